"""How the bots of Gold Country play: python3 dev.py bench gold_country_bots

Prospectors, who play by rule of thumb, and old hands, each among themselves, on both boards and with every
number of seats: how long matches are and how they end, what the mines are worth then, whether it matters who
begins. Times are processor time in CPython. `python -m bench.gold_country_bots 100` plays so many matches in
place of a thousand, and keeps no results.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import product
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from fortyniner.arena import SURE, play_out
from fortyniner.chance import Chance
from fortyniner.gold_country.box import MINES, SEATS, START_VALUE
from fortyniner.gold_country.events import CardUsed, Exploited, GameOver, TurnEnded, ValueChanged
from tools.project import ROOT

MATCHES = 1000
PLAYERS = {"prospector": 1, "old-hand": 5}
"""Who plays, and one in how many of the matches: who thinks takes longer."""
SEED = 49
BOARDS = ("forest", "river")
RESULTS = ROOT / "bench/results/gold_country_bots.txt"
LENGTHS = ("rounds", "moves", "veins", "bag", "score", "winner's", "ahead", "cards", "ms", "longest")
"""Turns of each seat and decisions of all; which end; points, and by how many the winner leads; action cards
used; the time of a decision, and of the longest."""
VALUES = (*MINES, "exploited")
"""Values at the end with their 95 % interval, and how many mines were exploited."""
SEATED = ("first", "second", "third", "fourth")
"""The share of wins with its 95 % interval, by who was the first to play."""


class Seen(NamedTuple):
    """What is told of a match."""

    rounds: float
    moves: int
    ended: str
    scores: Sequence[int]
    shares: Sequence[float]
    """Of the win, from the first to play on."""
    values: Sequence[int]
    exploited: int
    used: int
    times: Sequence[float]
    """Seconds for each decision between several moves."""


def play(player: str, board: str, seats: int, number: int) -> Seen:
    """Match `number` of such players on that board."""
    deal = Chance(SEED).fork(f"{board} {seats} {number}").word()
    played = play_out("gold-country", [player] * seats, deal, {"board": board})
    events = [event for ply in played.log for event in ply.events]
    first = played.log[0].seat
    values = [START_VALUE] * len(MINES)
    for event in events:
        if isinstance(event, ValueChanged):
            values[event.mine] = event.new
    return Seen(
        sum(isinstance(event, TurnEnded) for event in events) / seats,
        sum(not ply.forced for ply in played.log),
        next(event.why for event in events if isinstance(event, GameOver)),
        [score.total for score in played.standings.scores],
        [played.share((first + step) % seats) for step in range(seats)],
        values,
        sum(isinstance(event, Exploited) for event in events),
        sum(isinstance(event, CardUsed) for event in events),
        [ply.seconds for ply in played.log if not ply.forced],
    )


def lengths(matches: Sequence[Seen]) -> list[str]:
    """See LENGTHS."""
    orders = [sorted(match.scores, reverse=True) for match in matches]
    times = [1000 * time for match in matches for time in match.times]
    veins = mean(match.ended == "veins" for match in matches)
    return [
        f"{mean(match.rounds for match in matches):.1f}",
        f"{mean(match.moves for match in matches):.0f}",
        f"{veins:.1%}",
        f"{1 - veins:.1%}",
        f"{mean(score for order in orders for score in order):.1f}",
        f"{mean(order[0] for order in orders):.1f}",
        f"{mean(order[0] - order[1] for order in orders):.1f}",
        f"{mean(match.used for match in matches):.1f}",
        f"{mean(times):.1f}",
        f"{max(times):.0f}",
    ]


def values(matches: Sequence[Seen]) -> list[str]:
    """See VALUES."""
    by_mine = [
        _sure([match.values[mine] for match in matches], "{:.1f} ±{:.1f}") for mine in range(len(MINES))
    ]
    return [*by_mine, f"{mean(match.exploited for match in matches):.2f}"]


def seated(matches: Sequence[Seen]) -> list[str]:
    """See SEATED."""
    seats = len(matches[0].shares)
    return [_sure([match.shares[step] for match in matches], "{:.1%} ±{:.1%}") for step in range(seats)]


def _sure(numbers: Sequence[float], form: str) -> str:
    """The mean with its 95 % interval."""
    half = SURE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return form.format(mean(numbers), half)


def report(matches: int) -> Iterator[str]:
    """The lines of the report as they come."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for player, part in PLAYERS.items():
            yield from _of(player, max(2, matches // part), pool)


def _of(player: str, matches: int, pool: Executor) -> Iterator[str]:
    yield f"{player} in every seat, {matches} matches for each board and number of seats"
    seen: dict[tuple[str, int], list[Seen]] = {}
    for board, seats in product(BOARDS, SEATS):
        seen[board, seats] = list(pool.map(partial(play, player, board, seats), range(matches), chunksize=5))
    yield from _rows(LENGTHS, lengths, 10, seen)
    yield from _rows(VALUES, values, 14, seen)
    yield from _rows(SEATED, seated, 16, seen)


def _rows(
    heads: Sequence[str],
    figures: Callable[[Sequence[Seen]], list[str]],
    width: int,
    seen: Mapping[tuple[str, int], Sequence[Seen]],
) -> Iterator[str]:
    """A table with a row for each board and number of seats."""
    yield "board  seats" + "".join(f"{head:>{width}}" for head in heads)
    for (board, seats), matches in seen.items():
        yield f"{board:<7}{seats:>5}" + "".join(f"{text:>{width}}" for text in figures(matches))
    yield ""


def main() -> None:
    matches = int(sys.argv[1]) if sys.argv[1:] else MATCHES
    lines = []
    for line in report(matches):
        print(line, flush=True)
        lines.append(line)
    if not sys.argv[1:]:
        RESULTS.write_text("\n".join(lines).strip() + "\n")


if __name__ == "__main__":
    main()
