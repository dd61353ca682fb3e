"""The games for OpenSpiel: `import adapters.open_spiel`, then `pyspiel.load_game("fortyniner_gold_river")`.

Chance is EXPLICIT_STOCHASTIC, with one chance node: before the first move it draws the seed of the match,
among as many as the parameter `seeds` says. The engine draws inside moves, from a stream that this seed
settles; to make each of the draws a chance node would mean to write the rules a second time. With the seed in
the history a match can be copied, kept and played again exactly, which SAMPLED_STOCHASTIC, the other honest
model, would not give. The price: only so many matches can be dealt, and an algorithm that looks ahead with
copies of a state meets the very draws that are to come, which nobody at the table can know.

The options of a game are parameters, but for two kinds: who starts is drawn by lot, and what is only for
people is off. A win counts 1, and the losers pay for it: see `Play.payoffs`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from adapters.features import numbers
from adapters.play import Play
from fortyniner.game import Game, find_game

SEEDS = 10_000
LONGEST = {"gold-country": 4000, "sutters-mill": 40_000, "gold-river": 5000, "gold-hunting": 100}
"""So many moves no match has: what they take from, tokens or chips or cards or pieces, is used up before."""


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"fortyniner_{game.replace('-', '_')}"


def _parameters(game: Game) -> dict[str, Any]:
    options = [option for option in game.options if option.id != "start" and not option.between_people]
    return {"players": game.seats[0], "seeds": SEEDS} | {option.id: option.default for option in options}


def _type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game with so many seats and these options, before any deal."""

    id: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = find_game(self.id)
        chosen = _parameters(game) | (parameters or {})
        self.seeds, self.seats = chosen.pop("seeds"), chosen.pop("players")
        self.deal: Callable[[int], Play] = partial(Play, self.id, self.seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.deal(0).actions),
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[self.id],
        )
        super().__init__(_type(game), info, parameters or {})

    def new_initial_state(self) -> State:
        """Before the seed is drawn."""
        return State(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """What turns a state into text and numbers for one seat."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """The draw of the seed."""
        return 1


class State(pyspiel.State):  # type: ignore[misc]
    """A position of a match. For each seat and an onlooker it keeps what is seen, and a digest of it all."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.deal, self.seeds = table.deal, table.seeds
        self.play: Play | None = None
        self.viewers = (*range(table.seats), None)
        self.seen = [""] * len(self.viewers)
        self.recalled = [""] * len(self.viewers)

    def current_player(self) -> int:
        """The seat to decide; chance before the first move."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.turn is None else self.play.turn

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.play is not None and self.play.turn is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as the others."""
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def returns(self) -> list[float]:
        """What the match counts for each seat; 0 before its end."""
        return self.play.payoffs() if self.play else [0.0] * (len(self.viewers) - 1)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play
        return self.play.legal()

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.deal(action)
            self._look(None, "")
        else:
            mover = self.play.turn
            self.play.act(action)
            self._look(mover, self._action_to_string(0, action))

    def _look(self, mover: int | None, move: str) -> None:
        """What changes nothing that a seat sees leaves no trace with it, unless it did it itself."""
        assert self.play
        for place, viewer in enumerate(self.viewers):
            own = move if viewer is not None and viewer == mover else ""
            text = self.play.text(viewer)
            if own or text != self.seen[place]:
                told = "\n".join((self.recalled[place], own, text))
                self.recalled[place] = blake2b(told.encode(), digest_size=16).hexdigest()
                self.seen[place] = text

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.play is None:
            return f"seed {action}"
        return str(self.play.actions.move(action))

    def __str__(self) -> str:
        """The seed, and what was played."""
        if self.play is None:
            return "not dealt yet"
        moves = [str(self.play.actions.move(number)) for number in self.play.played]
        return ", ".join([f"seed {self.play.seed}", *moves])


class Observer:
    """What a seat sees, as the text of its view and as numbers; without private information an onlooker.

    With perfect recall only text: the view, and before it a digest of all that the seat saw and did.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all seats see")
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = kind.perfect_recall
        self.game = table.id
        width = len(numbers(self.game, table.deal(0).view(0)))
        self.tensor = None if self.recalls else np.zeros(width, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fills the numbers; all are 0 before the deal."""
        if self.tensor is not None and state.play:
            self.tensor[:] = numbers(self.game, state.play.view(None if self.public else player))
        elif self.tensor is not None:
            self.tensor.fill(0)

    def string_from(self, state: State, player: int) -> str:
        """The view as JSON; empty before the deal."""
        place = -1 if self.public else player
        return f"{state.recalled[place]}\n{state.seen[place]}" if self.recalls else state.seen[place]


class GoldCountry(Table):
    """Gold Country for OpenSpiel."""

    id = "gold-country"


class SuttersMill(Table):
    """Sutter's Mill for OpenSpiel."""

    id = "sutters-mill"


class GoldRiver(Table):
    """Gold River for OpenSpiel."""

    id = "gold-river"


class GoldHunting(Table):
    """Gold Hunting for OpenSpiel."""

    id = "gold-hunting"


# OpenSpiel keeps these until Python has ended: a class can stand that, a function would make it crash
for _table in (GoldCountry, SuttersMill, GoldRiver, GoldHunting):
    pyspiel.register_game(_type(find_game(_table.id)), _table)
