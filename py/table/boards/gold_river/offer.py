"""The offer on the felt, with what each card would cost the seat that looks, and make of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from htpy import Element, Node, b, button, div, p, span

from fortyniner.gold_river.cards import CARDS
from fortyniner.phrases import counted
from table.art import emblem, icon, nugget
from table.boards import Scene
from table.boards.gold_river.cards import TICK, face
from table.boards.gold_river.decision import Mark, Marks
from table.boards.gold_river.terms import card_label, classes
from table.kept import Kept

Outlook = Mapping[str, Any]


class Leaving(NamedTuple):
    """A card on its way out of the offer: taken by that seat, or by nobody."""

    card: str
    seat: int | None


def stage(scene: Scene, marks: Marks, places: Sequence[str], leaving: Leaving | None = None) -> Element:
    """The cards that are up for auction, or what is left of them.

    `places` are the cards of the round where they were laid ("" where it is not known): what is left of them
    stays where it is.
    """
    view = scene.view
    return div(".river-stage.felt.offer")[
        div(".river-stage-head")[
            p(".heading.grow")[
                span(".river-round")[f"Round {view['round']} of {view['rounds']}", span(".river-lead")[": "]],
                span(".river-lead")["the offer"],
            ],
            piles(scene),
        ],
        div(
            class_=["river-cards", f"of-{len(places)}"],
            role="group",
            aria_label="The offer",
        )[_placed(scene, marks, places, leaving)],
    ]  # fmt: skip


def _placed(scene: Scene, marks: Marks, places: Sequence[str], leaving: Leaving | None) -> Iterator[Node]:
    view = scene.view
    offer = {outlook["card"]: outlook for outlook in view["offer"]}
    leaves = leaving and (leaving.card if leaving.card in places else "")  # an unknown place is its own
    laid = view["laid"]
    for card in places:
        if leaving and card == leaves:
            leaves = None
            yield _leaving(scene, leaving)
        elif card in offer:
            yield _card(scene, offer[card], marks)
        elif laid and card not in view["gone"]:
            yield _laid(laid)
            laid = 0
        else:
            yield div(".river-place")


def outlook_of(scene: Scene, card: str) -> Outlook:
    """What the offer says of that card; nothing where it is not in the offer."""
    return next((outlook for outlook in scene.view["offer"] if outlook["card"] == card), {})


def piles(scene: Scene) -> Element:
    """Opens the list of what has left the game."""
    view = scene.view
    return button(
        "#piles.river-piles",
        type="button",
        data_do="piles",
        aria_label=f"Deck: {counted(view['deck'], 'card')}; out of the game: {len(view['gone'])}",
    )[
        span["deck ", b[view["deck"]]],
        span["gone ", b[len(view["gone"])]] if view["gone"] else None,
        icon("chevron-right", 16),
    ]  # fmt: skip


def _card(scene: Scene, outlook: Outlook, marks: Marks) -> Kept:
    id = outlook["card"]
    # what it would cost and bring concerns only who has still to choose
    seat = scene.view["seat"]
    concerns = seat is not None and not scene.view["seats"][seat]["chosen"]
    fee, mayor = (outlook["fee"], outlook["mayor"]) if concerns else (0, False)
    to = outlook["to"] if fee else None
    whom = scene.seats[to].name if to is not None else ""
    return _drawn(id, marks.cards.get(id), fee, to, whom, mayor, scene.view["options"]["poker"])


@lru_cache(128)
def _drawn(id: str, mark: Mark | None, fee: int, to: int | None, whom: str, mayor: bool, poker: bool) -> Kept:
    """A card of the offer; drawn once for as long as nothing changes for it."""
    said = [card_label(id, poker=poker)]
    said += [f"you would pay {whom} {fee}"] if fee else []
    said += [f"you would become Mayor of {CARDS[id].town}"] if mayor else []
    return Kept(
        button(
            id=f"card-{id}",
            type="button",
            class_=[*classes(CARDS[id]), mark, {"terms": bool(fee or mayor)}],
            data_do="card",
            data_card=id,
            data_enter="play" if mark == "chosen" else None,
            aria_pressed=None if mark is None else "true" if mark == "chosen" else "false",
            aria_label="; ".join(said),
        )[
            face(id, poker=poker),
            _terms(fee, to, mayor) if fee or mayor else None,
            TICK if mark == "chosen" else None,
        ]
    )


def _terms(fee: int, to: int | None, mayor: bool) -> Element:
    """Beneath the band: whom it costs how much, and that it makes the seat Mayor."""
    return span(".river-terms")[
        span(".river-fee")[f"pay {fee}", emblem((to or 0) + 1, 12)] if fee else None,
        span(".river-hat")[icon("top-hat", 14), "Mayor"] if mayor else None,
    ]


def _leaving(scene: Scene, leaving: Leaving) -> Element:
    card, seat = CARDS[leaving.card], leaving.seat
    return span(class_=[*classes(card), "leaving", {"gone": seat is None}], role="img", aria_label=card.name)[
        face(card.id, poker=scene.view["options"]["poker"]),
        span(".river-cross")[icon("x", 64)] if seat is None else span(".river-taker")[emblem(seat + 1, 30)],
    ]


def _laid(nuggets: int) -> Element:
    """With two players: the bid in the place of the card that was taken (GR-21)."""
    return div(".river-laid")[nugget(34, 0), b[nuggets], span["the bid"]]
