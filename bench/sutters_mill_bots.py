"""How the bots of Sutter's Mill play: python3 dev.py bench sutters_mill_bots

Prospectors, who play by rule of thumb, and old hands, each among themselves with every number of seats: what
they score and by which parts, how long it takes, when they wind down, how matches end, whether it matters who
begins. Times are processor time in CPython. `python -m bench.sutters_mill_bots 100` plays so many matches in
place of a thousand, and keeps no results.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import NamedTuple

from fortyniner.arena import SURE, find_player
from fortyniner.bots import decide
from fortyniner.chance import Chance
from fortyniner.game import find_game
from fortyniner.match import Chair
from fortyniner.options import settle
from fortyniner.sutters_mill.moves import WindDown
from tools.project import ROOT

GAME = "sutters-mill"
MATCHES = 1000
PLAYERS = {"prospector": 1, "old-hand": 20}
"""Who plays, and one in how many of the matches: who thinks takes longer."""
SEED = 49
RESULTS = ROOT / "bench/results/sutters_mill_bots.txt"


class Result(NamedTuple):
    """A match as it came out, by seat."""

    totals: Sequence[int]
    parts: Sequence[Mapping[str, int]]
    shares: Sequence[float]
    """Of the win."""
    order: Sequence[int]
    """Which seat was the first to act, the second and so on."""
    switched: Sequence[int | None]
    """Chips left when the seat wound down."""
    ended: str
    rounds: int
    plies: int
    times: Sequence[float]
    """Seconds for each decision that had a choice."""


def play(player: str, seats: int, number: int) -> Result:
    """Match `number` of such players. The state is played on directly: laws are tested elsewhere."""
    game, bot = find_game(GAME), find_player(GAME, player)
    deal = Chance(SEED).fork(f"{seats} seats, deal {number}").word()
    state = game.start(seats, settle(game.options, {}, True), Chance(deal))
    choices = [Chance(deal).fork(f"choices of seat {seat}") for seat in range(seats)]
    switched: list[int | None] = [None] * seats
    times: list[float] = []
    plies, first = 0, state.turn()
    assert first is not None
    while (seat := state.turn()) is not None:
        moves = state.moves()
        chair = Chair(GAME, seat, state.view(seat), moves, partial(state.guess, seat), choices[seat])
        begun = process_time()
        move = decide(bot, chair)
        if len(moves) > 1:
            times.append(process_time() - begun)
        if isinstance(move, WindDown):
            switched[seat] = sum(chair.view["left"].values())
        state.play(move)
        plies += 1
    standings = state.standings()
    return Result(
        [score.total for score in standings.scores],
        [score.parts for score in standings.scores],
        [(seat in standings.winners) / len(standings.winners) for seat in range(seats)],
        [(first + step) % seats for step in range(seats)],
        switched,
        state.view(None)["ended"],
        state.round,
        plies,
        times,
    )


def among_themselves(seats: int, results: Sequence[Result]) -> str:
    """What they do among themselves."""
    parts = {
        part: mean(seat[part] for result in results for seat in result.parts) for part in results[0].parts[0]
    }
    left = sorted(chips for result in results for chips in result.switched if chips is not None)
    never = sum(chips is None for result in results for chips in result.switched)
    ends = Counter(result.ended for result in results)
    times = sorted(time * 1000 for result in results for time in result.times)
    totals = [total for result in results for total in result.totals]
    shares = [[result.shares[result.order[step]] for result in results] for step in range(seats)]
    lines = [
        f"  score {mean(totals):.1f}, of the winner {mean(max(r.totals) for r in results):.1f}, "
        f"of the last {mean(min(r.totals) for r in results):.1f}",
        "  parts " + ", ".join(f"{part} {value:+.1f}" for part, value in parts.items()),
        f"  rounds {mean(r.rounds for r in results):.1f} ({min(r.rounds for r in results)} to "
        f"{max(r.rounds for r in results)}), plies {mean(r.plies for r in results):.0f}",
        f"  winding down with {mean(left):.1f} chips left, four in five between {left[len(left) // 10]} and "
        f"{left[len(left) * 9 // 10]}; never {never / len(totals):.1%}",
        "  ends "
        + ", ".join(f"{why} {ends[why] / len(results):.1%}" for why in ("vein", "town", "standstill")),
        "  wins from the first to act on " + ", ".join(_share(share) for share in shares),
        f"  {mean(times):.1f} ms a decision, 99 % under {times[len(times) * 99 // 100]:.0f} ms, "
        f"the longest {times[-1]:.0f} ms",
    ]
    return "\n".join(lines)


def _share(shares: Sequence[float]) -> str:
    """The mean with its 95 % interval; draws are parts of a win."""
    half = SURE * stdev(shares) / sqrt(len(shares))
    return f"{mean(shares):.1%} (+-{half:.1%})"


def report(matches: int) -> Iterator[str]:
    """The lines of the report as they come."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for player, part in PLAYERS.items():
            for seats in find_game(GAME).seats:
                count = max(2, matches // part)
                results = list(pool.map(partial(play, player, seats), range(count), chunksize=2))
                yield f"{player} in {seats} seats, {count} matches"
                yield among_themselves(seats, results)


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
