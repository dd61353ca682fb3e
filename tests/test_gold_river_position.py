"""Gold River positions as plain JSON: what is one, what is none, and that nothing else ever happens."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyniner.chance import Chance
from fortyniner.gold_river.moves import Bid, read_move
from fortyniner.match import Match
from fortyniner.refusal import BadOption, BadPosition, Fault
from tests.river import NAMES, at, new_river, play, position, random_moves, river, some_options
from tests.spoilt import any_json, nearly


def read(given, seats=None):
    """A match from what may be a position, for as many as have a stash there if there are such."""
    stashes = given.get("stashes") if isinstance(given, dict) else None
    count = len(stashes) if isinstance(stashes, list) and len(stashes) in (2, 3, 4, 5) else 3
    return Match.at("gold-river", given, NAMES[: seats or count])


def changed(base, **parts):
    """The position with some parts put for others."""
    return copy.deepcopy(base) | parts


def refused(base, **parts):
    """Why the changed position is none."""
    read(base)
    with pytest.raises(BadPosition) as told:
        read(changed(base, **parts), len(base["stashes"]))
    return str(told.value)


BIDDING = position("SN-02", "CM-03 A-GOLD", "", phase="bid", turn=1, bid=4, bidder=0)
FIRST_BID = position("SN-02", "CM-03 A-GOLD", "", phase="bid")
TAKING = position("SN-02", "CM-03", "A-MUSTANG", bid=3)
WINNING = position("SN-02", "CM-03", "A-MUSTANG", winner=0, bid=3)
DISCARDING = position("SN-02", "CM-03", "", phase="discard", winner=0, taken="SN-04")
ACTION_TAKEN = position("SN-02", "CM-03", "", phase="discard", winner=0, taken="A-DYN1")
AIMING = position("SN-02 A-DYN1", "CM-03", "", phase="target", card="A-DYN1")
RIDING = position("", "", "A-MUSTANG", "", phase="mustang", winner=0, turn=2)
TURNING = position("", "A-TELEGRAPH", "", phase="telegraph", turn=1, dice=(3, 4))
BANKING = position("", "B-BANK", "", phase="bank", turn=1, banked=4)
ENDED = position("SN-02", "CM-03", "", phase="over")
DUEL = position("SN-02", "CM-03", winner=1, bid=5)
DUELLIST_TO_TAKE = position("SN-02", "CM-03", winner=0, bid=5)
VEINED = position("SN-02+A-VEIN WR-ODD1", "CM-03", "", mayors={"SN": 0})
ALL = {
    name: value
    for name, value in list(globals().items())
    if name.isupper() and isinstance(value, dict) and "deck" in value
}


def test_a_position_is_all_there_is_as_plain_json():
    match = river("SN-02+A-VEIN", "A-JUDGE:waiting", "", mayors={"SN": 0}, stashes=(1, 2, 3))
    told = match.position()
    assert json.loads(json.dumps(told)) == told
    assert told.keys() == {
        *("options", "deck", "unseen", "stashes", "areas", "passed", "chosen", "first", "status", "veins"),
        *("mayors", "banked", "round", "phase", "active", "offer", "gone", "bids", "winner", "laid"),
        *("queue", "chooser", "taken", "card", "dice"),
    }
    assert told["areas"] == [["SN-02", "A-VEIN"], ["A-JUDGE"], []]
    assert told["options"] == {"start": "lot", "first-game": False, "poker": False, "hidden-stashes": False}


@pytest.mark.parametrize("name", ALL)
def test_what_is_written_here_is_a_position_and_can_be_played_to_the_end(name):
    match = read(ALL[name])
    assert {key: value for key, value in match.position().items() if key != "options"} == {
        key: value for key, value in ALL[name].items() if key != "options"
    }
    for _ in random_moves(match, Chance(1)):
        pass
    assert match.standings()["over"]


@pytest.mark.parametrize(
    ("key", "values", "says"),
    [
        ("deck", [None, "SN-02", ["SN-99"], [1], [None], {}, [["SN-02"]]], "a list of card ids"),
        ("unseen", [None, ["x"], 3], "a list of card ids"),
        (
            "stashes",
            [[1, 2], [1, 2, 3, 4], [1, 2, -1], [1, 2, True], [1, 2, 3.0], [1, 2, 1000], 5],
            "number",
        ),
        ("areas", [[[], []], [[], [], ["x"]], [[], [], None], None, [[[]], [], []]], "a list of card ids"),
        ("passed", [[True, False], [0, 1, 0], None, [True] * 4], "true or false"),
        ("chosen", [[True, False], [0, 1, 0], None, [None] * 3], "true or false"),
        ("first", [None, 3, -1, "0", True, 0.0, []], "a seat"),
        ("status", [None, [], {"x": "kept"}, {"A-GOLD": "lost"}, {"A-GOLD": []}], "kept, waiting or spent"),
        ("veins", [None, [], {"A-VEIN": "x"}, {"x": "SN-02"}, {"A-VEIN": None}], "a mine by New Vein"),
        ("mayors", [None, {}, [], {"San Narciso": 0}, {"Paris": None}], "a seat or null for each town"),
        ("banked", [None, -1, 1.5, "1", 1000, False], "a whole number"),
        ("round", [None, 0, -1, 1.5, True, "2"], "a whole number from 1"),
        ("phase", [None, "", "begin", 1, ["bid"], {}], "bid, take, discard"),
        ("active", [3, -1, "0", False, []], "a seat or null"),
        ("offer", [None, ["x"], [3]], "a list of card ids"),
        ("gone", [None, ["x"], [[]]], "a list of card ids"),
        ("bids", [[1, 2], 3, [0, 0, -1], [0, 0, "1"]], "for each of 3 seats a whole number"),
        ("winner", [3, False, "0"], "a seat or null"),
        ("laid", [None, -1, 2.0], "a whole number"),
        ("queue", [None, [3], [1, 1], ["1"], [[1]], 1], "a list of seats"),
        ("chooser", [3, False, "0"], "a seat or null"),
        ("taken", ["x", 1, []], "a card id or null"),
        ("card", ["x", 1, []], "a card id or null"),
        ("dice", [[], [1], [1, 7], [0, 1], [1, 2, 3], [1, "2"], "12", 3, [True, 1]], "two faces"),
    ],
)
def test_each_part_has_its_form(key, values, says):
    for value in values:
        assert f"{key!r} is wrong" in refused(BIDDING, **{key: value})
        assert says in refused(BIDDING, **{key: value})


@pytest.mark.rule("GR-11")
def test_all_that_can_come_together_in_one_stash_can_be_bid():
    match = river("B-BANK", *[""] * 4, phase="bid", stashes=[999] * 5, banked=999)
    assert "bid 999" in match.moves()
    assert read_move(f"bid {5 * 999 + 999}") == Bid(5994)


def test_every_town_has_its_mayor_and_no_town_is_made_up():
    mayors = BIDDING["mayors"]
    fewer = {town: seat for town, seat in mayors.items() if town != "Takamawok"}
    assert "for each town" in refused(BIDDING, mayors=fewer)
    assert "for each town" in refused(BIDDING, mayors=fewer | {"Paris": None})
    assert "for each town" in refused(BIDDING, mayors=mayors | {"Takamawok": 3})


@pytest.mark.parametrize(
    "wrong", [None, 5, "position", [], [1], True, {}, {"options": []}, {"options": None}]
)
def test_what_is_no_position_at_all(wrong):
    with pytest.raises(BadPosition):
        read(wrong)


def test_all_keys_and_no_others():
    for key in BIDDING.keys() - {"options"}:
        with pytest.raises(BadPosition, match="just these keys: active, areas"):
            read({had: value for had, value in BIDDING.items() if had != key}, 3)
    with pytest.raises(BadPosition, match="just these keys"):
        read(BIDDING | {"more": 1})


@pytest.mark.parametrize("options", [{"speed": True}, {"start": []}, {"poker": None}, {"poker": "yes"}])
def test_options_in_a_position_are_judged_as_options(options):
    with pytest.raises(BadOption):
        read(BIDDING | {"options": options})


def test_the_number_of_seats_is_that_of_the_table():
    with pytest.raises(BadPosition, match="'stashes' is wrong: for each of 4 seats"):
        read(BIDDING, 4)


@pytest.mark.rule("GR-1", "GR-3", "GR-4", "GR-5")
def test_every_card_that_takes_part_is_in_one_place():
    says = "every card that takes part is in one place"
    for place in ("deck", "unseen", "offer", "gone"):
        assert says in refused(BIDDING, **{place: BIDDING[place][1:]})
        assert says in refused(BIDDING, **{place: [*BIDDING[place], "SN-02"]})
    assert says in refused(BIDDING, areas=[["SN-02"], ["CM-03"], []])
    assert says in refused(BIDDING, options=BIDDING["options"] | {"first-game": True})
    assert says in refused(BIDDING, options=BIDDING["options"] | {"poker": True})
    assert says in refused(DUEL, gone=[*DUEL["gone"][1:], "A-MUSTANG"])


@pytest.mark.rule("GR-7")
def test_the_deck_fits_the_round():
    says = "the deck does not hold what it should in this round"
    assert says in refused(BIDDING, round=BIDDING["round"] + 1)
    moved = {"deck": BIDDING["deck"][1:], "gone": [BIDDING["deck"][0], *BIDDING["gone"]]}
    assert says in refused(BIDDING, **moved)
    hidden = {"unseen": BIDDING["unseen"][1:], "deck": [BIDDING["unseen"][0], *BIDDING["deck"]]}
    assert says in refused(BIDDING, **hidden)


@pytest.mark.rule("GR-55", "GR-56", "GR-57", "GR-60", "GR-61")
@pytest.mark.parametrize(
    ("area", "status", "fits"),
    [
        ("A-GOLD", {"A-GOLD": "spent"}, True),
        ("A-GOLD", {"A-GOLD": "waiting"}, False),
        ("A-GOLD", {"A-GOLD": "kept"}, False),
        ("A-GOLD", {}, False),
        ("A-RAID1", {"A-RAID1": "waiting"}, False),
        ("A-HOLDUP", {"A-HOLDUP": "waiting"}, False),
        ("A-HOLDUP", {"A-HOLDUP": "spent"}, True),
        ("A-MUSTANG", {"A-MUSTANG": "kept"}, True),
        ("A-MUSTANG", {"A-MUSTANG": "waiting"}, False),
        ("A-TELEGRAPH", {"A-TELEGRAPH": "spent"}, True),
        ("A-TELEGRAPH", {"A-TELEGRAPH": "waiting"}, False),
        ("A-BANDIT", {"A-BANDIT": "waiting"}, True),
        ("A-BANDIT", {"A-BANDIT": "kept"}, False),
        ("A-JUDGE", {"A-JUDGE": "waiting"}, True),
        ("A-DYN1", {"A-DYN1": "waiting"}, True),
        ("A-VEIN", {"A-VEIN": "waiting"}, True),
        ("A-VEIN", {"A-VEIN": "spent"}, False),
        ("B-BANK", {"B-BANK": "spent"}, False),
        ("B-BANK", {"A-GOLD": "spent"}, False),
        ("SN-02", {"SN-02": "kept"}, False),
    ],
)
def test_actions_have_a_status_that_they_can_have(area, status, fits):
    whole = position(area, "", "") | {"status": status}
    if fits:
        assert at(read(whole), "status") == status
    else:
        with pytest.raises(BadPosition, match="do not have the status"):
            read(whole)


@pytest.mark.rule("GR-57")
def test_a_new_vein_lies_on_a_mine_of_the_same_area():
    says = "a New Vein lies on a mine of the same area"
    for mine in ("WR-ODD1", "CM-03", VEINED["offer"][0], "A-VEIN"):
        assert says in refused(VEINED, veins={"A-VEIN": mine})
    other = position("SN-02 A-DYN1", "CM-03", "")
    assert says in refused(other, veins={"A-DYN1": "SN-02"}, status={})
    unowned = position("SN-02", "CM-03", "", gone="A-VEIN CM-04")
    assert says in refused(unowned, veins={"A-VEIN": "CM-04"})


@pytest.mark.rule("GR-34")
def test_a_mayor_has_a_claim():
    assert "a Mayor has a Claim in the town" in refused(VEINED, mayors=VEINED["mayors"] | {"San Narciso": 1})


@pytest.mark.rule("GR-40")
def test_nuggets_are_on_a_bank_that_somebody_owns():
    assert "nuggets are on the Bank only where somebody owns it" in refused(VEINED, banked=1)


@pytest.mark.rule("GR-11")
def test_bid_bidder_and_winner_stand_together():
    says = "bid, bidder and winner cannot stand together"
    assert says in refused(BIDDING, bids=[4, 0, 4])
    assert says in refused(BIDDING, passed=[True, False, False])
    assert says in refused(TAKING, bids=[0, 4, 0])
    assert says in refused(TAKING, bids=[0, 0, 0], first=0)
    assert at(read(changed(TAKING, bids=[0, 0, 0], first=2)), "winner") == 2


@pytest.mark.rule("GR-11")
def test_the_auction_stands_as_it_can():
    says = "the auction cannot stand like this"
    assert says in refused(BIDDING, active=0)
    assert says in refused(BIDDING, active=None)
    assert says in refused(BIDDING, stashes=[15, 4, 15])
    assert says in refused(BIDDING, stashes=[3, 15, 15])
    assert says in refused(BIDDING, passed=[False, True, False])
    assert says in refused(BIDDING, winner=0)
    assert says in refused(BIDDING, chosen=[True, False, False])
    assert says in refused(BIDDING, queue=[2])
    assert says in refused(FIRST_BID, stashes=[0, 15, 15])
    assert says in refused(TAKING, winner=None)
    assert at(read(changed(BIDDING, stashes=[4, 5, 0])), "bid") == 4


@pytest.mark.rule("GR-14")
def test_those_who_have_to_choose_fit_the_offer():
    says = "those who have still to choose do not fit the offer"
    assert says in refused(TAKING, queue=[])
    assert says in refused(TAKING, queue=[1, 2])
    assert says in refused(TAKING, queue=[0, 1])
    assert says in refused(TAKING, chosen=[False, True, True])
    assert says in refused(TAKING, active=1)
    assert says in refused(TAKING, active=None)
    assert says in refused(TAKING, chooser=None)
    assert says in refused(WINNING, chooser=2)
    assert says in refused(WINNING, active=1, queue=[0, 2])
    short = {"offer": TAKING["offer"][1:], "gone": [*TAKING["gone"], TAKING["offer"][0]]}
    assert says in refused(TAKING, **short)
    assert says in refused(BIDDING, chooser=1)
    assert says in refused(BIDDING, offer=BIDDING["offer"][1:], gone=[*BIDDING["gone"], BIDDING["offer"][0]])
    assert says in refused(WINNING, chosen=[False, True, False], queue=[2])
    assert says in refused(
        DISCARDING, offer=DISCARDING["offer"][1:], gone=[*DISCARDING["gone"], DISCARDING["offer"][0]]
    )


@pytest.mark.rule("GR-21", "GR-22")
def test_the_bid_of_two_lies_on_the_table_between_their_choices():
    says = "the bid lies on the table only between the choices of two players"
    assert says in refused(DUEL, laid=0)
    assert says in refused(DUEL, laid=4)
    assert says in refused(DUELLIST_TO_TAKE, laid=5)
    assert says in refused(DUELLIST_TO_TAKE, stashes=[4, 15])
    assert says in refused(TAKING, laid=3)
    bank = position("B-BANK", "", phase="bank", winner=1, bid=5)
    assert says in refused(bank, laid=5)
    bidding = position("", "", phase="bid", turn=1, bid=5, bidder=0)
    assert says in refused(bidding, laid=5)


@pytest.mark.rule("GR-14")
def test_only_the_winner_with_a_card_to_discard_has_one_in_hand():
    says = "only the winner who has still to discard has a card in hand"
    assert says in refused(DISCARDING, taken=None)
    assert says in refused(DISCARDING, taken="CM-03")
    assert says in refused(TAKING, taken="SN-02")
    assert says in refused(DISCARDING, active=1)
    assert at(read(ACTION_TAKEN), "taken", "status") == ("A-DYN1", {})
    assert "status" in refused(ACTION_TAKEN, status={"A-DYN1": "spent"})


@pytest.mark.rule("GR-61")
def test_only_an_action_that_can_be_used_is_being_used():
    says = "only an Action that can be used is being used"
    assert says in refused(AIMING, card=None)
    assert says in refused(AIMING, card="SN-02")
    assert says in refused(AIMING, card="CM-03")
    assert says in refused(AIMING, active=1)
    assert says in refused(AIMING, areas=[["SN-02", "A-DYN1", "CM-03"], [], []])
    assert says in refused(TAKING, card="SN-02")
    assert says in refused(AIMING, active=None)
    waiting = position("A-DYN1:waiting SN-02 A-GOLD", "", "", phase="target", card="A-DYN1")
    with pytest.raises(BadPosition, match=says):
        read(waiting)
    gold = position("A-GOLD", "CM-03", "", phase="target", card="A-GOLD")
    with pytest.raises(BadPosition, match=says):
        read(gold)
    vein = position("SN-02 SN-03 A-VEIN", "CM-03", "", phase="target", card="A-VEIN")
    assert says in refused(vein, veins={"A-VEIN": "SN-02"}, status={})


@pytest.mark.rule("GR-55", "GR-56", "GR-40", "GR-62")
def test_windows_are_open_to_whom_they_can_be():
    says = "that window is not open"
    assert says in refused(RIDING, active=3)
    assert says in refused(RIDING, status={"A-MUSTANG": "spent"})
    assert says in refused(RIDING, queue=[2, 1, 3])
    assert says in refused(RIDING, chooser=1)
    assert says in refused(RIDING, dice=[1, 2])
    assert says in refused(TURNING, dice=None)
    assert says in refused(TURNING, active=0)
    assert says in refused(TURNING, status={"A-TELEGRAPH": "spent"})
    assert says in refused(BANKING, active=0)
    assert says in refused(BANKING, stashes=[15, 0, 15])
    assert says in refused(BANKING, dice=[3, 3])
    assert says in refused(TAKING, dice=[3, 3])
    for window in (TURNING, BANKING):
        offer, deck = window["gone"][:1], window["gone"][1:]
        parts = {"chosen": [False, True, True], "queue": [0], "offer": offer, "gone": deck}
        assert says in refused(window, **parts)


@pytest.mark.rule("GR-10")
def test_the_game_is_over_just_when_the_deck_is_too_small():
    says = "the game is over just when the deck is too small"
    assert says in refused(ENDED, active=0)
    early = position("SN-02", "CM-03", "", phase="bank", turn=0) | {"phase": "over", "active": None}
    with pytest.raises(BadPosition, match=says):
        read(early)
    unfinished = {
        "chosen": [False, True, True],
        "queue": [0],
        "offer": ENDED["gone"][:1],
        "gone": ENDED["gone"][1:],
    }
    assert says in refused(ENDED, **unfinished)


@pytest.mark.rule("GR-60")
def test_an_action_that_can_be_used_does_not_wait():
    says = "an Action that can be used does not wait"
    for areas in (
        ("A-DYN1:waiting", "CM-03"),
        ("A-VEIN:waiting SN-02", ""),
        ("SN-02 A-JUDGE:waiting", "CM-03"),
    ):
        with pytest.raises(BadPosition, match=says):
            river(*areas, "")
    river("A-DYN1:waiting A-DYN2", "CM-03", "", phase="target", card="A-DYN2")
    river("", "A-DYN1:waiting", "", phase="discard", winner=0, taken="CM-03")


PLAYED = [*ALL.values()]
for _seats in (2, 3, 4, 5):
    _match = new_river(_seats, _seats, **some_options(_seats))
    PLAYED += [_match.position() for _ in random_moves(_match, Chance(_seats))][::3]

json_values = any_json(["bid", "take", "over", "SN-02", "A-DYN1", "waiting", "kept"], ["A-VEIN", "A-DYN1"])
small = st.integers(0, 4) | st.sampled_from(
    [None, True, False, "take", "target", "bank", "discard", "telegraph", "mustang", "spent", "kept"]
)
nearly_positions = nearly(PLAYED, json_values | small)


@settings(max_examples=1500)
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
    assert Match.at("gold-river", match.position(), NAMES[: len(match.seats)]).position() == match.position()
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number % 9 == 0:
            read(match.position())
            for seat in range(len(match.seats)):
                guess = match.chair(seat, Chance(0)).guess(Chance(seed))
                assert read(guess.position()).view(seat) == match.view(seat)
    assert match.standings()["over"]
    assert Match.read(match.record).position() == match.position()


@settings(max_examples=600)
@given(
    given=st.sampled_from(PLAYED),
    key=st.sampled_from(
        [
            "active",
            "phase",
            "winner",
            "chooser",
            "first",
            "queue",
            "chosen",
            "passed",
            "laid",
        ]
    ),
    value=st.integers(0, 4),
    seed=st.integers(0, 99),
)
def test_one_part_taken_from_another_position_is_refused_or_can_be_played(given, key, value, seed):
    """Closer to the truth than arbitrary JSON: what guards the flow of a round is what is tried here."""
    other = copy.deepcopy(given)
    seats = len(other["stashes"])
    same = [position for position in PLAYED if len(position["stashes"]) == seats]
    other[key] = copy.deepcopy(same[(seed * 5 + value) % len(same)][key])
    try:
        match = read(other)
    except Fault:
        return
    can_be_played(match, seed)


def test_a_match_from_a_position_has_a_record_of_its_own():
    match = river("SN-02", "CM-03", "", offer="A-DYN1")
    play(match, "take A-DYN1", "dynamite CM-03")
    again = Match.read(match.record)
    assert (again.position(), again.log) == (match.position(), match.log)
    assert "position: {" in match.record
