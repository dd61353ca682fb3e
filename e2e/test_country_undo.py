"""Taking back in Gold Country: within a turn at once, behind a draw only when the table agrees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.country import Country
from tests.country import QUIET, country

GAME = Country


@pytest.fixture
def table(phone: Country) -> Country:
    """Ann begins a turn; Ben is a person too."""
    return phone.resume(country(others="white blue green", seats=2)).opened("Ann")


def question(table: Country) -> Locator:
    return table.page.get_by_role("dialog", name="Take back what has been seen?")


def test_what_was_done_in_a_turn_is_taken_back_at_once_and_done_again(table: Country) -> None:
    done = ["buy red", *QUIET[:2]]
    for move in done:
        table.do(move)
    after = table.match.position()
    for left in (2, 1):
        table.undo()
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        # It lies there again as it was chosen.
        expect(table.play).to_have_text(("Place Red here", "Place White here")[left - 1])
        assert table.moves == done[:left]
    table.undo()
    expect(table.seat(1)).to_have_accessible_name(
        "Ann, 20 coins, 1 red card, 1 white card, 1 blue card, 1 green card, to move"
    )
    assert table.moves == []
    for left in (1, 2, 3):
        table.redo()
        expect(table.button("Redo (R)")).to_have_count(1 if left < 3 else 0)
        assert table.moves == done[:left]
    assert table.match.position() == after


def test_a_trade_is_taken_back_where_it_was_made(table: Country) -> None:
    table.tap(table.page.locator("#open-trade"))
    back = table.page.locator("#trade-undo")
    expect(back).to_be_disabled()
    table.tap(table.page.locator("#sheet-buy-blue"))
    expect(table.page.locator(".country-trade.made")).to_have_text("Bought: 5")
    table.tap(back)
    expect(table.page.locator(".country-trade.made")).to_have_count(0)
    assert table.moves == []


def test_what_was_drawn_is_taken_back_only_after_asking_and_comes_again(table: Country) -> None:
    table.do("redraw")
    assert table.see() == "person"
    drawn = table.match
    table.undo()
    expect(question(table)).to_contain_text("Do all at the table agree?")
    table.tap(question(table).get_by_role("button", name="Leave it"))
    expect(question(table)).to_have_count(0)
    assert table.match.record == drawn.record

    table.undo()
    table.tap(question(table).get_by_role("button", name="Take it back"))
    expect(question(table)).to_have_count(0)
    expect(table.token("red")).to_be_visible()
    assert table.moves == []
    table.do("redraw")
    assert table.see() == "person"
    assert table.match.position() == drawn.position()


def test_the_end_of_a_turn_is_taken_back_after_asking(table: Country) -> None:
    for move in QUIET:
        table.do(move)
    table.do("done")
    while table.waits() == "beat":
        table.go_on()
    table.open_curtain("Ben")
    table.undo()
    table.tap(question(table).get_by_role("button", name="Take it back"))
    table.open_curtain("Ann")
    expect(table.play).to_have_text("End the turn")
    assert table.moves == [*QUIET]
