"""Sutter's Mill, the start of a turn: SM-10 and SM-11."""

import pytest

from tests.coloma import at, coloma, happened, in_town, names, new_coloma, offered, play
from tests.tables import refused


@pytest.mark.rule("SM-10", "SM-11")
def test_sm_11_a_turn_begins_with_its_choice():
    match = coloma("RIVER", "RIVER")
    assert list(match.moves()) == ["wind down", "prospect", "town"]


@pytest.mark.rule("SM-10")
def test_sm_10_who_switches_loses_what_is_in_hand_and_then_goes_on():
    match = coloma("RIVER MILL", "RIVER", MILL="a6 a8", turn=0)
    events = match.play("wind down")
    assert happened(events, "Switched") == [{"seat": 0, "cards": 11, "prospectors": 3}]
    assert at(match, "hands", "crew")[0][0] == []
    assert at(match, "crew") == [0, 4]
    assert at(match, "winding") == [True, False]
    assert (match.turn, at(match, "step")) == (0, "start")
    assert list(match.moves()) == ["prospect", "town"]


@pytest.mark.rule("SM-10")
def test_sm_10_what_stands_and_lies_in_town_stays_and_so_does_the_scored_pile():
    match = coloma("RIVER MILL", "RIVER", MILL="a6 b8", scored=("K", ""))
    match.play("wind down")
    assert at(match, "stacks")["MILL"] == [[0, "6"], [1, "8"]]
    assert at(match, "standing")[0] == {"RIVER": 1, "MILL": 1}
    assert at(match, "scored") == [["K"], []]


@pytest.mark.rule("SM-10")
def test_sm_10_the_cards_that_left_never_score():
    match = coloma("RIVER", "RIVER")
    before = match.standings()["scores"]
    match.play("wind down")
    assert match.standings()["scores"] == before


@pytest.mark.rule("SM-10")
def test_sm_10_with_nothing_in_hand_one_may_switch_as_well():
    match = coloma("RIVER MILL MILL MILL MILL", "RIVER")
    assert happened(match.play("wind down"), "Switched") == [{"seat": 0, "cards": 13, "prospectors": 0}]


@pytest.mark.rule("SM-10")
def test_sm_10_there_is_no_way_back_and_no_second_time():
    match = coloma("RIVER", "RIVER", winding="a")
    assert refused(match, "wind down") == "SM-10"
    play(match, "town", "end", "town", "end")
    assert match.turn == 0
    assert refused(match, "wind down") == "SM-10"


@pytest.mark.rule("SM-10")
@pytest.mark.parametrize(("step", "more"), [("town", {}), ("dig", {}), ("dig", {"dug": 1})])
def test_sm_10_only_before_anything_else(step, more):
    assert refused(coloma("RIVER", "RIVER", step=step, **more), "wind down") == "SM-10"


@pytest.mark.rule("SM-10")
def test_sm_10_not_before_a_bonus_chip_either():
    match = coloma("RIVER", "RIVER", MILL="a6", step="bonus", bonuses=["MILL"])
    assert refused(match, "wind down") == "SM-10"


@pytest.mark.rule("SM-10")
def test_sm_10_each_player_switches_alone_and_at_any_time():
    match = coloma("RIVER", "RIVER", "RIVER")
    play(match, "town", "end", "wind down", "town", "end")
    assert at(match, "winding") == [False, True, False]
    assert match.moves()[0] == "wind down"


@pytest.mark.rule("SM-11")
@pytest.mark.parametrize("winding", ["", "a"])
def test_sm_11_both_ways_are_open_in_both_phases(winding):
    match = coloma("RIVER", "RIVER", winding=winding)
    assert offered(match, "prospect", "town") == {"prospect", "town"}
    assert names(match.play("town")) == ["WentToTown"]
    match.undo()
    assert names(match.play("prospect")) == ["WentProspecting"]


@pytest.mark.rule("SM-11")
@pytest.mark.parametrize(
    "move",
    [
        *("bring MILL", "play 6 MILL", "move RIVER HILL", "leave RIVER", "remove MILL"),
        *("free HALL bring MILL", "end", "dig MILL", "enough", "bonus", "no bonus"),
    ],
)
def test_sm_11_nothing_is_done_before_the_choice(move):
    assert refused(coloma("RIVER", "RIVER"), move) == "SM-11"


@pytest.mark.rule("SM-11", "SM-21")
@pytest.mark.parametrize(
    "move", ["bring MILL", "move RIVER HILL", "free HALL bring MILL", "end", "prospect", "town", "bonus"]
)
def test_sm_11_who_prospects_does_not_act_in_town(move):
    match = coloma("RIVER RIVER", "RIVER", HALL="a6", step="dig")
    assert refused(match, move) == "SM-21"
    match.play("dig MILL")
    assert refused(match, move) == "SM-21"


@pytest.mark.rule("SM-11", "SM-30")
@pytest.mark.parametrize("move", ["dig MILL", "enough", "prospect", "town", "bonus", "no bonus"])
def test_sm_11_who_acts_in_town_does_not_prospect(move):
    match = in_town("RIVER RIVER", "RIVER")
    assert refused(match, move) == "SM-30"
    match.play("bring MILL")
    assert refused(match, move) == "SM-30"


@pytest.mark.rule("SM-11")
def test_sm_11_exactly_one_of_them_then_the_next_has_the_turn():
    match = new_coloma(3, start="1")
    play(match, "prospect", "dig MILL", "enough")
    assert (match.turn, at(match, "step")) == (1, "start")
    play(match, "town", "end")
    assert (match.turn, at(match, "step")) == (2, "start")


@pytest.mark.rule("SM-11")
def test_sm_11_the_next_turn_knows_nothing_of_the_last_one():
    match = in_town("HALL MILL", "RIVER", winding="a", EXPRESS="a4", MILL="a6 a8")
    play(match, "remove MILL", "move HALL BATH", "move BATH HALL", "end")
    parts = at(match, "actions", "used", "workers", "progress", "dug", "bonuses")
    assert parts == (0, [], None, False, 0, [])
