"""The four veins on the felt: covered ones to mine, open ones to look at, and those still being filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from htpy import Element, Node, button, div, fragment, li, ol, span

from fortyniner.gold_hunting import words
from fortyniner.phrases import counted
from table.art import icon, piece
from table.boards.gold_hunting.arrangement import Arrangement


def veins(label: str, wells: Iterable[Node]) -> Element:
    """The row of wells; `label` says whose they are."""
    return div(".hunt-veins", role="group", aria_label=label)[wells]


def covered(vein: int, height: int, *, tappable: bool, chosen: bool, lifted: Node = None) -> Element:
    """A vein seen by the one who mines it. `lifted` is what has just left its top."""
    slab = piece(0)
    tops = [span(".hunt-slot")[span(".hunt-slab")[slab]] for _ in range(height)]
    inner = fragment[
        span(".hunt-shaft.well")[tops, lifted],
        span(".hunt-vein-name", aria_hidden="true")[f"Vein {vein + 1}", span[_height(height)]],
    ]
    label = f"Vein {vein + 1}, {_height(height)}"
    if not tappable:
        return div(class_=["hunt-vein", {"called": chosen}], role="img", aria_label=label)[inner]
    return button(
        f"#vein-{vein + 1}.hunt-vein",
        type="button",
        data_do="vein",
        data_vein=str(vein + 1),
        data_enter="play" if chosen else None,
        aria_label=f"{label}, top can be lifted" if height else label,
        aria_pressed="true" if chosen else "false",
        aria_disabled=None if height else "true",
    )[inner]


def open_vein(vein: int, pieces: Sequence[int]) -> Element:
    """A vein its owner looks at."""
    kinds = ", ".join(words.KINDS[kind] for kind in pieces)
    label = (
        f"Your vein {vein + 1}, from the bottom: {kinds}" if pieces else f"Your vein {vein + 1}, mined out"
    )
    return div(".hunt-vein", role="img", aria_label=label)[
        span(".hunt-shaft.well")[(span(".hunt-slot")[span(".hunt-slab")[piece(kind)]] for kind in pieces)],
        span(".hunt-vein-name", aria_hidden="true")[f"Vein {vein + 1}", span[_height(len(pieces))]],
    ]


def filling(vein: int, arrangement: Arrangement) -> Element:
    """A vein in which pieces are being hidden: tap the well to place or choose, a piece to take it back."""
    pieces, chosen = arrangement.veins[vein], arrangement.vein == vein
    name = f"Vein {vein + 1}"
    what = f"{counted(len(pieces), 'piece')}" if pieces else "empty"
    if arrangement.kind is not None:
        what += f", put a {words.KINDS[arrangement.kind]} on top"
    return div(".hunt-vein.hunt-filling", data_drop=f"vein {vein + 1}", role="group", aria_label=name)[
        button(
            f"#vein-{vein + 1}.hunt-well.well",
            type="button",
            data_do="vein",
            data_vein=str(vein + 1),
            aria_label=f"{name}, {what}",
            aria_pressed="true" if chosen else "false",
        ),
        ol(".hunt-shaft")[
            (li(".hunt-slot")[_placed(vein, at, pieces, arrangement.kind)] for at in range(len(pieces))),
            li(".hunt-slot.hunt-next", aria_hidden="true")[span(".hunt-slab")[icon("plus", 20)]]
            if arrangement.to_place
            else None,
        ],
        span(".hunt-vein-name", aria_hidden="true")[name],
    ]


def _placed(vein: int, at: int, pieces: Sequence[int], in_hand: int | None) -> Element:
    """A placed piece; tapping it takes it back, but with a kind in hand it is a place to put that on."""
    it = f"{words.KINDS[pieces[at]]} {_where(at, pieces)} of vein {vein + 1}"
    return button(
        f"#placed-{vein + 1}-{at + 1}.hunt-slab",
        type="button",
        data_do="vein" if in_hand else "take",
        data_vein=str(vein + 1),
        data_at=str(at + 1),
        data_drag=f"piece {vein + 1} {at + 1}",
        aria_label=f"The {it}; put the {words.KINDS[in_hand]} on top" if in_hand else f"Take the {it} back",
    )[piece(pieces[at])]


def _where(at: int, pieces: Sequence[int]) -> str:
    if at == len(pieces) - 1:
        return "on top"
    return f"{at + 1} from the bottom" if at else "at the bottom"


def _height(count: int) -> str:
    return counted(count, "piece") if count else "mined out"
