"""Gold Hunting, setting up: GH-1 to GH-4."""

from collections import Counter

import pytest

from tests.tables import HIDE, hidden_match, new_match, of, refused, table


@pytest.mark.rule("GH-1")
def test_gh_1_each_side_hides_four_singles_four_doubles_and_two_triples():
    match = hidden_match()
    for seat in (0, 1):
        hidden = [piece for vein in of(match, "veins", seat) for piece in vein]
        assert Counter(hidden) == {1: 4, 2: 4, 3: 2}
        assert sum(hidden) == 18


@pytest.mark.rule("GH-1")
@pytest.mark.parametrize(
    "veins", ["1/1/1/1.2.2.2.2.3", "1/1/1/1.1.2.2.2.2.3", "1/1/1/1.2.2.2.2.3.3.3", "3.3/3/3/3"]
)
def test_gh_1_other_pieces_cannot_be_hidden(veins):
    assert refused(new_match(), f"hide {veins}") == "GH-1"


@pytest.mark.rule("GH-2")
def test_gh_2_two_different_markers_are_dealt_and_each_of_the_six_deals_comes_as_often():
    deals = Counter(tuple(new_match(seed).position()["numbers"]) for seed in range(3000))
    assert sorted(deals) == [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)]
    assert all(abs(count - 500) < 80 for count in deals.values())


@pytest.mark.rule("GH-2")
def test_gh_2_a_seat_sees_its_own_marker_and_nobody_elses():
    match = table(numbers=(3, 1))
    assert [side["number"] for side in match.view(0)["sides"]] == [3, None]
    assert [side["number"] for side in match.view(1)["sides"]] == [None, 1]
    assert [side["number"] for side in match.view(None)["sides"]] == [None, None]


@pytest.mark.rule("GH-3")
def test_gh_3_seat_1_hides_then_seat_2_then_mining_begins():
    match = new_match(start="1")
    assert (match.turn, match.view(0)["phase"]) == (0, "hide")
    assert match.play(HIDE) == [{"event": "Hid", "seat": 0}]
    assert (match.turn, match.view(0)["phase"]) == (1, "hide")
    begun = [{"event": "Hid", "seat": 1}, {"event": "Begun", "seat": 0}]
    assert match.play("hide 3/3/2.2.2.2/1.1.1.1") == begun
    assert (match.turn, match.view(0)["phase"], match.position()["round"]) == (0, "mine", 1)
    assert of(match, "veins", 0) == [[1, 2, 3], [2, 1], [1, 2], [3, 1, 2]]
    assert of(match, "veins", 1) == [[3], [3], [2, 2, 2, 2], [1, 1, 1, 1]]


@pytest.mark.rule("GH-3")
@pytest.mark.parametrize(
    "veins",
    [
        "1.1.1.1/2.2.2.2/3.3",
        "1.1.1.1/2.2.2.2/3.3/",
        "/1.1.1.1/2.2.2.2/3.3",
        "1.1/1.1/2.2/2.2/3.3",
        "1.1.1.1.2.2.2.2.3.3",
    ],
)
def test_gh_3_there_are_four_veins_and_none_is_empty(veins):
    assert refused(new_match(), f"hide {veins}") == "GH-3"


@pytest.mark.rule("GH-3")
@pytest.mark.parametrize("move", ["call 1 at 1", "rush at 1", "store", "stop", "rehide 1 1"])
def test_gh_3_nobody_mines_before_both_have_hidden(move):
    match = new_match()
    assert refused(match, move) == "GH-3"
    match.play(HIDE)
    assert refused(match, move) == "GH-3"


@pytest.mark.rule("GH-3")
def test_gh_3_gold_is_hidden_once():
    assert refused(hidden_match(), HIDE) == "GH-3"


@pytest.mark.rule("GH-3")
def test_gh_3_nobody_sees_the_others_veins_and_heights_only_when_both_have_hidden():
    match = new_match()
    match.play(HIDE)
    for seat in (1, None):
        side = match.view(seat)["sides"][0]
        assert (side["veins"], side["heights"]) == (None, None)
    assert match.view(0)["sides"][0]["veins"] == [[1, 2, 3], [2, 1], [1, 2], [3, 1, 2]]
    match.play("hide 3/3/2.2.2.2/1.1.1.1")
    for seat in (1, None):
        side = match.view(seat)["sides"][0]
        assert (side["veins"], side["heights"]) == (None, [3, 2, 2, 3])
    assert match.view(0)["sides"][1]["heights"] == [1, 1, 4, 4]


@pytest.mark.rule("GH-4")
@pytest.mark.parametrize("start", ["1", "2"])
def test_gh_4_the_starting_seat_may_be_chosen(start):
    for seed in range(8):
        match = hidden_match(seed, start=start)
        assert match.turn == int(start) - 1


@pytest.mark.rule("GH-4")
def test_gh_4_by_lot_both_seats_start_as_often():
    starts = Counter(hidden_match(seed, start="lot").turn for seed in range(600))
    assert starts.keys() == {0, 1}
    assert abs(starts[0] - 300) < 60


@pytest.mark.rule("GH-4")
def test_gh_4_choosing_who_starts_does_not_change_the_markers():
    for seed in range(8):
        by_lot, chosen = new_match(seed, start="lot"), new_match(seed, start="2")
        assert by_lot.position()["numbers"] == chosen.position()["numbers"]
