"""Gold River, Actions that are used at once or wait: GR-50 to GR-54, GR-57, GR-58 and GR-60 to GR-62."""

import pytest

from fortyniner.refusal import Refusal
from tests.river import at, happened, mayor, names, play, river
from tests.tables import refused


def takes(card, *areas, **parts):
    """Ann takes that card; the match and what happened. Three play unless more areas are told."""
    match = river(*areas, *[""] * (3 - len(areas)), offer=card, **parts)
    return match, match.play(f"take {card}")


def uses(card, move, *areas, **parts):
    """Ann takes that Action and uses it."""
    match, events = takes(card, *areas, **parts)
    assert (match.turn, at(match, "phase", "card")) == (0, ("target", card))
    assert names(events) == ["Took"]
    return match, match.play(move)


def spent(match, card):
    """Whether the Action lies used beside its owner."""
    return at(match, "status").get(card) == "spent"


@pytest.mark.rule("GR-50")
def test_gr_50_the_bandit_takes_claims_of_others_in_towns_where_one_has_a_claim():
    match, _ = takes(
        "A-BANDIT", "SN-02 WR-ODD1 B-BANK", "SN-03 CM-03 A-JUDGE", "SN-04 WR-EVEN1 NL-02 B-SALOON"
    )
    assert set(match.moves()) == {"bandit SN-03", "bandit SN-04", "bandit WR-EVEN1"}
    events = match.play("bandit WR-EVEN1")
    assert events[0] == {
        "event": "Robbed",
        "seat": 0,
        "card": "A-BANDIT",
        "claim": "WR-EVEN1",
        "owner": 2,
    }
    assert at(match, "areas")[0] == ["SN-02", "WR-ODD1", "B-BANK", "A-BANDIT", "WR-EVEN1"]
    assert at(match, "areas")[2] == ["SN-04", "NL-02", "B-SALOON"]
    assert spent(match, "A-BANDIT")
    assert (match.turn, at(match, "phase", "card")) == (1, ("take", None))


@pytest.mark.rule("GR-50")
@pytest.mark.parametrize(
    "move",
    ["bandit CM-03", "bandit SN-02", "bandit A-JUDGE", "bandit B-SALOON", "bandit TK-03", "bandit Q-9"],
)
def test_gr_50_and_nothing_else(move):
    match, _ = takes("A-BANDIT", "SN-02", "SN-03 CM-03 A-JUDGE", "B-SALOON")
    assert refused(match, move) == "GR-50"


@pytest.mark.rule("GR-51")
def test_gr_51_the_judge_swaps_any_own_claim_for_any_of_another():
    match, _ = takes("A-JUDGE", "SN-02 WR-ODD1 B-BANK", "CM-03 A-GOLD", "SN-04 B-SALOON")
    assert set(match.moves()) == {
        f"judge {own} for {other}" for own in ("SN-02", "WR-ODD1") for other in ("CM-03", "SN-04")
    }
    events = match.play("judge WR-ODD1 for CM-03")
    assert events == [
        {
            "event": "Swapped",
            "seat": 0,
            "card": "A-JUDGE",
            "given": "WR-ODD1",
            "gained": "CM-03",
            "other": 1,
        }
    ]
    assert at(match, "areas") == [
        ["SN-02", "B-BANK", "A-JUDGE", "CM-03"],
        ["A-GOLD", "WR-ODD1"],
        ["SN-04", "B-SALOON"],
    ]
    assert spent(match, "A-JUDGE")


@pytest.mark.rule("GR-51")
@pytest.mark.parametrize(
    "move",
    [
        "judge CM-03 for SN-02",
        "judge SN-02 for WR-ODD1",
        "judge CM-03 for SN-04",
        "judge B-BANK for CM-03",
        "judge SN-02 for B-SALOON",
        "judge SN-02 for A-GOLD",
        "judge A-JUDGE for CM-03",
        "judge TK-03 for CM-03",
        "judge SN-02 for TK-03",
    ],
)
def test_gr_51_and_nothing_else(move):
    match, _ = takes("A-JUDGE", "SN-02 WR-ODD1 B-BANK", "CM-03 A-GOLD", "SN-04 B-SALOON")
    assert refused(match, move) == "GR-51"


