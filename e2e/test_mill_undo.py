"""Taking back in Sutter's Mill: what was done in town one by one, a chip only when the table agrees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.mill import Mill, mill
from fortyniner.match import Match
from fortyniner.sutters_mill.events import ChipSeen

GAME = Mill
OPEN = {"open-purses": True}
ACTIONS = ("bring HOOK", "play K HOOK", "move STORE HOOK", "play 9 HOOK")
SPENT = (0, 0, 1, 3, 8)
"""What so many of them cost together (SM-40)."""


@pytest.fixture
def table(seat: Seat) -> Mill:
    """A phone on which bots move soon, and show what they do until a tap."""
    return seat(PHONE, reduced_motion="reduce").hasten().unhurried()


def in_town(**parts: object) -> Match:
    """Ann is in town with twenty nuggets; a ten of Ben lies at the Hook & Ladder."""
    start = {"step": "town", "HOOK": "b10", "gone": 24, "purses": (20, 6), "bots": {1: "greenhorn"}}
    return mill("STORE MILL HILL", "HOOK", **start | parts)


def stands(table: Mill, done: int) -> None:
    """So many actions are done, and paid."""
    table.has_done(done, SPENT[done], (*SPENT, 15)[done + 1] - SPENT[done])
    table.holds("Ann", 20 - SPENT[done])
    assert table.moves == list(ACTIONS[:done])


def test_actions_in_town_are_taken_back_one_by_one_and_done_again(table: Mill) -> None:
    table.resume(in_town())
    for action in ACTIONS:
        table.do(action)
    stands(table, 4)
    holder = re.compile("your deed, 9 ahead")
    expect(table.place("HOOK")).to_have_accessible_name(holder)
    before = table.match.position()

    for done in (3, 2, 1, 0):
        table.undo()
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        stands(table, done)
        expect(table.play).to_be_enabled()  # as it was chosen
        expect(table.place("HOOK")).to_have_attribute("aria-pressed", "true")
    expect(table.place("HOOK")).to_have_accessible_name(re.compile("Ben’s deed, 10 ahead"))

    for done in (1, 2, 3, 4):
        table.redo()
        stands(table, done)
    expect(table.place("HOOK")).to_have_accessible_name(holder)
    expect(table.button("Redo (R)")).to_have_count(0)
    assert table.match.position() == before


def test_what_was_taken_back_may_be_done_otherwise(table: Mill) -> None:
    table.resume(in_town())
    for action in ACTIONS[:2]:
        table.do(action)
    table.undo()
    expect(table.card("K")).to_have_attribute("aria-pressed", "true")
    expect(table.play).to_contain_text("Play K at Hook & Ladder")
    table.do("play A HOOK")
    expect(table.place("HOOK")).to_have_accessible_name(re.compile("your deed, 1 ahead"))
    expect(table.button("Redo (R)")).to_have_count(0)
    assert table.moves == [ACTIONS[0], "play A HOOK"]


def test_the_way_to_town_and_the_switch_are_taken_back_freely(table: Mill) -> None:
    table.resume(in_town(step="start"))
    for move in ("wind down", "town"):
        table.do(move)
    expect(table.page.get_by_role("group", name="Your prospectors in town")).to_be_visible()
    table.undo()
    table.asks("What is this turn for?")
    expect(table.page.locator("#wind")).to_have_count(0)
    table.undo()
    expect(table.page.locator("#wind")).to_be_visible()
    expect(table.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert table.moves == []


def chips(match: Match) -> list[int]:
    """What the chips of the log are worth."""
    return [event.value for ply in match.log for event in ply.events if isinstance(event, ChipSeen)]


def test_a_chip_is_taken_back_only_after_asking_and_comes_again(table: Mill) -> None:
    table.resume(mill("RIVER RIVER", "RIVER", vein="32", options=OPEN))
    table.do("prospect")
    table.do("dig MILL")
    expect(table.chips_found).to_have_text(re.compile("3 nuggets"))
    table.holds("Ann", 9)
    before = table.match
    asked = table.page.get_by_role("dialog", name="Take back what has been seen?")
    table.undo()
    expect(asked).to_contain_text("Do all at the table agree?")
    table.tap(asked.get_by_role("button", name="Leave it"))
    expect(asked).to_have_count(0)
    expect(table.chips_found).to_have_count(1)
    assert table.match.record == before.record

    table.undo()
    table.tap(asked.get_by_role("button", name="Take it back"))
    expect(table.chips_found).to_have_count(0)
    table.holds("Ann", 6)
    assert table.moves == ["prospect"]
    expect(table.place("MILL")).to_have_attribute("aria-pressed", "true")  # as it was chosen
    table.tap(table.play)
    expect(table.chips_found).to_have_text(re.compile("3 nuggets"))
    table.holds("Ann", 9)
    assert chips(table.match) == chips(before) == [3]
    assert table.match.position() == before.position()


def test_the_same_chip_comes_wherever_the_prospector_goes_then(table: Mill) -> None:
    table.resume(mill("RIVER RIVER", "RIVER", vein="12", options=OPEN))
    table.do("prospect")
    table.do("dig MILL")
    table.undo()
    table.tap(table.button("Take it back"))
    table.do("dig STORE")
    expect(table.chips_found).to_have_text(re.compile("1 nugget, Drug Store"))
    assert chips(table.match) == [1]


def test_what_bots_did_is_taken_back_with_the_decision_before_it(table: Mill) -> None:
    table.resume(in_town(step="town", bots={1: "greenhorn"}))
    table.do(ACTIONS[0])
    table.do("end")
    assert table.see() == "person"
    played = table.moves
    assert len(played) > 2
    table.undo()
    agree = table.button("Take it back")
    if any(event.reveals for ply in table.match.log for event in ply.events):
        table.tap(agree)
    stands(table, 1)
    table.redo()
    assert table.see() == "person"
    assert table.moves == played
