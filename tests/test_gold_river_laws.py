"""The laws of Gold River: each is broken once, and says so."""

import pytest

from fortyniner.chance import Chance
from fortyniner.gold_river import events
from fortyniner.gold_river.laws import LAWS
from tests.river import new_river, play, random_moves, river

LAW = {law.name: law.holds for law in LAWS}


def state(*areas, **parts):
    """A table to be tampered with."""
    return river(*areas, **parts)._states[-1]


def holds(name, before, happened=(), **changes):
    """Whether the law holds when of `before` these parts become something else."""
    after = before.copy()
    for part, value in changes.items():
        setattr(after, part, value)
    return LAW[name](before, happened, after)


def test_all_laws_hold_when_nothing_happens():
    before = state("SN-02", "B-BANK", "", mayors={"SN": 0}, banked=3)
    assert len(LAW) == len(LAWS) == 7
    assert all(law.holds(before, [], before.copy()) for law in LAWS)


@pytest.mark.rule("GR-1")
def test_every_card_is_in_one_place():
    before = state("SN-02", "CM-03", "")
    law = "every card is in one place"
    assert holds(law, before, areas=[[], ["CM-03", "SN-02"], []])
    assert not holds(law, before, areas=[[], ["CM-03"], []])
    assert not holds(law, before, areas=[["SN-02", "SN-02"], ["CM-03"], []])
    assert not holds(law, before, areas=[["SN-02"], ["CM-03", "B-STATION"], []])
    for place in ("deck", "unseen", "gone", "offer"):
        assert not holds(law, before, **{place: getattr(before, place)[1:]})


@pytest.mark.rule("GR-5", "GR-61")
def test_what_has_left_the_game_stays_out():
    before = state("SN-02", "", "", gone="TK-03 TK-05")
    law = "what has left the game stays out"
    assert holds(law, before, gone=[*before.gone, "SN-02"])
    assert not holds(law, before, gone=before.gone[1:])
    assert not holds(law, before, gone=before.gone[::-1])
    assert not holds(law, before, unseen=before.unseen[::-1])
    assert not holds(law, before, unseen=before.unseen[1:])


CHANGES = [
    (events.Won(0, 14, (0, 4, 7), 3), [-14, 4, 7], 0),
    (events.Took(1, "SN-02", 5), [0, -5, 0], 0),
    (events.TookNuggets(2, 3, "SN-02", 2), [0, 0, 3], 0),
    (events.FeePaid(1, 2, "San Narciso", 2, 3), [0, -2, 2], 0),
    (events.GoldFound(1, "A-GOLD", 10), [0, 10, 0], 0),
    (events.Raided(1, "A-RAID1", (4, 0, 3)), [-4, 0, -3], 0),
    (events.HeldUp(2, "A-HOLDUP", 0, 6, (3, 4), 6), [-6, 0, 6], 0),
    (events.Destroyed(0, "A-DYN1", "B-BANK", 1, (), 5), [0, 5, 0], -5),
    (events.Banked(1, 3, 8), [0, -3, 0], 3),
    (
        events.Struck(0, 1, (3, 4), ((0, "SN-07", 4), (0, "CM-07", 5), (2, "NL-07", 4)), 1, (0, 2)),
        [8, 2, 3],
        0,
    ),
    (events.Struck(0, 1, (3, 4), ((0, "SN-07", 4),), None, ()), [4, 0, 0], 0),
    (events.Passed(0, False), [0, 0, 0], 0),
    (events.Laid(None, 2, ("SN-02",) * 4, 0), [0, 0, 0], 0),
]


@pytest.mark.rule("GR-12", "GR-31", "GR-42", "GR-54")
@pytest.mark.parametrize(("event", "change", "bank"), CHANGES, ids=lambda value: type(value).__name__)
def test_nuggets_change_by_what_the_events_name(event, change, bank):
    before = state("", "B-BANK", "", banked=5, stashes=(20, 20, 20))
    law = "nuggets change by what the events name"
    after = [20 + nuggets for nuggets in change]
    assert holds(law, before, [event], stashes=after, banked=5 + bank)
    assert not holds(law, before, [event], stashes=after, banked=6 + bank)
    for seat in range(3):
        wrong = [stash + (place == seat) for place, stash in enumerate(after)]
        assert not holds(law, before, [event], stashes=wrong, banked=5 + bank)
    if any(change):
        assert not holds(law, before, [], stashes=after, banked=5 + bank)


@pytest.mark.rule("GR-21")
def test_with_two_players_a_won_auction_moves_nothing():
    before = state("", "", phase="bid")
    assert holds("nuggets change by what the events name", before, [events.Won(0, 5, (0, 0), 0)])


@pytest.mark.rule("GR-36")
def test_nobody_goes_into_debt():
    before = state("", "", "")
    assert holds("nobody goes into debt", before, stashes=[0, 0, 0])
    assert not holds("nobody goes into debt", before, stashes=[3, -1, 9])
    assert not holds("nobody goes into debt", before, banked=-1)


@pytest.mark.rule("GR-12", "GR-13", "GR-22")
def test_all_of_a_bid_goes_somewhere():
    law = "all of a bid goes somewhere"
    before = state("", "", "")
    assert holds(law, before, [events.Won(0, 14, (0, 4, 7), 3)])
    assert not holds(law, before, [events.Won(0, 14, (0, 4, 7), 2)])
    two = state("", "", winner=1, bid=7)
    assert two.laid == 7
    assert holds(law, two, [events.Won(0, 5, (0, 0), 0)])
    assert holds(law, two, [events.TookNuggets(0, 4, "SN-02", 3)])
    assert not holds(law, two, [events.TookNuggets(0, 4, "SN-02", 4)])
    assert holds(law, two, [events.LeftNuggets(0, 7)])
    assert not holds(law, two, [events.LeftNuggets(0, 6)])


@pytest.mark.rule("GR-10")
def test_an_offer_is_never_short():
    before = state("", "", "")
    cards = ("SN-02", "SN-03", "SN-04", "SN-06")
    assert holds("an offer is never short", before, [events.Laid(None, 3, cards, 0)])
    assert not holds("an offer is never short", before, [events.Laid(None, 3, cards[1:], 0)])


@pytest.mark.rule("GR-34")
def test_a_mayor_has_a_claim_in_the_town():
    before = state("SN-02", "CM-03", "")
    law = "a Mayor has a Claim in the town"
    assert holds(law, before, mayors=before.mayors | {"San Narciso": 0})
    assert not holds(law, before, mayors=before.mayors | {"San Narciso": 1})
    assert not holds(law, before, mayors=before.mayors | {"Takamawok": 0})


@pytest.mark.rule("GR-36")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laws_are_watched_in_every_move(seats, monkeypatch):
    seen = []
    match = new_river(seats)
    watched = [type(law)(law.name, lambda *move: seen.append(move) or True) for law in LAWS]
    monkeypatch.setattr(match.game, "laws", tuple(watched))
    for _ in random_moves(match, Chance(1)):
        pass
    assert len(seen) == 7 * len(match.log)


def test_a_law_is_asked_with_what_was_what_happened_and_what_is(monkeypatch):
    match = new_river(3, start="1")
    told = []
    law = type(LAWS[0])("watch", lambda *move: told.append(move) or True)
    monkeypatch.setattr(match.game, "laws", (law,))
    play(match, "bid 3")
    ((before, happened, after),) = told
    assert (before.bid, after.bid, [type(event).__name__ for event in happened]) == (0, 3, ["BidMade"])
