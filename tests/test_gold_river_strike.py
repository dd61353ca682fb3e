"""Gold River, Strike Gold: GR-15."""

from collections import Counter

import pytest

from fortyniner.gold_river.cards import CARDS
from tests.river import at, happened, names, random_river, river, strike

ROLLS = [(one, two) for one in range(1, 7) for two in range(1, 7)]


@pytest.mark.rule("GR-15")
@pytest.mark.parametrize("roll", ROLLS)
def test_gr_15_every_claim_of_that_sum_or_word_pays_its_nuggets_to_its_owner(roll):
    """All mines lie on the table, shared out among four; the spots are Ezra's."""
    mines = [id for id, card in CARDS.items() if card.is_mine]
    spots = [id for id, card in CARDS.items() if card.town == "Whiskey River"]
    areas = [" ".join(mines[seat::4]) for seat in range(4)] + [" ".join(spots)]
    match, events = strike(*areas, roll=roll, mayors={"SN": 0})
    gets = [15] * 5
    for seat, area in enumerate(areas):
        for id in area.split():
            word = id.split("-")[1].rstrip("12") if seat == 4 else ""
            total = sum(roll)
            fits = {"EVEN": total % 2 == 0, "ODD": total % 2 == 1, "DOUBLES": roll[0] == roll[1]}
            if fits[word] if word else int(id[-2:]) == total:
                gets[seat] += CARDS[id].nuggets
    assert at(match, "stashes") == gets
    (struck,) = happened(events, "Struck")
    assert struck["dice"] == roll
    assert sum(nuggets for _, _, nuggets in struck["claims"]) == sum(gets) - 75


@pytest.mark.rule("GR-15")
def test_gr_15_several_claims_of_one_player_all_pay():
    match, events = strike("SN-07 NL-07 CM-07", "TK-07 SN-06", "", roll=(2, 5))
    assert happened(events, "Struck")[0]["claims"] == (
        (0, "SN-07", 4),
        (0, "NL-07", 4),
        (0, "CM-07", 5),
        (1, "TK-07", 2),
    )
    assert at(match, "stashes") == [28, 17, 15]


@pytest.mark.rule("GR-15")
def test_gr_15_a_double_is_an_even_sum_as_well():
    match, _ = strike("WR-EVEN2", "WR-DOUBLES1", "WR-ODD1 CM-08", roll=(4, 4))
    assert at(match, "stashes") == [17, 18, 16]
    match, _ = strike("WR-EVEN2", "WR-DOUBLES1", "WR-ODD1 CM-08", roll=(5, 3))
    assert at(match, "stashes") == [17, 15, 16]
    match, _ = strike("WR-EVEN2", "WR-DOUBLES1", "WR-ODD1 CM-08", roll=(5, 4))
    assert at(match, "stashes") == [15, 15, 16]


@pytest.mark.rule("GR-15", "GR-57")
def test_gr_15_a_new_vein_pays_3_more():
    match, events = strike("SN-07+A-VEIN", "", "", roll=(3, 4))
    assert happened(events, "Struck")[0]["claims"] == ((0, "SN-07", 7),)
    assert at(match, "stashes") == [22, 15, 15]


@pytest.mark.rule("GR-15")
def test_gr_15_a_claim_of_this_round_pays_already():
    match = river("", "", "", winner=0, turn=2, offer="SN-07", rolls=[(3, 4)])
    match.play("take SN-07")
    assert at(match, "stashes") == [15, 15, 19]


@pytest.mark.rule("GR-15")
def test_gr_15_the_winner_rolls_two_dice():
    match = river("", "", "", winner=1, turn=0, offer="B-POST", rolls=[(2, 6)])
    events = match.play("take B-POST")
    assert happened(events, "Rolled") == [{"seat": 1, "dice": (2, 6)}]
    (struck,) = happened(events, "Struck")
    assert (struck["seat"], struck["round"], struck["claims"]) == (1, 2, ())
    assert match.undo_asks


@pytest.mark.rule("GR-15")
def test_gr_15_those_paid_are_told_clockwise_from_the_winner():
    areas = ("SN-07", "CM-07", "NL-07")
    match = river(*areas, winner=1, turn=0, offer="B-POST", rolls=[(3, 4)])
    (struck,) = happened(match.play("take B-POST"), "Struck")
    assert [seat for seat, _, _ in struck["claims"]] == [1, 2, 0]


@pytest.mark.rule("GR-15", "GR-10")
def test_gr_15_then_the_next_round_begins_or_the_game_ends():
    match, events = strike("", "", "", roll=(1, 2))
    assert names(events)[-1] == "Laid"
    assert (at(match, "round", "phase"), match.turn) == ((3, "bid"), 0)
    match, events = strike("SN-03", "", "", roll=(1, 2), round=9)
    assert names(events)[-2:] == ["Struck", "GameOver"]
    assert events[-1]["winners"] == (0,)
    assert (match.turn, at(match, "stashes")) == (None, [18, 15, 15])


@pytest.mark.rule("GR-15")
def test_gr_15_each_roll_is_as_likely_as_the_others():
    sums = Counter()
    for seed in range(60):
        for ply in random_river(seed).log:
            sums.update(event.dice for event in ply.events if type(event).__name__ == "Rolled")
    assert set(sums) == set(ROLLS)
    expected = sums.total() / 36
    assert sum((count - expected) ** 2 / expected for count in sums.values()) < 66.6  # 35 degrees, 0.1 %
