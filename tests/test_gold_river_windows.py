"""Gold River, Mustang and Telegraph, and when they are asked for: GR-55, GR-56 and GR-62."""

import pytest

from tests.river import at, happened, names, play, river, strike
from tests.tables import refused


def takes_first(*areas, winner=0, offer="B-POST SN-02", **parts):
    """The winner has taken and discarded: whoever owns a Mustang may be asked now."""
    match = river(*areas, winner=winner, turn=winner, offer=offer, **parts)
    taken, gone = offer.split()[:2]
    play(match, f"take {taken}", f"discard {gone}")
    return match


def telegraph(roll=(3, 4), areas=("", "A-TELEGRAPH", ""), **parts):
    """Ann has rolled, and Ben has the Telegraph."""
    return strike(*areas, roll=roll, **parts)[0]


@pytest.mark.rule("GR-55")
@pytest.mark.parametrize("card", ["A-MUSTANG", "A-TELEGRAPH"])
def test_gr_55_the_card_is_kept(card):
    match = river("", "", "", offer=card)
    assert match.play(f"take {card}")[1:] == [{"event": "Kept", "seat": 0, "card": card}]
    assert at(match, "status") == {card: "kept"}
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-55")
def test_gr_55_its_owner_may_choose_right_after_the_winner_and_is_skipped_later():
    match = takes_first("", "", "A-MUSTANG", "", rolls=[(1, 2)])
    assert (match.turn, at(match, "phase", "queue")) == (2, ("mustang", [1, 2, 3]))
    assert list(match.moves()) == ["mustang", "hold"]
    assert match.play("mustang") == [{"event": "RodeAhead", "seat": 2, "card": "A-MUSTANG"}]
    assert (match.turn, at(match, "phase", "queue")) == (2, ("take", [1, 3]))
    takers = []
    while at(match, "phase") == "take":
        takers.append(match.turn)
        match.play(match.moves()[0])
    assert takers == [2, 1, 3]


@pytest.mark.rule("GR-55")
def test_gr_55_the_last_seat_may_ride_as_well():
    match = takes_first("", "", "", "A-MUSTANG")
    match.play("mustang")
    assert (match.turn, at(match, "queue")) == (3, [1, 2])


@pytest.mark.rule("GR-55")
def test_gr_55_it_may_be_saved_and_is_asked_for_in_the_next_round_again():
    match = takes_first("", "", "A-MUSTANG", "", rolls=[(1, 2)])
    assert match.play("hold") == [{"event": "StayedBehind", "seat": 2}]
    assert (match.turn, at(match, "phase", "queue", "status")) == (1, ("take", [2, 3], {"A-MUSTANG": "kept"}))
    asked = []
    for _ in range(3):  # not asked again in this round, whoever takes a card
        asked.append(at(match, "phase"))
        match.play(match.moves()[0])
    assert asked == ["take"] * 3
    again = takes_first("", "", "A-MUSTANG", "", round=5)
    assert (again.turn, at(again, "phase")) == (2, "mustang")


@pytest.mark.rule("GR-55")
def test_gr_55_once():
    match = takes_first("", "", "A-MUSTANG", "")
    match.play("mustang")
    assert at(match, "status") == {"A-MUSTANG": "spent"}
    again = takes_first("", "", "A-MUSTANG:spent", "")
    assert (again.turn, at(again, "phase")) == (1, "take")
    assert refused(again, "mustang") == "GR-14"


@pytest.mark.rule("GR-55", "GR-62")
@pytest.mark.parametrize("areas", [("A-MUSTANG", "", "", ""), ("", "A-MUSTANG", "", ""), ("", "", "", "")])
def test_gr_55_neither_the_winner_nor_the_left_neighbour_is_asked(areas):
    match = takes_first(*areas)
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-55")
@pytest.mark.parametrize(("winner", "rider"), [(1, 0), (2, 0), (2, 1), (3, 1)])
def test_gr_55_whoever_the_winner_is(winner, rider):
    areas = ["", "", "", ""]
    areas[rider] = "A-MUSTANG"
    match = takes_first(*areas, winner=winner)
    assert (match.turn, at(match, "phase")) == (rider, "mustang")


@pytest.mark.rule("GR-55")
def test_gr_55_not_in_the_round_in_which_it_was_taken():
    """Neither by the winner, who has nothing from it, nor by anybody after the winner."""
    match = takes_first("", "", "", "", offer="A-MUSTANG SN-02 CM-03 NL-02 TK-03")
    assert (match.turn, at(match, "phase")) == (1, "take")
    match = takes_first("", "", "", "", offer="CM-03 SN-02 A-MUSTANG NL-02 TK-03")
    match.play("take A-MUSTANG")
    assert (match.turn, at(match, "phase")) == (2, "take")
    assert at(match, "status") == {"A-MUSTANG": "kept"}


@pytest.mark.rule("GR-55", "GR-60")
def test_gr_55_it_is_asked_for_once_the_winners_action_and_what_it_wakes_are_done():
    match = takes_first("", "A-DYN2:waiting", "A-MUSTANG", "", offer="A-HOLDUP SN-02 B-BANK", rolls=[(1, 2)])
    assert (match.turn, at(match, "phase")) == (0, "target")
    match.play("holdup 2 12")
    assert (match.turn, at(match, "phase")) == (2, "mustang")
    match = takes_first("", "A-DYN2:waiting", "A-MUSTANG", "", offer="B-BANK SN-02")
    assert (match.turn, at(match, "phase")) == (1, "target")
    match.play("dynamite B-BANK")
    assert (match.turn, at(match, "phase")) == (2, "mustang")


