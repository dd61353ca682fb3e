"""Positions of Gold River read back from plain JSON, and what they are refused for."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from itertools import chain
from typing import Any, TypeVar, get_args

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_river.cards import (
    BANDIT,
    CARDS,
    DYNAMITE,
    HOLD_UP,
    JUDGE,
    MUSTANG,
    TELEGRAPH,
    TOWNS,
    VEIN,
)
from fortyniner.gold_river.effects import usable
from fortyniner.gold_river.state import Phase, Status, Table, box, laid_each_round, removed
from fortyniner.refusal import BadPosition

AnyTable = TypeVar("AnyTable", bound=Table)
MOST = 1000
"""Fewer nuggets lie in one place, so that all of them together can be bid in four digits."""
_WAITING = (BANDIT, JUDGE, DYNAMITE, VEIN)


def read_position(cls: type[AnyTable], position: Json, seats: int, chance: Chance) -> AnyTable:
    """The `cls` (a Table) that a position describes. Raises BadPosition, and names what is wrong."""
    names = {f.name for f in fields(Table) if f.name != "chance"}
    if not isinstance(position, dict) or position.keys() != names:
        raise BadPosition(f"a position of Gold River has just these keys: {', '.join(sorted(names))}")
    for key, fits, what in _shapes(seats):
        if not fits(position[key]):
            raise BadPosition(f"{key!r} is wrong: {what}")
    dice = position["dice"]
    table = cls(**position | {"chance": chance, "dice": tuple(dice) if dice else None}).copy()
    table.chance = chance
    for says, holds in _AGREEMENTS:
        if not holds(table):
            raise BadPosition(says)
    return table


def _shapes(seats: int) -> tuple[tuple[str, Callable[[Any], bool], str], ...]:
    """For each key whether a value has the right shape, and which that is."""
    seat = _below(seats)
    seat_or_none = _or_none(seat)
    card: Callable[[object], bool] = lambda value: isinstance(value, str) and value in CARDS  # noqa: E731
    cards, a_card = _list(card), "a list of card ids"
    by_seat = f"for each of {seats} seats"
    number = _below(MOST)
    return (
        ("options", lambda value: isinstance(value, dict), "an object of option values"),
        ("deck", cards, a_card),
        ("unseen", cards, a_card),
        ("stashes", _list(number, seats), f"{by_seat} a whole number"),
        ("areas", _list(cards, seats), f"{by_seat} {a_card}"),
        ("passed", _list(_is_bool, seats), f"{by_seat} true or false"),
        ("chosen", _list(_is_bool, seats), f"{by_seat} true or false"),
        ("first", seat, "a seat"),
        ("status", _object(card, lambda value: value in get_args(Status)), "kept, waiting or spent by card"),
        ("veins", _object(card, card), "a mine by New Vein"),
        (
            "mayors",
            lambda value: _object(_town, seat_or_none)(value) and len(value) == len(TOWNS),
            "a seat or null for each town",
        ),
        ("banked", number, "a whole number"),
        ("round", lambda value: number(value) and value > 0, "a whole number from 1"),
        ("phase", lambda value: value in get_args(Phase), ", ".join(get_args(Phase))),
        ("active", seat_or_none, "a seat or null"),
        ("offer", cards, a_card),
        ("gone", cards, a_card),
        ("bids", _list(number, seats), f"{by_seat} a whole number"),
        ("winner", seat_or_none, "a seat or null"),
        ("laid", number, "a whole number"),
        ("queue", lambda value: _list(seat)(value) and len(set(value)) == len(value), "a list of seats"),
        ("chooser", seat_or_none, "a seat or null"),
        ("taken", _or_none(card), "a card id or null"),
        ("card", _or_none(card), "a card id or null"),
        (
            "dice",
            _or_none(_list(lambda face: _below(7)(face) and face > 0, 2)),
            "two faces from 1 to 6, or null",
        ),
    )


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _town(value: object) -> bool:
    return value in TOWNS


def _below(limit: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and 0 <= value < limit


def _or_none(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or fits(value)


def _list(fits: Callable[[Any], bool], count: int | None = None) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and count in (None, len(value)) and all(map(fits, value))


def _object(key: Callable[[Any], bool], fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, dict) and all(map(key, value)) and all(map(fits, value.values()))


def _cards_fit(table: Table) -> bool:
    places = Counter(chain(table.deck, table.unseen, table.offer, table.gone, *table.areas))
    return places == Counter(box(len(table.seats), table.options))


def _deck_fits(table: Table) -> bool:
    seats = len(table.seats)
    laid = len(box(seats, table.options)) - len(table.unseen) - len(table.deck)
    return len(table.unseen) == removed(seats) and laid == table.round * laid_each_round(seats)


def _status_fits(table: Table) -> bool:
    actions = {id for area in table.areas for id in area if CARDS[id].kind == "action"}
    if table.status.keys() != actions - table.veins.keys() - {table.taken}:
        return False
    for id, status in table.status.items():
        name = CARDS[id].name
        saved = name in (MUSTANG, TELEGRAPH)
        if (status == "kept" and not saved) or (status == "waiting" and name not in _WAITING):
            return False
        if name == VEIN and status == "spent" and id != table.card:
            return False
    return True


def _veins_fit(table: Table) -> bool:
    return all(
        CARDS[vein].name == VEIN
        and CARDS[mine].is_mine
        and table.owner(vein) == table.owner(mine) is not None
        for vein, mine in table.veins.items()
    )


def _mayors_fit(table: Table) -> bool:
    return all(mayor is None or table.count(mayor, town) for town, mayor in table.mayors.items())


def _bank_fits(table: Table) -> bool:
    return not table.banked or table.banker is not None


def _bid_fits(table: Table) -> bool:
    made = [bid for bid in table.bids if bid]
    if len(set(made)) < len(made):
        return False
    if table.bidder is None:
        return table.winner in (None, table.first)
    return table.winner in (None, table.bidder) and not table.passed[table.bidder]


def _auction_fits(table: Table) -> bool:
    if table.phase != "bid":
        return table.winner is not None
    active = table.active
    if active is None or table.winner is not None or any(table.chosen) or table.queue:
        return False
    if table.bidder is not None and table.stashes[table.bidder] < table.bid:
        return False
    return not table.passed[active] and active != table.bidder and table.stashes[active] > table.bid


def _choosing_fits(table: Table) -> bool:
    """Who has still to choose, and out of how many cards."""
    if table.phase == "bid":
        return table.chooser is None and len(table.offer) == laid_each_round(len(table.seats))
    waiting = {seat for seat in table.seats if not table.chosen[seat]}
    choosing = {table.active} if table.phase == "take" else set()
    if waiting != choosing | set(table.queue) or choosing & set(table.queue):
        return False
    assert table.winner is not None
    whole = not table.chosen[table.winner] or table.phase == "discard"
    if (table.chooser is None) != (not table.chosen[table.winner]):
        return False
    if not table.chosen[table.winner] and (len(waiting) < len(table.seats) or table.active != table.winner):
        return False
    return len(table.offer) == len(waiting) + whole


def _laid_fits(table: Table) -> bool:
    two = len(table.seats) == 2 and table.winner is not None
    if two and not table.chosen[table.winner or 0]:
        return not table.laid and table.stashes[table.winner or 0] >= table.bid
    return table.laid == (table.bid if two and not all(table.chosen) else 0)


def _taken_fits(table: Table) -> bool:
    if table.phase != "discard":
        return table.taken is None
    winner = table.winner
    return (
        table.active == winner == table.chooser and winner is not None and table.taken in table.areas[winner]
    )


def _card_fits(table: Table) -> bool:
    if table.phase != "target":
        return table.card is None
    card, active = table.card, table.active
    if card is None or active is None or card not in table.areas[active] or table.chooser is None:
        return False
    usual = CARDS[card].name in (*_WAITING, HOLD_UP) and table.status.get(card) == "spent"
    return usual and card not in table.veins and usable(table, active, card)


def _windows_fit(table: Table) -> bool:
    """The windows of GR-62 are open only to who has something to decide there."""
    active = table.active
    if (table.dice is not None) != (table.phase == "telegraph"):
        return False
    match table.phase:
        case "mustang":
            kept = active is not None and active == table.owner_of(MUSTANG, "kept")
            return kept and table.chooser == table.winner and active in table.queue[1:]
        case "telegraph":
            return active is not None and active == table.owner_of(TELEGRAPH, "kept") and not table.queue
        case "bank":
            return (
                active is not None
                and active == table.banker
                and table.stashes[active] > 0
                and not table.queue
            )
    return True


def _end_fits(table: Table) -> bool:
    over = table.phase == "over"
    if over != (table.active is None):
        return False
    return not over or (len(table.deck) < laid_each_round(len(table.seats)) and not table.queue)


def _nobody_sleeps(table: Table) -> bool:
    """An Action that waits could not be used (GR-60)."""
    if table.phase in ("target", "discard"):
        return True
    return not any(usable(table, seat, card) for seat in table.seats for card in table.waiting(seat))


_AGREEMENTS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("every card that takes part is in one place, and no other card is (GR-1 to GR-5)", _cards_fit),
    ("the deck does not hold what it should in this round (GR-7)", _deck_fits),
    ("the Actions in the areas do not have the status they can have", _status_fits),
    ("a New Vein lies on a mine of the same area (GR-57)", _veins_fit),
    ("a Mayor has a Claim in the town (GR-34)", _mayors_fit),
    ("nuggets are on the Bank only where somebody owns it (GR-40)", _bank_fits),
    ("bid, bidder and winner cannot stand together (GR-11)", _bid_fits),
    ("the auction cannot stand like this (GR-11)", _auction_fits),
    ("those who have still to choose do not fit the offer (GR-14)", _choosing_fits),
    ("the bid lies on the table only between the choices of two players (GR-21)", _laid_fits),
    ("only the winner who has still to discard has a card in hand (GR-14)", _taken_fits),
    ("only an Action that can be used is being used (GR-61)", _card_fits),
    ("that window is not open (GR-62)", _windows_fit),
    ("the game is over just when the deck is too small (GR-10)", _end_fits),
    ("an Action that can be used does not wait (GR-60)", _nobody_sleeps),
)
