"""What has happened so far, as everybody may know it: trades, used cards, tokens that others have placed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fortyniner.game import Event
from fortyniner.gold_country import events
from fortyniner.gold_country.board import Space

Past = Sequence[Sequence[Event]]
"""By move."""
Trade = events.Bought | events.Sold


def trades(past: Past) -> list[Trade]:
    """Those of this turn."""
    made: list[Trade] = []
    for move in reversed(past):
        if any(isinstance(event, events.TurnEnded) for event in move):
            break
        made += (event for event in move if isinstance(event, Trade))
    return made[::-1]


def users(past: Past, card: str, token: int | None) -> list[int]:
    """The seats that have used an action card of that kind, in order (GC-6)."""
    return [
        event.seat
        for move in past
        for event in move
        if isinstance(event, events.CardUsed) and (event.card, event.token) == (card, token)
        if event.seat is not None
    ]


def recent(past: Past, view: Mapping[str, Any]) -> dict[Space, int]:
    """Where others than the one who looks have placed tokens in their last turns, and which seat."""
    lying = {space for held in (*view["claims"], view["bandits"]) for space in held}
    found: dict[int, list[Space]] = {}
    earlier: set[int] = set()
    for move in reversed(past):
        for event in reversed(move):
            match event:
                case events.TurnEnded(seat=int(seat)) if seat in found:
                    earlier.add(seat)
                case events.Placed(seat=int(seat)) if seat not in earlier:
                    found.setdefault(seat, []).extend(ends(event))
        if len(earlier) == len(view["seats"]):
            break
    return {
        space: seat
        for seat, track in found.items()
        for space in track
        if seat != view["seat"] and space in lying
    }


def ends(placed: events.Placed) -> list[Space]:
    """Where its tokens have come to lie."""
    through = placed.way if placed.by == "tunnel" else None
    return [placed.space] if through is None else [placed.space, through]
