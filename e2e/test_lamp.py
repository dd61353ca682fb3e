"""A hint puts a lamp on the button that plays it, also where nothing is to be chosen first."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import Hunting
from e2e.records import river
from e2e.table import Table
from tests.tables import table as hunting


def lit(table: Table) -> Locator:
    """What has a lamp."""
    return table.page.locator("button", has_text="what a bot would do").locator("visible=true")


def asked(table: Table) -> None:
    table.menu("What would a bot do?")
    table.says("A bot would ")


def test_a_lamp_shows_the_way_to_pass_until_a_bid_is_chosen(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce").visit()
    table.resume(
        river("", "", "", phase="bid", bid=11, bidder=1, stashes=[13, 15, 15], bots={1: "prospector"})
    )
    expect(lit(table)).to_have_count(0)
    asked(table)
    expect(lit(table)).to_contain_text("Pass for good")
    table.fits()
    table.tap(table.button("One more"))
    expect(lit(table)).to_have_count(0)
    asked(table)
    table.tap(lit(table))
    expect(lit(table)).to_have_count(0)
    assert table.moves[0] == "pass"


def test_a_lamp_shows_the_way_to_stop(desktop: Hunting) -> None:
    match = hunting(
        piles=("3.3", ""), veins_of=("1/2/2/1", "1.2/2.1/2/1"), step="more", bots={1: "greenhorn"}
    )
    table = desktop.resume(match)
    table.press("h")
    expect(lit(table)).to_have_accessible_name("Stop and keep 6 (what a bot would do)")
    table.tap(table.number(2))
    expect(lit(table)).to_have_count(0)
    table.press("h")
    table.tap(lit(table))
    assert table.moves == ["stop"]
