"""A bot thinks beside the page: on the same interpreter, a few milliseconds at a time."""

import asyncio
from collections.abc import Callable
from typing import Any

from fortyniner.bots import Bot
from fortyniner.match import Chair

SLICE = 8.0
"""Milliseconds of thought before the page gets its turn."""


async def think(bot: Bot, chair: Chair, now: Callable[[], float], limit: float) -> Any:
    """The bot's move; after `limit` milliseconds it is told that its time is up."""
    begun = now()
    thought = bot.think(chair)
    try:
        next(thought)
        while True:
            pause = now() + SLICE
            while now() < pause:
                thought.send(now() - begun > limit)
            await asyncio.sleep(0)
    except StopIteration as done:
        return done.value
