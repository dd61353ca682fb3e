"""Every sentence a person reads about Gold Hunting, the rulebook aside."""

from collections.abc import Sequence
from typing import Any

from fortyniner.game import Event
from fortyniner.gold_hunting.events import Begun, GameOver, Hid, Lifted, Rehid, Stopped, Stored
from fortyniner.gold_hunting.moves import Call, Rush, Stop, Store

OVER = "The game is over: no vein holds a piece any more."
HIDE_FIRST = "Both sides hide their gold before anybody mines."
HIDDEN_ALREADY = "The gold is hidden already."
FOUR_VEINS = "There are four veins, and each holds at least one piece."
ALL_PIECES = "All ten pieces are hidden: four singles, four doubles, two triples."
REHIDE_OFF = "At this table veins are not hidden again."
REHIDE_LATE = "Veins can be hidden again only at the start of a turn."
REHIDE_NOTHING = "There is nothing left in these veins to hide."
REHIDE_VEINS = "At most four veins, and none of them empty."
REHIDE_PIECES = "Just the pieces that are still in the veins are arranged anew."
EMPTY_VEIN = "Vein {vein} is mined out."
NO_MARKER = "The goldrush marker is used up: one goldrush or one storing in a game."
NOT_OPENING = "Goldrush and storing open a turn; this one has begun."
NOTHING_TO_STORE = "There is no pile yet to store."
NO_STOP = "One attempt a turn is due; stopping comes after a success."

ROUND = "turn"
PARTS = {"pile": "Pile", "stored": "Store, at half", "marker": "Goldrush"}
DECIDED = {
    "points": "",
    "triples": "tied, but with more triples",
    "doubles": "tied, even in triples, but with more doubles",
    "nothing": "even in points, triples and doubles",
}
NUMBERS = ("none", "one", "two", "three")
KINDS = ("", "single", "double", "triple")


TERMS = {"win": ("the chance to win is then {n} %", "the chance to win is then {n} %")}


def doing(move: Any, names: Sequence[str]) -> str:
    """What a move is, as one would do it."""
    match move:
        case Call(number, _):
            return f"call a {KINDS[number]}"
        case Rush():
            return "try a goldrush"
        case Store():
            return "store the pile"
        case Stop():
            return "stop"
    return "hide like this"


def headline(view: Any, names: Sequence[str]) -> str:
    """Whom the match waits for."""
    turn = view["turn"]
    if turn is None:
        return "No vein holds a piece any more"
    if view["phase"] == "hide":
        return f"{names[turn]} to hide the gold"
    return f"{names[turn]} to go on or stop" if view["step"] == "more" else f"{names[turn]} to call"


def place(view: Any) -> str:
    """Where the match stands."""
    return f"turn {view['round']}" if view["round"] else "just begun"


def told(event: Event, names: Sequence[str]) -> tuple[str, str]:
    """What happened, and its consequence."""
    match event:
        case Hid(seat=int(seat)):
            return f"{names[seat]} hid the gold", ""
        case Begun(seat=int(seat)):
            return f"{names[seat]} begins", ""
        case Rehid():
            return "Hid again what is left in the veins", "The table agreed"
        case Stored():
            return (
                f"Stored {event.nuggets}",
                f"They count {event.counts} at the end; the marker is back in the box",
            )
        case Stopped():
            return f"Stopped with {event.nuggets}", ""
        case GameOver():
            won = [names[seat] for seat in event.winners]
            return (f"{won[0]} wins" if won else "A draw"), "No vein holds a piece any more"
        case Lifted():
            return _told_call(event), _told_piece(event)
    raise TypeError(f"no words for {event}")


def _told_call(lifted: Lifted) -> str:
    call = "Goldrush: called" if lifted.rush else "Called"
    return (
        f"{call} {NUMBERS[lifted.number]} at vein {lifted.vein + 1}: {'right' if lifted.right else 'wrong'}"
    )


def _told_piece(lifted: Lifted) -> str:
    kind = KINDS[lifted.piece]
    if lifted.right:
        marker = "; the marker counts 2" if lifted.rush else ""
        return f"A {kind} joined the pile, {lifted.before} → {lifted.after}{marker}"
    if lifted.rush:
        return f"It was a {kind}; marker and piece leave the game"
    if lifted.lost:
        return f"It was a {kind}. Bankrupt: {lifted.lost} lost, {lifted.after} kept"
    return f"It was a {kind} and leaves the game"
