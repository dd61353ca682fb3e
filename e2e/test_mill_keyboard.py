"""Sutter's Mill by keys and by dragging: the town is walked through as it is seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.table import Table
from tests.coloma import in_town

SPOT = {"x": 24, "y": 20}
"""On a place, and not on the prospectors that stand there."""


def place(table: Table, name: str):
    return table.button(re.compile(f"^{name}"))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["upright", "lying"])
def test_arrow_keys_walk_through_the_town_as_it_is_seen(seat: Seat, device: dict[str, object]) -> None:
    table = seat(device, reduced_motion="reduce").visit()
    table.resume(in_town("HOOK", "RIVER"))
    table.open_curtain("Ann")
    place(table, "River camp").focus()
    seen = [table.page.evaluate("() => document.activeElement.id")]
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        table.page.keyboard.press(key)
        seen.append(table.page.evaluate("() => document.activeElement.id"))
    upright = ["RIVER", "MILL", "HALL", "HOTEL", "EXPRESS"]
    lying = ["RIVER", "MILL", "HOTEL", "EXPRESS", "STORE"]
    assert seen == [f"place-{space}" for space in (upright if device is PHONE else lying)]
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("button", name="Close")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(f"#{seen[-1]}")).to_be_focused()


def test_a_card_is_dragged_onto_a_building(desktop: Table) -> None:
    desktop.resume(in_town("HOOK", "RIVER"))
    desktop.open_curtain("Ann")
    desktop.button("Q, counts 10").drag_to(place(desktop, "Hook and Ladder House"), target_position=SPOT)
    expect(desktop.button(re.compile("^Play Q at Hook & Ladder"))).to_be_enabled()
