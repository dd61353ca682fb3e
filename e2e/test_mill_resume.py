"""Closing the page in the middle of a turn: it goes on at the very action, with what was chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.mill import Mill, mill

GAME = Mill
OPEN = {"open-purses": True}


@pytest.fixture
def turn(phone: Mill) -> Mill:
    """Ann has done two of five actions, and has chosen the third."""
    table = phone.resume(mill("STORE MILL", "HOOK", step="town", gone=24, purses=(20, 6), options=OPEN))
    table.do("bring HOOK")
    table.do("play K STORE")
    table.choose("move MILL HOOK")
    return table


def stands(table: Mill) -> None:
    """Two actions are done, the third is chosen, and can be done."""
    table.has_done(2, 1, 2)
    table.holds("Ann", 19)
    table.asks("From Sutter’s Mill to Hook & Ladder")
    expect(table.play).to_contain_text("Move to Hook & Ladder")
    expect(table.place("HOOK")).to_have_attribute("aria-pressed", "true")
    expect(table.card("K")).to_have_count(0)
    table.tap(table.play)
    table.has_done(3, 3, 5)
    assert table.moves == ["bring HOOK", "play K STORE", "move MILL HOOK"]


def test_a_reload_after_two_of_five_actions_keeps_the_turn_and_the_choice(turn: Mill) -> None:
    stands(turn.reload())


def test_the_lobby_says_who_is_to_do_what_and_leads_back(turn: Mill) -> None:
    again = Mill(turn.page.context.new_page(), turn.address)
    turn.page.close()
    again.visit()
    card = again.link(re.compile("Ann to act in town"))
    expect(card).to_contain_text("Sutter’s Mill, round 1, 48 chips left")
    again.tap(card)
    stands(again)
    assert again.troubles == []


def test_turning_the_device_keeps_the_choice_in_reach(turn: Mill) -> None:
    for width, height in ((844, 390), (1180, 820), (390, 844)):
        turn.page.set_viewport_size({"width": width, "height": height})
        expect(turn.play).to_contain_text("Move to Hook & Ladder")
        expect(turn.play).to_be_in_viewport(ratio=1)
        turn.fits()
    stands(turn)


def test_a_reload_between_two_chips_goes_on_digging(phone: Mill) -> None:
    table = phone.resume(mill("RIVER RIVER", "RIVER", vein="21", options=OPEN))
    table.do("prospect")
    table.do("dig MILL")
    table.reload()
    table.asks("Tap a building for the next prospector")
    table.holds("Ann", 8)
    table.do("dig MILL")
    assert table.see() == "person"
    table.asks("What is this turn for?")
    assert table.match.turn == 1
    table.holds("Ann", 9)


def test_a_reload_while_a_bonus_is_offered_offers_it_again(phone: Mill) -> None:
    table = phone.resume(
        mill("RIVER MILL", "RIVER", MILL="a10", step="bonus", bonuses=["MILL"], dug=1, options=OPEN)
    )
    table.asks("One more chip, by Sutter’s Mill?")
    table.reload()
    table.asks("One more chip, by Sutter’s Mill?")
    table.do("no bonus")
    assert table.see() == "person"
    assert table.moves == ["no bonus"]
    assert table.match.turn == 1


def test_a_reload_of_what_is_chosen_for_town_before_the_turn_is_for_it(phone: Mill) -> None:
    table = phone.resume(mill("STORE MILL", "HOOK", gone=24, options=OPEN))
    table.choose("play K STORE")
    table.reload()
    town = table.page.locator("#town")
    expect(town).to_contain_text("then: Play K at Drug Store")
    table.tap(town)
    expect(table.play).to_contain_text("Play K at Drug Store")
    table.tap(table.play)
    table.has_done(1, 0, 1)
    assert table.moves == ["town", "play K STORE"]
