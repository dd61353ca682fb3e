"""The board of Gold Hunting: what a tap, a drop or a key comes to, and what is in the document."""

from html.parser import HTMLParser
from itertools import product

import pytest

from fortyniner.chance import Chance
from fortyniner.gold_hunting.arrangements import hides_all
from fortyniner.gold_hunting.pieces import KINDS, PIECES
from fortyniner.match import Match
from table.boards import Scene
from table.boards.gold_hunting import GoldHuntingBoard
from table.boards.gold_hunting.outcome import if_right, if_wrong
from table.boards.gold_hunting.ready_made import READY_MADE, at_random
from tests.tables import new_match, of, pieces, refused, table


class Page(HTMLParser):
    """A drawn board: the attributes of what has an id, and the words in it."""

    VOID = ("path", "rect", "circle", "use", "input")

    def __init__(self, board: GoldHuntingBoard, scene: Scene) -> None:
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
        if tag not in self.VOID:
            self._open.append(name)

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            self._open.pop()

    def handle_data(self, data):
        for name in filter(None, self._open):
            self.words[name] += data


def scene(match: Match, seat: int | None = 0, beat=None) -> Scene:
    """What the page gives a board when `seat` looks."""
    moves = match.moves() if seat is not None and seat == match.turn else ()
    return Scene(match.view(seat), match.seats, moves, beat)


def board() -> GoldHuntingBoard:
    return GoldHuntingBoard(Chance(7))


def tap(on: GoldHuntingBoard, where: Scene, *taps: str) -> str | None:
    """Taps what has these ids, one by one, as it is drawn then. Gives the move that came of the last."""
    move = None
    for name in taps:
        data = {
            key[5:]: value or ""
            for key, value in Page(on, where).attributes[name].items()
            if key[:5] == "data-"
        }
        move = on.act(data.pop("do"), data, where)
    return move


def press(on: GoldHuntingBoard, where: Scene, *keys: str) -> str | None:
    """Presses keys. Gives the move that came of the last."""
    move = None
    for key in keys:
        move = on.act("key", {"key": key}, where)
    return move


def drop(on: GoldHuntingBoard, where: Scene, drag: str, target: str, at: int = 0) -> None:
    assert on.act("drop", {"drag": drag, "drop": target, "at": str(at)}, where) is None


# Hiding


def test_a_kind_in_hand_goes_to_every_vein_that_is_tapped():
    on, where = board(), scene(new_match())
    tap(on, where, "kind-1", "vein-1", "vein-2", "kind-2", "vein-1")
    assert tap(on, where, "play") == "hide 1.2/1//"
    assert Page(on, where).words["kind-1"] == "2 singles"


def test_a_vein_in_hand_takes_every_kind_that_is_tapped():
    on, where = board(), scene(new_match())
    tap(on, where, "vein-3", "kind-3", "kind-1", "kind-3")
    assert tap(on, where, "play") == "hide //3.1.3/"
    assert Page(on, where).words["kind-3"] == "all placed"
    assert Page(on, where).attributes["kind-3"]["aria-disabled"] == "true"


def test_there_are_no_more_pieces_than_in_the_tray():
    on, where = board(), scene(new_match())
    tap(on, where, "vein-1", "kind-3", "kind-3", "kind-3")
    assert tap(on, where, "play") == "hide 3.3///"
    press(on, where, "ArrowRight", "3")
    drop(on, where, "kind 3", "vein 4")
    assert tap(on, where, "play") == "hide 3.3///"


def test_a_placed_piece_is_tapped_to_take_it_back():
    on, where = board(), scene(new_match())
    tap(on, where, "vein-1", "kind-1", "kind-2", "kind-3", "placed-1-2")
    assert on.focus() == "vein-1"
    assert on.focus() is None
    assert tap(on, where, "play") == "hide 1.3///"


def test_with_a_kind_in_hand_a_placed_piece_is_a_place_to_put_it():
    on, where = board(), scene(new_match())
    tap(on, where, "kind-1", "vein-2", "placed-2-1")
    assert on.act("hide", {}, where) == "hide /1.1//"


