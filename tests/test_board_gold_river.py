"""The board of Gold River: what a tap or a key comes to, what is foreseen, and what is in the document."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from fortyniner.chance import Chance
from fortyniner.gold_river import events
from fortyniner.gold_river.cards import CARDS
from fortyniner.gold_river.payment import half, payment
from fortyniner.match import Match
from fortyniner.phrases import signed
from table.art import die, heap, small_die, ways_to_roll
from table.boards import Scene
from table.boards.gold_river import GoldRiverBoard
from table.boards.gold_river.aiming import expected, reaching
from table.boards.gold_river.auction import raises
from table.boards.gold_river.moment import as_of_beat
from table.boards.gold_river.strike import foreseen, payouts, sum_words
from table.boards.gold_river.terms import card_label, hand_of, in_order
from tests.river import NAMES, at, new_river, play, random_moves, river, strike
from tests.tables import refused


class Page(HTMLParser):
    """A drawn board: the attributes of what has an id, and the words in it."""

    VOID = ("path", "rect", "circle", "use", "input")

    def __init__(self, board: GoldRiverBoard, scene: Scene) -> None:
        super().__init__()
        self.attributes: dict[str, dict[str, str | None]] = {}
        self.words: dict[str, str] = {}
        self._open: list[str] = []
        self.html = str(board.draw(scene))
        self.feed(self.html)

    def handle_starttag(self, tag, attrs):
        known = dict(attrs)
        name = known.get("id", "")
        if name:
            assert name not in self.attributes, f"two elements are called {name}"
            self.attributes[name], self.words[name] = known, ""
        if tag == "button":
            assert known["type"] == "button"
            assert name, "each control can have the focus by its name"
        if tag not in self.VOID:
            self._open.append(name)

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            self._open.pop()

    def handle_data(self, data):
        for name in filter(None, self._open):
            self.words[name] += data

    def classes(self, name: str) -> set[str]:
        return set((self.attributes[name]["class"] or "").split())


def scene(match: Match, seat: int | None = 0, beat=None, lasts=None, later=()) -> Scene:
    """What the page gives a board when `seat` looks."""
    moves = match.moves() if seat is not None and seat == match.turn else ()
    return Scene(match.view(seat), match.seats, moves, beat, lasts, later)


def board() -> GoldRiverBoard:
    return GoldRiverBoard(Chance(7))


def tap(on: GoldRiverBoard, where: Scene, *taps: str) -> str | None:
    """Taps what has these ids, one by one, as it is drawn then. Gives the move that came of the last."""
    move = None
    for name in taps:
        known = Page(on, where).attributes[name]
        data = {key[5:]: value or "" for key, value in known.items() if key[:5] == "data-"}
        move = on.act(data.pop("do"), data | {"id": name}, where)
    return move


def press(on: GoldRiverBoard, where: Scene, *keys: str, id: str = "") -> str | None:
    """Presses keys while `id` has the focus. Gives the move that came of the last."""
    move = None
    for key in keys:
        move = on.act("key", {"key": key, "id": id}, where)
    return move


def column(page: Page, seats: int) -> list[str]:
    """What stands at the right end of each seat's row."""
    rows = page.html.split('class="river-gain')[1:]
    assert len(rows) == seats
    return [row.partition(">")[2].partition("<")[0] for row in rows]


def shown(match: Match, move: str, kind: str, seat: int | None = 0, own: bool = False) -> Page:
    """The page while that event of the move is shown."""
    on = board()
    match.play(move)
    happened = match.log[-1].events
    stops = [event for event in happened if on.shows(event, own)]
    event = next(event for event in stops if type(event).__name__ == kind)
    later = happened[happened.index(event) + 1 :]
    return Page(on, replace(scene(match, seat, event.to_json()), later=later))


# The auction


@pytest.mark.rule("GR-11")
def test_a_bid_is_stepped_to_and_stays_between_the_highest_and_the_stash():
    match = river("", "", "", phase="bid", bid=5, bidder=1, stashes=(9, 15, 15))
    on, where = board(), scene(match)
    assert tap(on, where, "play") == "bid 6"
    assert tap(on, where, "more", "more", "play") == "bid 8"
    assert tap(on, where, "less", "less", "less", "less", "play") == "bid 6"
    assert tap(on, where, "bid-all", "more", "play") == "bid 9"
    page = Page(on, where)
    assert page.words["play"] == "Bid 9"
    assert page.attributes["more"]["aria-disabled"] == "true"
    assert "aria-disabled" not in page.attributes["less"]
    assert tap(on, where, "pass") == "pass"


def test_bids_have_keys():
    match = river("", "", "", phase="bid", bid=5, bidder=1, stashes=(9, 15, 15))
    on, where = board(), scene(match)
    assert press(on, where, "+", "ArrowUp", "-", "+", "Enter") == "bid 8"
    assert press(on, where, "ArrowDown", "Enter") == "bid 7"
    assert press(on, where, "p") == "pass"


