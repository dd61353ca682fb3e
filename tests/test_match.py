"""A match from outside: texts and plain JSON; every "no" has its class and changes nothing."""

import pytest

from fortyniner.chance import Chance
from fortyniner.game import Law, find_game, games
from fortyniner.match import Match
from fortyniner.options import starting_seat
from fortyniner.refusal import (
    BadMove,
    BadOption,
    BadSeat,
    Fault,
    LawBroken,
    NothingToUndo,
    Refusal,
    UnknownGame,
)
from tests.tables import HIDE, hidden_match, new_match, one_way, table


def new(game="gold-hunting", seats=("Ann", "Ben"), seed=49, options=None, bots=None):
    return Match.new(game, list(seats), seed, options, bots)


def test_the_face_that_the_readme_shows():
    m = Match.new("gold-hunting", seats=["Ann", "Ben"], seed=49, options={})
    assert m.turn == 0
    assert len(m.moves()) == 264_600
    m.play("hide 1.2.3/2.1/1.2/3.1.2")
    m.play("hide 3/3/2.2.2.2/1.1.1.1")
    seat = m.turn
    assert seat in (0, 1)
    assert "call 2 at 3" in m.moves()
    assert m.play("call 2 at 3")[0]["event"] == "Lifted"
    assert m.undo() == "call 2 at 3"
    assert m.turn == seat
    assert m.view(0)["sides"][0]["veins"] == [[1, 2, 3], [2, 1], [1, 2], [3, 1, 2]]
    assert m.standings()["over"] is False
    assert Match.read(m.record).position() == m.position()
    other = Match.at("gold-hunting", m.position(), seats=["Cleo", "Dan"], seed=1)
    assert other.position() == m.position()
    assert Match.at("gold-hunting", m.position(), seats=["Cleo", "Dan"]).record == other.record


def test_a_match_without_a_seed_draws_one_and_keeps_it():
    first, second = Match.new("gold-hunting", ["Ann", "Ben"]), Match.new("gold-hunting", ["Ann", "Ben"])
    assert first.seed != second.seed
    assert 0 <= first.seed < 2**56
    assert new(seed=first.seed).position() == first.position()


def test_the_same_seed_gives_the_same_match():
    assert new(seed=5).position() == new(seed=5).position()
    assert len({str(new(seed=seed).position()) for seed in range(60)}) == 12  # six deals, two starters


def test_unknown_games():
    for game in ("gold-rush", "", "Gold-Hunting", "../gold-hunting", "gold_hunting"):
        with pytest.raises(UnknownGame, match="gold-hunting"):
            new(game)
    assert "gold-hunting" in games()


@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann", "Ben", "Cleo"]])
def test_the_number_of_seats_has_to_fit(seats):
    with pytest.raises(BadSeat, match=f"for 2 seats, not {len(seats)}"):
        new(seats=seats)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "Ann\nBen",
        "Ann\r",
        "Ann\x85",
        "Ann\u2028",
        "tab\t",
        "\x00",
        "\u202eAnn",
        "\ud83d",
        "\u200b",
        "\u3164 \u2060",
        5,
        None,
    ],
)
def test_names_that_cannot_be(name):
    for seats in ([name, "Ben"], ["Ben", name]):
        with pytest.raises(BadSeat, match=f"seat {seats.index(name) + 1} needs a name"):
            new(seats=seats)


NAMES = [
    "x" * 24,
    "Zoë #1: x",
    "# ann",
    "person: Ann",
    "آن",
    "עדה",
    "👩‍🌾 Ada",
    "🫨",
    "a:b",
    "<b>&amp;",
    "  Ann  ",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_kinds_survive_the_record(name):
    match = new(seats=[name, "Ben"])
    match.play(HIDE)
    read = Match.read(match.record)
    assert read.seats == match.seats
    assert read.seats[0].name == name.strip()
    assert (read.record, read.position()) == (match.record, match.position())


@pytest.mark.parametrize("level", ["", "-", "old hand", "a:b", "x\n"])
def test_a_bots_level_is_letters_digits_and_hyphens(level):
    with pytest.raises(BadSeat, match="no such bot"):
        new(bots={1: level})
    assert new(bots={1: "old-hand"}).seats[1].bot == "old-hand"


@pytest.mark.parametrize("seat", [2, -1])
def test_a_bot_needs_a_seat(seat):
    with pytest.raises(BadSeat, match="for a bot"):
        new(bots={seat: "greenhorn"})


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "49", True])
def test_seeds_out_of_range(seed):
    with pytest.raises(Fault, match="seed"):
        new(seed=seed)
    assert new(seed=2**64 - 1).seed == 2**64 - 1
    assert new(seed=0).seed == 0


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"speed": True}, "no option 'speed'"),
        ({"start": "3"}, "'start' cannot be '3'; it takes lot, 1, 2"),
        ({"start": 1}, "'start' cannot be 1"),
        ({"start": ["1"]}, "'start' cannot be"),
        ({"tally": "on"}, "'tally' cannot be 'on'; it takes on or off"),
        ({"odds": 1}, "'odds' cannot be 1"),
        ({"rehide": None}, "'rehide' cannot be None"),
    ],
)
def test_options_that_cannot_be(options, says):
    with pytest.raises(BadOption, match=says):
        new(options=options)


