"""What one seat of Gold Hunting may know, and a guess of the rest."""

from typing import TypedDict, TypeVar

from fortyniner.chance import Chance
from fortyniner.gold_hunting.arrangements import Arrangements
from fortyniner.gold_hunting.pieces import MARKERS, SEATS
from fortyniner.gold_hunting.state import Marker, Step, Table
from fortyniner.options import Value

AnyTable = TypeVar("AnyTable", bound=Table)


class Side(TypedDict):
    """One side of the table."""

    heights: list[int] | None
    """Pieces in each vein; None until both seats have hidden."""
    veins: list[list[int]] | None
    """The own veins from bottom to top; None for the others'."""
    hidden: list[int]
    """Singles, doubles and triples still in the veins."""
    pile: list[int]
    stored: list[int]
    marker: Marker
    number: int | None
    """The marker's number, where the seat that looks may know it."""


class View(TypedDict):
    """The table as `seat` (None: an onlooker) may see it."""

    seat: int | None
    phase: str
    """hide, mine or over."""
    turn: int | None
    round: int
    step: Step
    sides: list[Side]
    options: dict[str, Value]


def view(table: Table, seat: int | None) -> View:
    """What that seat may know."""
    return {
        "seat": seat,
        "phase": "hide" if table.hiding else "over" if table.active is None else "mine",
        "turn": table.active,
        "round": table.round,
        "step": table.step,
        "sides": [_side(table, side, seat) for side in range(SEATS)],
        "options": dict(table.options),
    }


def _side(table: Table, side: int, seat: int | None) -> Side:
    veins = table.veins[side]
    # a marker's number was said aloud in its goldrush (GH-20); one given back stays unseen (GH-30)
    known = side == seat or table.markers[side] in ("up", "gone")
    return {
        "heights": None if table.hiding else [len(vein) for vein in veins],
        "veins": [vein[:] for vein in veins] if side == seat else None,
        "hidden": table.left(side),
        "pile": table.piles[side][:],
        "stored": table.stores[side][:],
        "marker": table.markers[side],
        "number": table.numbers[side] if known else None,
    }


def guess(table: AnyTable, seat: int, chance: Chance) -> AnyTable:
    """A table that agrees with that seat's view: the other's veins and marker drawn anew, evenly."""
    guessed = table.copy()
    other = 1 - seat
    if guessed.hiding and any(guessed.veins[other]):
        hide = chance.choice(Arrangements())
        guessed.veins[other] = [list(vein) for vein in hide.veins]
    else:
        pieces = sorted(piece for vein in guessed.veins[other] for piece in vein)  # forget the true order
        chance.shuffle(pieces)
        guessed.veins[other] = [[pieces.pop() for _ in vein] for vein in guessed.veins[other]]
    if view(table, seat)["sides"][other]["number"] is None:
        guessed.numbers[other] = chance.choice([n for n in MARKERS if n != table.numbers[seat]])
    return guessed
