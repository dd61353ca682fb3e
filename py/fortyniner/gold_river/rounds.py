"""How a round of Gold River runs: laying, auction, choosing, Strike Gold and the windows (GR-10 to GR-22)."""

from collections.abc import Iterator

from fortyniner.game import Event
from fortyniner.gold_river.cards import (
    CARDS,
    MUSTANG,
    SALOON,
    TELEGRAPH,
    struck,
)
from fortyniner.gold_river.effects import roll, take_action, use, wake
from fortyniner.gold_river.events import (
    Banked,
    BidMade,
    Discarded,
    GameOver,
    Laid,
    LeftNuggets,
    LetFall,
    Passed,
    RodeAhead,
    Rolled,
    StayedBehind,
    Struck,
    Took,
    TookNuggets,
    Turned,
    Won,
)
from fortyniner.gold_river.mayors import after_purchase, pay_fee
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
from fortyniner.gold_river.payment import half, payment
from fortyniner.gold_river.scoring import winners
from fortyniner.gold_river.state import Table, laid_each_round


def play(table: Table, move: Move) -> Iterator[Event]:
    """Do a legal move, and all that follows until somebody has to decide."""
    seat = table.active
    assert seat is not None
    match move:
        case Bid(nuggets):
            table.bids[seat] = nuggets
            yield BidMade(seat, nuggets)
            yield from _go_round(table, seat)
        case Pass():
            table.passed[seat] = True
            yield Passed(seat, False)
            yield from _go_round(table, seat)
        case Take(card):
            yield from _take(table, seat, card)
        case Discard(card):
            table.offer.remove(card)
            table.gone.append(card)
            yield Discarded(seat, card)
            taken = table.taken
            assert taken is not None
            table.taken = None
            yield from _resolve(table, seat, taken)
        case TakeNuggets():
            yield _take_nuggets(table, seat)
            yield from _settle(table)
        case Mustang() | Hold():
            yield _ride(table, seat, isinstance(move, Mustang))
            yield from _next_chooser(table)
        case Telegraph() | Keep():
            yield _turn(table, seat, move)
            yield from _pay_out(table)
        case Bank(nuggets):
            table.stashes[seat] -= nuggets
            table.banked += nuggets
            yield Banked(seat, nuggets, table.banked)
            yield from _end_round(table)
        case _:
            action = table.card
            assert action is not None
            table.card = None
            yield from use(table, seat, action, move)
            yield from _settle(table)


def begin_round(table: Table) -> Iterator[Event]:
    """Lay the offer (GR-10) and ask for the first bid."""
    table.round += 1
    table.offer = _draw(table)
    table.passed = [False] * len(table.stashes)
    table.chosen = [False] * len(table.stashes)
    table.bids = [0] * len(table.stashes)
    table.winner = table.chooser = None
    yield Laid(None, table.round, tuple(table.offer), table.first)
    yield from _go_round(table, table.first - 1)


def _draw(table: Table) -> list[str]:
    count = laid_each_round(len(table.stashes))
    if table.round > 1:
        return [table.deck.pop() for _ in range(count)]
    claims = [id for id in reversed(table.deck) if CARDS[id].kind == "claim"][:count]
    table.deck = [id for id in table.deck if id not in claims]
    table.chance.shuffle(table.deck)
    return claims


def _go_round(table: Table, last: int) -> Iterator[Event]:
    """Ask the next who can bid, clockwise after `last`; who cannot passes; or the auction ends (GR-11)."""
    table.phase = "bid"
    bid, bidder = table.bid, table.bidder
    for seat in table.clockwise(last + 1):
        if seat == bidder or table.passed[seat]:
            continue
        if table.stashes[seat] > bid:
            table.active = seat
            return
        table.passed[seat] = True
        yield Passed(seat, True)
    yield from _win(table, table.first if bidder is None else bidder, bid)


def _win(table: Table, winner: int, bid: int) -> Iterator[Event]:
    table.winner = winner
    gains, lost = payment(len(table.stashes), winner, bid)
    if len(table.stashes) > 2:  # with two, the bid is laid down with the first card (GR-21)
        table.stashes[winner] -= bid
        for seat, gain in enumerate(gains):
            table.stashes[seat] += gain
    yield Won(winner, bid, gains, lost)
    table.queue = list(table.clockwise(winner))
    yield from _next_chooser(table)


def _next_chooser(table: Table) -> Iterator[Event]:
    if table.queue:
        table.active = table.queue.pop(0)
        table.phase = "take"
    else:
        yield from _roll(table)


