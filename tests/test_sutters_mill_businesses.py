"""Sutter's Mill, running businesses and the bonus buildings: SM-23 and SM-24."""

import pytest

from tests.coloma import at, coloma, deeds, happened, names, play, purses
from tests.tables import refused


def run(match, *digs: str) -> list[dict]:
    """Prospects with one prospector, or as told, then runs the businesses; what running them did."""
    play(match, "prospect", *(digs or ["dig BATH"]))
    return match.play("enough")


def sources(events) -> list[tuple[str, str | None]]:
    return [(chip["source"], chip["building"]) for chip in happened(events, "ChipTaken")]


@pytest.mark.rule("SM-23")
def test_sm_23_each_deed_earns_a_chip():
    match = coloma(
        "RIVER", "RIVER", HOTEL="a6", HALL="a2", BATH="b8", vein="1323", purses=[0, 9], takers="bb"
    )
    events = run(match)
    assert sources(events) == [("deed", "HALL"), ("deed", "HOTEL")]
    assert [chip["value"] for chip in happened(events, "ChipSeen")] == [3, 2]
    assert purses(match) == [6, 9]
    assert (match.turn, at(match, "takers")) == (1, [1, 1, 0, 0, 0])


@pytest.mark.rule("SM-23")
def test_sm_23_without_deeds_businesses_bring_nothing():
    match = coloma("RIVER", "RIVER", "RIVER", HALL="b6", BATH="b2")
    match.play("prospect")
    match.play("dig BATH")
    assert match.play("enough") == []
    assert (match.turn, at(match, "takers")) == (1, [0])


@pytest.mark.rule("SM-23", "SM-46")
def test_sm_23_the_adventurer_earns_a_chip_after_the_deeds():
    match = coloma("RIVER", "RIVER", "RIVER", HALL="a6", BATH="b3", HOTEL="b2", CHURCH="c4", STORE="c5 c6")
    assert match.view(None)["adventurer"] == 0
    assert sources(run(match)) == [("deed", "HALL"), ("adventurer", None)]


@pytest.mark.rule("SM-23", "SM-46")
def test_sm_23_the_adventurer_may_be_without_a_deed():
    match = coloma("RIVER", "RIVER", HALL="b6", vein="13")
    assert sources(run(match)) == [("adventurer", None)]
    assert purses(match) == [6 + 1 + 3, 6]


@pytest.mark.rule("SM-23", "SM-46")
def test_sm_23_the_adventurer_of_another_is_no_business_of_mine():
    match = coloma("RIVER", "RIVER", HALL="a6")
    assert match.view(None)["adventurer"] == 1
    assert sources(run(match)) == [("deed", "HALL")]


@pytest.mark.rule("SM-23")
def test_sm_23_the_section_may_change_and_no_prospector_is_needed():
    match = coloma("RIVER", "RIVER", HALL="a6", HOTEL="a2", CHURCH="a9", gone=22, vein="1243")
    events = run(match)
    assert names(events) == [
        *("ChipTaken", "ChipSeen", "NextSection", "ChipTaken", "ChipSeen", "ChipTaken", "ChipSeen")
    ]
    assert [chip["colour"] for chip in happened(events, "ChipTaken")] == ["blue", "brown", "brown"]
    assert purses(match) == [6 + 1 + 2 + 4 + 3, 6]


@pytest.mark.rule("SM-23")
def test_sm_23_they_cannot_be_forgone():
    match = coloma("RIVER", "RIVER", HALL="a6")
    play(match, "prospect", "dig BATH")
    assert list(match.moves()) == ["enough"]
    match.play("enough")
    assert at(match, "takers") == [0, 0]


@pytest.mark.rule("SM-23")
def test_sm_23_deeds_are_those_of_the_holder_of_the_moment():
    """Digging changes no stack, so the deeds are those of the start of the turn."""
    match = coloma("RIVER RIVER", "RIVER", HALL="a6 b8", BATH="b2 a9")
    assert deeds(match) == {"HALL": 1, "BATH": 0}
    assert sources(run(match, "dig HALL", "dig HALL")) == [("deed", "BATH")]


