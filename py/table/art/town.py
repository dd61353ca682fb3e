"""The town of Sutter's Mill: eight houses that differ by silhouette, three camps, pines. By day and by lamp.

Each stands on (0, 0), about 80 wide and 60 high. Colours are custom properties: at night the windows are lit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from table.art.svg import line, path, svg

_INK = "var(--town-line)"
_THIN = f'stroke="{_INK}" stroke-width=".9"'


@cache
def place(space: str) -> Markup:
    """A building or camp by its id, with the ground and the trees round it."""
    ground = "" if space in _ON_GREEN else _GROUND
    trees = "".join(_pine(*pine) for pine in _PINES.get(space, ()))
    return svg(ground + trees + _drawn(space), "-50 -66 100 72", kind="place", fit="xMidYMax meet")


@cache
def house(space: str) -> Markup:
    """The same without what is round it."""
    return svg(_drawn(space), "-50 -66 100 72", kind="place", fit="xMidYMax meet")


def _drawn(space: str) -> str:
    shadow = "" if space in ("HILL", "MINE") else _SHADOW
    return f'{shadow}<g stroke-width="1.3" stroke-linejoin="round">{_PLACES[space]()}</g>'


def _colour(name: str) -> str:
    return f"var(--town-{name})"


def _solid(data: str, fill: str) -> str:
    """A filled shape with the ink line round it."""
    return f'<path d="{data}" fill="{_colour(fill)}" stroke="{_INK}"/>'


def _block(x: float, y: float, width: float, height: float, fill: str) -> str:
    return _solid(f"M{x} {y}h{width}v{height}h{-width}Z", fill)


def _window(x: float, y: float, width: float = 8, height: float = 9) -> str:
    return f'<path d="M{x} {y}h{width}v{height}h{-width}Z" fill="{_colour("window")}" {_THIN}/>'


def _windows(xs: tuple[int, ...], y: float, width: float = 8, height: float = 9) -> str:
    return "".join(_window(x, y, width, height) for x in xs)


def _door(x: float, width: float, height: float, fill: str = "roof-2") -> str:
    return _block(x, -height, width, height, fill)


def _ink(data: str, width: float = 1, more: str = "") -> str:
    return f'<path d="{data}" fill="none" stroke="{_INK}" stroke-width="{width}"{more}/>'


def _pine(x: float, y: float, size: float) -> str:
    at = f'transform="translate({x} {y}) scale({size})"'
    trunk = path("M-1 4h2v4h-2z", _colour("roof"))
    tree = path("M0-14L5.5-5H3L7 4H-7L-3-5H-5.5Z", _colour("pine"))
    return f"<g {at}>{trunk}{tree}{path('M0-14L5.5-5H3L7 4H0Z', _colour('pine-2'))}</g>"


_SHADOW = '<ellipse cx="3" cy="1" rx="36" ry="4.5" opacity=".16"/>'
_GROUND = f'<rect x="-47" y="-36" width="94" height="42" rx="13" fill="{_colour("ground")}"/>'
_ON_GREEN = ("RIVER", "MILL", "HILL")
"""What stands in the green valley, and needs no patch of it."""
_PINES = {
    "RIVER": ((-42, -6, 1.0), (44, -16, 1.1)),
    "MILL": ((43, -12, 0.9),),
    "HILL": ((-43, -22, 0.9), (46, -4, 1.0)),
    "HALL": ((-40, -14, 1.05), (41, -20, 1.1)),
    "BATH": ((-41, -18, 1.0), (43, -14, 0.9)),
    "CHURCH": ((-42, -14, 1.1), (42, -20, 1.0)),
    "HOOK": ((41, -10, 1.0),),
    "EXPRESS": ((-41, -18, 1.1),),
    "HOTEL": ((-42, -12, 1.1), (42, -20, 1.1)),
    "STORE": ((-40, -8, 1.0), (40, -10, 1.0)),
    "MINE": ((-43, -18, 1.1), (45, -26, 0.9)),
}


def _mill() -> str:
    """Planks, a roof, and the wheel in the stream."""
    spokes = "M22-25.5v25M9.5-13h25M13.2-21.8l17.6 17.6M30.8-21.8l-17.6 17.6"
    rings = "".join(
        f'<circle cx="22" cy="-13" r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for radius, colour, width in ((12.8, _colour("wood-2"), 4), (15, _INK, 1.3), (10.8, _INK, 1.3))
    )
    return (
        _block(-31, -25, 42, 25, "wood")
        + _ink("M-31-17H11M-31-9H11", 1, ' stroke-opacity=".35"')
        + _solid("M-36-24L-10-46L16-24Z", "roof")
        + _window(-14, -32, 8, 7)
        + _door(-26, 9, 14)
        + _window(-8, -18, 8, 8)
        + line("M11-30L34-27", _colour("river-2"), 3.4)
        + rings
        + line(spokes, _colour("roof"), 1.8)
        + f'<circle cx="22" cy="-13" r="3" fill="{_colour("wood")}" stroke="{_INK}"/>'
    )


def _hall() -> str:
    """Three storeys of windows, and the three links of the Odd Fellows on the gable."""
    links = "".join(f'<ellipse cx="{x}" cy="-48.6" rx="3.4" ry="2"/>' for x in (-5.5, 0, 5.5))
    return (
        _block(-25, -40, 50, 40, "slate")
        + _block(-29, -46, 58, 6, "cream")
        + _solid("M-16-46Q0-57 16-46Z", "cream")
        + f'<g fill="none" stroke="{_colour("red")}" stroke-width="1.5">{links}</g>'
        + _windows((-19, -4, 11), -34, 8, 11)
        + _ink("M-25-19H25", 1.3)
        + _door(-5, 10, 15, "red")
        + _windows((-19, 10), -14, 9, 9)
    )


def _bath() -> str:
    """A tub on the sign, steam from the chimney, a barber's pole."""
    tub = "M-8-31.6H8.4Q7.6-26.4 3.6-26.4H-3.6Q-7-26.4-8-31.6ZM6-31.6V-33.6"
    return (
        f'<path d="M14-50Q10-44 15-41Q19-38 16-34" fill="none" stroke="{_colour("white")}" stroke-width="3" '
        'stroke-linecap="round" opacity=".8"/>'
        + _block(11, -36, 8, 14, "brick")
        + _block(-29, -23, 56, 23, "ochre")
        + _solid("M-33-22L-24-36H22L31-22Z", "roof-2")
        + _block(-12, -35, 24, 11, "white")
        + f'<path d="{tub}" fill="{_colour("slate")}" {_THIN}/>'
        + _door(-4, 9, 14)
        + _windows((-22, 13), -16, 9, 8)
        + _block(28.6, -19, 5, 17, "white")
        + line("M28.6-14L33.6-17M28.6-9L33.6-12M28.6-4.4L33.6-7.4", _colour("red"), 2)
    )


