"""Bots: players that decide by what their seat may know, and pause so that a page can breathe."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from fortyniner.match import Chair
from fortyniner.refusal import BadSeat

Thought = Generator[None, bool, Any]
"""Yields every few hundred microseconds of work; is sent True when its time is up; returns a move."""


class Advice(NamedTuple):
    """A move that looks good, and why."""

    move: Any
    appeal: float
    """How good it looks: only differences count, in points."""
    changes: Mapping[str, float]
    """By how many points it changes each term of what the position is worth to the seat."""


Counsel = Generator[None, bool, Sequence[Advice]]
"""Pauses like a `Thought`; returns the best moves, the best of them first."""


class Bot(Protocol):
    """A way of playing. It keeps nothing from one decision to the next."""

    def think(self, chair: Chair) -> Thought:
        """One of the chair's legal moves, in the end."""


@dataclass(frozen=True)
class Level:
    """How good a bot is, as people choose it."""

    id: str
    name: str
    about: str


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("greenhorn", "Greenhorn", "means well, and errs like a beginner"),
        Level("prospector", "Prospector", "plays by rule of thumb, and quickly"),
        Level("old-hand", "Old hand", "weighs each move by all it can see"),
        Level("forty-niner", "Forty-niner", "looks ahead, and takes its time"),
    )
}


def find_bot(game: str, level: str) -> Bot:
    """The bot of that level for that game. Raises BadSeat for a level nobody has."""
    if level not in LEVELS:
        raise BadSeat(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    bots: Mapping[str, Bot] = import_module(f"fortyniner.bots.{game.replace('-', '_')}").BOTS
    return bots[level]


def advise(chair: Chair) -> Counsel:
    """What a bot would do at that chair, and what it would do else."""
    counsel: Counsel = import_module(f"fortyniner.bots.{chair.game.replace('-', '_')}").advise(chair)
    return counsel


def decide(bot: Bot, chair: Chair) -> Any:
    """The bot's move, thought out in one go."""
    thought = bot.think(chair)
    try:
        while True:
            next(thought)
    except StopIteration as done:
        return done.value
