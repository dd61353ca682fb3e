"""The bots of Sutter's Mill: what they may know, what they make of a turn, and how they fare."""

from itertools import product

import pytest

from fortyniner import arena
from fortyniner.bots import LEVELS, decide, find_bot
from fortyniner.bots.search import Plan, Tree
from fortyniner.bots.sutters_mill import BASELINES, BOTS, FortyNiner
from fortyniner.bots.sutters_mill_outlook import Judgement, Outlook
from fortyniner.bots.sutters_mill_sense import Foresight, SuttersMill
from fortyniner.bots.sutters_mill_sketch import Sketch
from fortyniner.bots.sutters_mill_thumb import glance, thumb
from fortyniner.chance import Chance
from fortyniner.match import Chair, Match
from fortyniner.sutters_mill import GAME
from fortyniner.sutters_mill.town import SEATS
from tests.coloma import at, coloma, in_town, new_coloma, some_options
from tests.twins import twin_of

PLAYERS = {**BOTS, **BASELINES, "forty-niner": FortyNiner(Plan(ways=6))}
"""All that play, the forty-niner in haste."""
OLD_HAND = BOTS["old-hand"]
SENSE = SuttersMill()


def played(match: Match, names: tuple[str, ...], seed: int) -> list[str]:
    """Plays the match to its end; the moves."""
    chances = [Chance(seed).fork(f"seat {seat}") for seat in range(len(names))]
    moves = []
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chances[seat])
        move = decide(PLAYERS[names[seat]], chair)
        assert move in chair.moves
        moves.append(str(move))
        match.play(moves[-1])
    return moves


def table(match: Match):
    """The state of a match, for what may look at all of it."""
    return GAME.at(match.position(), len(match.seats), Chance(1))


def thought_out(thought):
    """What it comes to, given all the time it wants."""
    try:
        while True:
            next(thought)
    except StopIteration as done:
        return done.value


def next_move(match: Match) -> str:
    """What the old hand does at the seat whose turn it is."""
    return str(decide(OLD_HAND, match.chair(match.turn, Chance(1))))


def turn(match: Match) -> list[str]:
    """The old hand plays a turn; its moves."""
    seat, moves = match.turn, []
    while match.turn == seat:
        moves.append(next_move(match))
        match.play(moves[-1])
    return moves


def test_every_level_has_its_bot():
    assert set(BOTS) == set(LEVELS)
    assert find_bot("sutters-mill", "old-hand") is OLD_HAND


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_matches_by_legal_moves(seed):
    """In every seat count, under several options; and again the same."""
    names = [
        ("prospector", "forty-niner"),
        ("prospector", "digger", "old-hand"),
        ("greenhorn", "prospector", "forty-niner", "prospector"),
    ][seed % 3]
    match, again = (new_coloma(len(names), seed, **some_options(seed)) for _ in range(2))
    assert played(match, names, seed) == played(again, names, seed)
    assert match.standings()["over"]


