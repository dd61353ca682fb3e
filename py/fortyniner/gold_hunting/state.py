"""What lies on the table in Gold Hunting; copy; to and from plain JSON."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import chain
from typing import Any, Literal, Self, get_args

from fortyniner.game import Json
from fortyniner.gold_hunting.pieces import KINDS, MARKERS, PIECES, SEATS, VEINS
from fortyniner.options import Options
from fortyniner.refusal import BadPosition

Marker = Literal["down", "up", "gone", "boxed"]
"""Face down before its seat, face up (a goldrush that was right), out of the game, given back by storing."""
Step = Literal["open", "stored", "more"]
"""The start of a turn; stored, an attempt is due; after a success, the seat may stop."""


def _four_empty_veins() -> list[list[list[int]]]:
    return [[[] for _ in range(VEINS)] for _ in range(SEATS)]


@dataclass
class Table:
    """Everything there is, secrets too. Lists by seat hold seat 0, then seat 1."""

    options: Options
    first: int
    numbers: list[int]
    """The goldrush marker each seat was dealt (GH-2)."""
    markers: list[Marker] = field(default_factory=lambda: ["down", "down"])
    veins: list[list[list[int]]] = field(default_factory=_four_empty_veins)
    """By seat, four veins, each from bottom to top."""
    piles: list[list[int]] = field(default_factory=lambda: [[], []])
    stores: list[list[int]] = field(default_factory=lambda: [[], []])
    active: int | None = 0
    step: Step = "open"
    round: int = 0
    """The count of turns begun; 0 while gold is being hidden."""

    def copy(self) -> Self:
        """A table of its own, equal to this one."""
        return type(self)(
            self.options,
            self.first,
            self.numbers[:],
            self.markers[:],
            [[vein[:] for vein in veins] for veins in self.veins],
            [pile[:] for pile in self.piles],
            [store[:] for store in self.stores],
            self.active,
            self.step,
            self.round,
        )

    @property
    def hiding(self) -> bool:
        """Whether a seat has still to hide its gold."""
        return self.round == 0

    def left(self, seat: int) -> list[int]:
        """How many singles, doubles and triples are still in that seat's veins (or to be hidden)."""
        held = [piece for vein in self.veins[seat] for piece in vein]
        if self.hiding and not held:
            return list(PIECES)
        return [held.count(kind) for kind in KINDS]

    def position(self) -> Json:
        """All of it as plain JSON; `restored` reads it back."""
        table = self.copy()
        return {f.name: getattr(table, f.name) for f in fields(self)} | {"options": dict(self.options)}

    @classmethod
    def restored(cls, position: Json) -> Self:
        """The table a position describes. Raises BadPosition, and names what is wrong."""
        names = {f.name for f in fields(cls)}
        if not isinstance(position, dict) or position.keys() != names:
            raise BadPosition(f"a position of Gold Hunting has just these keys: {', '.join(sorted(names))}")
        for key, fits, what in _SHAPES:
            if not fits(position[key]):
                raise BadPosition(f"{key!r} is wrong: {what}")
        table = cls(**position).copy()
        table._agree()
        return table

    def _agree(self) -> None:
        """Raises BadPosition where the parts cannot stand together."""
        for seat in range(SEATS):
            taken = list(chain(self.piles[seat], self.stores[seat], *self.veins[1 - seat]))
            for kind, most in zip(KINDS, PIECES, strict=True):
                if taken.count(kind) > most:
                    raise BadPosition(
                        f"seat {seat + 1} cannot have more than {most} pieces of {kind} to mine"
                    )
            if bool(self.stores[seat]) != (self.markers[seat] == "boxed"):
                raise BadPosition(f"seat {seat + 1} has stored just when its marker is boxed (GH-30)")
        held = [any(veins) for veins in self.veins]
        if self.hiding:
            if self.active is None or held != [self.active == 1, False] or any(self.piles + self.stores):
                raise BadPosition("while gold is being hidden, only seats before the active one have veins")
            if self.active == 1 and not (all(self.veins[0]) and self.left(0) == list(PIECES)):
                raise BadPosition("seat 1 has not hidden all its pieces, some in each vein (GH-3)")
            if self.markers != ["down", "down"] or self.step != "open":
                raise BadPosition("while gold is being hidden, nobody has opened a turn")
        elif any(held) if self.active is None else not held[1 - self.active]:
            raise BadPosition("the active seat has nothing to mine, or nobody is active while there is")
        elif not self._step_fits():
            raise BadPosition(f"nobody can be at step {self.step!r} here")
        elif self.round + len(list(chain(*self.veins[0], *self.veins[1]))) > SEATS * sum(PIECES) + 1:
            raise BadPosition("every turn lifts a piece; there cannot have been so many turns (GH-17)")

    def _step_fits(self) -> bool:
        if self.active is None or self.step == "open":
            return self.step == "open"
        pile, store = self.piles[self.active], self.stores[self.active]
        return bool(pile) if self.step == "more" else bool(store) and not pile


def _pair(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and len(value) == SEATS and all(map(fits, value))


def _number(value: object) -> bool:
    return type(value) is int and value in MARKERS


def _pieces(value: object) -> bool:
    return isinstance(value, list) and all(type(piece) is int and piece in KINDS for piece in value)


def _four_veins(value: object) -> bool:
    return isinstance(value, list) and len(value) == VEINS and all(map(_pieces, value))


_SHAPES: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    ("options", lambda value: isinstance(value, dict), "an object of option values"),
    ("first", lambda value: type(value) is int and value in (0, 1), "0 or 1"),
    (
        "numbers",
        lambda value: _pair(_number)(value) and value[0] != value[1],
        "two different numbers from 1 to 3",
    ),
    (
        "markers",
        _pair(lambda value: value in get_args(Marker)),
        "two of down, up, gone, boxed",
    ),
    ("veins", _pair(_four_veins), "for each seat four lists of pieces 1, 2 or 3"),
    ("piles", _pair(_pieces), "for each seat a list of pieces 1, 2 or 3"),
    ("stores", _pair(_pieces), "for each seat a list of pieces 1, 2 or 3"),
    ("active", lambda value: value is None or (type(value) is int and value in (0, 1)), "0, 1 or null"),
    ("step", lambda value: value in get_args(Step), "open, stored or more"),
    ("round", lambda value: type(value) is int and value >= 0, "a whole number, 0 while hiding"),
)
