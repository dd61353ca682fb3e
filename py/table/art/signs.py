"""The signs of Gold River: one for each town and kind of card, in the colour of the words beside it."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.svg import svg

_RIVER = "M2.5 {}c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0"
_BELL = (
    "M12 1.5a2 2 0 0 1 2 2v.7a6.2 6.2 0 0 1 4.2 6V15l2.3 3.2h-17L5.8 15v-4.8a6.2 6.2 0 0 1 4.2-6v-.7"
    "a2 2 0 0 1 2-2zM9 19.6h6a3 3 0 0 1-6 0z"
)
_PINE = "M12 .8l5.4 7h-2.7l4.5 6H16l4.3 6h-6.8v3.4h-3v-3.4H3.7l4.3-6H4.8l4.5-6H6.6z"
_POLE = (
    "M10.6 1h2.8v3H22v2.4h-8.6v3.4h6v2.4h-6v11h-2.8v-11h-6V9.8h6V6.4H2V4h8.6z"
    "M2.6 1h2.4v3H2.6zM19 1h2.4v3H19zM5 6.9h2.4v3H5zM16.6 6.9h2.4v3h-2.4z"
)
_SIGNS = {
    "San Narciso": _BELL,
    "Cold Mountain": "M.8 21L8.6 5.5l4.3 8 2.4-4.1L23.2 21z",
    "New London": "M2.5 17.5v-11L7.5 11 12 3l4.5 8 5-4.5v11zM2.5 19h19v2.5h-19z",
    "Takamawok": _PINE,
    "Whiskey River": "".join(_RIVER.format(y) for y in (6.5, 12.5, 18.5)),
    "building": "M2.5 21.5V10L12 2.5l9.5 7.5v11.5H15V14H9v7.5z",
    "action": "M14 1.5L4 14h6.5l-1 8.5L20 9.5h-6.8z",
    "Telegraph": _POLE,
}


@cache
def town_sign(name: str, size: float = 14) -> Markup:
    """Bell, peaks, crown, pine or river for a town; "building", "action" and "Telegraph" have one as well."""
    brush = 'fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"'
    paint = brush if name == "Whiskey River" else 'fill="currentColor"'
    return svg(f'<path d="{_SIGNS[name]}" {paint}/>', "0 0 24 24", kind="sign", size=(size, size))
