"""Gold Hunting as a game of the house: its state and its data put together."""

from collections.abc import Sequence
from functools import cached_property
from pkgutil import get_data

from fortyniner.chance import Chance
from fortyniner.game import Event, Json, Standings
from fortyniner.game import Words as GameWords
from fortyniner.gold_hunting import rules, words
from fortyniner.gold_hunting.laws import LAWS
from fortyniner.gold_hunting.moves import Move, read_move
from fortyniner.gold_hunting.pieces import MARKERS, SEATS
from fortyniner.gold_hunting.scoring import standings
from fortyniner.gold_hunting.state import Table
from fortyniner.gold_hunting.view import View, guess, view
from fortyniner.options import Option, Options, start_option, starting_seat
from fortyniner.rulebook import Rulebook


class State(Table):
    """A position of Gold Hunting."""

    def turn(self) -> int | None:
        return self.active

    def moves(self) -> Sequence[Move]:
        return rules.moves(self)

    def check(self, move: Move) -> None:
        rules.check(self, move)

    def play(self, move: Move) -> list[Event]:
        return rules.play(self, move)

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def guess(self, seat: int, chance: Chance) -> "State":
        return guess(self, seat, chance)

    def standings(self) -> Standings:
        return standings(self)


class GoldHunting:
    """The game of hidden veins for two."""

    id = "gold-hunting"
    name = "Gold Hunting"
    motto = "hide your veins, call theirs"
    minutes = 15
    seats = range(SEATS, SEATS + 1)
    rules = 1
    options = (
        start_option(seats),
        Option("tally", "Tally", "shows what is still hidden of each kind", True),
        Option("odds", "Odds", "shows the chances before a call", True),
        Option(
            "rehide", "Hiding again", "veins seen by mistake may be hidden again", True, between_people=True
        ),
    )
    laws = LAWS
    words: GameWords = words

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read((get_data(__package__, "rulebook.md") or b"").decode())

    def hides(self, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        numbers = list(MARKERS)
        chance.shuffle(numbers)
        return State(options, starting_seat(options, seats, chance), numbers[:SEATS])

    def at(self, position: Json, seats: int, chance: Chance) -> State:
        return State.restored(position)

    def read_move(self, text: str) -> Move:
        return read_move(text)


GAME = GoldHunting()
