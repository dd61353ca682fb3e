"""Gold Country, what lies under tokens: gold, nuggets, gems, boats, dynamite, and bandits on all of it."""

import pytest

from tests.country import (
    ANN,
    BANDIT,
    BEN,
    CLEO,
    DUTCH,
    GEM_PLACES,
    GEMS,
    at,
    country,
    happened,
    legal,
    names,
    play,
    tile_at,
)
from tests.tables import refused

CARDS = ((2, 0, 1, 1), (3, 1, 0, 0), (0, 2, 1, 1))


@pytest.mark.rule("GC-24", "GC-43")
@pytest.mark.parametrize(
    ("tile", "new"), [("gold 1", 6), ("gold 2", 7), ("fool 1", 4), ("fool 2", 3), ("fool 3", 2)]
)
def test_gold_goes_onto_the_camp_and_so_does_fools_gold(tile, new):
    match = country("red white blue", tiles={"-6,0": tile})
    told = play(match, "place red -6,0")
    assert names(told) == ["Placed", "ValueChanged"]
    assert happened(told, "ValueChanged") == [{"seat": ANN, "mine": 0, "tile": tile, "old": 5, "new": new}]
    assert at(match, "values") == [new, 5, 5, 5]
    assert tile_at(match, "-6,0") is None


@pytest.mark.rule("GC-24", "GC-1")
@pytest.mark.parametrize(("beside", "vein", "worth"), [("-4,1", "-4,2", 3), ("1,0", "0,0", 5)])
def test_a_vein_goes_onto_the_camp_and_its_bandits_into_the_bag(beside, vein, worth):
    match = country("red white blue", red=beside)
    told = play(match, f"place red {vein}")
    assert names(told) == ["Placed", "BanditsFreed", "ValueChanged"]
    assert happened(told, "BanditsFreed") == [{"seat": None, "count": 2, "veins": 6}]
    assert at(match, "values", "veins") == ([5 + worth, 5, 5, 5], 6)
    assert at(match, "bag")[BANDIT] == 2
    assert tile_at(match, vein) is None


@pytest.mark.rule("GC-24")
def test_nothing_happens_where_no_tile_is():
    match = country("red red white", others="white blue blue")
    assert names(play(match, "place red -7,1")) == ["Placed"]
    match = country("red red white", others="white blue blue", white="-6,0")
    assert tile_at(match, "-6,0") is None


@pytest.mark.rule("GC-25")
def test_nuggets_bring_two_coins_for_each_open_card_of_that_mine():
    match = country(
        "white white red", cards=CARDS, white="7,-6", tiles={"6,-6": "nuggets"}, secrets="white red green"
    )
    told = play(match, "place white 6,-6")
    assert happened(told, "NuggetsPaid") == [{"seat": ANN, "mine": 1, "gains": (0, 2, 4)}]
    assert at(match, "coins", "values") == ([20, 22, 24], [5, 5, 5, 5])
    assert tile_at(match, "6,-6") is None


@pytest.mark.rule("GC-27")
@pytest.mark.parametrize("tile", ["gold 2", "fool 3", "nuggets", "cave-in", "gem", "boat", "dynamite"])
def test_a_bandit_removes_any_tile_without_effect(tile):
    match = country("bandit red white", seats=2, board="river", blue="0,0", tiles={"-7,1": tile})
    told = play(match, "place bandit -7,1")
    assert names(told) == ["Placed", "TileLost"]
    assert happened(told, "TileLost") == [{"seat": ANN, "tile": tile}]
    assert tile_at(match, "-7,1") is None
    assert at(match, "coins", "values", "gems", "markers") == ([20, 20], [5] * 4, [0, 0], [1, 1])
    assert at(match, "hands")[ANN] == [0, 1]


@pytest.mark.rule("GC-27", "GC-24")
def test_the_bandits_beneath_a_vein_are_freed_by_a_bandit_too():
    match = country("bandit red white", seats=2, blue="2,2 0,1")
    told = play(match, "place bandit 0,0")
    assert names(told) == ["Placed", "BanditsFreed", "TileLost"]
    assert happened(told, "BanditsFreed") == [{"seat": None, "count": 2, "veins": 5}]
    assert happened(told, "TileLost") == [{"seat": ANN, "tile": "vein 5"}]
    assert at(match, "values", "veins") == ([5] * 4, 5)
    assert at(match, "bag")[BANDIT] == 2 + 2 - 1


