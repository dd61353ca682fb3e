"""Veins that were seen by mistake are hidden again, when the other agrees (GH-40)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match


@pytest.fixture
def anns_turn(phone: Hunting) -> Hunting:
    """Ann looks and is to open a turn; a double is gone from each side."""
    table = phone.resume(mining("call 2 at 4", "stop", "call 2 at 2"))
    table.open_curtain("Ann")
    return table


def agreed(table: Hunting, owner: str, other: str) -> None:
    table.menu(f"{owner} hides again")
    dialog = table.page.get_by_role("dialog", name=f"{owner} hides again")
    table.tap(dialog.get_by_role("button", name=f"{other} agrees"))


def last_move(table: Hunting) -> str:
    return Match.read(table.stored_record()).log[-1].move


def test_the_one_who_looks_hides_again(anns_turn: Hunting) -> None:
    table = anns_turn
    agreed(table, "Ann", "Ben")
    expect(table.primary).to_have_text("Place 9 more pieces")
    table.tap(table.button("Shuffle"))
    table.tap(table.button("Hide again so"))
    table.says("What do you call?")
    assert last_move(table).startswith("rehide 1 ")


def test_the_other_hides_again_behind_the_curtain(anns_turn: Hunting) -> None:
    table = anns_turn
    agreed(table, "Ben", "Ann")
    table.open_curtain("Ben")
    for kind, count in ((3, 2), (2, 3), (1, 4)):
        table.tap(table.kind(kind))
        for _ in range(count):
            table.put_on(1)
    table.tap(table.button("Hide again so"))
    table.open_curtain("Ann")
    assert last_move(table) == "rehide 2 3.3.2.2.2.1.1.1.1"
    table.call(1, 1)
    expect(table.verdict).to_contain_text("Right! A single.")


def test_it_can_be_left_as_it_is(anns_turn: Hunting) -> None:
    table = anns_turn
    agreed(table, "Ben", "Ann")
    table.open_curtain("Ben")
    table.tap(table.button("Keep them"))
    table.open_curtain("Ann")
    assert last_move(table) == "call 2 at 2"
    table.menu("Ben hides again")
    table.tap(table.page.get_by_role("dialog").get_by_role("button", name="No"))
    table.says("What do you call?")


def test_with_a_bot_at_the_table_nobody_hides_again(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    table.tap(table.button("Menu (M)"))
    expect(table.page.get_by_role("dialog").get_by_text("Rules of Gold Hunting")).to_be_visible()
    expect(table.page.get_by_text("hides again")).to_have_count(0)
