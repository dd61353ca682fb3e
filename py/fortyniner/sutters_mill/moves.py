"""The moves of Sutter's Mill and their one text form. Texts count places in a stack from 1, Python from 0."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fortyniner.refusal import BadMove, quoted
from fortyniner.sutters_mill.town import BUILDINGS, RANKS, SPACES, Building, Rank, Space


@dataclass(frozen=True)
class WindDown:
    """Switch to Winding Down for good (SM-10)."""

    def __str__(self) -> str:
        return "wind down"


@dataclass(frozen=True)
class Prospect:
    """Choose to Prospect for Gold and Run Businesses (SM-11)."""

    def __str__(self) -> str:
        return "prospect"


@dataclass(frozen=True)
class Town:
    """Choose to Act in Town (SM-11)."""

    def __str__(self) -> str:
        return "town"


@dataclass(frozen=True)
class Dig:
    """Send a prospector of the current camp to a building for a chip (SM-21)."""

    building: Building

    def __str__(self) -> str:
        return f"dig {self.building}"


@dataclass(frozen=True)
class Enough:
    """Prospect no more; run the businesses (SM-23)."""

    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True)
class Bonus:
    """Take the chip of the bonus building, or not (SM-24)."""

    taken: bool

    def __str__(self) -> str:
        return "bonus" if self.taken else "no bonus"


@dataclass(frozen=True)
class Bring:
    """A prospector from hand comes to a space (SM-31)."""

    space: Space

    def __str__(self) -> str:
        return f"bring {self.space}"


@dataclass(frozen=True)
class Play:
    """A card from hand onto a building's stack (SM-32)."""

    rank: Rank
    building: Building

    def __str__(self) -> str:
        return f"play {self.rank} {self.building}"


@dataclass(frozen=True)
class Move:
    """A prospector goes to another space (SM-33)."""

    old: Space
    new: Space

    def __str__(self) -> str:
        return f"move {self.old} {self.new}"


@dataclass(frozen=True)
class Leave:
    """A prospector leaves the game (SM-34)."""

    space: Space

    def __str__(self) -> str:
        return f"leave {self.space}"


@dataclass(frozen=True)
class Remove:
    """Take the top card of a stack (SM-35)."""

    building: Building

    def __str__(self) -> str:
        return f"remove {self.building}"


@dataclass(frozen=True)
class Shift:
    """An own card goes one place up or down in its stack (SM-50)."""

    building: Building
    place: int
    """From the bottom, which is 0."""
    up: bool

    def __str__(self) -> str:
        return f"shift {self.building} {self.place + 1} {'up' if self.up else 'down'}"


@dataclass(frozen=True)
class Free:
    """An action that the deed of `grant` allows free of charge (SM-50)."""

    grant: Building
    action: Bring | Play | Move | Leave | Remove | Shift

    def __str__(self) -> str:
        return f"free {self.grant} {self.action}"


@dataclass(frozen=True)
class End:
    """End the turn in town (SM-30)."""

    def __str__(self) -> str:
        return "end"


Action = Bring | Play | Move | Leave | Remove
AnyMove = WindDown | Prospect | Town | Dig | Enough | Bonus | Action | Free | End

_SPACE, _BUILDING, _RANK = (f"({'|'.join(words)})" for words in (SPACES, BUILDINGS, RANKS))
_ACTIONS: dict[re.Pattern[str], Callable[..., Any]] = {
    re.compile(f"bring {_SPACE}"): Bring,
    re.compile(f"play {_RANK} {_BUILDING}"): Play,
    re.compile(f"move {_SPACE} {_SPACE}"): Move,
    re.compile(f"leave {_SPACE}"): Leave,
    re.compile(f"remove {_BUILDING}"): Remove,
}
_SHIFT: dict[re.Pattern[str], Callable[..., Any]] = {
    re.compile(rf"shift {_BUILDING} ([1-9][0-9]?) (up|down)"): lambda building, place, way: Shift(
        building, int(place) - 1, way == "up"
    ),
}
_FORMS: dict[re.Pattern[str], Callable[..., Any]] = {
    re.compile(r"wind down"): WindDown,
    re.compile(r"prospect"): Prospect,
    re.compile(r"town"): Town,
    re.compile(f"dig {_BUILDING}"): Dig,
    re.compile(r"enough"): Enough,
    re.compile(r"bonus"): lambda: Bonus(True),
    re.compile(r"no bonus"): lambda: Bonus(False),
    **_ACTIONS,
    re.compile(f"free {_BUILDING} (.*)"): lambda grant, action: Free(grant, _read(action, _ACTIONS | _SHIFT)),
    re.compile(r"end"): End,
}


def read_move(text: str) -> AnyMove:
    """The move with that text form. Raises BadMove."""
    try:
        move: AnyMove = _read(text, _FORMS)
    except BadMove:
        raise BadMove(f"{quoted(text)} is no move of Sutter’s Mill") from None
    return move


def _read(text: str, forms: dict[re.Pattern[str], Callable[..., Any]]) -> Any:
    for form, build in forms.items():
        if found := form.fullmatch(text):
            return build(*found.groups())
    raise BadMove(text)
