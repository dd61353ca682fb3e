"""Gold River, the Buildings: GR-40 to GR-43."""

import pytest

from tests.river import at, happened, names, play, river, strike
from tests.tables import refused


def parts(match, part):
    """What each seat has of that part of the score."""
    return [score["parts"][part] for score in match.standings()["scores"]]


def banking(stash=9, banked=0, **more):
    """The end of a round: Ben may bank."""
    stashes = (15, stash, 15)
    return river("", "B-BANK", "", phase="bank", turn=1, stashes=stashes, banked=banked, **more)


@pytest.mark.rule("GR-40")
def test_gr_40_at_the_end_of_a_round_the_owner_may_bank_up_to_5():
    match, events = strike("", "B-BANK", "", roll=(1, 2))
    assert names(events) == ["Took", "Rolled", "Struck"]
    assert (match.turn, at(match, "phase")) == (1, "bank")
    assert list(match.moves()) == [f"bank {number}" for number in range(6)]
    events = match.play("bank 5")
    assert events[0] == {"event": "Banked", "seat": 1, "nuggets": 5, "total": 5}
    assert names(events) == ["Banked", "Laid"]
    assert at(match, "stashes", "banked", "phase") == ([15, 10, 15], 5, "bid")


@pytest.mark.rule("GR-40")
def test_gr_40_what_is_banked_adds_up():
    match = banking(banked=7)
    assert match.play("bank 3")[0] == {"event": "Banked", "seat": 1, "nuggets": 3, "total": 10}
    assert at(match, "stashes", "banked") == ([15, 6, 15], 10)
    assert [place["bank"] for place in match.view(0)["seats"]] == [None, 10, None]


@pytest.mark.rule("GR-40")
@pytest.mark.parametrize(
    ("stash", "move"),
    [(9, "bank 6"), (9, "bank 9"), (5, "bank 6"), (3, "bank 4"), (3, "bank 5"), (1, "bank 2")],
)
def test_gr_40_no_more_than_5_and_no_more_than_there_is(stash, move):
    assert refused(banking(stash), move) == "GR-40"


@pytest.mark.rule("GR-40")
@pytest.mark.parametrize("stash", [1, 2, 3, 4, 5, 6])
def test_gr_40_all_of_a_small_stash_may_go_there(stash):
    match = banking(stash)
    most = min(stash, 5)
    assert list(match.moves()) == [f"bank {number}" for number in range(most + 1)]
    match.play(f"bank {most}")
    assert at(match, "stashes")[1] == stash - most


@pytest.mark.rule("GR-40")
def test_gr_40_nothing_may_be_banked_and_that_is_told():
    match = banking()
    assert match.play("bank 0")[0] == {"event": "Banked", "seat": 1, "nuggets": 0, "total": 0}
    assert at(match, "stashes", "banked") == ([15, 9, 15], 0)


@pytest.mark.rule("GR-40")
@pytest.mark.parametrize("move", ["keep", "hold", "pass", "bid 1", "take SN-02"])
def test_gr_40_nothing_else_can_be_done_meanwhile(move):
    assert refused(banking(), move) == "GR-40"


@pytest.mark.rule("GR-40", "GR-62")
def test_gr_40_with_an_empty_stash_the_owner_is_not_asked():
    match, events = strike("", "B-BANK", "", roll=(1, 2), stashes=(15, 0, 15))
    assert names(events) == ["Took", "Rolled", "Struck", "Laid"]
    match, _ = strike("", "B-BANK SN-03", "", roll=(1, 2), stashes=(15, 0, 15))
    assert (match.turn, at(match, "phase")) == (1, "bank")  # what was just struck counts
    assert len(match.moves()) == 4


@pytest.mark.rule("GR-40")
def test_gr_40_without_an_owner_nobody_is_asked():
    match, _ = strike("", "", "", roll=(1, 2))
    assert at(match, "phase") == "bid"


@pytest.mark.rule("GR-40")
def test_gr_40_in_the_round_in_which_it_was_taken_and_in_the_last_one_too():
    match = river("", "", "", winner=0, turn=2, offer="B-BANK", rolls=[(1, 2)], round=9)
    match.play("take B-BANK")
    assert (match.turn, at(match, "phase"), match.view(0)["rounds"]) == (2, "bank", 9)
    events = match.play("bank 5")
    assert names(events) == ["Banked", "GameOver"]
    assert parts(match, "bank") == [0, 0, 5]


@pytest.mark.rule("GR-40", "GR-53")
def test_gr_40_banked_nuggets_cannot_be_taken():
    match = river("", "B-BANK", "", offer="A-HOLDUP", stashes=(15, 2, 15), banked=10, rolls=[(6, 6)])
    play(match, "take A-HOLDUP", "holdup 2 12")
    assert at(match, "stashes", "banked") == ([17, 0, 15], 10)


