"""How fast the page answers: python3 dev.py bench page

A tap is timed from its event to the frame that shows its answer, once as it is and once with the processor
slowed four times. The peer, in the same run, is the same page drawn without Python: the finished HTML handed
to idiomorph.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "py"))

from fortyniner.bots import decide, find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Match
from tools import serve
from tools.browser import launch_options
from tools.project import DIST, ROOT

RUNS = 9
SEED = 49
RESULTS = ROOT / "bench/results/page.txt"
AIMS = {1: 50, 4: 100}
TAP = """async (chosen) => {
    const app = document.getElementById("app");
    const { Idiomorph } = await import(document.querySelector("link[href*=idiomorph]").href);
    const frame = () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const before = app.innerHTML;
    await frame();
    let begun = performance.now();
    document.querySelector(chosen).click();
    const python = performance.now() - begun;
    await frame();
    const whole = performance.now() - begun;
    const after = app.innerHTML;
    Idiomorph.morph(app, before, { morphStyle: "innerHTML" });
    await frame();
    begun = performance.now();
    Idiomorph.morph(app, after, { morphStyle: "innerHTML" });
    await frame();
    return [whole, performance.now() - begun, python];
}"""
WATCH = """() => {
    const drawn = [];
    const longest = window.longest = { thought: 0, drawing: 0, layout: 0 };
    const note = (what, lasted) => { longest[what] = Math.max(longest[what], lasted); };
    new MutationObserver(() => drawn.push(performance.now())).observe(
        document.getElementById("app"), { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
        for (const frame of list.getEntries()) {
            for (const { startTime, duration } of frame.scripts) {
                const drew = drawn.some((time) => time >= startTime && time <= startTime + duration + 1);
                note(drew ? "drawing" : "thought", duration);
            }
            if (frame.renderStart) note("layout", frame.startTime + frame.duration - frame.renderStart);
        }
    }).observe({ type: "long-animation-frame" });
}"""
PARTS = ("thought", "drawing", "layout")
"""A slice of thinking; a move, written down and drawn; and what the browser makes of that."""
TABLES = {
    "gold-country": ("a token", "place", ".country-slots > :nth-child(%d of button)"),
    "sutters-mill": ("a card", "play", ".mill-hand > :nth-child(%d of button)"),
    "gold-river": ("a bid", "bid", ".stepper > :nth-child(%d of button)"),
}
"""What a person chooses at full tables, moves that there are then, and two controls to tap by turns."""
BOTS_PLAY = 20
"""Seconds for which bots are watched at each table."""
OPENING = 12
"""Decisions before that."""


def tell(line: str) -> None:
    """Prints a line and adds it to the results."""
    print(line, flush=True)
    with RESULTS.open("a") as results:
        results.write(f"{line}\n")


def taps(page: Page, name: str, *chosen: str) -> None:
    """Times taps on these controls by turns, and tells a line for each speed."""
    session = page.context.new_cdp_session(page)
    for slower, aim in AIMS.items():
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        times = [page.evaluate(TAP, control) for _ in range(RUNS) for control in chosen]
        ours, peer, python = (statistics.median(column) for column in zip(*times, strict=True))
        tell(f"{name:32}{f'{slower} x':>6}{ours:9.0f}{peer:9.0f}{ours / peer:8.1f}{python:9.0f}{aim:6}")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def go_on(page: Page) -> None:
    """Until a person is to call."""
    while not page.locator("#call-1").count():
        if page.locator("#go-on").count():
            page.locator("#go-on").click(force=True)
        page.wait_for_timeout(150)


def resume(page: Page, address: str, match: Match) -> None:
    """Opens that match."""
    page.evaluate("record => localStorage.setItem('fortyniner/match/bench', record)", match.record)
    page.goto(f"{address}#/match/bench")
    page.reload()
    page.locator("html:not([data-start])").wait_for(state="attached")


def full_table(game: str, people: int, moves: int, then: str = "") -> Match:
    """A match with all its seats, `people` of them not bots, after so many moves by rule of thumb; it goes on
    until the first seat may do what begins with `then`."""
    seats = find_game(game).seats[-1]
    bots = dict.fromkeys(range(people, seats), "forty-niner")
    match = Match.new(game, [f"Seat {seat}" for seat in range(1, seats + 1)], SEED, bots=bots)
    while len(match.log) < moves or (
        then and (match.turn or not any(text.startswith(then) for text in match.moves()))
    ):
        assert match.turn is not None
        chair = match.chair(match.turn, Chance(len(match.log)))
        match.play(match.forced or str(decide(find_bot(game, "prospector"), chair)))
    return match


def tables(page: Page, address: str) -> None:
    """Times what a person chooses where the most is on the table."""
    for game, (what, verb, control) in TABLES.items():
        resume(page, address, full_table(game, 1, OPENING, verb))
        page.locator(control % 2).wait_for()
        taps(page, f"{game}: {what}", control % 1, control % 2)


def bots_play(page: Page, address: str, game: str) -> None:
    """Tells the longest tasks while forty-niners play on all seats, with the processor slowed four times."""
    seats = find_game(game).seats[-1]
    resume(page, address, full_table(game, 0, OPENING))
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(WATCH)
    page.wait_for_timeout(1000 * BOTS_PLAY)
    longest = page.evaluate("window.longest")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    figures = "".join(f"{longest[what]:9.0f}" for what in PARTS)
    tell(f"{f'{game}, {seats} seats':32}{figures}{50:6}")


def main() -> None:
    """Hiding, choosing, undo, and a bot that thinks."""
    with serve.free(DIST, 0, "/fortyniner/") as site, sync_playwright() as playwright:
        Thread(target=site.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
        page.goto(f"{site.address}#/new/gold-hunting")
        page.locator("html:not([data-start])").wait_for(state="attached")
        page.locator("label:has(#gold-hunting-start-1)").click()
        page.click("#gold-hunting-deal")
        columns = f"{'cpu':>6}{'ours':>9}{'peer':>9}{'ratio':>8}{'python':>9}{'aim':>6}"
        RESULTS.write_text("")
        tell(f"{f'median of {RUNS} taps, ms':32}{columns}")
        taps(page, "hiding: a kind", "#kind-1", "#kind-2")
        taps(page, "hiding: shuffle", "#shuffle")
        page.click("#play")
        go_on(page)
        taps(page, "mining: a call", "#call-1", "#call-2")
        taps(page, "undo, redo", "#tool-undo", "#tool-redo")
        tables(page, site.address)
        columns = "".join(f"{what:>9}" for what in PARTS)
        tell("")
        tell(f"{'longest task of bots at 4 x, ms':32}{columns}{'aim':>6}")
        for game in games():
            bots_play(page, site.address, game)
        browser.close()


if __name__ == "__main__":
    main()
