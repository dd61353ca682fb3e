"""What is in the box of Gold River (GR-1): the deck and the Mayors, read from deck.json."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Any, Literal

Kind = Literal["claim", "building", "action"]
Strike = int | Literal["even", "odd", "doubles"]
"""What a Claim strikes on: a sum of two dice, or for a spot of Whiskey River a word."""
Poker = tuple[int, str]
"""A rank from 2 to 14 (the Ace) and a suit: c, d, h or s."""

SEATS = range(2, 6)
START = 15
"""Nuggets of each player at the start (GR-2)."""
BANK_STEP, BANK_FULL, BANK_BONUS = 5, 10, 5
"""Nuggets banked in a round at most; with so many there the Bank adds so many points (GR-40)."""
POST_OFFICE_POINTS = 2
RAID_LOSS = 4
VEIN_NUGGETS = 3
FIND = 10
"""What Gold! brings (GR-58)."""
POKER_POINTS = 10

BANK, POST_OFFICE, SALOON, STATION = "Bank", "Post Office", "Saloon", "Train Station"
BANDIT, JUDGE, RAID, HOLD_UP = "One-Armed Bandit", "Judge", "Raid", "Hold-up"
DYNAMITE, MUSTANG, TELEGRAPH, VEIN, GOLD = "Dynamite", "Mustang", "Telegraph", "New Vein", "Gold!"
RIVER = "Whiskey River"

_RANKS = {str(rank): rank for rank in range(2, 11)} | {"J": 11, "Q": 12, "K": 13, "A": 14}


@dataclass(frozen=True)
class Card:
    """One card. Claims have town, strike and nuggets; all but Gold! have a place in poker."""

    id: str
    kind: Kind
    name: str
    """For a Claim its town and what it strikes on: "San Narciso 7", "Whiskey River even"."""
    poker: Poker | None
    town: str = ""
    strike: Strike = 0
    nuggets: int = 0

    @property
    def is_mine(self) -> bool:
        """A Claim that strikes on a sum."""
        return isinstance(self.strike, int) and self.kind == "claim"

    def strikes(self, dice: tuple[int, int]) -> bool:
        """Whether that roll pays this Claim (GR-15)."""
        first, second = dice
        match self.strike:
            case "even":
                return (first + second) % 2 == 0
            case "odd":
                return (first + second) % 2 == 1
            case "doubles":
                return first == second
        return self.is_mine and self.strike == first + second


def _read(card: Mapping[str, Any]) -> Card:
    poker = card.get("poker")
    name = card.get("name") or f"{card['town']} {card['strike']}"
    return Card(
        card["id"],
        card["kind"],
        name,
        (_RANKS[poker[:-1]], poker[-1]) if poker else None,
        card.get("town", ""),
        card.get("strike", 0),
        card.get("nuggets", 0),
    )


_BOX = json.loads(get_data(__package__, "deck.json") or b"")
CARDS: dict[str, Card] = {card["id"]: _read(card) for card in _BOX["cards"]}
"""Every card by its id."""
NAMED = {card.name: [id for id in CARDS if CARDS[id].name == card.name] for card in CARDS.values()}
"""The cards of each name by their ids: one, but for some Actions."""
MAYORS: dict[str, int] = _BOX["mayors"]
"""What the Mayor of each town is worth (GR-35); its keys are the five towns."""
TOWNS = tuple(MAYORS)


@cache
def struck(dice: tuple[int, int]) -> frozenset[str]:
    """The Claims that a roll pays."""
    return frozenset(id for id, card in CARDS.items() if card.strikes(dice))
