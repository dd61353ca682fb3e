"""The matches that are kept: order, names, files, deleting and bringing back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.hunting import Hunting
from e2e.records import mining


def entries(table: Hunting) -> Locator:
    return table.page.get_by_role("article")


def three_matches(table: Hunting) -> None:
    """Played in this order: Cleo's, Dora's, Eli's."""
    for name in ("Cleo", "Dora", "Eli"):
        table.bring(mining("call 2 at 4", bot="greenhorn").record.replace("Ann", name))
        table.pile(2)
    table.visit("#/matches")


def test_the_last_played_comes_first_and_the_lobby_shows_two(phone: Hunting) -> None:
    table = phone
    three_matches(table)
    expect(entries(table)).to_have_count(3)
    for at, name in enumerate(["Eli", "Dora", "Cleo"]):
        expect(entries(table).nth(at)).to_contain_text(f"{name} to go on or stop")
    table.tap(table.link(re.compile("^Cleo")))
    table.stop()
    table.visit("#/")
    cards = table.link(re.compile("Gold Hunting, turn"))
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(re.compile("to call|to go on"))
    table.reload()
    expect(cards).to_have_count(2)
    table.visit("#/matches")
    expect(entries(table).first).to_contain_text("Cleo")


def test_a_match_is_renamed(phone: Hunting) -> None:
    table = phone
    three_matches(table)
    table.tap(table.button("Rename Dora to go on or stop"))
    field = table.page.get_by_label("Name of this match")
    expect(field).to_be_focused()
    field.fill("<b>Rainy Sunday</b>")
    table.tap(table.button(re.compile("^Rename$")))
    expect(entries(table).nth(1)).to_contain_text("<b>Rainy Sunday</b>")
    table.reload()
    expect(entries(table).nth(1)).to_contain_text("<b>Rainy Sunday</b>")
    expect(table.button("Rename <b>Rainy Sunday</b>")).to_be_visible()


def test_a_deleted_match_can_be_brought_back(phone: Hunting) -> None:
    table = phone
    three_matches(table)
    table.tap(table.button("Delete Dora to go on or stop"))
    expect(entries(table)).to_have_count(2)
    expect(table.toast).to_contain_text("Dora to go on or stop is deleted.")
    table.tap(table.button("Bring it back"))
    expect(entries(table)).to_have_count(3)
    expect(table.toast).to_be_empty()
    table.tap(table.link(re.compile("^Dora")))
    table.pile(2)
    table.visit("#/matches")
    table.tap(table.button("Delete Dora to go on or stop"))
    table.tap(table.button("Close this message"))
    table.reload()
    expect(entries(table)).to_have_count(2)
    expect(table.page.get_by_text("Dora")).to_have_count(0)


def test_a_match_is_taken_along_as_a_file(phone: Hunting) -> None:
    table = phone
    record = mining("call 2 at 4").record
    table.bring(record)
    table.curtain.wait_for()
    table.visit("#/matches")
    table.tap(table.button("Save Ann to go on or stop as a file"))
    dialog = table.page.get_by_role("dialog", name="It shows hidden gold too")
    assert table.saved_file(dialog.get_by_role("button", name="Save the file")) == record
    expect(dialog).to_have_count(0)
