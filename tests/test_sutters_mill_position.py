"""Sutter's Mill positions as plain JSON: what is one, what is none, and that nothing else ever happens."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.match import Match
from fortyniner.refusal import BadMove, BadOption, BadPosition, Fault
from tests.coloma import NAMES, at, coloma, new_coloma, play, position, random_moves, some_options
from tests.spoilt import any_json, nearly


def read(given, seats=None):
    """A match from what may be a position."""
    hands = given.get("hands") if isinstance(given, dict) else None
    count = seats or (len(hands) if isinstance(hands, list) and 2 <= len(hands) <= 4 else 3)
    return Match.at("sutters-mill", given, NAMES[:count])


def refused(base, **parts):
    """Why the changed position is none."""
    read(base)
    with pytest.raises(BadPosition) as told:
        read(copy.deepcopy(base) | parts, len(base["hands"]))
    return str(told.value)


START = position("RIVER", "RIVER MILL", "RIVER")
DIGGING = position("RIVER RIVER", "RIVER", "RIVER", step="dig", HALL="a2")
DUG = position("RIVER MILL", "RIVER", "RIVER", step="dig", takers="a", dug=1, progress=True)
BONUS = position("MILL", "RIVER", "RIVER", step="bonus", takers="aa", dug=1, MILL="a2", bonuses=["MILL"])
TOWN = position("RIVER MILL", "RIVER", "RIVER", step="town", MILL="a2 b3", HALL="c4", BATH="a5")
REMOVING = position(
    *("MILL MILL", "RIVER", "RIVER"),
    step="town",
    winding="a",
    MILL="b2 b3",
    HALL="c4",
    EXPRESS="a9",
    scored=("", "4", ""),
    actions=1,
    used=["EXPRESS"],
    workers=["MILL MILL:MILL"],
    progress=True,
    closed="BATH",
)
CREWS = position(
    *("MILL HALL", "RIVER"), step="town", winding="a", workers=["MILL:MILL HALL", "HALL:MILL MILL"]
)
VEIN_EMPTY = position("MILL", "RIVER", gone=70, left=0, closed="BATH HALL", turn=None, ended="vein")
TOWN_EMPTY = position("", "", winding="ab", turn=None, ended="town")
STANDSTILL = position("RIVER", "RIVER", idle=6, turn=None, ended="standstill")
ALL = {
    name: value
    for name, value in list(globals().items())
    if name.isupper() and isinstance(value, dict) and "takers" in value
}


def test_a_position_is_all_there_is_as_plain_json():
    told = read(REMOVING).position()
    assert json.loads(json.dumps(told)) == told
    assert told == REMOVING
    assert told.keys() == {
        *("options", "first", "values", "paid", "hands", "crew", "standing", "scored", "winding", "takers"),
        *("lost", "stacks", "closed", "active", "step", "round", "dug", "bonuses", "actions", "used"),
        *("workers", "progress", "idle", "ended"),
    }
    assert told["workers"] == [[["MILL", []], ["MILL", ["MILL"]]]]


@pytest.mark.parametrize("name", ALL)
def test_what_is_written_here_is_a_position_and_can_be_played_to_the_end(name):
    before = copy.deepcopy(ALL[name])
    match = read(ALL[name])
    again = match.position()
    assert again | {"workers": 0} == before | {"workers": 0}
    assert read(again).position() == again
    for _ in random_moves(match, Chance(1)):
        pass
    assert match.standings()["over"]
    assert ALL[name] == before


@pytest.mark.parametrize(
    ("key", "values", "says"),
    [
        ("first", [None, 3, -1, "0", True, 0.0, []], "a seat"),
        ("values", [None, [], [1] * 71, [1] * 73, [True] * 72, ["1"] * 72, [5] * 72, "1" * 72], "72 chips"),
        ("paid", [[0, 0], [0, 0, 0, 0], [0, 0, -1], [0, 0, True], [0, 0, 0.0], 5, [0, 0, 10**4]], "number"),
        ("hands", [[[], []], [[], [], ["B"]], None, [[], [], None], [["2", "2"], [], []]], "a list of ranks"),
        ("crew", [[4, 4], [4, 4, 6], [4, 4, -1], [4, 4, True], None, [4, 4, "4"]], "a number of prospectors"),
        (
            "standing",
            [
                *([{}, {}], [{}, {}, {"LAKE": 1}], [{}, {}, {"MILL": 0}], [{}, {}, {"MILL": 6}], None),
                *([{}, {}, []], [{}, {}, {"MILL": True}], [{}, {}, {"MILL": -1}]),
            ],
            "how many prospectors are on which spaces",
        ),
        ("scored", [[[], []], [[], [], ["1"]], [[], [], ["A", "A"]], None, [[], [], "A"]], "a list of ranks"),
        ("winding", [[False, False], [0, 0, 0], None, [False] * 4, [False, False, None]], "true or false"),
        ("takers", [None, [3], [-1], ["0"], [True], 0, [[0]]], "a list of seats"),
        ("lost", [None, -1, True, "0", 1.0, 10**4], "a whole number"),
        (
            "stacks",
            [
                *(None, [], {}, {"MILL": []}, {"LAKE": []}),
                *(dict.fromkeys(START["stacks"], value) for value in (None, [0], [[0]], [[3, "2"]])),
                *(dict.fromkeys(START["stacks"], value) for value in ([[0, 2]], [["0", "2"]], [[0, "2", 0]])),
            ],
            "for each building a list of seats and ranks",
        ),
        ("closed", [None, ["RIVER"], ["MILL", "MILL"], "MILL", [0], [["MILL"]]], "a list of buildings"),
        ("active", [3, -1, "0", False, []], "a seat or null"),
        ("step", [None, "", "begin", 1, ["start"], {}], "start, dig, bonus, town"),
        ("round", [None, 0, -1, 1.5, True, "2"], "a whole number from 1"),
        ("dug", [None, -1, True, "0"], "a whole number"),
        ("bonuses", [None, ["RIVER"], ["MILL", "MILL"], {}, "MILL"], "a list of buildings"),
        ("actions", [None, -1, 6, True, "0"], "a number of actions, 5 at most"),
        ("used", [None, ["RIVER"], ["HALL", "HALL"], 0], "a list of buildings"),
        (
            "workers",
            [
                *([], {}, 0, [None], [[["MILL"]]], [[["MILL", ["RIVER"]]]], [[["LAKE", []]]]),
                *([[["MILL", ["MILL", "MILL"]]]], [[[["MILL"], []]]], [[["MILL", "MILL"]]], [[]] * 1000),
            ],
            "null, or lists of prospectors",
        ),
        ("progress", [None, 0, "false", []], "true or false"),
        ("idle", [None, -1, True, "0"], "a whole number"),
        ("ended", ["", "over", 0, ["vein"]], "null, vein, town or standstill"),
    ],
)
def test_each_part_has_its_form(key, values, says):
    for value in values:
        told = refused(START, **{key: value})
        assert f"{key!r} is wrong" in told
        assert says in told


@pytest.mark.parametrize(
    "wrong", [None, 5, "position", [], [1], True, {}, {"options": []}, {"options": None}]
)
def test_what_is_no_position_at_all(wrong):
    with pytest.raises(BadPosition):
        read(wrong)


def test_all_keys_and_no_others():
    for key in START.keys() - {"options"}:
        with pytest.raises(BadPosition, match="just these keys: actions, active"):
            read({had: value for had, value in START.items() if had != key}, 3)
    with pytest.raises(BadPosition, match="just these keys"):
        read(START | {"more": 1})


@pytest.mark.parametrize("options", [{"speed": True}, {"start": []}, {"costs": None}, {"open-purses": "yes"}])
def test_options_in_a_position_are_judged_as_options(options):
    with pytest.raises(BadOption):
        read(START | {"options": options})


def test_the_number_of_seats_is_that_of_the_table():
    with pytest.raises(BadPosition, match="'paid' is wrong: for each of 4 seats"):
        read(START, 4)


@pytest.mark.rule("SM-1")
def test_the_vein_holds_the_chips_of_each_colour():
    says = "does not hold the chips of each colour"
    values = START["values"]
    for place in (0, 23, 24, 47, 48, 71):
        other = 2 if values[place] != 2 else 3
        assert says in refused(START, values=[*values[:place], other, *values[place + 1 :]])
    assert says in refused(START, values=[values[24], *values[1:24], values[0], *values[25:]])


@pytest.mark.rule("SM-36")
def test_no_more_chips_have_gone_than_there_were():
    says = "more chips have gone than there can have been"
    assert says in refused(START, takers=[0] * 73)
    full = position("RIVER", "RIVER", gone=70, left=1, closed="MILL")
    assert says in refused(full, lost=3)
    assert says in refused(full, closed=["MILL", "HALL"])
    assert says in refused(full, closed=[])
    assert says in refused(START, closed=["MILL"])
    assert at(read(position("RIVER", "RIVER", left=60, closed="MILL")), "lost") == 12


@pytest.mark.rule("SM-2", "SM-10")
def test_the_cards_of_a_seat_are_each_in_one_place():
    says = "the cards of a seat are not each in one place"
    hands = START["hands"]
    assert says in refused(START, hands=[hands[0][1:], *hands[1:]])
    assert says in refused(START, scored=[["2"], [], []])
    assert says in refused(START, stacks=START["stacks"] | {"MILL": [[0, "2"]]})
    assert says in refused(TOWN, hands=[[*TOWN["hands"][0], "2"], *TOWN["hands"][1:]])
    assert says in refused(REMOVING, hands=[["K"], *REMOVING["hands"][1:]])
    assert says in refused(REMOVING, scored=[["9"], ["4"], []])
    twice = TOWN["stacks"] | {"HALL": [[0, "2"]]}
    assert says in refused(TOWN, stacks=twice)
    read(REMOVING | {"scored": [["K", "2"], ["4"], []]})


@pytest.mark.rule("SM-2", "SM-10")
def test_everybody_has_five_prospectors():
    says = "a seat does not have its five prospectors"
    assert says in refused(START, crew=[3, 3, 4])
    assert says in refused(START, crew=[5, 3, 4])
    assert says in refused(START, standing=[{"RIVER": 2}, *START["standing"][1:]])
    assert says in refused(REMOVING, crew=[1, 4, 4])
    six = [{"MILL": 2, "RIVER": 4}, *REMOVING["standing"][1:]]
    assert says in refused(REMOVING, standing=six, workers=None)


@pytest.mark.rule("SM-40")
def test_nobody_has_paid_more_than_was_found():
    says = "nobody can have paid more than was found"
    assert says in refused(START, paid=[0, 7, 0])
    assert at(read(START | {"paid": [0, 6, 0]}), "paid") == [0, 6, 0]


@pytest.mark.rule("SM-11", "SM-20", "SM-24")
def test_the_step_of_the_turn_can_be_this_one():
    says = "the step of the turn cannot be this one"
    for step in (START, DIGGING, DUG, BONUS):
        assert says in refused(step, actions=1)
        assert says in refused(step, used=["HALL"])
    for step in (START, DIGGING, DUG, TOWN):
        assert says in refused(step, bonuses=["MILL"])
    for step in (START, TOWN):
        assert says in refused(step, dug=1)
    assert says in refused(DIGGING, standing=[{"MINE": 2}, *DIGGING["standing"][1:]])
    assert says in refused(DUG, dug=0, standing=[{"MILL": 2}, *DUG["standing"][1:]])
    assert says in refused(BONUS, bonuses=[])
    assert says in refused(BONUS, bonuses=["HOOK"])
    assert says in refused(BONUS, active=1)
    assert says in refused(BONUS, bonuses=["MILL", "STORE"])
    hall = position("HALL", "RIVER", step="bonus", HALL="a2", MILL="a3", bonuses=["MILL"])
    assert says in refused(hall, bonuses=["HALL"])
    crew = [[["RIVER", []]]]
    assert says in refused(position("RIVER", "RIVER", winding="a"), workers=crew)
    for end in (VEIN_EMPTY, TOWN_EMPTY, STANDSTILL):
        assert says in refused(end, progress=True)
        assert says in refused(end, step="town")


@pytest.mark.rule("SM-35")
def test_those_who_removed_are_those_who_stand_there():
    says = "those who removed cards are not those who stand in the town"
    for crews in (
        [[["MILL", []]]],
        [[["MILL", []], ["HALL", []]]],
        [[["MILL", []], ["MILL", []], ["MILL", []]]],
        [[["MILL", []], ["MILL", []]], [["MILL", []]]],
        [[]],
    ):
        assert says in refused(REMOVING, workers=crews)
    assert says in refused(TOWN, workers=[[["RIVER", []], ["MILL", []]]])


@pytest.mark.rule("SM-35")
def test_crews_are_remembered():
    match = read(CREWS | {"stacks": CREWS["stacks"] | {"MILL": [[1, "2"], [1, "3"]]}} | _without("2", "3"))
    assert "remove MILL" in match.moves()
    match.play("remove MILL")
    assert at(match, "workers") == [[["HALL", ["MILL"]], ["MILL", ["MILL"]]]]
    assert read(match.position()).position() == match.position()
    assert list(read(match.position()).moves()) == list(match.moves())


def _without(*ranks):
    ann, ben = CREWS["hands"]
    return {"hands": [ann, [rank for rank in ben if rank not in ranks]]}


@pytest.mark.rule("SM-60", "SM-61")
def test_the_game_is_over_just_when_it_has_come_to_an_end():
    says = "the game is over just when it has come to one of its ends"
    assert says in refused(START, active=None)
    assert says in refused(START, ended="town")
    for why in ("vein", "town", "standstill"):
        assert says in refused(START, active=None, ended=why)
    for end in (VEIN_EMPTY, TOWN_EMPTY, STANDSTILL):
        assert says in refused(end, ended=None)
        assert says in refused(end, active=0, ended=None)
        assert says in refused(end, active=0)
        for why in {"vein", "town", "standstill"} - {end["ended"]}:
            assert says in refused(end, ended=why)
    assert read(position("", "RIVER", winding="ab")).turn == 0
    assert read(position("RIVER", "", winding="b")).turn == 0


@pytest.mark.rule("SM-61")
def test_nobody_has_stood_still_for_longer():
    assert "nobody can have stood still for so long" in refused(STANDSTILL, idle=7)
    assert read(START | {"idle": 8}).turn == 0
    assert "one of its ends" in refused(START, idle=9)


@pytest.mark.parametrize(
    "text",
    [
        *("", "wind", "wind  down", "Town", "town ", "dig", "dig RIVER", "dig mill", "bring", "bring LAKE"),
        *("play 1 MILL", "play K", "play K RIVER", "play MILL K", "move MILL", "leave", "remove RIVER"),
        *("shift MILL 1 up", "free", "free HALL", "free RIVER bring MILL", "free HALL end", "free HALL town"),
        *("free HALL free HALL bring MILL", "free CHURCH shift MILL 0 up", "free CHURCH shift MILL 01 up"),
        *(
            "free CHURCH shift MILL 100 up",
            "free CHURCH shift MILL 1１ up",
            "free CHURCH shift RIVER 1 up",
            "free CHURCH shift MILL 1",
        ),
        *("free CHURCH shift MILL 1 sideways", "bring MILL\n", "end end", "nobonus", "free  HALL bring MILL"),
        *("free CHURCH shift MILL ² up", "free CHURCH shift MILL １ up", "free HALL bring MILL\n"),
    ],
)
def test_what_is_no_move(text):
    with pytest.raises(BadMove, match="is no move of Sutter’s Mill"):
        coloma("RIVER", "RIVER").play(text)


PLAYED = [*ALL.values()]
for _seats in (2, 3, 4):
    _match = new_coloma(_seats, _seats, **some_options(_seats))
    PLAYED += [_match.position() for _ in random_moves(_match, Chance(_seats))][::5]

json_values = any_json(["MILL", "RIVER", "start", "town", "dig", "vein", "K", "2"], ["MILL", "RIVER"])
small = st.integers(0, 5) | st.sampled_from([[], ["MILL"], "town", True, False, None])
nearly_positions = nearly(PLAYED, json_values | small, "values")


@settings(max_examples=1200)
@given(position=nearly_positions | json_values, seed=st.integers(0, 99))
def test_any_json_is_refused_or_is_a_match_that_can_be_played(position, seed):
    before = copy.deepcopy(position)
    try:
        match = read(position)
    except Fault:
        return
    finally:
        assert position == before
    assert read(match.position()).position() == match.position()
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number == 40:
            break
        if number % 8 == 0:
            assert read(match.position()).view(None) == match.view(None)
            guess = match.chair(0, Chance(0)).guess(Chance(seed))
            assert read(guess.position()).view(0) == match.view(0)
    assert Match.read(match.record).position() == match.position()


@settings(max_examples=20)
@given(seed=st.integers(0, 2**64 - 1))
def test_from_any_position_of_a_match_it_is_played_on_alike(seed):
    match = new_coloma(3, seed, **some_options(seed))
    moves = list(random_moves(match, Chance(seed)))
    half = seed % len(moves)
    for _ in moves[half:]:
        match.undo()
    other = Match.at("sutters-mill", match.position(), NAMES[:3])
    for move in moves[half:]:
        assert play(other, move) == [event.to_json() for event in _redone(match).events]
    assert other.position() == match.position()
    assert other.standings() == match.standings()


def _redone(match: Match):
    match.redo()
    return match.log[-1]