def _church() -> str:
    """A steeple with its cross, arched windows along the nave."""
    arches = "".join(
        f'<path d="M{x}-5v-7a3 3.2 0 0 1 6 0v7Z" fill="{_colour("window")}" {_THIN}/>' for x in (0, 9, 18)
    )
    return (
        _block(-6, -22, 34, 22, "white")
        + _solid("M-8-22L0-34H24L31-22Z", "roof")
        + _block(-24, -34, 19, 34, "white")
        + _solid("M-27-34L-14.5-54L-2-34Z", "roof")
        + line("M-14.5-64V-53M-18.4-60.4H-10.6", _colour("cross"), 2)
        + f'<circle cx="-14.5" cy="-26.5" r="3.8" fill="{_colour("window")}" stroke="{_INK}"/>'
        + _solid("M-19.5 0V-9A5 5.4 0 0 1-9.5-9V0Z", "brick")
        + arches
    )


def _hook() -> str:
    """The bell tower, and the ladder against the engine house."""
    ladder = "M-36 0L-24-34M-30 0L-18-34M-33.8-4.4h5.6M-31.4-11h5.6M-29-18h5.6M-26.8-24.6h5.6"
    bell = "M18-39.5V-38M14.8-33.2Q15.4-38 18-38Q20.6-38 21.2-33.2Z"
    return (
        _block(-26, -30, 36, 30, "brick")
        + _solid("M-29-30L-8-42L13-30Z", "roof")
        + _block(10, -44, 16, 44, "cream")
        + _solid("M7-44L18-58L29-44Z", "red")
        + _window(13, -40, 10, 10)
        + f'<path d="{bell}" fill="{_colour("ochre")}" {_THIN}/>'
        + _block(-20, -18, 24, 18, "red")
        + _ink("M-8-18V0M-20-9H4", 1.3)
        + line(ladder, _colour("wood-2"), 2)
        + _window(14, -22, 8, 9)
    )


def _express() -> str:
    """A scalloped awning over the door, and a strongbox beside it."""
    awning = "M-28-22H28V-16" + "q-3.5 4-7 0" * 8 + "Z"
    return (
        _block(-28, -34, 56, 34, "brick")
        + _block(-31, -40, 62, 7, "cream")
        + _ink("M-12-36.6h24", 2, ' stroke-dasharray="5 2"')
        + _windows((-21, -4, 14), -31, 7, 7)
        + _solid(awning, "sage")
        + _door(-6, 11, 11)
        + _block(11, -8, 13, 8, "wood")
        + _ink("M11-4.6H24M17.5-8V-2")
    )


