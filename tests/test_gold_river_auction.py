"""Gold River, the auction: GR-11."""

import pytest

from tests.river import at, happened, names, new_river, play, river
from tests.tables import refused


def auction(*stashes, first=0, bid=0, bidder=None, turn=None, passed=()):
    """An auction of that many players, nobody having anything in front of them."""
    return river(
        *("",) * len(stashes),
        stashes=stashes,
        phase="bid",
        first=first,
        bid=bid,
        bidder=bidder,
        turn=first if turn is None else turn,
        passed=passed,
    )


@pytest.mark.rule("GR-11")
def test_gr_11_whoever_is_asked_bids_up_to_the_stash_or_passes():
    match = auction(4, 15, 15)
    assert list(match.moves()) == ["bid 1", "bid 2", "bid 3", "bid 4", "pass"]
    match.play("bid 2")
    assert list(match.moves()) == [f"bid {number}" for number in range(3, 16)] + ["pass"]


@pytest.mark.rule("GR-11")
def test_gr_11_the_auction_goes_clockwise_from_the_first_player_and_round_again():
    """Ann bids 3, Ben 5, Cleo and Dutch pass, Ezra bids 6, Ann and Ben pass: Ezra wins with 6."""
    match = new_river(5, start="1")
    asked = []
    for move in ("bid 3", "bid 5", "pass", "pass", "bid 6", "pass"):
        asked.append(match.turn)
        match.play(move)
    assert asked == [0, 1, 2, 3, 4, 0]
    assert match.turn == 1
    events = match.play("pass")
    assert names(events) == ["Passed", "Won"]
    assert events[1]["seat"] == match.turn == 4
    assert events[1]["bid"] == 6
    assert at(match, "phase", "winner", "bid", "bidder") == ("take", 4, 6, 4)


@pytest.mark.rule("GR-11")
def test_gr_11_the_first_player_need_not_be_seat_one():
    match = auction(15, 15, 15, 15, first=2)
    asked = []
    for move in ("bid 1", "bid 2", "pass", "bid 3"):
        asked.append(match.turn)
        match.play(move)
    assert asked == [2, 3, 0, 1]
    assert match.turn == 2


@pytest.mark.rule("GR-11")
@pytest.mark.parametrize("bid", [1, 2, 4, 5])
def test_gr_11_a_bid_is_above_the_highest(bid):
    match = auction(15, 15, 15, turn=1, bid=5, bidder=0)
    assert refused(match, f"bid {bid}") == "GR-11"
    assert match.play("bid 6") == [{"event": "BidMade", "seat": 1, "nuggets": 6}]
    assert at(match, "bid", "bidder") == (6, 1)


@pytest.mark.rule("GR-11")
def test_gr_11_a_bid_may_jump():
    match = auction(15, 15, 15)
    match.play("bid 15")
    assert at(match, "bid", "bidder") == (15, 0)


@pytest.mark.rule("GR-11")
def test_gr_11_nobody_bids_nothing():
    assert refused(auction(15, 15, 15), "bid 0") == "GR-11"
    assert refused(auction(15, 15, 15, turn=1, bid=5, bidder=0), "bid 0") == "GR-11"


@pytest.mark.rule("GR-11")
def test_gr_11_nobody_bids_more_than_the_own_stash():
    match = auction(15, 7, 15, turn=1, bid=5, bidder=0)
    assert refused(match, "bid 8") == "GR-11"
    assert refused(match, "bid 9999") == "GR-11"
    match.play("bid 7")
    assert at(match, "bid", "bidder") == (7, 1)


@pytest.mark.rule("GR-11")
def test_gr_11_nuggets_on_the_bank_cannot_be_bid():
    match = river("B-BANK", "", "", phase="bid", stashes=(3, 15, 15), banked=9)
    assert refused(match, "bid 4") == "GR-11"


@pytest.mark.rule("GR-11")
@pytest.mark.parametrize(
    "move", ["take SN-02", "take nuggets", "discard SN-02", "hold", "mustang", "keep", "bank 1", "vein SN-02"]
)
def test_gr_11_in_the_auction_one_can_only_bid_and_pass(move):
    match = new_river(4)
    assert refused(match, move.replace("SN-02", at(match, "offer")[0])) == "GR-11"


@pytest.mark.rule("GR-11")
def test_gr_11_who_has_passed_is_out():
    match = auction(15, 15, 15)
    assert match.play("pass") == [{"event": "Passed", "seat": 0, "forced": False}]
    asked = []
    for number in range(1, 5):
        asked.append(match.turn)
        match.play(f"bid {number}")
    assert asked == [1, 2, 1, 2]
    assert at(match, "passed") == [True, False, False]


@pytest.mark.rule("GR-11")
def test_gr_11_the_highest_bidder_is_not_asked_until_somebody_bids_more():
    match = auction(15, 15, 15)
    play(match, "bid 1", "pass")
    assert match.turn == 2
    match.play("bid 2")
    assert match.turn == 0  # Ben has passed
    events = match.play("pass")
    assert names(events) == ["Passed", "Won"]
    assert (match.turn, at(match, "winner")) == (2, 2)


