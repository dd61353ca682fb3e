"""What everybody may know: pictures of events, figures for the curtain, small facts for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from htpy import Node, b, span

from fortyniner.game import Event
from fortyniner.gold_country import events
from fortyniner.gold_country.box import MINES
from fortyniner.gold_country.words import signed
from fortyniner.match import Ply
from fortyniner.phrases import some
from table.art.mines import mine_sign
from table.art.tiles import coin, tile_picture
from table.boards import Scene
from table.boards.gold_country.terms import ALL, NAMES

Fact = tuple[str, str, str]


def figures(scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
    """Coins, open cards, and on the river gems and boats."""
    place = scene.view["seats"][seat]
    cards = span(".country-holdings")[
        (span[mine_sign(MINES[mine], 20), b[place["cards"][mine]]] for mine in ALL)
    ]
    shown: list[tuple[str, Node]] = [
        ("coins", span(".country-purse")[coin(17), b[place["coins"]]]),
        ("cards", cards),
    ]
    if scene.view["board"] == "river":
        afloat = span(".country-holdings")[
            span[tile_picture("gem", 0, 20), b[place["gems"]]],
            span[tile_picture("boat", 0, 20), b[place["markers"]]],
        ]
        shown.append(("gems, boats", afloat))
    return shown


def facts(log: Sequence[Ply], names: Sequence[str]) -> Sequence[Fact]:
    """The mine that was worth most, who took most veins, and the worst cave-in or the best sale."""
    happened = [event for ply in log for event in ply.events]
    return [*_dearest(happened), *_veins(happened, names), *_third(happened, names)]


def _dearest(happened: Iterable[Event]) -> Iterable[Fact]:
    best = max(
        (event for event in happened if isinstance(event, events.ValueChanged)),
        key=lambda event: event.new,
        default=None,
    )
    if best:
        yield "gold-bar", "dearest mine", f"{NAMES[best.mine]} at {signed(best.new)}"


def _veins(happened: Iterable[Event], names: Sequence[str]) -> Iterable[Fact]:
    taken: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, events.ValueChanged | events.TileLost) and event.tile.startswith("vein"):
            taken[event.seat or 0] += 1
    if taken:
        seat, count = taken.most_common(1)[0]
        yield "mining", "most veins", f"{names[seat]}, {some(count, 'vein')}"


def _third(happened: Sequence[Event], names: Sequence[str]) -> Iterable[Fact]:
    lost = [(sum(event.debts), event.mine) for event in happened if isinstance(event, events.CaveIn)]
    coins, mine = max(lost, default=(0, 0))
    if coins:
        yield "trending-down", "worst cave-in", f"{NAMES[mine]}, {some(coins, 'coin')}"
        return
    sales = [event for event in happened if isinstance(event, events.Sold)]
    if sales:
        best = max(sales, key=lambda sale: sale.price)
        yield "gold-bar", "best sale", f"{names[best.seat or 0]}, {NAMES[best.mine]} for {best.price}"
