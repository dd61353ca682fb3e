"""The two boards. A set of spaces is a whole number, one bit a space, so that neighbours are shifts.

The hexes have axial coordinates (q, r), as in boards.json; the six neighbours of a space are (±1, 0),
(0, ±1), (1, -1) and (-1, 1). Space (q, r) is bit 16 (q + 8) + r + 8: a row is wider than the board, so that
no shift runs from one edge to the other.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Any, Literal

from fortyniner.gold_country.box import MINES

Land = Literal["camp", "dense", "gold", "plain", "tunnel", "river"]
Name = Literal["forest", "river"]
Mask = int
"""A set of spaces."""
Space = int
"""The number of a space: the place of its bit."""

_WIDTH, _MIDDLE = 16, 8
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from straight up, in (q, r)."""


@dataclass(frozen=True)
class Board:
    """A printed board; masks hold the spaces of each kind."""

    name: str
    all: Mask
    camps: tuple[Mask, ...]
    """By mine."""
    gold: Mask
    dense: Mask
    tunnels: Mask
    river: Mask
    land: Mask
    """Where tokens may be placed: everything but camps, tunnels and river."""
    veins: Mapping[Space, int]
    """The worth of the vein on each space of dense forest."""
    near: Mapping[Space, Mask]
    """The spaces next to each space."""

    def around(self, spaces: Mask) -> Mask:
        """All spaces next to any of `spaces`, which may be among them."""
        up, down = spaces << 1, spaces >> 1
        return (up | down | (spaces | up) << _WIDTH - 1 | (spaces | down) >> _WIDTH - 1) & self.all

    def land_of(self, space: Space) -> Land:
        """What is printed on that space."""
        bit = 1 << space
        for name in ("gold", "dense", "tunnels", "river"):
            if getattr(self, name) & bit:
                return _LAND[name]
        return "camp" if any(camp & bit for camp in self.camps) else "plain"


_LAND: dict[str, Land] = {"gold": "gold", "dense": "dense", "tunnels": "tunnel", "river": "river"}


def space_at(q: int, r: int) -> Space:
    """The number of the space with these coordinates."""
    return _WIDTH * (q + _MIDDLE) + r + _MIDDLE


def place_of(space: Space) -> tuple[int, int]:
    """Its coordinates (q, r)."""
    return space // _WIDTH - _MIDDLE, space % _WIDTH - _MIDDLE


def spaces(mask: Mask) -> Iterator[Space]:
    """The spaces of a set, in rising order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def nth(mask: Mask, index: int) -> Space:
    """The space with that index among those of a set."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


@cache
def board(name: str) -> Board:
    """The board of that name: forest or river."""
    return _read(name, _boards()[name])


@cache
def _boards() -> dict[str, list[dict[str, Any]]]:
    boards: dict[str, list[dict[str, Any]]] = json.loads(get_data(__package__, "boards.json") or b"")
    return boards


def _read(name: str, rows: Sequence[Mapping[str, Any]]) -> Board:
    at = {space_at(*row["at"]): row for row in rows}

    def every(*lands: Land) -> Mask:
        return sum(1 << space for space, row in at.items() if row["land"] in lands)

    camps = {row["mine"]: 1 << space for space, row in at.items() if row["land"] == "camp"}
    whole = every("camp", "dense", "gold", "plain", "tunnel", "river")
    drawn = Board(
        name,
        whole,
        tuple(camps[mine] for mine in MINES),
        every("gold"),
        every("dense"),
        every("tunnel"),
        every("river"),
        every("dense", "gold", "plain"),
        {space: row["vein"] for space, row in at.items() if "vein" in row},
        {},
    )
    near = {space: drawn.around(1 << space) for space in at}
    return Board(**{**drawn.__dict__, "near": near})
