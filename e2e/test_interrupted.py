"""A field that is being typed in, and a page that is left meanwhile."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.records import mining


def test_leaving_a_field_half_way_leaves_the_match_as_it_was(seat: Seat) -> None:
    table = seat(PHONE)
    table.visit("#/")
    table.resume(mining(bot="greenhorn"), "open")
    table.page.evaluate("location.hash = '#/rules/gold-hunting'")
    table.page.get_by_role("searchbox").press_sequentially("store")
    table.page.go_back()
    expect(table.page.locator("#match")).to_be_visible()
    expect(table.page.get_by_text("went wrong")).to_have_count(0)
    table.page.evaluate("location.hash = '#/new/gold-hunting'")
    table.page.get_by_role("textbox").first.press_sequentially("x")
    table.page.go_back()
    expect(table.page.locator("#match")).to_be_visible()
    expect(table.page.get_by_text("went wrong")).to_have_count(0)
