"""The table without a browser: settings, storage, links, thinking beside the page, and who looks when."""

import asyncio
import json

import pytest
from htpy import div
from hypothesis import given
from hypothesis import strategies as st

from fortyniner.bots import LEVELS
from fortyniner.chance import Chance
from fortyniner.game import Score, Standings
from fortyniner.gold_hunting.events import Lifted
from fortyniner.match import Match
from fortyniner.record import Seat
from fortyniner.refusal import BadRecord, BadSeat
from table import match_page, setting_up
from table.links import from_link, to_link
from table.matches import ago, read
from table.settings import Settings, Table
from table.sitting import Sitting
from table.storage import INDEX, Entry, NoRoom, Shelf
from table.thinking import think
from tests.document import Document
from tests.river import new_river
from tests.tables import hidden_match, one_way, table


class Memory(dict[str, str]):
    """A store with room for `room` characters."""

    room = 10_000

    def read(self, key: str) -> str | None:
        return self.get(key)

    def write(self, key: str, text: str) -> None:
        if sum(map(len, self.values())) - len(self.get(key, "")) + len(text) > self.room:
            raise NoRoom(key)
        self[key] = text

    def remove(self, key: str) -> None:
        del self[key]

    def all_keys(self) -> list[str]:
        return list(self)


def entry(id: str, saved: float = 1) -> Entry:
    return Entry(id, "gold-hunting", [{"name": "Ann", "bot": None}], "Ann to call", "turn 1", False, saved)


# Settings


def test_settings_come_back_as_they_were_set():
    settings = Settings().with_value("theme", "dark").with_value("pace", "quick")
    settings = settings.with_table(
        "gold-hunting", Table((("Ann", None), ("Dutch", "old-hand")), {"odds": False})
    )
    assert Settings.read(settings.text) == settings


@pytest.mark.parametrize("text", [None, "", "{", "[]", "5", '{"theme": 5, "pace": "hasty", "tables": [1]}'])
def test_damaged_settings_are_the_usual_ones(text):
    assert Settings.read(text) == Settings()


def test_one_damaged_table_costs_no_other_setting():
    text = json.dumps({"theme": "dark", "tables": {"gold-hunting": {"seats": 5}, "chess": {}}})
    assert Settings.read(text) == Settings(theme="dark")


# Storage


def test_matches_stand_in_the_order_they_were_played_in():
    shelf = Shelf(Memory())
    for id, saved in (("a", 2), ("b", 3), ("c", 1)):
        shelf.save(entry(id, saved), f"record {id}")
    assert [kept.id for kept in shelf.entries()] == ["b", "a", "c"]
    assert shelf.record("c") == "record c"


def test_a_match_without_room_leaves_what_was_kept():
    store = Memory()
    shelf = Shelf(store)
    shelf.save(entry("a"), "short")
    store.room = sum(map(len, store.values()))
    with pytest.raises(NoRoom):
        shelf.save(entry("a"), "much longer than it was before")
    assert shelf.record("a") == "short"


def test_a_match_whose_label_has_no_room_is_as_it_was():
    store = Memory()
    shelf = Shelf(store)
    shelf.save(entry("a"), "short")
    store.room = sum(map(len, store.values())) + 3
    longer = Entry(
        "a", "gold-hunting", [{"name": "Ann", "bot": None}], "Ann to go on or stop", "turn 1", False, 1
    )
    with pytest.raises(NoRoom):
        shelf.save(longer, "shorts")
    assert (shelf.record("a"), shelf.entries()) == ("short", [entry("a")])
    with pytest.raises(NoRoom):
        shelf.save(entry("b"), "")
    assert shelf.record("b") is None


@pytest.mark.parametrize(
    "odd",
    [
        {"saved": float("inf")},
        {"saved": float("nan")},
        {"saved": -1},
        {"saved": "now"},
        {"game": "chess"},
        {"id": "a/b"},
        {"id": '"><img src=x>'},
        {"name": 5},
        {"headline": None},
        {"seats": [{"name": "Ann"}]},
        {"seats": [{"name": "Ann", "bot": 1}]},
        {"seats": [{"name": "Ann", "bot": None}] * 6},
        {"more": 1},
    ],
)
def test_an_odd_row_of_the_index_is_no_label(odd):
    store = Memory()
    store[INDEX] = json.dumps([vars(entry("a")) | odd, vars(entry("b")), vars(entry("b", 2))])
    for id in ("a", "b"):
        store[f"fortyniner/match/{id}"] = "record"
    assert Shelf(store).entries() == [entry("b")]
    assert "a" in Shelf(store).unlabelled()