@pytest.mark.parametrize(
    ("low", "high", "quick"),
    [(9, 17, [10, 12, 15, 17]), (1, 15, [2, 4, 7, 15]), (7, 7, []), (7, 8, [8]), (7, 10, [8, 10])],
)
def test_quick_bids_are_legal_and_end_with_the_whole_stash(low, high, quick):
    assert raises(low, high) == quick


@pytest.mark.rule("GR-12", "GR-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_column_foresees_what_every_bid_pays_every_seat(seats):
    match = river(*[""] * seats, phase="bid", bid=3, bidder=1, stashes=[20] * seats)
    on, where = board(), scene(match)
    for bid in range(4, 21):
        gains, lost = payment(seats, 0, bid)
        page = Page(on, where)
        assert column(page, seats) == [signed(-bid), *map(signed, gains[1:])]
        assert f"if you win at {bid}" in page.html
        assert (f", {lost} to the supply" in page.html) == bool(lost)
        press(on, where, "+")


@pytest.mark.rule("GR-22")
def test_with_two_players_the_column_tells_what_losing_brings():
    match = river("", "", phase="bid", bid=4, bidder=1)
    page = Page(board(), scene(match))
    assert column(page, 2) == ["−5", f"last card or +{half(5)}"]
    assert "last card, or 2 nuggets" in page.words["pass"]


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"bid": 8, "bidder": 3}, "Dutch’s 8 pays you 1"),
        ({"bid": 1, "bidder": 3}, "Dutch’s 1 pays you 0"),
        ({"passed": (1, 2, 3, 4)}, "you win for nothing"),
        ({"passed": (1, 2, 3, 4), "first": 1}, "Ben wins for nothing"),
        ({"passed": (1, 2)}, "nobody has bid yet"),
    ],
)
def test_passing_says_what_it_brings_now(parts, says):
    page = Page(board(), scene(river(*[""] * 5, phase="bid", **parts)))
    assert says in page.words["pass"]
    assert "Pass for good" in page.words["pass"]


def test_while_others_bid_the_column_tells_of_the_highest_bid():
    page = Page(board(), scene(river(*[""] * 4, phase="bid", turn=2, bid=4, bidder=1)))
    assert "if Ben wins at 4" in page.html
    assert column(page, 4) == ["+2", "−4", "+1", "+1"]
    assert not {"play", "pass"} & page.attributes.keys()


def test_the_rows_say_who_bids_who_leads_and_who_is_out():
    page = Page(board(), scene(river(*[""] * 4, phase="bid", bid=4, bidder=1, passed=(2,))))
    said = [page.attributes[f"seat-{seat}"]["aria-label"] for seat in range(1, 5)]
    states = ["to bid", "4, highest", "passed", "in"]
    assert all(state in label for state, label in zip(states, said, strict=True))


@pytest.mark.rule("GR-11")
def test_the_rows_say_what_each_seat_has_bid_last():
    match = new_river(4)
    first = match.turn
    play(match, "bid 1", "bid 3", "bid 4")
    states = {
        seat: Page(board(), scene(match)).attributes[f"seat-{seat + 1}"]["aria-label"] for seat in range(4)
    }
    assert "in, bid 1" in states[first]
    assert "in, bid 3" in states[(first + 1) % 4]
    assert "4, highest" in states[(first + 2) % 4]
    play(match, "pass", "pass")
    assert "passed at 1" in Page(board(), scene(match)).attributes[f"seat-{first + 1}"]["aria-label"]


def test_passing_for_good_is_explained_in_the_first_round_only():
    said = [
        Page(board(), scene(river("", "", "", phase="bid", round=round))).words["pass"] for round in (1, 2)
    ]
    assert ["until the next round" in words for words in said] == [True, False]


# Taking and discarding


@pytest.mark.rule("GR-14")
def test_a_card_is_tapped_and_then_taken():
    match = river("", "", "", offer="SN-07 TK-03")
    on, where = board(), scene(match)
    page = Page(on, where)
    assert page.attributes["play"]["aria-disabled"] == "true"
    assert page.words["play"] == "Choose a card"
    assert tap(on, where, "play") is None
    assert tap(on, where, "card-TK-03", "card-SN-07") is None
    page = Page(on, where)
    assert page.attributes["card-SN-07"]["aria-pressed"] == "true"
    assert page.attributes["card-SN-07"]["data-enter"] == "play"
    assert page.attributes["card-TK-03"]["aria-pressed"] == "false"
    assert page.words["play"] == "Take San Narciso 7"
    assert tap(on, where, "play") == press(on, where, "Enter") == "take SN-07"


