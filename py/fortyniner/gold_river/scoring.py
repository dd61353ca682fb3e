"""Points of Gold River, their parts, and who wins (GR-35, GR-40, GR-41, GR-70 to GR-72)."""

from collections.abc import Sequence

from fortyniner.game import Score, Standings
from fortyniner.gold_river.cards import (
    BANK_BONUS,
    BANK_FULL,
    CARDS,
    MAYORS,
    POKER_POINTS,
    POST_OFFICE,
    POST_OFFICE_POINTS,
    STATION,
)
from fortyniner.gold_river.poker import Hand, best_hand, poker_points
from fortyniner.gold_river.state import Table


def standings(table: Table) -> Standings:
    """Scores with their parts; once over, the winners and what decided."""
    scores = tuple(_scores(table))
    if table.active is not None:
        return Standings(scores, False)
    return Standings(scores, True, *_winners(scores))


def winners(table: Table) -> tuple[tuple[int, ...], str]:
    """The seats with the most points, and what decided: points, or nothing where they share the win."""
    return _winners(_scores(table))


def poker_hand(cards: Sequence[str]) -> Hand | None:
    """The best hand of those cards; the Train Station among them stands for any other (GR-43, GR-71)."""
    plain = [card.poker for id in cards if (card := CARDS[id]).poker and card.name != STATION]
    return best_hand([poker for poker in plain if poker], wild=any(CARDS[id].name == STATION for id in cards))


def bank_points(banked: int) -> int:
    """What so many nuggets on the Bank count (GR-40)."""
    return banked + (BANK_BONUS if banked >= BANK_FULL else 0)


def _winners(scores: Sequence[Score]) -> tuple[tuple[int, ...], str]:
    most = max(score.total for score in scores)
    best = tuple(seat for seat, score in enumerate(scores) if score.total == most)
    return best, "points" if len(best) == 1 else "shared"


def _scores(table: Table) -> list[Score]:
    poker = (0,) * len(table.stashes)
    if table.options["poker"]:
        poker = poker_points([poker_hand(area) for area in table.areas], POKER_POINTS)
    banker, postmaster = table.banker, table.owner_of(POST_OFFICE)
    scores = []
    for seat in table.seats:
        claims = table.claims(seat)
        towns = {CARDS[id].town for id in claims}
        parts = {
            "stash": table.stashes[seat],
            "claims": sum(map(table.shown, claims)),
            "mayors": sum(worth for town, worth in MAYORS.items() if table.mayors[town] == seat),
            "bank": bank_points(table.banked) if seat == banker else 0,
            "post": POST_OFFICE_POINTS * len(towns) if seat == postmaster else 0,
            "poker": poker[seat],
        }
        scores.append(Score(sum(parts.values()), parts))
    return scores
