"""What every game's board shares: the scene it draws from, and the taps it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from htpy import Element, Node

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.match import Ply
from fortyniner.record import Seat

Args = Mapping[str, str]
"""The data attributes of what was tapped, without `do`."""
Beat = Mapping[str, Any]
"""An event as plain JSON, `event` its name."""


@dataclass(frozen=True)
class Scene:
    """All that a board may draw from: one seat's view, never the state."""

    view: Mapping[str, Any]
    """What the seat that looks may know; its own number is `view["seat"]`, None for an onlooker."""
    seats: Sequence[Seat]
    moves: Sequence[str] = ()
    """Legal move texts of the seat that looks, empty when it is not its turn. May be very many."""
    beat: Beat | None = None
    """What has just happened and is being shown; the view is already the one after it. Or what was only
    announced (see `Board.announced`); then the view is still the one before."""
    lasts: float | None = None
    """Seconds until the beat goes by itself; None where it waits for a tap."""
    later: Sequence[Event] = ()
    """What followed the beat in the same move: the view holds it already, the person has not been told."""
    past: Sequence[Sequence[Event]] = ()
    """What everybody may know of the moves so far, in order; the last of them may be on show just now."""
    hinted: str = ""
    """What a bot would do: the button that plays that move has a lamp."""


@dataclass(frozen=True)
class Interlude:
    """What a seat may do out of turn when the table agrees: the menu's words, the question, the consent."""

    seat: int
    says: str
    question: str
    agree: str
    sign: str


class Board(Protocol):
    """Draws one game, and keeps what a person has chosen but not played. It keeps no state of the game."""

    hinted: str = ""
    """What a bot would do, until a move is played or something else is chosen."""

    def draw(self, scene: Scene) -> Element:
        """Everything beneath the top bar."""

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap, a drop or a key (`do` is "key", `args["key"]` its name).

        Gives the move text when the person means to play; it may be illegal, the engine says why.
        """

    def focus(self) -> str | None:
        """The id that should have the focus after this drawing, told once; None leaves it where it is."""

    def reset(self) -> None:
        """Forget what was chosen: a move was played, or another seat looks."""

    def shows(self, event: Event, own: bool) -> bool:
        """Whether `event` is worth stopping for; `own`: the seat that looks has done it."""

    def lingers(self, event: Event) -> float:
        """For how long it is shown where it goes by itself, as a multiple of what the person has set."""

    def announced(self, event: Event) -> Beat | None:
        """What is said of `event` before anybody knows how it comes out; None where nothing is."""

    def draft(self, scene: Scene) -> str:
        """What is laid out but not yet played, as text; "" where nothing is worth keeping."""

    def resume(self, draft: str, scene: Scene) -> None:
        """Lay out again what `draft` says: an earlier draft, or the text of a move that was taken back."""

    def hint(self, move: str, scene: Scene) -> None:
        """Lay out what a bot would do, and put the lamp on the button that plays it."""
        self.reset()
        self.resume(move, scene)
        self.hinted = move

    def interludes(self, scene: Scene) -> Sequence[Interlude]:
        """What may be agreed on just now."""

    def begin(self, seat: int, scene: Scene) -> None:
        """`seat` looks and does what was agreed; `act` will give its move."""

    def token(self, event: Event) -> Node:
        """A small picture of what the event was about, for the curtain's list."""

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
        """What everybody may know of `seat`, in two or three lines: what, and how much."""

    def facts(self, log: Sequence[Ply], names: Sequence[str], view: Any) -> Sequence[tuple[str, str, str]]:
        """Up to three small things worth telling of a finished match: icon, what, told."""


def find_board(game: str, chance: Chance) -> Board:
    """The board of that game; `chance` serves what the game does not depend on."""
    board: Board = import_module(f"table.boards.{game.replace('-', '_')}").BOARD(chance)
    return board