@pytest.mark.rule("GR-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_gr_11_when_all_pass_the_first_player_wins_for_nothing(seats, first):
    match = auction(*[15] * seats, first=first)
    events = play(match, *["pass"] * seats)
    assert names(events) == ["Passed"] * seats + ["Won"]
    assert events[-1] == {"event": "Won", "seat": first, "bid": 0, "gains": (0,) * seats, "lost": 0}
    assert at(match, "phase", "active", "winner", "bidder", "bid") == ("take", first, first, None, 0)
    assert at(match, "stashes") == [15] * seats


@pytest.mark.rule("GR-11")
def test_gr_11_the_last_one_left_without_a_bid_still_decides():
    match = auction(15, 15, 15)
    play(match, "pass", "pass")
    assert (match.turn, at(match, "phase")) == (2, "bid")
    assert {"bid 1", "bid 15", "pass"} <= set(match.moves())
    match.undo()
    match.redo()
    assert names(match.play("bid 1")) == ["BidMade", "Won"]
    assert at(match, "winner", "bid") == (2, 1)


@pytest.mark.rule("GR-11")
def test_gr_11_with_one_left_and_that_one_the_bidder_it_is_over_at_once():
    match = auction(15, 15, 15, first=1, bid=4, bidder=0, turn=2, passed=(1,))
    match.play("pass")
    assert at(match, "phase", "winner", "bid") == ("take", 0, 4)


@pytest.mark.rule("GR-11")
def test_gr_11_who_cannot_bid_more_passes_without_being_asked():
    match = auction(15, 5, 6, 4)
    events = match.play("bid 5")
    assert happened(events, "Passed") == [{"seat": 1, "forced": True}]
    assert (match.turn, at(match, "passed")) == (2, [False, True, False, False])
    events = match.play("bid 6")
    assert happened(events, "Passed") == [{"seat": 3, "forced": True}]
    assert match.turn == 0


@pytest.mark.rule("GR-11")
def test_gr_11_a_bid_that_nobody_can_top_wins_at_once():
    match = auction(9, 15, 8, 9)
    events = play(match, "bid 1", "bid 9")
    assert names(events) == ["BidMade", "BidMade", "Passed", "Passed", "Passed", "Won"]
    assert [event["seat"] for event in events] == [0, 1, 2, 3, 0, 1]
    assert all(event["forced"] for event in happened(events, "Passed"))
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-11", "GR-36")
def test_gr_11_broke_players_pass_and_the_last_one_with_nuggets_is_asked():
    match = auction(0, 0, 2, first=2)
    assert list(match.moves()) == ["bid 1", "bid 2", "pass"]
    events = match.play("pass")
    assert names(events) == ["Passed", "Passed", "Passed", "Won"]
    assert [event["forced"] for event in happened(events, "Passed")] == [False, True, True]
    assert at(match, "winner", "bid") == (2, 0)


@pytest.mark.rule("GR-11", "GR-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gr_11_where_everybody_is_broke_the_first_player_wins_unasked(seats):
    """The next round begins with empty stashes."""
    match = river(
        *("",) * seats, stashes=[0] * seats, offer="A-RAID1", turn=seats - 1, winner=0, rolls=[(1, 2)]
    )
    events = match.play("take A-RAID1")
    assert names(events)[-seats - 2 :] == ["Laid", *["Passed"] * seats, "Won"]
    assert [event["seat"] for event in happened(events, "Passed")] == [*range(seats)]
    assert (match.turn, at(match, "phase", "winner", "bid")) == (0, ("take", 0, 0))


@pytest.mark.rule("GR-11", "GR-36")
def test_gr_11_a_broke_first_player_still_wins_when_all_pass():
    match = river("", "", "", stashes=[0, 3, 3], offer="B-POST", turn=2, winner=0, rolls=[(1, 2)])
    match.play("take B-POST")
    assert match.turn == 1
    events = play(match, "pass", "pass")
    assert events[-1]["event"] == "Won"
    assert (events[-1]["seat"], match.turn) == (0, 0)


@pytest.mark.rule("GR-11")
def test_gr_11_each_auction_is_a_new_one():
    match = river("", "", "", offer="B-POST", turn=2, winner=0, bid=6, rolls=[(1, 2)])
    match.play("take B-POST")
    assert at(match, "bid", "bidder", "winner", "passed") == (0, None, None, [False] * 3)
    assert at(match, "chosen", "chooser", "queue", "taken", "card") == ([False] * 3, None, [], None, None)


@pytest.mark.rule("GR-11")
def test_gr_11_everybody_sees_what_each_seat_has_bid_last():
    match = auction(15, 15, 15)
    for move in ("bid 2", "bid 3", "pass", "bid 5"):
        match.play(move)
    assert [place["bid"] for place in match.view(None)["seats"]] == [5, 3, 0]
    assert match.view(None)["bidder"] == 0
