"""The games as libraries that study play see them: numbered moves, views as numbers, PettingZoo's tests."""

import copy
import pickle
import warnings

import pytest
from gymnasium.spaces import flatdim
from pettingzoo.test import api_test, seed_test

from adapters.actions import HIGHEST_BID, Lay, NextVein, find_actions
from adapters.features import numbers
from adapters.petting_zoo import MOST, env
from adapters.play import Play
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.gold_hunting.arrangements import Arrangements
from fortyniner.gold_hunting.pieces import PIECES
from fortyniner.gold_river.moves import Bid
from fortyniner.options import settle
from fortyniner.refusal import BadSeat, Refusal

MOST_SECRET = {
    "gold-country": {"board": "river"},
    "sutters-mill": {},
    "gold-river": {"hidden-stashes": True, "poker": True},
    "gold-hunting": {},
}
"""The options with which a game has most to hide."""
TABLES = [(game, seats) for game in games() for seats in find_game(game).seats]


def positions(game: str, seats: int, seed: int, **options):
    """A match played at random, at each of its positions, the last one too."""
    play, chance = Play(game, seats, MOST_SECRET[game] | options, seed), Chance(seed)
    yield play
    while play.turn is not None:
        play.act(chance.choice(play.legal()))
        yield play


# Moves as numbers


