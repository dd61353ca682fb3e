"""Settings act at once and stay."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import Hunting
from e2e.records import mining


def choice(table: Hunting, what: str, value: str) -> Locator:
    return table.page.get_by_role("radiogroup", name=re.compile(f"^{what}")).locator("label", has_text=value)


def ground(table: Hunting) -> str:
    return str(table.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))


def test_the_theme_changes_at_once_and_stays(seat: Seat) -> None:
    table = seat(PHONE, color_scheme="light").visit("#/settings")
    light = ground(table)
    table.tap(choice(table, "Theme", "Dark"))
    expect(choice(table, "Theme", "Dark").get_by_role("radio")).to_be_checked()
    dark = ground(table)
    assert dark != light
    table.reload()
    assert ground(table) == dark
    expect(choice(table, "Theme", "Dark").get_by_role("radio")).to_be_checked()
    table.tap(choice(table, "Theme", "As the device"))
    assert ground(table) == light
    table.page.emulate_media(color_scheme="dark")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ground(table) == dark


def test_motion_and_the_bots_pace_stay(seat: Seat) -> None:
    table = seat(PHONE).visit("#/settings")
    table.tap(choice(table, "Motion", "Reduced"))
    table.tap(choice(table, "Bots", "Quick"))
    expect(table.page.locator("html")).to_have_attribute("data-motion", "reduced")
    table.reload()
    expect(table.page.locator("html")).to_have_attribute("data-motion", "reduced")
    for what, value in (("Motion", "Reduced"), ("Bots", "Quick")):
        expect(choice(table, what, value).get_by_role("radio")).to_be_checked()


def test_the_next_match_begins_with_the_last_table(phone: Hunting) -> None:
    phone.deal(Zoë=None, Kai=None)
    phone.curtain.wait_for()
    phone.visit("#/")
    phone.tap(phone.tile("Gold Hunting"))
    for number, name in enumerate(["Zoë", "Kai"], 1):
        place = phone.page.get_by_role("group", name=re.compile(f"^Seat {number}"))
        expect(place.get_by_label("Name")).to_have_value(name)
        expect(place.get_by_label("Person", exact=True)).to_be_checked()


def test_a_suggested_name_gives_way_and_a_typed_one_stays(phone: Hunting) -> None:
    phone.tap(phone.tile("Gold Hunting"))
    second = phone.page.get_by_role("group", name="Seat 2, diamond")
    name = second.get_by_label("Name")
    suggested = name.input_value()
    phone.tap(second.locator("label", has=phone.page.get_by_label("Person", exact=True)))
    expect(name).not_to_have_value(suggested)
    phone.tap(second.locator("label", has=phone.page.get_by_label("Bot", exact=True)))
    expect(name).to_have_value(suggested)
    name.fill("Gus")  # which is a name that bots have, too
    phone.tap(second.locator("label", has=phone.page.get_by_label("Person", exact=True)))
    expect(second.get_by_label("Person", exact=True)).to_be_checked()
    phone.tap(phone.button("Deal"))
    phone.curtain.wait_for()
    assert "person: Gus" in phone.stored_record()


def test_a_bots_move_passes_by_itself_or_waits_for_a_tap(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce")
    table.page.clock.install()
    table.visit()
    bens_call = table.verdict.get_by_text(re.compile("^Ben called"))
    asked = table.page.get_by_text("What do you call?")
    told = mining("call 3 at 1", bot="greenhorn")  # the turn is Ben's
    table.resume(told, "passes")
    bens_call.wait_for()
    for _ in range(20):
        if not asked.is_visible():
            table.page.clock.fast_forward(10_000)
    expect(asked).to_be_visible()
    table.unhurried()
    table.resume(told, "waits")
    bens_call.wait_for()
    for _ in range(3):
        table.page.clock.fast_forward(10_000)
        expect(bens_call).to_be_visible()
    table.go_on()
    expect(bens_call).to_have_count(0)
