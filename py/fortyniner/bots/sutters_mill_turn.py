"""The ways a seat may go through its turn of Sutter's Mill, tried out on sketches.

In town actions are tried in the small groups that make sense together (a prospector comes and a card is
played), and of all that were tried a few are followed further.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from fortyniner.bots.sutters_mill_outlook import Judgement, Outlook
from fortyniner.bots.sutters_mill_sketch import Done, Sketch, facts
from fortyniner.sutters_mill.deeds import Card
from fortyniner.sutters_mill.moves import (
    Action,
    AnyMove,
    Bonus,
    Bring,
    Dig,
    End,
    Enough,
    Leave,
    Move,
    Play,
    Prospect,
    Remove,
    Shift,
    Town,
    WindDown,
)
from fortyniner.sutters_mill.town import (
    BONUS,
    BUILDINGS,
    CAMPS,
    COLOURS,
    SECTION,
    VALUES,
    Building,
    Rank,
)

VICTORY = 3.0
"""What it counts to end the game as the winner, in points."""
TRIFLE = 1e-6
"""Less is no gain."""
SOON = 12
"""With so few chips left in a section it is time to go to the next camp."""
Group = tuple[Action, ...]
"""Actions that make sense together."""


class Way(NamedTuple):
    """Moves in a row, where they lead, and how the seat likes to end its turn there."""

    liking: float
    moves: tuple[AnyMove, ...]
    sketch: Sketch


Search = Generator[None, bool, Way]
Seen = list[Way]
"""Collects ways that were tried."""


class Turn:
    """A seat's turn as it thinks it through. The searches pause often; sent True, they make do with the best
    way found so far."""

    def __init__(
        self, sketch: Sketch, judge: Judgement, width: int, favour: Mapping[Building, float]
    ) -> None:
        self.seat, self.width, self.favour = sketch.seat, width, favour
        self.outlook = Outlook(judge)
        self.weights = _weights(self.outlook.points(sketch), self.seat, judge.envy)
        self.hurried = False

    def like(self, sketch: Sketch) -> float:
        """How good it is to end the turn there: own points, less those of the others by weight."""
        points = self.outlook.points(sketch)
        liking = 0.0
        for weight, point in zip(self.weights, points, strict=True):
            liking += weight * point
        for building, stack in sketch.stacks.items():
            if facts(stack).holder == self.seat:
                liking += self.favour[building]
        if not sketch.left and points[self.seat] == max(points):
            liking += VICTORY
        return liking

    def start(self, sketch: Sketch) -> Search:
        """The best way through the whole turn (SM-10, SM-11)."""
        best: Way | None = None
        for way in (yield from self.starts(sketch)):
            best = _better(best, way)
        assert best is not None
        return best

    def starts(self, sketch: Sketch) -> Generator[None, bool, list[Way]]:
        """The best way through the whole turn for each way to begin it; at least one."""
        ways: list[Way] = []
        for first, begun in _phases(sketch):
            if begun.diggers and not (self.hurried and ways):
                way = yield from self.dig(begun)
                ways.append(way._replace(moves=(*first, Prospect(), *way.moves)))
            if not (self.hurried and ways):
                way = yield from self.town(begun)
                ways.append(way._replace(moves=(*first, Town(), *way.moves)))
        return ways

    def dig(self, sketch: Sketch, dug: int = 0, seen: Seen | None = None) -> Search:
        """The best way to go on prospecting when so many have dug: each goes where it is liked best.

        Adds to `seen` how the first may go, where each is liked as if the game stood still after it.
        """
        best: Way | None = None
        way = Way(0.0, (), sketch)
        while way.sketch.diggers and not self.hurried:
            if dug or way.moves:
                best = _better(best, self.enough(way))
            ways = []
            for building in BUILDINGS:
                after = way.sketch.dug(building)
                ways.append(Way(self.like(after), (*way.moves, Dig(building)), after))
                yield from self._pause()
                if self.hurried:
                    break
            if seen is not None and not way.moves:
                seen += ways
            way = _best(ways)
        return _better(best, self.enough(way) if way.sketch.left else way)

    def enough(self, way: Way) -> Way:
        """The businesses run, and the bonus taken or not."""
        ran = way.sketch.paid_out(way.sketch.businesses())
        for _ in _due(ran):
            richer = ran.paid_out(1)
            if self.like(richer) < self.like(ran):
                break
            ran = richer
        return Way(self.like(ran), (*way.moves, Enough()), ran)

    def bonus(self, sketch: Sketch) -> Way:
        """Whether to take a chip more (SM-24)."""
        return _best(self.bonuses(sketch))

    def bonuses(self, sketch: Sketch) -> list[Way]:
        """To take a chip more, or not (SM-24)."""
        richer = sketch.paid_out(1)
        return [
            Way(self.like(richer), (Bonus(True),), richer),
            Way(self.like(sketch), (Bonus(False),), sketch),
        ]

    def town(self, sketch: Sketch, seen: Seen | None = None) -> Search:
        """The best way to go on in town, to the end of the turn. Adds to `seen` all that was tried."""
        best = Way(self.like(sketch), (End(),), sketch)
        beam = [Way(0.0, (), sketch)]
        while beam and not self.hurried:
            found: dict[object, Way] = {}
            for way in beam:
                yield from self._follow(way, found)
            ways = sorted(found.values(), key=_liking, reverse=True)
            if seen is not None:
                seen += ways
            beam = ways[: self.width]
            for way in beam[:1]:
                best = _better(best, way._replace(moves=(*way.moves, End())))
        return best

    def _follow(self, way: Way, found: dict[object, Way]) -> Generator[None, bool, None]:
        """Adds to `found` what may come next, what comes to the same once."""
        for after, moves in _steps(way.sketch):
            if self.hurried:
                return
            key = after.key()
            if key not in found:
                found[key] = Way(self.like(after), way.moves + moves, after)
            yield from self._pause()
        if not self.hurried:
            yield from self._pause()

    def _pause(self) -> Generator[None, bool, None]:
        """Let others do something."""
        if (yield):
            self.hurried = True


def _liking(way: Way) -> float:
    return way.liking


def _best(ways: Sequence[Way]) -> Way:
    """The way liked best, the first of equals."""
    return max(ways, key=_liking)


def _better(best: Way | None, way: Way) -> Way:
    """The new way if it is really better."""
    return way if best is None or way.liking > best.liking + TRIFLE else best


def _phases(sketch: Sketch) -> Iterator[tuple[tuple[AnyMove, ...], Sketch]]:
    """To stay in the present phase, or to switch (SM-10)."""
    yield (), sketch
    if not sketch.winding[sketch.seat]:
        yield (WindDown(),), sketch.wound_down()


def _weights(points: Sequence[float], seat: int, envy: float) -> list[float]:
    """How much the points of each seat weigh: a rival's the more, the nearer it is to the best of them."""
    best = max(point for other, point in enumerate(points) if other != seat)
    near = [0.0 if other == seat else 1 / (1 + (best - point) / 12) for other, point in enumerate(points)]
    total = 0.0
    for one in near:
        total += one
    return [1.0 if other == seat else -envy * one / total for other, one in enumerate(near)]


