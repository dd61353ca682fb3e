"""A match on this device: who looks, what is being shown, and whom it waits for. No drawing, no browser."""

from collections.abc import Sequence
from typing import Any, Literal

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.match import Match, Ply
from fortyniner.phrases import counted, listed
from table.boards import Beat, Board, Interlude, Scene, find_board

Waits = Literal["beat", "forced", "curtain", "bot", "person", "over"]


class Sitting:
    """People and bots round one device. `seat` is the one that looks, None while nobody may."""

    def __init__(self, id: str, match: Match, shuffle: int) -> None:
        """`shuffle` seeds what the game does not depend on."""
        self.id = id
        self.match = match
        self.board: Board = find_board(match.game.id, Chance(shuffle))
        self.people = _people(match)
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None
        self.beats: list[Event] = []
        self.announced: Beat | None = None
        """What is said of the first beat before it is shown how it came out."""
        self.lasts: float | None = None
        """Seconds for which the first beat is shown; None: until a tap."""
        self.kept = True
        """Whether the last move is written down; a device may be full."""
        self.interlude: Interlude | None = None
        """What a seat does out of turn, as the table has agreed."""
        self._past: list[tuple[Event, ...]] = []
        self._pass_on()

    @property
    def names(self) -> list[str]:
        """Names by seat."""
        return [seat.name for seat in self.match.seats]

    @property
    def wanted(self) -> int | None:
        """The person who is to look: whose turn or interlude it is. None when it is no person's."""
        seat = self.interlude.seat if self.interlude else self.match.turn
        return seat if seat in self.people else None

    @property
    def waits(self) -> Waits:
        """What the page is to show now."""
        if self.beats:
            return "beat"
        if self.match.turn is None:
            return "over"
        if self.match.forced:
            return "forced"
        if self.wanted is None:
            return "bot"
        return "person" if self.seat == self.wanted else "curtain"

    def scene(self) -> Scene:
        """What the seat that looks may see."""
        seats = self.match.seats
        if self.announced:
            return Scene(self.match.view(self.seat, back=1), seats, beat=self.announced)
        mine = self.seat is not None and self.match.turn == self.seat and not self.match.forced
        return Scene(
            self.match.view(self.seat),
            seats,
            self.match.moves() if mine else (),
            self.beats[0].to_json() if self.beats else None,
            self.lasts,
            self._later(),
            self._open_past(),
            self.board.hinted,
        )

    def _open_past(self) -> tuple[tuple[Event, ...], ...]:
        """By move, what everybody may know of it."""
        new = self.match.log[len(self._past) :]
        self._past += [tuple(event for event in ply.events if event.seen_by(None)) for ply in new]
        return tuple(self._past)

    def _later(self) -> tuple[Event, ...]:
        """What the last move brought after the beat that is shown."""
        if not self.beats:
            return ()
        happened = self.match.log[-1].events
        shown = next(place for place, event in enumerate(happened) if event is self.beats[0])
        return tuple(event for event in happened[shown + 1 :] if event.seen_by(self.seat))

    def play(self, text: str) -> tuple[Event, ...]:
        """Plays a move for whose turn it is; what is worth watching waits as beats. Raises Refusal."""
        self.match.play(text)
        self.board.reset()
        self.interlude = None
        ply = self.match.log[-1]
        seen = [event for event in ply.events if event.seen_by(self.seat)]
        own = ply.seat == self.seat and not ply.forced  # what nobody chose is news to everybody
        self.beats += [event for event in seen if self.board.shows(event, own)]
        self.announced = self.board.announced(self.beats[0]) if self.beats else None
        self._pass_on()
        return tuple(seen)

    def go_on(self) -> None:
        """What was announced comes out, or what was shown has been seen."""
        if self.announced:
            self.announced = None
            return
        del self.beats[:1]
        self._pass_on()

    def open(self) -> None:
        """The curtain is opened by the person it waits for."""
        self.seat = self.wanted
        self.board.reset()
        if self.interlude:
            self.board.begin(self.interlude.seat, self.scene())

    def close(self) -> None:
        """Nobody may look: the device is laid down, or changes hands."""
        if len(self.people) > 1 and self.match.game.hides(self.match.options):
            self.seat = None
            self.board.reset()

    def hand_over(self, seat: int, bot: str | None) -> None:
        """A bot of that level sits in for somebody, or somebody sits down again. Raises BadSeat."""
        self.match.hand_over(seat, bot)
        self.people = _people(self.match)
        if len(self.people) == 1:
            self.seat = self.people[0]
        elif self.match.game.hides(self.match.options) or self.seat not in self.people:
            self.seat = None
        self.interlude = None
        self.board.reset()
        self._pass_on()

    def begin_interlude(self, interlude: Interlude) -> None:
        """The table has agreed that a seat does something out of turn."""
        self.interlude = interlude
        if self.seat == interlude.seat:
            self.open()
        else:
            self._pass_on()

    def end_interlude(self) -> None:
        """It leaves all as it is."""
        self.interlude = None
        self.board.reset()
        self._pass_on()

    @property
    def undo_asks(self) -> bool:
        """Whether taking back goes behind something that was revealed."""
        plies = self.match.log[len(self.match.log) - self._steps_back() :]
        return any(event.reveals for ply in plies for event in ply.events)

    def undo(self) -> str:
        """Back to the last decision of a person; gives the move that was taken back."""
        move = ""
        for _ in range(self._steps_back()):
            move = self.match.undo()
        self._start_over()
        return move

    def redo(self) -> None:
        """Forward to the next decision of a person, as far as there is one."""
        self.match.redo()
        while self.match.undone and (self.match.turn not in self.people or self.match.forced):
            self.match.redo()
        self._start_over()

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._steps_back() > 0

    def since(self, seat: int) -> list[Ply]:
        """The moves since that seat last decided."""
        plies: list[Ply] = []
        for ply in reversed(self.match.log):
            if ply.seat == seat and not ply.forced:
                break
            plies.append(ply)
        return plies[::-1]

    def told(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Those events in words."""
        return [self.match.game.words.told(event, self.names) for event in events]

    @property
    def headline(self) -> str:
        """Whom the match waits for, or how it ended."""
        if self.match.turn is None:
            return self._outcome()
        return self.match.game.words.headline(self._public, self.names)

    def _outcome(self) -> str:
        standings = self.match.scores
        most, *others = sorted((score.total for score in standings.scores), reverse=True)
        told = f"{most} to {others[0]}" if len(others) == 1 else counted(most, "point")
        won = [self.names[seat] for seat in standings.winners]
        if not won or len(won) == len(self.names):
            return f"A draw, {told}"
        return f"{listed(won)} {'won' if len(won) == 1 else 'share the win'}, {told}"

    @property
    def place(self) -> str:
        """Where the match stands; while something is shown, where that happened."""
        view = self.match.view(None, back=1) if self.beats else self._public
        return f"{self.match.game.name}, {self.match.game.words.place(view)}"

    @property
    def _public(self) -> Any:
        return self.match.view(None)

    def _steps_back(self) -> int:
        log = self.match.log
        for steps, ply in enumerate(reversed(log), 1):
            if not ply.forced and (ply.seat in self.people or not self.people):
                return steps
        return 0

    def _start_over(self) -> None:
        self._past.clear()
        self.beats.clear()
        self.announced = None
        self.interlude = None
        self.board.reset()
        self._pass_on()

    def _pass_on(self) -> None:
        """Once nothing is left to show, another person looks: at once where there are no secrets."""
        if self.waits == "curtain":
            if self.match.game.hides(self.match.options):
                self.close()
            else:
                self.seat = self.wanted
        elif self.waits == "over" and self.seat is None and len(self.people) == 1:
            self.seat = self.people[0]


def _people(match: Match) -> list[int]:
    """The seats at which people sit."""
    return [seat for seat, who in enumerate(match.seats) if who.bot is None]
