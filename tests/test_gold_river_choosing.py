"""Gold River, choosing cards: GR-14."""

import pytest

from fortyniner.gold_river import words
from fortyniner.refusal import Refusal
from tests.river import at, happened, names, play, river, strike
from tests.tables import refused


def won_by_ann(seats=4, offer="SN-02 CM-03 NL-04 TK-05 B-POST", areas=None, turn=0, **parts):
    """Ann has won the auction; it is her choice, or that of a seat after her."""
    cards = offer.split()[: seats - turn + (turn == 0)]
    return river(*(areas or [""] * seats), offer=" ".join(cards), winner=0, turn=turn, **parts)


@pytest.mark.rule("GR-14")
def test_gr_14_the_winner_takes_any_card():
    match = won_by_ann()
    assert set(match.moves()) == {f"take {card}" for card in at(match, "offer")}
    assert match.play("take CM-03") == [{"event": "Took", "seat": 0, "card": "CM-03", "laid": 0}]
    assert (match.turn, at(match, "phase", "taken", "chooser")) == (0, ("discard", "CM-03", 0))
    assert at(match, "areas")[0] == ["CM-03"]


@pytest.mark.rule("GR-14")
def test_gr_14_and_discards_another_from_the_game():
    match = won_by_ann()
    match.play("take CM-03")
    assert set(match.moves()) == {"discard SN-02", "discard NL-04", "discard TK-05", "discard B-POST"}
    gone = at(match, "gone")
    assert match.play("discard TK-05") == [{"event": "Discarded", "seat": 0, "card": "TK-05"}]
    assert at(match, "gone") == [*gone, "TK-05"]
    assert at(match, "offer", "taken") == (["SN-02", "NL-04", "B-POST"], None)


@pytest.mark.rule("GR-14")
@pytest.mark.parametrize("move", ["take SN-02", "take CM-03", "take SN-03"])
def test_gr_14_the_winner_takes_no_second_card(move):
    match = won_by_ann()
    match.play("take CM-03")
    assert refused(match, move) == "GR-14"


@pytest.mark.rule("GR-14")
@pytest.mark.parametrize("move", ["discard CM-03", "discard SN-03", "discard X-1", "pass", "bid 1", "hold"])
def test_gr_14_the_winner_discards_one_of_the_others_and_nothing_else(move):
    match = won_by_ann()
    match.play("take CM-03")
    assert refused(match, move) == "GR-14"


@pytest.mark.rule("GR-14")
@pytest.mark.parametrize("move", ["take SN-03", "take X-1", "take A-GOLD", "discard CM-03", "pass", "bid 3"])
def test_gr_14_only_a_card_of_the_offer_can_be_taken(move):
    assert refused(won_by_ann(), move) == "GR-14"
    assert refused(won_by_ann(turn=1), move) == "GR-14"


@pytest.mark.rule("GR-14")
def test_gr_14_only_the_winner_discards():
    match = won_by_ann(turn=1)
    assert refused(match, "discard SN-02") == "GR-14"
    match.play("take SN-02")
    assert (match.turn, at(match, "phase")) == (2, "take")


@pytest.mark.rule("GR-14", "GR-31")
def test_gr_14_the_winners_card_is_resolved_after_the_discard():
    match = won_by_ann(areas=["", "SN-03 SN-04", "", ""], mayors={"SN": 1})
    assert names(match.play("take SN-02")) == ["Took"]
    assert at(match, "stashes") == [15] * 4
    assert names(match.play("discard CM-03")) == ["Discarded", "FeePaid"]
    assert at(match, "stashes") == [13, 17, 15, 15]


@pytest.mark.rule("GR-14", "GR-58")
def test_gr_14_an_action_too_is_used_only_after_the_discard():
    match = won_by_ann(offer="A-GOLD SN-02 CM-03 NL-04 TK-05")
    match.play("take A-GOLD")
    assert at(match, "stashes") == [15] * 4
    assert names(match.play("discard SN-02")) == ["Discarded", "GoldFound"]
    assert at(match, "stashes") == [25, 15, 15, 15]


