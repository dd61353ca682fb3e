"""What a position of Gold Country promises each seat: by coins, cards, and the land around the mines."""

from collections.abc import Sequence
from functools import cache

from fortyniner.gold_country.box import GEM, MINES, PER_CARD, Tile
from fortyniner.gold_country.game import State as Table

STEPS = 4
"""How many spaces away a tile is still reckoned with."""
FADE = 0.55
"""What a tile counts for each space that lies between."""
HOPE = 0.1
"""How much of what lies around a mine comes to it in the end, with no token for it in hand."""
IN_HAND = 0.05
"""How much more of it for each token of the mine that the seat may place."""
TOKENS = 2
"""More tokens in hand than these promise no more."""
AVOIDED = 0.5
"""How much of what is bad for a mine comes to it: its owners keep away."""
SHARED = 0.5
"""How much of what comes for cards does so at the right time."""
MARKER = 1.0
"""What an unused boat marker is worth."""

_ALL = range(len(MINES))
Prospect = tuple[float, float]
"""What lies around a mine: by how much its value would change, and what a card would bring, if all of it
came to the mine."""


def prospect(table: Table, mine: int) -> Prospect:
    """Of the tiles that the mine may reach over land: those beside it count whole, others less."""
    board, tiles, dealt = table.board, table.tiles, table.dealt
    free = board.land & ~table.tokens
    reached = board.around(table.claims[mine] | board.camps[mine]) & free
    rise = luck = 0.0
    near = 1.0
    for _ in range(STEPS):
        fresh = reached & tiles
        tiles ^= fresh
        while fresh:
            lowest = fresh & -fresh
            change, bonus = _tile(dealt[lowest.bit_length() - 1])
            rise += change * near
            luck += bonus * near
            fresh ^= lowest
        near *= FADE
        reached |= board.around(reached) & free
    return rise, luck


@cache
def _tile(tile: Tile) -> Prospect:
    """What one tile changes; nobody who owns the mine goes where it would lose."""
    match tile.kind:
        case "vein" | "gold":
            return tile.worth, 0.0
        case "fool":
            return -tile.worth * AVOIDED, 0.0
        case "nuggets":
            return 0.0, PER_CARD
        case "cave-in":
            return 0.0, -PER_CARD * AVOIDED
    return 0.0, 0.0


class Lookout:
    """Finds the prospect of each mine; what was found last is kept, for trades do not change it."""

    def __init__(self) -> None:
        self._dealt: object = None
        self._board: object = None
        self._found: list[Prospect] = []

    def __call__(self, table: Table) -> list[Prospect]:
        board = (table.tiles, table.bandits, *table.claims)
        if self._dealt is not table.dealt or self._board != board:
            self._found = [prospect(table, mine) for mine in _ALL]
            self._dealt, self._board = table.dealt, board
        return self._found


prospects = Lookout()


def promise(table: Table, around: Sequence[Prospect], pool: Sequence[int]) -> list[float]:
    """What a card of each mine is worth to who may still place the tokens of `pool`."""
    worths = []
    for mine in _ALL:
        hope = HOPE + IN_HAND * min(TOKENS, pool.count(mine))
        rise, luck = around[mine]
        worths.append(max(0.0, table.values[mine] + hope * rise) + hope * luck * SHARED)
    return worths


def wealth(table: Table, seat: int, secret: bool, worths: Sequence[float]) -> float:
    """Of a seat, its secret card counted only where it is known."""
    cards = sum(count * worth for count, worth in zip(table.cards[seat], worths, strict=True))
    if secret:
        cards += worths[table.secrets[seat]]
    return table.coins[seat] + cards + GEM * table.gems[seat] + MARKER * table.markers[seat]


def lead(table: Table, seat: int) -> float:
    """By how much that seat is ahead of the others, as far as it can know."""
    around = prospects(table)
    plain = promise(table, around, ())
    others = [wealth(table, other, False, plain) for other in table.seats if other != seat]
    return wealth(table, seat, True, promise(table, around, _tokens(table, seat))) - _weightiest(others)


def leads(table: Table) -> list[float]:
    """By how much each seat is ahead, if the guess is right."""
    around = prospects(table)
    wealths = [
        wealth(table, seat, True, promise(table, around, _tokens(table, seat))) for seat in table.seats
    ]
    return [wealths[seat] - _weightiest(wealths[:seat] + wealths[seat + 1 :]) for seat in table.seats]


def terms(table: Table, seat: int) -> dict[str, float]:
    """What the lead of that seat is the sum of."""
    around = prospects(table)
    worths = promise(table, around, _tokens(table, seat))
    prices = [float(table.price(mine)) for mine in _ALL]
    cards = wealth(table, seat, True, prices) - wealth(table, seat, True, [0.0] * len(MINES))
    return {
        "coins": float(table.coins[seat]),
        "cards": cards,
        "gems": float(GEM * table.gems[seat]),
        "boats": MARKER * table.markers[seat],
        "hopes": wealth(table, seat, True, worths) - wealth(table, seat, True, prices),
        "others": lead(table, seat) - wealth(table, seat, True, worths),
    }


def _tokens(table: Table, seat: int) -> Sequence[int]:
    """The tokens that the seat may place next."""
    return table.pool if seat == table.player else table.hands[seat]


def _weightiest(wealths: Sequence[float]) -> float:
    """Between the most and the average of them."""
    whole = 0.0
    for one in wealths:
        whole += one
    return (max(wealths) + whole / len(wealths)) / 2
