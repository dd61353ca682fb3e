"""Gold Country to the end: on the forest board by touch against a bot, on the river board by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.country import Chooser, Country
from fortyniner.gold_country.events import GameOver, Placed, ValueChanged
from fortyniner.match import Match

GAME = Country

# Where seeds come from: with it, every run of this test plays the same match.
SAME_CHANCE = """() => { crypto.getRandomValues = array => array.fill(49) }"""
RIVER = {"board": "river", "start": "1"}
SEED, PLAYED = 69, 68
"""So many moves are played in a match with that seed; tunnels and boats are yet to come."""


def ways(match: Match) -> set[str]:
    """How tokens have come onto the board."""
    return {event.by for ply in match.log for event in ply.events if isinstance(event, Placed)}


def test_a_person_and_a_bot_play_a_whole_match_in_the_forest_by_touch(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce").hasten()
    table.page.add_init_script(f"({SAME_CHANCE})()")
    table.unhurried()
    table.deal(Ann=None, Ben="Greenhorn")
    chosen = Chooser()
    while (waits := table.waits()) != "over":
        table.fits()
        if waits == "beat":
            table.go_on()
        else:
            table.do(chosen.next(table.match))

    match = table.match
    assert [ply.move for ply in match.log if ply.seat == 0 and not ply.forced] == chosen.moves
    assert {"place", "leave", "done", "buy", "sell"} <= chosen.verbs.keys()
    assert {"redraw", "claim", "bandit", "third"} & chosen.verbs.keys()
    assert [seat.bot for seat in match.seats] == [None, "greenhorn"]
    assert match.options["board"] == "forest"
    assert match.turn is None
    happened = {type(event) for ply in match.log for event in ply.events}
    assert {ValueChanged, GameOver} <= happened
    table.shows_the_end_of(match)
    table.fits()


def test_two_people_come_to_the_end_on_the_river_by_keyboard_alone(seat: Seat) -> None:
    table = seat(DESKTOP, reduced_motion="reduce").hasten().visit()
    match, chosen = Match.new("gold-country", ["Ann", "Ben"], SEED, RIVER), Chooser(SEED)
    while len(match.log) < PLAYED:
        match.play(match.forced or chosen.next(match))
    chosen.moves.clear()
    table.resume(match)
    while (waits := table.waits()) != "over":
        if waits == "person":
            table.keys_for(chosen.next(table.match))
            continue
        expect(table.page.locator("#go-on" if waits == "beat" else "#open-curtain")).to_be_focused()
        table.press("Enter")

    match = table.match
    assert [ply.move for ply in match.log[PLAYED:] if not ply.forced] == chosen.moves
    assert {"tunnel", "boat"} <= chosen.verbs.keys()
    assert ways(match) == {"hand", "boat", "tunnel"}
    assert isinstance(match.log[-1].events[-1], GameOver)
    table.shows_the_end_of(match)
    table.shows_focus()
