"""Which moves of Gold River are legal, and why the others are not."""

from collections.abc import Sequence
from functools import cache

from fortyniner.gold_river import words
from fortyniner.gold_river.cards import (
    BANDIT,
    BANK_STEP,
    CARDS,
    DYNAMITE,
    HOLD_UP,
    JUDGE,
    VEIN,
)
from fortyniner.gold_river.effects import HOLD_UP_NUMBERS, uses
from fortyniner.gold_river.moves import (
    Bandit,
    Bank,
    Bid,
    Discard,
    Dynamite,
    Hold,
    HoldUp,
    Judge,
    Keep,
    Move,
    Mustang,
    Pass,
    Take,
    TakeNuggets,
    Telegraph,
    Vein,
)
from fortyniner.gold_river.state import Phase, Table
from fortyniner.refusal import Refusal

_PHASE: dict[type[Move], Phase] = {
    Bid: "bid",
    Pass: "bid",
    Take: "take",
    TakeNuggets: "take",
    Discard: "discard",
    Mustang: "mustang",
    Hold: "mustang",
    Telegraph: "telegraph",
    Keep: "telegraph",
    Bank: "bank",
}
_RULE: dict[Phase, str] = {
    "bid": "GR-11",
    "take": "GR-14",
    "discard": "GR-14",
    "target": "GR-61",
    "mustang": "GR-55",
    "telegraph": "GR-56",
    "bank": "GR-40",
}
_ACTION: dict[type[Move], str] = {
    Bandit: BANDIT,
    Judge: JUDGE,
    HoldUp: HOLD_UP,
    Dynamite: DYNAMITE,
    Vein: VEIN,
}
_bid, _take, _PASS = cache(Bid), cache(Take), Pass()


def moves(table: Table) -> Sequence[Move]:
    """Every legal move."""
    seat = table.active
    if seat is None:
        return ()
    match table.phase:
        case "bid":
            return [*map(_bid, range(table.bid + 1, table.stashes[seat] + 1)), _PASS]
        case "take":
            cards: list[Move] = [*map(_take, table.offer)]
            return [*cards, TakeNuggets()] if _loses_to_one(table) else cards
        case "discard":
            return [Discard(id) for id in table.offer]
        case "target":
            assert table.card is not None
            return list(uses(table, seat, table.card))
        case "mustang":
            return [Mustang(), Hold()]
        case "telegraph":
            assert table.dice is not None
            turns = [Telegraph(die, face) for die, old in enumerate(table.dice) for face in _faces(old)]
            return [*turns, Keep()]
        case "bank":
            return [Bank(nuggets) for nuggets in range(min(BANK_STEP, table.stashes[seat]) + 1)]
    raise AssertionError(table.phase)


def check(table: Table, move: Move) -> None:
    """Raises Refusal for a move that is not legal now."""
    seat = table.active
    if seat is None:
        raise Refusal("GR-10", words.OVER)
    if _PHASE.get(type(move), "target") != table.phase:
        if table.phase == "discard" and isinstance(move, Take):
            raise Refusal("GR-14", words.TAKE_FIRST_DISCARD)
        raise Refusal(_RULE[table.phase], words.NOT_NOW.format(wanted=words.WANTED[table.phase]))
    match move:
        case Bid(nuggets):
            _check_bid(table, seat, nuggets)
        case Take(card) | Discard(card):
            if card not in table.offer:
                raise Refusal("GR-14", words.NOT_IN_OFFER.format(card=_named(card)))
        case TakeNuggets():
            if not _loses_to_one(table):
                raise Refusal("GR-22", words.NO_NUGGETS_HERE)
        case Telegraph(die, face):
            assert table.dice is not None
            if table.dice[die] == face:
                raise Refusal("GR-56", words.SAME_FACE.format(face=face))
        case Bank(nuggets):
            if nuggets > BANK_STEP:
                raise Refusal("GR-40", words.BANK_TOO_MUCH)
            if nuggets > table.stashes[seat]:
                raise Refusal("GR-40", words.BANK_STASH.format(stash=table.stashes[seat]))
        case Bandit() | Judge() | HoldUp() | Dynamite() | Vein():
            _check_use(table, seat, move)


def _check_bid(table: Table, seat: int, nuggets: int) -> None:
    if nuggets == 0:
        raise Refusal("GR-11", words.NO_BID_ZERO)
    if nuggets <= table.bid:
        raise Refusal("GR-11", words.BID_TOO_LOW.format(highest=table.bid))
    if nuggets > table.stashes[seat]:
        raise Refusal("GR-11", words.BID_TOO_HIGH.format(stash=table.stashes[seat]))


def _check_use(table: Table, seat: int, move: Bandit | Judge | HoldUp | Dynamite | Vein) -> None:
    assert table.card is not None
    if _ACTION[type(move)] != CARDS[table.card].name:
        raise Refusal("GR-61", words.WRONG_ACTION.format(card=_named(table.card)))
    match move:
        case Bandit(claim):
            _check_claim(table, seat, claim, "GR-50", own=False)
            if not table.claims(seat, CARDS[claim].town):
                raise Refusal("GR-50", words.NO_CLAIM_IN_TOWN.format(town=CARDS[claim].town))
        case Judge(own, other):
            _check_claim(table, seat, own, "GR-51", own=True)
            _check_claim(table, seat, other, "GR-51", own=False)
        case HoldUp(other, number):
            if other not in table.seats:
                raise Refusal("GR-53", words.HOLD_UP_SEAT.format(seat=other + 1))
            if other == seat:
                raise Refusal("GR-53", words.HOLD_UP_SELF)
            if number not in HOLD_UP_NUMBERS:
                raise Refusal("GR-53", words.HOLD_UP_NUMBER)
        case Dynamite(card):
            _check_owner(table, seat, card, "GR-54", own=False)
            if CARDS[card].kind == "action":
                raise Refusal("GR-54", words.NOT_A_TARGET.format(card=_named(card)))
        case Vein(mine):
            _check_claim(table, seat, mine, "GR-57", own=True)
            if not CARDS[mine].is_mine:
                raise Refusal("GR-57", words.NOT_A_MINE.format(card=_named(mine)))


def _check_claim(table: Table, seat: int, card: str, rule: str, *, own: bool) -> None:
    _check_owner(table, seat, card, rule, own=own)
    if CARDS[card].kind != "claim":
        raise Refusal(rule, words.NOT_A_CLAIM.format(card=_named(card)))


def _check_owner(table: Table, seat: int, card: str, rule: str, *, own: bool) -> None:
    owner = table.owner(card)
    if owner is None:
        raise Refusal(rule, words.NOBODYS.format(card=_named(card)))
    if (owner == seat) != own:
        sentence = words.NOT_YOURS if own else words.OWN_CARD
        raise Refusal(rule, sentence.format(card=_named(card)))


def _loses_to_one(table: Table) -> bool:
    """With two players, whether the loser chooses now."""
    return len(table.stashes) == 2 and table.active != table.winner


def _faces(old: int) -> list[int]:
    return [face for face in range(1, 7) if face != old]


def _named(card: str) -> str:
    return words.card_name(card) if card in CARDS else card
