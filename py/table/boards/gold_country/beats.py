"""What has just happened: where the table stops to look, and what it says then."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, button, div, p, section, span

from fortyniner.game import Event
from fortyniner.gold_country import events, words
from fortyniner.gold_country.board import Space
from fortyniner.gold_country.box import MINES, TOKENS, Tile
from table.art import emblem, icon
from table.art.mines import mine_sign, token_picture
from table.art.tiles import coin, land_picture
from table.boards import Beat, Scene
from table.boards.gold_country import pool
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.mines import Change

_OTHERS = (
    events.ValueChanged,
    events.TileLost,
    events.NuggetsPaid,
    events.CaveIn,
    events.GemFound,
    events.MarkerTaken,
    events.DynamiteLit,
    events.CardReturned,
)
_FOLLOW = (
    events.BanditsFreed,
    events.DebtLapsed,
    events.ToppedUp,
    events.Exploited,
    events.TokensDiscarded,
    events.TokensSeen,
    events.StoreFilled,
)


def stops(event: Event, own: bool, shared: bool) -> bool:
    """Whether the table stops at it. Others' tokens on plain land and their trades go by; what the one who
    looks has done is known, but for what is drawn; `shared`: by several people, so that after a turn the
    own new tokens are seen now or not before the next."""
    match event:
        case events.Exploited():
            return True
        case events.TokensSeen(open=open):
            return own and (open or shared)
    return not own and isinstance(event, _OTHERS)


def event_of(beat: Beat) -> Event:
    """The event that a beat tells."""
    kind: type[Event] = getattr(events, beat["event"])
    return kind(**{name: part for name, part in beat.items() if name != "event"})


def change(event: Event) -> Change | None:
    """The change of a value it tells of."""
    return (event.mine, event.old, event.new) if isinstance(event, events.ValueChanged) else None


def where(last: Sequence[Event]) -> Space | None:
    """Where the token of the last move has come to lie."""
    return next((event.space for event in last if isinstance(event, events.Placed)), None)


def tile(text: str) -> Tile:
    """The tile with that text: "gold 2"."""
    kind, _, worth = text.partition(" ")
    return Tile(kind, int(worth or 0))  # type: ignore[arg-type]


def flown(last: Sequence[Event]) -> tuple[Tile, Space, int] | None:
    """The tile that the last move sent to a camp."""
    for event in last:
        if isinstance(event, events.ValueChanged) and (space := where(last)) is not None:
            return tile(event.tile), space, event.mine
    return None


def desk(now: Situation, last: Sequence[Event]) -> Element:
    """The beat in the place of what is to be done. `last`: all events of the move it belongs to."""
    scene = now.scene
    assert scene.beat is not None
    event = event_of(scene.beat)
    names = [seat.name for seat in scene.seats]
    what, then = words.told(event, names)
    told = [then, *_for_me(scene, event), *_follows(event, last, names)]
    return section(".country-desk.beat", aria_label="What happened")[
        div(".country-preview.beat")[
            span(".country-beat-picture")[picture(event)],
            div(".country-told")[
                p(".country-title")[emblem(event.seat + 1, 18) if event.seat is not None else None, what],
                p(".country-lines")[". ".join(filter(None, told))],
            ],
        ],
        pool.tray(now),
        div(".country-buttons")[_go_on(scene)],
    ]


def _for_me(scene: Scene, event: Event) -> list[str]:
    """What it means for the cards of the one who looks."""
    me = scene.view["seat"]
    if me is None or not isinstance(event, events.ValueChanged):
        return []
    place = scene.view["seats"][me]
    step = max(0, event.new) - max(0, event.old)
    change = step * (place["cards"][event.mine] + (place["secret"] == event.mine))
    return [f"Your cards {'gain' if change > 0 else 'lose'} {abs(change)}"] if change else []


def _follows(event: Event, last: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What else the move brought."""
    others = [other for other in last if isinstance(other, _FOLLOW) and other != event]
    return [": ".join(filter(None, words.told(other, names))) for other in others]


def _go_on(scene: Scene) -> Element:
    """The one button; it fills while the beat goes by itself."""
    return button(
        id="go-on",
        class_=["btn primary", {"filling": scene.lasts is not None}],
        style=f"--lasts: {scene.lasts}s" if scene.lasts else None,
        type="button",
        data_do="go-on",
        aria_keyshortcuts="Enter",
    )[_next(scene), icon("arrow-right", 20)]


def _next(scene: Scene) -> str:
    view = scene.view
    turn = view["turn"]
    if turn is None:
        return "See how it ended"
    if turn == view["seat"] or scene.seats[turn].bot:
        return "Go on"
    return f"Pass to {scene.seats[turn].name}"


def picture(event: Event, size: float = 56) -> Node:
    """What an event was about: a token, a tile, a mine, coins or a sign."""
    match event:
        case events.ValueChanged() | events.TileLost():
            return land_picture(*tile(event.tile), size)
        case events.NuggetsPaid():
            return land_picture("nuggets", 0, size)
        case events.CaveIn():
            return land_picture("cave-in", 0, size)
        case events.GemFound():
            return land_picture("gem", 0, size)
        case events.MarkerTaken():
            return land_picture("boat", 0, size)
        case events.DynamiteLit():
            return land_picture("dynamite", 0, size)
        case events.BanditsFreed():
            return token_picture("bandit", size * 0.9)
        case events.Placed() | events.TokenLeft() | events.TokenGivenUp() | events.StoreFilled():
            return token_picture(TOKENS[event.token], size * 0.9)
        case events.TokensSeen() | events.TokensBack() | events.TokensDiscarded():
            return span(".country-row")[(token_picture(TOKENS[token], size * 0.8) for token in event.tokens)]
        case events.Exploited() | events.Bought() | events.Sold() | events.CardReturned():
            return mine_sign(MINES[event.mine], size * 0.8)
        case events.CardUsed(token=int(used)):
            return token_picture(TOKENS[used], size * 0.9)
        case events.CardUsed(card=card):
            return icon("shuffle" if card == "redraw" else "hand-coins", size * 0.6)
        case events.DebtPaid() | events.ToppedUp() | events.DebtLapsed():
            return coin(size * 0.7)
    return icon("scroll-text", size * 0.6)
