"""What lies on the table in Gold River; copy; to and from plain JSON."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Literal, Self

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_river.cards import BANK, CARDS, MUSTANG, NAMED, START, STATION, TOWNS, VEIN_NUGGETS
from fortyniner.options import Options

Status = Literal["kept", "waiting", "spent"]
"""An Action in front of a player: saved for later, not usable yet, or used."""
Phase = Literal["bid", "take", "discard", "target", "mustang", "telegraph", "bank", "over"]
"""What is to be decided. "target": for whom or what `card` is used."""
Dice = tuple[int, int]


def box(seats: int, options: Options) -> list[str]:
    """The cards that take part, those removed unseen among them (GR-3, GR-4, GR-5)."""
    return [
        id
        for id, card in CARDS.items()
        if not (card.kind == "building" and options["first-game"])
        and not (card.name == STATION and not options["poker"])
        and not (card.name == MUSTANG and seats == 2)
    ]


def laid_each_round(seats: int) -> int:
    """How many cards a round lays out (GR-10, GR-20)."""
    return seats + 1


def removed(seats: int) -> int:
    """How many cards are removed unseen (GR-5); with two players the Mustang is removed besides."""
    return {2: 14, 3: 15}.get(seats, 0)


@dataclass
class Table:
    """Everything there is, secrets too. Lists by seat hold seat 0 first."""

    options: Options
    chance: Chance
    """Serves the draws to come; no part of a position."""
    deck: list[str]
    """The next card to be laid is the last one."""
    unseen: list[str]
    """Removed before the first round (GR-5)."""
    stashes: list[int]
    areas: list[list[str]]
    """Cards in front of each seat in the order in which they came; a New Vein where its mine is."""
    passed: list[bool]
    chosen: list[bool]
    bids: list[int]
    """The last bid of each seat in this round's auction; 0 before any."""
    first: int
    status: dict[str, Status] = field(default_factory=dict)
    """Of every Action in an area but New Veins in use."""
    veins: dict[str, str] = field(default_factory=dict)
    """The mine on which a New Vein lies."""
    mayors: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(TOWNS))
    banked: int = 0
    round: int = 0
    phase: Phase = "bid"
    active: int | None = 0
    offer: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    winner: int | None = None
    laid: int = 0
    queue: list[int] = field(default_factory=list)
    chooser: int | None = None
    """Who took a card last."""
    taken: str | None = None
    """The winner's card while another is to be discarded."""
    card: str | None = None
    dice: Dice | None = None

    @classmethod
    def dealt(cls, seats: int, options: Options, first: int, chance: Chance) -> Self:
        """Before the first round: the deck shuffled, cards removed (GR-2 to GR-6)."""
        deck = box(seats, options)
        chance.shuffle(deck)
        unseen = [deck.pop() for _ in range(removed(seats))]
        return cls(
            options=options,
            chance=chance,
            deck=deck,
            unseen=unseen,
            stashes=[START] * seats,
            areas=[[] for _ in range(seats)],
            passed=[False] * seats,
            chosen=[False] * seats,
            bids=[0] * seats,
            first=first,
        )

    def copy(self) -> Self:
        """A table of its own, equal to this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in _LISTS:
            twin.__dict__[name] = self.__dict__[name].copy()
        twin.areas = [area[:] for area in self.areas]
        twin.chance = self.chance.copy()
        return twin

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.stashes))

    @property
    def rounds(self) -> int:
        """How many rounds the match will have (GR-7)."""
        return self.round + len(self.deck) // laid_each_round(len(self.stashes))

    @property
    def bid(self) -> int:
        """The highest bid of the auction, 0 before any."""
        return max(self.bids)

    @property
    def bidder(self) -> int | None:
        """Who made it."""
        bid = self.bid
        return self.bids.index(bid) if bid else None

    def clockwise(self, start: int) -> Sequence[int]:
        """All seats, `start` first."""
        seats = len(self.stashes)
        first = start % seats
        return (*range(first, seats), *range(first))

    def others(self, seat: int) -> Sequence[int]:
        """All seats but that one, its left neighbour first."""
        return self.clockwise(seat + 1)[:-1]

    def claims(self, seat: int, town: str = "") -> list[str]:
        """The Claims of that seat, in that town if one is given."""
        if town:
            return [id for id in self.areas[seat] if CARDS[id].town == town]
        return [id for id in self.areas[seat] if CARDS[id].town]

    def count(self, seat: int, town: str) -> int:
        """How many Claims that seat has there."""
        return len(self.claims(seat, town))

    def owner(self, id: str) -> int | None:
        """In front of whom a card lies; None where it lies in front of nobody."""
        for seat, area in enumerate(self.areas):
            if id in area:
                return seat
        return None

    def owner_of(self, name: str, status: Status | None = None) -> int | None:
        """Who owns the card of that name, for an Action one with that status; None: nobody."""
        for id in NAMED[name]:
            if self.status.get(id) == status and (owner := self.owner(id)) is not None:
                return owner
        return None

    @property
    def banker(self) -> int | None:
        """The owner of the Bank."""
        return self.owner_of(BANK)

    def veins_on(self, mine: str) -> list[str]:
        """The New Veins that lie on it."""
        return [vein for vein, place in self.veins.items() if place == mine]

    def shown(self, claim: str) -> int:
        """The nuggets a Claim shows, New Veins counted (GR-57)."""
        return CARDS[claim].nuggets + VEIN_NUGGETS * len(self.veins_on(claim))

    def waiting(self, seat: int) -> list[str]:
        """Its Actions that wait until they can be used, in the order taken (GR-60)."""
        return [id for id in self.areas[seat] if self.status.get(id) == "waiting"]

    def position(self) -> Json:
        """All of it but the chance as plain JSON; `read_position` reads it back."""
        table = self.copy()
        position = {f.name: getattr(table, f.name) for f in fields(Table) if f.name != "chance"}
        dice = list(table.dice) if table.dice else None
        return position | {"options": dict(self.options), "dice": dice}


_LISTS = (
    *("deck", "unseen", "stashes", "passed", "chosen", "bids", "status", "veins", "mayors"),
    *("offer", "gone", "queue"),
)
