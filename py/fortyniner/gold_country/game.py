"""Gold Country as a game of the house: its state and its data put together."""

from collections.abc import Sequence
from functools import cached_property
from pkgutil import get_data

from fortyniner.chance import Chance
from fortyniner.game import Event, Json, Standings
from fortyniner.game import Words as GameWords
from fortyniner.gold_country import rules, turns, words
from fortyniner.gold_country.box import SEATS
from fortyniner.gold_country.laws import LAWS
from fortyniner.gold_country.moves import Move, read_move
from fortyniner.gold_country.position import read_position
from fortyniner.gold_country.scoring import standings
from fortyniner.gold_country.state import Table
from fortyniner.gold_country.view import View, guess, view
from fortyniner.options import Option, Options, start_option, starting_seat
from fortyniner.rulebook import Rulebook


class State(Table):
    """A position of Gold Country."""

    def turn(self) -> int | None:
        return self.active

    def moves(self) -> Sequence[Move]:
        return rules.moves(self)

    def check(self, move: Move) -> None:
        rules.check(self, move)

    def play(self, move: Move) -> list[Event]:
        return list(turns.play(self, move))

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def guess(self, seat: int, chance: Chance) -> "State":
        return guess(self, seat, chance)

    def standings(self) -> Standings:
        return standings(self)


class GoldCountry:
    """The game of four mines on a board of hexes, for two to four."""

    id = "gold-country"
    name = "Gold Country"
    motto = "dig, trade, leave the bandits"
    minutes = 45
    seats = SEATS
    rules = 1
    options = (
        start_option(seats),
        Option("board", "Board", "where the mines are", "forest", {"forest": "Forest", "river": "River"}),
    )
    laws = LAWS
    words: GameWords = words

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read((get_data(__package__, "rulebook.md") or b"").decode())

    def hides(self, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        first = starting_seat(options, seats, chance)  # GC-8
        state = State.dealt_out(seats, options, first, chance)
        turns.draw_first_hands(state)
        return state

    def at(self, position: Json, seats: int, chance: Chance) -> State:
        return read_position(State, position, seats, chance)

    def read_move(self, text: str) -> Move:
        return read_move(text)


GAME = GoldCountry()
