"""Gold Country, trading: blocks of two, prices, and the third trade (GC-40 to GC-44)."""

import pytest

from tests.country import ANN, BEN, QUIET, at, country, happened, legal, names, play
from tests.tables import refused

BLOCKS = pytest.mark.parametrize("before", [(), QUIET], ids=["before placing", "after placing"])
NOTHING = ((0, 0, 0, 0), (1, 1, 1, 1), (1, 1, 1, 1))


def opened(before, **parts):
    """A match in which it is time to trade."""
    match = country(**parts)
    play(match, *before)
    return match


@pytest.mark.rule("GC-40")
@BLOCKS
@pytest.mark.parametrize(
    "trades", [("buy red", "buy white"), ("buy red", "sell red"), ("sell blue", "buy blue")]
)
def test_two_trades_are_done_together(before, trades):
    match = opened(before)
    play(match, *trades)
    assert at(match, "traded") == 2
    for move in ("buy red", "buy green", "sell white"):
        assert refused(match, move) == "GC-40"


@pytest.mark.rule("GC-40")
@BLOCKS
def test_one_trade_is_enough(before):
    match = opened(before)
    play(match, "sell green")
    if before:
        play(match, "done")
        assert match.turn == BEN
    else:
        play(match, *QUIET, "done")
        assert at(match, "traded") == 0


@pytest.mark.rule("GC-41", "GC-43")
@BLOCKS
def test_a_card_is_bought_from_the_stack_for_the_price(before):
    match = opened(before, values=(9, 5, 3, 0))
    told = play(match, "buy red")
    assert told == [{"event": "Bought", "seat": ANN, "mine": 0, "price": 9}]
    assert at(match, "coins", "stacks") == ([11, 20, 20], [7, 8, 8, 8])
    assert at(match, "cards")[ANN] == [2, 1, 1, 1]


@pytest.mark.rule("GC-41")
def test_nobody_buys_beyond_what_there_is():
    match = country(values=(9, 5, 3, 0), coins=(8, 20, 20))
    assert refused(match, "buy red") == "GC-41"
    assert legal(match, "buy") == {"white", "blue", "green"}
    play(match, "sell white")
    assert "red" in legal(match, "buy")


@pytest.mark.rule("GC-41")
def test_an_empty_stack_sells_nothing_until_a_card_comes_back():
    match = country(seats=2, cards=((5, 1, 1, 1), (6, 1, 1, 1)))
    assert refused(match, "buy red") == "GC-41"
    play(match, "sell red", "buy red")
    assert at(match, "stacks")[0] == 0


@pytest.mark.rule("GC-42")
@BLOCKS
def test_an_open_card_is_sold_for_the_price(before):
    match = opened(before, values=(9, 5, 3, 0))
    told = play(match, "sell red")
    assert told == [{"event": "Sold", "seat": ANN, "mine": 0, "price": 9}]
    assert at(match, "coins", "stacks") == ([29, 20, 20], [9, 8, 8, 8])
    assert at(match, "cards")[ANN] == [0, 1, 1, 1]


@pytest.mark.rule("GC-42", "GC-3")
def test_the_secret_card_is_not_sold():
    match = country(cards=((0, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)), secrets="red white blue")
    assert refused(match, "sell red") == "GC-42"
    assert "red" not in legal(match, "sell")
    match = country(cards=((0, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)), secrets="white red blue")
    assert refused(match, "sell red") == "GC-42"


@pytest.mark.rule("GC-43")
@pytest.mark.parametrize("value", [0, -1, -4])
def test_a_mine_worth_nothing_or_less_trades_for_nothing(value):
    match = country(values=(value, 5, 5, 5), coins=(0, 20, 20))
    told = play(match, "buy red", "sell red")
    assert [event["price"] for event in told] == [0, 0]
    assert at(match, "coins", "values") == ([0, 20, 20], [value, 5, 5, 5])


@pytest.mark.rule("GC-43", "GC-24")
def test_the_true_value_is_kept_and_may_rise_again():
    tiles = {"-6,0": "fool 3", "-6,-1": "gold 2"}
    match = country("red red blue", values=(1, 5, 5, 5), tiles=tiles)
    play(match, "place red -6,0")
    assert at(match, "values")[0] == -2
    assert match.view(None)["values"][0] == -2
    play(match, "place red -6,-1")
    assert at(match, "values")[0] == 0
    assert match.standings()["scores"][0]["parts"]["red"] == 0


