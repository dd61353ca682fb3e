"""The tokens of Gold Country: four mines told by their signs, and the bandit. Each is drawn about (0, 0)."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.svg import line, path, svg

_PICKS = (
    '<path d="M-6.2 8.2L4.4-5M6.2 8.2L-4.4-5" stroke-width="2.7"/>'
    '<path d="M-9-1.4Q-7.4-7.6-1-8.6M9-1.4Q7.4-7.6 1-8.6" stroke-width="3"/>'
)
_HORSESHOE = (
    '<path d="M-3.8 7.6C-11.2 .6-7.8-8 0-8C7.8-8 11.2 .6 3.8 7.6" stroke-width="4.2" stroke-linecap="butt"/>'
    '<path d="M-7 7.7h4.6M7 7.7h-4.6" stroke-width="3.3"/>'
)
_WHEEL = (
    '<circle r="7.8" stroke-width="2.9"/><path d="M0-7V7M-7 0H7M-5-5L5 5M5-5L-5 5" stroke-width="1.7"/>'
    '<circle r="1.5" stroke-width="3"/>'
)
_CACTUS = (
    '<path d="M0 8.4V-6.4" stroke-width="4.8"/>'
    '<path d="M-7-2.6V.5Q-7 3.2-3.4 3.2H0M7-4.6V-1.8Q7 .9 3.4 .9H0" stroke-width="3.1"/>'
)
_SIGNS = {"red": _PICKS, "white": _HORSESHOE, "blue": _WHEEL, "green": _CACTUS}

_HAT = (
    "M-10.2-1.9Q0 2.6 10.2-1.9Q7.8-4.4 5.4-4.1Q4.9-8.6 3-9.2Q1.3-9.6 0-8.3Q-1.3-9.6-3-9.2Q-4.9-8.6-5.4-4.1"
    "Q-7.8-4.4-10.2-1.9Z"
)
_KERCHIEF = "M-6.7 2.7Q0 5.2 6.7 2.7Q6.4 5.4 4.6 6.6Q2.6 8.6 0 10.4Q-2.6 8.6-4.6 6.6Q-6.4 5.4-6.7 2.7Z"
_SHADOW = '<ellipse cy="2.4" rx="13.2" ry="12.6" fill="#1a1008" opacity=".36"/>'


def sign_drawing(mine: str, scale: float = 1.0) -> str:
    """Crossed picks, horseshoe, wagon wheel or cactus, within 20 by 20 at scale 1."""
    brush = f'fill="none" stroke="var(--{mine}-sign)" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g {brush} transform="scale({scale:g})">{_SIGNS[mine]}</g>'


def token_drawing(token: str) -> str:
    """A raised disc of radius 13 with the sign of its mine, or a bandit's black one with a stitched edge."""
    if token == "bandit":
        rim = f'{_ring(11.4)} stroke="#e9dcc0" stroke-opacity=".55" stroke-dasharray="2.2 1.6"/>'
        return _disc("bandit") + rim + _bandit("translate(0 -1.2) scale(.84)") + _edge()
    rim = f'{_ring(10.9)} stroke="var(--{token}-sign)" stroke-opacity=".34"/>'
    sign = f'<g transform="translate(0 -.9)">{sign_drawing(token, 0.775)}</g>'
    return _disc(token) + rim + sign + _edge()


def _disc(token: str) -> str:
    side = f'<circle r="13" fill="var(--{token}-edge)"/>'
    return f'{_SHADOW}{side}<circle r="13" cy="-.9" fill="var(--{token})"/>'


def _ring(radius: float) -> str:
    return f'<circle r="{radius}" cy="-.9" fill="none" stroke-width=".9"'


def _edge() -> str:
    """In the dark a pale rim lifts the disc off the land."""
    return '<circle r="13.4" cy="-.4" fill="none" stroke="var(--token-rim)" stroke-width="1.1"/>'


def _bandit(transform: str) -> str:
    eyes = '<path d="M-5.2 1.3L-1.8 2.4M5.2 1.3L1.8 2.4" stroke="#f1e4c8" stroke-width="1.3" fill="none"/>'
    brush = 'stroke="#2b241d" stroke-width="1.3" stroke-linecap="round"'
    dots = f'<path d="M-2.6 5h.01M2.6 5h.01M0 7.4h.01" {brush}/>'
    band = line("M-5-4.5Q0-2.4 5-4.5", "#2b241d", 1.3)
    drawn = path(_HAT, "#f1e4c8") + band + eyes + path(_KERCHIEF, "#f1e4c8") + dots
    return f'<g transform="{transform}">{drawn}</g>'


@cache
def token_picture(token: str, size: float) -> Markup:
    """A token by itself: the name of a mine, or bandit."""
    return svg(
        token_drawing(token), "-14.5 -15 29 31", kind="country-token", size=(size, round(size * 31 / 29, 1))
    )


@cache
def mine_sign(mine: str, size: float) -> Markup:
    """The sign of a mine on a flat disc of its colour, to stand beside numbers."""
    disc = f'<circle r="12.2" fill="var(--{mine})" stroke="var(--{mine}-edge)" stroke-width="1.4"/>'
    return svg(disc + sign_drawing(mine, 0.83), "-13 -13 26 26", kind="country-mine", size=(size, size))
