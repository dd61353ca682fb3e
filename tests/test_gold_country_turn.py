"""Gold Country, the course of a turn and its action card (GC-10, GC-11, GC-12)."""

import pytest

from tests.country import ANN, BEN, QUIET, at, country, happened, legal, names, play
from tests.tables import refused


@pytest.mark.rule("GC-10")
def test_the_player_reveals_three_tokens_and_the_others_do_not():
    match = country("red white blue", others="green green red")
    shown = [place["tokens"] for place in match.view(None)["seats"]]
    assert shown == [[0, 1, 2], None, None]


@pytest.mark.rule("GC-10", "GC-20")
def test_a_quiet_turn():
    match = country("red white blue", store="green", bag="blue blue blue blue")
    told = play(match, *QUIET)
    assert names(told) == ["Placed", "Placed", "Placed", "TokenLeft"]
    assert (match.turn, at(match, "step")) == (ANN, "placed")
    told = play(match, "done")
    assert names(told) == ["TurnEnded", "Drawn", "TokensSeen"]
    assert happened(told, "Drawn") == [{"seat": ANN, "count": 3, "left": 1}]
    assert happened(told, "TokensSeen") == [{"seat": ANN, "tokens": (2, 2, 2), "open": False}]
    assert (match.turn, at(match, "step", "round", "player")) == (BEN, ("open", 2, BEN))
    assert at(match, "hands")[ANN] == [2, 2, 2]


@pytest.mark.rule("GC-10")
def test_the_drawn_tokens_are_hidden_again():
    match = country(bag="blue blue blue blue")
    play(match, *QUIET, "done")
    assert match.view(BEN)["seats"][ANN]["tokens"] is None
    assert match.view(ANN)["seats"][ANN]["tokens"] == [2, 2, 2]
    drawn = match.log[-1].events[-1]
    assert drawn.seen_by(ANN)
    assert not drawn.seen_by(BEN)
    assert not drawn.seen_by(None)


@pytest.mark.rule("GC-10", "GC-20")
def test_placing_is_compulsory():
    match = country()
    assert refused(match, "done") == "GC-10"
    for number, move in enumerate(QUIET):
        assert refused(match, "done") == "GC-10", number
        play(match, move)
    assert legal(match, "done") == {""}


@pytest.mark.rule("GC-10", "GC-40")
def test_trading_before_placing_ends_trading():
    match = country()
    play(match, "buy red", QUIET[0])
    assert at(match, "closed")
    for move in ("buy red", "sell blue", "third"):
        assert refused(match, move) == "GC-10"
    play(match, *QUIET[1:])
    for move in ("buy red", "sell blue", "third"):
        assert refused(match, move) == "GC-10"
    assert set(match.moves()) == {"done"}


@pytest.mark.rule("GC-10", "GC-40")
def test_trading_is_not_done_between_placements():
    match = country()
    for move in QUIET:
        play(match, move)
        if move != QUIET[-1]:
            assert refused(match, "buy red") == "GC-10"
            assert refused(match, "sell red") == "GC-10"
            assert refused(match, "third") == "GC-10"
    assert legal(match, "buy") == {"red", "white", "blue", "green"}
    assert legal(match, "sell") == {"red", "white", "blue", "green"}


@pytest.mark.rule("GC-10", "GC-40")
def test_trading_after_placing_ends_when_the_turn_does():
    match = country()
    play(match, *QUIET, "buy red", "sell blue")
    assert refused(match, "place red -7,2") == "GC-20"
    assert refused(match, "leave green") == "GC-20"
    assert refused(match, "tunnel red 0,0 0,0") == "GC-20"
    assert refused(match, "boat red 0,0 0,0") == "GC-20"
    assert refused(match, "discard red") == "GC-20"
    play(match, "done")
    assert at(match, "traded", "closed") == (0, False)


@pytest.mark.rule("GC-10")
def test_nothing_has_to_be_traded():
    match = country()
    play(match, *QUIET, "done")
    assert at(match, "coins", "cards") == ([20] * 3, [[1] * 4] * 3)


@pytest.mark.rule("GC-11")
def test_a_card_costs_three_coins_on_use():
    for move in ("redraw", "claim blue", "bandit"):
        match = country()
        told = play(match, move)
        assert happened(told, "CardUsed")[0]["coins"] == 3
        assert at(match, "coins", "carded") == ([17, 20, 20], True)
    match = country()
    play(match, "buy red", "sell blue", "third")
    assert at(match, "coins")[ANN] == 17


