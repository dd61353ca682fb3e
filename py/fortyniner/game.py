"""What a game is: the protocol all four keep, and where they are found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from fortyniner.chance import Chance
from fortyniner.options import Option, Options
from fortyniner.refusal import UnknownGame
from fortyniner.rulebook import Rulebook

Json = dict[str, Any]
GAMES = ("gold-country", "sutters-mill", "gold-river", "gold-hunting")


class Move(Protocol):
    """A frozen value whose text form is `str(move)`; `Game.read_move` reads it back."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Event:
    """Something that happened in a move, told as `seat`'s doing (None: nobody's)."""

    seat: int | None
    reveals: ClassVar[bool] = False
    """Whether it showed something hidden or drew on chance: undo asks the table before going behind it."""

    opens: ClassVar[bool] = False
    """Whether a new round begins with it, though the move before brought it about."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` (None: an onlooker) may know of it."""
        return True

    def to_json(self) -> Json:
        """Its fields, and its class name as `event`."""
        return {"event": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self)}


@dataclass(frozen=True)
class Score:
    """Points of one seat and the named parts they are the sum of."""

    total: int
    parts: dict[str, int]


@dataclass(frozen=True)
class Standings:
    """Scores by seat at any time. Once over: the winners, and what decided between them."""

    scores: tuple[Score, ...]
    over: bool
    winners: tuple[int, ...] = ()
    decided_by: str = ""

    def to_json(self) -> Json:
        """The same as plain JSON."""
        scores = [{"total": score.total, "parts": score.parts} for score in self.scores]
        winners = list(self.winners)
        return {"scores": scores, "over": self.over, "winners": winners, "decided_by": self.decided_by}


class State(Protocol):
    """A position of a game: what lies on the table, and what may happen to it."""

    @property
    def round(self) -> int:
        """The count of rounds or turns people use to say where a match stands; 0 before the first."""

    def turn(self) -> int | None:
        """The seat to decide; None when the game is over."""

    def moves(self) -> Sequence[Any]:
        """Every legal move; may be computed on demand."""

    def check(self, move: Any) -> None:
        """Raises Refusal when `move` is not legal now. The only judge."""

    def play(self, move: Any) -> list[Event]:
        """Does a legal move and tells what happened. The only way a state changes."""

    def view(self, seat: int | None) -> Any:
        """What that seat (None: an onlooker) may know, as plain JSON."""

    def guess(self, seat: int, chance: Chance) -> "State":
        """A whole state that agrees with that seat's view, its secrets drawn anew."""

    def standings(self) -> Standings:
        """Scores with their parts, at any time."""

    def position(self) -> Json:
        """The whole state as plain JSON; `Game.at` reads it back."""

    def copy(self) -> Self:
        """A state of its own, equal to this one."""


class Law(NamedTuple):
    """Something that holds across every move: `holds(before, events, after)`."""

    name: str
    holds: Callable[[Any, Sequence[Event], Any], bool]


class Words(Protocol):
    """The sentences a person reads about a game (module `words` of each)."""

    ROUND: str
    """What `State.round` counts: "turn" or "round"."""

    PARTS: dict[str, str]
    """What the parts of a score are called."""

    DECIDED: dict[str, str]
    """What `Standings.decided_by` means, as the end of a sentence."""

    TERMS: dict[str, tuple[str, str]]
    """What it means that a term by which bots value a position rises, or falls, by {n}."""

    def headline(self, view: Any, names: Sequence[str]) -> str:
        """Whom the match waits for: "Ann to call"."""

    def place(self, view: Any) -> str:
        """Where the match stands: "turn 5"."""

    def told(self, event: Any, names: Sequence[str]) -> tuple[str, str]:
        """What happened, and its consequence (may be empty)."""

    def doing(self, move: Any, names: Sequence[str]) -> str:
        """What a move is, as one would do it: "call a double"."""


class Game(Protocol):
    """One of the games: data about it, and how its states come to be."""

    id: str
    name: str
    motto: str
    minutes: int
    seats: range
    rules: int
    """Rules version: raised when the same record could give another match."""
    options: tuple[Option, ...]
    laws: tuple[Law, ...]
    words: Words

    @property
    def rulebook(self) -> Rulebook:
        """Its rules in our own words."""

    def hides(self, options: Options) -> bool:
        """Whether seats know things that others may not."""

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """The position before the first move. `options` holds every option of the game."""

    def at(self, position: Json, seats: int, chance: Chance) -> State:
        """The state a position describes, `chance` for draws to come. Raises BadPosition."""

    def read_move(self, text: str) -> Move:
        """The move with that text form. Raises BadMove."""


def find_game(id: str) -> Game:
    """The game with that id. Raises UnknownGame."""
    if id not in GAMES or not find_spec(_package(id)):
        raise UnknownGame(f"there is no game {id!r} here; there are {', '.join(games())}")
    game: Game = import_module(_package(id)).GAME
    return game


def games() -> tuple[str, ...]:
    """The ids of the games that are in the house, in their order on the shelf."""
    return tuple(id for id in GAMES if find_spec(_package(id)))


def _package(id: str) -> str:
    return "fortyniner." + id.replace("-", "_")
