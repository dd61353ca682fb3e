"""A rule of thumb for Sutter's Mill: what a decent player does without much thought, step by step.

Every action gets a gain in nuggets at a glance: a card brought out counts the more, the less time there is
for all that lies in town; a deed counts by the turns that are left. In town the best action is done as long
as it gains more than it costs; a seat digs if that brings more than the three best actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fortyniner.bots.sense import Idea
from fortyniner.bots.sutters_mill_sketch import Facts, facts
from fortyniner.chance import Chance
from fortyniner.sutters_mill.deeds import adventurer
from fortyniner.sutters_mill.game import State as Table
from fortyniner.sutters_mill.moves import (
    Action,
    AnyMove,
    Bonus,
    Bring,
    Dig,
    End,
    Enough,
    Free,
    Leave,
    Move,
    Play,
    Prospect,
    Remove,
    Town,
    WindDown,
)
from fortyniner.sutters_mill.rules import FREE
from fortyniner.sutters_mill.town import (
    BONUS,
    BUILDINGS,
    CAMPS,
    COLOURS,
    SECTION,
    VALUES,
    VEIN,
    Building,
    Rank,
    Space,
)
from fortyniner.sutters_mill.workers import can_remove

CHIP = 2.2
"""What a chip is worth."""
PACE = 0.42
"""The part of its turns in which a seat digs."""
DIGGING = 0.45
"""How many of its prospectors dig then, and how many of its deeds pay."""
PAYING = 0.8
ACTIONS = 2.6
"""Actions a turn for what is to be brought out."""
FETCH = 1.3
"""Actions it takes to bring a card out; for each card of another's that lies on it; for a prospector."""
COVER = 0.6
WAY_OUT = 0.5
SWITCH = 0.9
"""The load at which it is time to wind down: the actions to do, as a part of those there is time for."""
IDLE, BUSY = 0.3, 1.1
"""At the one load there is plenty of time for all that is to be done, at the other it has to be done now."""
PATIENT = 0.15
"""What an action that may wait counts, as a part of one that may not."""
DEED = 0.45
"""Chips that a deed brings a turn."""
GRANT = 3.0
"""What its free actions are worth."""
FRAIL = 0.22
"""What a card on top of a deed that is disputed counts of it."""
TO_CAMP = 2.0
"""What a prospector gains by going to dig."""
PLAY = 0.7
"""What a card played gains, as a part of its value."""
CROWD = 3.0
"""How much less for each own card in that stack."""
WALK = 0.6
"""What an action counts for which somebody has to go first, as a part of it."""
HELP = 1.7
"""What it costs to bring out a card of another's, as a part of its value."""
LAST = 2.5
"""With fewer turns left prospectors leave the town."""
NEAR = 2
"""When so many chips more than the diggers take are left in a section, others go to the next camp."""
MARGIN = 0.3
"""What an action has to gain beyond its price."""
THRIFT = 0.4
"""How much dearer an action is for who has few nuggets."""
POOR = 4
WHIM = 0.5
"""By how much gains have to differ to be surely told apart."""
SLIP = 2.5
"""How much worse another way to begin a turn, to dig or to end digging seems."""

_BONUSES = tuple(BONUS[colour] for colour in COLOURS)
_GRANTING: tuple[Building, ...] = ("HALL", "BATH", "EXPRESS", "HOTEL")
Gain = tuple[float, Action]
Whim = Callable[[], float]
"""What is added to a gain as it is misjudged."""


def thumb(table: Table, chance: Chance, whim: float = WHIM) -> AnyMove:
    """The move that comes to mind first; `whim`: how far gains may be misjudged, in nuggets."""
    return Glance(table).first(lambda: whim * chance.below(256) / 256)


def glance(table: Table) -> list[Idea]:
    """The moves that come to mind, the best first."""
    return Glance(table).ideas()


