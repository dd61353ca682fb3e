"""Gold Country, positions from JSON and moves from text: what is read back, and what is refused."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.gold_country.moves import read_move
from fortyniner.match import Match
from fortyniner.refusal import BadMove, BadOption, BadPosition, Fault
from tests.country import (
    BOARDS,
    NAMES,
    QUIET,
    at,
    country,
    mask,
    nearly_shut,
    new_country,
    play,
    position,
    random_moves,
    shutting_moves,
    space,
)
from tests.spoilt import any_json, nearly


def read(given, seats: int | None = None, seed: int = 7) -> Match:
    """The match that goes on from there, with as many seats as it has purses unless told otherwise."""
    try:
        seats = seats or min(4, max(2, len(given["coins"])))
    except (TypeError, KeyError):
        seats = 3
    return Match.at("gold-country", given, NAMES[:seats], seed)


def refused(given, **parts) -> str:
    """What is said of the position with these parts in place of its own."""
    read(given)
    with pytest.raises(BadPosition) as told:
        read(given | copy.deepcopy(parts))
    return str(told.value)


OPEN = position()
RIVER = position(
    board="river",
    red="-4,0 -3,0 2,0 -6,-1",
    tunnelled="red",
    boats="0,1",
    markers=(1, 0, 1),
    gems=(1, 0, 0),
    tiles={"-6,-1": "gem"},
)
PLACING = position("red white", step="placing", store="")
PLACED = position("", step="placed", traded=1)
EXTRA = position(traded=2, extra=True, carded=True, thirds=1)
VEINLESS = position(
    "red red", step="placing", white="-2,-2 -2,4 0,0 2,-4 2,2 4,-2", red="-4,2", others="blue blue blue"
)
SHUT = position("white blue blue", others="blue blue blue", exploited="red", white="-7,1 -6,-1 -6,0")
_paying = country(board="river", tiles={"-7,1": "cave-in"}, coins=(20, 0, 20), cards=((1, 1, 1, 1),) * 3)
play(_paying, "place red -7,1")
PAYING = _paying.position()
_bag = country(bag="blue")
play(_bag, "redraw")
BAG_ENDED = _bag.position()
_veins = country("red white blue", white="-2,-2 -2,4 0,0 2,-4 2,2 4,-2", red="-4,1", others="blue blue blue")
play(_veins, "place red -4,2", "place white 7,-6", "place blue 7,-1", "leave green", "done")
VEINS_ENDED = _veins.position()
ALL = {
    "open": OPEN,
    "river": RIVER,
    "placing": PLACING,
    "placed": PLACED,
    "extra": EXTRA,
    "veinless": VEINLESS,
    "shut": SHUT,
    "paying": PAYING,
    "bag ended": BAG_ENDED,
    "veins ended": VEINS_ENDED,
}


@pytest.mark.parametrize("name", ALL)
def test_a_position_is_read_back_as_it_was(name):
    match = read(ALL[name])
    assert match.position() == ALL[name]
    assert read(match.position()).view(0) == match.view(0)
    assert Match.read(match.record).position() == ALL[name]
    assert (match.turn is None) == name.endswith("ended")


def test_a_match_from_a_position_has_a_record_of_its_own():
    match = country()
    play(match, *QUIET, "buy red", "done")
    again = Match.read(match.record)
    assert (again.position(), again.log) == (match.position(), match.log)
    assert "position: {" in match.record


def test_all_keys_and_no_others():
    for key in OPEN.keys() - {"options"}:
        with pytest.raises(BadPosition, match="just these keys: active, bag"):
            read({had: value for had, value in OPEN.items() if had != key}, 3)
    with pytest.raises(BadPosition, match="just these keys"):
        read(OPEN | {"more": 1})


@pytest.mark.parametrize("options", [{"board": "desert"}, {"start": []}, {"speed": True}, {"board": None}])
def test_options_in_a_position_are_judged_as_options(options):
    with pytest.raises(BadOption):
        read(OPEN | {"options": options})


def test_the_number_of_seats_is_that_of_the_table():
    with pytest.raises(BadPosition, match="for each of 4 seats"):
        read(OPEN, 4)


WRONG = [None, True, -1, 1.5, "a", [], [1], [[1]], {}, {"a": 1}, 10**9, [None] * 3, [-1] * 4]


@pytest.mark.parametrize("key", sorted(OPEN.keys() - {"options"}))
def test_every_value_has_its_shape(key):
    """Nearly all of these are refused; nothing else can come of them than a match or a refusal."""
    names = set()
    for value in WRONG:
        if value == OPEN[key]:
            continue
        try:
            read(OPEN | {key: value}, 3)
        except BadPosition as told:
            names.add(f"{key!r} is wrong" in str(told))
    assert True in names


@pytest.mark.rule("GC-1", "GC-2")
def test_the_tiles_are_those_of_the_board():
    says = "the tiles are not those of the board"
    dealt = OPEN["dealt"]
    assert says in refused(OPEN, dealt=dealt[1:])
    assert says in refused(OPEN, dealt=[[dealt[0][0], "gem", 0], *dealt[1:]])
    assert says in refused(OPEN, dealt=[[space("-7,1"), *dealt[0][1:]], *dealt[1:]])
    vein = next(number for number, tile in enumerate(dealt) if tile[1] == "vein")
    other = [
        [place, kind, 4 if number == vein else worth] for number, (place, kind, worth) in enumerate(dealt)
    ]
    assert says in refused(OPEN, dealt=other)
    assert says in refused(OPEN, tiles=OPEN["tiles"] & ~mask("-6,0"))
    assert says in refused(OPEN, tiles=OPEN["tiles"] | mask("-7,1"))
    assert says in refused(OPEN, claims=[mask("-6,0"), 0, 0, 0])
    assert says in refused(OPEN, options={"board": "river", "start": "1"})


@pytest.mark.rule("GC-22", "GC-23", "GC-64", "GC-65")
def test_tokens_stand_where_they_can():
    says = "tokens stand where they cannot"
    few = position(bag="blue blue blue blue")
    assert says in refused(few, claims=[mask("-7,1"), mask("-7,1"), 0, 0])
    assert says in refused(few, claims=[mask("-7,0"), 0, 0, 0])
    assert says in refused(few, claims=[1, 0, 0, 0])
    river = position(board="river", bag="blue blue blue blue")
    assert says in refused(river, claims=[mask("0,1"), 0, 0, 0])
    assert says in refused(river, bandits=mask("-3,0"))
    assert says in refused(river, boats=mask("-4,0"))
    assert says in refused(few, boats=mask("0,1"))


@pytest.mark.rule("GC-5")
def test_there_are_no_more_tokens_than_in_the_box():
    says = "more tokens than in the box"
    for token in range(4):
        bag = [count + (number == token) for number, count in enumerate(OPEN["bag"])]
        assert says in refused(OPEN, bag=bag)
    assert says in refused(OPEN, bag=[*OPEN["bag"][:4], 1])
    assert says in refused(OPEN, hands=[[0, 1, 4], *OPEN["hands"][1:]])


@pytest.mark.rule("GC-3", "GC-4")
def test_the_cards_are_each_in_one_place():
    says = "the cards are not each in one place"
    assert says in refused(OPEN, secrets=[0, 0, 1])
    assert says in refused(OPEN, stacks=[9, 8, 8, 8])
    assert says in refused(OPEN, cards=[[2, 1, 1, 1], *OPEN["cards"][1:]])


@pytest.mark.rule("GC-50")
def test_the_veins_are_counted():
    assert "the veins are miscounted" in refused(OPEN, veins=6)


@pytest.mark.rule("GC-60", "GC-61", "GC-63", "GC-65")
def test_tunnels_markers_and_gems_fit_the_board():
    says = "tunnels, markers or gems do not fit the board"
    assert says in refused(RIVER, tunnelled=[False] * 4)
    assert says in refused(RIVER, tunnelled=[True, True, False, False])
    assert says in refused(RIVER, gems=[1, 1, 0])
    assert says in refused(RIVER, markers=[1, 1, 1])
    assert says in refused(OPEN, markers=[1, 0, 0])
    assert says in refused(OPEN, gems=[1, 0, 0])
    assert says in refused(OPEN, tunnelled=[True, False, False, False])
    found = position(board="river", red="-7,1", tiles={"-7,1": "boat"})
    assert at(read(found | {"markers": [2, 1, 1]}), "markers") == [2, 1, 1]


@pytest.mark.rule("GC-5", "GC-20")
def test_hands_and_store_hold_what_they_can():
    says = "hands and store do not hold what they can"
    assert says in refused(OPEN, hands=[[0, 1], *OPEN["hands"][1:]])
    assert says in refused(OPEN, hands=[[0, 1, 2], [0, 1], [0, 1, 2]])
    assert says in refused(OPEN, store=None)
    assert says in refused(PLACED, store=None)
    few = position("", step="placed", bag="blue blue blue blue")
    assert says in refused(few, hands=[[0], *few["hands"][1:]])
    assert says in refused(PLACING, hands=[[], *PLACING["hands"][1:]])


@pytest.mark.rule("GC-51", "GC-50")
def test_it_is_over_just_when_it_has_come_to_one_of_its_ends():
    assert "the game ends when the bag is empty" in refused(OPEN, bag=[0] * 5)
    assert "the game ends when the bag is empty" in refused(BAG_ENDED, bag=[0, 1, 0, 0, 0])
    says = "the game is over just when it has come to one of its ends"
    assert says in refused(OPEN, active=None)
    assert says in refused(BAG_ENDED, active=0)
    assert says in refused(VEINLESS, ended="veins")
    assert says in refused(OPEN, active=None, ended="veins")
    assert says in refused(VEINS_ENDED, active=0)


@pytest.mark.rule("GC-10", "GC-40", "GC-44")
def test_the_step_of_the_turn_can_be_this_one():
    says = "the step of the turn cannot be this one"
    assert says in refused(OPEN, closed=True)
    assert says in refused(PLACING, traded=1)
    assert says in refused(PLACING, closed=True)
    assert says in refused(PLACED, traded=3)
    assert says in refused(EXTRA, carded=False)
    assert says in refused(EXTRA, traded=1)
    assert says in refused(BAG_ENDED, step="placed")
    assert says in refused(BAG_ENDED, traded=1)
    assert says in refused(PLACING, traded=2, closed=True, extra=True, carded=True)
    open = {"step": "open", "hands": [[0, 0, 1], *VEINLESS["hands"][1:]], "store": 3}
    fewer = [count - (number == 1) for number, count in enumerate(VEINLESS["bag"])]
    assert says in refused(VEINLESS, **open, bag=fewer)


@pytest.mark.rule("GC-26")
def test_debts_fit():
    says = "the debts of a cave-in do not fit"
    assert says in refused(OPEN, debts=[0, 2, 0])
    assert says in refused(OPEN, active=1)
    assert says in refused(PAYING, debts=[])
    assert says in refused(PAYING, debts=[0, 0, 2])
    assert says in refused(PAYING, active=0)
    assert says in refused(PAYING, coins=[18, 1, 20])
    cards = [PAYING["cards"][0], [0, 0, 0, 0], PAYING["cards"][2]]
    assert says in refused(PAYING, cards=cards, stacks=[count + 1 for count in PAYING["stacks"]])


@pytest.mark.rule("GC-28")
def test_who_would_have_been_topped_up_is():
    cards = [[0, 0, 0, 0], *OPEN["cards"][1:]]
    parts = {"cards": cards, "stacks": [9, 9, 9, 9]}
    assert "somebody would have been topped up" in refused(OPEN, **parts, coins=[19, 20, 20])
    assert at(read(OPEN | parts), "coins") == [20, 20, 20]


@pytest.mark.rule("GC-30", "GC-31")
def test_exploited_mines_are_those_that_reach_no_tile():
    says = "the exploited mines are not those that can reach no tile"
    assert says in refused(SHUT, exploited=[False] * 4)
    assert says in refused(SHUT, exploited=[True, False, True, False])
    few = position("white blue blue", others="blue blue blue", exploited="red", bag="blue blue blue blue")
    assert says in refused(few, store=0)
    assert says in refused(few, hands=[[0, 1, 2], *few["hands"][1:]])


# Any JSON

PLAYED = [*ALL.values()]
for _number in range(8):
    _seats, _board = 2 + _number % 3, BOARDS[_number % 2]
    if _number < 4:
        _match = new_country(_seats, _number, _board)
        PLAYED += [_match.position() for _ in random_moves(_match, Chance(_number))][:: 9 + _number]
    else:
        _match = nearly_shut(_number, _seats, _board)
        PLAYED += [_match.position() for _ in shutting_moves(_match, Chance(_number))][:: 9 + _number]

json_values = any_json(
    ["open", "placing", "placed", "paying", "bag", "veins", "gold", "boat"], ["board", "a"]
)
small = st.integers(0, 4) | st.sampled_from([None, True, False, "open", "placing", "placed", "paying"])
nearly_positions = nearly(PLAYED, json_values | small)


@settings(max_examples=500)
@given(given=nearly_positions | json_values, seed=st.integers(0, 99))
def test_any_json_is_refused_or_is_a_match_that_can_be_played_to_its_end(given, seed):
    before = copy.deepcopy(given)
    try:
        match = read(given)
    except Fault:
        return
    finally:
        assert given == before
    can_be_played(match, seed)


def can_be_played(match, seed):
    assert read(match.position(), len(match.seats)).position() == match.position()
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 60 == 0:
            assert read(match.position(), len(match.seats)).view(None) == match.view(None)
            for seat in range(len(match.seats)):
                guess = match.chair(seat, Chance(0)).guess(Chance(seed))
                assert read(guess.position(), len(match.seats)).view(seat) == match.view(seat)
    assert match.standings()["over"]


@settings(max_examples=150)
@given(
    given=st.sampled_from(PLAYED),
    key=st.sampled_from(sorted(OPEN.keys() - {"options", "dealt"})),
    number=st.integers(0, 500),
    seed=st.integers(0, 99),
)
def test_one_part_taken_from_another_position_is_refused_or_can_be_played(given, key, number, seed):
    """Closer to the truth than arbitrary JSON: what guards the flow of a turn is what is tried here."""
    seats = len(given["coins"])
    same = [
        other for other in PLAYED if len(other["coins"]) == seats and other["options"] == given["options"]
    ]
    mixed = copy.deepcopy(given) | {key: copy.deepcopy(same[number % len(same)][key])}
    try:
        match = read(mixed)
    except Fault:
        return
    can_be_played(match, seed)


# Moves

TEXTS = [
    *("redraw", "claim red", "claim green", "bandit", "third", "done"),
    *("place red 3,-2", "place bandit -7,7", "place white 0,0"),
    *("tunnel red 3,0 -3,2", "boat red 0,2 1,1", "boat bandit 0,-4 1,-4"),
    *("buy white", "sell blue", "return blue", "discard red", "discard bandit", "leave red", "leave bandit"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_read_and_written_alike(text):
    assert str(read_move(text)) == text
    assert read_move(text) == read_move(text)
    assert hash(read_move(text)) == hash(read_move(text))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "place",
            "place red",
            "place red 3",
            "place red 8,0",
            "place red 03,0",
            "place red -0,1",
            "place red +1,0",
        ),
        *(
            "place pink 3,0",
            "place red 3,0 3,1",
            "place  red 3,0",
            "place red 3, 0",
            "place red ３,0",
            "Place red 3,0",
        ),
        *(
            "tunnel bandit 3,0 -3,2",
            "tunnel red 3,0",
            "boat red 0,2",
            "buy bandit",
            "sell bandit",
            "return bandit",
        ),
        *(
            "claim bandit",
            "claim",
            "bandit red",
            "redraw 3",
            "done\n",
            " done",
            "pass",
            "leave",
            "discard",
            "buy",
        ),
    ],
)
def test_what_is_no_move_is_not_read(text):
    with pytest.raises(BadMove):
        read_move(text)
    with pytest.raises(BadMove):
        country().check(text)
