"""Gold River, deck, set-up and the laying of the offer: GR-1 to GR-7 and GR-10."""

from collections import Counter

import pytest

from fortyniner.gold_river.cards import CARDS, MAYORS, Card
from fortyniner.match import Match
from fortyniner.refusal import BadOption, BadSeat
from tests.river import NAMES, at, happened, new_river, play, random_river, river, strike
from tests.tables import refused

SEATS = (2, 3, 4, 5)
OPTIONS = ({}, {"poker": True}, {"first_game": True}, {"first_game": True, "poker": True})
DECK = {
    2: (37, 38, 34, 34),
    3: (37, 38, 34, 34),
    4: (52, 53, 49, 49),
    5: (52, 53, 49, 49),
}
"""Cards to be laid, by seats and in the order of OPTIONS (GR-7)."""
ROUNDS = {2: (12, 12, 11, 11), 3: (9, 9, 8, 8), 4: (10, 10, 9, 9), 5: (8, 8, 8, 8)}
SETUPS = [(seats, number) for seats in SEATS for number in range(len(OPTIONS))]


def kinds(ids) -> set[str]:
    return {CARDS[id].kind for id in ids}


def cards_of(match: Match) -> list[str]:
    """Every card that takes part, wherever it is."""
    deck, unseen, offer, gone, areas = at(match, "deck", "unseen", "offer", "gone", "areas")
    return [*deck, *unseen, *offer, *gone, *(id for area in areas for id in area)]


@pytest.mark.rule("GR-1")
def test_gr_1_there_are_38_claims_4_buildings_11_actions_and_5_mayors():
    assert Counter(card.kind for card in CARDS.values()) == {"claim": 38, "building": 4, "action": 11}
    assert Counter(card.town for card in CARDS.values() if card.kind == "claim") == {
        "San Narciso": 8,
        "Cold Mountain": 8,
        "New London": 8,
        "Takamawok": 8,
        "Whiskey River": 6,
    }
    assert len(MAYORS) == 5
    assert Counter(card.name for card in CARDS.values() if card.kind != "claim") == Counter(
        [
            *("Bank", "Post Office", "Saloon", "Train Station"),
            *("One-Armed Bandit", "Judge", "Raid", "Raid", "Hold-up", "Dynamite", "Dynamite"),
            *("Mustang", "Telegraph", "New Vein", "Gold!"),
        ]
    )


@pytest.mark.rule("GR-1")
def test_gr_1_a_poker_deck_is_there_once_and_only_gold_is_no_part_of_it():
    assert [card.name for card in CARDS.values() if card.poker is None] == ["Gold!"]
    poker = Counter(card.poker for card in CARDS.values() if card.poker)
    assert poker == Counter((rank, suit) for rank in range(2, 15) for suit in "cdhs")


@pytest.mark.rule("GR-1")
def test_gr_1_mines_strike_on_a_sum_and_spots_of_whiskey_river_on_a_word():
    for card in CARDS.values():
        if card.kind != "claim":
            assert not card.is_mine
            assert (card.town, card.nuggets) == ("", 0)
            continue
        assert 1 <= card.nuggets <= 7
        assert card.is_mine == (card.town != "Whiskey River")
        if card.is_mine:
            assert card.strike in range(2, 13)
            assert card.id[-2:] == f"{card.strike:02}"
    spots = [card.strike for card in CARDS.values() if card.town == "Whiskey River"]
    assert Counter(spots) == {"even": 2, "odd": 2, "doubles": 2}


@pytest.mark.rule("GR-1")
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 2), (2, 4), (6, 5), (6, 6)])
def test_gr_1_a_card_that_is_no_claim_strikes_on_nothing(dice):
    assert not any(card.strikes(dice) for card in CARDS.values() if card.kind != "claim")
    assert not Card("X", "building", "House", None).strikes(dice)


@pytest.mark.rule("GR-2")
@pytest.mark.parametrize("seats", SEATS)
def test_gr_2_each_starts_with_15_nuggets_and_nothing_else(seats):
    match = new_river(seats)
    assert at(match, "stashes", "areas", "banked") == ([15] * seats, [[]] * seats, 0)
    assert set(at(match, "mayors").values()) == {None}


@pytest.mark.rule("GR-2")
def test_gr_2_the_supply_never_runs_out():
    match, _ = strike("SN-09", "", "", roll=(4, 5), stashes=[900, 900, 900])
    assert at(match, "stashes") == [907, 900, 900]


@pytest.mark.rule("GR-3", "GR-72")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poker", [False, True])
def test_gr_3_a_first_game_is_played_without_the_four_buildings(seats, poker):
    match = new_river(seats, first_game=True, poker=poker)
    assert kinds(cards_of(match)) == {"claim", "action"}
    assert "building" in kinds(cards_of(new_river(seats, poker=poker)))


@pytest.mark.rule("GR-4")
@pytest.mark.parametrize("seats", SEATS)
def test_gr_4_the_train_station_is_there_for_poker_expert_only(seats):
    assert "B-STATION" not in cards_of(new_river(seats))
    assert "B-STATION" in cards_of(new_river(seats, poker=True))


@pytest.mark.rule("GR-5")
def test_gr_5_fewer_than_four_players_play_with_15_cards_fewer():
    for seats, removed in ((2, 14), (3, 15), (4, 0), (5, 0)):
        match = new_river(seats, poker=True)
        assert len(at(match, "unseen")) == removed
        assert sorted(cards_of(match)) == sorted(CARDS.keys() - ({"A-MUSTANG"} if seats == 2 else set()))


