"""Sutter's Mill, acting in town: SM-30 to SM-34."""

import pytest

from fortyniner.refusal import Refusal
from fortyniner.sutters_mill.town import SPACES
from tests.coloma import at, happened, in_town, names, offered, play, purses, stack
from tests.tables import refused


@pytest.mark.rule("SM-30")
@pytest.mark.parametrize("winding", ["", "a"])
def test_sm_30_a_turn_may_end_without_any_action(winding):
    match = in_town("RIVER", "RIVER", winding=winding)
    assert match.play("end") == [{"event": "TurnEnded", "seat": 0}]
    assert match.turn == 1


@pytest.mark.rule("SM-30")
def test_sm_30_up_to_five_actions_in_any_order_and_again_and_again():
    match = in_town("MILL", "RIVER", gone=24, purses=[15, 6])
    play(match, "play 4 MILL", "bring MILL", "play 5 MILL", "move MILL HALL", "move HALL MILL")
    assert at(match, "actions") == 5
    assert stack(match, "MILL") == "a4 a5"
    assert at(match, "standing")[0] == {"MILL": 2}
    assert list(match.moves()) == ["end"]


@pytest.mark.rule("SM-30")
@pytest.mark.parametrize("move", ["bring MILL", "play 6 MILL", "move MILL HALL"])
def test_sm_30_there_is_no_sixth_action(move):
    match = in_town("MILL", "RIVER", purses=[30, 6], gone=40, actions=5)
    assert refused(match, move) == "SM-30"


@pytest.mark.rule("SM-30")
@pytest.mark.parametrize("move", ["leave MILL", "remove MILL", "move MILL HALL"])
def test_sm_30_nor_winding_down(move):
    match = in_town("MILL", "RIVER", winding="a", MILL="a6", purses=[30, 6], gone=40, actions=5)
    assert refused(match, move) == "SM-30"
    assert list(match.moves()) == ["end"]


@pytest.mark.rule("SM-30")
def test_sm_30_the_turn_goes_on_until_it_is_ended():
    match = in_town("MILL", "RIVER")
    play(match, "bring MILL", "bring MILL")
    assert match.turn == 0
    assert names(match.play("end")) == ["TurnEnded"]
    assert match.turn == 1


@pytest.mark.rule("SM-31")
def test_sm_31_a_prospector_comes_from_hand_to_any_space():
    match = in_town("HILL", "HILL", gone=30, purses=[9, 6])
    assert offered(match, "bring") == {f"bring {space}" for space in SPACES}
    for number, space in enumerate(SPACES[-4:], 1):
        events = match.play(f"bring {space}")
        assert happened(events, "Brought") == [{"seat": 0, "space": space, "grant": None}]
        assert at(match, "crew")[0] == 4 - number
    assert at(match, "standing")[0] == {"HILL": 1} | dict.fromkeys(SPACES[-4:], 1)
    assert at(match, "standing")[1] == {"HILL": 1}


@pytest.mark.rule("SM-31")
def test_sm_31_even_to_a_camp_that_is_worked_out():
    match = in_town("HILL", "RIVER", gone=30)
    match.play("bring RIVER")
    assert at(match, "standing")[0] == {"HILL": 1, "RIVER": 1}


@pytest.mark.rule("SM-31")
def test_sm_31_with_all_five_on_the_board_there_is_none_to_bring():
    match = in_town("RIVER RIVER HILL MILL MILL", "RIVER")
    assert refused(match, "bring MILL") == "SM-31"
    assert not offered(match, "bring")


@pytest.mark.rule("SM-31")
def test_sm_31_only_while_building_up():
    match = in_town("RIVER", "RIVER", winding="a")
    assert refused(match, "bring MILL") == "SM-31"
    with pytest.raises(Refusal, match="you are Winding Down"):
        match.play("bring MILL")


@pytest.mark.rule("SM-32")
def test_sm_32_a_card_goes_from_hand_onto_the_stack():
    match = in_town("MILL", "MILL", MILL="b6")
    events = match.play("play K MILL")
    assert happened(events, "Played") == [{"seat": 0, "rank": "K", "building": "MILL", "grant": None}]
    assert stack(match, "MILL") == "b6 aK"
    assert "K" not in at(match, "hands")[0]
    assert len(at(match, "hands")[0]) == 12


