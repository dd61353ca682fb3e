"""What a table may choose before a match: switches and choices, each with its default."""

from collections.abc import Mapping
from dataclasses import dataclass

from fortyniner.chance import Chance
from fortyniner.refusal import BadOption

Value = bool | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """A switch (`default` is a bool) or a choice (`default` is one of the keys of `choices`).

    `between_people`: only offered where no bot sits; with a bot it is always off.
    """

    id: str
    name: str
    effect: str
    default: Value
    choices: Mapping[str, str] | None = None
    between_people: bool = False

    def accepts(self, value: object) -> bool:
        """Whether this option can take `value`."""
        if self.choices is None:
            return isinstance(value, bool)
        return isinstance(value, str) and value in self.choices


def start_option(seats: range) -> Option:
    """Who starts: by lot, or the seat with that number (from 1)."""
    choices = {"lot": "By lot"} | {str(seat): f"Seat {seat}" for seat in range(1, seats.stop)}
    return Option("start", "Who starts", "the first turn", "lot", choices)


def starting_seat(options: Options, seats: int, chance: Chance) -> int:
    """The seat (from 0) that the option `start` names, or one drawn by lot."""
    lot = chance.below(seats)  # always drawn, so that the rest of the set-up does not depend on the option
    if options["start"] == "lot":
        return lot
    chosen = int(str(options["start"]))
    if chosen > seats:
        raise BadOption(f"seat {chosen} cannot start: there are {seats} seats")
    return chosen - 1


def settle(known: tuple[Option, ...], given: Options, bots: bool) -> dict[str, Value]:
    """Every option with its value: what was given, else the default.

    Raises BadOption for an option the game does not have or a value it cannot take.
    """
    ids = [option.id for option in known]
    for id in given:
        if id not in ids:
            raise BadOption(f"there is no option {id!r}; this game has {', '.join(ids) or 'none'}")
    settled: dict[str, Value] = {}
    for option in known:
        value = given.get(option.id, option.default)
        if not option.accepts(value):
            fits = "on or off" if option.choices is None else ", ".join(option.choices)
            raise BadOption(f"option {option.id!r} cannot be {value!r}; it takes {fits}")
        settled[option.id] = False if option.between_people and bots else value
    return settled
