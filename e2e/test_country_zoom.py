"""The board made larger: by a button and by two fingers, moved with one, and the whole of it again."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import CDPSession, FloatRect, expect

from e2e.country import Country
from tests.country import country

GAME = Country
Point = tuple[float, float]


@pytest.fixture
def table(phone: Country) -> Country:
    return phone.resume(country(others="white blue green", seats=2)).opened("Ann")


def box(table: Country) -> FloatRect:
    """Where the board lies, all of it, seen or not."""
    found = table.board.bounding_box()
    assert found
    return found


def middle(table: Country, place: str) -> Point:
    """Where a space lies on the screen."""
    found = table.space(place).locator(".face").bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


class Fingers:
    """Fingers on the screen."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    def move(self, *ways: Sequence[Point], steps: int = 6, rest: float = 0.1) -> None:
        """Each finger from the first to the last of its two points, all at once; there they rest, then up.
        Browsers take a tap that soon follows a fling for what stops it."""
        for step in [*range(steps + 1), steps, steps]:
            time.sleep(rest if step == steps else 0)
            points = [
                {
                    "id": finger,
                    "x": start[0] + (end[0] - start[0]) * step / steps,
                    "y": start[1] + (end[1] - start[1]) * step / steps,
                }
                for finger, (start, end) in enumerate(ways)
            ]
            self._send("touchStart" if step == 0 else "touchMove", points)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def fingers(table: Country) -> Fingers:
    return Fingers(table.page.context.new_cdp_session(table.page))


def larger(table: Country) -> None:
    """By the button."""
    before = box(table)["width"]
    table.tap(table.zoom)
    assert box(table)["width"] == pytest.approx(before * 2.2, rel=0.01)


def chosen_by_tap(table: Country, place: str) -> None:
    """A tap where the space is seen chooses this space, and only shows it."""
    x, y = middle(table, place)
    assert table.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[role=button]').id", [x, y]
    ) == table.space(place).get_attribute("id")
    table.page.touchscreen.tap(x, y)
    expect(table.play).to_be_enabled()
    assert "chosen" in (table.space(place).get_attribute("aria-label") or "")
    assert table.moves == []


def test_a_button_makes_the_board_larger_and_shows_the_whole_again(table: Country) -> None:
    whole = box(table)
    larger(table)
    table.fits()
    table.tap(table.zoom)
    assert box(table) == whole


def test_two_fingers_make_it_larger_and_a_double_tap_shows_the_whole(
    table: Country, fingers: Fingers
) -> None:
    whole = box(table)
    x, y = middle(table, "0,0")
    fingers.move(((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y)))
    assert 1.6 < box(table)["width"] / whole["width"] < 2.3
    shifted = middle(table, "0,0")
    assert shifted == (pytest.approx(x, abs=12), pytest.approx(y, abs=12))  # it grows about the fingers
    assert table.moves == []
    table.fits()
    for _ in range(5):  # a machine that stands still for a moment makes two taps of a double one
        if box(table) == whole:
            break
        for _ in range(2):
            table.page.touchscreen.tap(x, y)
    assert box(table) == whole


def test_two_fingers_make_it_no_smaller_than_its_window(table: Country, fingers: Fingers) -> None:
    whole = box(table)
    x, y = middle(table, "0,0")
    fingers.move(((x - 90, y), (x - 20, y)), ((x + 90, y), (x + 20, y)))
    assert box(table) == whole


def test_a_finger_moves_the_large_board_and_a_tap_then_hits_the_space_that_is_seen(
    table: Country, fingers: Fingers
) -> None:
    larger(table)
    before = box(table)
    x, y = middle(table, "-7,1")
    assert 0 < x < 390  # what can be chosen stays in sight
    y += 60
    fingers.move(((x + 200, y), (x + 100, y)))
    assert box(table)["x"] == pytest.approx(before["x"] - 100, abs=8)
    fingers.move(((x, y), (x + 330, y)))
    moved = box(table)
    assert moved["x"] == pytest.approx(0, abs=1)  # the board never leaves its window
    expect(table.play).to_be_disabled()  # to move it is no tap
    chosen_by_tap(table, "-7,1")
    table.tap(table.play)
    expect(table.space("-7,1")).to_have_accessible_name(re.compile("^red token, .*A2$"))
    assert table.moves == ["place red -7,1"]
    assert box(table) == moved  # what is drawn anew stays as large


def test_a_tap_that_slips_on_the_whole_board_is_a_tap(table: Country, fingers: Fingers) -> None:
    x, y = middle(table, "-7,1")
    fingers.move(((x - 4, y), (x + 4, y)), steps=2, rest=0)  # a long press is something else
    expect(table.play).to_be_enabled()
    expect(table.play).to_have_text("Place Red here")


def test_turning_the_device_and_escape_show_the_whole(table: Country) -> None:
    whole = box(table)
    larger(table)
    table.page.keyboard.press("Escape")
    assert box(table) == whole
    larger(table)
    table.page.set_viewport_size({"width": 844, "height": 390})
    expect(table.board).to_have_css("transform", "none")
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(table.page.locator("html")).to_have_js_property("clientWidth", 390)
    assert box(table) == whole
