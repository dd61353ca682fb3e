"""What is known about playing Gold River: every move by how much is hoped for after it.

It goes by what the table is worth to each seat (`gold_river_worth`), how a card changes that
(`gold_river_gain`), and what comes of an auction and of the choices after it (`gold_river_round`). It does
not look beyond the present round. What it simplifies:
- what a card brings is weighed as if nobody else took one in that round;
- the others are thought to choose and to bid as it would in their place;
- nobody is expected to ride ahead on the Mustang;
- the Claims to come go to any seat, a bit readier to one that is or becomes Mayor by them.
"""

from collections.abc import Generator, Sequence
from typing import Any

from fortyniner.bots.gold_river_gain import gain_by, resolve
from fortyniner.bots.gold_river_round import Round, TimeUp, pause, without
from fortyniner.bots.gold_river_strike import banked, luck, paid, turned, turned_later
from fortyniner.bots.gold_river_thumb import thumb
from fortyniner.bots.gold_river_worth import ROLLS, Points, future, margins, terms, worths
from fortyniner.bots.sense import Idea, Ideas, Pauses, Terms
from fortyniner.chance import Chance
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.moves import (
    Bank,
    Bid,
    Discard,
    Hold,
    Keep,
    Move,
    Mustang,
    Pass,
    Take,
    TakeNuggets,
    Telegraph,
)
from fortyniner.gold_river.view import View

RIDE = 2.5
"""What riding ahead has to bring while there are more than two rounds to come."""
BANKED = 0.3
"""What a nugget too many or too few on the Bank costs."""

Found = Generator[None, bool, list[Idea]]
"""Raises TimeUp."""


class GoldRiver:
    """What is known about playing Gold River."""

    scale = 8.0
    temper = 1.0

    def __init__(self, envy: float = 1.0) -> None:
        """`envy`: how much the points of the others weigh against a seat’s own."""
        self.envy = envy

    def until(self, view: View) -> int:
        """To the end of the round."""
        return view["round"] + 1

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """Every move that makes sense, by what it changes; what comes to mind at once if time is up."""
        table: Table = state
        try:
            ideas = yield from self._found(table, chance)
        except TimeUp:
            return [Idea(0.0, thumb(table, chance))]
        return sorted(ideas, key=lambda idea: -idea.appeal)

    def thumb(self, state: Any, chance: Chance) -> Move:
        """By the plain worth of cards."""
        return thumb(state, chance)

    def leads(self, state: Any) -> Sequence[float]:
        """In points."""
        return margins(_points(state))

    def terms(self, state: Any, seat: int) -> Terms:
        """In points; nuggets as they would be on average."""
        found = terms(state, _points(state), seat)
        found["nuggets"] -= luck(state)[seat]
        found["hopes"] += luck(state)[seat]
        return found

    def weigh(self, round: Round, seats: Sequence[int], chance: Chance) -> Pauses:
        """Finds what the cards of the offer mean to those seats; `chance` is for who cannot tell exactly."""
        return round.weigh(seats)

    def _found(self, table: Table, chance: Chance) -> Found:
        match table.phase:
            case "bid":
                return (yield from self.bids(table, chance))
            case "take":
                return (yield from self._cards(table, chance))
            case "discard":
                return (yield from self._discards(table, chance))
            case "target":
                return (yield from self._ways(table))
            case "mustang":
                return (yield from self._rides(table, chance))
            case "telegraph":
                return (yield from self._turns(table))
        return _deposits(table)

    def bids(self, table: Table, chance: Chance) -> Found:
        """To pass, and every bid at which the seat would rather win, and one more."""
        round = Round(table, self.envy)
        yield from self.weigh(round, table.seats, chance)
        for winner in table.seats:
            round.win(winner, table.bid)
            yield from pause()
        return [
            Idea(hope, Bid(bid) if bid else Pass())
            for hope, bid in (yield from round.bids(table.bid, table.bidder, table.passed, _seat(table)))
        ]

    def _cards(self, table: Table, chance: Chance) -> Found:
        round, order = Round(table, self.envy), (_seat(table), *table.queue)
        yield from self.weigh(round, order, chance)
        return cards(round, table)

    def _discards(self, table: Table, chance: Chance) -> Found:
        assert table.taken is not None
        after = table.copy()
        resolve(after, _seat(table), table.taken)
        round = Round(after, self.envy)
        yield from self.weigh(round, table.queue, chance)
        return discards(round, table)

    def _ways(self, table: Table) -> Found:
        assert table.card is not None
        round, seat = Round(table, self.envy), _seat(table)
        like, ideas = round.feelings[seat].like, []
        for way in table.moves():
            ideas.append(Idea(like(gain_by(table, round.ahead, round.now, seat, table.card, way)), way))
            yield from pause()
        return ideas

    def _rides(self, table: Table, chance: Chance) -> Found:
        round, seat, queue = Round(table, self.envy), _seat(table), tuple(table.queue)
        yield from self.weigh(round, queue, chance)
        offer = tuple(table.offer)
        ahead = (seat, *(other for other in queue if other != seat))
        like = round.feelings[seat].like
        better = like(round.picks(ahead, offer)[0]) - like(round.picks(queue, offer)[0])
        return [Idea(0.0, Hold()), Idea(better - RIDE * min(round.ahead.rounds, 3) / 3, Mustang())]

    def _turns(self, table: Table) -> Found:
        """To turn a die has to bring more than a turn at a later roll may."""
        round, dice = Round(table, self.envy), table.dice
        assert dice is not None
        like = round.feelings[_seat(table)].like
        likes = {roll: like(paid(table, roll)) for roll in ROLLS}
        yield from pause()
        later = 0.0
        for _ in range(round.ahead.rolls):
            later = turned_later(likes, later)
        turns = [move for move in table.moves() if isinstance(move, Telegraph)]
        ideas = [Idea(likes[turned(dice, move)] - likes[dice] - later, move) for move in turns]
        return [Idea(0.0, Keep()), *ideas]


