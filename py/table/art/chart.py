"""A chart of lines over turns: one for each seat, its shape and name at the end instead of a legend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from htpy import Element, caption, div, table, tbody, td, th, thead, tr
from markupsafe import Markup, escape

from table.art.marks import SHAPES
from table.art.svg import number

_GAP = 9.0  # least distance of two end labels, in hundredths of the height
_NAME = 10  # letters of a name that fit beside the chart
_MARKED = 12  # up to so many points each is marked, not only the last


@dataclass(frozen=True)
class Course:
    """What one seat (1 to 5) had at each step; `won` is drawn thicker."""

    seat: int
    name: str
    values: tuple[float, ...]
    won: bool = False


def line_chart(title: str, steps: Sequence[str], courses: Sequence[Course], id: str = "chart") -> Element:
    """`steps` name the points from left to right; every course has one value for each of them.

    Places are percentages of a box that CSS sizes, so words keep their size on every screen. The same numbers
    stand in a table that only screen readers meet."""
    ticks = _ticks([value for course in courses for value in course.values])
    low, high = ticks[0], ticks[-1]
    xs = [100 * at / max(len(steps) - 1, 1) for at in range(len(steps))]

    def height(value: float) -> float:
        return 100 * (high - value) / (high - low)

    grid = "".join(
        f'<line class="grid" x2="100%" y1="{number(height(tick))}%" y2="{number(height(tick))}%"/>'
        f'<text class="tick" x="0" dx="-10" y="{number(height(tick))}%" dy=".35em" text-anchor="end">'
        f"{_said(tick)}</text>"
        for tick in ticks
    )
    every = max(1, ceil(len(steps) / 9))
    below = "".join(
        f'<text class="tick" x="{number(x)}%" y="100%" dy="1.6em" {_anchor(step)}>{escape(step)}</text>'
        for at, (x, step) in enumerate(zip(xs, steps, strict=True))
        if at % every == 0 or (at == len(steps) - 1 and at % every > every / 2)
    )
    drawn = sorted(courses, key=lambda course: (course.won, -course.seat))
    lines = "".join(_line(course, xs, [height(value) for value in course.values]) for course in drawn)
    ends = _ends(courses, [height(course.values[-1]) for course in courses])
    letters = max(len(_label(course)) for course in courses)
    desc = "; ".join(f"{course.name} ends at {_said(course.values[-1])}" for course in courses)
    picture = Markup(
        f'<svg class="chart" role="img" aria-labelledby="{id}-title {id}-desc">'
        f'<title id="{id}-title">{escape(title)}</title>'
        f'<desc id="{id}-desc">{escape(desc)}</desc>{grid}{below}{lines}{ends}</svg>'
    )
    return div(".chart-box", style=f"--letters:{letters}")[picture, _table(title, steps, courses)]


def _ticks(values: Sequence[float]) -> list[float]:
    """Some four to eight round numbers that hold all values, and zero when the values come near it."""
    low, high = min(values), max(values)
    if 0 < low <= (high - low) / 4:
        low = 0
    spread = (high - low) or 1
    rough = spread / 6
    power = 10 ** floor(log10(rough))
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough)
    if all(value == int(value) for value in values):
        step = max(step, 1)
    first, last = floor(low / step), ceil((low + spread) / step)
    return [step * at for at in range(first, last + 1)]


def _anchor(step: str) -> str:
    """A number stands below its point; a word ends there, or it would run into the number that follows."""
    return 'text-anchor="middle"' if step.isdecimal() else 'text-anchor="end" dx=".4em"'


def _said(value: float) -> str:
    return number(value).replace("-", "−")


def _line(course: Course, xs: Sequence[float], ys: Sequence[float]) -> str:
    data = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in zip(xs, ys, strict=True))
    kind = "course won" if course.won else "course"
    colour = f"var(--s{course.seat})"
    marks = list(zip(xs, ys, strict=True))
    marks = marks[1:] if 1 < len(marks) <= _MARKED else marks[-1:]
    shapes = "".join(
        f'<svg x="{x:.2f}%" y="{y:.2f}%" overflow="visible"><g transform="translate(-6.6 -6.6) scale(.55)">'
        f"{SHAPES[course.seat]}</g></svg>"
        for x, y in marks
    )
    return (
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">'
        f'<path class="{kind} halo" d="{data}"/>'
        f'<path class="{kind}" d="{data}" stroke="{colour}"/></svg>'
        f'<g class="marks" fill="{colour}">{shapes}</g>'
    )


def _label(course: Course) -> str:
    name = course.name if len(course.name) <= _NAME else course.name[: _NAME - 1].rstrip() + "…"
    return f"{name} {_said(course.values[-1])}"


def _ends(courses: Sequence[Course], ys: Sequence[float]) -> str:
    """Names and last values beside the ends, moved apart where they would touch."""
    places = apart(ys)
    leads, words = "", ""
    for course, y, place in zip(courses, ys, places, strict=True):
        leads += f"M8 {y:.2f}L20 {place:.2f}"
        weight = ' class="end won"' if course.won else ' class="end"'
        words += f'<text{weight} x="100%" dx="26" y="{place:.2f}%" dy=".35em">{escape(_label(course))}</text>'
    return (
        '<svg x="100%" width="28" height="100%" viewBox="0 0 28 100" preserveAspectRatio="none" '
        f'overflow="visible"><path class="lead" d="{leads}"/></svg>{words}'
    )


def apart(ys: Sequence[float]) -> list[float]:
    """The same heights (0 to 100), in the same order, no two nearer than the least gap."""
    order = sorted(range(len(ys)), key=lambda at: (ys[at], at))
    places = list(ys)
    for above, at in pairwise(order):
        places[at] = max(places[at], places[above] + _GAP)
    lowest = 100.0
    for at in reversed(order):
        places[at] = min(places[at], lowest)
        lowest = places[at] - _GAP
    return places


def _table(title: str, steps: Sequence[str], courses: Sequence[Course]) -> Element:
    return div(".sr")[
        table[
            caption[title],
            thead[tr[th(scope="col")["after"], [th(scope="col")[course.name] for course in courses]]],
            tbody[
                [
                    tr[th(scope="row")[step], [td[_said(course.values[at])] for course in courses]]
                    for at, step in enumerate(steps)
                ]
            ],
        ],
    ]
