"""The sheet at the thumb: whom it asks, what was chosen, and the buttons."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, h2, p, span

from fortyniner.gold_river import words
from fortyniner.gold_river.cards import BANK, CARDS
from table.art import emblem, icon
from table.boards import Scene
from table.boards.gold_river.cards import card_icon
from table.boards.lamp import lamp


def prompt(scene: Scene, says: str, aside: Node = None) -> Element:
    """Whom it asks and for what: "Ann, beat 8 or pass"."""
    turn = scene.view["turn"]
    return div(".river-prompt")[
        emblem(turn + 1, 20), p(".heading.grow")[f"{scene.seats[turn].name}, {says}"], aside
    ]


def primary(scene: Scene, move: str | None, says: Node) -> Element:
    """The one button that plays what is chosen; flat while it only names what is missing."""
    return button(
        "#play.btn.primary",
        type="button",
        data_do="play",
        aria_disabled=None if move else "true",
        aria_keyshortcuts="Enter",
    )[says, lamp(scene, move)]


def secondary(scene: Scene, move: str, do: str, says: Node, note: str) -> Element:
    """The other way, with what it brings."""
    return button(
        ".btn", id=do, type="button", data_do=do
    )[span[says], span(".note")[note], lamp(scene, move)]  # fmt: skip


def strip(title: Node, text: Node, card: str | None = None) -> Element:
    """What was chosen, in full; `card` may be looked at more closely."""
    return div(".river-strip")[
        div(".grow")[p(".strong")[title], p(".note")[text]],
        button(
            "#about.icon-btn",
            type="button",
            data_do="about",
            data_card=card,
            aria_label="More about this card",
            title="More about this card",
        )[icon("info")]
        if card
        else None,
    ]


def buttons(*which: Node) -> Element:
    """A row of them; the primary one last and widest."""
    return div(".river-buttons")[which]


def waiting(scene: Scene) -> Element:
    """Nobody at this device decides just now."""
    view = scene.view
    turn = view["turn"]
    if turn is None:
        return p(".river-wait", role="status")["The match is over"]
    seat = scene.seats[turn]
    says = f"{seat.name} is thinking…" if seat.bot else f"{seat.name} decides"
    return p(".river-wait", role="status")[emblem(turn + 1, 20), b[says]]


def step(do: str, sign: str, says: str, possible: bool) -> Element:
    """One end of a stepper."""
    return button(
        id=do,
        type="button",
        data_do=do,
        aria_label=says,
        aria_disabled=None if possible else "true",
        aria_keyshortcuts="+" if do == "more" else "-",
    )[icon(sign, 24)]


def quiet(scene: Scene) -> Node:
    """What stands on the felt once the offer is taken: whose doing it waits for."""
    view = scene.view
    if view["turn"] is None:
        return None
    name = scene.seats[view["turn"]].name
    action = CARDS[view["card"]].name if view["card"] else BANK
    says = f"{name} uses {words.card_name(view['card'])}" if view["card"] else f"{name} may fill the Bank"
    return div(".river-stage.felt.told.quiet")[
        div(".river-picture")[span(".disc.river-sign")[card_icon(action, 60)]],
        h2(".river-told")[says],
    ]
