"""Wealth in Gold Country, its parts, and who wins (GC-43, GC-52, GC-60)."""

from collections.abc import Sequence

from fortyniner.game import Score, Standings
from fortyniner.gold_country.box import GEM, MINES
from fortyniner.gold_country.state import Table


def standings(table: Table) -> Standings:
    """Wealth with its parts, the secret card counted; once over, the winners and what decided."""
    scores = tuple(_score(table, seat) for seat in table.seats)
    return Standings(scores, True, *_winners(scores)) if table.ended else Standings(scores, False)


def winners(table: Table) -> tuple[tuple[int, ...], str]:
    """The winning seats, and what decided: wealth, or nothing where they share."""
    return _winners([_score(table, seat) for seat in table.seats])


def _score(table: Table, seat: int) -> Score:
    """Coins, what all cards of each mine bring, and gems."""
    sales: dict[str, int] = {
        name: table.price(mine) * (table.cards[seat][mine] + (table.secrets[seat] == mine))
        for mine, name in enumerate(MINES)
    }
    parts = {"coins": table.coins[seat], **sales, "gems": GEM * table.gems[seat]}
    return Score(sum(parts.values()), parts)


def _winners(scores: Sequence[Score]) -> tuple[tuple[int, ...], str]:
    most = max(score.total for score in scores)
    best = tuple(seat for seat, score in enumerate(scores) if score.total == most)
    return best, "wealth" if len(best) == 1 else "shared"
