"""The seats: a row each, with pills where there is little room and with the cards where there is more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from htpy import Element, Node, b, button, div, i, p, section, span
from markupsafe import Markup

from fortyniner.gold_river import words
from fortyniner.gold_river.cards import BANK, CARDS
from fortyniner.phrases import counted, listed
from table.art import emblem, icon, nugget, town_sign
from table.boards import Scene
from table.boards.gold_river.cards import TICK, face, pills
from table.boards.gold_river.decision import Column, Mark, Marks
from table.boards.gold_river.strike import Payout
from table.boards.gold_river.terms import ORDINALS, Lying, card_label, classes, in_order
from table.kept import Kept

Place = Mapping[str, Any]


def rows(scene: Scene, column: Column | None, marks: Marks, payouts: Sequence[Payout] = ()) -> Element:
    """All seats in their order. `payouts` say what a roll has paid each of them, and why."""
    most = max(len(place["area"]) for place in scene.view["seats"])
    return section(class_=["river-seats", {"stacked": most > 2}], aria_label="Seats")[
        div(".river-caption", aria_hidden="true")[
            span(".grow")["Seats"],
            span[column.caption] if column else legend() if most else None,
        ],
        (
            _row(scene, seat, column, marks, payouts[seat] if payouts else None)
            for seat in range(len(scene.seats))
        ),
    ]


def legend() -> Element:
    """What the numbers in the pills mean."""
    return span(".river-legend")[span(".river-pill.san-narciso")[b["7", i["4"]]], "strikes on 7, pays 4"]


def _row(scene: Scene, seat: int, column: Column | None, marks: Marks, payout: Payout | None) -> Element:
    view = scene.view
    place: Place = view["seats"][seat]
    mark = marks.seats.get(seat)
    chosen = {card: marks.cards[card] for lying in place["area"] if (card := lying["card"]) in marks.cards}
    turn = seat == view["turn"] and not scene.beat
    return section(
        class_=[
            "river-seat",
            {
                "turn-bar": turn,
                "out": place["passed"] and view["phase"] == "bid",
                "open": bool(chosen),
                "can": mark == "can",
                "chosen": mark == "chosen",
            },
        ],
        style=f"--seat: var(--s{seat + 1}); --turn: {_order(scene, seat)}",
        aria_label=scene.seats[seat].name,
    )[
        _head(scene, seat, place, column, marks, payout),
        _area(scene, seat, place, marks),
        _why(payout) if payout else None,
    ]


def _order(scene: Scene, seat: int) -> int:
    """Which in turn a seat is paid after a roll: the winner first, then clockwise."""
    first = scene.beat["seat"] if scene.beat else 0
    return (seat - (first or 0)) % len(scene.seats)


def _head(
    scene: Scene, seat: int, place: Place, column: Column | None, marks: Marks, payout: Payout | None
) -> Kept:
    cell = payout.told if payout else column.cells[seat] if column else ""
    mark = marks.seats.get(seat)
    state = state_of(scene, seat)
    return Kept(
        button(
            f"#seat-{seat + 1}.river-head",
            type="button",
            data_do="seat",
            data_seat=str(seat + 1),
            data_enter="play" if mark == "chosen" else None,
            aria_pressed=None if mark is None else "true" if mark == "chosen" else "false",
            aria_label=_said(scene, seat, state, column.caption if column and cell else "", cell),
        )[
            emblem(seat + 1, 24),
            span(".river-who")[
                span(".seat-name")[
                    span(".river-name")[scene.seats[seat].name],
                    icon("bot", 16) if scene.seats[seat].bot else None,
                ],
                span(
                    class_=[
                        "river-state",
                        {"high": state.endswith("highest"), "now": seat == scene.view["turn"]},
                    ]
                )[state],
            ],
            pills(place["area"], place["mayor"], place["bank"], marks.lit),
            span(".river-stash")[b["?" if place["stash"] is None else place["stash"]], nugget(15, seat)],
            span(class_=["river-gain", {"loss": cell.startswith("−"), "gain": cell.startswith("+")}])[cell],
            _mayors(tuple(place["mayor"])),
        ]
    )


@cache
def _mayors(towns: tuple[str, ...]) -> Node:
    """Of which towns a seat is Mayor, where there is room for words."""
    if not towns:
        return None
    several = len(towns) > 2
    drawn = span(class_=["river-mayors", {"several": several}])[
        icon("top-hat", 15),
        span[
            "Mayor of ",
            (span(".river-town")[town_sign(town, 13), None if several else town] for town in towns),
        ],
    ]
    return Markup(drawn)


def _said(scene: Scene, seat: int, state: str, caption: str, cell: str) -> str:
    """The row for those who listen."""
    place: Place = scene.view["seats"][seat]
    bot = " (bot)" if scene.seats[seat].bot else ""
    stash = "hidden stash" if place["stash"] is None else counted(place["stash"], "nugget")
    parts = [f"{scene.seats[seat].name}{bot}", state, stash, f"{caption} {cell}".strip()]
    parts.append(f"Mayor of {listed(place['mayor'])}" if place["mayor"] else "")
    cards = [words.card_name(lying["card"]) for lying in in_order(place["area"])]
    parts.append(listed(cards) if cards else "no cards yet")
    return "; ".join(filter(None, parts))


Laid = tuple[str, tuple[str, ...], str, int, bool, Mark | None, int, str]
"""What a card is drawn by: id, New Veins, status, nuggets on it, whether rank and suit count; mark, payment,
whether dim or fresh."""


def _area(scene: Scene, seat: int, place: Place, marks: Marks) -> Node:
    poker = scene.view["options"]["poker"]
    laid = tuple(_laid(lying, place, marks, poker) for lying in in_order(place["area"]))
    return _cards(seat, scene.seats[seat].name, laid)


@lru_cache(64)
def _cards(seat: int, name: str, laid: tuple[Laid, ...]) -> Node:
    """All cards of a seat. Drawing takes time, and most taps change none of them: see `face`."""
    if not laid:
        return p(".river-area.none")["no cards yet"]
    return Kept(
        div(f"#area-{seat + 1}.river-area", role="group", aria_label=f"Cards of {name}")[
            (span(".river-slot")[_card(f"card-{each[0]}", each)] for each in laid)
        ]
    )


def lying_card(lying: Lying, place: Place, poker: bool) -> Kept:
    """A card in front of a seat, to be looked at."""
    return _card(f"shown-{lying['card']}", _laid(lying, place, Marks(), poker))


def _laid(lying: Lying, place: Place, marks: Marks, poker: bool) -> Laid:
    id = lying["card"]
    return (
        id,
        tuple(lying["veins"]),
        lying["status"],
        place["bank"] or 0 if CARDS[id].name == BANK else 0,
        poker,
        marks.cards.get(id),
        (marks.lit or {}).get(id, 0),
        "dim" if _dims(marks, id) else "fresh" if id in marks.fresh else "",
    )


@cache
def _card(name: str, laid: Laid) -> Kept:
    id, veins, status, banked, poker, mark, paid, how = laid
    return Kept(
        button(
            id=name,
            type="button",
            class_=[*classes(CARDS[id]), status, mark, how, {"lit": paid > 0}],
            data_do="card",
            data_card=id,
            data_enter="play" if mark == "chosen" else None,
            aria_pressed=None if mark is None else "true" if mark == "chosen" else "false",
            aria_label=card_label(id, veins, status, banked, poker),
        )[
            face(id, veins, status, banked, poker),
            span(".river-coin")["+", paid] if paid else None,
            TICK if mark == "chosen" else None,
        ]
    )


def _dims(marks: Marks, id: str) -> bool:
    if marks.lit is not None:
        return id not in marks.lit
    return marks.aims and id not in marks.cards


def _why(payout: Payout) -> Node:
    """What a roll brought a seat, line by line; on a small screen beneath its row."""
    if not payout.lines:
        return None
    return div(".river-why")[(span[f"{why} {amount}"] for why, amount in payout.lines)]


def state_of(scene: Scene, seat: int) -> str:
    """Where a seat stands in this round, in a word or two."""
    view = scene.view
    place: Place = view["seats"][seat]
    if scene.beat or view["phase"] == "over":
        return ""
    if view["phase"] == "bid":
        if seat == view["turn"]:
            return "to bid"
        if seat == view["bidder"]:
            return f"{view['bid']}, highest"
        last = place["bid"]
        if place["passed"]:
            return f"passed at {last}" if last else "passed"
        return f"in, bid {last}" if last else "in"
    if seat == view["turn"]:
        return {
            "take": "to choose",
            "discard": "to discard",
            "target": f"uses {CARDS[view['card']].name}" if view["card"] else "",
            "mustang": "may ride",
            "telegraph": "may turn a die",
            "bank": "to bank",
        }[view["phase"]]
    if seat in view["queue"]:
        at = view["queue"].index(seat)
        return "next" if at == 0 else f"{ORDINALS[at]} in line"
    if seat == view["winner"]:
        return f"won with {view['bid']}" if view["bid"] else "won for nothing"
    return "has chosen" if place["chosen"] else ""
