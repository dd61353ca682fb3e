"""What one seat of Gold River may know, and a guess of the rest."""

from typing import Literal, TypedDict, TypeVar

from fortyniner.chance import Chance
from fortyniner.gold_river.cards import CARDS, START
from fortyniner.gold_river.mayors import fee, reaches
from fortyniner.gold_river.state import Phase, Table
from fortyniner.options import Value

AnyTable = TypeVar("AnyTable", bound=Table)


class Lying(TypedDict):
    """A card in front of a seat. New Veins are not listed as cards: see `veins`."""

    card: str
    status: Literal["", "kept", "waiting", "spent"]
    """Of an Action: kept for later, waiting to be usable, or used. Empty for Claims and Buildings."""
    veins: list[str]
    """The New Veins attached to this mine."""


class Place(TypedDict):
    """One seat of the table."""

    stash: int | None
    """None where stashes are hidden and it is another's."""
    area: list[Lying]
    """In the order in which the cards came."""
    bank: int | None
    """Nuggets on its Bank; None without one."""
    mayor: list[str]
    """The towns of which it is Mayor."""
    bid: int
    """Its last bid in this round's auction; 0 before any."""
    passed: bool
    chosen: bool
    """Whether it has had its choice this round."""


class Outlook(TypedDict):
    """A card of the offer, and what taking it now would mean for the seat that looks."""

    card: str
    fee: int
    """Nuggets to pay (GR-31, GR-36)."""
    to: int | None
    """Whom; None without a fee."""
    mayor: bool
    """Whether it would make that seat Mayor of the card's town."""


class View(TypedDict):
    """The table as `seat` (None: an onlooker) may see it."""

    seat: int | None
    phase: Phase
    turn: int | None
    round: int
    rounds: int
    deck: int
    """How many cards are left to be laid."""
    offer: list[Outlook]
    first: int
    """The first player of the auction."""
    bid: int
    """The highest bid, later the winning one; 0 before any."""
    bidder: int | None
    """Who made it."""
    winner: int | None
    """Who has won this round's auction; None during it."""
    laid: int
    """With two players: the bid that lies on the place of the taken card."""
    queue: list[int]
    """The seats still to choose, in order, the one choosing now not among them."""
    card: str | None
    """The Action that is being used, in phase "target"."""
    dice: list[int] | None
    """The roll that waits for the Telegraph."""
    gone: list[str]
    """Cards seen leaving the game."""
    seats: list[Place]
    options: dict[str, Value]


def view(table: Table, seat: int | None) -> View:
    """What that seat may know."""
    return {
        "seat": seat,
        "phase": table.phase,
        "turn": table.active,
        "round": table.round,
        "rounds": table.rounds,
        "deck": len(table.deck),
        "offer": [_outlook(table, seat, card) for card in table.offer],
        "first": table.first,
        "bid": table.bid,
        "bidder": table.bidder,
        "winner": table.winner,
        "laid": table.laid,
        "queue": table.queue[:],
        "card": table.card,
        "dice": list(table.dice) if table.dice else None,
        "gone": table.gone[:],
        "seats": [_place(table, place, seat) for place in table.seats],
        "options": dict(table.options),
    }


def _hides_stash(table: Table, place: int, seat: int | None) -> bool:
    """Whether the stash at `place` is a secret to that seat (GR-2)."""
    return bool(table.options["hidden-stashes"]) and place != seat and table.phase != "over"


def _place(table: Table, place: int, seat: int | None) -> Place:
    return {
        "stash": None if _hides_stash(table, place, seat) else table.stashes[place],
        "area": [_lying(table, id) for id in table.areas[place] if id not in table.veins],
        "bank": table.banked if place == table.banker else None,
        "mayor": [town for town, mayor in table.mayors.items() if mayor == place],
        "bid": table.bids[place],
        "passed": table.passed[place],
        "chosen": table.chosen[place],
    }


def _lying(table: Table, id: str) -> Lying:
    return {"card": id, "status": table.status.get(id, ""), "veins": table.veins_on(id)}


def _outlook(table: Table, seat: int | None, id: str) -> Outlook:
    town = CARDS[id].town
    if seat is None or not town:
        return {"card": id, "fee": 0, "to": None, "mayor": False}
    due, mayor = fee(table, seat, town)
    lays = len(table.seats) == 2 and table.active == table.winner == seat and table.phase == "take"
    left = table.stashes[seat] - (table.bid if lays else 0)  # the bid goes first (GR-62)
    claims = table.count(seat, town) + 1
    return {"card": id, "fee": min(due, left), "to": mayor, "mayor": reaches(table, seat, town, claims)}


def guess(table: AnyTable, seat: int, chance: Chance) -> AnyTable:
    """A table that agrees with that seat's view: the deck and hidden stashes drawn anew, and the dice."""
    guessed = table.copy()
    guessed.chance = chance.fork("dice")
    cards = sorted(guessed.deck + guessed.unseen)  # forget the true order
    chance.shuffle(cards)
    guessed.deck, guessed.unseen = cards[: len(table.deck)], cards[len(table.deck) :]
    for other in table.others(seat):
        if _hides_stash(table, other, seat):
            guessed.stashes[other] = _least(table, other) + _nuggets(chance)
    return guessed


def _nuggets(chance: Chance) -> int:
    """A stash as stashes mostly are; but what it may hold has no limit."""
    nuggets = chance.below(2 * START)
    while not chance.below(8):
        nuggets += 2 * START
    return nuggets


def _least(table: Table, seat: int) -> int:
    """What the seat must have, by what everybody sees it do."""
    if table.active == seat and table.phase in ("bid", "bank"):
        return table.bid + 1 if table.phase == "bid" else 1
    owes = table.winner is None or (len(table.seats) == 2 and not table.chosen[seat])
    return table.bid if table.bidder == seat and owes else 0
