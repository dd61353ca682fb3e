"""Gold Hunting, veins seen by mistake: GH-40."""

import pytest

from tests.tables import hidden_match, of, refused, table

pytestmark = pytest.mark.rule("GH-40")


def test_gh_40_the_seat_whose_turn_it_is_hides_again():
    match = table(veins_of=("1.2/3/1", "1"))
    assert match.play("rehide 1 3.1/2.1") == [{"event": "Rehid", "seat": 0}]
    assert of(match, "veins") == [[3, 1], [2, 1], [], []]
    assert (match.turn, match.position()["step"], match.position()["round"]) == (0, "open", 1)


def test_gh_40_the_other_seat_hides_again_too():
    match = table(veins_of=("1", "1.2/3/1"))
    assert match.play("rehide 2 1/1/2/3") == [{"event": "Rehid", "seat": 1}]
    assert match.position()["veins"] == [[[1], [], [], []], [[1], [1], [2], [3]]]


def test_gh_40_all_pieces_left_may_go_into_one_vein():
    match = table(veins_of=("1.2/3/1", "1"))
    match.play("rehide 1 1.1.2.3")
    assert of(match, "veins") == [[1, 1, 2, 3], [], [], []]


def test_gh_40_veins_are_numbered_anew():
    """The second vein was mined out; hidden again, what is left begins at the first."""
    match = table(veins_of=("1", "/2/3.1"))
    match.play("rehide 2 3/2/1")
    (lifted,) = match.play("call 2 at 2")
    assert (lifted["vein"], lifted["piece"]) == (1, 2)


def test_gh_40_more_than_once_and_both():
    match = hidden_match()
    for move in (
        "rehide 1 3.3/2.2.2.2/1.1/1.1",
        "rehide 2 3.3/2.2.2.2/1.1/1.1",
        "rehide 1 3/3/2.2.2.2/1.1.1.1",
    ):
        match.play(move)
    assert of(match, "veins") == [[3], [3], [2, 2, 2, 2], [1, 1, 1, 1]]


def test_gh_40_moves_do_not_offer_it_and_check_allows_it():
    match = table(veins_of=("1.2", "1"))
    assert not [move for move in match.moves() if move.startswith("rehide")]
    match.check("rehide 1 2.1")


def test_gh_40_the_record_holds_it_with_the_seat():
    match = table(veins_of=("1", "1.2"))
    match.play("rehide 2 2.1")
    assert "\nrehide 2 2.1  # 1 Ann\n" in match.record


def test_gh_40_taking_it_back_needs_the_table_too():
    match = table(veins_of=("1", "1.2"))
    before = match.position()
    match.play("rehide 2 2.1")
    assert match.undo_asks, "the veins that were seen would come back"
    match.undo()
    assert match.position() == before


def test_gh_40_off_at_this_table():
    assert refused(hidden_match(rehide=False), "rehide 1 3.3/2.2.2.2/1.1/1.1") == "GH-40"
    assert refused(table(veins_of=("1", "1.2"), rehide=False), "rehide 2 2.1") == "GH-40"


@pytest.mark.parametrize("seat", [0, 1])
def test_gh_40_not_where_a_bot_sits(seat):
    match = table(veins_of=("1", "1.2"), bots={seat: "greenhorn"}, rehide=True)
    assert refused(match, "rehide 2 2.1") == "GH-40"


def test_gh_40_not_after_a_call():
    match = table(veins_of=("1.2", "1.2/1"))
    match.play("call 2 at 1")
    assert refused(match, "rehide 1 2.1") == "GH-40"
    assert refused(match, "rehide 2 1/1") == "GH-40"


def test_gh_40_not_after_storing():
    match = table(veins_of=("1.2", "1"), piles=("1", ""))
    match.play("store")
    assert refused(match, "rehide 1 2.1") == "GH-40"


@pytest.mark.parametrize("veins", ["1.2", "1.2.3.3", "1.2.2", "1.2.3.1", ""])
def test_gh_40_just_the_pieces_that_are_left(veins):
    assert refused(table(veins_of=("1.2/3", "1")), f"rehide 1 {veins}") == "GH-40"


@pytest.mark.parametrize("veins", ["1.1//2.3", "1.1.2.3/", "/1/1/2/3", "1/1/2/3/"])
def test_gh_40_no_empty_vein(veins):
    assert refused(table(veins_of=("1.2/3/1", "1")), f"rehide 1 {veins}") == "GH-40"


def test_gh_40_four_veins_at_most():
    match = table(veins_of=("1.1.2.2.3", "1"))
    assert refused(match, "rehide 1 1/1/2/2/3") == "GH-40"
    match.play("rehide 1 1/1/2/2.3")


def test_gh_40_nothing_left_to_hide():
    assert refused(table(veins_of=("", "1")), "rehide 1 1") == "GH-40"
