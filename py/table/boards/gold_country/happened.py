"""What has happened of late, a line a move, for screens with room for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

from htpy import Element, b, div, h2, li, ol, p, section, span
from markupsafe import Markup

from fortyniner.game import Event
from fortyniner.gold_country import events, words
from fortyniner.gold_country.words import place_name
from table.art import emblem
from table.boards import Scene
from table.boards.gold_country.terms import NAMES
from table.kept import Kept

Told = tuple[Event, ...]
"""All that everybody has seen of one move."""

_LINES = 14
_QUIET = (
    events.Drawn,
    events.TokensSeen,
    events.TurnEnded,
    events.Placed,
    events.TokensBack,
    events.DebtPaid,
    events.GameOver,
)
"""Events that need no words of their own."""


def panel(scene: Scene) -> Kept:
    """The latest first."""
    names = tuple(seat.name for seat in scene.seats)
    told = (line for move in reversed(scene.past) if (line := _line(tuple(move), names)))
    return _panel(scene.view["round"], tuple(islice(told, _LINES)))


@lru_cache(2)
def _panel(turn: int, lines: tuple[Markup, ...]) -> Kept:
    drawn = section("#country-log.country-log", aria_label="So far")[
        div(".country-panel-head")[h2["What happened"], span(".note")[f"turn {turn}"]],
        ol[lines]
        if lines
        else p(".note")["What everybody does is told here. A tap on a seat tells all that it holds."],
    ]
    return Kept(drawn)


@lru_cache
def _line(ply: Told, names: Sequence[str]) -> Markup | None:
    """One line, or none where nothing is worth it."""
    seat = next((event.seat for event in ply if event.seat is not None), None)
    parts = [part for event in ply for part in _parts(event, names)]
    if not parts or seat is None:
        return None
    first, *others = parts
    return Markup(
        li[span(".country-log-seat")[emblem(seat + 1, 13)], span[first, ([". ", other] for other in others)]]
    )


def _parts(event: Event, names: Sequence[str]) -> Iterator[str | Element]:
    match event:
        case events.Placed():
            by = {"tunnel": "by tunnel ", "boat": "by boat "}.get(event.by, "")
            yield f"{NAMES[event.token]} {by}on {place_name(event.space)}"
        case events.ValueChanged():
            _, change = words.told(event, names)
            yield span[f"{_tile(event.tile)}: ", b[change.partition(";")[0]]]
        case events.TileLost():
            yield f"{_tile(event.tile)} is out"
        case events.NuggetsPaid() | events.CaveIn():
            tile = "Nuggets" if isinstance(event, events.NuggetsPaid) else "Cave-in"
            yield f"{tile}: {words.told(event, names)[1]}"
        case events.TokenLeft():
            yield f"Left {NAMES[event.token]} on the store"
        case events.Bought():
            yield f"Bought {NAMES[event.mine]} for {event.price}"
        case events.Sold():
            yield f"Sold {NAMES[event.mine]} for {event.price}"
        case events.CardUsed():
            what = {"redraw": "a redraw", "third": "a third trade"}.get(event.card, "")
            yield f"Paid {event.coins} for {what or NAMES[event.token or 0]}"
        case _ if not isinstance(event, _QUIET):
            yield words.told(event, names)[0]


def _tile(text: str) -> str:
    kind, _, worth = text.partition(" ")
    name = words.tile_name(kind, int(worth or 0)).removeprefix("a ")
    return name[0].upper() + name[1:]