@pytest.mark.rule("GR-52")
@pytest.mark.parametrize("card", ["A-RAID1", "A-RAID2"])
def test_gr_52_a_raid_takes_4_nuggets_from_everybody_else(card):
    match, events = takes(card, stashes=(0, 9, 4))
    assert events[1] == {"event": "Raided", "seat": 0, "card": card, "losses": (0, 4, 4)}
    assert at(match, "stashes") == [0, 5, 0]
    assert spent(match, card)
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-52", "GR-36")
def test_gr_52_who_has_fewer_discards_them_all():
    match, events = takes("A-RAID1", "", "", "", "", stashes=(7, 3, 0, 5))
    assert happened(events, "Raided")[0]["losses"] == (0, 3, 0, 4)
    assert at(match, "stashes") == [7, 0, 0, 1]


@pytest.mark.rule("GR-52", "GR-40")
def test_gr_52_nuggets_on_the_bank_are_safe():
    match, _ = takes("A-RAID1", "", "B-BANK", stashes=(7, 1, 9), banked=8)
    assert at(match, "stashes", "banked") == ([7, 0, 5], 8)


@pytest.mark.rule("GR-53")
def test_gr_53_any_other_player_and_any_number_from_2_to_12():
    match, _ = takes("A-HOLDUP", stashes=(0, 9, 0))
    assert set(match.moves()) == {f"holdup {seat} {number}" for seat in (2, 3) for number in range(2, 13)}


@pytest.mark.rule("GR-53")
@pytest.mark.parametrize("move", ["holdup 1 6", "holdup 4 6", "holdup 2 1", "holdup 2 13", "holdup 2 0"])
def test_gr_53_and_nothing_else(move):
    match, _ = takes("A-HOLDUP")
    assert refused(match, move) == "GR-53"


@pytest.mark.rule("GR-53")
@pytest.mark.parametrize(
    ("number", "roll", "taken"),
    [(7, (3, 4), 7), (7, (6, 6), 7), (7, (3, 3), 0), (2, (1, 1), 2), (12, (6, 6), 10), (12, (6, 5), 0)],
)
def test_gr_53_at_that_sum_or_more_that_many_nuggets_are_taken(number, roll, taken):
    match, events = uses("A-HOLDUP", f"holdup 3 {number}", stashes=(5, 6, 10), rolls=[roll])
    assert events == [
        {
            "event": "HeldUp",
            "seat": 0,
            "card": "A-HOLDUP",
            "victim": 2,
            "number": number,
            "dice": roll,
            "nuggets": taken,
        }
    ]
    assert at(match, "stashes") == [5 + taken, 6, 10 - taken]
    assert spent(match, "A-HOLDUP")
    assert match.undo_asks


@pytest.mark.rule("GR-53", "GR-36")
def test_gr_53_who_has_fewer_gives_them_all():
    match, events = uses("A-HOLDUP", "holdup 2 6", stashes=(5, 4, 10), rolls=[(3, 3)])
    assert events[0]["nuggets"] == 4
    assert at(match, "stashes") == [9, 0, 10]
    match, events = uses("A-HOLDUP", "holdup 2 6", stashes=(5, 0, 10), rolls=[(3, 3)])
    assert events[0]["nuggets"] == 0


@pytest.mark.rule("GR-54")
@pytest.mark.parametrize("card", ["A-DYN1", "A-DYN2"])
def test_gr_54_dynamite_destroys_a_claim_or_building_of_another(card):
    match, _ = takes(card, "SN-02 B-BANK", "CM-03 A-GOLD WR-ODD1", "B-SALOON SN-03")
    assert set(match.moves()) == {
        *("dynamite CM-03", "dynamite WR-ODD1", "dynamite B-SALOON", "dynamite SN-03")
    }
    events = match.play("dynamite CM-03")
    assert events == [
        {
            "event": "Destroyed",
            "seat": 0,
            "card": card,
            "target": "CM-03",
            "owner": 1,
            "veins": (),
            "returned": 0,
        }
    ]
    assert at(match, "areas")[1] == ["A-GOLD", "WR-ODD1"]
    assert at(match, "gone")[-1] == "CM-03"
    assert spent(match, card)


