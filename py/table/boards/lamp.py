"""The lamp on the button that plays what a bot would do."""

from __future__ import annotations

from htpy import Node, mark, span

from table.art import icon
from table.boards import Scene

WORDS = " (what a bot would do)"
LAMP = mark(".lamp")[icon("lightbulb", 16), span(".sr")[WORDS]]


def lamp(scene: Scene, move: str | None) -> Node:
    """For the button that plays `move`, if it can: to be seen, and in its words."""
    return LAMP if move and move == scene.hinted else None
