"""Golden records: whole matches with how they end beside them. A record dropped into the folder is a test.

tests/records/GAME/NAME.txt is the record, NAME.json its end: written by tools/golden.py, then reviewed.
"""

import json
from pathlib import Path

import pytest

from fortyniner.match import Match

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.txt"))


def read(path: Path) -> tuple[Match, dict]:
    end = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return Match.read(path.read_text("utf-8")), end


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_ends_as_it_always_did(path):
    match, end = read(path)
    assert match.game.id == path.parent.name
    assert match.record == path.read_text("utf-8")
    assert match.position() == end["position"]
    assert match.standings() == end["standings"]
    assert match.turn == end["turn"]


def test_no_end_is_without_its_record():
    folder = Path(__file__).parent / "records"
    assert [path.with_suffix(".txt") for path in sorted(folder.glob("*/*.json"))] == RECORDS


def test_gold_hunting_has_a_record_for_every_way_it_can_go():
    matches = [read(path)[0] for path in RECORDS if path.parent.name == "gold-hunting"]
    events = [event for match in matches for ply in match.log for event in ply.events]
    lifted = [event for event in events if type(event).__name__ == "Lifted"]
    assert {match.standings()["decided_by"] for match in matches} == {
        "points",
        "triples",
        "doubles",
        "nothing",
        "",
    }
    assert {tuple(match.standings()["winners"]) for match in matches} == {(0,), (1,), ()}
    assert {type(event).__name__ for event in events} == {
        *("Hid", "Begun", "Rehid", "Lifted", "Stored", "Stopped", "GameOver")
    }
    assert {(event.rush, event.right) for event in lifted} == {
        *((False, False), (False, True), (True, False), (True, True))
    }
    assert any(event.lost for event in lifted)
    assert {match.options["start"] for match in matches} == {"lot", "1", "2"}
    assert any("position:" in match.record for match in matches)
    assert any(seat.bot for match in matches for seat in match.seats)
