"""What a bot would do, in words: the move, why, and what would be next best."""

from collections.abc import Mapping, Sequence

from fortyniner.bots import Advice
from fortyniner.game import Words
from fortyniner.phrases import listed

TRIFLE = 0.5
"""Points that are not worth a word."""
REASONS = 2


def told(advice: Sequence[Advice], words: Words, names: Sequence[str]) -> str:
    """The advice as a person reads it: the best move first."""
    best, *others = advice
    text = f"A bot would {words.doing(best.move, names)}"
    if why := reasons(best.changes, words):
        text += f": {why}"
    for other in others:
        less = best.appeal - other.appeal
        behind = f"{less:.1f} less" if less >= 0.05 else "as good"
        text += f". Next best, {behind}: {words.doing(other.move, names)}"
    return f"{text}."


def reasons(changes: Mapping[str, float], words: Words) -> str:
    """What speaks most for a move, and what against it; empty where nothing is worth a word."""
    by_weight = sorted(changes.items(), key=lambda change: -abs(change[1]))
    for_it = [_said(name, change, words) for name, change in by_weight if change >= TRIFLE]
    against = [_said(name, change, words) for name, change in by_weight if change <= -TRIFLE]
    both = [*([listed(for_it[:REASONS])] if for_it else []), *against[:1]]
    return ", but ".join(both)


def _said(name: str, change: float, words: Words) -> str:
    points = max(1, round(abs(change)))
    return words.TERMS[name][change < 0].format(n=points, s="" if points == 1 else "s")