@pytest.mark.rule("GR-54")
@pytest.mark.parametrize(
    "move", ["dynamite SN-02", "dynamite B-BANK", "dynamite A-GOLD", "dynamite TK-03", "dynamite A-DYN1"]
)
def test_gr_54_and_nothing_else(move):
    match, _ = takes("A-DYN1", "SN-02 B-BANK", "CM-03 A-GOLD WR-ODD1", "B-SALOON SN-03")
    assert refused(match, move) == "GR-54"


@pytest.mark.rule("GR-54", "GR-57")
def test_gr_54_a_new_vein_goes_with_its_mine_and_is_no_target_itself():
    match, _ = takes("A-DYN1", "", "CM-03 SN-02+A-VEIN")
    assert refused(match, "dynamite A-VEIN") == "GR-54"
    (destroyed,) = match.play("dynamite SN-02")
    assert destroyed["veins"] == ("A-VEIN",)
    assert at(match, "areas", "veins") == ([["A-DYN1"], ["CM-03"], []], {})
    assert at(match, "gone")[-2:] == ["SN-02", "A-VEIN"]


@pytest.mark.rule("GR-54")
def test_gr_54_a_new_vein_on_another_mine_stays():
    match, (destroyed,) = uses("A-DYN1", "dynamite CM-03", "", "CM-03 SN-02+A-VEIN")
    assert destroyed["veins"] == ()
    assert at(match, "veins") == {"A-VEIN": "SN-02"}


@pytest.mark.rule("GR-54", "GR-40")
def test_gr_54_nuggets_on_a_destroyed_bank_return_to_its_owner():
    match, (destroyed,) = uses("A-DYN2", "dynamite B-BANK", "", "B-BANK", stashes=(1, 2, 3), banked=12)
    assert (destroyed["returned"], destroyed["owner"]) == (12, 1)
    assert at(match, "stashes", "banked") == ([1, 14, 3], 0)
    assert match.view(0)["seats"][1]["bank"] is None


@pytest.mark.rule("GR-54", "GR-40")
def test_gr_54_a_bank_stays_as_it_is_when_something_else_is_destroyed():
    match, (destroyed,) = uses(
        "A-DYN2", "dynamite B-SALOON", "", "B-BANK B-SALOON", stashes=(1, 2, 3), banked=12
    )
    assert destroyed["returned"] == 0
    assert at(match, "stashes", "banked") == ([1, 2, 3], 12)


@pytest.mark.rule("GR-57")
def test_gr_57_a_new_vein_is_attached_to_an_own_mine_and_shows_3_more():
    match, _ = takes("A-VEIN", "SN-02 WR-ODD1 CM-08 B-BANK", "NL-02")
    assert set(match.moves()) == {"vein SN-02", "vein CM-08"}
    assert match.play("vein CM-08") == [{"event": "VeinOpened", "seat": 0, "card": "A-VEIN", "mine": "CM-08"}]
    assert at(match, "veins", "status") == ({"A-VEIN": "CM-08"}, {})
    lying = match.view(1)["seats"][0]["area"]
    assert lying == [
        {"card": "SN-02", "status": "", "veins": []},
        {"card": "WR-ODD1", "status": "", "veins": []},
        {"card": "CM-08", "status": "", "veins": ["A-VEIN"]},
        {"card": "B-BANK", "status": "", "veins": []},
    ]
    assert match.standings()["scores"][0]["parts"]["claims"] == 6 + 1 + (1 + 3)


@pytest.mark.rule("GR-57")
@pytest.mark.parametrize("move", ["vein WR-ODD1", "vein NL-02", "vein B-BANK", "vein A-VEIN", "vein TK-03"])
def test_gr_57_and_to_nothing_else(move):
    match, _ = takes("A-VEIN", "SN-02 WR-ODD1 B-BANK", "NL-02")
    assert refused(match, move) == "GR-57"


@pytest.mark.rule("GR-57", "GR-50")
def test_gr_57_it_moves_with_the_mine_when_a_bandit_takes_it():
    match, _ = uses("A-BANDIT", "bandit SN-02", "SN-03", "SN-02+A-VEIN CM-03")
    assert at(match, "areas") == [["SN-03", "A-BANDIT", "SN-02", "A-VEIN"], ["CM-03"], []]
    assert match.standings()["scores"][0]["parts"]["claims"] == 3 + 6 + 3


