"""What everybody may know: pictures of events, figures for the curtain, small facts for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from htpy import Node, b, span

from fortyniner.game import Event
from fortyniner.gold_river import events
from fortyniner.match import Ply
from fortyniner.phrases import listed
from table.art import icon, nugget, small_die
from table.boards import Scene
from table.boards.gold_river.cards import card_icon, pills
from table.boards.gold_river.terms import hand_of, number_word

Fact = tuple[str, str, str]
_CARD = ("card", "claim", "target", "mine", "gained")
"""Where an event names the card it was about; the later ones say more than the Action that did it."""


def token(event: Event) -> Node:
    """The card it was about, the dice, nuggets, or a sign."""
    match event:
        case events.Struck() | events.Rolled() | events.HeldUp():
            return span(".river-token")[(small_die(pips, 26) for pips in event.dice)]
        case events.BidMade() | events.Won() | events.TookNuggets() | events.GoldFound() | events.Banked():
            return nugget(32)
        case events.Raided():
            return card_icon("Raid", 32)
        case events.BecameMayor() | events.MayorLeft() | events.FeePaid():
            return icon("top-hat", 30)
        case events.Passed() | events.StayedBehind() | events.LetFall():
            return icon("hand", 28)
    ids = [getattr(event, name) for name in _CARD if hasattr(event, name)]
    if not ids:
        return icon("scroll-text", 28)
    return span(".river-token")[pills([{"card": ids[-1], "status": "", "veins": []}], (), None)]


def figures(scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
    """The area of a seat, and the towns it is Mayor of."""
    place = scene.view["seats"][seat]
    area = pills(place["area"], place["mayor"], place["bank"]) if place["area"] else b["none"]
    return [("cards", area), *([("Mayor of", b[listed(place["mayor"])])] if place["mayor"] else [])]


def facts(log: Sequence[Ply], names: Sequence[str], view: Mapping[str, Any]) -> Sequence[Fact]:
    """The best roll, the highest bid, and the best poker hand or the dearest fees."""
    happened = [event for ply in log for event in ply.events]
    return [*_best_roll(happened, names), *_highest_bid(happened, names), *_third(happened, names, view)]


def _best_roll(happened: Iterable[Event], names: Sequence[str]) -> Iterable[Fact]:
    paid: Counter[tuple[int, int]] = Counter()
    sums = {}
    for event in happened:
        if isinstance(event, events.Struck):
            sums[event.round] = sum(event.dice)
            for owner, _, nuggets in event.claims:
                paid[event.round, owner] += nuggets
    if paid:
        (round, owner), nuggets = paid.most_common(1)[0]
        said = number_word(sums[round]).capitalize()
        yield "rolling-dices", "best roll", f"{said} pays {names[owner]} {nuggets}"


def _highest_bid(happened: Iterable[Event], names: Sequence[str]) -> Iterable[Fact]:
    bids = [event for event in happened if isinstance(event, events.Won) and event.bid]
    if bids:
        best = max(bids, key=lambda won: won.bid)
        yield "gavel", "highest bid", f"{names[best.seat or 0]}, {best.bid}"


def _third(happened: Sequence[Event], names: Sequence[str], view: Mapping[str, Any]) -> Iterable[Fact]:
    areas = [place["area"] for place in view["seats"]] if view["options"]["poker"] else []
    hands = {seat: hand for seat, area in enumerate(areas) if (hand := hand_of(area))}
    if hands:
        best = max(hands.values())
        owners = [names[seat] for seat, hand in hands.items() if hand == best]
        yield "spades", "poker hand", f"{listed(owners)}, {best.name}"
        return
    fees: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, events.FeePaid):
            fees[event.to] += event.nuggets
    if fees:
        seat, nuggets = fees.most_common(1)[0]
        yield "top-hat", "most fees received", f"{names[seat]}, {nuggets}"