def cards(round: Round, table: Table) -> list[Idea]:
    """What there is to take, in view of what the next ones will do."""
    seat, offer = _seat(table), tuple(table.offer)
    like = round.feelings[seat].like
    if seat == table.winner:
        best: dict[str, float] = {}
        for change, card, _ in round.winners_choices(seat, table.bid):
            best[card] = max(like(change), best.get(card, like(change)))
        return [Idea(liking, Take(card)) for card, liking in best.items()]
    if len(table.stashes) == 2:
        taken, nuggets = round.replies(seat, table.laid, offer[0])
        return [Idea(like(taken), Take(offer[0])), Idea(like(nuggets), TakeNuggets())]
    choices = round.choices((seat, *table.queue), offer)
    return [Idea(like(change), Take(order[0])) for change, order in choices]


def discards(round: Round, table: Table) -> list[Idea]:
    """What there is to discard, in view of what the next ones will do."""
    seat, offer = _seat(table), tuple(table.offer)
    like = round.feelings[seat].like
    rests = ((round.rest(seat, table.bid, without(offer, card)), card) for card in offer)
    return [Idea(like(change), Discard(card)) for change, card in rests]


def _deposits(table: Table) -> list[Idea]:
    most = banked(table, _seat(table))
    return [
        Idea(-BANKED * abs(move.nuggets - most), move) for move in table.moves() if isinstance(move, Bank)
    ]


def _points(table: Table) -> Points:
    """What each seat may hope for, the luck of rolls taken out."""
    ahead = future(table)
    lucky = zip(worths(table, ahead), luck(table), strict=True)
    return [one - more * ahead.nugget for one, more in lucky]


def _seat(table: Table) -> int:
    assert table.active is not None
    return table.active
