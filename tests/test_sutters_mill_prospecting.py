"""Sutter's Mill, prospecting for gold: SM-20 to SM-22."""

import pytest

from tests.coloma import at, coloma, happened, names, offered, play, purses
from tests.tables import refused

BUILDINGS = {"MILL", "HALL", "BATH", "CHURCH", "HOOK", "EXPRESS", "HOTEL", "STORE"}


@pytest.mark.rule("SM-20")
@pytest.mark.parametrize("winding", ["", "a"])
@pytest.mark.parametrize(
    ("standing", "gone"),
    [("HILL MILL", 0), ("HILL", 23), ("RIVER MINE", 24), ("HILL", 48), ("RIVER", 71), ("MILL", 0)],
)
def test_sm_20_prospecting_needs_somebody_in_the_current_camp(standing, gone, winding):
    match = coloma(standing, "RIVER HILL MINE", gone=gone, winding=winding)
    assert refused(match, "prospect") == "SM-20"
    assert offered(match, "prospect", "town") == {"town"}


@pytest.mark.rule("SM-20")
@pytest.mark.parametrize(("standing", "gone"), [("RIVER", 23), ("HILL", 24), ("HILL", 47), ("MINE", 48)])
def test_sm_20_one_there_is_enough(standing, gone):
    match = coloma(standing, "MILL", gone=gone)
    match.play("prospect")
    assert offered(match, "dig") == {f"dig {building}" for building in BUILDINGS}


@pytest.mark.rule("SM-21")
def test_sm_21_each_who_moves_earns_the_front_chip():
    match = coloma("RIVER RIVER MILL", "RIVER", gone=4, vein="31", purses=[5, 6])
    match.play("prospect")
    assert match.play("dig HOOK") == [
        {"event": "Dug", "seat": 0, "camp": "RIVER", "building": "HOOK"},
        {"event": "ChipTaken", "seat": 0, "colour": "blue", "source": "prospector", "building": "HOOK"},
        {"event": "ChipSeen", "seat": 0, "value": 3, "open": False},
    ]
    assert at(match, "standing")[0] == {"RIVER": 1, "MILL": 1, "HOOK": 1}
    assert purses(match) == [8, 6]
    match.play("dig HOOK")
    assert at(match, "standing")[0] == {"MILL": 1, "HOOK": 2}
    assert purses(match) == [9, 6]
    assert at(match, "takers")[4:] == [0, 0]
    assert match.view(1)["dug"] == 2


@pytest.mark.rule("SM-21")
def test_sm_21_they_may_be_spread_freely_or_all_go_to_one_building():
    match = coloma("RIVER RIVER RIVER RIVER RIVER", "RIVER")
    match.play("prospect")
    for building in ("HALL", "HALL", "STORE", "CHURCH", "HALL"):
        match.play(f"dig {building}")
    assert at(match, "standing")[0] == {"HALL": 3, "STORE": 1, "CHURCH": 1}


@pytest.mark.rule("SM-21")
def test_sm_21_never_to_a_camp():
    match = coloma("RIVER RIVER", "RIVER")
    match.play("prospect")
    assert offered(match, "dig") == {f"dig {building}" for building in BUILDINGS}


@pytest.mark.rule("SM-21")
def test_sm_21_at_least_one_has_to_move():
    match = coloma("RIVER RIVER", "RIVER")
    match.play("prospect")
    assert refused(match, "enough") == "SM-21"
    match.play("dig MILL")
    match.play("enough")
    assert match.turn == 1


@pytest.mark.rule("SM-21")
def test_sm_21_it_may_be_enough_with_others_still_in_the_camp_and_is_said_when_nobody_is():
    match = coloma("RIVER RIVER", "RIVER")
    play(match, "prospect", "dig MILL")
    assert "enough" in match.moves()
    match.play("dig MILL")
    assert list(match.moves()) == ["enough"]
    assert refused(match, "dig MILL") == "SM-21"


@pytest.mark.rule("SM-21")
def test_sm_21_the_prospectors_of_others_are_not_ones_own():
    match = coloma("RIVER", "RIVER RIVER RIVER")
    play(match, "prospect", "dig MILL")
    assert refused(match, "dig MILL") == "SM-21"
    assert at(match, "standing")[1] == {"RIVER": 3}


@pytest.mark.rule("SM-21")
def test_sm_21_those_elsewhere_stay_where_they_are():
    match = coloma("RIVER HILL MILL", "RIVER")
    play(match, "prospect", "dig HOOK", "enough")
    assert at(match, "standing")[0] == {"HILL": 1, "MILL": 1, "HOOK": 1}


@pytest.mark.rule("SM-21")
def test_sm_21_winding_down_it_is_the_same():
    match = coloma("RIVER", "RIVER", winding="ab")
    play(match, "prospect", "dig MILL", "enough")
    assert at(match, "takers") == [0]


@pytest.mark.rule("SM-22")
def test_sm_22_the_worked_example_two_chips_are_left_in_the_river():
    match = coloma("RIVER RIVER RIVER HILL HILL", "RIVER", gone=22, vein="1343")
    play(match, "prospect", "dig MILL")
    events = match.play("dig HALL")
    assert names(events) == ["Dug", "ChipTaken", "ChipSeen", "NextSection"]
    assert happened(events, "NextSection") == [{"seat": None, "camp": "HILL"}]
    (dug,) = happened(match.play("dig MILL"), "Dug")
    assert (dug["camp"], purses(match)[0]) == ("HILL", 6 + 1 + 3 + 4)
    match.play("dig MILL")
    assert refused(match, "dig MILL") == "SM-21"
    assert at(match, "standing")[0] == {"RIVER": 1, "MILL": 3, "HALL": 1}
    match.play("enough")
    assert at(match, "takers")[22:] == [0] * 4


@pytest.mark.rule("SM-22")
def test_sm_22_going_on_is_not_compulsory():
    match = coloma("RIVER HILL", "RIVER", gone=23)
    play(match, "prospect", "dig MILL")
    assert {"enough", "dig HOOK"} <= set(match.moves())
    match.play("enough")
    assert (match.turn, at(match, "takers")[23:]) == (1, [0])


@pytest.mark.rule("SM-22")
def test_sm_22_without_anybody_in_the_new_camp_it_is_enough():
    match = coloma("RIVER RIVER MINE", "RIVER", gone=23)
    play(match, "prospect", "dig MILL")
    assert list(match.moves()) == ["enough"]
    assert refused(match, "dig MILL") == "SM-21"


@pytest.mark.rule("SM-22", "SM-20", "SM-33")
def test_sm_22_who_is_left_in_an_exhausted_camp_digs_no_more_and_is_moved_in_town():
    match = coloma("RIVER RIVER", "HILL", gone=23)
    play(match, "prospect", "dig MILL", "enough", "town", "end")
    assert refused(match, "prospect") == "SM-20"
    play(match, "town", "move RIVER HILL", "end", "town", "end")
    assert "prospect" in match.moves()


@pytest.mark.rule("SM-22")
def test_sm_22_from_the_hill_to_the_mine_it_is_the_same():
    match = coloma("HILL HILL MINE", "RIVER", gone=47, vein="42")
    play(match, "prospect")
    assert happened(match.play("dig MILL"), "NextSection") == [{"seat": None, "camp": "MINE"}]
    (chip,) = happened(match.play("dig MILL"), "ChipTaken")
    assert (chip["colour"], purses(match)[0]) == ("gray", 12)
    assert at(match, "standing")[0] == {"HILL": 1, "MILL": 2}
