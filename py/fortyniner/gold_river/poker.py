"""The poker hand of a player's cards, and what it is worth (GR-43, GR-71, GR-72)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fortyniner.gold_river.cards import POKER_POINTS, Poker

PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(1, 10)
NAMES = {
    PAIR: "pair",
    TWO_PAIRS: "two pairs",
    THREE: "three of a kind",
    STRAIGHT: "straight",
    FLUSH: "flush",
    FULL_HOUSE: "full house",
    FOUR: "four of a kind",
    STRAIGHT_FLUSH: "straight flush",
    ROYAL_FLUSH: "royal flush",
}
ACE, KING = 14, 13
_SUITS = "shdc"
"""In which order the Train Station tries them: as a Queen it is first of all itself, the one of spades."""
_DECIDING = {PAIR: 4, TWO_PAIRS: 3, THREE: 3, FLUSH: 5, FULL_HOUSE: 2, FOUR: 2}
"""How many ranks decide between two hands of a kind; one where it is not told."""


class Hand(NamedTuple):
    """What a hand is worth. The greater tuple wins, equal ones are level."""

    kind: int
    """From PAIR, 1, to ROYAL_FLUSH, 9."""
    ranks: tuple[int, ...]
    """The ranks that decide among hands of this kind, weightiest first; 0 for a missing kicker (GR-72)."""

    @property
    def name(self) -> str:
        """What players call it, like "full house"."""
        return NAMES[self.kind]


class Best(NamedTuple):
    """The best hand out of some cards, and which cards make it."""

    hand: Hand
    cards: tuple[Poker, ...]
    """Five or, for want of more, fewer; weightiest first."""
    stand_in: Poker | None
    """The one of them that is the Train Station; None where it takes no part."""


def best_hand(cards: Iterable[Poker], wild: bool = False) -> Hand | None:
    """The best hand of at most five of these cards, none of which is there twice; None below a pair (GR-71).

    `wild`: the Train Station belongs to them too, but is not among `cards` (GR-43).

    >>> best_hand([(14, "s"), (7, "h"), (7, "c")])
    Hand(kind=1, ranks=(7, 14, 0, 0))
    >>> best_hand([(14, "s"), (7, "h"), (7, "c")], wild=True).name
    'three of a kind'
    """
    best = best_five(cards, wild)
    return best and best.hand


def best_five(cards: Iterable[Poker], wild: bool = False) -> Best | None:
    """The same hand with the cards that make it."""
    held = sorted(cards, reverse=True)
    kind, five = _best(held, wild)
    if not kind:
        return None
    deciding = [*dict.fromkeys(rank for rank, _ in five), 0, 0, 0][: _DECIDING.get(kind, 1)]
    stand_in = next((card for card in five if card not in held), None) if wild else None
    return Best(Hand(kind, tuple(deciding)), tuple(five), stand_in)


def poker_points(hands: Sequence[Hand | None], points: int = POKER_POINTS) -> tuple[int, ...]:
    """What each seat gets for its hand: equal best hands share, rounded down (GR-71, GR-72)."""
    best = max((hand for hand in hands if hand), default=None)
    return tuple(points // hands.count(best) if hand and hand == best else 0 for hand in hands)


def _best(held: list[Poker], wild: bool) -> tuple[int, list[Poker]]:
    """The best kind to be had, 0 if none, and its cards. `held` is sorted, highest first.

    The Train Station always stands for a card that is not held; where a held one would do, that one does.
    """
    suits = [cards for cards in _alike(held, 1) if len(cards) + wild >= 5]
    if run := max((_run(cards, wild, cards[0][1]) for cards in suits), key=_by_rank, default=[]):
        return (ROYAL_FLUSH if run[0][0] == ACE else STRAIGHT_FLUSH), run
    ranks = _ranks(held, wild)
    pairs = [cards for cards in ranks if len(cards) >= 2]
    threes = [cards for cards in pairs if len(cards) >= 3]
    if four := next((cards for cards in threes if len(cards) == 4), None):
        return FOUR, _with_kickers(four, ranks)
    if threes and len(pairs) >= 2:
        second = next(cards for cards in pairs if cards is not threes[0])
        return FULL_HOUSE, threes[0] + second[:2]
    if suits:
        return FLUSH, max((_flush(cards, wild) for cards in suits), key=_by_rank)
    if run := _run(held, wild):
        return STRAIGHT, run
    if threes:
        return THREE, _with_kickers(threes[0], ranks)
    if len(pairs) >= 2:
        return TWO_PAIRS, _with_kickers(pairs[0] + pairs[1], ranks)
    if pairs:
        return PAIR, _with_kickers(pairs[0], ranks)
    return 0, []


def _by_rank(cards: list[Poker]) -> list[int]:
    """What cards are compared by, since suits never decide."""
    return [rank for rank, _ in cards]


def _alike(cards: list[Poker], part: int) -> list[list[Poker]]:
    """Cards of equal rank (part 0) or suit (part 1) together, in their order."""
    heaps: dict[int | str, list[Poker]] = {}
    for card in cards:
        heaps.setdefault(card[part], []).append(card)
    return list(heaps.values())


def _ranks(held: list[Poker], wild: bool) -> list[list[Poker]]:
    """Cards of equal rank together, highest first. The Train Station joins those it helps most.

    That is the highest three, else pair, else card; four want nothing better than the highest kicker.
    """
    ranks = _alike(held, 0)
    if not wild or not ranks:
        return ranks
    most = max(ranks, key=lambda cards: min(len(cards), 3))
    rank = most[0][0]
    if len(most) == 4:
        rank = KING if rank == ACE else ACE
    missing = [(rank, suit) for suit in _SUITS if (rank, suit) not in held]
    return _alike(sorted(held + missing[:1], reverse=True), 0)


def _with_kickers(made: list[Poker], ranks: list[list[Poker]]) -> list[Poker]:
    others = [card for cards in ranks for card in cards if card not in made]
    return made + others[: 5 - len(made)]


def _flush(cards: list[Poker], wild: bool) -> list[Poker]:
    """The five highest of one suit, the Train Station being the highest that is missing."""
    if wild:
        missing = ((rank, cards[0][1]) for rank in range(ACE, 1, -1))
        cards = sorted([*cards, next(card for card in missing if card not in cards)], reverse=True)
    return cards[:5]


def _run(cards: list[Poker], wild: bool, suit: str = _SUITS[0]) -> list[Poker]:
    """The highest five in a row, none if there are none.

    The Train Station fills a gap, in that suit; never the low Ace, for with 2 to 5 a 6 is better.
    """
    at = {rank: (rank, of_suit) for rank, of_suit in cards}
    if len(at) + wild < 5:
        return []
    if ACE in at:
        at[1] = at[ACE]
    there = sum(1 << rank for rank in at)
    for high in range(ACE, 4, -1):
        if (~there >> high - 4 & 0b11111).bit_count() <= wild:
            return [at.get(rank, (rank, suit)) for rank in range(high, high - 5, -1)]
    return []
