"""Gold Hunting positions as plain JSON: what is one, what is none, and that nothing else ever happens."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.match import Match
from fortyniner.refusal import BadOption, BadPosition, Fault
from tests.spoilt import any_json, nearly
from tests.tables import HIDE, hidden_match, new_match, position, random_match, random_moves, table


def at(position):
    return Match.at("gold-hunting", position, ["Ann", "Ben"])


def test_a_position_is_all_there_is_as_plain_json():
    match = hidden_match(odds=False)
    match.play("call 3 at 1")
    assert match.position() == {
        "options": {"start": "1", "tally": True, "odds": False, "rehide": True},
        "first": 0,
        "numbers": match.position()["numbers"],
        "markers": ["down", "down"],
        "veins": [[[1, 2, 3], [2, 1], [1, 2], [3, 1, 2]], [[1, 2], [2, 1], [1, 2], [3, 1, 2]]],
        "piles": [[3], []],
        "stores": [[], []],
        "active": 0,
        "step": "more",
        "round": 1,
    }
    assert json.loads(json.dumps(match.position())) == match.position()


@pytest.mark.parametrize(
    ("key", "values", "says"),
    [
        ("first", [2, -1, None, "0", True, 0.0], "'first' is wrong: 0 or 1"),
        (
            "numbers",
            [[1], [1, 1], [1, 4], [0, 1], [1, 2, 3], "12", [True, 2], None, [[1], 2]],
            "two different numbers",
        ),
        (
            "markers",
            [["down"], ["down", "lost"], ["down", None], "down", ["down", ["up"]]],
            "two of down, up",
        ),
        (
            "veins",
            [[], [[[1]] * 3, [[1]] * 4], [[[1]] * 4] * 3, [[[4]] * 4] * 2, [[1] * 4] * 2, 5],
            "four lists",
        ),
        (
            "piles",
            [[[]], [[0], []], [["1"], []], [None, []], {}, [[True], []]],
            "'piles' is wrong: for each seat a list",
        ),
        ("stores", [[[]], [[0], []], [[1.0], []]], "'stores' is wrong: for each seat a list"),
        ("active", [2, "0", False, -1], "'active' is wrong: 0, 1 or null"),
        ("step", ["", "begin", None, ["open"], 0], "'step' is wrong: open, stored or more"),
        ("round", [-1, 1.5, "1", None, True], "'round' is wrong"),
    ],
)
def test_each_part_has_its_form(key, values, says):
    for value in values:
        with pytest.raises(BadPosition, match=says):
            at(position() | {key: value})


@pytest.mark.parametrize(
    "wrong", [None, 5, "position", [], [1], True, {}, {"options": []}, {"options": None}]
)
def test_what_is_no_position_at_all(wrong):
    with pytest.raises(BadPosition):
        at(wrong)


def test_all_keys_and_no_others():
    for key in position().keys() - {"options"}:
        with pytest.raises(BadPosition, match="just these keys: active, first"):
            at({had: value for had, value in position().items() if had != key})
    with pytest.raises(BadPosition, match="just these keys"):
        at(position() | {"more": 1})


@pytest.mark.parametrize(
    "options", [{"speed": True}, {"start": []}, {"start": {}}, {"odds": None}, {"odds": [1]}]
)
def test_options_in_a_position_are_judged_as_options(options):
    with pytest.raises(BadOption):
        at(position() | {"options": options})


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"veins_of": ("1", "3/3"), "piles": ("3", "")}, "seat 1 cannot have more than 2 pieces of 3"),
        ({"veins_of": ("1.1.1/1", "1"), "stores": ("", "1")}, "seat 2 cannot have more than 4 pieces of 1"),
        ({"veins_of": ("2.2.2/2.2", "1")}, "seat 2 cannot have more than 4 pieces of 2"),
        ({"markers": ("boxed", "down")}, "seat 1 has stored just when its marker is boxed"),
        (
            {"stores": ("", "1"), "markers": ("down", "down")},
            "seat 2 has stored just when its marker is boxed",
        ),
        ({"veins_of": ("", ""), "turn": 0}, "nothing to mine, or nobody is active"),
        ({"veins_of": ("1", ""), "turn": 0}, "nothing to mine, or nobody is active"),
        ({"veins_of": ("1", ""), "turn": None}, "nothing to mine, or nobody is active"),
        ({"veins_of": ("", "1"), "turn": 1}, "nothing to mine, or nobody is active"),
        ({"step": "more"}, "nobody can be at step 'more' here"),
        ({"step": "more", "piles": ("", "2")}, "nobody can be at step 'more' here"),
        ({"step": "stored"}, "nobody can be at step 'stored' here"),
        ({"step": "stored", "stores": ("1", ""), "piles": ("2", "")}, "nobody can be at step 'stored' here"),
        (
            {"step": "more", "piles": ("2", ""), "veins_of": ("", ""), "turn": None},
            "nobody can be at step 'more'",
        ),
        ({"round": 20, "veins_of": ("1", "1")}, "every turn lifts a piece"),
        ({"round": 0, "veins_of": ("", ""), "turn": None}, "while gold is being hidden"),
        ({"round": 0, "veins_of": ("", ""), "turn": 1}, "while gold is being hidden"),
        ({"round": 0, "veins_of": (HIDE[5:], "")}, "while gold is being hidden"),
        ({"round": 0, "veins_of": (HIDE[5:], "1"), "turn": 1}, "while gold is being hidden"),
        ({"round": 0, "veins_of": ("1", ""), "turn": 1}, "not hidden all its pieces"),
        ({"round": 0, "veins_of": ("1.1.1.1/2.2.2.2/3.3", ""), "turn": 1}, "not hidden all its pieces"),
        ({"round": 0, "veins_of": ("", ""), "piles": ("1", "")}, "while gold is being hidden"),
        ({"round": 0, "veins_of": ("", ""), "stores": ("1", "")}, "while gold is being hidden"),
        ({"round": 0, "veins_of": ("", ""), "markers": ("up", "down")}, "nobody has opened a turn"),
    ],
)
def test_parts_that_cannot_stand_together(parts, says):
    with pytest.raises(BadPosition, match=says):
        table(**parts)


def test_parts_that_can_stand_together():
    """The edges of what is refused above."""
    table(veins_of=("1", "3"), piles=("3", ""))
    table(round=19, veins_of=("1", "1"))
    table(step="more", piles=("2", ""))
    table(step="stored", stores=("2", ""))
    table(round=0, veins_of=("", ""))
    table(round=0, veins_of=(HIDE[5:], ""), turn=1)
    table(veins_of=("", ""), turn=None, stores=("", "1"))


PLAYED = [random_match(seed).position() for seed in (1, 2)] + [
    new_match().position(),
    hidden_match().position(),
]
for _ in random_moves(_match := new_match(8), Chance(8)):
    PLAYED.append(_match.position())

json_values = any_json(["up", "open", "1"], ["0", "start"])
small = st.integers(0, 3) | st.sampled_from([[], [1], [2, 3], "boxed", "more"])
nearly_positions = nearly(PLAYED, json_values | small)


@settings(max_examples=1500)
@given(position=nearly_positions | json_values, seed=st.integers(0, 99))
def test_any_json_is_refused_or_is_a_match_that_can_be_played_to_its_end(position, seed):
    before = copy.deepcopy(position)
    try:
        match = at(position)
    except Fault:
        return
    finally:
        assert position == before
    assert at(match.position()).position() == match.position()
    for _ in random_moves(match, Chance(seed), rehides=6):
        assert at(match.position()).view(None) == match.view(None)
        match.chair(0, Chance(0)).guess(Chance(seed))
    assert match.standings()["over"]
    assert Match.read(match.record).position() == match.position()
