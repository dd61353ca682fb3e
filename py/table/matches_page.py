"""All matches kept on this device: go on, rename, take along as a file, delete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    article,
    button,
    div,
    form,
    h1,
    h2,
    header,
    input,
    label,
    li,
    main,
    p,
    span,
    ul,
)

from table.art import emblem, icon, scene

TITLE_LENGTH = 40


@dataclass(frozen=True)
class Sitter:
    """Who sits at a match."""

    name: str
    bot: bool = False


@dataclass(frozen=True)
class Saved:
    """A kept match. `title` is the name a person gave it, None if nobody did; `when` is told in words."""

    id: str
    game: str
    headline: str
    place: str
    when: str
    seats: tuple[Sitter, ...]
    over: bool = False
    title: str | None = None


def page(matches: Sequence[Saved], renaming: str | None = None) -> Element:
    """Open matches first, then those played to the end. `renaming` is the id of the match being renamed."""
    going, over = [m for m in matches if not m.over], [m for m in matches if m.over]
    return div("#matches.screen.matches")[
        header(".top-bar")[
            a("#matches-back.icon-btn", href="#/", aria_label="To the lobby")[icon("chevron-left", 24)],
            h1(".title.display", tabindex="-1", data_focus="true")["Matches"],
            span(".bar-balance"),
        ],
        main(".matches-main")[
            _shelf("Still open", going, renaming),
            _shelf("Played to the end", over, renaming),
            None if matches else _empty(),
            _import(),
        ],
    ]


def _shelf(title: str, matches: Sequence[Saved], renaming: str | None) -> Node:
    if not matches:
        return None
    return [
        h2(".heading")[title],
        ul(".saved-list")[[li[_saved(match, match.id == renaming)] for match in matches]],
    ]


def _saved(match: Saved, renaming: bool) -> Element:
    id, title = f"match-{match.id}", match.title or match.headline
    return article(".saved", id=id)[
        _rename(match, id) if renaming else _open(match, id, title),
        div(".saved-foot")[
            span(".note.grow")[match.when],
            button(
                ".icon-btn", id=f"{id}-rename", type="button", data_do="rename", data_match=match.id,
                aria_label=f"Rename {title}", title="Rename",
            )[icon("pencil", 20)],
            button(
                ".icon-btn", id=f"{id}-export", type="button", data_do="export", data_match=match.id,
                aria_label=f"Save {title} as a file", title="Save as a file",
            )[icon("download", 20)],
            button(
                ".icon-btn", id=f"{id}-delete", type="button", data_do="delete", data_match=match.id,
                aria_label=f"Delete {title}", title="Delete",
            )[icon("trash-2", 20)],
        ],
    ]  # fmt: skip


def _open(match: Saved, id: str, title: str) -> Element:
    place = f"{match.headline}, {match.place}" if match.title else match.place
    return a(".saved-open", id=f"{id}-open", href=f"#/match/{match.id}")[
        span(".saved-art")[scene(match.game)],
        span(".saved-words")[span(".continue-headline")[title], span(".note")[place], _sitters(match.seats)],
        icon("chevron-right", 20),
    ]


def _sitters(seats: Sequence[Sitter]) -> Element:
    return span(".sitters")[
        [
            span(".sitter")[
                emblem(number, 14), seat.name, [icon("bot", 15), span(".sr")["bot"]] if seat.bot else None
            ]
            for number, seat in enumerate(seats, 1)
        ]
    ]


def _rename(match: Saved, id: str) -> Element:
    return form(".saved-rename", id=f"{id}-form", data_do="renamed", data_match=match.id)[
        label(".note", for_=f"{id}-title")["Name of this match"],
        div(".row")[
            input(
                ".field.grow", id=f"{id}-title", name="title", value=match.title or "",
                placeholder=match.headline, maxlength=TITLE_LENGTH, autocomplete="off", enterkeyhint="done",
            ),
            button(".btn", id=f"{id}-renamed", type="submit")["Rename"],
        ],
    ]  # fmt: skip


def _empty() -> Element:
    return div(".matches-empty")[
        span(".matches-empty-art")[scene("gold-river")],
        p(".heading")["No match yet"],
        p(".soft")["What you play is kept here by itself, move by move."],
        a("#matches-new.btn", href="#/")["Start a match"],
    ]


def _import() -> Element:
    return div(".matches-import")[
        input("#import-file.sr", type="file", accept=".txt,text/plain", data_do="import"),
        label(".btn.wide", for_="import-file")[icon("file-up", 20), "Open a match file"],
    ]
