"""How fast the page starts, against a stock PyScript page in the same run: python3 dev.py bench startup

Both are served alike, by turns, three visits each in a new profile, with a restart of the browser between.
The second visit of ours lasts until its idle time has made a snapshot, from which the third starts. The stock
page is npm's PyScript and Pyodide as they come, with one line of Python. Medians; ratios mean more than
times.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tools.browser import launch_options
from tools.project import DIST, NODE_MODULES, ROOT, files
from tools.serve import COMPRESSED, Site

RUNS = 5
STOCK = """<!doctype html><title>Stock</title>
<link rel="stylesheet" href="./core/core.css">
<script type="module" src="./core/core.js"></script>
<py-config type="json" hidden>{"interpreter": "./pyodide/pyodide.mjs"}</py-config>
<script type="py">print("ready")</script>
"""
# PyScript says so just before the first line of Python runs.
FIRST_LINE = "document.addEventListener('py:ready', () => performance.mark('first line'), { once: true })"
KEPT = "caches.open('fortyniner-snapshot').then(cache => cache.keys()).then(keys => keys.length)"
MARKED = "name => performance.getEntriesByName(name)[0]?.startTime ?? 0"


@dataclass
class Measured:
    """One site over all runs: milliseconds, megabytes."""

    first: list[float] = field(default_factory=list)
    repeat: list[float] = field(default_factory=list)
    ready: list[float] = field(default_factory=list)
    ready_again: list[float] = field(default_factory=list)
    resumed: list[float] = field(default_factory=list)
    ready_resumed: list[float] = field(default_factory=list)
    fetched: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    memory_resumed: list[float] = field(default_factory=list)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    with Site(folder) as site:
        thread = threading.Thread(target=site.serve_forever, daemon=True)
        thread.start()
        yield site.address
        site.shutdown()


@contextmanager
def browser(playwright: Playwright, profile: str) -> Iterator[BrowserContext]:
    """A browser process of its own, with what the profile's earlier ones have kept."""
    context = playwright.chromium.launch_persistent_context(profile, **launch_options())
    context.add_init_script(FIRST_LINE)
    yield context
    context.close()


@contextmanager
def new_profile() -> Iterator[str]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield folder


def when(page: Page, mark: str) -> float:
    """Milliseconds from the beginning of the visit to a mark of the page."""
    for _ in range(1200):
        if moment := float(page.evaluate(MARKED, mark)):
            return moment
        page.wait_for_timeout(50)
    raise SystemExit(f"{page.url} never came to '{mark}'")


def memory(context: BrowserContext) -> float:
    """Megabytes of the page's own process after a clean-up: the largest renderer's anonymous memory."""
    context.new_cdp_session(context.pages[-1]).send("HeapProfiler.collectGarbage")
    session = (
        context.browser.new_browser_cdp_session()
        if context.browser
        else context.new_cdp_session(context.pages[0])
    )
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in processes:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.exists():
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
            sizes.append(int(lines["RssAnon"].split()[0]) / 1024)
    return max(sizes, default=float("nan"))


