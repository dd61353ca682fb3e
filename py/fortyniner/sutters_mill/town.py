"""What is in the box of Sutter's Mill: the town, the vein, cards, costs (SM-1, SM-2, SM-24, SM-40)."""

from itertools import pairwise
from typing import Literal, get_args

Colour = Literal["blue", "brown", "gray"]
Building = Literal["MILL", "HALL", "BATH", "CHURCH", "HOOK", "EXPRESS", "HOTEL", "STORE"]
Camp = Literal["RIVER", "HILL", "MINE"]
Space = Building | Camp
Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

SEATS = range(2, 5)
COLOURS: tuple[Colour, ...] = get_args(Colour)
BUILDINGS: tuple[Building, ...] = get_args(Building)
CAMPS: tuple[Camp, ...] = get_args(Camp)
"""The camp of each colour, in the order of the vein."""
SPACES: tuple[Space, ...] = (*CAMPS, *BUILDINGS)
NAMES: dict[Space, str] = {
    "RIVER": "River camp",
    "HILL": "Hill camp",
    "MINE": "Mine camp",
    "MILL": "Sutter’s Mill",
    "HALL": "Odd Fellows Hall",
    "BATH": "Eldorado Bath House",
    "CHURCH": "St. John’s Church",
    "HOOK": "Hook and Ladder House",
    "EXPRESS": "Adams Express Office",
    "HOTEL": "Sierra Nevada Hotel",
    "STORE": "Miner’s Drug Store",
}
BONUS: dict[Colour, Building] = {"blue": "MILL", "brown": "HOOK", "gray": "STORE"}
"""The building whose deed brings one more chip of that colour (SM-24)."""

SECTION = 24
"""Chips of each colour (SM-1)."""
CHIPS: dict[Colour, tuple[int, ...]] = {"blue": (1, 2, 3), "brown": (2, 3, 4), "gray": (1, 2, 3)}
"""The values of each colour; there are equally many of each."""
VEIN = SECTION * len(COLOURS)
PROSPECTORS = 5
PURSE = 6
VALUES: dict[Rank, int] = {rank: min(value, 10) for value, rank in enumerate(get_args(Rank), 2)} | {"A": 11}
"""What each influence card counts."""
RANKS: tuple[Rank, ...] = get_args(Rank)

ACTIONS = 5
"""Paid actions of a turn in town at most (SM-30)."""
COSTS: dict[str, tuple[int, ...]] = {
    "documented": (0, 1, 3, 8, 15),
    "squares": (0, 1, 4, 9, 16),
    "flat": (0, 1, 3, 5, 7),
    "gentle": (0, 1, 3, 7, 14),
}
"""What the paid actions of a turn cost together, by how many they are (SM-40)."""
PRICES = {
    name: tuple(cost - before for before, cost in pairwise((0, *costs))) for name, costs in COSTS.items()
}
"""What each of them adds to that."""
IDLE_ROUNDS = 3
"""Whole rounds without progress that end the game (SM-61)."""


def colour_at(place: int) -> Colour:
    """The colour of the chip at that place of the vein, counted from its front."""
    return COLOURS[place // SECTION]


def penalty(prospectors: int) -> int:
    """What so many prospectors left behind cost (SM-62)."""
    return prospectors * (prospectors + 1) // 2
