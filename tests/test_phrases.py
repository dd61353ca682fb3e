"""Small words that sentences are made of."""

from fortyniner.phrases import capital, counted, in_words, listed, signed, some


def test_amounts():
    assert [counted(number, "nugget") for number in range(3)] == ["0 nuggets", "1 nugget", "2 nuggets"]
    assert [some(number, "coin") for number in range(3)] == ["no coins", "1 coin", "2 coins"]
    assert [in_words(number) for number in (0, 1, 10, 11)] == ["none", "one", "ten", "11"]
    assert [signed(change) for change in (4, 0, -4)] == ["+4", "0", "−4"]


def test_things_in_a_row():
    names = ["Ann", "Ben", "Cleo"]
    assert [listed(names[:many]) for many in range(4)] == ["", "Ann", "Ann and Ben", "Ann, Ben and Cleo"]
    assert capital("the Bank") == "The Bank"