def test_pieces_are_dragged_from_the_tray_between_veins_within_one_and_back():
    on, where = board(), scene(new_match())
    drop(on, where, "kind 1", "vein 1")
    drop(on, where, "kind 2", "vein 1", 0)
    drop(on, where, "kind 3", "vein 1", 1)
    assert tap(on, where, "play") == "hide 2.3.1///"
    drop(on, where, "piece 1 1", "vein 1", 2)
    assert tap(on, where, "play") == "hide 3.1.2///"
    drop(on, where, "piece 1 2", "vein 4")
    assert tap(on, where, "play") == "hide 3.2///1"
    drop(on, where, "piece 1 1", "tray")
    drop(on, where, "kind 1", "tray")
    drop(on, where, "piece 1 2", "tray")
    drop(on, where, "piece 1 2", "vein 2")
    assert tap(on, where, "play") == "hide 2///1", "what is no longer there is not moved"


def test_take_back_undoes_one_change_after_the_other():
    on, where = board(), scene(new_match())
    tap(on, where, "vein-1", "kind-1", "kind-2", "shuffle")
    full = tap(on, where, "play")
    assert full is not None
    assert len(pieces(full.removeprefix("hide ").replace("/", "."))) == 10
    assert tap(on, where, "take-back", "play") == "hide 1.2///"
    assert tap(on, where, "take-back", "play") == "hide 1///"
    assert tap(on, where, "take-back", "take-back", "play") == "hide ///"
    assert Page(on, where).attributes["take-back"]["aria-disabled"] == "true"


def test_veins_are_filled_with_keys_alone():
    on, where = board(), scene(new_match())
    press(on, where, "ArrowRight", *"1231", "Backspace", "ArrowRight", *"112")
    assert on.focus() == "vein-2"
    press(on, where, "ArrowRight", *"22", "ArrowRight", *"13")
    assert press(on, where, "Enter") == "hide 1.2.3/1.1.2/2.2/1.3"
    assert tap(on, where, "play") == "hide 1.2.3/1.1.2/2.2/1.3"
    press(on, where, "ArrowLeft", "ArrowLeft", "Backspace")
    assert press(on, where, "Enter") is None, "a piece is still in the tray"


def test_escape_lets_go_of_what_is_in_hand_and_closes_the_ideas():
    on, where = board(), scene(new_match())
    tap(on, where, "kind-2", "ideas")
    assert on.focus() == "idea-1"
    press(on, where, "Escape")
    assert on.focus() == "ideas"
    assert Page(on, where).attributes["kind-2"]["aria-pressed"] == "false"


def test_the_primary_button_says_what_is_missing():
    on, where = board(), scene(new_match())
    assert Page(on, where).words["play"] == "Place 10 more pieces"
    press(on, where, "ArrowRight", *"111122223")
    assert Page(on, where).words["play"] == "Place 1 more piece"
    press(on, where, "3")
    assert Page(on, where).words["play"] == "Vein 2 is still empty"
    assert Page(on, where).attributes["play"]["aria-disabled"] == "true"
    tap(on, where, "idea-1")
    assert Page(on, where).words["play"] == "Hide it so"
    assert "aria-disabled" not in Page(on, where).attributes["play"]


@pytest.mark.rule("GH-3")
def test_the_engine_says_why_an_unfinished_arrangement_will_not_do():
    match = new_match()
    on, where = board(), scene(match)
    press(on, where, "ArrowRight", *"1111222233")
    move = tap(on, where, "play")
    assert move is not None
    assert refused(match, move) == "GH-3"


@pytest.mark.rule("GH-1", "GH-3")
@pytest.mark.parametrize("idea", range(1, len(READY_MADE) + 1))
def test_every_ready_made_arrangement_is_legal(idea):
    match = new_match()
    on, where = board(), scene(match)
    move = tap(on, where, f"idea-{idea}", "play")
    assert move is not None
    match.play(move)
    held = sorted(map(tuple, of(match, "veins")))
    assert held == sorted(READY_MADE[idea - 1].veins)


