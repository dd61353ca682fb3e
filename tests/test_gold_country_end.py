"""Gold Country, both ends, and who wins (GC-50 to GC-52)."""

import pytest

from fortyniner.chance import Chance
from tests.country import (
    ANN,
    BEN,
    CLEO,
    GEM_PLACES,
    GEMS,
    at,
    country,
    happened,
    names,
    new_country,
    play,
    random_moves,
)
from tests.tables import refused

SIX = "-2,-2 -2,4 0,0 2,-4 2,2 4,-2"
"""All spaces of dense forest but -4,2 (forest)."""


def last_vein(hand="red white blue", **parts):
    return country(hand, white=SIX, red="-4,1", others="blue blue white", **parts)


@pytest.mark.rule("GC-50")
@pytest.mark.parametrize("move", ["place red -4,2", "place bandit -4,2"])
def test_the_turn_of_the_seventh_vein_is_the_last_one(move):
    """Placing and trading go on; nothing is drawn any more."""
    match = last_vein("red bandit blue")
    told = play(match, move)
    assert happened(told, "BanditsFreed") == [{"seat": None, "count": 2, "veins": 0}]
    assert (match.turn, at(match, "ended")) == (ANN, None)
    other = "bandit 7,-1" if "red" in move else "red -7,1"
    told = play(match, f"place {other}", "place blue 7,-1" if "red" not in move else "place blue 6,0")
    assert not match.standings()["over"]
    play(match, "leave green", "buy red", "sell blue", "third", "sell red")
    left = sum(at(match, "bag"))
    told = play(match, "done")
    assert names(told) == ["TurnEnded", "GameOver"]
    assert happened(told, "GameOver")[0]["why"] == "veins"
    assert (match.turn, at(match, "ended"), sum(at(match, "bag"))) == (None, "veins", left)
    assert match.standings()["over"]
    assert at(match, "hands")[ANN] == []


@pytest.mark.rule("GC-50")
def test_six_veins_are_not_enough():
    match = last_vein()
    play(match, "place red -7,1", "place white 7,-6", "place blue 7,-1", "leave green", "done")
    assert (match.turn, at(match, "veins")) == (BEN, 1)


@pytest.mark.rule("GC-51")
def test_the_last_token_drawn_at_the_end_of_a_turn_ends_the_game():
    match = country(bag="blue blue blue")
    told = play(match, "place red -7,1", "place white 7,-6", "place blue 7,-1", "leave green", "done")
    assert names(told)[-4:] == ["TurnEnded", "Drawn", "TokensSeen", "GameOver"]
    assert happened(told, "GameOver")[0]["why"] == "bag"
    assert (match.turn, at(match, "ended", "step")) == (None, ("bag", "open"))
    assert at(match, "hands")[ANN] == [2, 2, 2]


@pytest.mark.rule("GC-51")
@pytest.mark.parametrize(("bag", "count"), [("blue", 1), ("blue blue", 2)])
def test_too_few_tokens_are_drawn_as_far_as_they_go(bag, count):
    match = country(bag=bag)
    told = play(match, "place red -7,1", "place white 7,-6", "place blue 7,-1", "leave green", "done")
    assert happened(told, "Drawn") == [{"seat": ANN, "count": count, "left": 0}]
    assert match.standings()["over"]


@pytest.mark.rule("GC-51")
def test_one_token_left_in_the_bag_is_enough_to_go_on():
    match = country(bag="blue blue blue blue")
    play(match, "place red -7,1", "place white 7,-6", "place blue 7,-1", "leave green", "done")
    assert (match.turn, sum(at(match, "bag"))) == (BEN, 1)


def closing(hand, others, store, bag):
    """White shuts the red mine in on the forest board."""
    return country(hand, white="-6,-1 -6,0", others=others, store=store, bag=bag)


SHUT = "place white -7,1"


@pytest.mark.rule("GC-51", "GC-31")
def test_a_replacement_for_the_pool_may_be_the_last_token():
    match = closing("white red blue", "blue blue blue", "red", "blue")
    told = play(match, SHUT)
    assert names(told)[-3:] == ["Drawn", "TokensSeen", "GameOver"]
    assert (match.turn, at(match, "ended", "store")) == (None, ("bag", 0))


@pytest.mark.rule("GC-51", "GC-31")
def test_a_replacement_for_another_hand_may_be_the_last_token():
    match = closing("white blue blue", "red blue red", "red", "blue blue")
    told = play(match, SHUT)
    assert [event["seat"] for event in happened(told, "Drawn")] == [BEN]
    assert at(match, "hands") == [[2, 2], [2, 2, 2], [0, 2, 0]]
    assert at(match, "ended") == "bag"


@pytest.mark.rule("GC-51", "GC-31")
@pytest.mark.parametrize(("bag", "store"), [("blue", 2), ("red red", None)])
def test_a_replacement_for_the_store_may_be_the_last_token(bag, store):
    match = closing("white blue blue", "blue blue blue", "red", bag)
    told = play(match, SHUT)
    assert names(told)[-1] == "GameOver"
    assert at(match, "ended", "store") == ("bag", store)