@pytest.mark.rule("GR-57", "GR-51")
@pytest.mark.parametrize("move", ["judge SN-02 for CM-03", "judge SN-03 for CM-03"])
def test_gr_57_it_moves_with_the_mine_when_the_judge_swaps_it_and_only_then(move):
    match, _ = uses("A-JUDGE", move, "SN-02+A-VEIN SN-03", "CM-03")
    owner = 1 if "SN-02" in move else 0
    assert "A-VEIN" in at(match, "areas")[owner]
    assert at(match, "veins") == {"A-VEIN": "SN-02"}


@pytest.mark.rule("GR-58")
def test_gr_58_gold_is_10_nuggets():
    match, events = takes("A-GOLD", stashes=(3, 4, 5))
    assert events[1:] == [{"event": "GoldFound", "seat": 0, "card": "A-GOLD", "nuggets": 10}]
    assert at(match, "stashes") == [13, 4, 5]
    assert spent(match, "A-GOLD")


WAITING = [
    ("A-BANDIT", ("SN-02", "CM-03")),
    ("A-BANDIT", ("", "CM-03")),
    ("A-BANDIT", ("SN-02", "")),
    ("A-BANDIT", ("SN-02 SN-03", "B-BANK")),
    ("A-JUDGE", ("", "CM-03")),
    ("A-JUDGE", ("SN-02", "B-BANK")),
    ("A-DYN1", ("SN-02 B-BANK", "A-GOLD A-RAID1")),
    ("A-DYN2", ("", "")),
    ("A-VEIN", ("WR-ODD1 B-BANK", "SN-02")),
]


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(("card", "areas"), WAITING)
def test_gr_60_an_action_that_cannot_be_used_waits_in_front_of_the_player(card, areas):
    match, events = takes(card, *areas)
    assert events[1:] == [{"event": "Waits", "seat": 0, "card": card}]
    assert at(match, "status")[card] == "waiting"
    assert card in at(match, "areas")[0]
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(
    ("waiting", "areas", "card", "moves"),
    [
        ("A-BANDIT", ("", "SN-02 SN-03"), "SN-04", {"bandit SN-02", "bandit SN-03"}),
        ("A-JUDGE", ("", "CM-03"), "SN-04", {"judge SN-04 for CM-03"}),
        ("A-VEIN", ("WR-ODD1", ""), "SN-04", {"vein SN-04"}),
    ],
)
def test_gr_60_it_wakes_when_its_owner_takes_a_fitting_card(waiting, areas, card, moves):
    areas = (f"{areas[0]} {waiting}:waiting", *areas[1:], "")
    match = river(*areas, offer=card)
    events = match.play(f"take {card}")
    assert "Waits" not in names(events)
    assert (match.turn, at(match, "phase", "card")) == (0, ("target", waiting))
    assert at(match, "status")[waiting] == "spent"
    assert set(match.moves()) == moves
    match.play(next(iter(moves)))
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(
    ("waiting", "card", "moves"),
    [
        ("SN-03 A-BANDIT:waiting", "SN-04", {"bandit SN-04"}),
        ("SN-03 A-JUDGE:waiting", "NL-04", {"judge SN-03 for NL-04"}),
        ("A-DYN1:waiting", "B-BANK", {"dynamite B-BANK"}),
    ],
)
def test_gr_60_or_when_somebody_else_does_and_then_that_one_goes_on(waiting, card, moves):
    match = river("", "", waiting, offer=card, winner=2)
    match.play(f"take {card}")
    assert (match.turn, at(match, "phase")) == (2, "target")
    assert set(match.moves()) == moves
    match.play(next(iter(moves)))
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-60", "GR-14")
def test_gr_60_it_wakes_only_when_the_winners_card_is_resolved():
    match = river("", "A-DYN1:waiting", "", offer="SN-02 CM-03", winner=0)
    match.play("take SN-02")
    assert (match.turn, at(match, "phase")) == (0, "discard")
    match.play("discard CM-03")
    assert (match.turn, at(match, "phase")) == (1, "target")
    assert list(match.moves()) == ["dynamite SN-02"]
    match.play("dynamite SN-02")
    assert (match.turn, at(match, "phase", "areas")) == (1, ("take", [[], ["A-DYN1"], []]))


