"""Gold Hunting, storing: GH-30 to GH-32."""

import pytest

from tests.tables import of, refused, table


@pytest.mark.rule("GH-30")
def test_gh_30_the_whole_pile_is_set_aside_and_the_marker_goes_back():
    match = table(piles=("3.2", "1"))
    assert match.play("store") == [{"event": "Stored", "seat": 0, "nuggets": 5, "counts": 2}]
    assert (of(match, "piles"), of(match, "stores"), of(match, "markers")) == ([], [3, 2], "boxed")
    assert (of(match, "piles", 1), of(match, "stores", 1), of(match, "markers", 1)) == ([1], [], "down")


@pytest.mark.rule("GH-30")
def test_gh_30_the_marker_stays_unseen():
    match = table(piles=("3", ""), numbers=(2, 3))
    match.play("store")
    assert [match.view(seat)["sides"][0]["number"] for seat in (0, 1, None)] == [2, None, None]


@pytest.mark.rule("GH-30")
def test_gh_30_needs_a_pile():
    match = table()
    assert "store" not in match.moves()
    assert refused(match, "store") == "GH-30"


@pytest.mark.rule("GH-30")
def test_gh_30_a_pile_of_one_single_is_enough():
    match = table(piles=("1", ""))
    assert "store" in match.moves()
    match.play("store")
    assert of(match, "stores") == [1]


@pytest.mark.rule("GH-30")
@pytest.mark.parametrize(("marker", "store"), [("up", ""), ("gone", ""), ("boxed", "1")])
def test_gh_30_needs_the_marker(marker, store):
    match = table(piles=("2", ""), stores=(store, ""), markers=(marker, "down"))
    assert "store" not in match.moves()
    assert refused(match, "store") == "GH-30"


@pytest.mark.rule("GH-31")
def test_gh_31_stored_pieces_stay_to_the_end_and_count_half():
    match = table(veins_of=("", "1.1.1"), piles=("3.2.1", ""))
    for move in ("store", "call 1 at 1", "stop", "call 3 at 1", "call 3 at 1"):
        match.play(move)
    assert match.turn is None
    assert of(match, "stores") == [3, 2, 1]
    assert match.standings()["scores"][0] == {"total": 4, "parts": {"pile": 1, "stored": 3, "marker": 0}}


@pytest.mark.rule("GH-32")
def test_gh_32_the_turn_goes_on_with_mining():
    match = table(piles=("3", ""))
    match.play("store")
    assert (match.turn, match.position()["step"], match.position()["round"]) == (0, "stored", 1)
    assert set(match.moves()) == {f"call {number} at {vein}" for number in (1, 2, 3) for vein in (1, 2, 3)}


@pytest.mark.rule("GH-32")
def test_gh_32_what_is_mined_then_is_a_new_pile():
    match = table(veins_of=("1", "2.2/1/1"), piles=("3", ""))
    match.play("store")
    match.play("call 2 at 1")
    assert (of(match, "piles"), of(match, "stores")) == ([2], [3])
    assert "stop" in match.moves()
    match.play("call 3 at 2")
    assert (of(match, "piles"), of(match, "stores"), match.turn) == ([1], [3], 1)