BONUS = [(0, "MILL", "blue"), (30, "HOOK", "brown"), (60, "STORE", "gray")]


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(("gone", "building", "colour"), BONUS)
def test_sm_24_the_deed_of_the_front_colour_brings_one_more_chip(gone, building, colour):
    match = coloma("RIVER HILL MINE", "RIVER", gone=gone, **{building: "a6"})
    events = run(match)
    assert sources(events) == [("deed", building)]
    assert (match.turn, at(match, "step", "bonuses")) == (0, ("bonus", [building]))
    assert list(match.moves()) == ["bonus", "no bonus"]
    events = match.play("bonus")
    assert happened(events, "ChipTaken") == [
        {"seat": 0, "colour": colour, "source": "bonus", "building": building}
    ]
    assert at(match, "takers")[gone:] == [0, 0, 0]
    assert (match.turn, at(match, "step", "bonuses")) == (1, ("start", []))


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(("gone", "building", "colour"), BONUS)
def test_sm_24_it_may_be_left(gone, building, colour):
    match = coloma("RIVER HILL MINE", "RIVER", gone=gone, **{building: "a6"})
    run(match)
    assert match.play("no bonus") == [{"event": "BonusLeft", "seat": 0}]
    assert at(match, "takers")[gone:] == [0, 0]
    assert (match.turn, at(match, "step", "bonuses")) == (1, ("start", []))


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("gone", [0, 30, 60])
def test_sm_24_the_deed_of_another_colour_brings_none(gone):
    others = {building: f"a{2 + number}" for number, (at, building, _) in enumerate(BONUS) if at != gone}
    match = coloma("RIVER HILL MINE", "RIVER", gone=gone, **others)
    run(match)
    assert match.turn == 1


@pytest.mark.rule("SM-24")
def test_sm_24_the_deed_of_somebody_else_brings_none():
    match = coloma("RIVER", "RIVER", MILL="a6 b8", HALL="a4")
    run(match)
    assert match.turn == 1


@pytest.mark.rule("SM-24")
def test_sm_24_it_counts_what_is_in_front_after_the_businesses():
    """A deed takes the last blue chip, so it is too late for the Mill's bonus."""
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", gone=20)
    run(match)
    assert at(match, "bonuses") == ["MILL"]
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", gone=21)
    run(match)
    assert at(match, "bonuses") == ["HOOK"]
    match = coloma("RIVER", "RIVER", MILL="a6", HALL="a4", gone=21)
    run(match)
    assert (match.turn, at(match, "bonuses")) == (1, [])


@pytest.mark.rule("SM-24", "SM-23")
def test_sm_24_the_worked_example_of_green():
    match = coloma("HILL", "RIVER", HOOK="a6", MILL="a4", gone=30, vein="4232")
    play(match, "prospect")
    dug = match.play("dig CHURCH")
    assert sources(dug) == [("prospector", "CHURCH")]
    assert sources(match.play("enough")) == [("deed", "MILL"), ("deed", "HOOK")]
    assert at(match, "bonuses") == ["HOOK"]
    assert sources(match.play("bonus")) == [("bonus", "HOOK")]
    assert purses(match)[0] == 6 + 4 + 2 + 3 + 2
    assert match.turn == 1


