"""Seeded randomness whose draws are the same on every Python: SplitMix64, one number as its state."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Item = TypeVar("Item")
WORD = 2**64
MASK = WORD - 1


class Chance:
    """A stream of draws. `Chance(seed)` starts one; `Chance(other.state)` goes on where the other stands."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed % WORD

    def copy(self) -> "Chance":
        """A stream that will draw the same from here on."""
        return Chance(self.state)

    def fork(self, label: str) -> "Chance":
        """A stream of its own for `label`; this one does not move."""
        seed = self.state
        for byte in label.encode():
            seed = _mix((seed * 257 + byte + 1) & MASK)
        return Chance(seed)

    def word(self) -> int:
        """64 even bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return _mix(self.state)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        even = WORD - WORD % limit
        while (word := self.word()) >= even:
            pass
        return word % limit

    def choice(self, items: Sequence[Item]) -> Item:
        """One of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put `items` into an order in which every order is as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _mix(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & MASK
    return word ^ (word >> 31)
