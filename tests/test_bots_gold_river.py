"""The bots of Gold River: what they may know, what they do with each card, and how well they play."""

import sys
from functools import partial
from itertools import product

import pytest

from fortyniner import arena
from fortyniner.bots import LEVELS, decide, find_bot
from fortyniner.bots.gold_river import BASELINES, BOTS, SENSE, Blurred, FortyNiner, OldHand
from fortyniner.bots.gold_river_worth import future, worths
from fortyniner.bots.search import Plan
from fortyniner.chance import Chance
from fortyniner.gold_river.cards import SEATS
from fortyniner.match import Chair, Match
from tests.river import new_river, play, river, some_options
from tests.test_parity import IN_PYODIDE, told_by

QUICK = {**BOTS, "forty-niner": FortyNiner(Plan(ways=6))}
"""The levels, the highest of them with less to think about."""
PLAYERS = {**QUICK, **BASELINES}


def choice(match: Match, bot=None) -> str:
    """What the bot, an old hand unless told otherwise, would do now."""
    assert match.turn is not None
    return str(decide(bot or OldHand(SENSE), match.chair(match.turn, Chance(1))))


def test_every_level_has_its_bot():
    assert set(BOTS) == set(LEVELS)
    assert find_bot("gold-river", "old-hand") is BOTS["old-hand"]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", SEATS)
def test_bots_play_whole_matches_by_legal_moves(seats, seed):
    match, chance, names = new_river(seats, seed, **some_options(seed)), Chance(seed), list(PLAYERS)
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        move = decide(PLAYERS[names[(seat + seed) % len(names)]], chair)
        assert move in chair.moves
        match.play(str(move))
    assert match.standings()["over"]


def test_a_bot_decides_by_what_its_seat_may_know():
    """The same choice from the same chance, whatever lies in the deck and in hidden stashes."""
    decided, poorer = set(), 0
    for seed, seats in enumerate(SEATS):
        match, chance = new_river(seats, seed, poker=bool(seed % 2), hidden_stashes=True), Chance(seed)
        while (seat := match.turn) is not None:
            chair = match.chair(seat, chance.copy())
            twin = chair.guess(chance.fork("guess"))
            guess = partial(twin.copy().guess, seat)
            other = Chair(chair.game, seat, twin.view(seat), twin.moves(), guess, chance.copy())
            assert other.view == chair.view
            poorer += twin.position()["stashes"] != match.position()["stashes"]
            for bot in QUICK.values():
                chair.chance.state = other.chance.state = chance.state
                assert decide(bot, chair) == decide(bot, other)
            decided.add(chair.view["phase"])
            match.play(str(decide(BOTS["old-hand"], match.chair(seat, chance))))
    assert decided >= {"bid", "take", "discard", "target", "telegraph", "bank"}
    assert poorer > 100


@pytest.mark.parametrize("patience", [1, 2, 5, 20])
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_bot_stops_thinking_when_told(bot, patience):
    """Sent True at every pause from some on, as the page does, it moves after at most one more, legally."""
    match, chance, most = new_river(4, 3), Chance(3), 0
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        thought, pauses, hurried = bot.think(chair), 0, None
        try:
            while True:
                thought.send(hurried)
                pauses += 1
                hurried = pauses >= patience or None
        except StopIteration as done:
            move = done.value
        assert move in chair.moves
        most = max(most, pauses - patience)
        match.play(str(move))
    assert most <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_forty_niner_decides_alike_from_the_same_chance(seats):
    """And leaves the chair and its guesses as they were."""
    match, chance = new_river(seats, 7, poker=True), Chance(7)
    for _ in range(40):
        seat = match.turn
        if seat is None:
            break
        before = match.position()
        first, second = (decide(PLAYERS["forty-niner"], match.chair(seat, chance.copy())) for _ in range(2))
        assert first == second
        assert match.position() == before
        match.play(str(first))


# What the table is worth


