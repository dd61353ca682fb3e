"""Small words of the board: amounts, odds, lists, and what a card is called for those who listen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fortyniner.gold_river import card_words, words
from fortyniner.gold_river.cards import CARDS, VEIN_NUGGETS, Card
from fortyniner.gold_river.poker import Hand
from fortyniner.gold_river.scoring import poker_hand
from fortyniner.phrases import counted
from fortyniner.record import Seat

Lying = Mapping[str, Any]
"""A card in front of a seat, as `fortyniner.gold_river.view.Lying`."""

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""In how many of 36 ways two dice make each sum."""
SUMS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}
COURT_NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
WORD_ODDS = {"even": "1 in 2", "odd": "1 in 2", "doubles": "1 in 6"}
STATUS = {"kept": "kept", "waiting": "waits", "spent": "spent"}
RANKS = ("first", "second", "third", "fourth", "fifth")
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def number_word(total: int) -> str:
    """The sum of two dice in letters."""
    return SUMS[total - 2]


def slug(name: str) -> str:
    """The class that gives a town or a kind of card its colour."""
    return name.lower().replace(" ", "-")


def classes(card: Card) -> list[str]:
    """The classes of a card that is drawn."""
    return ["river-card", card.kind, slug(card.town or card.kind)]


def odds(card: Card) -> str:
    """How often a Claim strikes: "6 in 36", "1 in 2"."""
    return f"{WAYS[card.strike]} in 36" if isinstance(card.strike, int) else WORD_ODDS[card.strike]


def poker_words(card: Card) -> str:
    """ "3 of diamonds"; "" for the card without a place in poker."""
    if card.poker is None:
        return ""
    rank, suit = card.poker
    return f"{COURT_NAMES.get(rank, rank)} of {SUITS[suit]}"


def shown_on(id: str, veins: Iterable[str] = ()) -> int:
    """The nuggets on a Claim with the New Veins on it (GR-57)."""
    return CARDS[id].nuggets + VEIN_NUGGETS * len(list(veins))


def lies(seats: Sequence[Mapping[str, Any]], id: str) -> tuple[int, Lying] | None:
    """Whose area that card lies in, and how; None where it lies in nobody's."""
    for seat, place in enumerate(seats):
        for lying in place["area"]:
            if lying["card"] == id:
                return seat, lying
    return None


def in_order(area: Sequence[Lying]) -> list[Lying]:
    """Cards as people lay them: Claims by town, the towns as they came; then Buildings, then Actions."""
    towns = list(dict.fromkeys(CARDS[lying["card"]].town for lying in area))
    kinds = ("claim", "building", "action")

    def place(lying: Lying) -> tuple[int, int]:
        card = CARDS[lying["card"]]
        return kinds.index(card.kind), towns.index(card.town)

    return sorted(area, key=place)


def card_label(
    id: str, veins: Iterable[str] = (), status: str = "", banked: int | None = None, poker: bool = True
) -> str:
    """A card as it is said: "San Narciso 7, pays 4, strikes 6 in 36, 3 of diamonds"."""
    card, lying = CARDS[id], list(veins)
    parts = [words.card_name(id)]
    if card.kind == "claim":
        parts += [f"pays {shown_on(id, lying)}", f"strikes {odds(card)}"]
    else:
        parts += [card_words.EFFECTS[card.name][0]]
    parts += ["with a New Vein"] if lying else []
    parts += [counted(banked, "nugget") + " banked"] if banked else []
    parts += [STATUS.get(status, ""), poker_words(card) if poker else ""]
    return ", ".join(filter(None, parts))


def standing(view: Mapping[str, Any], seats: Sequence[Seat], card: str) -> str:
    """Who stands how in a Claim's town: "Cleo is Mayor of Takamawok with 2 Claims, you have 1 there."."""
    town = CARDS[card].town
    counts = [sum(CARDS[lying["card"]].town == town for lying in place["area"]) for place in view["seats"]]
    mayor = next((seat for seat, place in enumerate(view["seats"]) if town in place["mayor"]), None)
    me = view["seat"]
    if mayor is not None and mayor == me:
        return f"You are Mayor of {town} with {counted(counts[me], 'Claim')}."
    if mayor is None:
        yours = (
            ""
            if me is None
            else f" You have {counted(counts[me], 'Claim') if counts[me] else 'no Claim'} there."
        )
        return f"{town} has no Mayor yet.{yours}"
    yours = "" if me is None else f", you have {counts[me] or 'none'} there"
    return f"{seats[mayor].name} is Mayor of {town} with {counted(counts[mayor], 'Claim')}{yours}."


def hand_of(area: Iterable[Mapping[str, Any]]) -> Hand | None:
    """The best poker hand of all that lies in front of a seat, New Veins with their mines (GR-71)."""
    return poker_hand([id for lying in area for id in (lying["card"], *lying["veins"])])