@pytest.mark.rule("GR-31", "GR-33")
def test_fee_and_new_mayor_are_told_before():
    match = river("TK-05", "", "TK-03", offer="TK-06", mayors={"TK": 2}, stashes=(9, 9, 9))
    on, where = board(), scene(match)
    tap(on, where, "card-TK-06")
    page = Page(on, where)
    assert page.words["play"] == "Take Takamawok 6 pay Cleo 1, become Mayor"
    assert "You pay Cleo, the Mayor, 1 and become Mayor: 5 points." in page.html
    assert "pay 1" in page.words["card-TK-06"]
    assert "Mayor" in page.words["card-TK-06"]
    label = page.attributes["card-TK-06"]["aria-label"]
    assert "you would pay Cleo 1" in label
    assert "you would become Mayor of Takamawok" in label
    happened = match.play("take TK-06")
    assert [event["event"] for event in happened[:3]] == ["Took", "FeePaid", "BecameMayor"]
    assert "you would" not in Page(board(), scene(match)).html, "who has chosen is not concerned"


@pytest.mark.rule("GR-14")
def test_then_another_card_is_discarded():
    match = river("", "", "", phase="discard", winner=0, taken="SN-07", offer="TK-03 B-BANK CM-04")
    on, where = board(), scene(match)
    assert Page(on, where).words["play"] == "Choose a card to discard"
    assert tap(on, where, "card-CM-04", "play") == "discard CM-04"
    assert Page(on, where).words["play"] == "Discard Cold Mountain 4"


@pytest.mark.rule("GR-22")
def test_the_loser_of_two_takes_the_card_or_half_of_the_bid():
    match = river("", "", offer="SN-07", bid=7)
    on, where = board(), scene(match)
    page = Page(on, where)
    assert "Take 4 nuggets" in page.words["nuggets"]
    assert page.words["play"] == "Take San Narciso 7"
    assert tap(on, where, "nuggets") == "take nuggets"
    assert tap(on, where, "play") == "take SN-07"
    assert "river-laid" in page.html


def test_in_the_auction_a_tap_on_a_card_tells_about_it():
    match = river("SN-03", "", "", phase="bid", offer="A-DYN1")
    on, where = board(), scene(match)
    for name in ("card-A-DYN1", "card-SN-03"):
        assert tap(on, where, name) is None
        assert on.focus() == "look-close"
        assert CARDS[name[5:]].name in Page(on, where).words["look-title"]
        tap(on, where, "look-close")
        assert on.focus() == name
        assert "look" not in Page(on, where).attributes


def test_what_is_left_of_the_offer_stays_in_its_place():
    match, on = new_river(3), board()
    laid = [outlook["card"] for outlook in match.view(None)["offer"]]
    play(match, "bid 1", "pass", "pass")
    Page(on, scene(match))

    def places() -> list[str]:
        html = Page(on, scene(match)).html.partition('class="river-cards')[2].partition("river-seats")[0]
        assert f"of-{len(laid)}" in html[:12]
        return re.findall(r"id=\"card-([^\"]*)|class=\"river-place(?=\")", html)

    assert places() == laid
    play(match, f"take {laid[1]}")
    while match.turn is not None and match.view(None)["phase"] == "target":
        play(match, match.moves()[0])
    assert places() == [laid[0], "", laid[2], laid[3]]
    play(match, f"discard {laid[0]}")
    assert places() == ["", "", laid[2], laid[3]]
    match.undo()
    assert places() == [laid[0], "", laid[2], laid[3]]


def test_a_board_that_has_not_seen_the_round_begin_keeps_as_many_places():
    page = Page(board(), scene(river("", "", "", offer="SN-07 SN-09")))
    assert "of-4" in page.html
    assert page.html.count("river-place") == 2


def test_without_poker_no_card_shows_a_suit():
    for poker in (False, True):
        match = river("SN-02", "", "", offer="SN-07", gone="TK-03", poker=poker)
        on, where = board(), scene(match)
        drawn = [Page(on, where)]
        for name in ("seat-1", "piles"):
            tap(on, where, name)
            drawn.append(Page(on, where))
            tap(on, where, "look-close")
        assert any("red" in page.html for page in drawn) == poker
        assert any("of diamonds" in page.html for page in drawn) == poker


# Targets


def aims(card: str, *areas: str, **parts) -> tuple[Match, GoldRiverBoard, Scene]:
    match = river(*areas, *[""] * (3 - len(areas)), phase="target", card=card, **parts)
    return match, board(), scene(match)


@pytest.mark.rule("GR-50", "GR-32")
def test_the_bandit_takes_a_claim_that_is_tapped_and_tells_the_fee():
    match, on, where = aims(
        "A-BANDIT", "SN-02 A-BANDIT", "SN-03 SN-04 CM-03", "B-BANK", mayors={"SN": 1}, stashes=(9, 9, 9)
    )
    assert tap(on, where, "card-SN-03") is None
    page = Page(on, where)
    assert page.words["play"] == "Take San Narciso 3, pay Ben 1"
    assert {"can"} <= page.classes("card-SN-04")
    assert {"dim"} <= page.classes("card-CM-03")
    assert tap(on, where, "play") == "bandit SN-03"
    fee = next(event for event in match.play("bandit SN-03") if event["event"] == "FeePaid")
    assert (fee["nuggets"], fee["to"]) == (1, 1)


