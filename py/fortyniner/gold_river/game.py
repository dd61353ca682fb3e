"""Gold River as a game of the house: its state and its data put together."""

from collections.abc import Sequence
from functools import cached_property
from pkgutil import get_data

from fortyniner.chance import Chance
from fortyniner.game import Event, Json, Standings
from fortyniner.game import Words as GameWords
from fortyniner.gold_river import rounds, rules, words
from fortyniner.gold_river.cards import SEATS
from fortyniner.gold_river.laws import LAWS
from fortyniner.gold_river.moves import Move, read_move
from fortyniner.gold_river.position import read_position
from fortyniner.gold_river.scoring import standings
from fortyniner.gold_river.state import Table
from fortyniner.gold_river.view import View, guess, view
from fortyniner.options import Option, Options, start_option, starting_seat
from fortyniner.rulebook import Rulebook


class State(Table):
    """A position of Gold River."""

    def turn(self) -> int | None:
        return self.active

    def moves(self) -> Sequence[Move]:
        return rules.moves(self)

    def check(self, move: Move) -> None:
        rules.check(self, move)

    def play(self, move: Move) -> list[Event]:
        return list(rounds.play(self, move))

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def guess(self, seat: int, chance: Chance) -> "State":
        return guess(self, seat, chance)

    def standings(self) -> Standings:
        return standings(self)


class GoldRiver:
    """The game of auctions, Claims and Mayors for two to five."""

    id = "gold-river"
    name = "Gold River"
    motto = "bid, choose, strike gold"
    minutes = 35
    seats = SEATS
    rules = 1
    options = (
        start_option(seats),
        Option("first-game", "First game", "leaves the four Buildings out", False),
        Option("poker", "Poker Expert", "10 points for the best poker hand", False),
        Option(
            "hidden-stashes",
            "Hidden stashes",
            "everybody sees only their own nuggets; the device changes hands for every bid",
            False,
        ),
    )
    laws = LAWS
    words: GameWords = words

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read((get_data(__package__, "rulebook.md") or b"").decode())

    def hides(self, options: Options) -> bool:
        return bool(options["hidden-stashes"])

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        first = starting_seat(options, seats, chance)
        state = State.dealt(seats, options, first, chance)
        list(rounds.begin_round(state))
        return state

    def at(self, position: Json, seats: int, chance: Chance) -> State:
        return read_position(State, position, seats, chance)

    def read_move(self, text: str) -> Move:
        return read_move(text)


GAME = GoldRiver()
