"""Matches that are set up as far as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fortyniner.chance import Chance
from fortyniner.match import Match
from tests.river import NAMES, Roll, position, random_moves, seed_of

ANN = "1.2.3/2.1/1.2/3.1.2"
BEN = "2.1/1.3.2/2.1.3/1.2"


def veins(text: str) -> list[list[int]]:
    """The veins of a hide's text: pieces from bottom to top."""
    return [[int(piece) for piece in vein.split(".")] for vein in text.split("/")]


def mining(*moves: str, ann: str = ANN, ben: str = BEN, seed: int = 49, bot: str | None = None) -> Match:
    """Both have hidden, and Ann has begun. `bot` puts a bot of that level on Ben's seat."""
    match = Match.new(
        "gold-hunting", ["Ann", "Ben"], seed=seed, options={"start": "1"}, bots={1: bot} if bot else None
    )
    for move in (f"hide {ann}", f"hide {ben}", *moves):
        match.play(move)
    return match


def finished() -> Match:
    """Played to the end: always the likeliest call at the first vein that has pieces."""
    match = mining()
    while match.turn is not None:
        side = match.view(match.turn)["sides"][1 - match.turn]
        vein = next(at for at, height in enumerate(side["heights"], 1) if height)
        match.play(f"call {1 + side['hidden'].index(max(side['hidden']))} at {vein}")
    return match


def river(
    *areas: str, bots: Mapping[int, str] | None = None, rolls: Sequence[Roll] = (), **parts: object
) -> Match:
    """Gold River from a position on, told as in `tests.river.position`; `rolls` are the next rolls."""
    names = NAMES[: len(areas)]
    return Match.at("gold-river", position(*areas, **parts), names, seed_of(*rolls), bots)


def river_nearly_over(seats: int, seed: int, **options: bool) -> Match:
    """A match of Gold River that was played at random, without what came after its last decision."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match.new("gold-river", NAMES[:seats], seed, given)
    for _ in random_moves(match, Chance(seed).fork("moves")):
        pass
    while match.log[-1].forced:
        match.undo()
    match.undo()
    return match
