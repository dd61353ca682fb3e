"""The page before Python is there: honest progress, early taps, and clear words when it cannot start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from e2e.conftest import PHONE, Seat
from e2e.table import Table


class Late:
    """The program of the page, held back until it is let go."""

    def __init__(self, table: Table) -> None:
        self.held: list[Route] = []
        table.page.route("**/app-*.zip.gz", lambda route: self.held.append(route))

    def arrives(self) -> None:
        for route in self.held:
            route.continue_()


@pytest.fixture
def table(seat: Seat) -> Table:
    return seat(PHONE, reduced_motion="reduce")


def progress(table: Table) -> Locator:
    return table.page.get_by_role("status").filter(has=table.page.get_by_role("progressbar"))


def test_what_is_tapped_early_is_done_as_soon_as_python_is_ready(table: Table) -> None:
    late = Late(table)
    table.arrive()
    expect(progress(table)).to_contain_text(re.compile(r"Fetching the table, \d+ %"))
    table.tap(table.link(re.compile("Gold Hunting")))
    second = table.page.get_by_role("group", name=re.compile("^Seat 2"))
    table.page.get_by_role("group", name=re.compile("^Seat 1")).get_by_label("Name").fill("Zoë")
    second.get_by_label("Name").fill("Old Pete")
    table.tap(second.locator("label", has_text="Greenhorn"))
    table.tap(table.button("Deal"))
    expect(table.button("Deal")).to_have_attribute("aria-busy", "true")
    late.arrives()
    table.ready().says("Zoë, for your eyes only")
    expect(progress(table)).to_be_hidden()
    assert "bot greenhorn: Old Pete" in table.stored_record()


def test_names_typed_early_are_kept(table: Table) -> None:
    late = Late(table)
    table.arrive("#/new/gold-hunting")
    first = table.page.get_by_role("group", name=re.compile("^Seat 1")).get_by_label("Name")
    first.fill("Zoë")
    late.arrives()
    table.ready()
    expect(first).to_have_value("Zoë")
    table.tap(table.button("Deal"))
    table.says("Zoë, for your eyes only")


def test_progress_tells_how_much_is_there(table: Table) -> None:
    late = Late(table)
    table.arrive()
    bar = progress(table).get_by_role("progressbar")
    # All but the program of the table arrives; that one is a small part.
    expect(progress(table)).to_contain_text(re.compile(r"Fetching the table, 9\d %"))
    assert 0.9 < bar.evaluate("bar => bar.value") < 1
    late.arrives()
    table.ready()
    expect(progress(table)).to_be_hidden()


@pytest.mark.parametrize(
    ("file", "status"),
    [("**/stdlib-*.zip.gz", 404), ("**/*.wasm", None), ("**/app-*.zip.gz", 404), ("**/page-*.js", None)],
    ids=["no library", "interpreter cut off", "no program", "script cut off"],
)
def test_a_file_that_does_not_arrive_is_told_and_tried_again(
    table: Table, file: str, status: int | None
) -> None:
    table.provoked = True
    table.page.route(file, lambda route: route.fulfill(status=status) if status else route.abort())
    table.arrive()
    trouble = table.page.get_by_role("alertdialog", name="The table is not ready")
    expect(trouble).to_contain_text(re.compile("could not be fetched.*The network may have dropped"))
    expect(trouble).to_contain_text("Your matches are safe")
    table.page.unroute(file)
    table.tap(table.button("Try again"))
    table.ready()
    table.tap(table.link(re.compile("Gold Hunting")))
    expect(table.button("Deal")).to_be_visible()


def test_a_browser_without_web_assembly_is_told(table: Table) -> None:
    table.provoked = True
    table.page.add_init_script("delete window.WebAssembly")
    table.arrive()
    trouble = table.page.get_by_role("alertdialog", name="The table is not ready")
    expect(trouble).to_contain_text("This browser cannot run Python in a page")
    expect(table.button("Try again")).to_be_focused()


def test_an_address_that_leads_nowhere_says_so(table: Table) -> None:
    table.visit("#/no/such/place")
    expect(table.toast).to_contain_text("There is no such page here.")
    table.visit("#/match/never")
    expect(table.toast).to_contain_text("This match is not kept on this device.")
    table.tap(table.button("To the lobby"))
    expect(table.toast).to_be_empty()
