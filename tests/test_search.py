"""What holds for the search of every game: it can be stopped at once, and leaves nothing behind."""

import gc
from dataclasses import replace

import pytest

from fortyniner.bots import find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Chair, Match

NAMES = ["Ann", "Ben", "Cleo", "Dora"]
STEPS = 400
"""Pauses after which a thought is told to come to its end."""
SOON = 4
"""Pauses that it may still take then."""
TRIFLE = 50
"""Objects that may be somebody else's."""


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


@pytest.mark.parametrize("game", games())
def test_thinking_leaves_nothing_behind(game):
    """When the same is thought about again there are no more objects than before."""
    positions, counts = chairs(game), []
    for _ in range(3):
        for chair in positions:
            decided(replace(chair, chance=Chance(1)))
        gc.collect()
        counts.append(len(gc.get_objects()))
    assert counts[2] - counts[1] < TRIFLE