@pytest.mark.rule("GR-50")
def test_what_cannot_be_taken_is_left_to_the_engine_to_explain():
    match, on, where = aims("A-BANDIT", "SN-02 A-BANDIT", "SN-03 CM-03")
    assert refused(match, tap(on, where, "card-CM-03") or "") == "GR-50"
    assert refused(match, tap(on, where, "card-SN-02") or "") == "GR-50"


@pytest.mark.rule("GR-51")
def test_the_judge_swaps_an_own_claim_for_anothers_tapped_in_any_order():
    match, on, where = aims("A-JUDGE", "SN-02 A-JUDGE", "CM-03 B-BANK", "TK-05")
    assert tap(on, where, "card-CM-03", "play") is None
    assert tap(on, where, "card-SN-02", "card-TK-05", "play") == "judge SN-02 for TK-05"
    assert Page(on, where).words["play"] == "Swap San Narciso 2 for Takamawok 5"
    assert refused(match, tap(on, where, "card-B-BANK") or "") == "GR-51"


@pytest.mark.rule("GR-54")
def test_dynamite_destroys_what_is_tapped():
    match, on, where = aims("A-DYN1", "A-DYN1", "CM-03 B-BANK A-RAID1", "TK-05")
    assert tap(on, where, "card-B-BANK", "play") == "dynamite B-BANK"
    assert Page(on, where).words["play"] == "Blow up Bank"
    assert refused(match, tap(on, where, "card-A-RAID1") or "") == "GR-54"


@pytest.mark.rule("GR-57")
def test_the_new_vein_opens_in_an_own_mine():
    match, on, where = aims("A-VEIN", "SN-02 WR-ODD1 A-VEIN", "CM-03")
    assert refused(match, tap(on, where, "card-WR-ODD1") or "") == "GR-57"
    assert tap(on, where, "card-SN-02", "play") == "vein SN-02"
    assert "It pays 9 instead of 6" in Page(on, where).html


@pytest.mark.rule("GR-53")
def test_a_hold_up_names_a_seat_and_a_number():
    match, on, where = aims("A-HOLDUP", "SN-02 A-HOLDUP", "CM-03", "TK-05", stashes=(9, 12, 2))
    assert refused(match, tap(on, where, "seat-1") or "") == "GR-53"
    assert tap(on, where, "seat-3", "card-CM-03", "more", "more", "less", "play") == "holdup 2 7"
    page = Page(on, where)
    assert page.words["play"] == "Hold up Ben for 7"
    assert "21 of 36 rolls reach it" in page.html
    assert column(page, 3) == ["", "≈4.1", "≈1.2"]
    assert press(on, where, "+", "3", "Enter") == "holdup 3 8"


@pytest.mark.rule("GR-53")
def test_what_a_hold_up_brings_on_average_is_counted_over_all_rolls():
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    for number in range(2, 13):
        assert reaching(number) == sum(sum(roll) >= number for roll in rolls)
        for stash in (None, 0, 4, 30):
            loot = number if stash is None else min(number, stash)
            brought = sum(loot for roll in rolls if sum(roll) >= number) / 36
            assert expected(number, stash) == pytest.approx(brought)


# Windows


@pytest.mark.rule("GR-55")
def test_the_mustang_rides_ahead_or_waits():
    match = river("A-MUSTANG", "", "", phase="mustang", winner=1)
    on, where = board(), scene(match)
    assert "You are second in line" in Page(on, where).html
    assert tap(on, where, "play") == press(on, where, "Enter") == "mustang"
    assert tap(on, where, "wait") == "hold"


@pytest.mark.rule("GR-56")
def test_the_telegraph_shows_what_every_turn_would_pay_whom():
    areas = ("SN-04 A-TELEGRAPH", "CM-05 TK-07 B-SALOON", "WR-DOUBLES1 WR-ODD2 NL-05+A-VEIN")
    match = river(*areas, phase="telegraph", dice=(2, 3))
    on, where = board(), scene(match)
    assert tap(on, where, "play") is None
    assert column(Page(on, where), 3) == ["0", "+4", "+6"]
    for move in match.moves()[:-1]:
        _, at_die, face = move.split()
        assert tap(on, where, f"die-{at_die}", f"face-{face}", "play") == move
        foretold = column(Page(on, where), 3)
        before = at(match, "stashes")
        match.play(move)
        gained = [now - was for now, was in zip(at(match, "stashes"), before, strict=True)]
        assert foretold == list(map(signed, gained))
        match.undo()
    assert tap(on, where, "wait") == "keep"
    assert refused(match, tap(on, where, "die-1", "face-2") or "") == "GR-56"
    assert press(on, where, "ArrowRight", "6", "Enter") == "telegraph 2 6"


