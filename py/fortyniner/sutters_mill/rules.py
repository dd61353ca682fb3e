"""Which moves of Sutter's Mill are legal, and why the others are not."""

from collections.abc import Iterator, Sequence

from fortyniner.refusal import Refusal
from fortyniner.sutters_mill import words
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
from fortyniner.sutters_mill.state import Step, Table
from fortyniner.sutters_mill.town import ACTIONS, BUILDINGS, RANKS, SPACES, Building, Space
from fortyniner.sutters_mill.workers import can_remove

_STEP: dict[type[AnyMove], Step] = {
    WindDown: "start",
    Prospect: "start",
    Town: "start",
    Dig: "dig",
    Enough: "dig",
    Bonus: "bonus",
}
_RULE: dict[Step, str] = {"start": "SM-11", "dig": "SM-21", "bonus": "SM-24", "town": "SM-30"}
FREE: dict[Building, tuple[tuple[type, ...], bool | None]] = {
    "HALL": ((Bring, Move), False),
    "BATH": ((Play,), False),
    "CHURCH": ((Shift,), None),
    "EXPRESS": ((Remove,), True),
    "HOTEL": ((Move, Leave), True),
}
"""What each deed lets its holder do free of charge, and whether Winding Down, else Building Up (SM-50)."""
_DIGS, _BRINGS = tuple(map(Dig, BUILDINGS)), tuple(map(Bring, SPACES))
_PLAYS = {building: {rank: Play(rank, building) for rank in RANKS} for building in BUILDINGS}
_MOVES = {old: tuple(Move(old, new) for new in SPACES if new != old) for old in SPACES}
_LEAVES = {space: Leave(space) for space in SPACES}
_REMOVALS = {building: Remove(building) for building in BUILDINGS}


def moves(table: Table) -> Sequence[AnyMove]:
    """Every legal move; equal prospectors are one choice."""
    seat = table.active
    if seat is None:
        return ()
    match table.step:
        case "start":
            switch: list[AnyMove] = [] if table.winding[seat] else [WindDown()]
            prospect: list[AnyMove] = [Prospect()] if _can_dig(table, seat) else []
            return [*switch, *prospect, Town()]
        case "dig":
            digs: list[AnyMove] = [*_DIGS] if _can_dig(table, seat) else []
            return [*digs, Enough()] if table.dug else digs
        case "bonus":
            return [Bonus(True), Bonus(False)]
        case "town":
            price = table.price()
            actions = _actions(table, seat)
            paid = actions if price is not None and price <= table.purse(seat) else []
            return [*paid, *_free_actions(table, seat, actions), End()]
    raise AssertionError(table.step)


def _can_dig(table: Table, seat: int) -> bool:
    return table.camp is not None and table.at(seat, table.camp) > 0


def _actions(table: Table, seat: int) -> list[Action]:
    """What the seat could do in town, price aside."""
    standing, actions = table.standing[seat], list[Action]()
    if table.winding[seat]:
        actions += [_LEAVES[space] for space in standing]
        actions += [
            removal
            for building, removal in _REMOVALS.items()
            if building in standing and table.stacks[building] and can_remove(table.workers, building)
        ]
    else:
        if table.crew[seat]:
            actions += _BRINGS
        for building, plays in _PLAYS.items():
            if building in standing and standing[building] > table.own_cards(seat, building):
                actions += [plays[rank] for rank in table.hands[seat]]
    for old in standing:
        actions += _MOVES[old]
    return actions


def _free_actions(table: Table, seat: int, actions: Sequence[Action]) -> Iterator[Free]:
    """What deeds allow, of these actions and of shifts."""
    for grant in table.deeds_of(seat):
        if grant not in FREE or grant in table.used:
            continue
        kinds, winding = FREE[grant]
        if grant == "CHURCH":
            yield from (Free(grant, shift) for shift in _shifts(table, seat))
        elif winding == table.winding[seat]:
            yield from (Free(grant, action) for action in actions if isinstance(action, kinds))


def _shifts(table: Table, seat: int) -> Iterator[Shift]:
    for building, stack in table.stacks.items():
        if table.at(seat, building):
            for place, card in enumerate(stack):
                if card.seat == seat:
                    yield from (Shift(building, place, up) for up in (True, False) if _room(stack, place, up))


def _room(stack: Sequence[object], place: int, up: bool) -> bool:
    return place + 1 < len(stack) if up else place > 0


