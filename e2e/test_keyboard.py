"""A whole match without mouse or touch: the focus is always to be seen, and every act has its key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, TABLET, Seat
from e2e.hunting import NUMBERS, Hunting
from e2e.records import ANN, BEN, mining, veins
from fortyniner.match import Match


@pytest.mark.parametrize("device", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_a_whole_match_by_keyboard_alone(seat: Seat, device: dict[str, object]) -> None:
    table = seat(device, reduced_motion="reduce").visit()
    table.tab_to(table.link(re.compile("Gold Hunting")))
    table.press("Enter")
    fill_in(table)
    for name, hidden in (("Ann", ANN), ("Ben", BEN)):
        open_curtain(table, name)
        hide(table, hidden)

    open_curtain(table, "Ann")
    table.press("2", "ArrowRight", "Enter")  # Ben's first vein has a single on top
    expect(table.verdict).to_contain_text("Wrong: a single.")
    table.press("Enter")
    open_curtain(table, "Ben")
    table.press("ArrowRight", "3", "Enter", "Enter")
    expect(table.page.get_by_role("button", name=re.compile("^Stop and keep 3"))).to_be_visible()
    table.press("x")
    open_curtain(table, "Ann")
    table.press("g", "ArrowLeft", "Enter")  # the last vein, with a double on top
    expect(table.verdict).to_contain_text(re.compile(r"called a goldrush: \w+ at vein 4"))
    table.press("Enter")
    open_curtain(table, "Ben")
    table.press("s")
    expect(table.page.get_by_text("stored, counts 1").first).to_be_visible()
    play_on(table)

    expect(table.page.get_by_role("heading", name="What it was made of")).to_be_visible()
    table.shows_focus()
    match = Match.read(table.stored_record())
    assert match.turn is None
    moves = [ply.move for ply in match.log]
    assert moves[:7] == [
        f"hide {ANN}",
        f"hide {BEN}",
        "call 2 at 1",
        "call 3 at 1",
        "stop",
        "rush at 4",
        "store",
    ]


def fill_in(table: Hunting) -> None:
    """Two people, and Ann starts."""
    second = table.page.get_by_role("group", name=re.compile("^Seat 2"))
    table.tab_to(second.get_by_label("Name"))
    table.press("ControlOrMeta+a", *"Ben")
    table.tab_to(second.get_by_label("Bot", exact=True))
    table.press("ArrowLeft")
    expect(second.get_by_label("Person", exact=True)).to_be_checked()
    lot = table.page.get_by_role("radiogroup", name=re.compile("^Who starts")).get_by_role("radio").first
    table.tab_to(lot)
    table.press("ArrowRight")
    table.tab_to(table.button("Deal"))
    table.press("Enter")


def open_curtain(table: Hunting, name: str) -> None:
    expect(table.curtain).to_have_text(f"Pass to {name}")
    expect(table.button(f"I am {name}, open the curtain")).to_be_focused()
    table.press("Enter")
    expect(table.curtain).to_have_count(0)


def hide(table: Hunting, hidden: str) -> None:
    """Arrows choose the vein, digits fill it."""
    for vein in veins(hidden):
        table.press("ArrowRight", *map(str, vein))
    for number, vein in enumerate(veins(hidden), 1):
        table.holds(number, *vein)
    table.tab_to(table.button("Hide it so"))
    table.press("Enter")


def play_on(table: Hunting) -> None:
    """To the end: Enter wherever it goes on, always calling what is likeliest in the next vein."""
    end = table.page.get_by_role("heading", name="What it was made of")
    asked = table.page.get_by_text("What do you call?")
    while True:
        expect(end.or_(asked).or_(table.verdict).or_(table.curtain).first).to_be_visible()
        if end.is_visible():
            return
        if asked.is_visible():
            counts = table.page.locator(".hunt-odds").all_inner_texts()
            likely = max(range(3), key=lambda at: int(counts[at].split()[0])) + 1
            table.press("ArrowRight", str(likely))
            expect(table.button(re.compile(f"^Call {NUMBERS[likely]} at vein"))).to_be_enabled()
        table.press("Enter")


def test_drawers_open_with_a_key_and_give_the_focus_back(desktop: Hunting) -> None:
    desktop.resume(mining("call 2 at 4", bot="old-hand"))
    table = desktop
    table.press("l")
    expect(table.page.get_by_role("dialog", name="What happened")).to_be_visible()
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.button("What happened (L)")).to_be_focused()
    table.press("m")
    expect(table.page.get_by_role("dialog", name="Gold Hunting")).to_be_visible()
    table.press("Escape")
    expect(table.button("Menu (M)")).to_be_focused()


def test_taking_back_and_playing_again_have_keys(desktop: Hunting) -> None:
    table = desktop.resume(mining("call 2 at 4", "call 3 at 3", bot="old-hand"))
    table.press("u")
    dialog = table.page.get_by_role("dialog", name="Take back what has been seen?")
    expect(dialog).to_be_visible()
    table.tab_to(table.button("Take it back"))
    table.press("Enter")
    expect(dialog).to_have_count(0)
    expect(table.vein(3)).to_have_accessible_name(re.compile("3 pieces"))
    table.press("r")
    expect(table.vein(3)).to_have_accessible_name(re.compile("2 pieces"))


def test_keys_behind_the_curtain_open_nothing(desktop: Hunting) -> None:
    table = desktop.resume(mining())
    expect(table.curtain).to_have_text("Pass to Ann")
    table.press("l", "m", "2", "s", "ArrowRight")
    expect(table.curtain).to_be_visible()
    table.press("Enter")
    expect(table.page.get_by_text("What do you call?")).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
