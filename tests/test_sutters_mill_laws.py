"""The laws of Sutter's Mill: each is broken once, and says so."""

import pytest

from fortyniner.chance import Chance
from fortyniner.sutters_mill import events
from fortyniner.sutters_mill.deeds import Card
from fortyniner.sutters_mill.laws import LAWS
from tests.coloma import coloma, new_coloma, random_moves

LAW = {law.name: law.holds for law in LAWS}
CHIP = events.ChipTaken(0, "blue", "prospector", "MILL")


def state(*standing, **parts):
    """A table to be tampered with."""
    return coloma(*standing, **parts)._states[-1]


def holds(name, before, happened=(), **changes):
    """Whether the law holds when of `before` these parts become something else."""
    after = before.copy()
    for part, value in changes.items():
        setattr(after, part, value)
    return LAW[name](before, happened, after)


def test_all_laws_hold_when_nothing_happens():
    before = state("RIVER MILL", "RIVER", MILL="a2 b3", winding="a", scored=("K", ""))
    assert len(LAW) == len(LAWS) == 6
    assert all(law.holds(before, [], before.copy()) for law in LAWS)


@pytest.mark.rule("SM-1", "SM-36")
def test_chips_leave_the_vein_in_order():
    law = "chips leave the vein in order"
    before = state("RIVER", "RIVER", gone=3, left=65, closed="MILL")
    lost = events.ChipLost(0, "MILL", "gray")
    assert holds(law, before, [CHIP], takers=[*before.takers, 0])
    assert holds(law, before, [lost], lost=before.lost + 1)
    assert not holds(law, before, [CHIP], takers=[*before.takers, 1])
    assert not holds(law, before, [CHIP])
    assert not holds(law, before, [], takers=[*before.takers, 0])
    assert not holds(law, before, [], takers=before.takers[1:])
    assert not holds(law, before, [lost])
    assert not holds(law, before, [], lost=before.lost + 1)
    assert not holds(law, before, [], values=before.values[::-1])
    none_left = state("RIVER", "RIVER", gone=71)
    assert holds(law, none_left, [CHIP], takers=[*none_left.takers, 0])
    assert not holds(law, none_left, [CHIP, CHIP], takers=[*none_left.takers, 0, 0])


@pytest.mark.rule("SM-40")
def test_nuggets_change_by_chips_and_payments():
    law = "nuggets change by chips and payments"
    before = state("RIVER", "RIVER", vein="3")
    seen = events.ChipSeen(0, 3, False)
    paid = events.Paid(1, 2)
    assert holds(law, before, [seen], takers=[0])
    assert holds(law, before, [paid], paid=[0, 2])
    assert not holds(law, before, [seen], takers=[1])
    assert not holds(law, before, [], takers=[0])
    assert not holds(law, before, [paid], paid=[2, 0])
    assert not holds(law, before, [paid], paid=[0, 1])
    assert not holds(law, before, [], paid=[0, 2])
    assert holds(law, before, [events.Paid(1, 6)], paid=[0, 6])
    assert not holds(law, before, [events.Paid(1, 7)], paid=[0, 7])


@pytest.mark.rule("SM-2", "SM-10")
def test_every_card_is_in_one_place():
    law = "every card is in one place"
    before = state("RIVER", "RIVER", MILL="a2", winding="b", scored=("", "K"))
    hand = before.hands[0]
    assert holds(law, before, scored=[[hand[0]], ["K"]], hands=[hand[1:], []])
    assert not holds(law, before, hands=[hand[1:], []])
    assert not holds(law, before, scored=[[hand[0]], ["K"]])
    assert not holds(law, before, scored=[["2"], ["K"]])
    assert not holds(law, before, stacks=before.stacks | {"HALL": [Card(1, "K")]})
    assert not holds(law, before, stacks=before.stacks | {"MILL": []})
    assert holds(law, before, scored=[[], []])


@pytest.mark.rule("SM-35")
def test_scored_piles_grow_by_removals():
    law = "scored piles grow by removals"
    before = state("RIVER", "RIVER", winding="a", scored=("K", "3"))
    removed = events.Removed(0, "MILL", 1, "2", None)
    assert holds(law, before, [removed], scored=[["K"], ["3", "2"]])
    assert not holds(law, before, [removed], scored=[["K", "2"], ["3"]])
    assert not holds(law, before, [removed])
    assert not holds(law, before, [], scored=[["K"], ["3", "2"]])
    assert not holds(law, before, [], scored=[[], ["3"]])


@pytest.mark.rule("SM-2", "SM-10")
def test_everybody_has_five_prospectors():
    law = "everybody has five prospectors"
    before = state("RIVER", "RIVER MILL", winding="b")
    assert holds(law, before, crew=[3, 0], standing=[{"RIVER": 2}, {"RIVER": 1}])
    assert not holds(law, before, crew=[3, 0])
    assert not holds(law, before, crew=[5, 0])
    assert not holds(law, before, standing=[{"RIVER": 1}, {"RIVER": 6}])
    assert holds(law, before, standing=[{"RIVER": 1}, {"RIVER": 5}])
    assert holds(law, before, standing=[{"RIVER": 1}, {}])


@pytest.mark.rule("SM-45", "SM-36")
def test_deeds_follow_from_the_stacks():
    law = "deeds follow from the stacks"
    before = state("RIVER", "RIVER", MILL="a2 b3")
    alone = before.stacks | {"MILL": [Card(0, "2")]}
    passed = events.DeedPassed(0, "MILL", 1)
    assert holds(law, before, [passed], stacks=alone)
    assert not holds(law, before, [], stacks=alone)
    assert not holds(law, before, [passed])
    assert not holds(law, before, [events.DeedPassed(1, "MILL", 0)], stacks=alone)
    empty = before.stacks | {"MILL": []}
    assert holds(law, before, [events.DeedGone(0, "MILL", 0)], stacks=empty, closed=["MILL"])
    assert not holds(law, before, [], stacks=empty)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws_are_watched_in_every_move(seats, monkeypatch):
    seen = []
    match = new_coloma(seats)
    watched = [type(law)(law.name, lambda *move: seen.append(move) or True) for law in LAWS]
    monkeypatch.setattr(match.game, "laws", tuple(watched))
    for _ in random_moves(match, Chance(1)):
        pass
    assert len(seen) == 6 * len(match.log)
