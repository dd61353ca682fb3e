"""The board of Sutter's Mill: the town of Coloma, the vein round it, and what the turn is for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from htpy import Element, Node, div, section

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.match import Ply
from fortyniner.sutters_mill.town import Space
from table.boards import Args, Beat, Board, Interlude, Scene
from table.boards.sutters_mill import beats, coloma, panel, public, seats, turn
from table.boards.sutters_mill.deciding import LEDGER, Deciding
from table.boards.sutters_mill.foresight import Town, town
from table.boards.sutters_mill.recent import Recent
from table.boards.sutters_mill.terms import acts

__all__ = ["BOARD", "SuttersMillBoard"]


class SuttersMillBoard(Board):
    """See `table.boards.Board`."""

    def __init__(self, chance: Chance) -> None:
        self._seat: int | None = None
        self._deciding = Deciding()
        self._recent = Recent()

    def focus(self) -> str | None:
        """The id that should have the focus after this drawing, told once."""
        asked, self._deciding.focus = self._deciding.focus, None
        return asked

    def reset(self) -> None:
        """Forget what was chosen. What was on its way to town is kept until it is there."""
        self._deciding.reset()
        self.hinted = ""

    def begin(self, seat: int, scene: Scene) -> None:
        """Nothing is done out of turn."""

    def shows(self, event: Event, own: bool) -> bool:
        """See `Recent.stops`."""
        return self._recent.stops(event, own)

    def lingers(self, event: Event) -> float:
        """See `table.boards.Board`."""
        return 1.0

    def announced(self, event: Event) -> Beat | None:
        """Nothing is: no event waits for how it comes out."""
        return None

    def draft(self, scene: Scene) -> str:
        """The move that is chosen but not played."""
        self._see(scene)
        return (self._deciding.choice.move(scene) or "") if acts(scene) else ""

    def resume(self, draft: str, scene: Scene) -> None:
        """Choose again what that move says. What was taken back has not happened."""
        self._see(scene)
        self._recent = Recent()
        self._recent.see(scene.view)
        if scene.view["step"] in ("start", "dig", "town"):
            choice = self._deciding.choice
            choice.lay_out(draft)
            choice.pays = draft == choice.base(scene) and bool(choice.grants(scene))

    def hint(self, move: str, scene: Scene) -> None:
        """Nothing was taken back; and what Winding Down would cost is shown before it is meant."""
        recent = self._recent
        super().hint(move, scene)
        self._recent = recent
        self._deciding.asks = move == turn.WIND_DOWN

    def interludes(self, scene: Scene) -> Sequence[Interlude]:
        """There are none."""
        return ()

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
        chosen = self._deciding.chosen
        text = self._deciding.act(do, args, scene)
        if self._deciding.chosen != chosen:
            self.hinted = ""
        return text

    def draw(self, scene: Scene) -> Element:
        """Everything beneath the top bar."""
        self._see(scene)
        here, mine, view = town(scene.view), acts(scene), scene.view
        step = "told" if scene.beat and not mine else view["step"] if mine else "waits"
        state = {"opened": self._deciding.opened is not None, "acts": mine}
        men, in_hand = self._deciding.men_are_free(scene), self._deciding.choice.man
        return div(class_=["mill", f"mill-{step}", state], data_arrows="walk")[
            seats.strip(scene),
            coloma.map_of(scene, here, self._marks(scene), men, in_hand),
            section(".mill-tray.sheet", aria_label="What to do")[self._tray(scene)],
            self._panel(scene, here),
        ]

    def _tray(self, scene: Scene) -> Node:
        if not acts(scene):
            return beats.told(scene, self._recent) if scene.beat else turn.waiting(scene)
        if self._deciding.asks:
            return turn.switching(scene)
        match scene.view["step"]:
            case "start":
                return turn.start(scene, self._deciding.choice)
            case "dig":
                found = self._recent.found()
                dug: int = scene.view["dug"]
                return turn.dig(scene, self._deciding.choice, found[len(found) - dug :])
            case "bonus":
                return turn.bonus(scene, self._recent.found())
        return turn.town(scene, self._deciding.choice)

    def _panel(self, scene: Scene, here: Town) -> Node:
        deciding = self._deciding
        by_hand = deciding.opened is not None
        space = deciding.opened or deciding.space
        if space is None and acts(scene) and scene.view["step"] == "town":
            space = deciding.latest
        if space is None or space == LEDGER:
            return panel.ledger(scene, here, by_hand)
        move = deciding.choice.move(scene) if acts(scene) else None
        return panel.opened(scene, cast(Space, space), here, move, by_hand)

    def _marks(self, scene: Scene) -> Mapping[str, str]:
        """Which places are lit: those that may be tapped, or those that a beat tells of."""
        if scene.beat and not acts(scene):
            return dict.fromkeys(map(str, beats.touched(self._recent)), "can")
        return self._deciding.marks(scene)

    def _see(self, scene: Scene) -> None:
        """Nobody sees what another seat has chosen or found."""
        if scene.view["seat"] != self._seat:
            self._seat = scene.view["seat"]
            self._deciding.forget()
            self._recent.pass_on()
        self._deciding.arrive(scene)
        if not scene.beat:
            self._recent.see(scene.view)


BOARD = SuttersMillBoard
