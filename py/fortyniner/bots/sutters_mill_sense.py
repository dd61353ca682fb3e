"""What is known about playing Sutter's Mill, for players that need no more than that."""

from collections.abc import Generator, Sequence
from typing import Any

from fortyniner.bots.sense import Idea, Ideas, Terms
from fortyniner.bots.sutters_mill_outlook import Judgement, Outlook
from fortyniner.bots.sutters_mill_sketch import Sketch
from fortyniner.bots.sutters_mill_thumb import WHIM, glance, thumb
from fortyniner.bots.sutters_mill_turn import Turn, Way
from fortyniner.chance import Chance
from fortyniner.refusal import Refusal
from fortyniner.sutters_mill.game import State as Table
from fortyniner.sutters_mill.moves import AnyMove, End
from fortyniner.sutters_mill.town import BUILDINGS, Building
from fortyniner.sutters_mill.view import View
from fortyniner.sutters_mill.workers import can_remove

PLANS = 8
"""So many of the ways through a turn are kept in mind."""


class SuttersMill:
    """What is known about playing Sutter's Mill."""

    scale = 10.0
    temper = 1.5
    ahead = 1
    """Rounds to come that are worth looking at."""
    judgement = Judgement()
    width = 3

    def __init__(self, whim: float = WHIM) -> None:
        self.whim = whim
        """How far gains may be misjudged by rule of thumb, in nuggets."""

    def until(self, view: View) -> int:
        """Through the present round and those to come."""
        return view["round"] + self.ahead + 1

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """The first moves of ways through the turn, by what is promised at its end."""
        return [Idea(way.liking, way.moves[0]) for way in (yield from self.ways(state, chance))]

    def ways(self, table: Table, chance: Chance) -> Generator[None, bool, list[Way]]:
        """The best way through the turn that was found for each first move, the best first."""
        seat = table.active
        assert seat is not None
        sketch = _begun(table, seat)
        turn = Turn(sketch, self.judgement, self.width, whims(self.judgement, chance))
        ways: list[Way] = []
        match table.step:
            case "start":
                ways = yield from turn.starts(sketch)
            case "dig":
                ways = yield from _digging(turn, sketch, table.dug)
            case "town":
                ways.append((yield from turn.town(sketch, ways)))
                ways.append(Way(turn.like(sketch), (End(),), sketch))
            case _:
                ways = turn.bonuses(sketch)
        return _firsts(ways)

    def thumb(self, state: Any, chance: Chance) -> AnyMove:
        """What a decent player does without much thought."""
        return thumb(state, chance, self.whim)

    def leads(self, state: Any) -> Sequence[float]:
        """In points."""
        return _leads(Outlook(self.judgement).points(_ended(state)))

    def terms(self, state: Any, seat: int) -> Terms:
        """In points."""
        sketch, outlook = _ended(state), Outlook(self.judgement)
        points = outlook.points(sketch)
        return {**outlook.terms(sketch, seat), "others": _leads(points)[seat] - points[seat]}


class Foresight(SuttersMill):
    """The same for one decision: the turn is thought through once, and then done as it was thought."""

    def __init__(self) -> None:
        super().__init__()
        self._begun = False
        self._plans: dict[object, AnyMove] = {}

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """Of the first state that it is asked about as always, of those after it what comes to mind."""
        if not self._begun:
            self._begun = True
            ways = yield from self.ways(state, chance)
            for way in ways[:PLANS]:
                self._keep(state.copy(), way.moves)
                if (yield):
                    break
            return [Idea(way.liking, way.moves[0]) for way in ways]
        ideas = glance(state)
        if planned := self._planned(state):
            ideas = [
                Idea(ideas[0].appeal + self.temper, planned),
                *(idea for idea in ideas if idea.move != planned),
            ]
        return ideas

    def thumb(self, state: Any, chance: Chance) -> AnyMove:
        """What was thought of, or else what comes to mind."""
        return self._planned(state) or super().thumb(state, chance)

    def _keep(self, table: Table, moves: Sequence[AnyMove]) -> None:
        """Keeps what comes next on that way, as long as it is the turn of the same seat."""
        seat = table.active
        for move in moves:
            if table.active != seat or not _legal(table, move):
                return
            self._plans.setdefault(_mark(table), move)
            table.play(move)

    def _planned(self, table: Table) -> AnyMove | None:
        move = self._plans.get(_mark(table))
        return move if move and _legal(table, move) else None


def whims(judge: Judgement, chance: Chance) -> dict[Building, float]:
    """A little more for some buildings than for others, so that matches differ."""
    drawn = chance.fork("favour")
    return {building: judge.whim * drawn.below(100) / 100 for building in BUILDINGS}


def _begun(table: Table, seat: int) -> Sketch:
    """The table for the seat whose turn it is, and who has removed a card before in this turn."""
    sketch = Sketch.of(table, seat)
    for building in BUILDINGS:
        if not can_remove(table.workers, building):
            sketch.fresh.pop(building, None)
    return sketch


def _ended(table: Table) -> Sketch:
    """The table for the seat whose turn was the last to end."""
    next = table.first if table.active is None else table.active
    return Sketch.of(table, (next - 1) % len(table.paid))


def _digging(turn: Turn, sketch: Sketch, dug: int) -> Generator[None, bool, list[Way]]:
    """To go on digging at each building, and to end it; the best is liked for all that comes after it."""
    ways: list[Way] = []
    best = yield from turn.dig(sketch, dug, ways)
    gap = best.liking - max((way.liking for way in ways), default=best.liking)
    ways = [best, *(way._replace(liking=way.liking + gap) for way in ways)]
    if dug:
        ways.append(turn.enough(Way(0.0, (), sketch)))
    return ways


def _firsts(ways: Sequence[Way]) -> list[Way]:
    """The best of the ways for each first move, the best first; of equals the longest."""
    found: dict[AnyMove, Way] = {}
    for way in sorted(ways, key=lambda way: (-way.liking, -len(way.moves))):
        found.setdefault(way.moves[0], way)
    return list(found.values())


def _leads(points: Sequence[float]) -> list[float]:
    """By how much each is ahead of the others: of the midst between the most and the average of them."""
    leads = []
    for seat, own in enumerate(points):
        most, whole = float("-inf"), 0.0
        for other, point in enumerate(points):
            if other != seat:
                whole += point
                most = max(most, point)
        leads.append(own - (most + whole / (len(points) - 1)) / 2)
    return leads


def _mark(table: Table) -> object:
    """Tells states of one turn apart by what its seat did."""
    seat = table.active
    assert seat is not None
    return (
        table.round,
        seat,
        table.step,
        table.dug,
        table.actions,
        len(table.takers),
        len(table.used),
        table.winding[seat],
        table.crew[seat],
        frozenset(table.standing[seat].items()),
        tuple(map(tuple, table.stacks.values())),
    )


def _legal(table: Table, move: AnyMove) -> bool:
    try:
        table.check(move)
    except Refusal:
        return False
    return True
