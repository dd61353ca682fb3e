"""Drawings and the chart: what means something else looks different, what is drawn is also said."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from table.art import (
    SHAPES,
    Course,
    emblem,
    icon,
    line_chart,
    marker,
    nugget,
    piece,
    scene,
    skyline,
    town_sign,
)
from table.art.chart import apart
from tests.document import Document

GAME = "gold-hunting"
TOWNS = ("San Narciso", "Cold Mountain", "New London", "Takamawok", "Whiskey River")


def test_the_chart_tells_the_same_in_a_table() -> None:
    courses = [Course(1, "Ann", (0, -3, 12), won=True), Course(2, "Ben", (0, 2, 11))]
    chart = Document(line_chart("points", ("start", "1", "2"), courses))
    assert [words for _, words in chart.all("td")] == ["0", "0", "−3", "2", "12", "11"]
    assert [words for _, words in chart.all("desc")] == ["Ann ends at 12; Ben ends at 11"]


def test_a_word_below_the_chart_never_runs_into_the_number_that_follows() -> None:
    chart = str(line_chart("points", ("start", "1"), [Course(1, "Ann", (0, 3))]))
    below = re.findall(r'dy="1.6em" text-anchor="(\w+)"[^>]*>(\w+)<', chart)
    assert below == [("end", "start"), ("middle", "1")]


@pytest.mark.parametrize("values", [(7.0,), (0.0, 0.0), (-50.0, 900.0), (0.1, 0.4)])
def test_the_chart_holds_every_value(values: tuple[float, ...]) -> None:
    steps = tuple(str(at) for at in range(len(values)))
    heights = re.findall(
        r'<svg x="[\d.]+%" y="([-\d.]+)%"', str(line_chart("x", steps, [Course(1, "Ann", values)]))
    )
    assert len(heights) == max(1, len(values) - 1)
    assert all(0 <= float(height) <= 100 for height in heights)


@pytest.mark.parametrize("ys", [(5, 6, 7, 8, 9), (99, 100, 98, 97), (0, 100), (50, 50)])
def test_names_at_the_ends_never_touch_and_keep_their_order(ys: tuple[float, ...]) -> None:
    places = apart(ys)
    order = sorted(range(len(ys)), key=lambda at: (ys[at], at))
    gaps = [places[low] - places[high] for high, low in pairwise(order)]
    assert min(gaps) >= 8.99
    assert max(places) <= 100


def test_drawings_differ_where_they_mean_different_things() -> None:
    assert len({piece(kind) for kind in range(4)}) == 4
    assert len({marker(face) for face in (None, 1, 2, 3)}) == 4
    assert len({emblem(seat) for seat in SHAPES}) == 5
    assert len({scene(game) for game in ("gold-country", "sutters-mill", "gold-river", GAME)}) == 4
    assert len({town_sign(name) for name in (*TOWNS, "building", "action", "Telegraph")}) == 8
    assert 'href="#i-undo-2"' in icon("undo-2")


def test_drawings_carry_no_ids_so_that_they_may_stand_twice() -> None:
    drawings = (
        piece(0),
        piece(3),
        marker(2),
        nugget(),
        emblem(5),
        skyline([1, 0]),
        scene(GAME),
        town_sign(TOWNS[0]),
    )
    assert [drawing for drawing in drawings if " id=" in drawing] == []
