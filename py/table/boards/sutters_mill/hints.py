"""What to do next, in words, while what is chosen makes no move yet."""

from __future__ import annotations

from fortyniner.phrases import counted
from fortyniner.sutters_mill.moves import End
from fortyniner.sutters_mill.town import SPACES
from table.boards import Scene
from table.boards.sutters_mill.choice import Choice
from table.boards.sutters_mill.preview import Said, so_far
from table.boards.sutters_mill.terms import COLOUR, SHORT, own, stack_of


def hint(scene: Scene, choice: Choice) -> Said:
    """What is to be tapped, and where it may go or why it may not."""
    place = own(scene)
    assert place is not None
    if choice.empty:
        return _nothing_in_hand(scene, place["winding"])
    lit = any(choice.possible(space, scene) for space in SPACES)
    why = "" if lit else _hindrance(scene)
    if choice.card:
        where = "Those where you have prospectors enough are lit."
        nowhere = "No building has prospectors enough of yours: bring or move one first."
        return f"{choice.card}: tap a building", why or (where if lit else nowhere)
    if choice.man:
        what = f"Your prospector at {SHORT[choice.man]}"
        return (what, _errands(scene, choice)) if place["winding"] else (f"{what}: tap a place", why or _USES)
    return "A prospector: tap a place", why or _USES


_USES = "To a building for your cards, or to a camp for gold."


def missing(choice: Choice) -> str:
    """What the button says instead of a move."""
    if choice.card:
        return "Tap a building"
    return "Tap a place" if not choice.empty else "Nothing chosen yet"


def _nothing_in_hand(scene: Scene, winding: bool) -> Said:
    if scene.view["step"] == "start":
        return "What is this turn for?", so_far(scene)
    if why := _hindrance(scene):
        return "Only what is free is left to do", why
    return "Tap one of your prospectors" if winding else "Tap a card, or a prospector", so_far(scene)


def _errands(scene: Scene, choice: Choice) -> str:
    """What a prospector in hand can do for who is Winding Down."""
    space = choice.man
    assert space
    top = space not in COLOUR and bool(stack_of(scene.view, space))
    return f"{'Remove the top card, leave' if top else 'Leave'} the game, or tap a place."


def _hindrance(scene: Scene) -> str:
    """Why nothing more can be done for nuggets (SM-30, SM-40); "" where something can."""
    if scene.view["step"] != "town" or any(_paid(text) for text in scene.moves):
        return ""
    place, price = own(scene), scene.view["price"]
    assert place is not None
    if price is None:
        return f"All {scene.view['actions']} paid actions of this turn are done."
    purse: int = place["purse"] or 0
    return f"The next action costs {counted(price, 'nugget')}, and you hold {purse}." if price > purse else ""


def _paid(text: str) -> bool:
    return text != str(End()) and not text.startswith("free")
