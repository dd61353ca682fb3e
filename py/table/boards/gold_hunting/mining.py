"""The screen of mining: the other's veins, what to call, and what it may bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Element, Node, b, button, div, fragment, p, section, span
from markupsafe import Markup

from fortyniner.gold_hunting import words
from fortyniner.gold_hunting.moves import Call, Rush, Stop, Store, read_move
from fortyniner.gold_hunting.pieces import KINDS, PIECES, VEINS
from table.art import icon, marker, piece
from table.boards import Args, Scene
from table.boards.gold_hunting import beats
from table.boards.gold_hunting.outcome import Outcome, if_right, if_wrong, ways
from table.boards.gold_hunting.sides import Side, heights, opponent, owner, pile, stored_words
from table.boards.gold_hunting.terms import whose
from table.boards.gold_hunting.wells import covered, open_vein, veins
from table.boards.lamp import lamp


class Mining:
    """What a seat has chosen but not called. The vein outlives a success, the number does not."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.vein: int | None = None
        self.rush = False
        self.peeking = False
        self.focus: str | None = None

    def reset(self) -> None:
        """A move was played."""
        self.number = None
        self.rush = self.peeking = False

    def lay_out(self, text: str, scene: Scene) -> None:
        """Chooses what that move would do, if it lifts a piece."""
        match read_move(text):
            case Call(number, vein):
                self.number, self.vein, self.rush = number, vein, False
            case Rush(vein):
                self.number, self.vein, self.rush = _acting(scene)["number"], vein, True

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap or a key; gives a move text when the person means to play."""
        if do in ("peek", "cover"):
            self.peeking = do == "peek"
        if beats.may_stop(scene) and do == "key" and args["key"] in "xX":
            return str(Stop())
        if not acts(scene):
            return None
        match do:
            case "key":
                return self._key(args["key"], scene)
            case "call":
                self.number, self.rush, self.peeking = int(args["number"]), False, False
            case "vein":
                return self._choose(int(args["vein"]) - 1, scene)
            case "goldrush":
                return self._arm(scene)
            case "store":
                return str(Store())
            case "play":
                return self._play(scene)
        return None

    def _key(self, key: str, scene: Scene) -> str | None:
        match key:
            case "1" | "2" | "3":
                return self.act("call", {"number": key}, scene)
            case "ArrowLeft" | "ArrowRight":
                self._walk(-1 if key == "ArrowLeft" else 1, scene)
            case "Escape":
                self.reset()
            case "Enter":
                return self._play(scene)
            case "s" | "S":
                return str(Store())
            case "g" | "G":
                return self._arm(scene)
            case "x" | "X":
                return str(Stop())
        return None

    def _walk(self, step: int, scene: Scene) -> None:
        tops = _tops(scene)
        here = self.chosen_vein(scene)
        at = tops.index(here) + step if here is not None else (0 if step > 0 else -1)
        self.vein = tops[at % len(tops)]
        self.focus = f"vein-{self.vein + 1}"

    def _choose(self, vein: int, scene: Scene) -> str | None:
        self.peeking = False
        if vein in _tops(scene):
            self.vein = vein
            return None
        return str(Rush(vein) if self.rush else Call(self.number or 1, vein))  # mined out: the engine says so

    def _arm(self, scene: Scene) -> str | None:
        side = _acting(scene)
        if scene.view["step"] != "open" or side["marker"] != "down":
            return str(Rush(_tops(scene)[0]))  # too late: the engine says why
        self.rush = not self.rush
        self.number = side["number"] if self.rush else None
        return None

    def _play(self, scene: Scene) -> str | None:
        vein = self.chosen_vein(scene)
        if vein is None or self.number is None:
            return None
        return str(Rush(vein) if self.rush else Call(self.number, vein))

    def chosen_vein(self, scene: Scene) -> int | None:
        """The vein to lift from: the chosen one while it holds pieces, or the only one left."""
        tops = _tops(scene)
        if len(tops) == 1:
            return tops[0]
        return self.vein if self.vein in tops else None

    def draw(self, scene: Scene) -> Element:
        """The strip, the felt, the question or the verdict, and the sheet."""
        view, beat = scene.view, scene.beat
        actor: int = beat["seat"] if beat else view["turn"] if view["turn"] is not None else view["seat"] or 0
        near: int = actor if view["seat"] is None else view["seat"]
        lifts = beat is not None and beat["event"] == "Lifted" and not self.peeking
        return div(class_=["hunt", "hunting-mines", {"lifts": lifts}])[
            div(class_=["hunt-table", {"away": actor != near}])[
                opponent(scene, 1 - near), self._felt(scene, 1 - actor), self._question(scene, actor)
            ],
            section(".hunt-sheet.sheet", aria_label=scene.seats[near].name)[
                owner(scene, near, self.peeking, acts(scene) and view["step"] == "more"),
                self._tiles(scene, near),
                self._primary(scene, actor),
            ],
        ]

    def _felt(self, scene: Scene, target: int) -> Element:
        view, beat = scene.view, scene.beat
        own = view["sides"][view["seat"]] if view["seat"] is not None else None
        if self.peeking and own and own["veins"]:
            wells = veins("Your veins", (open_vein(vein, pieces) for vein, pieces in enumerate(own["veins"])))
            return section(".hunt-felt.felt", aria_label="Your veins")[p(".hunt-tally")["Your veins"], wells]
        whom = "Your" if target == view["seat"] else whose(scene.seats[target].name)
        tops = heights(scene, target)
        called = beat["vein"] if beat and beat["event"] == "Called" else None
        chosen = self.chosen_vein(scene) if acts(scene) else called
        lift = beat if beat and beat["event"] == "Lifted" else None
        return section(".hunt-felt.felt", aria_label=f"{whom} veins")[
            _tally(view["sides"][target]["hidden"] if view["options"]["tally"] else None, whom),
            veins(
                f"{whom} veins",
                (
                    covered(
                        vein,
                        tops[vein],
                        tappable=acts(scene),
                        chosen=vein == chosen,
                        lifted=beats.lifted(lift) if lift and lift["vein"] == vein else None,
                    )
                    for vein in range(VEINS)
                ),
            ),
        ]

    def _question(self, scene: Scene, actor: int) -> Node:
        view = scene.view
        if scene.beat:
            return section(".hunt-ask", aria_label="What happened")[beats.told(scene, scene.beat)]
        if not acts(scene):
            return section(".hunt-ask.hunt-calm", aria_label="Whose turn it is")[
                p(".hunt-lead")[_calm(scene, actor)]
            ]
        hidden = view["sides"][1 - actor]["hidden"]
        odds = view["options"]["odds"]
        return section(".hunt-ask", aria_label="Your call")[
            div(".hunt-prompt")[
                p(".heading.grow")["Your marker calls" if self.rush else "What do you call?"],
                span(".note")["then the turn ends" if self.rush else "chance to be right"]
                if odds or self.rush
                else None,
            ],
            div(".hunt-choices", role="group", aria_label="The number to call")[
                (self._call(number, hidden if odds else None) for number in KINDS)
            ],
            self._outcomes(scene, hidden, sum(view["sides"][actor]["pile"])) if odds else None,
        ]

    def _call(self, number: int, hidden: Sequence[int] | None) -> Element:
        good, all_ = ways(hidden, number) if hidden else (0, 0)
        chosen = self.number == number
        return button(
            f"#call-{number}.choice.hunt-call",
            type="button",
            data_do="call",
            data_number=str(number),
            data_enter="play" if chosen else None,
            aria_pressed="true" if chosen else "false",
            aria_keyshortcuts=str(number),
            title=f"Call {words.NUMBERS[number]} (key {number})",
        )[
            piece(number, 60, 34),
            span(".hunt-number")[words.NUMBERS[number].capitalize()],
            span(".hunt-odds")[_meter(good, all_), f"{good} in {all_}"] if hidden else None,
        ]

    def _outcomes(self, scene: Scene, hidden: Sequence[int], nuggets: int) -> Element:
        if self.number is None:
            return div(".hunt-outcomes.none")[p(".note")["Choose a number to see what it can bring."]]
        right = if_right(hidden, nuggets, self.number, self.rush)
        wrong = if_wrong(hidden, nuggets, self.number, self.rush)
        return div(".hunt-outcomes", role="status")[
            _outcome(right, "check", "gain"), _outcome(wrong, "triangle-alert" if wrong.loss else "x", "loss")
        ]

    def _tiles(self, scene: Scene, seat: int) -> Element:
        view = scene.view
        side = view["sides"][seat]
        rest: Node = None
        if beats.may_stop(scene) or (acts(scene) and view["step"] == "more"):
            rest = button(
                "#stop.choice.hunt-tile.wide",
                type="button",
                data_move=str(Stop()),
                aria_keyshortcuts="X",
                title="Stop (key X)",
            )[
                span(".hunt-tile-art")[icon("hand", 28)],
                span["Stop and ", b[f"keep {sum(side['pile'])}"]],
                lamp(scene, str(Stop())),
            ]
        elif acts(scene) and side["marker"] == "down":
            rest = fragment[_store(scene, sum(side["pile"])), self._goldrush(side["number"])]
        else:
            rest = _kept(side)
        return div(".hunt-tiles")[
            pile(side, scene.beat, bool(scene.beat and scene.beat["seat"] == seat)), rest
        ]

    def _goldrush(self, number: int | None) -> Element:
        return button(
            "#goldrush.choice.hunt-tile",
            type="button",
            data_do="goldrush",
            aria_pressed="true" if self.rush else "false",
            aria_keyshortcuts="G",
            title="Goldrush: reveal your marker, its number is the call (key G)",
        )[span(".hunt-tile-art")[marker(number, 40)], b["Goldrush"], span(".sr")[f" with your {number}"]]

    def _primary(self, scene: Scene, actor: int) -> Node:
        if scene.beat:
            return beats.go_on(scene)
        if not acts(scene):
            return p(".hunt-status", role="status")[_waits(scene, actor)]
        vein = self.chosen_vein(scene)
        if self.number is None:
            says = "Choose a number"
        elif vein is None:
            says = "Choose a vein"
        else:
            called = words.NUMBERS[self.number]
            says = (
                f"Goldrush: call {called} at vein {vein + 1}"
                if self.rush
                else f"Call {called} at vein {vein + 1}"
            )
        return button(
            "#play.btn.primary.wide",
            type="button",
            data_do="play",
            aria_disabled=None if vein is not None and self.number else "true",
            aria_keyshortcuts="Enter",
        )[says, lamp(scene, self._play(scene))]


def acts(scene: Scene) -> bool:
    """Whether the seat that looks is to call now."""
    view = scene.view
    return (
        view["phase"] == "mine" and scene.beat is None and bool(scene.moves) and view["seat"] == view["turn"]
    )


def _acting(scene: Scene) -> Side:
    side: Side = scene.view["sides"][scene.view["turn"]]
    return side


def _tops(scene: Scene) -> list[int]:
    return [vein for vein, height in enumerate(heights(scene, 1 - scene.view["turn"])) if height]


def _calm(scene: Scene, actor: int) -> str:
    view = scene.view
    if view["phase"] == "over":
        return "No vein holds a piece any more."
    whom = "your" if view["seat"] == 1 - actor else whose(scene.seats[1 - actor].name)
    begun = {
        "open": "begins a turn at",
        "stored": "has stored and mines",
        "more": "was right and may go on at",
    }
    return f"{scene.seats[actor].name} {begun[view['step']]} {whom} veins."


def _waits(scene: Scene, actor: int) -> str:
    if scene.view["phase"] == "over":
        return "The match is over"
    name = scene.seats[actor].name
    return f"{name} is thinking…" if scene.seats[actor].bot else f"{name} to call"


def _tally(hidden: Sequence[int] | None, whom: str) -> Element:
    """Whose veins these are, and what is still hidden in them where the table wants to be told."""
    return div(".hunt-tally")[
        span(".note.hunt-whose")[f"{whom} veins"],
        hidden
        and (
            span(".hunt-count")[
                piece(kind, 46, 28),
                span[b[left], span(".note")[f" of {all_}"], span(".sr")[f" {words.KINDS[kind]}s"]],
            ]
            for kind, left, all_ in zip(KINDS, hidden, PIECES, strict=True)
        ),
    ]


def _meter(good: int, all_: int) -> Markup:
    full = round(36 * good / all_) if all_ else 0
    bar = '<rect width="{}" height="6" rx="3" fill="{}"/>'
    return Markup(
        '<svg class="meter" viewBox="0 0 36 6" aria-hidden="true">'
        + bar.format(36, "var(--line-soft)")
        + (bar.format(full, "currentColor") if full else "")
        + "</svg>"
    )


def _outcome(outcome: Outcome, sign: str, tone: str) -> Element:
    return div(class_=["hunt-outcome", {"loss": outcome.loss}])[
        span(class_=tone)[icon(sign, 22)], span[b[outcome.title], span(".note")[outcome.note]]
    ]


def _store(scene: Scene, nuggets: int) -> Element:
    return button(
        "#store.choice.hunt-tile",
        type="button",
        data_do="store",
        aria_disabled=None if nuggets else "true",
        aria_keyshortcuts="S",
        title="Store: set the pile aside at half its worth and give the marker back (key S)",
    )[
        span(".hunt-tile-art")[icon("archive", 30)],
        span[b["Store"], f", {nuggets}\u00a0→\u00a0{nuggets // 2}" if nuggets else ""],
        lamp(scene, str(Store())),
    ]


def _kept(side: Mapping[str, Any]) -> Element:
    """The marker and what became of it, flat: it only tells."""
    if side["marker"] == "boxed":
        return div(".hunt-tile.told.wide")[
            span(".hunt-tile-art")[icon("archive", 30)],
            span[b[sum(side["stored"])], f" {stored_words(side)}"],
        ]
    if side["marker"] == "gone":
        return div(".hunt-tile.told.wide")["goldrush marker is gone"]
    number = side["number"]
    if side["marker"] == "up":
        says = fragment["marker counts ", b[2]]
    else:
        says = fragment["marker, face down", f": {number}" if number else ""]
    return div(".hunt-tile.told.wide")[span(".hunt-tile-art")[marker(number, 40)], span[says]]
