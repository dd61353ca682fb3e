"""The arena: matches that anybody can play again, whatever executes them, and what their table says."""

import json
import multiprocessing
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from socket import socket

import dask
import pytest
from distributed import LocalCluster

from fortyniner import arena
from fortyniner.arena import Contest, Result
from fortyniner.bots import Thought
from fortyniner.bots import gold_hunting as hunting
from fortyniner.bots import gold_river as river
from fortyniner.game import Score, Standings, find_game, games
from fortyniner.gold_hunting.moves import Stop
from fortyniner.match import Chair
from fortyniner.refusal import Refusal

HERE = Path(__file__).parent
SAMPLE = json.loads((HERE / "records/arena.json").read_text("utf-8"))
LADDERS, LADDER_SEED = HERE.parent / "bench/results", 49
QUICK = Contest("gold-hunting", "prospector", "greenhorn", 2, seed=7)


def in_turn() -> ThreadPoolExecutor:
    """One match after the other, in this process."""
    return ThreadPoolExecutor(1)


@pytest.fixture(scope="module")
def cluster():
    """The address of two workers with a scheduler, each a process of its own."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as workers:
        yield workers.scheduler_address


# The same matches again


def contest(sample: dict) -> Contest:
    return Contest(**{name: value for name, value in sample.items() if name != "results"})


@pytest.mark.parametrize("sample", SAMPLE, ids=lambda sample: "-".join(map(str, list(sample.values())[:4])))
def test_matches_come_out_as_they_always_did(sample):
    known = [
        Result(result["share"], result["margin"], tuple(result["moves"]), (0.0, 0.0))
        for result in sample["results"]
    ]
    assert [arena.play(contest(sample), number) for number in range(len(known))] == known


@pytest.mark.parametrize("game", games())
def test_the_ladders_are_of_these_matches_and_many_more(game):
    """Every rung at every size of table, at least a thousand matches a rung."""
    heading, _, *rows = (LADDERS / f"{game.replace('-', '_')}_ladder.txt").read_text("utf-8").splitlines()
    assert heading == f"{game}, seed {LADDER_SEED}"
    played = {(player, other): Counter() for player, other in arena.rungs(game)}
    for seats, player, other, matches, *_ in map(str.split, rows):
        played[player, other][int(seats)] += int(matches)
    assert all(counts.keys() == set(find_game(game).seats) for counts in played.values())
    assert min(counts.total() for counts in played.values()) >= 1000
    again = {
        (of.player, of.other) for of in map(contest, SAMPLE) if (of.game, of.seed) == (game, LADDER_SEED)
    }
    assert again >= played.keys()


def test_no_deal_is_like_another_and_no_seed_like_another():
    first, other = (arena.run(replace(QUICK, seed=seed), 8, in_turn()) for seed in (7, 8))
    assert len({(result.margin, result.moves) for result in first}) > 4
    assert first != other


def test_results_are_the_same_whatever_executes():
    alone = [arena.play(QUICK, number) for number in range(12)]
    with in_turn() as thread, ThreadPoolExecutor(3) as threads:
        assert arena.run(QUICK, 12, thread) == alone
        assert arena.run(QUICK, 12, threads) == alone
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        assert arena.run(QUICK, 12, processes) == alone


def test_a_cluster_plays_the_same_matches(cluster):
    contest = Contest("gold-river", "never-bids", "any-move", 3, seed=5, options={"poker": True})
    with arena.executors(1, cluster) as executor:
        assert arena.run(contest, 6, executor) == arena.run(contest, 6, in_turn())


# Seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deal_is_played_from_every_seat(seats):
    """Among players of a kind the seat alone tells the matches of a deal apart, and each has one win."""
    contest = Contest("gold-river", "any-move", "any-move", seats, seed=11)
    results = [arena.play(contest, number) for number in range(2 * seats)]
    for deal in (results[:seats], results[seats:]):
        assert sum(result.share for result in deal) == pytest.approx(1)
        assert len({sum(result.moves) for result in deal}) == 1
        assert max(result.margin for result in deal) >= 0
        assert sum(result.moves[0] for result in deal) == sum(deal[0].moves)


def test_one_player_sits_among_others():
    played = []

    class Noted:
        def think(self, chair: Chair) -> Thought:
            played.append(chair.seat)
            return chair.moves[0]
            yield

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(hunting.BASELINES, "noted", Noted())
        for number in range(4):
            result = arena.play(replace(QUICK, player="noted"), number)
            assert set(played) == {number % 2}
            assert result.moves[0] == len(played)
            played.clear()


def test_a_bot_that_cheats_is_found_out(monkeypatch):
    class Cheat:
        def think(self, chair: Chair) -> Thought:
            return Stop()
            yield

    monkeypatch.setitem(hunting.BASELINES, "cheat", Cheat())
    with pytest.raises(Refusal):
        arena.play(replace(QUICK, player="cheat"), 0)


def test_a_shared_win_has_its_part_and_a_draw_is_everybodys():
    def played(totals, winners):
        scores = tuple(Score(total, {}) for total in totals)
        return arena.Played(Standings(scores, True, winners), [])

    three = played([7, 9, 9], (1, 2))
    assert [three.share(seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [three.margin(seat) for seat in range(3)] == [-2, 0, 0]
    assert [played([4, 4], ()).share(seat) for seat in range(2)] == [0.5, 0.5]


# Time


class Dawdler:
    """Asks whether its time is up, so often at most, and says how often it asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def think(self, chair: Chair) -> Thought:
        asked = 0
        while asked < 50:
            sum(range(20_000))
            asked += 1
            if (yield):
                break
        self.asked.append(asked)
        return chair.moves[0]


