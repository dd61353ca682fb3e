"""The board of Sutter's Mill: what a tap, a drop or a key comes to, and what is told before and after."""

from collections import Counter
from functools import cached_property
from html.parser import HTMLParser

import pytest

from fortyniner.chance import Chance
from fortyniner.match import Match
from fortyniner.refusal import Refusal
from fortyniner.sutters_mill.events import ChipTaken
from fortyniner.sutters_mill.moves import read_move
from fortyniner.sutters_mill.town import BUILDINGS, SPACES
from table.boards import Scene
from table.boards.sutters_mill import SuttersMillBoard
from table.boards.sutters_mill import coloma as town_map
from table.boards.sutters_mill.choice import Choice
from table.boards.sutters_mill.foresight import can_send, foresee, prospecting, town
from table.boards.sutters_mill.terms import acts
from table.sitting import Sitting
from tests.coloma import coloma, in_town, new_coloma, random_coloma, random_moves
from tests.document import Document

BOTS = {1: "greenhorn", 2: "greenhorn"}


class Page(HTMLParser):
    """A drawn board: the attributes of what has an id, and the words in it."""

    def __init__(self, board: SuttersMillBoard, scene: Scene) -> None:
        super().__init__()
        self.attributes: dict[str, dict[str, str | None]] = {}
        self.html = str(board.draw(scene))
        self.feed(self.html)

    def handle_starttag(self, tag, attrs):
        known = dict(attrs)
        if name := known.get("id"):
            assert name not in self.attributes, f"two elements are called {name}"
            self.attributes[name] = known

    @cached_property
    def document(self) -> Document:
        return Document(self.html)

    def words(self, name: str) -> str:
        """The words of what has that id."""
        return " ".join(self._words(lambda known: known.get("id") == name))

    def of(self, name: str) -> str:
        """The words of all elements of that class."""
        return " ".join(self._words(lambda known: name in (known.get("class") or "").split()))

    def _words(self, wanted):
        pairs = zip(self.document.elements, self.document.words, strict=True)
        return [" ".join(words.split()) for (_, known), words in pairs if wanted(known)]


def scene(match: Match, seat: int | None = 0, beat=None) -> Scene:
    """What the page gives a board when `seat` looks."""
    moves = match.moves() if seat is not None and seat == match.turn else ()
    return Scene(match.view(seat), match.seats, moves, beat)


def board() -> SuttersMillBoard:
    return SuttersMillBoard(Chance(7))


def tap(on: SuttersMillBoard, where: Scene, *taps: str) -> str | None:
    """Taps what has these ids, one by one, as it is drawn then. Gives the move that came of the last."""
    move = None
    for name in taps:
        known = Page(on, where).attributes[name]
        data = {key[5:]: value or "" for key, value in known.items() if key[:5] == "data-"} | {"id": name}
        move = on.act(data.pop("do"), data, where)
    return move


def said(on: SuttersMillBoard, where: Scene) -> tuple[str, str]:
    """The two lines that say what is about to happen."""
    page = Page(on, where)
    return page.of("mill-what"), page.of("mill-say").removeprefix(page.of("mill-what")).strip()


def refusal(match: Match, move: str | None) -> str:
    """The rule that forbids it."""
    assert move
    with pytest.raises(Refusal) as told:
        match.check(move)
    return told.value.rule


# The start of a turn


@pytest.mark.rule("SM-11", "SM-21", "SM-23")
def test_the_start_says_how_many_chips_prospecting_would_bring():
    match = coloma("RIVER RIVER HALL", "HILL", HALL="a9", BATH="b3")
    page = Page(board(), scene(match))
    assert "2 to 3 chips" in page.words("prospect")
    assert "2 prospectors, 1 deed, River camp" in page.words("prospect")
    assert page.words("town").startswith("Act in Town")
    assert tap(board(), scene(match), "prospect") == "prospect"
    assert tap(board(), scene(match), "town") == "town"


@pytest.mark.rule("SM-24")
def test_a_bonus_is_promised_beside_the_chips():
    match = coloma("RIVER MILL", "HILL", MILL="a9", BATH="b3", HALL="b4")
    words = Page(board(), scene(match)).words("prospect")
    assert "3 chips + bonus Sutter’s Mill" in words
    assert "Adventurer" in words


