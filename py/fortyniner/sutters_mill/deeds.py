"""Who holds a deed and who is the Adventurer (SM-45, SM-46): functions of the stacks alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fortyniner.sutters_mill.town import VALUES, Rank


class Card(NamedTuple):
    """An influence card in a stack."""

    seat: int
    rank: Rank


def sums(stack: Sequence[Card]) -> dict[int, int]:
    """What each seat's cards in a stack count together; the seat whose card lies lowest comes first."""
    counted: dict[int, int] = {}
    for seat, rank in stack:
        counted[seat] = counted.get(seat, 0) + VALUES[rank]
    return counted


@lru_cache(1 << 12)
def holder(stack: tuple[Card, ...]) -> int:
    """Who is to hold the deed of a building with that stack, bottom first and not empty (SM-45)."""
    counted = sums(stack)
    most = max(counted.values())
    tied = [seat for seat, counts in counted.items() if counts == most]
    # of equals the first is found, and that is the seat whose card lies lowest
    return tied[0] if len(tied) == 1 else max(tied, key=lambda seat: _from_the_highest(stack, seat))


def adventurer(held: Sequence[int]) -> int | None:
    """Who is the Adventurer, by how many deeds each seat holds (SM-46)."""
    fewest = min(held)
    return held.index(fewest) if held.count(fewest) == 1 else None


def _from_the_highest(stack: Sequence[Card], seat: int) -> list[int]:
    """What the single cards of that seat count, from the highest down."""
    return sorted((VALUES[card.rank] for card in stack if card.seat == seat), reverse=True)
