"""What can happen in Sutter's Mill."""

from dataclasses import dataclass
from typing import Literal

from fortyniner.game import Event
from fortyniner.sutters_mill.town import Building, Colour, Rank, Space

Source = Literal["prospector", "deed", "adventurer", "bonus"]


@dataclass(frozen=True)
class Switched(Event):
    """The seat is Winding Down; so many cards and prospectors in hand left the game (SM-10)."""

    cards: int
    prospectors: int


@dataclass(frozen=True)
class WentProspecting(Event):
    """The seat chose to Prospect for Gold and Run Businesses (SM-11)."""


@dataclass(frozen=True)
class WentToTown(Event):
    """The seat chose to Act in Town (SM-11)."""


@dataclass(frozen=True)
class Dug(Event):
    """A prospector went from `camp` to `building` and earned a chip (SM-21)."""

    camp: Space
    building: Building


@dataclass(frozen=True)
class ChipTaken(Event):
    """The seat took the front chip: for a prospector, a deed, as Adventurer or for a bonus building."""

    reveals = True

    colour: Colour
    source: Source
    building: Building | None


@dataclass(frozen=True)
class ChipSeen(Event):
    """What the chip is worth, for its owner's eyes, or for all where purses are open."""

    reveals = True

    value: int
    open: bool

    def seen_by(self, seat: int | None) -> bool:
        return self.open or seat == self.seat


@dataclass(frozen=True)
class NextSection(Event):
    """The vein has passed to the next colour; `camp` is the current one now (SM-22)."""

    camp: Space


@dataclass(frozen=True)
class BonusLeft(Event):
    """The seat took no bonus chip (SM-24)."""


@dataclass(frozen=True)
class Paid(Event):
    """The seat paid for its next action in town (SM-40)."""

    nuggets: int


@dataclass(frozen=True)
class Brought(Event):
    """A prospector came to a space (SM-31). `grant` here and below: the deed that made the action free."""

    space: Space
    grant: Building | None


@dataclass(frozen=True)
class Played(Event):
    """A card was laid on a building's stack (SM-32)."""

    rank: Rank
    building: Building
    grant: Building | None


@dataclass(frozen=True)
class Moved(Event):
    """A prospector went to another space (SM-33)."""

    old: Space
    new: Space
    grant: Building | None


@dataclass(frozen=True)
class Left(Event):
    """A prospector left the game (SM-34)."""

    space: Space
    grant: Building | None


@dataclass(frozen=True)
class Removed(Event):
    """The top card of a stack went to `owner`'s scored pile (SM-35)."""

    building: Building
    owner: int
    rank: Rank
    grant: Building | None


@dataclass(frozen=True)
class Shifted(Event):
    """The seat's card went from one place of a stack to the next, counted from the bottom, 0 (SM-50)."""

    building: Building
    rank: Rank
    old: int
    new: int
    grant: Building


@dataclass(frozen=True)
class ChipLost(Event):
    """A stack was emptied: the chip at the far end of the vein left the game unseen (SM-36)."""

    building: Building
    colour: Colour


@dataclass(frozen=True)
class DeedGone(Event):
    """The deed of an emptied building left the game (SM-36)."""

    building: Building
    old: int


@dataclass(frozen=True)
class DeedPassed(Event):
    """The seat holds the deed now, `old` did before (SM-45)."""

    building: Building
    old: int | None


@dataclass(frozen=True)
class AdventurerPassed(Event):
    """The seat is the Adventurer now, None: nobody; `old` was before (SM-46)."""

    old: int | None


@dataclass(frozen=True)
class TurnEnded(Event):
    """The seat's turn in town is over (SM-30)."""


@dataclass(frozen=True)
class GameOver(Event):
    """The end: the vein is empty (SM-60), the town is, or three rounds stood still (SM-61)."""

    winners: tuple[int, ...]
    why: Literal["vein", "town", "standstill"]
