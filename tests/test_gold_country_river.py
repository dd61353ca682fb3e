"""Gold Country, the river board: tunnels, the river and boats (GC-63 to GC-65)."""

import pytest

from tests.country import ANN, at, country, happened, legal, names, play, tile_at, written
from tests.tables import refused

EAST = "4,0 2,0 3,1 3,-1 4,-1 2,1"
"""The land around the tunnel 3,0."""


def tunnels(hand="red red blue", red="-4,0", **parts):
    """Red has a token beside the tunnel -3,0."""
    return country(hand, board="river", red=red, others="white blue green", **parts)


@pytest.mark.rule("GC-63")
def test_two_tokens_go_through_a_tunnel_at_once():
    match = tunnels(tiles={"3,1": "gold 2"})
    told = play(match, "tunnel red -3,0 3,1")
    assert names(told) == ["Placed", "ValueChanged"]
    placed = happened(told, "Placed")[0]
    assert (placed["token"], placed["by"]) == (0, "tunnel")
    assert written(at(match, "claims")[0]) == {"-4,0", "-3,0", "3,1"}
    assert at(match, "tunnelled", "values") == ([True, False, False, False], [7, 5, 5, 5])
    assert at(match, "hands")[ANN] == [2]
    assert tile_at(match, "3,1") is None


@pytest.mark.rule("GC-63")
def test_all_land_beside_the_other_tunnels_is_a_way_out():
    match = tunnels()
    outs = {move.split()[2] for move in legal(match, "tunnel")}
    assert outs == {
        *EAST.split(),
        *("4,-3", "2,-3", "3,-2", "3,-4", "4,-4", "2,-2"),
        *("-2,3", "-4,3", "-3,4", "-3,2", "-2,2", "-4,4"),
    }
    assert {move.split()[1] for move in legal(match, "tunnel")} == {"-3,0"}


@pytest.mark.rule("GC-63", "GC-22")
def test_afterwards_tokens_go_around_the_entered_tunnel_and_the_one_that_came_out():
    match = tunnels("red red red")
    assert refused(match, "place red -3,1") == "GC-22"
    play(match, "tunnel red -3,0 2,0")
    near = {move.split()[1] for move in legal(match, "place") if move.startswith("red")}
    assert {"-3,1", "-2,0", "-2,-1"} <= near
    assert {"1,0", "1,1", "2,1", "2,-1"} <= near
    assert "3,0" not in near


@pytest.mark.rule("GC-63")
def test_the_tunnel_of_the_way_out_stays_free():
    match = tunnels(white="2,1 0,0", hand="red red white", seats=2)
    play(match, "tunnel red -3,0 2,0")
    assert written(at(match, "claims")[0]) == {"-4,0", "-3,0", "2,0"}
    again = tunnels("white white blue", white="2,1", red="-4,0 -3,0 2,0", tunnelled="red")
    play(again, "tunnel white 3,0 -4,4")
    assert "3,0" in written(at(again, "claims")[1])


@pytest.mark.rule("GC-63")
def test_a_token_of_the_mine_has_to_be_beside_the_tunnel():
    match = tunnels(red="-5,0", white="-4,0")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"
    assert legal(match, "tunnel") == set()


@pytest.mark.rule("GC-63")
def test_a_tunnel_with_a_token_is_neither_entered_nor_a_way_out():
    white = "3,0 2,1"
    match = tunnels(white=white, tunnelled="white")
    for out in ("4,0", "2,0", "3,1"):
        assert refused(match, f"tunnel red -3,0 {out}") == "GC-63"
    match = tunnels(white="-3,0 -3,1", tunnelled="white")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"


@pytest.mark.rule("GC-63")
def test_the_way_out_is_beside_another_tunnel():
    match = tunnels()
    for out in ("-3,1", "-2,0", "1,1", "-6,0"):
        assert refused(match, f"tunnel red -3,0 {out}") == "GC-63"