@pytest.mark.rule("SM-20")
def test_without_anybody_in_the_camp_the_engine_says_why():
    match = coloma("HALL", "RIVER")
    page = Page(board(), scene(match))
    assert page.attributes["prospect"]["aria-disabled"] == "true"
    assert "nobody of yours at River camp" in page.words("prospect")
    assert refusal(match, tap(board(), scene(match), "prospect")) == "SM-20"


@pytest.mark.rule("SM-11")
def test_a_card_chosen_at_the_start_is_still_in_hand_in_town():
    match, on = coloma("MILL", "RIVER", MILL="b6"), board()
    assert tap(on, scene(match), "card-K", "place-MILL") is None
    assert said(on, scene(match)) == (
        "K to Sutter’s Mill: you 10, Ben 6",
        "The deed comes to you. The Adventurer goes to Ben.",
    )
    assert tap(on, scene(match), "town") == "town"
    match.play("town")
    on.reset()
    assert tap(on, scene(match), "play") == "play K MILL"
    assert tap(on, scene(match), "place-MILL") == "play K MILL"


@pytest.mark.rule("SM-11")
def test_the_way_to_town_can_be_tapped_as_the_chosen_place():
    match, on = coloma("MILL", "RIVER"), board()
    assert tap(on, scene(match), "crew", "place-HOOK", "place-HOOK") == "town"
    match.play("town")
    on.reset()
    on.draw(scene(match))
    match.undo()
    on.reset()
    on.resume("town", scene(match))
    assert said(on, scene(match))[0] == "What is this turn for?", "what was taken back is not in hand"


@pytest.mark.rule("SM-32")
def test_a_place_that_cannot_take_the_card_is_opened_and_says_what_it_takes():
    match, on = coloma("MILL", "RIVER", MILL="a6"), board()
    assert tap(on, scene(match), "card-K", "place-MILL") is None
    page = Page(on, scene(match))
    assert "Your second card here takes 2 prospectors here: you have 1" in page.of("mill-needs")
    assert page.attributes["shut"]["aria-label"] == "Close"
    tap(on, scene(match), "shut")
    assert on.focus() == "place-MILL"
    assert "shut" not in Page(on, scene(match)).attributes


@pytest.mark.rule("SM-10")
def test_winding_down_is_asked_about_with_what_would_be_lost():
    match, on = coloma("MILL", "RIVER", MILL="a6"), board()
    assert tap(on, scene(match), "card-K", "card-K", "wind") is None
    assert on.focus() == "keep-building"
    page = Page(on, scene(match))
    assert "You give up 12 cards and 4 prospectors in hand for no points: 2 3" in page.of("mill-loss")
    assert on.act("card", {"card": "K"}, scene(match)) is None
    assert tap(on, scene(match), "keep-building") is None
    assert on.focus() == "wind"
    assert tap(on, scene(match), "wind", "play") == "wind down"
    assert on.act("key", {"key": "Enter"}, scene(match)) == "wind down"
    match.play("wind down")
    on.reset()
    assert "wind" not in Page(on, scene(match)).attributes
    assert refusal(match, on.act("key", {"key": "w"}, scene(match))) == "SM-10"


# Prospecting


@pytest.mark.rule("SM-21")
def test_prospectors_are_sent_one_by_one():
    match, on = coloma("RIVER RIVER", "HILL", vein="31"), board()
    match.play("prospect")
    where = scene(match)
    lit = Page(on, where).html.count("mill-place can")
    assert lit == len(BUILDINGS)
    assert "enough" not in Page(on, where).attributes, "one at least has to go"
    assert tap(on, where, "place-HILL") is None
    assert tap(on, where, "place-HOOK") is None
    assert said(on, where) == ("A prospector to Hook & Ladder", "Then you may play your first card there.")
    assert tap(on, where, "place-HOOK") == "dig HOOK"
    assert told(match, on, 0, "dig HOOK") == []
    page = Page(on, scene(match))
    assert page.of("mill-find").startswith("3 3 nuggets, Hook & Ladder"), "what was found is shown at once"
    assert "no business" in page.of("mill-after")
    assert tap(on, scene(match), "enough") == "enough"