@pytest.mark.parametrize("seats", SEATS)
def test_the_terms_add_up_to_the_lead(seats):
    match, chance, opened = new_river(seats, seats, poker=bool(seats % 2)), Chance(seats), 0
    while (seat := match.turn) is not None:
        guess = match.chair(seat, chance).guess(chance.fork("guess"))
        for each, lead in enumerate(SENSE.leads(guess)):
            terms = SENSE.terms(guess, each)
            assert sum(terms.values()) == pytest.approx(lead)
            opened += terms["buildings"] > 0
        match.play(str(decide(BOTS["prospector"], match.chair(seat, chance))))
    assert opened > 10


def test_who_is_rich_leads_and_the_others_do_not():
    """Of four that differ by nuggets alone the richest leads what lies between the next and the average."""
    match = river("SN-02", "NL-02", "CM-03", "TK-03", phase="over", turn=None, stashes=(30, 18, 10, 10))
    state = match.chair(0, Chance(1)).guess(Chance(1))
    points = worths(state, future(state))
    assert points == [float(score.total) for score in state.standings().scores]
    most, average = max(points[1:]), sum(points[1:]) / 3
    assert SENSE.leads(state)[0] == pytest.approx(points[0] - (most + average) / 2)


@pytest.mark.parametrize("seats", SEATS)
def test_ideas_are_legal_and_leave_the_guess_alone(seats):
    match, chance, phases = new_river(seats, 20 + seats), Chance(1), set()
    while (seat := match.turn) is not None:
        guess = match.chair(seat, chance).guess(chance.fork("guess"))
        before, thought = guess.position(), SENSE.ideas(guess, chance)
        try:
            while True:
                next(thought)
        except StopIteration as done:
            ideas = done.value
        assert guess.position() == before
        appeals = [idea.appeal for idea in ideas]
        assert appeals == sorted(appeals, reverse=True)
        assert {idea.move for idea in ideas} <= set(guess.moves())
        assert len({idea.move for idea in ideas}) == len(ideas)
        assert SENSE.thumb(guess, chance) in guess.moves()
        assert guess.position() == before
        phases.add(guess.phase)
        match.play(str(ideas[0].move))
    assert phases >= {"bid", "take", "discard"}


# One card for each


@pytest.mark.parametrize(
    ("stashes", "said"), [((9, 8, 25, 12), "3 6"), ((9, 3, 2, 5), "4 5"), ((9, 0, 4, 0), "3 4")]
)
def test_a_hold_up_names_six_against_the_richest(stashes, said):
    """Six comes up 26 times in 36 and brings most, 4.33; who has less is asked for all there is."""
    match = river("A-HOLDUP", "", "", "", phase="target", card="A-HOLDUP", stashes=stashes, winner=0)
    assert choice(match) == f"holdup {said}"


def test_a_hold_up_does_not_know_hidden_stashes():
    chosen = {
        choice(
            river(
                "A-HOLDUP",
                "",
                "",
                "",
                phase="target",
                card="A-HOLDUP",
                winner=0,
                stashes=s,
                hidden_stashes=True,
            )
        )
        for s in ((9, 8, 25, 12), (9, 25, 8, 12), (9, 0, 3, 1))
    }
    assert len(chosen) == 1


def last_roll(*areas: str, dice: tuple[int, int], **parts) -> Match:
    """The roll of the last round waits for the Telegraph of the first seat."""
    return river(*areas, phase="telegraph", dice=dice, winner=0, turn=0, round=10, **parts)


def test_the_telegraph_makes_the_change_that_brings_most():
    """Nine pays 7 and eight 5; only one die at a time is turned."""
    areas = ("A-TELEGRAPH SN-09 TK-08", "", "", "")
    assert choice(last_roll(*areas, dice=(3, 2))) == "telegraph 2 6"
    assert choice(last_roll(*areas, dice=(2, 1))) == "telegraph 2 6"
    assert choice(last_roll(*areas, dice=(6, 3))) == "keep"


def test_the_telegraph_spoils_what_the_others_would_get():
    areas = ("A-TELEGRAPH", "CM-07 NL-07", "CM-12", "")
    assert choice(last_roll(*areas, dice=(5, 2))).startswith("telegraph")
    assert choice(last_roll(*areas, dice=(5, 3))) == "keep"


def test_the_telegraph_waits_for_a_better_roll_while_there_are_some():
    areas = ("A-TELEGRAPH SN-09 TK-08 NL-05", "", "", "")
    assert choice(last_roll(*areas, dice=(1, 1))) == "telegraph 1 4"
    early = river(*areas, phase="telegraph", dice=(1, 1), winner=0, turn=0, round=3)
    assert choice(early) == "keep"


