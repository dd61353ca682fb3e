"""What lies on the table in Gold Country; copy; to plain JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Literal, Self

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_country.board import Board, Mask, Space, board, spaces
from fortyniner.gold_country.box import (
    BANDIT,
    CLAIM_TOKENS,
    COINS,
    MINE_CARDS,
    MINES,
    MIX,
    REDRAWS,
    RIVER_MIX,
    START_VALUE,
    THIRDS,
    VEINS,
    Tile,
)
from fortyniner.options import Options

Step = Literal["open", "placing", "placed", "paying"]
"""Nothing is placed yet; tokens are being placed; they are placed; a cave-in is being paid for."""
Why = Literal["veins", "bag"]
BAG = [CLAIM_TOKENS] * len(MINES) + [0]
"""The tokens in the bag at first, by number (GC-5)."""


@dataclass
class Table:
    """Everything there is, secrets too. Lists by seat hold seat 0 first, lists by mine follow box.MINES."""

    options: Options
    chance: Chance
    """Serves the draws to come; no part of a position."""
    dealt: Mapping[Space, Tile]
    """Which tile each space had at first (GC-2)."""
    tiles: Mask
    """The spaces that still have theirs."""
    secrets: list[int]
    """The mine of each seat's secret card (GC-3)."""
    coins: list[int]
    cards: list[list[int]]
    """Open cards by seat and mine."""
    stacks: list[int]
    gems: list[int]
    markers: list[int]
    """Boat markers that each seat may still use (GC-7)."""
    hands: list[list[int]]
    """Tokens by seat. Those of whose turn it is lie open and may be more or fewer than three."""
    player: int
    """Whose turn it is."""
    active: int | None
    """Who decides: the player, or who has to pay for a cave-in."""
    store: int | None = None
    """The token of the hardware store; while tokens are placed it may be placed, too (GC-20)."""
    claims: list[Mask] = field(default_factory=lambda: [0] * len(MINES))
    """The spaces with tokens of each mine."""
    bandits: Mask = 0
    boats: Mask = 0
    """River spaces with a marker."""
    tunnelled: list[bool] = field(default_factory=lambda: [False] * len(MINES))
    """Whether each mine has used its tunnel (GC-63)."""
    values: list[int] = field(default_factory=lambda: [START_VALUE] * len(MINES))
    exploited: list[bool] = field(default_factory=lambda: [False] * len(MINES))
    bag: list[int] = field(default_factory=lambda: BAG[:])
    """How many tokens of each number are in the bag."""
    offers: list[bool] = field(default_factory=lambda: [True] * (BANDIT + 1))
    """Whether each claim action card and the bandit action card is still there (GC-6)."""
    redraws: int = REDRAWS
    thirds: int = THIRDS
    step: Step = "open"
    traded: int = 0
    """Transactions done in this turn."""
    closed: bool = False
    """Whether trading is over: it was done before placing (GC-10)."""
    extra: bool = False
    """Whether a third transaction is paid for and must follow (GC-44)."""
    carded: bool = False
    """Whether an action card was used in this turn (GC-11)."""
    debts: list[int] = field(default_factory=list)
    """What each seat still owes for a cave-in; empty at other times."""
    round: int = 1
    """The count of turns begun."""
    veins: int = VEINS
    ended: Why | None = None

    @classmethod
    def dealt_out(cls, seats: int, options: Options, first: int, chance: Chance) -> Self:
        """Everything in its place but tokens from the bag; `first` begins (GC-1 to GC-4, GC-7, GC-8)."""
        ground = board(str(options["board"]))
        secrets = list(range(len(MINES)))
        chance.shuffle(secrets)
        dealt = _deal(ground, chance)
        return cls(
            options,
            chance,
            dealt,
            sum(1 << space for space in dealt),
            secrets[:seats],
            [COINS] * seats,
            [[1] * len(MINES) for _ in range(seats)],
            [MINE_CARDS - seats] * len(MINES),
            [0] * seats,
            [int(bool(ground.river))] * seats,
            [[] for _ in range(seats)],
            first,
            first,
        )

    def copy(self) -> Self:
        """A table of its own, equal to this one. What never changes is shared."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in _LISTS:
            twin.__dict__[name] = self.__dict__[name][:]
        twin.cards = [cards[:] for cards in self.cards]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chance = self.chance.copy()
        return twin

    @cached_property
    def board(self) -> Board:
        """The board in play."""
        return board(str(self.options["board"]))

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.coins))

    def clockwise(self, start: int) -> Sequence[int]:
        """All seats, `start` first."""
        return (*range(start, len(self.coins)), *range(start))

    def price(self, mine: int) -> int:
        """What a card of that mine costs (GC-43)."""
        return max(0, self.values[mine])

    @property
    def pool(self) -> list[int]:
        """The tokens that the player may still place, the store's last (GC-20)."""
        hand = self.hands[self.player]
        return hand if self.store is None else [*hand, self.store]

    @property
    def tokens(self) -> Mask:
        """All spaces with a token."""
        red, white, blue, green = self.claims
        return red | white | blue | green | self.bandits

    @property
    def in_bag(self) -> int:
        """How many tokens the bag holds."""
        return sum(self.bag)

    def position(self) -> Json:
        """All of it but the chance as plain JSON; `read_position` reads it back."""
        table = self.copy()
        position = {f.name: getattr(table, f.name) for f in fields(Table) if f.name != "chance"}
        return position | {
            "options": dict(self.options),
            "dealt": [[space, *tile] for space, tile in sorted(self.dealt.items())],
        }


_LISTS = (
    *("secrets", "coins", "stacks", "gems", "markers", "claims", "tunnelled", "values"),
    *("exploited", "bag", "offers", "debts"),
)


def _deal(ground: Board, chance: Chance) -> dict[Space, Tile]:
    """Veins on the dense forest, the mix shuffled onto the gold spaces (GC-1, GC-2)."""
    tiles = mix(ground)
    chance.shuffle(tiles)
    veins = {space: Tile("vein", worth) for space, worth in ground.veins.items()}
    return dict(zip(spaces(ground.gold), tiles, strict=True)) | veins


def mix(ground: Board) -> list[Tile]:
    """The tiles for the gold spaces of that board (GC-2)."""
    counts = MIX | RIVER_MIX if ground.river else MIX
    return [tile for tile, count in counts.items() for _ in range(count)]
