"""Gold River, the poker hand: GR-43, GR-71 and GR-72.

PokerKit judges five to seven cards. The engine does without it, for in Gold River a hand may have fewer,
and the Train Station stands for any other card.
"""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import Card, StandardHighHand

from fortyniner.gold_river.cards import CARDS, STATION
from fortyniner.gold_river.poker import NAMES, Hand, best_five, best_hand, poker_points

DECK = sorted(card.poker for card in CARDS.values() if card.poker)
TRAIN_STATION = next(card.poker for card in CARDS.values() if card.name == STATION)
LETTERS = "23456789TJQKA"


def read(text):
    """Cards from their usual short form, like "As Td 7h"."""
    return [(LETTERS.index(rank) + 2, suit) for rank, suit in text.split()]


def hand(text, wild=False):
    found = best_hand(read(text), wild)
    return found and (found.name, *found.ranks)


@pytest.fixture(scope="module")
def all_fives():
    """Of all hands of five cards how many there are of each worth, and one of them."""
    counts, samples = Counter(), {}
    for cards in combinations(DECK, 5):
        worth = best_hand(cards)
        counts[worth] += 1
        samples.setdefault(worth, cards)
    return counts, samples


def judged(cards):
    """What PokerKit makes of five to seven cards."""
    return StandardHighHand.from_game([Card(LETTERS[rank - 2], suit) for rank, suit in cards])


def worth(cards):
    """Kind and ranks of at most five cards as they are, by the book; below a pair it is kind 0."""
    counts = Counter(rank for rank, _ in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    suited = len(cards) == 5 and len({suit for _, suit in cards}) == 1
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if straight:
        return (8 + (ranks[0] == 14) if suited else 4), (ranks[0],)
    if suited:
        return 5, tuple(ranks)
    kinds = ((7, [4], 2), (6, [3, 2], 2), (3, [3], 3), (2, [2, 2], 3), (1, [2], 4), (0, [], 5))
    kind, _, length = next(row for row in kinds if shape[: len(row[1])] == row[1])
    return kind, tuple(ranks + [0] * (length - len(ranks)))


def by_trying(cards, wild):
    """The best of all hands that could be laid; with the Train Station once as each card of the deck."""
    laid = [*combinations(cards, min(5, len(cards)))]
    if wild:
        others = combinations(cards, min(4, len(cards)))
        laid += [(*four, any_card) for four in others for any_card in DECK if any_card not in four]
    best = max(map(worth, laid))
    return best if best[0] else None


SOME_CARDS = st.sampled_from(
    [
        DECK,
        [card for card in DECK if card[0] < 7 or card[0] == 14],
        [card for card in DECK if card[1] in "hd"],
        [card for card in DECK if card[0] > 10],
        [card for card in DECK if card[0] in (4, 5, 14)],
    ]
).flatmap(lambda cards: st.lists(st.sampled_from(cards), min_size=1, max_size=9, unique=True))


@pytest.mark.rule("GR-71")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("Ts Qs As Ks Js 9s 9d 9h", ("royal flush", 14)),
        ("9h Kh Qh Jh Th Ad Ac As", ("straight flush", 13)),
        ("9h Qs 9d 9c 9s Qd Qh", ("four of a kind", 9, 12)),
        ("6h 6d 6s Td Tc Ts Ad Ac 2h 4h", ("full house", 10, 14)),
        ("2d 9d Jd 4d Kd 5d Ah Kh", ("flush", 13, 11, 9, 5, 4)),
        ("6h 7c 8c 9c Ts Tc 2d", ("straight", 10)),
        ("8c 8d 8h As 2d 7h", ("three of a kind", 8, 14, 7)),
        ("8c 8d 3h 3s Kd Kc Ah", ("two pairs", 13, 8, 14)),
        ("8c 8d 2h 4s Ad Jc", ("pair", 8, 14, 11, 4)),
        ("2c 4d 6h 8s Td Qc", None),
        ("", None),
    ],
)
def test_gr_71_the_best_five_of_any_number(cards, found):
    assert hand(cards) == found


@pytest.mark.rule("GR-71")
def test_gr_71_the_kinds_in_their_order():
    kinds = "pair, two pairs, three of a kind, straight, flush, full house, four of a kind"
    assert list(NAMES.values()) == [*kinds.split(", "), "straight flush", "royal flush"]
    assert list(NAMES) == list(range(1, 10))


