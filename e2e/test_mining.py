"""A call: announced, then turned up; and what may follow a success."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match


def test_a_call_is_announced_before_its_piece_is_turned(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce")
    table.page.clock.install()
    table.visit()
    table.resume(mining(bot="greenhorn"))
    table.choose(2, 4)
    table.page.clock.pause_at(table.page.evaluate("() => Date.now() + 10_000"))
    table.tap(table.button("Call two at vein 4"))
    expect(table.verdict).to_contain_text("Two at vein 4…")
    expect(table.button("Lifting…")).to_be_disabled()
    expect(table.page.get_by_text("Right! A double.")).to_have_count(0)
    table.page.clock.resume()
    expect(table.verdict).to_contain_text("Right! A double.")
    expect(table.page.locator("#go-on")).to_have_text("Call again")


def test_after_a_success_stopping_is_a_tap_away(phone: Hunting) -> None:
    table = phone.unhurried().resume(mining(bot="greenhorn"))
    table.call(2, 4)
    expect(table.button("Call again")).to_be_enabled()
    table.stop()
    expect(table.verdict.get_by_text(re.compile("^Ben called"))).to_be_visible()
    assert [ply.move for ply in Match.read(table.stored_record()).log][2:4] == ["call 2 at 4", "stop"]


def test_one_looks_at_the_own_veins_while_pressing(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    own = table.page.get_by_role("img", name="Your vein 1, from the bottom: single, double, triple")
    expect(own).to_have_count(0)
    table.tap(table.button("Look at your own veins"))  # a short tap leaves it on
    expect(own).to_be_visible()
    table.tap(table.button("Look at your own veins"))
    expect(own).to_have_count(0)