@pytest.mark.rule("GH-1", "GH-3")
def test_shuffled_veins_are_legal_and_differ():
    chance = Chance(3)
    drawn = [tuple(map(tuple, at_random(PIECES, chance))) for _ in range(50)]
    assert all(map(hides_all, drawn))
    assert len(set(drawn)) > 45


@pytest.mark.rule("GH-2")
@pytest.mark.parametrize(("number", "others"), [(1, "a 2 or a 3"), (2, "a 1 or a 3"), (3, "a 1 or a 2")])
def test_the_marker_is_told_while_hiding(number, others):
    match = next(match for seed in range(99) if of(match := new_match(seed), "numbers") == number)
    html = str(board().draw(scene(match)))
    assert f"Your goldrush marker is a {number}" in html
    assert f"Ben’s is {others}." in html


@pytest.mark.rule("GH-40")
def test_hiding_again_takes_what_is_left_and_fewer_veins_will_do():
    match = table(veins_of=("1.2/3", "1/1"), rehide=True)
    on, where = board(), scene(match)
    on.begin(0, where)
    assert Page(on, where).words["play"] == "Place 3 more pieces"
    press(on, where, "ArrowLeft", *"321")
    assert Page(on, where).words["play"] == "Hide again so"
    move = tap(on, where, "play")
    assert move == "rehide 1 3.2.1"
    match.play(move)
    on.reset()
    assert "placed-4-1" not in Page(on, scene(match)).attributes


@pytest.mark.rule("GH-40")
def test_hiding_again_is_offered_between_people_only():
    match = table(veins_of=("1.2/3", "1/1"), rehide=True)
    assert [interlude.seat for interlude in board().interludes(scene(match))] == [0, 1]
    match.hand_over(1, "greenhorn")
    assert list(board().interludes(scene(match))) == []


def test_what_one_seat_has_placed_is_gone_when_another_looks():
    on, match = board(), new_match()
    press(on, scene(match), "ArrowRight", *"123")
    assert "placed-1-3" in Page(on, scene(match)).attributes
    assert "placed" not in str(on.draw(scene(match, None)))
    assert "placed-1-1" not in Page(on, scene(match)).attributes


# Mining


def test_a_number_and_a_vein_make_a_call():
    on, where = board(), scene(table(veins_of=("1", "1/2.3/3")))
    assert Page(on, where).words["play"] == "Choose a number"
    tap(on, where, "call-2")
    assert Page(on, where).words["play"] == "Choose a vein"
    assert tap(on, where, "play") is None
    tap(on, where, "vein-2")
    assert Page(on, where).words["play"] == "Call two at vein 2"
    assert Page(on, where).attributes["vein-2"]["aria-label"] == "Vein 2, 2 pieces, top can be lifted"
    assert tap(on, where, "play") == "call 2 at 2"


def test_the_only_vein_left_needs_no_choosing():
    on, where = board(), scene(table(veins_of=("1", "//3.1")))
    tap(on, where, "call-1")
    assert tap(on, where, "play") == "call 1 at 3"


def test_a_call_is_made_with_keys_alone():
    on, where = board(), scene(table(veins_of=("1", "1/2/3")))
    press(on, where, "ArrowRight", "ArrowRight", "3")
    assert on.focus() == "vein-2"
    assert Page(on, where).attributes["vein-2"]["data-enter"] == "play"
    assert press(on, where, "ArrowRight", "ArrowRight", "ArrowLeft", "Enter") == "call 3 at 3"
    assert press(on, where, "Escape", "Enter") is None


def test_the_vein_stays_chosen_after_a_success_and_the_number_does_not():
    match = table(veins_of=("1", "1/2.2/3"))
    on = board()
    move = tap(on, scene(match), "call-2", "vein-2", "play")
    assert move is not None
    match.play(move)
    on.reset()
    page = Page(on, scene(match))
    assert page.attributes["vein-2"]["aria-pressed"] == "true"
    assert page.words["play"] == "Choose a number"
    assert page.words["stop"] == "Stop and keep 2"
    assert not {"store", "goldrush"} & page.attributes.keys()
    assert page.attributes["stop"]["data-move"] == "stop"


