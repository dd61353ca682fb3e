"""What lies on the table in Sutter's Mill; copy; to plain JSON."""

from dataclasses import dataclass, field, fields
from itertools import compress
from typing import Literal, Self

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.options import Options
from fortyniner.sutters_mill.deeds import Card, adventurer, holder
from fortyniner.sutters_mill.town import (
    BUILDINGS,
    CAMPS,
    CHIPS,
    PRICES,
    PROSPECTORS,
    PURSE,
    RANKS,
    SECTION,
    VEIN,
    Building,
    Camp,
    Colour,
    Rank,
    Space,
    colour_at,
)
from fortyniner.sutters_mill.workers import Workers

Step = Literal["start", "dig", "bonus", "town"]
"""The start of a turn; prospecting; a bonus chip is offered; acting in town."""
Why = Literal["vein", "town", "standstill"]


@dataclass
class Table:
    """Everything there is, secrets too. Lists by seat hold seat 0 first."""

    options: Options
    first: int
    values: list[int]
    """Of all 72 chips from the front of the vein (SM-1)."""
    paid: list[int]
    hands: list[list[Rank]]
    crew: list[int]
    """Prospectors in hand."""
    standing: list[dict[Space, int]]
    """Prospectors on each space where a seat has any."""
    scored: list[list[Rank]]
    winding: list[bool]
    takers: list[int] = field(default_factory=list)
    """Who took each chip from the front on."""
    lost: int = 0
    """Chips that left the game from the far end (SM-36)."""
    stacks: dict[Building, list[Card]] = field(
        default_factory=lambda: {building: [] for building in BUILDINGS}
    )
    closed: list[Building] = field(default_factory=list)
    """Buildings whose deed has left the game (SM-36)."""
    active: int | None = 0
    step: Step = "start"
    round: int = 1
    dug: int = 0
    """Prospectors moved in this turn's prospecting."""
    bonuses: list[Building] = field(default_factory=list)
    """Bonus buildings that may still pay in this turn (SM-24)."""
    actions: int = 0
    """Paid actions done in this turn."""
    used: list[Building] = field(default_factory=list)
    """Deeds whose free action was done in this turn (SM-50)."""
    workers: Workers = None
    """Where the active seat's prospectors may have removed cards in this turn (SM-35); None: nowhere yet."""
    progress: bool = False
    """Whether this turn brought anything into the town or out of it (SM-61)."""
    idle: int = 0
    """Turns in a row without progress."""
    ended: Why | None = None

    @classmethod
    def dealt(cls, seats: int, options: Options, first: int, chance: Chance) -> Self:
        """The vein shuffled; everybody is Building Up with what SM-2 says, the town is empty (SM-3)."""
        values = []
        for chips in CHIPS.values():
            section = list(chips) * (SECTION // len(chips))
            chance.shuffle(section)
            values += section
        return cls(
            options,
            first,
            values,
            [0] * seats,
            [list(RANKS) for _ in range(seats)],
            [PROSPECTORS - 1] * seats,
            [{"RIVER": 1} for _ in range(seats)],
            [[] for _ in range(seats)],
            [False] * seats,
            active=first,
        )

    def copy(self) -> Self:
        """A table of its own, equal to this one. What never changes is shared."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("paid", "crew", "winding", "takers", "closed", "bonuses", "used"):
            twin.__dict__[name] = self.__dict__[name][:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.scored = [pile[:] for pile in self.scored]
        twin.standing = [places.copy() for places in self.standing]
        twin.stacks = {building: stack[:] for building, stack in self.stacks.items()}
        return twin

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.paid))

    @property
    def left(self) -> int:
        """How many chips the vein still holds."""
        return VEIN - len(self.takers) - self.lost

    @property
    def colour(self) -> Colour | None:
        """The colour of the front chip; None of an empty vein."""
        return colour_at(len(self.takers)) if self.left else None

    @property
    def camp(self) -> Camp | None:
        """The current camp, that of the front chip's colour."""
        return CAMPS[len(self.takers) // SECTION] if self.left else None

    def purse(self, seat: int) -> int:
        """The nuggets of that seat."""
        taken = compress(self.values, [taker == seat for taker in self.takers])
        return PURSE + sum(taken) - self.paid[seat]

    def at(self, seat: int, space: Space) -> int:
        """How many prospectors it has there."""
        return self.standing[seat].get(space, 0)

    def men(self, seat: int) -> int:
        """How many prospectors it has on the board."""
        return sum(self.standing[seat].values())

    def own_cards(self, seat: int, building: Building) -> int:
        """How many cards it has in that stack."""
        return [owner for owner, _ in self.stacks[building]].count(seat)

    def deeds(self) -> dict[Building, int]:
        """Who holds each deed that somebody holds (SM-45)."""
        return {
            building: holder(tuple(stack))
            for building, stack in self.stacks.items()
            if stack and building not in self.closed
        }

    def deeds_of(self, seat: int) -> list[Building]:
        """The deeds that seat holds."""
        return [building for building, owner in self.deeds().items() if owner == seat]

    def adventurer(self) -> int | None:
        """Who is the Adventurer (SM-46)."""
        held = list(self.deeds().values())
        return adventurer([held.count(seat) for seat in self.seats])

    def price(self) -> int | None:
        """What the next paid action costs (SM-40); None after the last one."""
        prices = PRICES[str(self.options["costs"])]
        return prices[self.actions] if self.actions < len(prices) else None

    def position(self) -> Json:
        """All of it as plain JSON; `read_position` reads it back."""
        table = self.copy()
        position = {f.name: getattr(table, f.name) for f in fields(Table)}
        stacks = {building: [list(card) for card in stack] for building, stack in table.stacks.items()}
        workers = table.workers and [
            [[space, list(removed)] for space, removed in crew] for crew in table.workers
        ]
        return position | {
            "options": dict(self.options),
            "values": self.values[:],
            "stacks": stacks,
            "workers": workers,
        }