@pytest.mark.rule("GR-55")
@pytest.mark.parametrize("move", ["take CM-03", "pass", "keep", "bank 0", "discard SN-02"])
def test_gr_55_nothing_else_can_be_said(move):
    assert refused(takes_first("", "", "A-MUSTANG", ""), move) == "GR-55"


@pytest.mark.rule("GR-56")
def test_gr_56_after_the_roll_and_before_the_pay_outs_its_owner_may_turn_a_die():
    match, events = strike("SN-07", "A-TELEGRAPH", "", roll=(3, 4))
    assert names(events) == ["Took", "Rolled"]
    assert (match.turn, at(match, "phase", "dice", "stashes")) == (1, ("telegraph", [3, 4], [15, 15, 15]))
    assert match.view(2)["dice"] == [3, 4]


@pytest.mark.rule("GR-56")
def test_gr_56_either_die_to_any_other_face():
    match = telegraph((3, 4))
    assert set(match.moves()) == {
        *(f"telegraph 1 {face}" for face in (1, 2, 4, 5, 6)),
        *(f"telegraph 2 {face}" for face in (1, 2, 3, 5, 6)),
        "keep",
    }
    assert set(telegraph((6, 6)).moves()) == {
        *(f"telegraph {die} {face}" for die in (1, 2) for face in range(1, 6)),
        "keep",
    }


@pytest.mark.rule("GR-56")
@pytest.mark.parametrize(
    ("move", "dice", "die", "old"), [("telegraph 1 5", (5, 4), 0, 3), ("telegraph 2 6", (3, 6), 1, 4)]
)
def test_gr_56_the_turned_dice_are_what_pays(move, dice, die, old):
    match = telegraph((3, 4), ("SN-07", "A-TELEGRAPH CM-09", "SN-09"))
    events = match.play(move)
    assert events[0] == {
        "event": "Turned",
        "seat": 1,
        "card": "A-TELEGRAPH",
        "die": die,
        "old": old,
        "face": int(move[-1]),
    }
    (struck,) = happened(events, "Struck")
    assert struck["dice"] == dice
    assert struck["seat"] == 0
    assert struck["claims"] == ((1, "CM-09", 3), (2, "SN-09", 7))
    assert (at(match, "stashes"), at(match, "dice")) == ([15, 18, 22], None)


@pytest.mark.rule("GR-56")
def test_gr_56_the_dice_may_be_left_as_they_fell_and_the_card_is_saved():
    match = telegraph((3, 4), ("SN-07", "A-TELEGRAPH", ""))
    events = match.play("keep")
    assert events[0] == {"event": "LetFall", "seat": 1}
    assert happened(events, "Struck")[0]["dice"] == (3, 4)
    assert at(match, "stashes", "status") == ([19, 15, 15], {"A-TELEGRAPH": "kept"})
    assert at(telegraph(round=6), "phase") == "telegraph"


@pytest.mark.rule("GR-56")
def test_gr_56_once():
    match = telegraph()
    match.play("telegraph 1 1")
    assert at(match, "status") == {"A-TELEGRAPH": "spent"}
    assert at(telegraph(areas=("", "A-TELEGRAPH:spent", "")), "phase") == "bid"


@pytest.mark.rule("GR-56")
def test_gr_56_from_the_round_on_in_which_it_is_taken():
    match = river("", "", "", offer="A-TELEGRAPH", winner=0, turn=2, rolls=[(1, 2)])
    match.play("take A-TELEGRAPH")
    assert (match.turn, at(match, "phase")) == (2, "telegraph")


@pytest.mark.rule("GR-56")
def test_gr_56_the_winner_may_own_it():
    match = telegraph(areas=("A-TELEGRAPH", "", ""))
    assert (match.turn, at(match, "phase")) == (0, "telegraph")


@pytest.mark.rule("GR-56")
@pytest.mark.parametrize("move", ["telegraph 1 3", "telegraph 2 4"])
def test_gr_56_a_die_is_turned_to_another_face(move):
    assert refused(telegraph((3, 4)), move) == "GR-56"


@pytest.mark.rule("GR-56")
@pytest.mark.parametrize("move", ["hold", "pass", "bank 0", "take SN-02", "mustang"])
def test_gr_56_nothing_else_can_be_said(move):
    assert refused(telegraph(), move) == "GR-56"


@pytest.mark.rule("GR-56", "GR-53")
def test_gr_56_the_dice_of_a_hold_up_are_not_turned():
    match = river("", "A-TELEGRAPH", "", offer="A-HOLDUP", rolls=[(3, 4)])
    play(match, "take A-HOLDUP", "holdup 2 8")
    assert (match.turn, at(match, "phase")) == (1, "take")


@pytest.mark.rule("GR-56", "GR-40", "GR-62")
def test_gr_56_the_telegraph_comes_before_the_bank():
    match = telegraph(areas=("B-BANK", "A-TELEGRAPH", ""))
    events = match.play("keep")
    assert names(events) == ["LetFall", "Struck"]
    assert (match.turn, at(match, "phase")) == (0, "bank")


@pytest.mark.rule("GR-62")
@pytest.mark.parametrize("move", ["mustang", "hold", "telegraph 1 6", "keep", "bank 1"])
def test_gr_62_outside_their_windows_these_are_no_moves(move):
    match = river("A-MUSTANG A-TELEGRAPH B-BANK", "", "", winner=2)
    assert refused(match, move) == "GR-14"
    match = river("A-MUSTANG A-TELEGRAPH B-BANK", "", "", phase="bid")
    assert refused(match, move) == "GR-11"
