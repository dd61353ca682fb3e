"""Tells which moves the bots of Gold River make on this Python: python tests/parity/bots.py MATCHES

MATCHES of each number of seats, between all levels, are told as records.
"""

import sys
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from fortyniner.bots import LEVELS, decide, find_bot
from fortyniner.chance import Chance
from fortyniner.gold_river.cards import SEATS
from fortyniner.match import Match


def played(seats: int, seed: int) -> Match:
    """A match of bots of every level by turns, with options that change too."""
    levels = [level for level, _ in zip(cycle(LEVELS), range(seats), strict=False)]
    options = {"poker": seed % 2 == 0, "hidden-stashes": seed % 3 == 0}
    match, chance = Match.new("gold-river", [*"ABCDE"][:seats], seed, options), Chance(seed)
    while (seat := match.turn) is not None:
        match.play(str(decide(find_bot("gold-river", levels[seat]), match.chair(seat, chance))))
    return match


if __name__ == "__main__":
    for seats in SEATS:
        for seed in range(int(sys.argv[1])):
            print(played(seats, seed).record)