def visit(context: BrowserContext, address: str, last: str) -> tuple[Page, float]:
    """Open the address in a new page until `last` is marked; the megabytes that travelled come along."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    travelled: list[float] = []
    session.on("Network.loadingFinished", lambda event: travelled.append(event["encodedDataLength"]))
    page.goto(address)
    when(page, last)
    return page, sum(travelled) / 1e6


def snapshot_made(page: Page) -> None:
    """Leave the page alone until it has kept a snapshot."""
    for _ in range(120):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(500)
    raise SystemExit(f"{page.url} never made a snapshot")


def measure(playwright: Playwright, address: str, last: str, into: Measured) -> None:
    """A first visit, and two in browsers that are started again."""
    ours = last == "fortyniner:ready"
    with new_profile() as profile:
        with browser(playwright, profile) as context:
            page, travelled = visit(context, address, last)
            into.first.append(when(page, "first line"))
            into.ready.append(when(page, last))
            into.fetched.append(travelled)
            if ours:
                page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
            page.wait_for_timeout(1000)
        with browser(playwright, profile) as context:
            page, _ = visit(context, address, last)
            into.repeat.append(when(page, "first line"))
            into.ready_again.append(when(page, last))
            page.wait_for_timeout(1000)
            into.memory.append(memory(context))
            if ours:
                snapshot_made(page)
        with browser(playwright, profile) as context:
            page, _ = visit(context, address, last)
            into.resumed.append(when(page, "first line"))
            into.ready_resumed.append(when(page, last))
            page.wait_for_timeout(1000)
            into.memory_resumed.append(memory(context))
            if ours and not page.evaluate("fortyniner.snapshot.used"):
                raise SystemExit("the third visit did not start from the snapshot")


def stock_site(folder: Path) -> None:
    shutil.copytree(
        NODE_MODULES / "@pyscript/core/dist", folder / "core", ignore=shutil.ignore_patterns("*.map")
    )
    shutil.copytree(
        NODE_MODULES / "pyodide", folder / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.ts")
    )
    (folder / "index.html").write_text(STOCK)


def all_told(folder: Path) -> float:
    """Megabytes on the wire of everything a site holds."""
    sizes = (
        len(gzip.compress(path.read_bytes(), 6)) if path.suffix in COMPRESSED else path.stat().st_size
        for path in files(folder)
    )
    return sum(sizes) / 1e6


def report(ours: Measured, stock: Measured, blank: float) -> str:
    rows = [
        ("first visit, first line of Python, ms", stock.first, ours.first, 0.45),
        ("first visit, table ready, ms", None, ours.ready, None),
        ("second visit, first line of Python, ms", stock.repeat, ours.repeat, None),
        ("second visit, table ready, ms", None, ours.ready_again, None),
        ("third visit, first line of Python, ms", stock.resumed, ours.resumed, 0.35),
        ("third visit, table ready, ms", None, ours.ready_resumed, None),
        ("fetched until then, MB", stock.fetched, ours.fetched, None),
    ]
    lines = [f"{'median of ' + str(RUNS) + ' runs':<44}{'stock':>9}{'ours':>9}{'ratio':>8}{'aim':>7}"]
    for name, theirs, own, aim in rows:
        value = statistics.median(own)
        other = statistics.median(theirs) if theirs else None
        digits = 2 if "MB" in name else 0
        lines.append(
            f"{name:<44}{f'{other:.{digits}f}' if other else '':>9}{value:>9.{digits}f}"
            f"{f'{value / other:.2f}' if other else '':>8}{aim or '':>7}"
        )
    lines.append(f"{'all of dist/ on the wire, MB (aim: at most 5.5)':<53}{all_told(DIST):>9.2f}")
    for visit, theirs, own in (
        ("second", stock.memory, ours.memory),
        ("third", stock.memory_resumed, ours.memory_resumed),
    ):
        above = [statistics.median(sizes) - blank for sizes in (theirs, own)]
        name = f"memory above a blank page, {visit} visit, MB"
        lines.append(f"{name:<44}{above[0]:>9.0f}{above[1]:>9.0f}{'':>8}{90:>7}")
    return "\n".join(lines)


def main() -> None:
    ours, stock, blanks = Measured(), Measured(), []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stock_site(Path(folder))
        (Path(folder) / "blank.html").write_text("<!doctype html><title>Blank</title>")
        with serving(DIST) as own_address, serving(Path(folder)) as stock_address:
            for _ in range(RUNS):
                measure(playwright, own_address, "fortyniner:ready", ours)
                measure(playwright, stock_address, "first line", stock)
                with new_profile() as profile, browser(playwright, profile) as context:
                    context.pages[0].goto(stock_address + "blank.html")
                    context.pages[0].wait_for_timeout(1000)
                    blanks.append(memory(context))
    text = report(ours, stock, statistics.median(blanks))
    print(text)
    (ROOT / "bench/results").mkdir(exist_ok=True)
    (ROOT / "bench/results/startup.txt").write_text(text + "\n")


if __name__ == "__main__":
    main()
