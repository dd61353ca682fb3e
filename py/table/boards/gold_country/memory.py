"""The last move as the one who looks has seen it happen: what settles, flies and is told."""

from __future__ import annotations

from fortyniner.game import Event
from fortyniner.gold_country import events
from fortyniner.gold_country.board import Space
from table.boards.gold_country.past import ends


class Memory:
    """Events as they came. A match that is opened again begins with none."""

    def __init__(self) -> None:
        self.last: list[Event] = []
        """All events of the last move that the one who looks may know."""
        self.stopped = False
        """Whether the table has stopped at one of them."""

    def next_move(self) -> None:
        """What comes now belongs together; what another saw of the move before is gone."""
        self.last, self.stopped = [], False

    @property
    def settled(self) -> list[Space]:
        """Where tokens have come to lie by the last move."""
        return [space for event in self.last if isinstance(event, events.Placed) for space in ends(event)]
