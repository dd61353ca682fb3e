"""Two positions that a seat cannot tell apart: whoever goes by what it may know decides alike in both."""

from fortyniner.chance import Chance
from fortyniner.match import Match


def twin_of(match: Match, seat: int, chance: Chance) -> Match:
    """The same match for all that the seat can know: what it cannot is guessed, and chance is another.

    The given chance does not move.
    """
    guess = match.chair(seat, chance).guess(chance.fork("guess"))
    names = [who.name for who in match.seats]
    twin = Match.at(match.game.id, guess.position(), names, chance.fork("twin").word())
    assert (twin.turn, twin.view(seat)) == (match.turn, match.view(seat))
    return twin
