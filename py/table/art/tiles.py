"""What lies on the land of Gold Country: tiles, camps, boats, trees, tunnels, water. Drawn about (0, 0)."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.hexes import hexagon
from table.art.mines import sign_drawing
from table.art.svg import line, path, svg

_LUMP = (
    "M-9.6 1.8C-11-3.5-6.6-9-1.8-9.4C3.4-10.6 9.6-7 10-1.6C11 3.6 7.8 8.6 2.6 9.2C-3 10.6-8.4 7.4-9.6 1.8Z"
)
_INGOT = "M-12.5 9.6L-9.6-3.4H9.6L12.5 9.6Z"
_PEAK = "M-13.5 10.5L-9-1L-4.4 2.6L0-11L5-2L8.4-4.4L13.5 10.5Z"
_HULL = "M-13.4-1.5Q0 4.2 13.4-1.5Q11 9.6 4 9.6H-4Q-11 9.6-13.4-1.5Z"
_SPARK = "M5.6-14.4l1-2.6l1 2.6l2.6 1l-2.6 1l-1 2.6l-1-2.6l-2.6-1z"
_WAVE = "q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0"
_PINE = "M0-8.5L5.6 1.2H3L6.6 7.4H-6.6L-3 1.2H-5.6Z"

GOLD, GOLD_EDGE = "#edb637", "#8a5a10"


def tile_drawing(kind: str, worth: int = 0) -> str:
    """A tile within 30 by 30: lump, cube, ingot with its number; coins, broken peak, stone, boat, sticks."""
    match kind:
        case "gold":
            return _lump(worth)
        case "fool":
            return _cube(worth)
        case "vein":
            under = f'<path d="{_INGOT}" fill="#6d430a" transform="translate(0 1.6)"/>'
            face = _edged(_INGOT, "#f3bf45", "#7d4f0c", 1.2)
            return under + face + line("M-8.4-1.6H8.4", "#fbe29a", 1.2) + _number(str(worth), 8.9, 14.5)
        case "nuggets":
            return "".join(_coin(x, y) for x, y in ((0, -6.4), (-6.8, 4.8), (6.8, 4.8)))
        case "cave-in":
            crack = line("M0-11L-1.6-2.6L2.4 1L-.6 5.4L1.6 10", "#f1e4c8", 1.9)
            lit = path("M0-11L5-2L8.4-4.4L13.5 10.5H1.6L-.6 5.4L2.4 1L-1.6-2.6Z", "#5f4a3b")
            return path(_PEAK, "#463529") + lit + _outline(_PEAK, "#241910", 1.2) + crack
        case "gem":
            return _gem()
        case "boat":
            return boat_drawing()
    return _dynamite()


def _number(text: str, y: float, size: float, colour: str = "#2a1c11") -> str:
    return f'<text y="{y}" font-size="{size}" fill="{colour}">{text}</text>'


def _edged(data: str, fill: str, stroke: str, width: float) -> str:
    brush = f'stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path d="{data}" fill="{fill}" {brush}/>'


def _outline(data: str, stroke: str, width: float) -> str:
    return _edged(data, "none", stroke, width)


def _lump(worth: int) -> str:
    under = f'<path d="{_LUMP}" transform="translate(0 1.2) scale(1.18)" fill="#7d4f0c" opacity=".75"/>'
    face = f'<path d="{_LUMP}" transform="scale(1.18)" fill="{GOLD}" stroke="{GOLD_EDGE}"/>'
    return under + face + line("M-7.2-5.8Q-3.6-9.2 1.5-9", "#fbe29a", 1.8) + _number(str(worth), 5.4, 15.5)


def _cube(worth: int) -> str:
    under = '<rect x="-11" y="-9.4" width="22" height="21" rx="1.6" fill="#2f3a3d" opacity=".55"/>'
    brush = 'fill="#c3cac6" stroke="#4c585b" stroke-width="1.3"'
    face = f'<rect x="-11" y="-10.8" width="22" height="21" rx="1.6" {brush}/>'
    lit = path("M-10.3-10.2H10.3L6-6.6H-6Z", "#e2e7e3")
    edges = line("M-11-10.8L-6-6.6H6L11-10.8", "#4c585b", 0.9)
    return under + face + lit + edges + _number(f"−{worth}", 6.6, 14.5, "#1c2527")


def _coin(x: float, y: float) -> str:
    side = f'<circle cx="{x}" cy="{y + 1.1}" r="6.4" fill="#7d4f0c"/>'
    face = f'<circle cx="{x}" cy="{y}" r="6.4" fill="{GOLD}" stroke="{GOLD_EDGE}"/>'
    return side + face + f'<circle cx="{x}" cy="{y}" r="3.6" fill="none" stroke="{GOLD_EDGE}"/>'


def _gem() -> str:
    stone = path("M-11.5-3.4L-6-10H6L11.5-3.4L0 11.4Z", "#4fb6bd")
    table = path("M-4.4-3.4L0-10L4.4-3.4L0 11.4Z", "#b4ecea") + path("M4.4-3.4H11.5L0 11.4Z", "#2f8f98")
    return (
        stone
        + table
        + line(
            "M-11.5-3.4L-6-10H6L11.5-3.4L0 11.4ZM-11.5-3.4H11.5M-6-10L-4.4-3.4L0-10L4.4-3.4L6-10",
            "#0e4a52",
            1.1,
        )
    )


def _dynamite() -> str:
    stick = '<rect x="{}" y="{}" width="5.6" height="18" rx="1.2" fill="{}"/>'
    sticks = "".join(
        stick.format(*at) for at in ((-8.6, -8, "#b93a22"), (3, -8, "#b93a22"), (-2.8, -9, "#dd5637"))
    )
    straps = '<path d="M-9.4-2.2H9.4M-9.4 3.4H9.4" stroke="#f3dfb0" stroke-width="2"/>'
    fuse = line("M0-9Q.4-13.4-4.6-13.6", "#2a1c11", 1.5)
    bundle = (
        f'<g transform="rotate(38)"><g stroke="#571407" stroke-width="1.1">{sticks}</g>{straps}{fuse}</g>'
    )
    return bundle + f'<path d="{_SPARK}" fill="#ffd24f" stroke="{GOLD_EDGE}" stroke-width=".5"/>'


def boat_drawing() -> str:
    """A hull with its oar: a boat marker, or the tile that brings one."""
    oar = '<path d="M-5.6-11.2L4.4 4.4" stroke="#f1e4c8" stroke-width="2.2" stroke-linecap="round"/>'
    brush = 'fill="#f1e4c8" stroke="#3d240d" stroke-width=".8"'
    blade = f'<ellipse cx="-6.3" cy="-10.4" rx="2" ry="3.6" transform="rotate(-32-6.3-10.4)" {brush}/>'
    return oar + blade + _edged(_HULL, "#8d5a2c", "#3d240d", 1.3) + line("M-9 4.4Q0 7.4 9 4.4", "#3d240d", 1)


def tunnel_drawing() -> str:
    """A timbered arch over rails that lead into the dark."""
    arch = _edged("M-12.6 11V-.5A12.6 11.6 0 0 1 12.6-.5V11Z", "#8b7755", "#3d2d1a", 1.3)
    beams = line("M-10.4 10.5V-.5A10.4 9.8 0 0 1 10.4-.5V10.5", "#6a4c28", 1.6)
    return (
        arch
        + beams
        + path("M-8.2 11V0A8.2 8 0 0 1 8.2 0V11Z", "#120c07")
        + line("M-5 11L-1.6 3.2M5 11L1.6 3.2M-4.2 8.6H4.2M-2.8 5.4H2.8", "#a58d62", 1.2)
    )


def camp_drawing(mine: str) -> str:
    """The whole hex in the colour of the mine, its sign above; the value is written below."""
    under = f'<path d="{hexagon(20.4)}" transform="translate(0 2)" fill="#120a04" opacity=".42"/>'
    face = _edged(hexagon(19.6), f"var(--{mine})", f"var(--{mine}-edge)", 2)
    edge = f'<path d="{hexagon(16.8)}" fill="none" stroke="var(--{mine}-sign)" stroke-opacity=".5"/>'
    return f'{under}{face}{edge}<g transform="translate(0 -7.4)">{sign_drawing(mine, 0.6)}</g>'


def pines_drawing() -> str:
    """Three pines at the back of a hex of dense forest."""
    back, front = 'fill="var(--tree)"', 'fill="var(--tree-lit)"'
    sides = "".join(f'<path d="{_PINE}" transform="translate({x} -5.8) scale(.8)" {back}/>' for x in (-8, 8))
    return sides + f'<path d="{_PINE}" transform="translate(0 -8) scale(.9)" {front}/>'


def waves(x: float, y: float) -> str:
    """Path data of two waves in a hex of river."""
    return f"M{x - 9:g} {y - 4.5:.1f}{_WAVE}M{x - 11:g} {y + 4.5:.1f}{_WAVE}"


@cache
def tile_picture(kind: str, worth: int, size: float) -> Markup:
    """A tile by itself."""
    return svg(tile_drawing(kind, worth), "-15 -17 30 32", kind="country-tile", size=(size, size))


@cache
def land_picture(kind: str, worth: int, width: float) -> Markup:
    """A tile on its hex of land, a vein among its pines."""
    dense = kind == "vein"
    ground = _edged(hexagon(18.6), f"var(--land-{'dense' if dense else 1})", "var(--land-line)", 1.2)
    drawn = ground + (pines_drawing() if dense else "") + tile_drawing(kind, worth)
    return svg(drawn, "-20 -18 40 36", kind="country-tile", size=(width, round(width * 0.9, 1)))


@cache
def coin(size: float = 16) -> Markup:
    """The sign for an amount of coins."""
    drawn = f'<circle r="9" cy=".8" fill="{GOLD_EDGE}"/><circle r="9" cy="-.4" fill="#e9b23a"/>'
    drawn += f'<circle r="6.2" cy="-.4" fill="none" stroke="{GOLD_EDGE}" stroke-width="1.3"/>'
    return svg(drawn, "-10 -10 20 20", kind="country-coin", size=(size, size))


@cache
def ingot(there: bool, width: float = 17) -> Markup:
    """A vein that is left, or the dashed place of one that is gone."""
    brush = (
        'fill="#f3bf45" stroke="#5a3a08"'
        if there
        else 'fill="none" stroke="currentColor" stroke-dasharray="3 2"'
    )
    drawn = f'<path d="M-12 10L-9-4H9L12 10Z" {brush} stroke-width="1.6"/>'
    return svg(drawn, "-13 -5 26 16", kind="country-ingot", size=(width, round(width * 16 / 26, 1)))


@cache
def storefront(width: float, height: float) -> Markup:
    """The hardware store: an awning over a shelf, on which its token stands."""
    step = width / 6
    strip = f"0h{step:.1f}v10a{step / 2:.1f} {step / 2.4:.1f} 0 0 1 {-step:.1f} 0z"
    cloth = "".join(
        f'<path d="{"".join(f"M{at * step:.1f} {strip}" for at in range(first, 6, 2))}" fill="{colour}" '
        'stroke="#7a5528" stroke-opacity=".55" stroke-width=".8"/>'
        for first, colour in enumerate(("#a5432a", "#fbf3de"))
    )
    wall = f'<path d="M3 9V{height - 1:g}H{width - 3:g}V9Z" fill="var(--store)" stroke="var(--line)"/>'
    shelf = f'<path d="M0 {height - 6:g}H{width:g}v6H0Z" fill="#7a5528"/>'
    return svg(wall + shelf + cloth, f"0 0 {width:g} {height:g}", kind="country-store", size=(width, height))
