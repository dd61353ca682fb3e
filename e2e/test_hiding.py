"""Hiding the gold: by tap, by drag with mouse and finger, by a ready-made idea, and taking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.hunting import Hunting
from fortyniner.match import Match

# Two taps so soon after each other that nothing can be drawn between them.
TWICE = """([x, y]) => {
  const place = { detail: 1, clientX: x, clientY: y }
  const tap = () => new MouseEvent("click", { bubbles: true, cancelable: true, ...place });
  for (const click of [tap(), tap()]) document.elementFromPoint(x, y).dispatchEvent(click);
}"""
OPEN = Match.new("gold-hunting", ["Ann", "Dutch"], seed=49, options={"start": "1"}, bots={1: "greenhorn"})


@pytest.fixture
def touched(phone: Hunting) -> Hunting:
    return phone.resume(OPEN)


@pytest.fixture
def clicked(desktop: Hunting) -> Hunting:
    return desktop.resume(OPEN)


def test_a_piece_is_placed_by_two_taps_and_taken_back_by_one(touched: Hunting) -> None:
    table = touched
    table.tap(table.kind(3))
    table.says("Now tap a vein")
    table.tap(table.vein(2))
    expect(table.vein(2)).to_have_accessible_name("Vein 2, 1 piece, put a triple on top")
    table.tap(table.button("The triple on top of vein 2; put the triple on top"))  # wherever it is tapped
    table.holds(2, 3, 3)
    expect(table.kind(3)).to_contain_text("all placed")
    table.tap(table.vein(4))  # no kind in hand any more: the vein is
    table.says("Now fill vein 4")
    table.tap(table.kind(1))
    table.holds(4, 1)
    table.tap(table.button("Take the triple at the bottom of vein 2 back"))
    table.holds(2, 3)
    expect(table.kind(3)).to_contain_text("1 triple")


def test_taking_back_goes_step_by_step(touched: Hunting) -> None:
    table = touched
    back = table.page.get_by_role("region", name="Pieces to place").get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    table.tap(table.kind(1))
    table.tap(table.vein(1))
    table.tap(table.button("Shuffle"))
    expect(table.kind(1)).to_contain_text("all placed")
    table.tap(back)
    table.holds(1, 1)
    table.tap(back)
    table.holds(1)
    expect(back).to_be_disabled()


def test_a_ready_made_idea_fills_all_veins(touched: Hunting) -> None:
    table = touched
    expect(table.primary).to_have_text("Place 10 more pieces")
    table.tap(table.button("Ideas"))
    table.tap(table.button(re.compile("^Tall tower")))
    assert sorted(table.placed(vein).count() for vein in range(1, 5)) == [1, 1, 1, 7]
    table.tap(table.primary)
    expect(table.page.get_by_role("region", name="Dutch’s veins")).to_be_visible()


def test_what_is_not_finished_says_what_is_missing(touched: Hunting) -> None:
    table = touched
    for kind, count, vein in ((2, 4, 1), (1, 4, 2), (3, 2, 2)):
        table.tap(table.kind(kind))
        for _ in range(count):
            table.put_on(vein)
    expect(table.primary).to_have_text("Vein 3 is still empty")
    table.tap_anyway(table.primary)
    expect(table.toast).to_contain_text("There are four veins, and each holds at least one piece.")
    expect(table.toast.get_by_role("link")).to_have_text("GH-3")


def test_an_impatient_second_tap_opens_no_curtain(phone: Hunting) -> None:
    table = phone.resume(Match.new("gold-hunting", ["Ann", "Ben"], seed=49, options={"start": "1"}))
    table.open_curtain("Ann")
    table.tap(table.button("Shuffle"))
    box = table.primary.bounding_box()
    assert box
    table.page.evaluate(TWICE, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    table.open_curtain("Ben")
    table.says("Ben, for your eyes only")


def test_pieces_are_dragged_with_the_mouse(clicked: Hunting) -> None:
    table = clicked
    drag_with_mouse(table, table.kind(2), table.vein(1))
    drag_with_mouse(table, table.kind(3), table.vein(1))
    table.holds(1, 2, 3)
    drag_with_mouse(table, table.button("Take the triple on top of vein 1 back"), table.vein(3))
    table.holds(1, 2)
    table.holds(3, 3)
    drag_with_mouse(table, table.kind(1), table.vein(3), low=True)  # beneath the triple
    table.holds(3, 1, 3)
    drag_with_mouse(table, table.button(re.compile("^Take the double")), table.page.locator("#kind-2"))
    table.holds(1)


def test_pieces_are_dragged_with_a_finger(touched: Hunting) -> None:
    table = touched
    drag_with_finger(table, table.kind(2), table.vein(1))
    drag_with_finger(table, table.kind(3), table.vein(4))
    table.holds(1, 2)
    table.holds(4, 3)
    drag_with_finger(table, table.button(re.compile("^Take the triple")), table.vein(1))
    table.holds(1, 2, 3)
    table.holds(4)
    assert table.page.evaluate("() => scrollY") == 0


def test_a_drag_that_ends_nowhere_changes_nothing(clicked: Hunting) -> None:
    table = clicked
    drag_with_mouse(table, table.kind(1), table.page.get_by_role("heading", level=1))
    expect(table.kind(1)).to_contain_text("4 singles")
    expect(table.kind(1)).to_have_attribute("aria-pressed", "false")


def way(table: Hunting, what: Locator, onto: Locator, low: bool = False) -> list[tuple[float, float]]:
    """From the middle of one to the middle of the other (or low in it), by small steps."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start
    assert end
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x = end["x"] + end["width"] / 2
    to_y = end["y"] + end["height"] - 4 if low else end["y"] + min(20, end["height"] / 2)
    return [(x + (to_x - x) * step / 6, y + (to_y - y) * step / 6) for step in range(7)]


def drag_with_mouse(table: Hunting, what: Locator, onto: Locator, low: bool = False) -> None:
    first, *rest = way(table, what, onto, low)
    table.page.mouse.move(*first)
    table.page.mouse.down()
    for point in rest:
        table.page.mouse.move(*point)
    table.page.mouse.up()


def drag_with_finger(table: Hunting, what: Locator, onto: Locator) -> None:
    session = table.page.context.new_cdp_session(table.page)
    first, *rest = way(table, what, onto)
    for kind, points in (
        ("touchStart", [first]),
        *(("touchMove", [point]) for point in rest),
        ("touchEnd", []),
    ):
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )
    session.detach()