@pytest.mark.rule("SM-32")
def test_sm_32_any_card_of_the_hand_at_any_building_with_a_prospector():
    match = in_town("MILL HOOK RIVER", "HALL", STORE="a6")
    hand = ["2", "3", "4", "5", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert offered(match, "play") == {f"play {rank} {at}" for rank in hand for at in ("MILL", "HOOK")}


@pytest.mark.rule("SM-32")
@pytest.mark.parametrize(("cards", "men"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_sm_32_the_next_own_card_needs_one_prospector_more(cards, men):
    own = " ".join(f"a{rank}" for rank in range(2, 2 + cards))
    short = in_town(" ".join(["MILL"] * men + ["RIVER"] * (5 - men)), "MILL", MILL=f"bK {own}")
    assert refused(short, "play A MILL") == "SM-32"
    enough = in_town(" ".join(["MILL"] * (men + 1) + ["RIVER"] * (4 - men)), "MILL", MILL=f"bK {own}")
    enough.play("play A MILL")
    assert stack(enough, "MILL") == f"bK {own} aA".replace("  ", " ")


@pytest.mark.rule("SM-32")
def test_sm_32_nobody_plays_a_sixth_card():
    match = in_town("MILL MILL MILL MILL MILL", "MILL", MILL="a2 a3 a4 a5 a6")
    assert refused(match, "play A MILL") == "SM-32"


@pytest.mark.rule("SM-32")
def test_sm_32_cards_of_others_do_not_count_and_neither_do_their_prospectors():
    match = in_town("MILL", "MILL MILL MILL", MILL="b2 b3 b4")
    match.play("play A MILL")
    assert refused(match, "play K MILL") == "SM-32"


@pytest.mark.rule("SM-32")
def test_sm_32_cards_that_lie_there_count_not_those_that_were_played():
    match = in_town("MILL", "MILL", MILL="b2", scored=("8", ""))
    match.play("play 9 MILL")
    assert stack(match, "MILL") == "b2 a9"


@pytest.mark.rule("SM-32")
def test_sm_32_they_may_leave_at_once_and_serve_elsewhere_in_the_same_turn():
    match = in_town("MILL", "RIVER")
    play(match, "play 4 MILL", "move MILL HALL", "play 5 HALL")
    assert (stack(match, "MILL"), stack(match, "HALL")) == ("a4", "a5")
    assert at(match, "standing")[0] == {"HALL": 1}


@pytest.mark.rule("SM-32")
def test_sm_32_only_cards_in_hand():
    match = in_town("MILL MILL HALL", "MILL", MILL="a6", scored=("8", ""))
    assert refused(match, "play 6 HALL") == "SM-32"
    assert refused(match, "play 8 HALL") == "SM-32"
    match.play("play 5 HALL")
    assert refused(match, "play 5 MILL") == "SM-32"


@pytest.mark.rule("SM-32")
def test_sm_32_only_while_building_up():
    match = in_town("MILL", "MILL", winding="a")
    assert refused(match, "play 6 MILL") == "SM-32"
    with pytest.raises(Refusal, match="you are Winding Down"):
        match.play("play 6 MILL")


@pytest.mark.rule("SM-33")
@pytest.mark.parametrize("winding", ["", "a"])
def test_sm_33_a_prospector_moves_from_any_space_to_any_other(winding):
    match = in_town("RIVER MILL", "HILL", winding=winding)
    ways = {f"move {old} {new}" for old in ("RIVER", "MILL") for new in SPACES if new != old}
    assert offered(match, "move") == ways
    events = match.play("move MILL MINE")
    assert happened(events, "Moved") == [{"seat": 0, "old": "MILL", "new": "MINE", "grant": None}]
    assert at(match, "standing") == [{"RIVER": 1, "MINE": 1}, {"HILL": 1}]


@pytest.mark.rule("SM-33")
def test_sm_33_one_of_several():
    match = in_town("RIVER RIVER MILL", "HILL")
    match.play("move RIVER MILL")
    assert at(match, "standing")[0] == {"RIVER": 1, "MILL": 2}


@pytest.mark.rule("SM-33")
@pytest.mark.parametrize("winding", ["", "a"])
@pytest.mark.parametrize("move", ["move HILL MILL", "move HALL MILL", "move MILL MILL", "move RIVER RIVER"])
def test_sm_33_nobody_moves_from_where_nobody_is_or_to_where_it_is(move, winding):
    assert refused(in_town("RIVER MILL", "HILL HALL", winding=winding), move) == "SM-33"


@pytest.mark.rule("SM-33")
def test_sm_33_any_number_may_be_on_a_space():
    match = in_town("RIVER MILL MILL MILL MILL", "MILL MILL MILL MILL MILL")
    match.play("move RIVER MILL")
    assert at(match, "standing") == [{"MILL": 5}, {"MILL": 5}]


@pytest.mark.rule("SM-34")
def test_sm_34_a_prospector_leaves_the_game_from_any_space():
    match = in_town("RIVER MILL MILL", "RIVER", winding="a")
    assert offered(match, "leave") == {"leave RIVER", "leave MILL"}
    events = play(match, "leave MILL", "leave RIVER")
    assert happened(events, "Left") == [
        {"seat": 0, "space": "MILL", "grant": None},
        {"seat": 0, "space": "RIVER", "grant": None},
    ]
    assert at(match, "standing", "crew") == ([{"MILL": 1}, {"RIVER": 1}], [0, 4])


@pytest.mark.rule("SM-34")
@pytest.mark.parametrize("move", ["leave HILL", "leave HALL", "leave MINE"])
def test_sm_34_only_where_one_stands(move):
    assert refused(in_town("RIVER", "HILL HALL", winding="a"), move) == "SM-34"


@pytest.mark.rule("SM-34")
def test_sm_34_only_winding_down():
    match = in_town("RIVER MILL", "RIVER")
    assert refused(match, "leave MILL") == "SM-34"
    assert not offered(match, "leave", "remove")


@pytest.mark.rule("SM-30", "SM-34")
def test_sm_34_who_has_nobody_left_can_only_end_the_turn():
    match = in_town("RIVER", "RIVER", winding="a", purses=[20, 6], gone=24)
    match.play("leave RIVER")
    assert list(match.moves()) == ["end"]
    assert purses(match)[0] == 20
