"""Sutter's Mill, points and the winner: SM-62 and SM-63."""

import pytest

from tests.coloma import coloma, happened, in_town, play


def parts(match, seat: int = 0) -> dict[str, int]:
    return match.standings()["scores"][seat]["parts"]


def end(*standing: str, **given):
    """A match that ends because Ann's turn is the last of three idle rounds."""
    match = in_town(*standing, idle=3 * len(standing) - 1, **given)
    match.play("end")
    return match.standings()


@pytest.mark.rule("SM-62")
def test_sm_62_all_parts_of_a_score():
    match = coloma("RIVER MILL", "MINE", scored=("K 8 5", "2"), MILL="a4 b3", purses=[41, 9], gone=40)
    assert match.standings()["scores"] == [
        {
            "total": 57,
            "parts": {"purse": 41, "brought out": 23, "left": -4, "prospectors": -3},
        },
        {"total": 7, "parts": {"purse": 9, "brought out": 2, "left": -3, "prospectors": -1}},
    ]


@pytest.mark.rule("SM-62")
@pytest.mark.parametrize(("men", "minus"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_sm_62_prospectors_left_behind(men, minus):
    match = coloma(" ".join(["MILL", "RIVER", "HALL", "MINE", "HILL"][:men]), "RIVER", winding="a")
    assert parts(match)["prospectors"] == -minus


@pytest.mark.rule("SM-62")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("2", 2),
        ("3", 3),
        ("4", 4),
        ("5", 5),
        ("6", 6),
        ("7", 7),
        ("8", 8),
        ("9", 9),
        ("10", 10),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
        ("A", 11),
    ],
)
def test_sm_62_each_card_out_counts_its_value_and_each_card_left_as_much_against(card, value):
    out = coloma("RIVER", "RIVER", scored=(card, ""))
    assert (parts(out)["brought out"], parts(out)["left"]) == (value, 0)
    left = coloma("RIVER", "RIVER", HOOK=f"a{card}")
    assert (parts(left)["brought out"], parts(left)["left"]) == (0, -value)
    assert parts(left, 1)["left"] == 0


@pytest.mark.rule("SM-62")
def test_sm_62_cards_left_in_all_buildings_count_together():
    match = coloma("RIVER", "RIVER", MILL="a2 b4 a3", STORE="aA", HALL="bK a5")
    assert (parts(match)["left"], parts(match, 1)["left"]) == (-21, -14)


@pytest.mark.rule("SM-62")
def test_sm_62_what_never_came_into_play_counts_nothing():
    match = coloma("", "RIVER", winding="a")
    assert parts(match) == {"purse": 6, "brought out": 0, "left": 0, "prospectors": 0}
    match = coloma("RIVER", "RIVER")
    assert parts(match) == {"purse": 6, "brought out": 0, "left": 0, "prospectors": -1}


@pytest.mark.rule("SM-62", "SM-35")
def test_sm_62_a_card_brought_out_is_worth_twice_its_value():
    match = in_town("MILL", "RIVER", winding="a", MILL="b2 aK")
    before = match.standings()["scores"][0]["total"]
    match.play("remove MILL")
    assert match.standings()["scores"][0]["total"] == before + 20


@pytest.mark.rule("SM-62")
def test_sm_62_a_chip_counts_its_nuggets_and_payments_count_against():
    match = coloma("RIVER RIVER", "RIVER", "RIVER", vein="3")
    play(match, "prospect", "dig MILL", "enough")
    assert parts(match)["purse"] == 9
    play(match, *["town", "end"] * 2, "town", "move RIVER HILL", "move HILL RIVER")
    assert parts(match)["purse"] == 8


@pytest.mark.rule("SM-62")
def test_sm_62_points_may_be_below_nothing():
    match = coloma("MILL MILL MILL MILL MILL", "RIVER", purses=[0, 6], MILL="aA aK aQ aJ a10")
    assert match.standings()["scores"][0]["total"] == -66


@pytest.mark.rule("SM-63")
def test_sm_63_before_the_end_nobody_has_won():
    standings = coloma("RIVER", "RIVER").standings()
    assert (standings["over"], standings["winners"], standings["decided_by"]) == (False, [], "")


@pytest.mark.rule("SM-63")
def test_sm_63_most_points_win():
    standings = end("RIVER", "RIVER", "RIVER", scored=("2", "4", "3"))
    assert (standings["winners"], standings["decided_by"]) == ([1], "points")
    standings = end("RIVER", "RIVER", "RIVER", scored=("5", "4", "3"))
    assert (standings["winners"], standings["decided_by"]) == ([0], "points")


@pytest.mark.rule("SM-63")
def test_sm_63_of_equals_who_has_fewer_minus_points():
    """Ann 10 - 4 - 1, Ben 8 - 2 - 1 and Cleo 6 - 1: all 5 besides their purses."""
    standings = end("RIVER", "RIVER", "RIVER", scored=("K", "8", "6"), MILL="a4 b2")
    assert [score["total"] for score in standings["scores"]] == [11, 11, 11]
    assert (standings["winners"], standings["decided_by"]) == ([2], "minus")


@pytest.mark.rule("SM-63")
def test_sm_63_prospectors_are_minus_points_as_cards_are():
    """Ann left two prospectors, Ben one prospector and a 3: minus points 3 and 4."""
    standings = end("RIVER MILL", "RIVER", scored=("4", "5"), MILL="b3")
    assert [score["total"] for score in standings["scores"]] == [7, 7]
    assert (standings["winners"], standings["decided_by"]) == ([0], "minus")


@pytest.mark.rule("SM-63")
def test_sm_63_then_it_is_shared():
    standings = end("RIVER", "RIVER", "RIVER MILL", scored=("K", "J", ""))
    assert (standings["winners"], standings["decided_by"]) == ([0, 1], "shared")
    standings = end("RIVER", "RIVER")
    assert (standings["winners"], standings["decided_by"]) == ([0, 1], "shared")


@pytest.mark.rule("SM-63")
def test_sm_63_minus_points_of_others_do_not_matter():
    """Cleo has no minus points, but fewer points."""
    standings = end("RIVER MILL", "RIVER", "", winding="c", scored=("5", "3", ""))
    assert [score["total"] for score in standings["scores"]] == [8, 8, 6]
    assert (standings["winners"], standings["decided_by"]) == ([1], "minus")


@pytest.mark.rule("SM-63")
def test_sm_63_the_end_tells_who_has_won():
    match = in_town("RIVER", "RIVER", idle=5, scored=("", "4"))
    (told,) = happened(match.play("end"), "GameOver")
    assert (list(told["winners"]), told["seat"]) == ([1], None)
