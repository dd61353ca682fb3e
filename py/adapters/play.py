"""A match in which every move is a number, as libraries that study play want it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

from adapters.actions import Lay, NextVein, find_actions
from fortyniner.chance import Chance
from fortyniner.game import Json, find_game
from fortyniner.gold_hunting.moves import Hide
from fortyniner.gold_hunting.pieces import KINDS, PIECES, VEINS
from fortyniner.options import Options, Value, settle
from fortyniner.refusal import BadSeat

Veins = tuple[tuple[int, ...], ...]
NOTHING: Veins = ((),)
"""The first of four veins begun, nothing laid yet."""


class Play:
    """A match from its first position on; seats count from 0. The engine alone judges what is legal."""

    def __init__(self, game: str, seats: int, options: Options, seed: int) -> None:
        """Raises UnknownGame, BadSeat, BadOption."""
        self.game = find_game(game)
        if seats not in self.game.seats:
            raise BadSeat(f"{self.game.name} has no table for {seats}")
        self.options: Mapping[str, Value] = settle(self.game.options, options, bots=True)
        self.seats, self.seed = seats, seed
        self.actions = find_actions(game, seats, self.options)
        self.state = self.game.start(seats, self.options, Chance(seed))
        self.played: tuple[int, ...] = ()
        self.laid = NOTHING
        """What the seat that hides has laid so far; a secret of its own."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is what was played in it."""
        return replay, (self.game.id, self.seats, dict(self.options), self.seed, self.played)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def copy(self) -> Self:
        """A match of its own, equal to this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        return twin

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when the match is over."""
        return self.state.turn()

    def legal(self) -> list[int]:
        """The numbers of all legal moves, in rising order."""
        moves = self.state.moves()
        if moves and isinstance(moves[0], Hide):
            moves = _ways_on(self.laid)
        numbers = map(self.actions.number, moves)
        return sorted(number for number in numbers if number is not None)

    def act(self, number: int) -> None:
        """Plays the move with that number. Raises Refusal when it is not legal now."""
        move = self.actions.move(number)
        if isinstance(move, Lay | NextVein):
            self._lay(move)
        else:
            self.state.check(move)
            self.state.play(move)
        self.played += (number,)

    def _lay(self, move: Lay | NextVein) -> None:
        *done, last = self.laid
        self.laid = (*done, (*last, move.piece)) if isinstance(move, Lay) else (*self.laid, ())
        if sum(map(len, self.laid)) == sum(PIECES):
            hide = Hide(self.laid)
            self.laid = NOTHING
            self.state.check(hide)
            self.state.play(hide)

    def view(self, seat: int | None) -> Json:
        """What that seat (None: an onlooker) may know; while it hides, with what it has laid."""
        view: Json = self.state.view(seat)
        return view | {"laid": self.laid} if seat == self.turn and self.laid != NOTHING else view

    def text(self, seat: int | None) -> str:
        """The same as JSON text, equal views as equal texts."""
        return json.dumps(self.view(seat), separators=(",", ":"), sort_keys=True)

    def payoffs(self) -> list[float]:
        """By seat 1 for a win; who loses gives an even part of that, and who shares a win has a part of it.

        They sum to 0, and are all 0 before the end.
        """
        standings = self.state.standings()
        if not standings.over or not standings.winners:
            return [0.0] * self.seats
        share = self.seats / len(standings.winners)
        return [((seat in standings.winners) * share - 1) / (self.seats - 1) for seat in range(self.seats)]


def replay(game: str, seats: int, options: Options, seed: int, played: Sequence[int]) -> Play:
    """The match in which that was played."""
    play = Play(game, seats, options, seed)
    for number in played:
        play.act(number)
    return play


def _ways_on(laid: Veins) -> list[Lay | NextVein]:
    """How hiding can go on so that no vein stays empty and all pieces find their place (GH-3)."""
    pieces = [piece for vein in laid for piece in vein]
    left = [most - pieces.count(kind) for kind, most in zip(KINDS, PIECES, strict=True)]
    to_begin = VEINS - len(laid)
    begin: list[Lay | NextVein] = [NextVein()] if to_begin and laid[-1] else []
    if laid[-1] and sum(left) == to_begin:
        return begin
    return [*(Lay(kind) for kind, count in zip(KINDS, left, strict=True) if count), *begin]
