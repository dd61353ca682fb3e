"""Arrangements for people who want to start at once, and random ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fortyniner.chance import Chance
from fortyniner.gold_hunting.pieces import VEINS


class ReadyMade(NamedTuple):
    """A way to hide all ten pieces; veins from bottom to top."""

    name: str
    thinking: str
    veins: tuple[tuple[int, ...], ...]


READY_MADE = (
    ReadyMade("Deep triples", "Both at the bottom, reached last.", ((3, 2, 1), (3, 1, 2), (2, 1), (1, 2))),
    ReadyMade("Bait on top", "Triples tempt, singles lurk beneath.", ((2, 1, 3), (2, 1, 3), (1, 2), (1, 2))),
    ReadyMade("Small change", "Four singles on top: little to win.", ((2, 3, 1), (2, 2, 1), (3, 1), (2, 1))),
    ReadyMade("Even steps", "One to four pieces, well mixed.", ((2,), (1, 3), (2, 1, 2), (1, 2, 1, 3))),
    ReadyMade(
        "Tall tower", "Seven in one: a long dig for triples.", ((3, 1, 3, 2, 1, 2, 1), (2,), (1,), (2,))
    ),
)


def at_random(pieces: Sequence[int], chance: Chance) -> list[list[int]]:
    """`pieces` (counts of singles, doubles, triples) in any order, cut into as many veins as can be."""
    order = [kind for kind, count in enumerate(pieces, start=1) for _ in range(count)]
    chance.shuffle(order)
    cuts = list(range(1, len(order)))
    chance.shuffle(cuts)
    ends = [0, *sorted(cuts[: VEINS - 1]), len(order)]
    veins = [order[begin:end] for begin, end in pairwise(ends)]
    return veins + [[] for _ in range(VEINS - len(veins))]
