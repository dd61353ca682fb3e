"""Gold Hunting, end and scoring: GH-50 to GH-52."""

import pytest

from tests.tables import HIDE, refused, table


def over(**parts):
    """The standings of a game that is over."""
    return table(veins_of=("", ""), turn=None, **parts).standings()


@pytest.mark.rule("GH-50")
@pytest.mark.parametrize("call", ["call 1 at 1", "call 2 at 1"])
def test_gh_50_the_game_ends_when_no_vein_holds_a_piece(call):
    match = table(veins_of=("", "1"), piles=("", "1"))
    assert not match.standings()["over"]
    events = match.play(call)
    right = call == "call 1 at 1"
    assert events[-1] == {"event": "GameOver", "seat": None, "winners": () if right else (1,)}
    assert (match.turn, match.standings()["over"], match.view(0)["phase"]) == (None, True, "over")
    assert list(match.moves()) == []


@pytest.mark.rule("GH-50")
def test_gh_50_not_while_one_side_still_has_gold():
    match = table(veins_of=("1", "1"))
    match.play("call 1 at 1")
    assert (match.turn, match.standings()["over"]) == (1, False)


@pytest.mark.rule("GH-50")
@pytest.mark.parametrize("move", ["call 1 at 1", "rush at 1", "store", "stop", "rehide 1 1", HIDE])
def test_gh_50_nothing_can_be_played_afterwards(move):
    assert refused(table(veins_of=("", ""), turn=None, piles=("1", "1")), move) == "GH-50"


@pytest.mark.rule("GH-51")
@pytest.mark.parametrize(
    ("stored", "points"), [("1", 0), ("2", 1), ("3", 1), ("1.1", 1), ("3.2", 2), ("3.3", 3), ("1.1.1", 1)]
)
def test_gh_51_half_the_stored_nuggets_together_rounded_down(stored, points):
    assert over(stores=(stored, ""))["scores"][0]["parts"]["stored"] == points


@pytest.mark.rule("GH-51")
@pytest.mark.parametrize(("marker", "points"), [("up", 2), ("down", 0), ("gone", 0)])
def test_gh_51_two_for_a_marker_face_up(marker, points):
    scores = over(markers=(marker, "gone"))["scores"]
    assert [score["parts"]["marker"] for score in scores] == [points, 0]


@pytest.mark.rule("GH-51")
def test_gh_51_the_score_is_the_sum_of_its_parts():
    first, second = over(piles=("3.1", "2.2.1"), stores=("", "3.2"), markers=("up", "boxed"))["scores"]
    assert first == {"total": 6, "parts": {"pile": 4, "stored": 0, "marker": 2}}
    assert second == {"total": 7, "parts": {"pile": 5, "stored": 2, "marker": 0}}


@pytest.mark.rule("GH-51")
def test_gh_51_before_the_end_there_are_scores_and_no_winners():
    standings = table(piles=("3", "2")).standings()
    assert [score["total"] for score in standings["scores"]] == [3, 2]
    assert (standings["over"], standings["winners"], standings["decided_by"]) == (False, [], "")


@pytest.mark.rule("GH-52")
@pytest.mark.parametrize(
    ("piles", "stores", "markers", "decided_by"),
    [
        (("3.1", "3"), ("", ""), ("gone", "gone"), "points"),
        (("1.1.1.1", "3"), ("", ""), ("gone", "gone"), "points"),  # before triples
        (("1.1.1", "2"), ("", ""), ("gone", "gone"), "points"),  # before doubles
        (("3.1", "2.2"), ("", ""), ("gone", "gone"), "triples"),  # before doubles
        (("3", "1"), ("", ""), ("gone", "up"), "triples"),  # a marker up is no triple
        (("2", "2.1"), ("3", ""), ("boxed", "gone"), "triples"),  # stored triples are collected
        (("2.1", "1.1.1"), ("", ""), ("gone", "gone"), "doubles"),
        (("3.2.1", "3.1.1.1"), ("", ""), ("gone", "gone"), "doubles"),
        (("1", "2.1"), ("2.2", ""), ("boxed", "gone"), "doubles"),  # stored doubles are collected
        (("1.1", "1.1.1.1"), ("", ""), ("up", "gone"), "doubles"),  # a marker up counts as a double
        (("2", "1.2.1"), ("", ""), ("up", "gone"), "doubles"),  # and adds to the others
    ],
)
def test_gh_52_points_then_triples_then_doubles(piles, stores, markers, decided_by):
    """Ann wins each; with the sides changed Ben does."""
    standings = over(piles=piles, stores=stores, markers=markers)
    assert (standings["winners"], standings["decided_by"]) == ([0], decided_by)
    changed = over(piles=piles[::-1], stores=stores[::-1], markers=markers[::-1])
    assert (changed["winners"], changed["decided_by"]) == ([1], decided_by)


@pytest.mark.rule("GH-52")
@pytest.mark.parametrize(
    ("piles", "stores", "markers"),
    [
        (("", ""), ("", ""), ("down", "down")),
        (("3.2.1", "1.2.3"), ("", ""), ("gone", "down")),
        (("2.1", "1"), ("", ""), ("gone", "up")),  # a marker up is as good as a double
        (("3", "1.1"), ("", "3"), ("gone", "boxed")),  # a stored triple is as good as one in the pile
        (("2.1", "1.1"), ("", "2"), ("gone", "boxed")),  # and so is a stored double
    ],
)
def test_gh_52_even_in_all_is_a_draw(piles, stores, markers):
    standings = over(piles=piles, stores=stores, markers=markers)
    assert (standings["winners"], standings["decided_by"]) == ([], "nothing")