def banking(stash: int, banked: int, round: int) -> str:
    """What the first of four does with its Bank after the roll of that round of ten."""
    parts = {"phase": "bank", "winner": 0, "turn": 0, "round": round, "banked": banked}
    return choice(river("B-BANK SN-02", "CM-03", "NL-02", "TK-03", stashes=(stash, 9, 9, 9), **parts))


def test_the_bank_gets_what_can_be_spared_until_the_bonus_is_sure():
    assert banking(stash=9, banked=0, round=5) == "bank 3"
    assert banking(stash=14, banked=0, round=5) == "bank 5"
    assert banking(stash=14, banked=9, round=5) == "bank 1"
    assert banking(stash=5, banked=0, round=5) == "bank 0"
    assert banking(stash=10, banked=10, round=5) == "bank 0"


def test_the_bank_is_filled_in_time():
    assert banking(stash=7, banked=0, round=9) == "bank 5"
    assert banking(stash=7, banked=5, round=10) == "bank 5"
    assert banking(stash=3, banked=2, round=10) == "bank 3"


def test_the_winner_discards_what_its_left_neighbour_wants_most():
    """Ben has Claims in New London; all others have as good a card left."""
    match = river(
        "CM-07", "NL-07 NL-06", "TK-07", "TK-06", phase="discard", taken="CM-10", winner=0, mayors={"NL": 1},
        offer="TK-03 NL-09 TK-11 WR-DOUBLES1",
    )  # fmt: skip
    assert choice(match) == "discard NL-09"


def test_the_winner_takes_the_claim_that_makes_it_mayor():
    """Among mines that show and strike alike, the one of its own town."""
    match = river("NL-07", "", "", "", winner=0, offer="TK-09 NL-09 SN-03 CM-03 SN-06")
    assert choice(match) == "take NL-09"


def test_a_fee_is_weighed():
    """Two nuggets for a mine as good as another are not paid."""
    areas, offer = ("SN-02", "NL-07 NL-06", "", ""), "NL-09 TK-09 WR-ODD1"
    assert choice(river(*areas, turn=0, winner=3, offer=offer, mayors={"NL": 1})) == "take TK-09"


def test_the_bandit_takes_what_makes_it_mayor_in_place_of_another():
    match = river(
        "A-BANDIT SN-07", "SN-09 SN-03", "", "", phase="target", card="A-BANDIT", winner=0, mayors={"SN": 1}
    )
    assert choice(match) == "bandit SN-09"


def test_the_judge_gives_little_for_much():
    match = river("A-JUDGE CM-08 TK-08", "NL-04 SN-09", "CM-12", "", phase="target", card="A-JUDGE", winner=0)
    assert choice(match) == "judge CM-08 for SN-09"


def test_dynamite_hits_who_is_ahead():
    """The same kind of mine stands at the poorest and at the richest."""
    areas = ("A-DYN1", "NL-09", "TK-09", "")
    for rich in (1, 2):
        stashes = [15, 5, 5, 5]
        stashes[rich] = 40
        match = river(*areas, phase="target", card="A-DYN1", winner=0, stashes=stashes)
        assert choice(match) == ("dynamite NL-09", "dynamite TK-09")[rich - 1]


def test_a_new_vein_lies_where_gold_is_struck_most():
    match = river("A-VEIN SN-02 CM-07 TK-03", "", "", "", phase="target", card="A-VEIN", winner=0)
    assert choice(match) == "vein CM-07"


def test_the_mustang_is_used_when_it_pays():
    """Dutch would get what two others leave; with nothing to gain he saves it."""
    areas, parts = (
        ("TK-06", "CM-12", "CM-07", "A-MUSTANG NL-07"),
        {"phase": "mustang", "winner": 0, "turn": 3},
    )
    assert choice(river(*areas, offer="A-GOLD WR-ODD1 SN-04", **parts)) == "mustang"
    assert choice(river(*areas, offer="SN-06 SN-04 CM-08", **parts)) == "hold"


# The auction