class Glance:
    """What whoever decides sees at a glance."""

    def __init__(self, table: Table) -> None:
        seat = table.active
        assert seat is not None
        assert table.left
        self.table, self.seat = table, seat
        self.standing, self.hand = table.standing[seat], table.hands[seat]
        self.winding = table.winding[seat]
        self.known: dict[Space, Facts] = {
            building: facts(tuple(stack)) for building, stack in table.stacks.items() if stack
        }
        counts = [0] * len(table.paid)
        self.held: list[Building] = []
        """Own deeds."""
        for building in BUILDINGS:
            if building in self.known and building not in table.closed:
                owner = self.known[building].holder
                assert owner is not None
                counts[owner] += 1
                if owner == seat:
                    self.held.append(building)
        taken = len(table.takers)
        self.left = VEIN - taken - table.lost
        section = taken // SECTION
        self.rest = min(SECTION - taken % SECTION, self.left)
        self.bonus = _BONUSES[section]
        self.diggers = self.standing.get(CAMPS[section], 0)
        self.camp = self.goal = CAMPS[section]
        if self.diggers and self.rest <= self.diggers + NEAR and self.left > self.rest:
            self.goal = CAMPS[section + 1]
        self.chips = self.diggers + len(self.held) + (self.bonus in self.held)
        """To be had by digging now."""
        if adventurer(counts) == seat:
            self.chips += 1
        self.turns = self.left / self._stream(counts)
        self.load = self._jobs() / (ACTIONS * self.turns + 0.3)
        self.urgency = min(1.0, max(PATIENT, (self.load - IDLE) / (BUSY - IDLE)))

    def _stream(self, counts: list[int]) -> float:
        """Chips that leave the vein in a round."""
        table, stream = self.table, 0.5
        for seat, deeds in enumerate(counts):
            if men := table.men(seat) + 0.5 * table.crew[seat]:
                stream += PACE * (DIGGING * men + PAYING * deeds)
        return stream

    def _jobs(self) -> float:
        """Actions it takes to bring everything out."""
        jobs = WAY_OUT * sum(self.standing.values())
        for known in self.known.values():
            for _, covers in known.own.get(self.seat, ()):
                jobs += FETCH + COVER * covers
        return jobs

    def first(self, whim: Whim) -> AnyMove:
        """What comes to mind first."""
        match self.table.step:
            case "start":
                return self._start(whim)
            case "dig":
                return self._dig()
            case "bonus":
                return Bonus(self.left > 1 or self._wins(1))
            case _:
                return self._town(whim)

    def ideas(self) -> list[Idea]:
        """What comes to mind, the best first."""
        if self.table.step == "town":
            ideas = [Idea(0.0, End()), *self._actions()]
        else:
            first = self.first(float)
            ideas = [Idea(0.0, first)]
            ideas += (Idea(-SLIP, move) for move in self.table.moves() if move != first)
        return sorted(ideas, key=lambda idea: -idea.appeal)

    def _start(self, whim: Whim) -> AnyMove:
        if not self.winding and self.load > SWITCH:
            return WindDown()
        if not self.diggers:
            return Town()
        town = self._turn_in_town()
        if self.chips >= self.left:
            return Prospect() if town <= 0 or self._wins(self.chips) else Town()
        return Prospect() if self.chips * CHIP + whim() > town + whim() else Town()

    def _turn_in_town(self) -> float:
        """What the three best actions gain beyond their prices."""
        gains = sorted((gain for gain, _ in self._gains()), reverse=True)
        whole = 0.0
        for gain, price in zip(gains, range(3), strict=False):
            whole += max(0.0, gain - price)
        return whole

    def _wins(self, chips: int) -> bool:
        """Whether it wins to take so many chips, the last ones."""
        scores = [score.total for score in self.table.standings().scores]
        own = scores.pop(self.seat) + CHIP * min(chips, self.left)
        return own >= max(scores)

    def _dig(self) -> AnyMove:
        """Where a card is to be played, or brought out; the last chip only for who wins."""
        if not self.diggers or (self.table.dug and self.left == 1 and not self._wins(1)):
            return Enough()
        if not self.hand:
            return Dig(max(BUILDINGS, key=self._fetching))
        value = VALUES[self._highest()]
        free = [building for building in BUILDINGS if not self._spare(building)]
        return Dig(max(free or BUILDINGS, key=lambda building: self._place(building, value)))

    def _fetching(self, building: Building) -> float:
        """The value of the card that one prospector more could bring out there, less what lies on it."""
        if known := self.known.get(building):
            cards = known.own.get(self.seat, ())[self.standing.get(building, 0) :]
            if cards:
                return 20.0 + cards[0][0] - 3 * cards[0][1]
        return 0.0

    def _town(self, whim: Whim) -> AnyMove:
        """The best action, as long as it gains enough."""
        best = MARGIN + max(whim(), whim(), whim())  # to end is misjudged as the best of many actions is
        choice: AnyMove = End()
        for gain, move in self._actions():
            gain += whim()
            if gain > best:
                best, choice = gain + MARGIN, move
        return choice

    def _actions(self) -> Iterator[Idea]:
        """What may be done in town, each free of charge where a deed grants it, and what it gains."""
        table = self.table
        purse, price = table.purse(self.seat), table.price()
        grants = [grant for grant in self.held if grant in FREE and grant not in table.used]
        for gain, action in self._gains():
            for grant in grants:
                kinds, winding = FREE[grant]
                if winding == self.winding and isinstance(action, kinds):
                    yield Idea(gain, Free(grant, action))
                    break
            else:
                if price is not None and price <= purse:
                    yield Idea(gain - price * (1 + THRIFT * (purse < POOR)), action)

    def _gains(self) -> Iterator[Gain]:
        """What may be done in town, and what it gains, prices aside."""
        return self._going_out() if self.winding else self._coming_in()

    def _deed(self, building: Building) -> float:
        """What that deed is worth in the turns to come."""
        worth = DEED * CHIP * self.turns
        if building == self.bonus and self.rest > 5:
            worth *= 2
        return worth + GRANT if building in _GRANTING else worth

    # Building Up

    def _coming_in(self) -> Iterator[Gain]:
        table, crew = self.table, self.table.crew[self.seat]
        if self.hand:
            rank = self._highest()
            for building in BUILDINGS:
                spare = self._spare(building)
                if spare > 0:
                    yield self._place(building, VALUES[rank]), Play(rank, building)
                elif not spare and (action := self._go(crew, building)):
                    yield WALK * self._place(building, VALUES[rank]), action
        if self.standing.get(self.goal, 0) < table.left and (action := self._go(crew, self.goal)):
            yield TO_CAMP, action

    def _highest(self) -> Rank:
        return max(self.hand, key=VALUES.__getitem__)

    def _spare(self, building: Space) -> int:
        """Prospectors there beyond those who are needed for the cards that lie there."""
        known = self.known.get(building)
        return self.standing.get(building, 0) - (len(known.own.get(self.seat, ())) if known else 0)

    def _go(self, crew: int, space: Space) -> Action | None:
        """How somebody comes there: from hand, or from where most stand who have nothing to do."""
        if crew:
            return Bring(space)
        best: Space | None = None
        for old, count in self.standing.items():
            if old in (space, self.camp, self.goal) or (
                self.hand and old not in CAMPS and self._spare(old) > 0
            ):
                continue
            if best is None or count > self.standing[best]:
                best = old
        return best and Move(best, space)

    def _place(self, building: Building, value: int) -> float:
        """What a card of that value gains there, if prospectors stand there."""
        worth = PLAY * value
        known = self.known.get(building)
        if not known:
            return worth + (0.0 if building in self.table.closed else self._deed(building))
        worth -= CROWD * len(known.own.get(self.seat, ()))
        if building in self.table.closed:
            return worth
        own = others = 0
        for seat, whole in known.sums.items():
            if seat == self.seat:
                own = whole
            elif whole > others:
                others = whole
        if building in self.held:
            return worth + FRAIL * self._deed(building) * (others > 0 and own - others < 10)
        if own + value > others:
            return worth + self._deed(building) * min(1.0, 0.5 + (own + value - others) / 22)
        return worth

    # Winding Down

    def _going_out(self) -> Iterator[Gain]:
        for building in BUILDINGS:
            known = self.known.get(building)
            if known and self.seat in known.own:
                gain = self._fetched(building, known)
                if self.standing.get(building, 0):
                    if can_remove(self.table.workers, building):
                        yield gain, Remove(building)
                else:
                    old = next((old for old in self.standing if not self._wanted(old)), None)
                    if old:
                        yield WALK * gain, Move(old, building)
        men = sum(self.standing.values())
        leaving = men * min(1.0, max(0.0, LAST - self.turns))
        digging = self.turns > 1
        for old, count in self.standing.items():
            idle = count > self._wanted(old)
            if digging and idle and old != self.goal and self.standing.get(self.goal, 0) < self.left:
                yield TO_CAMP, Move(old, self.goal)
            if leaving and (idle or self.urgency == 1.0):
                yield leaving - 3 * (not idle) - TO_CAMP * (digging and old == self.goal), Leave(old)

    def _fetched(self, building: Building, known: Facts) -> float:
        """What it gains to remove the top card where an own card lies in the stack."""
        value, covers = known.own[self.seat][0]
        gain = 2 * value * self.urgency
        stack = self.table.stacks[building]
        if covers:
            return (gain - HELP * VALUES[stack[-1].rank]) / (1 + COVER * covers)
        if building in self.held and (len(stack) == 1 or facts(tuple(stack[:-1])).holder != self.seat):
            gain -= self._deed(building)
        return gain

    def _wanted(self, space: Space) -> int:
        """Prospectors who have something to do there."""
        if space in (self.camp, self.goal):
            return self.standing[space]
        known = self.known.get(space)
        mine = known.own.get(self.seat) if known else None
        return 1 if mine and (mine[0][1] < 2 or self.urgency == 1.0) else 0
