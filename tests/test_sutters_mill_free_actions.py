"""Sutter's Mill, what deeds allow free of charge: SM-50."""

import pytest

from fortyniner.refusal import BadMove
from fortyniner.sutters_mill.town import SPACES
from tests.coloma import at, coloma, deeds, happened, in_town, names, offered, play, purses, stack
from tests.tables import refused

DEEDS = {"HALL": "a2", "BATH": "a3", "CHURCH": "a4", "EXPRESS": "a5", "HOTEL": "a6"}
"""Ann holds all five deeds that allow something, each with a card of hers."""
BUILDING_UP = {
    "HALL": ["bring MILL", "move RIVER MILL"],
    "BATH": ["play K HALL"],
    "CHURCH": ["shift HALL 1 up"],
}
WINDING_DOWN = {
    "EXPRESS": ["remove HALL"],
    "HOTEL": ["move RIVER MILL", "leave RIVER"],
    "CHURCH": ["shift HALL 1 up"],
}
ACTIONS = ("bring MILL", "play K HALL", "move RIVER MILL", "leave RIVER", "remove HALL", "shift HALL 1 up")


def holding(winding: str = "", **parts):
    """Ann in town with the five deeds, three prospectors in the Hall and one at the River."""
    return in_town("HALL HALL HALL RIVER", "MILL", winding=winding, **DEEDS | {"HALL": "a9 b7"} | parts)


def free(match) -> set[str]:
    return {" ".join(move.split()[1:]) for move in offered(match, "free")}


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize(("winding", "grants"), [("", BUILDING_UP), ("a", WINDING_DOWN)])
def test_sm_50_each_deed_allows_its_actions_in_its_phase_and_nothing_else(winding, grants):
    for grant in ("HALL", "BATH", "CHURCH", "EXPRESS", "HOTEL", "MILL", "HOOK", "STORE"):
        for action in ACTIONS:
            match = holding(winding)
            move = f"free {grant} {action}"
            if action in grants.get(grant, []):
                happening = match.play(move)
                assert happening[0]["grant"] == grant
                assert at(match, "used", "actions") == ([grant], 0)
            else:
                assert refused(match, move) == "SM-50"


@pytest.mark.rule("SM-50")
def test_sm_50_all_that_is_offered_while_building_up():
    bringing = {f"HALL bring {space}" for space in SPACES}
    moving = {f"HALL move {old} {new}" for old in ("HALL", "RIVER") for new in SPACES if new != old}
    playing = {f"BATH play {rank} HALL" for rank in ("2", "7", "8", "10", "J", "Q", "K", "A")}
    assert free(holding()) == bringing | moving | playing | {"CHURCH shift HALL 1 up"}


@pytest.mark.rule("SM-50")
def test_sm_50_all_that_is_offered_winding_down():
    moving = {f"HOTEL move {old} {new}" for old in ("HALL", "RIVER") for new in SPACES if new != old}
    leaving = {"HOTEL leave HALL", "HOTEL leave RIVER"}
    assert free(holding("a")) == moving | leaving | {"EXPRESS remove HALL", "CHURCH shift HALL 1 up"}


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize(
    ("winding", "first", "again"),
    [
        ("", "free HALL bring HALL", "free HALL move RIVER MILL"),
        ("", "free BATH play K HALL", "free BATH play Q HALL"),
        ("", "free CHURCH shift HALL 1 up", "free CHURCH shift HALL 2 down"),
        ("a", "free CHURCH shift HALL 1 up", "free CHURCH shift HALL 2 down"),
        ("a", "free EXPRESS remove HALL", "free EXPRESS remove HALL"),
        ("a", "free HOTEL move RIVER MILL", "free HOTEL leave MILL"),
    ],
)
def test_sm_50_each_once_a_turn(winding, first, again):
    match = holding(winding)
    match.play(first)
    assert refused(match, again) == "SM-50"
    assert not offered(match, " ".join(first.split()[:2]))
    play(match, "end", "town", "end", "town")
    assert offered(match, " ".join(first.split()[:2]))


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize(("winding", "grants"), [("", BUILDING_UP), ("a", WINDING_DOWN)])
def test_sm_50_only_while_the_deed_is_held(winding, grants):
    for grant, (action, *_) in grants.items():
        nobody = in_town("HALL HALL RIVER", "MILL", winding=winding)
        assert refused(nobody, f"free {grant} {action}") == "SM-50"
        gone = holding(winding, closed=grant)
        assert refused(gone, f"free {grant} {action}") == "SM-50"
    others = {building: cards.replace("a", "b") for building, cards in DEEDS.items()}
    match = in_town("HALL HALL RIVER", "MILL", winding=winding, **others)
    assert not offered(match, "free")