@pytest.mark.rule("GC-51", "GC-32")
def test_a_token_drawn_for_one_given_up_may_be_the_last():
    walls = "-7,1 -6,-1 -6,0 -2,-1 -1,0 -1,-2 -2,0"
    parts = {
        "board": "river",
        "red": "-1,-1",
        "white": walls,
        "others": "blue blue blue",
        "markers": (0, 1, 1),
    }
    match = country("red blue green", bag="green", **parts)
    assert names(play(match, "discard red")) == ["TokenGivenUp", "Drawn", "TokensSeen", "GameOver"]
    assert at(match, "ended") == "bag"


@pytest.mark.rule("GC-51", "GC-21")
def test_a_token_drawn_for_that_of_an_action_card_may_be_the_last():
    match = country("white white white", others="blue blue blue", exploited="red", bag="blue")
    told = play(match, "claim red")
    assert names(told) == ["CardUsed", "TokensDiscarded", "Drawn", "TokensSeen", "GameOver"]


@pytest.mark.rule("GC-51", "GC-62")
@pytest.mark.parametrize("bag", ["blue", "blue blue"])
def test_dynamite_may_draw_the_last_token(bag):
    match = country(board="river", tiles={"-7,1": "dynamite"}, bag=bag)
    assert names(play(match, "place red -7,1"))[-1] == "GameOver"
    assert at(match, "ended", "step") == ("bag", "open")


@pytest.mark.rule("GC-51", "GC-50")
def test_in_the_turn_of_the_last_vein_the_bag_may_end_the_game_at_once():
    """The bandits beneath the vein come into the bag and are drawn as well."""
    tiles = {"-7,1": "dynamite", "-6,1": "dynamite"}
    parts = {"board": "river", "others": "blue blue white", "tiles": tiles, "bag": "blue"}
    match = country("red red red", white=SIX, red="-4,1", **parts)
    play(match, "place red -4,2")
    assert (at(match, "veins"), sum(at(match, "bag"))) == (0, 3)
    play(match, "place red -7,1")
    assert (match.turn, sum(at(match, "bag"))) == (ANN, 1)
    told = play(match, "place red -6,1")
    assert happened(told, "GameOver")[0]["why"] == "bag"
    assert (match.turn, at(match, "ended")) == (None, "bag")


@pytest.mark.rule("GC-50", "GC-51")
def test_when_it_is_over_nothing_is_played_any_more():
    match = country(bag="blue")
    play(match, "redraw")
    assert list(match.moves()) == []
    assert refused(match, "done") == "GC-50"
    assert refused(match, "place red -7,1") == "GC-50"
    assert refused(match, "buy red") == "GC-50"
    assert refused(match, "return red") == "GC-50"


# Who wins


def ended(**parts):
    """A match that is just over, with the hands and cards of these parts."""
    match = country(bag="blue", **parts)
    play(match, "redraw")
    return match


@pytest.mark.rule("GC-52", "GC-42", "GC-43")
def test_all_cards_are_sold_the_secret_one_too_and_the_richest_wins():
    cards = ((1, 0, 2, 0), (0, 3, 0, 0), (0, 0, 0, 4))
    parts = {"values": (8, 5, 4, -2), "coins": (10, 20, 20), "secrets": "red blue green"}
    match = ended(cards=cards, **parts)
    scores = match.standings()["scores"]
    assert scores[ANN] == {
        "total": 7 + 8 + 8 + 8,
        "parts": {"coins": 7, "red": 16, "white": 0, "blue": 8, "green": 0, "gems": 0},
    }
    assert scores[BEN]["total"] == 20 + 15 + 4
    assert scores[CLEO]["total"] == 20
    assert (match.standings()["winners"], match.standings()["decided_by"]) == ([BEN], "wealth")
    assert happened(match_events(match), "GameOver")[0]["winners"] == (BEN,)


def match_events(match):
    return [event.to_json() for ply in match.log for event in ply.events]


@pytest.mark.rule("GC-52", "GC-60")
def test_each_gem_brings_five():
    match = ended(board="river", blue=GEM_PLACES, tiles=GEMS, gems=(1, 0, 3), coins=(20, 20, 5))
    scores = match.standings()["scores"]
    assert [score["parts"]["gems"] for score in scores] == [5, 0, 15]
    assert scores[ANN]["total"] == 17 + 5 * 5 + 5
    assert match.standings()["winners"] == [ANN]


@pytest.mark.rule("GC-52")
@pytest.mark.parametrize(
    ("coins", "winners"), [((23, 20, 20), [0, 1, 2]), ((23, 20, 19), [0, 1]), ((3, 20, 20), [1, 2])]
)
def test_equal_wealth_shares_the_victory(coins, winners):
    match = ended(coins=coins)
    assert match.standings()["winners"] == winners
    assert match.standings()["decided_by"] == "shared"


@pytest.mark.rule("GC-52")
def test_standings_can_be_asked_for_at_any_time():
    match = country()
    standings = match.standings()
    assert not standings["over"]
    assert standings["winners"] == []
    assert [score["total"] for score in standings["scores"]] == [45, 45, 45]


@pytest.mark.rule("GC-50", "GC-51")
def test_both_ends_come_about():
    ends = {}
    for seed in range(60):
        match = new_country(2 + seed % 3, seed)
        for _ in random_moves(match, Chance(seed)):
            assert at(match, "ended") is None or match.turn is None
        ended, bag, veins = at(match, "ended", "bag", "veins")
        assert (sum(bag) == 0) == (ended == "bag")
        assert ended == "bag" or veins == 0
        ends[ended] = seed
        if len(ends) == 2:
            break
    assert ends.keys() == {"veins", "bag"}
