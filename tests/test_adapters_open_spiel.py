"""The games in OpenSpiel: its own tests, and that its states are the matches of the engine."""

import platform
import sys

import pytest

from adapters.actions import Lay
from adapters.features import numbers
from fortyniner.chance import Chance
from fortyniner.game import find_game, games

if (sys.platform, platform.machine()) == ("darwin", "x86_64"):
    pytest.skip("OpenSpiel has no wheel for Macs with Intel processors", allow_module_level=True)

import pyspiel

from adapters import open_spiel

TABLES = [(game, seats) for game in games() for seats in find_game(game).seats]


def load(game: str, seats: int, **parameters):
    return pyspiel.load_game(open_spiel.name_of(game), {"players": seats, **parameters})


def dealt(game: str, seats: int, seed: int = 0, **parameters):
    """The state after the seed was drawn."""
    state = load(game, seats, **parameters).new_initial_state()
    state.apply_action(seed)
    return state


def played(state, chance: Chance):
    """The states of a match played at random from there on, the last one too."""
    yield state
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiel_accepts_the_game(game, seats):
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "parameters"),
    [
        ("gold-country", {"board": "river"}),
        ("sutters-mill", {"costs": "squares", "open-purses": True}),
        ("gold-river", {"hidden-stashes": True, "poker": True}),
    ],
)
def test_options_are_parameters(game, parameters):
    table = load(game, 2, **parameters)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    again = pyspiel.load_game(str(table))
    assert again.get_parameters() == table.get_parameters()
    assert parameters.items() <= again.new_initial_state().child(0).play.options.items()


def test_chance_draws_the_seed_and_nothing_else():
    state = load("gold-river", 3, seeds=4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    assert [state.observation_string(0), sum(state.observation_tensor(0))] == ["", 0]
    deals = {state.child(seed).observation_string(0) for seed in range(4)}
    assert len(deals) == 4
    assert not any(at.is_chance_node() for at in played(state.child(2), Chance(2)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_history_is_the_match(game, seats):
    *_, end = played(dealt(game, seats, 7), Chance(7))
    again = load(game, seats).new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert again.play.state.position() == end.play.state.position()
    assert str(again) == str(end)
    assert [again.information_state_string(seat) for seat in range(seats)] == [
        end.information_state_string(seat) for seat in range(seats)
    ]
    assert end.returns() == end.play.payoffs()


def test_a_copy_goes_its_own_way():
    state = dealt("gold-country", 3)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.play.played) == ("seed 0", ())
    assert state.observation_string(0) != twin.observation_string(0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_observes_its_view(game, seats):
    for state in played(dealt(game, seats, 3), Chance(3)):
        seat = len(state.history()) % seats
        assert state.observation_string(seat) == state.play.text(seat)
        assert list(state.observation_tensor(seat)) == numbers(game, state.play.view(seat))
        assert state.information_state_string(seat).endswith("\n" + state.play.text(seat))


def test_an_onlooker_observes_what_is_public():
    table = load("sutters-mill", 2)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer, state = table.make_py_observer(kind), table.new_initial_state().child(5)
    assert observer.string_from(state, 0) == observer.string_from(state, 1) == state.play.text(None)
    observer.set_from(state, 0)
    assert list(observer.tensor) == numbers("sutters-mill", state.play.view(None))
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody sees"):
        table.make_py_observer(everybody)


# Perfect recall


def hidden(*pieces: int):
    """Gold Hunting after seat 0 has laid these pieces first."""
    state = dealt("gold-hunting", 2)
    for piece in pieces:
        state.apply_action(state.play.actions.number(Lay(piece)))
    return state


def test_a_seat_recalls_what_it_did_and_not_what_others_did_unseen():
    one, other = hidden(1, 2), hidden(2, 1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(1) == dealt("gold-hunting", 2).information_state_string(1)


@pytest.mark.parametrize("game", games())
def test_no_information_comes_twice(game):
    """A seat that recalls everything is never again where it was."""
    seats = find_game(game).seats[-1]
    known = [[] for _ in range(seats)]
    for state in played(dealt(game, seats, 9), Chance(9)):
        for seat in range(seats):
            told = state.information_state_string(seat)
            if not known[seat] or known[seat][-1] != told:
                known[seat].append(told)
    for told in known:
        assert len(set(told)) == len(told) > 5
