"""All ways to hide ten pieces in four veins, in a fixed order, computed on demand."""

from collections.abc import Iterator, Sequence
from math import comb, factorial, prod
from typing import overload

from fortyniner.gold_hunting.moves import Hide, Veins
from fortyniner.gold_hunting.pieces import PIECES, VEINS


def orders(pieces: Sequence[int]) -> int:
    """How many different orders `pieces` (counts of singles, doubles, triples) have."""
    return factorial(sum(pieces)) // prod(factorial(count) for count in pieces)


class Arrangements(Sequence[Hide]):
    """Every legal Hide: 3,150 orders of the pieces times 84 ways to cut them into four veins (GH-3)."""

    def __len__(self) -> int:
        return orders(PIECES) * comb(sum(PIECES) - 1, VEINS - 1)

    @overload
    def __getitem__(self, index: int) -> Hide: ...
    @overload
    def __getitem__(self, index: slice) -> list[Hide]: ...
    def __getitem__(self, index: int | slice) -> Hide | list[Hide]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        order, cut = divmod(range(len(self))[index], comb(sum(PIECES) - 1, VEINS - 1))
        return Hide(_cut(_order(order), cut))

    def __iter__(self) -> Iterator[Hide]:
        return (self[index] for index in range(len(self)))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Hide) and hides_all(move.veins)

    def index(self, move: Hide, start: int = 0, stop: int | None = None) -> int:
        """Where `move` stands in the sequence. Raises ValueError when it does not, or not in start:stop."""
        if move not in self:
            raise ValueError(f"{move} hides other pieces than there are")
        place = _order_index([piece for vein in move.veins for piece in vein])
        index = place * comb(sum(PIECES) - 1, VEINS - 1) + _cut_index([len(vein) for vein in move.veins])
        if index not in range(len(self))[start:stop]:
            raise ValueError(f"{move} is not in that part of the sequence")
        return index

    def count(self, move: object) -> int:
        """1 for a legal Hide, else 0."""
        return int(move in self)


def hides_all(veins: Veins) -> bool:
    """Whether `veins` are four, none empty, and hold all the pieces of a seat (GH-1, GH-3)."""
    held = [piece for vein in veins for piece in vein]
    return len(veins) == VEINS and all(veins) and [held.count(kind) for kind in (1, 2, 3)] == list(PIECES)


def _order(rank: int) -> list[int]:
    left, order = list(PIECES), []
    while any(left):
        for kind in (0, 1, 2):
            if left[kind]:
                left[kind] -= 1
                if rank < (block := orders(left)):
                    order.append(kind + 1)
                    break
                rank -= block
                left[kind] += 1
    return order


def _order_index(order: Sequence[int]) -> int:
    left, rank = list(PIECES), 0
    for piece in order:
        for kind in range(piece - 1):
            if left[kind]:
                left[kind] -= 1
                rank += orders(left)
                left[kind] += 1
        left[piece - 1] -= 1
    return rank


def _cut(order: Sequence[int], rank: int) -> Veins:
    """`order` cut into four veins, by the rank of the cut among all cuts."""
    veins, begin = [], 0
    for others in range(VEINS - 1, 0, -1):
        size = 1
        while rank >= (block := comb(len(order) - begin - size - 1, others - 1)):
            rank -= block
            size += 1
        veins.append(tuple(order[begin : begin + size]))
        begin += size
    return (*veins, tuple(order[begin:]))


def _cut_index(sizes: Sequence[int]) -> int:
    rank, left = 0, sum(sizes)
    for others, size in zip(range(VEINS - 1, 0, -1), sizes, strict=False):
        rank += sum(comb(left - smaller - 1, others - 1) for smaller in range(1, size))
        left -= size
    return rank
