"""The engine does the same in the browser's Python as in the one that runs these tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fortyniner.game import find_game, games

HERE = Path(__file__).parent
ROOT = HERE.parent
IN_PYODIDE = ["node", "tools/pyodide_run.mjs"]
RECORDS = sorted(path.relative_to(ROOT).as_posix() for path in HERE.glob("records/*/*.txt"))
RULES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in (
        "test_gold_hunting_*.py",
        "test_gold_river_*.py",
        "test_match.py",
        "test_chance.py",
        "test_golden.py",
        "test_rulebook.py",
    )
    for path in HERE.glob(pattern)
    if "hypothesis" not in path.read_text("utf-8")  # it is compiled for the host
)


def told_by(command: list[str], *arguments: str, path: str = "") -> str:
    """What `command` prints, run from the project's folder."""
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        [*command, *arguments], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_matches_records_and_draws_are_the_same_in_pyodide():
    here, there = (
        json.loads(told_by(python, "tests/parity/replay.py", "30", *RECORDS))
        for python in ([sys.executable], IN_PYODIDE)
    )
    assert len(here["matches"]) == 30 * sum(len(find_game(game).seats) for game in games()) >= 300
    assert len(here["records"]) == len(RECORDS) > 10
    for part in here:
        for ours, theirs in zip(here[part], there[part], strict=True):
            assert theirs == ours


def test_the_tests_of_the_rules_pass_in_pyodide():
    packages = str(Path(pytest.__file__).parents[1])
    mounted = [*IN_PYODIDE, "--mount", packages]
    said = told_by(mounted, "tests/parity/suite.py", *RULES, path=packages)
    assert " passed in " in said.splitlines()[-1]
    assert len(RULES) >= 10
