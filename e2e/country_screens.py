"""Every screen of Gold Country, on both boards, and how a person gets there."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from playwright.sync_api import expect

from e2e.country import Country
from e2e.table import Table
from fortyniner.chance import Chance
from fortyniner.match import Match
from tests.country import GEMS, country, new_country, random_moves

CHAIN = "-7,1 -6,0 -5,0"
FOREST = {
    "seats": 4,
    "others": ["white white blue", "green red blue", "green white white"],
    "red": CHAIN,
    "coins": (27, 131, 8, 20),
    "values": (12, 5, -2, 8),
}


_IDS = count()


def forest(**parts: object) -> Match:
    """Four seats in the forest, Ann to decide."""
    return country(**FOREST | parts)


def river(hand: str = "red red white", red: str = "-4,0 -1,-1", **parts: object) -> Match:
    """Three seats on the river; Red is beside a tunnel and the river."""
    return country(hand, board="river", red=red, others="white blue green", **parts)


def opened(table: Table, match: Match) -> Country:
    """That match, with Ann to decide."""
    table.visit("#/")
    same = Country.of(table)
    same.resume(match, f"kept-{next(_IDS)}")  # what was chosen in another is not chosen in this one
    same.open_curtain("Ann")
    assert same.waits() == "person"
    return same


def forest_start(table: Table) -> None:
    opened(table, forest()).foretells("Where does Red go?")


def river_start(table: Table) -> None:
    opened(table, river()).foretells("Where does Red go?")


def placement(table: Table) -> None:
    same = opened(table, forest())
    same.choose("place red -6,-1")
    expect(same.play).to_have_text("Place Red here")


def boat_half_way(table: Table) -> None:
    same = opened(table, river())
    same.tap(same.space("0,-1"))
    same.foretells("Now Red on a bank")


def boat(table: Table) -> None:
    same = opened(table, river())
    same.choose("boat red 0,-1 1,-2")
    expect(same.play).to_have_text("Place boat and Red")


def tunnel(table: Table) -> None:
    same = opened(table, river())
    same.choose("tunnel red -3,0 3,1")
    expect(same.play).to_have_text("Place both Red")


def last_token(table: Table) -> None:
    same = opened(table, forest(hand="", step="placing"))
    expect(same.play).to_have_text("Leave Green on the store")


def placed(table: Table) -> None:
    same = opened(table, forest(hand="", step="placed"))
    expect(same.play).to_have_text("End the turn")


def paying(table: Table) -> None:
    same = opened(
        table,
        country(coins=(0, 9, 9), board="river", tiles=GEMS | {"-7,1": "cave-in"}, cards=[(3, 3, 2, 1)] * 3),
    )
    same.do("place red -7,1")
    assert same.see() == "person"
    same.choose("return white")
    expect(same.play).to_have_text("Return a White card")


def drawn(table: Table) -> None:
    """What has been drawn is told, before the device goes on."""
    same = opened(table, forest(hand="", step="placed"))
    same.do("done")
    assert same.waits() == "beat"


def country_refused(table: Table) -> None:
    same = opened(table, forest())
    same.tap(same.space("0,0"))
    expect(same.toast).to_contain_text("A red token goes next to its camp")


def country_curtain(table: Table) -> None:
    drawn(table)
    same = Country.of(table)
    same.go_on()
    expect(same.curtain).to_have_text("Pass to Ben")


def larger(table: Table) -> None:
    same = opened(table, forest())
    same.tap(same.zoom)


def trade(table: Table) -> None:
    same = opened(table, forest())
    if same.page.locator("#open-trade").is_visible():
        same.tap(same.page.locator("#open-trade"))
        same.tap(same.page.locator("#sheet-buy-white"))
    else:
        same.tap(same.page.locator("#buy-white"))
    expect(same.page.locator(".country-trade.made, #buy-white:visible").first).to_be_visible()


def cards(table: Table) -> None:
    """One is chosen, others were used."""
    same = opened(table, forest())
    same.do("claim white")
    if same.page.locator("#open-cards").is_visible():
        same.tap(same.page.locator("#open-cards"))
    expect(same.page.get_by_role("img", name="White, used by Ann")).to_be_visible()


def card_about(table: Table) -> None:
    same = opened(table, forest(bag="red blue", offers="red white blue green"))
    if same.page.locator("#open-cards").is_visible():
        same.tap(same.page.locator("#open-cards"))
    same.tap(same.page.locator("[data-card=redraw]:visible").first)
    same.says("The bag holds so few tokens")


def holdings(table: Table) -> None:
    same = opened(table, river(coins=(127, 18, 31)))
    same.tap(same.seat(2))
    expect(same.page.get_by_role("dialog", name="What everybody holds")).to_be_visible()


def land(table: Table) -> None:
    same = opened(table, river())
    same.tap(same.page.locator("#about-land"))
    expect(same.page.get_by_role("dialog", name="On the land")).to_be_visible()


def country_log(table: Table) -> None:
    same = opened(table, forest())
    for move in ("buy red", "place red -6,-1", "claim blue"):
        same.do(move)
    same.tap(same.button("What happened (L)"))
    expect(same.page.get_by_role("dialog", name="What happened")).to_be_visible()


def forest_end(table: Table) -> None:
    ended(table, 4, "forest")


def river_end(table: Table) -> None:
    ended(table, 2, "river")


def ended(table: Table, seats: int, board: str) -> None:
    """A match that was played at random."""
    match = new_country(seats, 5, board)
    for _ in random_moves(match, Chance(5).fork("moves")):
        pass
    table.visit("#/")
    table.resume(match)
    expect(table.page.get_by_role("heading", name="What it was made of")).to_be_visible()


def country_set_up(table: Table) -> None:
    table.visit("#/")
    table.visit("#/new/gold-country")
    expect(table.button("Deal")).to_be_visible()
    while table.button("Add a seat").is_visible():
        table.tap(table.button("Add a seat"))
    expect(table.page.get_by_role("group", name=re.compile("^Seat "))).to_have_count(4)


COUNTRY: tuple[Callable[[Table], object], ...] = (
    placement,
    boat,
    tunnel,
    last_token,
    placed,
    paying,
    drawn,
    country_refused,
    country_curtain,
)
"""Screens of a match, each with a primary button."""
COUNTRY_LOOKS: tuple[Callable[[Table], object], ...] = (
    forest_start,
    river_start,
    boat_half_way,
    larger,
    trade,
    cards,
    card_about,
    holdings,
    land,
    country_log,
    forest_end,
    river_end,
    country_set_up,
)
"""What waits for a choice, what lies over a match, and what stands before and after it."""