@pytest.mark.parametrize(("seconds", "asked"), [(None, {50}), (0.0, {1})])
def test_a_bot_is_told_when_its_time_is_up(monkeypatch, seconds, asked):
    dawdler = Dawdler()
    monkeypatch.setitem(hunting.BASELINES, "dawdler", dawdler)
    result = arena.play(replace(QUICK, player="dawdler", seconds=seconds), 0)
    assert set(dawdler.asked) == asked
    assert result.seconds[0] > 0


# What is printed


def test_the_wilson_interval():
    assert arena.interval(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert arena.interval(1.0, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)


def test_a_row_sums_its_matches_up():
    results = [
        Result(1.0, 5, (10, 20), (0.02, 0.01)),
        Result(0.5, 0, (10, 20), (0.02, 0.01)),
        Result(0.0, -2, (20, 40), (0.04, 0.02)),
    ]
    figures = arena.row(replace(QUICK, seats=3), results).split()
    assert figures[:5] == ["3", "prospector", "greenhorn", "3", "50.0%"]
    assert figures[5:7] == [f"{bound:.1%}" for bound in arena.interval(0.5, 3)]
    assert figures[7:] == ["33.3%", "+1.00", "2.00", "0.50"]
    assert len(arena.COLUMNS) == len(arena.row(QUICK, results))


def test_the_ladder_is_every_level_against_the_one_below(monkeypatch, capsys):
    monkeypatch.setattr(arena, "LEVELS", ("low", "nowhere", "middle", "high"))
    for level in ("low", "middle", "high"):
        monkeypatch.setitem(river.BOTS, level, river.BASELINES["any-move"])
    assert arena.main(["gold-river", "--ladder", "--matches", "1", "--jobs", "1"]) == 0
    _, _, *rows = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in rows] == [
        [seats, upper, lower, seats]
        for upper, lower in (("middle", "low"), ("high", "middle"))
        for seats in "2345"
    ]


def test_the_arena_prints_and_keeps_its_table(tmp_path, capsys):
    kept = tmp_path / "ladder.txt"
    asked = ["gold-river", "never-bids", "any-move", "--seats", "2", "3", "--matches", "4", "--seed", "5"]
    assert arena.main([*asked, "--option", "poker=on", "--option", "start=2", "--write", str(kept)]) == 0
    printed = capsys.readouterr().out
    assert printed == kept.read_text("utf-8")
    heading, columns, *rows = printed.splitlines()
    assert heading == "gold-river, seed 5, poker=on, start=2"
    assert columns == arena.COLUMNS
    assert [line.split()[:4] for line in rows] == [
        ["2", "never-bids", "any-move", "4"],
        ["3", "never-bids", "any-move", "6"],
    ]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (["gold-hunting", "prospector", "sheriff"], "'sheriff' cannot play gold-hunting"),
        (["gold-hunting", "greenhorn", "greenhorn", "--seats", "3"], "Gold Hunting has no table for 3"),
        (["gold-river", "any-move", "any-move", "--option", "poker=maybe"], "takes on or off"),
        (["gold-river", "any-move", "any-move", "--option", "whist=on"], "there is no option 'whist'"),
    ],
)
def test_the_arena_says_what_cannot_be_played(asked, answer, capsys):
    assert arena.main([*asked, "--matches", "2", "--jobs", "1"]) == 2
    assert answer in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked", [[], ["greenhorn"], ["greenhorn", "--ladder"], ["greenhorn", "greenhorn", "--ladder"]]
)
def test_the_arena_plays_two_players_or_the_ladder(asked, capsys):
    with pytest.raises(SystemExit):
        arena.main(["gold-hunting", *asked])
    assert "name a player and another, or ask for the ladder" in capsys.readouterr().err


def test_without_dask_the_arena_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    asked = ["gold-hunting", "greenhorn", "greenhorn", "--cluster", "tcp://127.0.0.1:8786"]
    assert arena.main(asked) == 2
    assert "pip install distributed" in capsys.readouterr().err


def test_the_arena_says_where_no_cluster_is(capsys):
    with socket() as free, dask.config.set({"distributed.comm.timeouts.connect": "1s"}):
        free.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        assert arena.main(["gold-hunting", "greenhorn", "greenhorn", "--cluster", address]) == 2
    assert f"there is no cluster at {address}" in capsys.readouterr().err
