"""Writes how golden records end: beside each tests/records/GAME/NAME.txt that lacks one, a NAME.json.

What is there already is never written over: it is the reviewed truth. To change one, delete it first.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from fortyniner.match import Match  # noqa: E402 - found by the line before

for record in sorted((ROOT / "tests" / "records").glob("*/*.txt")):
    end = record.with_suffix(".json")
    if not end.exists():
        match = Match.read(record.read_text("utf-8"))
        said = {"turn": match.turn, "standings": match.standings(), "position": match.position()}
        end.write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(f"{end.relative_to(ROOT)}: {match.standings()}")