@pytest.mark.rule("SM-24")
def test_the_bonus_is_taken_or_left():
    match, on = coloma("RIVER MILL", "HILL", MILL="a9"), board()
    for move in ("prospect", "dig HALL", "enough"):
        match.play(move)
    assert said(on, scene(match)) == ("One more chip, by Sutter’s Mill?", "The next chip is blue.")
    assert tap(on, scene(match), "play") == "bonus"
    assert tap(on, scene(match), "no-bonus") == "no bonus"
    assert on.act("key", {"key": "n"}, scene(match)) == "no bonus"


# In town


@pytest.mark.rule("SM-45", "SM-46")
def test_what_a_card_would_change_is_said_before_it_is_played():
    match, on = in_town("HOOK HOOK", "RIVER", "HILL", HOOK="bJ a5 c3", BATH="c5", HALL="c8"), board()
    where = scene(match)
    tap(on, where, "card-K", "place-HOOK")
    what, then = said(on, where)
    assert what == "K to Hook & Ladder: you 15, Ben 10, Cleo 3"
    assert then == "The deed comes to you. The Adventurer goes to Ben."
    page = Page(on, where)
    assert page.of("coming") == "K"
    assert "5 → 15" in page.html.replace("\u00a0", " ")
    assert page.words("play") == "Play K at Hook & Ladder 0 nuggets"


@pytest.mark.rule("SM-45")
def test_who_keeps_a_deed_is_said_as_well():
    match, on = in_town("HOOK HOOK", "RIVER", HOOK="bJ a5"), board()
    tap(on, scene(match), "card-2", "place-HOOK")
    assert said(on, scene(match)) == ("2 to Hook & Ladder: Ben 10, you 7", "Ben keeps the deed.")


@pytest.mark.rule("SM-32", "SM-33", "SM-31")
def test_an_impossible_tap_is_explained_by_the_engine():
    match, on = in_town("HOOK", "RIVER", HOOK="a5"), board()
    where = scene(match)
    assert refusal(match, tap(on, where, "card-K", "place-HOOK")) == "SM-32"
    assert refusal(match, tap(on, where, "place-MILL")) == "SM-32"
    assert tap(on, where, "place-RIVER") is None, "a card at a camp is no move at all"
    assert "Cards are played at buildings alone." in Page(on, where).of("mill-panel")
    assert refusal(match, tap(on, where, "card-K", "man-HOOK", "place-HOOK")) == "SM-33"


@pytest.mark.rule("SM-40")
def test_what_cannot_be_paid_is_tapped_and_explained():
    match, on = in_town("HOOK", "RIVER", actions=3, purses=(4, 6)), board()
    where = scene(match)
    assert Page(on, where).of("dear") == "8"
    assert refusal(match, tap(on, where, "man-HOOK", "place-MILL")) == "SM-40"


@pytest.mark.rule("SM-32")
@pytest.mark.parametrize("step", ["start", "town"])
def test_a_card_that_no_building_can_take_says_what_it_needs(step):
    match = coloma("HOOK STORE", "RIVER", HOOK="a5", step=step)
    on = board()
    tap(on, scene(match), "card-K")
    assert said(on, scene(match)) == ("K: tap a building", "Those where you have prospectors enough are lit.")
    match = coloma("HOOK RIVER", "RIVER", HOOK="a5", step=step)
    on = board()
    tap(on, scene(match), "card-K")
    what, then = said(on, scene(match))
    assert what == "K: tap a building"
    assert then == "No building has prospectors enough of yours: bring or move one first."


@pytest.mark.rule("SM-30", "SM-40")
@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (3, "The next action costs 5 nuggets, and you hold 4."),
        (5, "All 5 paid actions of this turn are done."),
    ],
)
def test_who_can_pay_for_nothing_more_is_told_why_and_what_is_left(actions, why):
    match = in_town("HOOK HALL", "RIVER", HALL="a5", actions=actions, purses=(4, 6))
    on = board()
    assert said(on, scene(match)) == ("Only what is free is left to do", why)
    tap(on, scene(match), "card-K")
    assert said(on, scene(match)) == ("K: tap a building", why)
    tap(on, scene(match), "crew")
    assert said(on, scene(match))[1] == "To a building for your cards, or to a camp for gold."


