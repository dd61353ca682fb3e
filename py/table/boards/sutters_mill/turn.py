"""What is asked in each step of a turn: what it is for, who is sent, the bonus, and the town."""

from __future__ import annotations

from htpy import Element, Node, b, button, fragment, p, span

from fortyniner.phrases import counted, listed
from fortyniner.sutters_mill.moves import Bonus, End, Enough, Prospect, Town, WindDown
from fortyniner.sutters_mill.rules import FREE
from fortyniner.sutters_mill.town import Space
from table.art import chip, icon, nugget_chip, prospector
from table.boards import Scene
from table.boards.lamp import lamp
from table.boards.sutters_mill.choice import Choice
from table.boards.sutters_mill.foresight import Yield, can_send, prospecting
from table.boards.sutters_mill.hints import hint, missing
from table.boards.sutters_mill.preview import act_words, foretold, so_far
from table.boards.sutters_mill.recent import Found
from table.boards.sutters_mill.terms import COLOUR, SHORT, Place, own
from table.boards.sutters_mill.tray import (
    buttons,
    costs,
    crew_in_town,
    hand,
    price_of,
    primary,
    say,
    secondary,
)

PROSPECT, TOWN, WIND_DOWN = str(Prospect()), str(Town()), str(WindDown())
ENOUGH, END = str(Enough()), str(End())
BONUS, NO_BONUS = str(Bonus(True)), str(Bonus(False))


def holding(scene: Scene, choice: Choice | None) -> Node:
    """The hand, or once Winding Down the prospectors in town."""
    place = own(scene)
    if place is None:
        return None
    return crew_in_town(scene, choice) if place["winding"] else hand(scene, choice)


# The start of a turn


def start(scene: Scene, choice: Choice) -> Node:
    """What the turn is for (SM-11), and the switch (SM-10)."""
    place = own(scene)
    assert place is not None
    text = choice.move(scene)
    what, then = foretold(scene, text) if text else hint(scene, choice)
    switch = (
        button("#wind.choice.mill-wind", type="button", data_do="wind", aria_keyshortcuts="W")[
            icon("sunset", 20), span["Wind down"]
        ]
        if WIND_DOWN in scene.moves and choice.empty
        else None
    )
    return fragment[
        say(what, then, switch),
        holding(scene, choice),
        buttons(_prospect(scene), _town(scene, choice, text)),
    ]


def _prospect(scene: Scene) -> Element:
    view, seat = scene.view, scene.view["seat"]
    men = can_send(view, seat)
    camp = SHORT[view["camp"]]
    ready = PROSPECT in scene.moves
    return button(
        "#prospect.btn.mill-way",
        type="button",
        data_do="prospect",
        aria_disabled=None if ready else "true",
        aria_keyshortcuts="P",
    )[
        span(".mill-way-name")[icon("pickaxe", 20), "Prospect for Gold"],
        _brings(prospecting(view, seat, 1), prospecting(view, seat, men), camp)
        if ready
        else span(".note")[f"nobody of yours at {camp}"],
        lamp(scene, PROSPECT),
    ]


def _brings(least: Yield, most: Yield, camp: str) -> Node:
    """How many chips, and what for."""
    low, high = least.chips, most.chips
    number = str(low) if low == high else f"{low} to {high}"
    bonus = sorted({SHORT[building] for building in (*least.bonus, *most.bonus)})
    return fragment[
        b[f"{number} {'chip' if number == '1' else 'chips'}", f" + bonus {listed(bonus)}" if bonus else ""],
        span(".note")[f"{_parts(most)}, {camp}"],
    ]


def _parts(brings: Yield) -> str:
    """ "2 prospectors, 1 deed, Adventurer"."""
    parts = [counted(brings.men, "prospector")] if brings.men else []
    parts += [counted(brings.deeds, "deed")] if brings.deeds else []
    return ", ".join([*parts, *["Adventurer"] * brings.adventurer])


def _town(scene: Scene, choice: Choice, text: str | None) -> Element:
    """The way to town; with a choice in hand it goes on to what was chosen."""
    if text:
        says: Node = fragment[
            span(".mill-way-name")[icon("house", 20), "Act in Town"],
            span(".note")[f"then: {act_words(text)}"],
        ]
    else:
        says = fragment[
            span(".mill-way-name")[icon("house", 20), "Act in Town"],
            b["up to 5 actions"],
            span(".note")[_town_words(scene)],
        ]
    return button(
        "#town",
        class_=["btn mill-way", {"primary": bool(text)}],
        type="button",
        data_do="town",
        aria_keyshortcuts="T",
    )[says, lamp(scene, TOWN)]


def _town_words(scene: Scene) -> str:
    place = own(scene)
    assert place is not None
    if place["winding"]:
        return "move, leave, remove; the first costs nothing"
    return "bring, play, move; the first costs nothing"


def switching(scene: Scene) -> Node:
    """What would be lost by Winding Down (SM-10)."""
    place = own(scene)
    assert place is not None
    return fragment[
        say(
            "Wind down, for good?",
            "You bring and play no more: you take your cards and prospectors out of town.",
        ),
        p(".mill-loss")[icon("triangle-alert", 22), span[_lost(place)]],
        buttons(
            secondary(scene, "", "keep-building", "Keep building up"),
            primary(scene, WIND_DOWN, "Wind down", do="wind-down"),
        ),
    ]


