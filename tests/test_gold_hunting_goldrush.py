"""Gold Hunting, goldrush: GH-20 to GH-23."""

import pytest

from tests.tables import of, refused, table


@pytest.mark.rule("GH-20")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_gh_20_the_markers_number_is_the_call(number):
    match = table(veins_of=("1", "1/2.3"), numbers=(number, 1 + number % 3))
    (lifted,) = match.play("rush at 2")
    assert (lifted["number"], lifted["vein"], lifted["piece"], lifted["rush"]) == (number, 1, 3, True)
    assert lifted["right"] == (number == 3)
    assert of(match, "veins", 1) == [[1], [2], [], []]


@pytest.mark.rule("GH-20")
def test_gh_20_a_revealed_number_is_known_to_all():
    for number in (1, 3):
        match = table(numbers=(number, 2))
        match.play("rush at 1")
        assert [match.view(seat)["sides"][0]["number"] for seat in (0, 1, None)] == [number] * 3


@pytest.mark.rule("GH-20")
@pytest.mark.parametrize("number", [1, 3])
def test_gh_20_once_in_the_game(number):
    match = table(numbers=(number, 2))
    match.play("rush at 1")
    match.play("call 3 at 1")
    assert match.turn == 0
    assert refused(match, "rush at 2") == "GH-20"


@pytest.mark.rule("GH-20")
def test_gh_20_each_seat_has_its_own():
    match = table(numbers=(1, 2))
    match.play("rush at 1")
    assert "rush at 1" in match.moves()
    (lifted,) = match.play("rush at 1")
    assert (lifted["seat"], lifted["number"], lifted["right"]) == (1, 2, False)


@pytest.mark.rule("GH-20")
def test_gh_20_only_at_veins_with_a_piece():
    match = table(veins_of=("1", "1//2"))
    assert [move for move in match.moves() if move.startswith("rush")] == ["rush at 1", "rush at 3"]


@pytest.mark.rule("GH-21")
def test_gh_21_right_the_marker_counts_two_and_the_piece_joins_the_pile():
    match = table(veins_of=("1", "1/3"), piles=("2", ""), numbers=(3, 1))
    (lifted,) = match.play("rush at 2")
    assert (lifted["right"], lifted["before"], lifted["after"], lifted["lost"]) == (True, 2, 5, 0)
    assert (of(match, "markers"), of(match, "piles")) == ("up", [2, 3])
    assert match.standings()["scores"][0] == {"total": 7, "parts": {"pile": 5, "stored": 0, "marker": 2}}


@pytest.mark.rule("GH-22")
def test_gh_22_wrong_marker_and_piece_leave_the_game_and_nobody_goes_bankrupt():
    """Pile 5, the marker says three, a double comes up: as a call this would be a bankruptcy."""
    match = table(veins_of=("1", "1/2"), piles=("3.2", ""), numbers=(3, 1))
    (lifted,) = match.play("rush at 2")
    assert (lifted["right"], lifted["before"], lifted["after"], lifted["lost"]) == (False, 5, 5, 0)
    assert (of(match, "markers"), of(match, "piles")) == ("gone", [3, 2])
    assert of(match, "veins", 1) == [[1], [], [], []]
    assert match.standings()["scores"][0] == {"total": 5, "parts": {"pile": 5, "stored": 0, "marker": 0}}


@pytest.mark.rule("GH-23")
@pytest.mark.parametrize("number", [1, 3])
def test_gh_23_the_turn_ends_either_way(number):
    match = table(numbers=(number, 2))
    match.play("rush at 1")
    assert (match.turn, match.position()["step"], match.position()["round"]) == (1, "open", 2)


@pytest.mark.rule("GH-23", "GH-50")
@pytest.mark.parametrize("number", [1, 3])
def test_gh_23_a_goldrush_at_the_last_piece_ends_the_game(number):
    match = table(veins_of=("", "1"), numbers=(number, 2))
    events = match.play("rush at 1")
    assert [event["event"] for event in events] == ["Lifted", "GameOver"]
    assert match.turn is None
