"""Every sentence a person reads about Gold Country, the rulebook aside."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fortyniner.game import Event
from fortyniner.gold_country import events, moves
from fortyniner.gold_country.board import Board, Land, Space, board, place_of, spaces
from fortyniner.gold_country.box import (
    BANDIT,
    CARD_PRICE,
    COINS,
    DYNAMITE_DRAW,
    GEM,
    PER_CARD,
    TOKENS,
    TRANSACTIONS,
    TileKind,
)
from fortyniner.gold_country.state import Step, Why
from fortyniner.gold_country.view import View
from fortyniner.phrases import capital, listed, some

Told = tuple[str, str]
"""What happened, and its consequence; or a short name, and all of it."""

OVER = "The game is over."
PLACE_FIRST = "First place your tokens, and leave one on the store."
PLACED_ALREADY = "Your tokens of this turn are placed already."
NOT_IN_POOL = "You have no {token} token to place."
LEAVE_LAST = "Only your last token is left on the store: place the others first."
ONE_FOR_THE_STORE = "This is your last token: leave it on the store."
CAN_BE_PLACED = "There is a place for a {token} token, so it cannot be discarded."
OFF_BOARD = "The board has no such space."
OCCUPIED = "A token lies there already."
TOO_FAR = "A {token} token goes next to its camp or to a token of its mine."
BANDIT_FAR = "A bandit goes next to a camp or to any token."
NO_LAND: dict[Land, Told] = {
    "camp": ("GC-22", "No token goes on a camp."),
    "tunnel": ("GC-63", "Into a tunnel goes one of two tokens at once: the other comes out elsewhere."),
    "river": ("GC-64", "No token goes on the river, but a boat carries one across."),
}
"""Where no token is placed: the rule, and its sentence."""
TUNNEL_TOKENS = "A tunnel takes two {token} tokens at once, and one more token for the store."
TUNNEL_ONCE = "The {token} mine has used its tunnel."
TUNNEL_ENTRY = "A {token} token enters a free tunnel beside another of its mine, if there is a way out."
TUNNEL_EXIT = "The second token comes out beside another tunnel, one without a token."
NO_MARKER = "You have no boat marker."
BOAT_RIVER = (
    "A boat needs an empty bank and a free river space beside the mine’s tokens, for a bandit beside any."
)
BOAT_BANK = "The token goes on a land space beside the boat."

TRADING_CLOSED = "All trades of a turn are made together, before placing or after it."
TWO_TRADES = "A turn has two trades, and an action card is needed for a third."
NO_CARD = "You have no open {mine} card."
SECRET_CARD = "Your only {mine} card is the secret one, and that is sold at the end."
EMPTY_STACK = "The stack has no {mine} card left."
TOO_DEAR = "That card costs {price}, and you have {coins}."
NO_DEBT = "Cards are returned for a cave-in only, and none is to be paid for."
PAY_FIRST = "You still owe {owed} for the cave-in: return a card."

CARD_USED_UP = "That action card has been used already."
ONE_CARD = "You may use one action card a turn, and you have done so."
CARD_TOO_DEAR = f"An action card costs {CARD_PRICE}, and you have {{coins}}."
REDRAW_FIRST = "You can redraw only before anything else in your turn."
THIRD_AFTER_TWO = "A third trade comes right after two others."
THIRD_MUST_FOLLOW = "You have paid for a third trade: buy or sell a card."
NO_THIRD = "Once the action card is paid, you could neither buy nor sell anything."

PARTS = {"coins": "Coins", "red": "Red", "white": "White", "blue": "Blue", "green": "Green", "gems": "Gems"}
DECIDED = {"wealth": "", "shared": "equally rich, so the win is shared"}
ROUND = "turn"
REDRAW_ENDS = "The bag holds so few tokens that a redraw ends the game at once."
"""The warning of GC-51."""

TILES: dict[TileKind, Told] = {
    "vein": (
        "Vein",
        "Goes to the camp and makes the mine worth more, by 3 or 5; the two bandits beneath go into the bag.",
    ),
    "gold": ("Gold", "Goes to the camp and makes the mine worth more, by 1 or 2."),
    "fool": ("Fool’s gold", "Goes to the camp and makes the mine worth less, by 1, 2 or 3."),
    "nuggets": ("Nuggets", f"Everybody gets {PER_CARD} coins for each open card of the mine."),
    "cave-in": (
        "Cave-in",
        f"Everybody loses {PER_CARD} coins for each open card of the mine; who is short returns cards.",
    ),
    "gem": ("Gem", f"Yours to keep: {GEM} coins when the game ends, nothing before."),
    "boat": ("Boat", "Brings you a boat marker, with which you can cross the river once."),
    "dynamite": ("Dynamite", f"You draw {DYNAMITE_DRAW} more tokens at once, to place in this turn."),
}
"""What each tile is called, and what it does under a token of a mine."""
TILE_UNDER_BANDIT = (
    "A bandit removes any tile without effect; of a vein, the bandits beneath still go into the bag."
)

ACTION_CARDS: dict[str, Told] = {
    "redraw": ("Redraw", "Before anything else: draw three new tokens, then put the old three into the bag."),
    "token": ("Claim", "One more token to place, that of the card. It is part of placing."),
    "bandit": ("Bandit", "One more token to place, a bandit. It is part of placing."),
    "third": ("Third trade", "Right after two trades: one more, which you then have to make."),
}
"""What the action cards are called, and what they are for; each costs the same."""
CARDS_COST = (
    f"An action card costs {CARD_PRICE} coins. You may use one a turn, and each is used once in a game."
)
WHERE = "Columns run from A to O, from left to right; the spaces of each are numbered from the top."
"""How the places in the labels of spaces are to be read."""

_MINES = tuple(name.capitalize() for name in TOKENS[:BANDIT])
_COLUMNS = "ABCDEFGHIJKLMNO"
_ENDED: dict[Why, str] = {"veins": "The last vein is gone", "bag": "The bag is empty"}


def token_name(token: int) -> str:
    """What a token is called: "red token", "bandit"."""
    return "bandit" if token == BANDIT else f"{TOKENS[token]} token"


def tile_name(kind: str, worth: int) -> str:
    """What a tile is called within a sentence: "gold 2", "a vein of 5"."""
    match kind:
        case "vein":
            return f"a vein of {worth}"
        case "gold":
            return f"gold {worth}"
        case "fool":
            return f"fool’s gold {worth}"
        case "nuggets" | "dynamite":
            return kind
    return f"a {kind}"


def place_name(space: Space) -> str:
    """Where a space is: its column, A to O, and its number from the top of the column (see WHERE)."""
    q, r = place_of(space)
    return f"{_COLUMNS[q + 7]}{r + (q + 10) // 2}"


def space_labels(view: View) -> dict[Space, str]:
    """Of each space what lies there, a camp next to it, and its place: "gold 2, next to the red camp, B1"."""
    ground = board(view["board"])
    there = {space: _land(ground, space) for space in spaces(ground.all)}
    for space, kind, worth in view["tiles"]:
        tile = tile_name(kind, worth).removeprefix("a ") + " tile" * (kind == "boat")
        there[space] = f"{tile} {_within(ground, space)}".strip()
    for token, held in enumerate((*view["claims"], view["bandits"])):
        for space in held:
            there[space] = f"{token_name(token)} {_within(ground, space)}".strip()
    for space in view["boats"]:
        there[space] = "river, boat"
    for mine, camp in enumerate(ground.camps):
        done = ", exploited" if view["exploited"][mine] else ""
        for space in spaces(camp):
            there[space] = f"{TOKENS[mine]} camp, value {signed(view['values'][mine])}{done}"
        for space in spaces(ground.around(camp)):
            there[space] += f", next to the {TOKENS[mine]} camp"
    return {space: f"{what}, {place_name(space)}" for space, what in there.items()}


def _land(ground: Board, space: Space) -> str:
    land = ground.land_of(space)
    return _within(ground, space).removeprefix("in ").removeprefix("on ") if land == "dense" else land


def _within(ground: Board, space: Space) -> str:
    """In what kind of place a tile or a token lies, where it is a special one."""
    land = ground.land_of(space)
    if land == "tunnel":
        return "in a tunnel"
    if land != "dense":
        return ""
    return "on the island" if ground.near[space] & ground.river else "in dense forest"


TERMS = {
    "coins": ("it brings {n} coin{s}", "it costs {n} coin{s}"),
    "cards": ("your cards gain {n}", "your cards lose {n}"),
    "gems": ("a gem brings {n} at the end", "gems lose {n}"),
    "boats": ("a boat is worth {n}", "a boat is used"),
    "hopes": ("you may hope for {n} more", "you may hope for {n} less"),
    "others": ("the others fall back by {n}", "the others come up by {n}"),
}


def doing(move: Any, names: Sequence[str]) -> str:
    """What a move is, as one would do it."""
    match move:
        case moves.Place(token, space):
            return f"place a {token_name(token)} at {place_name(space)}"
        case moves.Boat(token, _, space):
            return f"bring a {token_name(token)} to {place_name(space)} by boat"
        case moves.Tunnel(token, _, exit):
            return f"bring a {token_name(token)} to {place_name(exit)} through the tunnel"
        case moves.TakeToken(token):
            return f"use the action card with the {token_name(token)}"
        case moves.LeaveToken(token):
            return f"leave a {token_name(token)} on the store"
        case moves.Discard(token):
            return f"give up a {token_name(token)}"
        case moves.Buy(mine):
            return f"buy a {TOKENS[mine]} card"
        case moves.Sell(mine):
            return f"sell a {TOKENS[mine]} card"
        case moves.Return(mine):
            return f"return a {TOKENS[mine]} card"
        case moves.Redraw():
            return "draw new tokens"
        case moves.Third():
            return "pay for a third trade"
    return "end the turn"


def headline(view: Any, names: Sequence[str]) -> str:
    """Whom the match waits for."""
    if view["turn"] is None:
        return _ENDED[view["ended"]]
    return f"{names[view['turn']]} to {_to_do(view)}"


def _to_do(view: Any) -> str:
    step: Step = view["step"]
    if step == "paying":
        return "return a card"
    if view["extra"]:
        return "make a third trade"
    trades = not view["closed"] and view["traded"] < TRANSACTIONS
    if step == "placed":
        return "trade or end the turn" if trades else "end the turn"
    if step == "open" and trades:
        return "trade or place"
    pool = len(view["seats"][view["player"]]["tokens"]) + (view["store"] is not None)
    return "place a token" if pool > 1 else "leave a token on the store"


def place(view: Any) -> str:
    """Where the match stands."""
    return f"turn {view['round']}, {some(view['veins'], 'vein')} left"


def told(event: Event, names: Sequence[str]) -> Told:
    """What happened, and its consequence."""
    who = "" if event.seat is None else names[event.seat]
    for tell in (_told_placing, _told_tile, _told_money, _told_tokens, _told_turn):
        if words := tell(event, who, names):
            return words
    raise TypeError(f"no words for {event}")


def _told_placing(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Placed(by="tunnel"):
            name = token_name(event.token)
            return f"{who} placed two {name}s", "One in a tunnel, one where another tunnel comes out"
        case events.Placed(by="boat"):
            return f"{who} placed a {token_name(event.token)} by boat", "The boat stays on the river"
        case events.Placed():
            return f"{who} placed a {token_name(event.token)}", ""
        case events.TokenGivenUp():
            return f"{who} gave up a {token_name(event.token)}", "It could be placed nowhere"
        case events.TokenLeft():
            return f"{who} left a {token_name(event.token)} on the store", ""
        case events.Exploited():
            return f"{_MINES[event.mine]} is exploited", "It can reach no tile any more"
    return None


def _told_tile(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.ValueChanged():
            tile = _tile(event.tile)
            free = "; its cards cost nothing now" if event.new <= 0 < event.old else ""
            worth = f"{_MINES[event.mine]} {signed(event.old)} → {signed(event.new)}{free}"
            return f"{who} brought {tile} to the {TOKENS[event.mine]} camp", worth
        case events.TileLost():
            return f"{who} removed {_tile(event.tile)} with a bandit", "Without effect"
        case events.BanditsFreed():
            left = f"{some(event.veins, 'vein')} left" if event.veins else "That was the last vein: last turn"
            return f"{some(event.count, 'bandit')} went into the bag", capital(left)
        case events.NuggetsPaid():
            what = f"{who} found nuggets for {_MINES[event.mine]}"
            return what, _shares("gets", event.gains, names) or _no_cards(event.mine)
        case events.CaveIn():
            what = f"{who} made {_MINES[event.mine]} cave in"
            return what, _shares("owes", event.debts, names) or _no_cards(event.mine)
        case events.GemFound():
            return f"{who} found a gem", f"{GEM} coins at the end"
        case events.MarkerTaken():
            return f"{who} took a boat marker", "For one more crossing of the river"
        case events.DynamiteLit():
            return f"{who} lit dynamite", f"{DYNAMITE_DRAW} more tokens in this turn"
    return None


def _told_money(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.CardUsed():
            what = {"redraw": "redraw", "third": "make a third trade"}.get(event.card)
            if event.token is not None:
                what = f"get a {token_name(event.token)}"
            return f"{who} paid {some(event.coins, 'coin')} to {what}", "The action card is used up"
        case events.DebtPaid():
            owed = f"; {event.owed} still owed" if event.owed else ""
            return f"{who} paid {some(event.coins, 'coin')}", f"For the cave-in{owed}"
        case events.CardReturned():
            return f"{who} returned a {TOKENS[event.mine]} card", _half_price(event, who)
        case events.DebtLapsed():
            return f"{who} has nothing left to pay with", f"{some(event.owed, 'coin')} owed no longer"
        case events.ToppedUp():
            return (
                f"{who} was topped up by {some(event.coins, 'coin')}",
                f"No open cards and fewer than {COINS}",
            )
        case events.Bought():
            return f"{who} bought a {TOKENS[event.mine]} card", _price(event.price)
        case events.Sold():
            return f"{who} sold a {TOKENS[event.mine]} card", _price(event.price)
    return None


def _half_price(event: events.CardReturned, who: str) -> str:
    paid = f"{event.price} of the debt paid" if event.price else "It paid nothing"
    if event.owed:
        return f"{paid}, {event.owed} still owed"
    return f"{paid}, {event.surplus} more for {who}" if event.surplus else paid


def _told_tokens(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Drawn():
            count = some(event.count, "token") if event.count else "no token"
            return f"{who} drew {count}", f"{event.left} left in the bag" if event.left else _ENDED["bag"]
        case events.TokensSeen():
            return f"Drawn by {who}: {_tokens(event.tokens) or 'nothing'}", ""
        case events.StoreFilled():
            return f"A {token_name(event.token)} was drawn for the store", ""
        case events.TokensBack():
            return f"{who} put {_tokens(event.tokens)} into the bag", ""
        case events.TokensDiscarded():
            mines = "Their mines are" if len(set(event.tokens)) > 1 else "The mine is"
            return _discarded(event, who), f"{mines} exploited"
    return None


def _discarded(event: events.TokensDiscarded, who: str) -> str:
    tokens = _tokens(event.tokens)
    if who:
        return f"{who} discarded {tokens}"
    came = {"store": "left the store", "card": "left the game", "bag": "came out of the bag in vain"}
    return f"{capital(tokens)} {came[event.source]}"


def _told_turn(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.TurnEnded():
            return f"{who} ended the turn", ""
        case events.GameOver():
            won = listed([names[seat] for seat in event.winners])
            shared = len(event.winners) > 1
            return f"{won} share the win" if shared else f"{won} wins", _ENDED[event.why]
    return None


def _tile(text: str) -> str:
    """What a tile is called whose text is "gold 2" or "nuggets"."""
    kind, _, worth = text.partition(" ")
    return tile_name(kind, int(worth or 0))


def _tokens(tokens: Sequence[int]) -> str:
    """ "2 red tokens and a bandit"."""
    counts = sorted(Counter(tokens).items())
    return listed(
        [
            f"{count} {token_name(token)}s" if count > 1 else f"a {token_name(token)}"
            for token, count in counts
        ]
    )


def _shares(verb: str, amounts: Sequence[int], names: Sequence[str]) -> str:
    """ "Ann gets 4, Ben 2", seats with nothing left out."""
    shares = [f"{names[seat]} {{}}{amount}" for seat, amount in enumerate(amounts) if amount]
    return ", ".join(share.format("" if place else f"{verb} ") for place, share in enumerate(shares))


def _no_cards(mine: int) -> str:
    return f"Nobody has an open {TOKENS[mine]} card"


def _price(coins: int) -> str:
    return f"For {some(coins, 'coin')}" if coins else "For nothing"


def signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