@pytest.mark.rule("GC-63", "GC-22", "GC-64")
def test_the_way_out_is_empty_land():
    match = tunnels(white="2,0")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-22"
    assert refused(match, "tunnel red -3,0 7,7") == "GC-22"
    assert refused(match, "tunnel red -3,0 7,0") == "GC-22"
    assert refused(match, "tunnel red -3,0 3,0") == "GC-63"
    assert refused(match, "tunnel red -3,0 0,1") == "GC-64"


@pytest.mark.rule("GC-63")
def test_each_mine_uses_one_tunnel():
    match = tunnels(red="-4,0 -3,0 2,0", tunnelled="red")
    assert refused(match, "tunnel red 3,0 -4,4") == "GC-63"
    assert legal(match, "tunnel") == set()


@pytest.mark.rule("GC-63", "GC-20")
def test_it_takes_two_tokens_of_the_mine_and_one_for_the_store():
    match = tunnels("red white blue")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"
    match = tunnels("red white blue", store="red")
    assert legal(match, "tunnel")
    play(match, "place white 7,-6", "place blue 7,-1")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"
    match = tunnels("red red blue")
    play(match, "place blue 7,-1", "tunnel red -3,0 2,0", "leave green")
    assert at(match, "store") == 3


@pytest.mark.rule("GC-63")
def test_a_single_token_goes_on_no_tunnel():
    match = tunnels()
    assert refused(match, "place red -3,0") == "GC-63"
    assert refused(match, "boat red 0,1 -3,0") == "GC-65"


@pytest.mark.rule("GC-63")
def test_there_is_no_tunnel_in_the_forest():
    match = country("red red blue", red="-4,0", others="white blue green")
    assert refused(match, "tunnel red -3,0 2,0") == "GC-63"


@pytest.mark.rule("GC-63", "GC-33")
def test_both_tokens_of_a_tunnel_are_one_placement():
    """What the mine could not reach any more with the first alone is not looked at in between."""
    walls = "-7,1 -6,-1 -6,0 -4,-1 -5,0 -5,1 -4,1 -3,-1 -2,0 -3,1 -2,-1"
    match = tunnels(white=walls, markers=(0, 0, 0))
    told = play(match, "tunnel red -3,0 2,0")
    assert not happened(told, "Exploited")


# The river and boats


def afloat(hand="red red blue", red="-1,-1", **parts):
    """Red has a token at the river."""
    return country(hand, board="river", red=red, others="white blue green", **parts)


@pytest.mark.rule("GC-64")
def test_the_river_takes_no_tokens_but_the_island_does():
    match = afloat("red bandit blue", white="0,0 -2,4", red="-1,-1 -1,0 -1,1")
    for river in ("0,-1", "0,1"):
        assert refused(match, f"place red {river}") == "GC-64"
        assert refused(match, f"place bandit {river}") == "GC-64"
    match = afloat(red="-1,0")
    play(match, "place red 0,0")
    assert at(match, "values")[0] == 10


@pytest.mark.rule("GC-64", "GC-22")
def test_the_island_leads_across():
    match = afloat(red="-1,0")
    play(match, "place red 0,0", "place red 1,-1")
    assert written(at(match, "claims")[0]) == {"-1,0", "0,0", "1,-1"}


@pytest.mark.rule("GC-65")
def test_a_boat_carries_a_token_across():
    match = afloat()
    told = play(match, "boat red 0,-2 1,-2")
    placed = happened(told, "Placed")[0]
    assert (placed["token"], placed["by"]) == (0, "boat")
    assert written(at(match, "claims")[0]) == {"-1,-1", "1,-2"}
    assert written(at(match, "boats")) == {"0,-2"}
    assert at(match, "markers") == [0, 1, 1]
    assert "1,-3" in {move.split()[1] for move in legal(match, "place") if move.startswith("red")}


@pytest.mark.rule("GC-65", "GC-24")
def test_what_lies_on_the_bank_is_found():
    match = afloat(tiles={"1,-1": "gold 1"})
    told = play(match, "boat red 0,-1 1,-1")
    assert names(told) == ["Placed", "ValueChanged"]
    assert at(match, "values")[0] == 6


