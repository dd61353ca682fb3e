"""What is not possible in Sutter's Mill says why, with the rule; what is for good is asked first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.mill import Mill, mill

GAME = Mill
OPEN = {"open-purses": True}


def in_town(table: Mill, *standing: str, **parts: object) -> None:
    """Ann is in town; Ben looks on."""
    table.resume(mill(*standing, "RIVER", step="town", options=OPEN, **parts))


def test_a_second_card_takes_a_second_prospector(phone: Mill) -> None:
    table = phone
    in_town(table, "MILL", MILL="a4")
    table.take(table.card("K"))
    table.tap(table.place("MILL"))
    table.refuses("One more card at Sutter’s Mill takes 2 prospectors there, and you have 1.", "SM-32")
    expect(table.card("K")).to_have_attribute("aria-pressed", "true")
    expect(table.play).to_be_disabled()
    assert table.moves == []
    table.do("bring MILL")
    table.do("play K MILL")
    assert table.moves == ["bring MILL", "play K MILL"]


def test_what_is_too_dear_is_not_done(phone: Mill) -> None:
    table = phone
    in_town(table, "MILL HALL", HALL="a4", actions=1, purses=(0, 6))
    table.take(table.card("K"))
    table.tap(table.place("MILL"))
    table.refuses("The next action costs 1, and your purse holds 0.", "SM-40")
    expect(table.play).to_be_disabled()
    table.has_done(1, 0, 1)
    assert table.moves == []


def test_there_is_no_sixth_paid_action_but_a_free_one(phone: Mill) -> None:
    table = phone
    in_town(table, "MILL HALL", HALL="a4", actions=5)
    table.has_done(5, 15, None)
    table.take(table.card("K"))
    table.tap(table.place("MILL"))
    table.refuses("A turn in town has 5 paid actions at most, and yours are done.", "SM-30")
    table.choose("bring MILL")
    expect(table.play).to_contain_text("free: Hall")
    table.tap(table.play)
    assert table.see() == "person"
    assert table.moves == ["free HALL bring MILL", "end"]
    assert table.match.log[-1].forced  # for nothing else is left to do


def test_one_prospector_removes_one_card_of_a_building_in_a_turn(phone: Mill) -> None:
    table = phone
    in_town(table, "HOOK MILL", HOOK="a2 b6 a4", winding="a")
    table.do("remove HOOK")
    table.take(table.prospectors("HOOK"))
    table.tap(table.page.locator("#do-remove"))
    table.refuses("Each of your prospectors at the Hook and Ladder House has removed a card there", "SM-35")
    table.choose("move MILL HOOK")
    table.tap(table.play)
    table.do("remove HOOK")
    assert table.moves == ["remove HOOK", "move MILL HOOK", "remove HOOK"]


def test_who_has_nobody_in_the_camp_cannot_prospect(phone: Mill) -> None:
    table = phone.resume(mill("MILL HILL", "RIVER", options=OPEN))
    prospect = table.page.locator("#prospect")
    expect(prospect).to_contain_text("nobody of yours at River camp")
    table.tap_anyway(prospect)
    table.refuses("you have no prospector there", "SM-20")
    assert table.moves == []


def test_keys_do_not_switch_in_the_middle_of_a_turn(desktop: Mill) -> None:
    table = desktop
    in_town(table, "MILL")
    table.press("w")
    table.refuses("You are acting in town", "SM-10")
    assert table.moves == []


def test_the_rule_is_a_tap_away_and_what_was_chosen_is_kept(phone: Mill) -> None:
    table = phone
    in_town(table, "MILL STORE", MILL="a4")
    table.choose("play Q STORE")
    table.tap(table.place("MILL"))
    table.tap(table.toast.get_by_role("link", name="SM-32"))
    rule = table.page.get_by_role("article").filter(
        has=table.page.get_by_role("heading", name=re.compile("^SM-32"))
    )
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("current"))
    table.tap(table.page.get_by_role("link", name="To the match", exact=True))
    expect(table.play).to_contain_text("Play Q at Drug Store")
    expect(table.toast).to_be_empty()


# The switch

LEFT_IN_HAND = "You give up 3 cards and 2 prospectors in hand for no points: Q K A. There is no way back."


@pytest.fixture
def table(phone: Mill) -> Mill:
    """Ann is about to begin a turn; three cards and two prospectors are in her hand."""
    scored = ("2 3 4 5 6 7 8", "")
    stacks = {"HOOK": "a9 a10", "STORE": "aJ"}
    return phone.resume(mill("RIVER HOOK STORE", "RIVER", scored=scored, options=OPEN, **stacks))


def test_winding_down_asks_and_tells_what_is_lost(table: Mill) -> None:
    wind = table.page.locator("#wind")
    table.tap(wind)
    table.asks("Wind down, for good?")
    expect(table.page.locator(".mill-loss")).to_have_text(LEFT_IN_HAND)

    table.tap(table.button("Keep building up"))
    table.asks("What is this turn for?")
    expect(wind).to_be_visible()
    expect(table.card("Q")).to_be_visible()
    assert table.moves == []


def test_who_winds_down_has_no_hand_any_more_and_goes_on_with_the_turn(table: Mill) -> None:
    table.do("wind down")
    table.asks("What is this turn for?")
    expect(table.page.locator("#wind")).to_have_count(0)
    expect(table.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(table.page.get_by_role("group", name="Your prospectors in town")).to_be_visible()
    expect(table.seat("Ann")).to_have_accessible_name(re.compile("^Ann, Winding Down"))
    table.do("town")
    table.do("remove HOOK")
    match = table.match
    assert table.moves == ["wind down", "town", "remove HOOK"]
    assert (match.view(0)["seats"][0]["hand"], match.view(0)["seats"][0]["crew"]) == ([], 0)


def test_the_question_does_not_outlast_a_reload(table: Mill) -> None:
    table.tap(table.page.locator("#wind"))
    table.asks("Wind down, for good?")
    table.reload()
    table.asks("What is this turn for?")
    assert table.moves == []


def test_the_question_by_keyboard_has_the_focus_on_what_changes_nothing(desktop: Mill) -> None:
    table = desktop.resume(mill("RIVER", "RIVER", options=OPEN))
    table.press("w")
    expect(table.button("Keep building up")).to_be_focused()
    table.press("Enter")
    table.asks("What is this turn for?")
    expect(table.page.locator("#wind")).to_be_focused()
    assert table.moves == []
