"""A round of Gold River thought through: who takes what, and what winning the auction means to each seat.

From what each card would change if each seat took it, the choices that follow a winner come by backward
induction; with the payments they say how every seat likes every win at every price. In the auction a seat
raises while winning at one more beats letting the present holder win.
"""

from collections.abc import Generator, Sequence
from functools import lru_cache

from fortyniner.bots.gold_river_gain import feelings, gain
from fortyniner.bots.gold_river_worth import Points, future, worths
from fortyniner.bots.sense import Pauses
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.payment import half, payment

EDGE = 0.5
"""By how much a raise has to be better than none."""
Cards = tuple[str, ...]
Picks = tuple[Points, Cards]
"""What some choices change, and the cards taken, in order."""
Choice = tuple[Points, str, str]
"""What a choice of the winner changes, which card it takes, and which it discards."""
_payment = lru_cache(maxsize=2048)(payment)


class TimeUp(Exception):
    """The time to think is over."""


def pause() -> Pauses:
    """Give others their turn. Raises TimeUp when sent True."""
    if (yield):
        raise TimeUp


class Round:
    """What may happen in the present round, and how each seat likes it."""

    def __init__(self, table: Table, envy: float) -> None:
        """`envy`: how much a point of the others weighs to each seat."""
        self.table = table
        self.ahead = future(table)
        self.now = worths(table, self.ahead)
        self.feelings = feelings(self.now, envy)
        self.gains: dict[tuple[int, str], Points] = {}
        """How worths change when a seat takes a card."""
        self._picks: dict[tuple[tuple[int, ...], Cards], Picks] = {}
        self._wins: dict[tuple[int, int], Points] = {}

    def weigh(self, seats: Sequence[int]) -> Pauses:
        """Find the gains of these seats from every card of the offer. Raises TimeUp."""
        for seat in seats:
            for card in self.table.offer:
                self.gains[seat, card] = gain(self.table, self.ahead, self.now, self.feelings[seat], card)
                yield from pause()

    def picks(self, order: tuple[int, ...], cards: Cards) -> Picks:
        """What these seats take one after the other, each in view of what the next ones will do."""
        if not order:
            return [0.0] * len(self.now), ()
        known = self._picks.get((order, cards))
        if known is None:
            like = self.feelings[order[0]].like
            known = max(self.choices(order, cards), key=lambda picks: like(picks[0]))
            self._picks[order, cards] = known
        return known

    def choices(self, order: tuple[int, ...], cards: Cards) -> Sequence[Picks]:
        """The same for each card the first of these seats may take."""
        found = []
        for card in cards:
            change, taken = self.picks(order[1:], without(cards, card))
            found.append((together(self.gains[order[0], card], change), (card, *taken)))
        return found

    def winners_choices(self, winner: int, bid: int) -> Sequence[Choice]:
        """What each pair of choices of the winner changes in the end (GR-14)."""
        offer = tuple(self.table.offer)
        return [
            (
                together(self.gains[winner, card], self.rest(winner, bid, without(offer, card, gone))),
                card,
                gone,
            )
            for card in offer
            for gone in offer
            if gone != card
        ]

    def winners_choice(self, winner: int, bid: int) -> Choice:
        """The one it likes best."""
        like = self.feelings[winner].like
        return max(self.winners_choices(winner, bid), key=lambda choice: like(choice[0]))

    def rest(self, winner: int, bid: int, cards: Cards) -> Points:
        """What it changes that the others choose from these cards after the winner."""
        seats = len(self.now)
        if seats == 2:
            return self.reply(1 - winner, bid, cards[0])
        return self.picks(tuple((winner + step) % seats for step in range(1, seats)), cards)[0]

    def reply(self, loser: int, bid: int, card: str) -> Points:
        """What it changes that the loser of two takes what it likes better."""
        return max(self.replies(loser, bid, card), key=self.feelings[loser].like)

    def replies(self, loser: int, bid: int, card: str) -> tuple[Points, Points]:
        """With two players, what it changes that the loser takes the card, and half of the bid (GR-22)."""
        nuggets = [0.0, 0.0]
        nuggets[loser] = half(bid) * self.ahead.nugget
        return self.gains[loser, card], nuggets

    def win(self, winner: int, bid: int) -> Points:
        """What it changes that this seat wins the auction with that bid."""
        known = self._wins.get((winner, bid))
        if known is None:
            seats = len(self.now)
            if bid and seats > 2:
                paid, _ = _payment(seats, winner, bid)
                known = [
                    one + share * self.ahead.nugget
                    for one, share in zip(self.win(winner, 0), paid, strict=True)
                ]
            else:
                known = self.winners_choice(winner, bid)[0][:]
            known[winner] -= bid * self.ahead.nugget
            self._wins[winner, bid] = known
        return known

    def likes(self, seat: int, winner: int, bid: int) -> float:
        """How that seat likes such a win."""
        return self.feelings[seat].like(self.win(winner, bid))

    def end(self, bid: int, holder: int | None, passed: Sequence[bool], last: int) -> tuple[int, int]:
        """Who wins and at what price if from here on, `last` having spoken, everybody raises as above."""
        out, seats, seat = list(passed), len(passed), last
        while True:
            seat = (seat + 1) % seats
            inside = [other for other in range(seats) if not out[other]]
            if not inside or inside == [holder]:
                return self._holder(holder), bid
            if out[seat] or seat == holder:
                continue
            if self.raises(seat, bid, holder, out):
                bid, holder = bid + 1, seat
            else:
                out[seat] = True

    def raises(self, seat: int, bid: int, holder: int | None, passed: Sequence[bool]) -> bool:
        """Whether winning at one more beats letting the present holder win."""
        if self.table.stashes[seat] <= bid:
            return False
        winner, price = self._holder(holder), bid
        if (
            seat == winner
        ):  # who is first and has no bid against it gives away by passing what it has for nothing
            winner, price = self.end(bid, holder, _with(passed, seat), seat)
        return self.likes(seat, seat, bid + 1) > self.likes(seat, winner, price) + EDGE

    def bids(
        self, bid: int, holder: int | None, passed: Sequence[bool], seat: int
    ) -> Generator[None, bool, list[tuple[float, int]]]:
        """What the seat at turn may bid after such a bid of the holder, and how it likes where the auction
        ends then; a bid of 0 is to pass. Raises TimeUp.

        The last one is the first at which it would rather not win.
        """
        left = self.likes(seat, *self.end(bid, holder, _with(passed, seat), seat))
        found = [(left, 0)]
        for more in range(bid + 1, self.table.stashes[seat] + 1):
            yield from pause()
            won = self.likes(seat, seat, more)
            hope = self.likes(seat, *self.end(more, seat, passed, seat))
            if won <= left + EDGE:
                found.append((min(won, hope) - EDGE, more))
                break
            found.append((hope - EDGE, more))
        return found

    def _holder(self, bidder: int | None) -> int:
        """Who wins if nobody says more (GR-11)."""
        return self.table.first if bidder is None else bidder


def without(cards: Cards, *out: str) -> Cards:
    """The cards but those, in their order."""
    return tuple([card for card in cards if card not in out])


def together(one: Points, two: Points) -> Points:
    """Both changes."""
    return [a + b for a, b in zip(one, two, strict=True)]


def _with(passed: Sequence[bool], seat: int) -> list[bool]:
    return [out or other == seat for other, out in enumerate(passed)]
