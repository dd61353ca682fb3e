"""No trace of somebody else's secret card or tokens, nor of the bag's order, whatever one looks at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, TABLET, Seat
from e2e.country import Country
from fortyniner.match import Match
from tests.country import QUIET, country

GAME = Country
SHOWN = "red white blue green"
"""Secret cards of Ann, Ben and Cleo; the fourth is out of the game."""
OTHERS = "red blue green"
HANDS = ["white white blue", "green red blue"]
OTHER_HANDS = ["green red white", "blue white blue"]


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def table(seat: Seat, request: pytest.FixtureRequest) -> Country:
    return seat(request.param, reduced_motion="reduce").hasten().unhurried()


def dealt(secrets: str, others: list[str], board: str = "forest") -> Match:
    """Ann's turn; what is Ben's and Cleo's is as given."""
    return country(others=others, secrets=secrets, board=board)


def document(table: Country) -> str:
    """All of the page, and what a screen reader finds in it."""
    return table.page.content() + table.page.locator("body").aria_snapshot()


def looks_at_all(table: Country, match: Match) -> Iterator[str]:
    """The curtain, the board, a choice, the seats, the land, trades, cards, the log and the menu."""
    table.visit("#/")
    table.resume(match)
    table.curtain.wait_for()
    yield document(table)
    table.open_curtain("Ann")
    yield document(table)
    table.choose("place red -7,1")
    yield document(table)
    for opened in (table.seat(2), table.page.locator("#about-land"), *_tools(table)):
        table.tap(opened)
        yield document(table)
        table.page.keyboard.press("Escape")
    for key in ("l", "Escape", "m", "Escape"):
        table.page.keyboard.press(key)
        yield document(table)
    table.page.keyboard.press("Escape")
    expect(table.play).to_be_disabled()  # nothing is chosen that would be kept


def _tools(table: Country) -> list[Locator]:
    tools = [table.page.locator(f"#open-{sheet}") for sheet in ("trade", "cards")]
    return [tool for tool in tools if tool.is_visible()]


def test_who_looks_finds_nothing_of_others(table: Country) -> None:
    here, other = dealt(SHOWN, HANDS), dealt("red green white blue", OTHER_HANDS)
    assert here.view(1)["seats"][1] != other.view(1)["seats"][1]
    assert here.view(0) == other.view(0)
    one, two = ([*looks_at_all(table, match)] for match in (here, other))
    assert len(one) > 8
    assert one == two
    own = table.page.locator(".country-secret")
    expect(own).to_have_count(1)


def test_behind_the_curtain_nothing_of_anybody_is_left(table: Country) -> None:
    """Ann has looked, and has drawn at the end of her turn; then the device is Ben's."""
    here, other = dealt(SHOWN, HANDS), dealt("green white blue red", HANDS)
    assert here.view(0)["seats"][0]["secret"] != other.view(0)["seats"][0]["secret"]
    one, two = ([*_a_turn(table, match)] for match in (here, other))
    assert one == two


def _a_turn(table: Country, match: Match) -> Iterator[str]:
    """What the page shows from the end of Ann's turn on."""
    table.visit("#/")
    table.resume(match)
    table.open_curtain("Ann")
    expect(table.page.locator(".country-secret")).to_have_count(1)
    for move in (*QUIET, "done"):
        table.do(move)
    assert table.waits() == "beat"  # the tokens that she has drawn
    table.go_on()
    expect(table.curtain).to_have_text("Pass to Ben")
    shown = document(table)
    drawn = table.match.view(0)["seats"][0]["tokens"]
    assert len(drawn) == 3
    yield shown
    table.open_curtain("Ben")
    yield document(table)
    table.tap(table.seat(1))
    yield document(table)


def test_tokens_that_were_drawn_are_shown_to_nobody_else(table: Country) -> None:
    table.resume(dealt(SHOWN, HANDS))
    table.open_curtain("Ann")
    for move in (*QUIET, "done"):
        table.do(move)
    told = table.page.locator(".country-preview.beat")
    expect(told).to_contain_text("Drawn by Ann")
    said = told.locator(".country-title").inner_text()
    table.go_on()
    assert said not in document(table)


def test_nothing_is_written_to_the_console(table: Country) -> None:
    said: list[str] = []
    table.page.on("console", lambda message: said.append(message.text))
    table.resume(dealt(SHOWN, HANDS))
    table.open_curtain("Ann")
    for move in (*QUIET, "done"):
        table.do(move)
    table.go_on()
    table.open_curtain("Ben")
    assert [text for text in said if not text.startswith("[pyscript/main]")] == []
