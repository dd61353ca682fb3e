"""Gold Country, the nine action cards together: each is used once, one a turn (GC-6, GC-11)."""

import pytest

from fortyniner.chance import Chance
from tests.country import at, country, legal, new_country, play, random_moves

CARDS = ("redraw", "claim red", "claim white", "claim blue", "claim green", "bandit", "third")


@pytest.mark.rule("GC-6", "GC-11", "GC-12", "GC-21", "GC-44")
def test_all_nine_can_be_used_in_one_game_and_no_tenth():
    match, chance = new_country(2, 4), Chance(4)
    used = []
    while match.turn is not None:
        wanted = [move for move in match.moves() if move in CARDS]
        trades = [move for move in match.moves() if move.startswith(("buy", "sell"))]
        place = [move for move in match.moves() if move.startswith("place")]
        if at(match, "carded"):
            wanted = []
        if wanted:
            used.append(wanted[0])
            move = wanted[0]
        elif trades and len(used) >= 7:
            move = trades[-1]
        else:
            move = chance.choice(place or list(match.moves()))
        play(match, move)
    assert sorted(used) == sorted([*CARDS, "redraw", "third"])
    assert at(match, "redraws", "thirds", "offers") == (0, 0, [False] * 5)


@pytest.mark.rule("GC-6", "GC-5")
def test_a_token_waits_on_each_card():
    """It is counted with those on the table, in nobody's hand and not in the bag."""
    match = new_country(3, 8)
    bag = at(match, "bag")
    held = [token for hand in at(match, "hands") for token in hand] + [at(match, "store")]
    assert [bag[mine] + held.count(mine) for mine in range(4)] == [23] * 4


@pytest.mark.rule("GC-11", "GC-6")
@pytest.mark.parametrize("seed", range(6))
def test_no_turn_has_two_cards_and_no_card_two_uses(seed):
    match = new_country(2 + seed % 3, seed, ("forest", "river")[seed % 2])
    turns, uses = set(), []
    for text in random_moves(match, Chance(seed)):
        if text in CARDS:
            assert match.log[-1].round not in turns
            turns.add(match.log[-1].round)
            uses.append(text)
    assert uses
    assert all(uses.count(card) <= (2 if card in ("redraw", "third") else 1) for card in CARDS)


@pytest.mark.rule("GC-6")
def test_cards_are_for_everybody():
    match = country(seats=3)
    play(match, "claim white")
    view = match.view(2)
    assert view["offers"] == [True, False, True, True, True]
    assert (view["redraws"], view["thirds"]) == (2, 2)
    assert legal(match, "claim") == set()