def test_options_not_given_have_their_defaults():
    assert new().options == {"start": "lot", "tally": True, "odds": True, "rehide": True}
    assert new(options={"odds": False}).options["odds"] is False


def test_an_option_between_people_is_off_where_a_bot_sits():
    assert new(options={"rehide": True}, bots={0: "greenhorn"}).options["rehide"] is False
    from_a_position = table(rehide=True, bots={1: "greenhorn"})
    assert from_a_position.options["rehide"] is False
    assert [seat.bot for seat in from_a_position.seats] == [None, "greenhorn"]


def test_what_was_played_between_people_stands_where_a_bot_takes_over():
    """A record keeps the options it was played with."""
    match = table(veins_of=("1.2/3", "1/1"), rehide=True)
    match.play("rehide 1 3.1/2")
    match.hand_over(1, "greenhorn")
    again = Match.read(match.record)
    assert again.options["rehide"] is True
    assert again.position() == match.position()
    assert [seat.bot for seat in again.seats] == [None, "greenhorn"]


def test_a_seat_that_the_table_does_not_have_cannot_start():
    assert starting_seat({"start": "2"}, 2, Chance(1)) == 1
    with pytest.raises(BadOption, match="seat 3 cannot start"):
        starting_seat({"start": "3"}, 2, Chance(1))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "call",
            "call 4 at 1",
            "call 0 at 1",
            "call 2 at 5",
            "call 2 at 0",
            "call 2 at 1 ",
            " stop",
        ),
        *(
            "Stop",
            "STORE",
            "stop\n",
            "call 2  at 1",
            "call two at 1",
            "call ² at 1",
            "call ２ at 1",
            "rush",
            "rush 1",
        ),
        *(
            "rush at 5",
            "hide",
            "hide 1.2.4/1/1/1",
            "hide 1,2/1/1/1",
            "hide 1..2/1/1/1",
            "rehide 1.2",
            "rehide 3 1",
        ),
        *("rehide 0 1", "hide 1.2.3 /2/1/1", "store 1", "# stop", "stop # 1 Ann", "pass", "\ufeffstop"),
    ],
)
def test_texts_that_are_no_moves(text):
    match = hidden_match()
    before = match.record, match.position()
    for ask in (match.play, match.check):
        with pytest.raises(BadMove, match="no move of Gold Hunting"):
            ask(text)
    assert text not in match.moves()
    assert (match.record, match.position()) == before


def test_a_bad_move_and_a_refusal_are_faults_and_value_errors():
    assert issubclass(BadMove, Fault)
    assert issubclass(Refusal, Fault)
    assert issubclass(Fault, ValueError)
    assert not issubclass(LawBroken, Fault)


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True])
def test_seats_that_do_not_exist(seat):
    match = new_match()
    with pytest.raises(BadSeat, match="seats are 0 to 1"):
        match.view(seat)
    with pytest.raises(BadSeat, match="seats are 0 to 1"):
        match.chair(seat, Chance(1))


def test_undo_and_redo():
    match = new_match(start="1")
    with pytest.raises(NothingToUndo):
        match.undo()
    with pytest.raises(NothingToUndo):
        match.redo()
    start = match.position()
    for move in (HIDE, HIDE, "call 3 at 1", "stop"):
        match.play(move)
    end = match.position()
    assert [match.undo() for _ in range(3)] == ["stop", "call 3 at 1", HIDE]
    assert match.undone == 3
    assert match.redo() == HIDE
    with pytest.raises(Refusal):
        match.play("stop")
    assert match.undone == 2  # a refused move leaves what was taken back
    match.redo()
    match.redo()
    assert (match.position(), match.undone) == (end, 0)
    while match.log:
        match.undo()
    assert match.position() == start
    match.play("hide 3/3/2.2.2.2/1.1.1.1")
    assert match.undone == 0  # another way taken: the old one is gone
    with pytest.raises(NothingToUndo):
        match.redo()


