"""Taking back: freely what showed nothing, by asking what has been seen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match

# Ann has mined a double, Ben has failed: Ann may store now.
MINED = ["call 2 at 4", "stop", "call 3 at 4"]


def test_storing_is_taken_back_freely_and_played_again(phone: Hunting) -> None:
    table = phone.resume(mining(*MINED))
    table.open_curtain("Ann")
    table.store()
    table.says("stored, counts 1")
    table.pile(0)
    table.undo()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.pile(2)
    expect(table.button("Store")).to_be_enabled()
    table.redo()
    table.says("stored, counts 1")
    table.pile(0)
    assert Match.read(table.stored_record()).log[-1].move == "store"


def test_what_has_been_seen_is_taken_back_only_after_asking(phone: Hunting) -> None:
    table = phone.resume(mining(bot="greenhorn"))
    table.call(2, 4)
    table.go_on()
    table.pile(2)
    table.undo()
    dialog = table.page.get_by_role("dialog", name="Take back what has been seen?")
    expect(dialog).to_contain_text("Something has come up since then")
    table.tap(dialog.get_by_role("button", name="Leave it"))
    expect(dialog).to_have_count(0)
    table.pile(2)
    table.undo()
    table.tap(dialog.get_by_role("button", name="Take it back"))
    table.pile(0)
    expect(table.vein(4)).to_have_accessible_name(re.compile("2 pieces"))
    assert len(Match.read(table.stored_record()).log) == 2


def test_a_bots_turn_is_taken_back_with_the_persons_before_it(phone: Hunting) -> None:
    table = phone.resume(mining("call 2 at 4", "stop", "call 3 at 4", bot="greenhorn"))
    table.pile(2)
    table.undo()
    table.tap(table.button("Take it back"))
    expect(table.button(re.compile("^Stop and keep 2"))).to_be_visible()
    assert [ply.move for ply in Match.read(table.stored_record()).log][2:] == ["call 2 at 4"]
    table.redo()
    table.says("What do you call?")
    assert [ply.move for ply in Match.read(table.stored_record()).log][2:] == [
        "call 2 at 4",
        "stop",
        "call 3 at 4",
    ]
    expect(table.button("Redo (R)")).to_have_count(0)


def test_taking_back_a_hiding_asks_the_one_who_hid(phone: Hunting) -> None:
    table = phone.resume(Match.new("gold-hunting", ["Ann", "Ben"], seed=49, options={"start": "1"}))
    table.open_curtain("Ann")
    table.hide_at_random()
    table.open_curtain("Ben")
    table.undo()
    table.open_curtain("Ann")
    table.says("Ann, for your eyes only")
    expect(table.primary).to_have_text("Hide it so")  # what she had laid out is still there


def test_where_nothing_was_played_there_is_nothing_to_take_back(phone: Hunting) -> None:
    table = phone.resume(Match.new("gold-hunting", ["Ann", "Dutch"], seed=49, bots={1: "greenhorn"}))
    table.tap_anyway(table.button("Undo (U)"))
    expect(table.toast).to_contain_text("There is nothing to take back yet.")


def test_a_new_move_ends_what_could_be_played_again(phone: Hunting) -> None:
    table = phone.resume(mining(*MINED))
    table.open_curtain("Ann")
    table.store()
    table.undo()
    expect(table.button("Redo (R)")).to_be_visible()
    table.call(1, 1)
    expect(table.button("Redo (R)")).to_have_count(0)