@pytest.mark.rule("GR-71")
def test_gr_71_the_ace_is_high_or_low_but_no_straight_goes_round():
    assert hand("As Kd Qd Jd Tc") == ("straight", 14)
    assert hand("As 2d 3d 4d 5c") == ("straight", 5)
    assert hand("As 2s 3s 4s 5s") == ("straight flush", 5)
    assert hand("Qs Kd As 2d 3c") is None
    assert best_hand(read("As 2d 3d 4d 5c")) < best_hand(read("6s 2d 3d 4d 5c"))


@pytest.mark.rule("GR-71")
def test_gr_71_suits_never_decide():
    assert best_hand(read("2d 9d Jd 4d Kd")) == best_hand(read("2s 9s Js 4s Ks"))
    better_of_two = hand("Ad 9d 7d 6d 2d Ac 9c 7c 6c 3c"), hand("Ac 9c 7c 6c 2c Ad 9d 7d 6d 3d")
    assert better_of_two == (("flush", 14, 9, 7, 6, 3),) * 2


@pytest.mark.rule("GR-71", "GR-72")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("Ah", None),
        ("Ah Kh Qh Jh", None),
        ("7h 7c", ("pair", 7, 0, 0, 0)),
        ("7h 7c 9c", ("pair", 7, 9, 0, 0)),
        ("7h 7c 9c 9d", ("two pairs", 9, 7, 0)),
        ("7h 7c 7d", ("three of a kind", 7, 0, 0)),
        ("7h 7c 7d 7s", ("four of a kind", 7, 0)),
    ],
)
def test_gr_72_fewer_than_five_cards_and_missing_kickers(cards, found):
    assert hand(cards) == found


@pytest.mark.rule("GR-72")
def test_gr_72_a_missing_kicker_ranks_lowest():
    rising = ("7h 7c", "7h 7c 2c", "7h 7c 3d 2c", "7h 7c 4s 3d 2c", "7h 7c 9c", "8h 8c", "2h 2c 3h 3c")
    hands = [best_hand(read(cards)) for cards in (*rising, "2h 2c 3h 3c 4d", "2h 2c 2d", "2h 2c 2d 2s")]
    assert all(lower < higher for lower, higher in pairwise(hands))


@pytest.mark.rule("GR-43")
@pytest.mark.parametrize(
    ("cards", "found", "stand_in"),
    [
        ("As Ks Ts Js", ("royal flush", 14), "Qs"),
        ("Ah Kh Th Jh", ("royal flush", 14), "Qh"),
        ("5h 6h 8h 9h Ad", ("straight flush", 9), "7h"),
        ("2h 3h 4h 5h Kd", ("straight flush", 6), "6h"),
        ("2h 4h 5h Ah", ("straight flush", 5), "3h"),
        ("9h 9c 9d 9s 4d", ("four of a kind", 9, 14), "As"),
        ("9h 9c 9d 9s As", ("four of a kind", 9, 14), None),
        ("Ah Ac Ad As 4d", ("four of a kind", 14, 13), "Ks"),
        ("9h 9c 9d 4d 4s", ("four of a kind", 9, 4), "9s"),
        ("2h 2c 2d 2s Td Th Tc", ("four of a kind", 10, 2), "Ts"),
        ("9h 9c 4d 4s Ad", ("full house", 9, 4), "9s"),
        ("Ah Kh 4h 5h 9d", ("flush", 14, 13, 12, 5, 4), "Qh"),
        ("6h 7c 8c 9c 9d", ("straight", 10), "Ts"),
        ("Jh Tc 8c 9c 2d", ("straight", 12), "Qs"),
        ("9h 9c 4d 2s", ("three of a kind", 9, 4, 2), "9s"),
        ("9h 4d 2s", ("pair", 9, 4, 2, 0), "9s"),
        ("9s", ("pair", 9, 0, 0, 0), "9h"),
        ("Qh", ("pair", 12, 0, 0, 0), "Qs"),
    ],
)
def test_gr_43_the_train_station_stands_for_what_helps_most(cards, found, stand_in):
    assert hand(cards, wild=True) == found
    assert best_five(read(cards), wild=True).stand_in == (read(stand_in)[0] if stand_in else None)


@pytest.mark.rule("GR-43")
def test_gr_43_alone_it_is_no_hand():
    assert best_hand([], wild=True) is None
    assert best_five([], wild=True) is None


