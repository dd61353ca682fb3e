"""Taking a card of the offer, and discarding one (GR-14, GR-21, GR-22)."""

from __future__ import annotations

from htpy import Node, b, fragment, span

from fortyniner.gold_river import card_words
from fortyniner.gold_river.cards import CARDS, MAYORS
from fortyniner.gold_river.moves import Discard, Take, TakeNuggets
from fortyniner.gold_river.payment import half
from fortyniner.phrases import counted, listed
from table.boards import Args, Scene
from table.boards.gold_river.decision import Marks, Plain, own
from table.boards.gold_river.offer import outlook_of
from table.boards.gold_river.sheet import buttons, primary, prompt, secondary, strip
from table.boards.gold_river.terms import standing


class Choosing(Plain):
    """The card of the offer that was tapped."""

    def __init__(self) -> None:
        self.card: str | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "card":
                self.card = args["card"]
            case "nuggets":
                return str(TakeNuggets())
            case "play":
                return self.move(scene)
        return None

    def takes(self, card: str, scene: Scene) -> bool:
        return bool(outlook_of(scene, card))

    def move(self, scene: Scene) -> str | None:
        card = self.chosen(scene)
        if card is None:
            return None
        return str(Discard(card) if scene.view["phase"] == "discard" else Take(card))

    def lay_out(self, move: str, scene: Scene) -> None:
        _, _, card = move.partition(" ")
        if outlook_of(scene, card):
            self.card = card

    def chosen(self, scene: Scene) -> str | None:
        """The chosen card, or the only one there is."""
        offer = scene.view["offer"]
        if len(offer) == 1:
            return str(offer[0]["card"])
        return self.card if self.card and outlook_of(scene, self.card) else None

    def marks(self, scene: Scene) -> Marks:
        chosen = self.chosen(scene)
        offer = [outlook["card"] for outlook in scene.view["offer"]]
        return Marks({card: "chosen" if card == chosen else "can" for card in offer})

    def sheet(self, scene: Scene) -> Node:
        card = self.chosen(scene)
        discards = scene.view["phase"] == "discard"
        loses = len(scene.seats) == 2 and scene.view["turn"] != scene.view["winner"]
        return fragment[
            prompt(scene, _asked(scene, discards, loses), _holds(scene)),
            self._strip(scene, card, discards),
            buttons(
                secondary(scene, str(TakeNuggets()), "nuggets", *_instead(scene)) if loses else None,
                primary(scene, self.move(scene), self._says(scene, card, discards)),
            ),
        ]

    def _strip(self, scene: Scene, card: str | None, discards: bool) -> Node:
        if card is None:
            if discards:
                return strip("The others choose from what is left", "Which card do you want nobody to have?")
            return strip(_first(scene), "Tap a card to see what it does and what it costs.")
        text = card_words.explained(CARDS[card])
        if CARDS[card].town and not discards:
            text = f"{_comes_of(scene, card)} {text}"
        return strip(CARDS[card].name, text, card)

    def _says(self, scene: Scene, card: str | None, discards: bool) -> Node:
        if card is None:
            return "Choose a card to discard" if discards else "Choose a card"
        named = CARDS[card].name
        if discards:
            return f"Discard {named}"
        outlook = outlook_of(scene, card)
        brings = [f"pay {scene.seats[outlook['to']].name} {outlook['fee']}"] if outlook.get("fee") else []
        brings += ["become Mayor"] if outlook.get("mayor") else []
        if not brings:
            return f"Take {named}"
        return span(".river-deed")[f"Take {named} ", span[", ".join(brings)]]


def _asked(scene: Scene, discards: bool, loses: bool) -> str:
    if discards:
        return "discard one of the rest"
    return "the card or the nuggets?" if loses else "take a card"


def _first(scene: Scene) -> str:
    view = scene.view
    if view["turn"] == view["winner"]:
        return f"You have won with {view['bid']}" if view["bid"] else "You have won for nothing"
    others = [scene.seats[seat].name for seat in view["queue"]]
    if not others:
        return "You choose last"
    return f"{listed(others)} {'choose' if len(others) > 1 else 'chooses'} after you"


def _comes_of(scene: Scene, card: str) -> str:
    """What it means for the Mayor of its town to take that Claim."""
    outlook, town = outlook_of(scene, card), CARDS[card].town
    fee = (
        f"You pay {scene.seats[outlook['to']].name}, the Mayor, {outlook['fee']}"
        if outlook.get("fee")
        else ""
    )
    if not outlook.get("mayor"):
        return f"{fee}." if fee else standing(scene.view, scene.seats, card)
    worth = counted(MAYORS[town], "point")
    return f"{fee} and become Mayor: {worth}." if fee else f"It makes you Mayor of {town}: {worth}."


def _instead(scene: Scene) -> tuple[Node, str]:
    """The other half of the bid (GR-22)."""
    nuggets = half(scene.view["laid"])
    if not nuggets:
        return "No card", "it leaves the game"
    return f"Take {counted(nuggets, 'nugget')}", "the card leaves the game"


def _holds(scene: Scene) -> Node:
    return span(".note")["you hold ", b[own(scene)["stash"]]]
