"""The two people at the table: the one across in a strip, the one who looks in the sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Element, Node, b, button, div, fragment, header, li, span, ul

from fortyniner.gold_hunting import words
from fortyniner.gold_hunting.pieces import KINDS, VEINS
from fortyniner.phrases import counted
from fortyniner.record import Seat
from table.art import emblem, icon, nugget, piece, skyline
from table.boards import Beat, Scene

Side = Mapping[str, Any]

_MARKERS = {
    "down": "still has the goldrush marker",
    "up": "goldrush marker counts 2",
    "gone": "goldrush marker is gone",
    "boxed": "goldrush marker given back",
}


def name_of(seat: Seat) -> Element:
    """A name, with the bot sign after a bot's."""
    bot = fragment[icon("bot", 16), span(".sr")["bot"]] if seat.bot else None
    return span(".seat-name")[span(".hunt-name")[seat.name], bot]


def opponent(scene: Scene, seat: int) -> Element:
    """The strip above the felt: who sits across, and what that seat has."""
    side = scene.view["sides"][seat]
    return header(".hunt-opponent")[
        emblem(seat + 1, 30),
        div(".grow")[name_of(scene.seats[seat]), div(".note")[_MARKERS[side["marker"]]]],
        div(".hunt-amounts")[
            _amount(sum(side["pile"]), "pile", 2),
            _amount(sum(side["stored"]), stored_words(side), 1) if side["stored"] else None,
        ],
    ]


def _amount(nuggets: int, caption: str, variant: int) -> Element:
    """A number of nuggets over the caption that says what it is."""
    return div(".hunt-amount")[b[nuggets, nugget(16, variant), span(".sr")[" nuggets"]], span[caption]]


def stored_words(side: Side) -> str:
    """ "stored, counts 2" (GH-31)."""
    return f"stored, counts {sum(side['stored']) // 2}"


def owner(scene: Scene, seat: int, peeking: bool, kept: bool) -> Element:
    """The first row of the sheet: name, if `kept` what is apart from the pile, the eye on the own veins."""
    side = scene.view["sides"][seat]
    own = seat == scene.view["seat"]
    apart = f"{sum(side['stored'])} {stored_words(side)}" if side["stored"] else _MARKERS[side["marker"]]
    return div(".hunt-owner")[
        emblem(seat + 1, 30),
        div(".grow")[
            name_of(scene.seats[seat]), div(".note")[apart] if kept and side["marker"] != "down" else None
        ],
        _eye(heights(scene, seat), peeking) if own and side["veins"] else skyline(heights(scene, seat)),
    ]


def _eye(tops: Sequence[int], peeking: bool) -> Element:
    return button(
        "#peek.hunt-eye",
        type="button",
        data_do="cover" if peeking else "peek",
        data_hold="peek",
        data_release="cover",
        aria_pressed="true" if peeking else "false",
        aria_label="Look at your own veins",
        title="Hold to look at your own veins",
    )[span(".note")["your veins"], skyline(tops), icon("eye" if peeking else "eye-off", 20)]


def heights(scene: Scene, seat: int) -> Sequence[int]:
    """Pieces in each vein of that seat, as far as it has hidden any."""
    side = scene.view["sides"][seat]
    veins: Sequence[Sequence[int]] = side["veins"] or [()] * VEINS
    return side["heights"] or [len(vein) for vein in veins]


def pile(side: Side, beat: Beat | None, mine: bool) -> Element:
    """The pile as small pieces. After a lift that was right the last of them has just arrived; after a
    bankruptcy what was lost slides away."""
    pieces: Sequence[int] = side["pile"]
    lift = beat if mine and beat and beat["event"] == "Lifted" else None
    arrives = lift is not None and (lift["right"] or lift["lost"])
    last = len(pieces) - 1 if arrives else -1
    gone = (
        ul(".hunt-gone", aria_hidden="true")[(li[nugget(16, at)] for at in range(lift["lost"]))]
        if lift
        else None
    )
    kinds = ", ".join(counted(pieces.count(kind), words.KINDS[kind]) for kind in KINDS if kind in pieces)
    return div(".hunt-tile.hunt-pile")[
        div(".hunt-tile-art")[
            ul(".hunt-heaps", aria_label=f"pile: {kinds}" if kinds else "pile: nothing yet")[
                _heaps(pieces, last)
            ],
            gone,
        ],
        span["pile ", b[sum(pieces)]],
    ]


def _heaps(pieces: Sequence[int], arriving: int) -> Node:
    """A few pieces stand in a row, many in a heap of each kind."""
    places = list(enumerate(pieces))
    heaps = [[place] for place in places]
    if len(pieces) > 3:
        heaps = [[(at, kind) for at, kind in places if kind == each] for each in KINDS if each in pieces]
    return (
        li[(span(class_=["hunt-small", {"arrives": at == arriving}])[_small(kind)] for at, kind in heap)]
        for heap in heaps
    )


def _small(kind: int) -> Node:
    return piece(kind, (28, 40, 52)[kind - 1], 30)