@pytest.mark.rule("GR-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("winner", [0, 2])
def test_gr_14_then_clockwise_each_takes_one_card(seats, winner):
    match = river(*[""] * seats, winner=winner, turn=winner, rolls=[(1, 1)])
    takers = []
    while at(match, "phase") in ("take", "discard"):
        if at(match, "phase") == "take":
            takers.append(match.turn)
        match.play(match.moves()[0])
    assert takers == [(winner + step) % seats for step in range(seats)]
    assert [len(area) for area in at(match, "areas")] == [1] * seats


@pytest.mark.rule("GR-14", "GR-62")
def test_gr_14_the_last_card_is_forced_and_still_a_move():
    match = won_by_ann(turn=3, rolls=[(1, 1)])
    assert list(match.moves()) == ["take SN-02"]
    assert match.forced == "take SN-02"
    match.play("take SN-02")
    assert match.log[-1].forced
    assert at(match, "areas")[3] == ["SN-02"]
    assert match.record.splitlines()[-1].startswith("take SN-02")


@pytest.mark.rule("GR-14")
def test_gr_14_what_others_took_is_no_longer_there():
    match = won_by_ann()
    play(match, "take SN-02", "discard CM-03", "take NL-04")
    assert at(match, "offer") == ["TK-05", "B-POST"]
    for card in ("SN-02", "CM-03", "NL-04"):
        assert refused(match, f"take {card}") == "GR-14"


@pytest.mark.rule("GR-14")
@pytest.mark.parametrize("card", ["SN-02", "WR-ODD1", "B-BANK", "B-SALOON"])
def test_gr_14_claims_and_buildings_are_laid_in_front(card):
    match = won_by_ann(offer=f"{card} A-RAID1 A-RAID2 A-HOLDUP A-GOLD", areas=["TK-03", "", "", ""], turn=1)
    match.play(f"take {card}")
    assert at(match, "areas", "status") == ([["TK-03"], [card], [], []], {})


@pytest.mark.rule("GR-14")
def test_gr_14_resolved_before_the_next_one_takes():
    match = won_by_ann(offer="A-HOLDUP SN-02 CM-03 NL-04", turn=1)
    match.play("take A-HOLDUP")
    assert (match.turn, at(match, "phase")) == (1, "target")
    assert refused(match, "take SN-02") == "GR-61"
    match.play("holdup 1 2")
    assert (match.turn, at(match, "phase")) == (2, "take")


@pytest.mark.rule("GR-14", "GR-15")
def test_gr_14_when_all_have_chosen_the_winner_rolls():
    _, events = strike("", "", "", roll=(1, 1))
    assert names(events)[:3] == ["Took", "Rolled", "Struck"]
    (rolled,) = happened(events, "Rolled")
    assert rolled["seat"] == 0


@pytest.mark.rule("GR-14")
def test_gr_14_nuggets_are_for_the_loser_of_two_only():
    for match in (won_by_ann(3), won_by_ann(3, turn=1), won_by_ann(4, turn=3)):
        assert refused(match, "take nuggets") == "GR-22"


@pytest.mark.rule("GR-14")
def test_gr_14_the_table_sees_who_has_chosen():
    match = won_by_ann()
    seen = []
    for move in ("take SN-02", "discard CM-03", "take NL-04", "take TK-05"):
        match.play(move)
        seen.append([place["chosen"] for place in match.view(None)["seats"]])
    assert seen == [
        [True, False, False, False],
        [True, False, False, False],
        [True, True, False, False],
        [True, True, True, False],
    ]


@pytest.mark.rule("GR-14")
def test_gr_14_a_second_card_is_refused_with_what_is_to_be_done_instead():
    match = won_by_ann()
    match.play("take CM-03")
    with pytest.raises(Refusal) as second:
        match.check("take SN-02")
    with pytest.raises(Refusal) as other:
        match.check("pass")
    assert second.value.reason == words.TAKE_FIRST_DISCARD
    assert other.value.reason == words.NOT_NOW.format(wanted=words.WANTED["discard"])
