"""Matches of Gold River from the lobby to the end: five seats by touch, two people by keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter

from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Seat
from e2e.records import river_nearly_over
from e2e.river import River
from fortyniner.gold_river.events import FeePaid, TookNuggets
from fortyniner.match import Match

GAME = River

# Where seeds come from: with it, every run of these tests plays the same match.
SAME_CHANCE = """() => { crypto.getRandomValues = array => array.fill(%d) }"""


# Every element with its attributes and its own text; the order of attributes does not matter.
ELEMENTS = """() => [...document.querySelectorAll("#match *")].map(element => [
  element.tagName,
  ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data),
].join(" "))"""


def test_two_people_and_three_bots_play_a_whole_match_by_touch(seat: Seat) -> None:
    table = seat(PHONE, reduced_motion="reduce").hasten()
    table.page.add_init_script(f"({SAME_CHANCE % 49})()")
    table.unhurried()
    table.deal(
        "Poker Expert", Ann=None, Ben="Greenhorn", Cleo=None, Dutch="Old hand", Bartholomew="Greenhorn"
    )
    table.fits()

    chosen = Chooser()
    while True:
        while table.waits() == "beat":
            table.fits()
            table.go_on()
        table.fits()
        if table.waits() == "over":
            break
        table.do(chosen.next(table.match))

    match = table.match
    people = [ply for ply in match.log if ply.seat in (0, 2) and not ply.forced]
    assert [ply.move for ply in people] == chosen.moves
    assert {"bid", "pass", "take", "discard"} <= set(chosen.verbs)
    assert match.options["poker"]
    assert [seat.bot for seat in match.seats] == [None, "greenhorn", None, "old-hand", "greenhorn"]
    assert match.turn is None
    table.shows_the_end_of(match)
    table.fits()


def test_what_came_onto_the_page_bit_by_bit_is_what_a_whole_drawing_shows(phone: River) -> None:
    bots = dict.fromkeys((1, 2), "greenhorn")
    table = phone.hasten().unhurried().resume(Match.new("gold-river", ["Ann", "Ben", "Cleo"], 49, bots=bots))
    chosen = Chooser()
    for _ in range(10):
        table.persons_turn()
        table.do(chosen.next(table.match))
    table.persons_turn()
    bit_by_bit = table.page.evaluate(ELEMENTS)
    table.reload().persons_turn()
    assert table.page.evaluate(ELEMENTS) == bit_by_bit


class Chooser:
    """Plays any legal move, bids mostly low, and remembers what was played."""

    def __init__(self, seed: int = 49) -> None:
        self.moves: list[str] = []
        self._plies = -1
        self._dice = random.Random(seed)

    @property
    def verbs(self) -> Counter[str]:
        """How often each kind of move was played."""
        return Counter(" ".join(re.findall(r"[a-z]+", move)) for move in self.moves)

    def next(self, match: Match) -> str:
        """The move of the person whose turn it is; the last one has been played."""
        assert len(match.log) > self._plies, self.moves[-1]
        self._plies = len(match.log)
        legal = list(match.moves())
        if legal[-1] == "pass":
            move = (
                legal[min(self._dice.randrange(6), len(legal) - 1)] if self._dice.random() < 0.6 else "pass"
            )
        else:
            move = self._dice.choice(legal)
        self.moves.append(move)
        return move


def test_two_people_play_a_whole_match_by_keyboard_alone(seat: Seat) -> None:
    table = seat(DESKTOP, reduced_motion="reduce").hasten()
    table.page.add_init_script(f"({SAME_CHANCE % 7})()")
    table.visit()
    table.tab_to(table.tile("Gold River"))
    table.press("Enter")
    fill_in(table)

    chosen = Chooser()
    while (waits := table.waits()) != "over":
        if waits == "beat":
            expect(table.page.locator("#go-on")).to_be_focused()
            table.press("Enter")
        else:
            table.keys_for(chosen.next(table.match))

    match = table.match
    assert [ply.move for ply in match.log if not ply.forced] == chosen.moves
    assert match.log[-1].round == 11  # a first game has a round less (GR-7)
    happened = [type(event) for ply in match.log for event in ply.events]
    assert {FeePaid, TookNuggets} <= set(happened)
    table.shows_the_end_of(match)
    table.shows_focus()


def fill_in(table: River) -> None:
    """Two people, Ann starts, and it is their first game."""
    second = table.page.get_by_role("group", name=re.compile("^Seat 2"))
    table.tab_to(second.get_by_label("Name"))
    table.press("ControlOrMeta+a", *"Ben")
    table.tab_to(second.get_by_label("Bot", exact=True))
    table.press("ArrowLeft")
    expect(second.get_by_label("Person", exact=True)).to_be_checked()
    starts = table.page.get_by_role("radiogroup", name=re.compile("^Who starts"))
    table.tab_to(starts.get_by_role("radio").first)
    table.press("ArrowRight")
    table.tab_to(table.page.get_by_role("switch", name=re.compile("^First game")))
    table.press("Space")
    table.tab_to(table.button("Deal"))
    table.press("Enter")


def test_the_end_of_poker_expert_tells_the_best_hand(phone: River) -> None:
    match = river_nearly_over(3, seed=5, poker=True)
    table = phone.resume(match)
    table.persons_turn()
    last = str(match.moves()[0])
    table.do(last)
    assert table.see() == "over"
    ended = table.match
    assert ended.turn is None
    best = [
        seat.name
        for seat, score in zip(ended.seats, ended.standings()["scores"], strict=True)
        if score["parts"]["poker"]
    ]
    assert best
    table.shows_the_end_of(ended)
    fact = table.page.get_by_role("listitem").filter(has_text="poker hand")
    expect(fact).to_contain_text(re.compile(f"^poker hand{' and '.join(best)}, "))
