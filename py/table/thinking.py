"""A bot thinks beside the page: on the same interpreter, a few milliseconds at a time."""

import asyncio
import traceback
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from fortyniner.bots import Advice, advise, decide, find_bot
from fortyniner.chance import Chance
from fortyniner.match import Match

SLICE = 5.0
"""Milliseconds of thought before the page gets its turn."""
THUMB = "prospector"
"""The level that moves where another could not think."""

Found = TypeVar("Found")
Clock = Callable[[], float]
"""Milliseconds."""


async def bot_move(match: Match, seat: int, now: Clock, limit: float) -> tuple[str, bool]:
    """The move of the bot at that seat, and whether it could think: if not, it is one by rule of thumb."""
    level = match.seats[seat].bot
    assert level is not None
    chance = Chance(match.seed).fork(f"bot {seat} at {len(match.log)}")
    try:
        bot = find_bot(match.game.id, level)
        return _legal(match, await think(bot.think(match.chair(seat, chance.copy())), now, limit)), True
    except Exception:  # a bot must never hang a match
        traceback.print_exc()
        return _any_move(match, seat, chance), False


def _legal(match: Match, move: object) -> str:
    """Its text. Raises what `Match.check` raises."""
    match.check(text := str(move))
    return text


def _any_move(match: Match, seat: int, chance: Chance) -> str:
    chair = match.chair(seat, chance)
    try:
        return _legal(match, decide(find_bot(match.game.id, THUMB), chair))
    except Exception:
        traceback.print_exc()
        return str(chance.choice(chair.moves))


async def advice(match: Match, seat: int, now: Clock, limit: float) -> Sequence[Advice]:
    """What a bot would do at that seat, the best first."""
    chance = Chance(match.seed).fork(f"advice {seat} at {len(match.log)}")
    return await think(advise(match.chair(seat, chance)), now, limit)


async def think(thought: Generator[None, bool, Found], now: Clock, limit: float) -> Found:
    """What the thought comes to; after `limit` milliseconds it is told that its time is up."""
    begun = now()
    try:
        next(thought)
        while True:
            pause = now() + SLICE
            while now() < pause:
                thought.send(now() - begun > limit)
            await asyncio.sleep(0)
    except StopIteration as done:
        found: Found = done.value
        return found
