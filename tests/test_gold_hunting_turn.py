"""Gold Hunting, a turn: GH-10 to GH-18."""

import pytest

from tests.tables import of, refused, table


@pytest.mark.rule("GH-10")
def test_gh_10_seats_take_turns():
    match = table(veins_of=("1/1/1", "1/1/1"))
    for seat in (0, 1, 0, 1):
        assert match.turn == seat
        match.play("call 3 at 1" if match.position()["round"] < 3 else "call 3 at 2")
    assert (match.turn, match.position()["round"]) == (0, 5)


@pytest.mark.rule("GH-10")
def test_gh_10_a_seat_with_nothing_to_mine_is_skipped():
    """Ann's veins are mined out, so Ben has no turn any more and Ann goes on alone."""
    match = table(veins_of=("", "1.1.1"))
    match.play("call 3 at 1")
    assert (match.turn, match.position()["round"]) == (0, 2)
    match.play("call 1 at 1")
    match.play("stop")
    assert (match.turn, match.position()["round"]) == (0, 3)


@pytest.mark.rule("GH-10")
@pytest.mark.parametrize("move", ["call 1 at 1", "call 3 at 1", "rush at 1"])
def test_gh_10_who_has_lifted_the_last_piece_is_skipped_from_then_on(move):
    match = table(veins_of=("1.1.1", "1"), numbers=(1, 2))
    match.play(move)
    assert match.turn == 1
    match.play("call 3 at 1")
    assert match.turn == 1
    match.play("rush at 1")
    assert match.turn == 1


@pytest.mark.rule("GH-11")
def test_gh_11_a_turn_may_open_with_a_goldrush_or_with_storing_or_with_neither():
    match = table(veins_of=("1", "1/2"), piles=("2", ""))
    assert {"rush at 1", "store", "call 1 at 1"} <= set(match.moves())
    assert "stop" not in match.moves()


@pytest.mark.rule("GH-11")
def test_gh_11_never_both_in_one_turn():
    match = table(piles=("2", ""))
    match.play("store")
    assert refused(match, "rush at 1") == "GH-11"
    assert refused(match, "store") == "GH-11"


@pytest.mark.rule("GH-11", "GH-20")
def test_gh_11_no_goldrush_in_a_later_turn_than_the_storing():
    match = table(piles=("2", ""))
    for move in ("store", "call 3 at 1", "call 3 at 1"):
        match.play(move)
    assert match.turn == 0
    assert refused(match, "rush at 2") == "GH-20"


@pytest.mark.rule("GH-11", "GH-30")
@pytest.mark.parametrize("number", [1, 3])
def test_gh_11_no_storing_in_a_later_turn_than_the_goldrush(number):
    match = table(piles=("2", ""), numbers=(number, 2))
    for move in ("rush at 1", "call 3 at 1"):
        match.play(move)
    assert match.turn == 0
    assert refused(match, "store") == "GH-30"


@pytest.mark.rule("GH-11")
@pytest.mark.parametrize("move", ["rush at 2", "store"])
def test_gh_11_an_opening_comes_before_the_first_call(move):
    match = table()
    match.play("call 1 at 1")
    assert refused(match, move) == "GH-11"


@pytest.mark.rule("GH-12")
def test_gh_12_any_number_may_be_called_at_any_vein_with_a_piece():
    """Ben's veins hold singles only: two and three cannot succeed and may be called all the same."""
    match = table(veins_of=("1", "1//1"), markers=("gone", "down"))
    calls = {f"call {number} at {vein}" for number in (1, 2, 3) for vein in (1, 3)}
    assert set(match.moves()) == calls


@pytest.mark.rule("GH-12")
@pytest.mark.parametrize("move", ["call 1 at 2", "call 3 at 4", "rush at 2"])
def test_gh_12_a_mined_out_vein_cannot_be_chosen(move):
    assert refused(table(veins_of=("1/1/1/1", "1//1")), move) == "GH-12"


@pytest.mark.rule("GH-12")
def test_gh_12_the_top_piece_of_the_others_vein_is_lifted():
    match = table(veins_of=("2.2", "1.2.3/2.1"))
    (lifted,) = match.play("call 3 at 1")
    assert (lifted["vein"], lifted["piece"], lifted["number"]) == (0, 3, 3)
    assert of(match, "veins", 1) == [[1, 2], [2, 1], [], []]
    match.play("call 1 at 2")
    assert of(match, "veins", 1) == [[1, 2], [2], [], []]
    assert of(match, "veins", 0) == [[2, 2], [], [], []]


@pytest.mark.rule("GH-13")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_gh_13_a_right_call_joins_the_pile_and_the_seat_may_go_on_or_stop(number):
    match = table(veins_of=("1", f"1.1/{number}"), piles=("2", ""))
    (lifted,) = match.play(f"call {number} at 2")
    assert lifted == {
        "event": "Lifted",
        "seat": 0,
        "number": number,
        "vein": 1,
        "piece": number,
        "rush": False,
        "right": True,
        "before": 2,
        "after": 2 + number,
        "lost": 0,
    }
    assert of(match, "piles") == [2, number]
    assert (match.turn, match.position()["step"], match.position()["round"]) == (0, "more", 1)
    assert set(match.moves()) == {"call 1 at 1", "call 2 at 1", "call 3 at 1", "stop"}


@pytest.mark.rule("GH-13")
def test_gh_13_stopping_keeps_the_pile_and_ends_the_turn():
    match = table()
    match.play("call 1 at 1")
    assert match.play("stop") == [{"event": "Stopped", "seat": 0, "nuggets": 1}]
    assert (match.turn, match.position()["step"], of(match, "piles")) == (1, "open", [1])


