"""Sutter's Mill, the set-up: SM-1 to SM-3."""

from collections import Counter

import pytest

from fortyniner.game import find_game
from fortyniner.match import Match
from fortyniner.refusal import BadOption, BadSeat
from fortyniner.sutters_mill.town import BUILDINGS, CAMPS, COSTS, NAMES, SPACES, VALUES
from tests.coloma import at, coloma, deeds, new_coloma, play, purses, random_coloma

SEATS = (2, 3, 4)


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_1_the_vein_has_three_sections_of_24_chips_at_every_player_count(seats):
    values = at(new_coloma(seats), "values")
    assert len(values) == 72
    assert Counter(values[:24]) == {1: 8, 2: 8, 3: 8}
    assert Counter(values[24:48]) == {2: 8, 3: 8, 4: 8}
    assert Counter(values[48:]) == {1: 8, 2: 8, 3: 8}
    assert new_coloma(seats).view(None)["left"] == {"blue": 24, "brown": 24, "gray": 24}


@pytest.mark.rule("SM-1")
def test_sm_1_each_section_is_shuffled_by_itself():
    veins = [at(new_coloma(seed=seed), "values") for seed in range(90)]
    for place in (0, 23, 24, 47, 48, 71):
        dealt = Counter(values[place] for values in veins)
        assert len(dealt) == 3
        assert min(dealt.values()) > 15
    for start in (0, 24, 48):
        assert len({tuple(values[start : start + 24]) for values in veins}) == 90


@pytest.mark.rule("SM-1")
def test_sm_1_chips_come_in_the_order_of_the_vein():
    match = coloma("RIVER RIVER RIVER", "RIVER", gone=7, vein="3123")
    events = play(match, "prospect", "dig MILL", "dig HALL", "dig MILL")
    assert [event["value"] for event in events if event["event"] == "ChipSeen"] == [3, 1, 2]
    assert at(match, "takers") == [0, 1, 0, 1, 0, 1, *[0] * 4]


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize(
    ("gone", "camp", "left"),
    [
        (0, "RIVER", (24, 24, 24)),
        (23, "RIVER", (1, 24, 24)),
        (24, "HILL", (0, 24, 24)),
        (47, "HILL", (0, 1, 24)),
        (48, "MINE", (0, 0, 24)),
        (71, "MINE", (0, 0, 1)),
    ],
)
def test_sm_1_the_current_camp_is_that_of_the_front_chip(gone, camp, left):
    view = coloma("RIVER", "RIVER", gone=gone).view(None)
    assert view["camp"] == camp
    assert tuple(view["left"].values()) == left


@pytest.mark.rule("SM-2")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_2_each_has_five_prospectors_thirteen_cards_and_six_nuggets(seats):
    match = new_coloma(seats)
    assert at(match, "standing", "crew") == ([{"RIVER": 1}] * seats, [4] * seats)
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert at(match, "hands") == [ranks] * seats
    assert at(match, "scored", "paid") == ([[]] * seats, [0] * seats)
    assert purses(match) == [6] * seats


@pytest.mark.rule("SM-2")
def test_sm_2_court_cards_count_ten_and_the_ace_eleven():
    numbers = {str(number): number for number in range(2, 11)}
    assert numbers | {"J": 10, "Q": 10, "K": 10, "A": 11} == VALUES
    assert sum(VALUES.values()) == 95


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_3_the_town_is_empty_and_nobody_has_a_deed(seats):
    match = new_coloma(seats)
    assert at(match, "stacks") == {building: [] for building in BUILDINGS}
    assert at(match, "closed", "lost", "takers") == ([], 0, [])
    assert deeds(match) == {}
    assert match.view(0)["adventurer"] is None
    assert at(match, "winding") == [False] * seats
    assert at(match, "round", "step", "idle") == (1, "start", 0)


@pytest.mark.rule("SM-3")
def test_sm_3_there_are_eight_buildings_and_three_camps():
    assert set(SPACES) == NAMES.keys()
    assert (len(BUILDINGS), len(CAMPS), len(set(NAMES.values()))) == (8, 3, 11)


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_3_who_starts_is_drawn_by_lot(seats):
    firsts = Counter(new_coloma(seats, seed).turn for seed in range(150))
    assert firsts.keys() == set(range(seats))
    assert min(firsts.values()) > 150 / seats / 2
    assert at(new_coloma(seats, 5), "first") == new_coloma(seats, 5).turn


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_3_or_it_is_who_the_table_says(seats):
    for seat in range(seats):
        match = new_coloma(seats, start=str(seat + 1))
        assert (match.turn, at(match, "first")) == (seat, seat)
    with (
        pytest.raises(BadOption, match=f"there are {seats} seats") if seats < 4 else pytest.raises(BadOption)
    ):
        new_coloma(seats, start=str(seats + 1))


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize("seats", SEATS)
def test_sm_3_turns_go_round_clockwise_and_a_round_ends_with_the_last_before_the_first(seats):
    match = new_coloma(seats, start="2")
    order = []
    for _ in range(2 * seats):
        order.append((match.turn, at(match, "round")))
        play(match, "town", "end")
    assert order == [((1 + turn) % seats, 1 + turn // seats) for turn in range(2 * seats)]


@pytest.mark.rule("SM-1", "SM-3")
def test_sm_3_the_vein_does_not_depend_on_who_starts_or_on_other_options():
    plain = at(new_coloma(4, 5), "values")
    for options in ({"start": "3"}, {"costs": "flat"}, {"open_purses": True}, {"literal_bonus": True}):
        assert at(new_coloma(4, 5, **options), "values") == plain
    assert at(new_coloma(4, 6), "values") != plain


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize("seats", [1, 5])
def test_sm_3_it_is_for_two_to_four(seats):
    with pytest.raises(BadSeat, match=f"not {seats}"):
        Match.new("sutters-mill", ["Ann", "Ben", "Cleo", "Dutch", "Ezra"][:seats])


@pytest.mark.rule("SM-40")
def test_sm_40_the_costs_are_those_of_the_sheet_unless_another_preset_is_chosen():
    assert new_coloma().options == {
        "start": "lot",
        "costs": "documented",
        "literal-bonus": False,
        "open-purses": False,
    }
    choices = {option.id: option.choices for option in find_game("sutters-mill").options}["costs"]
    assert choices == {name: "/".join(map(str, costs)) for name, costs in COSTS.items()}
    assert set(choices) == {"documented", "squares", "flat", "gentle"}
    with pytest.raises(BadOption):
        new_coloma(costs="free")


@pytest.mark.rule("SM-2")
def test_sm_2_open_purses_are_all_that_nobody_hides():
    hides = find_game("sutters-mill").hides
    assert hides({"open-purses": False})
    assert not hides({"open-purses": True})


@pytest.mark.rule("SM-1")
def test_sm_1_a_match_with_a_seed_is_always_the_same():
    assert random_coloma(3).record == random_coloma(3).record
