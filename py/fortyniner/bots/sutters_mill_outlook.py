"""What a table of Sutter's Mill promises each seat, by rule of thumb.

A card that is in and out again counts its value once, one that stays costs it: bringing it out is worth
twice its value. So what counts is how many actions a seat will still have. The outlook reckons how fast the
vein runs dry, from that how many turns a seat has left, puts what is to be brought out in the order of what
an action gains, and weighs each with the chance that there is still time for it. Who is Building Up may
first play more cards, as many as look best, and all that is to be brought out comes so much later: that is
how it finds when to switch. Deeds and prospectors promise a part of what is left in the vein.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from fortyniner.bots.sutters_mill_sketch import CHIP, Sketch, Stack, facts
from fortyniner.sutters_mill.deeds import adventurer
from fortyniner.sutters_mill.town import BONUS, CAMPS, COLOURS, SECTION, VALUES, Building, penalty

Job = tuple[float, float, float]
"""Something to bring out: minus what it gains an action, the actions it takes, what it gains in all."""
NEAR = 16
"""Prospectors in the next camp count in part when so few chips of the present section are left."""
LATER = 2.4
"""What a chip of a later section is worth, roughly."""
POOR = 4
"""With fewer nuggets a seat cannot do all it would."""


@dataclass(frozen=True)
class Judgement:
    """How a bot reckons; the defaults were found in matches of the old hand against itself."""

    envy: float = 0.7
    """How much the points of the others weigh against its own, all together."""
    actions: float = 2.3
    """Actions a turn for what is to be brought out."""
    doubt: float = 0.3
    """How unsure these actions are, as a part of them."""
    slack: float = 0.0
    """Turns it believes to have more than there are."""
    play: float = 1.6
    """Actions it takes to play a card, prospectors and all."""
    fetch: float = 1.4
    """Actions it takes to bring that card out again."""
    cover: float = 0.6
    """Actions for a card of another's on top of an own one: its owner wants it out too."""
    mining: float = 0.45
    """The part of its turns in which a seat digs."""
    dig: float = 0.45
    """How many of its prospectors dig then."""
    deed: float = 0.5
    """How much of a deed will be left of it in the turns to come."""
    frail: float = 0.2
    """How much less where another is as strong."""
    luck: float = 0.6
    """The Adventurer, who soon goes elsewhere."""
    future: float = 0.7
    """A chip to come against one in hand."""
    ready: float = 1.2
    """A prospector in the current camp."""
    again: float = 0.6
    """The same for each deed of its seat."""
    thrift: float = 0.5
    """Each nugget under those it takes to act freely."""
    eager: float = 0.7
    """How surely the others dig who could."""
    ends: float = 0.5
    """Chips that go with the last card of a stack."""
    stay: float = 0.5
    """What each turn left is worth to who is still Building Up, beside the cards it may play."""
    whim: float = 0.6
    """How much more it may like the deed of one building than that of another, in points."""


