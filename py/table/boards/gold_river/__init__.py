"""The board of Gold River: the offer, the auction, the seats with their cards, and Strike Gold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from htpy import Element, Node, div, section

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.gold_river import events
from fortyniner.match import Ply
from table.boards import Args, Beat, Board, Interlude, Scene
from table.boards.gold_river import beats, details, offer, public, seats, sheet, strike
from table.boards.gold_river.aiming import decision_on
from table.boards.gold_river.auction import Auction, if_won
from table.boards.gold_river.choosing import Choosing
from table.boards.gold_river.decision import Column, Decision, Marks, Plain, acts
from table.boards.gold_river.details import Look
from table.boards.gold_river.moment import as_of_beat
from table.boards.gold_river.terms import in_order
from table.boards.gold_river.windows import Banking, Riding, Wiring

__all__ = ["BOARD", "GoldRiverBoard"]

_DECISIONS: dict[str, Callable[[], Decision]] = {
    "bid": Auction,
    "take": Choosing,
    "discard": Choosing,
    "mustang": Riding,
    "telegraph": Wiring,
    "bank": Banking,
}
_STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class GoldRiverBoard(Board):
    """See `table.boards.Board`."""

    def __init__(self, chance: Chance) -> None:
        self._seat: int | None = None
        self._decision: Decision = Plain()
        self._decides: tuple[str, str | None] = ("", None)
        self._looks: list[tuple[Look, str]] = []
        """What is looked at, the latest last, and from where."""
        self._focus: str | None = None
        self._places: tuple[int, list[str]] = (0, [])
        """The round, and its cards where they were laid."""
        self._shown: Beat | None = None
        """The beat that was drawn last."""

    def focus(self) -> str | None:
        """The id that should have the focus after this drawing, told once."""
        asked, self._focus = self._focus, None
        return asked

    def reset(self) -> None:
        """Forget what was chosen. What somebody looks at everybody may know."""
        self._decides = ("", None)
        self.hinted = ""

    def begin(self, seat: int, scene: Scene) -> None:
        """Nothing is done out of turn."""

    def shows(self, event: Event, own: bool) -> bool:
        """See `beats.stops`."""
        return beats.stops(event, own)

    def lingers(self, event: Event) -> float:
        """See `beats.lingers`."""
        return beats.lingers(event)

    def announced(self, event: Event) -> Beat | None:
        """The dice tumble in the drawing itself."""
        return None

    def draft(self, scene: Scene) -> str:
        """The move that is chosen but not played."""
        return (self._see(scene).move(scene) or "") if acts(scene) else ""

    def resume(self, draft: str, scene: Scene) -> None:
        """Choose again what that move says, as far as it can be chosen now."""
        decision = self._see(scene)
        if draft and acts(scene):
            decision.lay_out(draft, scene)

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
        return public.facts(log, names, view)

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap or a key; gives a move text when the person means to play."""
        decision = self._see(scene)
        match do:
            case "back":
                _, self._focus = self._looks.pop() if self._looks else (None, None)
                return None
            case "about":
                self._look(Look("card", args["card"]), args)
                return None
            case "piles":
                self._look(Look("piles"), args)
                return None
            case "key":
                return self._key(args, scene, decision)
        if do == "card" and not (acts(scene) and not self._looks and decision.takes(args["card"], scene)):
            self._look(Look("card", args["card"]), args)
            return None
        if do == "seat" and not (acts(scene) and decision.marks(scene).seats):
            self._look(Look("seat", args["seat"]), args)
            return None
        if do == "play" and args.get("id", "").startswith(("card-", "seat-")):
            self._focus = "play"  # who comes next does not begin at a card that has gone elsewhere
        self.hinted = ""
        return decision.act(do, args, scene) if acts(scene) else None

    def _look(self, look: Look, args: Args) -> None:
        self._looks.append((look, args.get("id", "")))
        self._focus = "look-close"

    def _key(self, args: Args, scene: Scene, decision: Decision) -> str | None:
        key, here = args["key"], args.get("id", "")
        if key in _STEPS and here.startswith(("card-", "seat-")):
            self._focus = _beside(here, *_STEPS[key], scene)
            return None
        self.hinted = ""
        return decision.key(key, scene) if acts(scene) else None

    def draw(self, scene: Scene) -> Element:
        """Everything beneath the top bar."""
        scene = as_of_beat(scene)
        decision = self._see(scene)
        view, beat, mine = scene.view, scene.beat, acts(scene)
        marks = beats.marks(scene) if beat else decision.marks(scene) if mine else Marks()
        roll = strike.roll_of(beat) if beat and beat["event"] == "Struck" else None
        names = [seat.name for seat in scene.seats]
        phase = f"river-{beat['event'].lower()}" if beat else f"river-{view['phase']}"
        how = {"beat": bool(beat), "acts": mine, "early": view["round"] <= 3}
        return div(class_=["river", phase, f"seats-{len(scene.seats)}", how])[
            div(".river-table")[
                self._stage(scene, decision, marks),
                seats.rows(
                    scene,
                    _column(scene, decision),
                    marks,
                    strike.payouts(roll, names) if roll else (),
                ),
            ],
            section(".river-sheet.sheet", aria_label="What to do")[
                beats.sheet(scene) if beat else decision.sheet(scene) if mine else sheet.waiting(scene)
            ],
            details.drawn(scene, self._looks[-1][0], len(self._looks) == 1) if self._looks else None,
        ]  # fmt: skip

    def _stage(self, scene: Scene, decision: Decision, marks: Marks) -> Node:
        places = self._laid_out(scene)
        if scene.beat:
            return beats.stage(scene, places)
        if acts(scene) and (own := decision.stage(scene)):
            return own
        if scene.view["dice"]:
            return strike.waiting(scene)
        return offer.stage(scene, marks, places) if scene.view["offer"] else sheet.quiet(scene)

    def _laid_out(self, scene: Scene) -> Sequence[str]:
        """The cards of this round in the places where they were laid, "" for one that left unseen."""
        round_, known = self._places
        if any(isinstance(event, events.Laid) for event in scene.later):
            return known or [""]  # the view is of the next round already
        offered: list[str] = [outlook["card"] for outlook in scene.view["offer"]]
        if round_ != scene.view["round"] or not set(offered) <= set(known):
            known = offered + [""] * (len(scene.seats) + 1 - len(offered))
            self._places = scene.view["round"], known
        return known

    def _see(self, scene: Scene) -> Decision:
        """The decision that is due, as it was left; with another seat or phase nothing is chosen yet."""
        view = scene.view
        if scene.beat != self._shown:
            self._shown = scene.beat
            if scene.beat:  # nothing lies over what happens
                self._looks.clear()
        if view["seat"] != self._seat:
            self._seat = view["seat"]
            self._looks.clear()
            self.reset()
        due = (view["phase"], view["card"])
        if due != self._decides:
            self._decides = due
            self._decision = decision_on(view["card"]) if view["card"] else _DECISIONS.get(due[0], Plain)()
        return self._decision


def _column(scene: Scene, decision: Decision) -> Column | None:
    """What the beat brought, what the choice would bring, or while others bid: what the highest bid would."""
    view = scene.view
    if scene.beat:
        return beats.column(scene)
    if acts(scene):
        return decision.column(scene)
    if view["phase"] == "bid" and view["bidder"] is not None:
        return if_won(scene, view["bidder"], view["bid"])
    return None


def _beside(here: str, step: int, rise: int, scene: Scene) -> str | None:
    """The card or seat next to the one that has the focus, in the direction of an arrow key."""
    rows = [[f"card-{outlook['card']}" for outlook in scene.view["offer"]]]
    for seat, place in enumerate(scene.view["seats"]):
        cards = [f"card-{lying['card']}" for lying in in_order(place["area"])]
        rows.append([f"seat-{seat + 1}", *cards])
    at = next((at for at, row in enumerate(rows) if here in row), None)
    if at is None:
        return None
    place_ = rows[at].index(here)
    if step:
        return rows[at][max(0, min(place_ + step, len(rows[at]) - 1))]
    at = max(0, min(at + rise, len(rows) - 1))
    row = rows[at] or rows[1]
    return row[min(place_, len(row) - 1)]


BOARD = GoldRiverBoard
