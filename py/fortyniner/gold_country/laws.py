"""What holds across every move of Gold Country."""

from collections.abc import Sequence

from fortyniner.game import Event, Law
from fortyniner.gold_country.box import BANDIT, BANDITS_BENEATH, CLAIM_TOKENS, MINE_CARDS, MINES, VEINS
from fortyniner.gold_country.events import (
    Bought,
    CardReturned,
    CardUsed,
    DebtPaid,
    NuggetsPaid,
    Sold,
    TokenGivenUp,
    TokensDiscarded,
    ToppedUp,
    ValueChanged,
)
from fortyniner.gold_country.state import Table


def _somewhere(table: Table, token: int) -> int:
    """How many of that token are in the bag, in hands, on the store, on action cards, on the board."""
    placed = table.bandits if token == BANDIT else table.claims[token]
    held = sum(hand.count(token) for hand in table.hands)
    return table.bag[token] + held + (table.store == token) + table.offers[token] + placed.bit_count()


def _tokens_kept(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Tokens leave the game only where an event says so; bandits come from beneath veins."""
    gone = [0] * (BANDIT + 1)
    for event in events:
        if isinstance(event, TokensDiscarded):
            for token in event.tokens:
                gone[token] += 1
        elif isinstance(event, TokenGivenUp):
            gone[event.token] += 1
    freed = BANDITS_BENEATH * (before.veins - after.veins)
    return all(
        _somewhere(before, token) + (freed if token == BANDIT else 0)
        == _somewhere(after, token) + gone[token]
        for token in range(BANDIT + 1)
    )


def _never_too_many(before: Table, events: Sequence[Event], after: Table) -> bool:
    """No more tokens than there are (GC-5), nor two on a space, nor one outside the land and the tunnels."""
    masks = [*after.claims, after.bandits]
    apart = sum(mask.bit_count() for mask in masks) == after.tokens.bit_count()
    fits = (
        not after.tokens & ~(after.board.land | after.board.tunnels) and not after.boats & ~after.board.river
    )
    return apart and fits and all(_somewhere(after, mine) <= CLAIM_TOKENS for mine in range(len(MINES)))


def _tiles_uncovered(before: Table, events: Sequence[Event], after: Table) -> bool:
    """A tile leaves when a token comes onto it, and no other way; veins are counted (GC-24, GC-50)."""
    veins = after.tiles & after.board.dense
    return after.tiles == before.tiles & ~after.tokens and after.veins == veins.bit_count() <= VEINS


def _cards_kept(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Every mine card is on its stack or before a player (GC-4)."""
    return all(
        after.stacks[mine] + sum(cards[mine] for cards in after.cards) == MINE_CARDS
        and min(after.stacks[mine], *(cards[mine] for cards in after.cards)) >= 0
        for mine in range(len(MINES))
    )


def _coins_told(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Coins change by what the events name, and nobody has fewer than none."""
    coins = before.coins[:]
    for event in events:
        if isinstance(event, NuggetsPaid):
            coins = [held + gain for held, gain in zip(coins, event.gains, strict=True)]
        elif event.seat is not None:
            coins[event.seat] += _change(event)
    return coins == after.coins and min(coins) >= 0


def _change(event: Event) -> int:
    match event:
        case CardUsed(coins=coins) | DebtPaid(coins=coins):
            return -coins
        case Bought(price=price):
            return -price
        case Sold(price=gain) | CardReturned(surplus=gain) | ToppedUp(coins=gain):
            return gain
    return 0


def _values_told(before: Table, events: Sequence[Event], after: Table) -> bool:
    """A mine's value changes by gold, veins and fool's gold (GC-43)."""
    values = before.values[:]
    for event in events:
        if isinstance(event, ValueChanged):
            values[event.mine] = event.new
    return values == after.values


def _exploited_stays(before: Table, events: Sequence[Event], after: Table) -> bool:
    """An exploited mine stays so, and none of its tokens is held by anybody (GC-30, GC-31)."""
    stays = all(new or not old for old, new in zip(before.exploited, after.exploited, strict=True))
    held = {token for hand in after.hands for token in hand} | {after.store}
    return stays and (
        bool(after.ended) or not any(after.exploited[mine] and mine in held for mine in range(4))
    )


LAWS = (
    Law("tokens leave only where it is told", _tokens_kept),
    Law("one token a space, and no more than there are", _never_too_many),
    Law("tiles leave under tokens", _tiles_uncovered),
    Law("every card is in one place", _cards_kept),
    Law("coins change by what the events name", _coins_told),
    Law("values change by tiles", _values_told),
    Law("exploited stays exploited", _exploited_stays),
)