@pytest.mark.rule("GR-60")
def test_gr_60_before_it_wakes_the_fee_is_paid_and_the_mayor_changes():
    match = river("", "", "A-DYN2:waiting NL-02", offer="NL-05", winner=2, mayors={"NL": 2})
    assert names(match.play("take NL-05")) == ["Took", "FeePaid", "BecameMayor"]
    assert (match.turn, at(match, "phase")) == (2, "target")
    assert names(match.play("dynamite NL-05")) == ["Destroyed", "BecameMayor"]
    assert mayor(match, "NL") == 2


@pytest.mark.rule("GR-60", "GR-62")
@pytest.mark.parametrize("order", [("A-DYN1", "A-DYN2"), ("A-DYN2", "A-DYN1")])
def test_gr_60_of_several_that_wait_at_one_player_the_one_taken_first_wakes_first(order):
    first, second = order
    match = river("", "", f"{first}:waiting {second}:waiting", offer="B-BANK", turn=0, winner=2)
    match.play("take B-BANK")
    assert at(match, "card", "active") == (first, 2)
    match.play("dynamite B-BANK")
    assert (match.turn, at(match, "phase", "card")) == (1, ("take", None))
    assert at(match, "status") == {first: "spent", second: "waiting"}


@pytest.mark.rule("GR-60", "GR-62")
def test_gr_60_all_of_one_player_may_wake_one_after_the_other():
    areas = ("A-VEIN:waiting A-JUDGE:waiting A-BANDIT:waiting", "SN-02 SN-03", "")
    match = river(*areas, offer="SN-04", winner=2)
    match.play("take SN-04")
    used = []
    while at(match, "phase") == "target":
        assert match.turn == 0
        used.append(at(match, "card"))
        match.play(match.moves()[0])
    assert used == ["A-VEIN", "A-JUDGE", "A-BANDIT"]


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize("chooser", [0, 1, 2, 3])
def test_gr_60_players_are_tested_clockwise_from_who_chose_last(chooser):
    """Two wait with Dynamite; the card that one of the others takes is the first thing to be destroyed."""
    dynamiters = [(chooser + 1) % 4, (chooser + 3) % 4]
    areas = ["", "", "", ""]
    areas[dynamiters[0]], areas[dynamiters[1]] = "A-DYN2:waiting", "A-DYN1:waiting"
    match = river(*areas, offer="B-BANK", winner=(chooser + 3) % 4, turn=chooser)
    match.play("take B-BANK")
    assert (match.turn, at(match, "card")) == (dynamiters[0], "A-DYN2")
    match.play("dynamite B-BANK")
    assert at(match, "status")["A-DYN1"] == "waiting"


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(("ann", "ben"), [("A-BANDIT", "A-JUDGE"), ("A-JUDGE", "A-BANDIT")])
def test_gr_60_who_chose_last_is_the_first_to_be_tested(ann, ben):
    """Ann's Claim lets both of them use what they have: she is first, then Ben."""
    match = river(f"{ann}:waiting", f"SN-02 {ben}:waiting", "", offer="SN-04", winner=2)
    match.play("take SN-04")
    assert (match.turn, at(match, "card")) == (0, ann)
    match.play(match.moves()[0])
    if ann == "A-JUDGE":  # the swap leaves each with a Claim
        assert (match.turn, at(match, "card")) == (1, ben)
    else:  # the robbed one has none left
        assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-60")
def test_gr_60_one_effect_may_wake_another():
    """Cleo's Judge brings Ann a mine, for which her New Vein has waited."""
    match = river("A-VEIN:waiting", "", "SN-02 A-JUDGE:waiting", offer="WR-ODD1", winner=2)
    match.play("take WR-ODD1")
    assert (match.turn, at(match, "card")) == (2, "A-JUDGE")
    match.play("judge SN-02 for WR-ODD1")
    assert (match.turn, at(match, "card")) == (0, "A-VEIN")
    assert list(match.moves()) == ["vein SN-02"]
    match.play("vein SN-02")
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-60")
def test_gr_60_a_transfer_wakes_too():
    """Ben's Bandit waits for a town that he shares with somebody: the swap brings it."""
    match = river("SN-02", "CM-03 A-BANDIT:waiting", "NL-02 SN-03", offer="A-JUDGE", winner=2)
    play(match, "take A-JUDGE", "judge SN-02 for CM-03")
    assert (match.turn, at(match, "card")) == (1, "A-BANDIT")
    assert list(match.moves()) == ["bandit SN-03"]


