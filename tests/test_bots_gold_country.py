"""The bots of Gold Country: what they may know, that their moves are legal, and how well they play."""

from collections import Counter
from itertools import product
from types import SimpleNamespace

import pytest

from fortyniner.arena import interval
from fortyniner.bots import LEVELS, decide, find_bot
from fortyniner.bots.gold_country import BASELINES, BOTS, CARD, SENSE, advise
from fortyniner.bots.gold_country_worth import lead
from fortyniner.bots.search import Plan, Searcher
from fortyniner.chance import Chance
from fortyniner.gold_country.box import SEATS
from fortyniner.gold_country.moves import TakeToken, Third
from fortyniner.match import Match
from tests.country import BOARDS, at, country, nearly_shut, new_country, play
from tests.twins import twin_of

PLAYERS = {**BOTS, **BASELINES, "forty-niner": Searcher(SENSE, Plan(ways=5))}
BOTH = pytest.mark.parametrize("board", BOARDS)


def choice(match: Match, bot=None) -> str:
    """What the bot, an old hand unless told otherwise, would do now."""
    assert match.turn is not None
    return str(decide(bot or BOTS["old-hand"], match.chair(match.turn, Chance(1))))


def played(names, seed: int, board: str) -> Match:
    """A whole match between players of these names, by seat."""
    match, chance = new_country(len(names), seed, board), Chance(seed).fork("choices")
    while (seat := match.turn) is not None:
        match.play(str(decide(PLAYERS[names[seat]], match.chair(seat, chance))))
    return match


def test_every_level_has_its_bot():
    assert set(BOTS) == set(LEVELS)
    assert find_bot("gold-country", "old-hand") is BOTS["old-hand"]


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_bots_play_whole_matches_by_legal_moves(seats, board):
    for seed, start in enumerate((new_country, nearly_shut)):
        match = start(seats=seats, seed=seed, board=board)
        chance, names = Chance(seed), list(PLAYERS)
        while (seat := match.turn) is not None:
            chair = match.chair(seat, chance)
            move = decide(PLAYERS[names[(seat + seed) % len(names)]], chair)
            assert move in chair.moves
            match.play(str(move))
        assert match.standings()["over"]


@BOTH
def test_the_same_chance_decides_alike(board):
    records = {played(["old-hand", "greenhorn", "any-move"], 5, board).record for _ in range(2)}
    assert len(records) == 1


@BOTH
def test_a_bot_decides_by_what_its_seat_may_know(board):
    """The same choice from the same chance, whatever the others hold and whatever will be drawn."""
    decided, differed = set(), 0
    for seats in SEATS:
        match, chance = new_country(seats, 4, board), Chance(4)
        while (seat := match.turn) is not None:
            chair = match.chair(seat, chance.copy())
            if len(match.log) % 5 == 0:
                twin = twin_of(match, seat, chance)
                differed += twin.position() != match.position()
                for bot in PLAYERS.values():
                    here, there = (decide(bot, one.chair(seat, chance.copy())) for one in (match, twin))
                    assert here == there
                decided.add((seats, chair.view["step"]))
            chance.word()
            match.play(str(decide(BOTS["old-hand"], chair)))
    assert decided >= set(product(SEATS, ("open", "placing", "placed")))
    assert differed > 50


@pytest.mark.parametrize("patience", [1, 4, 30])
@pytest.mark.parametrize("name", ["greenhorn", "old-hand", "forty-niner"])
def test_a_bot_stops_thinking_when_told(name, patience):
    """Sent True at every pause from some on, as the page does, it moves after a few more, and legally."""
    match, chance, most = new_country(3, 3, "river"), Chance(3), 0
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        thought, pauses, hurried = PLAYERS[name].think(chair), 0, None
        try:
            while True:
                thought.send(hurried)
                pauses += 1
                hurried = pauses > patience or None
        except StopIteration as done:
            move = done.value
        assert move in chair.moves
        most = max(most, pauses - patience)
        match.play(str(move))
    assert 0 < most <= 10


