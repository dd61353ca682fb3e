"""The bots of Gold Hunting: what they may know, how well they weigh, and that they stop when told to."""

from collections import Counter
from itertools import chain, permutations
from statistics import mean, stdev

import pytest

from fortyniner.arena import SURE
from fortyniner.bots import LEVELS, Thought, decide, find_bot
from fortyniner.bots.gold_hunting import BASELINES, BOTS, FortyNiner
from fortyniner.bots.gold_hunting_solver import (
    ALL,
    MARKER,
    POINT,
    best,
    options,
    outcomes,
    packed,
    solve,
    worth,
)
from fortyniner.chance import Chance
from fortyniner.gold_hunting import GAME
from fortyniner.gold_hunting.moves import Call, Rush, Stop, Store
from fortyniner.match import Match
from fortyniner.refusal import BadSeat
from tests.tables import new_match, position
from tests.twins import twin_of

PLAYERS = {**BOTS, **BASELINES}


def thought_out(thought: Thought):
    """What a generator of the bots returns when it is given all the time it wants."""
    try:
        while True:
            next(thought)
    except StopIteration as done:
        return done.value


@pytest.fixture(scope="module")
def score_plan():
    """The values of the highest mean score, for every marker."""
    return thought_out(solve(ALL, 0, [-1, -2, -3], float))


def test_every_level_has_its_bot():
    assert set(BOTS) == set(LEVELS)
    assert find_bot("gold-hunting", "old-hand") is BOTS["old-hand"]
    with pytest.raises(BadSeat):
        find_bot("gold-hunting", "sheriff")


@pytest.mark.parametrize(
    "names", [("forty-niner", "old-hand"), ("old-hand", "greenhorn"), ("prospector", "any-move")]
)
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_matches_by_legal_moves(names, seed):
    match, chance = new_match(seed), Chance(seed)
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        move = decide(PLAYERS[names[seat]], chair)
        assert move in chair.moves
        match.play(str(move))
    assert match.standings()["over"]


def test_a_bot_decides_by_what_its_seat_may_know():
    """The same choice from the same chance, whatever the other hid and whichever marker it holds."""
    differed = 0
    for seed in range(2):
        match, chance = new_match(seed), Chance(seed)
        while (seat := match.turn) is not None:
            twin = twin_of(match, seat, chance)
            differed += twin.position() != match.position()
            for bot in PLAYERS.values():
                here, there = (decide(bot, one.chair(seat, chance.copy())) for one in (match, twin))
                assert here == there
            match.play(str(decide(BOTS["forty-niner"], match.chair(seat, chance))))
    assert differed > 20


def endgame(left: str, mine: str, ben: str, number: int = 1, stored: str = "", step: str = "open") -> dict:
    """Ann is to move and has these pieces `left` to mine, Ben has done all he can: theirs is what they have.

    `number` is that of Ann's marker, unless she stored.
    """
    return position(
        ("", left),
        (mine, ben),
        (stored, ""),
        markers=("boxed" if stored else "down", "gone"),
        numbers=(number, number % 3 + 1),
        step=step,
        round=9,
        start="lot",
    )


ENDGAMES = {
    "nothing yet": endgame("1.2/2.2", mine="", ben="2.2.1", number=3),
    "a goldrush": endgame("3.1/1.2", mine="2.1", ben="2.2.1.1", number=2),
    "a success, then a goldrush": endgame("3.2/1.1", mine="2.1", ben="2.2.2", number=2, step="more"),
    "a storing": endgame("1.2/1.1", mine="3.2.1", ben="3.2.1", number=3),
    "a success, then a storing": endgame("1.1/2/1", mine="3.2.1", ben="3.2.1", number=3, step="more"),
    "stored before": endgame("2.2/1.3", mine="2", ben="3.2.2.2", stored="2.3"),
    "just stored": endgame("1.2/2.3", mine="", ben="3.3", stored="1.1.2", step="stored"),
    "a marker of a kind that is gone": endgame("2/2.1", mine="2.2", ben="2.2.1.1", number=3),
}


def hidden_in(veins: list[list[int]]) -> int:
    """What the veins hold, for the solver."""
    return packed(list(chain.from_iterable(veins)))


def kept(marker: str, number: int, stored: list[int]) -> int:
    """What a seat keeps besides its pile, for the solver."""
    return {"down": -number, "up": MARKER}.get(marker, packed(stored))


def forty_niner_moves(place: dict):
    """What the forty-niner would do as Ann."""
    return decide(FortyNiner(), Match.at("gold-hunting", place, ["Ann", "Ben"]).chair(0, Chance(1)))


def worlds(place: dict) -> list:
    """A state for every order of Ben's hidden pieces, each as likely as the others."""
    mined, veins = place["veins"]
    states = []
    for order in sorted(set(permutations(chain.from_iterable(veins)))):
        heap = list(order)
        arranged = [[heap.pop() for _ in vein] for vein in veins]
        states.append(GAME.at(place | {"veins": [mined, arranged]}, 2, Chance(1)))
    return states


def expectimax(states: list, seen: dict) -> float:
    """Ann's best chance to win (a draw is half) when any of the states may be the true one, by the engine."""
    if states[0].turn() is None:
        winners = [state.standings().winners for state in states]
        return sum({(0,): 1.0, (): 0.5, (1,): 0.0}[won] for won in winners) / len(states)
    key = tuple(str(state.position()) for state in states)
    if key not in seen:
        seen[key] = max(after(states, move, seen) for move in states[0].moves())
    return seen[key]


