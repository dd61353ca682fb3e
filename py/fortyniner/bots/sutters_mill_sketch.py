"""A table of Sutter's Mill as one seat sees it, light enough to try out many turns on.

Chips that are still in the vein, and those of purses that are hidden, count the average of their colour.
Only what the seat itself may do is done on it; whether a move is legal, the engine says.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fortyniner.sutters_mill.deeds import Card, adventurer, holder, sums
from fortyniner.sutters_mill.game import State as Table
from fortyniner.sutters_mill.moves import Action, AnyMove, Bring, Free, Leave, Move, Play, Remove, Shift
from fortyniner.sutters_mill.town import (
    CAMPS,
    CHIPS,
    COLOURS,
    PRICES,
    PURSE,
    SECTION,
    VALUES,
    VEIN,
    Building,
    Rank,
    Space,
)
from fortyniner.sutters_mill.view import Place, View

CHIP = tuple(sum(CHIPS[colour]) // len(CHIPS[colour]) for colour in COLOURS)
"""What a chip of each section is worth on average."""
Stack = tuple[Card, ...]
Done = tuple["Sketch", tuple[AnyMove, ...]]
"""A sketch after some moves, and these."""

_GRANTS: dict[type, tuple[tuple[Building, bool | None], ...]] = {
    Bring: (("HALL", False),),
    Move: (("HALL", False), ("HOTEL", True)),
    Play: (("BATH", False),),
    Remove: (("EXPRESS", True),),
    Leave: (("HOTEL", True),),
    Shift: (("CHURCH", None),),
}
"""The deeds that grant an action free of charge, and whether while Winding Down, else Building Up (SM-50)."""
_ALL_GRANTS = {grant for grants in _GRANTS.values() for grant in grants}


class Facts(NamedTuple):
    """What a stack means."""

    holder: int | None
    sums: dict[int, int]
    own: dict[int, tuple[tuple[int, int], ...]]
    """By seat its cards from the top down: the value, and how many cards of others lie on it and below its
    next higher one."""


@lru_cache(maxsize=8192)
def facts(stack: Stack) -> Facts:
    """What that stack means."""
    own: dict[int, list[tuple[int, int]]] = {}
    reached: dict[int, int] = {}
    for depth, (seat, rank) in enumerate(reversed(stack)):
        own.setdefault(seat, []).append((VALUES[rank], depth - reached.get(seat, 0)))
        reached[seat] = depth + 1
    return Facts(
        holder(stack) if stack else None, sums(stack), {seat: tuple(cards) for seat, cards in own.items()}
    )


class Sketch:
    """The table. Lists by seat hold seat 0 first; `seat` is the one that thinks."""

    seat: int
    purses: list[int]
    crew: list[int]
    hands: list[tuple[Rank, ...]]
    """Highest first."""
    standing: list[dict[Space, int]]
    scored: list[int]
    """What the cards brought out count."""
    winding: list[bool]
    stacks: dict[Building, Stack]
    closed: frozenset[Building]
    taken: int
    lost: int
    actions: int
    used: frozenset[Building]
    fresh: dict[Space, int]
    """Prospectors of the seat that may still remove a card there in this turn (SM-35)."""
    prices: tuple[int, ...]
    literal: bool
    """Whether every bonus pays while its colour lasts (SM-24)."""

    @classmethod
    def seen(cls, view: View, seat: int) -> Sketch:
        """The table as that seat sees it, with its prospectors all `fresh`."""
        sketch, places = cls(), view["seats"]
        sketch.seat = seat
        sketch.purses = [_purse(place) for place in places]
        sketch.crew = [place["crew"] for place in places]
        sketch.hands = [
            tuple(sorted(place["hand"], key=lambda rank: VALUES[rank], reverse=True)) for place in places
        ]
        sketch.standing = [place["standing"].copy() for place in places]
        sketch.scored = [sum(VALUES[rank] for rank in place["scored"]) for place in places]
        sketch.winding = [place["winding"] for place in places]
        sketch.stacks = {
            building: tuple(Card(*card) for card in stack) for building, stack in view["stacks"].items()
        }
        sketch.closed, sketch.used = frozenset(view["closed"]), frozenset(view["used"])
        sketch.taken, sketch.lost, sketch.actions = view["taken"], view["lost"], view["actions"]
        sketch.fresh = sketch.standing[seat].copy()
        sketch.prices = PRICES[str(view["options"]["costs"])]
        sketch.literal = bool(view["options"]["literal-bonus"])
        return sketch

    @classmethod
    def of(cls, table: Table, seat: int) -> Sketch:
        """The table as it is, secrets too, for that seat to think about when a turn is over."""
        sketch = cls()
        sketch.seat = seat
        sketch.purses = _purses(table)
        sketch.crew, sketch.winding = table.crew[:], table.winding[:]
        sketch.hands = [tuple(sorted(hand, key=VALUES.__getitem__, reverse=True)) for hand in table.hands]
        sketch.standing = [places.copy() for places in table.standing]
        sketch.scored = [sum(map(VALUES.__getitem__, pile)) for pile in table.scored]
        sketch.stacks = {building: tuple(stack) for building, stack in table.stacks.items()}
        sketch.closed, sketch.used = frozenset(table.closed), frozenset(table.used)
        sketch.taken, sketch.lost, sketch.actions = len(table.takers), table.lost, table.actions
        sketch.fresh = sketch.standing[seat].copy()
        sketch.prices = PRICES[str(table.options["costs"])]
        sketch.literal = bool(table.options["literal-bonus"])
        return sketch

    def copy(self) -> Sketch:
        """A sketch of its own. What others do not do in this turn is shared."""
        twin = object.__new__(Sketch)
        twin.__dict__.update(self.__dict__)
        seat = self.seat
        twin.purses, twin.crew, twin.hands = self.purses[:], self.crew[:], self.hands[:]
        twin.standing = self.standing[:]
        twin.standing[seat] = self.standing[seat].copy()
        twin.scored, twin.winding = self.scored[:], self.winding[:]
        twin.stacks, twin.fresh = self.stacks.copy(), self.fresh.copy()
        return twin

    @property
    def left(self) -> int:
        """Chips in the vein."""
        return VEIN - self.taken - self.lost

    @property
    def rest(self) -> int:
        """Chips left in the present section."""
        return min(SECTION - self.taken % SECTION, self.left)

    @property
    def section(self) -> int:
        """The present section, counted from 0. Asks for a vein that is not empty."""
        return self.taken // SECTION

    @property
    def diggers(self) -> int:
        """Own prospectors that could dig now."""
        return self.standing[self.seat].get(CAMPS[self.section], 0) if self.left else 0

    def men(self, seat: int) -> int:
        """Prospectors of that seat on the board."""
        return sum(self.standing[seat].values())

    def held(self) -> list[list[Building]]:
        """By seat the deeds it holds."""
        held: list[list[Building]] = [[] for _ in self.purses]
        for building, stack in self.stacks.items():
            seat = facts(stack).holder
            if seat is not None and building not in self.closed:
                held[seat].append(building)
        return held

    def key(self) -> object:
        """Equal for sketches that come to the same, if one is reached from the other's turn."""
        seat = self.seat
        return (
            frozenset(self.standing[seat].items()),
            self.crew[seat],
            self.hands[seat],
            tuple(self.stacks.values()),
            self.actions,
            self.used,
            frozenset(self.fresh.items()),
        )

    def wound_down(self) -> Sketch:
        """After switching (SM-10)."""
        after, seat = self.copy(), self.seat
        after.winding[seat], after.hands[seat], after.crew[seat] = True, (), 0
        return after

    def dug(self, building: Building) -> Sketch:
        """After one of the diggers went to that building (SM-21)."""
        after = self.copy()
        after._step_off(CAMPS[self.section])
        after._step_on(building)
        return after.paid_out(1)

    def paid_out(self, chips: int) -> Sketch:
        """After the seat took so many chips, or what there are."""
        after = self.copy()
        for _ in range(min(chips, self.left)):
            after.purses[self.seat] += CHIP[after.section]
            after.taken += 1
        return after

    def businesses(self) -> int:
        """How many chips deeds and the Adventurer bring the seat (SM-23)."""
        held = self.held()
        return len(held[self.seat]) + (adventurer([len(deeds) for deeds in held]) == self.seat)

    def done(self, *actions: Action | Shift) -> Done | None:
        """After these actions in town, each free of charge where a deed grants it; None if too dear."""
        if not (self.affords or self.granted(actions[0])):
            return None
        after, moves = self.copy(), list[AnyMove]()
        for action in actions:
            grant = after.granted(action)
            if grant:
                after.used |= {grant}
                moves.append(Free(grant, action))
                after._act(action)
            elif isinstance(action, Shift) or not after._pay():
                return None
            else:
                moves.append(action)
                after._act(action)
        return after, tuple(moves)

    @property
    def affords(self) -> bool:
        """Whether the seat can pay one action more (SM-40)."""
        return self.actions < len(self.prices) and self.prices[self.actions] <= self.purses[self.seat]

    @property
    def may_go_on(self) -> bool:
        """Whether the seat can do anything more in town, paid or granted."""
        return self.affords or any(self._grants(*grant) for grant in _ALL_GRANTS)

    def granted(self, action: Action | Shift) -> Building | None:
        """The deed by which the seat may do that action free of charge (SM-50)."""
        return next((grant for grant, winding in _GRANTS[type(action)] if self._grants(grant, winding)), None)

    def _grants(self, deed: Building, winding: bool | None) -> bool:
        """Whether that deed still grants something in this turn; `winding`: to whom, None to all."""
        return (
            winding in (None, self.winding[self.seat])
            and deed not in self.used
            and deed not in self.closed
            and facts(self.stacks[deed]).holder == self.seat
        )

    def _pay(self) -> bool:
        """Pays the next action, if the seat can (SM-40)."""
        if not self.affords:
            return False
        self.purses[self.seat] -= self.prices[self.actions]
        self.actions += 1
        return True

    def _act(self, action: Action | Shift) -> None:
        seat = self.seat
        match action:
            case Bring(space):
                self.crew[seat] -= 1
                self._step_on(space)
            case Move(old, new):
                self._step_off(old)
                self._step_on(new)
            case Leave(space):
                self._step_off(space)
            case Play(rank, building):
                self.hands[seat] = tuple(card for card in self.hands[seat] if card != rank)
                self.stacks[building] = (*self.stacks[building], Card(seat, rank))
            case Remove(building):
                self._remove(building)
            case Shift(building, place, up):
                stack, other = list(self.stacks[building]), place + (1 if up else -1)
                stack[place], stack[other] = stack[other], stack[place]
                self.stacks[building] = tuple(stack)

    def _remove(self, building: Building) -> None:
        *rest, card = self.stacks[building]
        self.stacks[building] = tuple(rest)
        self.scored[card.seat] += VALUES[card.rank]
        self.fresh[building] -= 1
        if not rest:  # SM-36
            self.closed |= {building}
            self.lost += 1

    def _step_off(self, space: Space) -> None:
        standing = self.standing[self.seat]
        standing[space] -= 1
        self.fresh[space] = min(self.fresh.get(space, 0), standing[space])
        if not standing[space]:
            del standing[space]

    def _step_on(self, space: Space) -> None:
        standing = self.standing[self.seat]
        standing[space] = standing.get(space, 0) + 1
        self.fresh[space] = self.fresh.get(space, 0) + 1


def _purses(table: Table) -> list[int]:
    """The nuggets of each seat."""
    purses = [PURSE - paid for paid in table.paid]
    for value, taker in zip(table.values, table.takers, strict=False):
        purses[taker] += value
    return purses


def _purse(place: Place) -> int:
    """The nuggets of a seat, or what they may be."""
    if place["purse"] is not None:
        return place["purse"]
    found = sum(CHIP[COLOURS.index(colour)] * count for colour, count in place["chips"].items())
    return PURSE + found - place["paid"]
