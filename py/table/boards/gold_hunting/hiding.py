"""The screen on which a seat hides its gold, or what is left of it again."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, b, button, div, header, p, section, span
from markupsafe import Markup

from fortyniner.chance import Chance
from fortyniner.gold_hunting import words
from fortyniner.gold_hunting.moves import Hide, Rehide
from fortyniner.gold_hunting.pieces import KINDS, MARKERS, PIECES, VEINS
from fortyniner.phrases import counted
from table.art import emblem, icon, marker, piece
from table.boards import Args, Scene
from table.boards.gold_hunting.arrangement import Arrangement
from table.boards.gold_hunting.ready_made import READY_MADE, at_random
from table.boards.gold_hunting.terms import either, whose
from table.boards.gold_hunting.wells import filling, veins
from table.boards.lamp import lamp


class Hiding:
    """What a seat has placed so far. `again` counts the pieces to hide anew (GH-40), None: all ten (GH-3)."""

    def __init__(self, chance: Chance, again: Sequence[int] | None = None) -> None:
        self.again = again
        self.arrangement = Arrangement(PIECES if again is None else again)
        self.ideas = False
        self.focus: str | None = None
        self._chance = chance

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap, a drop or a key; gives the move text once the person is done."""
        placing = self.arrangement
        match do:
            case "key":
                return self._key(args["key"], scene)
            case "hide":
                return self._move(scene.view["seat"])
            case "kind":
                placing.take_up(int(args["kind"]))
            case "vein":
                placing.point_at(int(args["vein"]) - 1)
            case "take":
                placing.take(int(args["vein"]) - 1, int(args["at"]) - 1)
                self.focus = f"vein-{args['vein']}"
            case "drop":
                self._drop(args["drag"].split(), args["drop"].split(), int(args["at"]))
            case "shuffle":
                placing.fill(at_random(placing.pieces, self._chance))
            case "take-back":
                placing.take_back()
            case "ideas":
                self.ideas = not self.ideas
                self.focus = "idea-1" if self.ideas else "ideas"
            case "arrange":
                self._arrange(int(args["idea"]) - 1)
        return None

    def _arrange(self, idea: int) -> None:
        chosen = list(READY_MADE[idea].veins)
        self._chance.shuffle(chosen)
        self.arrangement.fill(chosen)
        self.ideas = False
        self.focus = "play"

    def _drop(self, drag: list[str], drop: list[str], at: int) -> None:
        match drag, drop:
            case ["kind", kind], ["vein", vein]:
                self.arrangement.put(int(kind), int(vein) - 1, at)
            case ["piece", vein, place], ["vein", to_vein]:
                self.arrangement.shift(int(vein) - 1, int(place) - 1, int(to_vein) - 1, at)
            case ["piece", vein, place], ["tray"]:
                self.arrangement.take(int(vein) - 1, int(place) - 1)

    def _key(self, key: str, scene: Scene) -> str | None:
        placing = self.arrangement
        match key:
            case "1" | "2" | "3":
                placing.take_up(int(key))
            case "ArrowLeft" | "ArrowRight":
                step = -1 if key == "ArrowLeft" else 1
                here = placing.vein if placing.vein is not None else (VEINS if step < 0 else -1)
                placing.kind, placing.vein = None, (here + step) % VEINS
                self.focus = f"vein-{placing.vein + 1}"
            case "Backspace" if placing.vein is not None and placing.veins[placing.vein]:
                placing.take(placing.vein, len(placing.veins[placing.vein]) - 1)
                self.focus = f"vein-{placing.vein + 1}"
            case "Escape":
                placing.kind = placing.vein = None
                self.focus = "ideas" if self.ideas else None
                self.ideas = False
            case "Enter" if not placing.to_place:
                return self._move(scene.view["seat"])
        return None

    def _move(self, seat: int) -> str:
        chosen = [tuple(vein) for vein in self.arrangement.veins]
        if self.again is None:
            return str(Hide(tuple(chosen)))
        return str(Rehide(seat, tuple(vein for vein in chosen if vein)))

    def draw(self, scene: Scene) -> Element:
        """The wells, the tray or the list of ideas, and the sheet with the marker and the primary button."""
        seat: int = scene.view["seat"]
        other = scene.seats[1 - seat].name
        how = (
            "Fill four veins, from the bottom up."
            if self.again is None
            else "Any number of veins up to four."
        )
        return div(".hunt.hunting-hides")[
            div(".hunt-table")[
                header(".hunt-eyes")[
                    emblem(seat + 1, 34),
                    div(".grow")[
                        p(".hunt-lead")[f"{scene.seats[seat].name}, for your eyes only"], p(".note")[how]
                    ],
                ],
                section(".hunt-felt.felt", aria_label="Your veins")[
                    p(".note.hunt-above")[icon("arrow-down", 16), f"{other} lifts from the top"],
                    veins("Your veins", (filling(vein, self.arrangement) for vein in range(VEINS))),
                ],
                div(class_=["hunt-tools", {"picks": self.ideas}], data_drop="tray")[
                    self._tray(), _ideas() if self.again is None else None
                ],
            ],
            section(".hunt-sheet.sheet", aria_label="Finish")[
                self._marker(scene, seat, other) if self.again is None else self._keep(), self._primary(scene)
            ],
        ]

    def _tray(self) -> Element:
        placing = self.arrangement
        if placing.kind is not None:
            prompt = "Now tap a vein"
        elif placing.vein is not None:
            prompt = f"Now fill vein {placing.vein + 1}"
        else:
            prompt = "Tap a piece, then a vein" if placing.to_place else "Tap a piece to take it back"
        return section(".hunt-tray", aria_label="Pieces to place")[
            div(".hunt-prompt")[
                p(".heading.grow", role="status")[prompt],
                span(".note")[f"{placing.to_place} of {sum(placing.pieces)} left"],
            ],
            div(".hunt-choices")[(self._kind(kind) for kind in KINDS)],
            div(".hunt-actions")[
                button("#shuffle.btn", type="button", data_do="shuffle")[icon("shuffle"), "Shuffle"],
                button(
                    "#take-back.btn",
                    type="button",
                    data_do="take-back",
                    aria_disabled=None if placing.changed else "true",
                )[icon("undo-2"), "Take back"],
                button("#ideas.btn", type="button", data_do="ideas")[icon("lightbulb"), "Ideas"]
                if self.again is None
                else None,
            ],
        ]

    def _kind(self, kind: int) -> Element:
        left = self.arrangement.left(kind)
        return button(
            f"#kind-{kind}.choice.hunt-kind",
            type="button",
            data_do="kind",
            data_kind=str(kind),
            data_drag=f"kind {kind}" if left else None,
            aria_pressed="true" if self.arrangement.kind == kind else "false",
            aria_disabled=None if left else "true",
            aria_keyshortcuts=str(kind),
            title=f"{words.KINDS[kind].capitalize()} (key {kind})",
        )[
            span(".hunt-heap")[(span(".hunt-slab.drag-face")[piece(kind)] for _ in range(left))],
            span[b[left], f" {words.KINDS[kind]}" if left == 1 else f" {words.KINDS[kind]}s"]
            if left
            else span(".soft")["all placed"],
        ]

    def _marker(self, scene: Scene, seat: int, other: str) -> Node:
        number = scene.view["sides"][seat]["number"]
        if number is None:
            return None
        rest = either(f"a {face}" for face in MARKERS if face != number)
        return div(".hunt-marker")[
            marker(number, 46),
            div(".grow")[
                p(".strong")[f"Your goldrush marker is a {number}"],
                p(".note")[f"{whose(other)} is {rest}."],
            ],
        ]

    def _keep(self) -> Element:
        return div(".hunt-marker")[
            p(".grow.note")["Your veins were seen: what is left in them is hidden anew."],
            button("#keep.btn", type="button", data_do="keep")["Keep them"],
        ]

    def _primary(self, scene: Scene) -> Element:
        placing = self.arrangement
        empty = [vein for vein in range(VEINS) if not placing.veins[vein]] if self.again is None else []
        if placing.to_place:
            says = f"Place {counted(placing.to_place, 'more piece')}"
        elif empty:
            says = f"Vein {empty[0] + 1} is still empty"
        else:
            says = "Hide it so" if self.again is None else "Hide again so"
        ready = not placing.to_place and not empty
        return button(
            "#play.btn.primary.wide",
            type="button",
            data_do="hide",
            aria_disabled=None if ready else "true",
            aria_keyshortcuts="Enter",
        )[says, lamp(scene, self._move(scene.view["seat"]) if ready else None)]


