"""Sutter's Mill played at random by two to four: it ends, keeps its laws and agrees with the oracle."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.match import Match
from fortyniner.refusal import Refusal
from fortyniner.sutters_mill import events
from fortyniner.sutters_mill.town import BUILDINGS, COSTS, RANKS, SPACES
from tests import coloma_oracle
from tests.coloma import at, deeds, new_coloma, random_moves, some_options
from tests.kept_matches import goes_back_and_forth, goes_through_json_and_text

seeds = st.integers(0, 2**64 - 1)
seats = st.sampled_from([2, 3, 4])
EVENTS = {name for name, event in vars(events).items() if getattr(event, "__base__", None) is Event}
IDS = {rule.id for part in find_game("sutters-mill").rulebook.parts for rule in part.rules}

ACTIONS = (
    *(f"bring {space}" for space in SPACES),
    *(f"play {rank} {building}" for rank in RANKS[::2] for building in BUILDINGS),
    *(f"move {old} {new}" for old in SPACES for new in SPACES),
    *(f"leave {space}" for space in SPACES),
    *(f"remove {building}" for building in BUILDINGS),
)
SHIFTS = [f"shift {at} {place} {way}" for at in BUILDINGS for place in (1, 2, 3, 5) for way in ("up", "down")]
CANDIDATES = (
    *("wind down", "prospect", "town", "enough", "bonus", "no bonus", "end", *ACTIONS),
    *(f"dig {building}" for building in BUILDINGS),
    *(f"free {grant} {action}" for grant in BUILDINGS for action in (*ACTIONS[::3], *SHIFTS)),
)


def as_told_by_the_oracle(match: Match, turn: coloma_oracle.Turn | None) -> None:
    """Deeds, Adventurer, purses, points and legal moves are as the oracle says."""
    position = match.position()
    assert deeds(match) == coloma_oracle.deeds(position)
    assert match.view(None)["adventurer"] == coloma_oracle.adventurer(position)
    assert set(match.moves()) == coloma_oracle.legal(position, turn)
    scores = match.standings()["scores"]
    for seat in range(len(match.seats)):
        assert match.view(seat)["seats"][seat]["purse"] == coloma_oracle.purse(position, seat)
        total, minus = coloma_oracle.points(position, seat)
        assert scores[seat]["total"] == total == sum(scores[seat]["parts"].values())
        assert scores[seat]["parts"]["left"] + scores[seat]["parts"]["prospectors"] == -minus


def test_six_hundred_matches_go_as_the_oracle_says_and_see_everything_that_can_happen():
    seen = Counter()
    for number in range(600):
        seed, seats = number // 3, 2 + number % 3
        match = new_coloma(seats, seed, **some_options(seed))
        turn = None
        for ply, text in enumerate(random_moves(match, Chance(seed).fork("moves"))):
            if text == "town":
                turn = coloma_oracle.Turn(match.position())
            elif turn:
                turn.play(text)
            if ply % 13 == 0:
                as_told_by_the_oracle(match, turn)
        as_told_by_the_oracle(match, None)
        standings = match.standings()
        assert standings["over"]
        assert standings["winners"] == coloma_oracle.winners(match.position())
        seen.update(type(event).__name__ for ply in match.log for event in ply.events)
        seen[at(match, "ended"), seats] += 1
    assert {name for name in seen if isinstance(name, str)} == EVENTS
    for seats in (2, 3, 4):
        for why in ("vein", "town", "standstill"):
            assert seen[why, seats] >= 5


@settings(max_examples=60)
@given(seed=seeds, seats=seats)
def test_what_happens_tells_who_holds_deeds_what_is_paid_and_where_everything_is(seed, seats):
    """From the events alone: deeds, Adventurer, purses, prospectors, scored piles and costs of each turn."""
    match = new_coloma(seats, seed, **some_options(seed))
    held, adventurer, purses = {}, None, [6] * seats
    men = [Counter({"RIVER": 1}) for _ in range(seats)]
    paid = actions = 0
    for _ in random_moves(match, Chance(seed)):
        for event in match.log[-1].events:
            seat = event.seat
            match event:
                case events.WentToTown():
                    paid = actions = 0
                case events.Paid(nuggets=nuggets):
                    purses[seat] -= nuggets
                    paid += nuggets
                case events.ChipSeen(value=value):
                    purses[seat] += value
                case events.DeedPassed(building=building, old=old):
                    assert held.get(building) == old
                    held[building] = seat
                case events.DeedGone(building=building, old=old):
                    assert held.pop(building) == old
                case events.AdventurerPassed(old=old):
                    assert adventurer == old != seat
                    adventurer = seat
                case events.Dug(camp=old, building=new) | events.Moved(old=old, new=new):
                    men[seat][old] -= 1
                    men[seat][new] += 1
                case events.Brought(space=space):
                    men[seat][space] += 1
                case events.Left(space=space):
                    men[seat][space] -= 1
            actions += getattr(event, "grant", 0) is None
        assert paid == (0, *COSTS[match.options["costs"]])[actions]
        position = match.position()
        assert held == coloma_oracle.deeds(position)
        assert adventurer == coloma_oracle.adventurer(position)
        assert purses == [coloma_oracle.purse(position, seat) for seat in range(seats)]
        assert [dict(+spaces) for spaces in men] == position["standing"]
    assert type(match.log[-1].events[-1]).__name__ == "GameOver"


@settings(max_examples=25)
@given(seed=seeds, seats=seats)
def test_moves_and_check_agree(seed, seats):
    """What `moves` lists, `check` allows; every other of many texts it refuses."""
    match = new_coloma(seats, seed, **some_options(seed))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 40 != seed % 40 and match.turn is not None:
            continue
        legal = set(match.moves())
        assert len(legal) == len(match.moves())
        for text in {*CANDIDATES, *legal}:
            try:
                match.check(text)
                rule = None
            except Refusal as refusal:
                rule = refusal.rule
            assert rule in IDS if text not in legal else rule is None, text


@settings(max_examples=15)
@given(seed=seeds, seats=seats)
def test_every_position_goes_through_json_and_every_record_through_text(seed, seats):
    match = new_coloma(seats, seed, **some_options(seed))
    goes_through_json_and_text(match, random_moves(match, Chance(seed)), 3, 60)


@settings(max_examples=20)
@given(seed=seeds, seats=seats)
def test_later_moves_leave_earlier_positions_alone_and_undo_comes_back_to_each(seed, seats):
    match = new_coloma(seats, seed, **some_options(seed))
    goes_back_and_forth(match, random_moves(match, Chance(seed)))


@settings(max_examples=20)
@given(seed=seeds, seats=seats)
def test_undo_asks_just_when_a_chip_was_turned(seed, seats):
    match = new_coloma(seats, seed)
    assert not match.undo_asks
    for _ in random_moves(match, Chance(seed)):
        happened = {type(event).__name__ for event in match.log[-1].events}
        assert match.undo_asks == ("ChipTaken" in happened)


@settings(max_examples=20)
@given(seed=seeds, seats=seats)
def test_the_view_tells_where_everything_is(seed, seats):
    match = new_coloma(seats, seed, **some_options(seed) | {"open_purses": True})
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 5:
            continue
        view, position = match.view(None), match.position()
        for key in ("round", "step", "lost", "closed", "dug", "bonuses", "actions", "used", "idle", "ended"):
            assert view[key] == position[key]
        assert (view["turn"], view["taken"]) == (match.turn, len(position["takers"]))
        assert sum(view["left"].values()) == 72 - view["taken"] - view["lost"]
        stacks = {building: [list(card) for card in stack] for building, stack in view["stacks"].items()}
        assert stacks == position["stacks"]
        for seat, place in enumerate(view["seats"]):
            for key, whole in (("hand", "hands"), ("crew", "crew"), ("standing", "standing")):
                assert place[key] == position[whole][seat]
            for key in ("paid", "scored", "winding"):
                assert place[key] == position[key][seat]
            taken = [at // 24 for at, taker in enumerate(position["takers"]) if taker == seat]
            assert list(place["chips"].values()) == [taken.count(section) for section in range(3)]
            assert place["purse"] == coloma_oracle.purse(position, seat)
