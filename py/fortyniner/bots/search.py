"""The search player: it follows many ways the match may go, each with a fresh guess of what is hidden.

This is information-set Monte Carlo tree search with one observer and an open loop: a node stands for the
moves that led to it, whatever chance brought between them, so its figures are averages over guesses and
draws. At a node the moves come in the order of the ideas of a `Sense`, and more of them are tried as it is
visited more often. A way goes down the tree, one step out of it, on by rule of thumb for a few rounds, and is
then valued by the lead of each seat: every seat is thought to play for itself.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

from fortyniner.bots import Thought
from fortyniner.bots.sense import Idea, Sense
from fortyniner.chance import Chance
from fortyniner.match import Chair
from fortyniner.refusal import Refusal

ODDS = log(3)
"""Of three wins in four."""


class Plan(NamedTuple):
    """How a search goes about it; the defaults did well in matches against the one-step players."""

    ways: int = 400
    """Ways to follow, if there is time for them."""
    curious: float = 0.3
    """How much a move is preferred for being promising and little tried, in chances to win."""
    wide: float = 1.2
    """How many moves are tried: the root of the visits times this, and one."""


class Searcher:
    """Looks ahead as far as its time allows."""

    def __init__(self, sense: Sense, plan: Plan) -> None:
        self.sense = sense
        self.plan = plan

    def think(self, chair: Chair) -> Thought:
        """The move whose ways were followed most."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        tree = Tree(self.sense, self.plan, chair)
        for done in range(1, self.plan.ways + 1):
            late = yield from tree.follow(chair.chance.fork(f"way {done}"))
            if late or tree.settled(self.plan.ways - done):
                break
        return tree.ranking()[0].move


class Tree:
    """The ways followed so far from one decision."""

    def __init__(self, sense: Sense, plan: Plan, chair: Chair) -> None:
        self.sense = sense
        self.plan = plan
        self.chair = chair
        self.root = Node()
        self._until = sense.until(chair.view)

    def follow(self, chance: Chance) -> Generator[None, bool, bool]:
        """One more way; returns whether time is up, and the way was left."""
        state: Any = self.chair.guess(chance.fork("guess"))
        path: list[tuple[Node, Edge, int]] = []
        node: Node | None = self.root
        while node and (seat := state.turn()) is not None:
            moves = state.moves()
            if len(moves) == 1:
                state.play(moves[0])
                continue
            edge = node.choose(state, self.plan)
            if edge is None:
                ideas = yield from self.sense.ideas(state, chance)
                edge = node.learn(ideas, self.sense.temper)
            path.append((node, edge, seat))
            state.play(edge.move)
            node = edge.next()
        if (yield):
            return True
        while state.turn() is not None and state.round < self._until:
            state.play(self.sense.thumb(state, chance))
            if (yield):
                return True
        values = self._values(state)
        for node, edge, seat in path:
            node.add(values[seat])
            edge.add(values[seat])
        return False

    def _values(self, state: Any) -> Sequence[float]:
        """The chance of each seat to win; of those who won a match together, each has its part."""
        if state.turn() is None:
            standings = state.standings()
            seats, winners = range(len(standings.scores)), standings.winners
            return [(seat in winners) / len(winners) if winners else 1 / len(seats) for seat in seats]
        odds = ODDS / self.sense.scale
        return [1 / (1 + exp(-odds * lead)) for lead in self.sense.leads(state)]

    def settled(self, left: int) -> bool:
        """Whether so many ways more could not change the choice."""
        visits = sorted((edge.visits for edge in self.root.edges), reverse=True)
        return len(visits) == 1 or visits[0] - visits[1] > left

    def ranking(self) -> Sequence[Edge]:
        """The moves that were thought of, those whose ways were followed most first."""
        return sorted(self.root.edges, key=lambda edge: -edge.visits)


class Figures:
    """How often something was visited, and the chances to win that followed."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    @property
    def mean(self) -> float:
        """The average chance to win; only of something that was visited."""
        return self.total / self.visits


class Node(Figures):
    """A decision in the tree, and the moves that were thought of there."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        super().__init__()
        self.edges: list[Edge] = []

    def learn(self, ideas: Sequence[Idea], temper: float) -> Edge:
        """Adds the moves that are new here, each with its promise; returns that of the best idea."""
        known = {edge.move: edge for edge in self.edges}
        best = ideas[0].appeal
        weights = [exp(max(-30.0, (idea.appeal - best) / temper)) for idea in ideas]
        whole = 0.0
        for weight in weights:
            whole += weight
        for idea, weight in zip(ideas, weights, strict=True):
            if idea.move not in known:
                known[idea.move] = edge = Edge(idea.move, weight / whole)
                self.edges.append(edge)
        return known[ideas[0].move]

    def choose(self, state: Any, plan: Plan) -> Edge | None:
        """The move to follow next; None where none that was thought of is legal."""
        if not self.visits:
            return None
        root = sqrt(self.visits)
        mean, reach = self.mean, plan.curious * root
        tried = 1 + int(plan.wide * root)
        order = sorted(self.edges[:tried], key=lambda edge: -edge.interest(mean, reach))
        return next((edge for edge in (*order, *self.edges[tried:]) if _legal(state, edge.move)), None)


class Edge(Figures):
    """A move at a node, how promising it looked, and what came of it."""

    __slots__ = ("_next", "move", "promise")

    def __init__(self, move: Any, promise: float) -> None:
        super().__init__()
        self.move = move
        self.promise = promise
        self._next: Node | None = None

    def interest(self, usual: float, reach: float) -> float:
        """How much it should be followed: what came of it, and more while it was tried little."""
        return (self.mean if self.visits else usual) + reach * self.promise / (1 + self.visits)

    def next(self) -> Node | None:
        """The decision after it; None the first time, for the way then leaves the tree."""
        if not self.visits:
            return None
        if self._next is None:
            self._next = Node()
        return self._next


def _legal(state: Any, move: Any) -> bool:
    try:
        state.check(move)
    except Refusal:
        return False
    return True
