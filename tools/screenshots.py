"""Makes the pictures of the README in docs/, from a built site: python -m tools.screenshots"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

from fortyniner.bots import decide, find_bot
from fortyniner.chance import Chance
from fortyniner.match import Match
from tools import serve
from tools.browser import launch_options
from tools.project import DIST, ROOT

PHONE = {"width": 390, "height": 844}
DOCS = ROOT / "docs"
NAMES = ["Ann", "Ben", "Cleo", "Dutch", "Ezra"]
BOTS = {3: "old-hand", 4: "greenhorn"}


def until(match: Match, wanted: Callable[[Any], bool]) -> Match:
    """The match as old hands play it, until Ann has to decide and sees what is wanted."""
    bot, chance = find_bot(match.game.id, "old-hand"), Chance(49)
    while match.turn is not None and not (match.turn == 0 and wanted(match.view(0))):
        match.play(str(decide(bot, match.chair(match.turn, chance))))
    return match


def river() -> Match:
    """Gold River in round 5: Ann has to beat a bid."""
    match = Match.new("gold-river", NAMES, seed=49, options={"poker": True}, bots=BOTS)
    return until(match, lambda view: view["round"] == 5 and view["phase"] == "bid" and view["bid"] > 0)


def mill() -> Match:
    """Sutter's Mill in its middle: Ann acts in town."""
    match = Match.new("sutters-mill", NAMES[:3], seed=49, bots={2: "old-hand"})
    return until(match, lambda view: view["round"] >= 6 and view["step"] == "town")


def country() -> Match:
    """Gold Country, some turns in: Ann places her tokens."""
    match = Match.new("gold-country", NAMES[:3], seed=49, bots={2: "old-hand"})
    return until(match, lambda view: view["round"] >= 9 and view["step"] == "placing")


def keep(page: Page, id: str, match: Match) -> None:
    """Put a match on the page's shelf."""
    words, view = match.game.words, match.view(None)
    entry = {
        "id": id,
        "game": match.game.id,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in match.seats],
        "name": None,
        "headline": words.headline(view, [seat.name for seat in match.seats]),
        "place": f"{match.game.name}, {words.place(view)}",
        "over": match.turn is None,
    }
    page.evaluate(
        """([id, record, entry]) => {
            const index = JSON.parse(localStorage.getItem("fortyniner/index") ?? "[]");
            index.push({ ...entry, saved: Date.now() });
            localStorage.setItem("fortyniner/index", JSON.stringify(index));
            localStorage.setItem("fortyniner/match/" + id, record);
        }""",
        [id, match.record, entry],
    )


def shot(page: Page, name: str) -> None:
    """One picture, once nothing moves any more."""
    page.wait_for_timeout(600)
    page.screenshot(path=DOCS / f"{name}.png")


def main() -> None:
    """The lobby, and a moment of three games."""
    DOCS.mkdir(exist_ok=True)
    with serve.free(DIST, 8049, "/fortyniner/") as site, sync_playwright() as playwright:
        Thread(target=site.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(
            viewport=PHONE, has_touch=True, device_scale_factor=1.5, reduced_motion="reduce"
        )
        page.goto(site.address)
        matches = {"mines": country(), "town": mill(), "auction": river()}
        for name, match in matches.items():
            keep(page, name, match)
        page.reload()
        page.locator("html:not([data-start])").wait_for(state="attached")
        shot(page, "lobby")
        for name, match in matches.items():
            page.goto(f"{site.address}#/match/{name}")
            if match.game.hides(match.options):
                page.tap("#open-curtain")
            page.locator("#board").wait_for()
            shot(page, name)
        browser.close()


if __name__ == "__main__":
    main()