# The third trade


@pytest.mark.rule("GC-44", "GC-11")
@BLOCKS
def test_a_third_trade_is_paid_for_right_after_two(before):
    match = opened(before)
    play(match, "buy red", "sell white")
    told = play(match, "third")
    assert told == [{"event": "CardUsed", "seat": ANN, "card": "third", "token": None, "coins": 3}]
    assert at(match, "extra", "thirds") == (True, 1)
    assert {move.split()[0] for move in match.moves()} == {"buy", "sell"}
    play(match, "sell blue")
    assert at(match, "traded", "extra") == (3, False)
    assert refused(match, "buy blue") == "GC-40"


@pytest.mark.rule("GC-44")
@BLOCKS
def test_it_comes_after_two_and_only_then(before):
    match = opened(before)
    assert refused(match, "third") == "GC-44"
    play(match, "sell red")
    assert refused(match, "third") == "GC-44"
    play(match, "sell white", "third", "buy red")
    assert refused(match, "third") == "GC-44"


@pytest.mark.rule("GC-44")
@BLOCKS
def test_the_third_trade_must_follow(before):
    match = opened(before)
    play(match, "sell red", "sell white", "third")
    for move in ("place red -7,1", "leave green", "redraw", "bandit", "third", "done", "discard red"):
        assert refused(match, move) == "GC-44"
    assert refused(match, "return red") == "GC-44"
    assert refused(match, "sell red") == "GC-42"


@pytest.mark.rule("GC-44", "GC-10")
def test_placing_in_between_is_too_late():
    match = country()
    play(match, "sell red", "sell white", QUIET[0])
    assert refused(match, "third") == "GC-10"
    play(match, *QUIET[1:])
    assert refused(match, "third") == "GC-10"


@pytest.mark.rule("GC-44", "GC-42")
def test_earlier_sales_of_the_block_may_pay_for_it():
    match = country(coins=(0, 20, 20))
    assert refused(match, "bandit") == "GC-11"
    play(match, "sell red", "sell white", "third", "buy white")
    assert at(match, "coins")[ANN] == 5 + 5 - 3 - 5


@pytest.mark.rule("GC-44")
def test_it_is_used_only_if_a_third_trade_is_possible():
    """Without a card to sell, and too poor to buy what there is."""
    dear = {"values": (23, 24, 23, 23), "cards": NOTHING}
    match = country(coins=(22, 20, 20), traded=2, **dear)
    assert refused(match, "third") == "GC-44"
    assert "third" not in match.moves()
    match = country(coins=(26, 20, 20), traded=2, **dear)
    play(match, "third")
    assert legal(match, "buy") == {"red", "blue", "green"}


@pytest.mark.rule("GC-44", "GC-28")
def test_the_topping_up_that_follows_the_payment_is_reckoned_with():
    """With 20 coins left after it a card of 20 can be bought, though paying leaves but 17."""
    match = country(coins=(20, 20, 20), traded=2, values=(20, 21, 21, 21), cards=NOTHING)
    told = play(match, "third")
    assert names(told) == ["CardUsed", "ToppedUp"]
    assert happened(told, "ToppedUp") == [{"seat": ANN, "coins": 3}]
    assert set(match.moves()) == {"buy red"}
    play(match, "buy red")
    assert at(match, "coins", "cards") == ([0, 20, 20], [[1, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1]])
    match = country(coins=(20, 20, 20), traded=2, values=(21, 21, 21, 21), cards=NOTHING)
    assert refused(match, "third") == "GC-44"


@pytest.mark.rule("GC-44", "GC-41")
def test_with_empty_stacks_there_is_nothing_to_buy():
    cards = ((0, 0, 0, 0), (11, 11, 11, 1), (0, 0, 0, 9))
    match = country(coins=(25, 20, 20), traded=2, cards=cards, values=(5, 5, 5, 30))
    assert refused(match, "third") == "GC-44"
    match = country(coins=(33, 20, 20), traded=2, cards=cards, values=(5, 5, 5, 30))
    assert set(match.moves()) >= {"third"}


@pytest.mark.rule("GC-44", "GC-6")
def test_there_are_two_of_these_cards():
    match = country(thirds=1, traded=2)
    play(match, "third", "sell red")
    assert at(match, "thirds") == 0
    assert refused(country(thirds=0, traded=2), "third") == "GC-6"
