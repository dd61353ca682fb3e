"""The games for PettingZoo: `adapters.petting_zoo.env("gold-river", seats=3)` is an AEC environment.

What a seat observes is its view as numbers (see features.py), with the mask of its legal moves; only the seat
to move has any. Rewards come at the end: 1 for a win, and the losers pay for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from adapters.features import numbers
from adapters.play import Play
from fortyniner.game import Json, find_game
from fortyniner.options import Options

MOST = 10_000
"""No number that is observed is larger, or smaller than its negative."""
SEEDS = 2**63


def env(
    game: str, seats: int | None = None, options: Options | None = None, render_mode: str | None = None
) -> Any:
    """The environment, wrapped so that moves out of turn or beyond all numbers are refused with a word.

    Seats are as few as the game allows if not given. Raises UnknownGame, BadSeat, BadOption.
    """
    table = Table(game, seats, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Table(AECEnv):  # type: ignore[misc]
    """A table at which agents seat_0, seat_1 and so on play one match after another."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": game, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        count = find_game(game).seats[0] if seats is None else seats
        self.options = options or {}
        self.play = Play(game, count, self.options, 0)
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.np_random, _ = seeding.np_random()
        width, moves = len(numbers(game, self.play.view(0))), len(self.play.actions)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Space:
        """The numbers of all moves of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space:
        """What the agent observes."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match anew: the same `seed` gives the same ones, that one and those after it."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        deal = int(self.np_random.integers(SEEDS))
        self.play = Play(self.play.game.id, self.play.seats, self.options, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def _to_move(self) -> str:
        assert self.play.turn is not None
        return self.possible_agents[self.play.turn]

    def view(self, agent: str) -> Json:
        """What the agent may know as the engine tells it, for who wants to make other numbers of it."""
        return self.play.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and the mask of what it can do."""
        mask = np.zeros(len(self.play.actions), np.int8)
        if not self.terminations.get(agent, True) and agent == self.agent_selection:
            mask[self.play.legal()] = 1
        row = numbers(self.play.game.id, self.view(agent))
        return {"observation": np.array(row, np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Plays the move with that number for the agent to move. Raises Refusal when it is not legal now."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.act(int(action))
        if self.play.turn is None:
            self.rewards = dict(zip(self.agents, self.play.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self._to_move()

    def render(self) -> str | None:
        """What an onlooker sees, as JSON."""
        return self.play.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
