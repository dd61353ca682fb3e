"""Sutter's Mill, deeds and the Adventurer: SM-45 and SM-46."""

from itertools import permutations, product

import pytest

from fortyniner.sutters_mill.deeds import Card, adventurer, holder
from tests.coloma import LETTERS, at, coloma, deeds, happened, in_town, names, play, stack
from tests.coloma_oracle import beats


def written(text: str) -> list[Card]:
    return [Card(LETTERS.index(card[0]), card[1:]) for card in text.split()]


@pytest.mark.rule("SM-45")
@pytest.mark.parametrize(
    ("cards", "who"),
    [
        # the highest sum
        ("a2", 0),
        ("b2", 1),
        ("b2 a3", 0),
        ("a8 b10", 1),
        ("a8 b10 a4", 0),
        ("a2 a3 a4 a5 b10 bA", 1),
        ("a9 b10 bJ aQ", 1),
        ("d2", 3),
        ("a9 b5 c3 c7", 2),
        # the ace counts eleven, court cards ten
        ("a10 bA", 1),
        ("aA bK", 0),
        ("a2 a9 bK", 0),
        ("a5 a6 bA", 1),
        # tied sums: the highest single card
        ("a6 a4 b8 b2", 1),
        ("a2 a3 b5", 1),
        ("b5 a2 a3", 1),
        ("a9 a2 bA", 1),
        ("a7 a3 b2 b8", 1),
        # then the next one, and the one after
        ("b9 b3 b2 a9 a5", 0),
        ("b9 b3 b4 a9 a5 a2", 0),
        ("b8 b5 b4 b3 a8 a6 a2 a4", 0),
        ("a8 a6 a3 a2 b8 b6 b5", 1),
        # 10, J, Q and K are equal
        ("aK b10", 0),
        ("a10 bK", 0),
        ("bJ aQ", 1),
        ("aJ a4 bK b4", 0),
        ("bQ b3 a10 a3", 1),
        # wholly equal: whose card lies lowest, whatever it counts
        ("a6 b6", 0),
        ("b6 a6", 1),
        ("a6 b4 b6 a4", 0),
        ("b4 a6 b6 a4", 1),
        ("b2 aA bA a2", 1),
        # the lowest card of those who are tied, not of anybody
        ("c2 b6 a6", 1),
        ("c2 a6 b6", 0),
        # three tied
        ("c5 b5 a5", 2),
        ("b5 c5 a5", 1),
        ("c5 b3 b2 a4", 2),
        ("a3 b2 c7 a4 b5", 2),
        ("d4 a2 a3 b5 c3 c2", 1),
    ],
)
def test_sm_45_who_holds_the_deed_of_a_stack(cards, who):
    assert holder(tuple(written(cards))) == who


@pytest.mark.rule("SM-45")
def test_sm_45_every_small_stack_of_two_players_is_judged_as_the_slow_way_does():
    ranks = ("2", "4", "6", "10", "K")
    cases = 0
    for size in range(1, 5):
        for seats in product((0, 1), repeat=size):
            for order in permutations(ranks, size):
                cards = [Card(seat, rank) for seat, rank in zip(seats, order, strict=True)]
                there = set(seats)
                first = 0 if there == {0} or (there == {0, 1} and beats(cards, 0, 1)) else 1
                assert holder(tuple(cards)) == first, cards
                cases += 1
    assert cases > 2000


@pytest.mark.rule("SM-45")
def test_sm_45_the_worked_example_8_against_10_against_12():
    match = in_town("RIVER", "MILL", turn=1, MILL="a8")
    assert deeds(match) == {"MILL": 0}
    events = match.play("play 10 MILL")
    assert happened(events, "DeedPassed") == [{"seat": 1, "building": "MILL", "old": 0}]
    match = in_town("MILL MILL", "MILL", MILL="a8 b10")
    events = match.play("play 4 MILL")
    assert happened(events, "DeedPassed") == [{"seat": 0, "building": "MILL", "old": 1}]
    assert deeds(match) == {"MILL": 0}


@pytest.mark.rule("SM-45", "SM-50")
def test_sm_45_the_worked_example_of_the_church():
    """From the bottom blue 6, red 4, red 6, blue 4: Ben is blue, Ann is red and holds the Church."""
    match = in_town("HALL", "RIVER", HALL="b6 a4 a6 b4", CHURCH="a2")
    assert deeds(match) == {"HALL": 1, "CHURCH": 0}
    events = match.play("free CHURCH shift HALL 2 down")
    assert stack(match, "HALL") == "a4 b6 a6 b4"
    assert happened(events, "DeedPassed") == [{"seat": 0, "building": "HALL", "old": 1}]
    assert deeds(match) == {"HALL": 0, "CHURCH": 0}
    match.undo()
    match.play("free CHURCH shift HALL 3 up")
    assert stack(match, "HALL") == "b6 a4 b4 a6"
    assert deeds(match) == {"HALL": 1, "CHURCH": 0}


