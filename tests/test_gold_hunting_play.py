"""Gold Hunting played at random, thousands of times: it ends, keeps its laws and agrees with the oracle."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.game import find_game
from fortyniner.match import Match
from fortyniner.refusal import Refusal
from tests.kept_matches import goes_back_and_forth
from tests.oracle import Oracle
from tests.tables import HIDE, new_match, random_match, random_moves, random_rehide

CANDIDATES = (
    *(f"call {number} at {vein}" for number in (1, 2, 3) for vein in (1, 2, 3, 4)),
    *(f"rush at {vein}" for vein in (1, 2, 3, 4)),
    "store",
    "stop",
    HIDE,
    "hide 1/2/3/1",
    "rehide 1 1",
    "rehide 2 1",
)
LONGEST = 44
"""Two hides and two storings; twenty pieces to lift, each with a stop after it at most."""

seeds = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("block", range(10))
def test_ten_thousand_matches_end_and_keep_every_law(block):
    """`play` raises when a law breaks; here all pieces are accounted for once more, from the events alone."""
    for seed in range(1000 * block, 1000 * (block + 1)):
        match = random_match(seed)
        assert len(match.log) <= LONGEST
        final, gone = match.position(), [Counter(), Counter()]
        for lifted in (
            event for ply in match.log for event in ply.events if type(event).__name__ == "Lifted"
        ):
            if lifted.lost:
                gone[lifted.seat]["nuggets"] += lifted.lost
            elif not lifted.right:
                gone[lifted.seat]["nuggets"] += lifted.piece
        for seat in (0, 1):
            mined = final["piles"][seat] + final["stores"][seat]
            assert sum(mined) + gone[seat]["nuggets"] == 18
            assert final["veins"][seat] == [[], [], [], []]


def test_a_thousand_matches_go_as_the_oracle_says():
    for seed in range(1000):
        match = new_match(seed)
        position = match.position()
        oracle = Oracle(position["numbers"], 0)
        for text in random_moves(match, Chance(seed).fork("moves"), rehides=9):
            oracle.play(text)
            if len(match.log) == 2:
                oracle.turn = position["first"]
            if len(match.log) >= 2:
                now = match.position()
                assert set(match.moves()) == oracle.legal()
                assert (now["veins"], now["piles"], now["stores"]) == (
                    oracle.veins,
                    oracle.pile,
                    oracle.store,
                )
                assert match.turn == (oracle.turn if oracle.legal() else None)
                assert [score["total"] for score in match.standings()["scores"]] == [
                    oracle.points(0),
                    oracle.points(1),
                ]
        for seat in (0, 1):
            assert Counter(oracle.pile[seat] + oracle.store[seat] + oracle.lost[seat]) == {1: 4, 2: 4, 3: 2}
        winner = oracle.winner()
        assert match.standings()["winners"] == ([] if winner is None else [winner])


@given(seed=seeds)
def test_moves_and_check_agree(seed):
    """What `moves` lists, `check` allows; the rest it refuses (hiding again aside, GH-40)."""
    match = new_match(seed)
    chance = Chance(seed).fork("candidates")
    for _ in random_moves(match, Chance(seed), rehides=5):
        legal = match.moves()
        for text in (*CANDIDATES, random_rehide(match, chance)):
            allowed = True
            try:
                match.check(text)
            except Refusal:
                allowed = False
            assert allowed == (text in legal) or text.startswith("rehide")


@given(seed=seeds)
def test_every_position_goes_through_json_and_every_record_through_text(seed):
    match = new_match(seed)
    for _ in random_moves(match, Chance(seed), rehides=7):
        position = match.position()
        again = Match.at("gold-hunting", position, ["Ann", "Ben"])
        read = Match.read(match.record)
        read_again = Match.read(again.record)
        assert read.record == match.record
        assert read.log == match.log
        for other in (again, read, read_again):
            assert other.position() == position
            assert [other.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
            assert other.moves()[:50] == match.moves()[:50]
            assert other.standings() == match.standings()


@given(seed=seeds)
def test_later_moves_leave_earlier_positions_alone_and_undo_comes_back_to_each(seed):
    match = new_match(seed)
    goes_back_and_forth(match, random_moves(match, Chance(seed), rehides=7))


@given(seed=seeds)
def test_undo_asks_just_when_the_last_move_revealed_a_piece_or_hid_again(seed):
    match = new_match(seed)
    assert not match.undo_asks
    for text in random_moves(match, Chance(seed), rehides=5):
        assert match.undo_asks == text.startswith(("call", "rush", "rehide"))


@given(seed=seeds)
def test_every_event_and_view_has_its_words(seed):
    match = new_match(seed)
    words = find_game("gold-hunting").words
    names = ["Ann", "Ben"]
    for _ in random_moves(match, Chance(seed), rehides=5):
        view = match.view(None)
        assert words.headline(view, names)
        assert words.place(view)
        for event in match.log[-1].events:
            happened, follows = words.told(event, names)
            assert happened[0].isupper()
            assert "{" not in happened + follows
    assert match.standings()["decided_by"] in words.DECIDED
    assert match.standings()["scores"][0]["parts"].keys() == words.PARTS.keys()


def test_the_course_of_a_match_tells_the_standings_at_the_end_of_each_round():
    match = new_match(7, start="1")
    for move in (HIDE, HIDE, "call 3 at 1", "stop", "call 1 at 1", "call 2 at 4", "stop"):
        match.play(move)
    course = [(round, [score.total for score in standings.scores]) for round, standings in match.course()]
    assert course == [(0, [0, 0]), (1, [3, 0]), (2, [3, 0]), (3, [5, 0])]
