"""Settings: how it looks, moves and thinks, what is kept, which version runs, whose work it stands on."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    h1,
    h2,
    header,
    input,
    label,
    li,
    main,
    p,
    span,
    summary,
    ul,
)

from table.art import icon


@dataclass(frozen=True)
class Facts:
    """What the page knows of the device: `kept` is whether the browser promised to keep the matches (None: it
    cannot say), `used` tells how much they take, `update` whether a new version waits, `install` whether the
    browser offers to put the page on the home screen."""

    theme: str = "auto"
    motion: str = "auto"
    pace: str = "unhurried"
    thought: str = "usual"
    hints: str = "on"
    kept: bool | None = None
    used: str = ""
    version: str = ""
    update: bool = False
    install: bool = False


# id, what it is called, its effect, (value, words) pairs
_CHOICES = (
    (
        "theme",
        "Theme",
        "by day or by lamp",
        (("auto", "As the device"), ("light", "Light"), ("dark", "Dark")),
    ),
    (
        "motion",
        "Motion",
        "of pieces, cards and the curtain",
        (("auto", "As the device"), ("reduced", "Reduced")),
    ),
    (
        "pace",
        "Bots",
        "how long they show what they do",
        (("tap", "Until I tap"), ("unhurried", "Unhurried"), ("quick", "Quick")),
    ),
    (
        "thought",
        "Time to think",
        "how long bots may look ahead",
        (("short", "A moment"), ("usual", "1 second"), ("long", "3 seconds")),
    ),
    (
        "hints",
        "Hints",
        "what a bot would do, when somebody asks",
        (("on", "On"), ("off", "Off")),
    ),
)

_CREDITS = (
    ("Python", "PSF License"),
    ("Pyodide", "MPL 2.0"),
    ("PyScript", "Apache 2.0"),
    ("htpy", "MIT"),
    ("MarkupSafe", "BSD 3-Clause"),
    ("idiomorph", "BSD Zero Clause"),
    ("Workbox", "MIT"),
    ("Rye, a typeface by Nicole Fally", "SIL Open Font License"),
    ("Atkinson Hyperlegible Next, by the Braille Institute", "SIL Open Font License"),
    ("Lucide icons", "ISC"),
    ("Icons by Lorc, Delapouite and others of game-icons.net", "CC BY 3.0"),
)


def page(facts: Facts, match: str | None = None) -> Element:
    """`match` is the id of an open match to go back to.

    Each choice is a radio with `data-do="setting"`, `name` its setting and `value` its value.
    """
    return div("#settings.screen.settings")[
        header(".top-bar")[
            a("#settings-back.icon-btn", href=f"#/match/{match}" if match else "#/", aria_label="Back")[
                icon("chevron-left", 24)
            ],
            h1(".title.display", tabindex="-1", data_focus="true")["Settings"],
            span(".bar-balance"),
        ],
        main(".settings-main")[
            h2(".heading")["At the table"],
            div(".panel")[[_choice(*choice, value=getattr(facts, choice[0])) for choice in _CHOICES]],
            h2(".heading")["Kept on this device"],
            div(".panel")[_kept(facts), _install() if facts.install else None],
            h2(".heading")["Fortyniner"],
            div(".panel")[_version(facts), _credits()],
        ],
    ]


def _choice(id: str, name: str, effect: str, choices: tuple[tuple[str, str], ...], *, value: str) -> Element:
    return div(".line.setting.choices", role="radiogroup", aria_labelledby=f"setting-{id}")[
        span(".setting-words", id=f"setting-{id}")[span(".strong")[name], span(".note")[effect]],
        div(".segments")[
            [
                label[
                    input(
                        ".sr", id=f"{id}-{choice}", name=id, type="radio", value=choice,
                        checked=choice == value, data_do="setting",
                    ),
                    span[words],
                ]
                for choice, words in choices
            ]
        ],
    ]  # fmt: skip


def _kept(facts: Facts) -> Element:
    promised = {
        True: "The browser keeps your matches until you delete them.",
        False: "The browser may clear your matches when space runs short.",
        None: "This browser does not say how long it keeps your matches.",
    }[facts.kept]
    ask = button("#keep-storage.btn", type="button", data_do="keep-storage")["Keep for good"]
    return div(".line.setting.choices")[
        span(".setting-words")[span(".strong")[facts.used or "Matches"], span(".note")[promised]],
        ask if facts.kept is False else None,
    ]


def _install() -> Element:
    return div(".line.setting.choices")[
        span(".setting-words")[
            span(".strong")["On the home screen"],
            span(".note")["opens like an app, without the browser's bars"],
        ],
        button("#install.btn", type="button", data_do="install")[icon("smartphone", 20), "Install"],
    ]


def _version(facts: Facts) -> Element:
    state = "a new version is ready; your matches stay" if facts.update else "this is the newest version seen"
    update = button("#update.btn", type="button", data_do="update")[icon("refresh-cw", 20), "Update now"]
    return div(".line.setting.choices")[
        span(".setting-words")[span(".strong")[f"Version {facts.version}"], span(".note")[state]],
        update if facts.update else None,
    ]


def _credits() -> Node:
    return details(".credits")[
        summary("#licences.line")["Whose work it stands on", icon("chevron-right", 20)],
        p(".note")["Fortyniner itself is free software under the MIT licence."],
        ul[[li[span[what], span(".note")[licence]] for what, licence in _CREDITS]],
    ]
