"""The end as a scene: who won, what every score is made of, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, a, b, button, div, footer, h1, h2, header, li, main, p, section, span, ul
from markupsafe import Markup

from table.art import Course, emblem, icon, laurels, line_chart, panorama, vista
from table.art.svg import number


@dataclass(frozen=True)
class Result:
    """A seat (1 to 5) at the end: its points, and the parts of their sum in the order of `End.parts`."""

    seat: int
    name: str
    total: int
    parts: tuple[int, ...]
    won: bool = False
    bot: bool = False


@dataclass(frozen=True)
class Fact:
    """Something small worth telling of the match: an icon, what it is, who or how much."""

    icon: str
    what: str
    told: str


@dataclass(frozen=True)
class End:
    """All that the scene shows. `margin` follows the winner's points ("two ahead of Cleo"); `steps` name the
    points of the chart, for which `courses` holds a run of values for each result."""

    match: str
    parts: tuple[str, ...]
    results: tuple[Result, ...]
    margin: str
    steps: tuple[str, ...]
    courses: tuple[tuple[float, ...], ...]
    course: str = "points after each turn"
    facts: tuple[Fact, ...] = ()


def page(end: End) -> Element:
    """Results stand from the most points to the fewest; several winners are a draw."""
    winners = [result for result in end.results if result.won]
    return div("#end.screen.end")[
        header(".end-land")[
            div(".end-view.narrow")[panorama()], div(".end-view.wide")[vista()], _hero(winners, end.margin)
        ],
        main(".end-main")[_made_of(end), _came_about(end)],
        _actions(end),
    ]


def _hero(winners: Sequence[Result], margin: str) -> Element:
    alone = len(winners) == 1
    title = f"{winners[0].name} wins" if alone else "A draw"
    points = f"{winners[0].total} point{'s' if winners[0].total != 1 else ''}"
    return div(".end-hero")[
        span(".disc.end-disc")[
            laurels(112),
            span(".end-emblems")[[emblem(winner.seat, 50 if alone else 30) for winner in winners]],
        ],
        div[
            h1("#end-title.display", tabindex="-1", data_focus="true")[title],
            p[b[points], f", {margin}" if margin else None],
        ],
    ]


def _made_of(end: End) -> Element:
    ranked = sorted(end.results, key=lambda result: (-result.total, not result.won))
    longest = max(1, *(sum(max(0, part) for part in result.parts) for result in end.results))
    return section(class_=["card", {"few": len(ranked) < 4}], aria_labelledby="made-of")[
        h2("#made-of")["What it was made of"],
        ul(".part-names", aria_hidden="true")[
            [li[_swatch(place), name] for place, name in enumerate(end.parts, 1)]
        ],
        ul(".results")[[_result(result, end.parts, longest) for result in ranked]],
        ul(".facts")[
            [
                li[icon(fact.icon, 26), div[span(".note")[fact.what], span(".strong")[fact.told]]]
                for fact in end.facts
            ]
        ] if end.facts else None,
    ]  # fmt: skip


def _swatch(place: int) -> Markup:
    return Markup(
        '<svg class="swatch" width="13" height="13">'
        f'<rect width="13" height="13" rx="4" fill="var(--part-{place})"/></svg>'
    )


def _result(result: Result, names: Sequence[str], longest: int) -> Element:
    sums = ", ".join(f"{name} {part}" for name, part in zip(names, result.parts, strict=True))
    return li(".result")[
        emblem(result.seat, 26),
        span(".seat-name")[result.name, [icon("bot", 16), span(".sr")["bot"]] if result.bot else None],
        span(".result-total")[b[result.total], span(".sr")[f" points: {sums}"]],
        _bar(result.parts, longest),
    ]


def _bar(parts: Sequence[int], longest: int) -> Markup:
    """The parts one after another with their numbers inside; a part too short for its number goes without."""
    whole = sum(max(0, part) for part in parts)
    drawn, left = "", 0.0
    for place, part in enumerate(parts, 1):
        if part <= 0:
            continue
        width = 100 * part / whole
        ink = "var(--on-part-6)" if place == 6 else f"var(--on-part-{'light' if place in (1, 5) else 'dark'})"
        gap = f'<line x1="{number(left)}%" x2="{number(left)}%" y2="100%"/>' if left else ""
        word = ""
        if 100 * part / longest >= 3 + 3 * len(str(part)):
            middle = number(left + width / 2)
            word = f'<text x="{middle}%" y="50%" dy=".35em" text-anchor="middle" fill="{ink}">{part}</text>'
        drawn += (
            f'<g class="part part-{place}"><rect x="{number(left)}%" width="{number(width)}%" height="100%" '
            f'fill="var(--part-{place})"/>{word}{gap}</g>'
        )
        left += width
    return Markup(
        f'<svg class="bar" width="{number(100 * whole / longest)}%" aria-hidden="true">{drawn}</svg>'
    )


def _came_about(end: End) -> Element:
    courses = [
        Course(result.seat, result.name, values, result.won)
        for result, values in zip(end.results, end.courses, strict=True)
    ]
    return section(".card.end-course", aria_labelledby="came-about")[
        h2("#came-about")["How it came about"],
        p(".note")[end.course],
        line_chart(end.course, end.steps, courses, "course"),
    ]


def _actions(end: End) -> Element:
    def other(id: str, do: str, sign: str, words: Node) -> Element:
        return button(f"#{id}.btn", type="button", data_do=do, data_match=end.match)[icon(sign, 20), words]

    return footer(".end-foot")[
        button("#again.btn.primary", type="button", data_do="again", data_match=end.match)[
            icon("rotate-ccw", 20), "Play again, same seats"
        ],
        div(".end-more")[
            other("look-back", "log", "scroll-text", "Look back"),
            other("share", "share", "share-2", span["Share", span(".end-longer")[" the match"]]),
            a("#end-lobby.btn", href="#/")[icon("house", 20), "Lobby"],
        ],
    ]