def test_a_deleted_match_can_be_put_back():
    shelf = Shelf(Memory())
    shelf.save(entry("a"), "record")
    kept = shelf.remove("a")
    assert kept is not None
    assert shelf.entries() == []
    shelf.save(*kept)
    assert shelf.entries() == [entry("a")]


@pytest.mark.parametrize("index", ["{", "5", '[null, 1, {"id": 3}]', '[{"id": "a"}]'])
def test_a_match_the_index_does_not_know_is_found(index):
    store = Memory()
    Shelf(store).save(entry("a"), "record")
    store[INDEX] = index
    assert Shelf(store).entries() == []
    assert Shelf(store).unlabelled() == ["a"]


# Links


def test_a_link_holds_a_record():
    record = hidden_match().record
    route = to_link(record)
    assert from_link(route.removeprefix("#/read/")) == record
    assert len(route) < len(record)


@given(st.text(max_size=60))
def test_any_other_text_is_a_damaged_link(text):
    with pytest.raises(BadRecord):
        from_link(text)


def test_a_link_that_would_unpack_without_end_is_damaged():
    with pytest.raises(BadRecord):
        from_link(to_link("call " * 1_000_000).removeprefix("#/read/"))


def test_a_match_with_a_bot_that_nobody_knows_is_not_opened():
    record = hidden_match_with_bot().record
    assert read(record).record == record
    with pytest.raises(BadSeat, match="wizard"):
        read(record.replace("greenhorn", "wizard"))


# Thinking beside the page


class Slow:
    """A bot that pauses until it is told that its time is up."""

    def think(self, chair):
        pauses = 0
        while not (yield):
            pauses += 1
        return pauses


def test_a_bot_is_told_when_its_time_is_up_and_the_page_gets_its_turn_till_then():
    clock = iter(range(10_000))
    turns = []

    async def page() -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    async def both() -> int:
        other = asyncio.ensure_future(page())
        found = await think(Slow().think(hidden_match().chair(0, Chance(1))), lambda: next(clock), 100)
        other.cancel()
        return found

    assert asyncio.run(both()) > 0
    assert len(turns) > 3


# Who looks when


def sitting(match: Match) -> Sitting:
    return Sitting("id", match, 1)


def test_one_person_always_looks_and_needs_no_curtain():
    at = sitting(hidden_match_with_bot())
    assert (at.seat, at.waits) == (0, "person")


def hidden_match_with_bot() -> Match:
    return table(veins_of=("1/2/3/1", "2/1/3/2"), bots={1: "greenhorn"})


def test_between_two_people_nobody_looks_until_the_curtain_is_opened():
    at = sitting(hidden_match())
    assert (at.seat, at.waits, at.wanted) == (None, "curtain", 0)
    assert at.scene().view["seat"] is None
    at.open()
    assert (at.seat, at.waits) == (0, "person")


def test_where_there_are_no_secrets_whoever_is_to_decide_looks_without_a_curtain(monkeypatch):
    monkeypatch.setattr("fortyniner.gold_hunting.game.GoldHunting.hides", lambda game, options: False)
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2"), turn=1))
    assert (at.seat, at.waits) == (1, "person")
    at.play("call 2 at 1")
    at.go_on()
    at.go_on()
    assert (at.seat, at.waits) == (0, "person")


def test_a_wrong_call_is_shown_before_the_curtain_falls():
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2")))
    at.open()
    at.play("call 1 at 1")
    assert (at.seat, at.waits) == (0, "beat")
    assert at.announced
    at.go_on()
    assert not at.announced
    at.go_on()
    assert (at.seat, at.waits, at.wanted) == (None, "curtain", 1)


def test_undo_goes_back_over_a_bot_to_the_persons_own_move():
    match = hidden_match_with_bot()
    at = sitting(match)
    before = match.position()
    at.play("call 1 at 1")
    at.go_on()
    at.go_on()
    assert at.waits == "bot"
    at.play("call 3 at 1")
    assert at.undo_asks
    at.undo()
    assert (match.position(), at.waits) == (before, "person")
    at.redo()
    assert len(match.log) == 2


def test_there_is_nothing_to_undo_where_no_person_has_moved():
    at = sitting(hidden_match_with_bot())
    assert not at.can_undo


def test_a_forced_move_needs_no_curtain_and_offers_nothing(monkeypatch):
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2")))
    at.open()
    one_way(monkeypatch, 1, "call 2 at 1")
    at.play("call 1 at 1")
    at.go_on()
    at.go_on()
    assert (at.seat, at.waits) == (0, "forced")
    at.play("call 2 at 1")
    assert (at.seat, at.beats[0].seat) == (0, 1)
    at.go_on()
    at.go_on()
    assert (at.seat, at.waits) == (0, "person")
    one_way(monkeypatch, 0, "call 1 at 1")
    assert (at.waits, at.scene().moves) == ("forced", ())


