"""What a move of Sutter's Mill does, and how turns follow each other (SM-10 to SM-61)."""

from collections.abc import Iterator

from fortyniner.game import Event
from fortyniner.sutters_mill import workers
from fortyniner.sutters_mill.deeds import Card
from fortyniner.sutters_mill.events import (
    AdventurerPassed,
    BonusLeft,
    Brought,
    ChipLost,
    ChipSeen,
    ChipTaken,
    DeedGone,
    DeedPassed,
    Dug,
    GameOver,
    Left,
    Moved,
    NextSection,
    Paid,
    Played,
    Removed,
    Shifted,
    Source,
    Switched,
    TurnEnded,
    WentProspecting,
    WentToTown,
)
from fortyniner.sutters_mill.moves import (
    Action,
    AnyMove,
    Bonus,
    Bring,
    Dig,
    End,
    Enough,
    Free,
    Leave,
    Move,
    Play,
    Prospect,
    Remove,
    Shift,
    Town,
    WindDown,
)
from fortyniner.sutters_mill.scoring import winners
from fortyniner.sutters_mill.state import Table, Why
from fortyniner.sutters_mill.town import BONUS, IDLE_ROUNDS, VEIN, Building, Space, colour_at


def play(table: Table, move: AnyMove) -> Iterator[Event]:
    """Do a legal move, and all that follows until somebody has to decide."""
    seat = table.active
    assert seat is not None
    match move:
        case WindDown():
            yield from _switch(table, seat)
        case Prospect():
            table.step = "dig"
            yield WentProspecting(seat)
        case Town():
            table.step = "town"
            yield WentToTown(seat)
        case Dig(building):
            yield from _dig(table, seat, building)
        case Enough():
            yield from _run_businesses(table, seat)
        case Bonus(taken):
            yield from _take_bonus(table, seat, taken)
        case Free(grant, action):
            table.used.append(grant)
            yield from _act(table, seat, action, grant)
        case End():
            yield TurnEnded(seat)
            yield from _end_turn(table, seat)
        case _:
            price = table.price()
            assert price is not None
            table.actions += 1
            table.paid[seat] += price
            if price:
                yield Paid(seat, price)
            yield from _act(table, seat, move, None)


def _switch(table: Table, seat: int) -> Iterator[Event]:
    """What is in hand leaves the game (SM-10)."""
    switched = Switched(seat, len(table.hands[seat]), table.crew[seat])
    table.winding[seat] = table.progress = True
    table.hands[seat], table.crew[seat] = [], 0
    yield switched
    yield from _end_of_empty_town(table)


def _dig(table: Table, seat: int, building: Building) -> Iterator[Event]:
    camp = table.camp
    assert camp is not None
    table.dug += 1
    _step_off(table, seat, camp)
    _step_on(table, seat, building)
    yield Dug(seat, camp, building)
    yield from _take_chip(table, seat, "prospector", building)


def _take_chip(table: Table, seat: int, source: Source, building: Building | None) -> Iterator[Event]:
    """The front chip, and the end of the game with the last one (SM-60)."""
    colour, value = table.colour, table.values[len(table.takers)]
    assert colour is not None
    table.takers.append(seat)
    table.progress = True
    yield ChipTaken(seat, colour, source, building)
    yield ChipSeen(seat, value, bool(table.options["open-purses"]))
    if not table.left:
        yield _finish(table, "vein")
    elif table.colour != colour:
        assert table.camp is not None
        yield NextSection(None, table.camp)


def _run_businesses(table: Table, seat: int) -> Iterator[Event]:
    """A chip for each deed and one for the Adventurer (SM-23), then the bonus (SM-24)."""
    for building in table.deeds_of(seat):
        yield from _take_chip(table, seat, "deed", building)
        if table.ended:
            return
    if table.adventurer() == seat:
        yield from _take_chip(table, seat, "adventurer", None)
        if table.ended:
            return
    table.bonuses = _bonuses(table, seat)
    table.step = "bonus"
    if not table.bonuses:
        yield from _end_turn(table, seat)


def _bonuses(table: Table, seat: int) -> list[Building]:
    """The deeds that may pay a chip more."""
    colours = {table.colour}
    if table.options["literal-bonus"]:
        colours = {colour_at(place) for place in range(len(table.takers), VEIN - table.lost)}
    held = table.deeds_of(seat)
    return [building for colour, building in BONUS.items() if colour in colours and building in held]