@pytest.mark.rule("GR-40")
def test_the_bank_takes_what_is_tapped_and_tells_what_it_will_be_worth():
    match = river("B-BANK", "", "", phase="bank", banked=7, stashes=(4, 9, 9))
    on, where = board(), scene(match)
    page = Page(on, where)
    assert "bank-4" in page.attributes
    assert "bank-5" not in page.attributes
    assert "Worth 7 points" in page.html
    assert tap(on, where, "play") is None
    assert tap(on, where, "bank-3", "play") == "bank 3"
    assert "Worth 15 points" in Page(on, where).html
    assert press(on, where, "0", "Enter") == "bank 0"


# Strike Gold


@pytest.mark.rule("GR-15", "GR-42")
def test_a_roll_lights_what_strikes_and_the_ledger_says_why():
    areas = ("SN-07 TK-07 WR-EVEN1", "NL-08", "CM-07 WR-ODD2", "B-SALOON TK-03")
    match, happened = strike(*areas, roll=(3, 4))
    struck = next(event for event in match.log[-1].events if isinstance(event, events.Struck))
    assert struck.to_json() in happened
    on = board()
    assert on.shows(struck, True)
    page = Page(on, scene(match, 0, struck.to_json()))
    assert {"lit"} <= page.classes("card-SN-07")
    assert "+4" in page.words["card-SN-07"]
    assert {"dim"} <= page.classes("card-WR-EVEN1")
    assert column(page, 4) == ["+5", "0", "+6", "+2"]
    for line in ("San Narciso 7", "to Dutch’s Saloon", "Saloon, from Ann and Cleo"):
        assert line in page.html
    assert "Four Claims strike." in page.html
    assert page.words["go-on"] == "Next round"


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((3, 4), ("Seven", ", and odd")),
        ((4, 4), ("Eight", ", doubles and even")),
        ((2, 4), ("Six", ", and even")),
    ],
)
def test_a_sum_is_said_with_what_it_means_for_the_river(dice, words):
    assert sum_words(dice) == words


@pytest.mark.rule("GR-15", "GR-42")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_of_a_roll_is_what_it_pays(seed):
    match, struck = new_river(4, seed), 0
    for _ in random_moves(match, Chance(seed)):
        for event in match.log[-1].events:
            if isinstance(event, events.Struck):
                struck += 1
                roll = foreseen(match.view(None), event.dice)
                assert sorted(roll.claims) == sorted(event.claims)
                assert set(roll.guests) == set(event.guests)
                total = sum(payout.nuggets for payout in payouts(roll, NAMES[:4]))
                assert total == sum(nuggets for *_, nuggets in event.claims)
    assert struck > 5


# What has just happened


def test_who_wins_and_who_gets_what_is_shown():
    match = river(*[""] * 4, phase="bid", bid=7, bidder=1, passed=(2, 3))
    page = shown(match, "pass", "Won", own=True)
    assert "Ben won with 7" in page.html
    assert column(page, 4) == ["+4", "−7", "+1", "+2"]
    assert page.attributes["go-on"]["data-do"] == "go-on"


def test_the_offer_stays_under_who_won_and_who_takes_what():
    match = river("", "TK-05", "TK-03", turn=1, offer="TK-06 SN-02", winner=0)
    on = board()
    Page(on, scene(match))
    play(match, "take TK-06")
    took = match.log[-1].events[0]
    page = Page(on, scene(match, 0, took.to_json()))
    assert {"card-SN-02"} <= page.attributes.keys()
    assert page.html.count("leaving") == 1
    assert page.html.index("leaving") < page.html.index("card-SN-02"), "where it lay"
    assert "leaving" not in Page(on, scene(match)).html


def test_the_last_card_of_a_round_is_shown_without_the_next_offer():
    match = river("", "", "B-POST", turn=2, offer="SN-07", winner=0)
    on = board()
    Page(on, scene(match, 2))
    play(match, "take SN-07")
    happened = match.log[-1].events
    assert any(isinstance(event, events.Laid) for event in happened)
    page = Page(on, scene(match, 0, happened[0].to_json(), later=happened[1:]))
    offered = [outlook["card"] for outlook in match.view(0)["offer"]]
    assert "leaving" in page.html
    assert not {f"card-{card}" for card in offered} & page.attributes.keys()
    assert page.words["go-on"] == "Go on", "the dice come next"


def test_a_new_vein_is_seen_on_the_mine_it_opened_in():
    match = river("SN-04 A-VEIN", "", "", phase="target", card="A-VEIN")
    page = shown(match, "vein SN-04", "VeinOpened", seat=1)
    picture = page.html.partition("river-picture")[2].partition("river-seats")[0]
    assert "<b>4</b>" in picture.partition("river-pay")[2]
    assert "It pays 3 nuggets more from now on" in page.html