def test_undo_and_redo_do_not_stop_at_a_forced_move(monkeypatch):
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2")))
    at.open()
    before = at.match.position()
    one_way(monkeypatch, 1, "call 2 at 1")
    at.play("call 1 at 1")
    at.play("call 2 at 1")
    assert [ply.move for ply in at.since(1)] == ["call 1 at 1", "call 2 at 1"]
    after = at.match.position()
    assert at.undo() == "call 1 at 1"
    assert at.match.position() == before
    assert not at.can_undo
    at.redo()
    assert (at.match.position(), at.match.undone) == (after, 0)


def test_where_all_was_forced_there_is_nothing_to_undo(monkeypatch):
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2")))
    one_way(monkeypatch, 0, "call 1 at 1")
    at.play("call 1 at 1")
    assert not at.can_undo


def test_an_interlude_asks_for_its_seat_and_gives_the_turn_back():
    at = sitting(hidden_match())
    at.open()
    offered = at.board.interludes(at.scene())
    assert [interlude.seat for interlude in offered] == [0, 1]
    at.begin_interlude(offered[1])
    assert (at.waits, at.wanted) == ("curtain", 1)
    at.open()
    at.end_interlude()
    assert (at.waits, at.wanted) == ("curtain", 0)


def test_a_bot_sits_in_for_who_leaves_and_gives_the_seat_back():
    at = sitting(hidden_match())
    at.open()
    at.hand_over(0, "old-hand")
    assert (at.people, at.seat, at.waits) == ([1], 1, "bot")
    assert at.scene().view["seat"] == 1
    assert Match.read(at.match.record).seats[0].bot == "old-hand"
    at.hand_over(0, None)
    assert (at.people, at.seat, at.waits, at.wanted) == ([0, 1], None, "curtain", 0)
    assert Match.read(at.match.record).seats[0].bot is None


def test_bots_alone_play_before_an_onlooker():
    at = sitting(hidden_match_with_bot())
    at.hand_over(0, "greenhorn")
    assert (at.people, at.seat, at.waits) == ([], None, "bot")


def test_who_comes_back_to_a_table_without_secrets_looks_at_once(monkeypatch):
    monkeypatch.setattr("fortyniner.gold_hunting.game.GoldHunting.hides", lambda game, options: False)
    at = sitting(hidden_match())
    at.hand_over(0, "greenhorn")
    at.hand_over(0, None)
    assert (at.seat, at.waits) == (0, "person")


def test_what_happened_since_a_seats_last_move():
    at = sitting(table(veins_of=("1/2/3/1", "2/1/3/2")))
    at.open()
    at.play("call 2 at 1")
    at.play("call 2 at 2")
    assert [ply.move for ply in at.since(1)] == ["call 2 at 1", "call 2 at 2"]
    assert at.since(0) == []
    assert all(isinstance(event, Lifted) for ply in at.since(1) for event in ply.events)


# The log


def log(at: Sitting) -> list[tuple[str, list[str]]]:
    """The headings of the log, and what is told beneath each."""
    shown = Document(div[match_page.show(at, "log", False)])
    found: list[tuple[str, list[str]]] = []
    for (tag, _), words in zip(shown.elements, shown.words, strict=True):
        if tag == "h3":
            found.append((words, []))
        elif tag == "li" and found:
            found[-1][1].append(words)
    return found


def test_a_turn_in_the_log_is_headed_by_whose_it_was():
    at = sitting(hidden_match())
    at.play("call 3 at 1")
    at.play("stop")
    assert log(at) == [
        (
            "Annturn 1",
            ["Stopped with 3", "Called three at vein 1: rightA triple joined the pile, 0 → 3"],
        ),
        ("Start", ["Ann begins", "Ben hid the gold", "Ann hid the gold"]),
    ]


def test_a_round_in_the_log_shows_whose_doing_each_line_was(monkeypatch):
    monkeypatch.setattr("fortyniner.gold_hunting.words.ROUND", "round")
    at = sitting(hidden_match())
    at.play("call 3 at 1")
    assert [heading for heading, _ in log(at)] == ["Round 1", "Start"]
    assert str(div[match_page.show(at, "log", False)]).count('class="log-seat"><svg') == 4


def test_a_round_begins_in_the_log_where_it_is_laid_out():
    at = Sitting("1", new_river(3, 1), 1)
    while at.match.view(None)["round"] == 1:
        at.play(at.match.moves()[-1])
        while at.beats:
            at.go_on()
    (later, begun), (first, _) = log(at)
    assert (later, first) == ("Round 2", "Round 1")
    assert begun[-1].startswith("Round 2 begins")