@pytest.mark.rule("SM-45")
def test_sm_45_the_first_card_brings_the_deed():
    match = in_town("MILL", "RIVER", "RIVER")
    events = match.play("play 2 MILL")
    assert names(events) == ["Played", "DeedPassed"]
    assert happened(events, "DeedPassed") == [{"seat": 0, "building": "MILL", "old": None}]


@pytest.mark.rule("SM-45")
def test_sm_45_a_card_that_changes_nothing_passes_nothing():
    match = in_town("MILL", "MILL", MILL="b8")
    assert names(match.play("play 8 MILL")) == ["Played"]
    assert deeds(match) == {"MILL": 1}


@pytest.mark.rule("SM-45")
def test_sm_45_it_depends_on_the_stack_alone_not_on_who_had_it():
    """Ann's 2 goes; what is left is tied, and Ben's card lies lower."""
    match = in_town("MILL", "RIVER", winding="a", MILL="b6 a6 a2")
    assert deeds(match) == {"MILL": 0}
    events = match.play("remove MILL")
    assert happened(events, "DeedPassed") == [{"seat": 1, "building": "MILL", "old": 0}]


@pytest.mark.rule("SM-45")
def test_sm_45_prospectors_have_no_part_in_it():
    match = in_town("MILL", "RIVER", MILL="a6 b2")
    events = match.play("move MILL HALL")
    assert names(events) == ["Moved"]
    assert deeds(match) == {"MILL": 0}


@pytest.mark.rule("SM-46")
@pytest.mark.parametrize(
    ("held", "who"),
    [
        ((0, 0), None),
        ((1, 0), 1),
        ((2, 3), 0),
        ((4, 4), None),
        ((0, 0, 1), None),
        ((1, 1, 0), 2),
        ((1, 0, 0), None),
        ((2, 1, 3), 1),
        ((3, 1, 1, 1), None),
        ((2, 2, 2, 1), 3),
        ((0, 8, 0, 0), None),
    ],
)
def test_sm_46_the_adventurer_has_strictly_fewest_deeds(held, who):
    assert adventurer(held) == who


@pytest.mark.rule("SM-46")
def test_sm_46_it_passes_with_the_deeds():
    match = in_town("MILL HALL", "RIVER", HALL="b4")
    assert match.view(None)["adventurer"] == 0
    events = match.play("play 5 MILL")
    assert names(events) == ["Played", "DeedPassed", "AdventurerPassed"]
    assert happened(events, "AdventurerPassed") == [{"seat": None, "old": 0}]
    assert match.view(None)["adventurer"] is None
    events = match.play("play 6 HALL")
    assert happened(events, "DeedPassed") == [{"seat": 0, "building": "HALL", "old": 1}]
    assert happened(events, "AdventurerPassed") == [{"seat": 1, "old": None}]
    assert match.view(None)["adventurer"] == 1


@pytest.mark.rule("SM-46")
def test_sm_46_it_may_pass_from_one_to_another():
    match = in_town("RIVER", "HALL", turn=1, HALL="a6")
    events = match.play("play 7 HALL")
    assert happened(events, "DeedPassed") == [{"seat": 1, "building": "HALL", "old": 0}]
    assert happened(events, "AdventurerPassed") == [{"seat": 0, "old": 1}]


@pytest.mark.rule("SM-46")
def test_sm_46_removals_pass_it_too():
    match = in_town("MILL MILL", "RIVER", "RIVER", winding="a", MILL="c3 b4 c2", HALL="b2", BATH="a3 a4")
    assert deeds(match) == {"MILL": 2, "HALL": 1, "BATH": 0}
    assert match.view(None)["adventurer"] is None
    events = match.play("remove MILL")
    assert happened(events, "AdventurerPassed") == [{"seat": 2, "old": None}]
    events = match.play("remove MILL")
    assert happened(events, "AdventurerPassed") == [{"seat": None, "old": 2}]


@pytest.mark.rule("SM-46", "SM-36")
def test_sm_46_a_deed_that_leaves_the_game_counts_no_more():
    match = in_town("MILL", "RIVER", winding="a", MILL="a6", HALL="b2")
    assert match.view(None)["adventurer"] is None
    events = match.play("remove MILL")
    assert happened(events, "AdventurerPassed") == [{"seat": 0, "old": None}]


@pytest.mark.rule("SM-46")
def test_sm_46_nobody_has_it_when_the_least_is_shared():
    view = coloma("RIVER", "RIVER", "RIVER", HALL="a2").view(None)
    assert view["adventurer"] is None
    assert [place["deeds"] for place in view["seats"]] == [["HALL"], [], []]


@pytest.mark.rule("SM-45", "SM-46")
def test_sm_46_shifting_passes_both():
    match = in_town("HALL", "RIVER", HALL="b6 a6", CHURCH="a2")
    assert match.view(None)["adventurer"] is None
    events = play(match, "free CHURCH shift HALL 2 down")
    assert names(events) == ["Shifted", "DeedPassed", "AdventurerPassed"]
    assert happened(events, "AdventurerPassed") == [{"seat": 1, "old": None}]
    assert at(match, "stacks")["HALL"] == [[0, "6"], [1, "6"]]