@pytest.mark.rule("GH-20")
def test_nothing_is_chosen_when_another_turn_begins():
    match = table(veins_of=("1/1/2", "1/2/2"))
    on = board()
    tap(on, scene(match, 0), "call-2", "vein-1")
    match.play("call 2 at 1")
    on.reset()
    assert press(on, scene(match, 1), "1", "Enter") is None  # a vein is still to be chosen


def test_a_goldrush_is_armed_then_called():
    on, where = board(), scene(table(veins_of=("1", "1/2"), piles=("2", ""), numbers=(3, 1)))
    tap(on, where, "goldrush", "vein-1")
    assert Page(on, where).words["play"] == "Goldrush: call three at vein 1"
    assert tap(on, where, "play") == "rush at 1"
    tap(on, where, "call-1")
    assert tap(on, where, "play") == "call 1 at 1"
    assert press(on, where, "g", "Enter") == "rush at 1"
    assert press(on, where, "g", "Enter") is None


@pytest.mark.rule("GH-30")
def test_storing_acts_at_once_and_says_what_it_brings():
    on, where = board(), scene(table(piles=("2.3", "")))
    assert Page(on, where).words["store"] == "Store, 5\u00a0→\u00a02"
    assert tap(on, where, "store") == "store"


@pytest.mark.parametrize(
    ("rule", "taps"),
    [("GH-12", ["vein-3"]), ("GH-12", ["goldrush", "vein-3"]), ("GH-30", ["store"])],
)
def test_the_engine_says_why_a_tap_is_not_possible(rule, taps):
    match = table(veins_of=("1", "1/2"))
    on, where = board(), scene(match)
    move = tap(on, where, *taps)
    assert move is not None
    assert refused(match, move) == rule


@pytest.mark.parametrize(("key", "rule"), [("x", "GH-17"), ("s", "GH-30"), ("g", "GH-20")])
def test_the_engine_says_why_a_key_is_not_possible(key, rule):
    match = table(veins_of=("1", "1/2"), markers=("gone", "down"))
    move = press(board(), scene(match), key)
    assert move is not None
    assert refused(match, move) == rule


@pytest.mark.rule("GH-13", "GH-14", "GH-15", "GH-18")
@pytest.mark.parametrize(
    ("number", "piece", "pile"), list(product(KINDS, KINDS, ["", "1", "2", "1.2", "1.1.2"]))
)
def test_what_a_call_may_bring_is_what_it_brings(number, piece, pile):
    """Every call at every piece, with one more piece of each kind in the vein beneath."""
    match = table(veins_of=("1", f"1.2.3.{piece}"), piles=(pile, ""))
    hidden, before = match.view(0)["sides"][1]["hidden"], sum(pieces(pile))
    match.play(f"call {number} at 1")
    after = sum(of(match, "piles"))
    if number == piece:
        assert if_right(hidden, before, number, False).title == f"Right: pile {before}\u00a0→\u00a0{after}"
        return
    wrong = if_wrong(hidden, before, number, False)
    bankrupt = bool(before) and after == piece != before
    if bankrupt:
        assert wrong.loss
        assert f"{before} lost" in wrong.note
        assert str(piece) in wrong.note or f"a {('single', 'double', 'triple')[piece - 1]}" in wrong.note
    elif wrong.loss:
        others = set(KINDS) - {number, piece}
        assert any(other < before for other in others), "the other kind would bankrupt"
        assert wrong.title == "Wrong: bankrupt?"
    else:
        assert after == before


