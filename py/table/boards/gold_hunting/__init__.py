"""The board of Gold Hunting: hiding, mining, and what happened in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from htpy import Element, Node

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.gold_hunting.events import Begun, Lifted, Stopped, Stored
from fortyniner.match import Ply
from table.boards import Args, Beat, Board, Interlude, Scene
from table.boards.gold_hunting import beats, public
from table.boards.gold_hunting.hiding import Hiding, waiting
from table.boards.gold_hunting.mining import Mining

__all__ = ["BOARD", "GoldHuntingBoard"]


class GoldHuntingBoard(Board):
    """See `table.boards.Board`. `chance` serves the shuffling of veins, nothing that the game depends on."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._seat: int | None = None
        self._chosen_by: tuple[int | None, int] = (None, 0)
        self._mining = Mining()
        self._hiding = Hiding(chance)

    def focus(self) -> str | None:
        """The id that should have the focus after this drawing, told once."""
        asked = self._hiding.focus or self._mining.focus
        self._hiding.focus = self._mining.focus = None
        return asked

    def reset(self) -> None:
        """Forget what was chosen. What a seat was about to hide is gone, too: the next may look."""
        self._hiding = Hiding(self._chance)
        self._mining.reset()
        self.hinted = ""

    def begin(self, seat: int, scene: Scene) -> None:
        """Let `seat`, who looks, hide again what is left in its veins (GH-40)."""
        self.reset()
        self._seat = seat
        self._hiding = Hiding(self._chance, scene.view["sides"][seat]["hidden"])

    def shows(self, event: Event, own: bool) -> bool:
        """Every lift; and with what another seat opens or ends its turn."""
        return isinstance(event, Lifted) or (not own and isinstance(event, Begun | Stored | Stopped))

    def lingers(self, event: Event) -> float:
        """See `table.boards.Board`."""
        return 1.0

    def announced(self, event: Event) -> Beat | None:
        """The call, before the piece is turned."""
        if not isinstance(event, Lifted):
            return None
        told = event.to_json()
        return {"event": "Called"} | {name: told[name] for name in ("seat", "number", "vein", "rush")}

    def draft(self, scene: Scene) -> str:
        """The veins as far as they are filled, while all ten pieces are being hidden."""
        hides_all = self._hides(scene) and self._hiding.again is None
        return self._hiding.arrangement.text if hides_all else ""

    def resume(self, draft: str, scene: Scene) -> None:
        """Fill the veins as they were, from what was to hide all ten; choose number and vein of a call."""
        self._see(scene)
        if draft in scene.moves:
            self._mining.lay_out(draft, scene)
        verb, _, veins = draft.rpartition(" ")
        if verb in ("", "hide") and self._hiding.again is None:
            self._hiding.arrangement.read(veins)

    def interludes(self, scene: Scene) -> Sequence[Interlude]:
        """Hiding again, for either seat that has something left to hide (GH-40)."""
        view = scene.view
        between_people = view["options"]["rehide"] and not any(seat.bot for seat in scene.seats)
        if view["phase"] != "mine" or view["step"] != "open" or not between_people:
            return ()
        names = [seat.name for seat in scene.seats]
        return [
            Interlude(
                seat,
                f"{name} hides again",
                f"Were {name}’s veins seen by mistake? What is left in them is then arranged anew.",
                f"{names[1 - seat]} agrees",
                "eye-off",
            )
            for seat, name in enumerate(names)
            if any(view["sides"][seat]["hidden"])
        ]

    def token(self, event: Event) -> Node:
        """See `table.boards.Board`."""
        return public.token(event)

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
        """See `table.boards.Board`."""
        return public.figures(scene, seat)

    def facts(self, log: Sequence[Ply], names: Sequence[str], view: Any) -> Sequence[tuple[str, str, str]]:
        """See `table.boards.Board`."""
        return public.facts(log, names)

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap, a drop or a key; gives a move text when the person means to play."""
        self._see(scene)
        if do not in ("peek", "cover"):
            self.hinted = ""
        return self._hiding.act(do, args, scene) if self._hides(scene) else self._mining.act(do, args, scene)

    def draw(self, scene: Scene) -> Element:
        """Everything beneath the top bar."""
        self._see(scene)
        if self._hides(scene):
            return self._hiding.draw(scene)
        if scene.view["phase"] == "hide":
            if scene.beat:
                seat = scene.beat["seat"]
                return waiting(seat, f"{scene.seats[seat].name} has hidden the gold.", beats.go_on(scene))
            seat = scene.view["turn"]
            return waiting(seat, f"{scene.seats[seat].name} hides the gold…", None)
        return self._mining.draw(scene)

    def _hides(self, scene: Scene) -> bool:
        view = scene.view
        if scene.beat or view["seat"] is None:
            return False
        return self._hiding.again is not None or (view["phase"] == "hide" and view["turn"] == view["seat"])

    def _see(self, scene: Scene) -> None:
        """Nobody sees what another seat has chosen, and each turn begins with a free choice."""
        now = (scene.view["seat"], scene.view["round"])
        if now[0] != self._seat:
            self.reset()
            self._seat = now[0]
        if now != self._chosen_by:
            self._mining = Mining()
            self._chosen_by = now


BOARD = GoldHuntingBoard
