"""Small words that sentences of every game and page are made of."""

from collections.abc import Sequence

_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(number: int) -> str:
    """A small number in words, a larger one in figures."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)


def counted(number: int | str, noun: str) -> str:
    """ "0 nuggets", "1 nugget", "2 nuggets"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def some(number: int, noun: str) -> str:
    """ "no coins", "1 coin", "2 coins"."""
    return counted(number or "no", noun)


def listed(things: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and Cleo"; nothing for no things."""
    *first, last = things or [""]
    return f"{', '.join(first)} and {last}" if first else last


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[0].upper() + text[1:]


def signed(change: int) -> str:
    """ "+4", "−4", "0"."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "0"
