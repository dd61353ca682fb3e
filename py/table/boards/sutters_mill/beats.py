"""What has just happened, told in a few lines: a turn of prospecting, a turn in town, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from htpy import Element, Node, b, button, fragment, li, ol, span

from fortyniner.game import Event
from fortyniner.phrases import counted
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.events import (
    AdventurerPassed,
    Brought,
    ChipLost,
    ChipTaken,
    DeedGone,
    DeedPassed,
    Dug,
    GameOver,
    Left,
    Moved,
    NextSection,
    Paid,
    Played,
    Removed,
    Shifted,
    Switched,
)
from fortyniner.sutters_mill.town import COLOURS, Space
from table.art import chip, emblem, icon
from table.boards import Scene
from table.boards.sutters_mill.preview import so_far
from table.boards.sutters_mill.recent import Recent
from table.boards.sutters_mill.terms import SHORT, subject, who
from table.boards.sutters_mill.tray import buttons, say
from table.boards.sutters_mill.turn import found_so_far


def told(scene: Scene, recent: Recent) -> Node:
    """The tray while something is shown."""
    beat = scene.beat
    assert beat
    if beat["event"] == "GameOver":
        ended = GameOver(None, tuple(beat["winners"]), beat["why"])
        return fragment[say(*words.told(ended, [seat.name for seat in scene.seats])), _go_on(scene)]
    own = beat["seat"] == scene.view["seat"]
    if beat["event"] == "ChipTaken":
        return _prospected(scene, recent, beat["seat"], own)
    return fragment[
        say(
            fragment[emblem(beat["seat"] + 1, 18), f" {subject(scene, beat['seat'])} acted in town"],
            _paid(recent),
        ),
        _lines(scene, recent.turn()),
        _go_on(scene),
    ]


def _prospected(scene: Scene, recent: Recent, seat: int, own: bool) -> Node:
    chips = [event for event in recent.turn() if isinstance(event, ChipTaken)]
    what = f"{subject(scene, seat)} took {counted(len(chips), 'chip')}"
    found = recent.found()
    if own or found:
        worth = sum(find.value for find in found)
        return fragment[
            say(f"{what}: {counted(worth, 'nugget')}", so_far(scene) if own else ""),
            found_so_far(seat, found, 0, None),
            _go_on(scene),
        ]
    return fragment[
        say(fragment[emblem(seat + 1, 18), f" {what}"], _reasons(chips)),
        _lines(scene, recent.turn()),
        _go_on(scene),
    ]


def _reasons(chips: Sequence[ChipTaken]) -> str:
    """ "2 for prospectors, 1 for a deed, 1 as Adventurer"."""
    counts: Counter[str] = Counter(event.source for event in chips)
    said = {
        "prospector": "for prospectors",
        "deed": "for deeds",
        "adventurer": "as Adventurer",
        "bonus": "bonus",
    }
    return ", ".join(f"{counts[source]} {how}" for source, how in said.items() if counts[source])


def _paid(recent: Recent) -> str:
    spent = sum(event.nuggets for event in recent.turn() if isinstance(event, Paid))
    return f"{counted(spent, 'nugget')} paid" if spent else "for nothing"


def _lines(scene: Scene, events: Sequence[Event]) -> Element:
    """One line each, what follows from it after it."""
    lines: list[Node] = []
    took = Counter(event.colour for event in events if isinstance(event, ChipTaken))
    if took:
        lines.append(
            span(".mill-took")[
                ([chip(colour, 22), b[took[colour]], f" {colour}"] for colour in COLOURS if took[colour])
            ]
        )
    lines += [line for event in events if (line := _line(scene, event))]
    return ol(".mill-lines", tabindex="0", aria_label="What happened")[(li[line] for line in lines)]


def _line(scene: Scene, event: Event) -> Node:
    match event:
        case Switched():
            return fragment[icon("sunset", 18), b["Winding Down"], _lost(event)]
        case Dug(building=building):
            return f"A prospector went to {SHORT[building]}"
        case Brought(space=space, grant=grant):
            return f"A prospector came to {SHORT[space]}{_free(grant)}"
        case Played(rank=rank, building=building, grant=grant):
            return fragment[b[rank], f" to {SHORT[building]}{_free(grant)}"]
        case Moved(old=old, new=new, grant=grant):
            return f"A prospector from {SHORT[old]} to {SHORT[new]}{_free(grant)}"
        case Left(space=space, grant=grant):
            return f"A prospector left {SHORT[space]}{_free(grant)}"
        case Removed(building=building, owner=owner, rank=rank, grant=grant):
            whose = "" if owner == event.seat else f", scored by {who(scene, owner)}"
            return fragment[b[rank], f" out of {SHORT[building]}{whose}{_free(grant)}"]
        case Shifted(building=building, rank=rank, old=old, new=new):
            return fragment[b[rank], f" {'up' if new > old else 'down'} at {SHORT[building]}"]
        case DeedPassed(seat=int() as seat, building=building):
            return fragment[icon("file-text", 18), f"Deed of {SHORT[building]}: ", b[who(scene, seat)]]
        case DeedGone(building=building):
            return fragment[icon("file-text", 18), f"The deed of {SHORT[building]} left the game"]
        case ChipLost(colour=colour):
            return fragment[chip(colour, 18), "lost from the far end of the vein"]
        case NextSection(camp=camp):
            return f"The next chips are dug at {SHORT[camp]}"
        case AdventurerPassed(seat=adventurer):
            name = "nobody" if adventurer is None else who(scene, adventurer)
            return fragment[icon("compass", 18), "Adventurer: ", b[name]]
    return None


def _lost(event: Switched) -> str:
    return f"without {counted(event.cards, 'card')} and {counted(event.prospectors, 'prospector')}"


def _free(grant: Space | None) -> str:
    return "" if grant is None else f" (free, {SHORT[grant]})"


def _go_on(scene: Scene) -> Node:
    lasts = scene.lasts
    return buttons(
        button(
            "#go-on",
            class_=["btn primary grow", {"filling": bool(lasts)}],
            style=f"--lasts: {lasts}s" if lasts else None,
            type="button",
            data_do="go-on",
        )["Go on"]
    )


def touched(recent: Recent) -> set[Space]:
    """The places that the turn being told has changed."""
    spaces: set[Space] = set()
    for event in recent.turn():
        match event:
            case (
                Dug(building=space)
                | Brought(space=space)
                | Played(building=space)
                | Moved(new=space)
                | Left(space=space)
                | Removed(building=space)
                | Shifted(building=space)
            ):
                spaces.add(space)
    return spaces
