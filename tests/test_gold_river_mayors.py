"""Gold River, Mayors and fees: GR-30 to GR-36. Ann takes the card, unless it is told otherwise."""

import pytest

from tests.river import TOWN, at, happened, mayor, names, play, river

SN, NL = "San Narciso", "New London"


def takes(card, *areas, **parts):
    """Ann takes that card; the match and what happened. Four play unless more areas are told."""
    match = river(*areas, *[""] * (4 - len(areas)), offer=card, **parts)
    return match, match.play(f"take {card}")


def uses(card, move, *areas, **parts):
    """Ann takes that Action and uses it."""
    match, _ = takes(card, *areas, **parts)
    return match, match.play(move)


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize(
    ("had", "card"), [("SN-02", "SN-03"), ("WR-ODD1", "WR-EVEN2"), ("TK-05 CM-03 NL-02", "CM-12")]
)
def test_gr_30_the_first_with_two_claims_of_a_town_takes_its_mayor(had, card):
    match, events = takes(card, had)
    assert names(events) == ["Took", "BecameMayor"]
    assert happened(events, "BecameMayor") == [{"seat": 0, "town": TOWN[card[:2]], "old": None}]
    assert mayor(match, card[:2]) == 0
    assert sum(seat is not None for seat in at(match, "mayors").values()) == 1


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize("areas", [("",), ("CM-03 NL-02",), ("", "SN-04"), ("", "SN-04", "SN-06", "SN-07")])
def test_gr_30_with_one_claim_nobody_is_mayor(areas):
    match, events = takes("SN-02", *areas)
    assert names(events) == ["Took"]
    assert mayor(match, "SN") is None


@pytest.mark.rule("GR-30")
def test_gr_30_claims_won_by_an_action_count_too():
    match, events = uses("A-BANDIT", "bandit SN-03", "SN-02", "SN-03")
    assert names(events) == ["Robbed", "BecameMayor"]
    assert mayor(match, "SN") == 0
    match, events = uses("A-JUDGE", "judge CM-03 for SN-03", "SN-02 CM-03", "SN-03 CM-04")
    assert happened(events, "BecameMayor") == [
        {"seat": 1, "town": "Cold Mountain", "old": None},
        {"seat": 0, "town": SN, "old": None},
    ]


@pytest.mark.rule("GR-31")
@pytest.mark.parametrize(
    "claims", ["SN-03 SN-04", "SN-03 SN-04 SN-06", "SN-03 SN-04 SN-06 SN-07 CM-03 CM-04"]
)
def test_gr_31_the_fee_is_a_nugget_for_each_claim_that_the_mayor_has_there(claims):
    match, events = takes("SN-02", "", "", claims, mayors={"SN": 2})
    due = claims.count("SN")
    assert names(events) == ["Took", "FeePaid"]
    assert happened(events, "FeePaid") == [{"seat": 0, "to": 2, "town": SN, "nuggets": due, "due": due}]
    assert at(match, "stashes") == [15 - due, 15, 15 + due, 15]


@pytest.mark.rule("GR-31")
def test_gr_31_the_mayor_pays_nothing_and_claims_of_a_town_without_one_are_free():
    assert names(takes("SN-02", "SN-03 SN-04", mayors={"SN": 0})[1]) == ["Took"]
    assert names(takes("SN-02", "", "SN-03")[1]) == ["Took"]
    assert names(takes("CM-03", "", "SN-03 SN-04", mayors={"SN": 1})[1]) == ["Took"]
    assert names(takes("B-BANK", "", "SN-03 SN-04", mayors={"SN": 1})[1]) == ["Took"]


@pytest.mark.rule("GR-31")
def test_gr_31_it_is_due_for_a_forced_last_card_too():
    match = river("SN-03 SN-04", "", "", offer="SN-02", winner=0, turn=2, mayors={"SN": 0}, rolls=[(1, 2)])
    assert match.forced == "take SN-02"
    events = match.play("take SN-02")
    assert happened(events, "FeePaid") == [{"seat": 2, "to": 0, "town": SN, "nuggets": 2, "due": 2}]


@pytest.mark.rule("GR-31", "GR-33")
def test_gr_31_it_is_paid_before_the_mayor_changes():
    match, events = takes("SN-02", "SN-06", "SN-03 SN-04", mayors={"SN": 1})
    assert names(events) == ["Took", "FeePaid", "BecameMayor"]
    assert happened(events, "BecameMayor") == [{"seat": 0, "town": SN, "old": 1}]
    assert (at(match, "stashes"), mayor(match, "SN")) == ([13, 17, 15, 15], 0)


