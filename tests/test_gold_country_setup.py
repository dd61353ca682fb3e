"""Gold Country, set-up: board, tiles, cards, coins, tokens and who begins (GC-1 to GC-8)."""

from collections import Counter

import pytest

from fortyniner.gold_country.board import board as ground_of
from fortyniner.gold_country.box import MIX, RIVER_MIX, Tile
from fortyniner.match import Match
from fortyniner.refusal import Fault
from tests.country import BANDIT, BOARDS, NAMES, at, country, new_country, play
from tests.tables import refused

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BOTH = pytest.mark.parametrize("board", BOARDS)


@pytest.mark.rule("GC-1", "GC-43")
@BOTH
def test_every_mine_is_worth_five_and_the_veins_lie_in_the_forest(board):
    match = new_country(board=board)
    assert at(match, "values", "veins", "exploited") == ([5] * 4, 7, [False] * 4)
    lying = {space: worth for space, kind, worth in match.view(None)["tiles"] if kind == "vein"}
    assert lying == ground_of(board).veins


@pytest.mark.rule("GC-1")
def test_two_bandits_come_from_beneath_each_vein_so_that_there_are_fifteen():
    match = country("red red white", tiles={}, red="-4,1", seats=2)
    assert at(match, "bag")[BANDIT] == 0
    play(match, "place red -4,2")
    assert at(match, "bag")[BANDIT] == 2


@pytest.mark.rule("GC-2")
@BOTH
def test_the_tiles_of_the_mix_lie_face_up_on_the_gold_spaces(board):
    shuffled = set()
    for seed in range(12):
        match = new_country(seed=seed, board=board)
        dealt = {
            space: Tile(kind, worth) for space, kind, worth in match.view(None)["tiles"] if kind != "vein"
        }
        assert sum(1 << space for space in dealt) == ground_of(board).gold
        assert Counter(dealt.values()) == MIX | (RIVER_MIX if board == "river" else {})
        shuffled.add(tuple(dealt.values()))
    assert len(shuffled) == 12


@pytest.mark.rule("GC-2")
def test_the_mix_is_what_the_rules_list():
    counted = {str(tile): count for tile, count in (MIX | RIVER_MIX).items()}
    assert counted == {
        "gold 1": 5,
        "gold 2": 8,
        "fool 1": 3,
        "fool 2": 6,
        "fool 3": 4,
        "nuggets": 8,
        "cave-in": 8,
        "gem": 4,
        "boat": 4,
        "dynamite": 4,
    }


@pytest.mark.rule("GC-2")
def test_no_kind_of_tile_prefers_a_space():
    """The chance that a certain space has nuggets is 8 in 42."""
    first = Counter()
    for seed in range(1500):
        tiles = [kind for _, kind, _ in new_country(2, seed).view(None)["tiles"] if kind != "vein"]
        first[tiles[0]] += 1
    wanted = {"gold": 13, "fool": 13, "nuggets": 8, "cave-in": 8}
    square = sum((first[kind] - 1500 * n / 42) ** 2 / (1500 * n / 42) for kind, n in wanted.items())
    assert square < 16.3  # 3 degrees of freedom, one in a thousand


@pytest.mark.rule("GC-3")
@SEATS
def test_every_seat_has_a_secret_card_of_another_mine(seats):
    seen = Counter()
    for seed in range(300):
        secrets = at(new_country(seats, seed), "secrets")
        assert len(secrets) == len(set(secrets)) == seats
        seen.update([secrets[0]])
    assert seen.keys() == {0, 1, 2, 3}
    assert min(seen.values()) > 45


@pytest.mark.rule("GC-3", "GC-42")
def test_secret_cards_are_not_counted_among_the_cards():
    match = new_country(4)
    assert all(match.view(seat)["seats"][seat]["cards"] == [1, 1, 1, 1] for seat in range(4))


@pytest.mark.rule("GC-4")
@SEATS
def test_everybody_begins_with_a_card_of_each_mine_and_twenty_coins(seats):
    match = new_country(seats)
    assert at(match, "cards", "coins") == ([[1, 1, 1, 1]] * seats, [20] * seats)
    assert at(match, "stacks") == [11 - seats] * 4