def after(states: list, move, seen: dict) -> float:
    """The value of a move of Ann: she sees what comes up, and thinks on with the states that agree."""
    agreeing: dict[str, list] = {}
    for state in states:
        later = state.copy()
        later.play(move)
        agreeing.setdefault(str(later.view(0)), []).append(later)
    return sum(len(part) * expectimax(part, seen) for part in agreeing.values()) / len(states)


@pytest.mark.parametrize("name", ENDGAMES)
def test_the_old_hand_is_exact_against_a_known_score(name):
    """Its plan has the value that brute force over the real engine has, and its move reaches that value."""
    place, seen = ENDGAMES[name], {}
    states = worlds(place)
    value = expectimax(states, seen)
    assert after(states, forty_niner_moves(place), seen) == pytest.approx(value, abs=1e-5)

    other = worth(packed(place["piles"][1]), 0)
    hidden, pile = hidden_in(place["veins"][1]), packed(place["piles"][0])
    keep = kept(place["markers"][0], place["numbers"][0], place["stores"][0])
    plan = thought_out(solve(hidden, pile, [keep], lambda end: (end > other) + (end == other) / 2))
    assert max(value for value, _ in options(plan, hidden, pile, keep)) == pytest.approx(value, abs=1e-12)


def test_the_endgames_ask_for_every_kind_of_move():
    assert {type(forty_niner_moves(place)) for place in ENDGAMES.values()} == {Call, Rush, Stop, Store}


def engine_move(action, vein: int):
    """The move of the engine for an action of the solver."""
    if isinstance(action, int):
        return Call(action, vein)
    return Rush(vein) if action is Rush else Store()


def planned(state, plan):
    """Ann's action by a plan; where she may stop she does, since stopping is free and opens the next turn."""
    if state.step == "more":
        state.play(Stop())
    keep = kept(state.markers[0], state.numbers[0], state.stores[0])
    return best(options(plan, hidden_in(state.veins[1]), packed(state.piles[0]), keep))


def ends(state, plan, chance: float, found: Counter) -> Counter:
    """The chances of Ann's final worths when she goes by the plan, by the engine; adds them to `found`."""
    if state.turn() is None:
        pieces = state.piles[0] + state.stores[0]
        doubles = pieces.count(2) + (state.markers[0] == "up")
        found[state.standings().scores[0].total, pieces.count(3), doubles] += chance
        return found
    action = planned(state, plan)
    if action is Store:
        state.play(Store())
        return ends(state, plan, chance, found)
    left = sum(map(len, state.veins[1]))
    for vein, pieces in enumerate(state.veins[1]):
        if pieces:
            later = state.copy()
            later.play(engine_move(action, vein))
            ends(later, plan, chance * len(pieces) / left, found)
    return found


@pytest.mark.parametrize("name", ENDGAMES)
def test_outcomes_are_those_of_the_engine(name, score_plan):
    """The chances of final worths, triples and doubles too, for veins whose order is known."""
    place = ENDGAMES[name]
    by_engine = ends(GAME.at(place, 2, Chance(1)), score_plan, 1.0, Counter())
    keep = kept(place["markers"][0], place["numbers"][0], place["stores"][0])
    found = thought_out(outcomes(score_plan, place["veins"][1], packed(place["piles"][0]), {keep: 1.0}))
    split = {(end // POINT, end % POINT // 8, end % 8): chance for end, chance in found.items()}
    assert split == pytest.approx(dict(by_engine))


def test_the_plan_has_the_mean_score_it_says(score_plan):
    """Ann mines alone from the start, with marker 2, by the plan, in seeded matches of the engine."""
    chance, hides, scores = Chance(49), new_match().chair(0, Chance(1)).moves, []
    for _ in range(1500):
        place = position(numbers=(2, 1)) | {
            "veins": [[[]] * 4, [list(v) for v in chance.choice(hides).veins]]
        }
        state = GAME.at(place, 2, chance)
        while state.turn() is not None:
            action = planned(state, score_plan)
            vein = chance.choice([vein for vein, pieces in enumerate(state.veins[1]) if pieces])
            state.play(engine_move(action, vein))
        scores.append(state.standings().scores[0].total)
    promised = score_plan[-2][ALL][0] / POINT
    assert abs(mean(scores) - promised) < SURE * stdev(scores) / len(scores) ** 0.5


def test_worth_ranks_as_the_tie_breaks_do():
    """Points, then triples, then doubles; half of what is stored; 2 and a double for a marker."""
    order = [
        worth(packed([2]), 0),
        worth(packed([]), packed([2, 3])),
        worth(packed([]), MARKER),
        worth(packed([2]), packed([1])),
        worth(packed([1, 1, 1]), 0),
        worth(packed([2, 1]), 0),
        worth(packed([3]), 0),
        worth(packed([1]), MARKER),
    ]
    assert [end // POINT for end in order] == [2, 2, 2, 2, 3, 3, 3, 3]
    assert order[0] == order[2] == order[3] < order[1]
    assert order[4] < order[5] == order[7] < order[6]


@pytest.mark.parametrize("patience", [1, 2, 30, 300])
def test_the_forty_niner_stops_thinking_when_told(patience):
    """Sent True at any pause it moves at once, and legally."""
    match, chance = new_match(3), Chance(3)
    hurried = 0
    while (seat := match.turn) is not None:
        chair = match.chair(seat, chance)
        thought = FortyNiner().think(chair)
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
    assert hurried > 2