def test_what_a_call_may_bring_knows_what_cannot_be():
    assert if_right([1, 0, 0], 2, 3, False).title == "Right: cannot be"
    assert if_wrong([1, 0, 0], 2, 1, False).title == "Wrong: cannot be"
    assert if_right([1, 0, 0], 2, 1, False).note == "and your turn ends"
    assert if_right([1, 2, 0], 2, 1, True).note == "marker counts 2"
    assert if_wrong([1, 2, 0], 5, 1, True) == ("Wrong: marker lost", "your pile stays", True)


def test_odds_and_tally_are_shown_where_the_table_wants_them():
    html = {
        (tally, odds): str(board().draw(scene(table(veins_of=("1", "1.2/2.3"), tally=tally, odds=odds))))
        for tally, odds in product((True, False), repeat=2)
    }
    for (tally, odds), drawn in html.items():
        assert (" of 4" in drawn) == tally
        assert "Ben’s veins" in drawn
        assert ("2 in 4" in drawn) == odds


def test_own_veins_are_in_the_document_only_while_one_looks_at_them():
    match = table(veins_of=("3.1/2", "1/2"))
    on, where = board(), scene(match)
    known = "Your vein 1, from the bottom: triple, single"
    assert known not in str(on.draw(where))
    assert tap(on, where, "peek") is None
    assert known in str(on.draw(where))
    assert tap(on, where, "peek") is None, "drawn as the way to cover them"
    assert known not in str(on.draw(where))
    tap(on, where, "peek")
    assert "Your vein" not in str(on.draw(scene(match, None)))
    assert known not in str(on.draw(where))


def test_who_does_not_act_chooses_nothing():
    match = table(turn=1, bots={1: "random"})
    on, where = board(), scene(match)
    page = Page(on, where)
    assert not {"play", "call-1", "vein-1", "store"} & page.attributes.keys()
    assert "Ben is thinking…" in page.html
    assert press(on, where, "1", "x", "s") is None
    assert on.act("vein", {"vein": "1"}, where) is None


# What has just happened


def shown(match: Match, move: str, seat: int | None = 0) -> Page:
    """The page after `move`, its first event being shown to `seat`."""
    event = match.play(move)[0]
    return Page(board(), scene(match, seat, event))


@pytest.mark.parametrize(
    ("veins", "pile", "move", "words", "button"),
    [
        (
            "1/2.2",
            "1.3",
            "call 2 at 2",
            ["You called two at vein 2", "Right! A double.", "Pile 4 → 6"],
            "Call again",
        ),
        (
            "1/2.1",
            "3.3",
            "call 2 at 2",
            ["Wrong: a single. Bankrupt", "Less than 6: those are lost, 1 kept"],
            "Pass the turn to Ben",
        ),
        (
            "1/2.3",
            "2",
            "call 2 at 2",
            ["Wrong: a triple.", "Not less than 2: your pile stays."],
            "Pass the turn to Ben",
        ),
        (
            "1/2.3",
            "",
            "call 2 at 2",
            ["Wrong: a triple.", "It leaves the game; no pile to lose."],
            "Pass the turn to Ben",
        ),
        (
            "1/2.1",
            "3",
            "rush at 2",
            ["You called a goldrush: one at vein 2", "Pile 3 → 4, marker counts 2"],
            "Pass the turn to Ben",
        ),
        (
            "1/2.2",
            "3",
            "rush at 2",
            ["Wrong: a double.", "Marker and piece leave the game."],
            "Pass the turn to Ben",
        ),
    ],
)
def test_a_lift_is_told(veins, pile, move, words, button):
    page = shown(table(veins_of=("1", veins), piles=(pile, "")), move)
    for said in words:
        assert said in page.html
    assert page.words["go-on"] == button
    assert page.attributes["go-on"]["data-do"] == "go-on"
    assert "lifted-2" in page.attributes
    assert not {"play", "call-1"} & page.attributes.keys()


def test_who_was_right_may_stop_at_once_or_call_again():
    match = table(veins_of=("1", "1/2.2"))
    lifted = match.play("call 2 at 2")[0]
    where = scene(match, 0, lifted)
    page = Page(board(), where)
    assert page.attributes["stop"]["data-move"] == "stop"
    assert press(board(), where, "x") == "stop"
    assert "stop" not in Page(board(), scene(match, 1, lifted)).attributes


