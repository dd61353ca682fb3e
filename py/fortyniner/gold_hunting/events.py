"""What can happen in Gold Hunting."""

from dataclasses import dataclass

from fortyniner.game import Event


@dataclass(frozen=True)
class Hid(Event):
    """The seat hid its gold (GH-3)."""


@dataclass(frozen=True)
class Begun(Event):
    """Both seats have hidden; the seat takes the first turn (GH-4)."""


@dataclass(frozen=True)
class Rehid(Event):
    """The seat arranged what is left in its veins anew, as the table agreed (GH-40).

    Taking it back would bring back veins that were seen: for that, too, the table is asked.
    """

    reveals = True


@dataclass(frozen=True)
class Lifted(Event):
    """A call and what came up. `before` and `after` are nuggets in the pile, `lost` those of a bankruptcy."""

    reveals = True

    number: int
    vein: int
    piece: int
    rush: bool
    right: bool
    before: int
    after: int
    lost: int = 0


@dataclass(frozen=True)
class Stored(Event):
    """The pile was set aside; its nuggets count `counts` at the end (GH-30)."""

    nuggets: int
    counts: int


@dataclass(frozen=True)
class Stopped(Event):
    """The seat ended its turn and keeps its pile of `nuggets` (GH-13)."""

    nuggets: int


@dataclass(frozen=True)
class GameOver(Event):
    """No vein holds a piece any more (GH-50). Without winners it is a draw."""

    winners: tuple[int, ...]
