"""What a person decides: how taps lead to a move, and how the table shows where they lead."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from htpy import Node

from table.boards import Args, Scene

Mark = Literal["can", "chosen"]


@dataclass(frozen=True)
class Column:
    """What a decision would bring each seat, beside its name."""

    caption: str
    cells: Sequence[str]
    """By seat; "" where nothing changes. One that starts with a minus is a loss."""


@dataclass(frozen=True)
class Marks:
    """What can be chosen on the table, and what is."""

    cards: Mapping[str, Mark] = field(default_factory=dict)
    seats: Mapping[int, Mark] = field(default_factory=dict)
    lit: Mapping[str, int] | None = None
    """What each Claim that strikes is paid; None while nothing is rolled."""
    aims: bool = False
    """Whether cards in front of the seats are chosen, so that the others step back."""
    fresh: Collection[str] = ()
    """What has just come, or changed."""


class Decision(Protocol):
    """One phase of the game in the hands of a person. It keeps what was chosen but not played."""

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap; gives a move text when the person means to play, legal or not."""

    def key(self, key: str, scene: Scene) -> str | None:
        """Answer a key in the same way."""

    def takes(self, card: str, scene: Scene) -> bool:
        """Whether a tap on that card is an answer; else it only asks what the card does."""

    def move(self, scene: Scene) -> str | None:
        """What the primary button plays; None while something is missing."""

    def lay_out(self, move: str, scene: Scene) -> None:
        """Choose what `move` says, as far as it can be chosen."""

    def marks(self, scene: Scene) -> Marks:
        """What can be chosen, and what is."""

    def column(self, scene: Scene) -> Column | None:
        """What the choice brings each seat."""

    def stage(self, scene: Scene) -> Node:
        """What stands in the place of the offer; None leaves the offer there."""

    def sheet(self, scene: Scene) -> Node:
        """The prompt and the buttons."""


class Plain:
    """What most decisions have in common."""

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        return self.move(scene) if do == "play" else None

    def key(self, key: str, scene: Scene) -> str | None:
        return self.move(scene) if key == "Enter" else None

    def takes(self, card: str, scene: Scene) -> bool:
        return False

    def move(self, scene: Scene) -> str | None:
        return None

    def lay_out(self, move: str, scene: Scene) -> None:
        pass

    def marks(self, scene: Scene) -> Marks:
        return Marks()

    def column(self, scene: Scene) -> Column | None:
        return None

    def stage(self, scene: Scene) -> Node:
        return None

    def sheet(self, scene: Scene) -> Node:
        return None


def acts(scene: Scene) -> bool:
    """Whether the seat that looks is to decide now."""
    view = scene.view
    return scene.beat is None and bool(scene.moves) and view["seat"] == view["turn"]


def own(scene: Scene) -> Mapping[str, Any]:
    """The place of the seat that decides."""
    place: Mapping[str, Any] = scene.view["seats"][scene.view["turn"]]
    return place


def name(scene: Scene, seat: int) -> str:
    """ "you" for the seat that looks, else its name."""
    return "you" if seat == scene.view["seat"] else scene.seats[seat].name
