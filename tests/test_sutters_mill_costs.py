"""Sutter's Mill, what a turn in town costs: SM-40."""

import pytest

from tests.coloma import at, coloma, happened, in_town, offered, play, purses
from tests.coloma_oracle import COSTS
from tests.tables import refused

BACK_AND_FORTH = ("move HILL MINE", "move MINE HILL")


def with_costs(preset: str, **parts):
    """Ann in town, on the Hill, with those costs."""
    return in_town("HILL", "RIVER", gone=24, options={"costs": preset}, **parts)


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("preset", COSTS)
def test_sm_40_each_action_is_paid_with_the_difference(preset):
    match = with_costs(preset, purses=[20, 6])
    paid = 0
    for number in range(1, 6):
        price = COSTS[preset][number] - COSTS[preset][number - 1]
        assert match.view(0)["price"] == price
        events = match.play(BACK_AND_FORTH[(number - 1) % 2])
        assert happened(events, "Paid") == ([{"seat": 0, "nuggets": price}] if price else [])
        assert [event["event"] for event in events][-1] == "Moved"
        paid += price
        assert (purses(match), at(match, "actions")) == ([20 - paid, 6], number)
    assert paid == COSTS[preset][5]
    assert match.view(0)["price"] is None


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("preset", COSTS)
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_sm_40_the_purse_has_to_hold_the_price_of_the_next_action(preset, number):
    price = COSTS[preset][number] - COSTS[preset][number - 1]
    exactly = with_costs(preset, purses=[price, 6], actions=number - 1)
    exactly.play("move HILL MINE")
    assert purses(exactly) == [0, 6]
    short = with_costs(preset, purses=[price - 1, 6], actions=number - 1)
    assert list(short.moves()) == ["end"]
    for move in ("move HILL MINE", "bring MILL"):
        assert refused(short, move) == "SM-40"


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("preset", COSTS)
def test_sm_40_with_an_empty_purse_there_is_one_action(preset):
    match = with_costs(preset, purses=[0, 6])
    match.play("bring MILL")
    assert list(match.moves()) == ["end"]
    assert refused(match, "bring MILL") == "SM-40"


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("move", ["leave HILL", "remove HALL", "move HILL MINE"])
def test_sm_40_winding_down_it_is_the_same(move):
    enough = in_town("HILL HALL", "RIVER", gone=24, purses=[5, 6], actions=3, winding="a", HALL="b6")
    enough.play(move)
    assert purses(enough) == [0, 6]
    short = in_town("HILL HALL", "RIVER", gone=24, purses=[4, 6], actions=3, winding="a", HALL="b6")
    assert refused(short, move) == "SM-40"


@pytest.mark.rule("SM-40")
def test_sm_40_every_turn_begins_anew():
    match = with_costs("documented", purses=[20, 6])
    play(match, *BACK_AND_FORTH, "end", "town", "move RIVER HILL", "end", "town")
    assert (match.view(0)["price"], at(match, "actions"), purses(match)) == (0, 0, [19, 6])
    play(match, *BACK_AND_FORTH)
    assert purses(match) == [18, 6]


@pytest.mark.rule("SM-40")
def test_sm_40_all_kinds_of_actions_are_counted_together():
    match = in_town("MILL", "RIVER", purses=[6, 6])
    events = play(match, "bring MILL", "play 4 MILL", "move MILL HALL")
    assert [paid["nuggets"] for paid in happened(events, "Paid")] == [1, 2]
    assert purses(match) == [3, 6]


@pytest.mark.rule("SM-40")
def test_sm_40_what_was_paid_is_gone_for_everybody_to_see():
    match = in_town("HILL", "RIVER", gone=24, purses=[20, 9])
    before = [place["paid"] for place in match.view(1)["seats"]]
    play(match, *BACK_AND_FORTH, "move HILL MINE")
    assert [place["paid"] for place in match.view(1)["seats"]] == [before[0] + 3, before[1]]
    assert purses(match) == [17, 9]


@pytest.mark.rule("SM-40")
def test_sm_40_prospecting_costs_nothing():
    match = coloma("HILL", "RIVER", gone=30, step="dig", purses=[0, 6])
    assert not happened(play(match, "dig MILL", "enough"), "Paid")
    assert not offered(match, "end")