@pytest.mark.parametrize("level", ["prospector", "old-hand"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_plays_with_sense_comes_to_an_end(seats, level):
    """Nobody of them lets the town come to a standstill (SM-61)."""
    match = new_coloma(seats, 49 + seats)
    played(match, (level,) * seats, 49)
    assert match.view(None)["ended"] == "vein"


def weighed(chair: Chair):
    """What the forty-niner makes of each move: a chip seldom decides, but shows in every figure."""
    tree = Tree(Foresight(), Plan(), chair)
    for number in range(6):
        yield from tree.follow(chair.chance.fork(f"way {number}"))
    return [(edge.move, edge.visits, edge.total) for edge in tree.root.edges]


def test_a_bot_decides_by_what_its_seat_may_know():
    """The same choice from the same chance, whatever the chips it has not seen are worth."""
    differed, steps = 0, set()
    for seats in SEATS:
        match = new_coloma(seats, 5 + seats, literal_bonus=seats > 2, open_purses=seats == 4)
        chance = Chance(5)
        while (seat := match.turn) is not None:
            chair = match.chair(seat, chance.copy())
            if chance.below(4 * seats) and chair.view["step"] != "bonus":
                match.play(str(decide(PLAYERS["prospector"], chair)))
                continue
            twin = twin_of(match, seat, chance)
            differed += twin.position() != match.position()
            for think in (*(bot.think for bot in PLAYERS.values()), weighed):
                here, there = (thought_out(think(one.chair(seat, chance.copy()))) for one in (match, twin))
                assert here == there
            steps.add((seats, chair.view["step"]))
            match.play(str(decide(OLD_HAND, chair)))
    assert steps == set(product(SEATS, ("start", "dig", "bonus", "town")))
    assert differed > 50


@pytest.mark.parametrize("patience", [1, 2, 25])
def test_the_old_hand_stops_thinking_when_told(patience):
    """Sent True at any pause it moves at once, and legally."""
    match, chance = new_coloma(3, 3), Chance(3)
    hurried = 0
    while (seat := match.turn) is not None and hurried < 60:
        chair = match.chair(seat, chance)
        thought = OLD_HAND.think(chair)
        try:
            for _ in range(patience):
                next(thought)
            with pytest.raises(StopIteration) as stopped:
                thought.send(True)
            move, hurried = stopped.value.value, hurried + 1
        except StopIteration as done:
            move = done.value
        assert move in chair.moves
        match.play(str(move))
    assert hurried == 60


@pytest.mark.parametrize("patience", [1, 4, 30])
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_bot_soon_stops_when_told_again_and_again(bot, patience):
    """Sent True at every pause from some on, as the page does, it moves after a few more, and legally."""
    match, chance, most = new_coloma(3, 3), Chance(3), 0
    for _ in range(60):
        seat = match.turn
        assert seat is not None
        chair = match.chair(seat, chance)
        thought, pauses, hurried = bot.think(chair), 0, None
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
    assert most <= 4


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_lead_is_the_sum_of(seats):
    """At every position, the last too, for every seat."""
    match, chance, seen = new_coloma(seats, 6), Chance(6), 0
    while match.turn is not None:
        match.play(str(decide(PLAYERS["prospector"], match.chair(match.turn, chance))))
        state = table(match)
        leads = SENSE.leads(state)
        for seat in range(seats):
            terms = SENSE.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(leads[seat])
            seen += len(terms)
    assert seen > 500
    totals = [score.total for score in match.scores.scores]
    assert [lead > 0 for lead in leads] == [total == max(totals) for total in totals]


def test_a_sketch_of_a_table_is_the_one_that_is_seen():
    """Where purses are open."""
    match, chance = new_coloma(3, 8, **{"open-purses": True}), Chance(8)
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        assert vars(Sketch.of(table(match), seat)) == vars(Sketch.seen(chair.view, seat))
        match.play(str(decide(PLAYERS["prospector"], chair)))


@pytest.mark.parametrize("seed", range(4))
def test_what_comes_to_mind_is_legal(seed):
    """Whatever nonsense went before, under several options."""
    match, chance, steps = new_coloma(2 + seed % 3, seed, **some_options(seed)), Chance(seed), set()
    while (seat := match.turn) is not None and match.view(None)["round"] < 60:
        chair = match.chair(seat, chance)
        ideas = glance(table(match))
        assert {idea.move for idea in ideas} <= set(chair.moves)
        assert thumb(table(match), chance) in chair.moves
        steps.add(chair.view["step"])
        level = chance.choice(("prospector", "prospector", "greenhorn", "anything"))
        match.play(str(decide(PLAYERS[level], chair)))
    assert steps >= {"start", "town", "dig"}


def test_ideas_are_legal_and_the_best_is_first():
    match, chance, most = new_coloma(2, 9), Chance(9), 0
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        ideas = thought_out(SENSE.ideas(chair.guess(chance.fork("guess")), chance))
        moves = [idea.move for idea in ideas]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(chair.moves)
        assert ideas[0].appeal == max(idea.appeal for idea in ideas)
        most = max(most, len(ideas))
        match.play(str(moves[0]))
    assert most > 20


def test_the_prospector_knows_its_turn():
    """It digs with three in the camp, plays the highest card for a deed, and brings out what lies on top."""
    assert first("RIVER RIVER RIVER RIVER RIVER", "MILL", gone=20, winding="a") == "prospect"
    assert first("MILL", "HOOK", step="town", purses=[6, 6]) == "play A MILL"
    late = {"gone": 68, "winding": "ab", "MILL": "aA", "HOOK": "aK bQ"}
    assert first("MILL HOOK", "HOOK", step="town", **late) == "remove MILL"


def first(*standing: str, **parts: object) -> str:
    """What comes to Ann's mind first."""
    return str(thumb(table(coloma(*standing, **parts)), Chance(1)))


@pytest.mark.parametrize(
    ("one", "seats", "other", "matches"),
    [
        ("old-hand", 2, "digger", 6),
        ("old-hand", 2, "greenhorn", 8),
        ("old-hand", 3, "greenhorn", 6),
        ("prospector", 2, "digger", 6),
        ("prospector", 2, "greenhorn", 12),
        ("old-hand", 2, "prospector", 16),
    ],
)
def test_a_player_beats_lesser_ones(one, seats, other, matches):
    """One against others of a kind, from each seat in turn, wins more than its share beyond doubt."""
    wins = 0.0
    for number in range(matches):
        own = number % seats
        match = new_coloma(seats, 100 + number)
        played(match, tuple(one if seat == own else other for seat in range(seats)), number)
        winners = match.standings()["winners"]
        wins += (own in winners) / len(winners)
    assert arena.interval(wins / matches, matches)[0] > 1 / seats


def test_it_runs_its_businesses():
    """With three deeds, a prospector in the camp and nothing pressing it digs, and takes the bonus."""
    match = coloma("RIVER MILL", "BATH", winding="ab", MILL="aA", HALL="aK", CHURCH="aQ", BATH="bK")
    moves = turn(match)
    assert moves[0] == "prospect"
    assert moves[-1] == "bonus"


def test_it_plays_cards_while_there_is_time():
    """At the beginning it brings prospectors, plays a high card for a deed, and stays Building Up."""
    moves = turn(new_coloma(3, 2, start="1"))
    assert moves[0] == "town"
    assert any(move.startswith("bring") for move in moves)
    assert any(move.startswith(("play A", "play K")) for move in moves)


LYING = {"MILL": "aA", "HOOK": "aK", "STORE": "a10", "HALL": "bQ"}
"""Ann has three high cards in town."""


def test_it_winds_down_when_time_is_short():
    """Five chips are left and Ben may dig: Ann switches and brings out what counts most."""
    match = coloma(
        "MILL HOOK STORE MINE", "HALL MINE", left=8, gone=61, closed="BATH EXPRESS CHURCH", **LYING
    )
    moves = turn(match)
    assert moves[0] == "wind down"
    assert "remove MILL" in moves
    assert "remove HOOK" in moves


def test_it_does_not_wind_down_as_long_as_there_is_time():
    match = coloma("MILL HOOK STORE RIVER", "HALL RIVER", gone=6, **LYING)
    assert turn(match)[0] != "wind down"


def test_it_leaves_cards_before_men():
    """With one action that costs nothing it brings out the ace rather than itself."""
    match = in_town("MILL MILL", "MINE MINE", winding="a", purses=[0, 6], left=4, gone=68, MILL="aA")
    assert next_move(match) == "remove MILL"


def test_it_ends_the_game_when_that_wins():
    """Ann is far ahead and can take the last chips."""
    match = coloma("MINE MINE", "HALL", winding="ab", purses=[40, 6], left=2, gone=70, HALL="bA")
    moves = turn(match)
    assert moves[0] == "prospect"
    assert match.view(None)["ended"] == "vein"


def test_what_the_outlook_makes_of_time():
    """A card that lies in town promises the more, the more chips are left; and less under another's."""

    def promise(gone: int, stack: str) -> float:
        match = coloma("HOOK", "HOOK RIVER HILL MINE", winding="a", gone=gone, HOOK=stack)
        sketch = Sketch.seen(match.view(0), 0)
        return Outlook(Judgement(future=0.0, ready=0.0, again=0.0)).points(sketch)[0]

    assert promise(0, "aA") > promise(48, "aA") > promise(64, "aA") > promise(70, "aA")
    assert promise(64, "aA") > promise(64, "aA bK")
    assert promise(70, "aA") < 6


def test_a_sketch_goes_the_way_of_the_engine():
    """Whatever may be done in town leads to the same table on both."""
    match, chance, checked = new_coloma(3, 8), Chance(8), 0
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        if chair.view["step"] == "town" and len(chair.moves) > 1:
            sketch = Sketch.seen(chair.view, seat)
            for move in (chance.choice(chair.moves[:-1]) for _ in range(3)):
                done = sketch.done(getattr(move, "action", move))
                assert done is not None
                after, (same,) = done
                table = chair.guess(chance)
                table.play(same)
                seen = Sketch.seen(table.view(seat), seat)
                for part in ("purses", "crew", "hands", "standing", "scored", "stacks", "closed", "lost"):
                    assert getattr(after, part) == getattr(seen, part), (part, str(move))
                assert (after.actions, after.used) == (seen.actions, seen.used)
                checked += 1
        match.play(str(decide(OLD_HAND, chair)))
    assert checked > 300
    assert at(match, "ended") == "vein"
