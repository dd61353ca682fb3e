"""The bots of Gold Hunting.

The forty-niner takes every order of what is hidden for as likely as any other, and solves its own way exactly
(`gold_hunting_solver`, triples and doubles of a tie too) for the best chance to win against the outcomes
that are open to the other seat; search could not find more. What it simplifies:
- the other seat goes for the highest score, and does not change its ways as the scores change;
- it thinks anew at each decision, but does not count in advance on what it will learn;
- a marker of the other that lies face down is either of the two it may be, whatever that seat did so far;
- the other mines a vein as readily as the vein is high;
- it looks for no habits in how the other hides.

It stops after each success: that costs nothing, keeps an opening possible, and shows how the other fares
before the next call. In matches against itself going on, stopping won 52.1 % (3,000 matches, 50.4 to 53.9).

It hides at random. To hide as badly as can be for one way of calling is a gamble on that way: the worst of
sixteen arrangements for a caller by the same plan won 61.8 % against that plan (800 matches), but only 71.3 %
(800) against who calls the most frequent kind, from whom random hiding wins 79 % (4,000); and it pays whoever
knows.

The old hand solves its own way, too, but for the highest score, whatever the other has.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import accumulate

from fortyniner.bots import Advice, Bot, Counsel, Thought
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
from fortyniner.bots.greenhorn import Greenhorn as AnyMove
from fortyniner.gold_hunting.moves import Call, Move, Rush, Stop, Store
from fortyniner.gold_hunting.pieces import KINDS, MARKERS
from fortyniner.gold_hunting.view import Side, View
from fortyniner.match import Chair

TRIFLE = 1e-9
"""Of equal chances to win, the higher worth: a point then counts a millionth."""

_score_plans: list[Plan] = []
"""The plan for the highest score from any position: pure, and made once."""


class FortyNiner:
    """Plays for the win."""

    def think(self, chair: Chair) -> Thought:
        """The move with the best chance to win; of equals, with the higher score."""
        if chair.view["phase"] == "hide":
            return chair.chance.choice(chair.moves)
        try:
            ways = yield from _weigh(chair.view, chair.seat)
        except TimeUp:
            return _move(_hurried(chair), chair)
        return _move(best(ways), chair)


class OldHand:
    """Plays for the most gold, whatever the other has."""

    def think(self, chair: Chair) -> Thought:
        """The move with the highest score to be hoped for."""
        if chair.view["phase"] == "hide":
            return chair.chance.choice(chair.moves)
        try:
            plan = yield from _score_plan()
        except TimeUp:
            return _move(_hurried(chair), chair)
        return _move(best(_ways(plan, chair.view, chair.seat)), chair)


class Prospector:
    """A plain caller: hides at random, calls the kind with most nuggets among the hidden at a random vein.

    Of equals it calls the bigger. It goes on until a call fails, and leaves its marker alone.
    """

    def think(self, chair: Chair) -> Thought:
        """That call."""
        if chair.view["phase"] == "hide":
            return chair.chance.choice(chair.moves)
        veins = [move.vein for move in chair.moves if isinstance(move, Call)]
        return Call(self.kind(chair), chair.chance.choice(veins))
        yield

    def kind(self, chair: Chair) -> int:
        """What to call."""
        hidden = chair.view["sides"][1 - chair.seat]["hidden"]
        return max(KINDS, key=lambda kind: (hidden[kind - 1] * kind, kind))


class Greenhorn(Prospector):
    """Hopes for any kind that it has not counted out, and once in a while forgets what it counted."""

    forgets = 4
    """Once in so many calls."""

    def kind(self, chair: Chair) -> int:
        """A kind as it comes to mind."""
        hidden = chair.view["sides"][1 - chair.seat]["hidden"]
        kept_in_mind = [kind for kind, count in zip(KINDS, hidden, strict=True) if count]
        return chair.chance.choice(KINDS if chair.chance.below(self.forgets) == 0 else kept_in_mind)


def advise(chair: Chair) -> Counsel:
    """What the forty-niner would do, and what else: by the chance to win, in per cent."""
    if chair.view["phase"] == "hide":
        return [Advice(chair.chance.choice(chair.moves), 0.0, {})]
    try:
        ways = yield from _weigh(chair.view, chair.seat)
    except TimeUp:
        return [Advice(_move(_hurried(chair), chair), 0.0, {})]
    ranked = sorted(ways, key=lambda way: -way[0])[:2]
    return [Advice(_move(action, chair), 100 * win, {"win": 100 * win}) for win, action in ranked]


BOTS: Mapping[str, Bot] = {
    "greenhorn": Greenhorn(),
    "prospector": Prospector(),
    "old-hand": OldHand(),
    "forty-niner": FortyNiner(),
}
BASELINES: Mapping[str, Bot] = {"any-move": AnyMove()}
"""Players to measure against, that nobody is offered to play with."""


def _hurried(chair: Chair) -> Action:
    return Stop if chair.view["step"] == "more" else _most_frequent(chair)


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


def _weigh(view: View, seat: int) -> Generator[None, bool, list[tuple[float, Action]]]:
    """What may be done, the vein aside, each with the chance to win."""
    mine, other = view["sides"][seat], view["sides"][1 - seat]
    veins, own = mine["veins"], mine["number"]
    assert veins is not None  # a seat always knows these of its own
    assert own is not None
    plan = yield from _score_plan()
    markers = _kept(other, [number for number in MARKERS if number != own])
    ends = yield from outcomes(plan, veins, packed(other["pile"]), markers)
    (kept,) = _kept(mine, [own])
    plan = yield from solve(_hidden(view, seat), packed(mine["pile"]), (kept,), _chance_to_win(ends))
    return _ways(plan, view, seat)


def _hidden(view: View, seat: int) -> int:
    """What the seat has still to lift."""
    hidden = view["sides"][1 - seat]["hidden"]
    return sum(count * packed([kind]) for kind, count in zip(KINDS, hidden, strict=True))


def _ways(plan: Plan, view: View, seat: int) -> list[tuple[float, Action]]:
    """What may be done, each with its value by that plan."""
    mine = view["sides"][seat]
    own = mine["number"]
    assert own is not None
    (kept,) = _kept(mine, [own])
    opening = options(plan, _hidden(view, seat), packed(mine["pile"]), kept)
    calls = opening[: len(KINDS)]
    if view["step"] == "open":
        return opening
    if view["step"] == "more" and (any(mine["hidden"]) or best(opening) in (Rush, Store)):
        return [(max(value for value, _ in opening), Stop), *calls]  # stopping costs nothing
    return calls


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