@pytest.mark.rule("GR-32")
def test_gr_32_the_bandit_pays_the_mayor_whose_claims_are_counted_after_the_transfer():
    """Ben is Mayor with three Claims and loses one of them to Ann, who pays him 2."""
    match, events = uses("A-BANDIT", "bandit SN-04", "SN-02", "SN-03 SN-04 SN-06", mayors={"SN": 1})
    assert names(events) == ["Robbed", "FeePaid", "BecameMayor"]
    assert happened(events, "FeePaid") == [{"seat": 0, "to": 1, "town": SN, "nuggets": 2, "due": 2}]
    assert at(match, "stashes") == [13, 17, 15, 15]


@pytest.mark.rule("GR-32")
def test_gr_32_a_claim_of_a_third_player_costs_the_whole_fee():
    _, events = uses("A-BANDIT", "bandit SN-07", "SN-02", "SN-03 SN-04 SN-06", "SN-07", mayors={"SN": 1})
    assert happened(events, "FeePaid") == [{"seat": 0, "to": 1, "town": SN, "nuggets": 3, "due": 3}]


@pytest.mark.rule("GR-32")
def test_gr_32_no_fee_where_the_bandits_owner_is_mayor_or_the_mayor_has_no_claim_left():
    _, events = uses("A-BANDIT", "bandit SN-07", "SN-02 SN-03", "SN-07", mayors={"SN": 0})
    assert names(events) == ["Robbed"]
    match, events = uses("A-BANDIT", "bandit SN-07", "SN-02", "SN-07", mayors={"SN": 1})
    assert names(events) == ["Robbed", "BecameMayor"]
    assert at(match, "stashes") == [15] * 4


@pytest.mark.rule("GR-32")
@pytest.mark.parametrize("own", ["SN-02", "CM-03"])
def test_gr_32_no_fee_for_a_swap_by_the_judge(own):
    match, events = uses(
        "A-JUDGE", f"judge {own} for SN-03", "SN-02 CM-03", "SN-03 SN-04 SN-06", mayors={"SN": 1}
    )
    assert not happened(events, "FeePaid")
    assert at(match, "stashes") == [15] * 4


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(
    ("mine", "theirs", "new"),
    [
        ("SN-02", "SN-04 SN-06", True),  # level
        ("SN-02 SN-03", "SN-04 SN-06", True),  # ahead
        ("SN-02", "SN-04 SN-06 SN-07", False),
        ("", "SN-04 SN-06", False),
        ("", "SN-04", True),  # a Mayor may have come down to one Claim
    ],
)
def test_gr_33_by_purchase_level_with_the_mayor_is_enough(mine, theirs, new):
    match, events = takes("SN-11", mine, theirs, mayors={"SN": 1})
    assert happened(events, "BecameMayor") == ([{"seat": 0, "town": SN, "old": 1}] if new else [])
    assert mayor(match, "SN") == (0 if new else 1)


@pytest.mark.rule("GR-33")
def test_gr_33_by_purchase_others_who_are_level_do_not_matter():
    """The exception for ties is about effects of Actions only."""
    match, _ = takes("SN-11", "SN-02", "SN-03 SN-04", "SN-06 SN-07", mayors={"SN": 1})
    assert mayor(match, "SN") == 0


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize("card", ["SN-11", "CM-03", "B-POST"])
def test_gr_33_a_level_player_does_not_take_the_card_when_somebody_else_takes_a_claim(card):
    match, events = takes(card, "", "SN-03 SN-04", "SN-06 SN-07", mayors={"SN": 1})
    assert not happened(events, "BecameMayor")
    assert mayor(match, "SN") == 1


