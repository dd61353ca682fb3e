"""Small screens and large text: nothing scrolls sideways, what comes next is in reach, no target is small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import Hunting
from e2e.records import mining
from e2e.screens import SCREENS, WITH_PRIMARY, Way

OVERFLOW = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 0 ? `${wide} px too wide` : "";
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button, a, input, summary, label:has(input)")]
  .filter(target => target.checkVisibility({visibilityProperty: true}))
  .filter(target => !target.matches("p a, li a, .sr, .sr *"))
  .filter(target => {
    const {width, height} = target.getBoundingClientRect();
    const least = target.matches(".btn, .icon-btn, .choice, .hunt-vein") ? 44 : 24;
    return width > 0 && Math.min(width, height) < least;
  }).map(target => `small: ${target.outerHTML.slice(0, 90)}`)"""


def faults(table: Hunting, primary: bool) -> list[str]:
    """What is wrong with the screen that is shown."""
    table.settled()
    found = [table.page.evaluate(OVERFLOW), *table.page.evaluate(SMALL_TARGETS)]
    if primary:
        box = table.primary.first.bounding_box()
        height = table.page.evaluate("() => innerHeight")
        if not box or box["y"] < 0 or box["y"] + box["height"] > height:
            found.append(f"the primary button is out of reach: {box}")
        elif box["height"] < 44:
            found.append(f"the primary button is but {box['height']} px high")
    return [fault for fault in found if fault]


@pytest.mark.parametrize("ways", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(360, 640, 1), (320, 568, 1), (390, 844, 2)],
    ids=["360x640", "320x568", "390x844 with text twice as large"],
)
def test_every_screen_fits(seat: Seat, width: int, height: int, text: int, ways: tuple[Way, ...]) -> None:
    size = {"width": width, "height": height}
    table = seat(PHONE | {"viewport": size, "screen": size}, reduced_motion="reduce").visit()
    if text != 1:
        table.page.evaluate("share => { document.documentElement.style.fontSize = share }", f"{text * 100}%")
    found = {}
    for way in ways:
        way(table)
        if wrong := faults(table, primary=way in WITH_PRIMARY):
            found[way.__name__] = wrong
    assert found == {}


def test_turning_the_device_keeps_what_was_chosen(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    table.choose(2, 3)
    for width, height in ((844, 390), (1180, 820), (390, 844)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.button("Call two at vein 3")).to_be_in_viewport()
        expect(table.number(2)).to_have_attribute("aria-pressed", "true")
        expect(table.vein(3)).to_have_attribute("aria-pressed", "true")
        assert table.page.evaluate(OVERFLOW) == ""
    table.tap(table.button("Call two at vein 3"))
    expect(table.verdict).to_contain_text(re.compile("Wrong: a triple"))