@pytest.mark.rule("GR-40", "GR-70")
@pytest.mark.parametrize(("banked", "points"), [(0, 0), (1, 1), (9, 9), (10, 15), (11, 16), (15, 20)])
def test_gr_40_each_is_a_point_and_10_bring_5_more(banked, points):
    match = river("", "B-BANK", "", phase="over", banked=banked)
    assert parts(match, "bank") == [0, points, 0]


@pytest.mark.rule("GR-41")
@pytest.mark.parametrize(
    ("claims", "points"),
    [
        ("", 0),
        ("SN-02", 2),
        ("SN-02 SN-03 SN-04", 2),
        ("SN-02 WR-ODD1", 4),
        ("SN-02 CM-03 NL-04 TK-05 WR-ODD1 WR-EVEN1 A-GOLD", 10),
    ],
)
def test_gr_41_the_post_office_is_2_points_for_each_town_with_a_claim(claims, points):
    match = river("NL-05 TK-06", f"B-POST {claims}", "", phase="over")
    assert parts(match, "post") == [0, points, 0]


@pytest.mark.rule("GR-42")
def test_gr_42_after_the_pay_outs_every_other_player_paid_by_a_mine_gives_the_owner_1():
    match, events = strike("SN-07", "B-SALOON", "CM-07", "SN-02", roll=(3, 4))
    (struck,) = happened(events, "Struck")
    assert (struck["saloon"], struck["guests"]) == (1, (0, 2))
    assert at(match, "stashes") == [15 + 4 - 1, 15 + 2, 15 + 5 - 1, 15]


@pytest.mark.rule("GR-42")
def test_gr_42_only_once_a_roll():
    match, events = strike("SN-07 CM-07 NL-07", "B-SALOON", "", roll=(3, 4))
    assert happened(events, "Struck")[0]["guests"] == (0,)
    assert at(match, "stashes") == [15 + 4 + 5 + 4 - 1, 16, 15]


@pytest.mark.rule("GR-42")
def test_gr_42_spots_of_the_river_are_no_mines():
    match, events = strike("WR-ODD2", "B-SALOON", "WR-ODD1 NL-07", roll=(3, 4))
    assert happened(events, "Struck")[0]["guests"] == (2,)
    assert at(match, "stashes") == [17, 16, 15 + 1 + 4 - 1]


@pytest.mark.rule("GR-42")
def test_gr_42_the_owner_pays_nobody():
    match, events = strike("", "B-SALOON SN-07", "", roll=(3, 4))
    assert happened(events, "Struck")[0]["guests"] == ()
    assert at(match, "stashes") == [15, 19, 15]


@pytest.mark.rule("GR-42")
def test_gr_42_mines_that_did_not_strike_cost_nothing():
    match, events = strike("SN-06", "B-SALOON", "", roll=(3, 4))
    assert happened(events, "Struck")[0]["guests"] == ()
    assert at(match, "stashes") == [15, 15, 15]


@pytest.mark.rule("GR-42")
def test_gr_42_without_a_saloon_nobody_pays():
    match, events = strike("SN-07", "", "CM-07", roll=(3, 4))
    (struck,) = happened(events, "Struck")
    assert (struck["saloon"], struck["guests"]) == (None, ())
    assert at(match, "stashes") == [19, 15, 20]


@pytest.mark.rule("GR-42")
def test_gr_42_the_first_seat_can_own_it_as_well():
    match, events = strike("B-SALOON", "SN-07", "", roll=(3, 4))
    assert happened(events, "Struck")[0]["saloon"] == 0
    assert at(match, "stashes") == [16, 18, 15]


@pytest.mark.rule("GR-42")
def test_gr_42_in_the_round_in_which_it_is_taken_too():
    match = river("SN-07", "", "", winner=0, turn=2, offer="B-SALOON", rolls=[(3, 4)])
    match.play("take B-SALOON")
    assert at(match, "stashes") == [18, 15, 16]


@pytest.mark.rule("GR-43", "GR-71")
def test_gr_43_the_train_station_makes_a_hand_better():
    """Ann has a pair of Aces; Ben has a pair of sixes, which the Train Station makes three of a kind."""
    areas = ("SN-04 SN-06", "SN-02 CM-03", "")
    without = river(*areas, phase="over", poker=True)
    assert parts(without, "poker") == [10, 0, 0]
    joker = river(areas[0], f"{areas[1]} B-STATION", "", phase="over", poker=True)
    assert parts(joker, "poker") == [0, 10, 0]


@pytest.mark.rule("GR-43")
def test_gr_43_it_does_nothing_else():
    match, events = strike("B-STATION", "", "", roll=(6, 6), poker=True)
    assert names(events)[:3] == ["Took", "Rolled", "Struck"]
    assert at(match, "stashes") == [15, 15, 15]
    assert parts(match, "post") == parts(match, "bank") == [0, 0, 0]