@pytest.mark.rule("SM-33", "SM-34", "SM-35")
@pytest.mark.parametrize(
    ("space", "errands"),
    [
        ("HOOK", "Remove the top card, leave the game, or tap a place."),
        ("HILL", "Leave the game, or tap a place."),
        ("MILL", "Leave the game, or tap a place."),
    ],
)
def test_what_a_prospector_can_do_late_in_the_match_is_said(space, errands):
    match, on = in_town("HOOK HILL MILL", "RIVER", HOOK="a5", winding="a"), board()
    tap(on, scene(match), f"tile-{space}")
    assert said(on, scene(match))[1] == errands


@pytest.mark.rule("SM-10", "SM-50")
def test_free_actions_that_winding_down_ends_are_named():
    match, on = coloma("HOOK HALL", "RIVER", HALL="a5", CHURCH="aK", BATH="b4"), board()
    tap(on, scene(match), "wind")
    loss = Page(on, scene(match)).of("mill-loss")
    assert "The free action of Odd Fellows Hall ends." in loss
    assert loss.endswith("There is no way back.")


@pytest.mark.rule("SM-33")
def test_a_prospector_on_the_map_is_moved():
    match, on = in_town("HOOK HOOK", "RIVER"), board()
    where = scene(match)
    tap(on, where, "man-HOOK")
    assert said(on, where)[0] == "Your prospector at Hook & Ladder: tap a place"
    page = Page(on, where)
    assert page.attributes["man-HOOK"]["aria-pressed"] == "true"
    assert page.html.count("mill-place can") == len(SPACES) - 1
    assert tap(on, where, "place-CHURCH", "play") == "move HOOK CHURCH"
    assert tap(on, where, "man-HOOK", "place-HOOK") is None, "put down again, and the place opened"
    assert "shut" in Page(on, where).attributes


@pytest.mark.rule("SM-50")
def test_what_is_free_is_used_first_and_can_be_declined():
    match, on = in_town("HOOK BATH", "RIVER", BATH="a9", CHURCH="a8"), board()
    where = scene(match)
    assert tap(on, where, "card-K", "place-HOOK", "play") == "free BATH play K HOOK"
    assert Page(on, where).words("play").endswith("free: Bath")
    tap(on, where, "grant-BATH")
    assert Page(on, where).attributes["grant-BATH"]["aria-pressed"] == "false"
    assert tap(on, where, "play") == "play K HOOK"
    assert on.act("key", {"key": "f"}, where) is None
    assert tap(on, where, "play") == "free BATH play K HOOK"
    match.play("free BATH play K HOOK")
    on.reset()
    assert "done" in (Page(on, scene(match)).attributes["grant-BATH"]["aria-label"] or "")
    assert tap(on, scene(match), "crew", "place-MILL", "play") == "bring MILL"


@pytest.mark.rule("SM-50")
def test_when_money_is_short_the_free_action_is_all_there_is():
    match, on = in_town("HOOK BATH", "RIVER", BATH="a9", actions=5), board()
    where = scene(match)
    assert tap(on, where, "card-K", "place-HOOK", "play") == "free BATH play K HOOK"
    on.act("key", {"key": "f"}, where)
    assert tap(on, where, "play") == "free BATH play K HOOK"


@pytest.mark.rule("SM-50", "SM-45")
def test_the_church_shifts_an_own_card_in_the_opened_stack():
    match, on = in_town("HOOK", "RIVER", HOOK="b6 a4 a2 b4 a4".replace(" a4", " aA", 1), CHURCH="a8"), board()
    where = scene(match)
    tap(on, where, "grant-CHURCH")
    assert "shift-2-down" in Page(on, where).attributes
    assert "shift-1-up" not in Page(on, where).attributes, "not another's card"
    tap(on, where, "shift-2-down")
    assert said(on, where)[0] == "Your ace one place down"
    assert tap(on, where, "play") == "free CHURCH shift HOOK 2 down"


