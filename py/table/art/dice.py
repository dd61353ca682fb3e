"""Dice of bone with dark pips, seen from slightly above."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.svg import svg

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(face: int, size: float = 80) -> Markup:
    """A die with that face, 1 to 6, up."""
    pips = "".join(f'<circle cx="{40 + 19 * x}" cy="{39 + 19 * y}" r="7.2"/>' for x, y in _PIPS[face])
    bone = '<rect x="3" y="9" width="74" height="74" rx="17" fill="#bfa877"/>'
    bone += '<rect x="3" y="2" width="74" height="74" rx="17" fill="#fbf1d8"/>'
    bone += '<path d="M9 10q4-5 11-5h40q7 0 11 5" fill="none" stroke="#fff" stroke-width="2.4" opacity=".9"/>'
    return svg(f'{bone}<g fill="#2a1c11">{pips}</g>', "0 0 80 86", kind="die", size=(size, size * 1.075))


@cache
def small_die(face: int, size: float = 20) -> Markup:
    """The face of a die as a sign beside words."""
    pips = "".join(f'<circle cx="{12 + 5 * x}" cy="{12 + 5 * y}" r="2.1"/>' for x, y in _PIPS[face])
    bone = '<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="5.5" fill="#fff" stroke="#2a1c11" '
    bone += 'stroke-width="1.9"/>'
    return svg(f'{bone}<g fill="#2a1c11">{pips}</g>', "0 0 24 24", kind="die", size=(size, size))
