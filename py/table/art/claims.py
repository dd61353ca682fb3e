"""What is drawn on the cards of Gold River: heaps of nuggets, and in how many ways a sum is rolled."""

from __future__ import annotations

from functools import cache
from math import ceil

from markupsafe import Markup

from table.art.stones import Stone, stones
from table.art.svg import number, svg

_PITCH = 15.0


@cache
def heap(nuggets: int) -> Markup:
    """So many nuggets in rows, two abreast, more than six three abreast."""
    abreast = min(nuggets, 2 if nuggets <= 6 else 3)
    rows = ceil(nuggets / abreast)
    laid: list[Stone] = []
    for row in range(rows):
        here = min(abreast, nuggets - row * abreast)
        start = (abreast - here) / 2 + 0.5
        for place in range(here):
            x, y = (start + place) * _PITCH, (row + 0.5) * _PITCH
            laid.append((x, y, _PITCH * 0.5, row * abreast + place))
    width, height = abreast * _PITCH, rows * _PITCH
    return svg(stones(laid), f"0 0 {number(width)} {number(height)}", kind="heap", size=(width, height))


@cache
def ways_to_roll(ways: int) -> Markup:
    """Six dots, as many of them full as two dice have ways to that sum."""
    dots = "".join(
        f'<circle cx="{4 + 7 * at}" cy="4" r="2.7" fill="#5d4a35"/>'
        if at < ways
        else f'<circle cx="{4 + 7 * at}" cy="4" r="2.3" fill="none" stroke="#b9a27a"/>'
        for at in range(6)
    )
    return svg(dots, "0 0 43 8", kind="ways", size=(43, 8))
