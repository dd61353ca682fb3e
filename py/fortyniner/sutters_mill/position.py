"""Positions of Sutter's Mill read back from plain JSON, and what they are refused for."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar, get_args

from fortyniner.game import Json
from fortyniner.refusal import BadPosition
from fortyniner.sutters_mill.deeds import Card
from fortyniner.sutters_mill.state import Step, Table, Why
from fortyniner.sutters_mill.town import (
    ACTIONS,
    BONUS,
    BUILDINGS,
    CHIPS,
    COLOURS,
    IDLE_ROUNDS,
    PROSPECTORS,
    RANKS,
    SECTION,
    SPACES,
    VEIN,
)
from fortyniner.sutters_mill.workers import Crew

AnyTable = TypeVar("AnyTable", bound=Table)
Fits = Callable[[Any], bool]


def read_position(cls: type[AnyTable], position: Json, seats: int) -> AnyTable:
    """The `cls` (a Table) that a position describes. Raises BadPosition, and names what is wrong."""
    names = {f.name for f in fields(Table)}
    if not isinstance(position, dict) or position.keys() != names:
        raise BadPosition(f"a position of Sutter’s Mill has just these keys: {', '.join(sorted(names))}")
    for key, fits, what in _shapes(seats):
        if not fits(position[key]):
            raise BadPosition(f"{key!r} is wrong: {what}")
    stacks = {building: [Card(*card) for card in position["stacks"][building]] for building in BUILDINGS}
    crews = position["workers"] and tuple(sorted(map(_crew, position["workers"])))
    table = cls(**position | {"stacks": stacks, "workers": crews}).copy()
    table.values = table.values[:]
    for says, holds in _AGREEMENTS:
        if not holds(table):
            raise BadPosition(says)
    return table


def _crew(workers: list[Any]) -> Crew:
    return tuple(sorted((space, tuple(sorted(removed))) for space, removed in workers))


def _shapes(seats: int) -> tuple[tuple[str, Fits, str], ...]:
    """For each key whether a value has the right shape, and which that is."""
    seat, number, flag = _below(seats), _below(10**4), _is(bool)
    rank, building, space = _one_of(RANKS), _one_of(BUILDINGS), _one_of(SPACES)
    by_seat = f"for each of {seats} seats"
    card = _pair(seat, rank)
    worker = _pair(space, _list(building, distinct=True))
    crews = _list(_list(worker))
    return (
        ("options", _is(dict), "an object of option values"),
        ("first", seat, "a seat"),
        ("values", _list(_below(5), VEIN), f"the values of {VEIN} chips"),
        ("paid", _list(number, seats), f"{by_seat} a whole number"),
        ("hands", _list(_list(rank, distinct=True), seats), f"{by_seat} a list of ranks"),
        ("crew", _list(_below(PROSPECTORS + 1), seats), f"{by_seat} a number of prospectors"),
        (
            "standing",
            _list(_object(space, lambda value: _below(PROSPECTORS + 1)(value) and value > 0), seats),
            f"{by_seat} how many prospectors are on which spaces",
        ),
        ("scored", _list(_list(rank, distinct=True), seats), f"{by_seat} a list of ranks"),
        ("winding", _list(flag, seats), f"{by_seat} true or false"),
        ("takers", _list(seat), "a list of seats"),
        ("lost", number, "a whole number"),
        (
            "stacks",
            lambda value: _object(building, _list(card))(value) and len(value) == len(BUILDINGS),
            "for each building a list of seats and ranks",
        ),
        ("closed", _list(building, distinct=True), "a list of buildings"),
        ("active", _or_none(seat), "a seat or null"),
        ("step", _one_of(get_args(Step)), ", ".join(get_args(Step))),
        ("round", lambda value: number(value) and value > 0, "a whole number from 1"),
        ("dug", number, "a whole number"),
        ("bonuses", _list(building, distinct=True), "a list of buildings"),
        ("actions", _below(ACTIONS + 1), f"a number of actions, {ACTIONS} at most"),
        ("used", _list(building, distinct=True), "a list of buildings"),
        (
            "workers",
            _or_none(lambda value: crews(value) and 0 < len(value) < 1000),
            "null, or lists of prospectors: space and buildings",
        ),
        ("progress", flag, "true or false"),
        ("idle", number, "a whole number"),
        ("ended", _or_none(_one_of(get_args(Why))), "null, vein, town or standstill"),
    )


def _is(kind: type) -> Fits:
    return lambda value: isinstance(value, kind)


def _below(limit: int) -> Fits:
    return lambda value: type(value) is int and 0 <= value < limit


def _one_of(words: tuple[str, ...]) -> Fits:
    return lambda value: isinstance(value, str) and value in words


def _or_none(fits: Fits) -> Fits:
    return lambda value: value is None or fits(value)


def _pair(first: Fits, second: Fits) -> Fits:
    return lambda value: isinstance(value, list) and len(value) == 2 and first(value[0]) and second(value[1])


def _list(fits: Fits, count: int | None = None, distinct: bool = False) -> Fits:
    return lambda value: (
        isinstance(value, list)
        and count in (None, len(value))
        and all(map(fits, value))
        and not (distinct and len(set(value)) < len(value))
    )


def _object(key: Fits, fits: Fits) -> Fits:
    return lambda value: isinstance(value, dict) and all(map(key, value)) and all(map(fits, value.values()))


def _vein_fits(table: Table) -> bool:
    sections = [table.values[start : start + SECTION] for start in range(0, VEIN, SECTION)]
    return all(
        Counter(section) == dict.fromkeys(CHIPS[colour], SECTION // len(CHIPS[colour]))
        for section, colour in zip(sections, COLOURS, strict=True)
    )


def _places_fit(table: Table) -> bool:
    return table.left >= 0 and table.lost >= len(table.closed) and bool(table.lost) == bool(table.closed)


def _cards_fit(table: Table) -> bool:
    for seat in table.seats:
        lying = [card.rank for stack in table.stacks.values() for card in stack if card.seat == seat]
        cards = table.hands[seat] + table.scored[seat] + lying
        if len(set(cards)) < len(cards) or (not table.winding[seat] and len(cards) < len(RANKS)):
            return False
        if table.winding[seat] and table.hands[seat]:
            return False
    return True


def _prospectors_fit(table: Table) -> bool:
    for seat in table.seats:
        count = table.crew[seat] + table.men(seat)
        if count > PROSPECTORS or (count < PROSPECTORS and not table.winding[seat]):
            return False
        if table.winding[seat] and table.crew[seat]:
            return False
    return True


def _purses_fit(table: Table) -> bool:
    return all(table.purse(seat) >= 0 for seat in table.seats)


def _step_fits(table: Table) -> bool:
    if table.step != "town" and (table.actions or table.used or table.workers):
        return False
    if (table.step != "bonus" and table.bonuses) or (table.step in ("start", "town") and table.dug):
        return False
    active = table.active
    if active is None:
        return table.step == "start" and not table.progress
    match table.step:
        case "dig":
            return table.dug > 0 or (table.camp is not None and table.at(active, table.camp) > 0)
        case "bonus":
            held = set(table.deeds_of(active)) & set(BONUS.values())
            return bool(table.bonuses) and set(table.bonuses) <= held
    return True


def _workers_fit(table: Table) -> bool:
    if table.workers is None:
        return True
    active = table.active
    if active is None or not table.winding[active]:
        return False
    standing = Counter(table.standing[active])
    return all(Counter(space for space, _ in crew) == standing for crew in table.workers)


def _end_fits(table: Table) -> bool:
    if (table.active is None) != (table.ended is not None):
        return False
    if not table.left or table.ended == "vein":
        return not table.left and table.ended == "vein"
    empty = all(table.winding) and not any(table.standing)
    if empty or table.ended == "town":
        return empty and table.ended == "town"
    return (table.idle == IDLE_ROUNDS * len(table.seats)) == (table.ended == "standstill")


def _idle_fits(table: Table) -> bool:
    return table.idle <= IDLE_ROUNDS * len(table.seats)


_AGREEMENTS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("the vein does not hold the chips of each colour (SM-1)", _vein_fits),
    ("more chips have gone than there can have been (SM-36)", _places_fit),
    ("the cards of a seat are not each in one place (SM-2, SM-10)", _cards_fit),
    ("a seat does not have its five prospectors (SM-2, SM-10)", _prospectors_fit),
    ("nobody can have paid more than was found (SM-40)", _purses_fit),
    ("the step of the turn cannot be this one (SM-11)", _step_fits),
    ("those who removed cards are not those who stand in the town (SM-35)", _workers_fit),
    ("nobody can have stood still for so long (SM-61)", _idle_fits),
    ("the game is over just when it has come to one of its ends (SM-60, SM-61)", _end_fits),
)
