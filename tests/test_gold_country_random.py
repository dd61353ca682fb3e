"""Gold Country played at random by two to four: it ends, keeps its laws, and moves and check agree."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.gold_country import events
from fortyniner.gold_country.board import place_of, spaces
from fortyniner.gold_country.box import MINES, TOKENS
from fortyniner.refusal import Refusal
from tests.country import BOARDS, at, drawn, nearly_shut, new_country, random_moves, shutting_moves
from tests.kept_matches import goes_back_and_forth, goes_through_json_and_text

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4])
boards = st.sampled_from(BOARDS)
EVENTS = {name for name, event in vars(events).items() if getattr(event, "__base__", None) is Event}
IDS = {rule.id for part in find_game("gold-country").rulebook.parts for rule in part.rules}

PLACES = [f"{q},{r}" for q, r in drawn("forest")]
NEAR_TUNNELS = ("-2,0", "2,0", "3,1", "-3,2", "4,-4", "2,-2", "-2,3", "0,0", "-7,0", "3,0", "-3,0")
CANDIDATES = (
    *(f"place {token} {place}" for token in TOKENS for place in [*PLACES, "-7,-7", "7,7"]),
    *(f"{verb} {token}" for verb in ("leave", "discard") for token in TOKENS),
    *(f"{verb} {mine}" for verb in ("buy", "sell", "return", "claim") for mine in MINES),
    *(
        f"tunnel {mine} {entry} {out}"
        for mine in MINES
        for entry in ("-3,0", "3,0", "3,-3", "-3,3", "0,1")
        for out in NEAR_TUNNELS
    ),
    *(
        f"boat {token} 0,{r} {q},{s}"
        for token in TOKENS
        for r in range(-4, 5)
        for q in (-1, 0, 1)
        for s in (r - 1, r, r + 1)
        if abs(s) < 5
    ),
    *("bandit", "redraw", "third", "done"),
)


def some_match(seed: int, seats: int, board: str):
    """A match, every fourth one with mines that are soon exploited, and the moves of it."""
    if seed % 4 == 3:
        match = nearly_shut(seed, seats, board)
        return match, shutting_moves(match, Chance(seed))
    match = new_country(seats, seed, board)
    return match, random_moves(match, Chance(seed).fork("moves"))


def test_four_hundred_matches_end_keep_their_laws_and_see_everything_that_can_happen():
    """The laws are watched in every move, or it would not be played."""
    seen, ends = Counter(), Counter()
    for number in range(420):
        board, seats = BOARDS[number % 2], 2 + number // 2 % 3
        match, moves = some_match(number // 6, seats, board)
        for _ in moves:
            pass
        assert match.standings()["over"]
        assert at(match, "round") <= 36
        seen.update(type(event).__name__ for ply in match.log for event in ply.events)
        ends[board, seats, at(match, "ended")] += 1
    assert seen.keys() == EVENTS
    assert {end[2] for end in ends} == {"veins", "bag"}
    assert {end[:2] for end in ends} == {(board, seats) for board in BOARDS for seats in (2, 3, 4)}


@settings(max_examples=16)
@given(seed=seeds, seats=seats, board=boards)
def test_moves_and_check_agree(seed, seats, board):
    """What `moves` lists, `check` allows; every other of many texts it refuses, and by a rule there is."""
    match, moves = some_match(seed, seats, board)
    for number, _ in enumerate(moves):
        if number % 11 and at(match, "step") != "paying":
            continue
        legal = list(match.moves())
        assert len(legal) == len(set(legal)) == len(match.moves())
        assert legal == [match.moves()[index] for index in range(len(legal))]
        for text in {*CANDIDATES, *legal}:
            try:
                match.check(text)
                rule = None
            except Refusal as refusal:
                rule = refusal.rule
            assert rule in IDS if text not in legal else rule is None
        if match.turn is not None:
            assert legal, "there is always something to do"


@settings(max_examples=12)
@given(seed=seeds, seats=seats, board=boards)
def test_every_position_goes_through_json_and_every_record_through_text(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    goes_through_json_and_text(match, moves, 7, 70)


@settings(max_examples=12)
@given(seed=seeds, seats=seats, board=boards)
def test_later_moves_leave_earlier_positions_alone_and_undo_comes_back_to_each(seed, seats, board):
    goes_back_and_forth(*some_match(seed, seats, board))


DRAWN = {"Drawn", "TokensSeen", "StoreFilled", "GameOver"}


@settings(max_examples=12)
@given(seed=seeds, seats=seats, board=boards)
def test_undo_asks_just_when_tokens_were_drawn_or_it_is_over(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    for _ in moves:
        assert match.undo_asks == any(type(event).__name__ in DRAWN for event in match.log[-1].events)


@settings(max_examples=12)
@given(seed=seeds, seats=seats, board=boards)
def test_the_view_tells_what_lies_open(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    for _ in moves:
        view, position = match.view(None), match.position()
        assert (view["turn"], view["bag"]) == (match.turn, sum(position["bag"]))
        for key in (
            "player",
            "step",
            "round",
            "values",
            "exploited",
            "stacks",
            "store",
            "offers",
            "tunnelled",
        ):
            assert view[key] == position[key]
        for key in ("redraws", "thirds", "traded", "closed", "extra", "carded", "veins", "ended"):
            assert view[key] == position[key]
        assert sum(1 << space for space, _, _ in view["tiles"]) == position["tiles"]
        assert [sum(1 << space for space in claims) for claims in view["claims"]] == position["claims"]
        assert sum(1 << space for space in view["bandits"]) == position["bandits"]
        assert sum(1 << space for space in view["boats"]) == position["boats"]
        for seat, place in enumerate(view["seats"]):
            for key in ("coins", "cards", "gems", "markers"):
                assert place[key] == position[key][seat]
            assert place["held"] == len(position["hands"][seat])
            assert place["owes"] == (position["debts"][seat] if position["debts"] else 0)


@pytest.mark.rule("GC-22", "GC-63", "GC-65")
@settings(max_examples=10)
@given(seed=seeds, seats=seats)
def test_a_mine_hangs_together_but_for_boats_and_tunnels(seed, seats):
    """In the forest every token of a mine is joined to its camp."""
    match = new_country(seats, seed)
    for _ in random_moves(match, Chance(seed)):
        pass
    table = match._states[-1]
    for claims, camp in zip(table.claims, table.board.camps, strict=True):
        joined = camp
        while grown := table.board.around(joined) & claims & ~joined:
            joined |= grown
        assert {place_of(space) for space in spaces(claims & ~joined)} == set()
