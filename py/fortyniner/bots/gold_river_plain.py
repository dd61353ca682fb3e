"""The plain worth of the cards of Gold River: what a seat may hope for by each, at the first glance.

A Claim is worth what it shows and strikes, the hope to be Mayor by it, less the fee; the rest are round
numbers that the more careful weighing of `gold_river_gain` comes to on average.
"""

from itertools import permutations

from fortyniner.bots.gold_river_worth import (
    STRIKES,
    bank_hopes,
    future,
    kept_hopes,
    post_office_hopes,
    town_hopes,
)
from fortyniner.gold_river import cards as box
from fortyniner.gold_river.cards import BANK, CARDS, FIND, POST_OFFICE, RAID_LOSS, SALOON, TOWNS, VEIN_NUGGETS
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.payment import half

STATION = 2.5
"""What the Train Station does for a poker hand."""
GUESTS = 0.3
"""How many nuggets the Saloon brings at a roll for each seat of the table, what its guests miss included."""


class Plain:
    """What the cards are worth to the seats of a table, taken by themselves."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ahead = future(table)
        self.counts: dict[str, list[int]] = {town: [0] * len(table.stashes) for town in TOWNS}
        self._offers: dict[int, dict[str, float]] = {}
        self._towns: dict[tuple[int, str], float] = {}
        for seat, area in enumerate(table.areas):
            for id in area:
                if town := CARDS[id].town:
                    self.counts[town][seat] += 1

    def worth(self, seat: int, id: str) -> float:
        """Points that seat may hope for by that card."""
        card = CARDS[id]
        if card.kind == "claim":
            strikes = 1 + STRIKES[id] * self.ahead.rolls * (1 + self.ahead.nugget) / 2
            return card.nuggets * strikes + self._town(seat, card.town)
        if card.kind == "building":
            return self._building(seat, card.name)
        return self._action(seat, card.name)

    def offer(self, seat: int) -> dict[str, float]:
        """What the cards of the offer are worth to that seat."""
        worths = self._offers.get(seat)
        if worths is None:
            worths = self._offers[seat] = {id: self.worth(seat, id) for id in self.table.offer}
        return worths

    def left(self, winner: int, seat: int) -> float:
        """What is left for that seat when everybody from the winner on takes what it likes best, and the
        winner discards what the next one would."""
        left, seats = self.table.offer[:], len(self.table.stashes)
        for step in range((seat - winner) % seats):
            worths = self.offer((winner + step) % seats)
            left.remove(max(left, key=worths.__getitem__))
            if not step:
                worths = self.offer((winner + 1) % seats)
                left.remove(max(left, key=worths.__getitem__))
        return max(map(self.offer(seat).__getitem__, left))

    def duel(self, winner: int, bid: int) -> tuple[float, str, str]:
        """By how much a winner of two is better off than the other, which card it takes, and which it
        discards."""
        own, other = self.offer(winner), self.offer(1 - winner)
        nuggets, price = half(bid) * self.ahead.nugget, bid * self.ahead.nugget
        return max(
            (own[card] - price - max(other[last], nuggets), card, gone)
            for card, gone, last in permutations(self.table.offer)
        )

    def _town(self, seat: int, town: str) -> float:
        """What one Claim more in the town changes for that seat, the fee counted."""
        known = self._towns.get((seat, town))
        if known is None:
            counts, mayor = tuple(self.counts[town]), self.table.mayors[town]
            more = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
            rises = more[seat] >= (2 if mayor is None else counts[mayor])
            known = town_hopes(town, more, seat if rises else mayor, self.ahead)[seat]
            known -= town_hopes(town, counts, mayor, self.ahead)[seat]
            if mayor is not None and mayor != seat:
                known -= min(counts[mayor], self.table.stashes[seat]) * self.ahead.nugget
            self._towns[seat, town] = known
        return known

    def _building(self, seat: int, name: str) -> float:
        if name == BANK:
            return bank_hopes(0, self.table.stashes[seat], self.ahead.rolls)
        if name == POST_OFFICE:
            return post_office_hopes(self.counts, seat, self.ahead.rounds)
        if name == SALOON:
            return GUESTS * self.ahead.rolls * len(self.table.stashes)
        return STATION if self.table.options["poker"] else 0.0

    def _action(self, seat: int, name: str) -> float:
        ahead, rivals = self.ahead, len(self.table.stashes) - 1
        match name:
            case box.GOLD:
                return FIND * ahead.nugget
            case box.RAID:
                return RAID_LOSS * ahead.nugget
            case box.TELEGRAPH | box.MUSTANG:
                return kept_hopes(name, ahead)
            case box.VEIN:
                mines = [STRIKES[id] for id in self.table.claims(seat) if CARDS[id].is_mine]
                return VEIN_NUGGETS * (1.2 + max(mines) * ahead.rolls) if mines else VEIN_NUGGETS
            case box.DYNAMITE:
                return 1 + 12.5 / rivals
            case box.HOLD_UP:
                return 4.3 * ahead.nugget * (1 + 1 / rivals)
            case box.BANDIT:
                return 9.0 * (1 + 1 / rivals)
            case box.JUDGE:
                return max(3.0, 8.0 - 0.6 * ahead.rounds) * (1 + 1 / rivals)
        raise AssertionError(name)
