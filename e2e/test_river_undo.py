"""Taking back in Gold River: a purchase with all that came of it, and dice only when the table agrees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.records import river
from e2e.river import River
from fortyniner.gold_river.events import Rolled, Struck
from fortyniner.match import Match

GAME = River


@pytest.fixture
def table(seat: Seat) -> River:
    """A phone on which bots move soon, and show what they do until a tap."""
    return seat(PHONE, reduced_motion="reduce").hasten().unhurried()


def test_a_purchase_is_taken_back_with_fee_and_mayor_and_made_again(table: River) -> None:
    table.resume(river("SN-02", "SN-03 SN-04", "", "", mayors={"SN": 1}, offer="SN-06 CM-03 CM-04"))
    table.do("take SN-06")
    table.persons_turn()
    bought(table)
    table.undo()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.asks("Ann, take a card")
    table.holds("Ann", 15)
    table.holds("Ben", 15)
    table.mayor_of("Ann")
    table.mayor_of("Ben", "San Narciso")
    expect(table.card("SN-06")).to_have_attribute("aria-pressed", "true")  # as it was chosen
    expect(table.play).to_have_text("Take San Narciso 6 pay Ben 2, become Mayor")
    assert table.match.log == ()
    table.redo()
    bought(table)
    assert table.last_move == "take SN-06"


def bought(table: River) -> None:
    table.asks("Ben, take a card")
    table.lies_with("Ann", "SN-06")
    table.holds("Ann", 13)
    table.holds("Ben", 17)
    table.mayor_of("Ann", "San Narciso")
    table.mayor_of("Ben")


ROLLED = river("SN-02", "SN-03", "", offer="CM-03 CM-04", rolls=[(2, 5)])
"""Ann takes one of the two cards, Ben is left with the other, Cleo rolls a seven."""


def test_dice_are_taken_back_only_after_asking_and_fall_again_as_they_fell(table: River) -> None:
    table.resume(ROLLED)
    table.do("take CM-03")
    sees_roll(table)
    before = table.match
    asked = table.page.get_by_role("dialog", name="Take back what has been seen?")
    table.undo()
    expect(asked).to_contain_text("Do all at the table agree?")
    table.tap(asked.get_by_role("button", name="Leave it"))
    expect(asked).to_have_count(0)
    table.asks("Cleo, open the bidding or pass")
    assert table.match.record == before.record

    table.undo()
    table.tap(asked.get_by_role("button", name="Take it back"))
    table.asks("Ann, take a card")
    assert table.match.log == ()
    expect(table.card("CM-03")).to_have_attribute("aria-pressed", "true")
    table.tap(table.play)
    sees_roll(table)
    assert dice_of(table.match) == dice_of(before) == (2, 5)
    assert table.match.position() == before.position()


def sees_roll(table: River) -> None:
    """Ben gets the last card without a tap, then the dice fall, and the next round begins."""
    table.says("Ben took Cold Mountain 4")
    table.go_on()
    expect(table.page.get_by_role("img", name="The dice show 2 and 5")).to_be_visible()
    assert [(ply.move, ply.forced) for ply in table.match.log][1:] == [("take CM-04", True)]
    table.go_on()


def dice_of(match: Match) -> tuple[int, int]:
    (roll,) = (event for ply in match.log for event in ply.events if isinstance(event, Rolled))
    return roll.dice


def test_bots_and_forced_last_cards_are_taken_back_with_the_decision_before_them(table: River) -> None:
    bots = {1: "greenhorn", 2: "greenhorn", 3: "greenhorn"}
    offer = "CM-03 CM-04 CM-05"
    table.resume(river("SN-02", "", "", "", offer=offer, bots=bots, rolls=[(1, 1)]))
    table.do("take CM-03")
    while table.waits() == "beat":
        assert [type(event) for ply in table.match.log for event in ply.events].count(Struck) <= 1
        table.go_on()
    played = [ply.move for ply in table.match.log]
    assert [ply.seat for ply in table.match.log][:3] == [0, 1, 2]
    assert [ply.forced for ply in table.match.log][:3] == [False, False, True]
    table.undo()
    table.tap(table.button("Take it back"))
    table.asks("Ann, take a card")
    assert table.match.log == ()
    table.redo()
    assert table.see() == "person"
    assert [ply.move for ply in table.match.log][: len(played)] == played
    expect(table.button("Redo (R)")).to_have_count(0)
    assert table.match.turn == 0


def test_a_bid_is_taken_back_freely_and_stands_in_the_stepper_again(table: River) -> None:
    table.resume(river("", "", "", phase="bid"))
    table.do("bid 6")
    table.asks("Ben, beat 6 or pass")
    table.do("bid 9")
    table.undo()
    table.asks("Ben, beat 6 or pass")
    expect(table.play).to_have_text("Bid 9")
    table.undo()
    table.asks("Ann, open the bidding or pass")
    expect(table.play).to_have_text("Bid 6")
    table.do("bid 7")
    expect(table.button("Redo (R)")).to_have_count(0)
    assert [ply.move for ply in table.match.log] == ["bid 7"]
    table.says(re.compile("beat 7 or pass"))
