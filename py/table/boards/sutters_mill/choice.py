"""What a person has taken in hand and where it is to go, until it makes a move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, cast

from fortyniner.refusal import BadMove
from fortyniner.sutters_mill.moves import (
    AnyMove,
    Bring,
    Dig,
    Free,
    Leave,
    Move,
    Play,
    Remove,
    Shift,
    read_move,
)
from fortyniner.sutters_mill.town import BUILDINGS, Building, Rank, Space
from table.boards import Scene

Verb = Literal["move", "leave", "remove"]


@dataclass
class Choice:
    """At most one thing is in hand: a card, a prospector to bring, or one that stands at `man`."""

    card: Rank | None = None
    crew: bool = False
    man: Space | None = None
    verb: Verb = "move"
    """What the man does."""
    shift: Shift | None = None
    target: Space | None = None
    """Where it goes; while prospecting: the building for the next prospector."""
    pays: bool = False
    """Whether a paid action is meant although a deed gives it for free."""

    @property
    def empty(self) -> bool:
        """Whether nothing is in hand."""
        return not (self.card or self.crew or self.man or self.shift)

    def take_card(self, rank: Rank) -> None:
        """A card was tapped: into the hand, or back. A place that was pointed at stays."""
        again = self.card == rank
        kept = self.target if self.target in BUILDINGS and not self.man else None
        self._drop()
        if not again:
            self.card, self.target = rank, kept

    def take_crew(self) -> None:
        """The figure beside the hand was tapped."""
        again = self.crew
        kept = None if self.man else self.target
        self._drop()
        if not again:
            self.crew, self.target = True, kept

    def take_man(self, space: Space, verb: Verb = "move") -> None:
        """A prospector on the map was tapped."""
        again = self.man == space and self.verb == verb
        self._drop()
        if not again:
            self.man, self.verb = space, verb

    def take_shift(self, shift: Shift) -> None:
        """An arrow beside an own card was tapped."""
        again = self.shift == shift
        self._drop()
        if not again:
            self.shift = shift

    def _drop(self) -> None:
        self.card = self.man = self.shift = self.target = None
        self.crew = self.pays = False
        self.verb = "move"

    def point(self, space: Space) -> None:
        """A place was tapped with something in hand."""
        self.target = space
        if self.man:
            self.verb = "move"

    def base(self, scene: Scene) -> str | None:
        """The move as it is paid for; None while something is missing."""
        if scene.view["step"] == "dig":
            return self.target and str(Dig(cast(Building, self.target)))
        if self.shift:
            return str(Free("CHURCH", self.shift))
        if self.man and self.verb == "leave":
            return str(Leave(self.man))
        if self.man and self.verb == "remove":
            return str(Remove(cast(Building, self.man)))
        if self.target is None:
            return None
        if self.card:
            return str(Play(self.card, cast(Building, self.target)))
        if self.crew:
            return str(Bring(self.target))
        return str(Move(self.man, self.target)) if self.man else None

    def grants(self, scene: Scene) -> list[str]:
        """The deeds that would make the chosen action free now."""
        base = self.base(scene)
        if base is None or base.startswith(("free", "dig")):
            return []
        ending = f" {base}"
        return [text.split()[1] for text in scene.moves if text.startswith("free") and text.endswith(ending)]

    def move(self, scene: Scene) -> str | None:
        """The move that is meant: free where that is possible and not declined."""
        base, grants = self.base(scene), self.grants(scene)
        if grants and (not self.pays or base not in scene.moves):
            return f"free {grants[0]} {base}"
        return base

    def possible(self, space: Space, scene: Scene) -> bool:
        """Whether what is in hand may go there; while the turn is not yet for town, whether it could then."""
        wanted = replace(self, target=space)
        if scene.view["step"] == "start":
            return would_do(wanted, space, scene)
        return wanted.move(scene) in scene.moves

    def lay_out(self, text: str) -> None:
        """Choose again what that move says; a text that is no such move changes nothing."""
        try:
            move = read_move(text)
        except BadMove:
            return
        action: AnyMove | Shift = move.action if isinstance(move, Free) else move
        self._drop()
        match action:
            case Dig(building):
                self.target = building
            case Play(rank, building):
                self.card, self.target = rank, building
            case Bring(space):
                self.crew, self.target = True, space
            case Move(old, new):
                self.man, self.target = old, new
            case Leave(space):
                self.man, self.verb = space, "leave"
            case Remove(building):
                self.man, self.verb = building, "remove"
            case Shift():
                self.shift = action


def would_do(wanted: Choice, space: Space, scene: Scene) -> bool:
    """Whether it would be possible in town, while the turn is not yet for that."""
    place = scene.view["seats"][scene.view["seat"]]
    if wanted.card:
        lies = sum(seat == scene.view["seat"] for seat, _ in scene.view["stacks"].get(space, ()))
        return space in BUILDINGS and place["standing"].get(space, 0) > lies
    return space != wanted.man
