"""The form for a new match. Native inputs only, so that it can be filled in before Python is there."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    fieldset,
    form,
    h1,
    h2,
    header,
    input,
    label,
    legend,
    main,
    p,
    span,
)

from table.art import emblem, icon, scene

SHAPES = ("circle", "diamond", "triangle", "square", "star")
NAME_LENGTH = 24


@dataclass(frozen=True)
class Player:
    """Who is to sit at a seat; `bot` is the id of a level, None for a person.

    `suggested` is the name that the form proposed, "" where a person has typed one.
    """

    name: str
    bot: str | None = None
    suggested: str = ""


@dataclass(frozen=True)
class Level:
    """How good a bot is; `about` says how it plays."""

    id: str
    name: str
    about: str = ""


@dataclass(frozen=True)
class Setting:
    """An option of the game and its value now: a switch when `choices` is empty, else (value, words) pairs.

    `between_people`: shown only while no bot sits.
    """

    id: str
    name: str
    effect: str
    value: bool | str
    choices: tuple[tuple[str, str], ...] = ()
    between_people: bool = False


@dataclass(frozen=True)
class Setup:
    """All that the form shows; `length` is what comes of it in words ("about 15 minutes")."""

    game: str
    name: str
    motto: str
    seats: range
    players: tuple[Player, ...]
    levels: tuple[Level, ...]
    settings: tuple[Setting, ...]
    length: str


def page(setup: Setup) -> Element:
    """The set-up of one game. Its fields: `seat-1-name`, `seat-1-kind` (person or bot), `seat-1-level`,
    `option-ID`."""
    game = setup.game
    return main(".screen.setup", id=f"setup-{game}")[
        div(".setup-art")[
            scene(game),
            a(".icon-btn.face", id=f"{game}-back", href="#/", aria_label="To the lobby")[
                icon("chevron-left", 24)
            ],
        ],
        form(
            ".setup-form",
            id=f"new-match-{game}",
            data_do="deal",
            data_change="seats",
            data_game=game,
            autocomplete="off",
        )[
            header(".setup-plate")[
                div(".grow")[
                    h1(".display", tabindex="-1", data_focus="true")[setup.name], p(".soft")[setup.motto]
                ],
                a(
                    ".icon-btn",
                    id=f"{game}-rules",
                    href=f"#/rules/{game}",
                    aria_label=f"Rules of {setup.name}",
                )[icon("book-open", 22)],
            ],
            div(".setup-main")[_seats(setup), _options(setup)],
            p(".setup-length.soft")[setup.length],
            div(".setup-deal")[button(".btn.primary.wide", id=f"{game}-deal", type="submit")["Deal"]],
        ],
    ]


def _seats(setup: Setup) -> Element:
    game, fixed = setup.game, len(setup.seats) == 1
    count = f"{len(setup.players)} of {setup.seats[-1]} seats" if not fixed else f"{setup.seats[-1]} seats"
    add = None
    if len(setup.players) < setup.seats[-1]:
        add = button(".setup-add", id=f"{game}-add-seat", type="button", data_do="add-seat", data_game=game)[
            icon("plus", 22), "Add a seat"
        ]
    return div[
        div(".section-head")[h2(".heading")["Who plays"], span(".note")[count]],
        div(".panel")[
            [_seat(setup, number, player) for number, player in enumerate(setup.players, 1)],
            add,
        ],
    ]


def _seat(setup: Setup, number: int, player: Player) -> Element:
    game, id = setup.game, f"{setup.game}-seat-{number}"
    kind = f"seat-{number}-kind"
    removable = len(setup.players) > setup.seats[0]
    return fieldset(".seat", id=id)[
        legend(".sr")[f"Seat {number}, {SHAPES[number - 1]}"],
        input(
            type="hidden", id=f"{id}-suggested", name=f"seat-{number}-suggested", value=player.suggested,
        ),
        div(".seat-line")[
            emblem(number, 26),
            input(
                ".seat-field", id=f"{id}-name", name=f"seat-{number}-name", value=player.name, required=True,
                maxlength=NAME_LENGTH, aria_label="Name", enterkeyhint="done", spellcheck="false",
            ),
            div(".segments.seat-kind")[
                _radio(f"{id}-person", kind, "person", player.bot is None, icon("user", 20), "Person"),
                _radio(f"{id}-bot", kind, "bot", player.bot is not None, icon("bot", 20), "Bot"),
            ],
            button(
                ".icon-btn", id=f"{id}-remove", type="button", data_do="remove-seat", data_game=game,
                data_seat=number, aria_label=f"Remove seat {number}",
            )[icon("x", 20)] if removable else None,
        ],
        div(
            ".segments.seat-level", role="radiogroup", aria_label="How good the bot is",
            aria_describedby=f"{id}-about",
        )[
            [
                _radio(
                    f"{id}-{level.id}", f"seat-{number}-level", level.id,
                    level.id == (player.bot or setup.levels[0].id), level.name,
                )
                for level in setup.levels
            ]
        ],
        # All of them, so that the style can show the one that is chosen before Python is there.
        div(".seat-about", id=f"{id}-about")[[p(".note")[level.about] for level in setup.levels]],
    ]  # fmt: skip


def _options(setup: Setup) -> Node:
    if not setup.settings:
        return None
    return div[
        div(".section-head")[h2(".heading")["Options"]],
        div(".panel")[[_setting(setup.game, setting) for setting in setup.settings]],
    ]


def _setting(game: str, setting: Setting) -> Element:
    id, name = f"{game}-{setting.id}", f"option-{setting.id}"
    kind = "line setting between-people" if setting.between_people else "line setting"
    words = [span(".strong")[setting.name], span(".note")[setting.effect]]
    if not setting.choices:
        return label(class_=kind, for_=id)[
            span(".setting-words")[words],
            input(".switch", id=id, name=name, type="checkbox", role="switch", checked=setting.value is True),
        ]
    return div(class_=f"{kind} choices", role="radiogroup", aria_labelledby=f"{id}-words")[
        span(".setting-words", id=f"{id}-words")[words],
        div(".segments")[
            [
                _radio(f"{id}-{value}", name, value, value == setting.value, says)
                for value, says in setting.choices
            ]
        ],
    ]


def _radio(id: str, name: str, value: str, chosen: bool, face: Node, unseen: str | None = None) -> Element:
    """One segment; `unseen` names a face that is only a sign."""
    return label[
        input(".sr", id=id, name=name, type="radio", value=value, checked=chosen),
        span[face, span(".seat-kind-word")[unseen] if unseen else None],
    ]
