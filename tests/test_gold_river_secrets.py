"""Gold River, who knows what: the deck, cards removed unseen, and hidden stashes (GR-2, GR-5)."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.game import find_game
from fortyniner.gold_river.cards import CARDS
from fortyniner.match import Match
from tests.river import NAMES, at, new_river, random_moves, river, some_options
from tests.tables import refused

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4, 5])


def other_secrets(match: Match, seat: int, chance: Chance) -> Match:
    """The same match for all that `seat` can know: other cards to come, other hidden stashes, other dice."""
    position = match.position()
    cards = position["deck"] + position["unseen"]
    chance.shuffle(cards)
    split = len(position["deck"])
    position["deck"], position["unseen"] = cards[:split], cards[split:]
    if position["options"]["hidden-stashes"] and match.turn is not None:
        for other in range(len(match.seats)):
            if other != seat:
                position["stashes"][other] += chance.below(9)
    names = [seat.name for seat in match.seats]
    return Match.at("gold-river", position, names, chance.below(1000))


def guess_of(match: Match, seat: int, seed: int):
    return match.chair(seat, Chance(1)).guess(Chance(seed)).position()


@pytest.mark.rule("GR-2", "GR-5")
@settings(max_examples=40)
@given(seed=seeds, seats=seats)
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed, seats):
    """Views, legal moves and guesses are the same in positions that differ in secrets only."""
    match = new_river(seats, seed, **some_options(seed))
    chance = Chance(seed).fork("secrets")
    seat, differed = seed % seats, 0
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 3:
            continue
        twin = other_secrets(match, seat, chance)
        differed += twin.position() != match.position()
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        if match.turn == seat:
            assert list(twin.moves()) == list(match.moves())
        assert guess_of(twin, seat, seed) == guess_of(match, seat, seed)
    assert differed


@settings(max_examples=40)
@given(seed=seeds, seats=seats)
def test_a_guess_is_a_whole_position_that_agrees_with_the_view(seed, seats):
    match = new_river(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        before = match.position()
        seat = number % seats
        guess = guess_of(match, seat, seed)
        assert match.position() == before
        guessed = Match.at("gold-river", guess, NAMES[:seats])
        assert guessed.view(seat) == match.view(seat)
        assert guessed.view(None) == match.view(None)
        open_stashes = not match.options["hidden-stashes"]
        for other in range(seats):
            if open_stashes or other == seat:
                assert guess["stashes"][other] == before["stashes"][other]


@settings(max_examples=25)
@given(seed=seeds, seats=seats)
def test_a_guess_can_be_played_to_its_end(seed, seats):
    match = new_river(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 25 == 0:
            guessed = Match.at("gold-river", guess_of(match, number % seats, seed), NAMES[:seats])
            for _ in random_moves(guessed, Chance(seed)):
                pass
            assert guessed.standings()["over"]


def chi_square(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


@pytest.mark.rule("GR-5")
def test_the_next_card_is_guessed_evenly_among_all_that_have_not_been_seen():
    match = new_river(3, poker=True)
    unseen = {*at(match, "deck"), *at(match, "unseen")}
    tops = Counter(guess_of(match, 0, seed)["deck"][-1] for seed in range(4900))
    assert tops.keys() == unseen
    assert len(unseen) == 49
    assert chi_square(tops, 49) < 84  # 48 degrees of freedom, one in a thousand
    removed = Counter(id for seed in range(300) for id in guess_of(match, 0, seed)["unseen"])
    assert removed.keys() == unseen


@pytest.mark.rule("GR-2")
def test_hidden_stashes_are_guessed_anew_and_the_own_one_is_known():
    match = new_river(3, hidden_stashes=True)
    guesses = [guess_of(match, 1, seed)["stashes"] for seed in range(400)]
    assert {stashes[1] for stashes in guesses} == {15}
    for other in (0, 2):
        guessed = {stashes[other] for stashes in guesses}
        assert len(guessed) > 20
        assert 14 in guessed
        assert max(guessed) >= 60, "there is no stash that nobody can have"


@pytest.mark.rule("GR-2", "GR-11")
def test_a_guess_gives_everybody_what_they_have_shown_to_have():
    """Who has bid has that much, and whoever is asked could bid more."""
    match = new_river(3, hidden_stashes=True, start="1")
    match.play("bid 12")
    for seed in range(200):
        stashes = guess_of(match, 2, seed)["stashes"]
        assert stashes[0] >= 12
        assert stashes[1] >= 13
        assert stashes[2] == 15
    assert min(guess_of(match, 2, seed)["stashes"][0] for seed in range(200)) == 12
    assert min(guess_of(match, 2, seed)["stashes"][1] for seed in range(200)) == 13


@pytest.mark.rule("GR-2", "GR-21", "GR-62")
def test_with_two_players_the_bid_is_there_until_it_is_laid():
    match = river("", "", winner=0, bid=9, hidden_stashes=True)
    least = min(guess_of(match, 1, seed)["stashes"][0] for seed in range(300))
    assert least == 9
    match.play(match.moves()[0])
    least = min(guess_of(match, 1, seed)["stashes"][0] for seed in range(300))
    assert least == 0
    after = river("", "B-BANK", phase="bank", turn=1, winner=0, bid=9, hidden_stashes=True)
    assert min(guess_of(after, 1, seed)["stashes"][0] for seed in range(300)) == 0


@pytest.mark.rule("GR-2", "GR-62")
def test_whoever_is_asked_for_the_bank_has_something_to_bank():
    match = river("", "B-BANK", "", phase="bank", turn=1, hidden_stashes=True)
    assert min(guess_of(match, 0, seed)["stashes"][1] for seed in range(300)) == 1


@pytest.mark.rule("GR-2")
def test_stashes_are_open_unless_the_table_hides_them():
    match = river("", "", "", stashes=(1, 2, 3))
    for seat in (0, 1, 2, None):
        assert [place["stash"] for place in match.view(seat)["seats"]] == [1, 2, 3]
    hidden = river("", "B-BANK", "", stashes=(1, 2, 3), banked=8, hidden_stashes=True)
    assert [place["stash"] for place in hidden.view(1)["seats"]] == [None, 2, None]
    assert [place["stash"] for place in hidden.view(None)["seats"]] == [None, None, None]
    assert [place["bank"] for place in hidden.view(0)["seats"]] == [None, 8, None]
    over = river("", "", "", phase="over", stashes=(1, 2, 3), hidden_stashes=True)
    assert [place["stash"] for place in over.view(None)["seats"]] == [1, 2, 3]


@pytest.mark.rule("GR-2")
def test_a_match_with_hidden_stashes_is_one_with_secrets():
    game = find_game("gold-river")
    assert game.hides({"hidden-stashes": True})
    assert not game.hides({"hidden-stashes": False})


@pytest.mark.rule("GR-2", "GR-53")
def test_a_hold_up_offers_every_other_player_whatever_they_have():
    for stashes in ((15, 0, 7), (15, 7, 0)):
        match = river("", "", "", offer="A-HOLDUP", stashes=stashes, hidden_stashes=True)
        match.play("take A-HOLDUP")
        assert len(match.moves()) == 22
        assert refused(match, "holdup 2 13") == "GR-53"


@settings(max_examples=25)
@given(seed=seeds, seats=seats)
def test_a_view_names_no_card_of_the_deck_and_no_hidden_stash(seed, seats):
    match = new_river(seats, seed, hidden_stashes=True, poker=True)
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 4:
            continue
        secret = {*at(match, "deck"), *at(match, "unseen")}
        for looking in [*range(seats), None]:
            view = match.view(looking)
            assert json.loads(json.dumps(view)) == view
            assert not secret & named_in(view)
            if match.turn is None:
                continue
            assert [place["stash"] for place in view["seats"]] == [
                stash if seat == looking else None for seat, stash in enumerate(at(match, "stashes"))
            ]


def named_in(view) -> set[str]:
    """All cards that a view names anywhere."""
    if isinstance(view, str):
        return {view} & CARDS.keys()
    inner = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return set().union(*map(named_in, inner))


def test_a_view_is_a_copy():
    match = river("SN-02+A-VEIN", "A-JUDGE:waiting", "", mayors={"SN": 0}, phase="bid")
    before = match.position()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        view["gone"].append("x")
        view["queue"].append(0)
        view["offer"].clear()
        view["seats"][0]["area"][0]["veins"].append("x")
        view["seats"][0]["mayor"].clear()
        view["options"]["poker"] = True
    assert match.position() == before


def test_a_chair_gives_moves_to_the_seat_whose_turn_it_is_only():
    match = new_river(3, start="2")
    chairs = [match.chair(seat, Chance(0)) for seat in range(3)]
    assert [[str(move) for move in chair.moves] for chair in chairs] == [[], list(match.moves()), []]
    assert [chair.view for chair in chairs] == [match.view(seat) for seat in range(3)]


def test_events_are_for_everybody():
    """Nobody does anything in secret: what changes hidden stashes happens on the table."""
    match = new_river(3, hidden_stashes=True)
    for _ in random_moves(match, Chance(3)):
        assert all(event.seen_by(seat) for event in match.log[-1].events for seat in (0, 1, 2, None))
