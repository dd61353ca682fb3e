"""Sutter's Mill, removing cards, and what an emptied building costs: SM-35 and SM-36."""

from collections import Counter

import pytest

from fortyniner.sutters_mill import workers
from tests.coloma import at, coloma, deeds, happened, in_town, names, offered, play, stack
from tests.coloma_oracle import some_account
from tests.tables import refused

MILL = "b2 b3 b4 b5 b6 b7"
"""A stack that nobody empties in these turns."""


def winding_down(standing: str, **parts):
    """Ann, Winding Down, in town with enough nuggets for five actions; Ben has cards at the Mill."""
    return in_town(standing, "RIVER", winding="a", purses=[20, 6], gone=24, **{"MILL": MILL} | parts)


@pytest.mark.rule("SM-35")
def test_sm_35_the_top_card_goes_to_its_owner_whoever_that_is():
    match = in_town("MILL MILL", "RIVER", "RIVER", winding="a", MILL="a6 c8 b10", scored=("2", "", "3"))
    assert happened(match.play("remove MILL"), "Removed") == [
        {"seat": 0, "building": "MILL", "owner": 1, "rank": "10", "grant": None}
    ]
    assert happened(match.play("remove MILL"), "Removed") == [
        {"seat": 0, "building": "MILL", "owner": 2, "rank": "8", "grant": None}
    ]
    assert stack(match, "MILL") == "a6"
    assert at(match, "scored") == [["2"], ["10"], ["3", "8"]]


@pytest.mark.rule("SM-35")
def test_sm_35_the_owner_may_be_building_up_and_does_not_get_the_card_back():
    match = winding_down("MILL")
    match.play("remove MILL")
    assert "7" not in at(match, "hands")[1]
    assert at(match, "scored")[1] == ["7"]


