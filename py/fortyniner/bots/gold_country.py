"""The bots of Gold Country: what they know about it, and who plays by that.

The rule of thumb places a token where its tile does most for the cards in hand, and trades after that. The
old hand tries every move, lets its turn go on by rule of thumb, and weighs what coins, cards and the land
around the mines then promise (`gold_country_worth`).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from fortyniner.bots import Bot, Counsel, Thought, sense
from fortyniner.bots.gold_country_worth import FADE, MARKER, STEPS, lead, leads, promise, prospects, terms
from fortyniner.bots.greenhorn import Greenhorn as AnyMove
from fortyniner.bots.search import Plan, Searcher
from fortyniner.bots.sense import Idea, Ideas, OneStep, Pauses, Terms, Thumb
from fortyniner.chance import Chance
from fortyniner.gold_country.board import Mask, Space, spaces
from fortyniner.gold_country.box import BANDIT, GEM, MINES, PER_CARD, Tile
from fortyniner.gold_country.game import State as Table
from fortyniner.gold_country.moves import (
    Buy,
    Done,
    LeaveToken,
    Move,
    Place,
    Redraw,
    Return,
    Sell,
    TakeToken,
    Third,
)
from fortyniner.gold_country.reach import placements
from fortyniner.gold_country.view import View
from fortyniner.match import Chair

LATE = 0.1
"""What a trade has to gain."""
CARD = 1.5
"""What an action card has to gain beyond its price, for it is used up."""
DRAWS = 0.5
"""What dynamite is worth to who finds it."""

_ALL = range(len(MINES))


class GoldCountry:
    """What is known about playing Gold Country. A lead is in coins."""

    scale = 12.0
    temper = 1.5

    def until(self, view: View) -> int:
        """To the end of the next turn."""
        return view["round"] + 2

    def ideas(self, state: Any, chance: Chance) -> Ideas:
        """Every move but a redraw, by the lead when the turn goes on by rule of thumb after it."""
        table: Table = state
        seat = table.active
        assert seat is not None
        ideas: list[Idea] = []
        for move in table.moves():
            if not isinstance(move, Redraw):
                spent = CARD if isinstance(move, Third | TakeToken) else 0.0
                ideas.append(Idea(lead(_turned(table, move), seat) - spent, move))
                if (yield):
                    break
        return sorted(ideas, key=lambda idea: -idea.appeal)

    def thumb(self, state: Any, chance: Chance) -> Move:
        """Where a tile does most for the cards in hand; then the trade that promises most."""
        return _thumb(state)

    def leads(self, state: Any) -> Sequence[float]:
        """See `gold_country_worth.leads`."""
        return leads(state)

    def terms(self, state: Any, seat: int) -> Terms:
        """See `gold_country_worth.terms`."""
        return terms(state, seat)


def _turned(before: Table, move: Move) -> Table:
    """The table when after that move the turn has gone on by rule of thumb, before fresh tokens are drawn."""
    table = before.copy()
    table.play(move)
    _play_on(table, before.round)
    return table


def _play_on(table: Table, turn: int) -> None:
    """Until that turn is over."""
    while table.active is not None and table.round == turn:
        move = _thumb(table)
        if isinstance(move, Done):
            break
        table.play(move)


def _thumb(table: Table) -> Move:
    if table.step == "paying" or table.extra or table.step == "placed":
        return _trade(table)
    return _placement(table) or table.moves()[0]


def _placement(table: Table) -> Move | None:
    """The placement whose tile does most for the player, or that leads to one; the last token is left."""
    pool = table.pool
    if len(pool) == 1:
        return LeaveToken(pool[0])
    shares = [*_shares(table), 0.0]
    best: tuple[float, Move] | None = None
    for token in dict.fromkeys(pool):
        mask = placements(table, token)
        for gain, space in _goals(table, mask, token == BANDIT, shares[token]):
            if best is None or gain > best[0]:
                best = gain, Place(token, space)
    return best and best[1]


def _goals(table: Table, mask: Mask, bandit: bool, share: float) -> Iterator[tuple[float, Space]]:
    """What each tile on these spaces does, and the space without one that leads to most.

    A tile farther off promises the less, the more spaces lie between.
    """
    board, dealt = table.board, table.dealt
    tiles = table.tiles
    for space in spaces(tiles & mask):
        each, once = _effect(dealt[space])
        yield 0.0 if bandit else each * share + once, space
    reached = mask & ~tiles
    if not reached:
        return
    plain, free, far = reached, ~table.tokens, tiles & ~mask
    best, goal, distance = 0.0, 0, 0
    near = FADE
    for step in range(0 if bandit else STEPS):
        reached = board.around(reached & free)
        for space in spaces(reached & far):
            each, once = _effect(dealt[space])
            if (gain := (each * share + once) * near) > best:
                best, goal, distance = gain, 1 << space, step
        far &= ~reached
        near *= FADE
    if goal:
        reached = board.around(goal)
        for _ in range(distance):
            reached |= board.around(reached & free)
        plain &= reached
    yield best, _one(plain, table.round)


def _one(mask: Mask, round: int) -> Space:
    """One of these spaces: now from this end of the board, now from that, so that no mine is favoured."""
    return (mask & -mask if round % 2 else mask).bit_length() - 1


def _shares(table: Table) -> list[float]:
    """By mine, how many cards more the player has than the others on average."""
    player, rest = table.player, len(table.coins) - 1
    shares = []
    for mine in _ALL:
        whole = 0
        for cards in table.cards:
            whole += cards[mine]
        own = table.cards[player][mine]
        shares.append(own + (table.secrets[player] == mine) - (whole - own) / rest)
    return shares


@cache
def _effect(tile: Tile) -> tuple[float, float]:
    """What a tile does for each card more than the others have, and once, when a mine's token uncovers it."""
    match tile.kind:
        case "vein" | "gold":
            return tile.worth, 0.0
        case "fool":
            return -tile.worth, 0.0
        case "nuggets":
            return PER_CARD, 0.0
        case "cave-in":
            return -PER_CARD, 0.0
        case "gem":
            return 0.0, GEM
        case "boat":
            return 0.0, MARKER
    return 0.0, DRAWS


