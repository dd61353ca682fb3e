"""Points of Gold Hunting, their parts, and who wins (GH-51, GH-52)."""

from collections.abc import Sequence

from fortyniner.game import Score, Standings
from fortyniner.gold_hunting.pieces import MARKER_WORTH, SEATS
from fortyniner.gold_hunting.state import Table


def stored_points(stored: Sequence[int]) -> int:
    """Half the stored nuggets together, rounded down (GH-51)."""
    return sum(stored) // 2


def standings(table: Table) -> Standings:
    """Scores with their parts; once over, the winners and what decided."""
    scores = tuple(_score(table, seat) for seat in range(SEATS))
    if table.active is not None:
        return Standings(scores, False)
    return Standings(scores, True, *winners(table))


def winners(table: Table) -> tuple[tuple[int, ...], str]:
    """The winning seats (none: a draw), and what decided: points, triples, doubles or nothing (GH-52)."""
    for decided_by, measure in _MEASURES:
        mine, other = measure(table, 0), measure(table, 1)
        if mine != other:
            return (int(other > mine),), decided_by
    return (), "nothing"


def _score(table: Table, seat: int) -> Score:
    parts = {
        "pile": sum(table.piles[seat]),
        "stored": stored_points(table.stores[seat]),
        "marker": MARKER_WORTH if table.markers[seat] == "up" else 0,
    }
    return Score(sum(parts.values()), parts)


def _points(table: Table, seat: int) -> int:
    return _score(table, seat).total


def _triples(table: Table, seat: int) -> int:
    return (table.piles[seat] + table.stores[seat]).count(3)


def _doubles(table: Table, seat: int) -> int:
    return (table.piles[seat] + table.stores[seat]).count(2) + (table.markers[seat] == "up")


_MEASURES = (("points", _points), ("triples", _triples), ("doubles", _doubles))
