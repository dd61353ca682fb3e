"""The tokens that may be placed, and the hardware store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from htpy import Element, Node, b, button, div, p, span

from fortyniner.gold_country.box import TOKENS
from fortyniner.phrases import some
from table.art.mines import token_picture
from table.art.tiles import storefront
from table.boards import Scene
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.terms import NAMES

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def tray(now: Situation) -> Element:
    """What is owed in one line, the tokens, the store."""
    view = now.view
    hand, stored = _parts(now)
    placed = view["step"] == "placed"
    slots = [_slot(now, token, count) for token, count in Counter(hand).items()]
    return div(".country-pool")[
        p(".country-owed")[b[owed(now)], span(".note")[_aside(now)]],
        div(".country-slots")[
            slots,
            None if slots else span(".country-slot.none")[span(".country-placed")],
            _store(now, view["store"] if placed else stored),
        ],
    ]


def _parts(now: Situation) -> tuple[list[int], int | None]:
    """The tokens in hand, and the one on the store."""
    store = now.view["store"]
    if now.view["step"] == "placed":
        return [], store
    return (now.pool if store is None else now.pool[:-1]), store


def owed(now: Situation) -> str:
    """What is to be done with them."""
    view, count = now.view, len(now.pool)
    name = now.scene.seats[view["player"]].name
    if not now.places:
        if view["step"] == "placed":
            return "All tokens are placed"
        return "Your tokens" if view["player"] == view["seat"] else f"{name}’s tokens"
    if now.leaves:
        return "The last one stays on the store"
    if view["step"] == "open":
        return f"Place {_NUMBERS[count - 1]}, leave one on the store"
    return f"Place {_NUMBERS[count - 1]} more, leave one on the store"


def _aside(now: Situation) -> str:
    if now.places and not now.leaves:
        return f"{len(now.pool) - 1} to go"
    return f"turn {now.view['round']}"


def _slot(now: Situation, token: int, count: int) -> Element:
    chosen = token == now.token and not now.stored
    face = [
        span(class_=["country-disc", {"several": count > 1}])[token_picture(TOKENS[token], 54)],
        span(".country-times")[f"×{count}"] if count > 1 else None,
        span(".country-slot-name")[NAMES[token]],
    ]
    return _control(now, f"pool-{TOKENS[token]}", token, "", count, chosen, face)


def _store(now: Situation, token: int | None) -> Node:
    face = [
        span(".country-store-front")[
            storefront(84, 66),
            token_picture(TOKENS[token], 44) if token is not None else span(".country-placed"),
        ],
        span(".country-slot-name")["Store"],
    ]
    if token is None:
        return span(".country-slot.store", role="img", aria_label="The store is empty")[face]
    return _control(now, "pool-store", token, "store", 1, token == now.token and now.stored, face)


def _control(
    now: Situation, id: str, token: int, store: str, count: int, chosen: bool, face: Sequence[Node]
) -> Element:
    name = f"{NAMES[token]}, {some(count, 'token')}" if count > 1 else NAMES[token]
    label = f"{name} on the store" if store else name
    if not now.places:
        return span(class_=["country-slot", store], role="img", aria_label=label)[face]
    stuck = len(now.pool) > 1 and now.of(token).none
    return button(
        id=id,
        class_=["country-slot", store, {"stuck": stuck}],
        type="button",
        data_do="token",
        data_token=str(token),
        data_store="yes" if store else None,
        aria_pressed="true" if chosen else "false",
        aria_label=f"{label}, no place for it" if stuck else label,
    )[face]


def hidden(scene: Scene) -> Node:
    """The own tokens while others play."""
    me = scene.view["seat"]
    if me is None or me == scene.view["player"] or not scene.view["seats"][me]["tokens"]:
        return None
    tokens = scene.view["seats"][me]["tokens"]
    return div(".country-own")[
        span(".note")["Yours for later"],
        span(".country-row", role="img", aria_label=", ".join(NAMES[token] for token in tokens))[
            (token_picture(TOKENS[token], 30) for token in tokens)
        ],
    ]
