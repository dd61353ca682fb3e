"""Matches that are set up as far as a test wants them."""

from __future__ import annotations

from fortyniner.match import Match

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
