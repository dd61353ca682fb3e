"""The three windows: Mustang, Telegraph and Bank (GR-40, GR-55, GR-56)."""

from __future__ import annotations

from htpy import Node, b, button, div, fragment, h2, p, span

from fortyniner.gold_river.cards import BANK, BANK_BONUS, BANK_FULL, MUSTANG, TELEGRAPH
from fortyniner.gold_river.moves import Bank, Hold, Keep, Mustang, Telegraph
from fortyniner.phrases import counted, signed
from table.art import die, small_die
from table.boards import Args, Scene
from table.boards.gold_river.cards import card_icon
from table.boards.gold_river.decision import Column, Marks, Plain, own
from table.boards.gold_river.sheet import buttons, primary, prompt, secondary, strip
from table.boards.gold_river.strike import Roll, foreseen, ledger, payouts, sum_words
from table.boards.gold_river.terms import RANKS

_DICE = ("first", "second")


class Riding(Plain):
    """The Mustang: right after the winner, or in turn."""

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        return {"play": str(Mustang()), "wait": str(Hold())}.get(do)

    def move(self, scene: Scene) -> str:
        return str(Mustang())

    def sheet(self, scene: Scene) -> Node:
        place = scene.view["queue"].index(scene.view["turn"])
        return fragment[
            prompt(scene, "ride ahead?", card_icon(MUSTANG, 26)),
            strip(
                f"You are {RANKS[place]} in line",
                "The Mustang lets you choose now, right after the winner. It runs once in the game.",
            ),
            buttons(
                secondary(scene, str(Hold()), "wait", "Wait", "keep the Mustang"),
                primary(scene, self.move(scene), "Ride ahead"),
            ),
        ]


class Wiring(Plain):
    """The Telegraph: a die, and the face it is turned to."""

    def __init__(self) -> None:
        self.die: int | None = None
        self.face: int | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "die":
                self.die, self.face = int(args["die"]) - 1, None
            case "face":
                return self._turn(int(args["face"]), scene)
            case "wait":
                return str(Keep())
            case "play":
                return self.move(scene)
        return None

    def _turn(self, face: int, scene: Scene) -> str | None:
        if self.die is not None and face == scene.view["dice"][self.die]:
            return str(Telegraph(self.die, face))  # no change: the engine says so
        self.face = face
        return None

    def key(self, key: str, scene: Scene) -> str | None:
        if key in ("ArrowLeft", "ArrowRight"):
            return self.act("die", {"die": "1" if key == "ArrowLeft" else "2"}, scene)
        if key.isdecimal() and 1 <= int(key) <= 6 and self.die is not None:
            return self._turn(int(key), scene)
        return super().key(key, scene)

    def move(self, scene: Scene) -> str | None:
        return None if self.die is None or self.face is None else str(Telegraph(self.die, self.face))

    def lay_out(self, move: str, scene: Scene) -> None:
        if move in scene.moves and move != str(Keep()):
            _, at, face = move.split()
            self.die, self.face = int(at) - 1, int(face)

    def roll(self, scene: Scene) -> Roll:
        """What the dice pay as they lie, or as they are about to be turned."""
        dice = list(scene.view["dice"])
        if self.die is not None and self.face is not None:
            dice[self.die] = self.face
        return foreseen(scene.view, (dice[0], dice[1]))

    def marks(self, scene: Scene) -> Marks:
        return Marks(lit=self.roll(scene).paid)

    def column(self, scene: Scene) -> Column:
        roll = self.roll(scene)
        pays = payouts(roll, [seat.name for seat in scene.seats])
        return Column(f"what {sum(roll.dice)} pays", [signed(payout.nuggets) for payout in pays])

    def stage(self, scene: Scene) -> Node:
        roll = self.roll(scene)
        total, tail = sum_words(roll.dice)
        return div(".river-stage.strike.wiring")[
            h2(".display.river-strike-title")["The Telegraph"],
            div(".river-dice", role="group", aria_label="The die to turn")[
                (
                    button(
                        id=f"die-{at + 1}",
                        class_=["river-die", {"turned": at == self.die and self.face is not None}],
                        type="button",
                        data_do="die",
                        data_die=str(at + 1),
                        aria_pressed="true" if at == self.die else "false",
                        aria_label=f"Turn the {_DICE[at]} die, which shows {scene.view['dice'][at]}",
                    )[die(pips, 86)]
                    for at, pips in enumerate(roll.dice)
                )
            ],
            p(".river-sum")[b[total], tail],
            p(".note")["as the dice fell" if self.face is None else "if you turn it so"],
            ledger(scene, roll),
        ]

    def sheet(self, scene: Scene) -> Node:
        says = "Tap a die"
        if self.die is not None:
            old = scene.view["dice"][self.die]
            says = "Choose a face" if self.face is None else f"Turn the {old} into a {self.face}"
        return fragment[
            prompt(scene, "turn a die?", card_icon(TELEGRAPH, 26)),
            self._faces(scene, self.die)
            if self.die is not None
            else strip("Tap the die you would turn", "The table shows what each seat would be paid."),
            buttons(
                secondary(scene, str(Keep()), "wait", "Leave them", "keep the Telegraph"),
                primary(scene, self.move(scene), says),
            ),
        ]

    def _faces(self, scene: Scene, at: int) -> Node:
        """The other faces, each with what it would bring the seat that turns."""
        turn = scene.view["turn"]
        names = [seat.name for seat in scene.seats]

        def face(pips: int) -> Node:
            dice = list(scene.view["dice"])
            now = pips == dice[at]
            dice[at] = pips
            brings = payouts(foreseen(scene.view, (dice[0], dice[1])), names)[turn].nuggets
            return button(
                ".choice.river-face",
                id=f"face-{pips}",
                type="button",
                data_do="face",
                data_face=str(pips),
                data_enter="play" if pips == self.face else None,
                aria_pressed="true" if pips == self.face else "false",
                aria_disabled="true" if now else None,
                aria_label=f"{pips}, as it is" if now else f"{pips}, brings you {signed(brings)}",
            )[small_die(pips, 26), span["now" if now else signed(brings)]]

        return div(".river-faces", role="group", aria_label="The face to turn it to")[map(face, range(1, 7))]


