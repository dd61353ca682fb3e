"""The seats: what each of them holds, as far as everybody may know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, b, button, section, span

from fortyniner.gold_country.box import MINES
from fortyniner.phrases import some
from table.art import emblem, icon
from table.art.mines import mine_sign
from table.art.tiles import coin, tile_picture
from table.boards import Scene
from table.kept import Kept


def row(scene: Scene) -> Element:
    """A card a seat: name and coins, and where there is room all its holdings."""
    view = scene.view
    return section(class_=["country-seats", f"of-{len(scene.seats)}"], aria_label="Seats")[
        (
            _seat(
                seat,
                who.name,
                bool(who.bot),
                Holding.of(scene, seat),
                seat == view["player"] and view["turn"] is not None,
                view["step"] == "paying" and seat == view["turn"],
            )
            for seat, who in enumerate(scene.seats)
        )
    ]


class Holding(NamedTuple):
    """What a seat holds openly."""

    coins: int
    cards: tuple[int, ...]
    owes: int
    afloat: tuple[int, int] | None
    """Gems and boats, on the river board."""

    @classmethod
    def of(cls, scene: Scene, seat: int) -> Holding:
        place = scene.view["seats"][seat]
        afloat = (place["gems"], place["markers"]) if scene.view["board"] == "river" else None
        return cls(place["coins"], tuple(place["cards"]), place["owes"], afloat)


@lru_cache(64)
def _seat(seat: int, name: str, bot: bool, holding: Holding, now: bool, pays: bool) -> Kept:
    return Kept(
        button(
            id=f"seat-{seat + 1}",
            class_=["country-seat", {"now": now, "pays": pays}],
            type="button",
            data_do="look",
            data_look="seats",
            aria_label=_said(name, holding, now),
        )[
            span(".country-who")[
                emblem(seat + 1, 17), span(".country-name")[name], icon("bot", 15) if bot else None
            ],
            b(".country-purse")[coin(16), holding.coins],
            holdings(holding),
            span(".country-owes")[f"owes {holding.owes}"] if holding.owes else None,
        ]
    )


def holdings(holding: Holding) -> Node:
    """Open cards by mine; on the river gems and boats."""
    return span(".country-holdings")[
        (span[mine_sign(MINES[mine], 21), b[count]] for mine, count in enumerate(holding.cards)),
        (
            span[tile_picture(kind, 0, 20), b[count]]
            for kind, count in zip(("gem", "boat"), holding.afloat or (), strict=False)
        ),
    ]


def _said(name: str, holding: Holding, now: bool) -> str:
    """All of it in words."""
    cards = [some(count, f"{MINES[mine]} card") for mine, count in enumerate(holding.cards) if count]
    parts = [name, some(holding.coins, "coin"), *(cards or ["no open cards"])]
    for kind, count in zip(("gem", "boat"), holding.afloat or (), strict=False):
        parts.append(some(count, kind))
    return ", ".join([*parts, "to move"] if now else parts)