def _lost(place: Place) -> Node:
    cards, crew = place["hand"], place["crew"]
    parts = [counted(len(cards), "card")] if cards else []
    parts += [counted(crew, "prospector")] if crew else []
    ends = [SHORT[deed] for deed in place["deeds"] if deed in FREE and FREE[deed][1] is False]
    given_up = fragment[
        b[f"You give up {listed(parts)} in hand"],
        f" for no points{': ' + ' '.join(cards) if cards else ''}.",
    ]
    return fragment[
        given_up if parts else "Nothing is lost: your hand is empty.",
        f" The free action of {listed(ends)} ends." if ends else None,
        " There is no way back.",
    ]


# Prospecting


def dig(scene: Scene, choice: Choice, found: list[Found]) -> Node:
    """Who is sent where, one by one (SM-21)."""
    view, seat = scene.view, scene.view["seat"]
    left = can_send(view, seat)
    after = prospecting(view, seat, 0)
    text = choice.move(scene)
    if text:
        what, then = foretold(scene, text)
    elif left:
        what = f"Tap a building for {'the next' if view['dug'] else 'a'} prospector"
        earns = "it earns a chip" if left == 1 else "a chip for each"
        then = f"{counted(left, 'prospector')} at {SHORT[view['camp']]}: {earns}"
    else:
        what, then = "Nobody is left to send", ""
    return fragment[
        say(what, then),
        found_so_far(seat, found, left, view["camp"]),
        p(".note.mill-after")[_afterwards(after)],
        buttons(
            secondary(scene, ENOUGH, "enough", "Enough", "E") if ENOUGH in scene.moves else None,
            primary(scene, text, act_words(text) if text else "Tap a building"),
        ),
    ]


def found_so_far(seat: int, found: list[Found], left: int, camp: Space | None) -> Element:
    """The chips of this turn, turned up for whom they belong to, and who may still go."""
    return span(".mill-found")[
        (
            span(".mill-find")[
                nugget_chip(find.value, 40),
                span(".sr")[f" {counted(find.value, 'nugget')}, "],
                span(".note")[find.source],
            ]
            for find in found
        ),
        (
            span(".mill-find")[prospector(seat + 1, 40), span(".note")[SHORT[camp] if camp else ""]]
            for _ in range(left)
        ),
    ]


def _afterwards(brings: Yield) -> str:
    if not brings.chips and not brings.bonus:
        return "You hold no deed, so no business brings a chip."
    parts = [counted(brings.deeds, "deed")] if brings.deeds else []
    parts += ["the Adventurer"] if brings.adventurer else []
    return f"Then your businesses bring {counted(brings.chips, 'chip')}: {listed(parts)}." if parts else ""


def bonus(scene: Scene, found: list[Found]) -> Node:
    """One chip more, or not (SM-24)."""
    view = scene.view
    building = view["bonuses"][0]
    colour = COLOUR[view["camp"]]
    worth = sum(find.value for find in found)
    left = sum(view["left"].values()) - 1
    return fragment[
        say(
            f"One more chip, by {SHORT[building]}?",
            f"The next chip is {colour}." + (f" So far {counted(worth, 'nugget')}." if found else ""),
        ),
        found_so_far(view["seat"], found, 0, None),
        p(".note.mill-after")[
            f"It costs nothing; {counted(left, 'chip')} would be left."
            if left
            else "It is the last: the game ends."
        ],
        buttons(
            secondary(scene, NO_BONUS, "no-bonus", "No", "N"),
            primary(scene, BONUS, f"Take the {colour} chip", chip(colour, 22), "bonus"),
        ),
    ]


# In town


def town(scene: Scene, choice: Choice) -> Node:
    """Up to five actions, in any order (SM-30)."""
    place = own(scene)
    assert place is not None
    text = choice.move(scene)
    what, then = foretold(scene, text) if text else hint(scene, choice)
    return fragment[
        say(what, then),
        holding(scene, choice),
        costs(scene, place, choice),
        buttons(
            secondary(scene, END, "end-turn", "End turn", "E"),
            primary(scene, text, act_words(text) if text else missing(choice), price_of(scene, choice)),
        ),
    ]


# Others


def waiting(scene: Scene) -> Node:
    """Somebody else decides; what is one's own may be looked at."""
    view = scene.view
    turn = view["turn"]
    if turn is None:
        return say("The match is over")
    name = scene.seats[turn].name
    doing = {
        "start": "begins a turn",
        "dig": "prospects for gold",
        "bonus": "is offered a bonus chip",
        "town": "acts in town",
    }
    then = so_far(scene) if view["seat"] is not None else ""
    if turn == view["seat"]:  # the only move there is goes by itself
        return fragment[
            say("Nobody is left to send" if view["step"] == "dig" else "There is nothing to choose", then),
            holding(scene, None),
            p(".mill-wait")["Going on…"],
        ]
    return fragment[
        say(f"{name} {doing[view['step']]}…", then),
        holding(scene, None),
        p(".mill-wait")[f"{name} is thinking…" if scene.seats[turn].bot else f"{name} to decide"],
    ]
