"""A match in a link: given away, opened elsewhere, damaged on the way."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.records import mining


def test_a_shared_link_opens_on_another_device(seat: Seat) -> None:
    match = mining("call 2 at 4", "stop")
    giver = seat(DESKTOP, permissions=["clipboard-read", "clipboard-write"]).visit()
    giver.resume(match)
    giver.open_curtain("Ben")
    giver.menu("Share the match as a link")
    dialog = giver.page.get_by_role("dialog", name="It shows hidden gold too")
    giver.tap(dialog.get_by_role("button", name="Share the link"))
    expect(giver.toast).to_contain_text("The link is copied.")
    link = giver.page.evaluate("() => navigator.clipboard.readText()")
    address, _, route = link.partition("#")
    assert address == giver.address

    taker = seat(PHONE, reduced_motion="reduce").visit(f"#{route}")
    expect(taker.page.get_by_role("heading", level=1)).to_have_text("A shared match")
    taker.says("Ann and Ben played 4 moves.")
    assert taker.page.evaluate("() => Object.keys(localStorage).filter(key => key.includes('match'))") == []
    taker.tap(taker.button("Open it"))
    taker.open_curtain("Ben")
    assert taker.stored_record() == match.record
    taker.page.go_back()  # the link is not behind the match
    expect(taker.page.get_by_role("heading", name="A shared match")).to_have_count(0)

    taker.visit(f"#{route[:-20]}")
    expect(taker.toast).to_contain_text("This link is damaged; perhaps a part of it was not copied")
