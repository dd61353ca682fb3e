"""What a call may bring, before it is made: its odds and both ends in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fortyniner.gold_hunting import words
from fortyniner.gold_hunting.pieces import KINDS
from table.boards.gold_hunting.terms import either


class Outcome(NamedTuple):
    """One end of a call: what happens, and what that means for the seat."""

    title: str
    note: str
    loss: bool = False
    """Whether it costs the seat something it has."""


def ways(hidden: Sequence[int], number: int) -> tuple[int, int]:
    """In how many of how many cases a top piece is of that kind, as far as anybody but the owner knows."""
    return hidden[number - 1], sum(hidden)


def if_right(hidden: Sequence[int], pile: int, number: int, rush: bool) -> Outcome:
    """What a success brings (GH-13, GH-18, GH-21). `hidden` counts the other side's kinds, `pile` nuggets."""
    if not hidden[number - 1]:
        return Outcome("Right: cannot be", f"no {words.KINDS[number]} is left here")
    grows = f"Right: pile {pile}\u00a0→\u00a0{pile + number}"
    if rush:
        return Outcome(grows, "marker counts 2")
    if sum(hidden) == 1:
        return Outcome(grows, "and your turn ends")
    return Outcome(grows, "and you may go on")


def if_wrong(hidden: Sequence[int], pile: int, number: int, rush: bool) -> Outcome:
    """What a failure costs (GH-14, GH-15, GH-22)."""
    others = [kind for kind in KINDS if kind != number and hidden[kind - 1]]
    if not others:
        return Outcome("Wrong: cannot be", f"only {words.KINDS[number]}s are left here")
    if rush:
        return Outcome("Wrong: marker lost", "your pile stays", True)
    if not pile:
        return Outcome("Wrong: turn ends", "nothing to lose")
    bankrupting = [kind for kind in others if kind < pile]
    if not bankrupting:
        return Outcome("Wrong: turn ends", f"your pile of {pile} is safe")
    if bankrupting == others:
        return Outcome("Wrong: bankrupt", f"{pile} lost, you keep {either(others)}", True)
    kind = bankrupting[0]
    return Outcome("Wrong: bankrupt?", f"by a {words.KINDS[kind]}: {pile} lost, {kind} kept", True)