@pytest.mark.parametrize("board", ["forest", "river"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_is_a_move_of_the_game(game, seats, board):
    actions, known = find_actions(game, seats, {"board": board}), find_game(game)
    texts = set()
    for number in range(len(actions)):
        move = actions.move(number)
        assert actions.number(move) == number
        texts.add(str(move))
        assert isinstance(move, Lay | NextVein) or known.read_move(str(move)) == move
    assert len(texts) == len(actions)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_legal_move_has_its_number(game, seats):
    for seed, board in enumerate(("forest", "river") if game == "gold-country" else ("",)):
        for play in positions(game, seats, seed, **({"board": board} if board else {})):
            legal = play.legal()
            assert legal == sorted(set(legal))
            if any(isinstance(play.actions.move(number), Lay | NextVein) for number in legal):
                continue
            offered = {str(play.actions.move(number)) for number in legal}
            assert offered == {
                str(move)
                for move in play.state.moves()
                if not (isinstance(move, Bid) and move.nuggets > HIGHEST_BID)
            }


def test_an_illegal_move_changes_nothing():
    play = Play("gold-river", 2, {}, 1)
    with pytest.raises(Refusal):
        play.act(play.actions.number(Bid(99)))
    assert (play.played, play.state.position()) == ((), Play("gold-river", 2, {}, 1).state.position())


@pytest.mark.parametrize("index", [0, 83, 84, 100_000, 264_599])
def test_gold_is_hidden_in_thirteen_small_moves(index):
    """Any of all ways to hide can be laid, by moves that are offered."""
    hide, play = Arrangements()[index], Play("gold-hunting", 2, {}, 3)
    steps = [step for vein in hide.veins for step in (*map(Lay, vein), NextVein())][:-1]
    assert len(steps) == 13
    for step in steps:
        assert play.turn == 0
        number = play.actions.number(step)
        assert number in play.legal()
        play.act(number)
    assert play.turn == 1
    assert play.view(0)["sides"][0]["veins"] == [list(vein) for vein in hide.veins]


def test_hiding_never_comes_to_a_dead_end():
    for seed in range(50):
        for play in positions("gold-hunting", 2, seed):
            if play.view(0)["phase"] != "hide":
                break
            assert play.legal()
        assert all(side["hidden"] == list(PIECES) for side in play.view(None)["sides"])
        assert all(all(side["heights"]) for side in play.view(None)["sides"])


# Matches


@pytest.mark.parametrize("game", games())
def test_a_match_can_be_copied_and_kept(game):
    for play in positions(game, find_game(game).seats[-1], 5):
        if len(play.played) % 20 == 7 and play.turn is not None:
            for twin in (copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
                assert twin.state.position() == play.state.position()
                assert (twin.played, twin.laid, twin.text(0)) == (play.played, play.laid, play.text(0))
                twin.act(twin.legal()[0])
                assert twin.played != play.played


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_payoffs_are_those_of_the_winners(game, seats):
    for seed in range(2):
        *_, play = positions(game, seats, seed)
        payoffs, winners = play.payoffs(), play.state.standings().winners
        assert sum(payoffs) == pytest.approx(0)
        if winners:
            assert [seat for seat in range(seats) if payoffs[seat] == max(payoffs)] == list(winners)
        if len(winners) == 1:
            assert sorted(payoffs) == pytest.approx([-1 / (seats - 1)] * (seats - 1) + [1])
    assert Play(game, seats, {}, 0).payoffs() == [0.0] * seats


def test_a_table_has_the_seats_that_the_game_allows():
    with pytest.raises(BadSeat):
        Play("gold-hunting", 3, {}, 1)


# What a seat may know


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_row_of_numbers_tells_views_apart(game, seats):
    lengths, known = set(), {}
    for play in positions(game, seats, 8):
        row = tuple(numbers(game, play.view(0)))
        lengths.add(len(row))
        assert known.setdefault(row, play.text(0)) == play.text(0)
        assert max(map(abs, row)) < MOST
    assert len(lengths) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_are_told_from_the_own_one_on(game, seats):
    """So whose turn it is, which Gold River tells after its eight phases and the others first."""
    begin = 8 if game == "gold-river" else 0
    for play in positions(game, seats, 6):
        for seat in range(seats):
            row = numbers(game, play.view(seat))
            turn = row[begin : begin + seats]
            assert turn == [1.0 * ((seat + step) % seats == play.turn) for step in range(seats)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_secret_of_another_seat_is_observed(game, seats):
    """With all secrets of the others drawn anew a seat has the same text, numbers and moves."""
    chance, differed = Chance(2), 0
    for play in positions(game, seats, 2):
        seat = len(play.played) % seats
        twin = play.copy()
        twin.state = play.state.guess(seat, chance.fork(f"guess {len(play.played)}"))
        differed += twin.state.position() != play.state.position()
        assert twin.text(seat) == play.text(seat)
        assert numbers(game, twin.view(seat)) == numbers(game, play.view(seat))
        assert twin.turn != seat or twin.legal() == play.legal()
    assert differed > len(play.played) / 4


def test_what_is_being_laid_is_known_to_who_lays_it_alone():
    one, other = (Play("gold-hunting", 2, {}, 1) for _ in range(2))
    for play, piece in ((one, 1), (other, 3)):
        play.act(play.actions.number(Lay(piece)))
    assert one.text(0) != other.text(0)
    assert numbers("gold-hunting", one.view(0)) != numbers("gold-hunting", other.view(0))
    for seat in (1, None):
        assert one.text(seat) == other.text(seat) == Play("gold-hunting", 2, {}, 1).text(seat)


# PettingZoo


@pytest.mark.parametrize("game", games())
def test_petting_zoo_accepts_the_game(game):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(game, options=MOST_SECRET[game], render_mode="ansi"), num_cycles=300)
    about_masks = "probably should be gymnasium.spaces.box", "is not a NumPy array"
    assert not [
        warning for warning in told if not any(about in str(warning.message) for about in about_masks)
    ]


@pytest.mark.parametrize("game", games())
def test_the_same_seed_deals_the_same(game):
    seed_test(lambda: env(game, find_game(game).seats[-1], MOST_SECRET[game]), num_cycles=40)


def test_another_seed_deals_another():
    table = env("gold-river", 4)
    offers = set()
    for seed in range(8):
        table.reset(seed=seed)
        offers.add(str(table.unwrapped.view("seat_0")["offer"]))
    assert len(offers) == 8


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_agents_see_their_view_and_only_who_moves_has_moves(game, seats):
    table = env(game, seats)
    table.reset(seed=4)
    for agent in table.agent_iter():
        observed, reward, over, _, _ = table.last()
        if over:
            assert not observed["action_mask"].any()
            assert reward == table.unwrapped.play.payoffs()[int(agent.removeprefix("seat_"))]
            table.step(None)
            continue
        play = table.unwrapped.play
        assert list(observed["action_mask"].nonzero()[0]) == play.legal()
        for other in table.agents:
            seen = table.observe(other)
            assert list(seen["observation"]) == numbers(game, play.view(int(other.removeprefix("seat_"))))
            assert other == agent or not seen["action_mask"].any()
        table.step(play.legal()[-1])
    assert play.turn is None


def test_spaces_are_those_of_the_game():
    table = env("gold-hunting")
    assert table.possible_agents == ["seat_0", "seat_1"]
    assert table.action_space("seat_0").n == 22
    assert flatdim(table.observation_space("seat_1")["action_mask"]) == 22


def test_an_illegal_move_is_refused():
    table = env("gold-hunting")
    table.reset(seed=1)
    store = table.unwrapped.play.actions.number(find_game("gold-hunting").read_move("store"))
    with pytest.raises(Refusal):
        table.step(store)


def test_options_are_those_of_the_game():
    assert env("gold-country", options={"board": "river"}).unwrapped.play.options == settle(
        find_game("gold-country").options, {"board": "river"}, bots=True
    )
    assert (
        len({env("gold-country", options={"board": board}).action_space("seat_0").n for board in BOARDS}) == 2
    )


BOARDS = ("forest", "river")
