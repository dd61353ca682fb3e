"""Points of Sutter's Mill, their parts, and who wins (SM-62, SM-63)."""

from collections.abc import Sequence

from fortyniner.game import Score, Standings
from fortyniner.sutters_mill.deeds import sums
from fortyniner.sutters_mill.state import Table
from fortyniner.sutters_mill.town import VALUES, penalty


def standings(table: Table) -> Standings:
    """Scores with their parts; once over, the winners and what decided."""
    scores = tuple(_score(table, seat) for seat in table.seats)
    return Standings(scores, True, *_winners(scores)) if table.ended else Standings(scores, False)


def winners(table: Table) -> tuple[tuple[int, ...], str]:
    """The winning seats, and what decided: points, fewer minus points, or nothing where they share."""
    return _winners([_score(table, seat) for seat in table.seats])


def _score(table: Table, seat: int) -> Score:
    parts = {
        "purse": table.purse(seat),
        "brought out": sum(VALUES[rank] for rank in table.scored[seat]),
        "left": -sum(sums(stack).get(seat, 0) for stack in table.stacks.values()),
        "prospectors": -penalty(table.men(seat)),
    }
    return Score(sum(parts.values()), parts)


def _winners(scores: Sequence[Score]) -> tuple[tuple[int, ...], str]:
    """Most points, then fewest minus points (SM-63)."""
    most = max(score.total for score in scores)
    best = [seat for seat, score in enumerate(scores) if score.total == most]
    if len(best) == 1:
        return tuple(best), "points"
    minus = {seat: scores[seat].parts["left"] + scores[seat].parts["prospectors"] for seat in best}
    tidy = tuple(seat for seat in best if minus[seat] == max(minus.values()))
    return tidy, "minus" if len(tidy) == 1 else "shared"
