"""The end as a scene: who won, what every score is made of, and how it came about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from htpy import Element, Node, a, b, button, div, footer, h1, h2, header, li, main, p, section, span, ul
from markupsafe import Markup

from fortyniner.phrases import counted, listed
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
    points of the chart, for which `courses` holds a run of values for each result; `course` says of what."""

    match: str
    parts: tuple[str, ...]
    results: tuple[Result, ...]
    margin: str
    steps: tuple[str, ...]
    courses: tuple[tuple[float, ...], ...]
    course: str
    game: str = ""
    """Its id; a game may colour the parts in a way of its own."""
    facts: tuple[Fact, ...] = ()


def page(end: End) -> Element:
    """Results stand from the most points to the fewest; it is a draw when all have won."""
    return div("#end.screen.end", data_game=end.game or None)[
        header(".end-land")[div(".end-view.narrow")[panorama()], div(".end-view.wide")[vista()], _hero(end)],
        main(".end-main")[_made_of(end), _came_about(end)],
        _actions(end),
    ]


def _hero(end: End) -> Element:
    winners = [result for result in end.results if result.won]
    names = listed([winner.name for winner in winners])
    title, crowd = f"{names} {'wins' if len(winners) == 1 else 'share the win'}", len(winners) > 1
    if len(winners) == len(end.results):
        title, crowd = "A draw", False
    size = (50, 30, 24, 24, 18)[len(winners) - 1]
    return div(".end-hero")[
        span(".disc.end-disc")[
            laurels(112),
            span(class_=["end-emblems", {"many": len(winners) > 2}])[
                [emblem(winner.seat, size) for winner in winners]
            ],
        ],
        div[
            h1("#end-title", tabindex="-1", data_focus="true", class_={"display": True, "crowd": crowd})[
                title
            ],
            p[b[counted(winners[0].total, "point")], f", {end.margin}" if end.margin else None],
        ],
    ]


def _made_of(end: End) -> Element:
    ranked = sorted(end.results, key=lambda result: (-result.total, not result.won))
    # A part that nobody has is not told of; the others keep the colours of their places.
    named = {
        place: name
        for place, name in enumerate(end.parts, 1)
        if any(result.parts[place - 1] for result in ranked)
    }
    reach = _reach(end.results)
    return section(class_=["card", {"few": len(ranked) < 4}], aria_labelledby="made-of")[
        h2("#made-of")["What it was made of"],
        ul(".part-names", aria_hidden="true")[
            [li[_swatch(place), name] for place, name in named.items()]
        ],
        ul(".results")[[_result(result, named, reach) for result in ranked]],
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


def _result(result: Result, names: Mapping[int, str], reach: Reach) -> Element:
    sums = ", ".join(f"{name} {_signed(result.parts[place - 1])}" for place, name in names.items())
    return li(".result")[
        emblem(result.seat, 26),
        span(".seat-name")[result.name, [icon("bot", 16), span(".sr")["bot"]] if result.bot else None],
        span(".result-total")[b[_signed(result.total)], span(".sr")[f" points: {sums}"]],
        _bar(result.parts, reach.most) if reach.least is None else _falling_bar(result.parts, reach),
    ]


def _signed(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


class Reach(NamedTuple):
    """How far the bars go: `least` to the left of nothing where points were lost, None where none were."""

    least: int | None
    most: int


def _reach(results: Sequence[Result]) -> Reach:
    most = max(1, *(sum(max(0, part) for part in result.parts) for result in results))
    lost = any(part < 0 for result in results for part in result.parts)
    return Reach(min(0, *(sum(result.parts) for result in results)) if lost else None, most)


def _falling_bar(parts: Sequence[int], reach: Reach) -> Markup:
    """What was won from left to right; beneath it, striped and backwards, what was lost: to the sum."""
    least = reach.least or 0
    scale = 100 / (reach.most - least)

    def at(points: float) -> str:
        return number((points - least) * scale)

    drawn, end = "", 0
    for place, part in enumerate(parts, 1):
        if part > 0:
            ink = "light" if place in (1, 5) else "dark"
            drawn += f'<g class="part part-{place}"><rect x="{at(end)}%" width="{number(part * scale)}%" '
            drawn += f'height="58%" fill="var(--part-{place})"/>'
            drawn += _within(part, str(part), at(end + part / 2), scale, "29%", f"var(--on-part-{ink})")
            drawn += f'<line x1="{at(end)}%" x2="{at(end)}%" y2="58%"/></g>' if end else "</g>"
            end += part
    for place, part in enumerate(parts, 1):
        if part < 0:
            end += part
            drawn += f'<g class="part part-{place} lost"><svg x="{at(end)}%" y="62%" '
            drawn += f'width="{number(-part * scale)}%" height="38%"><rect width="100%" height="100%" '
            drawn += f'fill="var(--part-{place})" opacity=".25"/><path d="M0 20H2000" '
            drawn += f'stroke="var(--part-{place})"/></svg>'
            drawn += _within(-part, f"−{-part}", at(end - part / 2), scale, "81%", "var(--ink)") + "</g>"
    drawn += f'<rect class="bar-sum" x="{at(end)}%" height="100%" width="3"/>' + _beside(
        parts, scale, at(end)
    )
    return Markup(f'<svg class="bar falling" width="100%" aria-hidden="true">{drawn}</svg>')


def _beside(parts: Sequence[int], scale: float, where: str) -> str:
    """What was lost in all, before the sum, where no lost part is long enough for its number."""
    lost = [-part for part in parts if part < 0]
    if not lost or any(_fits(part, f"−{part}", scale) for part in lost):
        return ""
    total = sum(lost)
    return f'<text class="bar-lost" x="{where}%" y="81%" dx="-6" dy=".35em" text-anchor="end">−{total}</text>'


def _fits(part: int, says: str, scale: float) -> bool:
    return part * scale >= 3 + 3 * len(says)


def _within(part: int, says: str, middle: str, scale: float, height: str, ink: str) -> str:
    """The number in the middle of a part, if that is long enough for it."""
    if not _fits(part, says, scale):
        return ""
    return f'<text x="{middle}%" y="{height}" dy=".35em" text-anchor="middle" fill="{ink}">{says}</text>'


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
