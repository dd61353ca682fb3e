"""Sutter's Mill from the lobby on and to the end: with two bots by touch, two people by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.mill import Mill, mill
from fortyniner.match import Match
from fortyniner.sutters_mill.events import ChipTaken, GameOver, Removed, Switched

GAME = Mill


def own_moves(match: Match, seat: int = 0) -> list[str]:
    """What that seat has decided."""
    return [ply.move for ply in match.log if ply.seat == seat and not ply.forced]


def test_a_person_and_two_bots_play_two_turns_by_touch(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce").hasten().unhurried()
    table.deal(Ann=None, Ben="Greenhorn", Bartholomew="Old hand")
    assert table.see() == "person"
    table.holds("Ann", 6)
    table.holds("Ben", None)

    first = ["town", "bring MILL", "play K MILL", "end"]
    for move in first:
        table.do(move)
        table.fits()
    assert table.see() == "person"
    table.holds("Ann", 6 - 1)

    second = ["prospect", "dig STORE"]
    for move in second:
        table.do(move)
        table.fits()
    while table.see() == "person" and table.match.turn == 0 and table.match.view(0)["step"] == "bonus":
        table.do("bonus")
        second.append("bonus")

    match = table.match
    assert own_moves(match) == first + second
    assert {ply.seat for ply in match.log} == {0, 1, 2}
    assert match.view(None)["round"] == 3
    chips = [event for ply in match.log for event in ply.events if isinstance(event, ChipTaken)]
    assert sum(chip.seat == 0 and chip.source == "prospector" for chip in chips) == 1
    table.holds("Ann", match.view(0)["seats"][0]["purse"])


LATE = mill(
    "MINE MINE HOOK",
    "MINE STORE STORE",
    "MINE HOTEL",
    HOOK="b6 a8 b4 a5",
    STORE="b9 a2",
    HOTEL="c10",
    winding="abc",
    gone=62,
    closed="BATH",
    scored=("K Q", "A", "J"),
    bots={1: "greenhorn", 2: "old-hand"},
)
"""Nine chips are left, and everybody is Winding Down."""


def next_move(match: Match) -> str:
    """Digs where that is possible, else gets cards and people out of town."""
    legal = list(map(str, match.moves()))
    wanted = ("prospect", "dig STORE", "bonus", "remove [A-Z]+", "move [A-Z]+ MINE", "town", "end")
    return next(move for form in wanted for move in legal if re.fullmatch(form, move))


def test_a_late_match_comes_to_its_end_by_touch(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce").hasten().unhurried()
    table.resume(LATE)
    chosen: list[str] = []
    while table.see() == "person":
        move = next_move(table.match)
        table.do(move)
        chosen.append(move)
    table.fits()

    match = table.match
    assert match.turn is None
    assert own_moves(match) == chosen
    over = match.log[-1].events[-1]
    assert isinstance(over, GameOver)
    assert over.why == "vein"
    table.shows_the_end_of(match)


def test_two_people_come_to_the_end_by_keyboard_alone(seat: Seat) -> None:
    table = seat(DESKTOP, reduced_motion="reduce").hasten().visit()
    table.resume(
        mill(
            "MINE HOOK HOOK MILL",
            "MINE STORE",
            HOOK="a4 b6 a8",
            STORE="b9 b2",
            winding="b",
            gone=65,
            closed="BATH",
            options={"open-purses": True},
        )
    )
    ann = "town, bring CHURCH, play 10 CHURCH, move MILL CHURCH, end, "
    ann += "wind down, town, remove HOOK, remove HOOK, leave CHURCH, prospect, dig HOOK"
    ben = "town, remove STORE, end, prospect, dig STORE, bonus"
    script = {0: ann.split(", "), 1: ben.split(", ")}
    played: dict[int, list[str]] = {0: [], 1: []}
    while (waits := table.waits()) != "over":
        if waits == "beat":
            expect(table.page.locator("#go-on")).to_be_focused()
            table.press("Enter")
            continue
        seat_now = table.match.turn
        assert seat_now is not None
        move = script[seat_now][len(played[seat_now])]
        table.keys_for(move)
        played[seat_now].append(move)

    match = table.match
    assert {seat: own_moves(match, seat) for seat in (0, 1)} == played
    happened = {type(event) for ply in match.log for event in ply.events}
    assert {Switched, Removed, ChipTaken, GameOver} <= happened
    table.shows_the_end_of(match)
    table.shows_focus()