@pytest.mark.rule("GR-33")
def test_gr_33_nor_when_the_mayor_takes_one():
    match, events = takes("SN-11", "SN-03", "SN-06 SN-07 SN-09", mayors={"SN": 0})
    assert names(events) == ["Took"]
    assert mayor(match, "SN") == 0


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(
    ("cleo", "dutch", "new"),
    [
        ("SN-06 SN-07", "SN-09", 2),  # level with what is left to the Mayor, and alone
        ("SN-06 SN-07", "", 2),
        ("SN-06 SN-07", "SN-09 SN-10", 1),  # two are level: the Mayor stays
        ("SN-06", "SN-09", 1),  # fewer than the Mayor
        ("SN-06", "", 1),
        ("SN-06", "SN-09 SN-10 SN-11", 3),
    ],
)
def test_gr_33_when_an_action_has_lowered_the_mayors_number(cleo, dutch, new):
    """Ben is Mayor with three, of which Ann destroys one."""
    match, events = uses("A-DYN1", "dynamite SN-02", "", "SN-02 SN-03 SN-04", cleo, dutch, mayors={"SN": 1})
    changed = [{"seat": new, "town": SN, "old": 1}] if new != 1 else []
    assert happened(events, "BecameMayor") == changed
    assert mayor(match, "SN") == new


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(
    ("ann", "ben", "cleo", "new"),
    [
        ("SN-02", "SN-03 SN-04", "SN-06", 0),  # level
        ("SN-02 SN-07", "SN-03 SN-04", "SN-06", 0),  # ahead
        ("SN-02", "SN-03 SN-04 SN-07", "SN-06", 1),
        ("SN-02", "SN-03 SN-04", "SN-06 SN-07 SN-09", 1),  # Cleo has two left, as many as Ann
        ("SN-02", "SN-03 SN-04", "SN-06 SN-07 SN-09 SN-10", 2),  # the strongest is who was robbed
    ],
)
def test_gr_33_when_an_action_has_raised_another_number(ann, ben, cleo, new):
    """Ben is Mayor; Ann takes a Claim of Cleo."""
    match, _ = uses("A-BANDIT", "bandit SN-06", ann, ben, cleo, mayors={"SN": 1})
    assert mayor(match, "SN") == new


@pytest.mark.rule("GR-33")
def test_gr_33_the_strongest_other_may_be_one_who_had_no_part_in_it():
    match, events = uses(
        "A-BANDIT", "bandit SN-03", "SN-02", "SN-03 SN-04 SN-06", "SN-07 SN-09 SN-10", mayors={"SN": 1}
    )
    assert names(events) == ["Robbed", "FeePaid", "BecameMayor"]
    assert mayor(match, "SN") == 2


@pytest.mark.rule("GR-33")
def test_gr_33_an_action_that_only_lowers_another_number_changes_nothing():
    """Cleo and Dutch were both level with Ben; with one of them gone Cleo would be alone."""
    areas = ("", "SN-02 SN-03", "SN-04 SN-06", "SN-07 SN-09")
    match, events = uses("A-DYN1", "dynamite SN-09", *areas, mayors={"SN": 1})
    assert names(events) == ["Destroyed"]
    assert mayor(match, "SN") == 1


@pytest.mark.rule("GR-33")
def test_gr_33_an_action_that_raises_the_mayors_own_number_changes_nothing():
    """Not even where somebody else has more than the Mayor."""
    areas = ("SN-02", "SN-04 SN-06 SN-07", "SN-09")
    match, events = uses("A-BANDIT", "bandit SN-09", *areas, mayors={"SN": 0})
    assert names(events) == ["Robbed"]
    assert mayor(match, "SN") == 0


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(("card", "move"), [("A-RAID1", None), ("A-GOLD", None), ("A-HOLDUP", "holdup 2 7")])
def test_gr_33_actions_that_move_no_claim_change_nothing(card, move):
    match, _ = takes(card, "", "SN-03 SN-04", "SN-06 SN-07", mayors={"SN": 1}, rolls=[(6, 6)])
    if move:
        match.play(move)
    assert mayor(match, "SN") == 1


@pytest.mark.rule("GR-33")
def test_gr_33_a_building_destroyed_changes_nothing():
    match, events = uses(
        "A-DYN2", "dynamite B-BANK", "", "SN-03 SN-04 B-BANK", "SN-06 SN-07", mayors={"SN": 1}
    )
    assert names(events) == ["Destroyed"]
    assert mayor(match, "SN") == 1


@pytest.mark.rule("GR-33", "GR-51")
def test_gr_33_the_judge_in_two_towns_may_change_both():
    match, events = uses(
        "A-JUDGE",
        "judge SN-02 for NL-02",
        "SN-02 SN-03 NL-04",
        "NL-02 NL-05 SN-04",
        mayors={"SN": 0, "NL": 1},
    )
    assert names(events) == ["Swapped", "BecameMayor", "BecameMayor"]
    assert happened(events, "BecameMayor") == [
        {"seat": 1, "town": SN, "old": 0},
        {"seat": 0, "town": NL, "old": 1},
    ]
    assert (mayor(match, "SN"), mayor(match, "NL")) == (1, 0)


@pytest.mark.rule("GR-33", "GR-51")
def test_gr_33_the_judge_in_two_towns_may_change_one_or_none():
    match, _ = uses("A-JUDGE", "judge SN-02 for NL-02", "SN-02 NL-04", "NL-02 NL-05 NL-06", mayors={"NL": 1})
    assert (mayor(match, "SN"), mayor(match, "NL")) == (None, 0)
    match, _ = uses("A-JUDGE", "judge SN-02 for NL-02", "SN-02", "NL-02 NL-05 NL-06", mayors={"NL": 1})
    assert (mayor(match, "SN"), mayor(match, "NL")) == (None, 1)