@pytest.mark.rule("SM-24")
def test_sm_24_at_most_one_a_turn_even_if_the_section_changes_with_it():
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", gone=20)
    run(match)
    assert at(match, "bonuses") == ["MILL"]
    assert happened(match.play("bonus"), "NextSection") == [{"seat": None, "camp": "HILL"}]
    assert match.turn == 1


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("move", ["prospect", "town", "dig MILL", "enough", "end", "bring MILL"])
def test_sm_24_first_it_is_said_whether_it_is_taken(move):
    match = coloma("RIVER RIVER", "RIVER", MILL="a6")
    run(match)
    assert refused(match, move) == "SM-24"


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("move", ["bonus", "no bonus"])
def test_sm_24_there_is_none_in_other_steps(move):
    match = coloma("RIVER", "RIVER", MILL="a6")
    assert refused(match, move) == "SM-11"
    match.play("prospect")
    assert refused(match, move) == "SM-21"


LITERAL = {"literal-bonus": True}


@pytest.mark.rule("SM-24")
def test_sm_24_literal_each_of_the_three_pays_while_its_colour_is_left_anywhere():
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", STORE="a2", options=LITERAL)
    run(match)
    assert at(match, "bonuses") == ["MILL", "HOOK", "STORE"]
    for left in (["HOOK", "STORE"], ["STORE"]):
        building = at(match, "bonuses")[0]
        assert sources(match.play("bonus")) == [("bonus", building)]
        assert (match.turn, at(match, "bonuses")) == (0, left)
    match.play("bonus")
    assert (match.turn, at(match, "takers")) == (1, [0] * 7)


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_sm_24_literal_the_first_that_is_declined_ends_it(taken):
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", STORE="a2", options=LITERAL)
    run(match)
    play(match, *["bonus"] * taken)
    assert match.play("no bonus") == [{"event": "BonusLeft", "seat": 0}]
    assert (match.turn, at(match, "bonuses")) == (1, [])
    assert len(at(match, "takers")) == 4 + taken


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(
    ("gone", "left", "due"),
    [
        (24, 48, ["HOOK", "STORE"]),
        (43, 29, ["HOOK", "STORE"]),
        (44, 28, ["STORE"]),
        (30, 18, ["HOOK"]),
        (30, 19, ["HOOK", "STORE"]),
        (19, 29, ["MILL", "HOOK"]),
    ],
)
def test_sm_24_literal_a_colour_that_is_gone_pays_no_more(gone, left, due):
    """Four chips are taken first: by a prospector, and for three deeds."""
    match = coloma(
        "RIVER HILL",
        "RIVER",
        gone=gone,
        left=left,
        closed="" if gone + left == 72 else "BATH",
        MILL="a6",
        HOOK="a4",
        STORE="a2",
        options=LITERAL,
    )
    run(match)
    assert at(match, "bonuses") == due


@pytest.mark.rule("SM-24")
def test_sm_24_literal_only_deeds_that_one_holds_pay():
    match = coloma("RIVER", "RIVER", MILL="b6", HOOK="a4", STORE="b2", HALL="a3", options=LITERAL)
    run(match)
    assert at(match, "bonuses") == ["HOOK"]
    assert happened(match.play("bonus"), "ChipTaken")[0]["colour"] == "blue"


@pytest.mark.rule("SM-24")
def test_sm_24_literal_what_is_due_is_counted_once():
    """The bonus of the Mill takes the last blue chip but one; the Ladder's the last."""
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", gone=19, options=LITERAL)
    run(match)
    assert at(match, "bonuses") == ["MILL", "HOOK"]
    assert happened(match.play("bonus"), "ChipTaken")[0]["colour"] == "blue"
    match = coloma("RIVER", "RIVER", MILL="a6", HOOK="a4", gone=20, options=LITERAL)
    run(match)
    match.play("bonus")
    assert at(match, "bonuses") == ["HOOK"]
    assert happened(match.play("bonus"), "ChipTaken")[0]["colour"] == "brown"
    assert match.turn == 1


@pytest.mark.rule("SM-24", "SM-36")
def test_sm_24_a_deed_that_is_gone_brings_no_bonus():
    match = coloma("RIVER", "RIVER", MILL="a6", closed="MILL")
    run(match)
    assert (match.turn, at(match, "takers")) == (1, [0])
