"""What has happened of late, turn by turn, and where the page stops to tell it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from fortyniner.game import Event
from fortyniner.sutters_mill.events import (
    ChipSeen,
    ChipTaken,
    GameOver,
    Switched,
    TurnEnded,
    WentProspecting,
    WentToTown,
)
from table.boards.sutters_mill.foresight import can_send
from table.boards.sutters_mill.terms import SHORT, View

_SOURCE = {"adventurer": "Adventurer"}


class Found(NamedTuple):
    """A chip of the one who looks: its worth, and what it was for."""

    value: int
    source: str


class Recent:
    """The last turns, each as the events that everybody who looks may know."""

    def __init__(self) -> None:
        self._turns: deque[list[Event]] = deque(maxlen=8)
        self._begun = False
        self._last_dig = True

    def see(self, view: View) -> None:
        """The page shows this now; what is played next is played from here."""
        turn = view["turn"]
        self._last_dig = (
            turn is not None
            and can_send(view, turn) == 1
            and not view["seats"][turn]["deeds"]
            and view["adventurer"] != turn
        )

    def stops(self, event: Event, own: bool) -> bool:
        """Whether the page stops to tell of it. One stop tells all of a turn that came before it."""
        self._note(event)
        match event:
            case GameOver():
                return True
            case TurnEnded():
                return not own and len(self.turn()) > 2
            case ChipTaken(source="prospector"):
                return self._last_dig
            case ChipTaken(source="bonus"):
                return own
            case ChipTaken():
                return sum(_business(one) for one in self.turn()) == 1
        return False

    def _note(self, event: Event) -> None:
        went = isinstance(event, WentProspecting | WentToTown)
        if isinstance(event, Switched) or (went and not self._switched()):
            self._turns.append([])
        if not self._turns:
            self._turns.append([])
        self._turns[-1].append(event)

    def _switched(self) -> bool:
        """Whether the turn has begun with the switch and nothing more."""
        return bool(self._turns) and all(isinstance(event, Switched) for event in self._turns[-1])

    def pass_on(self) -> None:
        """Somebody else looks: what a chip was worth is not for everybody."""
        for turn in self._turns:
            turn[:] = [event for event in turn if event.seen_by(None)]

    def turn(self) -> Sequence[Event]:
        """What has happened in the latest turn."""
        return self._turns[-1] if self._turns else ()

    def found(self) -> list[Found]:
        """The chips of that turn whose worth may be known."""
        found, source = [], ""
        for event in self.turn():
            if isinstance(event, ChipTaken):
                source = _SOURCE.get(event.source) or (SHORT[event.building] if event.building else "")
            elif isinstance(event, ChipSeen):
                found.append(Found(event.value, source))
        return found


def _business(event: Event) -> bool:
    return isinstance(event, ChipTaken) and event.source in ("deed", "adventurer")
