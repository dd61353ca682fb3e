"""What the bots know about playing a game, and the two players that need no more than that."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from fortyniner.bots import Advice, Counsel, Thought
from fortyniner.chance import Chance
from fortyniner.match import Chair

Terms = Mapping[str, float]
"""What a value is the sum of, in points, each part by its name."""


class Idea(NamedTuple):
    """A move worth a thought, and how good it looks at a glance: only differences count, in points."""

    appeal: float
    move: Any


Ideas = Generator[None, bool, Sequence[Idea]]
"""Pauses like a `Thought`; returns what it has found, the best first."""


Pauses = Generator[None, bool, None]
"""Pauses like a `Thought`."""
GoOn = Callable[[Any, int, Chance], Pauses]
"""Plays on, for a seat, in the state after its move."""


class Sense(Protocol):
    """What is known about playing one game. A `state` is always a guess, never that of a match."""

    scale: float
    """With a lead of so many points three of four matches are won."""
    temper: float
    """A move that looks worse by so many points is tried about a third as readily."""

    def until(self, view: Any) -> int:
        """The round, as `State.round` counts them, up to which it is worth looking ahead."""

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """Some legal moves of whoever decides, by what is seen after each: at least one."""

    def thumb(self, state: Any, chance: Chance) -> Any:
        """A fair move of whoever decides, by rule of thumb and quickly."""

    def leads(self, state: Any) -> Sequence[float]:
        """By how many points each seat is ahead of the others."""

    def terms(self, state: Any, seat: int) -> Terms:
        """What the lead of a seat, as far as it can know, is the sum of."""


class Thumb:
    """Plays by rule of thumb."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def think(self, chair: Chair) -> Thought:
        """The first move that comes to an experienced mind."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        return self.sense.thumb(chair.guess(chair.chance.fork("guess")), chair.chance)
        yield


class OneStep:
    """Tries every move, and weighs what it sees after it."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def think(self, chair: Chair) -> Thought:
        """The move that looks best."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        ideas = yield from self.sense.ideas(chair.guess(chair.chance.fork("guess")), chair.chance)
        return ideas[0].move


def go_no_further(state: Any, seat: int, chance: Chance) -> Pauses:
    """A move is judged before anybody else decides."""
    return
    yield


def advise(sense: Sense, chair: Chair, go_on: GoOn = go_no_further) -> Counsel:
    """The two moves that look best; the changes are those once `go_on` has played what a move is for."""
    state: Any = chair.guess(chair.chance.fork("guess"))
    ideas = yield from sense.ideas(state, chair.chance)
    before = sense.terms(state, chair.seat)
    found = []
    for appeal, move in ideas[:2]:
        after = state.copy()
        after.play(move)
        yield from go_on(after, chair.seat, chair.chance)
        terms = sense.terms(after, chair.seat)
        found.append(Advice(move, appeal, {name: terms[name] - before.get(name, 0.0) for name in terms}))
    return found