@pytest.mark.rule("GC-65")
def test_either_bank_and_the_island_will_do():
    match = afloat()
    ways = {tuple(move.split()[1:]) for move in legal(match, "boat") if move.startswith("red")}
    assert ways == {
        *(("0,-1", bank) for bank in ("1,-1", "1,-2", "0,0", "-1,0")),
        *(("0,-2", bank) for bank in ("1,-2", "1,-3", "-1,-2")),
    }


@pytest.mark.rule("GC-65")
def test_the_river_space_touches_a_token_of_the_mine():
    match = afloat(white="-1,2 1,0")
    for river in ("0,1", "0,2", "0,-4", "1,-2", "-3,0"):
        assert refused(match, f"boat red {river} 1,1") == "GC-65"
    assert refused(match, "boat blue 0,-1 1,-1") == "GC-65"


@pytest.mark.rule("GC-65", "GC-23")
def test_for_a_bandit_any_token_will_do():
    match = afloat("bandit blue blue", white="-1,2", red="0,0", bandits="1,3")
    ways = {move.split()[1] for move in legal(match, "boat") if move.startswith("bandit")}
    assert ways == {"0,-1", "0,1", "0,2", "0,3", "0,4"}
    play(match, "boat bandit 0,3 1,2")
    assert "1,2" in written(at(match, "bandits"))


@pytest.mark.rule("GC-65")
def test_there_is_one_marker_a_space_and_a_used_one_is_inert():
    match = afloat(boats="0,-1", markers=(1, 0, 1))
    assert refused(match, "boat red 0,-1 1,-1") == "GC-65"
    assert refused(match, "place red 1,-1") == "GC-22"
    play(match, "boat red 0,-2 1,-2")
    assert written(at(match, "boats")) == {"0,-1", "0,-2"}


@pytest.mark.rule("GC-65", "GC-7")
def test_it_takes_a_marker_of_ones_own():
    match = afloat(markers=(0, 1, 1))
    assert refused(match, "boat red 0,-1 1,-1") == "GC-65"
    assert legal(match, "boat") == set()
    assert refused(country("red red blue", red="-1,-1"), "boat red 0,-1 1,-1") == "GC-65"


@pytest.mark.rule("GC-65")
def test_the_bank_touches_the_marker():
    match = afloat()
    for bank in ("1,0", "2,-2", "-2,0"):
        assert refused(match, f"boat red 0,-1 {bank}") == "GC-65"


@pytest.mark.rule("GC-65", "GC-22", "GC-64")
def test_the_bank_is_empty_land():
    match = afloat(white="1,-1")
    assert refused(match, "boat red 0,-1 1,-1") == "GC-22"
    assert refused(match, "boat red 0,-1 -1,-1") == "GC-22"
    assert refused(match, "boat red 0,-1 0,-2") == "GC-64"


@pytest.mark.rule("GC-65", "GC-20")
def test_a_boat_places_a_token_of_the_pool_and_not_the_last_one():
    match = afloat()
    play(match, "place blue 7,-1", "place green -7,6", "place red -7,1")
    assert refused(match, "boat red 0,-1 1,-1") == "GC-20"
    play(match, "leave red")


@pytest.mark.rule("GC-65")
def test_several_boats_go_in_one_turn():
    match = afloat(boats="", markers=(2, 0, 0))
    play(match, "boat red 0,-1 1,-1", "boat red 0,-2 1,-3")
    assert at(match, "markers") == [0, 0, 0]


@pytest.mark.rule("GC-65", "GC-61")
def test_a_marker_that_was_just_found_is_used_at_once():
    match = afloat(markers=(0, 1, 1), tiles={"-1,0": "boat"})
    play(match, "place red -1,0", "boat red 0,-1 1,-1")
    assert at(match, "markers") == [0, 1, 1]