@pytest.mark.rule("GC-60")
def test_gems_are_kept_and_worth_five_in_the_end():
    tiles = {"-7,1": "gem", "7,-6": "gem", "7,-4": "gem"}
    match = country(
        "red white blue", board="river", tiles=tiles, blue="7,-6 7,-4", gems=(0, 2, 0), coins=(4, 4, 4)
    )
    before = match.standings()["scores"][ANN]["total"]
    told = play(match, "place red -7,1")
    assert names(told) == ["Placed", "GemFound"]
    assert at(match, "gems", "coins") == ([1, 2, 0], [4, 4, 4])
    scores = match.standings()["scores"]
    assert scores[ANN]["total"] == before + 5
    assert [score["parts"]["gems"] for score in scores] == [5, 10, 0]
    assert [place["gems"] for place in match.view(CLEO)["seats"]] == [1, 2, 0]


@pytest.mark.rule("GC-60", "GC-41", "GC-11")
def test_gems_are_never_spent():
    match = country(board="river", blue=GEM_PLACES, tiles=GEMS, gems=(4, 0, 0), coins=(2, 20, 20))
    assert refused(match, "buy red") == "GC-41"
    assert refused(match, "bandit") == "GC-11"


@pytest.mark.rule("GC-61")
def test_a_boat_tile_brings_a_marker():
    match = country("red white blue", board="river", tiles={"-7,1": "boat"})
    told = play(match, "place red -7,1")
    assert names(told) == ["Placed", "MarkerTaken"]
    assert at(match, "markers") == [2, 1, 1]
    assert tile_at(match, "-7,1") is None


@pytest.mark.rule("GC-62")
def test_dynamite_draws_two_tokens_into_the_pool():
    match = country("red white blue", board="river", tiles={"-7,1": "dynamite"}, bag="blue blue blue")
    told = play(match, "place red -7,1")
    assert names(told) == ["Placed", "DynamiteLit", "Drawn", "TokensSeen"]
    assert happened(told, "Drawn") == [{"seat": ANN, "count": 2, "left": 1}]
    assert happened(told, "TokensSeen") == [{"seat": ANN, "tokens": (2, 2), "open": True}]
    assert at(match, "hands")[ANN] == [1, 2, 2, 2]
    assert match.view(BEN)["seats"][ANN]["tokens"] == [1, 2, 2, 2]
    assert tile_at(match, "-7,1") is None


@pytest.mark.rule("GC-62", "GC-20")
def test_tokens_of_dynamite_may_be_left_on_the_store():
    match = country("red white green", board="river", tiles={"-7,1": "dynamite"}, bag="blue blue blue")
    play(
        match, "place red -7,1", "place white 7,-6", "place green -7,6", "place green -7,5", "place blue 7,-1"
    )
    assert legal(match, "leave") == {"blue"}
    play(match, "leave blue")
    assert at(match, "store") == 2


@pytest.mark.rule("GC-62")
def test_dynamite_goes_on_and_on():
    """A token that dynamite brought finds the next one."""
    tiles = {"-7,1": "dynamite", "-6,1": "dynamite", "-6,-1": "dynamite"}
    match = country(
        "red red red", others="blue blue blue", board="river", tiles=tiles, bag="red red red red red red red"
    )
    play(match, "place red -7,1", "place red -6,1", "place red -6,-1")
    assert at(match, "hands")[ANN] == [0] * 6
    assert at(match, "bag") == [1, 0, 0, 0, 0]
    assert match.view(None)["seats"][ANN]["held"] == 6


@pytest.mark.rule("GC-62", "GC-31")
def test_dynamite_passes_over_tokens_of_exploited_mines():
    match = country(
        "red red white", others="blue blue blue", store="blue", board="river", exploited="green",
        tiles={"-7,1": "dynamite"}, bag="green green green green blue blue blue",
    )  # fmt: skip
    play(match, "place red -7,1")
    assert at(match, "hands")[ANN] == [0, 1, 2, 2]
    assert at(match, "bag")[2] == 1


@pytest.mark.rule("GC-24", "GC-25", "GC-27")
def test_the_example_of_the_rulebook():
    """A cave-in costs who has one card 2 and who has three 6; fool's gold; a bandit takes a vein."""
    cards = ((1, 1, 1, 1), (1, 3, 1, 1), (1, 3, 1, 1))
    tiles = {"6,-6": "cave-in", "6,-7": "fool 2"}
    match = country("white white bandit", cards=cards, tiles=tiles, red="-4,1 2,2", others="red blue green")
    told = play(match, "place white 6,-6")
    assert happened(told, "CaveIn") == [{"seat": ANN, "mine": 1, "debts": (2, 6, 6)}]
    assert at(match, "coins") == [18, 14, 14]
    play(match, "place white 6,-7")
    assert at(match, "values") == [5, 3, 5, 5]
    before = at(match, "bag")[BANDIT]
    told = play(match, "place bandit -4,2")
    assert names(told) == ["Placed", "BanditsFreed", "TileLost"]
    assert at(match, "values", "veins") == ([5, 3, 5, 5], 5)
    assert at(match, "bag")[BANDIT] == before + 2
    assert (match.turn, legal(match, "leave")) == (ANN, {"green"})
    assert DUTCH not in range(len(match.seats))
