"""The bots of Gold River: who plays by what is known about it (`gold_river_sense`)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from fortyniner.bots import Bot, Counsel, Thought, sense
from fortyniner.bots.gold_river_foresight import Foresight
from fortyniner.bots.gold_river_round import Round, TimeUp
from fortyniner.bots.gold_river_sense import Found, GoldRiver
from fortyniner.bots.gold_river_strike import Steady
from fortyniner.bots.greenhorn import Greenhorn as AnyMove
from fortyniner.bots.search import Plan, Searcher
from fortyniner.bots.sense import Idea, Pauses, Thumb
from fortyniner.chance import Chance
from fortyniner.gold_river.cards import START
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.moves import Bid, Pass
from fortyniner.match import Chair

LOW = 2
"""A trifle."""


class OldHand:
    """Weighs every card for every seat, and what the next ones will do."""

    def __init__(self, sense: GoldRiver) -> None:
        self.sense = sense

    def think(self, chair: Chair) -> Thought:
        """The move that promises most for its seat against the best of the others."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        ideas = yield from self.sense.ideas(seen(chair), chair.chance)
        return ideas[0].move


class FortyNiner:
    """Follows many ways the round may go, and what the next one makes of them."""

    def __init__(self, plan: Plan, beyond: int = 1) -> None:
        """`beyond`: how many rounds after the present one to look ahead."""
        self.plan = plan
        self.beyond = beyond

    def think(self, chair: Chair) -> Thought:
        """The move whose ways were followed most."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        table = seen(chair)
        foresight = Foresight(table, SENSE.envy, self.beyond)
        try:
            yield from foresight.prepare()
        except TimeUp:
            return SENSE.thumb(table, chair.chance)
        steady = replace(chair, guess=lambda chance: Steady.of(cast(Table, chair.guess(chance))))
        return (yield from Searcher(foresight, self.plan).think(steady))


class Blurred(GoldRiver):
    """What a beginner knows: what cards are good for, roughly, and to bid as long as one feels like it."""

    blur = 8
    """By how many points at most it is wrong about a card."""

    def weigh(self, round: Round, seats: Sequence[int], chance: Chance) -> Pauses:
        """Not exactly."""
        yield from round.weigh(seats)
        for (seat, _), change in round.gains.items():
            change[seat] += self.blur * (chance.below(201) - 100) / 100

    def bids(self, table: Table, chance: Chance) -> Found:
        """One more, or none."""
        round, seat = Round(table, self.envy), table.active
        assert seat is not None
        yield from self.weigh(round, table.seats, chance)
        raises = round.raises(seat, table.bid, table.bidder, table.passed)
        return [Idea(0.0, Bid(table.bid + 1) if raises else Pass())]


class BidsLow(OldHand):
    """An old hand that never bids more than a trifle."""

    def think(self, chair: Chair) -> Thought:
        """As an old hand, but for bids."""
        move = yield from super().think(chair)
        if not isinstance(move, Bid):
            return move
        return Bid(min(move.nuggets, LOW)) if chair.view["bid"] < LOW else Pass()


class NeverBids(OldHand):
    """An old hand that passes in every auction."""

    def think(self, chair: Chair) -> Thought:
        """As an old hand, but for bids."""
        if chair.view["phase"] == "bid":
            return Pass()
        return (yield from super().think(chair))


def seen(chair: Chair) -> Table:
    """The table as the seat sees it; hidden stashes as they are on average, and at least what is bid."""
    table = cast(Table, chair.guess(chair.chance.fork("guess")))
    for seat, place in enumerate(chair.view["seats"]):
        if place["stash"] is None:
            grown = table.round - 1 if len(table.stashes) > 2 else 0
            bid = place["bid"] if table.winner is None else 0
            table.stashes[seat] = max(START + grown, bid)
    return table


def advise(chair: Chair) -> Counsel:
    """What the old hand would do, and what else; a roll that follows is thought to pay the average."""
    return sense.advise(SENSE, replace(chair, guess=lambda _: Steady.of(seen(chair))), _win)


def _win(state: Any, seat: int, chance: Chance) -> Pauses:
    """A bid is for winning the auction, and for the card that is then taken."""
    table: Table = state
    if table.phase != "bid" or table.bidder != seat:
        return
    while table.phase == "bid":
        table.play(Pass())
    while table.active == seat and table.phase in ("take", "discard"):
        ideas = yield from SENSE.ideas(table, chance)
        table.play(ideas[0].move)


SENSE = GoldRiver()
BOTS: Mapping[str, Bot] = {
    "greenhorn": OldHand(Blurred(envy=0.3)),
    "prospector": Thumb(SENSE),
    "old-hand": OldHand(SENSE),
    "forty-niner": FortyNiner(Plan(ways=300)),
}
BASELINES: Mapping[str, Bot] = {
    "minds-its-own": OldHand(GoldRiver(envy=0.0)),
    "bids-low": BidsLow(SENSE),
    "never-bids": NeverBids(SENSE),
    "any-move": AnyMove(),
}
"""Players to measure against, that nobody is offered to play with."""
