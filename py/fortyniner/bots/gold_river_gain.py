"""How a card of Gold River changes what the table is worth to each seat, and how a seat likes that."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyniner.bots.gold_river_worth import ROLLS, STRIKES, Future, Points, worths
from fortyniner.gold_river.cards import CARDS, FIND, GOLD, HOLD_UP, MUSTANG, RAID, RAID_LOSS, TELEGRAPH
from fortyniner.gold_river.effects import HOLD_UP_NUMBERS, use, uses
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.mayors import after_purchase, pay_fee
from fortyniner.gold_river.moves import Bandit, Dynamite, HoldUp, Judge, Move, Vein

AT_LEAST = {number: len([dice for dice in ROLLS if sum(dice) >= number]) / 36 for number in HOLD_UP_NUMBERS}
"""How likely a roll comes up to each number."""
BUILDING = 6.0
"""What a Building is worth to whom knows no better."""
FEW = 8
"""So many ways to use an Action are weighed while it is only one of many cards."""


@dataclass(frozen=True)
class Feelings:
    """How a seat likes a change of everybody's points."""

    seat: int
    envy: Sequence[float]
    """How much a point of each other seat weighs against one of its own."""

    def like(self, change: Sequence[float]) -> float:
        """More is better."""
        liking = change[self.seat]
        for gained, weight in zip(change, self.envy, strict=True):
            liking -= weight * gained
        return liking


def feelings(points: Points, envy: float) -> list[Feelings]:
    """Those of each seat: the nearer a rival is to the best of them the more it weighs, together `envy`."""
    felt = []
    for seat in range(len(points)):
        best = max(worth for other, worth in enumerate(points) if other != seat)
        near = [0.0 if other == seat else 8 / (8 + best - worth) for other, worth in enumerate(points)]
        total = 0.0
        for one in near:
            total += one
        felt.append(Feelings(seat, [envy * one / total for one in near]))
    return felt


def gain(table: Table, ahead: Future, before: Points, feeling: Feelings, id: str) -> Points:
    """How worths change when the seat takes that card: chances by their averages, an Action used as it likes
    best."""
    seat, after = feeling.seat, table.copy()
    after.areas[seat].append(id)
    resolve(after, seat, id)
    if after.status.get(id) == "waiting" and (ways := likely_ways(after, seat, id)):
        after.status[id] = "spent"
        return max((gain_by(after, ahead, before, seat, id, way) for way in ways), key=feeling.like)
    return less(worths(after, ahead), before)


def resolve(table: Table, seat: int, id: str) -> None:
    """Do what comes of a card the seat has just taken; an Action that wants a target waits for it."""
    card = CARDS[id]
    if card.kind == "claim":
        list(pay_fee(table, seat, card.town))
        list(after_purchase(table, seat, card.town))
    elif card.name in (MUSTANG, TELEGRAPH):
        table.status[id] = "kept"
    elif card.kind == "action":
        table.status[id] = "spent" if card.name in (GOLD, RAID) else "waiting"
    if card.name == GOLD:
        table.stashes[seat] += FIND
    elif card.name == RAID:
        for other in table.others(seat):
            table.stashes[other] -= min(RAID_LOSS, table.stashes[other])


def gain_by(table: Table, ahead: Future, before: Points, seat: int, id: str, way: Move) -> Points:
    """How worths change when the seat uses an Action, already its own, in that way."""
    if isinstance(way, HoldUp):
        change = less(worths(table, ahead), before)
        booty = AT_LEAST[way.number] * min(way.number, table.stashes[way.seat]) * ahead.nugget
        change[seat] += booty
        change[way.seat] -= booty
        return change
    after = table.copy()
    list(use(after, seat, id, way))
    return less(worths(after, ahead), before)


def likely_ways(table: Table, seat: int, id: str) -> list[Move]:
    """The few ways to use an Action that look best by the cards alone."""
    if CARDS[id].name != HOLD_UP:
        return sorted(uses(table, seat, id), key=_plain_gain, reverse=True)[:FEW]
    return [HoldUp(other, _demand(table.stashes[other])) for other in table.others(seat)]


def _demand(stash: int) -> int:
    """The number to name for a Hold-up of so many nuggets: 6 where there are enough, 26 times in 36."""
    return max(HOLD_UP_NUMBERS, key=lambda number: AT_LEAST[number] * min(number, stash))


def _plain_gain(way: Move) -> float:
    match way:
        case Judge(own, other):
            return _plain(other) - _plain(own)
        case Bandit(card) | Dynamite(card) | Vein(card):
            return _plain(card)
    raise AssertionError(way)


def _plain(id: str) -> float:
    """What a card is worth halfway through a match."""
    return CARDS[id].nuggets * (1 + 4 * STRIKES[id]) if CARDS[id].kind == "claim" else BUILDING


def less(after: Sequence[float], before: Sequence[float]) -> Points:
    """The change, by seat."""
    return [new - old for new, old in zip(after, before, strict=True)]
