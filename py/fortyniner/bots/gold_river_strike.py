"""What comes after the choices of a round of Gold River: the dice, the Telegraph, the Bank."""

from collections.abc import Mapping, Sequence
from typing import Self

from fortyniner.bots.gold_river_worth import ROLLS, STRIKES, Dice, Points
from fortyniner.game import Event
from fortyniner.gold_river.cards import BANK_FULL, BANK_STEP, CARDS, SALOON, struck
from fortyniner.gold_river.events import Rolled, Struck
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.moves import Move, Telegraph

LIQUID = 6
"""Nuggets the owner of the Bank keeps to bid with while there are rounds to come."""


def paid(table: Table, dice: Dice) -> Points:
    """What Strike Gold with these dice brings each seat, the Saloon counted (GR-15, GR-42)."""
    points, saloon = [0.0] * len(table.stashes), table.owner_of(SALOON)
    for seat in table.seats:
        claims = [id for id in table.areas[seat] if id in struck(dice)]
        points[seat] += sum(map(table.shown, claims))
        if saloon is not None and saloon != seat and any(CARDS[id].is_mine for id in claims):
            points[seat] -= 1
            points[saloon] += 1
    return points


def banked(table: Table, seat: int) -> int:
    """How many nuggets to bank: what can be spared until the bonus is sure, more of a big stash, and in the
    last round all (GR-40)."""
    stash, rounds = table.stashes[seat], len(table.deck) // (len(table.stashes) + 1)
    most = min(BANK_STEP, stash)
    if not rounds:
        return most
    lacking = BANK_FULL - table.banked
    if lacking <= 0:
        return max(0, min(most, stash - 2 * LIQUID))
    urgent = lacking - BANK_STEP * rounds
    return min(most, max(0, urgent, min(lacking, stash - LIQUID)))


def turned(dice: Dice, move: Move) -> Dice:
    """The dice after that answer of the Telegraph."""
    if not isinstance(move, Telegraph):
        return dice
    return (move.face, dice[1]) if move.die == 0 else (dice[0], move.face)


def turned_later(likes: Mapping[Dice, float], later: float) -> float:
    """What the Telegraph may bring at the next roll or, if that is more, at a later one."""
    total = 0.0
    for first, second in ROLLS:
        best = max(max(likes[first, face], likes[face, second]) for face in range(1, 7))
        total += max(best - likes[first, second], later)
    return total / len(ROLLS)


def luck(table: Table) -> Sequence[float]:
    """What rolls have paid each seat beyond the average, where that is known."""
    return table.luck if isinstance(table, Steady) else (0.0,) * len(table.stashes)


class Steady(Table):
    """A guess that keeps count of the luck of its rolls."""

    luck: tuple[float, ...]
    """Nuggets that Strike Gold paid each seat beyond the average."""

    @classmethod
    def of(cls, guess: Table) -> Self:
        """The guess itself, from now on of this kind."""
        steady = object.__new__(cls)
        steady.__dict__.update(guess.__dict__)
        steady.luck = (0.0,) * len(guess.stashes)
        return steady

    def play(self, move: Move) -> list[Event]:
        events = super().play(move)
        if any(isinstance(event, Rolled) for event in events):
            for event in events:
                if isinstance(event, Struck):  # not where the Telegraph may still turn a die
                    self.luck = tuple(self._beyond(event))
        return events

    def _beyond(self, struck: Struck) -> list[float]:
        luck = list(self.luck)
        for seat, _, nuggets in struck.claims:
            luck[seat] += nuggets
        for seat in self.seats:
            for id in self.claims(seat):
                luck[seat] -= STRIKES[id] * self.shown(id)
        return luck
