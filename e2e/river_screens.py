"""Every screen of Gold River, with two seats and with five, and how a person gets there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from e2e.records import river, river_nearly_over
from e2e.river import River
from e2e.table import Table
from fortyniner.match import Match

FIVE = (
    "SN-02 SN-07 CM-08 B-BANK A-MUSTANG",
    "SN-03 CM-03 CM-04 WR-EVEN1 TK-07 A-RAID1",
    "NL-02 NL-04+A-VEIN TK-03 B-SALOON",
    "TK-05 TK-06 WR-DOUBLES1 A-GOLD",
    "CM-05 WR-ODD1 B-POST",
)
MAYORS = {"SN": 0, "CM": 1, "NL": 2, "TK": 3}
TWO = ("SN-02 SN-07 CM-08 B-BANK", "CM-03 CM-04 WR-EVEN1 B-SALOON A-RAID1")


def five(*more: str, **parts: object) -> Match:
    """A full table of five; `more` lies with Ann besides."""
    first, *others = FIVE
    return river(" ".join((first, *more)), *others, mayors=MAYORS, round=6, **parts)


def two(**parts: object) -> Match:
    """A table of two people in the middle of a match."""
    return river(*TWO, mayors={"SN": 0, "CM": 1}, round=6, **parts)


def opened(table: Table, match: Match) -> River:
    """That match, with a person to decide."""
    table.visit("#/")
    same = River.of(table)
    same.resume(match)
    same.persons_turn()
    return same


def five_bid(table: Table) -> None:
    opened(table, five(phase="bid", bid=8, bidder=2, passed=[3], stashes=(27, 15, 15, 9, 15))).set_bid(11)


def two_bid(table: Table) -> None:
    opened(table, two(phase="bid", bid=8, bidder=1)).set_bid(10)


def five_take(table: Table) -> None:
    same = opened(table, five(winner=0, bid=12, offer="CM-07 CM-09 NL-06 WR-ODD2 A-TELEGRAPH A-BANDIT"))
    expect(same.page.get_by_text("Tap a card to see")).to_be_visible()
    same.pick("CM-07")
    expect(same.play).to_contain_text("pay Ben 2")


def five_discard(table: Table) -> None:
    opened(table, five(phase="discard", winner=0, bid=12, taken="CM-07", offer="NL-12")).pick("NL-12")


def two_last_card(table: Table) -> None:
    same = opened(table, two(winner=1, bid=9, offer="CM-07"))
    expect(same.button(re.compile("^Take 5 nuggets"))).to_be_visible()


def dynamite(table: Table) -> None:
    opened(table, five("A-DYN1", phase="target", card="A-DYN1")).pick("NL-04")


def judge(table: Table) -> None:
    same = opened(table, five("A-JUDGE", phase="target", card="A-JUDGE"))
    same.pick("SN-02")
    same.pick("TK-06")


def hold_up(table: Table) -> None:
    opened(table, five("A-HOLDUP", phase="target", card="A-HOLDUP")).choose_victim(3)


def two_hold_up(table: Table) -> None:
    match = river(f"{TWO[0]} A-HOLDUP", TWO[1], phase="target", card="A-HOLDUP", winner=0, turn=0)
    same = opened(table, match)
    same.step_to(same.page.locator(".stepper output"), 8)


def mustang(table: Table) -> None:
    same = opened(table, five(phase="mustang", winner=3, offer="CM-07 CM-09 NL-06 WR-ODD2"))
    same.asks("ride ahead?")


def telegraph(table: Table) -> None:
    opened(table, five("A-TELEGRAPH", phase="telegraph", winner=2, dice=(1, 3))).turn(2, 6)


def two_telegraph(table: Table) -> None:
    match = river(f"{TWO[0]} A-TELEGRAPH", TWO[1], phase="telegraph", dice=(3, 4))
    opened(table, match).turn(1, 4)


def bank(table: Table) -> None:
    same = opened(table, five(phase="bank", banked=7))
    same.tap(same.page.locator("#bank-4"))


def won(table: Table) -> None:
    """The money has gone from hand to hand."""
    same = opened(table, five(phase="bid", bid=8, bidder=2, passed=[1, 3, 4], stashes=[27] * 5))
    same.do("pass")
    expect(same.page.get_by_role("heading", name="Cleo won with 8")).to_be_visible()


def strike(table: Table) -> None:
    same = opened(table, five(turn=2, winner=4, rolls=[(2, 2)], offer="SN-06 SN-09"))
    same.do("take SN-06")
    struck(same)


def two_strike(table: Table) -> None:
    same = opened(table, two(winner=1, offer="SN-06", rolls=[(3, 4)]))
    same.do("take SN-06")
    struck(same)


def struck(table: River) -> None:
    """The dice lie."""
    heading = table.page.get_by_role("heading", name="Strike Gold")
    while table.waits() == "beat" and not heading.is_visible():
        table.go_on()
    expect(heading).to_be_visible()


def river_refused(table: Table) -> None:
    same = opened(table, five("A-BANDIT", phase="target", card="A-BANDIT"))
    same.tap(same.card("TK-06") if same.card("TK-06").is_visible() else same.card("TK-07"))
    expect(same.toast).to_contain_text("in Takamawok you have none")


def river_curtain(table: Table) -> None:
    table.visit("#/")
    same = River.of(table)
    same.resume(five(phase="bid", hidden_stashes=True))
    same.open_curtain("Ann")
    same.do("bid 4")
    expect(same.curtain).to_have_text("Pass to Ben")


def about_card(table: Table) -> None:
    same = opened(table, five(phase="bid"))
    same.tap(same.page.get_by_role("group", name="The offer").get_by_role("button").first)
    expect(same.page.get_by_role("dialog")).to_be_visible()


def about_seat(table: Table) -> None:
    same = opened(table, five(phase="bid", poker=True))
    same.tap(same.seat("Ben"))
    expect(same.page.get_by_role("dialog", name="Ben")).to_be_visible()


def piles(table: Table) -> None:
    same = opened(table, five(phase="bid"))
    same.tap(same.button(re.compile("^Deck: ")))
    expect(same.page.get_by_role("dialog", name="Deck and discards")).to_be_visible()


def river_log(table: Table) -> None:
    match = nearly_over(5)
    same = opened(table, match)
    same.tap(same.button("What happened (L)"))
    expect(same.page.get_by_role("dialog", name="What happened")).to_be_visible()


@cache
def nearly_over(seats: int) -> Match:
    return river_nearly_over(seats, seed=5, poker=True)


def ended(table: Table, seats: int) -> None:
    match = nearly_over(seats)
    same = opened(table, match)
    same.do(str(match.moves()[0]))
    assert same.see() == "over"
    expect(same.page.get_by_role("heading", name="What it was made of")).to_be_visible()


def five_end(table: Table) -> None:
    ended(table, 5)


def two_end(table: Table) -> None:
    ended(table, 2)


def five_set_up(table: Table) -> None:
    table.visit("#/")
    table.visit("#/new/gold-river")
    expect(table.button("Deal")).to_be_visible()
    while table.button("Add a seat").is_visible():
        table.tap(table.button("Add a seat"))
    expect(table.page.get_by_role("group", name=re.compile("^Seat "))).to_have_count(5)


RIVER: tuple[Callable[[Table], object], ...] = (
    five_bid,
    two_bid,
    five_take,
    five_discard,
    two_last_card,
    dynamite,
    judge,
    hold_up,
    two_hold_up,
    mustang,
    telegraph,
    two_telegraph,
    bank,
    won,
    strike,
    two_strike,
    river_refused,
    river_curtain,
)
"""Screens of a match, each with a primary button."""
RIVER_LOOKS: tuple[Callable[[Table], object], ...] = (
    about_card,
    about_seat,
    piles,
    river_log,
    five_end,
    two_end,
    five_set_up,
)
"""What lies over a match, and what stands before and after it."""