def test_a_call_is_announced_before_anybody_knows_what_comes_up():
    match = table(veins_of=("1", "1/2.3"), piles=("2", ""))
    before = str(board().draw(scene(match, 0)))
    match.play("call 2 at 2")
    announced = board().announced(match.log[-1].events[0])
    assert announced == {"event": "Called", "seat": 0, "number": 2, "vein": 1, "rush": False}
    page = Page(board(), Scene(match.view(0, back=1), scene(match).seats, (), announced))
    assert "Two at vein 2…" in page.html
    assert page.words["go-on"] == "Lifting…"
    assert "lifted-2" not in page.attributes
    assert before.count("2 pieces") == page.html.count("2 pieces")


@pytest.mark.parametrize("draft", ["1.2/3//", "/1.1.1.1.2.2.2.2.3.3//", "3//3/"])
def test_what_is_laid_out_can_be_laid_out_again(draft):
    on, where = board(), scene(new_match())
    on.resume(draft, where)
    assert on.draft(where) == draft
    assert on.act("hide", {}, where) == f"hide {draft}"


@pytest.mark.parametrize("draft", ["", "stop", "3.3.3///", "4///", "1/2/3", "call 2 at 3", "0///"])
def test_a_draft_that_cannot_be_is_not_laid_out(draft):
    on, where = board(), scene(new_match())
    on.resume(draft, where)
    assert on.draft(where) == ""


def test_what_another_seat_hid_again_is_never_laid_out():
    match = table(veins_of=("1.1/2", "1.2/3/3/1"), turn=1)
    on, where = board(), scene(match, 1)
    on.begin(1, where)
    for other in ("rehide 1 1/1/2", "rehide 2 3/3/2/1.1", "hide 1.2/3/3/1", "1.2/3/3/1"):
        on.resume(other, where)
        assert Page(on, where).words["play"] == "Place 5 more pieces"
        assert on.draft(where) == ""


def test_the_last_lift_leads_to_the_end():
    assert shown(table(veins_of=("", "1")), "call 3 at 1").words["go-on"] == "See how it ended"


@pytest.mark.parametrize(("move", "button"), [("call 1 at 1", "Go on"), ("call 2 at 1", "Your turn")])
def test_the_lift_of_a_bot_is_told_to_the_one_who_watches(move, button):
    page = shown(table(veins_of=("2.1", "1"), turn=1, bots={1: "random"}), move)
    assert f"Ben called {'one' if '1 at' in move else 'two'} at vein 1" in page.html
    assert page.words["go-on"] == button


@pytest.mark.rule("GH-10")
def test_a_seat_whose_opponent_is_skipped_goes_on():
    assert shown(table(veins_of=("", "1.1.1")), "call 3 at 1").words["go-on"] == "Go on"


def test_storing_and_stopping_are_told():
    page = shown(table(piles=("", "2.3"), turn=1), "store")
    assert "Ben opened the turn by storing" in page.html
    assert "It counts 2 at the end; the marker is back in the box." in page.html
    page = shown(table(piles=("", "2.3"), turn=1, step="more"), "stop")
    assert "Pile 5 is kept" in page.html


# A whole match


IDLE = ("take", "take-back", "ideas", "peek", "cover", "kind")


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_is_played_by_taps(seed):
    """What is not marked as impossible is tapped in any order; every move that comes of it is legal."""
    match, on, chance = new_match(seed), board(), Chance(seed)
    while match.turn is not None:
        where = scene(match, match.turn)
        known = Page(on, where).attributes.values()
        able = [one for one in known if one.get("data-do", "take") not in IDLE and "aria-disabled" not in one]
        tapped = {key[5:]: value or "" for key, value in chance.choice(able).items() if key[:5] == "data-"}
        move = on.act(tapped.pop("do"), tapped, where)
        if move is not None:
            match.play(move)
            on.reset()
    assert match.standings()["over"]
