"""Closing the page at any moment: the match is there again, at the very move."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserType, Playwright, expect

from e2e.conftest import PATIENCE, PHONE
from e2e.hosting import Host
from e2e.hunting import Hunting
from e2e.records import ANN, BEN, mining, veins
from fortyniner.match import Match


def test_a_reload_finds_two_people_behind_the_curtain_at_the_very_move(phone: Hunting) -> None:
    table = phone
    table.deal(Ann=None, Ben=None)
    table.open_curtain("Ann")
    table.tap(table.kind(1))
    table.tap(table.vein(1))
    table.reload()
    table.open_curtain("Ann")
    expect(table.primary).to_have_text("Place 9 more pieces")
    table.holds(1, 1)
    table.tap(table.placed(1))
    expect(table.primary).to_have_text("Place 10 more pieces")
    table.hide(veins(ANN))
    table.reload()
    table.open_curtain("Ben")
    table.hide(veins(BEN))
    table.open_curtain("Ann")
    table.call(2, 4)
    table.reload()  # before the verdict was closed
    table.open_curtain("Ann")
    table.pile(2)
    expect(table.button("Stop and keep 2")).to_be_visible()
    table.stop()
    table.reload()
    table.open_curtain("Ben")
    table.says("What do you call?")


def test_a_reload_in_a_bots_turn_lets_the_bot_play_on(phone: Hunting) -> None:
    table = phone.unhurried().resume(mining("call 1 at 1", "call 3 at 1", bot="greenhorn", seed=50))
    assert table.see() == "person"  # what Ben did
    table.call(3, 4)  # wrong: the turn is Ben's
    table.reload()
    expect(table.verdict.get_by_text(re.compile("^Ben called"))).to_be_visible()


def test_the_lobby_leads_back_into_the_match(phone: Hunting) -> None:
    table = phone.bring(mining("call 2 at 4", bot="greenhorn").record)
    table.pile(2)
    table.visit("#/")
    table.reload()
    table.tap(table.link(re.compile("Ann to go on or stop")))
    table.pile(2)


def test_the_first_page_shows_the_match_before_python_wakes(phone: Hunting) -> None:
    table = phone.bring(mining("call 2 at 4", bot="greenhorn").record)
    table.pile(2)
    table.page.route("**/app-*.zip.gz", lambda route: None)
    table.arrive("#/")
    table.page.reload(wait_until="domcontentloaded")
    expect(table.link(re.compile("Ann to go on or stop"))).to_contain_text("Gold Hunting, turn 1")


def test_another_run_of_the_browser_goes_on_with_the_match(
    playwright: Playwright,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, object],
    host: Host,
    tmp_path: Path,
) -> None:
    def start() -> Hunting:
        context = browser_type.launch_persistent_context(
            tmp_path, **browser_type_launch_args, **PHONE, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        return Hunting(context.pages[0], host.address)

    table = start().visit()
    table.bring(mining("call 2 at 4").record)
    table.open_curtain("Ann")
    table.call(3, 3)
    record = table.stored_record()
    table.page.context.close()

    table = start().visit()
    table.tap(table.link(re.compile("Ann to go on or stop")))
    table.open_curtain("Ann")
    table.pile(5)
    assert table.stored_record() == record
    assert Match.read(record).log[-1].move == "call 3 at 3"
    assert table.troubles == []
    table.page.context.close()
