"""The curtain: it covers everything while the device goes to another person. Nothing secret is on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, b, button, dd, div, dl, dt, h1, h2, li, main, ol, p, section, span

from fortyniner.phrases import listed
from table.art import curtain_cloth, emblem


@dataclass(frozen=True)
class Told:
    """Something that happened since the person's last turn: a picture, what was done, what came of it."""

    picture: Node
    done: str
    outcome: str = ""


@dataclass(frozen=True)
class Known:
    """What everybody may know of a seat (1 to 5): named numbers, or small drawings of them."""

    seat: int
    name: str
    numbers: tuple[tuple[str, Node], ...]


def page(
    seat: int,
    name: str,
    others: Sequence[str] = (),
    told: Sequence[Told] = (),
    known: Sequence[Known] = (),
    *,
    by: tuple[int, str] | None = None,
    heading: str = "Since your last turn",
    awaits: str = "",
    opens: bool = False,
) -> Element:
    """For `name` at `seat` (1 to 5). `others` are the people who should look away, `told` runs from the
    oldest to the latest, `by` is the seat and name whose turn is told if it was a single one, `awaits` what
    the person is to do ("to call"). `opens` lifts the cloth."""
    # With nothing to tell, the cloth hangs lower, with many seats higher; a long name is written smaller.
    motion = "opening" if opens else "falling"
    bare, many = not told and not known, len(known) > 2
    return main(id="curtain", class_=["screen", "curtain", motion, {"bare": bare, "crowd": many}])[
        div(".curtain-cloth", data_theme="dark")[
            div(".cloth-narrow")[curtain_cloth()],
            div(".cloth-wide")[curtain_cloth(1180, 25, 11)],
            div(".curtain-call")[
                span(".disc.curtain-disc")[emblem(seat, 70)],
                div[
                    h1("#curtain-title", tabindex="-1", class_={"display": True, "long": len(name) > 12})[
                        f"Pass to {name}"
                    ],
                    p[awaits] if awaits else None,
                ],
            ],
        ],
        div(".curtain-main")[
            _recap(told, by, heading) if told else None,
            div(class_=["curtain-known", {"many": many}])[[_known(side) for side in known]]
            if known
            else None,
        ],
        div(".curtain-open")[
            p(".soft")[f"{listed(others)}, look away now."] if others else None,
            button("#open-curtain.btn.primary.wide", type="button", data_do="open-curtain")[
                f"I am {name}, open the curtain"
            ],
            button("#curtain-seats.away", type="button", data_do="seats")[f"{name} is not here"],
        ],
    ]


def _recap(told: Sequence[Told], by: tuple[int, str] | None, heading: str) -> Element:
    """As it came. More than three lie in a list that scrolls and begins at its end."""
    long = len(told) > 3
    whose = span(".note.row")[emblem(by[0], 16), f"{by[1]}’s turn"] if by else None
    return section(".curtain-recap", aria_labelledby="curtain-recap")[
        div(".row")[h2("#curtain-recap.heading.grow")[heading], whose],
        div(class_=["curtain-told", {"long": long}], tabindex="0" if long else None)[
            ol(aria_labelledby="curtain-recap")[
                [
                    li[
                        span(".curtain-picture")[one.picture],
                        span[b[one.done], span(".soft")[one.outcome] if one.outcome else None],
                    ]
                    for one in told
                ]
            ]
        ],
    ]


def _known(side: Known) -> Element:
    return section(".curtain-side", aria_label=side.name)[
        h2(".heading.row")[emblem(side.seat, 20), span(".grow")[side.name]],
        dl[[div[dt(".soft")[what], dd[value]] for what, value in side.numbers]],
    ]
