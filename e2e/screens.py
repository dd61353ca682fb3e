"""Every screen of the site, and how a person gets there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.country_screens import COUNTRY, COUNTRY_LOOKS
from e2e.hunting import Hunting
from e2e.mill_screens import MILL, MILL_LOOKS
from e2e.records import finished, mining
from e2e.river_screens import RIVER, RIVER_LOOKS
from fortyniner.match import Match
from table.links import to_link

Way = Callable[[Hunting], object]
NEW = Match.new("gold-hunting", ["Ann", "Dutch"], seed=49, options={"start": "1"}, bots={1: "greenhorn"})
LONG = mining(
    "call 2 at 4", "call 3 at 3", "stop", "call 2 at 4", "call 2 at 1", "call 1 at 2", "call 3 at 4"
)


def hiding(table: Hunting) -> None:
    table.visit("#/")
    table.resume(NEW, "new")
    table.tap(table.kind(2))
    table.tap(table.vein(1))
    table.tap(table.kind(1))
    expect(table.page.get_by_text("Now tap a vein")).to_be_visible()


def ideas(table: Hunting) -> None:
    hiding(table)
    if table.button("Ideas").is_visible():
        table.tap(table.button("Ideas"))
    expect(table.button(re.compile("^Tall tower"))).to_be_visible()


def mine(table: Hunting) -> None:
    table.visit("#/")
    table.resume(mining("call 2 at 4", "stop", "call 1 at 1", bot="greenhorn"))
    expect(table.page.get_by_text("What do you call?")).to_be_visible()


def chosen(table: Hunting) -> None:
    mine(table)
    table.choose(2, 3)
    expect(table.button("Call two at vein 3")).to_be_enabled()


def armed(table: Hunting) -> None:
    mine(table)
    table.tap(table.button("Goldrush"))
    expect(table.page.get_by_text("Your marker calls")).to_be_visible()


def right(table: Hunting) -> None:
    mine(table)
    table.call(3, 3)
    expect(table.verdict).to_contain_text("Right!")


def wrong(table: Hunting) -> None:
    mine(table)
    table.call(1, 3)
    expect(table.verdict).to_contain_text("Wrong:")


def more(table: Hunting) -> None:
    right(table)
    table.go_on()
    expect(table.button(re.compile("^Stop and keep"))).to_be_visible()


def peeking(table: Hunting) -> None:
    mine(table)
    table.tap(table.button("Look at your own veins"))
    expect(table.page.get_by_role("region", name="Your veins")).to_be_visible()


def refused(table: Hunting) -> None:
    more(table)
    table.page.keyboard.press("s")
    expect(table.toast).to_contain_text("Goldrush and storing open a turn")


def log(table: Hunting) -> None:
    mine(table)
    table.tap(table.button("What happened (L)"))
    expect(table.page.get_by_role("dialog", name="What happened")).to_be_visible()


def menu(table: Hunting) -> None:
    table.visit("#/")
    table.resume(LONG)
    table.open_curtain("Ann")
    table.tap(table.button("Menu (M)"))
    expect(table.page.get_by_role("dialog", name="Gold Hunting")).to_be_visible()


def asking(table: Hunting) -> None:
    mine(table)
    table.undo()
    expect(table.page.get_by_role("dialog", name="Take back what has been seen?")).to_be_visible()


def bare_curtain(table: Hunting) -> None:
    table.visit("#/")
    table.resume(Match.new("gold-hunting", ["Ann", "Ben"], seed=49))
    expect(table.curtain).to_be_visible()


def curtain(table: Hunting) -> None:
    table.visit("#/")
    table.resume(LONG)
    expect(table.curtain).to_be_visible()


def end(table: Hunting) -> None:
    table.visit("#/")
    table.resume(finished())
    expect(table.page.get_by_role("heading", name="What it was made of")).to_be_visible()


def lobby(table: Hunting) -> None:
    table.visit("#/")
    expect(table.link(re.compile("Gold Hunting")).last).to_be_visible()


def lobby_with_matches(table: Hunting) -> None:
    for name in ("Ann", "Bartholomew of Sacramento"):
        table.bring(mining("call 2 at 4", bot="greenhorn").record.replace("Ann", name[:24]))
        expect(table.button("Stop and keep 2")).to_be_visible()
    lobby(table)


def matches(table: Hunting) -> None:
    table.visit("#/matches")
    expect(table.page.get_by_role("heading", name="Matches")).to_be_visible()


def renaming(table: Hunting) -> None:
    matches(table)
    table.tap(table.button(re.compile("^Rename Ann")).first)
    expect(table.page.get_by_label("Name of this match")).to_be_focused()


def new_match(table: Hunting) -> None:
    table.visit("#/")
    table.visit("#/new/gold-hunting")
    expect(table.button("Deal")).to_be_visible()


def rules(table: Hunting) -> None:
    table.visit("#/rules/gold-hunting/GH-15")
    expect(table.page.get_by_role("heading", name=re.compile("^GH-15"))).to_be_in_viewport()


def settings(table: Hunting) -> None:
    table.visit("#/settings")
    expect(
        table.page.get_by_text("Keep for good").or_(table.page.get_by_text("MB with the games")).first
    ).to_be_visible()


def damaged(table: Hunting) -> None:
    table.visit("#/")
    table.resume(LONG.record.replace("call 1 at 2", "call one"), "damaged")
    expect(table.page.get_by_role("heading", name="This match is damaged")).to_be_visible()


def shared(table: Hunting) -> None:
    table.visit(to_link(LONG.record))
    expect(table.page.get_by_role("heading", name="A shared match")).to_be_visible()


# In this order, for some look different once matches are kept.
PAGES: tuple[Way, ...] = (
    lobby,
    matches,
    new_match,
    rules,
    settings,
    shared,
    damaged,
    lobby_with_matches,
    matches,
    renaming,
    end,
)
"""Screens round a match."""
MATCH: tuple[Way, ...] = (
    hiding,
    ideas,
    mine,
    chosen,
    armed,
    right,
    wrong,
    more,
    peeking,
    refused,
    bare_curtain,
    curtain,
)
"""Screens of a match, each with a primary button."""
DRAWERS: tuple[Way, ...] = (log, menu, asking)
"""What lies over a match."""

SCREENS: dict[str, tuple[Way, ...]] = {
    "gold-hunting": (*PAGES, *MATCH, *DRAWERS),
    "gold-river": (*RIVER, *RIVER_LOOKS),
    "sutters-mill": (*MILL, *MILL_LOOKS),
    "gold-country": (*COUNTRY, *COUNTRY_LOOKS),
}
"""All of them; those round a match with the first game."""
WITH_PRIMARY = (*MATCH, *RIVER, *MILL, *COUNTRY)
"""Those of them on which the button that goes on is in reach."""
