"""All ways to hide ten pieces in four veins: 264,600 moves that are worked out only when asked for."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyniner.gold_hunting.arrangements import Arrangements, orders
from fortyniner.gold_hunting.moves import Hide
from tests.tables import HIDE, new_match, veins

ALL = Arrangements()
places = st.integers(0, 264_599)


def hide(text: str) -> Hide:
    return Hide(tuple(map(tuple, veins(text))))


@pytest.mark.rule("GH-3")
def test_gh_3_there_are_264600_ways_to_hide_all_different_and_all_legal():
    assert len(ALL) == 264_600
    assert len(set(ALL)) == 264_600
    assert all(move in ALL for move in ALL[::97])


def test_orders_counts_the_different_orders_of_pieces():
    assert orders((4, 4, 2)) == 3150
    assert orders((1, 1, 1)) == 6
    assert orders((0, 0, 0)) == 1


@given(place=places)
def test_a_move_and_its_place_find_each_other(place):
    move = ALL[place]
    assert move in ALL
    assert ALL.index(move) == place
    assert ALL.count(move) == 1
    assert ALL[place - len(ALL)] == move


@given(
    text=st.permutations([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]),
    cuts=st.sets(st.integers(1, 9), min_size=3, max_size=3),
)
def test_every_legal_hide_has_a_place(text, cuts):
    a, b, c = sorted(cuts)
    move = Hide((tuple(text[:a]), tuple(text[a:b]), tuple(text[b:c]), tuple(text[c:])))
    assert ALL[ALL.index(move)] == move


@given(start=places, length=st.integers(0, 4), step=st.sampled_from([1, 2, -1, 1000]))
def test_slices_are_what_the_places_give(start, length, step):
    part = slice(start, start + length * step if start + length * step >= 0 else None, step)
    assert ALL[part] == [ALL[place] for place in range(264_600)[part]]


def test_it_goes_through_in_order_and_backwards():
    assert next(iter(ALL)) == ALL[0]
    assert next(reversed(ALL)) == ALL[264_599] == ALL[-1]


@pytest.mark.parametrize("place", [264_600, -264_601])
def test_there_is_nothing_past_the_ends(place):
    with pytest.raises(IndexError):
        ALL[place]


@pytest.mark.parametrize(
    "text", ["1.1.1.1/2.2.2.2/3.3", "1.1.1.1/2.2.2.2/3/3.3", "1.1.1/2.2.2.2/3/3", "1.1.1.1.2/2.2.2/3.3/"]
)
def test_what_is_no_legal_hide_is_not_in_it(text):
    assert hide(text) not in ALL
    assert ALL.count(hide(text)) == 0
    with pytest.raises(ValueError, match="hides other pieces"):
        ALL.index(hide(text))


def test_a_move_of_another_kind_is_not_in_it():
    assert "store" not in ALL
    five = Hide(((1,), (1,), (1, 1), (2, 2), (2, 2, 3, 3)))
    assert five not in ALL


def test_index_keeps_to_the_part_it_is_asked_about():
    move = ALL[1000]
    assert ALL.index(move, 1000, 1001) == 1000
    for start, stop in ((1001, None), (0, 1000)):
        with pytest.raises(ValueError, match="not in that part"):
            ALL.index(move, start, stop)


def test_a_match_offers_them_as_texts_without_making_them_all():
    tracemalloc.start()
    moves = new_match().moves()
    assert len(moves) == 264_600
    assert HIDE in moves
    assert moves[moves.index(HIDE)] == HIDE
    assert moves[-1].startswith("hide 3")
    assert moves[200_000:200_002] == [moves[200_000], moves[200_001]]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 500_000
