"""Which moves of Gold Country are legal, and why the others are not."""

from collections.abc import Sequence
from functools import partial
from itertools import compress

from fortyniner.gold_country import words
from fortyniner.gold_country.board import Mask, Space
from fortyniner.gold_country.box import BANDIT, CARD_PRICE, COINS, MINES, TOKENS, TRANSACTIONS
from fortyniner.gold_country.choices import Choices, Make
from fortyniner.gold_country.moves import (
    Boat,
    Buy,
    Discard,
    Done,
    LeaveToken,
    Move,
    Place,
    Redraw,
    Return,
    Sell,
    TakeToken,
    Third,
    Tunnel,
)
from fortyniner.gold_country.reach import (
    can_tunnel,
    extensions,
    fords,
    has_placement,
    open_land,
    placements,
    tunnels,
)
from fortyniner.gold_country.state import Table
from fortyniner.refusal import Refusal

_ALL = range(len(MINES))
_BUYS, _SELLS = tuple(map(Buy, _ALL)), tuple(map(Sell, _ALL))
_TAKES = tuple(map(TakeToken, range(BANDIT + 1)))


def moves(table: Table) -> Sequence[Move]:
    """Every legal move."""
    seat = table.active
    if seat is None:
        return ()
    if table.step == "paying":
        return [Return(mine) for mine in _ALL if table.cards[seat][mine]]
    if table.extra:
        return _trades(table)
    single: list[Move] = []
    if _is_trading(table):
        if table.traded < TRANSACTIONS:
            single = _trades(table)
        elif _may_use_third(table):
            single.append(Third())
    if table.step == "placed":
        single.append(Done())
        return single
    if _may_pay_card(table):
        if table.step == "open" and not table.traded and table.redraws:
            single.append(Redraw())
        single += compress(_TAKES, table.offers)
    return _placing(table, single)


def _placing(table: Table, single: list[Move]) -> Choices:
    pool = table.pool
    if len(pool) == 1:
        return Choices([*single, LeaveToken(pool[0])], [])
    groups: list[tuple[Make, Mask]] = []
    free = open_land(table)
    for token in dict.fromkeys(pool):
        before = len(groups)
        if mask := extensions(table, token) & free:
            groups.append((partial(Place, token), mask))
        if table.markers[table.player]:
            groups += [(partial(Boat, token, river), banks) for river, banks in fords(table, token)]
        if table.board.tunnels and can_tunnel(table, token):
            groups += [(partial(Tunnel, token, entry), exits) for entry, exits in tunnels(table, token)]
        if len(groups) == before:
            single.append(Discard(token))
    return Choices(single, groups)


def _trades(table: Table) -> list[Move]:
    coins, cards = table.coins[table.player], table.cards[table.player]
    stocks = zip(table.stacks, table.values, _BUYS, strict=True)
    buys: list[Move] = [buy for left, value, buy in stocks if left and value <= coins]
    return [*buys, *compress(_SELLS, cards)]


def _is_trading(table: Table) -> bool:
    """Whether now is the time for it (GC-10)."""
    return table.step != "placing" and not table.closed


def _may_pay_card(table: Table) -> bool:
    return not table.carded and table.coins[table.player] >= CARD_PRICE


def _may_use_third(table: Table) -> bool:
    """Once two transactions are done (GC-44)."""
    return table.thirds > 0 and _may_pay_card(table) and _third_is_possible(table)


def _third_is_possible(table: Table) -> bool:
    """After paying for the card, and the top-up that may follow (GC-28, GC-44)."""
    if any(table.cards[table.player]):
        return True
    left = max(COINS, table.coins[table.player] - CARD_PRICE)
    return any(table.stacks[mine] and table.price(mine) <= left for mine in _ALL)


def check(table: Table, move: Move) -> None:
    """Raises Refusal for a move that is not legal now."""
    if table.active is None:
        raise Refusal("GC-50", words.OVER)
    if table.step == "paying":
        _check_return(table, table.active, move)
        return
    if table.extra and not isinstance(move, Buy | Sell):
        raise Refusal("GC-44", words.THIRD_MUST_FOLLOW)
    match move:
        case Return():
            raise Refusal("GC-26", words.NO_DEBT)
        case Redraw():
            _check_redraw(table)
        case TakeToken(token):
            _check_token_card(table, token)
        case Place() | Tunnel() | Boat() | Discard() | LeaveToken():
            _check_placing(table, move)
        case Buy() | Sell():
            _check_trade(table, move)
        case Third():
            _check_third(table)
        case Done() if table.step != "placed":
            raise Refusal("GC-10", words.PLACE_FIRST)


def _check_return(table: Table, seat: int, move: Move) -> None:
    if not isinstance(move, Return):
        raise Refusal("GC-26", words.PAY_FIRST.format(owed=table.debts[seat]))
    if not table.cards[seat][move.mine]:
        raise Refusal("GC-26", words.NO_CARD.format(mine=TOKENS[move.mine]))


