"""A match: seats, seed, options, moves; undo, and a record. From outside only texts and plain JSON."""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self, overload

from fortyniner.chance import WORD, Chance
from fortyniner.game import Event, Game, Json, Standings, State, find_game
from fortyniner.options import Options, Value, settle
from fortyniner.record import Record, Seat, read_record
from fortyniner.refusal import (
    BadPosition,
    BadRecord,
    BadSeat,
    Fault,
    LawBroken,
    NothingToUndo,
    UnknownRules,
    quoted,
)

NAME_LENGTH = 24
_NO_NAME = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Controls, line ends, turns of direction, halves of characters: a fixed list, the same on every Python."""
_SEEN = re.compile(r"[^\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]")
"""A character that leaves a mark."""


class Ply(NamedTuple):
    """One move as played: the seat whose turn it was, the round, the move's text, what happened, and whether
    it was the only legal one and so no decision."""

    seat: int
    round: int
    move: str
    events: tuple[Event, ...]
    forced: bool


@dataclass(frozen=True)
class Chair:
    """All a player at the table has to decide by: never the state itself."""

    game: str
    seat: int
    view: Any
    moves: Sequence[Any]
    guess: Callable[[Chance], State]
    """A whole state that agrees with the view, its secrets drawn anew."""
    chance: Chance


class Match:
    """A match from its first position on. Seats count from 0; None as a seat is an onlooker."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], seed: int, options: Mapping[str, Value], origin: Json | None
    ) -> None:
        """Use `new`, `read` or `at`; this one takes settled options and checks only the seats."""
        _check_seats(game, seats)
        if type(seed) is not int or not 0 <= seed < WORD:
            raise Fault(f"a seed is a whole number from 0 to {WORD - 1}, not {seed!r}")
        self.game = game
        self.seats = tuple(Seat(seat.name.strip(), seat.bot) for seat in seats)
        self.seed = seed
        self.options = dict(options)
        chance = Chance(seed)
        if origin is None:
            start = game.start(len(seats), self.options, chance)
        else:
            start = game.at(origin | {"options": self.options}, len(seats), chance)
        self._origin = None if origin is None else start.position()
        self._states: list[State] = [start]
        self._plies: list[Ply] = []
        self._undone: list[tuple[Ply, State]] = []

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[str],
        seed: int | None = None,
        options: Options | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> Self:
        """A new match between the named seats; `bots` gives the level of each seat that is no person.

        Raises UnknownGame, BadSeat, BadOption.
        """
        found = find_game(game)
        drawn = int.from_bytes(os.urandom(7), "big") if seed is None else seed
        settled = settle(found.options, options or {}, bool(bots))
        return cls(found, _seated(seats, bots or {}), drawn, settled, None)

    @classmethod
    def at(
        cls,
        game: str,
        position: Json,
        seats: Sequence[str],
        seed: int = 1,
        bots: Mapping[int, str] | None = None,
    ) -> Self:
        """A match that goes on from a position. Raises BadPosition besides what `new` raises."""
        found = find_game(game)
        if not isinstance(position, dict) or not isinstance(position.get("options"), dict):
            raise BadPosition("a position is an object, and has its options in it")
        options = settle(found.options, position["options"], bool(bots))
        return cls(found, _seated(seats, bots or {}), seed, options, position)

    @classmethod
    def read(cls, text: str) -> Self:
        """The match that a record tells. Raises BadRecord with the line, UnknownGame or UnknownRules."""
        record = read_record(text)
        game = find_game(record.game)
        if record.rules != game.rules:
            raise UnknownRules(
                f"this record was played by rules {record.rules} of {game.name}; here are rules {game.rules}"
            )
        try:
            # what was played between people stays so where a bot has taken over since
            options = settle(game.options, record.options, bots=False)
            match = cls(game, record.seats, record.seed, options, record.position)
        except Fault as fault:
            raise BadRecord(f"the header cannot stand: {fault}") from fault
        for move, line in zip(record.moves, record.lines, strict=True):
            try:
                match.play(move)
            except Fault as fault:
                raise BadRecord(f"{quoted(move)} cannot be played: {fault}", line) from fault
        return match

    @property
    def record(self) -> str:
        """The match as text, up to the present move; `Match.read` gives it back."""
        names = [seat.name for seat in self.seats]
        return str(
            Record(
                self.game.id,
                self.game.rules,
                list(self.seats),
                self.options,
                self.seed,
                self._origin,
                [ply.move for ply in self._plies],
                [f"{ply.round} {names[ply.seat]}" for ply in self._plies],
            )
        )

    def hand_over(self, seat: int, bot: str | None) -> None:
        """From now on a bot of that level decides for the seat, or again a person. Raises BadSeat."""
        self._check_seat(seat)
        seats = [Seat(who.name, bot) if place == seat else who for place, who in enumerate(self.seats)]
        _check_seats(self.game, seats)
        self.seats = tuple(seats)

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when the match is over."""
        return self._states[-1].turn()

    @property
    def log(self) -> tuple[Ply, ...]:
        """The moves played so far, with what happened. Mind `Event.seen_by` before showing any to a seat."""
        return tuple(self._plies)

    def moves(self) -> "Texts":
        """Every legal move as text: a sequence that computes only what is asked for."""
        return Texts(self.game, self._states[-1].moves())

    @property
    def forced(self) -> str | None:
        """The only legal move; None where there is something to decide, or nothing left."""
        moves = self._states[-1].moves()
        return str(moves[0]) if len(moves) == 1 else None

    def check(self, text: str) -> None:
        """Raises BadMove for what is no move, Refusal (with the rule) for one that is not legal now."""
        self._states[-1].check(self.game.read_move(text))

    def play(self, text: str) -> list[Json]:
        """Plays a move and tells what happened.

        Raises BadMove or Refusal, and LawBroken for an error of ours; then nothing has changed.
        """
        before = self._states[-1]
        move = self.game.read_move(text)
        before.check(move)
        seat = before.turn()
        assert seat is not None  # or `check` would have refused
        after = before.copy()
        try:
            events = after.play(move)
        except Exception as error:
            raise LawBroken(f"{quoted(text)} could not be carried out") from error
        for law in self.game.laws:
            if not law.holds(before, events, after):
                raise LawBroken(f"{quoted(text)} would break a law of the game: {law.name}")
        forced = len(before.moves()) == 1
        self._plies.append(Ply(seat, before.round, str(move), tuple(events), forced))
        self._states.append(after)
        self._undone.clear()
        return [event.to_json() for event in events]

    @property
    def undo_asks(self) -> bool:
        """Whether the last move revealed something or drew on chance, so that the table is asked first."""
        return bool(self._plies) and any(event.reveals for event in self._plies[-1].events)

    def undo(self) -> str:
        """Takes the last move back and returns its text. Raises NothingToUndo."""
        if not self._plies:
            raise NothingToUndo("there is no move to take back")
        self._undone.append((self._plies.pop(), self._states.pop()))
        return self._undone[-1][0].move

    def redo(self) -> str:
        """Plays again the move taken back last and returns its text. Raises NothingToUndo."""
        if not self._undone:
            raise NothingToUndo("there is no move to play again")
        ply, state = self._undone.pop()
        self._plies.append(ply)
        self._states.append(state)
        return ply.move

    @property
    def undone(self) -> int:
        """How many moves could be played again."""
        return len(self._undone)

    def view(self, seat: int | None, back: int = 0) -> Any:
        """What that seat may know, as plain JSON; `back` moves ago if given. Raises BadSeat."""
        self._check_seat(seat)
        return self._states[-1 - back].view(seat)

    def standings(self) -> Json:
        """Scores with their parts; once over the winners (none: a draw) and what decided."""
        return self.scores.to_json()

    @property
    def scores(self) -> Standings:
        """The standings as they are now; see `Standings.over`."""
        return self._states[-1].standings()

    def course(self) -> list[tuple[int, Standings]]:
        """How the standings came about: for each round, those at its end."""
        last = {0: self._states[0].standings()}
        for ply, state in zip(self._plies, self._states[1:], strict=True):
            last[ply.round] = state.standings()
        return list(last.items())

    def position(self) -> Json:
        """The whole position, secrets too, as plain JSON; `Match.at` goes on from it."""
        return self._states[-1].position()

    def chair(self, seat: int, chance: Chance) -> Chair:
        """What a player at that seat may decide by. Raises BadSeat."""
        if seat is None:
            raise BadSeat("an onlooker has no chair")
        self._check_seat(seat)
        state = self._states[-1]
        moves = state.moves() if state.turn() == seat else ()
        return Chair(
            self.game.id, seat, state.view(seat), moves, lambda fresh: state.guess(seat, fresh), chance
        )

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(len(self.seats))):
            raise BadSeat(f"there is no seat {seat!r}; seats are 0 to {len(self.seats) - 1}")


class Texts(Sequence[str]):
    """Moves as their texts, each made when it is asked for."""

    def __init__(self, game: Game, moves: Sequence[Any]) -> None:
        self._game = game
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        found = self._moves[index]
        return [str(move) for move in found] if isinstance(index, slice) else str(found)

    def __iter__(self) -> Iterator[str]:
        return map(str, self._moves)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            return self._game.read_move(text) in self._moves
        except Fault:
            return False

    def index(self, text: str, start: int = 0, stop: int | None = None) -> int:
        """Where `text` stands. Raises ValueError when it is not there."""
        end = len(self) if stop is None else stop
        return self._moves.index(self._game.read_move(text), start, end)


def _seated(names: Sequence[str], bots: Mapping[int, str]) -> list[Seat]:
    for seat in bots:
        if seat not in range(len(names)):
            raise BadSeat(f"there is no seat {seat!r} for a bot")
    return [Seat(name, bots.get(seat)) for seat, name in enumerate(names)]


def _check_seats(game: Game, seats: Sequence[Seat]) -> None:
    if len(seats) not in game.seats:
        counts = " to ".join(dict.fromkeys([str(game.seats[0]), str(game.seats[-1])]))
        raise BadSeat(f"{game.name} is for {counts} seats, not {len(seats)}")
    for number, seat in enumerate(seats, 1):
        name = seat.name
        fits = isinstance(name, str) and len(name) <= NAME_LENGTH and not _NO_NAME.search(name)
        if not fits or not _SEEN.search(name):
            raise BadSeat(f"seat {number} needs a name of 1 to {NAME_LENGTH} characters on one line")
        if seat.bot is not None and not (seat.bot and seat.bot.replace("-", "").isalnum()):
            raise BadSeat(f"seat {number} has no such bot: {seat.bot!r}")