@pytest.mark.parametrize(
    ("totals", "winners", "words"),
    [
        ((5, 3), (0,), "Ann won, 5 to 3"),
        ((1, 3), (1,), "Ben won, 3 to 1"),
        ((5, 5), (), "A draw, 5 to 5"),
        ((5, 5), (0, 1), "A draw, 5 to 5"),
        ((50, 9, 36), (0,), "Ann won, 50 points"),
        ((50, 50, 36), (0, 1), "Ann and Ben share the win, 50 points"),
        ((1, 1, 1), (0, 1, 2), "A draw, 1 point"),
    ],
)
def test_how_a_match_ended(monkeypatch, totals, winners, words):
    at = sitting(hidden_match())
    scores = tuple(Score(total, {}) for total in totals)
    monkeypatch.setattr(Match, "turn", None)
    monkeypatch.setattr(Match, "scores", Standings(scores, True, winners))
    at.match.seats = tuple(map(Seat, ("Ann", "Ben", "Cleo")))[: len(totals)]
    assert at.headline == words


# A new match


def form(**changed: str) -> dict[str, str]:
    return {
        "seat-1-name": "Ann",
        "seat-1-kind": "person",
        "seat-1-level": "greenhorn",
        "seat-2-name": "Dutch",
        "seat-2-kind": "bot",
        "seat-2-level": "old-hand",
        "option-start": "2",
        "option-odds": "on",
    } | changed


def test_a_suggested_name_gives_way_at_whatever_seat_it_stands():
    """Ben has moved up to seat 3, where the suggestion is another, and becomes a bot."""
    third = {"seat-3-name": "Ben", "seat-3-suggested": "Ben", "seat-3-level": "greenhorn"}
    before = setting_up.changed("gold-river", form(**third, **{"seat-3-kind": "person"}))
    after = setting_up.changed("gold-river", form(**third, **{"seat-3-kind": "bot"}))
    renamed = setting_up.with_fitting_names(after, before)
    assert [player.name for player in renamed.players] == ["Ann", "Dutch", "Flora"]
    back = setting_up.with_fitting_names(before, renamed)
    assert [player.name for player in back.players] == ["Ann", "Dutch", "Ben"]
    named = form(**third | {"seat-3-name": "Zoe", "seat-3-kind": "bot"})
    kept = setting_up.with_fitting_names(setting_up.changed("gold-river", named), before)
    assert kept.players[2].name == "Zoe"


def test_a_typed_name_stays_though_it_could_be_suggested():
    typed = form(**{"seat-2-name": "Gus", "seat-2-suggested": "Dutch", "seat-2-kind": "bot"})
    before = setting_up.changed("gold-hunting", typed)
    after = setting_up.changed("gold-hunting", typed | {"seat-2-kind": "person"})
    assert setting_up.with_fitting_names(after, before).players[1].name == "Gus"


def test_no_two_seats_get_the_same_suggestion():
    """Seat 2's suggestion for a bot is taken already."""
    third = {"seat-3-name": "Dutch", "seat-3-kind": "bot", "seat-3-level": "greenhorn", "seat-2-name": "Ben"}
    third["seat-2-suggested"] = "Ben"
    before = setting_up.changed("gold-river", form(**third, **{"seat-2-kind": "person"}))
    after = setting_up.changed("gold-river", form(**third))
    names = [player.name for player in setting_up.with_fitting_names(after, before).players]
    assert names == ["Ann", "Ezra", "Dutch"]


def test_a_form_is_dealt():
    match, remembered = setting_up.deal("gold-hunting", form())
    assert [(seat.name, seat.bot) for seat in match.seats] == [("Ann", None), ("Dutch", "old-hand")]
    assert match.options == {"start": "2", "tally": False, "odds": True, "rehide": False}
    settings = Settings().with_table("gold-hunting", remembered)
    shown = setting_up.setup("gold-hunting", settings)
    assert [player.name for player in shown.players] == ["Ann", "Dutch"]
    assert {setting.id: setting.value for setting in shown.settings}["odds"] is True


def test_every_level_is_offered():
    assert [level.id for level in setting_up.setup("gold-hunting", Settings()).levels] == list(LEVELS)


# Words


@pytest.mark.parametrize(
    ("minutes", "words"),
    [(0, "just now"), (1, "1 minute ago"), (59, "59 minutes ago"), (60, "1 hour ago"), (1500, "yesterday"),
     (3 * 1440, "3 days ago"), (30 * 1440, "1 January 1970")],
)  # fmt: skip
def test_when_a_match_was_played(minutes, words):
    assert ago(0, minutes * 60_000) == words
