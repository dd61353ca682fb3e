"""Gold Hunting as a game for one, solved backwards over what is hidden, and the other seat's outcomes.

The seats mine different veins, so each goes its own way until the two scores are compared. Stopping costs
nothing (every piece is lifted in the end, and the next turn may open with goldrush or store), so a way is
a row of attempts, each of which may be opened. Its position is three numbers: what is hidden, the pile,
and what is kept besides the pile.

Counts of singles, doubles and triples are one number, a digit in base 8 each: `packed` makes it, and
adding a piece adds `STEP[piece]`. A final worth is one number too, in the order of GH-51 and GH-52:
points, then triples, then doubles.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import lru_cache

from fortyniner.gold_hunting.moves import Rush, Stop, Store
from fortyniner.gold_hunting.pieces import KINDS, MARKER_WORTH, PIECES
from fortyniner.gold_hunting.scoring import stored_points

Action = type[Rush] | type[Store] | type[Stop] | int
"""What to do, the vein aside; a number is a call."""
Rows = Mapping[int, Mapping[int, float]]
"""Values by what is hidden, then by the pile."""
Plan = dict[int, Rows]
"""Values at the start of an attempt: by what is kept, what is hidden, the pile."""
Steps = Generator[None, bool, Plan]

POINT, TRIPLE, DOUBLE = 1024, 8, 1
"""Worth of one of each: no number of doubles makes a triple, no number of triples a point."""
STEP = {kind: 8**place for place, kind in enumerate(KINDS)}
MARKER = 512
"""Kept: a marker face up. Else what is stored, 0 for nothing, and -number for a marker face down."""
SPOTS = 64
"""How many spots are looked at between two pauses."""


class TimeUp(Exception):
    """The time to think is over."""


def packed(pieces: Sequence[int]) -> int:
    """Pieces as one number."""
    return sum(STEP[piece] for piece in pieces)


def _counts(pieces: int) -> tuple[int, int, int]:
    return pieces % 8, pieces // 8 % 8, pieces // 64


ALL = sum(STEP[kind] * count for kind, count in zip(KINDS, PIECES, strict=True))
NUGGETS = [sum(kind * n for kind, n in zip(KINDS, _counts(pieces), strict=True)) for pieces in range(ALL + 1)]


def worth(pile: int, kept: int) -> int:
    """What pile and kept count at the end (GH-51, GH-52)."""
    points = NUGGETS[pile] * POINT
    if kept == MARKER:
        return points + _ties(pile) + MARKER_WORTH * POINT + DOUBLE
    stored = max(kept, 0)  # a marker still face down counts nothing
    return points + stored_points([NUGGETS[stored]]) * POINT + _ties(pile) + _ties(stored)


def _ties(pieces: int) -> int:
    _, doubles, triples = _counts(pieces)
    return doubles * DOUBLE + triples * TRIPLE


@lru_cache(maxsize=128)
def within(pieces: int) -> tuple[int, ...]:
    """Every part of `pieces`, nothing and all of them too, smaller parts first."""
    singles, doubles, triples = (range(count + 1) for count in _counts(pieces))
    parts = [s * STEP[1] + d * STEP[2] + t * STEP[3] for s in singles for d in doubles for t in triples]
    return tuple(sorted(parts, key=lambda part: sum(_counts(part))))


@lru_cache(maxsize=128)
def draws(hidden: int) -> tuple[tuple[float, int, int], ...]:
    """What a top may be: its chance, the piece, what is then hidden. Every order is as likely as another."""
    counts = _counts(hidden)
    return tuple(
        (count / sum(counts), kind, hidden - STEP[kind])
        for kind, count in zip(KINDS, counts, strict=True)
        if count
    )


def solve(hidden: int, pile: int, kept: Sequence[int], value: Callable[[int], float]) -> Steps:
    """The best values of all that may follow from `hidden`, `pile` and each of `kept`.

    `value` says what a final worth is worth; more must never be less. Raises TimeUp when sent True.
    """
    plan: Plan = {}
    settled = [0, MARKER] if min(kept) < 0 else list(kept)
    for keep in settled:
        plan[keep] = yield from _solve_calls(hidden, pile, keep, value)
    if min(kept) < 0:
        for base in (pile, 0):  # with the present pile first: more is still hidden then
            for lifted in within(hidden)[:-1]:
                store = base + lifted
                if store and store not in plan:
                    plan[store] = yield from _solve_calls(hidden - lifted, 0, store, value)
    for keep in kept:
        if keep < 0:
            plan[keep] = yield from _solve_openings(hidden, pile, keep, value, plan)
    return plan


def _solve_calls(
    hidden: int, pile: int, keep: int, value: Callable[[int], float]
) -> Generator[None, bool, Rows]:
    """Values where only calls are left: after goldrush or storing."""
    rows: dict[int, dict[int, float]] = {}
    for left in within(hidden):
        ways = [(chance, piece, STEP[piece], rows[rest]) for chance, piece, rest in draws(left)]
        row = rows[left] = {}
        for held in _piles(hidden - left, pile):
            if not left:
                row[held] = value(worth(held, keep))
                continue
            missed = gain = 0.0
            for chance, piece, step, after in ways:
                miss = after[step if piece < NUGGETS[held] else held]
                missed += chance * miss
                gain = max(gain, chance * (after[held + step] - miss))
            row[held] = missed + gain
        if (yield):
            raise TimeUp
    return rows


def _solve_openings(
    hidden: int, pile: int, keep: int, value: Callable[[int], float], plan: Plan
) -> Generator[None, bool, Rows]:
    """Values while the marker lies face down."""
    rows: dict[int, dict[int, float]] = {}
    plan[keep] = rows
    for left in within(hidden):
        rows[left] = {
            held: max(gain for gain, _ in options(plan, left, held, keep))
            if left
            else value(worth(held, keep))
            for held in _piles(hidden - left, pile)
        }
        if (yield):
            raise TimeUp
    return rows


def _piles(lifted: int, pile: int) -> Iterator[int]:
    """What the pile may be once `lifted` is no more hidden: the present pile whole or lost (GH-15)."""
    yield from within(lifted)
    if pile:
        yield from (pile + part for part in within(lifted) if pile + part not in within(lifted))


def options(plan: Plan, hidden: int, pile: int, kept: int) -> list[tuple[float, Action]]:
    """What may be done at the start of a turn, with its value."""
    missed, gains = 0.0, dict.fromkeys(KINDS, 0.0)
    for chance, piece, rest in draws(hidden):
        miss = plan[kept][rest][STEP[piece] if piece < NUGGETS[pile] else pile]
        missed += chance * miss
        gains[piece] = chance * (plan[kept][rest][pile + STEP[piece]] - miss)
    found: list[tuple[float, Action]] = [(missed + gain, kind) for kind, gain in gains.items()]
    if kept < 0:
        rushed = 0.0
        for chance, piece, rest in draws(hidden):
            right = piece == -kept
            rushed += chance * (plan[MARKER][rest][pile + STEP[piece]] if right else plan[0][rest][pile])
        found.append((rushed, Rush))
        if pile:
            found.append((plan[pile][hidden][0], Store))
    return found


def best(found: Sequence[tuple[float, Action]]) -> Action:
    """The action of the highest value, the first of equals."""
    return max(found, key=lambda option: option[0])[1]


Spot = tuple[tuple[int, ...], int, int, int]
"""A seat on its way: heights of the veins it mines, what is hidden in them, its pile, what it keeps."""


def outcomes(
    plan: Plan, veins: Sequence[Sequence[int]], pile: int, kept: Mapping[int, float]
) -> Generator[None, bool, dict[int, float]]:
    """The chances of final worths for a seat that goes by `plan` and mines `veins`.

    It is thought to choose a vein as readily as the vein is high. `kept` holds the chance of each thing it
    may keep. Raises TimeUp when sent True.
    """
    actions: dict[tuple[int, int, int], Action] = {}
    heights = tuple(map(len, veins))
    hidden = packed([piece for vein in veins for piece in vein])
    layer: dict[Spot, float] = {(heights, hidden, pile, keep): chance for keep, chance in kept.items()}
    for _ in range(sum(heights)):
        after: dict[Spot, float] = {}
        for count, ((heights, hidden, pile, keep), chance) in enumerate(layer.items()):
            if count % SPOTS == 0 and (yield):
                raise TimeUp
            action = actions.get(key := (hidden, pile, keep))
            if action is None:
                action = actions[key] = best(options(plan, hidden, pile, keep))
            if action is Store:
                pile, keep = 0, pile
                action = best(options(plan, hidden, pile, keep))
            for vein, height in enumerate(heights):
                if height:
                    piece = veins[vein][height - 1]
                    lower = (*heights[:vein], height - 1, *heights[vein + 1 :])
                    spot = (lower, hidden - STEP[piece], *_after(action, piece, pile, keep))
                    after[spot] = after.get(spot, 0.0) + chance * height / sum(heights)
        layer = after
    ends: dict[int, float] = {}
    for (_, _, pile, keep), chance in layer.items():
        end = worth(pile, keep)
        ends[end] = ends.get(end, 0.0) + chance
    return ends


def _after(action: Action, piece: int, pile: int, keep: int) -> tuple[int, int]:
    """Pile and kept once `piece` was lifted (GH-13 to GH-15, GH-21, GH-22)."""
    if action is Rush:
        return (pile + STEP[piece], MARKER) if piece == -keep else (pile, 0)
    if action == piece:
        return pile + STEP[piece], keep
    return STEP[piece] if piece < NUGGETS[pile] else pile, keep