@pytest.mark.rule("SM-34", "SM-35", "SM-36")
def test_winding_down_a_prospector_removes_leaves_or_moves():
    match, on = in_town("HOOK HILL", "RIVER", winding="a", HOOK="aK", scored=("9 2", "")), board()
    where = scene(match)
    assert "card-K" not in Page(on, where).attributes
    assert "2 9 = 11" in Page(on, where).of("mill-brought")
    assert tap(on, where, "tile-HOOK", "do-remove", "play") == "remove HOOK"
    what, then = said(on, where)
    assert what == "Remove your king: 10 points"
    assert then == (
        "Its deed leaves the game, your till now. A gray chip leaves the far end of the vein. "
        "No Adventurer any more."
    )
    assert tap(on, where, "do-leave", "play") == "leave HOOK"
    assert said(on, where)[1] == "Those left behind cost 1 point instead of 3."
    assert tap(on, where, "do-move", "place-MILL", "play") == "move HOOK MILL"
    assert tap(on, where, "tile-HILL") is None
    assert "do-remove" not in Page(on, where).attributes


@pytest.mark.rule("SM-35")
def test_whose_card_is_removed_and_what_that_gives_to_whom():
    match, on = in_town("HOOK", "RIVER", winding="a", HOOK="aK bQ"), board()
    where = scene(match)
    tap(on, where, "place-HOOK", "take-top")
    assert said(on, where) == ("Remove Ben’s queen: 10 points for Ben", "You keep the deed.")
    assert tap(on, where, "play") == "remove HOOK"


def test_cards_and_prospectors_are_dragged():
    match, on = in_town("HOOK", "RIVER"), board()
    where = scene(match)
    for drag, drop, move in (
        ("card K", "HOOK", "play K HOOK"),
        ("crew", "MILL", "bring MILL"),
        ("man HOOK", "HALL", "move HOOK HALL"),
    ):
        assert on.act("drop", {"drag": drag, "drop": drop, "at": "0"}, where) is None
        assert tap(on, where, "play") == move
    assert on.act("drop", {"drag": "man HOOK", "drop": "HOOK", "at": "0"}, where) is None


def test_keys_choose_and_play():
    match, on = in_town("HOOK", "RIVER"), board()
    where = scene(match)
    on.act("key", {"key": "k"}, where)
    assert tap(on, where, "place-HOOK") is None
    assert on.act("key", {"key": "Enter"}, where) == "play K HOOK"
    on.act("key", {"key": "0"}, where)
    assert on.act("key", {"key": "Enter"}, where) == "play 10 HOOK", "the place is still meant"
    on.act("key", {"key": "Escape"}, where)
    assert on.act("key", {"key": "Enter"}, where) is None
    assert on.act("key", {"key": "e"}, where) == "end"
    on.act("key", {"key": "ArrowDown"}, where)
    assert on.focus() == "place-RIVER"


def test_a_draft_is_laid_out_again():
    match, on = in_town("HOOK", "RIVER", HOOK="b4"), board()
    tap(on, scene(match), "card-K", "place-HOOK")
    draft = on.draft(scene(match))
    assert draft == "play K HOOK"
    again = board()
    again.resume(draft, scene(match))
    assert tap(again, scene(match), "play") == "play K HOOK"
    again.resume("", scene(match))
    again.resume("nonsense", scene(match))
    assert tap(again, scene(match), "play") == "play K HOOK"


@pytest.mark.parametrize(
    "move",
    ["dig HOOK", "play K HOOK", "bring RIVER", "move HOOK HILL", "leave HOOK", "remove HOOK",
     "free CHURCH shift HOOK 2 up", "free HALL bring MILL"],
)  # fmt: skip
def test_a_choice_says_the_move_that_laid_it_out(move):
    choice = Choice()
    choice.lay_out(move)
    step = "dig" if move.startswith("dig") else "town"
    assert choice.move(Scene({"step": step}, (), moves=(move,))) == move


# What is told


def told(match: Match, on: SuttersMillBoard, seat: int | None, *moves: str) -> list[str]:
    """Plays these moves; gives the events at which the page stops for `seat`."""
    stops = []
    for move in moves:
        on.draw(scene(match, seat))
        own = match.turn == seat
        match.play(move)
        events = [event for event in match.log[-1].events if event.seen_by(seat)]
        stops += [type(event).__name__ for event in events if on.shows(event, own)]
        on.reset()
    return stops


