"""Gold Country, placing: the pool, where tokens go, and tokens without a place (GC-20 to GC-23, GC-32)."""

import pytest

from fortyniner.gold_country.box import BANDIT
from fortyniner.gold_country.moves import Discard
from tests.country import ANN, QUIET, at, country, happened, legal, mask, names, play, written
from tests.tables import refused

WALLED = "-7,1 -6,-1 -6,0 -2,-1 -1,0 -1,-2 -2,0"
"""Other tokens around the red camp and around a red token on -1,-1, which lies at the river."""


def stuck(hand="red blue green", markers=(0, 1, 1), **parts):
    """Red goes on only by boat, and the markers are with Ben and Cleo."""
    parts = {"board": "river", "red": "-1,-1", "white": WALLED, "others": "blue blue blue"} | parts
    return country(hand, markers=markers, **parts)


# The pool


@pytest.mark.rule("GC-20")
def test_the_pool_is_the_hand_and_the_token_of_the_store():
    match = country("red white blue", store="green")
    assert {move.split()[0] for move in legal(match, "place")} == {"red", "white", "blue", "green"}
    play(match, "place green -7,6", "place red -7,1", "place white 7,-6")
    assert legal(match, "leave") == {"blue"}
    assert legal(match, "place") == set()
    play(match, "leave blue")
    assert at(match, "store", "hands")[0] == 2
    assert at(match, "hands")[ANN] == []


@pytest.mark.rule("GC-20")
def test_who_does_not_exchange_leaves_the_token_of_the_store():
    match = country("red white blue", store="green")
    told = play(match, *QUIET)
    assert happened(told, "TokenLeft") == [{"seat": ANN, "token": 3}]
    assert at(match, "store") == 3


@pytest.mark.rule("GC-20")
def test_the_own_token_is_placed_before_one_like_it_on_the_store():
    match = country("red white blue", store="red")
    play(match, "place red -7,1")
    assert at(match, "store") == 0
    assert at(match, "hands")[ANN] == [1, 2]
    play(match, "place red -7,2")
    assert at(match, "store") is None


@pytest.mark.rule("GC-20")
def test_a_token_that_is_not_in_the_pool_is_not_placed():
    match = country("red red blue", store="blue")
    for move in (
        "place white 7,-6",
        "place bandit 7,-6",
        "leave white",
        "discard green",
        "boat bandit 0,1 1,1",
    ):
        assert refused(match, move) == "GC-20"
    assert refused(match, "tunnel white 0,0 0,0") == "GC-20"


@pytest.mark.rule("GC-20")
def test_only_the_last_token_is_left_and_it_is_not_placed():
    match = country()
    for move in QUIET[:-1]:
        assert refused(match, "leave green") == "GC-20"
        play(match, move)
    assert refused(match, "place green -7,6") == "GC-20"
    assert refused(match, "discard green") == "GC-20"
    assert legal(match, "leave") == {"green"}


# Action cards with a token


@pytest.mark.rule("GC-21")
@pytest.mark.parametrize(("move", "token"), [("claim white", 1), ("claim green", 3), ("bandit", BANDIT)])
def test_the_token_of_a_card_joins_the_pool_and_one_more_is_placed(move, token):
    match = country()
    told = play(match, move)
    assert happened(told, "CardUsed") == [{"seat": ANN, "card": "token", "token": token, "coins": 3}]
    assert at(match, "hands")[ANN] == [0, 1, 2, token]
    assert at(match, "offers")[token] is False
    play(match, *QUIET[:-1])
    assert refused(match, "leave green") == "GC-20"


@pytest.mark.rule("GC-21", "GC-10")
def test_the_card_begins_placing():
    match = country()
    play(match, "claim red")
    assert at(match, "step") == "placing"
    assert refused(match, "buy red") == "GC-10"
    match = country()
    play(match, "buy red", "claim red")
    assert refused(match, "buy red") == "GC-10"
    play(match, *QUIET[:-1], "place red -7,2", QUIET[-1])
    assert set(match.moves()) == {"done"}