def _take_bonus(table: Table, seat: int, taken: bool) -> Iterator[Event]:
    building = table.bonuses.pop(0)
    if taken:
        yield from _take_chip(table, seat, "bonus", building)
    else:
        table.bonuses.clear()
        yield BonusLeft(seat)
    if not table.bonuses and not table.ended:
        yield from _end_turn(table, seat)


def _act(table: Table, seat: int, action: Action | Shift, grant: Building | None) -> Iterator[Event]:
    if isinstance(action, Play | Remove | Shift):  # no other changes a stack
        deeds, adventurer = table.deeds(), table.adventurer()
        yield from _do(table, seat, action, grant)
        yield from _review(table, deeds, adventurer)
    else:
        yield from _do(table, seat, action, grant)
    if not table.left:
        yield _finish(table, "vein")
    yield from _end_of_empty_town(table)


def _do(table: Table, seat: int, action: Action | Shift, grant: Building | None) -> Iterator[Event]:
    match action:
        case Bring(space):
            table.crew[seat] -= 1
            table.progress = True
            _step_on(table, seat, space)
            yield Brought(seat, space, grant)
        case Play(rank, building):
            table.hands[seat].remove(rank)
            table.stacks[building].append(Card(seat, rank))
            table.progress = True
            yield Played(seat, rank, building, grant)
        case Move(old, new):
            _step_off(table, seat, old)
            _step_on(table, seat, new)
            table.workers = workers.moved(table.workers, old, new)
            yield Moved(seat, old, new, grant)
        case Leave(space):
            _step_off(table, seat, space)
            table.progress = True
            table.workers = workers.left(table.workers, space)
            yield Left(seat, space, grant)
        case Remove(building):
            yield from _remove(table, seat, building, grant)
        case Shift(building, place, up):
            stack, new_place = table.stacks[building], place + (1 if up else -1)
            stack[place], stack[new_place] = stack[new_place], stack[place]
            assert grant is not None  # no paid action shifts
            yield Shifted(seat, building, stack[new_place].rank, place, new_place, grant)


def _remove(table: Table, seat: int, building: Building, grant: Building | None) -> Iterator[Event]:
    table.workers = workers.removed(table.workers, table.standing[seat], building)
    owner, rank = table.stacks[building].pop()
    table.scored[owner].append(rank)
    table.progress = True
    yield Removed(seat, building, owner, rank, grant)
    if table.stacks[building]:
        return
    if building not in table.closed:  # SM-36
        table.closed.append(building)
        yield DeedGone(seat, building, owner)
    yield ChipLost(seat, building, colour_at(VEIN - 1 - table.lost))
    table.lost += 1


def _review(table: Table, deeds: dict[Building, int], adventurer: int | None) -> Iterator[Event]:
    """Tell which deeds have passed, and the Adventurer (SM-45, SM-46)."""
    for building, holder in table.deeds().items():
        if deeds.get(building) != holder:
            yield DeedPassed(holder, building, deeds.get(building))
    if (now := table.adventurer()) != adventurer:
        yield AdventurerPassed(now, adventurer)


def _step_on(table: Table, seat: int, space: Space) -> None:
    table.standing[seat][space] = table.at(seat, space) + 1


def _step_off(table: Table, seat: int, space: Space) -> None:
    table.standing[seat][space] -= 1
    if not table.standing[seat][space]:
        del table.standing[seat][space]


def _end_turn(table: Table, seat: int) -> Iterator[Event]:
    table.idle = 0 if table.progress else table.idle + 1
    if table.idle == IDLE_ROUNDS * len(table.seats):
        yield _finish(table, "standstill")
        return
    table.active = (seat + 1) % len(table.seats)
    table.round += table.active == table.first
    _clear_turn(table)


def _clear_turn(table: Table) -> None:
    table.step = "start"
    table.dug = table.actions = 0
    table.bonuses, table.used, table.workers, table.progress = [], [], None, False


def _end_of_empty_town(table: Table) -> Iterator[Event]:
    """The vein can never empty once nobody is left to dig or to remove (SM-61)."""
    if not table.ended and all(table.winding) and not any(table.standing):
        yield _finish(table, "town")


def _finish(table: Table, why: Why) -> Event:
    table.ended, table.active = why, None
    _clear_turn(table)
    return GameOver(None, winners(table)[0], why)