@pytest.mark.rule("SM-50")
def test_sm_50_a_deed_won_in_this_turn_works_at_once():
    match = in_town("BATH HALL", "RIVER", HALL="b2")
    assert not offered(match, "free")
    match.play("play 4 BATH")
    assert free(match) == {f"BATH play {rank} HALL" for rank in at(match, "hands")[0]}
    match.play("free BATH play 3 HALL")
    assert deeds(match) == {"BATH": 0, "HALL": 0}
    match.play("free HALL bring MILL")
    assert at(match, "used", "actions") == (["BATH", "HALL"], 1)


@pytest.mark.rule("SM-50")
def test_sm_50_a_deed_lost_in_this_turn_works_no_more():
    match = holding("a", MILL="b6", EXPRESS="b4 a5")
    match.play("move HALL EXPRESS")
    assert offered(match, "free EXPRESS")
    match.play("remove EXPRESS")
    assert deeds(match)["EXPRESS"] == 1
    assert refused(match, "free EXPRESS remove HALL") == "SM-50"


@pytest.mark.rule("SM-50")
def test_sm_50_a_deed_lost_and_won_back_is_used_still():
    match = in_town("HOTEL HOTEL RIVER", "RIVER", winding="a", HOTEL="a6 b5 b4 a7")
    play(match, "free HOTEL move RIVER MILL", "remove HOTEL")
    assert deeds(match) == {"HOTEL": 1}
    match.play("remove HOTEL")
    assert deeds(match) == {"HOTEL": 0}
    assert refused(match, "free HOTEL leave MILL") == "SM-50"


@pytest.mark.rule("SM-50", "SM-40")
def test_sm_50_they_neither_count_nor_cost_nor_raise_the_price():
    match = holding(purses=[3, 6])
    play(match, "free HALL move RIVER MILL", "free BATH play K HALL", "free CHURCH shift HALL 1 up")
    assert (at(match, "actions"), purses(match)) == (0, [3, 6])
    play(match, "bring MILL", "move MILL HILL", "move HILL MILL")
    assert (at(match, "actions"), purses(match)) == (3, [0, 6])


@pytest.mark.rule("SM-50", "SM-40")
def test_sm_50_an_empty_purse_and_five_actions_do_not_hinder_them():
    match = holding(actions=5, purses=[0, 6])
    play(match, "free HALL bring MILL", "free BATH play K HALL", "free CHURCH shift HALL 1 up")
    assert list(match.moves()) == ["end"]
    match = holding("a", actions=4, purses=[0, 6])
    play(match, "free HOTEL leave RIVER", "free EXPRESS remove HALL")
    assert refused(match, "leave HALL") == "SM-40"


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize("step", ["start", "dig"])
def test_sm_50_in_town_turns_only(step):
    match = coloma("HALL HALL RIVER", "MILL", step=step, HALL="a6")
    assert refused(match, "free HALL bring MILL") == {"start": "SM-11", "dig": "SM-21"}[step]
    assert not offered(match, "free")


@pytest.mark.rule("SM-50", "SM-31")
def test_sm_50_hall_brings_only_who_is_in_hand():
    match = in_town("HALL HALL RIVER RIVER MILL", "MILL", HALL="a6")
    assert refused(match, "free HALL bring MILL") == "SM-31"
    match.play("free HALL move RIVER HALL")
    assert at(match, "standing")[0] == {"HALL": 3, "RIVER": 1, "MILL": 1}


@pytest.mark.rule("SM-50", "SM-33")
@pytest.mark.parametrize(("grant", "winding"), [("HALL", ""), ("HOTEL", "a")])
def test_sm_50_free_moves_are_moves(grant, winding):
    match = in_town("RIVER", "MILL", winding=winding, **{grant: "a6"})
    assert refused(match, f"free {grant} move MILL HILL") == "SM-33"
    assert refused(match, f"free {grant} move RIVER RIVER") == "SM-33"
    match.play(f"free {grant} move RIVER HILL")
    assert at(match, "standing")[0] == {"HILL": 1}


@pytest.mark.rule("SM-50", "SM-32")
def test_sm_50_a_free_play_needs_as_many_prospectors_as_any():
    match = in_town("MILL", "RIVER", BATH="a6", MILL="a2")
    assert refused(match, "free BATH play K MILL") == "SM-32"
    assert refused(match, "free BATH play K HALL") == "SM-32"
    assert refused(match, "free BATH play 6 MILL") == "SM-32"
    match.play("move MILL HALL")
    match.play("free BATH play K HALL")
    assert (stack(match, "HALL"), at(match, "actions")) == ("aK", 1)