def test_own_prospecting_stops_once_with_all_that_was_found():
    match, on = coloma("RIVER RIVER HALL", "HILL", HALL="a9", vein="213"), board()
    assert told(match, on, 0, "prospect", "dig MILL", "dig MILL", "enough") == ["ChipTaken"]
    beat = {"event": "ChipTaken", "seat": 0}
    page = Page(on, Scene(match.view(0), match.seats, (), beat))
    assert page.of("mill-what") == "You took 3 chips: 6 nuggets"
    assert page.of("mill-find") == (
        "2 2 nuggets, Sutter’s Mill 1 1 nugget, Sutter’s Mill 3 3 nuggets, Odd Fellows Hall"
    )
    assert "go-on" in page.attributes


def test_a_last_dig_without_businesses_is_shown():
    match, on = coloma("RIVER", "HILL HALL", HALL="b9", BATH="a3", closed="BATH"), board()
    assert match.view(0)["adventurer"] == 0
    match, on = coloma("RIVER", "HILL", vein="3"), board()
    assert told(match, on, 0, "prospect", "dig MILL") == ["ChipTaken"]


def test_what_another_seat_digs_is_told_without_its_worth():
    match, on = coloma("RIVER HALL", "HILL", HALL="a9", vein="33"), board()
    assert told(match, on, 1, "prospect", "dig MILL", "enough") == ["ChipTaken"]
    page = Page(on, Scene(match.view(1), match.seats, (), {"event": "ChipTaken", "seat": 0}))
    assert page.of("mill-what") == "Ann took 2 chips"
    assert "1 for prospectors, 1 for deeds" in page.of("mill-say")
    assert "nugget" not in page.of("mill-tray")


def test_what_one_has_found_is_not_shown_to_the_next_who_looks():
    match, on = coloma("RIVER HALL", "HILL", HALL="a9", vein="33"), board()
    told(match, on, 0, "prospect", "dig MILL", "enough")
    beat = {"event": "ChipTaken", "seat": 0}
    assert "6 nuggets" in Page(on, Scene(match.view(0), match.seats, (), beat)).of("mill-what")
    assert "nugget" not in Page(on, Scene(match.view(1), match.seats, (), beat)).of("mill-tray")


def test_a_shift_or_removal_in_hand_is_played_at_its_own_place():
    match, on = in_town("HOOK", "RIVER", HOOK="b6 a4", CHURCH="a8"), board()
    where = scene(match)
    tap(on, where, "place-HOOK", "shift-2-down")
    assert tap(on, where, "place-HOOK") == "free CHURCH shift HOOK 2 down"
    assert tap(on, where, "place-MILL") is None
    assert "shut" in Page(on, where).attributes, "another place is only looked at"
    match, on = in_town("HOOK", "RIVER", winding="a", HOOK="aK bQ"), board()
    assert tap(on, scene(match), "place-HOOK", "take-top", "place-HOOK") == "remove HOOK"


def test_another_seat_s_turn_in_town_is_told_once_and_one_s_own_never():
    moves = ("town", "play K HOOK", "move HOOK MILL", "end")
    match, on = coloma("HOOK", "RIVER", HOOK="b3"), board()
    assert told(match, on, 1, *moves) == ["TurnEnded"]
    lines = Page(on, Scene(match.view(1), match.seats, match.moves(), {"event": "TurnEnded", "seat": 0}))
    words = lines.of("mill-lines")
    assert "K to Hook & Ladder" in words
    assert "Deed of Hook & Ladder: Ann" in words
    assert "A prospector from Hook & Ladder to Sutter’s Mill" in words
    assert told(coloma("HOOK", "RIVER", HOOK="b3"), board(), 0, *moves) == []
    assert told(coloma("HOOK", "RIVER"), board(), 1, "town", "end") == [], "nothing was done"


@pytest.mark.rule("SM-60")
def test_the_end_is_told():
    match, on = coloma("MINE HALL", "HILL", HALL="a9", gone=71), board()
    assert told(match, on, 1, "prospect", "dig MILL")[-1] == "GameOver"
    beat = match.log[-1].events[-1].to_json()
    page = Page(on, Scene(match.view(1), match.seats, (), beat))
    assert "The vein is empty" in page.of("mill-say")


@pytest.mark.parametrize(("seat", "words"), [(0, "There is nothing to choose"), (1, "Ann acts in town…")])
def test_while_no_move_can_be_chosen_it_is_said_who_is_at_it(seat, words):
    match = in_town("HOOK", "RIVER")
    assert said(board(), Scene(match.view(seat), match.seats))[0] == words