def test_what_one_looks_at_is_closed_by_what_happens():
    match = river("SN-02", "", "", phase="bid", bid=4, bidder=1)
    on = board()
    tap(on, scene(match), "seat-1")
    beat = events.Raided(1, "A-RAID1", (4, 0, 4)).to_json()
    assert "look" not in Page(on, scene(match, 0, beat)).attributes
    tap(on, scene(match, 0, beat), "seat-2")
    assert "look" in Page(on, scene(match, 0, beat)).attributes, "what is looked at meanwhile stays"


def test_a_card_taken_by_another_tells_fee_and_mayor_with_it():
    match = river("", "TK-05", "TK-03", turn=1, offer="TK-06 SN-02", mayors={"TK": 2}, winner=0)
    page = shown(match, "take TK-06", "Took")
    assert "Ben took Takamawok 6" in page.html
    assert "Ben paid Cleo 1" in page.html
    assert "Ben became Mayor of Takamawok" in page.html
    assert {"fresh"} <= page.classes("card-TK-06")


@pytest.mark.parametrize(
    ("card", "areas", "move", "kind", "words"),
    [
        ("A-BANDIT", ("SN-02", "SN-03"), "bandit SN-03", "Robbed", "Ann robbed Ben"),
        ("A-JUDGE", ("SN-02", "CM-03"), "judge SN-02 for CM-03", "Swapped", "Ann went to the Judge"),
        ("A-DYN1", ("SN-02", "CM-03"), "dynamite CM-03", "Destroyed", "Ann blew up Cold Mountain 3"),
        ("A-VEIN", ("SN-02", "CM-03"), "vein SN-02", "VeinOpened", "Ann opened a New Vein"),
        ("A-HOLDUP", ("SN-02", "CM-03"), "holdup 2 6", "HeldUp", "Ann held up Ben for 6"),
    ],
)
def test_every_effect_has_its_picture(card, areas, move, kind, words):
    match = river(f"{areas[0]} {card}", areas[1], "", phase="target", card=card)
    page = shown(match, move, kind, seat=1)
    assert words in page.html
    assert "go-on" in page.attributes


@pytest.mark.rule("GR-52")
def test_a_raid_tells_what_everybody_loses():
    match = river("", "", "", offer="A-RAID1 SN-02", stashes=(9, 9, 2))
    page = shown(match, "take A-RAID1", "Raided", own=True)
    assert column(page, 3) == ["", "−4", "−2"]


def test_the_stops_of_a_round_are_few():
    on = board()
    quiet = [
        events.BidMade(1, 4),
        events.Passed(1, False),
        events.Rolled(0, (1, 2)),
        events.Laid(None, 2, (), 0),
    ]
    assert not any(on.shows(event, own) for event in quiet for own in (True, False))
    takes = [events.Took(1, "SN-02"), events.Discarded(1, "SN-02"), events.Turned(1, "A-TELEGRAPH", 0, 1, 2)]
    assert [on.shows(event, False) for event in takes] == [True] * 3
    assert [on.shows(event, True) for event in takes] == [False] * 3
    assert on.shows(events.Raided(0, "A-RAID1", (0, 4)), True)
    assert not on.shows(events.Won(0, 4, (0, 0), 0), True), "with two nothing moves yet"


@pytest.mark.parametrize(
    ("hidden", "bot", "says"), [(False, False, "Go on"), (True, False, "Pass to Ben"), (True, True, "Go on")]
)
def test_the_way_on_tells_who_is_next(hidden, bot, says):
    match = Match.at(
        "gold-river",
        river("A-VEIN SN-02", "", "", phase="target", card="A-VEIN", hidden_stashes=hidden).position(),
        NAMES[:3],
        bots={1: "random"} if bot else None,
    )
    match.play("vein SN-02")
    beat = match.log[-1].events[0].to_json()
    while match.turn != 1:
        match.play(match.moves()[0])
    assert Page(board(), scene(match, 0, beat)).words["go-on"] == says


# Looking closer


def test_a_seat_is_looked_at_with_all_its_cards_and_from_there_a_card():
    match = river(
        "SN-02+A-VEIN B-BANK A-RAID1", "B-POST SN-03 WR-ODD1", "", banked=10, mayors={"SN": 1}, poker=True
    )
    on, where = board(), scene(match)
    assert tap(on, where, "seat-1") is None
    page = Page(on, where)
    assert "Worth 15 points" in page.html
    assert "shown-B-BANK" in page.attributes
    assert tap(on, where, "shown-SN-02") is None
    assert Page(on, where).words["look-title"] == "San Narciso 2"
    tap(on, where, "look-close")
    assert on.focus() == "shown-SN-02"
    tap(on, where, "look-close", "seat-2")
    page = Page(on, where)
    assert "Mayor of" in page.words["look"]
    assert "4 points" in page.words["look"]
    assert "Best poker hand" in page.words["look"]