@pytest.mark.rule("GC-11")
def test_one_card_a_turn():
    match = country()
    play(match, "redraw")
    for move in ("redraw", "claim blue", "bandit"):
        assert refused(match, move) == "GC-11"
    play(match, "buy red", "buy white")
    assert refused(match, "third") == "GC-11"
    match = country()
    play(match, "bandit")
    assert refused(match, "claim red") == "GC-11"
    match = country()
    play(match, "buy red", "sell red", "third", "sell red")
    assert refused(match, "claim blue") == "GC-11"


@pytest.mark.rule("GC-11")
def test_in_the_next_turn_there_is_a_card_again():
    match = country(seats=2)
    play(match, "claim blue", "place blue 7,-1", "place red -7,1", "place white 7,-6", "place blue 7,-2")
    play(match, "leave green", "done")
    assert not at(match, "carded")
    assert refused(match, "claim blue") == "GC-6"
    play(match, "claim green")
    assert at(match, "coins") == [17, 17]


@pytest.mark.rule("GC-11")
def test_who_has_two_coins_uses_no_card():
    match = country(coins=(2, 20, 20))
    for move in ("redraw", "claim red", "bandit"):
        assert refused(match, move) == "GC-11"
    match = country(coins=(2, 20, 20), traded=2)
    assert refused(match, "third") == "GC-11"
    match = country(coins=(3, 20, 20))
    play(match, "bandit")
    assert at(match, "coins")[ANN] == 0


@pytest.mark.rule("GC-12")
def test_a_redraw_draws_three_and_only_then_gives_the_old_ones_back():
    """Whatever is drawn, it is none of those that were given back."""
    match = country("red red red", others="white white white", bag="blue blue green green")
    told = play(match, "redraw")
    assert names(told) == ["CardUsed", "Drawn", "TokensSeen", "TokensBack"]
    assert happened(told, "Drawn") == [{"seat": ANN, "count": 3, "left": 1}]
    assert happened(told, "TokensBack") == [{"seat": ANN, "tokens": (0, 0, 0)}]
    hand = at(match, "hands")[ANN]
    assert set(hand) <= {2, 3}
    assert len(hand) == 3
    bag = at(match, "bag")
    assert bag[0] == 3
    assert sum(bag) == 4
    assert at(match, "step", "redraws") == ("open", 1)
    assert match.view(None)["seats"][ANN]["tokens"] == hand


@pytest.mark.rule("GC-12")
def test_a_redraw_comes_before_anything_else():
    for first in ("buy red", "sell red", "place red -7,1", "claim red", "bandit"):
        match = country()
        play(match, first)
        assert refused(match, "redraw") == "GC-12"
    match = country()
    play(match, *QUIET)
    assert refused(match, "redraw") == "GC-12"


@pytest.mark.rule("GC-12", "GC-6")
def test_there_are_two_redraws_in_the_game():
    match = country(seats=2)
    for left in (1, 0):
        play(match, "redraw")
        assert at(match, "redraws") == left
        while at(match, "step") != "placed":
            play(match, next(move for move in match.moves() if move.split()[0] in ("place", "leave")))
        play(match, "done")
    assert refused(match, "redraw") == "GC-6"


@pytest.mark.rule("GC-12", "GC-51")
@pytest.mark.parametrize("bag", ["blue", "blue green", "blue green green"])
def test_a_redraw_of_the_last_tokens_ends_the_game_at_once(bag):
    match = country("red red red", bag=bag)
    assert "redraw" in match.moves()
    told = play(match, "redraw")
    assert names(told) == ["CardUsed", "Drawn", "TokensSeen", "GameOver"]
    assert (match.turn, at(match, "ended")) == (None, "bag")
    assert at(match, "coins")[ANN] == 17


@pytest.mark.rule("GC-12", "GC-31")
def test_a_redraw_passes_over_tokens_of_exploited_mines():
    bag = "red green red green blue blue blue blue green"
    parts = {"others": "white blue blue", "store": "white", "exploited": "green red", "bag": bag}
    match = country("white white white", **parts)
    play(match, "redraw")
    assert at(match, "hands")[ANN] == [2, 2, 2]
    assert at(match, "bag")[1:3] == [3, 1]