def test_an_own_find_does_not_keep_one_from_deciding():
    match, on = coloma("RIVER MILL", "HILL", MILL="a9"), board()
    told(match, on, 0, "prospect", "dig HALL", "enough")
    where = Scene(match.view(0), match.seats, match.moves(), {"event": "ChipTaken", "seat": 0})
    assert tap(on, where, "play") == "bonus"


@pytest.mark.rule("SM-21")
@pytest.mark.parametrize(
    ("standing", "chips"),
    [("RIVER", "1 prospector at River camp: it earns a chip"),
     ("RIVER RIVER", "2 prospectors at River camp: a chip for each")],
)  # fmt: skip
def test_who_prospects_is_told_how_many_can_go_and_what_for(standing, chips):
    match = coloma(standing, "HILL", step="dig")
    assert said(board(), scene(match)) == ("Tap a building for a prospector", chips)


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(
    ("left", "after"),
    [(5, "It costs nothing; 4 chips would be left."), (1, "It is the last: the game ends.")],
)
def test_a_bonus_says_what_taking_it_leaves(left, after):
    match = coloma("MINE STORE", "RIVER", STORE="a9", step="bonus", bonuses=["STORE"], dug=1, gone=72 - left)
    assert Page(board(), scene(match)).of("mill-after") == after


# What everybody may know


def test_only_the_own_purse_is_in_the_document():
    match = coloma("RIVER", "HILL", gone=20, purses=(17, 23))
    page = Page(board(), scene(match, 0))
    assert "17" in page.words("seat-1")
    assert "17 nuggets" in (page.attributes["seat-1"]["aria-label"] or "")
    assert "23" not in page.of("mill-seats") + page.of("ledger")
    assert "chips: 10 blue" in (page.attributes["seat-2"]["aria-label"] or "")
    onlooker = Page(board(), scene(match, None))
    assert "17" not in onlooker.of("mill-seats") + onlooker.of("ledger")


@pytest.mark.rule("SM-62")
def test_points_so_far_are_told_with_their_parts():
    match = coloma("RIVER HOOK", "HILL", HOOK="a9", scored=("5", ""), purses=(8, 6), winding="a", gone=6)
    assert said(board(), scene(match))[1] == "If it ended now: 1 (cards −9, prospectors −3)"


def test_a_place_is_told_to_those_who_listen():
    match = coloma("HOOK HOOK", "HOOK", HOOK="bJ a5", closed="STORE")
    attributes = Page(board(), scene(match)).attributes
    assert attributes["place-HOOK"]["aria-label"] == (
        "Hook and Ladder House; Ben’s deed, 5 ahead; cards from the bottom: Ben’s jack, your five; "
        "prospectors: 2 of yours and 1 of Ben"
    )
    assert attributes["place-STORE"]["aria-label"] == (
        "Miner’s Drug Store; its deed has left the game; no prospector"
    )
    assert "the next chip is dug here" in (attributes["place-RIVER"]["aria-label"] or "")


@pytest.mark.rule("SM-1", "SM-36")
def test_the_vein_shows_what_is_gone_from_either_end():
    match = coloma("RIVER", "HILL", gone=5, left=64, closed="STORE")
    html = Page(board(), scene(match)).html
    assert (html.count('class="dent"'), html.count('class="cross"')) == (5, 3)
    assert html.count('class="blue next"') == 1
    assert [html.count(f'class="{colour}"') for colour in ("blue", "brown", "gray")] == [18, 24, 21]


def test_every_place_of_the_map_is_there_once():
    assert sorted(filter(None, town_map.ORDER)) == sorted(SPACES)


def test_every_control_says_what_it_is():
    for match in (
        coloma("HOOK", "RIVER", HOOK="a5"),
        in_town("HOOK BATH", "RIVER", HOOK="b5 aK", BATH="a9", CHURCH="a8"),
        in_town("HOOK", "RIVER", winding="a", HOOK="aK", EXPRESS="a9"),
    ):
        for opened in (None, "ledger", "place-HOOK"):
            on = board()
            if opened:
                tap(on, scene(match), opened)
            for known, words in Page(on, scene(match)).document.all("button"):
                assert known.get("aria-label") or words, known


