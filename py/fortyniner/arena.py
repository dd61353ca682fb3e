"""Seeded matches of one player among others of a kind: `python -m fortyniner.arena GAME PLAYER OTHER`.

A player is the level of a bot, or a baseline of the game's bots. Each deal is played once for every seat, and
the one player goes from seat to seat, so that nobody profits from the deal: two of a kind come out even. What
a match comes to depends on its number and the seed alone, never on where or when it is played.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from fortyniner.bots import LEVELS, Bot
from fortyniner.chance import Chance
from fortyniner.game import Event, Standings, find_game, games
from fortyniner.match import Chair
from fortyniner.options import Option, Options, Value, settle
from fortyniner.refusal import BadSeat, Fault

SURE = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
NO_CLUSTER = "Playing on a cluster needs dask.distributed; “pip install distributed” installs it."
COLUMNS = (
    f"{'seats':>5}  {'player':<14}{'others':<14}{'matches':>7}{'share':>8}{'from':>8}{'to':>8}{'luck':>8}"
    f"{'margin':>9}{'ms':>9}{'theirs':>9}"
)
"""Share of the wins with its 95 % interval, and what luck alone would give; points ahead of the best of the
others; milliseconds of processor time a move, of the player and of the others."""


@dataclass(frozen=True)
class Contest:
    """One player among others of a kind: all that decides, with the number of a match, what happens in it."""

    game: str
    player: str
    other: str
    seats: int
    seed: int = 1
    options: Options = field(default_factory=dict)
    seconds: float | None = None
    """Processor time after which a bot is told to decide; None: it ends by its own count, which repeats."""


@dataclass(frozen=True)
class Result:
    """How a match went, as the one player sees it; pairs are its own and all the others' together."""

    share: float
    """Its part of the win: 1 alone, less where it is shared."""
    margin: int
    """Its points less those of the best of the others."""
    moves: tuple[int, int]
    seconds: tuple[float, float] = field(compare=False)
    """Processor time spent thinking."""


class Ply(NamedTuple):
    """A move in a match that was played."""

    seat: int
    events: Sequence[Event]
    forced: bool
    """Whether it was the only legal one."""
    seconds: float
    """Processor time it was thought about."""


class Played(NamedTuple):
    """A match that was played to its end."""

    standings: Standings
    log: Sequence[Ply]

    def share(self, seat: int) -> float:
        """That seat's part of the win; a draw that nobody wins is everybody's."""
        winners = self.standings.winners or range(len(self.standings.scores))
        return (seat in winners) / len(winners)

    def margin(self, seat: int) -> int:
        """That seat's points less those of the best of the others."""
        totals = [score.total for score in self.standings.scores]
        return totals.pop(seat) - max(totals)


def players(game: str) -> Mapping[str, Bot]:
    """Who can play the game, by name: its bots and its baselines. Raises UnknownGame."""
    bots = import_module(f"fortyniner.bots.{find_game(game).id.replace('-', '_')}")
    return {**bots.BOTS, **bots.BASELINES}


def find_player(game: str, name: str) -> Bot:
    """The player of that name. Raises BadSeat."""
    known = players(game)
    if name not in known:
        raise BadSeat(f"{name!r} cannot play {game}; {', '.join(known)} can")
    return known[name]


def play_out(
    game: str, names: Sequence[str], deal: int, options: Options | None = None, seconds: float | None = None
) -> Played:
    """The match with that seed between these players, in the order of the seats.

    The state is played on directly: laws are checked by tests, and a record is not wanted. Raises Refusal for
    a bot that plays what is not legal.
    """
    rules = find_game(game)
    state = rules.start(len(names), settle(rules.options, options or {}, bots=True), Chance(deal))
    choices = [Chance(deal).fork(f"choices of seat {seat}") for seat in range(len(names))]
    bots = [find_player(game, name) for name in names]
    log = []
    while (seat := state.turn()) is not None:
        moves = state.moves()
        chair = Chair(game, seat, state.view(seat), moves, partial(state.guess, seat), choices[seat])
        begun = thread_time()
        move = _decide(bots[seat], chair, seconds)
        thought = thread_time() - begun
        state.check(move)
        log.append(Ply(seat, state.play(move), len(moves) == 1, thought))
    return Played(state.standings(), log)


def _decide(bot: Bot, chair: Chair, seconds: float | None) -> Any:
    """The bot's move; it is told when its time is up."""
    thought = bot.think(chair)
    begun = thread_time()
    try:
        next(thought)
        while True:
            thought.send(seconds is not None and thread_time() - begun >= seconds)
    except StopIteration as done:
        return done.value


def play(contest: Contest, number: int) -> Result:
    """Match `number` of the contest: every deal takes as many numbers as there are seats, one from each."""
    deal, own = divmod(number, contest.seats)
    seed = Chance(contest.seed).fork(f"deal {deal}").word()
    names = [contest.player if seat == own else contest.other for seat in range(contest.seats)]
    played = play_out(contest.game, names, seed, contest.options, contest.seconds)
    sides: tuple[list[Ply], list[Ply]] = ([], [])
    for ply in played.log:
        sides[ply.seat != own].append(ply)
    mine, theirs = (sum(ply.seconds for ply in side) for side in sides)
    return Result(played.share(own), played.margin(own), (len(sides[0]), len(sides[1])), (mine, theirs))


