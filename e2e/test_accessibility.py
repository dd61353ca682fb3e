"""No screen has anything that axe objects to, by day or by lamp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.screens import SCREENS, Way
from e2e.table import Table

Theme = Literal["light", "dark"]
AXE = """() => axe.run({resultTypes: ["violations"]}).then(({violations}) => violations.map(
  ({id, help, nodes}) => `${id}: ${help}: ${nodes.map(node => node.html.slice(0, 160)).join(" | ")}`))"""


def objections(table: Table, themes: Sequence[Theme]) -> list[str]:
    """What axe objects to on the page as it is now, in these themes."""
    found = []
    for theme in themes:
        table.page.emulate_media(color_scheme=theme)
        expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
        table.settled()
        found += [f"{theme}: {objection}" for objection in table.page.evaluate(AXE)]
    return found


@pytest.mark.parametrize("ways", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize(
    ("device", "themes"),
    [(PHONE, ("light", "dark")), (DESKTOP, ("light",))],  # which colours meet is the same everywhere
    ids=["phone", "desktop"],
)
def test_axe_objects_to_no_screen(
    seat: Seat, device: dict[str, object], themes: Sequence[Theme], ways: tuple[Way, ...]
) -> None:
    table = seat(device, reduced_motion="reduce").visit()
    table.page.evaluate(AXE_SCRIPT)
    found = {}
    for way in ways:
        way(table)
        if objected := objections(table, themes):
            found[way.__name__] = objected
    assert found == {}
