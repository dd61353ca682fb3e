"""The moves of Gold Hunting and their one text form. Texts count veins and seats from 1, Python from 0."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from fortyniner.refusal import BadMove, quoted

Veins = tuple[tuple[int, ...], ...]
"""Veins of pieces (1, 2 or 3 nuggets each), every vein from bottom to top."""


@dataclass(frozen=True)
class Hide:
    """Divide all pieces into four veins (GH-3)."""

    veins: Veins

    def __str__(self) -> str:
        return f"hide {_written(self.veins)}"


@dataclass(frozen=True)
class Rehide:
    """Arrange what is left in the veins of `seat` anew (GH-40)."""

    seat: int
    veins: Veins

    def __str__(self) -> str:
        return f"rehide {self.seat + 1} {_written(self.veins)}"


@dataclass(frozen=True)
class Call:
    """Call a number and lift the top of one of the other side's veins (GH-12)."""

    number: int
    vein: int

    def __str__(self) -> str:
        return f"call {self.number} at {self.vein + 1}"


@dataclass(frozen=True)
class Rush:
    """Goldrush: reveal the marker, its number is the call (GH-20)."""

    vein: int

    def __str__(self) -> str:
        return f"rush at {self.vein + 1}"


@dataclass(frozen=True)
class Store:
    """Give the marker back and set the pile aside (GH-30)."""

    def __str__(self) -> str:
        return "store"


@dataclass(frozen=True)
class Stop:
    """End the turn after a success (GH-13)."""

    def __str__(self) -> str:
        return "stop"


Move = Hide | Rehide | Call | Rush | Store | Stop

_VEIN = r"(?:[123](?:\.[123])*)?"
_VEINS = rf"({_VEIN}(?:/{_VEIN})*)"
_FORMS: dict[re.Pattern[str], Callable[..., Move]] = {
    re.compile(rf"hide {_VEINS}"): lambda veins: Hide(_read(veins)),
    re.compile(rf"rehide ([12]) {_VEINS}"): lambda seat, veins: Rehide(int(seat) - 1, _read(veins)),
    re.compile(r"call ([123]) at ([1-4])"): lambda number, vein: Call(int(number), int(vein) - 1),
    re.compile(r"rush at ([1-4])"): lambda vein: Rush(int(vein) - 1),
    re.compile(r"store"): Store,
    re.compile(r"stop"): Stop,
}


def read_move(text: str) -> Move:
    """The move with that text form. Raises BadMove."""
    for form, build in _FORMS.items():
        if found := form.fullmatch(text):
            return build(*found.groups())
    raise BadMove(f"{quoted(text)} is no move of Gold Hunting")


def _written(veins: Veins) -> str:
    return "/".join(".".join(map(str, vein)) for vein in veins)


def _read(text: str) -> Veins:
    return tuple(tuple(int(piece) for piece in vein.split(".") if piece) for vein in text.split("/"))
