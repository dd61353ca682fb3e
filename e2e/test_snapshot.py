"""Later visits start from a snapshot of Python, which idle time makes, and without it when it is unfit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, Seat
from e2e.hosting import Host
from e2e.hunting import Hunting
from e2e.records import mining
from e2e.test_offline import kept_offline

KEPT = """async () => {
  if (!(await caches.has("fortyniner-snapshot"))) return [];
  const cache = await caches.open("fortyniner-snapshot");
  return (await cache.keys()).map((key) => key.url);
}"""
SOON = """() => {
  const later = setTimeout;
  window.setTimeout = (call, delay, ...more) => later(call, delay === 5000 ? 300 : delay, ...more);
}"""
HANG_ONCE = """() => {
  if (!sessionStorage.getItem("hang")) return;
  sessionStorage.removeItem("hang");
  WebAssembly.instantiate = () => new Promise(() => {});
}"""
USED = "() => fortyniner.snapshot.used"
SPOIL = """async ([kind]) => {
  const cache = await caches.open("fortyniner-snapshot");
  const [key] = await cache.keys();
  const length = Number((await cache.match(key)).headers.get("Content-Length"));
  const bodies = { cut: [1000, length], foreign: [length, length], tiny: [1000, 1000] };
  const [bytes, said] = bodies[kind];
  await cache.put(key, new Response(new Uint8Array(bytes), { headers: { "Content-Length": said } }));
}"""


@pytest.fixture
def table(seat: Seat, own_host: Host) -> Hunting:
    """A computer whose page was idle until its snapshot was kept."""
    table = calm(seat(DESKTOP, own_host.address, reduced_motion="reduce")).visit()
    snapshots(table, 1)
    return table


def calm(table: Hunting) -> Hunting:
    """What counts as idle time becomes shorter."""
    table.page.add_init_script(f"({SOON})()")
    return table


def snapshots(table: Hunting, count: int) -> list[str]:
    """The addresses of what is kept, once there are so many."""
    for _ in range(100):
        if len(kept := table.page.evaluate(KEPT)) == count:
            return kept
        table.page.wait_for_timeout(300)
    raise AssertionError(f"{len(kept)} snapshots instead of {count}")


def starts_from_snapshot(table: Hunting) -> bool:
    return table.reload().page.evaluate(USED)


def test_a_visit_from_a_snapshot_plays_like_any_other(table: Hunting) -> None:
    assert starts_from_snapshot(table)
    table.bring(mining(bot="greenhorn").record)
    table.call(2, 4)
    table.go_on()
    table.pile(2)
    table.visit("#/rules/gold-hunting/GH-15")
    expect(table.page.get_by_role("heading", name=re.compile("^GH-15"))).to_be_in_viewport()


def test_two_visits_from_one_snapshot_deal_different_matches(table: Hunting) -> None:
    seeds = set()
    for _ in range(2):
        assert starts_from_snapshot(table)
        table.visit("#/new/gold-hunting")
        table.tap(table.button("Deal"))
        table.says("for your eyes only")
        seeds |= set(re.findall(r"seed: (\w+)", table.stored_record()))
    assert len(seeds) == 2


@pytest.mark.parametrize("kind", ["cut", "foreign", "tiny"])
def test_a_spoilt_snapshot_is_thrown_away_and_the_page_starts(table: Hunting, kind: str) -> None:
    table.page.evaluate(SPOIL, [kind])
    assert not starts_from_snapshot(table)
    expect(table.link(re.compile("Gold Hunting"))).to_be_visible()
    snapshots(table, 0)
    snapshots(table, 1)  # and another one is made
    assert starts_from_snapshot(table)


def test_a_start_that_never_came_to_its_end_is_not_tried_again(table: Hunting) -> None:
    table.page.add_init_script(f"({HANG_ONCE})()")
    table.page.evaluate("() => sessionStorage.setItem('hang', 'once')")
    table.page.reload(wait_until="domcontentloaded")
    expect(table.page.get_by_text("Waking Python")).to_be_visible()
    table.page.wait_for_function("() => sessionStorage.getItem('fortyniner/starting')")
    expect(table.page.get_by_text("Waking Python")).to_be_visible()
    assert not starts_from_snapshot(table)


def test_a_new_build_takes_no_snapshot_of_the_old_one(table: Hunting, folder: Path) -> None:
    assert starts_from_snapshot(table)
    kept_offline(table)
    (old,) = snapshots(table, 1)
    shell = put_up_another_program(folder)
    table.reload()
    expect(table.button("Update")).to_be_visible(timeout=30_000)
    table.tap(table.button("Update"))
    expect(table.page.locator(f"script[src='./{shell}']")).to_be_attached()
    assert not table.ready().page.evaluate(USED)
    expect(table.link(re.compile("Gold Hunting"))).to_be_visible()
    for _ in range(100):
        if snapshots(table, 1) != [old]:
            break
        table.page.wait_for_timeout(300)
    assert starts_from_snapshot(table)
    assert snapshots(table, 1) != [old]


def put_up_another_program(folder: Path) -> str:
    """A build with another program, whose snapshot has another name therefore; returns the shell's name."""
    names = {}
    for stem in ("app", "snapshot", "idle", "shell"):
        (path,) = folder.glob(f"{stem}-*")
        names[path.name] = f"{stem}-{'0' * 12}{path.suffix}"
        path.rename(folder / names[path.name])
    for path in [*folder.glob("*.js"), folder / "index.html"]:
        text = path.read_text()
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(re.sub(r'("url":"index.html","revision":)"\w+"', r'\1"newer"', text))
    return f"shell-{'0' * 12}.js"


def test_it_works_without_a_server(table: Hunting, own_host: Host) -> None:
    kept_offline(table)
    own_host.stop()
    assert starts_from_snapshot(table)
    table.tap(table.link(re.compile("Gold Hunting")))
    expect(table.button("Deal")).to_be_visible()


def test_no_snapshot_is_made_while_a_match_is_open(seat: Seat) -> None:
    table = calm(seat(DESKTOP, reduced_motion="reduce"))
    table.arrive().resume(mining().record)
    table.page.wait_for_timeout(4000)
    snapshots(table, 0)
    table.visit("#/")
    snapshots(table, 1)
