"""What taps, drops and keys come to: what is in hand, what is opened, what waits to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar, cast

from fortyniner.sutters_mill.moves import Shift
from fortyniner.sutters_mill.town import RANKS, SPACES, Building, Rank, Space
from table.boards import Args, Scene
from table.boards.sutters_mill import turn
from table.boards.sutters_mill.choice import Choice, Verb, would_do
from table.boards.sutters_mill.terms import COLOUR, acts

LEDGER = "ledger"
_KEYS = {"p": "prospect", "t": "town", "w": "wind", "b": "crew", "e": "over", "n": "no-bonus", "f": "pay"}


class Deciding:
    """What the person who looks has done so far, short of a move."""

    def __init__(self) -> None:
        self.choice = Choice()
        self.opened: str | None = None
        """The place or ledger that somebody has opened."""
        self.asks = False
        """Whether Winding Down waits to be confirmed."""
        self.focus: str | None = None
        """The id that is to have the focus."""
        self.latest: Space | None = None
        """Where something was done last."""
        self._carried: Choice | None = None
        """What was chosen on the way to town: it is in hand again once the turn is for that."""

    def reset(self) -> None:
        """A move was played. What is on its way to town is kept until it is there."""
        self.choice, self.opened, self.asks = Choice(), None, False

    def forget(self) -> None:
        """Somebody else looks."""
        self.reset()
        self._carried = self.latest = None

    def arrive(self, scene: Scene) -> None:
        """What was on its way to town is in hand there; had the turn another end, it is gone."""
        view = scene.view
        if view["step"] == "start" or self._carried is None:
            return
        carried, self._carried = self._carried, None
        if acts(scene) and view["step"] == "town" and not view["actions"] and not view["used"]:
            self.choice = carried
            if (text := carried.move(scene)) and text not in scene.moves:
                carried.target = None

    @property
    def chosen(self) -> tuple[Choice, bool]:
        """What would be played, as it is now."""
        return replace(self.choice), self.asks

    @property
    def space(self) -> Space | None:
        """The place that what is in hand concerns."""
        choice = self.choice
        return choice.target or (choice.shift.building if choice.shift else choice.man)

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """See `table.boards.Board`."""
        match do:
            case "ledger":
                self._look(None if self.opened == LEDGER else LEDGER, args)
                return None
            case "shut":
                self._shut()
                return None
            case "place" if not self._takes_place(scene):
                self._look(None if self.opened == args["place"] else args["place"], args)
                return None
            case "grant":
                self._look(_place_for(args["grant"], scene), args)
                return None
            case "key":
                return self._key(args["key"], scene)
        return self._decide(do, args, scene) if acts(scene) else None

    def _look(self, what: str | None, args: Args) -> None:
        self.opened = what
        self.focus = "shut" if what else args.get("id")

    def _shut(self) -> None:
        place, self.opened = self.opened, None
        self.focus = place if place == LEDGER else f"place-{place}"

    def _takes_place(self, scene: Scene) -> bool:
        """Whether a tapped place is meant as a target, and not to be looked at."""
        if not acts(scene) or self.asks:
            return False
        return scene.view["step"] == "dig" or (scene.view["step"] != "bonus" and not self.choice.empty)

    def _key(self, key: str, scene: Scene) -> str | None:
        letter = key.lower()
        if key == "Escape":
            if self.opened:
                self._shut()
            else:
                self.reset()
            return None
        if key.startswith("Arrow"):
            self.focus = f"place-{scene.view['camp'] or 'MILL'}"  # nothing has the focus yet
            return None
        if not acts(scene):
            return None
        rank = {"0": "10"}.get(key, key.upper())
        if rank in RANKS and self._hand_is_open(scene):
            return self._decide("card", {"card": rank}, scene)
        if key == "Enter":
            return self._decide("bonus" if scene.view["step"] == "bonus" else "play", {}, scene)
        do = _KEYS.get(letter)
        return self._decide(do, {}, scene) if do else None

    def _hand_is_open(self, scene: Scene) -> bool:
        view = scene.view
        return view["step"] in ("start", "town") and not view["seats"][view["seat"]]["winding"]

    def _decide(self, do: str, args: Args, scene: Scene) -> str | None:
        if self.asks and do not in ("play", "wind-down", "keep-building"):
            return None
        answer = self._ANSWERS.get(do)
        return answer(self, args, scene) if answer else None

    def _on_place(self, args: Args, scene: Scene) -> str | None:
        """A target: shown first; tapped again, it is meant. Where it cannot be, the engine says why."""
        space = cast(Space, args["place"])
        choice = self.choice
        lies = self.space if choice.verb != "move" or choice.shift else choice.target
        if lies == space:
            return self._play(args, scene)
        if choice.shift:
            self._look(space, args)
            return None
        digs = scene.view["step"] == "dig"
        if space in COLOUR and (digs or choice.card):
            self._look(space, args)  # there is no such move: what goes to buildings is told there
            return None
        wanted = replace(choice)
        wanted.point(space)
        text = wanted.move(scene)
        if scene.view["step"] == "start":
            if not would_do(wanted, space, scene):
                self._look(space, args)  # what it takes stands there
                return None
        elif text is None or text not in scene.moves:
            return text
        choice.point(space)
        return None

    def _on_card(self, args: Args, scene: Scene) -> str | None:
        if self._hand_is_open(scene):
            self.choice.take_card(cast(Rank, args["card"]))
            self.opened = None
            self._drop_target_that_cannot_be(scene)
        return None

    def _on_crew(self, args: Args, scene: Scene) -> str | None:
        view = scene.view
        if self._hand_is_open(scene) and view["seats"][view["seat"]]["crew"]:
            self.choice.take_crew()
            self.opened = None
            self._drop_target_that_cannot_be(scene)
        return None

    def _drop_target_that_cannot_be(self, scene: Scene) -> None:
        """Another card is in hand than the place was pointed at for."""
        text = self.choice.move(scene)
        if text and scene.view["step"] == "town" and text not in scene.moves:
            self.choice.target = None

    def _on_man(self, args: Args, scene: Scene) -> str | None:
        if scene.view["step"] in ("start", "town"):
            self.choice.take_man(cast(Space, args["place"]))
            self.opened = None
        return None

    def _on_verb(self, args: Args, scene: Scene) -> str | None:
        man = self.choice.man
        if man is None:
            return None
        verb = cast(Verb, args["verb"])
        self.choice = Choice(man=man, verb=verb)
        text = self.choice.move(scene)
        if text and scene.view["step"] == "town" and text not in scene.moves:
            self.choice = Choice(man=man)
            return text
        return None

    def _on_take_top(self, args: Args, scene: Scene) -> str | None:
        self.choice = Choice(man=cast(Space, args["place"]), verb="remove")
        self.opened = None
        return None

    def _on_shift(self, args: Args, scene: Scene) -> str | None:
        shift = Shift(cast(Building, args["building"]), int(args["at"]), args["way"] == "up")
        self.choice.take_shift(shift)
        self.opened = None
        return None

    def _on_pay(self, args: Args, scene: Scene) -> str | None:
        self.choice.pays = not self.choice.pays and bool(self.choice.grants(scene))
        return None

    def _on_drop(self, args: Args, scene: Scene) -> str | None:
        """Dragged from the hand or from a place onto another place."""
        what, _, which = args["drag"].partition(" ")
        if scene.view["step"] not in ("start", "town") or (what != "man" and not self._hand_is_open(scene)):
            return None
        self.choice = Choice(
            card=cast(Rank, which) if what == "card" else None,
            crew=what == "crew",
            man=cast(Space, which) if what == "man" else None,
        )
        self.opened = None
        return self._on_place({"place": args["drop"]}, scene) if args["drop"] != which else None

    def _play(self, args: Args, scene: Scene) -> str | None:
        """What is chosen; on the way to town that first."""
        if self.asks:
            return turn.WIND_DOWN
        text = self.choice.move(scene)
        if scene.view["step"] == "start":
            return self._to_town(args, scene) if text else None
        if text:
            self.latest = self.space
        return text

    def _to_town(self, args: Args, scene: Scene) -> str | None:
        self._carried = replace(self.choice)
        return turn.TOWN

    def _on_wind(self, args: Args, scene: Scene) -> str | None:
        if turn.WIND_DOWN not in scene.moves:
            return turn.WIND_DOWN  # the engine says why
        self.reset()
        self.asks = True
        self.focus = "keep-building"
        return None

    def _on_keep_building(self, args: Args, scene: Scene) -> str | None:
        self.asks = False
        self.focus = "wind"
        return None

    def _over(self, args: Args, scene: Scene) -> str | None:
        return {"dig": turn.ENOUGH, "bonus": turn.NO_BONUS, "town": turn.END}.get(scene.view["step"])

    _ANSWERS: ClassVar[dict[str, Callable[[Deciding, Args, Scene], str | None]]] = {
        "place": _on_place,
        "card": _on_card,
        "crew": _on_crew,
        "man": _on_man,
        "verb": _on_verb,
        "take-top": _on_take_top,
        "shift": _on_shift,
        "pay": _on_pay,
        "drop": _on_drop,
        "play": _play,
        "town": _to_town,
        "wind": _on_wind,
        "keep-building": _on_keep_building,
        "over": _over,
        "end-turn": _over,
        "enough": _over,
        "wind-down": lambda self, args, scene: turn.WIND_DOWN,
        "prospect": lambda self, args, scene: turn.PROSPECT,
        "bonus": lambda self, args, scene: turn.BONUS,
        "no-bonus": lambda self, args, scene: turn.NO_BONUS,
    }

    def men_are_free(self, scene: Scene) -> bool:
        """Not while something else is in hand: then the whole place is where that goes."""
        held = self.choice.card or self.choice.crew
        return acts(scene) and scene.view["step"] in ("start", "town") and not self.asks and not held

    def marks(self, scene: Scene) -> Mapping[str, str]:
        """Which places may be tapped for what is in hand, and which one is meant."""
        if self.asks or not self._takes_place(scene):
            return {self.opened: "target"} if self.opened else {}
        choice = self.choice
        marks: dict[str, str] = {space: "can" for space in SPACES if choice.possible(space, scene)}
        if choice.shift:
            return {choice.shift.building: "target"}
        if choice.man and choice.verb != "move":
            return {choice.man: "target"}
        if choice.target:
            marks[choice.target] = "target"
        return marks


def _place_for(grant: str, scene: Scene) -> str:
    """What to open for a free action: of St. John's where there is something to shift."""
    beginning = f"free {grant} shift "
    return next(
        (text.split()[3] for text in scene.moves if text.startswith(beginning)),
        grant,
    )