# Against the engine


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_comes_true(seed):
    match = new_coloma(2 + seed, seed)
    foretold, before, seat = 0, match.view(None), match.turn
    for text in random_moves(match, Chance(seed)):
        change = foresee(before, seat or 0, read_move(text))
        before, seat = match.view(None), match.turn
        now = town(before)
        for at, place in enumerate(before["seats"]):
            assert sorted(place["deeds"]) == sorted(
                building for building, holder in now.held.items() if holder == at
            )
        assert now.adventurer == before["adventurer"]
        if change:
            foretold += 1
            assert change.after.held == now.held
            assert change.after.adventurer == now.adventurer
            assert list(change.after.closed) == before["closed"]
    assert foretold > 5


@pytest.mark.rule("SM-21", "SM-22", "SM-23", "SM-24")
@pytest.mark.parametrize("gone", [0, 22, 23, 46, 69, 70])
@pytest.mark.parametrize("literal", [False, True])
def test_as_many_chips_come_as_were_promised(gone, literal):
    match = coloma(
        "RIVER RIVER HILL MINE MINE", "HALL", HOOK="aK", BATH="a9", MILL="b3", HALL="b4", STORE="b5",
        gone=gone, options={"literal-bonus": literal},
    )  # fmt: skip
    view = match.view(0)
    men = can_send(view, 0)
    promised = prospecting(view, 0, men)
    taken: Counter[str] = Counter()
    match.play("prospect")
    while match.turn == 0:
        digs = [move for move in match.moves() if move.startswith("dig")]
        match.play(digs[0] if digs else next(m for m in match.moves() if m in ("enough", "bonus")))
        taken.update(event.source for event in match.log[-1].events if isinstance(event, ChipTaken))
    assert (taken["prospector"], taken["deed"], taken["adventurer"]) == promised[:3]
    left = 72 - view["taken"] - promised.chips
    assert taken["bonus"] == min(len(promised.bonus), left)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tapped_the_board_gives_moves_that_there_are(seed):
    """A person who taps about at random; whoever sits beside does so, too."""
    chance = Chance(seed)
    sitting = Sitting("id", Match.new("sutters-mill", ["Ann", "Ben"], seed, bots={1: "greenhorn"}), 7)
    played = refused = 0
    while played < 15 and sitting.waits != "over":
        if sitting.waits == "forced":
            sitting.play(sitting.match.forced or "")
        elif sitting.waits == "bot":
            sitting.play(chance.choice(list(sitting.match.moves())))
        elif sitting.waits == "beat" and not acts(sitting.scene()):
            sitting.go_on()
        else:
            text = tapped_at_random(sitting, chance)
            if text is None:
                continue
            sitting.beats.clear()
            try:
                sitting.play(text)
                played += 1
            except Refusal:
                refused += 1
    assert played
    assert refused < 20 * played


def tapped_at_random(sitting: Sitting, chance: Chance) -> str | None:
    """The move that came of it. What asks for the focus is there."""
    board, where = sitting.board, sitting.scene()
    attributes = Page(board, where).attributes
    names = [name for name, known in attributes.items() if known.get("data-do") and name != "go-on"]
    if "wind-down" in attributes or "keep-building" in attributes:
        names = ["keep-building"]  # a hand makes for more to tap
    ways = [
        name for name in ("play", "town", "prospect", "enough", "end-turn", "no-bonus") if name in attributes
    ]
    if ways and (board.draft(where) in where.moves or chance.below(3) == 0):
        names = ways
    text = tap(board, where, chance.choice(names))
    asked = board.focus()
    if text is None and asked is not None:
        assert asked in Page(board, where).attributes
    return text


def test_every_event_has_a_picture_and_every_match_its_facts():
    match = random_coloma(5)
    on, names = board(), ["Ann", "Ben", "Cleo"]
    kinds = {type(event): event for ply in match.log for event in ply.events}
    assert all(str(on.token(event)) for event in kinds.values())
    facts = on.facts(match.log, names, match.view(None))
    assert 1 <= len(facts) <= 3
    assert any(what == "first to wind down" for _, what, _ in facts)
    figures = dict(on.figures(scene(match, None), 0))
    assert "chips" in figures
    assert list(on.interludes(scene(match))) == []
