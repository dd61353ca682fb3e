"""What a move of Gold Country does, and how turns follow each other (GC-10 to GC-33, GC-50, GC-51)."""

from collections.abc import Iterator

from fortyniner.game import Event
from fortyniner.gold_country.board import Space
from fortyniner.gold_country.box import (
    BANDIT,
    BANDITS_BENEATH,
    CARD_PRICE,
    COINS,
    DYNAMITE_DRAW,
    HAND,
    MINES,
    PER_CARD,
    TRANSACTIONS,
    Tile,
)
from fortyniner.gold_country.events import (
    BanditsFreed,
    Bought,
    Card,
    CardReturned,
    CardUsed,
    CaveIn,
    DebtLapsed,
    DebtPaid,
    Drawn,
    DynamiteLit,
    Exploited,
    GameOver,
    GemFound,
    MarkerTaken,
    NuggetsPaid,
    Placed,
    Sold,
    StoreFilled,
    TileLost,
    TokenGivenUp,
    TokenLeft,
    TokensBack,
    TokensDiscarded,
    TokensSeen,
    ToppedUp,
    TurnEnded,
    ValueChanged,
)
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
from fortyniner.gold_country.reach import newly_exploited
from fortyniner.gold_country.scoring import winners
from fortyniner.gold_country.state import Table, Why

_ALL = range(len(MINES))


def play(table: Table, move: Move) -> Iterator[Event]:
    """Do a legal move, and all that follows until somebody has to decide."""
    player = table.player
    match move:
        case Place(token, space):
            yield from _place(table, token, space, Placed(player, token, space, "hand", None))
        case Tunnel(token, entry, exit):
            _take_from_pool(table, token)
            table.claims[token] |= 1 << entry
            table.tunnelled[token] = True
            yield from _place(table, token, exit, Placed(player, token, exit, "tunnel", entry))
        case Boat(token, river, space):
            table.markers[player] -= 1
            table.boats |= 1 << river
            yield from _place(table, token, space, Placed(player, token, space, "boat", river))
        case TakeToken(token):
            yield from _take_token(table, token)
        case Discard(token):
            yield from _give_up(table, token)
        case LeaveToken(token):
            _take_from_pool(table, token)
            table.store = token
            table.step = "placed"
            yield TokenLeft(player, token)
        case Buy(mine):
            table.coins[player] -= table.price(mine)
            table.stacks[mine] -= 1
            table.cards[player][mine] += 1
            yield Bought(player, mine, table.price(mine))
            _count_trade(table)
        case Sell(mine):
            table.coins[player] += table.price(mine)
            table.stacks[mine] += 1
            table.cards[player][mine] -= 1
            yield Sold(player, mine, table.price(mine))
            _count_trade(table)
        case Third():
            table.thirds -= 1
            table.extra = True
            yield _pay_card(table, "third", None)
        case Redraw():
            yield from _redraw(table)
        case Return(mine):
            yield from _return(table, mine)
        case Done():
            yield TurnEnded(player)
            yield from _end_turn(table)
    if table.step != "paying" and not table.ended:
        yield from _top_up(table)


def draw_first_hands(table: Table) -> None:
    """The first tokens (GC-5): three to each seat, one to the store, one of each mine to its action card."""
    for seat in table.clockwise(table.player):
        table.hands[seat] = [_draw_one(table) for _ in range(HAND)]
    table.store = _draw_one(table)
    for mine in _ALL:
        table.bag[mine] -= 1


def _place(table: Table, token: int, space: Space, placed: Placed) -> Iterator[Event]:
    """One placement in the order of GC-33."""
    _begin_placing(table)
    _take_from_pool(table, token)
    bit = 1 << space
    if token == BANDIT:
        table.bandits |= bit
    else:
        table.claims[token] |= bit
    yield placed
    if table.tiles & bit:
        table.tiles ^= bit
        yield from _uncover(table, token, table.dealt[space])
    if not (table.debts or table.ended):
        yield from _after_effect(table)