@pytest.mark.rule("GR-60", "GR-14")
def test_gr_60_after_the_last_card_waking_comes_before_the_roll():
    match = river("A-DYN1:waiting", "", "", offer="B-BANK", winner=0, turn=2, rolls=[(1, 2)])
    assert names(match.play("take B-BANK")) == ["Took"]
    assert (match.turn, at(match, "phase")) == (0, "target")
    assert "Rolled" in names(match.play("dynamite B-BANK"))


@pytest.mark.rule("GR-60")
def test_gr_60_an_action_that_waits_to_the_end_has_no_effect():
    waiting = river("WR-ODD1 A-VEIN:waiting", "", "", phase="over")
    assert waiting.standings()["scores"][0]["parts"]["claims"] == 1
    assert waiting.turn is None


@pytest.mark.rule("GR-61")
@pytest.mark.parametrize(
    "move",
    ["pass", "hold", "keep", "take CM-04", "take nuggets", "discard CM-04", "bank 0", "bid 1", "mustang"],
)
def test_gr_61_an_action_that_can_be_used_must_be_used(move):
    match, _ = takes("A-DYN1", "", "CM-03")
    assert refused(match, move) == "GR-61"


@pytest.mark.rule("GR-61")
@pytest.mark.parametrize("move", ["bandit CM-03", "judge SN-02 for CM-03", "holdup 2 6", "vein SN-02"])
def test_gr_61_and_no_other_in_its_place(move):
    match, _ = takes("A-DYN1", "SN-02", "CM-03")
    assert refused(match, move) == "GR-61"
    match, _ = takes("A-HOLDUP", "SN-02", "CM-03")
    assert refused(match, "dynamite CM-03") == "GR-61"


@pytest.mark.rule("GR-61")
def test_gr_61_even_where_it_does_harm():
    """Ann has to swap her best Claim for the only other one."""
    match, _ = takes("A-JUDGE", "SN-09", "CM-08")
    assert list(match.moves()) == ["judge SN-09 for CM-08"]


@pytest.mark.rule("GR-61")
def test_gr_61_used_actions_stay_and_discarded_and_destroyed_cards_leave_the_game():
    match = river("", "SN-02", "", offer="A-DYN1 A-GOLD", winner=0)
    play(match, "take A-DYN1", "discard A-GOLD", "dynamite SN-02")
    assert at(match, "areas") == [["A-DYN1"], [], []]
    assert {"A-GOLD", "SN-02"} <= set(at(match, "gone"))


@pytest.mark.rule("GR-62")
@pytest.mark.parametrize("card", ["A-RAID1", "A-HOLDUP"])
def test_gr_62_a_raid_or_hold_up_that_finds_nobody_with_nuggets_is_used_without_effect(card):
    match, events = takes(card, "", "B-BANK", stashes=(9, 0, 0), banked=3)
    assert events[1:] == [{"event": "Unused", "seat": 0, "card": card}]
    assert spent(match, card)
    assert at(match, "stashes", "banked") == ([9, 0, 0], 3)
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-62")
@pytest.mark.parametrize("stashes", [(0, 1, 0), (0, 0, 1)])
def test_gr_62_one_with_nuggets_is_enough(stashes):
    _, events = takes("A-RAID1", stashes=stashes)
    assert happened(events, "Raided")[0]["losses"] == stashes
    match, _ = takes("A-HOLDUP", stashes=stashes)
    assert at(match, "phase") == "target"


@pytest.mark.rule("GR-31", "GR-60")
def test_gr_60_the_waking_bandit_pays_its_fee():
    match = river("A-BANDIT:waiting", "SN-02 SN-03 SN-04", "", offer="SN-06", mayors={"SN": 1}, winner=2)
    events = play(match, "take SN-06", "bandit SN-02")
    assert [paid["nuggets"] for paid in happened(events, "FeePaid")] == [3, 2]
    assert mayor(match, "SN") == 0


@pytest.mark.rule("GR-53")
def test_gr_53_a_seat_that_is_not_there_is_named_as_it_was_written():
    match, _ = takes("A-HOLDUP")
    with pytest.raises(Refusal, match="seat 5"):
        match.check("holdup 5 6")
