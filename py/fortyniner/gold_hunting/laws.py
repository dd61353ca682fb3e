"""What holds across every move of Gold Hunting."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from fortyniner.game import Event, Law
from fortyniner.gold_hunting.events import Lifted
from fortyniner.gold_hunting.pieces import KINDS, PIECES, SEATS
from fortyniner.gold_hunting.state import Table


def _to_mine(table: Table, seat: int) -> Counter[int]:
    """The pieces that seat has mined or may still mine."""
    return Counter(chain(table.piles[seat], table.stores[seat], *table.veins[1 - seat]))


def _pieces_kept(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Pieces leave the game only by a wrong call: the lifted one, or the pile of a bankruptcy."""
    if before.hiding:
        return all(after.left(seat) == list(PIECES) for seat in range(SEATS))
    for seat in range(SEATS):
        gone = Counter[int]()
        for event in events:
            if isinstance(event, Lifted) and event.seat == seat and not event.right:
                gone += Counter(before.piles[seat] if event.lost else [event.piece])
        if _to_mine(before, seat) - gone != _to_mine(after, seat):
            return False
    return True


def _stored_stays(before: Table, events: Sequence[Event], after: Table) -> bool:
    """What is stored stays stored (GH-31)."""
    return all(not old or old == new for old, new in zip(before.stores, after.stores, strict=True))


def _one_marker_each(before: Table, events: Sequence[Event], after: Table) -> bool:
    """A marker turns or leaves once, and keeps its number."""
    same = before.numbers == after.numbers
    return same and all(old in ("down", new) for old, new in zip(before.markers, after.markers, strict=True))


def _never_too_many(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Nobody can mine more than the other side hid (GH-1)."""
    return all(
        _to_mine(after, seat)[kind] <= most
        for seat in range(SEATS)
        for kind, most in zip(KINDS, PIECES, strict=True)
    )


LAWS = (
    Law("pieces leave the game only by a wrong call", _pieces_kept),
    Law("what is stored stays stored", _stored_stays),
    Law("a marker is used once", _one_marker_each),
    Law("nobody mines more than was hidden", _never_too_many),
)
