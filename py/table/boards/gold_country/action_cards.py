"""The nine action cards (GC-6): which are left, what each does, and why it cannot be used now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, b, button, div, fragment, h2, p, section, span
from markupsafe import Markup

from fortyniner.gold_country import words
from fortyniner.gold_country.box import BANDIT, CARD_PRICE, HAND, REDRAWS, THIRDS, TOKENS, TRANSACTIONS
from fortyniner.gold_country.moves import Redraw, TakeToken, Third
from table.art import emblem, icon
from table.art.mines import token_picture
from table.art.tiles import coin
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.past import users
from table.boards.gold_country.terms import NAMES
from table.kept import Kept


class Card(NamedTuple):
    """An action card: the move that uses it, its name, whether it is still there."""

    move: str
    name: str
    there: bool
    token: int | None = None
    by: tuple[int, str] | None = None
    """The seat that has used it, and its name."""


def cards(now: Situation) -> list[Card]:
    """All nine, in three rows."""
    view = now.view
    redraws = _pair(now, Card(str(Redraw()), "Redraw", True), view["redraws"], REDRAWS)
    thirds = _pair(now, Card(str(Third()), "Third trade", True), view["thirds"], THIRDS)
    tokens = [
        Card(
            str(TakeToken(token)),
            NAMES[token],
            view["offers"][token],
            token,
            _user(now, users(now.scene.past, "token", token), 0),
        )
        for token in range(BANDIT + 1)
    ]
    red, white, blue, green, bandit = tokens
    return [*redraws, thirds[0], red, white, thirds[1], blue, green, bandit]


def _pair(now: Situation, card: Card, left: int, count: int) -> list[Card]:
    """Equal cards; the last of them was used first."""
    seats = users(now.scene.past, card.move, None)
    return [card._replace(there=at < left, by=_user(now, seats, count - 1 - at)) for at in range(count)]


def _user(now: Situation, seats: Sequence[int], place: int) -> tuple[int, str] | None:
    """Who used it, where that is known: a match may go on from a position."""
    return (seats[place], now.scene.seats[seats[place]].name) if place < len(seats) else None


def panel(now: Situation) -> Element:
    """Beside the board, where there is room."""
    return section(".country-cards", aria_label="Action cards")[
        div(".country-panel-head")[h2["Action cards"], span(".note")[coin(14), f"{CARD_PRICE}, one a turn"]],
        _grid(now, "card"),
        p(".note.country-cards-foot")[
            why_none(now) or "Each is used once in the game. A hatched one shows by whom."
        ],
    ]


def sheet(now: Situation) -> Element:
    """Beneath the board, where there is none."""
    return section("#cards.country-sheet", aria_labelledby="cards-title")[
        div(".country-sheet-head")[
            h2("#cards-title")["Action cards"],
            span(".note.grow")[coin(14), f" {CARD_PRICE} coins, one a turn"],
            button("#sheet-close.icon-btn", type="button", data_do="back", aria_label="Close")[icon("x")],
        ],
        _grid(now, "sheet-card"),
        div(".country-card-about")[
            about(now) if now.choice.card else p(".note")[why_none(now) or words.CARDS_COST]
        ],
        div(".country-buttons")[
            button("#cards-back.btn", type="button", data_do="back")["Back"],
            button(
                "#cards-use.btn.primary.grow",
                type="button",
                data_do="use-card",
                aria_disabled=None if now.choice.card and now.may(now.choice.card) else "true",
            )[says(now.choice.card) if now.choice.card else "Choose a card"],
        ],
    ]


def _grid(now: Situation, before: str) -> Element:
    shown: list[Node] = []
    for at, card in enumerate(cards(now), 1):
        able = now.may(card.move)
        chosen = now.choice.card == card.move and _first(now, card, at)
        shown.append(
            _card(card, f"{before}-{at}", able, chosen, "" if able or not card.there else why(now, card))
        )
    return div(".country-card-grid")[shown]


@lru_cache(128)
def _card(card: Card, id: str, able: bool, chosen: bool, reason: str) -> Markup:
    if not card.there:
        by = f" by {card.by[1]}" if card.by else ""
        used = span(".country-card.used", role="img", aria_label=f"{card.name}, used{by}")
        return Markup(used[emblem(card.by[0] + 1, 20) if card.by else span(".note")["used"], span[card.name]])
    return Kept(
        button(
            ".country-card",
            id=id,
            type="button",
            data_do="card",
            data_card=card.move,
            aria_pressed="true" if chosen else "false",
            aria_disabled=None if able else "true",
            aria_label=f"{card.name}: {reason}" if reason else f"{card.name}, {CARD_PRICE} coins",
        )[picture(card), span[card.name]]
    )


def _first(now: Situation, card: Card, place: int) -> bool:
    """Of two equal cards only the first that is left shows as chosen."""
    return place == 1 + next(at for at, other in enumerate(cards(now)) if other == card)


def picture(card: Card) -> Node:
    """A token, or the sign of what the card does."""
    if card.token is not None:
        return token_picture(TOKENS[card.token], 38)
    return icon("shuffle" if card.move == str(Redraw()) else "hand-coins", 26)


def says(move: str) -> str:
    """What the golden button says."""
    if move == str(Redraw()):
        return f"Redraw for {CARD_PRICE}"
    if move == str(Third()):
        return f"Third trade for {CARD_PRICE}"
    name = move.removeprefix("claim ").capitalize()
    return f"Take {name} for {CARD_PRICE}"


def about(now: Situation) -> Node:
    """What the chosen card does, and what to mind."""
    move = now.choice.card or ""
    card = next(card for card in cards(now) if card.move == move)
    kind = "bandit" if card.token == BANDIT else "token" if card.token is not None else move
    reason = why(now, card)
    warns = move == str(Redraw()) and now.view["bag"] <= HAND
    dead = card.token is not None and card.token != BANDIT and now.view["exploited"][card.token]
    return fragment[
        p(".country-title")[
            words.ACTION_CARDS[kind][0],
            b[f" {card.name}"] if card.token is not None and kind == "token" else None,
        ],
        p(".note")[words.ACTION_CARDS[kind][1]],
        p(".country-warning")[icon("triangle-alert", 16), words.REDRAW_ENDS] if warns else None,
        p(".note")[f"{card.name} is mined out: another token is drawn instead."] if dead else None,
        p(".country-warning")[icon("ban", 16), reason] if reason else None,
    ]


def why(now: Situation, card: Card) -> str:
    """Why a card cannot be used now; "" where it can."""
    if now.may(card.move):
        return ""
    view = now.view
    if general := why_none(now):
        return general
    if card.move == str(Redraw()):
        return words.REDRAW_FIRST
    if card.move == str(Third()):
        if view["traded"] == TRANSACTIONS and not view["closed"]:
            return words.NO_THIRD
        return words.THIRD_AFTER_TWO
    return words.PLACED_ALREADY if view["step"] == "placed" else words.THIRD_MUST_FOLLOW


def why_none(now: Situation) -> str:
    """Why no card at all can be used now."""
    view = now.view
    if not now.acts or view["step"] == "paying":
        return ""
    if view["carded"]:
        return words.ONE_CARD
    coins = view["seats"][view["player"]]["coins"]
    return words.CARD_TOO_DEAR.format(coins=coins) if coins < CARD_PRICE else ""
