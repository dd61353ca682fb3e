"""Gold Country, who knows what: hidden tokens, secret cards and the order of draws (GC-3, GC-5, GC-10)."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.match import Match
from tests.country import (
    ANN,
    BANDIT,
    BEN,
    BOARDS,
    CLEO,
    NAMES,
    QUIET,
    at,
    country,
    nearly_shut,
    new_country,
    play,
    random_moves,
    shutting_moves,
)

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4])
boards = st.sampled_from(BOARDS)


def other_secrets(match: Match, seat: int, chance: Chance) -> Match:
    """The same match for all that `seat` can know: other hidden tokens, secret cards and draws to come."""
    position = match.position()
    if match.turn is not None:
        hidden = [other for other in range(len(match.seats)) if other not in (seat, position["player"])]
        living = [token == BANDIT or not position["exploited"][token] for token in range(5)]
        heap = [token for token in range(5) for _ in range(position["bag"][token]) if living[token]]
        heap += [token for other in hidden for token in position["hands"][other]]
        chance.shuffle(heap)
        for other in hidden:
            position["hands"][other] = [heap.pop() for _ in position["hands"][other]]
        position["bag"] = [
            heap.count(token) if living[token] else position["bag"][token] for token in range(5)
        ]
        own = position["secrets"][seat]
        left = [mine for mine in range(4) if mine != own]
        chance.shuffle(left)
        position["secrets"] = [own if s == seat else left.pop() for s in range(len(match.seats))]
    return Match.at("gold-country", position, [seat.name for seat in match.seats], chance.below(1000))


def guess_of(match: Match, seat: int, seed: int):
    return match.chair(seat, Chance(1)).guess(Chance(seed)).position()


def some_match(seed: int, seats: int, board: str):
    """A match, every other one with mines that are soon exploited, and the moves of it."""
    if seed % 2:
        match = nearly_shut(seed, seats, board)
        return match, shutting_moves(match, Chance(seed))
    match = new_country(seats, seed, board)
    return match, random_moves(match, Chance(seed))


@pytest.mark.rule("GC-3", "GC-5", "GC-10")
@settings(max_examples=16)
@given(seed=seeds, seats=seats, board=boards)
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed, seats, board):
    """Views, legal moves and guesses are the same in positions that differ in secrets only."""
    match, moves = some_match(seed, seats, board)
    chance, seat, differed = Chance(seed).fork("secrets"), seed % seats, 0
    for number, _ in enumerate(moves):
        if number % 6 or match.turn is None:
            continue
        twin = other_secrets(match, seat, chance)
        differed += twin.position() != match.position()
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        if match.turn == seat:
            assert list(twin.moves()) == list(match.moves())
        assert guess_of(twin, seat, seed) == guess_of(match, seat, seed)
    assert differed


@pytest.mark.rule("GC-3", "GC-5")
@settings(max_examples=16)
@given(seed=seeds, seats=seats, board=boards)
def test_a_guess_is_a_whole_position_that_agrees_with_the_view(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    for number, _ in enumerate(moves):
        if number % 5:
            continue
        before = match.position()
        seat = number % seats
        guess = guess_of(match, seat, seed)
        assert match.position() == before
        guessed = Match.at("gold-country", guess, NAMES[:seats])
        for looking in {seat, None}:
            assert guessed.view(looking) == match.view(looking)
        assert guess["secrets"][seat] == before["secrets"][seat]
        assert len(set(guess["secrets"])) == seats
        assert guess["hands"][seat] == before["hands"][seat]


@settings(max_examples=10)
@given(seed=seeds, seats=seats, board=boards)
def test_a_guess_can_be_played_to_its_end(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    for number, _ in enumerate(moves):
        if number % 60 == 0:
            guessed = Match.at("gold-country", guess_of(match, number % seats, seed), NAMES[:seats])
            for _ in random_moves(guessed, Chance(seed)):
                pass
            assert guessed.standings()["over"]


def chi_square(counts: Counter, expected: dict) -> float:
    return sum((counts[key] - number) ** 2 / number for key, number in expected.items())


@pytest.mark.rule("GC-5")
def test_hidden_tokens_are_guessed_evenly_among_all_that_have_not_been_seen():
    match = country(
        "white white blue", others="green green green", white="-7,1 -6,0 -6,-1 0,0 2,2", exploited="red"
    )
    unseen = {1: 24 - 5 - 2 - 1, 2: 24 - 1 - 1, 3: 24 - 1 - 1, BANDIT: 4}
    counts = Counter(guess_of(match, ANN, seed)["hands"][CLEO][0] for seed in range(3000))
    whole = sum(unseen.values())
    assert counts.keys() == unseen.keys()
    assert chi_square(counts, {token: 3000 * n / whole for token, n in unseen.items()}) < 16.3


@pytest.mark.rule("GC-3")
def test_secret_cards_are_guessed_evenly_and_the_own_one_is_known():
    match = country(secrets="blue white red")
    guesses = [guess_of(match, BEN, seed)["secrets"] for seed in range(1200)]
    assert {secrets[BEN] for secrets in guesses} == {1}
    for other in (ANN, CLEO):
        counts = Counter(secrets[other] for secrets in guesses)
        assert counts.keys() == {0, 2, 3}
        assert chi_square(counts, dict.fromkeys((0, 2, 3), 400)) < 13.8


@pytest.mark.rule("GC-5", "GC-10")
def test_whose_turn_it_is_shows_its_tokens_and_the_others_keep_theirs():
    match = country("red white blue", others=("green green red", "blue blue white"))
    hands = {seat: [place["tokens"] for place in match.view(seat)["seats"]] for seat in (None, 0, 1, 2)}
    shown = [0, 1, 2]
    assert hands == {
        None: [shown, None, None],
        ANN: [shown, None, None],
        BEN: [shown, [3, 3, 0], None],
        CLEO: [shown, None, [2, 2, 1]],
    }
    assert [place["held"] for place in match.view(None)["seats"]] == [3, 3, 3]


@pytest.mark.rule("GC-3")
def test_everybody_knows_the_own_secret_card_only():
    match = country(secrets="blue white red")
    for seat in range(3):
        shown = [place["secret"] for place in match.view(seat)["seats"]]
        assert shown == [mine if place == seat else None for place, mine in enumerate((2, 1, 0))]
    assert [place["secret"] for place in match.view(None)["seats"]] == [None] * 3


@pytest.mark.rule("GC-52")
def test_in_the_end_all_is_shown():
    match = country(secrets="blue white red", bag="blue")
    play(match, "redraw")
    assert [place["secret"] for place in match.view(None)["seats"]] == [2, 1, 0]
    assert [place["tokens"] for place in match.view(None)["seats"]] == at(match, "hands")


@pytest.mark.rule("GC-5")
def test_what_is_open_is_told_and_what_is_not_is_not():
    view = new_country(3).view(None)
    assert view["bag"] == sum(at(new_country(3), "bag"))
    assert not {"chance", "hands", "secrets", "dealt"} & view.keys()
    assert json.loads(json.dumps(view)).keys() == view.keys()


@pytest.mark.rule("GC-10")
@settings(max_examples=12)
@given(seed=seeds, seats=seats, board=boards)
def test_events_tell_hidden_tokens_only_to_their_owner(seed, seats, board):
    match, moves = some_match(seed, seats, board)
    hidden = 0
    for _ in moves:
        for event in match.log[-1].events:
            if type(event).__name__ != "TokensSeen":
                assert all(event.seen_by(seat) for seat in (*range(seats), None))
                continue
            assert event.reveals
            assert event.seen_by(event.seat)
            done = match.log[-1].move == "done"
            assert event.open == (not done and event.seat == at(match, "player"))
            hidden += not event.open
            for seat in (*range(seats), None):
                assert event.seen_by(seat) == (event.open or seat == event.seat)
    assert hidden


@pytest.mark.rule("GC-10")
def test_undo_asks_when_something_was_drawn():
    match = country()
    play(match, *QUIET, "buy red")
    assert not match.undo_asks
    play(match, "done")
    assert match.undo_asks
    match = country()
    play(match, "redraw")
    assert match.undo_asks


@pytest.mark.rule("GC-3", "GC-42")
def test_nobody_learns_from_a_refusal_what_is_secret():
    """Only one's own secret card is spoken of."""
    none = ((0, 1, 1, 1), (0, 1, 1, 1), (1, 1, 1, 1))
    reasons = set()
    for secrets in ("white red blue", "white blue red"):
        match = country(cards=none, secrets=secrets)
        with pytest.raises(Exception, match="red") as told:
            match.check("sell red")
        reasons.add(str(told.value))
    assert len(reasons) == 1
