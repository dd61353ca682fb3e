"""The bots of Gold Hunting.

The old hand takes every order of what is hidden for as likely as any other, and solves its own way exactly
(`gold_hunting_solver`, triples and doubles of a tie too) for the best chance to win against the outcomes
that are open to the other seat. What it simplifies:
- the other seat goes for the highest score, and does not change its ways as the scores change;
- the old hand thinks anew at each decision, but does not count in advance on what it will learn;
- a marker of the other that lies face down is either of the two it may be, whatever that seat did so far;
- the other mines a vein as readily as the vein is high;
- it looks for no habits in how the other hides.

It stops after each success: that costs nothing, keeps an opening possible, and shows how the other fares
before the next call. In matches against itself going on, stopping won 52.1 % (3,000 matches, 50.4 to 53.9).

It hides at random. To hide as badly as can be for one way of calling is a gamble on that way: the worst of
sixteen arrangements for a caller by the same plan won 61.8 % against that plan (800 matches), but only 71.3 %
(800) against the plain caller below, from whom random hiding wins 79 % (4,000); and it pays whoever knows.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import accumulate

from fortyniner.bots import Bot, Thought
from fortyniner.bots.gold_hunting_solver import (
    ALL,
    MARKER,
    Action,
    Plan,
    TimeUp,
    best,
    options,
    outcomes,
    packed,
    solve,
)
from fortyniner.bots.greenhorn import Greenhorn
from fortyniner.gold_hunting.moves import Call, Move, Rush, Stop, Store
from fortyniner.gold_hunting.pieces import KINDS, MARKERS
from fortyniner.gold_hunting.view import Side, View
from fortyniner.match import Chair

TRIFLE = 1e-9
"""Of equal chances to win, the higher worth: a point then counts a millionth."""

_score_plans: list[Plan] = []
"""The plan for the highest score from any position: pure, and made once."""


class OldHand:
    """Weighs every chance."""

    def think(self, chair: Chair) -> Thought:
        """The move with the best chance to win; of equals, with the higher score."""
        if chair.view["phase"] == "hide":
            return chair.chance.choice(chair.moves)
        try:
            action = yield from _weigh(chair.view, chair.seat)
        except TimeUp:
            action = Stop if chair.view["step"] == "more" else _most_frequent(chair)
        return _move(action, chair)


class MostFrequent:
    """A plain caller: hides at random, calls the kind most frequent among the hidden at a random vein.

    Of equals it calls the bigger. It goes on until a call fails, and leaves its marker alone.
    """

    def think(self, chair: Chair) -> Thought:
        """That call."""
        if chair.view["phase"] == "hide":
            return chair.chance.choice(chair.moves)
        veins = [move.vein for move in chair.moves if isinstance(move, Call)]
        return Call(_most_frequent(chair), chair.chance.choice(veins))
        yield


BOTS: Mapping[str, Bot] = {"greenhorn": Greenhorn(), "old-hand": OldHand()}
BASELINES: Mapping[str, Bot] = {"most-frequent": MostFrequent()}
"""Players to measure against, that nobody is offered to play with."""


def _most_frequent(chair: Chair) -> int:
    hidden = chair.view["sides"][1 - chair.seat]["hidden"]
    return max(KINDS, key=lambda kind: (hidden[kind - 1], kind))


def _move(action: Action, chair: Chair) -> Move:
    """The action at a vein, each as readily as it is high, so that no place is safe to hide in."""
    heights = chair.view["sides"][1 - chair.seat]["heights"]
    vein = chair.chance.choice([vein for vein, height in enumerate(heights) for _ in range(height)])
    if isinstance(action, int):
        return Call(action, vein)
    if action is Rush:
        return Rush(vein)
    return Store() if action is Store else Stop()


def _weigh(view: View, seat: int) -> Generator[None, bool, Action]:
    """The best action, the vein aside."""
    mine, other = view["sides"][seat], view["sides"][1 - seat]
    veins, own = mine["veins"], mine["number"]
    assert veins is not None  # a seat always knows these of its own
    assert own is not None
    plan = yield from _score_plan()
    markers = _kept(other, [number for number in MARKERS if number != own])
    ends = yield from outcomes(plan, veins, packed(other["pile"]), markers)
    hidden = sum(count * packed([kind]) for kind, count in zip(KINDS, other["hidden"], strict=True))
    pile = packed(mine["pile"])
    (kept,) = _kept(mine, [own])
    plan = yield from solve(hidden, pile, (kept,), _chance_to_win(ends))
    opening = options(plan, hidden, pile, kept)
    calls = opening[: len(KINDS)]
    if view["step"] == "open":
        return best(opening)
    if view["step"] == "more" and (any(mine["hidden"]) or best(opening) in (Rush, Store)):
        return Stop
    return best(calls)


def _score_plan() -> Generator[None, bool, Plan]:
    if not _score_plans:
        plan = yield from solve(ALL, 0, [-number for number in MARKERS], float)
        _score_plans[:] = [plan]
    return _score_plans[0]


def _kept(side: Side, numbers: Sequence[int]) -> dict[int, float]:
    """The chance of each thing the side may keep, when its marker is any of `numbers`."""
    if side["marker"] == "down":
        return {-number: 1 / len(numbers) for number in numbers}
    return {MARKER if side["marker"] == "up" else packed(side["stored"]): 1.0}


def _chance_to_win(ends: Mapping[int, float]) -> Callable[[int], float]:
    """How good a final worth is against the other's: wins, half the draws, and a trifle for points."""
    worths = sorted(ends)
    below = [0.0, *accumulate(ends[end] for end in worths)]

    def value(worth: int) -> float:
        less, most = bisect_left(worths, worth), bisect_right(worths, worth)
        return (below[less] + below[most]) / 2 + worth * TRIFLE

    return value
