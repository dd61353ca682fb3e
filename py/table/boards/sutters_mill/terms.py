"""Small words of the board: short names, whose, how many, and what a place is called for those who listen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fortyniner.phrases import listed
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.deeds import Card, sums
from fortyniner.sutters_mill.town import BUILDINGS, NAMES, Rank, Space
from table.boards import Scene

View = Mapping[str, Any]
"""As `fortyniner.sutters_mill.view.View`."""
Place = Mapping[str, Any]
"""A seat of it."""

SHORT: dict[Space, str] = {
    "RIVER": "River camp",
    "HILL": "Hill camp",
    "MINE": "Mine camp",
    "MILL": "Sutter’s Mill",
    "HALL": "Odd Fellows Hall",
    "BATH": "Bath House",
    "CHURCH": "St. John’s",
    "HOOK": "Hook & Ladder",
    "EXPRESS": "Adams Express",
    "HOTEL": "Sierra Nevada",
    "STORE": "Drug Store",
}
"""Names as they stand on the map."""
COLOUR: dict[str, str] = {"RIVER": "blue", "HILL": "brown", "MINE": "gray"}
"""What is dug at each camp."""
ORDINAL = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def own(scene: Scene) -> Place | None:
    """The seat that looks; None of an onlooker."""
    seat = scene.view["seat"]
    return None if seat is None else scene.view["seats"][seat]


def acts(scene: Scene) -> bool:
    """Whether the seat that looks is to decide now. What it has just found is shown meanwhile."""
    own_beat = scene.beat is None or scene.beat["seat"] == scene.view["seat"]
    return bool(scene.moves) and own_beat


def who(scene: Scene, seat: int) -> str:
    """ "you", or the name."""
    return "you" if seat == scene.view["seat"] else scene.seats[seat].name


def subject(scene: Scene, seat: int) -> str:
    """ "You", or the name: as a sentence begins."""
    return "You" if seat == scene.view["seat"] else scene.seats[seat].name


def whose(scene: Scene, seat: int) -> str:
    """ "your", "Ben’s"."""
    return "your" if seat == scene.view["seat"] else f"{scene.seats[seat].name}’s"


def card_name(scene: Scene, seat: int, rank: Rank) -> str:
    """ "your king", "Ben’s jack"."""
    return f"{whose(scene, seat)} {words.RANK[rank]}"


def sentence(words: str) -> str:
    """With a capital letter at its beginning."""
    return words[:1].upper() + words[1:]


def stack_of(view: View, building: str) -> list[Card]:
    """The cards of a building from the bottom to the top."""
    return [Card(seat, rank) for seat, rank in view["stacks"][building]]


def standing(view: View, space: str) -> dict[int, int]:
    """How many prospectors of each seat stand there, those of the seat that looks first."""
    seats = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    return {seat: men for seat in seats if (men := view["seats"][seat]["standing"].get(space, 0))}


def men_of(place: Place) -> int:
    """How many prospectors it has on the board."""
    return sum(place["standing"].values())


def lying(view: View, seat: int) -> list[Rank]:
    """The cards it has in the stacks."""
    return [card.rank for building in BUILDINGS for card in stack_of(view, building) if card.seat == seat]


def lead(stack: Sequence[Card], holder: int) -> int:
    """By how much the holder of a deed is ahead."""
    counted_ = sums(stack)
    return counted_[holder] - max((total for seat, total in counted_.items() if seat != holder), default=0)


def men_words(scene: Scene, space: str) -> str:
    """ "2 of yours, 1 of Ben"; "" where nobody stands."""
    there = standing(scene.view, space)
    return listed(
        [f"{men} {'of yours' if seat == scene.view['seat'] else f'of {scene.seats[seat].name}'}"
         for seat, men in there.items()]
    ) if there else ""  # fmt: skip


def place_label(scene: Scene, space: Space, holder: int | None) -> str:
    """A space as it is said: name, deed, stack, prospectors."""
    view = scene.view
    parts = [NAMES[space]]
    if space in COLOUR:
        parts.append(
            f"{COLOUR[space]} chips" + (", the next chip is dug here" if space == view["camp"] else "")
        )
    else:
        parts.append(_deed_words(scene, space, holder))
        if stack := stack_of(view, space):
            parts.append("cards from the bottom: " + ", ".join(card_name(scene, *card) for card in stack))
    men = men_words(scene, space)
    return "; ".join([*parts, f"prospectors: {men}" if men else "no prospector"])


def _deed_words(scene: Scene, building: Space, holder: int | None) -> str:
    if building in scene.view["closed"]:
        return "its deed has left the game"
    if holder is None:
        return "its deed is free"
    return f"{whose(scene, holder)} deed, {lead(stack_of(scene.view, building), holder)} ahead"
