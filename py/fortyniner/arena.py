"""Seeded matches between two players, seats swapped: `python -m fortyniner.arena GAME PLAYER OTHER`.

A player is the level of a bot, or a baseline of the game's bots. Each seed is played twice, once with
either player in the first seat, so that neither profits from the deal; two of a kind come out even.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import process_time
from typing import NamedTuple

from fortyniner.bots import Bot, decide
from fortyniner.chance import Chance
from fortyniner.game import games
from fortyniner.match import Match

SURE = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Result(NamedTuple):
    """How a match went, as the first player sees it."""

    points: float
    """1 for a win, half for a draw."""
    margin: int
    """Its score less the other's."""
    moves: tuple[int, int]
    """Moves of either player."""
    seconds: tuple[float, float]
    """Processor time either thought."""


def players(game: str) -> Mapping[str, Bot]:
    """Who can play the game, by name: its bots and its baselines."""
    bots = import_module(f"fortyniner.bots.{game.replace('-', '_')}")
    return {**bots.BOTS, **bots.BASELINES}


def play(game: str, names: tuple[str, str], number: int, seed: int) -> Result:
    """Match `number` between the two: even ones with the first player in seat 0, odd ones in seat 1."""
    first = number % 2
    deal = Chance(seed).fork(f"deal {number // 2}").word()
    match = Match.new(game, ["Ann", "Ben"], deal)
    choices = [Chance(deal).fork(f"choices of seat {seat}") for seat in (0, 1)]
    bots = [players(game)[name] for name in names]
    moves, seconds = [0, 0], [0.0, 0.0]
    while (seat := match.turn) is not None:
        player = seat ^ first
        begun = process_time()
        move = decide(bots[player], match.chair(seat, choices[seat]))
        seconds[player] += process_time() - begun
        moves[player] += 1
        match.play(str(move))
    standings = match.standings()
    winners = standings["winners"]
    points = 0.5 if not winners else float(first in winners)
    totals = [score["total"] for score in standings["scores"]]
    return Result(points, totals[first] - totals[1 - first], (moves[0], moves[1]), (seconds[0], seconds[1]))


def interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in `count` matches."""
    square = SURE**2 / count
    middle = share + square / 2
    half = SURE * sqrt(share * (1 - share) / count + square / 4 / count)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def table(names: tuple[str, str], results: Sequence[Result]) -> str:
    """The results as the first player sees them, in words and figures."""
    count = len(results)
    wins, draws = (sum(result.points == points for result in results) for points in (1, 0.5))
    share = sum(result.points for result in results) / count
    low, high = interval(share, count)
    margin = sum(result.margin for result in results) / count
    lines = [
        f"{names[0]} against {names[1]}, {count} matches",
        f"  wins {wins}, draws {draws}, losses {count - wins - draws}",
        f"  score share {share:.1%}, 95 % interval {low:.1%} to {high:.1%}",
        f"  mean margin {margin:+.2f}",
    ]
    for player, name in enumerate(names):
        moves = sum(result.moves[player] for result in results)
        time = sum(result.seconds[player] for result in results) / moves * 1000
        lines.append(f"  {name}: {moves / count:.1f} moves a match, {time:.2f} ms a move")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the matches asked for, prints their table, and adds it to a file where one is named."""
    asked = _read(arguments)
    names = (asked.player, asked.other)
    for name in names:
        if name not in players(asked.game):
            print(f"{name!r} cannot play {asked.game}; {', '.join(players(asked.game))} can", file=sys.stderr)
            return 2
    one = partial(play, asked.game, names, seed=asked.seed)
    with ProcessPoolExecutor(asked.jobs) as pool:
        results = list(pool.map(one, range(asked.matches), chunksize=10))
    text = f"{asked.game}, seed {asked.seed}: {table(names, results)}\n"
    print(text, end="")
    if asked.write:
        with asked.write.open("a", encoding="utf-8") as file:
            file.write(text)
    return 0


def _read(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m fortyniner.arena", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("player")
    parser.add_argument("other")
    parser.add_argument("--matches", type=_pairs, default=2000, help="how many, an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many matches at a time")
    parser.add_argument("--write", type=Path, metavar="FILE", help="add the table to that file too")
    return parser.parse_args(arguments)


def _pairs(text: str) -> int:
    count = int(text)
    if count < 2 or count % 2:
        raise ArgumentTypeError("each seed is played twice, so it takes an even number of matches")
    return count


if __name__ == "__main__":
    sys.exit(main())
