"""Sutter's Mill, who knows what: values of chips in the vein, lost or taken by others, and so purses."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.match import Match
from tests import coloma_oracle
from tests.coloma import (
    NAMES,
    at,
    coloma,
    happened,
    in_town,
    new_coloma,
    play,
    purses,
    random_coloma,
    random_moves,
    some_options,
)

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4])


def unseen(position, seat: int | None) -> list[int]:
    """The places of all chips whose values that seat does not know."""
    takers = position["takers"]
    public = position["options"]["open-purses"] or position["ended"] is not None
    return [place for place in range(72) if place >= len(takers) or not (public or takers[place] == seat)]


def other_secrets(match: Match, seat: int | None, chance: Chance) -> Match:
    """The same match for all that `seat` can know, with other values of the chips it has not seen."""
    position = match.position()
    values, hidden = position["values"], unseen(position, seat)
    for _ in range(25 if hidden else 0):
        one, other = chance.choice(hidden), chance.choice(hidden)
        if one // 24 == other // 24:
            values[one], values[other] = values[other], values[one]
            if min(coloma_oracle.purse(position, of) for of in range(len(match.seats))) < 0:
                values[one], values[other] = values[other], values[one]
    return Match.at("sutters-mill", position, NAMES[: len(match.seats)])


def guess_of(match: Match, seat: int, seed: int):
    return match.chair(seat, Chance(1)).guess(Chance(seed)).position()


@pytest.mark.rule("SM-1", "SM-2", "SM-36")
@settings(max_examples=25)
@given(seed=seeds, seats=seats)
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed, seats):
    """Views, legal moves and guesses are the same in positions that differ in secrets only."""
    match = new_coloma(seats, seed, **some_options(seed))
    chance = Chance(seed).fork("secrets")
    seat, differed = seed % seats, 0
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 16 and match.turn is not None:
            continue
        twin = other_secrets(match, seat, chance)
        differed += twin.position() != match.position()
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        if match.turn == seat:
            assert list(twin.moves()) == list(match.moves())
        assert guess_of(twin, seat, seed) == guess_of(match, seat, seed)
    assert differed


@pytest.mark.rule("SM-1", "SM-2")
@settings(max_examples=25)
@given(seed=seeds, seats=seats)
def test_a_guess_is_a_whole_position_that_agrees_with_the_view(seed, seats):
    match = new_coloma(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 8 and match.turn is not None:
            continue
        before = match.position()
        seat = number % seats
        guess = guess_of(match, seat, seed)
        assert match.position() == before
        guessed = Match.at("sutters-mill", guess, NAMES[:seats])
        assert guessed.view(seat) == match.view(seat)
        assert guessed.view(None) == match.view(None)
        known = set(range(72)) - set(unseen(before, seat))
        assert all(guess["values"][place] == before["values"][place] for place in known)
        assert guess | {"values": 0} == before | {"values": 0}


@settings(max_examples=12)
@given(seed=seeds, seats=seats)
def test_a_guess_can_be_played_to_its_end(seed, seats):
    match = new_coloma(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 60 == 30:
            guessed = Match.at("sutters-mill", guess_of(match, number % seats, seed), NAMES[:seats])
            for _ in random_moves(guessed, Chance(seed)):
                pass
            assert guessed.standings()["over"]


def chi_square(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


@pytest.mark.rule("SM-1")
def test_the_next_chip_is_guessed_as_the_unseen_ones_of_its_colour_are():
    """Ann has seen two of the eight blue threes; she knows nothing of Ben's chip."""
    position = coloma("RIVER", "RIVER", takers="aab").position()
    position["values"][:3] = [3, 3, 1]
    position["values"][3:24] = [1] * 7 + [2] * 8 + [3] * 6
    position["paid"] = [0, 0]
    match = Match.at("sutters-mill", position, NAMES[:2])
    for place in (2, 3, 23):
        seen = Counter(guess_of(match, 0, seed)["values"][place] for seed in range(2200))
        assert seen.keys() == {1, 2, 3}
        expected = {1: 800, 2: 800, 3: 600}
        assert sum((seen[value] - often) ** 2 / often for value, often in expected.items()) < 13.8


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("takers", ["bbbb", "bbcbccbb", "b" * 30 + "c" * 20])
def test_whoever_has_paid_is_guessed_to_have_found_as_much(takers):
    match = coloma("RIVER", "RIVER", "RIVER", takers=takers)
    position = match.position()
    for seat in (1, 2):
        position["paid"][seat] += purses(match)[seat]
    broke = Match.at("sutters-mill", position, NAMES[:3])
    for seed in range(60):
        guess = Match.at("sutters-mill", guess_of(broke, 0, seed), NAMES[:3])
        assert guess.view(0) == broke.view(0)
        assert purses(guess)[0] == 6
        assert min(purses(guess)) >= 0


@pytest.mark.rule("SM-40")
def test_what_must_have_been_found_is_guessed_evenly_among_all_that_can_be():
    """Ben's two blue chips have paid five nuggets at least: two and three, three and two, or two threes."""
    position = coloma("RIVER", "RIVER", takers="bb").position()
    position["values"][:24] = [3, 3] + [1] * 8 + [2] * 8 + [3] * 6
    position["paid"] = [0, 11]
    match = Match.at("sutters-mill", position, NAMES[:2])
    guesses = [tuple(guess_of(match, 0, seed)["values"][:2]) for seed in range(2300)]
    expected = {(2, 3): 800, (3, 2): 800, (3, 3): 700}  # 8 times 8, 8 times 8, 8 times 7 ways
    assert set(guesses) == expected.keys()
    assert sum((guesses.count(pair) - often) ** 2 / often for pair, often in expected.items()) < 13.8


