"""Bidding: how much, what passing brings, and what each seat gains or pays if this bid wins."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, fragment, output, span

from fortyniner.gold_river.moves import Bid, Pass
from fortyniner.gold_river.payment import half, payment
from fortyniner.phrases import counted, signed
from table.boards import Args, Scene
from table.boards.gold_river.decision import Column, Plain, own
from table.boards.gold_river.sheet import primary, prompt, step
from table.boards.lamp import lamp

_RAISES = (1, 3, 6)


class Auction(Plain):
    """The number a person is about to bid."""

    def __init__(self) -> None:
        self.nuggets: int | None = None

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        match do:
            case "bid":
                self._set(int(args["nuggets"]), scene)
            case "more":
                self._set(self.chosen(scene) + 1, scene)
            case "less":
                self._set(self.chosen(scene) - 1, scene)
            case "pass":
                return str(Pass())
            case "play":
                return self.move(scene)
        return None

    def key(self, key: str, scene: Scene) -> str | None:
        match key:
            case "+" | "ArrowUp" | "ArrowRight":
                return self.act("more", {}, scene)
            case "-" | "ArrowDown" | "ArrowLeft":
                return self.act("less", {}, scene)
            case "p" | "P":
                return str(Pass())
            case "Enter":
                return self.move(scene)
        return None

    def move(self, scene: Scene) -> str | None:
        return str(Bid(self.chosen(scene)))

    def lay_out(self, move: str, scene: Scene) -> None:
        verb, _, nuggets = move.partition(" ")
        if verb == "bid" and nuggets.isdecimal():
            self._set(int(nuggets), scene)

    def chosen(self, scene: Scene) -> int:
        """The bid in the stepper: the lowest legal one unless another was chosen."""
        low, high = limits(scene)
        return low if self.nuggets is None else max(low, min(self.nuggets, high))

    def _set(self, nuggets: int, scene: Scene) -> None:
        low, high = limits(scene)
        self.nuggets = max(low, min(nuggets, high))

    def column(self, scene: Scene) -> Column:
        return if_won(scene, scene.view["turn"], self.chosen(scene))

    def sheet(self, scene: Scene) -> Node:
        low, high = limits(scene)
        bid = self.chosen(scene)
        view = scene.view
        says = f"beat {view['bid']} or pass" if view["bid"] else "open the bidding or pass"
        return fragment[
            prompt(scene, says, span(".note")["you hold ", b[own(scene)["stash"]]]),
            div(".river-bidding")[
                div(".stepper", role="group", aria_label="Your bid")[
                    step("less", "minus", "One less", bid > low),
                    output("#bid-now", aria_live="polite")[bid],
                    step("more", "plus", "One more", bid < high),
                ],
                (_quick(nuggets, nuggets == high, nuggets == bid) for nuggets in raises(low, high)),
            ],
            div(".river-buttons")[
                button(
                    "#pass.btn",
                    type="button",
                    data_do="pass",
                    aria_keyshortcuts="P",
                    title="Pass: you are out of this auction for good (key P)",
                )[
                    span["Pass for good"],
                    span(".note")[_out(scene), passing(scene)],
                    lamp(scene, str(Pass())),
                ],
                primary(scene, self.move(scene), f"Bid {bid}"),
            ],
        ]  # fmt: skip


def _out(scene: Scene) -> str:
    """For how long, told as long as the game is new."""
    return "until the next round; " if scene.view["round"] == 1 else ""


def limits(scene: Scene) -> tuple[int, int]:
    """The lowest and the highest legal bid."""
    return scene.view["bid"] + 1, own(scene)["stash"]


def raises(low: int, high: int) -> list[int]:
    """A few bids worth a tap of their own, the whole stash last."""
    return [low + more for more in _RAISES if low + more < high] + ([high] if high > low else [])


def if_won(scene: Scene, winner: int, bid: int) -> Column:
    """What each seat gains or pays if that bid wins (GR-12, GR-13, GR-22)."""
    count = len(scene.seats)
    caption = f"if {_who(scene, winner)} at {bid}"
    if count == 2:
        loser = f"last card or +{half(bid)}"
        return Column(caption, [signed(-bid) if seat == winner else loser for seat in range(2)])
    gains, lost = payment(count, winner, bid)
    if lost:
        caption += f", {lost} to the supply"
    cells = [signed(-bid) if seat == winner else signed(gain) for seat, gain in enumerate(gains)]
    return Column(caption, cells)


def _who(scene: Scene, winner: int) -> str:
    return "you win" if winner == scene.view["seat"] else f"{scene.seats[winner].name} wins"


def passing(scene: Scene) -> str:
    """What it brings the seat to leave the auction now, should the highest bid win."""
    view = scene.view
    turn, bidder, bid = view["turn"], view["bidder"], view["bid"]
    if bidder is None:
        left = [seat for seat, place in enumerate(view["seats"]) if not place["passed"]]
        if left != [turn]:
            return "nobody has bid yet"
        first = view["first"]
        return "you win for nothing" if first == turn else f"{scene.seats[first].name} wins for nothing"
    name = scene.seats[bidder].name
    if len(scene.seats) == 2:
        return f"last card, or {counted(half(bid), 'nugget')}"
    gain = payment(len(scene.seats), bidder, bid)[0][turn]
    return f"{name}’s {bid} pays you {gain}"


def _quick(nuggets: int, all_: bool, chosen: bool) -> Element:
    return button(
        ".choice.river-quick",
        id=f"bid-{'all' if all_ else nuggets}",
        type="button",
        data_do="bid",
        data_nuggets=str(nuggets),
        aria_pressed="true" if chosen else "false",
        aria_label=f"Bid all {nuggets}" if all_ else f"Bid {nuggets}",
    )[span(".note")["all"] if all_ else None, b[nuggets]]
