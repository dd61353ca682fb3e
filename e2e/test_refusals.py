"""What is not possible says why, and the rule that says so can be read."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.hunting import Hunting
from e2e.records import mining


def test_a_vein_that_is_mined_out(phone: Hunting) -> None:
    table = phone.resume(mining("call 2 at 4", "call 1 at 4", bot="greenhorn"))
    table.tap_anyway(table.vein(4))
    expect(table.toast).to_contain_text("Vein 4 is mined out. GH-12")
    table.tap(table.button("Close this message"))
    expect(table.toast).to_be_empty()


def test_the_rule_is_a_tap_away_and_the_way_back_is_too(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    table.tap_anyway(table.button("Store"))
    expect(table.toast).to_contain_text("There is no pile yet to store.")
    table.tap(table.toast.get_by_role("link", name="GH-30"))
    rule = table.page.get_by_role("article").filter(
        has=table.page.get_by_role("heading", name=re.compile("^GH-30"))
    )
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("current"))
    table.tap(table.page.get_by_role("link", name="To the match", exact=True))
    table.says("What do you call?")
    expect(table.vein(2)).to_have_accessible_name(re.compile("3 pieces"))
    table.pile(0)
    expect(table.toast).to_be_empty()


def test_rules_are_looked_up_without_leaving_the_match(phone: Hunting) -> None:
    table = phone.resume(mining("call 2 at 4"))
    table.open_curtain("Ann")
    table.choose(3, 3)
    table.menu("Rules of Gold Hunting")
    table.tap(table.page.get_by_role("link", name="To the match", exact=True))
    expect(table.button("Call three at vein 3")).to_be_enabled()
    table.pile(2)


def test_whoever_comes_from_the_lobby_meets_the_curtain(phone: Hunting) -> None:
    table = phone.bring(mining("call 2 at 4").record)
    table.open_curtain("Ann")
    table.tap(table.link("To the lobby"))
    table.tap(table.link(re.compile("Ann to go on or stop")))
    table.open_curtain("Ann")
    table.pile(2)


BEGUN = "Goldrush and storing open a turn; this one has begun. GH-11"
KEYS = {
    "store too late": (["call 2 at 4"], "s", BEGUN),
    "goldrush too late": (["call 2 at 4"], "g", BEGUN),
    "stop too early": ([], "x", "One attempt a turn is due; stopping comes after a success. GH-17"),
    "marker used": (
        ["rush at 1", "call 1 at 1"],
        "s",
        "The goldrush marker is used up: one goldrush or one storing in a game. GH-30",
    ),
}


def test_keys_are_refused_with_a_reason(desktop: Hunting) -> None:
    for case, (moves, key, reason) in KEYS.items():
        table = desktop.resume(mining(*moves, bot="greenhorn"), case)
        table.press(key)
        expect(table.toast, case).to_contain_text(reason)
        rule = reason.rpartition(" ")[2]
        expect(table.toast.get_by_role("link")).to_have_attribute("href", f"#/rules/gold-hunting/{rule}")
