"""Gold River played at random by two to five: it ends, keeps its laws and agrees with the oracle."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.gold_river import events
from fortyniner.gold_river.cards import CARDS
from fortyniner.gold_river.events import HeldUp, Rolled
from fortyniner.match import Match
from fortyniner.refusal import Refusal
from tests.kept_matches import goes_back_and_forth, goes_through_json_and_text
from tests.river import TOWN, at, new_river, random_moves, some_options
from tests.river_oracle import Oracle

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4, 5])
RECORDS = [
    path
    for path in sorted((Path(__file__).parent / "records" / "gold-river").glob("*.txt"))
    if "position:" not in path.read_text("utf-8")
]
EVENTS = {name for name, event in vars(events).items() if getattr(event, "__base__", None) is Event}
IDS = {rule.id for part in find_game("gold-river").rulebook.parts for rule in part.rules}

CLAIMS = [id for id, card in CARDS.items() if card.kind == "claim"]
CANDIDATES = (
    *(f"bid {number}" for number in (0, 1, 2, 3, 5, 8, 13, 14, 15, 16, 17, 25, 60)),
    *(f"{verb} {card}" for verb in ("take", "discard") for card in CARDS),
    *(f"{verb} {card}" for verb in ("bandit", "dynamite", "vein") for card in CARDS),
    *(f"judge {own} for {other}" for own in CLAIMS[::5] for other in CARDS),
    *(f"judge B-BANK for {other}" for other in CLAIMS),
    *(f"holdup {seat} {number}" for seat in range(1, 6) for number in (0, 1, 2, 7, 12, 13)),
    *(f"telegraph {die} {face}" for die in (1, 2) for face in range(1, 7)),
    *(f"bank {number}" for number in range(8)),
    *("pass", "take nuggets", "mustang", "hold", "keep"),
)


def as_told_by(oracle: Oracle, match: Match) -> None:
    """Everything on the table is as the oracle says."""
    asks = None if match.turn is None else (match.turn, set(match.moves()))
    assert asks == oracle.asks
    table = match.position()
    assert (table["stashes"], table["banked"]) == (oracle.stash, oracle.banked)
    assert {town: seat for town, seat in table["mayors"].items() if seat is not None} == oracle.mayor
    assert set(table["veins"].values()) == ({oracle.vein} if oracle.vein else set())
    status = table["status"]
    for seat, area in enumerate(table["areas"]):
        lying = [id for id in area if CARDS[id].kind != "action" and id != table["taken"]]
        assert sorted(lying) == sorted(oracle.area[seat])
        assert [id for id in area if status.get(id) == "kept"] == oracle.of(seat, oracle.kept)
        assert [id for id in area if status.get(id) == "waiting"] == oracle.of(seat, oracle.waiting)
    if table["phase"] not in ("bid", "discard"):
        for seat, score in enumerate(match.standings()["scores"]):
            assert score["total"] - score["parts"]["poker"] == oracle.points(seat)


def test_a_thousand_matches_go_as_the_oracle_says_and_see_everything_that_can_happen():
    """Whose turn it is, every legal move, stashes, areas, Mayors, Bank and points, move by move."""
    seen = Counter()
    for number in range(1000):
        seed, seats = number // 4, 2 + number % 4
        match = new_river(seats, seed, **some_options(seed))
        deck, offer, first = at(match, "deck", "offer", "first")
        oracle = Oracle(seats, deck, offer, first)
        as_told_by(oracle, match)
        for text in random_moves(match, Chance(seed).fork("moves")):
            happened = match.log[-1].events
            seen.update(type(event).__name__ for event in happened)
            oracle.play(text, [event.dice for event in happened if type(event) in (Rolled, HeldUp)])
            as_told_by(oracle, match)
        assert oracle.rounds == at(match, "round")
        assert match.standings()["over"]
    assert seen.keys() == EVENTS
    assert sum(seen.values()) > 100_000


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_goes_as_the_oracle_says(path):
    match = Match.read(path.read_text("utf-8"))
    played = match.log
    while match.undone < len(played):
        match.undo()
    deck, offer, first = at(match, "deck", "offer", "first")
    oracle = Oracle(len(match.seats), deck, offer, first)
    for ply in played:
        as_told_by(oracle, match)
        match.redo()
        oracle.play(ply.move, [event.dice for event in ply.events if type(event) in (Rolled, HeldUp)])
    as_told_by(oracle, match)


@settings(max_examples=16)
@given(seed=seeds, seats=seats)
def test_moves_and_check_agree(seed, seats):
    """What `moves` lists, `check` allows; every other of many texts it refuses."""
    match = new_river(seats, seed, **some_options(seed))
    for _ in random_moves(match, Chance(seed)):
        legal = set(match.moves())
        if at(match, "phase") == "bid" and match.log[-1].move.startswith("bid"):
            continue
        for text in {*CANDIDATES, *legal}:
            try:
                match.check(text)
                rule = None
            except Refusal as refusal:
                rule = refusal.rule
            assert rule in IDS if text not in legal else rule is None


@settings(max_examples=20)
@given(seed=seeds, seats=seats)
def test_every_position_goes_through_json_and_every_record_through_text(seed, seats):
    match = new_river(seats, seed, **some_options(seed))
    goes_through_json_and_text(match, random_moves(match, Chance(seed)), 1, 32)


@settings(max_examples=30)
@given(seed=seeds, seats=seats)
def test_later_moves_leave_earlier_positions_alone_and_undo_comes_back_to_each(seed, seats):
    match = new_river(seats, seed, **some_options(seed))
    goes_back_and_forth(match, random_moves(match, Chance(seed)))


@settings(max_examples=30)
@given(seed=seeds, seats=seats)
def test_undo_asks_just_when_dice_were_rolled_or_cards_laid(seed, seats):
    match = new_river(seats, seed)
    assert not match.undo_asks
    for _ in random_moves(match, Chance(seed)):
        happened = {type(event).__name__ for event in match.log[-1].events}
        assert match.undo_asks == bool(happened & {"Rolled", "HeldUp", "Laid"})


@settings(max_examples=30)
@given(seed=seeds, seats=seats)
def test_the_view_tells_where_everything_lies(seed, seats):
    match = new_river(seats, seed, **some_options(seed) | {"hidden_stashes": False})
    for _ in random_moves(match, Chance(seed)):
        view, position = match.view(None), match.position()
        assert (view["turn"], view["phase"]) == (match.turn, position["phase"])
        for key in ("round", "first", "winner", "laid", "queue", "card", "dice", "gone"):
            assert view[key] == position[key]
        assert [card["card"] for card in view["offer"]] == position["offer"]
        for seat, place in enumerate(view["seats"]):
            lying = [id for card in place["area"] for id in (card["card"], *card["veins"])]
            assert sorted(lying) == sorted(position["areas"][seat])
            assert place["stash"] == position["stashes"][seat]
            assert place["bid"] == position["bids"][seat]
            assert (place["passed"], place["chosen"]) == (position["passed"][seat], position["chosen"][seat])
            has_bank = "B-BANK" in position["areas"][seat]
            assert place["bank"] == (position["banked"] if has_bank else None)
            assert place["mayor"] == [town for town in TOWN.values() if position["mayors"][town] == seat]
            for card in place["area"]:
                assert card["status"] == position["status"].get(card["card"], "")
