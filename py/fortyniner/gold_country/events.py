"""What can happen in Gold Country. Tokens, mines and spaces are numbers (see box.TOKENS and board.py)."""

from dataclasses import dataclass
from typing import Literal

from fortyniner.game import Event

Card = Literal["redraw", "token", "third"]
"""An action card; "token": one of the claim and bandit cards."""


@dataclass(frozen=True)
class CardUsed(Event):
    """The seat paid for an action card (GC-11); `token` tells which claim or bandit card it was."""

    card: Card
    token: int | None
    coins: int


@dataclass(frozen=True)
class Drawn(Event):
    """So many tokens left the bag for the hand of the seat or its pool, leaving `left` (GC-5)."""

    reveals = True

    count: int
    left: int


@dataclass(frozen=True)
class TokensSeen(Event):
    """Which tokens they were: for the owner's eyes, or for all where they lie open in the pool."""

    reveals = True

    tokens: tuple[int, ...]
    open: bool

    def seen_by(self, seat: int | None) -> bool:
        return self.open or seat == self.seat


@dataclass(frozen=True)
class StoreFilled(Event):
    """A token was drawn for the store (GC-31)."""

    reveals = True

    token: int


@dataclass(frozen=True)
class TokensBack(Event):
    """The seat's old tokens went back into the bag (GC-12)."""

    tokens: tuple[int, ...]


@dataclass(frozen=True)
class Placed(Event):
    """The seat put a token on a space; `way` holds the tunnel entered or the river space of the boat."""

    token: int
    space: int
    by: Literal["hand", "tunnel", "boat"]
    way: int | None


@dataclass(frozen=True)
class ValueChanged(Event):
    """Gold, a vein or fool's gold came to a mine's camp (GC-24)."""

    mine: int
    tile: str
    old: int
    new: int


@dataclass(frozen=True)
class TileLost(Event):
    """A bandit removed a tile without effect (GC-27)."""

    tile: str


@dataclass(frozen=True)
class BanditsFreed(Event):
    """The bandits beneath a vein went into the bag; `veins` are still there (GC-24, GC-27)."""

    count: int
    veins: int


@dataclass(frozen=True)
class NuggetsPaid(Event):
    """Nuggets brought coins to each seat (GC-25)."""

    mine: int
    gains: tuple[int, ...]


@dataclass(frozen=True)
class CaveIn(Event):
    """A cave-in costs each seat so much (GC-26)."""

    mine: int
    debts: tuple[int, ...]


@dataclass(frozen=True)
class DebtPaid(Event):
    """The seat paid coins for a cave-in; `owed` is still due (GC-26)."""

    coins: int
    owed: int


@dataclass(frozen=True)
class CardReturned(Event):
    """The seat gave a card back for a cave-in: `price` went to the debt, `surplus` to the seat (GC-26)."""

    mine: int
    price: int
    surplus: int
    owed: int


@dataclass(frozen=True)
class DebtLapsed(Event):
    """The seat has nothing left to pay with (GC-26)."""

    owed: int


@dataclass(frozen=True)
class ToppedUp(Event):
    """The seat, without open cards, went up to 20 coins (GC-28)."""

    coins: int


@dataclass(frozen=True)
class GemFound(Event):
    """The seat keeps a gem (GC-60)."""


@dataclass(frozen=True)
class MarkerTaken(Event):
    """The seat took a boat marker (GC-61)."""


@dataclass(frozen=True)
class DynamiteLit(Event):
    """Dynamite brings more tokens into the pool (GC-62)."""


@dataclass(frozen=True)
class Exploited(Event):
    """The mine can reach no tile any more (GC-30)."""

    mine: int


@dataclass(frozen=True)
class TokensDiscarded(Event):
    """So many tokens of exploited mines left the game from the seat's hand or pool, or the store (GC-31)."""

    tokens: tuple[int, ...]
    source: Literal["pool", "hand", "store", "card", "bag"]


@dataclass(frozen=True)
class TokenGivenUp(Event):
    """A token that could be placed nowhere left the game (GC-32)."""

    token: int


@dataclass(frozen=True)
class TokenLeft(Event):
    """The seat left that token on the store; placing is over (GC-20)."""

    token: int


@dataclass(frozen=True)
class Bought(Event):
    """The seat bought a card (GC-41)."""

    mine: int
    price: int


@dataclass(frozen=True)
class Sold(Event):
    """The seat sold a card (GC-42)."""

    mine: int
    price: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """The seat's turn is over (GC-10)."""


@dataclass(frozen=True)
class GameOver(Event):
    """The seventh vein is gone, or the bag is empty (GC-50, GC-51)."""

    reveals = True

    winners: tuple[int, ...]
    why: Literal["veins", "bag"]
