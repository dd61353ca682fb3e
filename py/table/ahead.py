"""What a snapshot of Python holds: all imports that need no page, done ahead of the next visit."""

from __future__ import annotations

import html  # noqa: F401  (PyScript wants it)

import table.app  # noqa: F401
from fortyniner.bots import LEVELS, find_bot
from fortyniner.chance import Chance
from fortyniner.game import games
from table.boards import find_board
from table.first_paint import first_paint


def come() -> None:
    """Brings in what is imported on demand, and draws once, which warms what keeps its drawings."""
    for game in games():
        find_board(game, Chance(0))
        for level in LEVELS:
            find_bot(game, level)
    first_paint()
