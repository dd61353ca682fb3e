"""Gold Country, the two boards (GC-1): what is on them, that they are fair, and what can be reached."""

from collections import Counter

import pytest

from fortyniner.gold_country.board import board, nth, place_of, space_at, spaces
from fortyniner.gold_country.box import MINES, MIX, RIVER_MIX, VEINS
from tests.country import BOARDS, beside, drawn

BOTH = pytest.mark.parametrize("name", BOARDS)
LANDS = {
    "forest": {"camp": 4, "dense": 7, "gold": 42, "plain": 74},
    "river": {"camp": 4, "dense": 7, "gold": 54, "plain": 50, "tunnel": 4, "river": 8},
}


def turned(place):
    """That place a sixth of a turn further around the middle."""
    q, r = place
    return -r, q + r


def mirrored(place):
    q, r = place
    return r, q


def ways_to_move():
    """All twelve ways in which a board of hexes can be turned and mirrored."""
    for mirror in (False, True):
        for turns in range(6):

            def moved(place, mirror=mirror, turns=turns):
                place = mirrored(place) if mirror else place
                for _ in range(turns):
                    place = turned(place)
                return place

            yield moved


def symmetries(name):
    """Those of them after which the board looks as before, but for the colours of the camps."""
    looks = {place: (row["land"], row.get("vein")) for place, row in drawn(name).items()}
    return [
        moved for moved in ways_to_move() if {moved(place): look for place, look in looks.items()} == looks
    ]


@pytest.mark.rule("GC-1", "GC-2")
@BOTH
def test_the_board_has_its_spaces_and_as_many_gold_ones_as_there_are_tiles(name):
    lands = Counter(row["land"] for row in drawn(name).values())
    assert lands == LANDS[name]
    assert lands.total() == 127
    assert lands["gold"] == sum(MIX.values()) + (sum(RIVER_MIX.values()) if name == "river" else 0)
    assert sorted(row["mine"] for row in drawn(name).values() if "mine" in row) == sorted(MINES)


@pytest.mark.rule("GC-1")
@BOTH
def test_seven_veins_lie_in_the_dense_forest(name):
    veins = {place: row["vein"] for place, row in drawn(name).items() if "vein" in row}
    assert {place for place, row in drawn(name).items() if row["land"] == "dense"} == set(veins)
    assert len(veins) == VEINS
    assert veins.pop((0, 0)) == 5
    assert set(veins.values()) == {3}


@pytest.mark.rule("GC-1")
@BOTH
def test_the_symmetries_of_the_board_carry_every_camp_onto_every_other(name):
    camps = {row["mine"]: place for place, row in drawn(name).items() if "mine" in row}
    ways = symmetries(name)
    assert len(ways) == 4
    for camp in camps.values():
        assert sorted(moved(camp) for moved in ways) == sorted(camps.values())


@pytest.mark.rule("GC-1", "GC-64")
@BOTH
def test_every_tile_can_be_reached_by_land_from_every_camp(name):
    """On the river board over the island."""
    ground = drawn(name)
    land = {place for place, row in ground.items() if row["land"] in ("plain", "gold", "dense")}
    for camp in (place for place, row in ground.items() if row["land"] == "camp"):
        reached, fresh = set(), {camp}
        while fresh:
            reached |= fresh
            fresh = {near for place in fresh for near in beside(place) & land} - reached
        assert land <= reached


@pytest.mark.rule("GC-64", "GC-65")
def test_the_river_parts_the_board_and_the_island_is_land():
    ground = drawn("river")
    rivers = {place for place, row in ground.items() if row["land"] == "river"}
    assert rivers == {(0, r) for r in range(-4, 5)} - {(0, 0)}
    assert ground[0, 0]["land"] == "dense"
    for left, right in (("red", "white"), ("green", "blue")):
        west, east = (
            next(place for place, row in ground.items() if row.get("mine") == mine) for mine in (left, right)
        )
        assert west[0] < 0 < east[0]
    for q, r in rivers:
        banks = {near for near in beside((q, r)) if near in ground and near not in rivers}
        assert {near[0] > 0 for near in banks if near != (0, 0)} == {True, False}


@pytest.mark.rule("GC-63")
def test_tunnels_lie_apart_and_have_land_around_them():
    ground = drawn("river")
    tunnels = [place for place, row in ground.items() if row["land"] == "tunnel"]
    assert len(tunnels) == 4
    for place in tunnels:
        assert all(ground[near]["land"] in ("plain", "gold", "dense") for near in beside(place))
        assert all(other == place or not beside(other) & beside(place) for other in tunnels)


@BOTH
def test_sets_of_spaces_say_what_the_data_says(name):
    ground, read = drawn(name), board(name)
    assert {place_of(space) for space in spaces(read.all)} == set(ground)
    for (q, r), row in ground.items():
        space = space_at(q, r)
        assert place_of(space) == (q, r)
        assert read.land_of(space) == row["land"]
        assert bool(read.land >> space & 1) == (row["land"] in ("plain", "gold", "dense"))
        near = {place for place in beside((q, r)) if place in ground}
        assert {place_of(other) for other in spaces(read.near[space])} == near
        assert read.around(1 << space) == read.near[space]
    for mine, camp in zip(MINES, read.camps, strict=True):
        assert ground[place_of(camp.bit_length() - 1)]["mine"] == mine


@BOTH
def test_the_spaces_of_a_set_come_in_order(name):
    every = list(spaces(board(name).all))
    assert every == sorted(every)
    assert [nth(board(name).all, index) for index in range(127)] == every