def run(contest: Contest, matches: int, executor: Executor) -> list[Result]:
    """So many matches, by their numbers from 0, played by whatever executes."""
    return list(executor.map(partial(play, contest), range(matches), chunksize=max(1, matches // 100)))


def interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in `count` matches; shared wins spread a little less."""
    square = SURE**2 / count
    middle = share + square / 2
    half = SURE * sqrt(share * (1 - share) / count + square / 4 / count)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def row(contest: Contest, results: Sequence[Result]) -> str:
    """The results as a line under COLUMNS."""
    count = len(results)
    share = sum(result.share for result in results) / count
    low, high = interval(share, count)
    margin = sum(result.margin for result in results) / count
    times = []
    for side in (0, 1):
        moves = sum(result.moves[side] for result in results)
        times.append(sum(result.seconds[side] for result in results) / max(1, moves) * 1000)
    return (
        f"{contest.seats:>5}  {contest.player:<14}{contest.other:<14}{count:>7}{share:>8.1%}{low:>8.1%}"
        f"{high:>8.1%}{1 / contest.seats:>8.1%}{margin:>+9.2f}{times[0]:>9.2f}{times[1]:>9.2f}"
    )


def heading(game: str, seed: int, options: Options, seconds: float | None) -> str:
    """What stands above the rows: how to play the same matches again."""
    chosen = [f"{name}={_written(value)}" for name, value in options.items()]
    limit = [f"{seconds:g} s a decision at most"] if seconds is not None else []
    return ", ".join([game, f"seed {seed}", *chosen, *limit]) + "\n" + COLUMNS


def rungs(game: str) -> list[tuple[str, str]]:
    """Each level of the game's bots with the one below it, the lowest first."""
    levels = [level for level in LEVELS if level in players(game)]
    return [(upper, lower) for lower, upper in pairwise(levels)]


@contextmanager
def executors(jobs: int, cluster: str | None) -> Iterator[Executor]:
    """Something that plays `jobs` matches at a time on this machine, or the cluster at that address.

    Raises Fault when there is no cluster, or not what it takes to speak to one.
    """
    if cluster is None:
        with ThreadPoolExecutor(1) if jobs == 1 else ProcessPoolExecutor(jobs) as pool:
            yield pool
        return
    try:
        from distributed import Client  # wanted here alone, so that the engine needs nothing but Python
    except ImportError:
        raise Fault(NO_CLUSTER) from None
    try:
        client = Client(cluster)
    except OSError as error:
        raise Fault(f"there is no cluster at {cluster}: {error}") from error
    with client, client.get_executor() as pool:
        yield pool


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the matches asked for, prints a row for each contest, and adds it to the file that is named."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if sum(player is not None for player in (asked.player, asked.other)) != (0 if asked.ladder else 2):
        parser.error("name a player and another, or ask for the ladder")
    try:
        contests = _contests(asked)
        _tell(heading(asked.game, asked.seed, contests[0].options, asked.seconds), asked.write)
        with executors(asked.jobs, asked.cluster) as executor:
            for contest in contests:
                deals = -(-asked.matches // contest.seats)
                _tell(row(contest, run(contest, deals * contest.seats, executor)), asked.write)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


def _contests(asked: Namespace) -> list[Contest]:
    """Every contest asked for. Raises Fault for players, seats or options the game does not have."""
    game = find_game(asked.game)
    options = dict(_option(game.options, text) for text in asked.option)
    settle(game.options, options, bots=True)
    for seats in asked.seats or ():
        if seats not in game.seats:
            raise BadSeat(f"{game.name} has no table for {seats}")
    pairs = rungs(game.id) if asked.ladder else [(asked.player, asked.other)]
    for name in {name for pair in pairs for name in pair}:
        find_player(game.id, name)
    return [
        Contest(game.id, player, other, seats, asked.seed, options, asked.seconds)
        for (player, other), seats in product(pairs, asked.seats or game.seats)
    ]


def _option(known: Sequence[Option], text: str) -> tuple[str, Value]:
    """The option that NAME=VALUE sets; a switch is on or off."""
    name, _, value = text.partition("=")
    switches = {option.id for option in known if option.choices is None}
    return name, {"on": True, "off": False}.get(value, value) if name in switches else value


def _written(value: Value) -> str:
    return value if isinstance(value, str) else "on" if value else "off"


def _tell(text: str, file: Path | None) -> None:
    print(text, flush=True)
    if file:
        with file.open("a", encoding="utf-8") as end:
            end.write(text + "\n")


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m fortyniner.arena", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("player", nargs="?")
    parser.add_argument("other", nargs="?", help="who sits in all the other seats")
    parser.add_argument("--ladder", action="store_true", help="every level against the one below")
    parser.add_argument(
        "--seats", type=int, nargs="+", metavar="N", help="all that the game allows if not given"
    )
    parser.add_argument(
        "--matches", type=int, default=400, help="at least; every deal is played from each seat"
    )
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on that dask cluster: tcp://127.0.0.1:8786")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a switch: on or off"
    )
    parser.add_argument("--seconds", type=float, metavar="T", help="processor time a decision may take")
    parser.add_argument("--write", type=Path, metavar="FILE", help="add the table to that file too")
    return parser


if __name__ == "__main__":
    sys.exit(main())
