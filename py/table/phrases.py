"""Small words that sentences on many pages are made of."""

from collections.abc import Sequence

_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def count(number: int) -> str:
    """A small number in words, a larger one in figures."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)


def listed(names: Sequence[str]) -> str:
    """As in "Ann, Ben and Cleo"; there is at least one name."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def points(number: int) -> str:
    """As in "1 point" and "2 points"."""
    return f"{number} point{'' if number == 1 else 's'}"