def test_the_log_tells_who_did_what_when():
    match = hidden_match()
    for move in ("call 3 at 1", "stop", "call 1 at 1"):
        match.play(move)
    assert [(ply.seat, ply.round, ply.move) for ply in match.log[2:]] == [
        (0, 1, "call 3 at 1"),
        (0, 1, "stop"),
        (1, 2, "call 1 at 1"),
    ]
    assert match.log[2].events[0].to_json()["piece"] == 3


def test_a_move_that_is_the_only_one_is_no_decision(monkeypatch):
    match = hidden_match()
    assert match.forced is None
    one_way(monkeypatch, 0, "call 3 at 1")
    assert match.forced == "call 3 at 1"
    match.play(match.forced)
    one_way(monkeypatch, 0)
    assert match.forced is None
    assert [ply.forced for ply in match.log] == [False, False, True]


class BrokenGame:
    """Gold Hunting with something wrong in it."""

    def __init__(self, **wrong):
        self.wrong = wrong

    def __getattr__(self, name):
        return self.wrong.get(name, getattr(find_game("gold-hunting"), name))


def test_a_broken_law_leaves_the_match_at_the_last_good_position():
    match = hidden_match()
    match.play("call 3 at 1")
    match.undo()
    before = match.record, match.position(), match.undone, match.moves()[:]
    match.game = BrokenGame(laws=(Law("nobody ever calls", lambda before, events, after: not events),))
    with pytest.raises(LawBroken, match="'call 1 at 1' would break a law of the game: nobody ever calls"):
        match.play("call 1 at 1")
    assert (match.record, match.position(), match.undone, match.moves()[:]) == before


def test_a_move_that_cannot_be_carried_out_leaves_the_match_at_the_last_good_position(monkeypatch):
    match = hidden_match()
    before = match.record, match.position()

    def half_a_move(state, move):
        state.veins[0].clear()
        raise IndexError("an error of ours")

    with monkeypatch.context() as broken:
        broken.setattr(type(match._states[-1]), "play", half_a_move)
        with pytest.raises(LawBroken, match="'call 1 at 1' could not be carried out"):
            match.play("call 1 at 1")
    assert (match.record, match.position()) == before
    match.play("call 1 at 1")


@pytest.mark.parametrize(
    ("law", "change"),
    [
        ("pieces leave the game only by a wrong call", lambda state: state.piles[0].pop()),
        ("pieces leave the game only by a wrong call", lambda state: state.piles[0].append(1)),
        ("pieces leave the game only by a wrong call", lambda state: state.veins[0][0].append(1)),
        ("what is stored stays stored", lambda state: state.stores[1].append(state.piles[1].pop())),
        ("a marker is used once", lambda state: state.markers.__setitem__(1, "up")),
        ("a marker is used once", lambda state: state.numbers.reverse()),
        ("nobody mines more than was hidden", lambda state: state.veins[0][0].extend([1, 1])),
    ],
)
def test_each_law_sees_what_it_is_for(monkeypatch, law, change):
    """`change` is done to the position after a right call, and only that law is held."""
    match = table(veins_of=("1.1.1/2", "3/2"), piles=("", "1"), stores=("", "2"))
    state = type(match._states[-1])
    play = state.play

    def play_and_change(table, move):
        events = play(table, move)
        change(table)
        return events

    match.game = BrokenGame(laws=[known for known in match.game.laws if known.name == law])
    match.check("call 3 at 1")
    monkeypatch.setattr(state, "play", play_and_change)
    with pytest.raises(LawBroken, match=law):
        match.play("call 3 at 1")


def test_hiding_keeps_all_pieces_by_law():
    match = new_match()
    match.play(HIDE)
    before, after = match._states
    law = match.game.laws[0]
    assert law.holds(before, [], after)
    after.veins[0][0].pop()
    assert not law.holds(before, [], after)


def test_a_position_given_stays_the_callers_own():
    position = table(piles=("2", "")).position()
    match = Match.at("gold-hunting", position, ["Ann", "Ben"])
    before = match.record
    position["piles"][0].append(3)
    position["options"]["rehide"] = False
    match.position()["veins"][0].clear()
    assert match.record == before
    assert match.options["rehide"] is True


def test_texts_are_a_sequence_that_finds_its_own():
    moves = table(veins_of=("1", "1/2")).moves()
    assert len(moves) == len(list(moves)) == 8
    assert moves[moves.index("rush at 2")] == "rush at 2"
    assert moves.count("call 1 at 1") == 1
    assert moves.index(moves[0]) == 0
    assert 5 not in moves
    with pytest.raises(ValueError, match="not in"):
        moves.index("stop")
    assert moves[-2:] == list(moves)[-2:]
