"""What is not possible in Gold River says why, with the rule; bids stay between their limits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.records import river
from e2e.river import River

GAME = River

AREAS = ("CM-03 CM-05 WR-ODD1", "CM-04 SN-02 B-POST", "CM-07 SN-04 A-MUSTANG")
REFUSED = {
    "A-BANDIT": ("SN-02", "GR-50", "in San Narciso you have none"),
    "A-JUDGE": ("B-POST", "GR-51", "the Post Office is none"),
    "A-DYN1": ("A-MUSTANG", "GR-54", "the Mustang is neither"),
    "A-VEIN": ("WR-ODD1", "GR-57", "Whiskey River odd is a spot"),
}
"""By Action: a card that it cannot be used for, the rule that says so, and words of the reason."""


def using(table: River, action: str) -> None:
    """Ann has taken that Action and is to use it."""
    ann, *others = AREAS
    table.resume(river(f"{ann} {action}", *others, phase="target", card=action))
    table.persons_turn()


@pytest.mark.parametrize("action", REFUSED)
def test_a_card_that_is_no_target_says_why(phone: River, action: str) -> None:
    table = phone
    card, rule, reason = REFUSED[action]
    using(table, action)
    table.tap(table.card(card))
    expect(table.toast).to_contain_text(reason)
    expect(table.toast.get_by_role("link", name=rule)).to_have_attribute("href", f"#/rules/gold-river/{rule}")
    expect(table.play).to_be_disabled()
    assert table.match.log == ()


def test_the_rule_is_a_tap_away_and_what_was_chosen_is_kept(phone: River) -> None:
    table = phone
    using(table, "A-BANDIT")
    table.pick("CM-04")
    table.tap(table.card("SN-02"))
    table.tap(table.toast.get_by_role("link", name="GR-50"))
    rule = table.page.get_by_role("article").filter(
        has=table.page.get_by_role("heading", name=re.compile("^GR-50"))
    )
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("current"))
    table.tap(table.page.get_by_role("link", name="To the match", exact=True))
    table.asks("Ann, take whose Claim?")
    expect(table.play).to_have_text("Take Cold Mountain 4")
    expect(table.toast).to_be_empty()
    table.tap(table.play)
    table.persons_turn()
    table.lies_with("Ann", "CM-04")


def test_nobody_holds_up_themselves(phone: River) -> None:
    table = phone
    using(table, "A-HOLDUP")
    table.tap(table.seat("Ann"))
    expect(table.toast).to_contain_text("You cannot hold up yourself: name another player. GR-53")
    expect(table.play).to_be_disabled()
    table.choose_victim(2)
    table.step_to(table.page.locator(".stepper output"), 12)
    table.tap_anyway(table.button("One more"))
    expect(table.page.locator(".stepper output")).to_have_text("12")
    expect(table.play).to_have_text("Hold up Ben for 12")


def test_a_die_is_turned_to_another_face_only(phone: River) -> None:
    table = phone.resume(river("A-TELEGRAPH", "CM-03", "", phase="telegraph", dice=(2, 5)))
    table.tap(table.page.locator("#die-2"))
    table.tap_anyway(table.page.locator("#face-5"))
    expect(table.toast).to_contain_text("This die shows 5 already: turn it to another face. GR-56")
    expect(table.play).to_be_disabled()
    table.do("telegraph 2 1")
    expect(table.page.get_by_role("img", name="The dice show 2 and 1")).to_be_visible()


def test_a_bid_is_higher_than_the_highest_and_no_higher_than_the_stash(phone: River) -> None:
    stashes = (9, 15, 15)
    table = phone.resume(river("", "", "", phase="bid", bid=5, bidder=2, stashes=stashes))
    expect(table.play).to_have_text("Bid 6")
    table.tap_anyway(table.button("One less"))
    expect(table.play).to_have_text("Bid 6")
    table.tap(table.button("Bid all 9"))
    table.tap_anyway(table.button("One more"))
    expect(table.play).to_have_text("Bid 9")
    expect(table.seat("Ann")).to_have_accessible_name(re.compile("if you win at 9,.* −9;"))
    table.tap(table.play)
    table.asks("Ben, beat 9 or pass")
    assert table.last_move == "bid 9"


def test_keys_do_not_bid_more_than_there_is(desktop: River) -> None:
    table = desktop.resume(river("", "", "", phase="bid", bid=5, bidder=2, stashes=(7, 15, 15)))
    table.press("-", "+", "+", "+", "+", "Enter")
    table.asks("Ben, beat 7 or pass")
    assert table.last_move == "bid 7"


def test_who_cannot_bid_more_is_not_asked(phone: River) -> None:
    table = phone.resume(river("", "", "", "", phase="bid", stashes=(15, 4, 15, 15)))
    table.do("bid 4")
    table.asks("Cleo, beat 4 or pass")
    expect(table.page.get_by_role("region", name="Ben", exact=True)).to_contain_text("passed")