def _ideas() -> Element:
    """Ready-made veins; where there is no room for them beside the tray they take its place when asked."""
    return section(".hunt-ideas", aria_label="Ready-made veins")[
        div(".hunt-prompt")[
            p(".heading.grow")["Ready-made veins", span(".note")["in an order left to chance"]],
            button("#close-ideas.icon-btn", type="button", data_do="ideas", aria_label="Close the list")[
                icon("x")
            ],
        ],
        div(".panel")[
            (
                button(f"#idea-{at}.line.hunt-idea", type="button", data_do="arrange", data_idea=str(at))[
                    _small_veins(idea.veins),
                    span(".grow")[b[idea.name], span(".note")[idea.thinking]],
                ]
                for at, idea in enumerate(READY_MADE, start=1)
            )
        ],
    ]


def _small_veins(small: Sequence[Sequence[int]]) -> Markup:
    """An arrangement in a thumbnail: slabs with one to three dots of gold."""
    foot = 8 * max(map(len, small))
    slab = '<rect x="{}" y="{}" width="15" height="7" rx="2" fill="var(--ore)"/>'
    dot = '<circle cx="{}" cy="{}" r="1.7" fill="var(--nugget-2)"/>'
    drawn = ""
    for column, vein in enumerate(small):
        for level, kind in enumerate(vein, start=1):
            x, y = 17 * column, foot - 8 * level
            drawn += slab.format(x, y)
            drawn += "".join(dot.format(x + 7.5 + 4.4 * (at - (kind - 1) / 2), y + 3.5) for at in range(kind))
    return Markup(f'<svg class="hunt-small-veins" viewBox="0 0 66 {foot}" aria-hidden="true">{drawn}</svg>')


def waiting(seat: int, says: str, go_on: Node) -> Element:
    """What those see who do not hide just now: whom the table waits for, or who is ready."""
    return div(".hunt.hunting-waits")[
        div(".hunt-felt.felt")[span(".disc")[emblem(seat + 1, 56)], p(".hunt-lead", role="status")[says]],
        section(".hunt-sheet.sheet", aria_label="Go on")[go_on] if go_on else None,
    ]
