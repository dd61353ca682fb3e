"""Legal moves as a sequence that makes only those that are asked for."""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from fortyniner.gold_country.board import Mask, Space, nth, spaces
from fortyniner.gold_country.moves import Move

Make = Callable[[Space], Move]


class Choices(Sequence[Move]):
    """Single moves, then groups of moves that differ in their space: its maker and the legal spaces."""

    def __init__(self, single: list[Move], groups: list[tuple[Make, Mask]]) -> None:
        self._single = single
        self._groups = groups
        self._length = len(single) + sum([mask.bit_count() for _, mask in groups])

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(self)[index]
        place = index if index >= 0 else len(self) + index
        if 0 <= place < len(self._single):
            return self._single[place]
        place -= len(self._single)
        for make, mask in self._groups:
            if 0 <= place < mask.bit_count():
                return make(nth(mask, place))
            place -= mask.bit_count()
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        yield from self._single
        for make, mask in self._groups:
            yield from map(make, spaces(mask))
