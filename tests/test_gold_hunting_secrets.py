"""Gold Hunting, who knows what: views hold no secret, a guess draws the secrets evenly from a view alone."""

import json
from collections import Counter
from itertools import chain, permutations

from hypothesis import given
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.match import Match
from tests.tables import HIDE, new_match, of, random_moves, table

seeds = st.integers(0, 2**64 - 1)


def other_secrets(match: Match, seat: int, chance: Chance) -> Match:
    """The same match for all that `seat` can know, with other secrets of the other seat."""
    position, other = match.position(), 1 - seat
    heap = [piece for vein in position["veins"][other] for piece in vein]
    chance.shuffle(heap)
    position["veins"][other] = [[heap.pop() for _ in vein] for vein in position["veins"][other]]
    if position["markers"][other] in ("down", "boxed"):
        position["numbers"][other] = chance.choice([n for n in (1, 2, 3) if n != position["numbers"][seat]])
    return Match.at("gold-hunting", position, ["Ann", "Ben"])


@given(seed=seeds, seat=st.sampled_from([0, 1]))
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed, seat):
    """Views, legal moves, judgements and guesses are the same in positions that differ in secrets only."""
    match = new_match(seed)
    chance = Chance(seed).fork("secrets")
    differed = 0
    for _ in random_moves(match, Chance(seed), rehides=9):
        if len(match.log) < 2:
            continue
        twin = other_secrets(match, seat, chance)
        differed += twin.position() != match.position()
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        if match.turn == seat:
            assert list(twin.moves()) == list(match.moves())
        ours, theirs = (at.chair(seat, Chance(1)).guess(Chance(seed)) for at in (match, twin))
        assert ours.position() == theirs.position()
    assert differed


@given(seed=seeds, seat=st.sampled_from([0, 1]))
def test_a_guess_is_a_whole_position_that_agrees_with_the_view(seed, seat):
    match = new_match(seed)
    for _ in random_moves(match, Chance(seed), rehides=9):
        before = match.position()
        guess = match.chair(seat, Chance(1)).guess(Chance(seed))
        assert match.position() == before
        guessed = Match.at("gold-hunting", guess.position(), ["Ann", "Ben"])
        assert guessed.view(seat) == match.view(seat)
        assert guessed.view(None) == match.view(None)
        assert of(guessed, "veins", seat) == of(match, "veins", seat)
        assert of(guessed, "numbers", seat) == of(match, "numbers", seat)


def test_a_seat_that_hides_second_guesses_any_arrangement_before_and_after_the_first_has_hidden():
    match = new_match(1)
    assert match.chair(1, Chance(1)).guess(Chance(1)).position()["veins"][0] == [[], [], [], []]
    match.play(HIDE)
    tops = Counter()
    for seed in range(2000):
        guess = match.chair(1, Chance(1)).guess(Chance(seed)).position()
        assert sorted(chain(*guess["veins"][0])) == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
        tops[guess["veins"][0][0][-1]] += 1
    assert tops.keys() == {1, 2, 3}
    assert abs(tops[3] - 400) < 90  # two of ten pieces are triples


def chi_square(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_guessed_veins_are_even_over_all_arrangements():
    """Five pieces (1 1 2 2 3) in veins of two, one and two: 30 ways, each as often."""
    match = table(veins_of=("1", "1.2/3/2.1"))
    seen = Counter(
        str(match.chair(0, Chance(0)).guess(Chance(seed)).position()["veins"][1]) for seed in range(6000)
    )
    assert len(seen) == len(set(permutations([1, 1, 2, 2, 3]))) == 30
    assert chi_square(seen, 30) < 58.3  # 29 degrees of freedom, one in a thousand


def test_guessed_markers_are_even_over_the_numbers_that_can_be():
    match = table(numbers=(2, 3))
    seen = Counter(
        match.chair(0, Chance(0)).guess(Chance(seed)).position()["numbers"][1] for seed in range(4000)
    )
    assert seen.keys() == {1, 3}
    assert chi_square(seen, 2) < 10.8
    returned = table(numbers=(2, 3), stores=("", "1"))
    seen = Counter(
        returned.chair(0, Chance(0)).guess(Chance(seed)).position()["numbers"][1] for seed in range(4000)
    )
    assert chi_square(seen, 2) < 10.8


def test_a_revealed_marker_is_not_guessed():
    for marker in ("up", "gone"):
        match = table(numbers=(2, 3), markers=("down", marker))
        guesses = [match.chair(0, Chance(0)).guess(Chance(seed)) for seed in range(50)]
        assert {guess.position()["numbers"][1] for guess in guesses} == {3}


@given(seed=seeds)
def test_the_view_of_another_holds_no_order_of_pieces_and_no_number(seed):
    match = new_match(seed)
    for _ in random_moves(match, Chance(seed), rehides=9):
        for looking in (0, 1, None):
            view = match.view(looking)
            assert json.loads(json.dumps(view)) == view
            for side in {0, 1} - {looking}:
                seen = view["sides"][side]
                assert seen["veins"] is None
                if of(match, "markers", side) in ("down", "boxed"):
                    assert seen["number"] is None
                if view["phase"] == "hide":
                    assert seen["heights"] is None
                else:
                    assert seen["heights"] == [len(vein) for vein in of(match, "veins", side)]
                    flat = list(chain(*of(match, "veins", side)))
                    assert seen["hidden"] == [flat.count(kind) for kind in (1, 2, 3)]
            if looking is not None:
                assert view["sides"][looking]["veins"] == of(match, "veins", looking)
                assert view["sides"][looking]["number"] == of(match, "numbers", looking)


def test_a_view_is_a_copy():
    match = table(piles=("2", ""))
    before = match.position()
    for seat in (0, 1, None):
        view = match.view(seat)
        view["sides"][0]["pile"].append(3)
        view["options"]["rehide"] = False
        for vein in view["sides"][0]["veins"] or ():
            vein.clear()
    assert match.position() == before


def test_a_chair_gives_moves_to_the_seat_whose_turn_it_is_only():
    match = table()
    mine, other = match.chair(0, Chance(0)), match.chair(1, Chance(0))
    assert [str(move) for move in mine.moves] == list(match.moves())
    assert list(other.moves) == []
    assert (mine.view, other.view) == (match.view(0), match.view(1))
    assert (mine.game, mine.seat, other.seat) == ("gold-hunting", 0, 1)


def test_events_of_hiding_tell_nothing_of_what_was_hidden():
    match = new_match(1)
    assert match.play(HIDE) == [{"event": "Hid", "seat": 0}]
    match.play(HIDE)
    assert match.play("rehide 1 3.3/2.2.2.2/1.1/1.1") == [{"event": "Rehid", "seat": 0}]
    assert all(event.seen_by(seat) for ply in match.log for event in ply.events for seat in (0, 1, None))
