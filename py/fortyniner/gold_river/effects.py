"""Actions: when each can be used, for whom or what, and what it does (GR-50 to GR-62)."""

from collections.abc import Callable, Iterator

from fortyniner.game import Event
from fortyniner.gold_river.cards import (
    BANDIT,
    BANK,
    CARDS,
    DYNAMITE,
    FIND,
    GOLD,
    HOLD_UP,
    JUDGE,
    MUSTANG,
    RAID,
    RAID_LOSS,
    TELEGRAPH,
    VEIN,
)
from fortyniner.gold_river.events import (
    Destroyed,
    GoldFound,
    HeldUp,
    Kept,
    Raided,
    Robbed,
    Swapped,
    Unused,
    VeinOpened,
    Waits,
)
from fortyniner.gold_river.mayors import after_effect, pay_fee
from fortyniner.gold_river.moves import Bandit, Dynamite, HoldUp, Judge, Move, Vein
from fortyniner.gold_river.state import Table

HOLD_UP_NUMBERS = range(2, 13)


def _bandit(table: Table, seat: int) -> Iterator[Move]:
    """Claims of others in towns where the seat has one (GR-50)."""
    towns = {CARDS[id].town for id in table.claims(seat)}
    for other in table.others(seat):
        yield from (Bandit(id) for id in table.claims(other) if CARDS[id].town in towns)


def _judge(table: Table, seat: int) -> Iterator[Move]:
    """Any own Claim for any of another player (GR-51)."""
    for own in table.claims(seat):
        for other in table.others(seat):
            yield from (Judge(own, id) for id in table.claims(other))


def _hold_up(table: Table, seat: int) -> Iterator[Move]:
    """Any other player and any sum of two dice (GR-53)."""
    return (HoldUp(other, number) for other in table.others(seat) for number in HOLD_UP_NUMBERS)


def _dynamite(table: Table, seat: int) -> Iterator[Move]:
    """Claims and Buildings of others (GR-54)."""
    for other in table.others(seat):
        yield from (Dynamite(id) for id in table.areas[other] if CARDS[id].kind != "action")


def _vein(table: Table, seat: int) -> Iterator[Move]:
    """Own mines (GR-57)."""
    return (Vein(id) for id in table.claims(seat) if CARDS[id].is_mine)


_TARGETS: dict[str, Callable[[Table, int], Iterator[Move]]] = {
    BANDIT: _bandit,
    JUDGE: _judge,
    HOLD_UP: _hold_up,
    DYNAMITE: _dynamite,
    VEIN: _vein,
}


def uses(table: Table, seat: int, card: str) -> Iterator[Move]:
    """The ways in which the seat can use that Action now."""
    return _TARGETS[CARDS[card].name](table, seat)


def usable(table: Table, seat: int, card: str) -> bool:
    """Whether there is any way to use it."""
    return next(uses(table, seat, card), None) is not None


def take_action(table: Table, seat: int, card: str) -> Iterator[Event]:
    """An Action was taken: it is kept, used at once, to be used by a move of its own, or it waits."""
    name = CARDS[card].name
    if name in (MUSTANG, TELEGRAPH):
        table.status[card] = "kept"
        yield Kept(seat, card)
        return
    table.status[card] = "spent"
    rivals_have_nuggets = any(table.stashes[other] for other in table.others(seat))
    if name == GOLD:
        table.stashes[seat] += FIND
        yield GoldFound(seat, card, FIND)
    elif name in (RAID, HOLD_UP) and not rivals_have_nuggets:
        yield Unused(seat, card)  # GR-62
    elif name == RAID:
        yield _raid(table, seat, card)
    elif usable(table, seat, card):
        table.card, table.active, table.phase = card, seat, "target"
    else:
        table.status[card] = "waiting"
        yield Waits(seat, card)


def wake(table: Table) -> bool:
    """Let the first waiting Action that has become usable be used next; says whether there is one (GR-60)."""
    if "waiting" not in table.status.values():
        return False
    assert table.chooser is not None
    for seat in table.clockwise(table.chooser):
        for card in table.waiting(seat):
            if usable(table, seat, card):
                table.status[card] = "spent"
                table.card, table.active, table.phase = card, seat, "target"
                return True
    return False


def use(table: Table, seat: int, card: str, move: Move) -> Iterator[Event]:
    """Carry out the Action as the move says."""
    match move:
        case Bandit():
            yield from _rob(table, seat, card, move.claim)
        case Judge():
            yield from _swap(table, seat, card, move.own, move.other)
        case HoldUp():
            yield _demand(table, seat, card, move)
        case Dynamite():
            yield from _destroy(table, seat, card, move.card)
        case Vein():
            table.veins[card] = move.mine
            del table.status[card]
            yield VeinOpened(seat, card, move.mine)


def _raid(table: Table, seat: int, card: str) -> Event:
    losses = [0 if other == seat else min(RAID_LOSS, table.stashes[other]) for other in table.seats]
    for other, loss in enumerate(losses):
        table.stashes[other] -= loss
    return Raided(seat, card, tuple(losses))


def _rob(table: Table, seat: int, card: str, claim: str) -> Iterator[Event]:
    owner = table.owner(claim)
    assert owner is not None
    _move(table, claim, owner, seat)
    yield Robbed(seat, card, claim, owner)
    town = CARDS[claim].town
    yield from pay_fee(table, seat, town)  # GR-32
    yield from after_effect(table, town, gained=seat, lost=owner)


def _swap(table: Table, seat: int, card: str, given: str, gained: str) -> Iterator[Event]:
    other = table.owner(gained)
    assert other is not None
    _move(table, given, seat, other)
    _move(table, gained, other, seat)
    yield Swapped(seat, card, given, gained, other)
    town, new_town = CARDS[given].town, CARDS[gained].town
    if town != new_town:
        yield from after_effect(table, town, gained=other, lost=seat)
        yield from after_effect(table, new_town, gained=seat, lost=other)


def _demand(table: Table, seat: int, card: str, move: HoldUp) -> Event:
    dice = roll(table)
    taken = min(move.number, table.stashes[move.seat]) if sum(dice) >= move.number else 0
    table.stashes[move.seat] -= taken
    table.stashes[seat] += taken
    return HeldUp(seat, card, move.seat, move.number, dice, taken)


def _destroy(table: Table, seat: int, card: str, target: str) -> Iterator[Event]:
    owner = table.owner(target)
    assert owner is not None
    veins = tuple(table.veins_on(target))
    for lost in (target, *veins):
        table.areas[owner].remove(lost)
        table.gone.append(lost)
        table.veins.pop(lost, None)
    returned = table.banked if CARDS[target].name == BANK else 0
    table.banked -= returned
    table.stashes[owner] += returned
    yield Destroyed(seat, card, target, owner, veins, returned)
    if town := CARDS[target].town:
        yield from after_effect(table, town, gained=None, lost=owner)


def _move(table: Table, claim: str, old: int, new: int) -> None:
    """With the New Veins on it (GR-57)."""
    for id in (claim, *table.veins_on(claim)):
        table.areas[old].remove(id)
        table.areas[new].append(id)


def roll(table: Table) -> tuple[int, int]:
    """Two dice."""
    return 1 + table.chance.below(6), 1 + table.chance.below(6)
