"""Gold River, the end: GR-70 to GR-72, and what counts for it (GR-35, GR-40, GR-41, GR-57)."""

import pytest

from tests.river import river
from tests.tables import refused


def over(*areas, **parts):
    """A game that is over, with these areas."""
    return river(*areas, *[""] * (3 - len(areas)), phase="over", **parts)


def totals(match):
    return [score["total"] for score in match.standings()["scores"]]


def poker(*areas, **parts):
    """What each seat gets for its poker hand."""
    match = over(*areas, poker=True, **parts)
    return [score["parts"]["poker"] for score in match.standings()["scores"]]


@pytest.mark.rule("GR-70", "GR-35", "GR-40")
def test_gr_70_21_nuggets_25_on_claims_10_for_san_narciso_20_on_the_bank_are_76():
    areas = ("SN-09 TK-10 SN-02 TK-08 B-BANK", "CM-03", "")
    match = over(*areas, stashes=(21, 3, 4), mayors={"SN": 0}, banked=15)
    assert match.standings() == {
        "scores": [
            {
                "total": 76,
                "parts": {"stash": 21, "claims": 25, "mayors": 10, "bank": 20, "post": 0, "poker": 0},
            },
            {
                "total": 8,
                "parts": {"stash": 3, "claims": 5, "mayors": 0, "bank": 0, "post": 0, "poker": 0},
            },
            {
                "total": 4,
                "parts": {"stash": 4, "claims": 0, "mayors": 0, "bank": 0, "post": 0, "poker": 0},
            },
        ],
        "over": True,
        "winners": [0],
        "decided_by": "points",
    }


@pytest.mark.rule("GR-70", "GR-57")
def test_gr_70_a_new_vein_counts_for_the_owner_of_its_mine():
    assert totals(over("SN-04+A-VEIN", "", stashes=(0, 0, 1))) == [4, 0, 1]


@pytest.mark.rule("GR-70", "GR-41")
def test_gr_70_every_part_is_added():
    match = over("B-POST SN-04 WR-ODD1", "TK-03 TK-05", stashes=(2, 0, 5), mayors={"TK": 1})
    assert totals(match) == [2 + 2 + 4, 6 + 5, 5]
    assert match.standings()["winners"] == [1]


@pytest.mark.rule("GR-70")
@pytest.mark.parametrize(
    ("stashes", "winners", "decided"),
    [
        ((9, 8, 7), [0], "points"),
        ((9, 8, 12), [2], "points"),
        ((9, 9, 7), [0, 1], "shared"),
        ((7, 9, 9), [1, 2], "shared"),
        ((9, 9, 9), [0, 1, 2], "shared"),
        ((0, 0, 0), [0, 1, 2], "shared"),
    ],
)
def test_gr_70_the_highest_wins_and_equal_scores_share_the_win(stashes, winners, decided):
    standings = over("", "", stashes=stashes).standings()
    assert (standings["winners"], standings["decided_by"]) == (winners, decided)


@pytest.mark.rule("GR-70")
def test_gr_70_scores_can_be_asked_for_at_any_time_winners_only_at_the_end():
    standings = river("SN-02", "", "", stashes=(1, 2, 3)).standings()
    assert [score["total"] for score in standings["scores"]] == [7, 2, 3]
    assert (standings["over"], standings["winners"], standings["decided_by"]) == (False, [], "")


@pytest.mark.rule("GR-71")
def test_gr_71_the_best_hand_of_all_own_cards_is_10_points():
    """Ann has three Aces; Ben has a pair of sevens and a pair of fives; Cleo has nothing."""
    areas = ("SN-04 SN-06 SN-10", "B-BANK CM-10 B-POST NL-02", "SN-02 CM-04")
    assert poker(*areas) == [10, 0, 0]
    assert totals(over(*areas, poker=True, stashes=(0, 0, 0))) == [1 + 1 + 2 + 10, 4 + 4 + 6, 12]


@pytest.mark.rule("GR-71")
def test_gr_71_only_in_poker_expert():
    areas = ("SN-04 SN-06 SN-10", "", "")
    assert [score["parts"]["poker"] for score in over(*areas).standings()["scores"]] == [0, 0, 0]


@pytest.mark.rule("GR-71")
@pytest.mark.parametrize("status", ["kept", "spent"])
def test_gr_71_actions_count_kept_waiting_or_spent(status):
    """Jacks: Mustang, Telegraph and both Raids. Nines: the two Dynamites."""
    areas = (f"A-RAID1 A-MUSTANG:{status} A-TELEGRAPH:{status}", "A-DYN1 A-DYN2")
    assert poker(*areas) == [10, 0, 0]
    assert poker("A-RAID1", "A-DYN1:waiting A-DYN2:waiting") == [0, 10, 0]


@pytest.mark.rule("GR-71", "GR-57")
def test_gr_71_a_new_vein_counts_for_the_owner_of_its_mine():
    """The eight of clubs makes a pair with New London 8, or while it waits with the first doubles spot."""
    assert poker("SN-07", "NL-08 SN-02+A-VEIN") == [0, 10, 0]
    assert poker("A-VEIN:waiting WR-DOUBLES1", "SN-02") == [10, 0, 0]


@pytest.mark.rule("GR-71", "GR-58")
def test_gr_71_less_than_a_pair_is_no_hand_and_gold_is_no_card_of_it():
    assert poker("SN-02 SN-03 A-GOLD", "CM-04", "") == [0, 0, 0]


@pytest.mark.rule("GR-72")
def test_gr_72_equal_hands_share_the_10_rounded_down():
    """Pairs of Aces with a ten each; then one with a nine only."""
    assert poker("SN-04 SN-06 NL-04", "SN-10 CM-08 CM-05", "") == [5, 5, 0]
    assert poker("SN-04 SN-06 NL-04", "SN-10 CM-08 SN-11", "") == [10, 0, 0]


@pytest.mark.rule("GR-72")
def test_gr_72_a_missing_kicker_ranks_lowest():
    assert poker("SN-04 SN-06", "SN-10 CM-08 SN-09", "") == [0, 10, 0]


@pytest.mark.rule("GR-72")
def test_gr_72_first_game_and_poker_expert_go_together():
    match = river("SN-04 SN-06", "CM-03", "", phase="over", poker=True, first_game=True)
    assert [score["parts"]["poker"] for score in match.standings()["scores"]] == [10, 0, 0]


@pytest.mark.rule("GR-70", "GR-10")
def test_gr_70_after_that_nothing_can_be_done():
    assert refused(over("SN-02"), "pass") == "GR-10"
