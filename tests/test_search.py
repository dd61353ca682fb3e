"""What holds for the search of every game: it can be stopped at once, and leaves nothing behind."""

import gc
import sys
from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType

import pytest

from fortyniner.bots import find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Chair, Match

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Ezra"]
STEPS = 400
"""Pauses after which a thought is told to come to its end."""
SOON = 4
"""Pauses that it may still take then."""
HURRIED = 12
"""The same, where whole matches are thought through."""
TRIFLE = 20
"""Objects that another match may leave: moves that came up for the first time, and are made once."""
CACHE = type(lru_cache(len))


def chairs(game: str) -> list[Chair]:
    """Decisions with a choice, from all over a random match."""
    match = Match.new(game, NAMES[: min(4, find_game(game).seats[-1])], seed=7)
    chance, found = Chance(7), []
    while match.turn is not None:
        chair = match.chair(match.turn, Chance(len(match.log)))
        if len(chair.moves) > 1:
            found.append(chair)
        match.play(chance.choice(match.moves()))
    return found[:: max(1, len(found) // 5)]


def decided(chair: Chair, steps: int = STEPS) -> tuple[object, int]:
    """The choice of the forty-niner, told to come to its end after so many pauses, and all its pauses."""
    thought, pauses = find_bot(chair.game, "forty-niner").think(chair), 0
    try:
        next(thought)
        while True:
            pauses += 1
            thought.send(pauses >= steps)
    except StopIteration as choice:
        return choice.value, pauses


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("steps", [1, 2, 30])
def test_a_search_that_is_stopped_has_a_legal_move_at_once(game, steps):
    for chair in chairs(game):
        move, pauses = decided(chair, steps)
        assert move in chair.moves
        assert pauses <= steps + SOON


def held() -> int:
    """How many objects the engine's modules hold, directly or not: numbers and texts, too.

    What a cache of fixed size holds is not counted: it fills up, and then grows no more.
    """
    modules = [(name.partition(".")[0], vars(module)) for name, module in [*sys.modules.items()] if module]
    seen = {id(names) for _, names in modules}
    new: list[object] = [names for package, names in modules if package == "fortyniner"]
    before = len(seen)
    while new:
        found = {id(other): other for one in new for other in parts(one)}
        new = [other for number, other in found.items() if number not in seen and not passed_by(other)]
        seen.update(map(id, new))
    return len(seen) - before


def parts(whole: object) -> Sequence[object]:
    """What it holds; the collector leaves out keys that are texts."""
    return [*whole, *whole.values()] if isinstance(whole, dict) else gc.get_referents(whole)


def passed_by(found: object) -> bool:
    """Whether it is a cache of fixed size, or a module and so counted for itself or somebody else's."""
    if isinstance(found, CACHE):
        return found.cache_parameters()["maxsize"] is not None
    return isinstance(found, ModuleType)


def thought_through(game: str, seats: int, seed: int) -> None:
    """The forty-niner thinks about all decisions of a match for a while; it goes on at random."""
    match, chance = Match.new(game, NAMES[:seats], seed), Chance(seed)
    while match.turn is not None:
        chair = match.chair(match.turn, chance.copy())
        assert decided(chair, HURRIED)[0] in chair.moves
        match.play(str(chance.choice(chair.moves)))


@pytest.mark.parametrize("game", games())
def test_thinking_leaves_nothing_behind(game):
    """Another match, with other positions, leaves no more objects than were there after the first."""
    for seats in find_game(game).seats:
        counts = []
        for seed in (seats, 10 + seats):
            thought_through(game, seats, seed)
            counts.append(held())
        assert counts[0] > 1000
        assert counts[1] - counts[0] < TRIFLE
