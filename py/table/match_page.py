"""Round the board: the bar above it, the log and the menu beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from htpy import (
    Element,
    Node,
    a,
    button,
    dialog,
    div,
    h1,
    h2,
    h3,
    header,
    label,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    span,
    ul,
)

from fortyniner.bots import LEVELS
from fortyniner.game import Event, Standings
from fortyniner.phrases import in_words
from fortyniner.record import Seat
from table import curtain, end_scene
from table.art import emblem, icon
from table.boards import Interlude
from table.kept import Kept
from table.sitting import Sitting


def show(sitting: Sitting, drawer: str | None, opens: bool, hints: bool = True) -> Node:
    """What a match shows now: the curtain (`opens` lifts it), the end, or the board under `drawer`.

    `hints`: whether the menu offers them.
    """
    waits = sitting.waits
    if waits == "curtain":
        return [_curtain(sitting, opens), _seats(sitting) if drawer == "seats" else None]
    shown = _end(sitting) if waits == "over" else _table(sitting)
    return [
        shown,
        _log(sitting) if drawer == "log" else None,
        _menu(sitting, hints) if drawer == "menu" else None,
        _seats(sitting) if drawer == "seats" else None,
    ]


def _table(sitting: Sitting) -> Element:
    return div("#match.screen.match")[
        _bar(sitting), main("#board.match-board")[sitting.board.draw(sitting.scene())]
    ]


def _curtain(sitting: Sitting, opens: bool) -> Element:
    """Nothing of what a seat may not know is drawn here: only events and views that everybody may see."""
    seat = sitting.wanted
    assert seat is not None
    name = sitting.names[seat]
    scene = sitting.scene()
    plies = sitting.since(seat)
    events = [event for ply in plies for event in ply.events if event.seen_by(None)]
    turns = {(ply.seat, ply.round) for ply in plies}
    told = sitting.told(events)
    return curtain.page(
        seat + 1,
        name,
        [sitting.names[other] for other in sitting.people if other != seat],
        [curtain.Told(sitting.board.token(event), *words) for event, words in zip(events, told, strict=True)],
        [
            curtain.Known(side + 1, name, figures)
            for side, name in enumerate(sitting.names)
            if (figures := tuple(sitting.board.figures(scene, side)))
        ],
        by=(plies[0].seat + 1, sitting.names[plies[0].seat]) if len(turns) == 1 else None,
        opens=opens,
        awaits=(sitting.interlude.says if sitting.interlude else sitting.headline).removeprefix(name).strip(),
        heading="Since your last turn" if any(ply.seat == seat for ply in sitting.match.log) else "So far",
    )


def _end(sitting: Sitting) -> Element:
    match = sitting.match
    standings = match.scores
    parts = match.game.words.PARTS
    winners = standings.winners or tuple(range(len(match.seats)))
    course = match.course()
    scores = list(enumerate(standings.scores))
    ranked = sorted(scores, key=lambda score: (score[0] not in winners, -score[1].total))
    return end_scene.page(
        end_scene.End(
            sitting.id,
            tuple(parts.values()),
            tuple(
                end_scene.Result(
                    seat + 1,
                    sitting.names[seat],
                    score.total,
                    tuple(score.parts[part] for part in parts),
                    seat in winners,
                    match.seats[seat].bot is not None,
                )
                for seat, score in ranked
            ),
            _margin(sitting, standings, [seat for seat, _ in ranked]),
            tuple(str(round) if round else "start" for round, _ in course),
            tuple(tuple(step.scores[seat].total for _, step in course) for seat, _ in ranked),
            f"points after each {match.game.words.ROUND}",
            match.game.id,
            _facts(sitting),
        )
    )


def _facts(sitting: Sitting) -> tuple[end_scene.Fact, ...]:
    told = sitting.board.facts(sitting.match.log, sitting.names, sitting.match.view(None))
    return tuple(end_scene.Fact(*fact) for fact in told)


def _margin(sitting: Sitting, standings: Standings, ranked: Sequence[int]) -> str:
    first, second, *_ = (standings.scores[seat].total for seat in ranked)
    if first == second:
        return sitting.match.game.words.DECIDED[standings.decided_by]
    return f"{in_words(first - second)} ahead of {sitting.names[ranked[1]]}"


def _bar(sitting: Sitting) -> Element:
    return header(".top-bar")[
        a("#to-lobby.icon-btn", href="#/", aria_label="To the lobby")[icon("chevron-left")],
        div(".title")[
            h1(".display", tabindex="-1", data_focus="true")[sitting.match.game.name],
            p(".note.match-place")[
                sitting.place.partition(", ")[2], None if sitting.beats else f" · {sitting.headline}"
            ],
        ],
        _tool("redo", "redo-2", "Redo (R)", True, "R") if sitting.match.undone else None,
        None if sitting.kept else _tool("not-kept", "save-off", "Not kept: no room left", True, None),
        _tool("undo", "undo-2", "Undo (U)", sitting.can_undo, "U"),
        _tool("log", "scroll-text", "What happened (L)", True, "L"),
        _tool("menu", "menu", "Menu (M)", True, "M"),
    ]


@cache
def _tool(do: str, sign: str, label: str, possible: bool, key: str | None) -> Kept:
    tool = button(
        ".icon-btn",
        id=f"tool-{do}",
        type="button",
        data_do=do,
        aria_label=label,
        title=label,
        aria_keyshortcuts=key,
        aria_disabled=None if possible else "true",
    )[icon(sign)]
    return Kept(tool)


def _drawer(id: str, title: str, content: Node) -> Element:
    return dialog(".drawer", id=id, data_cancel="close", aria_labelledby=f"{id}-title")[
        div(".row")[
            h2(".display.grow.drawer-title", id=f"{id}-title")[title],
            button(".icon-btn", id=f"{id}-close", type="button", data_do="close", aria_label="Close")[
                icon("x")
            ],
        ],
        content,
    ]


def _log(sitting: Sitting) -> Element:
    """The latest on top."""
    rounds = [list(told) for _, told in groupby(_told(sitting), key=lambda told: told.round)]
    if not rounds:
        return _drawer("log-drawer", "What happened", p(".soft")["Nothing yet."])
    return _drawer(
        "log-drawer", "What happened", div(".log")[(_round(sitting, told) for told in reversed(rounds))]
    )


class _Told(NamedTuple):
    round: int
    turn: int
    """The seat whose move brought it about."""
    event: Event


def _told(sitting: Sitting) -> Iterator[_Told]:
    """What the seat that looks may know of what happened, each in its round."""
    for ply in sitting.match.log:
        round = ply.round
        for event in ply.events:
            round += event.opens
            if event.seen_by(sitting.seat):
                yield _Told(round, ply.seat, event)


def _round(sitting: Sitting, told: Sequence[_Told]) -> Element:
    """A turn is headed by whose it was; in a round each line shows whose doing it was."""
    word, round, seat = sitting.match.game.words.ROUND, told[0].round, told[0].turn
    where = f"{word} {round}" if round else "start"
    latest_first = told[::-1]
    lines = sitting.told([event for _, _, event in latest_first])
    if word == "turn" and all(one.turn == seat for one in told):
        return section(".log-round")[
            h3(".row")[emblem(seat + 1, 16), span(".grow")[sitting.names[seat]], span(".note")[where]],
            ol(reversed=True)[(li[_line(*words)] for words in lines)],
        ]
    return section(".log-round")[
        h3[where.capitalize()],
        ol(".by-seat", reversed=True)[
            (
                li[
                    span(".log-seat")[None if one.event.seat is None else emblem(one.event.seat + 1, 16)],
                    _line(*words),
                ]
                for one, words in zip(latest_first, lines, strict=True)
            )
        ],
    ]


def _line(what: str, then: str) -> Element:
    return p[span(".strong")[what], span(".note.log-note")[then] if then else None]


def _menu(sitting: Sitting, hints: bool) -> Element:
    game = sitting.match.game
    waits = sitting.waits
    interludes = sitting.board.interludes(sitting.scene()) if waits == "person" else ()
    return _drawer(
        "menu-drawer",
        game.name,
        ul(".menu")[
            _item("redo", "redo-2", "Redo") if sitting.match.undone else None,
            (_interlude(interlude) for interlude in interludes),
            _item("hint", "lightbulb", "What would a bot do? (H)") if hints and waits == "person" else None,
            li[
                a("#menu-rules.btn.wide", href=f"#/rules/{game.id}")[
                    icon("book-open"), f"Rules of {game.name}"
                ]
            ],
            _item("seats", "users", "Who plays") if sitting.waits != "over" else None,
            _item("share", "share-2", "Share the match as a link"),
            _item("export", "download", "Save the match as a file"),
            li[a("#menu-settings.btn.wide", href="#/settings")[icon("settings"), "Settings"]],
            li[a("#menu-lobby.btn.wide", href="#/")[icon("house"), "Lobby"]],
        ],
    )


def _seats(sitting: Sitting) -> Element:
    """Who leaves the table can have a bot sit in, and come back."""
    return _drawer(
        "seats-drawer",
        "Who plays",
        [
            p(".note")[
                "Whoever leaves the table can have a bot sit in. It knows only what the seat may know."
            ],
            div(".seats")[(_seat(seat, who) for seat, who in enumerate(sitting.match.seats))],
        ],
    )


def _seat(seat: int, who: Seat) -> Element:
    levels = [("", "Person"), *((level.id, level.name) for level in LEVELS.values())]
    return label(".row", for_=f"seat-{seat}")[
        emblem(seat + 1, 26),
        span(".grow.strong")[who.name],
        select(".select", id=f"seat-{seat}", data_do="hand-over", data_seat=str(seat), aria_label=who.name)[
            (option(value=id, selected=id == (who.bot or ""))[name] for id, name in levels)
        ],
    ]


def _item(do: str, sign: str, says: str) -> Element:
    return li[button(".btn.wide", id=f"menu-{do}", type="button", data_do=do)[icon(sign), says]]


def _interlude(interlude: Interlude) -> Element:
    return li[
        button(
            ".btn.wide",
            id=f"menu-interlude-{interlude.seat}",
            type="button",
            data_do="interlude",
            data_seat=str(interlude.seat),
        )[icon(interlude.sign), interlude.says]
    ]
