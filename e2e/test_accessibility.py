"""No screen has anything that axe objects to, by day or by lamp."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.screens import DRAWERS, MATCH, PAGES
from e2e.table import Table

AXE = """() => axe.run({resultTypes: ["violations"]}).then(({violations}) => violations.map(
  ({id, help, nodes}) => `${id}: ${help}: ${nodes.map(node => node.html.slice(0, 160)).join(" | ")}`))"""


def objections(table: Table) -> list[str]:
    """What axe objects to on the page as it is now, in both themes."""
    found = []
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
        settled(table)
        found += [f"{theme}: {objection}" for objection in table.page.evaluate(AXE)]
    return found


def settled(table: Table) -> None:
    """Nothing fades any more."""
    table.page.evaluate(
        "() => Promise.allSettled(document.getAnimations().map(animation => animation.finished))"
    )


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_objects_to_no_screen(seat: Seat, device: dict[str, object]) -> None:
    table = seat(device, reduced_motion="reduce").visit()
    table.page.evaluate(AXE_SCRIPT)
    found = {}
    for way in (*PAGES, *MATCH, *DRAWERS):
        way(table)
        if objected := objections(table):
            found[way.__name__] = objected
    assert found == {}