@pytest.mark.rule("GR-5")
def test_gr_5_any_card_can_be_among_the_removed_ones_and_they_stay_unseen():
    removed = Counter()
    for seed in range(120):
        match = new_river(3, seed, poker=True)
        removed.update(at(match, "unseen"))
        assert not set(at(match, "unseen")) & set(str(match.view(0)).replace("'", " ").split())
    assert removed.keys() == CARDS.keys()


@pytest.mark.rule("GR-6")
@pytest.mark.parametrize("seats", SEATS)
def test_gr_6_the_first_player_is_drawn_by_lot(seats):
    firsts = Counter(new_river(seats, seed).turn for seed in range(200))
    assert firsts.keys() == set(range(seats))
    assert min(firsts.values()) > 200 / seats / 2
    assert at(new_river(seats, 5), "first") == new_river(seats, 5).turn


@pytest.mark.rule("GR-6")
@pytest.mark.parametrize("seats", SEATS)
def test_gr_6_or_it_is_who_the_table_says(seats):
    for seat in range(seats):
        match = new_river(seats, start=str(seat + 1))
        assert (match.turn, at(match, "first")) == (seat, seat)
    with (
        pytest.raises(BadOption, match=f"there are {seats} seats") if seats < 5 else pytest.raises(BadOption)
    ):
        new_river(seats, start=str(seats + 1))


@pytest.mark.rule("GR-6")
def test_gr_6_afterwards_the_winner_of_the_last_auction_is_first():
    match = river("", "", "", winner=1, turn=0, first=2, bid=3, rolls=[(1, 2)])
    laid = happened(play(match, match.moves()[0]), "Laid")
    assert (laid[0]["first"], match.turn, at(match, "first")) == (1, 1, 1)


@pytest.mark.rule("GR-7")
@pytest.mark.parametrize(("seats", "number"), SETUPS)
def test_gr_7_cards_in_the_deck_and_rounds(seats, number):
    match = new_river(seats, **OPTIONS[number])
    deck, offer = at(match, "deck", "offer")
    assert len(deck) + len(offer) == DECK[seats][number]
    view = match.view(0)
    assert (view["deck"], view["round"], view["rounds"]) == (len(deck), 1, ROUNDS[seats][number])


@pytest.mark.rule("GR-7", "GR-10")
@pytest.mark.parametrize(("seats", "number"), SETUPS)
def test_gr_7_a_match_has_that_many_rounds(seats, number):
    match = random_river(seats, seats, **OPTIONS[number])
    events = [event for ply in match.log for event in ply.events]
    rounds = [event.round for event in events if type(event).__name__ == "Laid"]
    assert rounds == [*range(2, ROUNDS[seats][number] + 1)]
    assert [place for place, _ in match.course()] == [*range(ROUNDS[seats][number] + 1)]
    assert match.view(None)["rounds"] == ROUNDS[seats][number]
    assert len(at(match, "deck")) == DECK[seats][number] % (seats + 1)


@pytest.mark.rule("GR-10", "GR-20")
def test_gr_10_the_offer_has_a_card_more_than_there_are_players():
    assert [len(at(new_river(seats), "offer")) for seats in SEATS] == [3, 4, 5, 6]


@pytest.mark.rule("GR-10")
@pytest.mark.parametrize("seats", SEATS)
def test_gr_10_the_first_offer_is_of_claims_and_no_card_is_there_twice(seats):
    for seed in range(100):
        match = new_river(seats, seed, poker=True)
        assert kinds(at(match, "offer")) == {"claim"}
        assert max(Counter(cards_of(match)).values()) == 1


@pytest.mark.rule("GR-10")
def test_gr_10_what_goes_back_is_shuffled_into_the_deck():
    """Next comes an Action or a Building as often as there are such cards, not because they lay on top."""
    matches = [new_river(4, seed) for seed in range(300)]
    tops = [CARDS[at(match, "deck")[-1]].kind != "claim" for match in matches]
    assert 0.22 < sum(tops) / len(tops) < 0.38  # 14 of 47
    firsts = Counter(at(match, "offer")[0] for match in matches)
    assert len(firsts) > 30


@pytest.mark.rule("GR-10")
def test_gr_10_later_offers_are_the_top_of_the_deck_whatever_it_is():
    match = river("", "", turn=0, winner=1, deck="A-GOLD B-BANK SN-02", rolls=[(1, 2)])
    (laid,) = happened(play(match, match.moves()[0]), "Laid")
    assert laid == {
        "seat": None,
        "round": at(match, "round"),
        "cards": ("A-GOLD", "B-BANK", "SN-02"),
        "first": 1,
    }
    assert at(match, "offer") == ["A-GOLD", "B-BANK", "SN-02"]
    assert not {"A-GOLD", "B-BANK", "SN-02"} & set(at(match, "deck"))


@pytest.mark.rule("GR-10")
def test_gr_10_when_the_game_is_over_no_move_is_left():
    match = random_river(3)
    assert match.turn is None
    assert list(match.moves()) == []
    assert match.log[-1].events[-1].winners == tuple(match.standings()["winners"])
    for move in ("pass", "bid 1", "take SN-02", "keep", "bank 0", "holdup 1 2"):
        assert refused(match, move) == "GR-10"


def test_it_is_a_game_for_two_to_five():
    for seats in (1, 6):
        with pytest.raises(BadSeat, match=f"not {seats}"):
            Match.new("gold-river", (*NAMES, "Fay")[:seats])
