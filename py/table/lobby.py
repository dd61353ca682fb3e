"""The lobby: matches to go on with, games to begin. Plain values in, elements out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, a, div, h1, h2, header, li, main, nav, p, span, template, ul

from table.art import emblem, icon, panorama, scene, vista

_COUNTS = ("no", "a", "two", "three", "four")


@dataclass(frozen=True)
class Tile:
    """A game of the house: `seats` in words ("2–4"), `minutes` of a usual match."""

    id: str
    name: str
    motto: str
    seats: str
    minutes: int


@dataclass(frozen=True)
class Open:
    """A match to go on with: whom it waits for, where it stands, how many sit at it, when it was left."""

    id: str
    game: str
    headline: str
    place: str
    seats: int
    when: str = ""


def page(games: Sequence[Tile], matches: Sequence[Open] = ()) -> Element:
    """The first page; of `matches`, the latest first, two are shown and the rest lie under Matches."""
    return div("#lobby.screen.lobby")[
        header(".lobby-land")[
            div(".lobby-view.narrow")[panorama()],
            div(".lobby-view.wide")[vista()],
            div(".lobby-title")[
                h1(".display", tabindex="-1", data_focus="true")["Fortyniner"], p[_tagline(len(games))]
            ],
        ],
        main(".lobby-main")[_continue(matches[:2]), _welcome(), _shelf(games)],
        _foot(games),
    ]


def _tagline(games: int) -> str:
    count = _COUNTS[games] if games < len(_COUNTS) else str(games)
    return f"{count} gold rush game{'s' if games != 1 else ''}, one table"


def _continue(matches: Sequence[Open]) -> Element:
    """Hidden while there is nothing to go on with; before Python is there the shell fills the template."""
    return div("#continue.lobby-continue", hidden=not matches)[
        h2(".sr")["Go on playing"],
        [continue_card(match) for match in matches],
        template("#continue-card")[continue_card()],
    ]


def continue_card(match: Open | None = None) -> Element:
    """A match to go on with; without one, the empty card whose slots the shell fills."""
    return a(
        ".continue-card",
        id=f"continue-{match.id}" if match else None,
        href=f"#/match/{match.id}" if match else None,
        data_slot="link",
    )[
        span(".continue-art", data_slot="art")[scene(match.game) if match else None],
        span(".continue-words")[
            span(".continue-headline", data_slot="headline")[match.headline if match else None],
            span(".note.continue-place")[
                span(data_slot="place")[match.place if match else None],
                span(data_slot="when")[match.when if match else None],
            ],
        ],
        span(".continue-seats", data_slot="seats")[
            [emblem(seat, 14) for seat in range(1, match.seats + 1)] if match else None
        ],
        icon("chevron-right", 20),
    ]


def _welcome() -> Element:
    """For a first visit: what this is, in three lines. A match to go on with takes its place."""
    lines = (
        ("users", "Pass one device round the table, or play the bots."),
        ("save", "Every move is kept here; close the page whenever you like."),
        ("wifi-off", "After the first visit it works without a network."),
    )
    return ul(".lobby-welcome", aria_label="Good to know")[
        [li[icon(name, 22), span[words]] for name, words in lines]
    ]


def _shelf(games: Sequence[Tile]) -> Element:
    return div(".lobby-shelf")[
        h2("#new-match-heading.heading")["Start a new match"],
        ul(class_={"tiles": True, "single": len(games) == 1}, aria_labelledby="new-match-heading")[
            [li[_tile(game)] for game in games]
        ],
    ]


def _tile(game: Tile) -> Element:
    return a(f"#game-{game.id}.tile", href=f"#/new/{game.id}")[
        span(".tile-art")[scene(game.id)],
        span(".tile-words")[
            span(".tile-name.display")[game.name],
            span(".tile-motto")[game.motto],
            span(".tile-facts")[
                span[icon("users", 16), span(".sr")["players: "], game.seats],
                span[icon("hourglass", 16), f"{game.minutes} min"],
            ],
        ],
    ]  # fmt: skip


def _foot(games: Sequence[Tile]) -> Element:
    links = (
        ("rules", f"#/rules/{games[0].id}" if games else "#/", "book-open", "Rules"),
        ("matches", "#/matches", "archive", "Matches"),
        ("settings", "#/settings", "settings", "Settings"),
    )
    return nav(".foot-bar.lobby-foot", aria_label="More")[
        [a(f"#to-{id}", href=href)[icon(sign, 22), words] for id, href, sign, words in links]
    ]
