"""Positions of Gold Country read back from plain JSON, and what they are refused for."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar, get_args

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_country.box import (
    BANDIT,
    BANDITS_BENEATH,
    CLAIM_TOKENS,
    COINS,
    HAND,
    MARKERS,
    MINE_CARDS,
    MINES,
    REDRAWS,
    THIRDS,
    TRANSACTIONS,
    VEINS,
    Tile,
)
from fortyniner.gold_country.reach import is_exploited
from fortyniner.gold_country.state import Step, Table, Why, mix
from fortyniner.refusal import BadPosition

AnyTable = TypeVar("AnyTable", bound=Table)
Fits = Callable[[Any], bool]
_ALL = range(len(MINES))


def read_position(cls: type[AnyTable], position: Json, seats: int, chance: Chance) -> AnyTable:
    """The `cls` (a Table) that a position describes. Raises BadPosition, and names what is wrong."""
    names = {f.name for f in fields(Table)} - {"chance"}
    if not isinstance(position, dict) or position.keys() != names:
        raise BadPosition(f"a position of Gold Country has just these keys: {', '.join(sorted(names))}")
    for key, fits, what in _shapes(seats):
        if not fits(position[key]):
            raise BadPosition(f"{key!r} is wrong: {what}")
    dealt = {space: Tile(kind, worth) for space, kind, worth in position["dealt"]}
    table = cls(**position | {"dealt": dealt, "chance": chance}).copy()
    table.chance = chance
    for says, holds in _AGREEMENTS:
        if not holds(table):
            raise BadPosition(says)
    return table


def _shapes(seats: int) -> tuple[tuple[str, Fits, str], ...]:
    """For each key whether a value has the right shape, and which that is."""
    seat, number, flag, token = _below(seats), _below(10**4), _is(bool), _below(BANDIT + 1)
    mask = _below(1 << 256)
    by_seat, by_mine = f"for each of {seats} seats", "for each mine"
    return (
        ("options", _is(dict), "an object of option values"),
        ("dealt", _list(_tile), "a list of space, kind and worth"),
        ("tiles", mask, "a set of spaces"),
        ("secrets", _list(_below(len(MINES)), seats), f"{by_seat} a mine"),
        ("coins", _list(number, seats), f"{by_seat} a whole number"),
        ("cards", _list(_list(number, len(MINES)), seats), f"{by_seat} its cards of each mine"),
        ("stacks", _list(number, len(MINES)), f"{by_mine} a whole number"),
        ("gems", _list(number, seats), f"{by_seat} a whole number"),
        ("markers", _list(number, seats), f"{by_seat} a whole number"),
        ("hands", _list(_list(token), seats), f"{by_seat} a list of tokens"),
        ("player", seat, "a seat"),
        ("active", _or_none(seat), "a seat or null"),
        ("store", _or_none(token), "a token or null"),
        ("claims", _list(mask, len(MINES)), f"{by_mine} a set of spaces"),
        ("bandits", mask, "a set of spaces"),
        ("boats", mask, "a set of spaces"),
        ("tunnelled", _list(flag, len(MINES)), f"{by_mine} true or false"),
        (
            "values",
            _list(lambda value: type(value) is int and abs(value) < 1000, len(MINES)),
            f"{by_mine} a number",
        ),
        ("exploited", _list(flag, len(MINES)), f"{by_mine} true or false"),
        ("bag", _list(number, BANDIT + 1), "for each kind of token how many"),
        ("offers", _list(flag, BANDIT + 1), "for each kind of token true or false"),
        ("redraws", _below(REDRAWS + 1), "how many are left"),
        ("thirds", _below(THIRDS + 1), "how many are left"),
        ("step", lambda value: isinstance(value, str) and value in get_args(Step), ", ".join(get_args(Step))),
        ("traded", _below(TRANSACTIONS + 2), "how many transactions were done"),
        ("closed", flag, "true or false"),
        ("extra", flag, "true or false"),
        ("carded", flag, "true or false"),
        (
            "debts",
            lambda value: value == [] or _list(number, seats)(value),
            f"nothing, or {by_seat} a whole number",
        ),
        ("round", lambda value: number(value) and value > 0, "a whole number from 1"),
        ("veins", _below(VEINS + 1), "how many are left"),
        (
            "ended",
            _or_none(lambda value: isinstance(value, str) and value in get_args(Why)),
            "null, veins or bag",
        ),
    )


def _tile(value: object) -> bool:
    if not (isinstance(value, list) and len(value) == 3):
        return False
    space, kind, worth = value
    return _below(256)(space) and isinstance(kind, str) and _below(10)(worth)


def _is(kind: type) -> Fits:
    return lambda value: isinstance(value, kind)


def _below(limit: int) -> Fits:
    return lambda value: type(value) is int and 0 <= value < limit


def _or_none(fits: Fits) -> Fits:
    return lambda value: value is None or fits(value)


def _list(fits: Fits, count: int | None = None) -> Fits:
    return lambda value: isinstance(value, list) and count in (None, len(value)) and all(map(fits, value))


def _tiles_fit(table: Table) -> bool:
    ground = table.board
    veins = {space: Tile("vein", worth) for space, worth in ground.veins.items()}
    dealt = {space: tile for space, tile in table.dealt.items() if space not in veins}
    if {space: table.dealt.get(space) for space in veins} != veins:
        return False
    if sum(1 << space for space in dealt) != ground.gold or Counter(dealt.values()) != Counter(mix(ground)):
        return False
    covered = (ground.gold | ground.dense) & table.tokens
    return table.tiles == (ground.gold | ground.dense) & ~covered


def _tokens_fit(table: Table) -> bool:
    ground, masks = table.board, [*table.claims, table.bandits]
    apart = sum(mask.bit_count() for mask in masks) == table.tokens.bit_count()
    there = not table.tokens & ~(ground.land | ground.tunnels) and not table.bandits & ground.tunnels
    return apart and there and not table.boats & ~ground.river


def _counts_fit(table: Table) -> bool:
    """No token is there that is not in the box."""
    for token in range(BANDIT + 1):
        placed = table.bandits if token == BANDIT else table.claims[token]
        held = sum(hand.count(token) for hand in table.hands) + (table.store == token) + table.offers[token]
        most = 1 + BANDITS_BENEATH * (VEINS - table.veins) if token == BANDIT else CLAIM_TOKENS
        if table.bag[token] + held + placed.bit_count() > most:
            return False
    return True


def _cards_fit(table: Table) -> bool:
    return len(set(table.secrets)) == len(table.secrets) and all(
        table.stacks[mine] + sum(cards[mine] for cards in table.cards) == MINE_CARDS for mine in _ALL
    )


def _veins_fit(table: Table) -> bool:
    return table.veins == (table.tiles & table.board.dense).bit_count()


def _river_fits(table: Table) -> bool:
    if not table.board.river:
        return not (any(table.gems) or any(table.markers) or any(table.tunnelled))
    used = [(claims & table.board.tunnels).bit_count() for claims in table.claims]
    taken = Counter(tile.kind for space, tile in table.dealt.items() if not table.tiles >> space & 1)
    markers = sum(table.markers) + table.boats.bit_count()
    return (
        used == list(map(int, table.tunnelled))
        and sum(table.gems) <= taken["gem"]
        and markers <= min(MARKERS, len(table.coins) + taken["boat"])
    )


def _hands_fit(table: Table) -> bool:
    """Three tokens behind every screen but the player's, and something left to place or to leave."""
    waiting = [seat for seat in table.seats if seat != table.player]
    if table.ended:
        return all(len(table.hands[seat]) <= HAND for seat in waiting)
    if any(len(table.hands[seat]) != HAND for seat in waiting):
        return False
    if table.step == "open":
        return len(table.hands[table.player]) == HAND and table.store is not None
    if table.step == "placed":
        return not table.hands[table.player] and table.store is not None
    return bool(table.pool)


