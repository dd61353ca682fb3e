"""What can be looked at more closely: a card, a seat with all its cards, what has left the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from htpy import Element, Node, b, button, dd, dialog, div, dl, dt, fragment, h2, p, span

from fortyniner.gold_river import card_words
from fortyniner.gold_river.cards import BANK, CARDS, MAYORS, POST_OFFICE
from fortyniner.phrases import counted
from table.art import emblem, icon, nugget, town_sign
from table.boards import Scene
from table.boards.gold_river.cards import face
from table.boards.gold_river.offer import outlook_of
from table.boards.gold_river.seats import lying_card
from table.boards.gold_river.terms import (
    STATUS,
    card_label,
    classes,
    hand_of,
    in_order,
    lies,
    odds,
    poker_words,
    standing,
)
from table.boards.gold_river.windows import bank_words


class Look(NamedTuple):
    """What is looked at ("card", "seat" or "piles"), and which."""

    kind: str
    which: str = ""


def drawn(scene: Scene, look: Look, first: bool) -> Element:
    """The dialog; `first` when closing it goes back to the table."""
    title, inner = {"card": _card, "seat": _seat, "piles": _piles}[look.kind](scene, look.which)
    return dialog("#look.dialog.river-look", data_cancel="back", aria_labelledby="look-title")[
        div(".row")[
            h2("#look-title.heading.grow")[title],
            button(
                "#look-close.icon-btn", type="button", data_do="back", aria_label="Close" if first else "Back"
            )[icon("x" if first else "chevron-left")],
        ],
        inner,
    ]


def _card(scene: Scene, id: str) -> tuple[Node, Node]:
    card, found = CARDS[id], lies(scene.view["seats"], id)
    veins, status = (found[1]["veins"], found[1]["status"]) if found else ([], "")
    poker = scene.view["options"]["poker"]
    banked = (scene.view["seats"][found[0]]["bank"] or 0) if found and card.name == BANK else 0
    shown = span(class_=[*classes(card), "shown"], aria_hidden="true")[
        face(id, tuple(veins), status, banked, poker)
    ]
    outlook = outlook_of(scene, id)
    return card.name, fragment[
        div(".river-about")[
            shown,
            div[
                p[card_words.explained(card)],
                p[standing(scene.view, scene.seats, id)] if card.town else None,
            ],
        ],
        dl(".river-facts")[
            _fact("You would pay", f"{scene.seats[outlook['to']].name} {outlook['fee']}")
            if outlook.get("fee")
            else None,
            _fact("You would become", fragment[icon("top-hat", 18), " Mayor"])
            if outlook.get("mayor")
            else None,
            _fact("Strikes", odds(card)) if card.town else None,
            _fact("Its Mayor is worth", counted(MAYORS[card.town], "point")) if card.town else None,
            _fact("New Vein", "3 more nuggets") if veins else None,
            _fact("Lies with", scene.seats[found[0]].name) if found else None,
            _fact("Action", STATUS[status]) if status else None,
            _fact("In poker", poker_words(card) or "no rank") if poker else None,
        ],
    ]


def _fact(what: Node, told: Node) -> Node:
    return div[dt[what], dd[told]]


def _seat(scene: Scene, which: str) -> tuple[Node, Node]:
    seat = int(which) - 1
    place = scene.view["seats"][seat]
    title = span(".seat-name")[
        emblem(seat + 1, 26), scene.seats[seat].name, icon("bot", 18) if scene.seats[seat].bot else None
    ]
    area = in_order(place["area"])
    return title, fragment[
        dl(".river-facts.wide")[
            _fact("Stash", fragment["hidden"] if place["stash"] is None else _nuggets(place["stash"])),
            (
                _fact(
                    fragment["Mayor of ", town_sign(town, 13), f" {town}"],
                    counted(MAYORS[town], "point"),
                )
                for town in place["mayor"]
            ),
            _fact("Bank", bank_words(place["bank"], place["bank"])[1]) if place["bank"] is not None else None,
            _fact(POST_OFFICE, counted(2 * _towns(area), "point")) if _has(area, POST_OFFICE) else None,
            _fact("Claims show", counted(_shown(area), "point")) if area else None,
            _fact("Best poker hand", hand.name if (hand := hand_of(area)) else "none yet")
            if scene.view["options"]["poker"]
            else None,
        ],
        div(".river-hand")[(lying_card(lying, place, scene.view["options"]["poker"]) for lying in area)]
        if area
        else p(".soft")["No cards yet."],
    ]


def _nuggets(count: int) -> Node:
    return span(".river-stash")[b[count], nugget(15)]


def _has(area: Iterable[Mapping[str, Any]], name: str) -> bool:
    return any(CARDS[lying["card"]].name == name for lying in area)


def _towns(area: Iterable[Mapping[str, Any]]) -> int:
    return len({CARDS[lying["card"]].town for lying in area} - {""})


def _shown(area: Iterable[Mapping[str, Any]]) -> int:
    return sum(CARDS[lying["card"]].nuggets + 3 * len(lying["veins"]) for lying in area)


def _piles(scene: Scene, which: str) -> tuple[Node, Node]:
    view = scene.view
    gone = view["gone"]
    return "Deck and discards", fragment[
        dl(".river-facts.wide")[
            _fact("Rounds after this one", str(view["rounds"] - view["round"])),
            _fact("Cards still in the deck", str(view["deck"])),
            _fact("First to bid this round", scene.seats[view["first"]].name),
        ],
        p(".strong")[f"Out of the game: {counted(len(gone), 'card')}"],
        div(".river-hand")[(_gone(id, view["options"]["poker"]) for id in reversed(gone))] if gone else None,
    ]


def _gone(id: str, poker: bool) -> Element:
    card = CARDS[id]
    return button(
        id=f"shown-{id}",
        type="button",
        class_=classes(card),
        data_do="about",
        data_card=id,
        aria_label=card_label(id, poker=poker),
    )[face(id, poker=poker)]