@pytest.mark.rule("GC-5")
@SEATS
def test_tokens_go_from_the_bag_to_hands_the_store_and_the_action_cards(seats):
    stores = set()
    for seed in range(40):
        match = new_country(seats, seed)
        bag, hands, store = at(match, "bag", "hands", "store")
        assert [len(hand) for hand in hands] == [3] * seats
        held = Counter(token for hand in hands for token in hand) + Counter([store])
        assert bag == [24 - 1 - held[mine] for mine in range(4)] + [0]
        assert match.view(None)["bag"] == sum(bag) == 4 * 24 - 3 * seats - 1 - 4
        assert at(match, "claims", "bandits") == ([0] * 4, 0)
        stores.add(store)
    assert stores == {0, 1, 2, 3}


@pytest.mark.rule("GC-5")
def test_no_seat_is_dealt_better_tokens():
    counts = [Counter() for _ in range(4)]
    for seed in range(600):
        for seat, hand in enumerate(at(new_country(4, seed), "hands")):
            counts[seat].update(hand)
    for drawn in counts:
        assert sum((drawn[mine] - 450) ** 2 / 450 for mine in range(4)) < 16.3


@pytest.mark.rule("GC-6")
def test_nine_action_cards_are_ready():
    offers, redraws, thirds = at(new_country(), "offers", "redraws", "thirds")
    assert (offers, redraws, thirds) == ([True] * 5, 2, 2)


@pytest.mark.rule("GC-6")
def test_a_used_card_is_gone_for_good():
    match = country(seats=2)
    play(match, "claim red")
    assert at(match, "offers") == [False, True, True, True, True]
    assert refused(country(offers="white blue green"), "claim red") == "GC-6"
    assert refused(country(offers="red"), "bandit") == "GC-6"
    assert refused(country(redraws=0), "redraw") == "GC-6"
    assert refused(country(traded=2, thirds=0), "third") == "GC-6"


@pytest.mark.rule("GC-7")
@SEATS
def test_on_the_river_everybody_has_a_boat_marker(seats):
    assert at(new_country(seats, board="river"), "markers") == [1] * seats
    assert at(new_country(seats), "markers") == [0] * seats


@pytest.mark.rule("GC-7")
def test_there_are_eight_boat_markers_in_all():
    """One for each of four players, and one for each boat tile."""
    match = new_country(4, board="river")
    boats = [tile for tile in match.view(None)["tiles"] if tile[1] == "boat"]
    assert sum(at(match, "markers")) + len(boats) == 8


@pytest.mark.rule("GC-8")
@SEATS
def test_who_begins_is_drawn_or_chosen(seats):
    drawn = Counter(new_country(seats, seed).turn for seed in range(200))
    assert drawn.keys() == set(range(seats))
    assert min(drawn.values()) > 200 / seats / 2
    for seat in range(seats):
        assert {new_country(seats, seed, start=str(seat + 1)).turn for seed in range(5)} == {seat}


@pytest.mark.rule("GC-8")
@SEATS
def test_turns_go_clockwise(seats):
    match = new_country(seats, 3, start=str(seats))
    seen = []
    for _ in range(2 * seats):
        seen.append(match.turn)
        assert match.view(None)["round"] == len(seen)
        while at(match, "step") != "placed":
            play(
                match,
                next(move for move in match.moves() if move.split()[0] in ("place", "leave", "discard")),
            )
        play(match, "done")
    assert seen == [(seats - 1 + turn) % seats for turn in range(2 * seats)]


def test_the_same_seed_gives_the_same_match_and_another_another():
    assert new_country(3, 5).position() == new_country(3, 5).position()
    assert new_country(3, 5).position() != new_country(3, 6).position()


@pytest.mark.parametrize("count", [0, 1, 5])
def test_it_is_for_two_to_four(count):
    with pytest.raises(Fault):
        Match.new("gold-country", [*NAMES, "Ezra"][:count], 1, {})


def test_there_is_no_third_board():
    with pytest.raises(Fault):
        Match.new("gold-country", NAMES[:2], 1, {"board": "desert"})
