"""Makes the pictures of the README in docs/, from a built site: python -m tools.screenshots"""

from __future__ import annotations

from threading import Thread

from playwright.sync_api import Page, sync_playwright

from fortyniner.match import Match
from tools import serve
from tools.browser import launch_options
from tools.project import DIST, ROOT

PHONE = {"width": 390, "height": 844}
DOCS = ROOT / "docs"
SEATS = [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": None}]


def playing() -> Match:
    """Some turns into a match: a store behind Ben, a pile before Ann."""
    match = Match.new("gold-hunting", ["Ann", "Ben"], seed=49, options={"start": "1"})
    moves = [
        "hide 3.1/2.1/1.2/3.1.2.2",
        "hide 1.2/3.2/2.1.3/2.1.1",
        "call 2 at 1",
        "call 1 at 4",
        "call 1 at 1",
    ]
    for move in moves:
        match.play(move)
    return match


def finished() -> Match:
    """A match to its end, every call the kind that is hidden most."""
    match = playing()
    while match.turn is not None:
        hidden = match.view(None)["sides"][1 - match.turn]["hidden"]
        number = max((1, 2, 3), key=lambda kind: hidden[kind - 1])
        match.play(next(move for move in match.moves() if move.startswith(f"call {number}")))
    return match


def keep(page: Page, id: str, match: Match) -> None:
    """Put a match on the page's shelf."""
    entry = {"id": id, "game": match.game.id, "seats": SEATS, "name": None}
    entry |= {"headline": "Ann to go on or stop", "place": "Gold Hunting, turn 1", "over": match.turn is None}
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
    """The lobby, a call, and an end."""
    DOCS.mkdir(exist_ok=True)
    with serve.free(DIST, 8049, "/fortyniner/") as site, sync_playwright() as playwright:
        Thread(target=site.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(
            viewport=PHONE, has_touch=True, device_scale_factor=1.5, reduced_motion="reduce"
        )
        page.goto(site.address)
        keep(page, "open", playing())
        page.reload()
        page.locator("html:not([data-start])").wait_for(state="attached")
        shot(page, "lobby")
        keep(page, "done", finished())
        page.tap("#continue-open")
        page.tap("#open-curtain")
        page.tap("#call-2")
        page.tap("#vein-3")
        shot(page, "call")
        page.goto(f"{site.address}#/match/done")
        page.locator("#end").wait_for()
        shot(page, "end")
        browser.close()


if __name__ == "__main__":
    main()
