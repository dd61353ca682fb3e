"""Storage that is full, blocked or damaged: it is said, and nothing is lost silently."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match

FULL = """() => {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith("fortyniner/match/")) throw new DOMException("full", "QuotaExceededError");
    write.call(this, key, text);
  };
}"""
BLOCKED = """
  for (const name of ["getItem", "setItem", "removeItem"])
    Storage.prototype[name] = () => { throw new DOMException("blocked", "SecurityError"); };
"""


def test_with_full_storage_the_match_goes_on_and_can_be_saved(phone: Hunting) -> None:
    table = phone.bring(mining().record)
    table.open_curtain("Ann")
    table.page.evaluate(FULL)
    table.call(2, 4)
    expect(table.toast).to_contain_text("This device has no room left: the match goes on, but is not kept.")
    table.go_on()
    table.call(3, 3)
    expect(table.toast).to_be_empty()  # it is said once
    table.tap(table.button("Not kept: no room left"))
    table.tap(table.toast.get_by_role("button", name="Save as a file"))
    dialog = table.page.get_by_role("dialog", name="It shows hidden gold too")
    match = Match.read(table.saved_file(dialog.get_by_role("button", name="Save the file")))
    assert [ply.move for ply in match.log][2:] == ["call 2 at 4", "call 3 at 3"]
    assert len(Match.read(table.stored_record()).log) == 2


def test_with_full_storage_nothing_is_dealt(phone: Hunting) -> None:
    table = phone
    table.page.evaluate(FULL)
    table.deal(Ann=None, Dutch="Old hand")
    expect(table.toast).to_contain_text("This device has no room left to keep")
    expect(table.button("Deal")).to_be_visible()


def test_with_blocked_storage_the_page_says_so(seat: Seat) -> None:
    table = seat(PHONE)
    table.provoked = True
    table.page.add_init_script(BLOCKED)
    table.arrive()
    trouble = table.page.get_by_role("alertdialog", name="The table is not ready")
    expect(trouble).to_contain_text("This browser does not let the page keep anything")
    expect(table.button("Try again")).to_be_focused()


def test_a_damaged_match_says_where_and_goes_on_from_its_sound_part(phone: Hunting) -> None:
    table = phone
    lines = mining("call 2 at 4", "call 3 at 3", "stop").record.splitlines()
    broken = lines.index("call 3 at 3  # 1 Ann")
    lines[broken] = "call 3 at"
    table.resume("\n".join(lines))
    expect(table.page.get_by_role("heading", level=1)).to_have_text("This match is damaged")
    table.says(re.compile(f"line {broken + 1}: 'call 3 at'.*The 3 moves before that can be played on"))
    assert table.saved_file(table.button("Save the text as a file")) == "\n".join(lines)
    table.tap(table.button("Play on from there"))
    table.open_curtain("Ann")
    table.pile(2)
    table.visit("#/match/kept")  # what was damaged is still as it was
    assert table.stored_record() == "\n".join(lines)


def test_a_match_of_which_nothing_is_sound(phone: Hunting) -> None:
    table = phone
    for number, text in enumerate(["", "\x00\x01 garbage", "Fortyniner record\ngame: gold-hunting"]):
        table.resume(text, f"broken-{number}")
        expect(table.page.get_by_role("heading", level=1)).to_have_text("This match is damaged")
        expect(table.button("Save the text as a file")).to_be_visible()
        expect(table.button("Play on from there")).to_have_count(0)
        table.tap(table.button("To the lobby"))
        expect(table.link(re.compile("Gold Hunting")).last).to_be_visible()


@pytest.mark.parametrize("index", ["{", '[1, null, {"id": "kept"}]'])
def test_a_damaged_index_loses_no_match(phone: Hunting, index: str) -> None:
    table = phone
    table.keep(mining(bot="greenhorn").record)
    table.page.evaluate("text => localStorage.setItem('fortyniner/index', text)", index)
    table.reload()
    table.visit("#/matches")
    table.tap(table.page.get_by_role("article").get_by_role("link"))
    table.call(2, 4)
    table.visit("#/matches")
    table.says("Ann to go on or stop")


def test_damaged_settings_are_defaults(phone: Hunting) -> None:
    table = phone
    table.page.evaluate("() => localStorage.setItem('fortyniner/settings', '{\"theme\": 7, \"tables\": [')")
    table.reload()
    table.visit("#/settings")
    expect(
        table.page.get_by_role("radiogroup", name=re.compile("^Theme")).get_by_label("As the device")
    ).to_be_checked()


FOREIGN = {
    "a shopping list": "This is no Fortyniner match.",
    mining().record.replace("rules: 1", "rules: 99"): "this record was played by rules 99",
    mining("call 2 at 4").record.replace("call 2 at 4", "call 2 at 9"): "line 14: 'call 2 at 9'",
}


def test_a_foreign_file_is_refused_with_the_reason(phone: Hunting) -> None:
    for text, reason in FOREIGN.items():
        phone.bring(text)
        expect(phone.toast).to_contain_text(reason)
    phone.says("No match yet")


def test_a_match_file_opens_and_is_kept(phone: Hunting) -> None:
    record = mining("call 2 at 4", bot="greenhorn").record
    table = phone.bring(record)
    table.pile(2)
    assert table.stored_record() == record
    table.visit("#/matches")
    table.says("Ann to go on or stop")