# What they do


def test_gold_is_taken_and_fools_gold_is_not():
    tiles = {"-6,0": "gold 2", "-6,-1": "fool 3"}
    parts = {"step": "placing", "tiles": tiles, "seats": 2, "others": "white blue blue"}
    match = country("red red red", cards=((3, 1, 1, 1), (0, 1, 1, 1)), **parts)
    before = at(match, "values")[0]
    while at(match, "step") == "placing":
        match.play(choice(match))
    assert at(match, "values")[0] >= before + 2


def test_a_cave_in_is_for_the_mine_of_others():
    tiles = {"-6,0": "cave-in", "-6,-1": "cave-in"}
    parts = {"step": "placing", "tiles": tiles, "seats": 2, "others": "white blue blue"}
    rich = country("red red red", cards=((5, 1, 1, 1), (0, 1, 1, 1)), **parts)
    assert choice(rich) not in ("place red -6,0", "place red -6,-1")
    poor = country("red red red", cards=((0, 1, 1, 1), (5, 1, 1, 1)), **parts)
    assert choice(poor) in ("place red -6,0", "place red -6,-1")


def test_a_cave_in_is_paid_with_the_cards_that_are_worth_least():
    parts = {"seats": 2, "board": "river", "tiles": {"-7,1": "cave-in"}, "coins": (20, 0)}
    match = country(values=(5, 12, 3, 12), **parts)
    play(match, "place red -7,1")
    assert (match.turn, at(match, "step")) == (1, "paying")
    assert choice(match) in ("return blue", "return red")


@BOTH
def test_a_hint_says_what_its_order_comes_from(board):
    """Its terms tell the moves apart by as much as their appeal does, but for the worth of an action card."""
    compared = 0
    for seed in range(2):
        match, chance = new_country(3, seed, board), Chance(seed)
        while (seat := match.turn) is not None:
            chair = match.chair(seat, chance)
            if len(chair.moves) > 1 and len(match.log) % 4 == 0:
                guess = chair.guess(Chance(seed))
                assert sum(SENSE.terms(guess, seat).values()) == pytest.approx(lead(guess, seat))
                gains = []
                for found in decide(SimpleNamespace(think=advise), chair):
                    spent = CARD if isinstance(found.move, Third | TakeToken) else 0.0
                    gains.append((found.appeal, sum(found.changes.values()) - spent))
                (best, gain), (other, less) = gains
                assert best - other == pytest.approx(gain - less)
                compared += 1
            match.play(str(decide(BOTS["prospector"], chair)))
    assert compared > 40


# How well they play


@pytest.mark.parametrize(
    ("one", "others", "seats", "deals"),
    [("old-hand", "greenhorn", 2, 4), ("old-hand", "any-move", 3, 2), ("greenhorn", "any-move", 2, 4)],
)
def test_the_better_bot_wins_more_than_its_part(one, others, seats, deals):
    """Even at the lower end of what such a sample may mean; in every seat of every deal, on both boards."""
    shares = []
    for number, place, board in product(range(deals), range(seats), BOARDS):
        names = [one if seat == place else others for seat in range(seats)]
        winners = played(names, 100 * seats + number, board).scores.winners
        shares.append((place in winners) / len(winners))
    low, _ = interval(sum(shares) / len(shares), len(shares))
    assert low > 1 / seats


def test_the_old_hand_uses_action_cards_at_times_and_ends_by_the_veins_mostly():
    used, ends = Counter(), Counter()
    for seed, board in product(range(4), BOARDS):
        match = played(["old-hand"] * 3, seed, board)
        ends[at(match, "ended")] += 1
        for ply in match.log:
            used.update(event.card for event in ply.events if type(event).__name__ == "CardUsed")
    assert used.total() >= 4
    assert ends["veins"] > ends["bag"]


def test_the_greenhorn_leaves_action_cards_alone():
    match = played(["greenhorn"] * 2, 1, "forest")
    assert not any(type(event).__name__ == "CardUsed" for ply in match.log for event in ply.events)
