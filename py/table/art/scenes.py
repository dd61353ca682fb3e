"""One picture for each game, 180 x 124. They keep their own colours; the dark theme only dims them."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from markupsafe import Markup

from table.art.landscape import pines
from table.art.stones import Stone, stones
from table.art.svg import Point, line, number, path, polygon, svg


@cache
def scene(game: str) -> Markup:
    """The picture of a game by its id; it fills its box and may be cropped at any side."""
    return svg(_SCENES[game](), "0 0 180 124", kind="scene", fit="xMidYMid slice")


def _hexagon(centre: Point, radius: float = 20.8) -> list[Point]:
    x, y = centre
    return [(x + radius * cos(radians(60 * k)), y + radius * sin(radians(60 * k))) for k in range(6)]


def _gold_country() -> str:
    """Hexes of parchment: forest, gold, a camp, two claims beside it."""

    def centre(column: int, row: int) -> Point:
        return column * 33 + 16, row * 38.1 + (19 if column % 2 else 0) + 8

    forest = {(0, 0), (1, 0), (0, 1), (5, 1), (5, 2), (4, 3)}
    gold = {(2, 0), (3, 0), (4, 1), (1, 2)}
    camp, claims = centre(2, 1), [centre(3, 1), centre(2, 2)]
    every = [(column, row) for column in range(-1, 6) for row in range(-1, 4)]
    plain = [place for place in every if place not in forest | gold]
    fill = {
        "#dcc792": [p for p in plain if (p[0] * 3 + p[1] * 5) % 7 < 4],
        "#d2ba80": [p for p in plain if (p[0] * 3 + p[1] * 5) % 7 >= 4],
        "#47775a": sorted(forest),
        "#e6c66c": sorted(gold),
    }
    drawn = '<rect width="180" height="124" fill="#b89a62"/>'
    for colour, places in fill.items():
        drawn += path("".join(polygon(_hexagon(centre(*place))) for place in places), colour)
    drawn += path(polygon(_hexagon(camp)), "#9a3b1c")
    x, y = camp
    top = f"M{x} {number(y - 13)}l14 22"
    drawn += path(f"{top}h-28Z", "#f6e7c4") + path(f"{top}h-11Z", "#dcc08a")
    drawn += path(f"M{x} {number(y - 4)}l5 13h-10Z", "#4a2c18")
    for dx, dy, tall in ((-6, 9, 17), (6, 10, 20)):
        feet = [(x + dx, y + dy, tall) for x, y in (centre(*place) for place in sorted(forest))]
        drawn += pines(feet, "#2e5a45", "#1f4032")
    discs = "".join(
        f"M{a - 8.5} {number(b + 1.5)}a8.5 8.5 0 0 1 17 0v1.5a8.5 8.5 0 0 1-17 0Z" for a, b in claims
    )
    faces = "".join(f"M{a - 8.5} {number(b)}a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0Z" for a, b in claims)
    drawn += path(discs, "#6d2a14") + path(faces, "#b24a28")
    lumps: list[Stone] = []
    for k, (a, b) in enumerate(centre(*place) for place in sorted(gold)):
        lumps += [(a - 5.5, b + 2, 7, k), (a + 6.5, b - 2, 6, k + 1)]
    return drawn + stones(lumps)


def _sutters_mill() -> str:
    """The mill at the river, its window lit, the wheel in the stream."""
    drawn = '<rect width="180" height="124" fill="#eccf94"/><circle cx="40" cy="36" r="20" fill="#f7e3b2"/>'
    drawn += path("M0 74L30 46L58 66L96 36L140 70L180 50V124H0Z", "#cda25f")
    drawn += path("M96 36L140 70L180 50V124H104L112 70ZM30 46L58 66L42 72Z", "#b98c4c")
    drawn += pines([(8, 98, 36), (23, 98, 45), (38, 98, 33)], "#39573f", "#2e4a36")
    drawn += path("M52 54H128V106H52Z", "#8a5530") + path("M52 54H84V106H52Z", "#6f4123")
    drawn += line("M84 64H128M84 74H128M84 84H128M84 94H128", "#7a4827", 1.4)
    drawn += path("M45 56L68 26L85 56Z", "#6f4123") + path("M68 24H118L138 57H87Z", "#4a2817")
    drawn += path("M68 24L87 57H81L66 31L50 60L44 58Z", "#35190c")
    drawn += '<rect x="60" y="66" width="14" height="17" rx="1.5" fill="#f2bb4d"/>' + line(
        "M67 66v17M60 74.5h14", "#6f4123", 1.6
    )
    x, y, radius = 132, 80, 32
    drawn += f'<g fill="none" stroke="#2a1509"><circle cx="{x}" cy="{y}" r="{radius}" stroke-width="5"/>'
    drawn += f'<circle cx="{x}" cy="{y}" r="{radius - 9}" stroke-width="2.5"/></g>'
    spokes, paddles = "", ""
    for k in range(10):
        c, s = cos(radians(36 * k + 8)), sin(radians(36 * k + 8))
        spokes += f"M{x} {y}L{number(x + radius * c)} {number(y + radius * s)}"
        inner, outer = radius - 6, radius + 7
        paddles += f"M{number(x + inner * c - 3 * s)} {number(y + inner * s + 3 * c)}"
        paddles += f"L{number(x + outer * c - 3 * s)} {number(y + outer * s + 3 * c)}"
    drawn += line(spokes, "#2a1509", 2.5) + line(paddles, "#4a2817", 4.2)
    drawn += f'<circle cx="{x}" cy="{y}" r="5.5" fill="#c9973d"/>'
    wave = "q15-6 30 0t30 0t30 0t30 0t30 0t30 0V124H0Z"
    return drawn + path(f"M0 101{wave}", "#5f938c") + path(f"M0 111{wave}", "#467a74")


def _gold_river() -> str:
    """A red canyon, the sun at its end, gold in the stream."""
    drawn = '<rect width="180" height="124" fill="#f0d6a0"/><circle cx="92" cy="40" r="22" fill="#e9b04a"/>'
    drawn += path("M0 44H26L34 56H52L60 66H180V124H0Z", "#d98d55")
    drawn += path("M180 36H150L142 52H124L116 66V124H180Z", "#cf7f48")
    drawn += path("M0 62H38L48 78H66L72 124H0Z", "#b9592f") + path(
        "M180 58H146L136 76H118L104 124H180Z", "#a94c27"
    )
    drawn += path("M0 86H34L46 124H0Z", "#86351a") + path("M180 82H156L138 124H180Z", "#7a2f17")
    drawn += path(
        "M90.5 66H95.5C102 74 86 79 91 88C97 98 124 104 129 124H48C51 107 80 99 79.5 89C79 80 94 74 90.5 66Z",
        "#5f938c",
    )
    drawn += path(
        "M92 66H94.5C99 74 84.5 79 87.5 88C92 98 107 105 108 124H74C75 108 85.5 98 83.5 89"
        "C82 80 95 74 92 66Z",
        "#8fbdb2",
    )
    return drawn + stones([(72, 112, 6, 0), (97, 106, 4.5, 1), (110, 115, 5, 2), (86, 96, 3, 0)])


def _gold_hunting() -> str:
    """Four shafts in dark earth, what was dug for lying on top, a headframe above."""
    drawn = '<rect width="180" height="124" fill="#e9c988"/><circle cx="150" cy="14" r="17" fill="#f3deb0"/>'
    drawn += path("M0 30Q40 18 90 27T180 24V124H0Z", "#47775a")
    drawn += line("M83 31L90 6L97 31M79 30.5H101M86 20H94", "#3a2415", 2.6)
    drawn += '<circle cx="90" cy="8" r="4.5" fill="none" stroke="#3a2415" stroke-width="2.4"/>'
    drawn += path("M0 38Q50 28 100 36T180 33V124H0Z", "#6a4527") + path(
        "M0 62Q40 54 90 62T180 58V124H0Z", "#553519"
    )
    drawn += path("M0 90Q60 80 110 90T180 86V124H0Z", "#432811")
    slabs, edges, lumps, shafts = "", "", list[Stone](), ""
    for k, (x, deep, pieces, gold) in enumerate(
        ((17, 66, 2, 2), (57, 78, 3, 1), (97, 54, 1, 3), (137, 78, 4, 2))
    ):
        shafts += f'<rect x="{x}" y="40" width="27" height="{deep}" rx="5"/>'
        floor = 40 + deep
        for level in range(pieces - 1):
            y = floor - 14 - level * 14
            edges += f'<rect x="{x + 3}" y="{y + 2}" width="21" height="11" rx="3"/>'
            slabs += f'<rect x="{x + 3}" y="{y}" width="21" height="10.5" rx="3"/>'
        y = floor - 14 * pieces + 6
        spread, radius = {1: ((0.0,), 5.2), 2: ((-5.5, 5.5), 5.2), 3: ((-8.2, 0.0, 8.2), 4.2)}[gold]
        lumps += [(x + 13.5 + dx, y, radius, k + i) for i, dx in enumerate(spread)]
    drawn += f'<g fill="#20120a">{shafts}</g><g fill="#5b4b37">{edges}</g><g fill="#9a866a">{slabs}</g>'
    return drawn + stones(lumps)


_SCENES = {
    "gold-country": _gold_country,
    "sutters-mill": _sutters_mill,
    "gold-river": _gold_river,
    "gold-hunting": _gold_hunting,
}
