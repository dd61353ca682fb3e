"""Every move a game can ever offer, numbered for good: a number means the same move in every position.

Gold Hunting has 264,600 ways to hide ten pieces. They are not numbered one by one: hiding is a row of small
actions, which lay a piece on the vein that was begun or begin the next one (see play.py).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from typing import Any

from fortyniner.gold_country import board as country
from fortyniner.gold_country import box as country_box
from fortyniner.gold_country import moves as in_country
from fortyniner.gold_hunting import moves as in_hunting
from fortyniner.gold_hunting.pieces import KINDS, MARKERS, VEINS
from fortyniner.gold_river import cards as river
from fortyniner.gold_river import moves as on_river
from fortyniner.gold_river.effects import HOLD_UP_NUMBERS
from fortyniner.options import Options
from fortyniner.sutters_mill import moves as in_coloma
from fortyniner.sutters_mill import town
from fortyniner.sutters_mill.rules import FREE

HIGHEST_BID = 250
"""Nobody is offered to bid more nuggets of Gold River than that; who has more may still pass."""


@dataclass(frozen=True)
class Lay:
    """Put a piece on the vein that is being laid, as its top."""

    piece: int

    def __str__(self) -> str:
        return f"lay {self.piece}"


@dataclass(frozen=True)
class NextVein:
    """Begin the next vein."""

    def __str__(self) -> str:
        return "next vein"


class Actions:
    """Moves by their numbers, which count from 0."""

    def __init__(self, moves: Sequence[Any]) -> None:
        self._moves = moves
        self._numbers = {move: number for number, move in enumerate(moves)}

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, number: int) -> Any:
        """The move with that number."""
        return self._moves[number]

    def number(self, move: Any) -> int | None:
        """The number of a move; None for a bid higher than all that are numbered."""
        return self._numbers.get(move)


def find_actions(game: str, seats: int, options: Options) -> Actions:
    """All that can be done at such a table. The numbers depend on nothing else."""
    return _numbered(game, seats, str(options.get("board", "")))


@cache
def _numbered(game: str, seats: int, board: str) -> Actions:
    return Actions(list(_EVERY[game](seats, board)))


def _gold_country(seats: int, board: str) -> Iterator[in_country.Move]:
    printed = country.board(board)
    land, river, tunnels = (
        list(country.spaces(mask)) for mask in (printed.land, printed.river, printed.tunnels)
    )
    mines, tokens = range(len(country_box.MINES)), range(len(country_box.TOKENS))
    exits = list(country.spaces(printed.around(printed.tunnels) & printed.land))
    yield from map(in_country.TakeToken, tokens)
    yield from map(in_country.LeaveToken, tokens)
    yield from map(in_country.Discard, tokens)
    for of_mine in (in_country.Buy, in_country.Sell, in_country.Return):
        yield from map(of_mine, mines)
    yield from (in_country.Redraw(), in_country.Third(), in_country.Done())
    yield from (in_country.Place(token, space) for token, space in product(tokens, land))
    yield from (in_country.Tunnel(*way) for way in product(mines, tunnels, exits))
    for space in river:
        banks = list(country.spaces(printed.near[space] & printed.land))
        yield from (in_country.Boat(token, space, bank) for token, bank in product(tokens, banks))


def _sutters_mill(seats: int, board: str) -> Iterator[in_coloma.AnyMove]:
    actions: list[Any] = [
        *map(in_coloma.Bring, town.SPACES),
        *(in_coloma.Play(*where) for where in product(town.RANKS, town.BUILDINGS)),
        *(in_coloma.Move(*way) for way in permutations(town.SPACES, 2)),
        *map(in_coloma.Leave, town.SPACES),
        *map(in_coloma.Remove, town.BUILDINGS),
    ]
    highest = range(seats * len(town.RANKS))
    shifts: list[Any] = [in_coloma.Shift(*way) for way in product(town.BUILDINGS, highest, (True, False))]
    yield from (in_coloma.WindDown(), in_coloma.Prospect(), in_coloma.Town(), in_coloma.Enough())
    yield from (in_coloma.Bonus(True), in_coloma.Bonus(False), in_coloma.End())
    yield from map(in_coloma.Dig, town.BUILDINGS)
    yield from actions
    for grant, (kinds, _) in FREE.items():
        allowed: list[Any] = [action for action in (*actions, *shifts) if isinstance(action, kinds)]
        yield from (in_coloma.Free(grant, action) for action in allowed)


def _gold_river(seats: int, board: str) -> Iterator[on_river.Move]:
    claims = [id for id, card in river.CARDS.items() if card.kind == "claim"]
    targets = [id for id, card in river.CARDS.items() if card.kind != "action"]
    yield from (on_river.Pass(), on_river.TakeNuggets(), on_river.Mustang(), on_river.Hold(), on_river.Keep())
    yield from map(on_river.Bid, range(1, HIGHEST_BID + 1))
    yield from map(on_river.Bank, range(river.BANK_STEP + 1))
    yield from map(on_river.Take, river.CARDS)
    yield from map(on_river.Discard, river.CARDS)
    yield from map(on_river.Bandit, claims)
    yield from (on_river.Judge(*pair) for pair in permutations(claims, 2))
    yield from (on_river.HoldUp(*named) for named in product(range(seats), HOLD_UP_NUMBERS))
    yield from map(on_river.Dynamite, targets)
    yield from (on_river.Vein(id) for id in claims if river.CARDS[id].is_mine)
    yield from (on_river.Telegraph(*turn) for turn in product(range(2), range(1, 7)))


def _gold_hunting(seats: int, board: str) -> Iterator[in_hunting.Move | Lay | NextVein]:
    yield from map(Lay, KINDS)
    yield NextVein()
    yield from (in_hunting.Call(*call) for call in product(MARKERS, range(VEINS)))
    yield from map(in_hunting.Rush, range(VEINS))
    yield from (in_hunting.Store(), in_hunting.Stop())


_EVERY: dict[str, Callable[[int, str], Iterator[Any]]] = {
    "gold-country": _gold_country,
    "sutters-mill": _sutters_mill,
    "gold-river": _gold_river,
    "gold-hunting": _gold_hunting,
}
