"""Sutter's Mill, the end: SM-60 and SM-61."""

import pytest

from tests.coloma import at, coloma, happened, in_town, names, new_coloma, offered, play
from tests.tables import refused


def over(match, why: str, events) -> bool:
    """Whether the match has ended so, with these events told last."""
    told = happened(events, "GameOver")
    return (
        match.turn is None
        and list(match.moves()) == []
        and match.standings()["over"]
        and names(events)[-1] == "GameOver"
        and [event["why"] for event in told] == [why]
        and [list(event["winners"]) for event in told] == [match.standings()["winners"]]
        and at(match, "ended", "active", "step", "progress") == (why, None, "start", False)
    )


@pytest.mark.rule("SM-60")
def test_sm_60_the_last_chip_dug_ends_it():
    match = coloma("MINE MINE", "RIVER", gone=71, HALL="a6")
    match.play("prospect")
    events = match.play("dig MILL")
    assert names(events) == ["Dug", "ChipTaken", "ChipSeen", "GameOver"]
    assert over(match, "vein", events)
    assert at(match, "standing")[0] == {"MINE": 1, "MILL": 1}


@pytest.mark.rule("SM-60")
def test_sm_60_in_the_midst_of_digging_the_others_dig_no_more():
    match = coloma("MINE MINE MINE", "RIVER", gone=70)
    play(match, "prospect", "dig MILL")
    assert match.turn == 0
    assert over(match, "vein", match.play("dig MILL"))


@pytest.mark.rule("SM-60")
def test_sm_60_running_businesses_ends_it():
    match = coloma("MINE", "RIVER", gone=70, HALL="a6", HOTEL="a2", STORE="a3")
    play(match, "prospect", "dig MILL")
    events = match.play("enough")
    assert names(events) == ["ChipTaken", "ChipSeen", "GameOver"]
    assert over(match, "vein", events)


@pytest.mark.rule("SM-60")
def test_sm_60_the_chip_of_the_adventurer_ends_it():
    match = coloma("MINE", "RIVER", gone=70, HALL="b6")
    play(match, "prospect", "dig MILL")
    events = match.play("enough")
    assert happened(events, "ChipTaken")[0]["source"] == "adventurer"
    assert over(match, "vein", events)


@pytest.mark.rule("SM-60")
def test_sm_60_the_chip_of_a_bonus_ends_it():
    match = coloma("MINE", "RIVER", gone=69, STORE="a6")
    play(match, "prospect", "dig MILL", "enough")
    events = match.play("bonus")
    assert names(events) == ["ChipTaken", "ChipSeen", "GameOver"]
    assert over(match, "vein", events)


@pytest.mark.rule("SM-60", "SM-24")
def test_sm_60_a_bonus_that_is_left_does_not():
    match = coloma("MINE", "RIVER", gone=69, STORE="a6")
    play(match, "prospect", "dig MILL", "enough", "no bonus")
    assert match.turn == 1
    assert sum(match.view(None)["left"].values()) == 1


@pytest.mark.rule("SM-60", "SM-24")
def test_sm_60_literal_bonuses_after_the_last_chip_are_not_asked_for():
    """One chip is left of each of two colours; the end comes with the second."""
    match = coloma(
        *("HILL", "RIVER"),
        gone=44,
        left=5,
        closed="BATH",
        HOOK="a6",
        STORE="a2",
        options={"literal-bonus": True},
    )
    play(match, "prospect", "dig MILL", "enough")
    assert at(match, "bonuses") == ["HOOK", "STORE"]
    assert names(match.play("bonus")) == ["ChipTaken", "ChipSeen", "NextSection"]
    events = match.play("bonus")
    assert over(match, "vein", events)
    assert at(match, "bonuses") == []


@pytest.mark.rule("SM-60", "SM-36")
@pytest.mark.parametrize("free", ["", "free EXPRESS "])
def test_sm_60_a_chip_that_is_lost_ends_it_too(free):
    match = in_town("MILL", "RIVER", winding="a", MILL="b6", EXPRESS="a2", gone=71)
    events = match.play(f"{free}remove MILL")
    assert names(events)[:3] == ["Removed", "DeedGone", "ChipLost"]
    assert names(events)[-2:] == ["AdventurerPassed", "GameOver"]
    assert over(match, "vein", events)
    assert at(match, "lost", "scored") == (1, [[], ["6"]])


@pytest.mark.rule("SM-60", "SM-36")
def test_sm_60_both_ends_of_the_vein_meet():
    match = in_town("MILL HALL", "RIVER", winding="a", MILL="b6", HALL="b2", gone=40, left=2, closed="BATH")
    match.play("remove MILL")
    assert match.turn == 0
    assert over(match, "vein", match.play("remove HALL"))


@pytest.mark.rule("SM-60")
def test_sm_60_the_round_is_not_played_out():
    match = coloma("RIVER", "MINE", "RIVER", gone=71, turn=1, round=7)
    play(match, "prospect")
    assert over(match, "vein", match.play("dig MILL"))
    assert at(match, "round") == 7


@pytest.mark.rule("SM-60")
@pytest.mark.parametrize(
    "move",
    ["wind down", "prospect", "town", "dig MILL", "enough", "bonus", "end", "bring MILL", "leave MILL"],
)
def test_sm_60_afterwards_nothing_is_played(move):
    match = coloma("MINE", "RIVER", gone=71)
    play(match, "prospect", "dig MILL")
    assert refused(match, move) == "SM-60"


@pytest.mark.rule("SM-60")
def test_sm_60_with_a_chip_left_it_goes_on():
    match = coloma("MINE", "RIVER", "RIVER", gone=70)
    play(match, "prospect", "dig MILL", "enough")
    assert match.turn == 1
    assert match.view(None)["camp"] == "MINE"


