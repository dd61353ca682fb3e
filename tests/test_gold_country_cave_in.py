"""Gold Country, cave-ins and topping up (GC-26, GC-28)."""

import pytest

from tests.country import ANN, BEN, CLEO, GEM_PLACES, GEMS, at, country, happened, legal, names, play
from tests.tables import refused

BLOW = "place red -7,1"


def cave_in(coins, cards, values=(5, 5, 5, 5), turn=ANN, **parts):
    """Red is about to cave in on the river board, at -7,1."""
    parts |= {"board": "river", "tiles": GEMS | {"-7,1": "cave-in"}, "seats": len(coins)}
    return country(coins=coins, cards=cards, values=values, turn=turn, **parts)


@pytest.mark.rule("GC-26")
def test_everybody_pays_two_coins_for_each_open_card_clockwise_from_the_player():
    match = cave_in(
        (20, 20, 20), ((1, 1, 0, 0), (3, 0, 0, 0), (0, 1, 1, 0)), turn=BEN, secrets="green red blue"
    )
    told = play(match, BLOW)
    assert names(told) == ["Placed", "CaveIn", "DebtPaid", "DebtPaid"]
    assert happened(told, "CaveIn") == [{"seat": BEN, "mine": 0, "debts": (2, 6, 0)}]
    assert happened(told, "DebtPaid") == [
        {"seat": BEN, "coins": 6, "owed": 0},
        {"seat": ANN, "coins": 2, "owed": 0},
    ]
    assert at(match, "coins", "debts", "step") == ([18, 14, 20], [], "placing")
    assert match.turn == BEN


@pytest.mark.rule("GC-26")
def test_who_has_not_enough_pays_all_coins_and_then_returns_cards_one_by_one_of_choice():
    match = cave_in((20, 3, 20), ((1, 1, 0, 0), (4, 1, 1, 0), (0, 1, 1, 0)), values=(5, 4, 7, 5))
    told = play(match, BLOW)
    assert happened(told, "DebtPaid")[-1] == {"seat": BEN, "coins": 3, "owed": 5}
    assert (match.turn, at(match, "player", "step", "debts")) == (BEN, (ANN, "paying", [0, 5, 0]))
    assert list(match.moves()) == ["return red", "return white", "return blue"]
    assert match.view(None)["seats"][BEN]["owes"] == 5
    told = play(match, "return blue")
    assert happened(told, "CardReturned") == [{"seat": BEN, "mine": 2, "price": 3, "surplus": 0, "owed": 2}]
    assert (match.turn, at(match, "stacks")[2]) == (BEN, 11 - 1)
    told = play(match, "return white")
    assert happened(told, "CardReturned") == [{"seat": BEN, "mine": 1, "price": 2, "surplus": 0, "owed": 0}]
    assert at(match, "cards")[BEN] == [4, 0, 0, 0]
    assert at(match, "coins") == [18, 0, 20]
    assert (match.turn, at(match, "step", "debts")) == (ANN, ("placing", []))


@pytest.mark.rule("GC-26")
def test_a_surplus_stays_with_the_player():
    match = cave_in((20, 1), ((1, 1, 0, 0), (1, 0, 1, 0)), values=(5, 4, 9, 5))
    play(match, BLOW)
    told = play(match, "return blue")
    assert happened(told, "CardReturned") == [{"seat": BEN, "mine": 2, "price": 1, "surplus": 3, "owed": 0}]
    assert at(match, "coins")[BEN] == 3


@pytest.mark.rule("GC-26", "GC-43")
@pytest.mark.parametrize("value", [1, 0, -3])
def test_cards_without_a_price_pay_nothing_and_the_rest_lapses(value):
    match = cave_in((20, 0), ((1, 1, 0, 0), (2, 0, 0, 0)), values=(value, 4, 9, 5))
    play(match, BLOW)
    told = play(match, "return red")
    assert happened(told, "CardReturned") == [{"seat": BEN, "mine": 0, "price": 0, "surplus": 0, "owed": 4}]
    assert match.turn == BEN
    told = play(match, "return red")
    assert names(told) == ["CardReturned", "DebtLapsed", "ToppedUp"]
    assert happened(told, "DebtLapsed") == [{"seat": BEN, "owed": 4}]
    assert at(match, "coins", "cards") == ([18, 20], [[1, 1, 0, 0], [0, 0, 0, 0]])
    assert match.turn == ANN


@pytest.mark.rule("GC-26")
def test_returned_cards_come_back_to_the_debt_that_was_fixed():
    """Red cards that are returned do not lessen what red cards cost."""
    match = cave_in((20, 0), ((1, 1, 0, 0), (3, 0, 0, 0)), values=(6, 4, 9, 5))
    play(match, BLOW)
    assert at(match, "debts") == [0, 6]
    play(match, "return red")
    assert at(match, "debts") == [0, 3]
    play(match, "return red")
    assert at(match, "cards", "coins") == ([[1, 1, 0, 0], [1, 0, 0, 0]], [18, 0])


@pytest.mark.rule("GC-26")
def test_several_have_to_return_cards_one_after_the_other_from_the_player_on():
    match = cave_in((0, 0, 0), ((1, 1, 0, 0), (1, 1, 0, 0), (1, 1, 0, 0)), turn=CLEO)
    seen = []
    play(match, BLOW)
    while at(match, "step") == "paying":
        seen.append(match.turn)
        play(match, "return white")
    assert seen == [CLEO, ANN, BEN]
    assert match.turn == CLEO
    assert at(match, "coins") == [0, 0, 0]


