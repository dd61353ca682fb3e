"""What everybody may know: pictures of events, figures for the curtain, small facts for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from htpy import Node, b

from fortyniner.game import Event
from fortyniner.gold_hunting.events import Hid, Lifted, Rehid, Stored
from fortyniner.match import Ply
from table.art import icon, marker, piece, skyline
from table.boards import Scene
from table.boards.gold_hunting.sides import heights


def token(event: Event) -> Node:
    """The piece that was lifted, the marker that was given back, or a sign."""
    match event:
        case Lifted():
            return piece(event.piece, 60, 35)
        case Stored():
            return marker(None, 40)
        case Hid() | Rehid():
            return piece(0, 60, 35)
    return icon("hand", 28)


def figures(scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
    """Pile, store and veins of a seat."""
    side = scene.view["sides"][seat]
    if side["heights"] is None:
        return ()  # while gold is being hidden, there is nothing to tell
    return [
        ("pile", b[sum(side["pile"])]),
        ("stored", b[sum(side["stored"])]),
        ("veins", skyline(heights(scene, seat))),
    ]


def facts(log: Sequence[Ply], names: Sequence[str]) -> Sequence[tuple[str, str, str]]:
    """The best turn, the surest caller and the worst bankruptcy."""
    lifts = [(ply, event) for ply in log for event in ply.events if isinstance(event, Lifted)]
    gains: Counter[tuple[int, int]] = Counter()
    for ply, lift in lifts:
        if lift.right:
            gains[ply.seat, ply.round] += lift.piece
    told = []
    if gains:
        (seat, _), nuggets = gains.most_common(1)[0]
        told.append(("pickaxe", "best turn", f"{names[seat]}, {nuggets} nuggets"))
    calls = Counter(ply.seat for ply, _ in lifts)
    if calls:
        right = Counter(ply.seat for ply, lift in lifts if lift.right)
        best = max(calls, key=lambda seat: right[seat] / calls[seat])
        told.append(("target", "surest caller", f"{names[best]}, {right[best]} of {calls[best]}"))
    bankruptcies = [(lift.lost, ply.seat) for ply, lift in lifts if lift.lost]
    if bankruptcies:
        lost, seat = max(bankruptcies)
        told.append(("trending-down", "dearest call", f"{names[seat]} lost {lost}"))
    return told
