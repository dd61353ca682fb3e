"""Gold River with two players: GR-20 to GR-22."""

import pytest

from tests.river import at, happened, names, new_river, play, river
from tests.tables import refused


def won_by_ann(bid=7, offer="SN-09 A-RAID1 NL-06", areas=("", ""), **parts):
    """Ann has won against Ben, and takes first."""
    return river(*areas, offer=offer, winner=0, bid=bid, **parts)


def to_ben(bid=7, **parts):
    """Ann has taken SN-09 and removed a Raid; Ben is to take New London 6 or not."""
    match = won_by_ann(bid, **parts)
    play(match, "take SN-09", "discard A-RAID1")
    return match


@pytest.mark.rule("GR-20")
def test_gr_20_three_cards_are_laid_each_round():
    match = new_river(2)
    assert len(at(match, "offer")) == 3
    laid = happened(play(to_ben(), "take nuggets"), "Laid")
    assert len(laid[0]["cards"]) == 3


@pytest.mark.rule("GR-20", "GR-11")
def test_gr_20_both_bid_in_turn_until_one_passes():
    match = new_river(2, start="2")
    asked = []
    for number in (1, 2, 5, 6):
        asked.append(match.turn)
        match.play(f"bid {number}")
    assert asked == [1, 0, 1, 0]
    events = match.play("pass")
    assert names(events) == ["Passed", "Won"]
    assert (at(match, "winner", "bid"), match.turn) == ((0, 6), 0)


@pytest.mark.rule("GR-20", "GR-11")
def test_gr_20_after_a_pass_without_a_bid_the_other_still_decides():
    match = new_river(2, start="1")
    match.play("pass")
    assert (match.turn, at(match, "phase")) == (1, "bid")
    match.play("bid 1")
    assert at(match, "winner", "bid") == (1, 1)


@pytest.mark.rule("GR-21", "GR-62")
def test_gr_21_the_bid_is_laid_in_place_of_the_card_when_the_winner_takes_it():
    match = won_by_ann()
    assert at(match, "stashes", "laid") == ([15, 15], 0)
    assert match.play("take SN-09") == [{"event": "Took", "seat": 0, "card": "SN-09", "laid": 7}]
    assert at(match, "stashes", "laid") == ([8, 15], 7)
    assert match.view(1)["laid"] == 7


@pytest.mark.rule("GR-21")
def test_gr_21_the_winner_removes_one_of_the_two_others():
    match = won_by_ann()
    match.play("take SN-09")
    assert set(match.moves()) == {"discard A-RAID1", "discard NL-06"}
    assert refused(match, "discard SN-09") == "GR-14"
    assert refused(match, "take nuggets") == "GR-14"
    match.play("discard A-RAID1")
    assert at(match, "offer") == ["NL-06"]
    assert "A-RAID1" in at(match, "gone")
    assert (match.turn, at(match, "laid", "stashes")) == (1, (7, [8, 15]))


@pytest.mark.rule("GR-21", "GR-36", "GR-62")
def test_gr_21_a_fee_is_paid_with_what_the_bid_has_left():
    match = won_by_ann(14, areas=("", "SN-02 SN-03"), mayors={"SN": 1})
    events = play(match, "take SN-09", "discard A-RAID1")
    assert happened(events, "FeePaid") == [
        {"seat": 0, "to": 1, "town": "San Narciso", "nuggets": 1, "due": 2}
    ]
    assert at(match, "stashes") == [0, 16]


@pytest.mark.rule("GR-22")
def test_gr_22_the_loser_takes_the_last_card_or_nuggets():
    assert set(to_ben().moves()) == {"take NL-06", "take nuggets"}