class Banking(Plain):
    """How many nuggets go onto the Bank."""

    def __init__(self) -> None:
        self.nuggets: int | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        if do == "banked":
            self.nuggets = int(args["nuggets"])
        return self.move(scene) if do == "play" else None

    def key(self, key: str, scene: Scene) -> str | None:
        if key.isdecimal() and f"bank {key}" in scene.moves:
            self.nuggets = int(key)
        return super().key(key, scene)

    def move(self, scene: Scene) -> str | None:
        return None if self.nuggets is None else str(Bank(self.nuggets))

    def lay_out(self, move: str, scene: Scene) -> None:
        if move in scene.moves:
            self.nuggets = int(move.split()[1])

    def column(self, scene: Scene) -> Column | None:
        if not self.nuggets:
            return None
        turn = scene.view["turn"]
        cells = [signed(-self.nuggets) if seat == turn else "" for seat in range(len(scene.seats))]
        return Column("goes onto the Bank", cells)

    def stage(self, scene: Scene) -> Node:
        there = own(scene)["bank"]
        what, worth = bank_words(there, there + (self.nuggets or 0))
        return div(".river-stage.felt.told")[
            div(".river-picture")[span(".disc.river-sign")[card_icon(BANK, 60)]],
            h2(".river-told")[what],
            p(".note")[worth],
        ]

    def sheet(self, scene: Scene) -> Node:
        most = len(scene.moves) - 1
        return fragment[
            prompt(scene, "what goes onto the Bank?", span(".note")["you hold ", b[own(scene)["stash"]]]),
            div(".river-bidding.river-amounts", role="group", aria_label="Nuggets for the Bank")[
                (self._amount(nuggets) for nuggets in range(most + 1))
            ],
            buttons(primary(scene, self.move(scene), self._says())),
        ]

    def _amount(self, nuggets: int) -> Node:
        return button(
            ".choice.river-quick",
            id=f"bank-{nuggets}",
            type="button",
            data_do="banked",
            data_nuggets=str(nuggets),
            data_enter="play" if nuggets == self.nuggets else None,
            aria_pressed="true" if nuggets == self.nuggets else "false",
            aria_label=counted(nuggets, "nugget"),
            aria_keyshortcuts=str(nuggets),
        )[b[nuggets]]

    def _says(self) -> str:
        if self.nuggets is None:
            return "Choose how much"
        return f"Bank {self.nuggets}" if self.nuggets else "Bank nothing this round"


def bank_words(there: int, total: int) -> tuple[str, str]:
    """What lies on a Bank, and what that is worth (GR-40)."""
    what = f"On the Bank: {there}" if there == total else f"On the Bank: {there}\u00a0→\u00a0{total}"
    if total >= BANK_FULL:
        return what, f"Worth {total + BANK_BONUS} points: {total}, and {BANK_BONUS} for {BANK_FULL} or more."
    short = BANK_FULL - total
    return (
        what,
        f"Worth {counted(total, 'point')}, and out of reach. With {short} more, {BANK_BONUS} points extra.",
    )