class Outlook:
    """Reckons what sketches promise. Keeps what it found for the seats that do not act."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self._known: dict[tuple[int, tuple[Stack, ...], int], float] = {}

    def points(self, sketch: Sketch) -> list[float]:
        """The points each seat may expect when the seat that thinks has ended its turn."""
        seats = range(len(sketch.purses))
        if not sketch.left:
            return [_final(sketch, seat) for seat in seats]
        flow, stacks = Flow(sketch, self.judge), tuple(sketch.stacks.values())
        return [self._points(sketch, flow, stacks, seat) for seat in seats]

    def terms(self, sketch: Sketch, seat: int) -> dict[str, float]:
        """What the points of one seat are the sum of."""
        men, lying = sketch.men(seat), 0
        for stack in sketch.stacks.values():
            lying += facts(stack).sums.get(seat, 0)
        terms = {"purse": float(sketch.purses[seat]), "brought out": float(sketch.scored[seat])}
        if not sketch.left:
            over = {"vein": 0.0, "deeds": 0.0, "time": 0.0}
            return terms | {"cards": -float(lying), "prospectors": -float(penalty(men)), **over}
        judge, flow = self.judge, Flow(sketch, self.judge)
        turns, budget = flow.turns[seat], judge.actions * (flow.turns[seat] + judge.slack)
        if seat != sketch.seat:
            budget = int(2 * budget) / 2
        cards = _cards(sketch, seat, 0, budget, judge)
        both = _cards(sketch, seat, men, budget, judge)
        gold = flow.gold(seat)
        thrift = judge.thrift * max(0, POOR - sketch.purses[seat]) * min(turns, 1.0)
        stay = 0.0 if sketch.winding[seat] else judge.stay * turns
        return terms | {
            "cards": cards,
            "prospectors": both - cards - penalty(men),
            "vein": gold * (1 - flow.shares[seat]),
            "deeds": gold * flow.shares[seat],
            "time": stay - thrift,
        }

    def _points(self, sketch: Sketch, flow: Flow, stacks: tuple[Stack, ...], seat: int) -> float:
        judge, turns, men, purse = self.judge, flow.turns[seat], flow.men[seat], sketch.purses[seat]
        points = purse + sketch.scored[seat] - penalty(men) + flow.gold(seat)
        if purse < POOR:
            points -= judge.thrift * (POOR - purse) * min(turns, 1.0)
        budget = judge.actions * (turns + judge.slack)
        if not sketch.winding[seat]:
            points += judge.stay * turns
        if seat == sketch.seat:
            return points + _cards(sketch, seat, men, budget, judge)
        key = seat, stacks, int(2 * budget)
        if key not in self._known:
            self._known[key] = _cards(sketch, seat, men, key[2] / 2, judge)
        return points + self._known[key]


class Flow:
    """How fast the vein runs dry, and into whose purse."""

    def __init__(self, sketch: Sketch, judge: Judgement) -> None:
        self.judge, self.seat, self.standing = judge, sketch.seat, sketch.standing
        self.section, self.left, self.rest = sketch.section, sketch.left, sketch.rest
        self.held = sketch.held()
        self.lucky = adventurer([len(deeds) for deeds in self.held])
        self.men = [sketch.men(seat) for seat in range(len(sketch.standing))]
        """Prospectors on the board, by seat."""
        self.chip = (CHIP[self.section] * self.rest + LATER * (self.left - self.rest)) / self.left
        pays = _bonuses(sketch)
        self.shares: list[float] = []
        """The part of them that deeds bring."""
        self.rates = self._rates(sketch, pays)
        """Chips each seat takes when it digs, by and by."""
        self.turns = self._turns(sketch, pays)
        """Turns that each seat will still have."""

    def _rates(self, sketch: Sketch, pays: Mapping[Building, float]) -> list[float]:
        judge, rates = self.judge, []
        firm = _firmness(sketch, judge)
        for seat, deeds in enumerate(self.held):
            men = self.men[seat] + 0.5 * sketch.crew[seat]
            plain = rate = judge.dig * men + (judge.luck if seat == self.lucky else 0.0)
            for building in deeds:
                rate += firm[building] + judge.deed * pays.get(building, 0.0)
            rates.append(rate if men else 0.0)
            self.shares.append(1 - plain / rate if men else 0.0)
        return rates

    def _turns(self, sketch: Sketch, pays: Mapping[Building, float]) -> list[float]:
        stream, soon = 0.1, 0.5  # never quite nothing
        for seat, deeds in enumerate(self.held):
            stream += self.judge.mining * self.rates[seat]
            ready = self.standing[seat].get(CAMPS[self.section], 0)
            if ready and seat != self.seat:
                bonuses = sum(building in pays for building in deeds)
                soon += self.judge.eager * (ready + len(deeds) + (seat == self.lucky) + bonuses)
        length = max(self.left - self.judge.ends * sum(map(bool, sketch.stacks.values())), 0.5)
        turns = 0.6 * length / soon if length < soon else 0.6 + (length - soon) / stream
        seats = len(self.held)
        steps = [(seat - self.seat) % seats for seat in range(seats)]
        return [turns + (1 - step / seats if step else 0.0) for step in steps]

    def gold(self, seat: int) -> float:
        """Nuggets the seat may still find."""
        judge, standing, turns = self.judge, self.standing[seat], self.turns[seat]
        near = float(min(standing.get(CAMPS[self.section], 0), self.rest))
        if self.left > self.rest and self.rest < NEAR:
            near += standing.get(CAMPS[self.section + 1], 0) * (1 - self.rest / NEAR)
        ready = judge.ready * near + judge.again * min(near, 2.0) * len(self.held[seat])
        later = judge.future * self.chip * self.rates[seat] * judge.mining * turns
        return min(later + ready * min(turns, 1.0), 0.85 * self.chip * self.left)


def _bonuses(sketch: Sketch) -> dict[Building, float]:
    """The bonus buildings that pay, and for how long as a part (SM-24)."""
    section = sketch.section
    pays = {BONUS[COLOURS[section]]: min(1.0, sketch.rest / 12)}
    if sketch.literal:
        last = (sketch.taken + sketch.left - 1) // SECTION
        pays |= {BONUS[COLOURS[later]]: 1.0 for later in range(section + 1, last + 1)}
    return pays


def _firmness(sketch: Sketch, judge: Judgement) -> dict[Building, float]:
    """How much of each deed its holder will have: the less, the nearer another comes to its influence."""
    firm = {}
    for building, stack in sketch.stacks.items():
        known, value = facts(stack), judge.deed
        for seat, total in known.sums.items():
            if known.holder is not None and seat != known.holder:
                lead = known.sums[known.holder] - total
                value = min(value, judge.deed - judge.frail * max(0.0, 1 - lead / 10))
        firm[building] = value
    return firm


def _final(sketch: Sketch, seat: int) -> float:
    """The score if the game ends now (SM-62)."""
    lying = sum(facts(stack).sums.get(seat, 0) for stack in sketch.stacks.values())
    return float(sketch.purses[seat] + sketch.scored[seat] - lying - penalty(sketch.men(seat)))


def _cards(sketch: Sketch, seat: int, men: int, budget: float, judge: Judgement) -> float:
    """What cards and prospectors in town will count in the end, with actions for so many jobs."""
    jobs: list[Job] = [(-number, 1.0, number - 1.0) for number in range(1, men + 1)]
    lying = 0
    for building, stack in sketch.stacks.items():
        walk = building not in sketch.standing[seat]
        for value, covers in facts(stack).own.get(seat, ()):
            lying += value
            actions = 1 + judge.cover * covers + walk
            jobs.append((-2 * value / actions, actions, 2 * value - actions))
            walk = False
    jobs.sort()
    spread = 1.0 + judge.doubt * budget
    best = _gained(jobs, budget, spread)
    if not sketch.winding[seat]:
        stake = 0.0
        for rank in sketch.hands[seat]:
            value = VALUES[rank]
            stake += value + judge.play
            budget -= judge.play
            jobs.append((-2 * value / judge.fetch, judge.fetch, 2 * value - judge.fetch))
            jobs.sort()
            gained = _gained(jobs, budget, spread) - stake
            if gained < best:
                break
            best = gained
    return best - lying


def _gained(jobs: Sequence[Job], budget: float, spread: float) -> float:
    """What jobs done in this order gain, each with the chance that there is time for it."""
    points = 0.0
    for _, actions, gain in jobs:
        budget -= actions
        late = budget / spread
        points += gain * (0.5 + 0.5 * late / sqrt(1 + late * late))
    return points
