"""What the search player of Gold River keeps in mind while it thinks about one decision.

What the cards of the offer mean to each seat is weighed once. As long as the round lasts everybody in it
plays as an old hand would, which by then takes no longer than the rule of thumb; later rounds go by that.
Whether a roll strikes gold is luck that no choice before it can help: each way is valued as if every roll had
paid what it pays on average.
"""

from collections.abc import Sequence
from typing import Any

from fortyniner.bots.gold_river_gain import resolve
from fortyniner.bots.gold_river_round import Round, TimeUp
from fortyniner.bots.gold_river_sense import GoldRiver, cards, discards
from fortyniner.bots.gold_river_thumb import thumb
from fortyniner.bots.sense import Idea, Ideas, Pauses
from fortyniner.chance import Chance
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.moves import Bid, Move, Pass
from fortyniner.gold_river.view import View

WEIGHED = ("bid", "take", "discard")
"""In which phases it goes by what the cards of the offer mean."""

END = 2
"""With so many rounds to come it looks ahead to the end of the match."""


class Foresight(GoldRiver):
    """What is known about playing Gold River, and what was found out about the present round."""

    def __init__(self, table: Table, envy: float, beyond: int) -> None:
        """`beyond`: how many rounds after the present one to look ahead."""
        super().__init__(envy)
        self._number = table.round
        self._beyond = beyond
        table = table.copy()
        if table.taken is not None and table.active is not None:
            resolve(table, table.active, table.taken)
        self.round = Round(table, envy)
        self._known: dict[Any, Any] = {}

    def prepare(self) -> Pauses:
        """Weighs the cards of the offer for all who may get one. Raises TimeUp."""
        table = self.round.table
        assert table.active is not None
        choosing = {table.active, *table.queue}
        return self.round.weigh(table.seats if table.phase == "bid" else sorted(choosing))

    def until(self, view: View) -> int:
        """A few rounds on."""
        left = view["rounds"] - view["round"]
        return self._number + 1 + (left if left <= END else self._beyond)

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """In the present round as ever, but at once."""
        table: Table = state
        if table.round != self._number:
            return [Idea(0.0, thumb(table, chance))]
        if table.phase not in WEIGHED:
            return (yield from super().ideas(table, chance))
        key = self._key(table)
        ideas: Sequence[Idea] | None = self._known.get(key)
        if ideas is None:
            try:
                ideas = yield from self._recalled(table)
            except TimeUp:
                return [Idea(0.0, self.thumb(table, chance))]
            self._known[key] = ideas
        return ideas

    def _recalled(self, table: Table) -> Ideas:
        seat = table.active
        assert seat is not None
        if table.phase == "take":
            ideas = cards(self.round, table)
        elif table.phase == "discard":
            ideas = discards(self.round, table)
        else:
            bids = yield from self.round.bids(table.bid, table.bidder, table.passed, seat)
            ideas = [
                Idea(hope, Bid(bid) if bid else Pass()) for hope, bid in bids if bid <= table.stashes[seat]
            ]
        return sorted(ideas, key=lambda idea: -idea.appeal)

    def thumb(self, state: Any, chance: Chance) -> Move:
        """In the present round what an old hand would do."""
        table: Table = state
        if table.round != self._number or table.phase not in WEIGHED:
            return thumb(table, chance)
        key = "thumb", self._key(table)
        move: Move | None = self._known.get(key)
        if move is None:
            move = self._known[key] = self._habit(table)
        return move

    def _habit(self, table: Table) -> Move:
        seat = table.active
        assert seat is not None
        if table.phase == "bid":
            raises = table.stashes[seat] > table.bid
            raises = raises and self.round.raises(seat, table.bid, table.bidder, table.passed)
            return Bid(table.bid + 1) if raises else Pass()
        ideas = cards(self.round, table) if table.phase == "take" else discards(self.round, table)
        move: Move = max(ideas, key=lambda idea: idea.appeal).move
        return move

    def _key(self, table: Table) -> Any:
        """What a choice depends on besides what the cards mean."""
        seat = table.active
        assert seat is not None
        if table.phase == "bid":
            return seat, table.bid, table.bidder, tuple(table.passed), table.stashes[seat]
        bid = table.bid if len(table.stashes) == 2 else 0
        return table.phase, seat, tuple(table.queue), tuple(table.offer), bid
