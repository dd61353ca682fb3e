"""What has just happened, put into words and shown until somebody goes on."""

from __future__ import annotations

from typing import NamedTuple

from htpy import Element, Node, button, div, p, span

from fortyniner.gold_hunting import words
from table.art import icon, marker, piece
from table.boards import Beat, Scene


class Verdict(NamedTuple):
    """`lead` says what was done, `title` how it went, `note` what it changed."""

    lead: str
    title: str
    note: str
    good: bool = True


def verdict(scene: Scene, beat: Beat) -> Verdict:
    """The words for a beat."""
    seat: int = beat["seat"]
    you = seat == scene.view["seat"]
    who = "You" if you else scene.seats[seat].name
    match beat["event"]:
        case "Called":
            call = "call" if you else "calls"
            goldrush = f"{who} {call} a goldrush" if beat["rush"] else f"{who} {call}"
            return Verdict(
                goldrush, f"{words.NUMBERS[beat['number']].capitalize()} at vein {beat['vein'] + 1}…", ""
            )
        case "Lifted":
            goldrush = " a goldrush:" if beat["rush"] else ""
            lead = f"{who} called{goldrush} {words.NUMBERS[beat['number']]} at vein {beat['vein'] + 1}"
            return _right(lead, beat) if beat["right"] else _wrong(lead, beat, you)
        case "Begun":
            lot = "The lot has fallen." if scene.view["options"]["start"] == "lot" else "As the table wished."
            return Verdict("Both sides have hidden their gold", f"{who} begin{'' if you else 's'}", lot)
        case "Stored":
            note = f"It counts {beat['counts']} at the end; the marker is back in the box."
            return Verdict(f"{who} opened the turn by storing", f"Stored {beat['nuggets']}", note)
        case "Stopped":
            return Verdict(f"{who} stopped", f"Pile {beat['nuggets']} is kept", "The turn is over.")
        case "Hid":
            return Verdict(
                f"{who} hid the gold", "Ten pieces in four veins", "Nobody else knows their order."
            )
    return Verdict(f"{who} hid the gold again", "The veins are numbered anew", "The table agreed.")


def _right(lead: str, beat: Beat) -> Verdict:
    note = f"Pile {beat['before']} → {beat['after']}"
    return Verdict(
        lead, f"Right! A {words.KINDS[beat['piece']]}.", f"{note}, marker counts 2" if beat["rush"] else note
    )


def _wrong(lead: str, beat: Beat, you: bool) -> Verdict:
    title = f"Wrong: a {words.KINDS[beat['piece']]}."
    if beat["rush"]:
        return Verdict(lead, title, "Marker and piece leave the game.", False)
    if beat["lost"]:
        note = f"Less than {beat['lost']}: those are lost, {beat['after']} kept"
        return Verdict(lead, f"{title} Bankrupt", note, False)
    if not beat["after"]:
        return Verdict(lead, title, "It leaves the game; no pile to lose.", False)
    whose = "your" if you else "the"
    return Verdict(lead, title, f"Not less than {beat['after']}: {whose} pile stays.", False)


def told(scene: Scene, beat: Beat) -> Element:
    """The verdict in the place of the question."""
    said = verdict(scene, beat)
    lifted = beat["event"] == "Lifted"
    sign = icon("check" if said.good else "triangle-alert", 24) if lifted else None
    return div(
        class_=["hunt-verdict", {"lifts": lifted, "loss": not said.good, "gain": said.good and lifted}]
    )[
        _token(beat),
        div(".grow")[
            p(".note")[said.lead],
            p(".hunt-said")[sign, said.title],
            p(".hunt-brings")[said.note] if said.note else None,
        ],
    ]


def _token(beat: Beat) -> Node:
    """The thing it was about: the piece, or the marker that was given back."""
    match beat["event"]:
        case "Lifted":
            return piece(beat["piece"])
        case "Stored":
            return marker(None, 44)
    return None


def may_stop(scene: Scene) -> bool:
    """Whether the seat that looks was right just now, and may stop instead of calling again (GH-13)."""
    view, beat = scene.view, scene.beat
    shown = beat is not None and beat["event"] == "Lifted"
    return shown and view["step"] == "more" and view["seat"] == view["turn"]


def lifted(beat: Beat) -> Element:
    """The lifted piece, above its vein: it rises, turns from rock to ore, and leaves."""
    ends = "joins" if beat["right"] or beat["lost"] else "leaves"
    return span(f"#lifted-{beat['vein'] + 1}.hunt-slot.hunt-lifted.{ends}", aria_hidden="true")[
        span(".hunt-slab")[span(".rock-face")[piece(0)], span(".ore-face")[piece(beat["piece"])]]
    ]


def go_on(scene: Scene) -> Element:
    """The button that ends the beat; it says what comes next, and fills while the beat goes by itself."""
    called = scene.beat is not None and scene.beat["event"] == "Called"
    return button(
        id="go-on",
        class_=["btn primary wide", {"filling": scene.lasts is not None}],
        style=f"--lasts: {scene.lasts}s" if scene.lasts else None,
        type="button",
        data_do="go-on",
        aria_disabled="true" if called else None,
        aria_keyshortcuts="Enter",
    )["Lifting…" if called else _next(scene)]


def _next(scene: Scene) -> Node:
    view, beat = scene.view, scene.beat
    assert beat is not None
    turn = view["turn"]
    if turn is None:
        return "See how it ended"
    looks_on = view["seat"] is None or scene.seats[view["seat"]].bot is not None
    if looks_on or (scene.seats[turn].bot and turn == beat["seat"]):
        return "Go on"
    if turn == view["seat"]:
        if turn != beat["seat"]:
            return "Your turn"
        return "Call again" if view["step"] == "more" else "Go on"
    name = scene.seats[turn].name
    return f"Let {name} play" if scene.seats[turn].bot else f"Pass the turn to {name}"
