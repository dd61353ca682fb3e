"""A match from the lobby to the end: two people who pass the device, and a person against a bot."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.hunting import KINDS, NUMBERS, Hunting
from e2e.records import ANN, BEN, veins
from fortyniner.match import Match

NAMES = ["Ann", "Ben"]


def test_two_people_play_a_whole_match_by_touch(seat: Seat) -> None:
    table = seat(PHONE).visit()
    table.deal(Ann=None, Ben=None)
    table.open_curtain("Ann")
    table.hide(veins(ANN))
    table.open_curtain("Ben")
    table.hide(veins(BEN))

    dig = TwoSided(table)
    dig.turn(right=2, then="stop")  # Ann
    dig.turn(right=1, then="wrong")  # Ben
    dig.turn(rush=True)  # Ann
    dig.turn(store=True, right=1, then="stop")  # Ben
    dice = random.Random(49)
    while dig.goes_on:
        dig.turn(right=dice.randrange(3), then="wrong")

    expect(table.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"wins$|^A draw$"))
    match = the_only_match(table)
    assert [ply.move for ply in match.log] == [f"hide {ANN}", f"hide {BEN}", *dig.moves]
    assert match.turn is None


class TwoSided:
    """Both sides of a match, played by one who knows every vein: calls are right or wrong at will."""

    def __init__(self, table: Hunting) -> None:
        self.table = table
        self.veins = [veins(ANN), veins(BEN)]
        self.seat = 0
        self.looks = 1
        self.moves: list[str] = []

    @property
    def goes_on(self) -> bool:
        return any(any(side) for side in self.veins)

    def turn(self, right: int = 0, then: str = "wrong", rush: bool = False, store: bool = False) -> None:
        """One turn: so many right calls, `then` stop or a wrong one, as far as the veins allow it."""
        if not any(self.veins[1 - self.seat]):  # a seat with nothing to mine is skipped
            self.seat = 1 - self.seat
        if self.seat != self.looks:
            self.table.open_curtain(NAMES[self.seat])
            self.looks = self.seat
        if rush:
            self.rush()
        else:
            self.mine(right, then, store)
        self.seat = 1 - self.seat

    def mine(self, right: int, then: str, store: bool) -> None:
        if store:
            self.play("store", self.table.store)
        for _ in range(right):
            self.lift(True)
            if not any(self.veins[1 - self.seat]):
                return
        if then == "stop":
            self.play("stop", self.table.stop)
        else:
            self.lift(False)

    def play(self, move: str, act: object) -> None:
        assert callable(act)
        act()
        self.moves.append(move)

    def lift(self, right: bool) -> None:
        vein = max(range(4), key=lambda at: len(self.veins[1 - self.seat][at]))
        piece = self.veins[1 - self.seat][vein].pop()
        number = piece if right else piece % 3 + 1
        self.table.call(number, vein + 1)
        expect(self.table.verdict).to_contain_text(f"You called {NUMBERS[number]} at vein {vein + 1}")
        expect(self.table.verdict).to_contain_text(f"{'Right! A' if right else 'Wrong: a'} {KINDS[piece]}.")
        self.moves.append(f"call {number} at {vein + 1}")
        self.table.go_on()

    def rush(self) -> None:
        vein = max(range(4), key=lambda at: len(self.veins[1 - self.seat][at]))
        piece = self.veins[1 - self.seat][vein].pop()
        self.table.rush(vein + 1)
        expect(self.table.verdict).to_contain_text(
            re.compile(rf"You called a goldrush: \w+ at vein {vein + 1}")
        )
        expect(self.table.verdict).to_contain_text(re.compile(f"(Right! A|Wrong: a) {KINDS[piece]}"))
        self.moves.append(f"rush at {vein + 1}")
        self.table.go_on()


def test_a_person_plays_a_whole_match_against_an_old_hand(seat: Seat) -> None:
    table = seat(PHONE).visit()
    table.deal(Ann=None, Dutch="Old hand")
    table.hide(veins(ANN))
    shown = 0
    used: set[str] = set()
    asked = table.page.get_by_text(re.compile("What do you call|Your marker calls"))
    end = table.page.get_by_role("heading", name="What it was made of")
    while True:
        expect(table.verdict.or_(asked).or_(end).first).to_be_visible()
        if end.is_visible():
            break
        if table.verdict.is_visible():
            if table.verdict.get_by_text(re.compile("^Dutch ")).is_visible():
                shown += 1
            table.watch()
        elif table.button(re.compile("^Stop and")).is_visible():
            table.stop()
            used.add("stop")
        else:
            vein = next(at for at in range(1, 5) if table.vein(at).is_enabled())
            if "rush" not in used and "stop" in used:
                table.rush(vein)
                used.add("rush")
            else:
                table.call(1, vein)

    match = the_only_match(table)
    by_seat = [[ply.move.split()[0] for ply in match.log if ply.seat == seat] for seat in (0, 1)]
    assert shown > 3, "what a bot does is shown"
    assert used <= set(by_seat[0])
    assert "call" in by_seat[1]


def the_only_match(table: Hunting) -> Match:
    """The match that has ended, from its file, after its end has been compared with the engine's."""
    ended = Match.read(table.stored_record())
    table.shows_the_end_of(ended)
    table.tap(table.link("Lobby"))
    table.tap(table.link("Matches"))
    match = Match.read(table.saved_file(table.button(re.compile("as a file$"))))
    assert match.record == ended.record
    return match
