"""The rulebook of a game on a page: an index of rule numbers, then every rule under its id."""

from __future__ import annotations

import re
from collections.abc import Iterator

from htpy import (
    Element,
    Node,
    a,
    article,
    div,
    footer,
    form,
    h1,
    h2,
    h3,
    header,
    input,
    label,
    li,
    main,
    nav,
    p,
    section,
    span,
    ul,
)

from fortyniner.rulebook import Part, Rule, Rulebook
from table.art import icon, scene

_RULE_ID = re.compile(r"\b([A-Z]{2}-\d+)\b")


def page(
    game: str, book: Rulebook, current: str | None = None, *, query: str = "", match: str | None = None
) -> Element:
    """All rules of `game`; `current` is marked, `query` leaves only the rules with all its words, and `match`
    is the id of an open match to go back to. Each rule's element has the rule's id."""
    parts = [(part, rules) for part in book.parts if (rules := _matching(part, query))]
    return div("#rules.screen.rules")[
        header(".top-bar")[
            a(
                "#rules-back.icon-btn",
                href=f"#/match/{match}" if match else "#/",
                aria_label="Back to the match" if match else "To the lobby",
            )[icon("chevron-left", 24)],
            h1(".title.display", tabindex="-1", data_focus="true")[span(".sr")["Rules: "], book.title],
            span(".bar-balance"),
        ],
        div(".rules-spread")[
            div(".rules-side")[_search(game, query), _contents(game, book, current)],
            main(".rules-main")[
                None if query else _intro(game, book),
                [_part(game, book, part, rules, current) for part, rules in parts],
                None if parts else p("#no-rules.soft", role="status")[f"No rule speaks of “{query}”."],
            ],
        ],
        footer(".rules-return")[a("#to-match.btn", href=f"#/match/{match}")["To the match"]]
        if match
        else None,
    ]


def _matching(part: Part, query: str) -> list[Rule]:
    words = [_stem(word) for word in query.casefold().split()]
    return [r for r in part.rules if all(word in f"{r.id} {r.title} {r.text}".casefold() for word in words)]


def _stem(word: str) -> str:
    """A word without its last letter, so that "store" finds "storing"."""
    return word[:-1] if len(word) > 4 else word


def _search(game: str, query: str) -> Element:
    return form(".rules-search", role="search", data_do="search-rules", data_game=game)[
        label(".sr", for_="rules-query")["Search the rules"],
        icon("search", 20),
        input(
            "#rules-query", name="query", type="search", value=query, placeholder="Search the rules",
            data_do="search-rules", data_live="search-rules", data_game=game, autocomplete="off",
            enterkeyhint="search",
        ),
    ]  # fmt: skip


def _intro(game: str, book: Rulebook) -> Element:
    return section(".rules-intro", aria_label="What it is about")[
        div(".rules-intro-art")[scene(game)],
        div(".rules-intro-words")[[p[words] for words in book.intro.split("\n\n")]],
    ]


def _contents(game: str, book: Rulebook, current: str | None) -> Element:
    return nav(".rules-contents", aria_label="Contents")[
        ul[
            [
                li[
                    span(".strong")[part.title],
                    ul[
                        [
                            li[_to(game, rule.id, current, f"{number(rule.id)} {rule.title}")]
                            for rule in part.rules
                        ]
                    ],
                ]
                for part in book.parts
            ]
        ]
    ]


def _to(game: str, id: str, current: str | None, words: str) -> Element:
    return a(href=f"#/rules/{game}/{id}", aria_current="true" if id == current else None)[words]


def number(id: str) -> str:
    """ "12" of "GH-12"."""
    return id.rpartition("-")[2]


def _part(game: str, book: Rulebook, part: Part, rules: list[Rule], current: str | None) -> Element:
    place = book.parts.index(part) + 1
    return section(".rules-part", aria_labelledby=f"part-{place}")[
        header(".rules-head")[
            h2(id=f"part-{place}")[part.title],
            span(".note")[f"part {place} of {len(book.parts)}"],
            nav(".rules-numbers", aria_label=f"Rules of {part.title}")[
                [
                    a(
                        href=f"#/rules/{game}/{rule.id}",
                        aria_label=f"{rule.id} {rule.title}",
                        aria_current="true" if rule.id == current else None,
                    )[number(rule.id)]
                    for rule in rules
                ]
            ],
        ],
        [_rule(game, rule, rule.id == current) for rule in rules],
    ]


def _rule(game: str, rule: Rule, current: bool) -> Element:
    return article(class_={"rule": True, "current": current}, id=rule.id, tabindex="-1")[
        h3[span(".felt-pill")[rule.id], " ", span(".rule-title")[rule.title]],
        list(_paragraphs(game, rule)),
    ]


def _paragraphs(game: str, rule: Rule) -> Iterator[Element]:
    """Runs of "- " lines are a list, other lines between empty ones a paragraph."""
    for block in re.split(r"\n\s*\n", rule.text.strip()):
        words: list[str] = []
        points: list[str] = []
        for line in block.splitlines():
            if line.startswith("- "):
                points.append(line[2:])
            elif points:
                points[-1] += " " + line.strip()
            else:
                words.append(line.strip())
        if words:
            yield p[_linked(game, rule.id, " ".join(words))]
        if points:
            yield ul[[li[_linked(game, rule.id, point)] for point in points]]


def _linked(game: str, own: str, words: str) -> list[Node]:
    """The words, with every id of another rule a link to it."""
    return [
        a(".rule-link", href=f"#/rules/{game}/{piece}")[piece] if odd % 2 and piece != own else piece
        for odd, piece in enumerate(_RULE_ID.split(words))
    ]