@pytest.mark.rule("GC-21")
def test_the_card_may_be_used_until_the_last_token_is_left():
    match = country()
    play(match, *QUIET[:-1])
    assert legal(match, "claim") == {"red", "white", "blue", "green"}
    play(match, "claim red", "place red -7,2", "leave green")
    assert at(match, "step") == "placed"
    match = country()
    play(match, *QUIET)
    assert refused(match, "claim red") == "GC-21"
    assert refused(match, "bandit") == "GC-21"


@pytest.mark.rule("GC-21", "GC-31")
def test_a_card_of_an_exploited_mine_is_replaced_from_the_bag():
    match = country(
        "white white white", others="blue blue blue", exploited="red", bag="red red red blue blue"
    )
    told = play(match, "claim red")
    assert names(told)[:2] == ["CardUsed", "TokensDiscarded"]
    assert happened(told, "TokensDiscarded")[0] == {"seat": None, "tokens": (0,), "source": "card"}
    assert at(match, "hands")[ANN] == [1, 1, 1, 2]
    assert at(match, "bag")[2] == 1
    assert at(match, "offers")[0] is False


# Where claim tokens go


@pytest.mark.rule("GC-22")
def test_a_claim_token_goes_next_to_its_camp_or_to_a_token_of_its_mine():
    match = country("red white blue", red="-7,1 3,-1", white="-7,2")
    assert {place.split()[1] for place in legal(match, "place") if place.startswith("red")} == {
        *("-6,-1", "-6,0", "-6,1"),
        *("3,0", "2,-1", "2,0", "4,-1", "4,-2", "3,-2"),
    }
    play(match, "place red -6,1")
    assert mask("-6,1") & at(match, "claims")[0]


@pytest.mark.rule("GC-22")
def test_it_does_not_go_next_to_another_mine_or_far_away():
    match = country("red red blue", white="0,-2")
    for place in ("0,-3", "7,-6", "-4,0", "2,2"):
        assert refused(match, f"place red {place}") == "GC-22"


@pytest.mark.rule("GC-22")
def test_a_chain_goes_on_in_the_same_turn():
    match = country("red red red", others="white blue white")
    assert refused(match, "place red -7,2") == "GC-22"
    play(match, "place red -7,1", "place red -7,2")
    assert written(at(match, "claims")[0]) == {"-7,1", "-7,2"}


@pytest.mark.rule("GC-22")
@pytest.mark.parametrize("owner", ["red", "white", "bandits"])
def test_there_is_one_token_a_space(owner):
    match = country("red red bandit", seats=2, **{owner: "-7,1 0,0 2,2"})
    assert refused(match, "place red -7,1") == "GC-22"
    assert refused(match, "place bandit -7,1") == "GC-22"


@pytest.mark.rule("GC-22")
def test_a_camp_takes_no_token():
    match = country("red red bandit", seats=2, red="-6,7", white="-2,-2")
    for camp in ("-7,0", "-7,7", "7,0"):
        assert refused(match, f"place red {camp}") == "GC-22"
        assert refused(match, f"place bandit {camp}") == "GC-22"


@pytest.mark.rule("GC-22")
def test_there_is_nothing_outside_the_board():
    match = country("red red bandit", seats=2, white="-2,-2")
    for place in ("-7,-1", "7,7", "-7,-7"):
        assert refused(match, f"place red {place}") == "GC-22"
        assert refused(match, f"place bandit {place}") == "GC-22"


# Bandits


@pytest.mark.rule("GC-23")
def test_a_bandit_goes_next_to_any_camp_or_any_token_bandits_too():
    match = country("bandit bandit red", seats=2, blue="0,0", bandits="-2,-2", tiles={})
    near = {place.split()[1] for place in legal(match, "place") if place.startswith("bandit")}
    assert near == {
        *("-7,1", "-6,-1", "-6,0", "7,-6", "6,-6", "6,-7", "7,-1", "6,0", "6,1", "-7,6", "-6,6", "-6,7"),
        *("1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"),
        *("-1,-2", "-3,-2", "-2,-1", "-2,-3", "-1,-3", "-3,-1"),
    }
    assert refused(match, "place bandit 3,3") == "GC-22"
    assert refused(match, "place bandit 3,1") == "GC-23"


