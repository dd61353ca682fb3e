"""What lies at the thumb: a saying, the hand or the prospectors in town, what actions cost, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from htpy import Element, Node, b, button, div, fragment, p, span

from fortyniner.phrases import counted
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.rules import FREE
from fortyniner.sutters_mill.town import COSTS, NAMES, RANKS, VALUES, Building, Rank, Space
from table.art import emblem, house, icon, nugget, prospector
from table.boards import Scene
from table.boards.lamp import lamp
from table.boards.sutters_mill.choice import Choice
from table.boards.sutters_mill.terms import COLOUR, SHORT, Place, own, stack_of, who

_WORD: dict[Space, str] = {
    "RIVER": "River",
    "HILL": "Hill",
    "MINE": "Mine",
    "MILL": "Mill",
    "HALL": "Hall",
    "BATH": "Bath",
    "CHURCH": "St. John’s",
    "HOOK": "Hook",
    "EXPRESS": "Express",
    "HOTEL": "Sierra",
    "STORE": "Store",
}
"""The names on the map in a word."""


def say(what: Node, then: Node = None, beside: Node = None) -> Element:
    """Two lines, and at most one thing beside them."""
    return div(".mill-say")[
        div(".grow", role="status")[p(".mill-what")[what], p(".note")[then] if then else None], beside
    ]


def primary(scene: Scene, move: str | None, says: Node, price: Node = None, do: str = "play") -> Element:
    """The one button that acts, and what it costs."""
    return button(
        "#play.btn.primary.grow",
        type="button",
        data_do=do,
        aria_disabled=None if move else "true",
        aria_keyshortcuts="Enter",
    )[span[says], price, lamp(scene, move)]


def secondary(scene: Scene, move: str, do: str, says: Node, key: str | None = None) -> Element:
    """A button beside it; `move` is "" where it plays none."""
    return button(
        f"#{do}.btn", type="button", data_do=do, aria_keyshortcuts=key
    )[says, lamp(scene, move)]  # fmt: skip


def buttons(*several: Node) -> Element:
    """The lowest row."""
    return div(".mill-buttons")[several]


# The hand


def hand(scene: Scene, choice: Choice | None) -> Element:
    """Thirteen cards in fixed places and the prospectors beside them; without a choice only to be seen."""
    place, seat = own(scene), scene.view["seat"]
    assert place is not None
    return div(".mill-hand", role="group", aria_label="Your hand")[
        (_card(rank, rank in place["hand"], choice) for rank in RANKS),
        _crew(seat, place["crew"], choice),
    ]


def _card(rank: Rank, held: bool, choice: Choice | None) -> Element:
    if not held:
        return span(".mill-card.out", aria_hidden="true")[rank]
    if choice is None:
        return span(".mill-card")[rank]
    return button(
        f"#card-{rank}.mill-card",
        type="button",
        data_do="card",
        data_card=rank,
        data_drag=f"card {rank}",
        aria_pressed="true" if choice.card == rank else "false",
        aria_label=f"{rank}, counts {VALUES[rank]}",
        aria_keyshortcuts={"10": "0"}.get(rank, rank),
    )[rank]


def _crew(seat: int, crew: int, choice: Choice | None) -> Element:
    drawn = fragment[prospector(seat + 1, 28), b[crew]]
    if not crew:
        return span(".mill-card.out.crew", aria_hidden="true")[drawn]
    if choice is None:
        return span(".mill-card.crew")[drawn]
    return button(
        "#crew.mill-card.crew",
        type="button",
        data_do="crew",
        data_drag="crew",
        aria_pressed="true" if choice.crew else "false",
        aria_label=f"{counted(crew, 'prospector')} in hand: bring one",
        aria_keyshortcuts="B",
    )[drawn]


# Winding Down: the prospectors in town instead of the hand


def crew_in_town(scene: Scene, choice: Choice | None) -> Element:
    """Where own prospectors stand, and what the one in hand may do."""
    place = own(scene)
    assert place is not None
    seat: int = scene.view["seat"]
    there: dict[Space, int] = place["standing"]
    many = len(there) > 3
    return div(".mill-town-crew")[
        div(class_=["mill-tiles", {"many": many}], role="group", aria_label="Your prospectors in town")[
            (_tile(scene, seat, space, men, choice, many) for space, men in there.items())
            if there
            else p(".note")["None of your prospectors is left in town."]
        ],
        _doings(scene, choice) if choice and choice.man else _brought_out(place),
    ]


def _tile(scene: Scene, seat: int, space: Space, men: int, choice: Choice | None, many: bool) -> Element:
    inner = fragment[
        prospector(seat + 1, 26, men),
        span(".mill-tile-name")[_WORD[space] if many else SHORT[space]],
        _top(scene, space),
    ]
    if choice is None:
        return div(".mill-tile")[inner]
    return button(
        f"#tile-{space}.choice.mill-tile",
        type="button",
        data_do="man",
        data_place=space,
        aria_pressed="true" if choice.man == space else "false",
        aria_label=f"{counted(men, 'prospector')} of yours at {SHORT[space]}: take one in hand",
    )[inner]


def _top(scene: Scene, space: Space) -> Node:
    """The card that a removal would take."""
    if space in COLOUR or not (stack := stack_of(scene.view, space)):
        return None
    return span(".mill-top")[span["top "], b[stack[-1].rank], emblem(stack[-1].seat + 1, 12)]


def _doings(scene: Scene, choice: Choice) -> Element:
    """Remove, leave, or go elsewhere."""
    assert choice.man
    space = choice.man
    stack = [] if space in COLOUR else stack_of(scene.view, space)
    return div(".mill-tiles", role="group", aria_label="What it does")[
        _doing("remove", "archive", f"Remove {stack[-1].rank}", f"{VALUES[stack[-1].rank]} points for "
               f"{who(scene, stack[-1].seat)}", choice) if stack else None,
        _doing("leave", "log-out", "Leave", "the game", choice),
        _doing("move", "footprints", "Move", "tap a place", choice),
    ]  # fmt: skip


def _doing(verb: str, sign: str, says: str, note: str, choice: Choice) -> Element:
    return button(
        f"#do-{verb}.choice.mill-doing",
        type="button",
        data_do="verb",
        data_verb=verb,
        aria_pressed="true" if choice.verb == verb else "false",
    )[span(".row")[icon(sign, 18), b[says]], span(".note")[note]]


def _brought_out(place: Place) -> Element:
    """The scored pile."""
    cards: Sequence[Rank] = place["scored"]
    if not cards:
        return p(".note.mill-brought")["No card of yours is out of town yet."]
    worth = sum(VALUES[rank] for rank in cards)
    return p(".note.mill-brought")[
        "Out of town: ", b[" ".join(sorted(cards, key=RANKS.index))], f" = {worth}"
    ]


# What actions cost


def costs(scene: Scene, place: Place, choice: Choice) -> Element:
    """The totals of the turn with the done steps ticked, and the deeds that let one act for free."""
    view = scene.view
    done: int = view["actions"]
    steps = COSTS[str(view["options"]["costs"])]
    purse: int = place["purse"] or 0
    dear = view["price"] is not None and view["price"] > purse
    spent = steps[done - 1] if done else 0
    grants = _helpful(place)
    return div(class_=["mill-costs", {"crowded": len(grants) > 1}])[
        span(".mill-costs-name")["Cost ", span(".mill-costs-of")["of the turn "], "in all"],
        div(
            ".mill-ladder",
            role="img",
            aria_label=f"{counted(done, 'paid action')} done for {spent}; "
            + ("none is left" if view["price"] is None else f"the next costs {view['price']}"),
        )[(_step(total, at, done, dear) for at, total in enumerate(steps))],
        [_grant(scene, deed, choice) for deed in grants],
    ]


def _step(total: int, at: int, done: int, dear: bool) -> Element:
    return span(class_=["mill-step", {"done": at < done, "next": at == done, "dear": at == done and dear}])[
        icon("check", 13) if at < done else None, total
    ]


def _helpful(place: Place) -> Sequence[Building]:
    """Deeds whose free action is for this phase."""
    return [deed for deed in place["deeds"] if deed in FREE and FREE[deed][1] in (None, place["winding"])]


def _grant(scene: Scene, deed: Building, choice: Choice) -> Element:
    """It is lit where the chosen move is free by it; then a tap pays for the move instead, or again not."""
    used = deed in scene.view["used"]
    offered = choice.grants(scene)[:1] == [deed] and choice.base(scene) in scene.moves
    state = "done" if used else "not done yet"
    return button(
        f"#grant-{deed}",
        class_=["mill-grant", {"used": used}],
        type="button",
        data_do="pay" if offered else "grant",
        data_grant=deed,
        aria_pressed=("false" if choice.pays else "true") if offered else None,
        aria_keyshortcuts="F" if offered else None,
        aria_label=f"Free by {NAMES[deed]}" if offered else f"Free action of {NAMES[deed]}: {state}",
        title=f"{words.GRANTS[deed]} for free",
    )[house(deed), span[icon("check", 12) if used else "pay" if offered and choice.pays else "free"]]


def price_of(scene: Scene, choice: Choice) -> Node:
    """What the button's move costs: nuggets, or nothing by which deed."""
    text = choice.move(scene)
    if text is None:
        return None
    if text.startswith("free"):
        return span(".mill-price")[f"free: {_WORD[cast(Space, text.split()[1])]}"]
    price = scene.view["price"]
    return None if price is None else span(".mill-price")[nugget(18), f" {price}", span(".sr")[" nuggets"]]