@pytest.mark.rule("SM-50", "SM-34")
def test_sm_50_free_leaving_is_leaving():
    match = in_town("MILL", "RIVER", winding="a", HOTEL="a6", MILL="b2")
    assert refused(match, "free HOTEL leave RIVER") == "SM-34"
    events = match.play("free HOTEL leave MILL")
    assert happened(events, "Left") == [{"seat": 0, "space": "MILL", "grant": "HOTEL"}]


@pytest.mark.rule("SM-50", "SM-35")
def test_sm_50_a_free_removal_is_a_removal():
    match = in_town("MILL", "RIVER", winding="a", EXPRESS="a6", MILL="b2 b3", HALL="b4")
    assert refused(match, "free EXPRESS remove HALL") == "SM-35"
    assert refused(match, "free EXPRESS remove STORE") == "SM-35"
    events = match.play("free EXPRESS remove MILL")
    assert happened(events, "Removed") == [
        {"seat": 0, "building": "MILL", "owner": 1, "rank": "3", "grant": "EXPRESS"}
    ]


@pytest.mark.rule("SM-50", "SM-36")
def test_sm_50_a_free_removal_may_take_its_own_deed_away():
    match = in_town("EXPRESS EXPRESS", "RIVER", winding="a", EXPRESS="a6")
    events = match.play("free EXPRESS remove EXPRESS")
    assert names(events)[:3] == ["Removed", "DeedGone", "ChipLost"]
    assert at(match, "closed") == ["EXPRESS"]


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize("winding", ["", "a"])
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("shift MILL 1 up", "b3 a2 a4 c5 a6"),
        ("shift MILL 3 down", "a2 a4 b3 c5 a6"),
        ("shift MILL 3 up", "a2 b3 c5 a4 a6"),
        ("shift MILL 5 down", "a2 b3 a4 a6 c5"),
    ],
)
def test_sm_50_the_church_shifts_an_own_card_by_one_place(move, after, winding):
    match = in_town("MILL", "RIVER", "RIVER", winding=winding, CHURCH="aK", MILL="a2 b3 a4 c5 a6")
    events = match.play(f"free CHURCH {move}")
    assert stack(match, "MILL") == after
    place = int(move.split()[2]) - 1
    new = place + 1 if move.endswith("up") else place - 1
    rank = {0: "2", 2: "4", 4: "6"}[place]
    assert happened(events, "Shifted") == [
        {"seat": 0, "building": "MILL", "rank": rank, "old": place, "new": new, "grant": "CHURCH"}
    ]


@pytest.mark.rule("SM-50")
def test_sm_50_the_church_shifts_within_the_stack_and_own_cards_only():
    match = in_town("MILL CHURCH", "HALL", CHURCH="aK", MILL="a2 b3 a4", HALL="a5 b6", HOTEL="b7")
    assert offered(match, "free CHURCH") == {
        *("free CHURCH shift MILL 1 up", "free CHURCH shift MILL 3 down"),
    }
    for move in (
        *("MILL 1 down", "MILL 3 up", "MILL 2 up", "MILL 2 down", "MILL 4 down", "MILL 40 up"),
        *("CHURCH 1 up", "CHURCH 1 down", "HALL 1 up", "HOTEL 1 up", "STORE 1 up"),
    ):
        assert refused(match, f"free CHURCH shift {move}") == "SM-50"


@pytest.mark.rule("SM-50")
def test_sm_50_the_church_needs_a_prospector_where_it_shifts_not_at_the_church():
    match = in_town("MILL", "RIVER", CHURCH="aK", MILL="a2 b3", HALL="a5 b6")
    assert refused(match, "free CHURCH shift HALL 1 up") == "SM-50"
    match.play("move MILL HALL")
    match.play("free CHURCH shift HALL 1 up")
    assert stack(match, "HALL") == "b6 a5"


@pytest.mark.rule("SM-50")
def test_sm_50_there_is_no_paid_shift():
    match = in_town("MILL", "RIVER", CHURCH="aK", MILL="a2 b3")
    with pytest.raises(BadMove):
        match.play("shift MILL 1 up")


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize(
    ("winding", "move"), [("a", "free HALL move RIVER MILL"), ("", "free HOTEL move RIVER MILL")]
)
def test_sm_50_a_deed_of_the_other_phase_is_refused_though_held(winding, move):
    match = holding(winding)
    assert deeds(match)[move.split()[1]] == 0
    assert refused(match, move) == "SM-50"
