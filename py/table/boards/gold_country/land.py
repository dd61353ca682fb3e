"""The hexes on the felt: the printed land, what lies on it, what can be chosen, what has just changed.

A space has the id "at-119", by its number. What never changes is drawn once a board, and what lies on the
land refers to drawings that the board brings along: the page compares this whole text after every tap.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from htpy import Element, Node, button, div, fragment, g, svg
from markupsafe import Markup, escape

from fortyniner.gold_country import words
from fortyniner.gold_country.board import Space, board, place_of, spaces
from fortyniner.gold_country.box import MINES, TOKENS, Tile
from fortyniner.gold_country.words import signed
from table.art import icon
from table.art.hexes import middle
from table.art.svg import number
from table.boards import Scene
from table.boards.gold_country.foresight import tile_at, values
from table.boards.gold_country.printed import at_middle, drawings, printed
from table.boards.gold_country.terms import NAMES
from table.kept import Kept

View = Mapping[str, Any]

BOX = (-235, -160, 470, 322)
_BUBBLE = 27


@dataclass(frozen=True)
class Marks:
    """What can be chosen on the board, what is chosen, and what has just changed."""

    token: int | None = None
    """What is being placed."""
    can: Collection[Space] = ()
    """Land where it may go."""
    boats: Collection[Space] = ()
    """River spaces where a boat may take it across."""
    tunnels: Collection[Space] = ()
    """Tunnels that it may enter."""
    via: Space | None = None
    """The river space or tunnel that was chosen first."""
    chosen: Space | None = None
    """The space that was chosen, where the token hovers."""
    bubble: str = ""
    """What stands over the chosen space: "12 → 17"."""
    wrong: Space | None = None
    """A space that was tapped in vain."""
    recent: Mapping[Space, int] = field(default_factory=dict)
    """Where others have placed tokens of late, and which seat."""
    settled: Collection[Space] = ()
    """Where tokens have come to lie by the last move."""
    flown: tuple[Tile, Space, int] | None = None
    """The tile that goes to a camp, whence, and of which mine the camp is."""
    shaken: Space | None = None
    """Where a cave-in was."""
    told: Space | None = None
    """What a beat is about."""
    walk: Space | None = None
    """The one space that Tab comes to; arrow keys go on from there."""


def felt(scene: Scene, marks: Marks, above: Node, below: Node) -> Element:
    """The board on its felt, between two lines. Two fingers or a button make it larger: see web/zoom.js."""
    return div(".country-felt.felt")[
        above, div(".country-window", data_zoom="country-board")[drawn(scene, marks)], below, _zooms()
    ]


def _zooms() -> Element:
    return button(
        "#zoom.icon-btn.country-zoom",
        type="button",
        data_zooms="country-board",
        aria_label="Larger board, or the whole of it",
    )[icon("plus", 20), icon("minus", 20)]


def drawn(scene: Scene, marks: Marks) -> Kept:
    """The whole board as SVG."""
    view = scene.view
    inside = contents(view, marks)
    labels = _labels(*(_frozen(view[part]) for part in _LABELLED))
    halos = "".join(
        f'<use href="#c-halo" transform="{at_middle(space)}"/>'
        for space in (*marks.can, *marks.boats, *marks.tunnels)
    )
    living = (
        _kept(_space(space, inside.get(space, ""), label, scene, marks)) for space, label in labels.items()
    )
    label = "The board. Arrow keys walk up, down and across, Q, E, A and D aslant"
    whole = svg("#country-board.country-board", viewBox=_box(*BOX), role="group", aria_label=label)[
        drawings(),
        printed(view["board"]),
        g(".country-halos")[Markup(halos)],
        g[living],
        g(".country-top")[Markup("".join(_top(view, marks)))],
    ]
    return Kept(whole)


@lru_cache(1024)
def _kept(space: str) -> Kept:
    return Kept(fragment[Markup(space)])


_LABELLED = ("board", "tiles", "claims", "bandits", "boats", "values", "exploited")
"""All of a view that the labels of spaces depend on."""


@lru_cache(4)
def _labels(*parts: Any) -> dict[Space, str]:
    """The labels, which stay the same while a person chooses."""
    view: Any = dict(zip(_LABELLED, parts, strict=True))
    return words.space_labels(view)


def _frozen(part: Any) -> Any:
    return tuple(map(_frozen, part)) if isinstance(part, list | tuple) else part


def loupe(view: View, marks: Marks, space: Space, width: float, height: float) -> Markup:
    """The land round a space at a radius of 30, its token hovering over what lies there."""
    x, y = middle(place_of(space))
    wide, high = width / 1.5, height / 1.5
    inside = contents(view, marks)
    around = (*spaces(board(view["board"]).near[space]), space)
    inside[space] = f'<g transform="translate(0 3.2)">{inside.get(space, "")}</g>'
    shown = "".join(
        f'<g transform="{at_middle(at)}">{_lit(at, view, marks)}{inside.get(at, "")}</g>' for at in around
    )
    hovers = ""
    if marks.token is not None:
        shade = '<ellipse cy="-4" rx="9" ry="3.2" fill="#120a04" opacity=".4"/>'
        token = f'<g transform="translate(0 -12) scale(.7)">{_token(marks.token)}</g>'
        hovers = f'<g transform="{at_middle(space)}" class="country-hovers">{shade}{token}</g>'
    return Markup(
        f'<svg class="country-loupe" viewBox="{_box(x - wide / 2, y - high / 2, wide, high)}" '
        f'width="{width:g}" height="{height:g}" aria-hidden="true">'
        f'<use href="#country-land"/>{shown}{hovers}</svg>'
    )


def contents(view: View, marks: Marks) -> dict[Space, str]:
    """What lies on each space."""
    found = {space: f'<use href="#c-{kind}-{worth}"/>' for space, kind, worth in view["tiles"]}
    for token, held in enumerate((*view["claims"], view["bandits"])):
        for space in held:
            found[space] = _token(token, ' class="settles"' if space in marks.settled else "")
    for space in view["boats"]:
        found[space] = '<use href="#c-boat-0"/>'
    for mine, camp in enumerate(board(view["board"]).camps):
        (space,) = spaces(camp)
        found[space] = _camp(view, mine)
    return found


def _token(token: int, how: str = "") -> str:
    return f'<use href="#c-{TOKENS[token]}"{how}/>'


def _camp(view: View, mine: int) -> str:
    name, value = MINES[mine], signed(view["values"][mine])
    spent = '<use href="#c-spent"/>' if view["exploited"][mine] else ""
    return f'<use href="#c-camp-{name}"/><text class="{name}" y="13.4">{value}</text>{spent}'


def _space(space: Space, inside: str, label: str, scene: Scene, marks: Marks) -> str:
    """One space: a control with its hidden face, on which rings lie, and what is on it."""
    view = scene.view
    kind, lit = "country-space", _lit(space, view, marks)
    if lit:
        kind += " can"
        label += _offer(space, view, marks)
        if not inside and space in marks.can and space != marks.chosen:
            inside = f'<use href="#c-dot-{TOKENS[marks.token or 0]}"/>'
        elif not inside and space in marks.boats:
            inside = '<use href="#c-boat-0" class="ghost"/>'
    if space == marks.shaken:
        kind += " shaken"
    after = ""
    if space in marks.recent:
        seat = marks.recent[space]
        label += f", just placed by {escape(scene.seats[seat].name)}"
        after = f'<use href="#c-recent"/><use href="#c-seat-{seat + 1}"/>'
    if space == marks.told:
        after += '<use href="#c-told"/>'
    tab = 0 if space == marks.walk else -1
    return (
        f'<g id="at-{space}" class="{kind}" role="button" tabindex="{tab}" aria-label="{label}" '
        f'data-do="space" transform="{at_middle(space)}">'
        f'<use href="#c-hex" class="face"/>{lit}{inside}{after}</g>'
    )


def _lit(space: Space, view: View, marks: Marks) -> str:
    """The face of a space that can be chosen."""
    if space in marks.can:
        return f'<use href="#c-{"deep" if space in board(view["board"]).veins else "can"}"/>'
    return '<use href="#c-way"/>' if space in marks.boats or space in marks.tunnels else ""


def _offer(space: Space, view: View, marks: Marks) -> str:
    """What the label says of a space that can be chosen."""
    if marks.token is None:
        return ""
    name = NAMES[marks.token]
    if space == marks.chosen:
        told = f": {marks.bubble.replace('→', 'to')}" if marks.bubble else ""
        return f", {name} chosen{told}"
    if space in marks.boats:
        return f", {name} can cross by boat"
    if space in marks.tunnels:
        return f", {name} can enter"
    change = values(view, marks.token, tile_at(view, space))
    brings = f": {signed(change[0])} to {signed(change[1])}" if change else ""
    return f", {name} can go here{brings}"


def _top(view: View, marks: Marks) -> Iterator[str]:
    """What lies over all spaces: steps, the chosen space, a tile that flies, a cross."""
    if marks.via is not None:
        yield f'<g transform="{at_middle(marks.via)}">{_first_step(view, marks)}{_numbered(1)}</g>'
    if marks.chosen is not None and marks.token is not None:
        step = _numbered(2) if marks.via is not None else ""
        face = '<use href="#c-chosen"/>'
        hovers = f'<g class="country-hovers" transform="translate(0 -3)">{_token(marks.token)}</g>'
        yield f'<g transform="{at_middle(marks.chosen)} scale(1.16)">{face}{hovers}{step}</g>'
        if marks.bubble:
            yield _bubble(marks.chosen, marks.bubble)
    if marks.wrong is not None:
        yield f'<g transform="{at_middle(marks.wrong)}"><use href="#c-wrong"/></g>'
    if marks.flown is not None:
        yield _flight(view, *marks.flown)


def _first_step(view: View, marks: Marks) -> str:
    """The dashed boat or token that was chosen first."""
    assert marks.via is not None
    afloat = board(view["board"]).river >> marks.via & 1
    laid = '<use href="#c-boat-0"/>' if afloat or marks.token is None else _token(marks.token)
    return f'{laid}<use href="#c-via"/>'


def _numbered(step: int) -> str:
    disc = '<circle r="7.4" fill="#fff3d6" stroke="#2a1c11" stroke-width="1.4"/>'
    return f'<g transform="translate(-15.5-10)">{disc}<text y="3.7">{step}</text></g>'


def _bubble(space: Space, says: str) -> str:
    """A label over a space, under it where there is no room above. Its size is drawn for a phone."""
    x, y = middle(place_of(space))
    width = 22 + 9.6 * len(says)
    left, _, wide, _ = BOX
    over = y > -95
    aside = max(left + width / 2 + 2 - x, min(left + wide - width / 2 - 2 - x, 0))
    tip = "M-7-8.5L0 0L7-8.5Z" if over else "M-7 8.5L0 0L7 8.5Z"
    top = -8 - _BUBBLE if over else 8
    plate = (
        f'<rect x="{number(aside - width / 2)}" y="{top}" width="{number(width)}" height="{_BUBBLE}" rx="9"/>'
    )
    text = f'<text x="{number(aside)}" y="{number(top + 19.5)}">{says}</text>'
    at = f"translate({number(x)} {number(y + (-23 if over else 23))})"
    return f'<g transform="{at}"><g class="country-bubble"><path d="{tip}"/>{plate}{text}</g></g>'


def _flight(view: View, tile: Tile, space: Space, mine: int) -> str:
    """The tile on its way to the camp, once; its key makes each flight a new one for the page."""
    (camp,) = spaces(board(view["board"]).camps[mine])
    (x, y), (to_x, to_y) = middle(place_of(space)), middle(place_of(camp))
    way = f"--x:{to_x - x:.0f}px;--y:{to_y - y:.0f}px"
    inner = f'<use id="fly-{space}" class="flies" style="{way}" href="#c-{tile.kind}-{tile.worth}"/>'
    return f'<g transform="{at_middle(space)}">{inner}</g>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"{number(x)} {number(y)} {number(width)} {number(height)}"
