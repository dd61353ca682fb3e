"""Pieces on their way into the veins: what is placed, what is in hand, what can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fortyniner.gold_hunting.pieces import KINDS, VEINS


@dataclass
class Arrangement:
    """`pieces` counts the singles, doubles and triples to place; veins count from 0, each from bottom to top.

    At most one thing is in hand: a kind (then veins are tapped) or a vein (then kinds are tapped).
    """

    pieces: Sequence[int]
    veins: list[list[int]] = field(default_factory=lambda: [[] for _ in range(VEINS)])
    kind: int | None = None
    vein: int | None = None
    _before: list[list[list[int]]] = field(default_factory=list)

    def left(self, kind: int) -> int:
        """How many pieces of that kind are still in the tray."""
        return self.pieces[kind - 1] - sum(vein.count(kind) for vein in self.veins)

    @property
    def to_place(self) -> int:
        """How many pieces are still in the tray."""
        return sum(self.pieces) - sum(map(len, self.veins))

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._before)

    def take_up(self, kind: int) -> None:
        """A kind was tapped: onto the vein in hand, else into the hand."""
        if self.vein is not None:
            self.put(kind, self.vein)
        elif self.left(kind):
            self.kind = kind

    def point_at(self, vein: int) -> None:
        """A vein was tapped: the kind in hand goes there, else the vein is taken in hand, or let go again."""
        if self.kind is not None:
            self.put(self.kind, vein)
        else:
            self.vein = None if self.vein == vein else vein

    def put(self, kind: int, vein: int, at: int | None = None) -> None:
        """Place a piece from the tray with `at` pieces beneath it, None: on top."""
        if not self.left(kind):
            return
        self._keep()
        self.veins[vein].insert(len(self.veins[vein]) if at is None else at, kind)
        if self.kind is not None and not self.left(self.kind):
            self.kind = None

    def take(self, vein: int, at: int) -> None:
        """Back into the tray."""
        if at < len(self.veins[vein]):  # a drop may come after keys have moved the piece away
            self._keep()
            del self.veins[vein][at]

    def shift(self, vein: int, at: int, to_vein: int, to: int) -> None:
        """Move a placed piece; `to` counts the pieces beneath it in its new place."""
        if at < len(self.veins[vein]):
            self._keep()
            self.veins[to_vein].insert(to, self.veins[vein].pop(at))

    def fill(self, veins: Sequence[Sequence[int]]) -> None:
        """Replace all that is placed."""
        self._keep()
        self.veins = [list(vein) for vein in veins]
        self.kind = self.vein = None

    def take_back(self) -> None:
        """Undo the last change."""
        if self._before:
            self.veins = self._before.pop()

    @property
    def text(self) -> str:
        """What is placed, in the notation of moves; "" when nothing is."""
        return "/".join(".".join(map(str, vein)) for vein in self.veins) if any(self.veins) else ""

    def read(self, text: str) -> None:
        """Place what `text` says, if it is such a text and there are such pieces."""
        try:
            veins = [[int(piece) for piece in vein.split(".") if piece] for vein in text.split("/")]
        except ValueError:
            return
        placed = [piece for vein in veins for piece in vein]
        if len(veins) == VEINS and all(
            piece in KINDS and placed.count(piece) <= self.pieces[piece - 1] for piece in placed
        ):
            self.veins = veins

    def _keep(self) -> None:
        self._before.append([vein[:] for vein in self.veins])