@pytest.mark.rule("GC-23", "GC-22")
def test_a_bandit_belongs_to_no_mine_and_blocks():
    match = country("bandit red red", seats=2, blue="0,0")
    play(match, "place bandit -7,1")
    assert written(at(match, "bandits")) == {"-7,1"}
    assert refused(match, "place red -7,1") == "GC-22"
    assert refused(match, "place red -7,2") == "GC-22"
    match = country("bandit bandit red", seats=2, blue="0,0 2,2")
    play(match, "place bandit -7,1", "place bandit -7,2")
    assert written(at(match, "bandits")) == {"-7,1", "-7,2"}


@pytest.mark.rule("GC-23", "GC-63")
def test_a_bandit_never_goes_on_a_tunnel():
    match = country("bandit bandit red", board="river", seats=2, red="-4,0", white="0,0")
    assert refused(match, "place bandit -3,0") == "GC-63"
    assert not any("-3,0" in place for place in legal(match, "place"))


# Tokens without a place


@pytest.mark.rule("GC-32")
def test_a_token_without_a_place_may_be_given_up_and_another_is_drawn():
    match = stuck(bag="green green green green")
    assert legal(match, "discard") == {"red"}
    assert not any(move.split()[1] == "red" for move in match.moves() if move.startswith(("place", "boat")))
    told = play(match, "discard red")
    assert names(told) == ["TokenGivenUp", "Drawn", "TokensSeen"]
    assert happened(told, "TokenGivenUp") == [{"seat": ANN, "token": 0}]
    assert happened(told, "TokensSeen")[0]["open"]
    assert at(match, "hands")[ANN] == [2, 3, 3]
    assert at(match, "step") == "placing"


@pytest.mark.rule("GC-32", "GC-20")
def test_or_it_is_left_on_the_store():
    match = stuck()
    play(match, "place blue 7,-1", "place green -7,6", "place green -6,6")
    assert legal(match, "leave") == {"red"}
    play(match, "leave red")
    assert at(match, "store") == 0


@pytest.mark.rule("GC-32")
def test_a_token_that_can_be_placed_is_not_given_up():
    match = country()
    for token in ("red", "white", "blue", "green"):
        assert refused(match, f"discard {token}") == "GC-32"


@pytest.mark.rule("GC-32", "GC-65")
def test_boats_are_counted():
    match = stuck(markers=(1, 0, 0))
    assert refused(match, "discard red") == "GC-32"
    assert legal(match, "boat")


@pytest.mark.rule("GC-32", "GC-63")
def test_tunnels_are_counted_where_there_are_tokens_enough():
    """Red goes on only through the tunnel: with one token there is no way, with two there is."""
    walls = "-7,1 -6,-1 -6,0 -4,-1 -5,0 -5,1 -4,1 -3,-1"
    parts = {
        "board": "river",
        "red": "-4,0",
        "white": walls,
        "markers": (0, 0, 0),
        "others": "blue blue blue",
    }
    assert legal(country("red blue blue", **parts), "discard") == {"red"}
    match = country("red red blue", **parts)
    assert refused(match, "discard red") == "GC-32"
    assert legal(match, "tunnel")
    play(match, "place blue 7,-1")
    assert refused(match, "discard red") == "GC-32"
    play(match, "place green -7,6")
    assert legal(match, "discard") == {"red"}
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"


@pytest.mark.rule("GC-32")
def test_a_bandit_always_finds_a_place_and_if_not_nothing_would_be_drawn_for_it():
    """All the tokens there are do not fill the land; so the second half is asked of the table itself."""
    match = country("bandit red blue", seats=2, white="0,0 2,2")
    assert refused(match, "discard bandit") == "GC-32"
    table = match._states[-1].copy()
    assert names([event.to_json() for event in table.play(Discard(BANDIT))]) == ["TokenGivenUp"]
    assert table.hands[ANN] == [0, 2]
