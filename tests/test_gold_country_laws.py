"""The laws of Gold Country: each is broken, and says so."""

import pytest

from fortyniner.chance import Chance
from fortyniner.gold_country import events
from fortyniner.gold_country.laws import LAWS
from fortyniner.refusal import LawBroken
from tests.country import ANN, BANDIT, BEN, GREEN, RED, country, mask, new_country, random_moves

LAW = {law.name: law.holds for law in LAWS}


def state(*args, **parts):
    """A table to be tampered with."""
    return country(*args, **parts)._states[-1]


def holds(name, before, happened=(), **changes):
    """Whether the law holds when of `before` these parts become something else."""
    after = before.copy()
    for part, value in changes.items():
        setattr(after, part, value)
    return LAW[name](before, happened, after)


def test_all_laws_hold_when_nothing_happens():
    before = state(red="-7,1", white="0,0", board="river", boats="0,1", seats=2)
    assert len(LAW) == len(LAWS) == 7
    assert all(law.holds(before, [], before.copy()) for law in LAWS)


@pytest.mark.rule("GC-5", "GC-31", "GC-32")
def test_tokens_leave_only_where_it_is_told():
    before = state("red white blue")
    law = "tokens leave only where it is told"
    less = [before.bag[0] - 1, *before.bag[1:]]
    assert not holds(law, before, bag=less)
    assert not holds(law, before, hands=[[1, 2], *before.hands[1:]])
    assert not holds(law, before, store=None)
    assert not holds(law, before, offers=[True, True, False, True, True])
    assert not holds(law, before, claims=[mask("-7,1"), 0, 0, 0])
    assert holds(law, before, bag=less, claims=[mask("-7,1"), 0, 0, 0])
    assert holds(law, before, [events.TokensDiscarded(None, (RED,), "bag")], bag=less)
    assert not holds(law, before, [events.TokensDiscarded(None, (GREEN,), "bag")], bag=less)
    assert holds(law, before, [events.TokenGivenUp(ANN, RED)], hands=[[1, 2], *before.hands[1:]])
    bandits = [*before.bag[:BANDIT], before.bag[BANDIT] + 2]
    assert not holds(law, before, bag=bandits)
    assert holds(law, before, bag=bandits, veins=6)


@pytest.mark.rule("GC-22", "GC-23", "GC-64", "GC-5")
def test_one_token_a_space_and_no_more_than_there_are():
    before = state(red="-4,0", board="river", seats=2, bag="blue blue blue blue")
    law = "one token a space, and no more than there are"
    assert holds(law, before, claims=[mask("-4,0 -3,0"), mask("-5,0"), 0, 0])
    assert not holds(law, before, claims=[mask("-4,0"), mask("-4,0"), 0, 0])
    assert not holds(law, before, bandits=mask("-4,0"))
    assert not holds(law, before, claims=[mask("-4,0 0,1"), 0, 0, 0])
    assert not holds(law, before, claims=[mask("-4,0 7,0"), 0, 0, 0])
    assert not holds(law, before, boats=mask("-4,0"))
    assert not holds(law, before, bag=[25, 0, 0, 0, 0])


@pytest.mark.rule("GC-24", "GC-27", "GC-50")
def test_tiles_leave_under_tokens():
    before = state(seats=2)
    law = "tiles leave under tokens"
    tiles, gold, vein = before.tiles, mask("-6,0"), mask("0,0")
    assert not holds(law, before, tiles=tiles & ~gold)
    assert holds(law, before, tiles=tiles & ~gold, claims=[gold, 0, 0, 0])
    assert not holds(law, before, claims=[gold, 0, 0, 0])
    assert not holds(law, before, tiles=tiles & ~vein, claims=[vein, 0, 0, 0])
    assert holds(law, before, tiles=tiles & ~vein, claims=[vein, 0, 0, 0], veins=6)
    assert not holds(law, before, veins=6)


@pytest.mark.rule("GC-4")
def test_every_card_is_in_one_place():
    before = state(seats=2)
    law = "every card is in one place"
    cards = [[2, 1, 1, 1], [1, 1, 1, 1]]
    assert not holds(law, before, cards=cards)
    assert holds(law, before, cards=cards, stacks=[8, 9, 9, 9])
    assert not holds(law, before, stacks=[8, 9, 9, 9])
    assert not holds(law, before, cards=[[11, 1, 1, 1], [1, 1, 1, 1]], stacks=[-1, 9, 9, 9])
    assert not holds(law, before, cards=[[-1, 1, 1, 1], [1, 1, 1, 1]], stacks=[11, 9, 9, 9])