@pytest.mark.rule("SM-61")
@pytest.mark.parametrize("free", ["", "free HOTEL "])
def test_sm_61_it_ends_when_all_are_winding_down_and_nobody_is_left(free):
    match = in_town("MILL", "", winding="ab", HOTEL="a6")
    events = match.play(f"{free}leave MILL")
    assert names(events) == ["Left", "GameOver"]
    assert over(match, "town", events)


@pytest.mark.rule("SM-61")
@pytest.mark.parametrize(
    ("standing", "winding"),
    [
        (("MILL", "RIVER"), "ab"),
        (("MILL MILL", ""), "ab"),
        (("MILL RIVER", ""), "ab"),
        (("MILL", "RIVER"), "a"),
        (("MILL", "", "MINE"), "abc"),
    ],
)
def test_sm_61_not_while_somebody_is_on_the_board(standing, winding):
    match = in_town(*standing, winding=winding)
    match.play("leave MILL")
    assert match.turn == 0


@pytest.mark.rule("SM-61")
def test_sm_61_not_while_somebody_is_building_up():
    """Nobody who is Building Up can be without a prospector in play; a position may have it so."""
    match = in_town("MILL", "", winding="a")
    match.play("leave MILL")
    assert match.turn == 0
    play(match, "end")
    events = match.play("wind down")
    assert names(events) == ["Switched", "GameOver"]
    assert over(match, "town", events)


@pytest.mark.rule("SM-61")
def test_sm_61_switching_with_prospectors_in_town_ends_nothing():
    match = coloma("MILL", "", winding="b")
    match.play("wind down")
    assert match.turn == 0


@pytest.mark.rule("SM-61", "SM-60")
def test_sm_61_the_last_prospector_may_still_empty_the_vein():
    match = coloma("MINE", "", gone=71, winding="ab")
    play(match, "prospect")
    assert over(match, "vein", match.play("dig MILL"))


@pytest.mark.rule("SM-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sm_61_three_rounds_of_passing_end_it(seats):
    match = new_coloma(seats, start="2")
    for turn in range(3 * seats):
        assert at(match, "idle") == turn
        match.play("town")
        events = match.play("end")
        assert (match.turn is None) == (turn == 3 * seats - 1)
    assert names(events) == ["TurnEnded", "GameOver"]
    assert over(match, "standstill", events)
    assert at(match, "round") == 3


@pytest.mark.rule("SM-61")
def test_sm_61_moving_about_and_shifting_is_no_progress():
    match = in_town("MILL", "HALL", MILL="a2 b3", CHURCH="a4", idle=4)
    play(match, "move MILL HALL", "move HALL MILL", "free CHURCH shift MILL 1 up", "end")
    assert at(match, "idle") == 5
    play(match, "town", "move HALL MILL")
    assert match.turn == 1
    assert over(match, "standstill", match.play("end"))


@pytest.mark.rule("SM-61")
@pytest.mark.parametrize(
    ("winding", "moves"),
    [
        ("", ("town", "bring MILL", "end")),
        ("", ("town", "play 6 MILL", "end")),
        ("", ("town", "free HALL bring MILL", "end")),
        ("", ("town", "free BATH play 6 MILL", "end")),
        ("", ("prospect", "dig MILL", "enough")),
        ("", ("wind down", "town", "end")),
        ("a", ("town", "leave MILL", "end")),
        ("a", ("town", "remove MILL", "end")),
        ("a", ("town", "free EXPRESS remove MILL", "end")),
        ("a", ("town", "free HOTEL leave MILL", "end")),
        ("a", ("prospect", "dig MILL", "enough")),
    ],
)
def test_sm_61_what_enters_or_leaves_the_town_is_progress(winding, moves):
    match = coloma(
        *("RIVER MILL", "RIVER"),
        idle=5,
        winding=winding,
        MILL="b3 b4",
        HALL="a2",
        BATH="a3",
        EXPRESS="a4",
        HOTEL="a5",
    )
    play(match, *moves)
    assert (match.turn, at(match, "idle", "progress")) == (1, (0, False))


@pytest.mark.rule("SM-61")
def test_sm_61_without_any_it_would_have_ended_here():
    match = in_town("RIVER MILL", "RIVER", idle=5)
    assert over(match, "standstill", play(match, "move RIVER HILL", "end"))


@pytest.mark.rule("SM-61")
def test_sm_61_progress_early_in_a_turn_counts_at_its_end():
    match = in_town("RIVER MILL", "RIVER", idle=5)
    play(match, "bring MILL", "move MILL RIVER", "end", "town", "end")
    assert (match.turn, at(match, "idle")) == (0, 1)


@pytest.mark.rule("SM-61")
def test_sm_61_whoever_has_nobody_left_passes_until_the_others_are_done():
    match = in_town("MILL", "MILL", winding="ab")
    play(match, "leave MILL", "end", "town", "end")
    assert list(match.moves()) == ["town"]
    match.play("town")
    assert list(match.moves()) == ["end"]
    match.play("end")
    assert offered(match, "prospect", "town") == {"town"}


@pytest.mark.rule("SM-61", "SM-62")
def test_sm_61_it_is_scored_as_it_stands():
    match = in_town("RIVER MILL", "RIVER", "HALL", idle=8, MILL="a6", HALL="c9", scored=("K", "", ""))
    match.play("end")
    scores = match.standings()["scores"]
    assert [score["total"] for score in scores] == [6 + 10 - 6 - 3, 6 - 1, 6 - 9 - 1]
    assert match.standings()["winners"] == [0]