@pytest.mark.rule("GR-33", "GR-51")
def test_gr_33_the_judge_in_one_town_changes_no_number_and_no_mayor():
    match, events = uses("A-JUDGE", "judge SN-02 for SN-04", "SN-02 SN-03", "SN-04 SN-06", mayors={"SN": 1})
    assert names(events) == ["Swapped"]
    assert mayor(match, "SN") == 1
    match, events = uses("A-JUDGE", "judge SN-02 for SN-04", "SN-02 SN-03", "SN-04 SN-06")
    assert (names(events), mayor(match, "SN")) == (["Swapped"], None)


@pytest.mark.rule("GR-33", "GR-51")
def test_gr_33_the_judge_gives_a_claim_to_somebody_level_with_a_third_who_is_mayor():
    """Ann gives SN-02 to Ben, who is level with Cleo, the Mayor, then."""
    match, _ = uses(
        "A-JUDGE", "judge SN-02 for NL-02", "SN-02", "NL-02 SN-03", "SN-04 SN-06", mayors={"SN": 2}
    )
    assert mayor(match, "SN") == 1


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize(
    ("cleo", "dutch", "new"),
    [("SN-06", "SN-09", None), ("", "", None), ("SN-06", "", 2), ("SN-06", "SN-09 SN-10", 3)],
)
def test_gr_34_a_mayor_without_a_claim_and_without_one_strongest_challenger_puts_the_card_back(
    cleo, dutch, new
):
    match, events = uses("A-DYN1", "dynamite SN-02", "", "SN-02", cleo, dutch, mayors={"SN": 1})
    if new is None:
        assert names(events) == ["Destroyed", "MayorLeft"]
        assert happened(events, "MayorLeft") == [{"seat": 1, "town": SN}]
    else:
        assert happened(events, "BecameMayor") == [{"seat": new, "town": SN, "old": 1}]
    assert mayor(match, "SN") == new


@pytest.mark.rule("GR-34")
def test_gr_34_with_two_players_the_other_does_not_become_mayor_without_a_claim():
    match = river("", "SN-02", offer="A-DYN1", mayors={"SN": 1})
    match.play("take A-DYN1")
    assert names(match.play("dynamite SN-02"))[:2] == ["Destroyed", "MayorLeft"]
    assert mayor(match, "SN") is None


@pytest.mark.rule("GR-34")
def test_gr_34_by_the_judge_too():
    """Ben gives his last Claim of New London away; Ann and Cleo have one each."""
    match, events = uses("A-JUDGE", "judge SN-02 for NL-02", "SN-02", "NL-02", "NL-04", mayors={"NL": 1})
    assert names(events) == ["Swapped", "MayorLeft"]
    assert mayor(match, "NL") is None


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize(("mine", "new"), [("", None), ("SN-02", 0), ("SN-02 SN-03", 0)])
def test_gr_34_the_free_card_is_won_by_the_next_who_takes_a_claim_there_and_has_two(mine, new):
    match, events = takes("SN-11", mine, "SN-04 SN-06", "SN-07 SN-09")
    assert names(events) == ["Took"] + (["BecameMayor"] if new == 0 else [])
    assert mayor(match, "SN") == new


@pytest.mark.rule("GR-34")
def test_gr_34_or_gains_one_by_an_action():
    match, events = uses("A-BANDIT", "bandit SN-04", "SN-02", "SN-04 SN-06 SN-10", "SN-07 SN-09")
    assert names(events) == ["Robbed", "BecameMayor"]
    assert mayor(match, "SN") == 0
    match, _ = uses("A-JUDGE", "judge SN-02 for NL-02", "SN-02", "NL-02 SN-04", "SN-07 SN-09")
    assert mayor(match, "SN") == 1
    match, _ = uses("A-JUDGE", "judge SN-02 for NL-02", "SN-02", "NL-02", "SN-07 SN-09")
    assert mayor(match, "SN") is None


@pytest.mark.rule("GR-34")
def test_gr_34_nobody_wins_the_free_card_by_losing_or_by_what_another_loses():
    match, events = uses("A-DYN1", "dynamite SN-04", "", "SN-04 SN-06 SN-10", "SN-07 SN-09")
    assert names(events) == ["Destroyed"]
    assert mayor(match, "SN") is None


