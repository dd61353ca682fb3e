"""A match as text: what it looks like, what is tolerated, and what is said of a text that is no record."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.match import Match
from fortyniner.record import TITLE, Record, Seat, read_record
from fortyniner.refusal import BadRecord, Fault, UnknownGame, UnknownRules
from tests.tables import HIDE, hidden_match, new_match, random_match, table

RECORD = f"""\
Fortyniner record
game: gold-hunting
rules: 1
person: Ann
bot old-hand: Ben: the #1
option start: 2
option tally: on
option odds: off
option rehide: off
seed: 49

{HIDE}  # 0 Ann
{HIDE}  # 0 Ben: the #1
call 3 at 1  # 1 Ben: the #1
stop  # 1 Ben: the #1
"""


def read(text: str) -> Match:
    return Match.read(text)


def test_a_record_looks_like_this():
    match = Match.new(
        "gold-hunting", ["Ann", "Ben: the #1"], 49, {"start": "2", "odds": False}, {1: "old-hand"}
    )
    for move in (HIDE, HIDE, "call 3 at 1", "stop"):
        match.play(move)
    assert match.record == RECORD


def test_reading_gives_the_match_back():
    match = read(RECORD)
    assert match.record == RECORD
    assert match.seats == (Seat("Ann"), Seat("Ben: the #1", "old-hand"))
    assert (match.seed, match.turn, match.position()["piles"]) == (49, 0, [[], [3]])
    assert match.options == {"start": "2", "tally": True, "odds": False, "rehide": False}


def test_a_match_from_a_position_keeps_the_position():
    match = table(veins_of=("1", "1.2"), piles=("3", ""))
    match.play("store")
    again = read(match.record)
    assert "\nposition: {" in match.record
    assert (again.record, again.position()) == (match.record, match.position())
    assert again.undo() == "store"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "  \n"),
        lambda text: text.replace("\n", "\n\t"),
        lambda text: text.rstrip(),
        lambda text: text + "\n\n# the end\n\n",
        lambda text: text.replace("call 3", "\n# a fine call\n\n  call   3"),
        lambda text: text.replace("game:", "# from the shelf\ngame :"),
        lambda text: text.replace("\nstop", "\nstop#"),
        lambda text: "\n".join(line.partition("  #")[0] for line in text.splitlines()),
        lambda text: text.replace("option tally: on\n", ""),
        lambda text: text.replace("rules: 1\nperson: Ann", "person: Ann\nrules: 01"),
    ],
)
def test_what_is_tolerated(change):
    text = change(RECORD)
    assert text != RECORD
    assert read(text).record == RECORD


def without(line: str) -> str:
    return "\n".join(kept for kept in RECORD.splitlines() if not kept.startswith(line))


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "no Fortyniner match"),
        ("Hello", 1, "no Fortyniner match"),
        ("\n" + RECORD, 1, "no Fortyniner match"),
        (TITLE, 1, "does not say 'game'"),
        (without("game"), 10, "does not say 'game'"),
        (without("rules"), 10, "does not say 'rules'"),
        (without("seed"), 10, "does not say 'seed'"),
        (RECORD.replace("rules: 1", "rules: one"), 3, "no whole number"),
        (RECORD.replace("rules: 1", "rules: ²"), 3, "no whole number"),
        (RECORD.replace("seed: 49", "seed: -49"), 10, "no whole number"),
        (RECORD.replace("seed: 49", "seed: " + "9" * 21), 10, "no whole number"),
        (RECORD.replace("seed: 49", "seed:"), 10, "no whole number"),
        (RECORD.replace("seed: 49", "seed: 49\nseed: 50"), 11, "'seed' is said twice"),
        (RECORD.replace("option odds: off", "option tally: off"), 8, "'option tally' is said twice"),
        (RECORD.replace("person: Ann", "person Ann"), 4, "no header line"),
        (RECORD.replace("person: Ann", "guest: Ann"), 4, "'guest' is nothing a record says"),
        (RECORD.replace("bot old-hand:", "bot old hand:"), 5, "'bot old hand' is nothing a record says"),
        (RECORD.replace("option start:", "option:"), 6, "'option' is nothing a record says"),
        (RECORD.replace("seed: 49", "seed: 49\nposition: {"), 11, "the position is no JSON"),
        (RECORD.replace("seed: 49", "seed: 49\nposition: " + "[" * 100_000), 11, "the position is no JSON"),
        (RECORD.replace("seed: 49", "seed: 49\nposition: 5"), 11, "a position is an object"),
        (RECORD.replace("seed: 49", "seed: 49\nposition: null"), 11, "a position is an object"),
        (RECORD.replace("call 3 at 1", "call 3 at"), 14, "'call 3 at' cannot be played: .* no move"),
        (RECORD.replace("call 3 at 1", "stop"), 14, "GH-17"),
        (RECORD.replace("call 3 at 1", "\n\nrehide 1 1"), 16, "GH-40"),
        (RECORD + "call 2 at 1\ncall 2 at 1\ncall 2 at 1\nstop\n", 19, "GH-17"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text, line, says):
    with pytest.raises(BadRecord, match=says) as told:
        read(text)
    assert told.value.line == line
    assert str(told.value) == f"line {line}: {told.value.reason}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (without("person"), "for 2 seats, not 1"),
        (RECORD.replace("person: Ann", "person: Ann\nperson: Cleo"), "for 2 seats, not 3"),
        (RECORD.replace("person: Ann", "person:"), "seat 1 needs a name"),
        (RECORD.replace("person: Ann", "person: " + "x" * 25), "seat 1 needs a name"),
        (RECORD.replace("bot old-hand", "bot old_hand"), "seat 2 has no such bot"),
        (RECORD.replace("option start: 2", "option start: 3"), "option 'start' cannot be '3'"),
        (RECORD.replace("option tally: on", "option tally: yes"), "option 'tally' cannot be 'yes'"),
        (RECORD.replace("option tally: on", "option tempo: on"), "no option 'tempo'"),
        (RECORD.replace("seed: 49", f"seed: {2**64}"), "a seed is a whole number"),
        (RECORD.replace("seed: 49", "seed: 49\nposition: {}"), "just these keys"),
    ],
)
def test_a_header_that_cannot_stand(text, says):
    with pytest.raises(BadRecord, match=f"the header cannot stand: .*{says}") as told:
        read(text)
    assert told.value.line is None


def test_a_record_of_another_game_or_another_rules_version():
    with pytest.raises(UnknownGame, match="no game 'gold-fishing'"):
        read(RECORD.replace("gold-hunting", "gold-fishing"))
    for version in ("0", "2"):
        with pytest.raises(UnknownRules, match=f"rules {version} of Gold Hunting; here are rules 1"):
            read(RECORD.replace("rules: 1", f"rules: {version}"))


def test_a_record_cut_anywhere_is_refused_or_tells_the_beginning_of_the_match():
    match = read(RECORD)
    beginnings = [match.position()]
    while match.log:
        match.undo()
        beginnings.append(match.position())
    body = RECORD.index("\n\n")
    for end in range(len(RECORD)):
        try:
            cut = read(RECORD[:end])
        except Fault:
            continue
        assert cut.position() in beginnings or end <= body


def test_record_and_text_are_the_same_thing():
    record = read_record(RECORD)
    assert str(record) == RECORD
    assert record.lines == [12, 13, 14, 15]
    assert record.comments[-1] == "1 Ben: the #1"
    assert str(Record("g", 1, [Seat("A")], {"x": "y"}, 0, {"a": 1})) == (
        f'{TITLE}\ngame: g\nrules: 1\nperson: A\noption x: y\nseed: 0\nposition: {{"a":1}}\n\n'
    )


@given(text=st.text(max_size=300) | st.text(max_size=200).map(lambda tail: f"{TITLE}\n{tail}"))
def test_any_text_is_refused_as_a_whole(text):
    with pytest.raises(Fault):
        read(text)


def mutated(text: str):
    """`text` with a few pieces cut out, doubled, swapped or overwritten."""
    places = st.integers(0, len(text))
    stuff = st.text(max_size=4) | st.sampled_from(
        ["\n", "\n\n", " ", "1", "call 1 at 1\n", "stop\n", "/", ".", ":", "#"]
    )
    return st.lists(st.tuples(places, st.integers(0, 12), stuff), min_size=1, max_size=4).map(
        lambda changes: _changed(text, changes)
    )


def _changed(text: str, changes) -> str:
    for place, cut, stuff in changes:
        text = text[:place] + stuff + text[place + cut :]
    return text


FROM_A_POSITION = table(veins_of=("1", "1.2"), piles=("3", "")).record + "store\ncall 2 at 1\ncall 1 at 1\n"


@pytest.mark.parametrize(
    "text", [RECORD, random_match(3).record, FROM_A_POSITION], ids=["bot", "long", "position"]
)
def test_a_record_with_errors_is_refused_or_is_a_match(text):
    @settings(max_examples=500)
    @given(changed=mutated(text))
    def holds(changed):
        try:
            match = read(changed)
        except Fault:
            return
        assert read(match.record).position() == match.position()
        json.dumps([match.view(seat) for seat in (0, 1, None)])
        assert match.turn is None or len(match.moves()) > 0

    holds()


def test_an_unplayed_match_has_a_record_too():
    match = new_match()
    assert read(match.record).position() == match.position()
    assert match.record.endswith("seed: 49\n\n")


def test_what_was_taken_back_is_not_in_the_record():
    match = hidden_match()
    before = match.record
    match.play("call 1 at 1")
    match.undo()
    assert match.record == before