@pytest.mark.rule("GR-71")
def test_the_poker_hand_of_a_seat_has_a_name():
    two = [{"card": "SN-04", "veins": []}, {"card": "SN-06", "veins": ["A-VEIN"]}]
    assert (hand_of(two) or None).name == "pair"
    assert (hand_of([*two, {"card": "B-STATION", "veins": []}]) or None).name == "three of a kind"
    assert hand_of([{"card": "SN-04", "veins": []}, {"card": "A-GOLD", "veins": []}]) is None


def test_an_offered_card_is_looked_at_with_what_it_costs_and_brings():
    match = river("TK-05", "", "TK-03", phase="bid", offer="TK-06", mayors={"TK": 2}, bid=2, bidder=1)
    on, where = board(), scene(match)
    tap(on, where, "card-TK-06")
    said = Page(on, where).words["look"]
    assert "You would payCleo 1" in said
    assert "You would become Mayor" in said
    assert "In poker" not in said


def test_a_pill_says_what_a_claim_pays_with_its_new_vein_and_what_the_bank_holds():
    match = river("SN-04+A-VEIN WR-EVEN1 B-BANK", "", "", phase="bid", banked=7)
    row = Page(board(), scene(match)).words["seat-1"]
    assert "44" in row  # strikes on 4, pays 4
    assert "Even1" in row
    assert "7" in row.partition("Even1")[2]


def test_what_has_left_the_game_is_listed():
    match = river("", "", "", gone="SN-07 A-RAID1")
    on, where = board(), scene(match)
    tap(on, where, "piles")
    page = Page(on, where)
    assert {"shown-SN-07", "shown-A-RAID1"} <= page.attributes.keys()
    tap(on, where, "shown-SN-07")
    assert Page(on, where).words["look-title"] == "San Narciso 7"


def test_what_one_looks_at_is_closed_when_another_looks():
    match = river("SN-02", "", "")
    on = board()
    tap(on, scene(match), "seat-1")
    on.reset()
    assert "look" in Page(on, scene(match)).attributes
    assert "look" not in Page(on, scene(match, 1)).attributes


def test_arrow_keys_go_along_cards_and_between_rows():
    match = river("SN-02 CM-03", "", "", phase="bid", offer="TK-03 TK-05 TK-06 TK-07")
    on, where = board(), scene(match)
    ways = [
        ("card-TK-03", "ArrowRight", "card-TK-05"),
        ("card-TK-03", "ArrowLeft", "card-TK-03"),
        ("card-TK-03", "ArrowDown", "seat-1"),
        ("seat-1", "ArrowRight", "card-SN-02"),
        ("card-CM-03", "ArrowDown", "seat-2"),
        ("seat-1", "ArrowUp", "card-TK-03"),
    ]
    for here, key, there in ways:
        assert press(on, where, key, id=here) is None
        assert on.focus() == there
        assert on.focus() is None


# Drafts, curtain, end


@pytest.mark.parametrize(
    ("parts", "move"),
    [
        ({"phase": "bid", "bid": 3, "bidder": 1}, "bid 7"),
        ({"offer": "SN-07 SN-09"}, "take SN-09"),
        ({"phase": "discard", "winner": 0, "taken": "SN-07", "offer": "SN-09"}, "discard SN-09"),
    ],
)
def test_what_was_chosen_is_chosen_again(parts, move):
    on, where = board(), scene(river("", "", "", **parts))
    on.resume(move, where)
    assert on.draft(where) == move
    assert tap(on, where, "play") == move


@pytest.mark.parametrize(
    "draft", ["", "take A-RAID1", "bank 3", "judge SN-02 for CM-03", "nonsense", "bid x"]
)
def test_a_draft_that_does_not_fit_is_left_alone(draft):
    for parts in ({"offer": "SN-07 SN-09"}, {"phase": "target", "card": "A-VEIN"}, {"phase": "bid"}):
        match = river("TK-03 A-VEIN" if "card" in parts else "", "", "", **parts)
        on, where = board(), scene(match)
        on.resume(draft, where)
        assert on.draft(where) in ("", *match.moves())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_hidden_stash_is_in_no_drawing(seat):
    match = river("SN-02 A-JUDGE", "CM-03", "", stashes=(771, 772, 773), hidden_stashes=True)
    on = board()
    where = scene(match, seat)
    drawn = [Page(on, where).html]
    for other in range(3):
        on.act("seat", {"seat": str(other + 1), "id": ""}, where)
        drawn.append(Page(on, where).html)
        drawn += [str(node) for _, node in on.figures(scene(match, None), other)]
    for other, stash in enumerate((771, 772, 773)):
        assert any(str(stash) in html for html in drawn) == (other == seat)


def test_everything_that_can_happen_has_a_token_for_the_curtain():
    seen = set()
    for seed in range(12):
        match = new_river(2 + seed % 4, seed)
        for _ in random_moves(match, Chance(seed)):
            for event in match.log[-1].events:
                assert "<svg" in str(board().token(event))
                seen.add(type(event))
    assert len(seen) > 24