CHANGES = [
    (events.CardUsed(ANN, "redraw", None, 3), [-3, 0, 0]),
    (events.DebtPaid(BEN, 4, 0), [0, -4, 0]),
    (events.Bought(ANN, RED, 7), [-7, 0, 0]),
    (events.Sold(BEN, RED, 7), [0, 7, 0]),
    (events.CardReturned(BEN, RED, 2, 1, 0), [0, 1, 0]),
    (events.ToppedUp(2, 6), [0, 0, 6]),
    (events.NuggetsPaid(ANN, RED, (2, 0, 6)), [2, 0, 6]),
    (events.CaveIn(ANN, RED, (2, 0, 6)), [0, 0, 0]),
    (events.DebtLapsed(ANN, 6), [0, 0, 0]),
    (events.GemFound(ANN), [0, 0, 0]),
]


@pytest.mark.rule("GC-11", "GC-25", "GC-26", "GC-28", "GC-41", "GC-42")
@pytest.mark.parametrize(("event", "change"), CHANGES, ids=lambda value: type(value).__name__)
def test_coins_change_by_what_the_events_name(event, change):
    before = state()
    law = "coins change by what the events name"
    after = [20 + coins for coins in change]
    assert holds(law, before, [event], coins=after)
    for seat in range(3):
        wrong = [coins + (place == seat) for place, coins in enumerate(after)]
        assert not holds(law, before, [event], coins=wrong)
    if any(change):
        assert not holds(law, before, [], coins=after)


@pytest.mark.rule("GC-26")
def test_nobody_has_fewer_coins_than_none():
    before = state(coins=(2, 20, 20))
    law = "coins change by what the events name"
    assert holds(law, before, [events.Bought(ANN, RED, 2)], coins=[0, 20, 20])
    assert not holds(law, before, [events.Bought(ANN, RED, 3)], coins=[-1, 20, 20])


@pytest.mark.rule("GC-43")
def test_values_change_by_tiles():
    before = state()
    law = "values change by tiles"
    event = events.ValueChanged(ANN, RED, "gold 2", 5, 7)
    assert holds(law, before, [event], values=[7, 5, 5, 5])
    assert not holds(law, before, [event], values=[5, 5, 5, 5])
    assert not holds(law, before, [event], values=[7, 7, 5, 5])
    assert not holds(law, before, [], values=[5, 5, 5, 4])


@pytest.mark.rule("GC-30", "GC-31")
def test_exploited_stays_exploited():
    before = state("white blue blue", others="blue blue blue", exploited="red")
    law = "exploited stays exploited"
    assert holds(law, before)
    assert not holds(law, before, exploited=[False] * 4)
    assert not holds(law, before, hands=[[1, 2, 0], *before.hands[1:]])
    assert not holds(law, before, store=RED)
    assert holds(law, before, store=RED, ended="bag")
    assert not holds(law, before, exploited=[True, False, True, False])


@pytest.mark.rule("GC-33")
@pytest.mark.parametrize("board", ["forest", "river"])
def test_laws_are_watched_in_every_move(board, monkeypatch):
    seen = []
    match = new_country(3, 49, board)
    watched = [type(law)(law.name, lambda *move: seen.append(move) or True) for law in LAWS]
    monkeypatch.setattr(match.game, "laws", tuple(watched))
    for _ in random_moves(match, Chance(1)):
        pass
    assert len(seen) == 7 * len(match.log)
    for before, told, after in seen[:: 7 * 11]:
        assert before is not after
        assert told


@pytest.mark.parametrize("name", LAW)
def test_a_move_that_breaks_a_law_is_not_played(name, monkeypatch):
    match = country()
    law = type(LAWS[0])(name, lambda before, told, after: False)
    monkeypatch.setattr(match.game, "laws", (law,))
    before = match.position()
    with pytest.raises(LawBroken, match=name):
        match.play("place red -7,1")
    assert (match.position(), match.log) == (before, ())