def _bag_fits(table: Table) -> bool:
    return (table.in_bag == 0) == (table.ended == "bag")


def _end_fits(table: Table) -> bool:
    if (table.active is None) != (table.ended is not None):
        return False
    return table.ended != "veins" or not table.veins


def _step_fits(table: Table) -> bool:
    if table.ended:
        return table.step == "open" and not (table.traded or table.extra or table.carded or table.closed)
    if table.step == "open" and table.closed:
        return False
    if (table.closed and not table.traded) or (table.step == "placing" and table.traded and not table.closed):
        return False
    third = table.traded > TRANSACTIONS or table.extra
    if (third and not table.carded) or (table.extra and table.traded != TRANSACTIONS):
        return False
    return not (table.extra and (table.closed or table.step not in ("open", "placed"))) and (
        table.veins > 0 or table.step != "open"
    )


def _debts_fit(table: Table) -> bool:
    if table.step != "paying":
        return not table.debts and table.active in (None, table.player)
    seat = table.active
    if seat is None or not table.debts or not table.debts[seat]:
        return False
    return table.coins[seat] == 0 and any(table.cards[seat])


def _topped_up(table: Table) -> bool:
    if table.step == "paying":
        return True
    return all(table.coins[seat] >= COINS or any(table.cards[seat]) for seat in table.seats)


def _exploited_fits(table: Table) -> bool:
    if table.step == "paying" or table.ended:
        return True
    held = {token for hand in table.hands for token in hand} | {table.store}
    return all(mine not in held if table.exploited[mine] else not is_exploited(table, mine) for mine in _ALL)


_AGREEMENTS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("the tiles are not those of the board, or lie where they cannot (GC-1, GC-2)", _tiles_fit),
    ("tokens stand where they cannot (GC-22, GC-23)", _tokens_fit),
    ("there are more tokens than in the box (GC-5)", _counts_fit),
    ("the cards are not each in one place (GC-3, GC-4)", _cards_fit),
    ("the veins are miscounted (GC-50)", _veins_fit),
    ("tunnels, markers or gems do not fit the board (GC-60 to GC-65)", _river_fits),
    ("hands and store do not hold what they can (GC-5, GC-20)", _hands_fit),
    ("the game ends when the bag is empty (GC-51)", _bag_fits),
    ("the game is over just when it has come to one of its ends (GC-50, GC-51)", _end_fits),
    ("the step of the turn cannot be this one (GC-10)", _step_fits),
    ("the debts of a cave-in do not fit (GC-26)", _debts_fit),
    ("somebody would have been topped up (GC-28)", _topped_up),
    ("the exploited mines are not those that can reach no tile (GC-30, GC-31)", _exploited_fits),
)