def _take(table: Table, seat: int, card: str) -> Iterator[Event]:
    table.offer.remove(card)
    table.areas[seat].append(card)
    table.chosen[seat] = True
    table.chooser = seat
    if seat == table.winner:
        if len(table.stashes) == 2:
            table.stashes[seat] -= table.bid
            table.laid = table.bid
        table.taken = card
        table.phase = "discard"
        yield Took(seat, card, table.laid)
        return
    yield Took(seat, card)
    if len(table.stashes) == 2:
        yield LeftNuggets(seat, table.laid)
        table.laid = 0
    yield from _resolve(table, seat, card)


def _take_nuggets(table: Table, seat: int) -> Event:
    """Half of the bid in place of the last card (GR-22)."""
    card = table.offer.pop()
    table.gone.append(card)
    nuggets = half(table.laid)
    table.stashes[seat] += nuggets
    lost, table.laid = table.laid - nuggets, 0
    table.chosen[seat] = True
    return TookNuggets(seat, nuggets, card, lost)


def _resolve(table: Table, seat: int, id: str) -> Iterator[Event]:
    card = CARDS[id]
    if card.kind == "action":
        yield from take_action(table, seat, id)
    elif card.kind == "claim":
        yield from pay_fee(table, seat, card.town)
        yield from after_purchase(table, seat, card.town)
    if table.card is None:
        yield from _settle(table)


def _settle(table: Table) -> Iterator[Event]:
    """Something has changed: waiting Actions first (GR-60), then whoever is next."""
    if wake(table):
        return
    rider = table.owner_of(MUSTANG, "kept") if table.chooser == table.winner else None
    if rider in table.queue[1:]:
        # Taken in this round it cannot be, since the winner alone has taken a card (GR-55).
        table.active, table.phase = rider, "mustang"
    else:
        yield from _next_chooser(table)


def _ride(table: Table, seat: int, ahead: bool) -> Event:
    if not ahead:
        return StayedBehind(seat)
    table.queue.remove(seat)
    table.queue.insert(0, seat)
    return RodeAhead(seat, _spend(table, seat, MUSTANG))


def _spend(table: Table, seat: int, name: str) -> str:
    card = next(id for id in table.areas[seat] if CARDS[id].name == name and table.status[id] == "kept")
    table.status[card] = "spent"
    return card


def _roll(table: Table) -> Iterator[Event]:
    """Strike Gold (GR-15); the Telegraph may turn a die first (GR-56)."""
    table.dice = roll(table)
    assert table.winner is not None
    yield Rolled(table.winner, table.dice)
    telegraphist = table.owner_of(TELEGRAPH, "kept")
    if telegraphist is None:
        yield from _pay_out(table)
    else:
        table.active, table.phase = telegraphist, "telegraph"


def _turn(table: Table, seat: int, move: Telegraph | Keep) -> Event:
    if isinstance(move, Keep):
        return LetFall(seat)
    assert table.dice is not None
    dice = list(table.dice)
    old, dice[move.die] = dice[move.die], move.face
    table.dice = dice[0], dice[1]
    return Turned(seat, _spend(table, seat, TELEGRAPH), move.die, old, move.face)


def _pay_out(table: Table) -> Iterator[Event]:
    dice = table.dice
    assert dice is not None
    assert table.winner is not None
    table.dice = None
    paid = struck(dice)
    claims = tuple(
        [
            (seat, id, table.shown(id))
            for seat in table.clockwise(table.winner)
            for id in table.areas[seat]
            if id in paid
        ]
    )
    for owner, _, nuggets in claims:
        table.stashes[owner] += nuggets
    saloon = table.owner_of(SALOON)
    lucky = dict.fromkeys(owner for owner, id, _ in claims if CARDS[id].is_mine and owner != saloon)
    guests = () if saloon is None else tuple(lucky)
    if saloon is not None:
        table.stashes[saloon] += len(guests)
    for guest in guests:
        table.stashes[guest] -= 1
    yield Struck(table.winner, table.round, dice, claims, saloon, guests)
    banker = table.banker
    if banker is not None and table.stashes[banker]:
        table.active, table.phase = banker, "bank"
    else:
        yield from _end_round(table)


def _end_round(table: Table) -> Iterator[Event]:
    assert table.winner is not None
    table.first = table.winner
    if len(table.deck) >= laid_each_round(len(table.stashes)):
        yield from begin_round(table)
        return
    table.active, table.phase = None, "over"
    yield GameOver(None, winners(table)[0])
