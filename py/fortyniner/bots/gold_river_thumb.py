"""Gold River by rule of thumb: a fair move in a tenth of a millisecond, for playouts and for the prospector.

It goes by the plain worth of the cards (`gold_river_plain`). Who wins an auction gets the best of them; who
does not gets what the others leave, and a part of the bid. A seat raises while the first is better.
"""

from fortyniner.bots.gold_river_gain import AT_LEAST, likely_ways
from fortyniner.bots.gold_river_plain import Plain
from fortyniner.bots.gold_river_strike import banked, paid, turned
from fortyniner.bots.gold_river_worth import STRIKES
from fortyniner.chance import Chance
from fortyniner.gold_river.cards import CARDS
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.moves import (
    Bandit,
    Bank,
    Bid,
    Discard,
    Dynamite,
    Hold,
    HoldUp,
    Judge,
    Keep,
    Move,
    Mustang,
    Pass,
    Take,
    TakeNuggets,
    Telegraph,
    Vein,
)
from fortyniner.gold_river.payment import half, payment

RAISE = 0.5
"""By how much winning at one more has to be better."""
RIDE = 4.0
"""What riding ahead has to bring."""
TURN = 4.0
"""What turning a die has to bring while there are rolls to come."""


def thumb(table: Table, chance: Chance) -> Move:
    """A fair move of whoever is to decide at that table."""
    seat = table.active
    assert seat is not None
    match table.phase:
        case "bid":
            return _bid(table, seat)
        case "take":
            return _take(table, seat)
        case "discard":
            return _discard(table)
        case "target":
            return _target(table, seat)
        case "mustang":
            return _ride(table, seat)
        case "telegraph":
            return _turn(table, seat)
    return Bank(banked(table, seat))


def _bid(table: Table, seat: int) -> Move:
    """One more while choosing first is worth it."""
    bid = table.bid + 1
    if table.stashes[seat] < bid:
        return Pass()
    plain, seats = Plain(table), len(table.stashes)
    holder = table.bidder
    if holder is None:  # if the first player passes as well it wins by that; so somebody will bid
        holder = table.first if table.first != seat else (seat + 1) % seats
    if seats == 2:
        won, lost = plain.duel(seat, bid)[0], -plain.duel(holder, table.bid)[0]
    else:
        price = plain.ahead.nugget
        won = max(plain.offer(seat).values()) - bid * price
        lost = plain.left(holder, seat) + payment(seats, holder, table.bid)[0][seat] * price
    return Bid(bid) if won > lost + RAISE else Pass()


def _take(table: Table, seat: int) -> Move:
    plain = Plain(table)
    if len(table.stashes) == 2 and seat == table.winner:
        return Take(plain.duel(seat, table.bid)[1])
    worths = plain.offer(seat)
    card = max(worths, key=worths.__getitem__)
    if len(table.stashes) == 2 and half(table.laid) * plain.ahead.nugget > worths[card]:
        return TakeNuggets()
    return Take(card)


def _discard(table: Table) -> Move:
    """What the next to choose would like best."""
    plain = Plain(table)
    return Discard(max(table.offer, key=lambda id: plain.worth(table.queue[0], id)))


def _target(table: Table, seat: int) -> Move:
    """The way that brings most at the first glance, rather against the rich."""
    assert table.card is not None
    ways = likely_ways(table, seat, table.card)
    points = [stash + 2 * len(area) for stash, area in zip(table.stashes, table.areas, strict=True)]
    plain = Plain(table)

    def gain(way: Move) -> float:
        match way:
            case HoldUp(other, number):
                return AT_LEAST[number] * min(number, table.stashes[other]) + points[other] / 100
            case Judge(own, other):
                return plain.worth(seat, other) - plain.worth(seat, own)
            case Bandit(card) | Dynamite(card):
                owner = table.owner(card)
                assert owner is not None
                return _hurt(plain, owner, card) + points[owner] / 10
            case Vein(mine):
                return STRIKES[mine]
        raise AssertionError(way)

    return max(ways, key=gain)


def _hurt(plain: Plain, owner: int, id: str) -> float:
    """What the owner of a card would miss."""
    card = CARDS[id]
    if card.kind != "claim":
        return plain.worth(owner, id)
    lost = card.nuggets * (1 + STRIKES[id] * plain.ahead.rolls)
    return lost + (2.0 if plain.table.mayors[card.town] == owner else 0.0)


def _ride(table: Table, seat: int) -> Move:
    worths = sorted(Plain(table).offer(seat).values(), reverse=True)
    later = worths[min(table.queue.index(seat), len(worths) - 1)]
    return Mustang() if worths[0] - later > RIDE else Hold()


def _turn(table: Table, seat: int) -> Move:
    """The face that pays the seat most against the others on average; kept where it hardly matters."""
    assert table.dice is not None
    ways: list[Move] = [Telegraph(die, face) for die in (0, 1) for face in range(1, 7)]
    ways = [way for way in ways if turned(table.dice, way) != table.dice]

    def gain(way: Move) -> float:
        assert table.dice is not None
        pay = paid(table, turned(table.dice, way))
        others = 0.0
        for other, one in enumerate(pay):
            others += 0.0 if other == seat else one
        return pay[seat] - others / (len(pay) - 1)

    best = max(ways, key=gain)
    later = TURN if len(table.deck) > len(table.stashes) else 0.0
    return best if gain(best) > gain(Keep()) + later else Keep()
