"""The moves of Gold Country and their one text form; spaces are written q,r."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fortyniner.gold_country.board import Space, place_of, space_at
from fortyniner.gold_country.box import BANDIT, TOKENS, token_number
from fortyniner.refusal import BadMove, quoted


@dataclass(frozen=True)
class Redraw:
    """Draw three new tokens for three coins (GC-12)."""

    def __str__(self) -> str:
        return "redraw"


@dataclass(frozen=True)
class TakeToken:
    """Use the action card with that token: it joins the pool (GC-21)."""

    token: int

    def __str__(self) -> str:
        return "bandit" if self.token == BANDIT else f"claim {TOKENS[self.token]}"


@dataclass(frozen=True)
class Place:
    """Put a token of the pool on a space (GC-22, GC-23)."""

    token: int
    space: Space

    def __str__(self) -> str:
        return f"place {TOKENS[self.token]} {_written(self.space)}"


@dataclass(frozen=True)
class Tunnel:
    """Put one token into a tunnel and another of its mine where a tunnel comes out (GC-63)."""

    token: int
    entry: Space
    exit: Space

    def __str__(self) -> str:
        return f"tunnel {TOKENS[self.token]} {_written(self.entry)} {_written(self.exit)}"


@dataclass(frozen=True)
class Boat:
    """Put a boat marker on the river and a token on a bank (GC-65)."""

    token: int
    river: Space
    space: Space

    def __str__(self) -> str:
        return f"boat {TOKENS[self.token]} {_written(self.river)} {_written(self.space)}"


@dataclass(frozen=True)
class Discard:
    """Give up a token that can be placed nowhere (GC-32)."""

    token: int

    def __str__(self) -> str:
        return f"discard {TOKENS[self.token]}"


@dataclass(frozen=True)
class LeaveToken:
    """Leave the last token of the pool on the store (GC-20)."""

    token: int

    def __str__(self) -> str:
        return f"leave {TOKENS[self.token]}"


@dataclass(frozen=True)
class Buy:
    """Buy a card of that mine (GC-41)."""

    mine: int

    def __str__(self) -> str:
        return f"buy {TOKENS[self.mine]}"


@dataclass(frozen=True)
class Sell:
    """Sell an open card of that mine (GC-42)."""

    mine: int

    def __str__(self) -> str:
        return f"sell {TOKENS[self.mine]}"


@dataclass(frozen=True)
class Third:
    """Pay for a third transaction (GC-44)."""

    def __str__(self) -> str:
        return "third"


@dataclass(frozen=True)
class Return:
    """Give a card of that mine back at half its price, for a cave-in (GC-26)."""

    mine: int

    def __str__(self) -> str:
        return f"return {TOKENS[self.mine]}"


@dataclass(frozen=True)
class Done:
    """End the turn (GC-10)."""

    def __str__(self) -> str:
        return "done"


Move = Redraw | TakeToken | Place | Tunnel | Boat | Discard | LeaveToken | Buy | Sell | Third | Return | Done

_MINE, _TOKEN = f"({'|'.join(TOKENS[:BANDIT])})", f"({'|'.join(TOKENS)})"
_SPACE = r"(0|-?[1-7]),(0|-?[1-7])"


def _mine(build: Callable[[int], Move]) -> Callable[[str], Move]:
    return lambda name: build(token_number(name))


def _placed(build: Callable[..., Move]) -> Callable[..., Move]:
    def read(name: str, *numbers: str) -> Move:
        places = [space_at(int(q), int(r)) for q, r in zip(numbers[::2], numbers[1::2], strict=True)]
        return build(token_number(name), *places)

    return read


_FORMS: dict[re.Pattern[str], Callable[..., Any]] = {
    re.compile(f"place {_TOKEN} {_SPACE}"): _placed(Place),
    re.compile(f"tunnel {_MINE} {_SPACE} {_SPACE}"): _placed(Tunnel),
    re.compile(f"boat {_TOKEN} {_SPACE} {_SPACE}"): _placed(Boat),
    re.compile(f"leave {_TOKEN}"): _mine(LeaveToken),
    re.compile(f"discard {_TOKEN}"): _mine(Discard),
    re.compile(f"buy {_MINE}"): _mine(Buy),
    re.compile(f"sell {_MINE}"): _mine(Sell),
    re.compile(f"return {_MINE}"): _mine(Return),
    re.compile(f"claim {_MINE}"): _mine(TakeToken),
    re.compile(r"bandit"): lambda: TakeToken(BANDIT),
    re.compile(r"redraw"): Redraw,
    re.compile(r"third"): Third,
    re.compile(r"done"): Done,
}


def read_move(text: str) -> Move:
    """The move with that text form. Raises BadMove."""
    for form, build in _FORMS.items():
        if found := form.fullmatch(text):
            move: Move = build(*found.groups())
            return move
    raise BadMove(f"{quoted(text)} is no move of Gold Country")


def _written(space: Space) -> str:
    return "{},{}".format(*place_of(space))
