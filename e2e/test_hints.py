"""What a bot would do is said, with its reason, and laid out; where a table wants no hints there are none."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.hunting import Hunting
from e2e.records import mining


def test_a_hint_is_said_and_laid_out(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    table.tap(table.button("Menu (M)"))
    table.tap(table.button("What would a bot do? (H)"))
    table.says(re.compile(r"A bot would .+: the chance to win is then \d+ %\. Next best"))
    expect(table.primary).to_be_enabled()


def test_a_table_that_wants_no_hints_gets_none(desktop: Hunting) -> None:
    table = desktop.visit("#/settings")
    table.tap(table.page.locator("label", has=table.page.locator("input[name=hints][value=off]")))
    table.resume(mining(bot="greenhorn"))
    table.press("h")
    table.tap(table.button("Menu (M)"))
    expect(table.button("Rules of Gold Hunting").or_(table.link("Rules of Gold Hunting"))).to_be_visible()
    expect(table.button("What would a bot do? (H)")).to_have_count(0)
    expect(table.page.get_by_text("A bot would")).to_have_count(0)