def _due(sketch: Sketch) -> list[Building]:
    """The bonus buildings that pay the seat after its businesses ran (SM-24)."""
    if not sketch.left:
        return []
    last = (sketch.taken + sketch.left - 1) // SECTION if sketch.literal else sketch.section
    held = sketch.held()[sketch.seat]
    pays = [BONUS[COLOURS[section]] for section in range(sketch.section, last + 1)]
    return [building for building in pays if building in held]


def _steps(sketch: Sketch) -> Iterator[Done]:
    """What may sensibly be done next in town."""
    if not sketch.may_go_on:
        return
    groups = _winding_down(sketch) if sketch.winding[sketch.seat] else _building_up(sketch)
    for group in groups:
        if after := sketch.done(*group):
            yield after
    for shift in _shifts(sketch):
        if after := sketch.done(shift):
            yield after


def _to_camps(sketch: Sketch) -> Iterator[Group]:
    """Into the current camp, or into the next one when it is near."""
    section, standing = sketch.section, sketch.standing[sketch.seat]
    near = sketch.rest < SOON and sketch.left > sketch.rest
    for camp in CAMPS[section : section + 1 + near]:
        if sketch.crew[sketch.seat]:
            yield (Bring(camp),)
        yield from ((Move(old, camp),) for old in standing if old != camp)


def _building_up(sketch: Sketch) -> Iterator[Group]:
    """Who Builds Up goes to dig, or plays a card, and fetches those whom it takes."""
    yield from _to_camps(sketch)
    seat = sketch.seat
    if not sketch.hands[seat]:
        return
    for building in BUILDINGS:
        own = len(facts(sketch.stacks[building]).own.get(seat, ()))
        lacking = own + 1 - sketch.standing[seat].get(building, 0)
        for fetched in _fetch(sketch, building, max(lacking, 0)):
            yield from ((*fetched, Play(rank, building)) for rank in _ranks(sketch, building))


def _fetch(sketch: Sketch, building: Building, lacking: int) -> Iterator[Group]:
    """Ways for so many prospectors to come to a building; none for more than two."""
    crew, standing = sketch.crew[sketch.seat], sketch.standing[sketch.seat]
    walks = [Move(old, building) for old in standing if old != building]
    if lacking <= min(crew, 2):
        yield (Bring(building),) * lacking
    if lacking == 1:
        yield from ((walk,) for walk in walks)
    elif lacking == 2 and crew == 1:
        yield from ((Bring(building), walk) for walk in walks[:1])


def _ranks(sketch: Sketch, building: Building) -> list[Rank]:
    """The highest card in hand, the lowest, and the lowest that gets the deed."""
    seat, stack, hand = sketch.seat, sketch.stacks[building], sketch.hands[sketch.seat]
    ranks = [hand[0], hand[-1]]
    if stack and building not in sketch.closed and facts(stack).holder != seat:
        enough = (rank for rank in reversed(hand) if facts((*stack, Card(seat, rank))).holder == seat)
        ranks += list(islice(enough, 1))
    return sorted(set(ranks), key=lambda rank: (VALUES[rank], rank))


def _winding_down(sketch: Sketch) -> Iterator[Group]:
    """Who Winds Down goes to dig, leaves, or takes a card away, and goes there first."""
    yield from _to_camps(sketch)
    standing = sketch.standing[sketch.seat]
    yield from ((Leave(space),) for space in standing)
    for building in BUILDINGS:
        stack = sketch.stacks[building]
        if stack and sketch.fresh.get(building, 0) > 0:
            yield (Remove(building),)
        if sketch.seat in facts(stack).own:
            yield from ((Move(old, building), Remove(building)) for old in standing if old != building)


def _shifts(sketch: Sketch) -> Iterator[Shift]:
    """Own cards one place up or down, where it is granted and a prospector stands (SM-50)."""
    if not sketch.granted(Shift("CHURCH", 0, True)):
        return
    for building in BUILDINGS:
        if building in sketch.standing[sketch.seat]:
            stack = sketch.stacks[building]
            for place, card in enumerate(stack):
                for up in (True, False):
                    if card.seat == sketch.seat and 0 <= place + (1 if up else -1) < len(stack):
                        yield Shift(building, place, up)
