"""What everybody may know: pictures of events, figures for the curtain, small facts for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from htpy import Node, b, fragment, span

from fortyniner.game import Event
from fortyniner.match import Ply
from fortyniner.phrases import counted
from fortyniner.sutters_mill import events, words
from fortyniner.sutters_mill.town import COLOURS
from table.art import chip, emblem, house, icon, nugget, prospector
from table.boards import Scene
from table.boards.sutters_mill.foresight import minus
from table.boards.sutters_mill.terms import COLOUR, SHORT


def token(event: Event) -> Node:
    """A chip, a card, a prospector, a house, or a sign."""
    match event:
        case events.ChipTaken(colour=colour) | events.ChipLost(colour=colour):
            return chip(colour, 36)
        case events.NextSection(camp=camp):
            return chip(COLOUR[camp], 36)
        case events.Played(seat=int() as seat, rank=rank) | events.Shifted(seat=int() as seat, rank=rank):
            return _card(seat, rank)
        case events.Removed(owner=owner, rank=rank):
            return _card(owner, rank)
        case (
            events.Dug(seat=int() as seat)
            | events.Brought(seat=int() as seat)
            | events.Moved(seat=int() as seat)
            | events.Left(seat=int() as seat)
        ):
            return prospector(seat + 1, 40)
        case events.DeedPassed(building=building) | events.DeedGone(building=building):
            return span(".mill-token-house")[house(building)]
        case events.AdventurerPassed():
            return icon("compass", 30)
        case events.Paid():
            return nugget(30)
        case events.Switched():
            return icon("sunset", 30)
        case events.WentProspecting() | events.BonusLeft():
            return icon("pickaxe", 30)
    return icon("house", 30)


def _card(seat: int, rank: str) -> Node:
    return span(".mill-influence.small")[b[rank], emblem(seat + 1, 16)]


def figures(scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
    """Deeds, chips by colour, and what would cost points in town."""
    place = scene.view["seats"][seat]
    taken = [colour for colour in COLOURS if place["chips"][colour]]
    chips = [span(".mill-has")[chip(colour, 16), b[place["chips"][colour]]] for colour in taken]
    return [
        (
            words.WINDING_DOWN.lower() if place["winding"] else words.BUILDING_UP.lower(),
            _deeds(len(place["deeds"])),
        ),
        ("chips", span(".mill-figure")[chips] if chips else b["none"]),
        ("in town", b[f"−{cost}" if (cost := sum(minus(scene.view, seat))) else "0"]),
    ]


def _deeds(count: int) -> Node:
    return fragment[b[count], " deed" if count == 1 else " deeds"]


def facts(log: Sequence[Ply], names: Sequence[str]) -> Sequence[tuple[str, str, str]]:
    """The best day's digging, the deed most fought over, and who was first to wind down."""
    told = []
    chips = Counter(
        (ply.seat, ply.round) for ply in log for event in ply.events if isinstance(event, events.ChipTaken)
    )
    if chips:
        (seat, _), count = chips.most_common(1)[0]
        told.append(("pickaxe", "best day’s digging", f"{names[seat]}, {counted(count, 'chip')}"))
    passed = Counter(
        event.building for ply in log for event in ply.events
        if isinstance(event, events.DeedPassed) and event.old is not None
    )  # fmt: skip
    if passed:
        building, times = passed.most_common(1)[0]
        told.append(("file-text", "most fought over", f"{SHORT[building]}, taken {_times(times)}"))
    for ply in log:
        if any(isinstance(event, events.Switched) for event in ply.events):
            told.append(("sunset", "first to wind down", f"{names[ply.seat]}, round {ply.round}"))
            break
    return told


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