def _begin_placing(table: Table) -> None:
    table.step = "placing"
    table.closed = table.traded > 0


def _take_from_pool(table: Table, token: int) -> None:
    """From the hand first, so that whoever does not exchange leaves the store's own token."""
    hand = table.hands[table.player]
    if token in hand:
        hand.remove(token)
    else:
        table.store = None


def _uncover(table: Table, token: int, tile: Tile) -> Iterator[Event]:
    player = table.player
    if tile.kind == "vein":
        table.bag[BANDIT] += BANDITS_BENEATH
        table.veins -= 1
        yield BanditsFreed(None, BANDITS_BENEATH, table.veins)
    if token == BANDIT:
        yield TileLost(player, str(tile))  # GC-27
        return
    match tile.kind:
        case "vein" | "gold" | "fool":
            old = table.values[token]
            table.values[token] += -tile.worth if tile.kind == "fool" else tile.worth
            yield ValueChanged(player, token, str(tile), old, table.values[token])
        case "nuggets":
            gains = tuple(PER_CARD * cards[token] for cards in table.cards)
            for seat, gain in enumerate(gains):
                table.coins[seat] += gain
            yield NuggetsPaid(player, token, gains)
        case "cave-in":
            table.debts = [PER_CARD * cards[token] for cards in table.cards]
            yield CaveIn(player, token, tuple(table.debts))
            yield from _collect(table)
        case "gem":
            table.gems[player] += 1
            yield GemFound(player)
        case "boat":
            table.markers[player] += 1
            yield MarkerTaken(player)
        case "dynamite":
            yield DynamiteLit(player)
            yield from _draw(table, player, DYNAMITE_DRAW, True)


def _collect(table: Table) -> Iterator[Event]:
    """Coins first; who has not enough has to return cards; clockwise from the player (GC-26)."""
    for seat in table.clockwise(table.player):
        paid = min(table.debts[seat], table.coins[seat])
        if paid:
            table.coins[seat] -= paid
            table.debts[seat] -= paid
            yield DebtPaid(seat, paid, table.debts[seat])
        if table.debts[seat]:
            if any(table.cards[seat]):
                table.active, table.step = seat, "paying"
                return
            yield DebtLapsed(seat, table.debts[seat])
            table.debts[seat] = 0
    table.debts = []
    table.active, table.step = table.player, "placing"


def _return(table: Table, mine: int) -> Iterator[Event]:
    seat = table.active
    assert seat is not None
    price = table.price(mine) // 2
    paid = min(price, table.debts[seat])
    table.cards[seat][mine] -= 1
    table.stacks[mine] += 1
    table.debts[seat] -= paid
    table.coins[seat] += price - paid
    yield CardReturned(seat, mine, paid, price - paid, table.debts[seat])
    yield from _collect(table)
    if not table.debts:
        yield from _after_effect(table)


def _after_effect(table: Table) -> Iterator[Event]:
    """Top-up, exploited mines, replacements (GC-33)."""
    yield from _top_up(table)
    for mine in newly_exploited(table):
        table.exploited[mine] = True
        yield Exploited(None, mine)
    if any(table.exploited):
        yield from _replace_tokens(table)


def _top_up(table: Table) -> Iterator[Event]:
    for seat, coins in enumerate(table.coins):
        if coins < COINS and not any(table.cards[seat]):
            yield ToppedUp(seat, COINS - coins)
            table.coins[seat] = COINS


def _replace_tokens(table: Table) -> Iterator[Event]:
    """Tokens of exploited mines leave, and as many are drawn: pool, other hands, store (GC-31)."""
    for seat in table.clockwise(table.player):
        hand = table.hands[seat]
        dead = [token for token in hand if token != BANDIT and table.exploited[token]]
        if dead:
            own = seat == table.player
            table.hands[seat] = [token for token in hand if token not in dead]
            yield TokensDiscarded(seat, tuple(dead), "pool" if own else "hand")
            yield from _draw(table, seat, len(dead), own)
            if table.ended:
                return
    store = table.store
    if store is not None and store != BANDIT and table.exploited[store]:
        table.store = None
        yield TokensDiscarded(None, (store,), "store")
        drawn: list[int] = []
        yield from _draw_living(table, 1, drawn)
        if drawn:
            table.store = drawn[0]
            yield StoreFilled(None, drawn[0])
        yield from _end_of_bag(table)


