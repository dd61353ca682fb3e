"""Sutter's Mill as a game of the house: its state and its data put together."""

from collections.abc import Sequence
from functools import cached_property
from pkgutil import get_data

from fortyniner.chance import Chance
from fortyniner.game import Event, Json, Standings
from fortyniner.game import Words as GameWords
from fortyniner.options import Option, Options, start_option, starting_seat
from fortyniner.rulebook import Rulebook
from fortyniner.sutters_mill import rules, turns, words
from fortyniner.sutters_mill.laws import LAWS
from fortyniner.sutters_mill.moves import AnyMove, read_move
from fortyniner.sutters_mill.position import read_position
from fortyniner.sutters_mill.scoring import standings
from fortyniner.sutters_mill.state import Table
from fortyniner.sutters_mill.town import COSTS, SEATS
from fortyniner.sutters_mill.view import View, guess, view


class State(Table):
    """A position of Sutter's Mill."""

    def turn(self) -> int | None:
        return self.active

    def moves(self) -> Sequence[AnyMove]:
        return rules.moves(self)

    def check(self, move: AnyMove) -> None:
        rules.check(self, move)

    def play(self, move: AnyMove) -> list[Event]:
        return list(turns.play(self, move))

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def guess(self, seat: int, chance: Chance) -> "State":
        return guess(self, seat, chance)

    def standings(self) -> Standings:
        return standings(self)


class SuttersMill:
    """The game of the town of Coloma, built up and wound down, for two to four."""

    id = "sutters-mill"
    name = "Sutter’s Mill"
    motto = "rule the town, leave in time"
    minutes = 60
    seats = SEATS
    rules = 1
    options = (
        start_option(seats),
        Option(
            "costs",
            "Costs in town",
            "what up to five actions cost",
            "documented",
            {name: "/".join(map(str, costs)) for name, costs in COSTS.items()},
        ),
        Option("literal-bonus", "Longer bonus", "each bonus building pays while its colour lasts", False),
        Option("open-purses", "Open purses", "everybody sees all nuggets", False),
    )
    laws = LAWS
    words: GameWords = words

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read((get_data(__package__, "rulebook.md") or b"").decode())

    def hides(self, options: Options) -> bool:
        return not options["open-purses"]

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return State.dealt(seats, options, starting_seat(options, seats, chance), chance)

    def at(self, position: Json, seats: int, chance: Chance) -> State:
        return read_position(State, position, seats)

    def read_move(self, text: str) -> AnyMove:
        return read_move(text)


GAME = SuttersMill()
