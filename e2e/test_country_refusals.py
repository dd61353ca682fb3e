"""What is not possible in Gold Country says why, with the rule, and leaves what was chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.country import Country
from tests.country import QUIET, country

GAME = Country


def forest(table: Country, hand: str = "red white blue", **parts: object) -> Country:
    """It is Ann's turn; Ben looks on."""
    return table.resume(country(hand, others="white blue green", seats=2, **parts)).opened("Ann")


def river(table: Country, hand: str = "red red blue", **parts: object) -> Country:
    return forest(table, hand, board="river", **parts)


def in_vain(table: Country, place: str, reason: str, rule: str) -> None:
    """A tap on that space is answered, and nothing is played."""
    before = table.moves
    table.tap(table.space(place))
    table.refuses(reason, rule)
    assert table.moves == before


@pytest.mark.parametrize(
    ("place", "reason", "rule"),
    [
        ("0,0", "A red token goes next to its camp or to a token of its mine.", "GC-22"),
        ("-6,-1", "A token lies there already.", "GC-22"),
        ("-7,0", "No token goes on a camp.", "GC-22"),
    ],
    ids=["far", "taken", "camp"],
)
def test_a_space_that_is_not_legal_says_why(phone: Country, place: str, reason: str, rule: str) -> None:
    table = forest(phone, red="-6,-1")
    in_vain(table, place, reason, rule)
    expect(table.play).to_be_disabled()
    table.do("place red -7,1")  # what glows is still legal
    assert table.moves == ["place red -7,1"]


def test_a_bandit_goes_beside_something(phone: Country) -> None:
    table = forest(phone, "bandit red blue", offers="red white blue green")
    table.take("bandit")
    in_vain(table, "0,0", "A bandit goes next to a camp or to any token.", "GC-23")


def test_the_river_takes_no_token_but_a_boat_beside_one(phone: Country) -> None:
    table = river(phone, red="-1,-1")
    in_vain(table, "0,3", "A boat needs an empty bank and a free river space", "GC-65")
    table.choose("boat red 0,-1 1,-2")
    in_vain(table, "5,-5", "The token goes on a land space beside the boat.", "GC-65")
    expect(table.play).to_have_text("Place boat and Red")


def test_a_tunnel_takes_two_tokens_of_one_mine(phone: Country) -> None:
    table = river(phone, "red white blue", red="-4,0")
    in_vain(
        table, "-3,0", "A tunnel takes two red tokens at once, and one more token for the store.", "GC-63"
    )


def test_the_way_out_of_a_tunnel_is_beside_another(phone: Country) -> None:
    table = river(phone, red="-4,0")
    table.tap(table.space("-3,0"))
    in_vain(table, "-5,0", "The second token comes out beside another tunnel", "GC-63")


def test_once_all_are_placed_no_space_takes_a_token(phone: Country) -> None:
    table = forest(phone)
    for move in QUIET:
        table.do(move)
    in_vain(table, "-6,-1", "Your tokens of this turn are placed already.", "GC-20")


def test_trades_are_made_together(phone: Country) -> None:
    table = forest(phone)
    table.do("buy red")
    table.do(QUIET[0])
    table.tap(table.page.locator("#open-trade"))
    expect(table.page.locator("#trade")).to_contain_text("All trades of a turn are made together")
    table.tap_anyway(table.page.locator("#sheet-buy-blue"))
    table.refuses("All trades of a turn are made together", "GC-10")
    assert table.moves == ["buy red", QUIET[0]]


def test_a_card_that_costs_too_much_stays_on_the_stack(phone: Country) -> None:
    table = forest(phone, coins=(3, 20))
    table.tap(table.page.locator("#open-trade"))
    table.tap_anyway(table.page.locator("#sheet-buy-blue"))
    table.refuses("That card costs 5, and you have 3.", "GC-41")
    assert table.moves == []


def test_a_second_action_card_in_a_turn_is_refused(phone: Country) -> None:
    table = forest(phone)
    table.do("claim red")
    table.tap(table.page.locator("#open-cards"))
    table.tap_anyway(table.page.locator("#cards [data-card='claim blue']"))
    expect(table.toast.get_by_role("link", name="GC-11")).to_be_visible()
    assert table.moves == ["claim red"]


def test_a_redraw_that_ends_the_game_warns(phone: Country) -> None:
    table = forest(phone, bag="red blue")
    table.tap(table.page.locator("#open-cards"))
    table.tap(table.page.locator("#cards [data-card=redraw]").first)
    expect(table.page.locator(".country-card-about")).to_contain_text("a redraw ends the game at once")


def test_the_rule_is_a_tap_away_and_what_was_chosen_is_kept(phone: Country) -> None:
    table = forest(phone)
    table.choose("place red -7,1")
    in_vain(table, "0,0", "A red token goes next to its camp", "GC-22")
    table.tap(table.toast.get_by_role("link", name="GC-22"))
    rule = table.page.get_by_role("article").filter(
        has=table.page.get_by_role("heading", name=re.compile("^GC-22"))
    )
    expect(rule).to_be_in_viewport()
    table.tap(table.page.get_by_role("link", name="To the match", exact=True))
    if table.curtain.count():
        table.open_curtain("Ann")
    expect(table.play).to_have_text("Place Red here")
    expect(table.toast).to_be_empty()