@pytest.mark.rule("GH-13")
def test_gh_13_mining_may_go_on_as_long_as_it_succeeds():
    match = table(veins_of=("1", "1/1/1.1"))
    for vein in (1, 2, 3):
        match.play(f"call 1 at {vein}")
    assert (match.turn, of(match, "piles")) == (0, [1, 1, 1])


@pytest.mark.rule("GH-14")
@pytest.mark.parametrize("pile", ["", "1", "2"])
def test_gh_14_a_wrong_call_ends_the_turn_and_the_piece_leaves_the_game(pile):
    match = table(veins_of=("1", "1.2/1"), piles=(pile, ""))
    before = of(match, "piles")
    (lifted,) = match.play("call 3 at 1")
    assert (lifted["right"], lifted["lost"]) == (False, 0)
    assert (match.turn, match.position()["round"]) == (1, 2)
    assert of(match, "piles") == before
    assert of(match, "veins", 1) == [[1], [1], [], []]


@pytest.mark.rule("GH-15")
def test_gh_15_pile_five_called_three_lifted_a_double():
    match = table(veins_of=("1", "1.2/3"), piles=("3.2", ""))
    (lifted,) = match.play("call 3 at 1")
    assert (lifted["right"], lifted["before"], lifted["after"], lifted["lost"]) == (False, 5, 2, 5)
    assert of(match, "piles") == [2]
    assert match.turn == 1


@pytest.mark.rule("GH-15")
@pytest.mark.parametrize(
    ("pile", "called", "lifted", "kept"),
    [
        ("1.1", 3, 1, [1]),  # 1 < 2: the pile is lost
        ("1.1", 3, 2, [1, 1]),  # 2 = 2: only the double is lost
        ("1", 3, 2, [1]),  # 2 > 1
        ("1", 2, 1, [1]),  # a pile of one has nothing to lose: the lifted single is lost
        ("3", 1, 2, [2]),  # 2 < 3
        ("3", 1, 3, [3]),  # 3 = 3: only the triple is lost
        ("2.1", 2, 3, [2, 1]),  # 3 = 3: nuggets are compared, not pieces
        ("2.2", 1, 3, [3]),  # 3 < 4
        ("", 3, 1, []),
    ],
)
def test_gh_15_fewer_nuggets_than_the_pile_and_only_then(pile, called, lifted, kept):
    match = table(veins_of=("1", f"1/{lifted}"), piles=(pile, ""))
    match.play(f"call {called} at 2")
    assert of(match, "piles") == kept


@pytest.mark.rule("GH-15")
def test_gh_15_what_was_mined_earlier_in_the_turn_is_lost_too_and_the_others_pile_is_not():
    match = table(veins_of=("1", "1/2/1"), piles=("", "3"))
    match.play("call 2 at 2")
    match.play("call 3 at 1")
    assert match.position()["piles"] == [[1], [3]]


@pytest.mark.rule("GH-16")
def test_gh_16_stored_pieces_are_not_counted():
    """Stored 5 and a pile of 1: a lifted single is not less than the pile."""
    match = table(piles=("1", ""), stores=("3.2", ""))
    match.play("call 3 at 1")
    assert (of(match, "piles"), of(match, "stores")) == ([1], [3, 2])


@pytest.mark.rule("GH-16")
def test_gh_16_stored_pieces_are_not_taken():
    match = table(piles=("2", ""), stores=("3.2", ""))
    match.play("call 3 at 1")
    assert (of(match, "piles"), of(match, "stores")) == ([1], [3, 2])


@pytest.mark.rule("GH-16")
def test_gh_16_a_marker_face_up_is_neither_counted_nor_taken():
    match = table(piles=("1", ""), markers=("up", "down"))
    match.play("call 3 at 1")
    assert (of(match, "piles"), of(match, "markers")) == ([1], "up")
    match = table(piles=("2", ""), markers=("up", "down"))
    match.play("call 3 at 1")
    assert (of(match, "piles"), of(match, "markers")) == ([1], "up")


@pytest.mark.rule("GH-17")
def test_gh_17_no_stopping_before_a_success():
    assert refused(table(), "stop") == "GH-17"
    assert refused(table(piles=("3", "")), "stop") == "GH-17"


@pytest.mark.rule("GH-17")
def test_gh_17_storing_is_no_attempt():
    match = table(piles=("3", ""))
    match.play("store")
    assert refused(match, "stop") == "GH-17"


@pytest.mark.rule("GH-17")
def test_gh_17_a_success_in_an_earlier_turn_does_not_count():
    match = table()
    for move in ("call 1 at 1", "stop", "call 1 at 1", "stop"):
        match.play(move)
    assert refused(match, "stop") == "GH-17"


@pytest.mark.rule("GH-18")
def test_gh_18_a_success_that_empties_the_last_vein_ends_the_turn():
    match = table(veins_of=("1.1", "2"))
    match.play("call 2 at 1")
    assert (match.turn, match.position()["step"], match.position()["round"]) == (1, "open", 2)
    assert of(match, "piles") == [2]


@pytest.mark.rule("GH-18")
def test_gh_18_after_storing_too():
    match = table(veins_of=("1.1", "2"), piles=("1", ""))
    match.play("store")
    match.play("call 2 at 1")
    assert (match.turn, match.position()["step"]) == (1, "open")


@pytest.mark.rule("GH-18")
def test_gh_18_one_vein_mined_out_is_not_all():
    match = table(veins_of=("1.1", "2//1"))
    match.play("call 2 at 1")
    assert (match.turn, match.position()["step"]) == (0, "more")
