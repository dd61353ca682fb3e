"""What a move would change, reckoned from what everybody may see: stacks, deeds, the Adventurer, chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fortyniner.sutters_mill import deeds
from fortyniner.sutters_mill.deeds import Card
from fortyniner.sutters_mill.moves import AnyMove, Free, Play, Remove, Shift
from fortyniner.sutters_mill.town import (
    BONUS,
    BUILDINGS,
    CAMPS,
    SECTION,
    VALUES,
    VEIN,
    Building,
    Space,
    colour_at,
    penalty,
)
from table.boards.sutters_mill.terms import View, lying, men_of, stack_of

Stacks = dict[Space, list[Card]]


class Town(NamedTuple):
    """The stacks with what follows from them."""

    stacks: Stacks
    closed: Sequence[Building]
    held: dict[Space, int]
    """Who holds each deed (SM-45)."""
    adventurer: int | None


class Change(NamedTuple):
    """What an action does to deeds and Adventurer."""

    building: Building
    before: Town
    after: Town

    @property
    def passed(self) -> tuple[int | None, int | None] | None:
        """Who held the deed of the building and who will; None where that stays."""
        pair = self.before.held.get(self.building), self.after.held.get(self.building)
        return None if pair[0] == pair[1] else pair

    @property
    def closes(self) -> bool:
        """Whether the deed leaves the game (SM-36)."""
        return self.building in self.after.closed and self.building not in self.before.closed

    @property
    def empties(self) -> bool:
        """Whether the last card goes, and with it a chip from the far end of the vein (SM-36)."""
        return bool(self.before.stacks[self.building]) and not self.after.stacks[self.building]


def town(view: View) -> Town:
    """The town as it is."""
    return _town({building: stack_of(view, building) for building in BUILDINGS}, view["closed"], view)


def _town(stacks: Stacks, closed: Sequence[Building], view: View) -> Town:
    held = {
        building: deeds.holder(tuple(stack))
        for building, stack in stacks.items()
        if stack and building not in closed
    }
    counts = [list(held.values()).count(seat) for seat in range(len(view["seats"]))]
    return Town(stacks, closed, held, deeds.adventurer(counts))


def foresee(view: View, seat: int, move: AnyMove) -> Change | None:
    """What that move of `seat` does to a stack; None where it touches none."""
    action = move.action if isinstance(move, Free) else move
    if not isinstance(action, Play | Remove | Shift):
        return None
    before = town(view)
    stacks: Stacks = {building: stack[:] for building, stack in before.stacks.items()}
    closed = list(before.closed)
    stack = stacks[action.building]
    match action:
        case Play(rank, _):
            stack.append(Card(seat, rank))
        case Remove(building) if stack:
            stack.pop()
            if not stack and building not in closed:
                closed.append(building)
        case Shift(_, place, up):
            other = place + (1 if up else -1)
            if not (0 <= place < len(stack) and 0 <= other < len(stack)):
                return None
            stack[place], stack[other] = stack[other], stack[place]
    return Change(action.building, before, _town(stacks, closed, view))


class Yield(NamedTuple):
    """What a turn of prospecting brings."""

    men: int
    """Chips for prospectors, one each."""
    deeds: int
    adventurer: int
    bonus: Sequence[Building]
    """Bonus buildings that may pay one more each (SM-24)."""

    @property
    def chips(self) -> int:
        """Without a bonus."""
        return self.men + self.deeds + self.adventurer


def prospecting(view: View, seat: int, men: int) -> Yield:
    """What comes of sending `men` prospectors from now on (SM-21 to SM-24)."""
    left = VEIN - view["lost"] - view["taken"]
    held = view["seats"][seat]["deeds"]
    for_men = min(men, left)
    for_deeds = min(len(held), left - for_men)
    for_adventurer = min(int(view["adventurer"] == seat), left - for_men - for_deeds)
    front = view["taken"] + for_men + for_deeds + for_adventurer
    end = VEIN - view["lost"]
    places = range(front, end) if view["options"]["literal-bonus"] else range(front, min(front + 1, end))
    colours = {colour_at(place) for place in places}
    bonus = [building for colour, building in BONUS.items() if colour in colours and building in held]
    return Yield(for_men, for_deeds, for_adventurer, bonus)


def can_send(view: View, seat: int) -> int:
    """How many prospectors `seat` can send from camp, one after the other, sections passing (SM-22)."""
    waiting = {camp: view["seats"][seat]["standing"].get(camp, 0) for camp in CAMPS}
    sent = 0
    for place in range(view["taken"], VEIN - view["lost"]):
        camp = CAMPS[place // SECTION]
        if not waiting[camp]:
            break
        waiting[camp] -= 1
        sent += 1
    return sent


def plus(view: View, seat: int) -> int:
    """The points it has for cards brought out, and for its nuggets where they are known (SM-62)."""
    place = view["seats"][seat]
    return (place["purse"] or 0) + sum(VALUES[rank] for rank in place["scored"])


def minus(view: View, seat: int) -> tuple[int, int]:
    """What its lying cards and its prospectors would cost, were the game over (SM-62)."""
    cards = sum(VALUES[rank] for rank in lying(view, seat))
    return cards, penalty(men_of(view["seats"][seat]))
