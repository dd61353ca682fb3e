"""Small words of the board: amounts, alternatives, whose."""

from __future__ import annotations

from collections.abc import Iterable


def counted(count: int, noun: str) -> str:
    """ "1 piece", "2 pieces"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def either(alternatives: Iterable[object]) -> str:
    """ "1", "1 or 3"."""
    return " or ".join(map(str, alternatives))


def whose(name: str) -> str:
    """ "Ben’s"."""
    return f"{name}’s"
