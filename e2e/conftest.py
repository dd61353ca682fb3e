"""What all tests at the page share: the site, the devices, and that nothing goes wrong unseen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.hosting import Host
from e2e.hunting import Hunting
from e2e.table import Table
from tools.browser import launch_options
from tools.project import DIST

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

PATIENCE = 10_000
"""Milliseconds after which something is not going to happen; a test that passes never waits for them."""
expect.set_options(timeout=PATIENCE)

Seat = Callable[..., Table]
"""Opens a device: `device` is one of those above, more arguments go to the browser's context."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Pyodide is compiled once, plainly: a second time, for speed, takes longer than a test gains by it."""
    options = launch_options()
    return browser_type_launch_args | options | {"args": [*options["args"], "--js-flags=--liftoff-only"]}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it was built when the tests began, whoever builds it anew meanwhile."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(DIST, folder)
    return folder


@pytest.fixture(scope="session")
def host(built: Path) -> Iterator[Host]:
    host = Host(built)
    yield host
    host.stop()


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    """A built site that this test may change."""
    return Path(shutil.copytree(built, tmp_path / "dist"))


@pytest.fixture
def own_host(folder: Path) -> Iterator[Host]:
    """A server that this test may stop."""
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def game(request: pytest.FixtureRequest) -> type[Table]:
    """What can be done at the tables of a module: what its `GAME` can, else Gold Hunting's."""
    return getattr(request.module, "GAME", Hunting)


@pytest.fixture
def seat(browser: Browser, host: Host, game: type[Table]) -> Iterator[Seat]:
    """Opens devices, each with a storage of its own. Errors on their pages fail the test."""
    tables: list[Table] = []
    contexts: list[BrowserContext] = []

    def open_device(device: dict[str, Any], address: str = host.address, **more: Any) -> Table:
        contexts.append(browser.new_context(**device, **more))
        contexts[-1].set_default_timeout(PATIENCE)
        tables.append(game(contexts[-1].new_page(), address))
        return tables[-1]

    yield open_device
    for context in contexts:
        context.close()
    for table in tables:
        assert table.troubles == []


@pytest.fixture
def phone(seat: Seat) -> Table:
    """A phone held upright, with motion reduced; at the lobby."""
    return seat(PHONE, reduced_motion="reduce").visit()


@pytest.fixture
def desktop(seat: Seat) -> Table:
    """A computer with mouse and keyboard, with motion reduced; at the lobby."""
    return seat(DESKTOP, reduced_motion="reduce").visit()
