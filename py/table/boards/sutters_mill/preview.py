"""What the chosen move would do, said before it is done; and what the button says."""

from __future__ import annotations

from fortyniner.phrases import counted
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.deeds import sums
from fortyniner.sutters_mill.moves import (
    AnyMove,
    Bring,
    Dig,
    Free,
    Leave,
    Move,
    Play,
    Remove,
    Shift,
    read_move,
)
from fortyniner.sutters_mill.town import VALUES, VEIN, Space, colour_at, penalty
from table.boards import Scene
from table.boards.sutters_mill.foresight import Change, foresee, minus, plus
from table.boards.sutters_mill.terms import (
    COLOUR,
    ORDINAL,
    SHORT,
    card_name,
    men_of,
    own,
    stack_of,
    subject,
    who,
    whose,
)

Said = tuple[str, str]
"""What is about to happen, and what comes of it."""


def foretold(scene: Scene, text: str) -> Said:
    """Both for a move of town or a dig of the seat that looks."""
    move = read_move(text)
    action = move.action if isinstance(move, Free) else move
    change = foresee(scene.view, scene.view["seat"], move)
    match action:
        case Dig(building):
            return f"A prospector to {SHORT[building]}", _room(scene, building, 1)
        case Play(rank, building):
            assert change
            return f"{rank} to {SHORT[building]}: {_standing(scene, change)}", _follows(scene, change)
        case Bring(space):
            return f"Bring a prospector to {SHORT[space]}", _room(scene, space, 1)
        case Move(old, new):
            return f"From {SHORT[old]} to {SHORT[new]}", _room(scene, new, 1)
        case Leave(space):
            return f"A prospector leaves {SHORT[space]}", _relief(scene)
        case Remove(building):
            top = stack_of(scene.view, building)[-1:]
            if not top or change is None:
                return f"Remove a card at {SHORT[building]}", ""
            seat, rank = top[0]
            gains = f"{VALUES[rank]} points" + (
                "" if seat == scene.view["seat"] else f" for {who(scene, seat)}"
            )
            return f"Remove {card_name(scene, seat, rank)}: {gains}", _follows(scene, change)
        case Shift(building, place, up) if change:
            rank = stack_of(scene.view, building)[place].rank
            way = "up" if up else "down"
            return f"Your {words.RANK[rank]} one place {way}", _follows(scene, change)
    return "", ""


def _standing(scene: Scene, change: Change) -> str:
    """ "you 15, Ben 10": the sums after it, the highest first."""
    totals = sums(change.after.stacks[change.building])
    best = sorted(totals, key=lambda seat: -totals[seat])[:3]
    return ", ".join(f"{who(scene, seat)} {totals[seat]}" for seat in best)


def _follows(scene: Scene, change: Change) -> str:
    """What becomes of the deed, the vein and the Adventurer."""
    told = [_deed(scene, change)]
    if change.empties:
        gone = colour_at(VEIN - 1 - scene.view["lost"])
        told.append(f"A {gone} chip leaves the far end of the vein.")
    old, new = change.before.adventurer, change.after.adventurer
    if old != new:
        told.append("No Adventurer any more." if new is None else f"The Adventurer {_goes(scene, new)}.")
    return " ".join(filter(None, told))


def _goes(scene: Scene, seat: int) -> str:
    return "comes to you" if seat == scene.view["seat"] else f"goes to {scene.seats[seat].name}"


def _deed(scene: Scene, change: Change) -> str:
    if change.closes:
        holder = change.before.held.get(change.building)
        return f"Its deed leaves the game{'' if holder is None else f', {whose(scene, holder)} till now'}."
    if change.passed:
        new = change.passed[1]
        return "Nobody holds the deed." if new is None else f"The deed {_goes(scene, new)}."
    if change.building in change.after.closed:
        return "It has no deed any more."
    holder = change.after.held.get(change.building)
    if holder is None:
        return ""
    return f"{subject(scene, holder)} keep{'' if holder == scene.view['seat'] else 's'} the deed."


def _room(scene: Scene, space: Space, coming: int) -> str:
    """What the prospectors there would be good for."""
    place = own(scene)
    assert place is not None
    there = place["standing"].get(space, 0) + coming
    if space in COLOUR:
        camp = "now" if space == scene.view["camp"] else f"when the next chip is {COLOUR[space]}"
        return f"{counted(there, 'prospector')} of yours there, to dig {camp}."
    if place["winding"]:
        return f"{counted(there, 'prospector')} of yours there, to remove cards."
    lies = sum(card.seat == scene.view["seat"] for card in stack_of(scene.view, space))
    if there > lies:
        return f"Then you may play your {ORDINAL[lies + 1]} card there."
    return f"{counted(there, 'prospector')} of yours there; your next card takes {lies + 1}."


def _relief(scene: Scene) -> str:
    place = own(scene)
    assert place is not None
    men = men_of(place)
    return f"Those left behind cost {counted(penalty(men - 1), 'point')} instead of {penalty(men)}."


def act_words(text: str) -> str:
    """What the button says of a move: "Play K at Hook & Ladder"."""
    move: AnyMove = read_move(text)
    action = move.action if isinstance(move, Free) else move
    match action:
        case Dig(building):
            return f"Send to {SHORT[building]}"
        case Play(rank, building):
            return f"Play {rank} at {SHORT[building]}"
        case Bring(space):
            return f"Bring to {SHORT[space]}"
        case Move(_, new):
            return f"Move to {SHORT[new]}"
        case Leave(space):
            return f"Leave {SHORT[space]}"
        case Remove(building):
            return f"Remove at {SHORT[building]}"
        case Shift(_, _, up):
            return f"Shift it {'up' if up else 'down'}"
    raise TypeError(text)


def so_far(scene: Scene) -> str:
    """The points of the seat that looks, were the game over, and what of them is minus."""
    view, seat = scene.view, scene.view["seat"]
    place = own(scene)
    assert place is not None
    brought, (cards, men) = plus(view, seat), minus(view, seat)
    total = brought - cards - men
    losses = ", ".join(f"{what} −{cost}" for cost, what in ((cards, "cards"), (men, "prospectors")) if cost)
    return f"If it ended now: {total if total >= 0 else f'−{-total}'}{f' ({losses})' if losses else ''}"