def last_auction(offer: str, *areas: str, **parts) -> Match:
    """The auction of the last round, Ann first."""
    return river(*areas, phase="bid", turn=0, first=0, offer=offer, round=10, **parts)


def test_nobody_bids_for_cards_that_are_all_alike():
    """They bring a nugget each."""
    match = last_auction("SN-04 SN-06 CM-08 WR-EVEN1 WR-ODD1", "TK-03", "TK-05", "TK-06", "TK-07")
    for _ in match.seats:
        assert choice(match) == "pass"
        play(match, "pass")


@pytest.mark.parametrize("bot", QUICK.values(), ids=QUICK)
def test_gold_is_fought_for_but_not_above_its_worth(bot):
    """It brings 10, every other card hardly anything; who wins it may pay that much and not more."""
    match = last_auction(
        "A-GOLD SN-04 SN-06 CM-08 WR-EVEN1", "TK-03", "TK-05", "TK-06", "TK-07", stashes=[40] * 4
    )
    while match.view(None)["phase"] == "bid":
        play(match, choice(match, bot))
    assert 3 <= match.view(None)["bid"] <= 10 + (bot is BOTS["greenhorn"]) * Blurred.blur


def test_no_bid_from_who_gets_as_good_a_card_without():
    """There are two of the best card, and Ben, on the left of Ann, will choose after her."""
    offer = "A-DYN1 A-DYN2 SN-04 SN-06 CM-08"
    parts = {"first": 0, "bid": 3, "bidder": 0}
    assert (
        choice(river("TK-03", "TK-05", "TK-06", "TK-07", phase="bid", turn=1, offer=offer, **parts)) == "pass"
    )


# Two players


def two(*areas: str, offer: str, bid: int, **parts) -> Match:
    """Ben has won with that bid, and Ann chooses last."""
    return river(*areas, winner=1, turn=0, offer=offer, bid=bid, **parts)


def test_the_loser_of_two_takes_the_better_of_card_and_nuggets():
    assert choice(two("", "SN-02", offer="SN-09", bid=4)) == "take SN-09"
    assert choice(two("", "SN-02", offer="SN-09", bid=14, round=11)) == "take SN-09"
    assert choice(two("", "SN-02", offer="SN-04", bid=14)) == "take nuggets"


def test_the_loser_of_two_avoids_a_fee_that_is_more_than_the_claim():
    match = two("", "SN-02 SN-03 SN-07 SN-09", offer="SN-04", bid=0, mayors={"SN": 1}, round=11)
    assert choice(match) == "take nuggets"


def test_the_winner_of_two_leaves_the_worse_card():
    match = river("TK-07", "SN-02", phase="discard", taken="NL-07", winner=0, bid=3, offer="TK-10 CM-08")
    assert choice(match) == "discard TK-10"


# How well they play


def shares(one: str, others: str, seats: int, deals: int) -> list[float]:
    """What part of the win one player has among others, in every seat of so many deals."""
    found = []
    for number, place in product(range(deals), range(seats)):
        names = [one if seat == place else others for seat in range(seats)]
        found.append(arena.play_out("gold-river", names, 1000 * seats + number).share(place))
    return found


@pytest.mark.parametrize(
    ("one", "others", "seats", "deals"),
    [
        ("prospector", "greenhorn", 2, 40),
        ("old-hand", "prospector", 2, 8),
        ("old-hand", "greenhorn", 2, 15),
        ("old-hand", "greenhorn", 4, 12),
        ("old-hand", "never-bids", 2, 5),
        ("old-hand", "never-bids", 4, 5),
        ("greenhorn", "any-move", 2, 5),
        ("greenhorn", "any-move", 5, 2),
    ],
)
def test_the_better_bot_wins_more_than_its_part(one, others, seats, deals):
    """Even at the lower end of what such a sample may mean."""
    found = shares(one, others, seats, deals)
    low, _ = arena.interval(sum(found) / len(found), len(found))
    assert low > 1 / seats


def test_the_bots_decide_alike_in_pyodide():
    script, matches = "tests/parity/bots.py", "1"
    here, there = (told_by(python, script, matches) for python in ([sys.executable], IN_PYODIDE))
    assert here.count("Fortyniner record") == len(SEATS)
    assert there == here