@pytest.mark.rule("SM-35")
def test_sm_35_only_where_an_own_prospector_stands():
    match = in_town("MILL", "HALL", winding="a", MILL="b6", HALL="a6 b8")
    assert offered(match, "remove") == {"remove MILL"}
    assert refused(match, "remove HALL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_only_where_a_card_lies():
    match = in_town("MILL", "RIVER", winding="a")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_only_winding_down():
    assert refused(in_town("MILL", "RIVER", MILL="a6"), "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
@pytest.mark.parametrize("men", [1, 2, 3, 4, 5])
def test_sm_35_as_many_cards_as_prospectors_stand_there(men):
    match = winding_down(" ".join(["MILL"] * men))
    for _ in range(men):
        match.play("remove MILL")
    if men < 5:
        assert refused(match, "remove MILL") == "SM-35"
    assert stack(match, "MILL") == " ".join(MILL.split()[: 6 - men])


@pytest.mark.rule("SM-35")
def test_sm_35_a_prospector_may_remove_elsewhere_after_moving():
    match = winding_down("MILL", HALL="a8 a9")
    play(match, "remove MILL", "move MILL HALL", "remove HALL")
    assert refused(match, "remove HALL") == "SM-35"
    assert (stack(match, "HALL"), stack(match, "MILL")) == ("a8", "b2 b3 b4 b5 b6")


@pytest.mark.rule("SM-35")
def test_sm_35_going_away_and_back_does_not_help():
    match = winding_down("MILL", HALL="a8 a9")
    play(match, "remove MILL", "move MILL HALL", "remove HALL", "move HALL MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_another_prospector_who_comes_may_remove():
    match = winding_down("MILL RIVER")
    play(match, "remove MILL", "move RIVER MILL", "remove MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_the_one_who_went_may_have_been_the_one_who_removed():
    """Two at the Mill: one removes, one goes. The other one may remove, if the first was that who went."""
    match = winding_down("MILL MILL")
    play(match, "remove MILL", "move MILL RIVER", "remove MILL")
    assert refused(match, "remove MILL") == "SM-35"
    match.play("move RIVER MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_whoever_went_and_came_back_one_of_the_two_is_fresh():
    match = winding_down("MILL MILL")
    play(match, "remove MILL", "move MILL RIVER", "move RIVER MILL", "remove MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35", "SM-34")
def test_sm_35_the_one_who_left_may_have_been_the_one_who_removed():
    match = winding_down("MILL MILL")
    play(match, "remove MILL", "leave MILL", "remove MILL")
    assert refused(match, "remove MILL") == "SM-35"
    match = winding_down("MILL MILL")
    play(match, "remove MILL", "remove MILL", "leave MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35")
def test_sm_35_each_of_two_who_meet_again_may_remove_once():
    """Two at the Mill: one removes there, one goes to the Hall and removes. Then the other one goes there."""
    match = winding_down("MILL MILL", HALL="a8 a9 a10")
    play(match, "remove MILL", "move MILL HALL", "remove HALL")
    assert {"remove MILL"} == offered(match, "remove")
    match.play("move MILL HALL")
    assert offered(match, "remove") == {"remove HALL"}
    match.play("remove HALL")
    assert not offered(match, "remove")


@pytest.mark.rule("SM-35")
def test_sm_35_the_limit_is_for_a_turn():
    match = winding_down("MILL")
    play(match, "remove MILL", "end", "town", "end", "town", "remove MILL")
    assert stack(match, "MILL") == "b2 b3 b4 b5"


@pytest.mark.rule("SM-35")
def test_sm_35_moves_before_the_first_removal_do_not_matter():
    match = winding_down("MILL RIVER")
    play(match, "move RIVER HALL", "move HALL MILL", "remove MILL", "remove MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35", "SM-50")
def test_sm_35_free_and_paid_removals_count_together():
    match = winding_down("MILL", EXPRESS="a8")
    match.play("free EXPRESS remove MILL")
    assert refused(match, "remove MILL") == "SM-35"
    match = winding_down("MILL", EXPRESS="a8")
    match.play("remove MILL")
    assert refused(match, "free EXPRESS remove MILL") == "SM-35"
    play(match, "move MILL EXPRESS", "free EXPRESS remove EXPRESS")


@pytest.mark.rule("SM-35", "SM-50")
def test_sm_35_free_moves_and_free_leaving_are_remembered_too():
    match = winding_down("MILL", HOTEL="a8", HALL="a9")
    play(match, "remove MILL", "free HOTEL move MILL HALL", "move HALL MILL")
    assert refused(match, "remove MILL") == "SM-35"
    match = winding_down("MILL MILL MILL", HOTEL="a8")
    play(match, "remove MILL", "remove MILL", "free HOTEL leave MILL")
    match.play("remove MILL")
    assert refused(match, "remove MILL") == "SM-35"


@pytest.mark.rule("SM-35", "SM-45")
def test_sm_35_the_worked_example_of_two_prospectors():
    match = in_town("RIVER", "HOOK HOOK", winding="b", turn=1, HOOK="b6 a8 b10")
    assert deeds(match) == {"HOOK": 1}
    first = match.play("remove HOOK")
    assert happened(first, "DeedPassed") == [{"seat": 0, "building": "HOOK", "old": 1}]
    second = match.play("remove HOOK")
    assert happened(second, "DeedPassed") == [{"seat": 1, "building": "HOOK", "old": 0}]
    assert at(match, "scored") == [["8"], ["10"]]
    assert match.standings()["scores"][0]["parts"]["brought out"] == 8


ACTS = [
    *(["remove", "MILL"], ["remove", "HALL"], ["leave", "MILL"], ["leave", "HALL"]),
    *(["move", "MILL", "HALL"], ["move", "HALL", "MILL"]),
]


def compare(start: list[str], crews: workers.Workers, acts: list[list[str]], depth: int) -> int:
    """Holds what `workers` allows against all accounts, whatever follows; how many cases there were."""
    spaces = list(start)
    for act in acts:
        if act[0] != "remove":
            spaces.remove(act[1])
            spaces += act[2:]
    cases = 0
    for act in ACTS if depth else ():
        if act[1] not in spaces:
            continue
        allowed = act[0] != "remove" or workers.can_remove(crews, act[1])
        assert allowed == some_account(start, [*acts, act]), (start, acts, act)
        cases += 1
        if allowed:
            match act:
                case ["remove", space]:
                    after = workers.removed(crews, Counter(spaces), space)
                case ["leave", space]:
                    after = workers.left(crews, space)
                case [_, old, new]:
                    after = workers.moved(crews, old, new)
            cases += compare(start, after, [*acts, act], depth - 1)
    return cases


@pytest.mark.rule("SM-35")
@pytest.mark.parametrize(
    ("start", "depth"),
    [
        (["MILL"], 6),
        (["MILL", "MILL"], 6),
        (["MILL", "HALL"], 6),
        (["MILL", "MILL", "MILL"], 5),
        (["MILL", "MILL", "HALL"], 5),
    ],
)
def test_sm_35_a_removal_is_allowed_just_where_some_account_of_who_did_what_allows_it(start, depth):
    assert compare(start, None, [], depth) > 80


@pytest.mark.rule("SM-36")
def test_sm_36_the_last_card_costs_the_chip_at_the_far_end_and_the_deed():
    match = in_town("MILL HALL", "RIVER", winding="a", MILL="b6", HALL="a4")
    before = at(match, "values")
    events = match.play("remove MILL")
    assert names(events) == ["Removed", "DeedGone", "ChipLost", "AdventurerPassed"]
    assert happened(events, "DeedGone") == [{"seat": 0, "building": "MILL", "old": 1}]
    assert happened(events, "ChipLost") == [{"seat": 0, "building": "MILL", "colour": "gray"}]
    assert at(match, "lost", "closed", "takers") == (1, ["MILL"], [])
    assert at(match, "values") == before
    assert match.view(0)["left"] == {"blue": 24, "brown": 24, "gray": 23}
    assert deeds(match) == {"HALL": 0}
    assert sum(match.view(None)["left"].values()) == 71


@pytest.mark.rule("SM-36")
def test_sm_36_any_other_card_costs_nothing():
    match = in_town("MILL", "RIVER", winding="a", MILL="b6 b8")
    events = match.play("remove MILL")
    assert names(events) == ["Removed"]
    assert at(match, "lost", "closed") == (0, [])


@pytest.mark.rule("SM-36")
def test_sm_36_a_building_that_was_never_used_costs_nothing():
    match = in_town("MILL HALL", "RIVER", winding="a", MILL="b6")
    match.play("remove MILL")
    assert refused(match, "remove HALL") == "SM-35"
    assert at(match, "lost") == 1


@pytest.mark.rule("SM-36")
def test_sm_36_the_second_time_only_a_chip_is_lost():
    match = in_town("MILL", "RIVER", winding="a", MILL="b6", closed="MILL HALL", left=70)
    events = match.play("remove MILL")
    assert names(events) == ["Removed", "ChipLost"]
    assert at(match, "lost", "closed") == (3, ["MILL", "HALL"])


@pytest.mark.rule("SM-36", "SM-45")
def test_sm_36_a_building_without_its_deed_still_takes_cards_but_has_none_any_more():
    match = in_town("MILL", "RIVER", MILL="", closed="MILL")
    assert names(match.play("play K MILL")) == ["Played"]
    assert stack(match, "MILL") == "aK"
    assert deeds(match) == {}
    assert match.view(None)["seats"][0]["deeds"] == []


@pytest.mark.rule("SM-36", "SM-62")
def test_sm_36_a_card_at_such_a_building_counts_as_everywhere():
    match = in_town("MILL", "RIVER", MILL="aK", closed="MILL")
    assert match.standings()["scores"][0]["parts"]["left"] == -10


@pytest.mark.rule("SM-36")
@pytest.mark.parametrize(
    ("gone", "left", "colour"),
    [(0, 72, "gray"), (0, 49, "gray"), (0, 48, "brown"), (0, 25, "brown"), (0, 24, "blue"), (10, 14, "blue")],
)
def test_sm_36_the_far_end_is_that_of_what_is_left(gone, left, colour):
    closed = "" if gone + left == 72 else "HALL"
    match = in_town("MILL", "RIVER", winding="a", MILL="b6", gone=gone, left=left, closed=closed)
    (lost,) = happened(match.play("remove MILL"), "ChipLost")
    assert lost["colour"] == colour
    assert at(match, "lost") == 72 - gone - left + 1


@pytest.mark.rule("SM-36")
def test_sm_36_two_buildings_can_be_emptied_in_a_turn():
    match = in_town("MILL HALL", "RIVER", winding="a", MILL="b6", HALL="a2")
    play(match, "remove MILL", "remove HALL")
    assert at(match, "lost", "closed") == (2, ["MILL", "HALL"])
    assert happened(match.play("end"), "TurnEnded") == [{"seat": 0}]


@pytest.mark.rule("SM-36")
def test_sm_36_the_front_of_the_vein_and_the_current_camp_stay():
    match = in_town("MILL", "RIVER", winding="a", MILL="b6", gone=24, left=24, closed="HALL")
    match.play("remove MILL")
    view = match.view(None)
    assert (view["camp"], view["taken"], view["left"]["brown"]) == ("HILL", 24, 23)


@pytest.mark.rule("SM-36")
def test_sm_36_nobody_sees_the_chip():
    match = in_town("MILL", "RIVER", winding="a", MILL="b6", options={"open-purses": True})
    events = match.play("remove MILL")
    assert not happened(events, "ChipSeen")
    assert "values" not in match.view(0)
    assert coloma("RIVER", "RIVER", MILL="b6").view(0).keys() == match.view(0).keys()
