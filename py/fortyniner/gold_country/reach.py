"""Where tokens may go, and which mines can still reach a tile (GC-22, GC-23, GC-30, GC-63, GC-65)."""

from collections.abc import Iterator

from fortyniner.gold_country.board import Mask, Space, spaces
from fortyniner.gold_country.box import BANDIT
from fortyniner.gold_country.state import Table


def placements(table: Table, token: int) -> Mask:
    """The spaces on which that token may be placed from the pool, tunnels and boats aside."""
    return extensions(table, token) & open_land(table)


def open_land(table: Table) -> Mask:
    """The spaces where a token could stand and none does."""
    return table.board.land & ~table.tokens


def extensions(table: Table, token: int) -> Mask:
    """All spaces next to what that token extends: its mine's, for a bandit any (GC-22, GC-23)."""
    board = table.board
    if token == BANDIT:
        red, white, blue, green = board.camps
        return board.around(table.tokens | red | white | blue | green)
    return board.around(table.claims[token] | board.camps[token])


def fords(table: Table, token: int) -> Iterator[tuple[Space, Mask]]:
    """River spaces on which a boat may carry that token, each with the banks it may land on (GC-65)."""
    board = table.board
    tokens = table.tokens
    touching = board.around(tokens if token == BANDIT else table.claims[token])
    for space in spaces(touching & board.river & ~table.boats):
        if banks := board.near[space] & board.land & ~tokens:
            yield space, banks


def tunnels(table: Table, mine: int) -> Iterator[tuple[Space, Mask]]:
    """Tunnels that mine may enter, each with the spaces where its second token may come out (GC-63)."""
    if table.tunnelled[mine]:
        return
    tokens = table.tokens
    for space in spaces(table.board.around(table.claims[mine]) & table.board.tunnels & ~tokens):
        if exits := _exits(table, space, tokens):
            yield space, exits


def _exits(table: Table, entry: Space, tokens: Mask) -> Mask:
    """Empty land beside another tunnel without a token."""
    board = table.board
    others = board.tunnels & ~tokens & ~(1 << entry)
    return board.around(others) & board.land & ~tokens


def can_tunnel(table: Table, mine: int) -> bool:
    """Whether the pool has the three tokens that this takes: two of the mine, and one for the store."""
    pool = table.pool
    return mine != BANDIT and pool.count(mine) >= 2 and len(pool) >= 3


def has_placement(table: Table, token: int) -> bool:
    """Whether the player can place that token of the pool now, boats and tunnels counted (GC-32)."""
    if placements(table, token):
        return True
    if table.markers[table.player] and any(fords(table, token)):
        return True
    return can_tunnel(table, token) and any(tunnels(table, token))


def newly_exploited(table: Table) -> list[int]:
    """The mines that are exploited and not yet known to be (GC-30)."""
    board = table.board
    beside = board.around(table.tiles & ~table.tokens)
    return [
        mine
        for mine, known in enumerate(table.exploited)
        if not known and not (table.claims[mine] | board.camps[mine]) & beside and is_exploited(table, mine)
    ]


def is_exploited(table: Table, mine: int) -> bool:
    """Whether none of its extensions can reach a tile (GC-30)."""
    board, tiles, tokens = table.board, table.tiles, table.tokens
    free = board.land & ~tokens
    reached = board.around(table.claims[mine] | board.camps[mine]) & free
    rivers = board.river & ~table.boats if board.river and _boats_left(table) else 0
    reached = _flood(table, mine, reached, free, rivers)
    if reached & tiles:
        return False
    if not board.tunnels or table.tunnelled[mine]:
        return True
    for entry in spaces(board.around(table.claims[mine] | reached) & board.tunnels & ~tokens):
        if exits := _exits(table, entry, tokens):
            beyond = reached | exits | (board.near[entry] & free)
            if _flood(table, mine, beyond, free, rivers) & tiles:
                return False
    return True


def _flood(table: Table, mine: int, reached: Mask, free: Mask, rivers: Mask) -> Mask:
    """What can be reached from there through empty land, and over one river space at a time.

    It stops as soon as there is a tile among it.
    """
    board, tiles = table.board, table.tiles
    while True:
        if reached & tiles:
            return reached
        grown = reached | (board.around(reached) & free)
        if rivers:
            afloat = board.around(table.claims[mine] | reached) & rivers
            grown |= board.around(afloat) & free
        if grown == reached:
            return reached
        reached = grown


def _boats_left(table: Table) -> bool:
    """Whether anybody may still cross the river, now or once a boat tile is taken."""
    if any(table.markers):
        return True
    return any(table.dealt[space].kind == "boat" for space in spaces(table.tiles & table.board.gold))
