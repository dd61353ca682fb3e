"""The map of the town: the vein all round it, eleven places, and how many chips are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from htpy import Element, Node, b, button, div, i, section, span
from markupsafe import Markup

from fortyniner.phrases import counted
from fortyniner.sutters_mill.town import COLOURS, VEIN, Space, colour_at
from table.art import chip, emblem, place, prospector
from table.boards import Scene
from table.boards.sutters_mill.foresight import Town
from table.boards.sutters_mill.terms import COLOUR, SHORT, View, lead, place_label, stack_of, standing
from table.kept import Kept

ORDER: tuple[Space | None, ...] = (
    "RIVER", "MILL", "HILL", "CHURCH", "HALL", "BATH", "EXPRESS", "HOTEL", "HOOK", "STORE", None, "MINE",
)  # fmt: skip
"""Line by line, as the map is read; the place that is none tells of the vein."""


def map_of(scene: Scene, town: Town, marks: Mapping[str, str], men: bool, taken: str | None) -> Element:
    """`marks` say of places "can" or "target"; `men`: whether own prospectors can be taken in hand; `taken`
    says where one is in hand from."""
    return section(".mill-map", aria_label="The town of Coloma")[
        _vein(scene.view),
        _ground(),
        div(".mill-grid")[
            (
                _place(scene, space, town, marks.get(space, ""), men, taken == space)
                if space
                else _middle(scene)
                for space in ORDER
            )
        ],
    ]


class Look(NamedTuple):
    """All that a place shows."""

    space: Space
    label: str
    mark: str
    men: int
    """Own prospectors who can be taken in hand."""
    in_hand: bool
    stack: tuple[int, ...]
    """Whose cards, from the bottom."""
    sign: tuple[str, int, int]
    """"camp" and whether it is dug there now; "held", the holder and by how much; "closed" or "free"."""
    standing: tuple[tuple[int, int], ...]
    """By seat."""


def _place(scene: Scene, space: Space, town: Town, mark: str, men: bool, in_hand: bool) -> Kept:
    view = scene.view
    there = standing(view, space)
    camp = space in COLOUR
    holder = None if camp else town.held.get(space)
    return _drawn(
        Look(
            space,
            place_label(scene, space, holder),
            mark,
            there.get(view["seat"], 0) if men and view["seat"] is not None else 0,
            in_hand,
            () if camp else tuple(card.seat for card in stack_of(view, space)),
            ("camp", space == view["camp"], 0) if camp else _sign(view, space, town, holder),
            tuple(there.items()),
        )
    )


def _sign(view: View, space: Space, town: Town, holder: int | None) -> tuple[str, int, int]:
    if space in view["closed"]:
        return "closed", 0, 0
    if holder is None:
        return "free", 0, 0
    return "held", holder, lead(town.stacks[space], holder)


@lru_cache(128)
def _drawn(look: Look) -> Kept:
    """Most places look as before when something happens at one."""
    space, mark = look.space, look.mark
    marked = {"can": mark == "can", "target": mark == "target"}
    return Kept(
        div(f"#spot-{space}", class_=["mill-place", marked], data_space=space)[
            button(
                f"#place-{space}.mill-spot",
                type="button",
                data_do="place",
                data_place=space,
                data_drop=space,
                aria_label=look.label,
                aria_pressed="true" if mark == "target" else None,
            )[
                span(".mill-art")[place(space), _bars(look.stack)],
                span(".mill-name")[SHORT[space]],
                span(".mill-line")[_deed(space, *look.sign), _men(look.standing)],
            ],
            button(
                f"#man-{space}.mill-men",
                type="button",
                data_do="man",
                data_place=space,
                data_drag=f"man {space}",
                data_arrows="skip",
                aria_pressed="true" if look.in_hand else "false",
                aria_label=f"{counted(look.men, 'prospector')} of yours at {SHORT[space]}: take one in hand",
            )
            if look.men
            else None,
        ]
    )


def _bars(stack: Sequence[int]) -> Node:
    """The stack seen from the side."""
    return stack and span(".mill-stack")[(i(style=f"--seat: var(--s{seat + 1})") for seat in stack)]


def _deed(space: Space, state: str, number: int, ahead: int) -> Node:
    """Who holds the deed and by how much; of a camp what is dug there."""
    match state:
        case "camp":
            return span(class_=["mill-camp", {"now": bool(number)}])[chip(COLOUR[space], 20)]
        case "closed":
            return span(".mill-deed.closed")["no deed"]
        case "free":
            return span(".mill-deed.free")["free"]
    return span(".mill-deed")[emblem(number + 1, 14), b[f"+{ahead}"]]


def _men(standing: Sequence[tuple[int, int]]) -> Node:
    """Few stand side by side, of many each seat has one figure with their number."""
    if not standing:
        return None
    if sum(men for _, men in standing) <= 3:
        return span(".mill-hats")[(prospector(seat + 1, 24) for seat, men in standing for _ in range(men))]
    return span(".mill-hats")[(prospector(seat + 1, 24, men) for seat, men in standing)]


def _middle(scene: Scene) -> Element:
    """The twelfth place: what is left of the vein. It opens the ledger."""
    view = scene.view
    left = sum(view["left"].values())
    now = view["camp"]
    return div(".mill-place.mill-middle")[
        button(
            "#ledger.mill-spot",
            type="button",
            data_do="ledger",
            aria_label=f"{counted(left, 'chip')} left"
            + (f", the next is {COLOUR[now]}" if now else "")
            + ". Open the ledger of the town",
        )[
            b(".mill-left")[left],
            span["chip left" if left == 1 else "chips left"],
            span(".mill-next")["next ", chip(COLOUR[now], 18), COLOUR[now]] if now else None,
        ]
    ]


# The vein: 72 places clockwise from the top left corner, where the map stands upright and where it lies.

_UPRIGHT, _LYING = (16, 20), (21, 15)


@cache
def _at(place: int) -> str:
    """Where a chip lies along the frame, from 0 to 1 each way, upright and lying."""
    points = [_on_frame(place, *sides) for sides in (_UPRIGHT, _LYING)]
    (x, y), (u, v) = points
    return f"--x:{x:.3g};--y:{y:.3g};--u:{u:.3g};--v:{v:.3g}"


def _on_frame(place: int, across: int, down: int) -> tuple[float, float]:
    def along(number: int) -> float:
        return 0.015 + 0.97 * (place + 0.5) / number  # the corners are round

    if place < across:
        return along(across), 0
    place -= across
    if place < down:
        return 1, along(down)
    place -= down
    if place < across:
        return 1 - along(across), 1
    place -= across
    return 0, 1 - along(down)


def _vein(view: View) -> Kept:
    left = ", ".join(f"{view['left'][colour]} {colour}" for colour in COLOURS if view["left"][colour])
    return _chips(view["taken"], view["lost"], f"The vein: {left} left" if left else "The vein is empty")


@lru_cache(4)
def _chips(taken: int, lost: int, label: str) -> Kept:
    """Taken places are dents, those that left from the far end crosses."""

    def state(place: int) -> str:
        if place < taken:
            return "dent"
        if place >= VEIN - lost:
            return "cross"
        return f"{colour_at(place)} next" if place == taken else colour_at(place)

    chips = "".join(f'<i class="{state(place)}" style="{_at(place)}"></i>' for place in range(VEIN))
    return Kept(div("#mill-vein.mill-vein", role="img", aria_label=label)[Markup(chips)])


@cache
def _ground() -> Kept:
    """River and roads; they stretch with the map."""
    box = 'viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"'
    river = "M-4 62C8 40 14 36 28 52S46 92 62 62S66 8 80 -20"
    road = 'vector-effect="non-scaling-stroke"'
    upright = "M33 26C38 45 28 70 34 101M66 26C70 45 62 72 67 101M-1 51Q30 47 50 50T101 49"
    lying = (
        "M25 34C28 55 22 75 26 101M50 34C53 55 47 75 51 101M75 34C78 55 72 75 76 101M-1 36Q40 33 60 36T101 34"
        "M-1 68.5Q40 66 60 69T101 67"
    )
    valley = "M-1-9H101V17Q78 19.5 50 17.6T-1 18Z", "M-1-9H101V23Q78 25.5 50 23.6T-1 24Z"
    land = (
        f'<svg class="mill-roads upright" {box}><path class="valley" d="{valley[0]}"/></svg>'
        f'<svg class="mill-roads lying" {box}><path class="valley" d="{valley[1]}"/></svg>'
        f'<svg class="mill-river" {box}>'
        f'<path class="bed" d="{river}" {road}/><path class="light" d="{river}" {road}/></svg>'
        f'<svg class="mill-roads upright" {box}><path d="{upright}" {road}/></svg>'
        f'<svg class="mill-roads lying" {box}><path d="{lying}" {road}/></svg>'
    )
    return Kept(div("#mill-ground.mill-ground", aria_hidden="true")[Markup(land)])
