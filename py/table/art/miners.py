"""Who digs in Sutter's Mill and what for: prospectors in their hats, and the chips of the vein."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.svg import svg

# The seat's shape as a body that stands on (0, 0), and where a number in it has its middle.
_BODIES: dict[int, tuple[str, float]] = {
    1: ('<circle cy="-8" r="7.6"/>', -7),
    2: ('<path d="M0-17L8.6-8L0 1L-8.6-8Z"/>', -7.6),
    3: ('<path d="M0-16.5L8.8 0H-8.8Z"/>', -4.4),
    4: ('<rect x="-7" y="-14.6" width="14" height="14.6" rx="1"/>', -6.2),
}
_HAT = "M-9.4.6Q0 3.4 9.4.6Q7-1.6 4.6-1.8L3.8-6.4Q0-8.6-3.8-6.4L-4.6-1.8Q-7-1.6-9.4.6Z"
_SIGNS = {
    "blue": "M-5-1.6q1.7-2.4 3.4 0t3.3 0t3.3 0M-5 2.6q1.7-2.4 3.4 0t3.3 0t3.3 0",
    "brown": "M-5.4 3.6L-1.6-3.4L1 .6L2.6-1.6L5.6 3.6",
    "gray": "M-4 4V-.6A4 4 0 0 1 4-.6V4",
}


@cache
def prospector(seat: int, height: float = 24, count: int = 1) -> Markup:
    """One of seat 1 to 4; of several the number stands in the body."""
    body, middle = _BODIES[seat]
    drawn = '<ellipse cy=".6" rx="8.4" ry="2.2" opacity=".35"/>'
    drawn += f'<g stroke-linejoin="round" fill="var(--s{seat})">'
    drawn += f'<g stroke="#fff6e0" stroke-width="3.4">{body}</g>'
    drawn += f'<g stroke="#2a1c11" stroke-width="1.3">{body}</g></g>'
    drawn += (
        f'<path transform="translate(0-14.2)" d="{_HAT}" fill="#2a1c11" stroke="#fff6e0" stroke-width=".9"/>'
    )
    if count > 1:
        drawn += f'<text y="{middle + 3.4:.1f}" text-anchor="middle" font-size="10.5" font-weight="800" '
        drawn += f'fill="var(--on-seat)">{count}</text>'
    return svg(drawn, "-11 -24 22 27", kind="prospector", size=(height * 22 / 27, height))


@cache
def chip(colour: str, size: float = 18) -> Markup:
    """A chip of the vein, face down: waves are the river's, peaks the hill's, an arch the mine's."""
    drawn = f'<circle r="9" cy="1" opacity=".35"/><circle r="9" fill="var(--chip-{colour}-edge)"/>'
    drawn += f'<circle r="8.3" cy="-.5" fill="var(--chip-{colour})"/>'
    drawn += '<g fill="none" stroke="#fff3d6" stroke-linecap="round" stroke-linejoin="round">'
    drawn += '<circle r="6.9" cy="-.5" stroke-opacity=".55" stroke-width=".9"/>'
    drawn += f'<path transform="translate(0-.4)" d="{_SIGNS[colour]}" stroke-width="1.7"/></g>'
    return svg(drawn, "-10 -10 20 20", kind="chip", size=(size, size))


@cache
def nugget_chip(value: int, size: float = 40) -> Markup:
    """A chip turned up, with what it is worth."""
    drawn = '<circle r="9" cy="1" opacity=".35"/><circle r="9" fill="#8c6318"/>'
    drawn += '<circle r="8.3" cy="-.5" fill="#efb944"/>'
    drawn += '<circle r="6.9" cy="-.5" fill="none" stroke="#fff3d6" stroke-opacity=".7" stroke-width=".9"/>'
    drawn += '<text y="3.4" text-anchor="middle" font-size="11" font-weight="800" fill="#2a1905">'
    return svg(f"{drawn}{value}</text>", "-10 -10 20 20", kind="chip", size=(size, size))