@pytest.mark.rule("SM-40")
def test_who_can_have_found_no_less_is_guessed_exactly():
    """Ben has taken all eight blue threes and spent everything: there is one way that can have been."""
    match = coloma("RIVER", "RIVER", takers="b" * 8, vein="")
    position = match.position()
    position["values"][:24] = [3] * 8 + [1, 2] * 8
    position["paid"] = [0, 30]
    broke = Match.at("sutters-mill", position, NAMES[:2])
    for seed in range(20):
        assert guess_of(broke, 0, seed)["values"][:8] == [3] * 8


@pytest.mark.rule("SM-2")
def test_a_purse_is_known_to_its_owner_alone():
    match = coloma("RIVER", "RIVER", "RIVER", gone=20, purses=[3, 9, 12])
    assert [place["purse"] for place in match.view(1)["seats"]] == [None, 9, None]
    assert [place["purse"] for place in match.view(None)["seats"]] == [None, None, None]


@pytest.mark.rule("SM-2")
def test_open_purses_are_known_to_all():
    match = coloma("RIVER", "RIVER", "RIVER", gone=20, purses=[3, 9, 12], options={"open-purses": True})
    for seat in (0, 1, 2, None):
        assert [place["purse"] for place in match.view(seat)["seats"]] == [3, 9, 12]


@pytest.mark.rule("SM-2", "SM-62")
def test_at_the_end_all_purses_are_shown():
    match = in_town("RIVER", "RIVER", gone=20, purses=[3, 9], idle=5)
    assert match.view(None)["seats"][1]["purse"] is None
    match.play("end")
    for seat in (0, 1, None):
        assert [place["purse"] for place in match.view(seat)["seats"]] == [3, 9]


@pytest.mark.rule("SM-2", "SM-40")
def test_everybody_sees_the_colours_of_chips_and_what_was_paid():
    match = coloma("RIVER", "RIVER", "RIVER", takers="a" * 10 + "b" * 20 + "c" * 20)
    for seat in (0, 1, 2, None):
        chips = [tuple(place["chips"].values()) for place in match.view(seat)["seats"]]
        assert chips == [(10, 0, 0), (14, 6, 0), (0, 18, 2)]
        assert [place["paid"] for place in match.view(seat)["seats"]] == at(match, "paid")


@pytest.mark.rule("SM-2")
@pytest.mark.parametrize("open_purses", [False, True])
def test_what_a_chip_is_worth_is_told_to_who_took_it(open_purses):
    match = coloma("RIVER", "RIVER", "RIVER", options={"open-purses": open_purses}, HALL="b5 a6")
    play(match, "prospect", "dig MILL", "enough")
    told = [event for ply in match.log for event in ply.events]
    chips = [event for event in told if type(event).__name__ == "ChipSeen"]
    assert len(chips) == 2
    for event in chips:
        assert event.open == open_purses
        assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [True, *[open_purses] * 3]
    others = [event for event in told if event not in chips]
    assert all(event.seen_by(seat) for event in others for seat in (0, 1, None))


@settings(max_examples=12)
@given(seed=seeds, seats=seats)
def test_a_view_names_no_value_of_a_chip(seed, seats):
    """Nothing in a view is as long as the vein, and all of it is plain."""
    match = new_coloma(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 20:
            continue
        for looking in [*range(seats), None]:
            view = match.view(looking)
            json.dumps(view)
            assert view.keys() == VIEW
            assert {key for place in view["seats"] for key in place} == PLACE
            for seat, place in enumerate(view["seats"]):
                shown = seat == looking or match.options["open-purses"] or match.turn is None
                assert (place["purse"] is not None) == shown


VIEW = {
    *("seat", "turn", "step", "round", "taken", "lost", "left", "camp", "stacks", "closed", "adventurer"),
    *("dug", "bonuses", "actions", "price", "used", "idle", "ended", "seats", "options"),
}
PLACE = {"purse", "chips", "paid", "hand", "crew", "standing", "scored", "winding", "deeds"}


def test_a_view_is_a_copy():
    match = in_town("RIVER", "RIVER", "MILL", MILL="a2 b3", BATH="a4", closed="BATH", scored=("K", "", ""))
    before = match.position()
    for seat in (0, 1, None):
        view = match.view(seat)
        for key in ("closed", "used", "bonuses"):
            view[key].append("HALL")
        view["stacks"]["MILL"].clear()
        view["left"].clear()
        view["options"]["costs"] = "flat"
        for key in ("hand", "scored", "deeds"):
            view["seats"][0][key].append("A")
        view["seats"][0]["standing"].clear()
        view["seats"][0]["chips"].clear()
    assert match.position() == before


def test_a_chair_gives_moves_to_the_seat_whose_turn_it_is_only():
    match = new_coloma(3, start="2")
    chairs = [match.chair(seat, Chance(0)) for seat in range(3)]
    assert [[str(move) for move in chair.moves] for chair in chairs] == [[], list(match.moves()), []]
    assert [chair.view for chair in chairs] == [match.view(seat) for seat in range(3)]


@pytest.mark.rule("SM-36")
def test_chips_that_were_lost_stay_unknown_even_at_the_end():
    match = next(match for match in map(random_coloma, range(40)) if at(match, "lost") and match.turn is None)
    taken = len(at(match, "takers"))
    assert unseen(match.position(), 0) == list(range(taken, 72))
    guesses = {tuple(guess_of(match, 0, seed)["values"]) for seed in range(30)}
    assert len(guesses) > 1
    assert len({values[:taken] for values in guesses}) == 1
    assert not [event for ply in match.log for event in happened(_json(ply), "ChipLost") if "value" in event]


def _json(ply):
    return [event.to_json() for event in ply.events]