@pytest.mark.rule("GR-35", "GR-70")
@pytest.mark.parametrize(("town", "worth"), [("SN", 10), ("CM", 5), ("NL", 5), ("TK", 5), ("WR", 5)])
def test_gr_35_what_a_mayor_is_worth(town, worth):
    claims = {"SN": "SN-02", "CM": "CM-03", "NL": "NL-02", "TK": "TK-03", "WR": "WR-ODD1"}
    match = river("", claims[town], "", phase="over", mayors={town: 1})
    assert [score["parts"]["mayors"] for score in match.standings()["scores"]] == [0, worth, 0]


@pytest.mark.rule("GR-35")
def test_gr_35_mayors_of_several_towns_are_added():
    match = river("SN-02 WR-ODD1", "CM-03", "", mayors={"SN": 0, "WR": 0, "CM": 1})
    assert [score["parts"]["mayors"] for score in match.standings()["scores"]] == [15, 5, 0]


@pytest.mark.rule("GR-36")
@pytest.mark.parametrize(("stash", "paid"), [(4, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_gr_36_who_has_less_than_the_fee_pays_what_is_there(stash, paid):
    match, events = takes("SN-11", "", "SN-02 SN-03 SN-04", mayors={"SN": 1}, stashes=(stash, 9, 9, 9))
    assert happened(events, "FeePaid") == [{"seat": 0, "to": 1, "town": SN, "nuggets": paid, "due": 3}]
    assert at(match, "stashes") == [stash - paid, 9 + paid, 9, 9]


@pytest.mark.rule("GR-36", "GR-40")
def test_gr_36_nuggets_on_the_bank_pay_no_fee():
    match, _ = takes("SN-11", "B-BANK", "SN-02 SN-03", mayors={"SN": 1}, stashes=(1, 9, 9, 9), banked=7)
    assert at(match, "stashes", "banked") == ([0, 10, 9, 9], 7)


@pytest.mark.rule("GR-36")
def test_gr_36_who_could_not_pay_becomes_mayor_all_the_same_and_plays_on():
    match, events = takes("SN-11", "SN-06", "SN-02 SN-03", mayors={"SN": 1}, stashes=(0, 9, 9, 9))
    assert names(events) == ["Took", "FeePaid", "BecameMayor"]
    assert (at(match, "stashes")[0], mayor(match, "SN"), match.turn) == (0, 0, 1)


@pytest.mark.rule("GR-30", "GR-31", "GR-33")
def test_gr_33_the_view_tells_what_taking_a_card_would_mean():
    """Ann is Mayor of Takamawok, Ben of San Narciso, Dutch of Cold Mountain; New London has none."""
    match = river(
        "SN-02 NL-02 TK-03 TK-05",
        "SN-03 SN-04",
        "",
        "CM-03 CM-04",
        offer="SN-06 NL-04 TK-06 CM-05 B-POST",
        winner=0,
        stashes=(1, 15, 15, 15),
        mayors={"SN": 1, "TK": 0, "CM": 3},
    )
    told = {card.pop("card"): card for card in match.view(0)["offer"]}
    assert told == {
        "SN-06": {"fee": 1, "to": 1, "mayor": True},
        "NL-04": {"fee": 0, "to": None, "mayor": True},
        "TK-06": {"fee": 0, "to": None, "mayor": False},
        "CM-05": {"fee": 1, "to": 3, "mayor": False},
        "B-POST": {"fee": 0, "to": None, "mayor": False},
    }
    assert all(not card["fee"] and not card["mayor"] for card in match.view(None)["offer"])
    play(match, "take SN-06", "discard B-POST")
    assert (at(match, "stashes")[0], mayor(match, "SN")) == (0, 0)


@pytest.mark.rule("GR-31", "GR-62")
@pytest.mark.parametrize(("bid", "fee"), [(0, 2), (13, 2), (14, 1), (15, 0)])
def test_gr_31_with_two_players_the_view_counts_the_fee_after_the_bid(bid, fee):
    match = river("", "SN-03 SN-04", offer="SN-06 NL-04 TK-06", winner=0, bid=bid, mayors={"SN": 1})
    assert match.view(0)["offer"][0] == {"card": "SN-06", "fee": fee, "to": 1, "mayor": False}
    events = play(match, "take SN-06", "discard NL-04")
    assert happened(events, "FeePaid")[0]["nuggets"] == fee
    loser = river(
        "SN-03 SN-04", "", offer="SN-06", winner=0, turn=1, bid=bid, stashes=(15, 2), mayors={"SN": 0}
    )
    assert loser.view(1)["offer"][0]["fee"] == 2
