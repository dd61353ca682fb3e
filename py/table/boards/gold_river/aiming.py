"""For whom or what an Action is used: chosen on the table itself (GR-50 to GR-57)."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Node, b, div, fragment, output, p, span

from fortyniner.gold_river import card_words
from fortyniner.gold_river.cards import BANDIT, CARDS, DYNAMITE, HOLD_UP, JUDGE, VEIN, VEIN_NUGGETS
from fortyniner.gold_river.moves import Bandit, Dynamite, HoldUp, Judge, Vein
from fortyniner.phrases import counted
from table.boards import Args, Scene
from table.boards.gold_river.cards import card_icon
from table.boards.gold_river.decision import Column, Mark, Marks, Plain
from table.boards.gold_river.sheet import buttons, primary, prompt, step, strip
from table.boards.gold_river.terms import WAYS, Lying, lies, shown_on

_ASKS = {
    BANDIT: "take whose Claim?",
    JUDGE: "which Claim do you give?",
    HOLD_UP: "hold up whom?",
    DYNAMITE: "destroy which card?",
    VEIN: "open it in which mine?",
}


def decision_on(action: str) -> Plain:
    """What is to be chosen for that Action."""
    return {HOLD_UP: HoldingUp, JUDGE: Judging}.get(CARDS[action].name, Aiming)()


class Aiming(Plain):
    """One card of the table: for the Bandit, Dynamite and the New Vein."""

    def __init__(self) -> None:
        self.card: str | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "card":
                return self._choose(args["card"], scene)
            case "play":
                return self.move(scene)
        return None

    def _choose(self, card: str, scene: Scene) -> str | None:
        move = _aimed(scene, card)
        if move not in scene.moves:
            return move  # the engine says why
        self.card = card
        return None

    def takes(self, card: str, scene: Scene) -> bool:
        return lies(scene.view["seats"], card) is not None

    def move(self, scene: Scene) -> str | None:
        return _aimed(scene, self.card) if self.card else None

    def lay_out(self, move: str, scene: Scene) -> None:
        if move in scene.moves:
            self.card = move.split()[-1]

    def marks(self, scene: Scene) -> Marks:
        return Marks(_marked((move.split()[-1] for move in scene.moves), self.card), aims=True)

    def sheet(self, scene: Scene) -> Node:
        action = CARDS[scene.view["card"]]
        return fragment[
            prompt(scene, _ASKS[action.name], card_icon(action.name, 26)),
            strip(action.name, card_words.EFFECTS[action.name][1], action.id)
            if self.card is None
            else strip(_what(scene, self.card), self._effect(scene, self.card), self.card),
            buttons(primary(scene, self.move(scene), self._says(scene))),
        ]

    def _effect(self, scene: Scene, card: str) -> str:
        lying = _lying(scene, card)
        if CARDS[scene.view["card"]].name == VEIN:
            shown = shown_on(card, lying["veins"])
            return f"It pays {shown + VEIN_NUGGETS} instead of {shown}, and counts as many at the end."
        return card_words.explained(CARDS[card])

    def _says(self, scene: Scene) -> str:
        if self.card is None:
            return "Choose a card"
        target = CARDS[self.card].name
        match CARDS[scene.view["card"]].name:
            case "Dynamite":
                return f"Blow up {target}"
            case "New Vein":
                return f"Open the New Vein in {target}"
        return f"Take {target}{_fee(scene, self.card)}"


class Judging(Plain):
    """An own Claim, then another's."""

    def __init__(self) -> None:
        self.own: str | None = None
        self.other: str | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "card":
                return self._choose(args["card"], scene)
            case "play":
                return self.move(scene)
        return None

    def _choose(self, card: str, scene: Scene) -> str | None:
        owns, others = _pairs(scene)
        if card in owns:
            self.own = card
        elif card in others:
            self.other = card
        else:  # no Claim: the engine says so
            return str(
                Judge(card, others[0]) if _owner(scene, card) == scene.view["turn"] else Judge(owns[0], card)
            )
        return None

    def takes(self, card: str, scene: Scene) -> bool:
        return lies(scene.view["seats"], card) is not None

    def move(self, scene: Scene) -> str | None:
        return str(Judge(self.own, self.other)) if self.own and self.other else None

    def lay_out(self, move: str, scene: Scene) -> None:
        if move in scene.moves:
            _, self.own, _, self.other = move.split()

    def marks(self, scene: Scene) -> Marks:
        owns, others = _pairs(scene)
        return Marks(_marked(owns, self.own) | _marked(others, self.other), aims=True)

    def sheet(self, scene: Scene) -> Node:
        asks = _ASKS[JUDGE] if self.own is None else "which Claim do you want for it?"
        if self.own and self.other:
            asks = "swap these two?"
        chosen = [_what(scene, card) for card in (self.own, self.other) if card]
        return fragment[
            prompt(scene, asks, card_icon(JUDGE, 26)),
            strip(" for ".join(chosen), "Mayors are checked after the swap; nobody pays a fee.")
            if chosen
            else strip(JUDGE, card_words.EFFECTS[JUDGE][1], scene.view["card"]),
            buttons(primary(scene, self.move(scene), self._says())),
        ]

    def _says(self) -> str:
        if self.own and self.other:
            return f"Swap {CARDS[self.own].name} for {CARDS[self.other].name}"
        return "Choose a Claim of another seat" if self.own else "Choose one of your Claims"


