"""After the first visit the site works without its server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hosting import Host
from e2e.hunting import Hunting
from e2e.records import mining


@pytest.fixture
def own_host(built: Path) -> Iterator[Host]:
    """A server that this test may stop."""
    host = Host(built)
    yield host
    host.stop()


def test_without_a_server_the_match_goes_on(seat: Seat, own_host: Host) -> None:
    table = seat(PHONE, own_host.address, reduced_motion="reduce").visit()
    table.bring(mining(bot="greenhorn").record)
    table.call(2, 4)
    kept_offline(table)
    own_host.stop()

    table.reload()
    table.pile(2)
    table.call(3, 3)
    table.go_on()
    table.pile(5)

    table.visit("#/rules/gold-hunting/GH-15")
    expect(table.page.get_by_role("heading", name=re.compile("^GH-15"))).to_be_in_viewport()

    fresh = Hunting(table.page.context.new_page(), own_host.address).visit("#/rules/gold-hunting/GH-15")
    expect(fresh.page.get_by_role("heading", name=re.compile("^GH-15"))).to_be_in_viewport()
    fresh.visit("#/")
    fresh.tap(fresh.link(re.compile("Ann to go on or stop")))
    fresh.pile(5)
    assert fresh.troubles == []


# A worker that cannot take in a file is never ready.
READY = """() => Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((_, reject) => setTimeout(reject, 60_000, new Error("the service worker is not ready"))),
])"""


def kept_offline(table: Hunting) -> None:
    """The service worker has taken in every file."""
    assert table.page.evaluate(READY)