@pytest.mark.rule("GR-22")
def test_gr_22_the_card_and_the_bid_leaves_the_game():
    match = to_ben(rolls=[(1, 1)])
    events = match.play("take NL-06")
    assert names(events)[:4] == ["Took", "LeftNuggets", "Rolled", "Struck"]
    assert events[0] == {"event": "Took", "seat": 1, "card": "NL-06", "laid": 0}
    assert events[1] == {"event": "LeftNuggets", "seat": 1, "lost": 7}
    assert at(match, "stashes", "laid", "areas") == ([8, 15], 0, [["SN-09"], ["NL-06"]])


@pytest.mark.rule("GR-22")
@pytest.mark.parametrize(("bid", "half", "rest"), [(1, 1, 0), (2, 1, 1), (7, 4, 3), (8, 4, 4)])
def test_gr_22_or_half_the_bid_rounded_up_and_the_card_leaves_the_game(bid, half, rest):
    match = to_ben(bid, rolls=[(1, 1)])
    events = match.play("take nuggets")
    assert names(events)[:3] == ["TookNuggets", "Rolled", "Struck"]
    assert events[0] == {"event": "TookNuggets", "seat": 1, "nuggets": half, "card": "NL-06", "lost": rest}
    assert at(match, "stashes", "laid", "areas") == ([15 - bid, 15 + half], 0, [["SN-09"], []])
    assert "NL-06" in at(match, "gone")
    assert "NL-06" not in at(match, "offer")


@pytest.mark.rule("GR-22")
def test_gr_22_at_a_bid_of_0_too_for_instance_to_avoid_a_fee():
    parts = {"areas": ("NL-02 NL-04", ""), "mayors": {"NL": 0}, "rolls": [(1, 2)]}
    match = to_ben(0, **parts)
    (took, *_) = match.play("take nuggets")
    assert took == {"event": "TookNuggets", "seat": 1, "nuggets": 0, "card": "NL-06", "lost": 0}
    assert at(match, "stashes") == [15, 15]
    match = to_ben(0, **parts)
    assert happened(match.play("take NL-06"), "FeePaid")[0]["nuggets"] == 2
    assert at(match, "stashes") == [17, 13]


@pytest.mark.rule("GR-22")
def test_gr_22_the_winner_takes_no_nuggets():
    assert refused(won_by_ann(), "take nuggets") == "GR-22"


@pytest.mark.rule("GR-22")
@pytest.mark.parametrize("move", ["discard NL-06", "take SN-09", "take A-RAID1", "pass", "bid 8"])
def test_gr_22_nothing_else_can_be_done(move):
    assert refused(to_ben(), move) == "GR-14"


@pytest.mark.rule("GR-22", "GR-60")
def test_gr_22_no_waiting_action_wakes_when_nuggets_are_taken():
    """Ben waits with the Bandit and has no Claim; Ann's Claims are no use to him."""
    match = to_ben(areas=("", "A-BANDIT:waiting"), rolls=[(1, 1)])
    assert at(match, "phase") == "take"
    match.play("take nuggets")
    assert at(match, "status") == {"A-BANDIT": "waiting"}


@pytest.mark.rule("GR-22", "GR-6")
def test_gr_22_the_winner_is_first_in_the_next_round_as_ever():
    match = to_ben(rolls=[(1, 1)])
    match.play("take nuggets")
    assert (match.turn, at(match, "first", "phase")) == (0, (0, "bid"))
    assert at(match, "bid", "winner", "laid") == (0, None, 0)


@pytest.mark.rule("GR-22", "GR-61")
def test_gr_22_an_action_taken_as_the_last_card_is_used():
    match = won_by_ann(offer="SN-09 A-DYN1 NL-06")
    play(match, "take SN-09", "discard NL-06", "take A-DYN1")
    assert (match.turn, at(match, "phase", "laid")) == (1, ("target", 0))
    assert list(match.moves()) == ["dynamite SN-09"]


@pytest.mark.rule("GR-5", "GR-20")
def test_gr_20_nobody_rides_a_mustang():
    match = to_ben(areas=("", "A-TELEGRAPH"))
    assert at(match, "phase") == "take"
    assert refused(match, "mustang") == "GR-14"
