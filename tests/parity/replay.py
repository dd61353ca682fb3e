"""Tells as JSON how matches go on this Python: of each game, by each number of seats, and records given.

    python tests/parity/replay.py MATCHES [RECORD]...

MATCHES of each kind are drawn move by move.

The same words have to come out of every Python: CPython of any version, and Pyodide.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Match


def played(game: str, seats: int, seed: int) -> Match:
    """A match whose every move is drawn."""
    match = Match.new(game, ["Ann", "Zoë #1 👩‍🌾", "Cleo", "Dutch", "Ezra"][:seats], seed)
    chance = Chance(seed).fork("parity")
    while match.turn is not None:
        match.play(chance.choice(match.moves()))
    return match


def told(match: Match) -> dict:
    """All there is to tell of a match; and what a seat guessed halfway."""
    end = {"record": match.record, "position": match.position(), "standings": match.standings()}
    end["events"] = [event.to_json() for ply in match.log for event in ply.events]
    while len(match.log) > 12:
        match.undo()
    end["guess"] = match.chair(0, Chance(0)).guess(Chance(match.seed)).position()
    return end


def draws(seed: int) -> list:
    """Draws of every kind."""
    chance = Chance(seed)
    cards = list(range(52))
    chance.shuffle(cards)
    words = [chance.word(), chance.fork("a").word(), chance.copy().word()]
    return [words, [chance.below(limit) for limit in (1, 2, 3, 6, 264_600, 2**63 + 1)], cards]


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    count, records = int(sys.argv[1]), sys.argv[2:]
    everything = {
        "draws": [draws(seed) for seed in range(count)],
        "matches": [
            told(played(game, seats, seed))
            for game in games()
            for seats in find_game(game).seats
            for seed in range(count)
        ],
        "records": [told(Match.read(Path(record).read_text("utf-8"))) for record in records],
    }
    print(json.dumps(everything, ensure_ascii=False))
