"""Every screen of Sutter's Mill, with two seats and with four, and how a person gets there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.mill import Mill, mill
from e2e.table import Table
from fortyniner.match import Match

FOUR = ("RIVER HOOK HOOK MILL", "RIVER RIVER HOOK STORE", "CHURCH HALL", "BATH BATH HOTEL")
STACKS = {
    "MILL": "a3 b2",
    "HOOK": "b6 a8 b10",
    "STORE": "b9 b5",
    "CHURCH": "a10 c7",
    "HALL": "cQ c2",
    "BATH": "dK a2 d4",
    "HOTEL": "d9",
}


def four(ann: str = FOUR[0], **parts: object) -> Match:
    """A full table of four in the middle of a match, Ann to decide."""
    return mill(ann, *FOUR[1:], **STACKS | {"gone": 20, "round": 6, "options": {"open-purses": True}} | parts)


def two(ann: str = "MINE HOOK HOOK", ben: str = "MINE STORE", **parts: object) -> Match:
    """A table of two late in a match, both Winding Down, with closed purses and a bot."""
    late = {"gone": 52, "winding": "ab", "closed": "BATH", "bots": {1: "greenhorn"}, "round": 14}
    stacks = {"HOOK": "b6 a8 b10 a4", "STORE": "b9 b5", "EXPRESS": "a10"}
    return mill(ann, ben, **late | stacks | parts)


def opened(table: Table, match: Match) -> Mill:
    """That match, with a person to decide."""
    table.visit("#/")
    same = Mill.of(table)
    same.resume(match)
    assert same.waits() == "person"
    return same


def four_start(table: Table) -> None:
    opened(table, four()).asks("What is this turn for?")


def two_start(table: Table) -> None:
    opened(table, two()).asks("What is this turn for?")


def four_town(table: Table) -> None:
    opened(table, four(step="town", actions=2)).choose("play K HOOK")


def prospector_in_hand(table: Table) -> None:
    opened(table, four(step="town", actions=1)).choose("bring RIVER")


def two_town(table: Table) -> None:
    opened(table, two(step="town", actions=1)).choose("remove HOOK")


def opened_building(table: Table) -> None:
    same = opened(table, four(step="town"))
    same.tap(same.place("HOOK"))
    expect(same.panel).to_contain_text("Your second card here")


def opened_for_a_shift(table: Table) -> None:
    same = opened(table, four(step="town"))
    same.tap(same.place("CHURCH"))
    expect(same.panel).to_contain_text("Shifts a card of yours")


def opened_camp(table: Table) -> None:
    same = opened(table, four())
    same.tap(same.place("RIVER"))
    expect(same.panel).to_contain_text("The next chip is dug here")


def ledger(table: Table) -> None:
    same = opened(table, four())
    same.tap(same.seat("Ben"))
    expect(same.panel).to_contain_text("Adventurer")


def two_ledger(table: Table) -> None:
    same = opened(table, two())
    same.tap(same.page.locator("#ledger"))
    expect(same.panel).to_contain_text("cards left")


def dig(table: Table) -> None:
    same = opened(table, four("RIVER RIVER HOOK HOOK"))
    same.do("prospect")
    same.do("dig MILL")
    same.choose("dig CHURCH")
    expect(same.play).to_contain_text("Send to St. John’s")


def bonus(table: Table) -> None:
    same = opened(table, two("MINE STORE", step="bonus", STORE="a9", bonuses=["STORE"], dug=1))
    same.asks("One more chip, by Drug Store?")


def switching(table: Table) -> None:
    same = opened(table, four())
    same.tap(same.page.locator("#wind"))
    same.asks("Wind down, for good?")


def prospected(table: Table) -> None:
    """What has been found is told, once the turn is over."""
    same = opened(table, four("RIVER HOOK HOOK", MILL="b2"))
    same.do("prospect")
    same.do("dig CHURCH")
    expect(same.page.locator("#go-on")).to_be_visible()


def bot_in_town(table: Table) -> None:
    """What somebody else has done is told until a tap."""
    table.visit("#/")
    same = Mill.of(table)
    same.resume(two("STORE", "HOOK HOOK HOTEL", HOTEL="b2", step="town"))
    same.unhurried()
    same.visit("#/match/kept")
    same.do("end")
    expect(same.page.locator("#go-on")).to_be_visible()


def mill_refused(table: Table) -> None:
    same = opened(table, four(step="town"))
    same.take(same.card("K"))
    same.tap(same.place("STORE"))
    expect(same.toast).to_contain_text("you need a prospector there")


def mill_curtain(table: Table) -> None:
    table.visit("#/")
    same = Mill.of(table)
    same.resume(mill(*FOUR, **STACKS, gone=20, round=6))
    same.open_curtain("Ann")
    same.do("town")
    same.do("bring STORE")
    same.do("end")
    expect(same.curtain).to_have_text("Pass to Ben")


def mill_log(table: Table) -> None:
    same = opened(table, four())
    for move in ("town", "bring HOOK", "play K HOOK", "move MILL STORE"):
        same.do(move)
    same.tap(same.button("What happened (L)"))
    expect(same.page.get_by_role("dialog", name="What happened")).to_be_visible()


def four_mill_end(table: Table) -> None:
    ended(table, four("MINE HOOK", winding="abcd", gone=65, closed="EXPRESS", left=1))


def two_mill_end(table: Table) -> None:
    ended(table, two("MINE HOOK", left=1))


def ended(table: Table, match: Match) -> None:
    """The last chip is taken."""
    same = opened(table, match)
    same.do("prospect")
    same.do("dig HOOK")
    assert same.see() == "over"
    expect(same.page.get_by_role("heading", name="What it was made of")).to_be_visible()


def four_mill_set_up(table: Table) -> None:
    table.visit("#/")
    table.visit("#/new/sutters-mill")
    expect(table.button("Deal")).to_be_visible()
    while table.button("Add a seat").is_visible():
        table.tap(table.button("Add a seat"))
    expect(table.page.get_by_role("group", name=re.compile("^Seat "))).to_have_count(4)


MILL: tuple[Callable[[Table], object], ...] = (
    four_town,
    prospector_in_hand,
    two_town,
    dig,
    bonus,
    switching,
    prospected,
    bot_in_town,
    mill_refused,
    mill_curtain,
)
"""Screens of a match, each with a primary button."""
MILL_LOOKS: tuple[Callable[[Table], object], ...] = (
    four_start,
    two_start,
    opened_building,
    opened_for_a_shift,
    opened_camp,
    ledger,
    two_ledger,
    mill_log,
    four_mill_end,
    two_mill_end,
    four_mill_set_up,
)
"""The start of a turn, what lies over a match, and what stands before and after it."""