def check(table: Table, move: AnyMove) -> None:
    """Raises Refusal for a move that is not legal now."""
    seat = table.active
    if seat is None:
        raise Refusal("SM-60", words.OVER)
    if isinstance(move, WindDown) and table.winding[seat]:
        raise Refusal("SM-10", words.WINDING_ALREADY)
    if _STEP.get(type(move), "town") != table.step:
        raise Refusal("SM-10" if isinstance(move, WindDown) else _RULE[table.step], words.NOT_NOW[table.step])
    match move:
        case Prospect() | Dig() if not _can_dig(table, seat):
            assert table.camp is not None
            rule = "SM-20" if isinstance(move, Prospect) else "SM-21"
            raise Refusal(rule, words.NOBODY_IN_CAMP.format(camp=words.space_name(table.camp)))
        case Enough() if not table.dug:
            raise Refusal("SM-21", words.ONE_AT_LEAST)
        case Free():
            _check_free(table, seat, move)
        case Bring() | Play() | Move() | Leave() | Remove():
            _check_price(table, seat)
            _check_action(table, seat, move)


def _check_price(table: Table, seat: int) -> None:
    price, purse = table.price(), table.purse(seat)
    if price is None:
        raise Refusal("SM-30", words.FIVE_ACTIONS.format(most=ACTIONS))
    if price > purse:
        raise Refusal("SM-40", words.TOO_DEAR.format(price=price, purse=purse))


def _check_free(table: Table, seat: int, move: Free) -> None:
    grant = move.grant
    name = words.space_name(grant)
    if grant not in FREE:
        raise Refusal("SM-50", words.GRANTS_NOTHING.format(building=name))
    kinds, winding = FREE[grant]
    if not isinstance(move.action, kinds):
        raise Refusal("SM-50", words.GRANTS_ANOTHER.format(building=name, grants=words.GRANTS[grant]))
    if table.deeds().get(grant) != seat:
        raise Refusal("SM-50", words.NO_DEED.format(building=name))
    if grant in table.used:
        raise Refusal("SM-50", words.ONCE_A_TURN.format(building=name))
    if winding is not None and winding != table.winding[seat]:
        phase = words.WINDING_DOWN if winding else words.BUILDING_UP
        raise Refusal("SM-50", words.GRANT_PHASE.format(building=name, phase=phase))
    if isinstance(move.action, Shift):
        _check_shift(table, seat, move.action)
    else:
        _check_action(table, seat, move.action)


def _check_action(table: Table, seat: int, action: Action) -> None:
    match action:
        case Bring():
            _check_phase(table, seat, False, "SM-31")
            if not table.crew[seat]:
                raise Refusal("SM-31", words.NONE_IN_HAND)
        case Play(rank, building):
            _check_phase(table, seat, False, "SM-32")
            if rank not in table.hands[seat]:
                raise Refusal("SM-32", words.NOT_IN_HAND.format(rank=words.RANK[rank]))
            needed = table.own_cards(seat, building) + 1
            if table.at(seat, building) < needed:
                sentence = words.NEEDS_ONE if needed == 1 else words.NEEDS_MORE
                there = table.at(seat, building)
                raise Refusal(
                    "SM-32", sentence.format(needed=needed, there=there, building=words.space_name(building))
                )
        case Move(old, new):
            _check_standing(table, seat, old, "SM-33")
            if old == new:
                raise Refusal("SM-33", words.SAME_SPACE)
        case Leave(space):
            _check_phase(table, seat, True, "SM-34")
            _check_standing(table, seat, space, "SM-34")
        case Remove(building):
            _check_phase(table, seat, True, "SM-35")
            _check_standing(table, seat, building, "SM-35")
            if not table.stacks[building]:
                raise Refusal("SM-35", words.NO_CARD.format(building=words.space_name(building)))
            if not can_remove(table.workers, building):
                raise Refusal("SM-35", words.REMOVED_ALREADY.format(building=words.space_name(building)))


def _check_phase(table: Table, seat: int, winding: bool, rule: str) -> None:
    if table.winding[seat] != winding:
        raise Refusal(rule, words.ONLY_WINDING if winding else words.ONLY_BUILDING)


def _check_standing(table: Table, seat: int, space: Space, rule: str) -> None:
    if not table.at(seat, space):
        raise Refusal(rule, words.NOBODY_THERE.format(space=words.space_name(space)))


def _check_shift(table: Table, seat: int, shift: Shift) -> None:
    stack = table.stacks[shift.building]
    _check_standing(table, seat, shift.building, "SM-50")
    if shift.place >= len(stack) or stack[shift.place].seat != seat:
        raise Refusal("SM-50", words.NOT_OWN_CARD.format(place=shift.place + 1))
    if not _room(stack, shift.place, shift.up):
        raise Refusal("SM-50", words.NO_ROOM_UP if shift.up else words.NO_ROOM_DOWN)
