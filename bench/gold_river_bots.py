"""How the bots of Gold River play: python3 dev.py bench gold_river_bots

First tables where all seats play alike, then one player among others of another kind, who goes from seat to
seat of the same deal. Who shares a win has a part of it. Times are processor time in CPython.
`python -m bench.gold_river_bots 100` plays so many matches in place of a thousand, and keeps no results.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import chain
from statistics import mean
from typing import NamedTuple

from fortyniner.arena import interval, play_out
from fortyniner.chance import Chance
from fortyniner.gold_river.cards import SEATS
from fortyniner.gold_river.events import FeePaid, LeftNuggets, Struck, TookNuggets, Won
from fortyniner.options import Options
from tools.project import ROOT

MATCHES = 1000
SEED = 49
RESULTS = ROOT / "bench/results/gold_river_bots.txt"
VARIANTS: dict[str, Options] = {
    "basic rules": {},
    "Poker Expert": {"poker": True},
    "first game": {"first-game": True},
    "hidden stashes": {"hidden-stashes": True},
}
ALIKE = [("old-hand", options) for options in VARIANTS] + [
    (name, "basic rules") for name in ("minds-its-own", "bids-low", "never-bids", "greenhorn")
]
LADDER = [
    ("prospector", "greenhorn"),
    ("old-hand", "prospector"),
    ("forty-niner", "old-hand"),
    ("old-hand", "greenhorn"),
    ("old-hand", "bids-low"),
    ("old-hand", "minds-its-own"),
    ("old-hand", "never-bids"),
    ("greenhorn", "old-hand"),
    ("greenhorn", "any-move"),
]
FIGURES = (
    *("score", "winner's", "bid", "highest", "no bid", "rounds", "moves"),
    *("lost", "fees", "struck", "ms"),
)
"""Points on average, the winning bids, how many rounds and moves a match has. For a seat of a match: nuggets
lost from bids, paid as fees, struck. Then the time of a decision between several moves."""
SHARES = ("matches", "wins", "from", "to", "by luck", "margin")
"""The share of wins with its 95 % interval, and points ahead of the mean of the others."""
NOTES = """
What was expected: simple bots that bid low have 76 / 57 / 58 / 46 points on average with 2 / 3 / 4 / 5
players, winners 84 / 67 / 72 / 60. What differs here, and why, by the tables above:
- Winners have what was expected with three to five players, but the others are closer behind them: all play
  alike well, and all of them pull the leader down.
- Spoiling costs everybody. An old hand takes, discards and blows up with an eye on its strongest rival, and
  a table of them gathers far fewer points than one whose seats mind their own business. With two players that
  wins by much. With more it helps the others as well: alone among seats that mind their own business, an old
  hand wins no more than its part.
- With two players bids leave the game, half of them or all. Old hands bid for real, and that is most of what
  they lack beside the 76: with bids of 2 at most they come near it.
- With three players a fourth of a bid is lost at most, so high bids cost the table little; with four and five
  they only change hands, and low bids leave the average where it is.
- Bids are not low: they are what it is worth to choose first and to discard, less what a nugget is worth in
  later auctions. Who never bids gives that away, and who bids low much of it.
"""


class Course(NamedTuple):
    """What one match came to. Nuggets are of all seats together."""

    totals: list[int]
    shares: list[float]
    """Of the win, by seat."""
    bids: list[int]
    """The winning bid of each round."""
    lost: int
    """Nuggets of bids that went back to the supply."""
    fees: int
    struck: int
    plies: int
    milliseconds: float
    """Per decision."""


def course(names: Sequence[str], deal: int, options: Options) -> Course:
    """The match with that seed between these players."""
    played = play_out("gold-river", names, deal, options)
    events = list(chain.from_iterable(ply.events for ply in played.log))
    return Course(
        [score.total for score in played.standings.scores],
        [played.share(seat) for seat in range(len(names))],
        [event.bid for event in events if isinstance(event, Won)],
        sum(event.lost for event in events if isinstance(event, Won | TookNuggets | LeftNuggets)),
        sum(event.nuggets for event in events if isinstance(event, FeePaid)),
        sum(nuggets for event in events if isinstance(event, Struck) for _, _, nuggets in event.claims),
        len(played.log),
        1000 * sum(ply.seconds for ply in played.log) / sum(not ply.forced for ply in played.log),
    )


def deal(seats: int, number: int) -> int:
    """The seed of match `number` at a table of so many seats."""
    return Chance(SEED).fork(f"{seats} seats, deal {number}").word()


def alike(pool: Executor, name: str, options: Options, matches: int) -> Iterator[str]:
    """A table of all seat counts with the same player in every seat."""
    for seats in SEATS:
        deals = [deal(seats, number) for number in range(matches)]
        courses = list(pool.map(partial(course, [name] * seats, options=options), deals, chunksize=10))
        bids = [bid for one in courses for bid in one.bids]
        figures = [
            f"{mean(total for one in courses for total in one.totals):.1f}",
            f"{mean(max(one.totals) for one in courses):.1f}",
            f"{mean(bids):.2f}",
            f"{max(bids)}",
            f"{bids.count(0) / len(bids):.1%}",
            f"{mean(len(one.bids) for one in courses):.0f}",
            f"{mean(one.plies for one in courses):.0f}",
            f"{mean(one.lost / seats for one in courses):.1f}",
            f"{mean(one.fees / seats for one in courses):.1f}",
            f"{mean(one.struck / seats for one in courses):.1f}",
            f"{mean(one.milliseconds for one in courses):.2f}",
        ]
        yield f"{seats:>5}" + "".join(f"{figure:>9}" for figure in figures)


def among(pool: Executor, one: str, others: str, matches: int) -> Iterator[str]:
    """How often one player wins among others of another kind, in every seat of each deal."""
    for seats in SEATS:
        tables = [
            ([one if seat == place else others for seat in range(seats)], deal(seats, number), place)
            for number in range(max(1, matches // seats))
            for place in range(seats)
        ]
        names, deals, places = zip(*tables, strict=True)
        courses = list(pool.map(partial(course, options={}), names, deals, chunksize=10))
        share = mean(course.shares[place] for course, place in zip(courses, places, strict=True))
        low, high = interval(share, len(courses))
        margin = mean(
            course.totals[place] - (sum(course.totals) - course.totals[place]) / (seats - 1)
            for course, place in zip(courses, places, strict=True)
        )
        shares = f"{share:>9.1%}{low:>9.1%}{high:>9.1%}{1 / seats:>9.1%}"
        yield f"{seats:>5}{len(courses):>9}{shares}{margin:>+9.1f}"


def report(matches: int) -> Iterator[str]:
    """The lines of the report as they come: `matches` of the first table, fewer of the others."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, (name, variant) in enumerate(ALIKE):
            count = max(1, matches * 12 // 100) if number else matches
            yield f"{name} in every seat, {variant}, {count} matches each"
            yield "seats" + "".join(f"{head:>9}" for head in FIGURES)
            yield from alike(pool, name, VARIANTS[variant], count)
            yield ""
        for one, others in LADDER:
            yield f"one {one}, else {others}, basic rules"
            yield "seats" + "".join(f"{head:>9}" for head in SHARES)
            yield from among(pool, one, others, matches * 24 // 100)
            yield ""
    yield NOTES.strip()


def main() -> None:
    matches = int(sys.argv[1]) if sys.argv[1:] else MATCHES
    lines = []
    for line in report(matches):
        print(line, flush=True)
        lines.append(line)
    if not sys.argv[1:]:
        RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
