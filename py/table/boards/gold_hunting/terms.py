"""Small words of the board: amounts, alternatives, whose."""

from __future__ import annotations

from collections.abc import Iterable


def either(alternatives: Iterable[object]) -> str:
    """ "1", "1 or 3"."""
    return " or ".join(map(str, alternatives))


def whose(name: str) -> str:
    """ "Ben’s"."""
    return f"{name}’s"
