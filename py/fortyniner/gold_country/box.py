"""What is in the box of Gold Country: mines, tiles, tokens, cards (GC-1 to GC-7)."""

from typing import Literal, NamedTuple

MineName = Literal["red", "white", "blue", "green"]
TileKind = Literal["vein", "gold", "fool", "nuggets", "cave-in", "gem", "boat", "dynamite"]

SEATS = range(2, 5)
MINES: tuple[MineName, ...] = ("red", "white", "blue", "green")
BANDIT = len(MINES)
"""A token is told by a number: its mine's, or this one for a bandit, which has no mine."""
TOKENS = (*MINES, "bandit")

START_VALUE = 5
CLAIM_TOKENS = 24
"""Of each mine (GC-5)."""
VEINS = 7
BANDITS_BENEATH = 2
"""Bandits beneath each vein (GC-1)."""
MINE_CARDS = 11
"""Of each mine, secret ones not counted (GC-4)."""
COINS = 20
HAND = 3
CARD_PRICE = 3
"""Coins for the use of an action card (GC-11)."""
REDRAWS, THIRDS = 2, 2
TRANSACTIONS = 2
PER_CARD = 2
"""Coins for each open card that nuggets bring and a cave-in costs (GC-25, GC-26)."""
GEM = 5
MARKERS = 8
"""Boat markers in all (GC-7)."""
DYNAMITE_DRAW = 2


class Tile(NamedTuple):
    """A tile; veins, gold and fool's gold have a worth."""

    kind: TileKind
    worth: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.worth}" if self.worth else self.kind


MIX: dict[Tile, int] = {
    Tile("gold", 1): 5,
    Tile("gold", 2): 8,
    Tile("fool", 1): 3,
    Tile("fool", 2): 6,
    Tile("fool", 3): 4,
    Tile("nuggets"): 8,
    Tile("cave-in"): 8,
}
"""The tiles on gold spaces (GC-2)."""
RIVER_MIX: dict[Tile, int] = {Tile("gem"): 4, Tile("boat"): 4, Tile("dynamite"): 4}
"""Those that the river board adds."""


def token_number(name: str) -> int:
    """The number of a token by its name. Raises ValueError."""
    return TOKENS.index(name)
