"""Closed purses: no trace of what somebody else's chips are worth, whatever one looks at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.mill import Mill
from fortyniner.match import Match
from fortyniner.sutters_mill.town import SPACES
from tests.coloma import NAMES, position

GAME = Mill

STANDING = ("RIVER HOOK MILL", "RIVER RIVER HOOK", "STORE")
"""Ann and Ben are people, Cleo is a bot."""
STACKS = {"HOOK": "b6 a8", "MILL": "a3", "STORE": "c9"}
MOMENTS: dict[str, dict[str, object]] = {
    "start": {},
    "town": {"step": "town"},
    "dig": {"step": "dig"},
    "bonus": {"step": "bonus", "bonuses": ["MILL"], "dug": 1},
}
"""What Ann may have to decide."""


TAKERS = "aaabbbcccabc"
"""Who has taken the first chips; each of the seats has one of every worth, and one more."""
FAR = range(15, 24)
"""Blue chips that nobody takes in these tests."""


def rich(*seats: int, **parts: object) -> Match:
    """What these seats have found is worth more than it would be otherwise, and nobody else can see that."""
    told = position(*STANDING, takers=TAKERS, **STACKS | parts)
    values, takers = told["values"], told["takers"]
    better = [place for place in FAR if values[place] == 3]
    poor = [place for place, taker in enumerate(takers) if taker in seats and values[place] < 3]
    for place, other in zip(poor, better, strict=False):
        values[place], values[other] = values[other], values[place]
    return Match.at("sutters-mill", told, NAMES[: len(STANDING)], bots={2: "greenhorn"})


def purses(match: Match) -> list[int]:
    """What everybody holds."""
    return [match.view(seat)["seats"][seat]["purse"] for seat in range(len(match.seats))]


@pytest.fixture
def table(seat: Seat) -> Mill:
    return seat(PHONE, reduced_motion="reduce").hasten().unhurried()


def document(table: Mill) -> str:
    """All of the page, and what a screen reader finds in it."""
    return table.page.content() + table.page.locator("body").aria_snapshot()


def looks_at_all(table: Mill, match: Match) -> Iterator[str]:
    """The curtain, the table, every place, the ledger, the log and the menu."""
    table.visit("#/")
    table.resume(match)
    table.curtain.wait_for()
    yield document(table)
    table.open_curtain("Ann")
    yield document(table)
    if match.view(0)["step"] != "dig":  # there a tap on a place sends somebody
        for space in SPACES:
            table.tap(table.place(space))
            yield document(table)
            table.page.keyboard.press("Escape")
    table.tap(table.seat("Ben"))
    yield document(table)
    for key in ("Escape", "l", "Escape", "m", "Escape"):
        table.page.keyboard.press(key)
        yield document(table)


@pytest.mark.parametrize("moment", MOMENTS)
def test_who_looks_gets_no_other_purse(table: Mill, moment: str) -> None:
    poor, others = rich(**MOMENTS[moment]), rich(1, 2, **MOMENTS[moment])
    assert [rich - less for rich, less in zip(purses(others), purses(poor), strict=True)] == [0, 3, 2]
    one, two = ([*looks_at_all(table, match)] for match in (poor, others))
    assert one == two
    table.holds("Ann", purses(poor)[0])
    for name in ("Ben", "Cleo"):
        table.holds(name, None)


def test_the_curtain_falls_and_nothing_of_what_was_found_is_left(table: Mill) -> None:
    poor, others = rich(), rich(0)
    assert purses(poor)[0] < purses(others)[0]
    one, two = ([*a_turn(table, match)] for match in (poor, others))
    assert one == two


def a_turn(table: Mill, match: Match) -> Iterator[str]:
    """Ann digs, which only she sees; what the page shows from then on, when the device is Ben's."""
    table.visit("#/")
    table.resume(match)
    table.open_curtain("Ann")
    table.holds("Ann", purses(match)[0])
    table.do("prospect")
    table.do("dig HOOK")
    table.asks("One more chip, by Sutter’s Mill?")
    table.holds("Ann", purses(table.match)[0])
    table.do("no bonus")
    while table.waits() == "beat":
        table.go_on()
    expect(table.curtain).to_have_text("Pass to Ben")
    yield document(table)
    table.open_curtain("Ben")
    table.holds("Ann", None)
    table.holds("Ben", purses(match)[1])
    yield document(table)


def test_nothing_that_was_found_is_written_to_the_console(table: Mill) -> None:
    said: list[str] = []
    table.page.on("console", lambda message: said.append(message.text))
    table.resume(rich(1))
    table.open_curtain("Ann")
    table.do("prospect")
    table.do("dig HOOK")
    table.waits()
    assert [text for text in said if not text.startswith("[pyscript/main]")] == []


def test_open_purses_need_no_curtain(table: Mill) -> None:
    table.resume(rich(1, options={"open-purses": True}))
    table.asks("What is this turn for?")
    expect(table.curtain).to_have_count(0)
    expect(table.seat("Ben")).to_have_accessible_name(re.compile("nuggets$"))
