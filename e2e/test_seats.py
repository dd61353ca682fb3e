"""A bot sits in for whoever leaves the table, and gives the seat back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.hunting import Hunting
from e2e.records import mining


def sits_in(table: Hunting, name: str, level: str) -> None:
    """Somebody at the table says who plays a seat from now on."""
    table.page.get_by_role("combobox", name=name).select_option(label=level)


def test_a_bot_sits_in_and_gives_the_seat_back(phone: Hunting) -> None:
    table = phone.unhurried().resume(mining("call 2 at 4"))
    table.open_curtain("Ann")
    table.tap(table.button("Menu (M)"))
    table.tap(table.button("Who plays"))
    sits_in(table, "Ben", "Old hand")
    table.says("Ben is played by a bot now: Old hand.")
    table.stop()
    expect(table.page.locator("#match")).to_contain_text(re.compile("Ben (to call|called)"))
    table.tap(table.button("Menu (M)"))
    table.tap(table.button("Who plays"))
    sits_in(table, "Ben", "Person")
    assert "person: Ben" in table.stored_record()


def test_the_turn_of_who_is_not_here_goes_to_a_bot(phone: Hunting) -> None:
    table = phone.resume(mining("call 2 at 4"))
    table.tap(table.button("Ann is not here"))
    sits_in(table, "Ann", "Greenhorn")
    expect(table.curtain).to_be_hidden()
    assert "bot greenhorn: Ann" in table.stored_record()