def test_the_end_tells_the_best_roll_the_highest_bid_and_a_hand_or_fees():
    told = {}
    for seed in range(6):
        match = new_river(4, seed, poker=bool(seed % 2))
        for _ in random_moves(match, Chance(seed)):
            pass
        facts = board().facts(match.log, NAMES[:4], match.view(None))
        assert len(facts) <= 3
        told |= {what: said for _, what, said in facts}
    assert told.keys() == {"best roll", "highest bid", "poker hand", "most fees received"}
    assert board().facts((), NAMES[:4], new_river(4, 0).view(None)) == []


# Cards


def test_cards_lie_by_town_as_the_towns_came_then_buildings_then_actions():
    area = river("A-RAID1 SN-02 B-BANK CM-03 SN-03", "").view(0)["seats"][0]["area"]
    assert [lying["card"] for lying in in_order(area)] == ["SN-02", "SN-03", "CM-03", "B-BANK", "A-RAID1"]


def test_each_card_is_said_and_drawn_unlike_the_others():
    assert len({card_label(id) for id in CARDS}) == len(CARDS)
    match = river(*[""] * 5, phase="bid", offer="SN-02 WR-ODD1 WR-DOUBLES1 B-BANK A-GOLD A-TELEGRAPH")
    assert "river-doubles" in Page(board(), scene(match)).html
    assert len({die(face) for face in range(1, 7)} | {small_die(face) for face in range(1, 7)}) == 12
    assert len({heap(nuggets) for nuggets in range(1, 11)}) == 10
    assert [str(ways_to_roll(ways)).count('fill="#') for ways in range(1, 7)] == list(range(1, 7))


# Whole matches

SEEN_TO = ("look", "piles", "about", "back", "seat", "bid", "more", "less")


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3)])
def test_a_whole_match_is_played_by_taps(seed, seats):
    """What is not marked as impossible is tapped in any order; every beat and every phase is drawn."""
    match, on, chance = new_river(seats, seed, poker=True), board(), Chance(seed)
    phases, beats = set(), set()
    while match.turn is not None:
        where = scene(match, match.turn)
        phases.add(where.view["phase"])
        able = [
            known
            for known in Page(on, where).attributes.values()
            if "aria-disabled" not in known
            and (known.get("data-do", "piles") not in SEEN_TO or known.get("aria-pressed"))
            and not (known.get("data-do") == "card" and known.get("aria-pressed") is None)
        ]
        ready = [known for known in able if known["data-do"] == "play" and chance.below(2)]
        chosen = chance.choice(ready or able)
        tapped = {key[5:]: value or "" for key, value in chosen.items() if key[:5] == "data-"}
        move = on.act(tapped.pop("do"), tapped, where)
        if move is None:
            continue
        match.play(move)
        on.reset()
        for event in match.log[-1].events:
            if on.shows(event, False):
                beats.add(type(event))
                page = Page(on, scene(match, None, event.to_json()))
                assert "go-on" in page.attributes
    assert match.standings()["over"]
    assert phases >= {"bid", "take", "discard", "target"}
    assert beats >= {events.Won, events.Took, events.Struck}


def test_play_is_used_only_for_what_is_chosen():
    match = river("", "", "", offer="SN-07 SN-09")
    on, where = board(), scene(match)
    tap(on, where, "card-SN-07")
    on.reset()
    assert tap(on, where, "play") is None
    play(match, "take SN-07")
    assert "play" not in Page(on, scene(match)).attributes


def test_a_roll_is_shown_longer_than_a_card_that_was_taken():
    on = board()
    struck = events.Struck(0, 1, (1, 2), (), None, ())
    assert (
        on.lingers(struck) > on.lingers(events.Won(0, 4, (0, 2, 2), 0)) > on.lingers(events.Took(1, "SN-02"))
    )


def test_a_stop_shows_the_stashes_of_its_own_moment():
    """A card is taken and the dice pay in one move: the stop at the card must not give the roll away."""
    for seed in range(40):
        match = new_river(3, seed)
        for _ in random_moves(match, Chance(seed)):
            happened = match.log[-1].events
            took = next((event for event in happened if isinstance(event, events.Took)), None)
            struck = next((event for event in happened if isinstance(event, events.Struck)), None)
            paid = events.changes(struck, 3) if struck else []
            if took and any(nuggets for _, nuggets in paid):
                at_take = tuple(happened[happened.index(took) + 1 :])
                view = match.view(None)
                shown = as_of_beat(Scene(view, match.seats, beat=took.to_json(), later=at_take)).view
                before = [place["stash"] for place in match.view(None, back=1)["seats"]]
                for event in happened[: happened.index(struck)]:
                    for seat, nuggets in events.changes(event, 3):
                        before[seat] += nuggets
                assert [place["stash"] for place in shown["seats"]] == before
                assert before != [place["stash"] for place in view["seats"]]
                return
    raise AssertionError("no such move was found")