@pytest.mark.rule("GR-71")
def test_gr_71_the_cards_that_make_the_hand_the_weightiest_first():
    best = best_five(read("2c 9h 4d 9d 4s Kc 3c"))
    assert [*best.cards] == read("9h 9d 4s 4d Kc")
    assert best.stand_in is None
    assert [*best_five(read("As 5d 3h 2c 4c 4d")).cards] == read("5d 4c 3h 2c As")
    assert [*best_five(read("7h 7c")).cards] == read("7h 7c")


@pytest.mark.rule("GR-71", "GR-72")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        (("7h 7c", "8h 8c"), (0, 10)),
        (("7h 7c Ad", "7d 7s Kd", "2h 3h"), (10, 0, 0)),
        (("7h 7c Ad", "7d 7s Ac", "2h 3h"), (5, 5, 0)),
        (("As Ks Qs Js Ts", "Ad Kd Qd Jd Td", "Ah Kh Qh Jh Th", "2c"), (3, 3, 3, 0)),
        (("7h 7c 2d", "7d 7s"), (10, 0)),
        (("2h", "Ah Kh", ""), (0, 0, 0)),
    ],
)
def test_gr_72_equal_best_hands_share_rounded_down(hands, points):
    assert poker_points([best_hand(read(cards)) for cards in hands]) == points


@pytest.mark.rule("GR-71")
def test_gr_71_of_all_hands_of_five_there_are_as_many_of_each_kind_as_there_must_be(all_fives):
    counts, kinds, worths = all_fives[0], Counter(), Counter()
    for found, number in counts.items():
        kinds[found and found.name] += number
        worths[found and found.name] += 1
    assert kinds == {
        "royal flush": 4,
        "straight flush": 36,
        "four of a kind": 624,
        "full house": 3744,
        "flush": 5108,
        "straight": 10200,
        "three of a kind": 54912,
        "two pairs": 123552,
        "pair": 1098240,
        None: 1302540,
    }
    assert worths == {
        "royal flush": 1,
        "straight flush": 9,
        "four of a kind": 156,
        "full house": 156,
        "flush": 1277,
        "straight": 10,
        "three of a kind": 858,
        "two pairs": 858,
        "pair": 2860,
        None: 1,
    }


@pytest.mark.rule("GR-71")
def test_gr_71_each_worth_is_above_the_next_as_pokerkit_has_it(all_fives):
    samples = all_fives[1]
    order = [judged(samples[found]) for found in sorted(found for found in samples if found)]
    assert len(order) == 6185
    assert all(lower < higher for lower, higher in pairwise(order))


@pytest.mark.rule("GR-71")
@pytest.mark.parametrize("size", [5, 6, 7])
def test_gr_71_random_cards_are_worth_what_pokerkit_says(all_fives, size):
    samples, random, seen = all_fives[1], Random(size), Counter()
    for _ in range(2000):
        cards = random.sample(DECK, size)
        found, theirs = best_hand(cards), judged(cards)
        seen[found and found.name] += 1
        if found:
            assert theirs == judged(samples[found])
        else:
            assert theirs.entry.label.value == "High card"
    assert len(seen) >= 7


@pytest.mark.rule("GR-71", "GR-72")
@given(SOME_CARDS)
@settings(max_examples=500)
def test_gr_72_any_few_cards_give_the_best_hand_that_can_be_laid(cards):
    assert best_hand(cards) == by_trying(cards, wild=False)


@pytest.mark.rule("GR-43")
@given(SOME_CARDS)
@settings(max_examples=300)
def test_gr_43_with_the_train_station_too(cards):
    held = [card for card in cards if card != TRAIN_STATION]
    assert best_hand(held, wild=True) == (by_trying(held, wild=True) if held else None)


@pytest.mark.rule("GR-43", "GR-71")
@given(st.lists(st.sampled_from(DECK), max_size=25, unique=True), st.booleans())
@settings(max_examples=1000)
def test_gr_43_the_cards_told_are_there_and_make_that_hand(cards, wild):
    held = [card for card in cards if card != TRAIN_STATION or not wild]
    best = best_five(held, wild)
    assert (best and best.hand) == best_hand(held, wild)
    if best:
        assert Hand(*worth(best.cards)) == best.hand
        assert len(set(best.cards)) == len(best.cards) == min(5, len(held) + wild)
        assert set(best.cards) - set(held) == ({best.stand_in} if best.stand_in else set())
        assert wild or not best.stand_in
