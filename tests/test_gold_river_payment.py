"""Gold River, what becomes of a bid: GR-12, GR-13, and half of it for two players (GR-22)."""

import pytest

from fortyniner.gold_river.payment import half, payment
from tests.river import at, happened, names, play, river


def passed_along(seats: int, winner: int, bid: int) -> tuple[list[int], int]:
    """The same by handing nuggets on one after the other: each second one, the first too, is kept."""
    gets, seat, hand = [0] * seats, winner, bid
    while hand:
        seat = (seat - 1) % seats
        if seat == winner:
            return gets, hand  # only with three: nobody is left to keep it
        end = seats > 3 and (seat - 1) % seats == winner
        handed_on = 0
        for number in range(hand):
            if end or number % 2 == 0:
                gets[seat] += 1
            else:
                handed_on += 1
        hand = handed_on
    return gets, 0


def won(seats: int, bid: int, winner: int = 0):
    """The winner bids, the others pass: what the auction did, and the stashes then."""
    match = river(*("",) * seats, phase="bid", first=winner, turn=winner, stashes=[20] * seats)
    events = play(match, f"bid {bid}", *["pass"] * (seats - 1))
    (paid,) = happened(events, "Won")
    assert (paid["seat"], paid["bid"]) == (winner, bid)
    return paid, at(match, "stashes")


@pytest.mark.rule("GR-12")
def test_gr_12_14_with_four_pays_7_4_and_3_to_the_right():
    paid, stashes = won(4, 14)
    assert (paid["gains"], paid["lost"]) == ((0, 3, 4, 7), 0)
    assert stashes == [6, 23, 24, 27]


@pytest.mark.rule("GR-12")
def test_gr_12_16_with_five_pays_8_4_2_and_2():
    paid, stashes = won(5, 16)
    assert (paid["gains"], paid["lost"]) == ((0, 2, 2, 4, 8), 0)
    assert stashes == [4, 22, 22, 24, 28]


@pytest.mark.rule("GR-12")
def test_gr_12_14_with_five_pays_7_4_2_and_1():
    paid, stashes = won(5, 14)
    assert (paid["gains"], paid["lost"]) == ((0, 1, 2, 4, 7), 0)
    assert stashes == [6, 21, 22, 24, 27]


@pytest.mark.rule("GR-12", "GR-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gr_12_1_goes_to_the_right_neighbour(seats):
    paid, stashes = won(seats, 1)
    assert paid["gains"] == (0,) * (seats - 1) + (1,)
    assert (paid["lost"], stashes) == (0, [19, *[20] * (seats - 2), 21])


@pytest.mark.rule("GR-13")
def test_gr_13_14_with_three_pays_7_and_4_and_3_are_discarded():
    paid, stashes = won(3, 14)
    assert (paid["gains"], paid["lost"]) == ((0, 4, 7), 3)
    assert stashes == [6, 24, 27]


@pytest.mark.rule("GR-12", "GR-13")
@pytest.mark.parametrize(
    ("seats", "bid", "to_the_right", "lost"),
    [
        (3, 2, (1, 1), 0),
        (3, 3, (2, 1), 0),
        (3, 4, (2, 1), 1),
        (3, 5, (3, 1), 1),
        (4, 2, (1, 1, 0), 0),
        (4, 3, (2, 1, 0), 0),
        (4, 4, (2, 1, 1), 0),
        (4, 15, (8, 4, 3), 0),
        (5, 5, (3, 1, 1, 0), 0),
        (5, 8, (4, 2, 1, 1), 0),
        (5, 15, (8, 4, 2, 1), 0),
    ],
)
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_gr_12_whoever_wins_it_runs_to_the_right(seats, bid, to_the_right, lost, winner):
    paid, stashes = won(seats, bid, winner)
    for step, nuggets in enumerate(to_the_right, 1):
        assert paid["gains"][(winner - step) % seats] == nuggets
        assert stashes[(winner - step) % seats] == 20 + nuggets
    assert (paid["gains"][winner], paid["lost"], stashes[winner]) == (0, lost, 20 - bid)


@pytest.mark.rule("GR-12", "GR-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gr_12_any_bid_is_paid_as_it_is_handed_on_nugget_by_nugget(seats):
    for winner in range(seats):
        for bid in range(200):
            gains, lost = payment(seats, winner, bid)
            assert (list(gains), lost) == passed_along(seats, winner, bid)
            assert sum(gains) + lost == bid
            assert gains[winner] == 0


@pytest.mark.rule("GR-21")
def test_gr_21_with_two_players_nothing_is_paid_when_the_auction_ends():
    paid, stashes = won(2, 7)
    assert (paid["gains"], paid["lost"], stashes) == ((0, 0), 0, [20, 20])


@pytest.mark.rule("GR-22")
def test_gr_22_half_is_rounded_up():
    assert [half(bid) for bid in (0, 1, 2, 3, 7, 8, 14)] == [0, 1, 1, 2, 4, 4, 7]


@pytest.mark.rule("GR-13", "GR-36")
def test_gr_13_the_winner_pays_before_any_card_is_taken():
    match = river("", "", "", phase="bid")
    events = play(match, "bid 14", "pass", "pass")
    assert names(events) == ["BidMade", "Passed", "Passed", "Won"]
    assert (at(match, "stashes"), at(match, "phase")) == ([1, 19, 22], "take")