def _hotel() -> str:
    """A balcony all along the front."""
    posts = "".join(f"M{x}-23.5v-6" for x in range(-29, 31, 5))
    rail = f"M-31-23.5H31M-31-29.5H31{posts}"
    return (
        _block(-28, -42, 56, 42, "sage")
        + _solid("M-33-41L-24-53H24L33-41Z", "roof")
        + _windows((-23, -10, 3, 16), -37, 8, 11)
        + line("M-32-22H32", _colour("white"), 3)
        + line(rail, _colour("white"), 1.2)
        + line("M-30-22V0M-14-22V0M14-22V0M30-22V0", _colour("white"), 2.4)
        + _door(-5, 10, 15, "wood")
        + _windows((-25, 17), -15, 8, 9)
    )


def _store() -> str:
    """A striped awning, and the druggist's mortar on the roof."""
    stripes = "".join(
        f'<path d="M{-28 + 8 * at}-23h8v7a4 3.4 0 0 1-8 0Z" fill="{_colour("white" if at % 2 else "red")}" '
        f"{_THIN}/>"
        for at in range(7)
    )
    mortar = "M-5-45.4H5Q4.6-39.6 0-39.6Q-4.6-39.6-5-45.4ZM1-46L4.6-50"
    return (
        _block(-25, -36, 50, 36, "cream")
        + _block(-28, -41, 56, 6, "wood-2")
        + f'<circle cx="0" cy="-44" r="9" fill="{_colour("white")}" stroke="{_INK}"/>'
        + _solid(mortar, "sage")
        + stripes
        + _door(-5, 10, 13, "brick")
        + _windows((-20, 10), -12, 10, 9)
    )


def _tent(x: float, size: float, flag: str) -> str:
    return (
        f'<g transform="translate({x} 0) scale({size})">'
        + _solid("M-20 0L0-27L20 0Z", "canvas")
        + _solid("M0-27L-5 0H6Z", "roof")
        + _ink("M0-27V-33", 1.4)
        + f'<path d="M0-33.5L9-31L0-28.5Z" fill="var(--chip-{flag})" {_THIN}/></g>'
    )


def _river() -> str:
    """A tent, and the pan with gold in it."""
    pan = f'<ellipse cx="24" cy="-3" rx="10" ry="4" fill="{_colour("rock-2")}" stroke="{_INK}"/>'
    water = f'<ellipse cx="24" cy="-4" rx="7" ry="2.2" fill="{_colour("river-2")}"/>'
    return _tent(-8, 1.05, "blue") + pan + water + line("M21-4h2M26-3.4h1.6", _colour("gold"), 1.8)


def _hill() -> str:
    """Two tents before the hills."""
    brow = '<path d="M-18-45Q-10-49.4-2-46M16-37Q24-41 31-36" fill="none" stroke-width="2" opacity=".7" '
    return (
        path("M-8 0Q10-40 24-40Q38-38 48 0Z", _colour("hill-2"))
        + path("M-48 0Q-30-48-10-49Q10-48 30 0Z", _colour("hill"))
        + f'{brow}stroke="{_colour("road")}" stroke-linecap="round"/>'
        + _tent(-10, 0.95, "brown")
        + _tent(18, 0.66, "brown")
    )


def _mine() -> str:
    """A timbered hole in the rock, rails, and a cart of gold."""
    cart = (
        _solid("M-9-12H9L6-3H-6Z", "slate")
        + _solid("M-7-12Q-4-17 0-14.6Q4-17.6 7-12Z", "gold")
        + "".join(f'<circle cx="{x}" cy="-1.6" r="2.4" fill="{_colour("roof")}"/>' for x in (-4, 4))
    )
    return (
        _solid("M-40 0L-30-24L-16-34L-4-52L12-40L24-30L40 0Z", "rock")
        + line("M-4-52L-9-36L-18-30M12-40L17-24", _colour("rock-2"), 2.2)
        + path("M-15 0V-24H15V0Z", "#0d0805")
        + line("M-17 0V-27M17 0V-27M-21-26.4H21", _colour("wood-2"), 4.4)
        + line("M-6 0L-2-12M6 0L2-12M-5-3.4H5M-3.6-7.6H3.6", _colour("stone"), 1.3)
        + f'<g transform="translate(28 0)">{cart}</g>'
    )


_PLACES: dict[str, Callable[[], str]] = {
    "MILL": _mill,
    "HALL": _hall,
    "BATH": _bath,
    "CHURCH": _church,
    "HOOK": _hook,
    "EXPRESS": _express,
    "HOTEL": _hotel,
    "STORE": _store,
    "RIVER": _river,
    "HILL": _hill,
    "MINE": _mine,
}