def _trade(table: Table) -> Move:
    """The trade, or the return of a card, after which most is promised; none that gains too little."""
    seat = table.active
    assert seat is not None
    worths = promise(table, prospects(table), table.hands[seat])
    forced = table.extra or table.step == "paying"
    best: tuple[float, Move] | None = None if forced else (LATE, Done())
    for move in table.moves():
        if isinstance(move, Buy):
            gain = worths[move.mine] - table.price(move.mine)
        elif isinstance(move, Sell):
            gain = table.price(move.mine) - worths[move.mine]
        elif isinstance(move, Return):
            gain = table.price(move.mine) / 2 - worths[move.mine]
        else:
            continue
        if best is None or gain > best[0]:
            best = gain, move
    assert best is not None
    return best[1]


class Greenhorn(OneStep):
    """Weighs the table, but not well, and leaves the action cards alone."""

    error = 14
    """By how many coins it may misjudge a move."""

    def think(self, chair: Chair) -> Thought:
        """A move that it believes to be good."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        ideas = yield from self.sense.ideas(chair.guess(chair.chance.fork("guess")), chair.chance)
        plain = [idea for idea in ideas if not isinstance(idea.move, Third | TakeToken)] or ideas
        errors = [self.error * (chair.chance.below(2001) - 1000) / 1000 for _ in plain]
        return max(zip(plain, errors, strict=True), key=lambda each: each[0].appeal + each[1])[0].move


def advise(chair: Chair) -> Counsel:
    """What the old hand would do, and what else."""
    return sense.advise(SENSE, chair, partial(_end_turn, chair.view["round"]))


def _end_turn(turn: int, state: Any, seat: int, chance: Chance) -> Pauses:
    """A move is for all that follows in its turn."""
    _play_on(state, turn)
    return
    yield


SENSE = GoldCountry()
BOTS: Mapping[str, Bot] = {
    "greenhorn": Greenhorn(SENSE),
    "prospector": Thumb(SENSE),
    "old-hand": OneStep(SENSE),
    "forty-niner": Searcher(SENSE, Plan(ways=100)),
}
BASELINES: Mapping[str, Bot] = {"any-move": AnyMove()}
"""Players to measure against, that nobody is offered to play with."""
