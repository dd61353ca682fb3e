"""The same match in two windows: a move in one is noticed in the other, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match


@pytest.fixture
def two(phone: Hunting) -> tuple[Hunting, Hunting]:
    """Two windows with the same match; a move was made in the first, not in the second."""
    phone.bring(mining(bot="greenhorn").record)
    phone.says("What do you call?")
    other = Hunting(phone.page.context.new_page(), phone.address)
    other.visit(f"#{phone.page.url.partition('#')[2]}")
    phone.page.bring_to_front()
    phone.call(2, 4)
    return phone, other


def question(table: Hunting) -> Locator:
    return table.page.get_by_role("dialog", name="Played on in another window")


def test_the_other_window_can_show_what_was_played(two: tuple[Hunting, Hunting]) -> None:
    first, second = two
    second.page.bring_to_front()
    second.tap(question(second).get_by_role("button", name="Show that one"))
    expect(question(second)).to_have_count(0)
    second.pile(2)
    second.call(3, 3)
    second.go_on()
    second.pile(5)
    first.page.bring_to_front()
    first.tap(question(first).get_by_role("button", name="Show that one"))
    first.pile(5)
    assert first.troubles + second.troubles == []


def test_the_other_window_can_go_on_as_a_copy(two: tuple[Hunting, Hunting]) -> None:
    first, second = two
    second.page.bring_to_front()
    second.tap(question(second).get_by_role("button", name="Keep this one as a copy"))
    second.pile(0)
    second.call(3, 3)
    second.go_on()
    second.pile(3)
    first.page.bring_to_front()
    expect(question(first)).to_have_count(0)
    first.go_on()
    first.pile(2)
    assert [ply.move for ply in Match.read(first.stored_record()).log][2:] == ["call 2 at 4"]
    assert [ply.move for ply in Match.read(second.stored_record()).log][2:] == ["call 3 at 3"]
    second.visit("#/matches")
    expect(second.link(re.compile("^Ann to go on or stop"))).to_have_count(2)
    assert first.troubles + second.troubles == []