def _check_card(table: Table, there: bool) -> None:
    """What every action card needs (GC-6, GC-11)."""
    if not there:
        raise Refusal("GC-6", words.CARD_USED_UP)
    if table.carded:
        raise Refusal("GC-11", words.ONE_CARD)
    if table.coins[table.player] < CARD_PRICE:
        raise Refusal("GC-11", words.CARD_TOO_DEAR.format(coins=table.coins[table.player]))


def _check_redraw(table: Table) -> None:
    if table.step != "open" or table.traded:
        raise Refusal("GC-12", words.REDRAW_FIRST)
    _check_card(table, table.redraws > 0)


def _check_token_card(table: Table, token: int) -> None:
    if table.step == "placed":
        raise Refusal("GC-21", words.PLACED_ALREADY)
    _check_card(table, table.offers[token])


def _check_placing(table: Table, move: Place | Tunnel | Boat | Discard | LeaveToken) -> None:
    if table.step == "placed":
        raise Refusal("GC-20", words.PLACED_ALREADY)
    pool, name = table.pool, TOKENS[move.token]
    if move.token not in pool:
        raise Refusal("GC-20", words.NOT_IN_POOL.format(token=name))
    if isinstance(move, LeaveToken):
        if len(pool) > 1:
            raise Refusal("GC-20", words.LEAVE_LAST)
        return
    if len(pool) == 1:
        raise Refusal("GC-20", words.ONE_FOR_THE_STORE)
    match move:
        case Discard(token):
            if has_placement(table, token):
                raise Refusal("GC-32", words.CAN_BE_PLACED.format(token=name))
        case Place(token, space):
            _check_space(table, space)
            if not placements(table, token) >> space & 1:
                rule, sentence = ("GC-23", words.BANDIT_FAR) if token == BANDIT else ("GC-22", words.TOO_FAR)
                raise Refusal(rule, sentence.format(token=name))
        case Tunnel():
            _check_tunnel(table, move, name)
        case Boat():
            _check_boat(table, move, name)


def _check_space(table: Table, space: Space) -> None:
    """Whether tokens stand there at all."""
    board, bit = table.board, 1 << space
    if not board.all & bit:
        raise Refusal("GC-22", words.OFF_BOARD)
    if not board.land & bit:
        rule, sentence = words.NO_LAND[board.land_of(space)]
        raise Refusal(rule, sentence)
    if table.tokens & bit:
        raise Refusal("GC-22", words.OCCUPIED)


def _check_tunnel(table: Table, move: Tunnel, name: str) -> None:
    if not can_tunnel(table, move.token):
        raise Refusal("GC-63", words.TUNNEL_TOKENS.format(token=name))
    if table.tunnelled[move.token]:
        raise Refusal("GC-63", words.TUNNEL_ONCE.format(token=name))
    ways = dict(tunnels(table, move.token))
    if move.entry not in ways:
        raise Refusal("GC-63", words.TUNNEL_ENTRY.format(token=name))
    _check_space(table, move.exit)
    if not ways[move.entry] >> move.exit & 1:
        raise Refusal("GC-63", words.TUNNEL_EXIT)


def _check_boat(table: Table, move: Boat, name: str) -> None:
    if not table.markers[table.player]:
        raise Refusal("GC-65", words.NO_MARKER)
    ways = dict(fords(table, move.token))
    if move.river not in ways:
        raise Refusal("GC-65", words.BOAT_RIVER.format(token=name))
    _check_space(table, move.space)
    if not ways[move.river] >> move.space & 1:
        raise Refusal("GC-65", words.BOAT_BANK)


def _check_trade(table: Table, move: Buy | Sell) -> None:
    player, name = table.player, TOKENS[move.mine]
    if not table.extra:
        if not _is_trading(table):
            raise Refusal("GC-10", words.TRADING_CLOSED)
        if table.traded >= TRANSACTIONS:
            raise Refusal("GC-40", words.TWO_TRADES)
    if isinstance(move, Sell):
        if not table.cards[player][move.mine]:
            secret = table.secrets[player] == move.mine
            sentence = words.SECRET_CARD if secret else words.NO_CARD
            raise Refusal("GC-42", sentence.format(mine=name))
        return
    if not table.stacks[move.mine]:
        raise Refusal("GC-41", words.EMPTY_STACK.format(mine=name))
    price, coins = table.price(move.mine), table.coins[player]
    if price > coins:
        raise Refusal("GC-41", words.TOO_DEAR.format(price=price, coins=coins))


def _check_third(table: Table) -> None:
    if not _is_trading(table):
        raise Refusal("GC-10", words.TRADING_CLOSED)
    if table.traded != TRANSACTIONS:
        raise Refusal("GC-44", words.THIRD_AFTER_TWO)
    _check_card(table, table.thirds > 0)
    if not _third_is_possible(table):
        raise Refusal("GC-44", words.NO_THIRD)
