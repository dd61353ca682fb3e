"""The strip above the map: every seat with its phase, deeds, and what may be known of its gold."""

from __future__ import annotations

from htpy import Element, Node, b, button, section, span

from fortyniner.phrases import counted
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.town import COLOURS
from table.art import chip, emblem, icon, nugget
from table.boards import Scene
from table.boards.sutters_mill.terms import Place
from table.kept import Kept


def strip(scene: Scene) -> Element:
    """All seats in their order; each opens the ledger."""
    return section(class_=["mill-seats", f"of-{len(scene.seats)}"], aria_label="Seats")[
        (_seat(scene, seat) for seat in range(len(scene.seats)))
    ]


def _seat(scene: Scene, seat: int) -> Kept:
    place: Place = scene.view["seats"][seat]
    turn = seat == scene.view["turn"]
    phase = icon("sunset" if place["winding"] else "hammer", 14)
    many = len(scene.seats) > 3  # then their names need all the room
    return Kept(
        button(
            f"#seat-{seat + 1}",
            class_=["mill-seat", {"turn": turn}],
            type="button",
            data_do="ledger",
            style=f"--seat: var(--s{seat + 1})",
            aria_label=_said(scene, seat, place),
        )[
            emblem(seat + 1, 20),
            span(".mill-seat-name")[
                span(".mill-name-text")[scene.seats[seat].name],
                span(".mill-bot")[icon("bot", 14)] if scene.seats[seat].bot else None,
                None if many else phase,
                icon("compass", 15) if scene.view["adventurer"] == seat else None,
            ],
            span(".mill-seat-has")[
                phase if many else None,
                span(".mill-has")[icon("file-text", 15), b[len(place["deeds"])]],
                gold(place),
            ],
        ]
    )


def gold(place: Place) -> Node:
    """The purse where it is known, else chips by colour, and all of them where there is little room."""
    if place["purse"] is not None:
        return span(".mill-has")[nugget(15), b[place["purse"]]]
    taken = [colour for colour in COLOURS if place["chips"][colour]] or [COLOURS[0]]
    total = sum(place["chips"].values())
    return [
        (span(".mill-has.by-colour")[chip(colour, 16), b[place["chips"][colour]]] for colour in taken),
        span(".mill-has.in-all")[chip(taken[-1], 16), b[total]],
    ]


def _said(scene: Scene, seat: int, place: Place) -> str:
    """The seat for those who listen."""
    parts = [scene.seats[seat].name + (" (bot)" if scene.seats[seat].bot else "")]
    parts += [words.WINDING_DOWN if place["winding"] else words.BUILDING_UP]
    parts += ["Adventurer"] if scene.view["adventurer"] == seat else []
    parts += [counted(len(place["deeds"]), "deed")]
    if place["purse"] is not None:
        parts += [counted(place["purse"], "nugget")]
    else:
        taken = [f"{place['chips'][colour]} {colour}" for colour in COLOURS if place["chips"][colour]]
        parts += [f"chips: {', '.join(taken) or 'none'}", f"{place['paid']} paid"]
    return ", ".join(parts) + (": whose turn it is" if seat == scene.view["turn"] else "")
