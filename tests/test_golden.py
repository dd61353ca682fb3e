"""Golden records: whole matches with how they end beside them. A record dropped into the folder is a test.

tests/records/GAME/NAME.txt is the record, NAME.json its end: written by tools/golden.py, then reviewed.
"""

import json
from pathlib import Path
from typing import get_args

import pytest

from fortyniner.game import Event, find_game
from fortyniner.gold_country import events as country_events
from fortyniner.gold_river import events as river_events
from fortyniner.match import Match
from fortyniner.sutters_mill import events as mill_events
from fortyniner.sutters_mill.rules import FREE
from tests import coloma_oracle

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


def test_gold_river_has_a_record_for_every_way_it_can_go():
    matches = [read(path)[0] for path in RECORDS if path.parent.name == "gold-river"]
    happened = [event for match in matches for ply in match.log for event in ply.events]
    kinds = {event for event in vars(river_events).values() if getattr(event, "__base__", None) is Event}
    assert {type(event) for event in happened} == kinds
    assert len(kinds) == 29
    finished = [match for match in matches if match.turn is None]
    assert {match.standings()["decided_by"] for match in matches} == {"points", "shared", ""}
    assert {len(match.seats) for match in finished} == {2, 3, 4, 5}
    for switch in ("first-game", "poker", "hidden-stashes"):
        assert {match.options[switch] for match in finished} == {True, False}
    assert {"lot", "2", "3"} == {match.options["start"] for match in finished}
    parts = {
        name
        for match in finished
        for score in match.scores.scores
        for name in score.parts
        if score.parts[name]
    }
    assert parts == {"stash", "claims", "mayors", "bank", "post", "poker"}
    assert any("position:" in match.record for match in matches)
    assert any(seat.bot for match in matches for seat in match.seats)
    assert any(event.nuggets < event.due for event in happened if isinstance(event, river_events.FeePaid))
    assert any(event.guests for event in happened if isinstance(event, river_events.Struck))
    assert {bool(event.nuggets) for event in happened if isinstance(event, river_events.HeldUp)} == {
        True,
        False,
    }


def test_sutters_mill_has_a_record_for_every_way_it_can_go():
    game = find_game("sutters-mill")
    matches = [read(path)[0] for path in RECORDS if path.parent.name == game.id]
    told = [event for match in matches for ply in match.log for event in ply.events]
    kinds = {name for name, kind in vars(mill_events).items() if getattr(kind, "__base__", None) is Event}
    over = [match for match in matches if match.turn is None]
    assert {type(event).__name__ for event in told} == kinds
    assert {(match.position()["ended"], len(match.seats)) for match in over} >= {
        *(("vein", 2), ("vein", 3), ("vein", 4), ("town", 2), ("town", 3)),
        *(("standstill", 2), ("standstill", 3), ("standstill", 4)),
    }
    assert {match.standings()["decided_by"] for match in matches} == {"points", "minus", "shared", ""}
    assert any(isinstance(event, mill_events.ChipLost) for match in over for event in match.log[-1].events)
    assert {chip.source for chip in told if isinstance(chip, mill_events.ChipTaken)} == set(
        get_args(mill_events.Source)
    )
    assert {event.grant for event in told if getattr(event, "grant", None)} == FREE.keys()
    for option in game.options:
        values = option.choices or (False, True)
        assert {match.options[option.id] for match in matches} == set(values)
    assert any("position:" in match.record for match in matches)
    assert any(seat.bot for match in matches for seat in match.seats)
    for match in over:
        assert match.standings()["winners"] == coloma_oracle.winners(match.position())


def test_gold_country_has_a_record_for_every_way_it_can_go():
    matches = [read(path)[0] for path in RECORDS if path.parent.name == "gold-country"]
    told = [event for match in matches for ply in match.log for event in ply.events]
    kinds = {event for event in vars(country_events).values() if getattr(event, "__base__", None) is Event}
    assert {type(event) for event in told} == kinds
    over = [match for match in matches if match.turn is None]
    played = {(match.options["board"], len(match.seats)) for match in over}
    assert played == {(board, seats) for board in ("forest", "river") for seats in (2, 3, 4)}
    ends = {(match.options["board"], match.position()["ended"]) for match in over}
    assert ends == {(board, why) for board in ("forest", "river") for why in ("veins", "bag")}
    assert {match.standings()["decided_by"] for match in matches} == {"wealth", "shared", ""}
    assert {match.options["start"] for match in matches} >= {"lot", "1", "2", "3"}
    cards = {(event.card, event.token) for event in told if isinstance(event, country_events.CardUsed)}
    assert cards == {("redraw", None), ("third", None), *(("token", token) for token in range(5))}
    placed = {event.by for event in told if isinstance(event, country_events.Placed)}
    assert placed == {"hand", "tunnel", "boat"}
    gone = {event.source for event in told if isinstance(event, country_events.TokensDiscarded)}
    assert gone == {"pool", "hand", "store", "card", "bag"}
    parts = {
        name for match in over for score in match.scores.scores for name in score.parts if score.parts[name]
    }
    assert parts == {"coins", "red", "white", "blue", "green", "gems"}
    assert any("position:" in match.record for match in matches)
    assert any(seat.bot for match in matches for seat in match.seats)