class HoldingUp(Plain):
    """A seat, and the number to reach."""

    def __init__(self) -> None:
        self.victim: int | None = None
        self.number = 6

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "seat":
                return self._choose(int(args["seat"]) - 1, scene)
            case "card":
                owner = _owner(scene, args["card"])
                return None if owner is None else self._choose(owner, scene)
            case "more" | "less":
                self.number = max(2, min(12, self.number + (1 if do == "more" else -1)))
            case "play":
                return self.move(scene)
        return None

    def key(self, key: str, scene: Scene) -> str | None:
        if key in ("+", "ArrowUp", "ArrowRight"):
            return self.act("more", {}, scene)
        if key in ("-", "ArrowDown", "ArrowLeft"):
            return self.act("less", {}, scene)
        if key.isdecimal() and 1 <= int(key) <= len(scene.seats):
            return self._choose(int(key) - 1, scene)
        return super().key(key, scene)

    def takes(self, card: str, scene: Scene) -> bool:
        return lies(scene.view["seats"], card) is not None

    def _choose(self, seat: int, scene: Scene) -> str | None:
        if seat == scene.view["turn"]:
            return str(HoldUp(seat, self.number))  # the engine says why not
        self.victim = seat
        return None

    def move(self, scene: Scene) -> str | None:
        victim = self._whom(scene)
        return None if victim is None else str(HoldUp(victim, self.number))

    def _whom(self, scene: Scene) -> int | None:
        others = [seat for seat in range(len(scene.seats)) if seat != scene.view["turn"]]
        return others[0] if len(others) == 1 else self.victim

    def lay_out(self, move: str, scene: Scene) -> None:
        if move in scene.moves:
            _, seat, number = move.split()
            self.victim, self.number = int(seat) - 1, int(number)

    def marks(self, scene: Scene) -> Marks:
        turn, victim = scene.view["turn"], self._whom(scene)
        seats: dict[int, Mark] = {
            seat: "chosen" if seat == victim else "can" for seat in range(len(scene.seats)) if seat != turn
        }
        return Marks(seats=seats)

    def column(self, scene: Scene) -> Column:
        """What a hold-up of each seat would bring on average."""
        turn = scene.view["turn"]
        cells = [
            "" if seat == turn else f"≈{expected(self.number, place['stash']):.1f}"
            for seat, place in enumerate(scene.view["seats"])
        ]
        return Column(f"on average at {self.number}", cells)

    def sheet(self, scene: Scene) -> Node:
        ways = reaching(self.number)
        victim = self._whom(scene)
        says = "Choose whom to hold up"
        if victim is not None:
            says = f"Hold up {scene.seats[victim].name} for {self.number}"
        return fragment[
            prompt(scene, _ASKS[HOLD_UP], card_icon(HOLD_UP, 26)),
            div(".river-bidding")[
                div(".stepper", role="group", aria_label="The number to reach")[
                    step("less", "minus", "One less", self.number > 2),
                    output(aria_live="polite")[self.number],
                    step("more", "plus", "One more", self.number < 12),
                ],
                div(".river-chance")[
                    p(".strong")[f"{ways} of 36 rolls reach it"],
                    p(".note")["Then you take ", b[counted(self.number, "nugget")], ", else nothing."],
                ],
            ],
            buttons(primary(scene, self.move(scene), span[says])),
        ]


def reaching(number: int) -> int:
    """How many of the 36 rolls of two dice come to that number or more."""
    return sum(ways for total, ways in WAYS.items() if total >= number)


def expected(number: int, stash: int | None) -> float:
    """What a hold-up brings on average (GR-53); None is a stash nobody sees."""
    loot = number if stash is None else min(number, stash)
    return reaching(number) * loot / 36


def _aimed(scene: Scene, card: str) -> str:
    move = {BANDIT: Bandit, DYNAMITE: Dynamite, VEIN: Vein}[CARDS[scene.view["card"]].name]
    return str(move(card))


def _marked(cards: Iterable[str], chosen: str | None) -> dict[str, Mark]:
    return {card: "chosen" if card == chosen else "can" for card in cards}


def _pairs(scene: Scene) -> tuple[list[str], list[str]]:
    """The Claims that may be given, and those that may be got."""
    words_of = [move.split() for move in scene.moves]
    return list({own: None for _, own, _, _ in words_of}), list({got: None for *_, got in words_of})


def _owner(scene: Scene, card: str) -> int | None:
    found = lies(scene.view["seats"], card)
    return found[0] if found else None


def _lying(scene: Scene, card: str) -> Lying:
    found = lies(scene.view["seats"], card)
    assert found is not None
    return found[1]


def _what(scene: Scene, card: str) -> str:
    """ "San Narciso 7 of Ben"."""
    owner = _owner(scene, card)
    named = CARDS[card].name
    if owner is None or owner == scene.view["seat"]:
        return f"Your {named}"
    return f"{named} of {scene.seats[owner].name}"


def _fee(scene: Scene, card: str) -> str:
    """What the Bandit costs: the Mayor's Claims after the transfer (GR-32)."""
    town, turn = CARDS[card].town, scene.view["turn"]
    places = scene.view["seats"]
    mayor = next((seat for seat, place in enumerate(places) if town in place["mayor"]), None)
    if mayor is None or mayor == turn:
        return ""
    due = sum(CARDS[lying["card"]].town == town for lying in places[mayor]["area"])
    due -= _owner(scene, card) == mayor
    fee = min(due, places[turn]["stash"])
    return f", pay {scene.seats[mayor].name} {fee}" if fee else ""
