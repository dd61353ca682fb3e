"""The printed board: its land, and the drawings that lie on it, each once for all the others to refer to."""

from __future__ import annotations

from functools import cache

from htpy import defs, g
from markupsafe import Markup

from fortyniner.gold_country.board import Mask, Space, board, place_of, spaces
from fortyniner.gold_country.box import MINES, MIX, RIVER_MIX, TOKENS
from table.art.hexes import hexagon, hexagons, middle
from table.art.marks import SHAPES
from table.art.mines import token_drawing
from table.art.svg import number
from table.art.tiles import camp_drawing, pines_drawing, tile_drawing, tunnel_drawing, waves
from table.kept import Kept

_TINTS = 3


@cache
def at_middle(space: Space) -> str:
    """The transform that brings a drawing to a space."""
    x, y = middle(place_of(space))
    return f"translate({number(x)} {number(y)})"


@cache
def printed(name: str) -> Kept:
    """The land as it is printed: water, hexes in near tints, dark forest with its pines, tunnels."""
    ground = board(name)
    middles = spaces(ground.all & ~ground.river)
    land = [place_of(space) for space in middles]
    dense = [place_of(space) for space in ground.veins]
    shown = _water(ground.river) if ground.river else ""
    shown += f'<defs><path id="country-hexes" d="{hexagons(18.6, land)}"/></defs>'
    for kind, drop in (("shade", ' y="2.4"'), ("light", ' y="-.9"'), ("land", "")):
        shown += f'<use href="#country-hexes" class="{kind}"{drop}/>'
    for tint in range(1, _TINTS):
        some = [at for at in land if _tint(at) == tint]
        shown += f'<path class="land-{tint + 1}" d="{hexagons(18.6, some)}"/>'
    shown += f'<path class="land-dense" d="{hexagons(18.6, dense)}"/>'
    for drawing, those in (("pines", ground.veins), ("tunnel", spaces(ground.tunnels))):
        shown += "".join(f'<use href="#c-{drawing}" transform="{at_middle(space)}"/>' for space in those)
    return Kept(g("#country-land")[Markup(shown)])


def _water(river: Mask) -> str:
    """One water without seams, round the island in its middle."""
    flows = [place_of(space) for space in spaces(river)]
    bed = [*flows, (0, 0)]
    under = f'<path class="bed" d="{hexagons(20.6, bed)}"/><path class="water" d="{hexagons(20.2, bed)}"/>'
    return f'{under}<path class="waves" d="{"".join(waves(*middle(at)) for at in flows)}"/>'


def _tint(place: tuple[int, int]) -> int:
    """A tint that no neighbour has, but for a few."""
    q, r = place
    return (q * 7 + r * 5 + (q * r) // 3) % _TINTS


@cache
def drawings() -> Kept:
    """Everything that lies on the land or marks it, once, for the others to refer to."""
    shown = {f"{tile.kind}-{tile.worth}": tile_drawing(*tile) for tile in MIX | RIVER_MIX}
    shown |= {f"vein-{worth}": tile_drawing("vein", worth) for worth in (3, 5)}
    shown |= {token: f'<g transform="scale(1.09)">{token_drawing(token)}</g>' for token in TOKENS}
    shown |= {f"camp-{mine}": camp_drawing(mine) for mine in MINES}
    shown |= {f"dot-{token}": _dot(token) for token in TOKENS}
    shown |= {f"seat-{seat}": _pip(seat) for seat in range(1, 5)}
    shown |= {"pines": pines_drawing(), "tunnel": tunnel_drawing()}
    face, ring, disc = hexagon(18.6), hexagon(17.4), 'r="15.6" cy="-.8"'
    gold, pale, rust = "var(--lit-ring)", "#fff3d6", "#9a3b1c"
    shown |= {
        "hex": f'<path d="{hexagon(19.6)}"/>',
        "halo": _ring(hexagon(19), "var(--lit-halo)", 9, ' stroke-opacity=".28"')
        + _ring(hexagon(19), "var(--lit-halo)", 4, ' stroke-opacity=".5"'),
        "can": f'<path d="{ring}" fill="var(--lit)"/>' + _ring(ring, gold, 2.8),
        "deep": f'<path d="{ring}" fill="var(--lit)" opacity=".16"/>' + _ring(ring, gold, 2.8),
        "way": _ring(ring, gold, 2.8),
        "via": _ring(ring, pale, 2.4, ' stroke-dasharray="4 2.6"'),
        "chosen": f'<path d="{face}" transform="translate(0 2)" fill="#120a04" opacity=".5"/>'
        f'<path d="{face}" fill="var(--lit-chosen)"/>' + _ring(face, gold, 3.2),
        "wrong": f'<path d="{ring}" fill="#fbf5e6" opacity=".72"/>'
        + _ring(ring, rust, 3)
        + _ring("M-7-7L7 7M7-7L-7 7", rust, 4.2, ' stroke-linecap="round"'),
        "recent": f'<circle {disc} fill="none" stroke="#2a1c11" stroke-opacity=".6" stroke-width="3.2"/>'
        f'<circle {disc} fill="none" stroke="#fff6dc" stroke-width="2" stroke-dasharray="3.4 2.4"/>',
        "told": _ring(face, gold, 3.4),
        "spent": _ring("M-11.5-11L11.5 11M11.5-11L-11.5 11", "#2a1c11", 5, ' stroke-linecap="round"')
        + _ring("M-11.5-11L11.5 11M11.5-11L-11.5 11", "#fff6dc", 2.4, ' stroke-linecap="round"'),
    }
    inner = "".join(f'<g id="c-{name}">{drawing}</g>' for name, drawing in shown.items())
    return Kept(defs("#country-defs")[Markup(inner)])


def _ring(data: str, colour: str, width: float, more: str = "") -> str:
    brush = f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" {brush}{more}/>'


def _dot(token: str) -> str:
    edge = "#2a1c11" if token == "white" else "#fff6dc"
    return f'<circle r="4.6" fill="var(--{token})" stroke="{edge}" stroke-width="1.4"/>'


def _pip(seat: int) -> str:
    """The shape of a seat at the edge of a token."""
    disc = '<circle cx="10.5" cy="9.5" r="6.4" fill="#fff8e8" stroke="#2a1c11" stroke-width=".8"/>'
    shape = f'<g transform="translate(6.1 5.1) scale(.37)" fill="var(--s{seat})">{SHAPES[seat]}</g>'
    return disc + shape
