"""What one seat of Sutter's Mill may know, and a guess of the rest."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypedDict, TypeVar

from fortyniner.chance import Chance
from fortyniner.options import Value
from fortyniner.sutters_mill.state import Step, Table
from fortyniner.sutters_mill.town import (
    COLOURS,
    SECTION,
    VEIN,
    Building,
    Camp,
    Colour,
    Rank,
    Space,
    colour_at,
)

AnyTable = TypeVar("AnyTable", bound=Table)


class Place(TypedDict):
    """One seat of the table."""

    purse: int | None
    """None where it is another's, and purses are not open."""
    chips: dict[Colour, int]
    """How many chips of each colour it has taken."""
    paid: int
    """All that it has paid so far."""
    hand: list[Rank]
    crew: int
    """Prospectors in hand."""
    standing: dict[Space, int]
    """Prospectors on the board."""
    scored: list[Rank]
    winding: bool
    deeds: list[Building]


class View(TypedDict):
    """The table as `seat` (None: an onlooker) may see it."""

    seat: int | None
    turn: int | None
    step: Step
    round: int
    taken: int
    """Chips gone from the front of the vein."""
    lost: int
    """Chips gone from its far end."""
    left: dict[Colour, int]
    """Chips in the vein by colour."""
    camp: Camp | None
    """The current camp."""
    stacks: dict[Building, list[tuple[int, Rank]]]
    """By building the cards, seat and rank, from bottom to top."""
    closed: list[Building]
    """Buildings whose deed has left the game."""
    adventurer: int | None
    dug: int
    """Prospectors sent out in this turn."""
    bonuses: list[Building]
    actions: int
    """Paid actions done in this turn."""
    price: int | None
    """What the next paid action costs; None after the fifth."""
    used: list[Building]
    """Deeds whose free action was done in this turn."""
    idle: int
    """Turns in a row that brought nothing in or out."""
    ended: str | None
    seats: list[Place]
    options: dict[str, Value]


def view(table: Table, seat: int | None) -> View:
    """What that seat may know."""
    return {
        "seat": seat,
        "turn": table.active,
        "step": table.step,
        "round": table.round,
        "taken": len(table.takers),
        "lost": table.lost,
        "left": _by_colour(range(len(table.takers), VEIN - table.lost)),
        "camp": table.camp,
        "stacks": {
            building: [(card.seat, card.rank) for card in stack] for building, stack in table.stacks.items()
        },
        "closed": table.closed[:],
        "adventurer": table.adventurer(),
        "dug": table.dug,
        "bonuses": table.bonuses[:],
        "actions": table.actions,
        "price": table.price(),
        "used": table.used[:],
        "idle": table.idle,
        "ended": table.ended,
        "seats": [_place(table, place, seat) for place in table.seats],
        "options": dict(table.options),
    }


def _by_colour(places: range) -> dict[Colour, int]:
    colours = [colour_at(place) for place in places]
    return {colour: colours.count(colour) for colour in COLOURS}


def _place(table: Table, place: int, seat: int | None) -> Place:
    taken = [colour_at(at) for at, taker in enumerate(table.takers) if taker == place]
    return {
        "purse": table.purse(place) if _knows(table, seat, place) else None,
        "chips": {colour: taken.count(colour) for colour in COLOURS},
        "paid": table.paid[place],
        "hand": table.hands[place][:],
        "crew": table.crew[place],
        "standing": table.standing[place].copy(),
        "scored": table.scored[place][:],
        "winding": table.winding[place],
        "deeds": table.deeds_of(place),
    }


def _knows(table: Table, seat: int | None, place: int) -> bool:
    """Whether `seat` knows what the chips of `place` are worth."""
    return seat == place or bool(table.options["open-purses"] or table.ended)


_DEALS = 60
"""How often a deal is tried by which everybody can have paid what they paid; then one is made to fit."""


def guess(table: AnyTable, seat: int, chance: Chance) -> AnyTable:
    """A table that agrees with that seat's view: all chips it has not seen are dealt anew, evenly."""
    guessed = table.copy()
    hidden = [
        place
        for place in range(VEIN)
        if place >= len(table.takers) or not _knows(table, seat, table.takers[place])
    ]
    guessed.values = table.values[:]
    for _ in range(_DEALS):
        _deal(guessed, hidden, chance)
        if not _short(guessed):
            return guessed
    _let_all_afford(guessed, hidden, chance)
    return guessed


def _deal(guessed: Table, hidden: Sequence[int], chance: Chance) -> None:
    """Every order of the hidden chips of each colour is as likely as the others."""
    for _, group in groupby(hidden, lambda place: place // SECTION):
        places = list(group)
        values = sorted(guessed.values[place] for place in places)  # forget the order they were in
        chance.shuffle(values)
        for place, value in zip(places, values, strict=True):
            guessed.values[place] = value


def _short(guessed: Table) -> list[int]:
    """Who has paid more than was found so."""
    return [seat for seat in guessed.seats if guessed.purse(seat) < 0]


def _let_all_afford(guessed: Table, hidden: Sequence[int], chance: Chance) -> None:
    """Who has paid so much has found as much: until then a better chip comes from elsewhere."""
    values = guessed.values
    while short := _short(guessed):
        own = [place for place in hidden if _taker(guessed, place) == short[0]]
        swaps = [
            (place, other)
            for place in own
            for other in hidden
            if place // SECTION == other // SECTION and values[other] > values[place] and other not in own
        ]
        free = [swap for swap in swaps if _taker(guessed, swap[1]) is None]
        place, other = chance.choice(free or swaps)
        values[place], values[other] = values[other], values[place]


def _taker(table: Table, place: int) -> int | None:
    """Who has that chip of the vein; None: nobody."""
    return table.takers[place] if place < len(table.takers) else None
