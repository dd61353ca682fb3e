"""How fast the rules are, and the search: python3 dev.py bench engine

Random matches of each game and the ways a search follows, in CPython, and in Pyodide under Node and in
Chromium; the ratio is Chromium's to CPython. Beside them two peers of the same run in CPython: random matches
for four of catanatron, a fast engine of Catan in Python, and of OpenSpiel's tic-tac-toe in Python. One
process; processor time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Thread
from time import process_time
from typing import NamedTuple
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from fortyniner.bots import decide, find_bot  # noqa: E402
from fortyniner.chance import Chance  # noqa: E402
from fortyniner.game import State, find_game, games  # noqa: E402
from fortyniner.match import Chair  # noqa: E402
from fortyniner.options import settle  # noqa: E402

SECONDS = 2.0
"""For each figure."""
OPENING = 25
"""Decisions before those that are searched."""
HEADS = ("seats", "moves", "ms a match", "moves/s", "in Node", "in Chromium", "ratio")
WAYS = ("seats", "ways/s", "in Node", "in Chromium", "ratio")
INSIDE = """async (packed) => {
    const { loadPyodide } = await import("./pyodide.mjs");
    const python = await loadPyodide({ indexURL: "./" });
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    python.unpackArchive(bytes.buffer, "zip");
    return python.runPython("import json; from bench.engine import ours; json.dumps(ours())");
}"""


class Speed(NamedTuple):
    """Random matches: how many decisions one has, milliseconds, decisions a second."""

    moves: float
    milliseconds: float
    rate: float


def timed(play: Callable[[int], int]) -> Speed:
    """Plays match after match; `play` returns how many decisions number so-and-so had."""
    play(0)  # what is made once is not counted
    matches = moves = 0
    begun = process_time()
    while (spent := process_time() - begun) < SECONDS:
        moves += play(matches)
        matches += 1
    return Speed(moves / matches, 1000 * spent / matches, moves / spent)


def random_match(id: str, seats: int, number: int) -> int:
    """A match in which every decision is left to chance."""
    game = find_game(id)
    state = game.start(seats, settle(game.options, {}, bots=True), Chance(number))
    chance, moves = Chance(number).fork("moves"), 0
    while state.turn() is not None:
        state.play(chance.choice(state.moves()))
        moves += 1
    return moves


def catanatron_match(number: int) -> int:
    """A random match of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=number)
    game.play()
    return len(game.state.actions)


def open_spiel_match(number: int) -> int:
    """A random match of OpenSpiel's tic-tac-toe, whose rules are Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (it registers itself)

    chance, moves = Chance(number), 0
    state = pyspiel.load_game("python_tic_tac_toe").new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        moves += 1
    return moves


def ways(id: str, seats: int) -> float:
    """Ways that the forty-niner follows in a second, a while after the start of a match."""
    followed, spent, number = 0, 0.0, 0
    while spent < SECONDS:
        number += 1
        chair, guesses = _chair(id, seats, number)
        if len(chair.moves) > 1:
            begun = process_time()
            decide(find_bot(id, "forty-niner"), chair)
            spent += process_time() - begun
            followed += len(guesses)
    return followed / spent


def _chair(id: str, seats: int, number: int) -> tuple[Chair, list[Chance]]:
    """A decision after prospectors have played on for a while, and what will be guessed by."""
    game, guesses = find_game(id), list[Chance]()
    state, chance = game.start(seats, settle(game.options, {}, bots=True), Chance(number)), Chance(number)
    for played in range(OPENING + 1):
        seat = state.turn()
        assert seat is not None

        def guess(chance: Chance, state: State = state, seat: int = seat) -> State:
            guesses.append(chance)
            return state.guess(seat, chance)

        chair = Chair(id, seat, state.view(seat), state.moves(), guess, chance)
        if played < OPENING:
            state.play(decide(find_bot(id, "prospector"), chair))
    guesses.clear()
    return chair, guesses


def ours() -> dict[str, list[float]]:
    """All that is measured of our games, by "GAME SEATS"."""
    figures = {}
    for id in games():
        for seats in find_game(id).seats:
            searched = 0.0 if id == "gold-hunting" else ways(id, seats)
            figures[f"{id} {seats}"] = [*timed(partial(random_match, id, seats)), searched]
    return figures


def in_node() -> dict[str, list[float]]:
    """The same in Pyodide under Node."""
    command = ["node", "tools/pyodide_run.mjs", "bench/engine.py", "inside"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ, capture_output=True, encoding="utf-8", check=True
    )
    figures: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return figures


def in_chromium() -> dict[str, list[float]]:
    """The same in Pyodide in Chromium."""
    from playwright.sync_api import sync_playwright

    from tools import serve
    from tools.browser import launch_options

    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for path in (*(ROOT / "py/fortyniner").rglob("*"), Path(__file__)):
            if path.suffix in (".py", ".json"):
                archive.write(path, path.relative_to(ROOT))
    with serve.free(ROOT / "node_modules/pyodide", 0, "/") as site, sync_playwright() as playwright:
        Thread(target=site.serve_forever, daemon=True).start()
        page = playwright.chromium.launch(**launch_options()).new_page()
        page.goto(f"{site.address}package.json")
        figures: dict[str, list[float]] = json.loads(
            page.evaluate(INSIDE, b64encode(packed.getvalue()).decode())
        )
    return figures


def report() -> Iterator[str]:
    """The lines of the report."""
    here, node, there = ours(), in_node(), in_chromium()
    peers = {
        "catanatron, 4 seats": timed(catanatron_match),
        "OpenSpiel's Python tic-tac-toe": timed(open_spiel_match),
    }
    yield "random matches"
    yield f"{'':<32}" + "".join(f"{head:>12}" for head in HEADS)
    for name, (moves, milliseconds, rate, _) in here.items():
        game, seats = name.split()
        inside = there[name][2]
        yield (
            f"{game:<32}{seats:>12}{moves:>12.0f}{milliseconds:>12.2f}{rate:>12.0f}{node[name][2]:>12.0f}"
            f"{inside:>12.0f}{inside / rate:>12.2f}"
        )
    for name, speed in peers.items():
        yield f"{name:<32}{'':>12}{speed.moves:>12.0f}{speed.milliseconds:>12.2f}{speed.rate:>12.0f}"
    rate = peers["catanatron, 4 seats"].rate
    yield f"decisions a second, of catanatron's: {min(at[2] for at in here.values()) / rate:.1f} and more"
    yield ""
    yield "ways a search follows"
    yield f"{'':<32}" + "".join(f"{head:>12}" for head in WAYS)
    for name, figures in here.items():
        game, seats = name.split()
        if figures[3]:
            inside = there[name][3]
            yield (
                f"{game:<32}{seats:>12}{figures[3]:>12.0f}{node[name][3]:>12.0f}{inside:>12.0f}"
                f"{inside / figures[3]:>12.2f}"
            )


def main() -> None:
    if sys.argv[1:] == ["inside"]:
        print(json.dumps(ours()))
        return
    lines = []
    for line in report():
        print(line, flush=True)
        lines.append(line)
    (ROOT / "bench/results/engine.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
