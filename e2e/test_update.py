"""A new version of the site waits until the person asks for it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hosting import Host
from e2e.records import mining
from e2e.test_offline import kept_offline


def test_a_new_version_waits_for_a_tap_and_keeps_the_match(seat: Seat, folder: Path, own_host: Host) -> None:
    table = seat(PHONE, own_host.address, reduced_motion="reduce").visit()
    kept_offline(table)
    table.reload()
    table.bring(mining(bot="greenhorn").record)
    table.call(2, 4)
    description = table.page.locator("meta[name=description]")
    put_up_a_new_version(folder)

    table.reload()
    expect(table.toast).to_contain_text(
        "A new version is ready. Your matches stay as they are.", timeout=30_000
    )
    expect(description).to_have_attribute("content", re.compile("^Four gold-rush"))
    table.call(3, 3)
    table.go_on()
    table.pile(5)
    table.reload()
    expect(description).to_have_attribute("content", re.compile("^Four gold-rush"))
    table.tap(table.button("Update"))

    expect(description).to_have_attribute("content", re.compile("^Newer gold-rush"))
    table.ready().pile(5)
    expect(table.toast).to_be_empty()


def put_up_a_new_version(folder: Path) -> None:
    page = folder / "index.html"
    page.write_text(page.read_text().replace("Four gold-rush", "Newer gold-rush"))
    worker = folder / "sw.js"
    text, changes = re.subn(r'("url":"index.html","revision":)"\w+"', r'\1"newer"', worker.read_text())
    assert changes == 1
    worker.write_text(text)