def _draw_one(table: Table) -> int:
    """A token out of the bag, each as likely as the others."""
    place = table.chance.below(table.in_bag)
    for token, count in enumerate(table.bag):
        if place < count:
            table.bag[token] -= 1
            return token
        place -= count
    raise AssertionError(table.bag)


def _draw_living(table: Table, count: int, drawn: list[int]) -> Iterator[Event]:
    """Draw so many into `drawn`, as far as the bag reaches; those of exploited mines are replaced (GC-31)."""
    dead = []
    while len(drawn) < count and any(table.bag):
        token = _draw_one(table)
        if token != BANDIT and table.exploited[token]:
            dead.append(token)
        else:
            drawn.append(token)
    if dead:
        yield TokensDiscarded(None, tuple(dead), "bag")


def _draw(table: Table, seat: int, count: int, open: bool) -> Iterator[Event]:
    """Draw for a hand; the game ends with the last token of the bag (GC-51)."""
    drawn: list[int] = []
    yield from _draw_living(table, count, drawn)
    table.hands[seat] += drawn
    yield Drawn(seat, len(drawn), table.in_bag)
    yield TokensSeen(seat, tuple(drawn), open)
    yield from _end_of_bag(table)


def _end_of_bag(table: Table) -> Iterator[Event]:
    if not any(table.bag):
        yield _finish(table, "bag")


def _take_token(table: Table, token: int) -> Iterator[Event]:
    """A claim or bandit action card (GC-21)."""
    _begin_placing(table)
    table.offers[token] = False
    yield _pay_card(table, "token", token)
    if token != BANDIT and table.exploited[token]:
        yield TokensDiscarded(None, (token,), "card")
        yield from _draw(table, table.player, 1, True)
    else:
        table.hands[table.player].append(token)


def _give_up(table: Table, token: int) -> Iterator[Event]:
    _begin_placing(table)
    _take_from_pool(table, token)
    yield TokenGivenUp(table.player, token)
    if token != BANDIT:
        yield from _draw(table, table.player, 1, True)


def _pay_card(table: Table, card: Card, token: int | None) -> Event:
    table.coins[table.player] -= CARD_PRICE
    table.carded = True
    return CardUsed(table.player, card, token, CARD_PRICE)


def _redraw(table: Table) -> Iterator[Event]:
    """Three new tokens are drawn before the old ones go back (GC-12)."""
    table.redraws -= 1
    yield _pay_card(table, "redraw", None)
    old = table.hands[table.player][:]
    yield from _draw(table, table.player, HAND, True)
    if not table.ended:
        del table.hands[table.player][: len(old)]
        for token in old:
            table.bag[token] += 1
        yield TokensBack(table.player, tuple(old))


def _count_trade(table: Table) -> None:
    table.traded += 1
    if table.traded > TRANSACTIONS:
        table.extra = False


def _end_turn(table: Table) -> Iterator[Event]:
    if not table.veins:
        yield _finish(table, "veins")
        return
    yield from _draw(table, table.player, HAND, False)
    if table.ended:
        return
    table.player = table.active = (table.player + 1) % len(table.coins)
    table.round += 1
    _clear_turn(table)


def _clear_turn(table: Table) -> None:
    table.step = "open"
    table.traded = 0
    table.closed = table.extra = table.carded = False


def _finish(table: Table, why: Why) -> Event:
    table.ended, table.active = why, None
    table.debts = []
    _clear_turn(table)
    return GameOver(None, winners(table)[0], why)
