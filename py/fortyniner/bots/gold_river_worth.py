"""What a table of Gold River is worth to each seat.

Worth is the points a seat may hope for at the end. The table is a guess (`Chair.guess`): nothing is taken
from it that the seat does not see. All numbers come from + - * / in a fixed order and never from `sum` of
floats, which does not round alike on every Python.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fortyniner.gold_river.cards import (
    BANK,
    BANK_BONUS,
    BANK_FULL,
    BANK_STEP,
    CARDS,
    MAYORS,
    POKER_POINTS,
    POST_OFFICE,
    POST_OFFICE_POINTS,
    SALOON,
    TELEGRAPH,
    TOWNS,
    VEIN_NUGGETS,
)
from fortyniner.gold_river.game import State as Table
from fortyniner.gold_river.poker import Hand
from fortyniner.gold_river.scoring import poker_hand

Points = list[float]
"""By seat."""
Dice = tuple[int, int]

ROLLS: list[Dice] = [(first, second) for first in range(1, 7) for second in range(1, 7)]
STRIKES = {id: len([dice for dice in ROLLS if card.strikes(dice)]) / 36 for id, card in CARDS.items()}
"""How likely a roll pays each Claim."""
READY = 1.5
"""How much readier a seat takes a Claim that makes or keeps it Mayor than another."""
UNSURE = 0.15
"""How much less a Mayor counts for each round to come, in which Actions and rivals may undo it."""
MONEY, MONEY_OF_TWO = 0.05, 0.1
"""How much more a nugget is worth to bid with than at the end, for each round to come; more with two players,
where what one bids does not go to the others."""
WAITING = 6.0
"""What an Action that waits is worth while there are rounds to come."""
NEW_TOWN = 0.12
"""How likely the owner of the Post Office gets a Claim in a certain town in a round."""
NEW_MINE = 0.03
"""How much likelier a mine pays a seat for each round to come, in which it may get more mines."""


@dataclass(frozen=True)
class Future:
    """What is still to come."""

    rolls: int
    """Strike Gold rolls."""
    rounds: int
    """Rounds after the present one."""
    nugget: float
    """What a nugget in the stash is worth now, to bid with, against one at the end."""
    claims: Mapping[str, float]
    """How many Claims of each town will be taken in those rounds, on average."""


def future(table: Table) -> Future:
    """What is still to come at that table, as everybody can count it."""
    seats, hidden = len(table.stashes), table.deck + table.unseen
    rounds = len(table.deck) // (seats + 1)
    share = rounds * seats / max(1, len(hidden))
    towns = [CARDS[id].town for id in hidden]
    rolled = table.phase in ("telegraph", "bank", "over")
    nugget = 1 + (MONEY_OF_TWO if seats == 2 else MONEY) * rounds
    return Future(rounds + (not rolled), rounds, nugget, {town: towns.count(town) * share for town in TOWNS})


def worths(table: Table, ahead: Future) -> Points:
    """The points each seat may hope for."""
    points = [stash * ahead.nugget for stash in table.stashes]
    rolls = ahead.rolls * (1 + ahead.nugget) / 2
    counts = {town: [0] * len(points) for town in TOWNS}
    owners: dict[str, int] = {}
    opened = dict.fromkeys(table.veins.values(), VEIN_NUGGETS)
    for seat, area in enumerate(table.areas):
        for id in area:
            card = CARDS[id]
            if card.kind == "claim":
                points[seat] += (card.nuggets + opened.get(id, 0)) * (1 + STRIKES[id] * rolls)
                counts[card.town][seat] += 1
            elif card.kind == "building":
                owners[card.name] = seat
            elif table.status.get(id) == "kept":
                points[seat] += kept_hopes(card.name, ahead)
            elif table.status.get(id) == "waiting" and ahead.rounds:
                points[seat] += WAITING
    for town, there in counts.items():
        for seat, hope in enumerate(town_hopes(town, tuple(there), table.mayors[town], ahead)):
            points[seat] += hope
    if BANK in owners:
        points[owners[BANK]] += bank_hopes(table.banked, table.stashes[owners[BANK]], ahead.rolls)
    if POST_OFFICE in owners:
        points[owners[POST_OFFICE]] += post_office_hopes(counts, owners[POST_OFFICE], ahead.rounds)
    if SALOON in owners:
        _open_saloon(points, table, owners[SALOON], ahead)
    if table.options["poker"]:
        for seat, share in enumerate(_poker(table.areas, ahead.rounds)):
            points[seat] += share
    return points


def margins(points: Points) -> Points:
    """By how much each seat is ahead of the others: of what lies between the best and the average of them."""
    return [own - _weightiest(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def terms(table: Table, points: Points, seat: int) -> dict[str, float]:
    """What that lead of a seat is the sum of: points as they are, hopes beyond them, less what the others may
    have."""
    now = table.standings().scores[seat]
    parts = {
        "nuggets": float(now.parts["stash"]),
        "claims": float(now.parts["claims"]),
        "mayors": float(now.parts["mayors"]),
        "buildings": float(now.parts["bank"] + now.parts["post"]),
    }
    if table.options["poker"]:
        parts["poker"] = float(now.parts["poker"])
    others = -_weightiest(points[:seat] + points[seat + 1 :])
    return parts | {"hopes": points[seat] - now.total, "others": others}


def _weightiest(worths: Sequence[float]) -> float:
    """Between the most and the average of them."""
    whole = 0.0
    for worth in worths:
        whole += worth
    return (max(worths) + whole / len(worths)) / 2


def kept_hopes(name: str, ahead: Future) -> float:
    """What a Telegraph or a Mustang may still bring (GR-55, GR-56)."""
    if name == TELEGRAPH:
        return 3.0 + 2.0 * min(ahead.rolls, 4) if ahead.rolls else 0.0
    return 1.8 * min(ahead.rounds, 3)


def bank_hopes(banked: int, stash: int, rounds: int) -> float:
    """Nuggets there, and the hope for the bonus in so many rounds (GR-40)."""
    lacking = BANK_FULL - banked
    if lacking <= 0:
        return float(banked + BANK_BONUS)
    if lacking > rounds * BANK_STEP:
        return float(banked)
    return banked + BANK_BONUS * min(1.0, (stash + 2.0 * rounds) / lacking)


def post_office_hopes(counts: Mapping[str, Sequence[int]], owner: int, rounds: int) -> float:
    """2 for each town, and the hope for those that are missing (GR-41)."""
    there, never = len([town for town in TOWNS if counts[town][owner]]), 1.0
    for _ in range(rounds):
        never *= 1 - NEW_TOWN
    return POST_OFFICE_POINTS * (there + (len(TOWNS) - there) * (1 - never))


def _open_saloon(points: Points, table: Table, owner: int, ahead: Future) -> None:
    """A nugget from everyone whom a mine pays, at each roll (GR-42)."""
    for seat in table.others(owner):
        often = NEW_MINE * ahead.rounds
        for chance in {
            CARDS[id].strike: STRIKES[id] for id in table.areas[seat] if CARDS[id].is_mine
        }.values():
            often += chance
        spent = min(1.0, often) * ahead.rolls
        points[seat] -= spent
        points[owner] += spent


def town_hopes(town: str, counts: tuple[int, ...], mayor: int | None, ahead: Future) -> Sequence[float]:
    """What fees and the Mayor of a town may bring each seat that has so many Claims there."""
    return _hopes(counts, mayor, ahead.claims[town], MAYORS[town] / (1 + UNSURE * ahead.rounds))


@lru_cache(maxsize=4096)
def _hopes(counts: tuple[int, ...], mayor: int | None, claims: float, worth: float) -> Sequence[float]:
    few = min(int(claims), 5)
    part = min(claims - few, 1.0)
    fees, ends = _course(counts, mayor, few)
    more_fees, more_ends = _course(counts, mayor, few + 1)
    return [
        (1 - part) * (fees[seat] + worth * ends[seat]) + part * (more_fees[seat] + worth * more_ends[seat])
        for seat in range(len(counts))
    ]


@lru_cache(maxsize=20_000)
def _course(
    counts: tuple[int, ...], mayor: int | None, claims: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The fees a seat gets, less those it pays, and how likely it ends as Mayor, when so many Claims of the
    town are still to be taken, each by any seat."""
    seats = range(len(counts))
    if not claims:
        return (0.0,) * len(counts), tuple(float(seat == mayor) for seat in seats)
    fees, ends, total = [0.0] * len(counts), [0.0] * len(counts), 0.0
    for taker in seats:
        after = (*counts[:taker], counts[taker] + 1, *counts[taker + 1 :])
        rises = after[taker] >= (2 if mayor is None else counts[mayor])
        ready = READY if rises else 1.0
        later_fees, later_ends = _course(after, taker if rises else mayor, claims - 1)
        for seat in seats:
            fees[seat] += ready * later_fees[seat]
            ends[seat] += ready * later_ends[seat]
        if mayor is not None:
            fees[taker] -= ready * counts[mayor]  # what a Mayor pays to itself cancels out
            fees[mayor] += ready * counts[mayor]
        total += ready
    return tuple(fee / total for fee in fees), tuple(end / total for end in ends)


_hand = lru_cache(maxsize=4096)(poker_hand)


def _poker(areas: Sequence[Sequence[str]], rounds: int) -> Points:
    """Who may win the 10 points for poker (GR-71): the better the hand and the nearer the end, the surer."""
    odds = [_odds(_hand(tuple(area)), 2 + 4 / (rounds + 0.5)) for area in areas]
    total = 0.0
    for one in odds:
        total += one
    return [POKER_POINTS * one / total for one in odds]


def _odds(hand: Hand | None, base: float) -> float:
    if hand is None:
        return 1.0
    odds = 1 + hand.ranks[0] / 14
    for _ in range(hand.kind):
        odds *= base
    return odds
