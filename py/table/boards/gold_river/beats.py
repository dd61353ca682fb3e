"""What has just happened: the stops of a round, their pictures and their words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from htpy import Element, Node, button, div, fragment, h2, p, span

from fortyniner.game import Event
from fortyniner.gold_river import events, words
from fortyniner.gold_river.cards import CARDS
from fortyniner.phrases import signed
from table.art import die, emblem, icon, nugget
from table.boards import Beat, Scene
from table.boards.gold_river import offer, strike
from table.boards.gold_river.auction import if_won
from table.boards.gold_river.cards import card_icon, face
from table.boards.gold_river.decision import Column, Marks
from table.boards.gold_river.terms import classes, lies

_ALWAYS = (events.Raided, events.HeldUp, events.Struck)
_OTHERS = (
    events.Took,
    events.TookNuggets,
    events.Discarded,
    events.Robbed,
    events.Swapped,
    events.Destroyed,
    events.VeinOpened,
    events.RodeAhead,
    events.Turned,
)
FOLLOW = (
    events.FeePaid,
    events.BecameMayor,
    events.MayorLeft,
    events.Waits,
    events.Kept,
    events.Unused,
    events.GoldFound,
    events.LeftNuggets,
)
"""What is told together with the stop before it."""


def stops(event: Event, own: bool) -> bool:
    """Whether the table stops to look at it: what is not one's own choice, and what chance decided."""
    if isinstance(event, events.Won):
        return not own or any(event.gains)
    return isinstance(event, _ALWAYS) or (not own and isinstance(event, _OTHERS))


def lingers(event: Event) -> float:
    """A roll has much to be read, a card taken little."""
    if isinstance(event, events.Struck | events.HeldUp):
        return 2.5
    if isinstance(event, events.Won):
        return 0.7
    return 0.45 if isinstance(event, events.Took | events.Discarded) else 1.0


def event_of(beat: Beat) -> Event:
    """The event that a beat tells."""
    kind: type[Event] = getattr(events, beat["event"])
    return kind(**{name: value for name, value in beat.items() if name != "event"})


class Told(NamedTuple):
    """A beat with what came of it."""

    event: Event
    follows: Sequence[Event]


def told(scene: Scene) -> Told:
    """The beat with its consequences: fees, Mayors, Actions that wait."""
    assert scene.beat is not None
    follows = takewhile(lambda event: isinstance(event, FOLLOW), scene.later)
    return Told(event_of(scene.beat), tuple(follows))


def marks(scene: Scene) -> Marks:
    """What the beat was about, on the table."""
    beat = scene.beat
    assert beat is not None
    if beat["event"] == "Struck":
        return Marks(lit=strike.roll_of(beat).paid)
    return Marks(fresh=_cards(event_of(beat)))


def column(scene: Scene) -> Column | None:
    """What it brought the seats."""
    beat = scene.beat
    assert beat is not None
    seats = range(len(scene.seats))
    match event_of(beat):
        case events.Won(seat=int(seat), bid=bid) if len(seats) > 2 and bid:
            return Column(f"{scene.seats[seat].name}’s {bid}", if_won(scene, seat, bid).cells)
        case events.Raided(losses=losses):
            return Column("the Raid", [signed(-loss) if loss else "" for loss in losses])
        case events.HeldUp(seat=seat, victim=victim, nuggets=nuggets) if nuggets:
            taken = {seat: signed(nuggets), victim: signed(-nuggets)}
            return Column("the Hold-up", [taken.get(at, "") for at in seats])
        case events.TookNuggets(seat=seat, nuggets=nuggets) if nuggets:
            return Column("instead of the card", [signed(nuggets) if at == seat else "" for at in seats])
    return None


def stage(scene: Scene, places: Sequence[str]) -> Element:
    """The beat in the place of the offer, or in the offer itself, whose cards lie at `places`."""
    beat = scene.beat
    assert beat is not None
    match event := event_of(beat):
        case events.Struck():
            return strike.stage(scene, strike.roll_of(beat), beat["seat"])
        case events.Won():
            return offer.stage(scene, Marks(), places)
        case events.Took():
            return offer.stage(scene, Marks(), places, offer.Leaving(event.card, event.seat))
        case events.Discarded():
            return offer.stage(scene, Marks(), places, offer.Leaving(event.card, None))
    return div(class_=["river-stage felt told", beat["event"].lower()])[
        div(".river-picture")[_picture(scene, event)]
    ]


