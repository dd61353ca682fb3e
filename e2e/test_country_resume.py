"""Closing the page in the middle of a turn: it goes on at the very token, with what was chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.country import Country
from tests.country import country

GAME = Country


@pytest.fixture
def turn(phone: Country) -> Country:
    """Ann has bought a card and placed a token; the second token is chosen."""
    phone.resume(country(others="white blue green", seats=2)).opened("Ann")
    phone.do("buy red")
    phone.do("place red -7,1")
    phone.choose("place white 7,-6")
    return phone


def stands(table: Country) -> None:
    """The second token is chosen, and is placed with the next tap."""
    expect(table.seat(1)).to_have_accessible_name(re.compile("^Ann, 15 coins, 2 red cards"))
    expect(table.token("white")).to_have_attribute("aria-pressed", "true")
    expect(table.space("7,-6")).to_have_accessible_name(re.compile("White chosen"))
    expect(table.play).to_have_text("Place White here")
    table.tap(table.play)
    expect(table.token("white")).to_have_count(0)
    assert table.moves == ["buy red", "place red -7,1", "place white 7,-6"]


def test_a_reload_while_a_placement_is_chosen_lays_it_out_again(turn: Country) -> None:
    turn.reload().opened("Ann")
    stands(turn)


def test_the_lobby_says_who_is_to_do_what_and_leads_back(turn: Country) -> None:
    again = Country(turn.page.context.new_page(), turn.address)
    turn.page.close()
    again.visit()
    again.tap(again.link(re.compile("Ann to place a token")))
    again.open_curtain("Ann")
    stands(again)
    assert again.troubles == []


def test_turning_the_device_keeps_the_choice_in_reach(turn: Country) -> None:
    for width, height in ((844, 390), (1180, 820), (390, 844)):
        turn.page.set_viewport_size({"width": width, "height": height})
        expect(turn.play).to_have_text("Place White here")
        expect(turn.play).to_be_in_viewport(ratio=1)
        turn.fits()
    stands(turn)


@pytest.mark.parametrize(
    ("move", "says"),
    [("tunnel red -3,0 3,1", "Place both Red"), ("boat red 0,-1 1,-2", "Place boat and Red")],
    ids=["tunnel", "boat"],
)
def test_both_steps_of_a_placement_are_laid_out_again(phone: Country, move: str, says: str) -> None:
    red = "-4,0" if move.startswith("tunnel") else "-1,-1"
    table = phone.resume(country("red red blue", board="river", red=red, others="white blue green"))
    table.open_curtain("Ann")
    table.choose(move)
    expect(table.play).to_have_text(says)
    table.reload().opened("Ann")
    expect(table.play).to_have_text(says)
    table.tap(table.play)
    expect(table.button("Undo (U)")).to_be_enabled()
    assert table.moves == [move]
