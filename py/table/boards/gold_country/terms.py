"""Words and numbers that several parts of the board use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fortyniner.gold_country.box import GEM, MINES, TOKENS
from fortyniner.phrases import signed
from table.boards import Scene

ALL = range(len(MINES))
NAMES = tuple(name.capitalize() for name in TOKENS)
"""Of tokens by number: Red, White, Blue, Green, Bandit."""


def acts(scene: Scene) -> bool:
    """Whether the seat that looks is to decide now."""
    view = scene.view
    return scene.beat is None and bool(scene.moves) and view["seat"] == view["turn"]


def places(scene: Scene) -> bool:
    """Whether it may place a token now."""
    view = scene.view
    return acts(scene) and view["step"] in ("open", "placing") and not view["extra"]


def pool_of(view: Mapping[str, Any]) -> list[int]:
    """The tokens that the player may still place, the store's last (GC-20)."""
    hand: list[int] = view["seats"][view["player"]]["tokens"] or []
    if view["step"] == "placed" or view["store"] is None:
        return [*hand]
    return [*hand, view["store"]]


def price(view: Mapping[str, Any], mine: int) -> int:
    """What a card of that mine costs (GC-43)."""
    return max(0, int(view["values"][mine]))


def open_worth(view: Mapping[str, Any], seat: int) -> int:
    """What the open cards of a seat bring now."""
    return sum(price(view, mine) * count for mine, count in enumerate(view["seats"][seat]["cards"]))


def wealth(view: Mapping[str, Any], seat: int) -> int:
    """Coins, open cards, gems, and the secret card where it may be known (GC-52)."""
    place = view["seats"][seat]
    secret = 0 if place["secret"] is None else price(view, place["secret"])
    return int(place["coins"] + open_worth(view, seat) + secret + GEM * place["gems"])


def gained(value: int) -> str:
    """ "+4", "−4" or "0"."""
    return f"+{value}" if value > 0 else signed(value)