def _picture(scene: Scene, event: Event) -> Node:
    match event:
        case events.HeldUp():
            return strike.dice_pair(event.dice, 72)
        case events.Turned():
            return fragment[die(event.old, 64), icon("arrow-right", 26), die(event.face, 76)]
        case events.Raided():
            return _sign("Raid")
        case events.RodeAhead():
            return _sign("Mustang")
        case events.TookNuggets():
            gone = _shown(scene, event.card, "gone")
            return fragment[span(".river-loot")[nugget(44), span[event.nuggets]], gone]
        case events.Destroyed():
            return _shown(scene, event.target, "gone", event.veins)
        case events.Swapped():
            given, gained = _shown(scene, event.given), _shown(scene, event.gained)
            return fragment[given, icon("arrow-left-right", 26), gained]
    return fragment[(_shown(scene, card) for card in _cards(event))]


def _sign(name: str) -> Element:
    return span(".disc.river-sign")[card_icon(name, 60)]


def _shown(scene: Scene, id: str, how: str = "", veins: Sequence[str] = ()) -> Element:
    card, found = CARDS[id], lies(scene.view["seats"], id)
    veins = tuple(found[1]["veins"]) if found else tuple(veins)
    return span(class_=[*classes(card), "shown", how], role="img", aria_label=card.name)[
        face(id, veins, poker=scene.view["options"]["poker"]),
        span(".river-cross")[icon("x", 64)] if how else None,
    ]


def _cards(event: Event) -> tuple[str, ...]:
    """The cards an event is about, as far as they lie on the table now."""
    match event:
        case events.Took():
            return (event.card,)
        case events.Robbed():
            return (event.claim,)
        case events.Swapped():
            return event.given, event.gained
        case events.VeinOpened():
            return (event.mine,)
    return ()


def sheet(scene: Scene) -> Node:
    """What happened and what came of it, and the one button that goes on."""
    beat = scene.beat
    assert beat is not None
    if beat["event"] == "Struck":  # the rows tell it
        return _go_on(scene)
    tale = told(scene)
    names = [seat.name for seat in scene.seats]
    what, then = words.told(tale.event, names)
    seat = tale.event.seat
    assert seat is not None
    return fragment[
        div(".river-tale")[
            h2(".river-told")[emblem(seat + 1, 22), what],
            p(".note")[then] if then else None,
            (p(".river-follows")[_sentence(words.told(event, names))] for event in tale.follows),
        ],
        _go_on(scene),
    ]


def _sentence(told: Sequence[str]) -> str:
    """Both halves of what is told; a name may end with a mark of its own."""
    done, outcome = told
    return f"{done}{' ' if done.endswith('!') else '. '}{outcome}" if outcome else done


def _go_on(scene: Scene) -> Element:
    """It fills while the beat goes by itself."""
    return button(
        id="go-on",
        class_=["btn primary wide", {"filling": scene.lasts is not None}],
        style=f"--lasts: {scene.lasts}s" if scene.lasts else None,
        type="button",
        data_do="go-on",
        aria_keyshortcuts="Enter",
    )[_next(scene), icon("arrow-right", 20)]


def _next(scene: Scene) -> str:
    view, beat = scene.view, scene.beat
    assert beat is not None
    turn = view["turn"]
    if any(stops(event, event.seat == view["seat"]) for event in scene.later):
        return "Go on"
    if turn is None:
        return "See how it ended"
    if beat["event"] == "Struck" and view["phase"] == "bid":
        return "Next round"
    if turn != view["seat"]:
        passes = view["options"]["hidden-stashes"] and not scene.seats[turn].bot
        return f"Pass to {scene.seats[turn].name}" if passes else "Go on"
    return {"take": "Choose a card", "discard": "Discard a card"}.get(view["phase"], "Go on")
