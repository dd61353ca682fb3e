"""What one seat of Gold Country may know, and a guess of the rest."""

from typing import TypedDict, TypeVar

from fortyniner.chance import Chance
from fortyniner.gold_country.board import spaces
from fortyniner.gold_country.box import BANDIT, MINES
from fortyniner.gold_country.state import Step, Table
from fortyniner.options import Value

AnyTable = TypeVar("AnyTable", bound=Table)


class Place(TypedDict):
    """One seat of the table."""

    coins: int
    cards: list[int]
    """Open cards by mine."""
    secret: int | None
    """The mine of the secret card, where it may be known."""
    tokens: list[int] | None
    """The tokens of its hand, where they may be known."""
    held: int
    """How many they are."""
    gems: int
    markers: int
    """Boat markers it may still use."""
    owes: int
    """What it still owes for a cave-in."""


class View(TypedDict):
    """The table as `seat` (None: an onlooker) may see it. Spaces are numbers of board.py."""

    seat: int | None
    turn: int | None
    """Who decides: the player, or who has to pay for a cave-in."""
    player: int
    """Whose turn it is."""
    step: Step
    round: int
    board: str
    tiles: list[tuple[int, str, int]]
    """The tiles still there: space, kind, worth."""
    claims: list[list[int]]
    """By mine the spaces with its tokens."""
    bandits: list[int]
    boats: list[int]
    tunnelled: list[bool]
    values: list[int]
    exploited: list[bool]
    stacks: list[int]
    store: int | None
    offers: list[bool]
    """Whether the claim action cards, by mine, and the bandit card can still be used."""
    redraws: int
    thirds: int
    traded: int
    closed: bool
    extra: bool
    carded: bool
    veins: int
    bag: int
    ended: str | None
    seats: list[Place]
    options: dict[str, Value]


def view(table: Table, seat: int | None) -> View:
    """What that seat may know."""
    return {
        "seat": seat,
        "turn": table.active,
        "player": table.player,
        "step": table.step,
        "round": table.round,
        "board": table.board.name,
        "tiles": [(space, *table.dealt[space]) for space in spaces(table.tiles)],
        "claims": [list(spaces(mask)) for mask in table.claims],
        "bandits": list(spaces(table.bandits)),
        "boats": list(spaces(table.boats)),
        "tunnelled": table.tunnelled[:],
        "values": table.values[:],
        "exploited": table.exploited[:],
        "stacks": table.stacks[:],
        "store": table.store,
        "offers": table.offers[:],
        "redraws": table.redraws,
        "thirds": table.thirds,
        "traded": table.traded,
        "closed": table.closed,
        "extra": table.extra,
        "carded": table.carded,
        "veins": table.veins,
        "bag": table.in_bag,
        "ended": table.ended,
        "seats": [_place(table, place, seat) for place in table.seats],
        "options": dict(table.options),
    }


def _place(table: Table, place: int, seat: int | None) -> Place:
    own = place == seat or table.ended is not None
    return {
        "coins": table.coins[place],
        "cards": table.cards[place][:],
        "secret": table.secrets[place] if own else None,
        "tokens": table.hands[place][:] if own or place == table.player else None,  # GC-10
        "held": len(table.hands[place]),
        "gems": table.gems[place],
        "markers": table.markers[place],
        "owes": table.debts[place] if table.debts else 0,
    }


def guess(table: AnyTable, seat: int, chance: Chance) -> AnyTable:
    """A table that agrees with that seat's view: hidden hands, bag and secret cards drawn anew, evenly."""
    guessed = table.copy()
    guessed.chance = chance.fork("bag")
    if table.ended:
        return guessed
    hidden = [other for other in table.seats if other not in (seat, table.player)]
    bag = table.bag[:]
    for other in hidden:
        for token in table.hands[other]:
            bag[token] += 1
    # no hand holds tokens of an exploited mine (GC-31)
    living = [token for token in range(BANDIT + 1) if token == BANDIT or not table.exploited[token]]
    heap = [token for token in living for _ in range(bag[token])]
    chance.shuffle(heap)
    for other in hidden:
        guessed.hands[other] = [heap.pop() for _ in table.hands[other]]
        for token in guessed.hands[other]:
            bag[token] -= 1
    guessed.bag = bag
    secrets = [mine for mine in range(len(MINES)) if mine != table.secrets[seat]]
    chance.shuffle(secrets)
    guessed.secrets = [table.secrets[seat] if other == seat else secrets.pop() for other in table.seats]
    return guessed