@pytest.mark.rule("GC-26")
def test_nothing_else_is_done_before_the_cave_in_is_paid():
    match = cave_in((20, 0), ((1, 1, 0, 0), (1, 0, 1, 0)))
    play(match, BLOW)
    for move in (
        "place white 7,-6",
        "done",
        "buy red",
        "sell red",
        "bandit",
        "redraw",
        "leave white",
        "third",
    ):
        assert refused(match, move) == "GC-26"
    assert refused(match, "return white") == "GC-26"


@pytest.mark.rule("GC-26")
def test_cards_are_returned_for_cave_ins_only():
    assert refused(country(), "return red") == "GC-26"


@pytest.mark.rule("GC-26", "GC-3")
def test_the_secret_card_is_neither_counted_nor_returned():
    match = cave_in((20, 0), ((1, 1, 0, 0), (1, 0, 1, 0)), secrets="green white", values=(2, 5, 2, 5))
    play(match, BLOW)
    assert at(match, "debts") == [0, 2]
    assert refused(match, "return white") == "GC-26"
    play(match, "return red", "return blue")
    assert at(match, "secrets") == [3, 1]


@pytest.mark.rule("GC-26", "GC-60")
def test_gems_are_not_touched():
    match = cave_in((20, 0), ((1, 1, 0, 0), (2, 0, 0, 0)), values=(0, 5, 5, 5), gems=(0, 3), blue=GEM_PLACES)
    play(match, BLOW, "return red", "return red")
    assert at(match, "gems", "coins") == ([0, 3], [18, 20])


@pytest.mark.rule("GC-26", "GC-40")
def test_returned_cards_are_no_transaction():
    match = cave_in((0, 20), ((1, 2, 0, 0), (1, 0, 0, 0)))
    play(match, BLOW, "return white", "place white 7,-6", "place blue 7,-1", "leave green")
    assert at(match, "traded") == 0
    play(match, "sell white", "sell red")
    assert at(match, "traded") == 2


@pytest.mark.rule("GC-26", "GC-41")
def test_returned_cards_can_be_bought_again():
    match = cave_in((20, 0), ((3, 4, 0, 0), (8, 0, 0, 0)))
    assert at(match, "stacks")[0] == 0
    play(match, BLOW)
    for _ in range(8):
        play(match, "return red")
        if match.turn == ANN:
            break
    play(match, "place white 7,-6", "place blue 7,-1", "leave green", "buy red")
    assert at(match, "cards")[ANN][0] == 4


@pytest.mark.rule("GC-26")
def test_the_player_too_has_to_pay_before_placing_on():
    match = cave_in((0, 20), ((2, 0, 0, 0), (1, 0, 0, 0)), values=(4, 5, 5, 5))
    play(match, BLOW)
    assert (match.turn, at(match, "debts")) == (ANN, [4, 2])
    told = play(match, "return red", "return red")
    assert happened(told, "DebtPaid") == [{"seat": BEN, "coins": 2, "owed": 0}]
    assert happened(told, "ToppedUp") == [{"seat": ANN, "coins": 20}]
    assert legal(match, "leave") == set()
    assert match.turn == ANN


# Topping up


@pytest.mark.rule("GC-28")
def test_who_has_no_open_cards_goes_up_to_twenty():
    match = country(cards=((0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 1)), coins=(3, 20, 20), values=(5, 5, 5, 4))
    told = play(match, "sell green")
    assert names(told) == ["Sold", "ToppedUp"]
    assert happened(told, "ToppedUp") == [{"seat": ANN, "coins": 13}]
    assert at(match, "coins")[ANN] == 20


@pytest.mark.rule("GC-28")
@pytest.mark.parametrize("coins", [16, 17, 40])
def test_who_has_twenty_gets_nothing(coins):
    match = country(
        cards=((0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 1)), coins=(coins, 20, 20), values=(5, 5, 5, 4)
    )
    assert names(play(match, "sell green")) == ["Sold"]
    assert at(match, "coins")[ANN] == coins + 4


@pytest.mark.rule("GC-28")
def test_who_has_a_card_gets_nothing():
    match = country(cards=((0, 0, 1, 1), (0, 1, 1, 1), (1, 1, 1, 1)), coins=(0, 20, 20))
    assert names(play(match, "sell green")) == ["Sold"]
    assert at(match, "coins")[ANN] == 5


@pytest.mark.rule("GC-28", "GC-3")
def test_the_secret_card_is_not_an_open_card():
    match = country(
        cards=((0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 1)), coins=(0, 20, 20), secrets="green red blue"
    )
    assert names(play(match, "sell green")) == ["Sold", "ToppedUp"]


@pytest.mark.rule("GC-28", "GC-11")
@pytest.mark.parametrize("move", ["redraw", "bandit", "claim red"])
def test_it_is_done_after_paying_for_a_card_too(move):
    match = country(cards=((0, 0, 0, 0), (0, 1, 1, 1), (1, 1, 1, 1)))
    told = play(match, move)
    assert happened(told, "ToppedUp") == [{"seat": ANN, "coins": 3}]
    assert at(match, "coins")[ANN] == 20


@pytest.mark.rule("GC-28")
def test_the_others_are_topped_up_as_well():
    match = cave_in((20, 1, 1), ((1, 1, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)))
    play(match, BLOW)
    play(match, "return red")
    assert (match.turn, at(match, "coins")) == (CLEO, [18, 1, 0])
    told = play(match, "return red")
    assert happened(told, "ToppedUp") == [{"seat": BEN, "coins": 19}, {"seat": CLEO, "coins": 19}]
    assert at(match, "coins") == [18, 20, 20]
