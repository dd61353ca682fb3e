"""Closing the page in the middle of a round: it goes on at the very move, with what was chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.records import river
from e2e.river import River

GAME = River


@pytest.fixture
def auction(phone: River) -> River:
    """Ann has bid 3; Ben has 7 in the stepper."""
    table = phone.resume(river("", "", "", "", "", phase="bid"))
    table.do("bid 3")
    table.asks("Ben, beat 3 or pass")
    table.set_bid(7)
    return table


def stands(table: River) -> None:
    """The auction is where it was."""
    table.asks("Ben, beat 3 or pass")
    expect(table.play).to_have_text("Bid 7")
    expect(table.page.locator("#bid-now")).to_have_text("7")
    expect(table.page.get_by_role("region", name="Ann", exact=True)).to_contain_text("3, highest")
    table.do("bid 7")
    table.asks("Cleo, beat 7 or pass")
    assert [ply.move for ply in table.match.log] == ["bid 3", "bid 7"]


def test_a_reload_in_the_middle_of_an_auction_keeps_the_bid_in_the_stepper(auction: River) -> None:
    stands(auction.reload())


def test_turning_the_device_keeps_the_bid_in_reach(auction: River) -> None:
    for width, height in ((844, 390), (1180, 820), (390, 844)):
        auction.page.set_viewport_size({"width": width, "height": height})
        expect(auction.play).to_have_text("Bid 7")
        expect(auction.play).to_be_in_viewport(ratio=1)
        auction.fits()
    stands(auction)


def test_the_lobby_says_who_is_to_bid_and_leads_back(auction: River) -> None:
    again = River(auction.page.context.new_page(), auction.address)
    auction.page.close()
    again.visit()
    card = again.link(re.compile("Ben to bid"))
    expect(card).to_contain_text("Gold River, round 2 of 8")
    again.tap(card)
    stands(again)
    assert again.troubles == []


def test_a_reload_between_taking_discarding_and_a_target_keeps_each(phone: River) -> None:
    table = phone.resume(
        river("CM-03", "SN-02 SN-04", "WR-ODD1", winner=0, bid=5, offer="A-DYN1 SN-06 SN-07 NL-02")
    )
    table.do("take A-DYN1")
    table.reload()
    table.asks("Ann, discard")
    table.lies_with("Ann", "A-DYN1")
    table.pick("SN-07")
    table.reload()
    table.asks("Ann, discard")
    expect(table.play).to_have_text("Discard San Narciso 7")
    table.tap(table.play)
    table.asks("Ann, destroy which card?")
    table.reload()
    table.asks("Ann, destroy which card?")
    expect(table.play).to_be_disabled()
    table.pick("SN-04")
    table.reload()
    expect(table.play).to_have_text("Blow up San Narciso 4")
    table.tap(table.play)
    table.asks("Ben, take a card")
    expect(table.card("SN-04")).to_have_count(0)
    assert [ply.move for ply in table.match.log] == ["take A-DYN1", "discard SN-07", "dynamite SN-04"]


def test_a_reload_while_a_bot_is_to_choose_lets_it_choose(phone: River) -> None:
    bots = {1: "greenhorn", 2: "old-hand"}
    table = phone.resume(river("", "", "", "", bots=bots, offer="CM-03 CM-04 CM-05"))
    table.do("take CM-03")
    table.reload()
    assert table.see() == "person"
    assert [ply.seat for ply in table.match.log][:3] == [0, 1, 2]


def test_a_forced_last_card_is_taken_without_a_tap(phone: River) -> None:
    table = phone.resume(river("", "", "", offer="CM-03 CM-04"))
    table.do("take CM-03")
    table.says("Ben took Cold Mountain 4")
    table.lies_with("Ben", "CM-04")
    table.go_on()
    expect(table.page.get_by_role("heading", name="Strike Gold")).to_be_visible()
    assert [(ply.seat, ply.move, ply.forced) for ply in table.match.log] == [
        (0, "take CM-03", False),
        (1, "take CM-04", True),
    ]
