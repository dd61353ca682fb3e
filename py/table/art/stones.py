"""Gold and rock: nuggets, the pieces of Gold Hunting, its marker. Light falls from the upper left."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, radians, sin

from markupsafe import Markup

from table.art.svg import Point, line, number, path, polygon, svg

# A stone of radius 1: eight corners as (degrees, radius), clockwise from the right; the ridge on its face.
_CORNERS = ((8, 0.95), (52, 0.9), (96, 0.86), (140, 0.95), (186, 0.92), (232, 0.87), (272, 0.88), (318, 0.93))
_RIDGE = ((-0.21, -0.13), (0.32, 0.08))
_TURNS = (0, 146, -27, 84, 215)  # degrees by which the variants are turned
_SHADES = ("var(--nugget-1)", "var(--nugget-2)", "var(--nugget-3)", "var(--nugget-4)")

Stone = tuple[float, float, float, int]  # x, y, radius, variant


def _facets(stone: Stone) -> list[list[Point]]:
    """The four facets of a stone, the most lit first."""
    x, y, radius, variant = stone
    turn = radians(_TURNS[variant % len(_TURNS)])
    corners = [(r * cos(radians(a) + turn), r * sin(radians(a) + turn)) for a, r in _CORNERS]
    left, right = ((u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn)) for u, v in _RIDGE)
    faces = [
        [corners[5], corners[6], corners[7], right, left],
        [corners[3], corners[4], corners[5], left],
        [corners[7], corners[0], corners[1], right],
        [left, right, corners[1], corners[2], corners[3]],
    ]
    faces.sort(key=lambda face: sum(0.5 * u + v for u, v in face) / len(face))
    return [[(x + radius * u, y + radius * v) for u, v in face] for face in faces]


def stones(several: Iterable[Stone]) -> str:
    """Many nuggets in four paths, one for each shade."""
    lit = [_facets(stone) for stone in several]
    return "".join(
        path("".join(polygon(faces[shade]) for faces in lit), colour) for shade, colour in enumerate(_SHADES)
    )


@cache
def nugget(size: float = 16, variant: int = 0) -> Markup:
    """The sign for every amount of money in all four games."""
    return svg(stones([(10, 10, 10, variant)]), "0 0 20 20", kind="nugget", size=(size, size))


@cache
def piece(kind: int, width: float = 76, height: float = 46) -> Markup:
    """A slab of Gold Hunting: 0 covered, 1 to 3 its nuggets. CSS may set another size; the shape stays."""
    top = height - 5
    edge, face = ("var(--rock-edge)", "var(--rock)") if kind == 0 else ("var(--ore-edge)", "var(--ore)")
    slab = f'<rect y="4" width="{number(width)}" height="{number(height - 4)}" rx="8" fill="{edge}"/>'
    slab += f'<rect width="{number(width)}" height="{number(top)}" rx="8" fill="{face}"/>'
    inner = slab + (_rock(width, top) if kind == 0 else _ore(kind, width, top))
    return svg(inner, f"0 0 {number(width)} {number(height)}", kind="piece", size=(width, height))


def _rock(width: float, top: float) -> str:
    """Facets that give no hint of what lies beneath."""
    ridge, knee = (width * 0.3, top * 0.47), (width * 0.61, top * 0.55)
    w, r = number(width), 8
    lit = f"M{r} 0H{number(width * 0.42)}L{number(ridge[0])} {number(ridge[1])}"
    lit += f"L0 {number(top * 0.62)}V{r}Q0 0 {r} 0Z"
    middle = polygon([ridge, (width * 0.42, 0), (width * 0.71, 0), knee])
    low = f"M{w} {number(top * 0.34)}V{number(top - r)}Q{w} {number(top)} {number(width - r)} {number(top)}"
    low += f"H{number(width * 0.51)}L{number(knee[0])} {number(knee[1])}Z"
    return path(lit, "var(--rock-hi)") + path(middle, "var(--rock-mid)") + path(low, "var(--rock-lo)")


def _ore(kind: int, width: float, top: float) -> str:
    rim = f'<rect x=".75" y=".75" width="{number(width - 1.5)}" height="{number(top - 1.5)}" rx="7.3" '
    rim += 'fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.5"/>'
    radius = min(top * 0.31, width * (0.2, 0.17, 0.15)[kind - 1])
    places = ((0.0,), (-1.08, 1.08), (-2.08, 0.0, 2.08))[kind - 1]
    return rim + stones((width / 2 + p * radius, top / 2, radius, i + kind - 1) for i, p in enumerate(places))


@cache
def marker(face: int | None, size: float = 44) -> Markup:
    """The goldrush marker: a brass coin with its number, or None for its back with a mine cart."""
    coin = (
        '<circle cx="22" cy="23.2" r="20.4" fill="#6b4710"/><circle cx="22" cy="22" r="20.4" fill="#d39b3a"/>'
    )
    # Eighteen notches: a dashed stroke whose period divides the circumference.
    coin += '<circle cx="22" cy="22" r="18.8" fill="none" stroke="#7d5312" stroke-width="3.4" '
    coin += 'pathLength="180" stroke-dasharray="2.4 7.6"/>'
    coin += '<circle cx="22" cy="22" r="14.6" fill="#e8b958" stroke="#a87522" stroke-width="1.4"/>'
    coin += line("M9.6 18A13 13 0 0 1 22 9", "#f8dc97", 1.6)
    if face is None:
        coin += path("M12.5 17h19l-2.6 9.5H15.1Z", "#6b4710") + line("M11.5 17H32.5", "#6b4710", 2.2)
        coin += '<g fill="#e8b958" stroke="#6b4710" stroke-width="2">'
        coin += '<circle cx="17.5" cy="29" r="2.6"/><circle cx="26.5" cy="29" r="2.6"/></g>'
        coin += path("M15 15.5l3-3.6 3.4 1.2 2.8-2 4.8 4.4Z", "#8c6318")
    else:
        coin += '<text x="22" y="28.2" text-anchor="middle" font-family="Rye,serif" font-size="17" '
        coin += f'fill="#4a2f08">{face}</text>'
    return svg(coin, "0 0 44 44", kind="coin", size=(size, size))
