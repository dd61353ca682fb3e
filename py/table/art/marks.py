"""Signs beside words: seat emblems, icons of the sprite, the skyline of veins, laurels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin

from markupsafe import Markup, escape

from table.art.svg import number, svg

# Circle, diamond, triangle, square, star, each within 24 x 24; colour never speaks alone.
SHAPES: dict[int, str] = {
    1: '<circle cx="12" cy="12" r="10"/>',
    2: '<rect x="4" y="4" width="16" height="16" rx="1.8" transform="rotate(45 12 12)"/>',
    3: '<path d="M11.2 2.5a.9.9 0 0 1 1.6 0l10 17.7a.9.9 0 0 1-.8 1.4H2a.9.9 0 0 1-.8-1.4z"/>',
    4: '<rect x="2.8" y="2.8" width="18.4" height="18.4" rx="2.4"/>',
    5: '<path d="M12 1.1l3.3 7.2 7.8.9-5.8 5.3 1.6 7.7L12 18.3l-6.9 3.9 1.6-7.7L.9 9.2l7.8-.9z"/>',
}


@cache
def emblem(seat: int, size: float = 24) -> Markup:
    """The shape of a seat, 1 to 5, in its colour."""
    return svg(f'<g fill="var(--s{seat})">{SHAPES[seat]}</g>', "0 0 24 24", kind="emblem", size=(size, size))


@cache
def icon(name: str, size: float | None = None) -> Markup:
    """An icon of the page's sprite, named in web/icons.json; 1.25 em unless a size in px is given."""
    measures = "" if size is None else f' width="{number(size)}" height="{number(size)}"'
    return Markup(f'<svg class="icon"{measures} aria-hidden="true"><use href="#i-{escape(name)}"/></svg>')


def skyline(heights: Sequence[int]) -> Markup:
    """Veins in small: a block for each piece, a line for a vein mined out."""
    return _skyline(tuple(heights))


@cache
def _skyline(heights: tuple[int, ...]) -> Markup:
    tallest = max((*heights, 1))
    floor = tallest * 7
    blocks = "".join(
        f'<rect x="{column * 13}" y="{floor - 7 * level - 6}" width="11" height="5.5" rx="1.5"/>'
        for column, height in enumerate(heights)
        for level in range(height)
    )
    floors = "".join(
        f'<rect x="{column * 13}" y="{number(floor - 1.7)}" width="11" height="1.2" rx=".6"/>'
        for column, height in enumerate(heights)
        if not height
    )
    width = 13 * len(heights) - 2
    return svg(
        f'<g fill="currentColor">{blocks}{floors}</g>',
        f"0 0 {width} {floor}",
        kind="skyline",
        size=(width, floor),
    )


@cache
def laurels(size: float = 112) -> Markup:
    """Two laurel branches, open at the top, in the colour of the text."""
    leaves = "".join(_leaf(side, step, lean) for side in (1, -1) for step in range(8) for lean in (30, -30))
    stems = "".join(f"M50 91A41 41 0 0 {int(side == -1)} {50 + side * 36} 30" for side in (1, -1))
    drawn = f'<path d="{leaves}" fill="currentColor"/>'
    drawn += f'<path d="{stems}" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    return svg(drawn, "0 0 100 100", kind="laurels", size=(size, size))


def _leaf(side: int, step: int, lean: float) -> str:
    """One leaf, from its place on the branch outwards or inwards, always with the growth of the branch."""
    along = radians(80 - 19 * step)  # on the right branch, from the foot (90) to the top (-90)
    length = 21 - 1.1 * step
    root = (50 + side * 40 * cos(along), 50 + 41 * sin(along))
    grows = along - radians(90 - lean)
    ahead = (side * cos(grows) * length, sin(grows) * length)
    across = (-ahead[1] * 0.36, ahead[0] * 0.36)
    middle = (root[0] + ahead[0] * 0.45, root[1] + ahead[1] * 0.45)
    tip = f"{number(root[0] + ahead[0])} {number(root[1] + ahead[1])}"
    one = f"{number(middle[0] + across[0])} {number(middle[1] + across[1])}"
    other = f"{number(middle[0] - across[0])} {number(middle[1] - across[1])}"
    foot = f"{number(root[0])} {number(root[1])}"
    return f"M{foot}Q{one} {tip}Q{other} {foot}Z"
