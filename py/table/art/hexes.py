"""Hexes with a flat top: where they lie in a picture, and their outlines as path data."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from table.art.svg import Point, number

RADIUS = 20.0
"""From the middle of a hex to its corners, in units of the picture; so wide is also each of its sides."""
HALF = sqrt(3) / 2
"""From the middle to a side, of the radius."""

Place = tuple[int, int]
"""Axial coordinates (q, r)."""


def middle(place: Place) -> Point:
    """Where the middle of that hex lies; (0, 0) lies at the origin."""
    q, r = place
    return 1.5 * RADIUS * q, 2 * HALF * RADIUS * (r + q / 2)


def hexagon(radius: float, at: Point = (0.0, 0.0)) -> str:
    """The path data of a whole hex, clockwise from its left corner."""
    x, y = at
    half, rise = number(radius / 2), number(HALF * radius)
    right, left = f"l{half} {rise}-{half} {rise}", f"l{half}-{rise}"
    return f"M{number(x - radius)} {number(y)}{left}h{number(radius)}{right}h-{number(radius)}z"


def hexagons(radius: float, places: Iterable[Place]) -> str:
    """Many hexes as one path."""
    return "".join(hexagon(radius, middle(place)) for place in places)
