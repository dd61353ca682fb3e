"""A match in a page that is only pretended: bots that fail, moves that break a law, errors of ours."""

import asyncio

import pytest

from fortyniner.bots import find_bot
from fortyniner.game import Law
from fortyniner.gold_hunting.moves import Store
from fortyniner.match import Match
from table.app import App
from table.storage import Shelf
from tests import coloma, river
from tests.tables import one_way, table
from tests.test_table import Memory, entry


class Pretended:
    """A browser that remembers what it was asked to show."""

    def __init__(self, route: str) -> None:
        self.html = ""
        self.said: list[str] = []
        self.handler = None
        self._route = route

    def listen(self, handler) -> None:
        self.handler = handler

    def draw(self, html: str, focus: str, later: bool) -> bool:
        self.html = html
        return "data-kept" not in html  # so that all of it is drawn anew

    def announce(self, text: str) -> None:
        self.said.append(text)

    def route(self) -> str:
        return self._route

    def now(self) -> float:
        return asyncio.get_running_loop().time() * 1000

    def clock(self) -> float:
        return 1.0

    def update_waiting(self) -> bool:
        return False

    async def persist(self) -> bool:
        return True

    def __getattr__(self, name: str):
        return lambda *args: ""


def opened(match, browser: Pretended | None = None) -> tuple[Pretended, Shelf]:
    """The page with that match open, or where that browser is, in a running loop."""
    shelf = Shelf(Memory())
    shelf.save(entry("id"), match.record)
    browser = browser or Pretended("#/match/id")
    App(browser, shelf, lambda: 7).start()
    return browser, shelf


def breaks(bot, chair):
    yield
    raise ZeroDivisionError


def cheats(bot, chair):
    yield
    return Store()


def says_nothing(bot, chair):
    yield


@pytest.mark.parametrize("failing", ["old-hand", "prospector"])
@pytest.mark.parametrize("think", [breaks, cheats, says_nothing])
def test_a_bot_that_fails_plays_by_rule_of_thumb_and_says_so(monkeypatch, failing, think):
    """And any move, when that fails as well: a match never hangs."""
    match = table(veins_of=("1/2/3/1", "2/1/3/2"), turn=1, bots={1: failing})
    monkeypatch.setattr("table.playing.MOMENT", 0)
    monkeypatch.setattr(type(find_bot("gold-hunting", failing)), "think", think)

    async def play() -> tuple[Pretended, Shelf]:
        browser, shelf = opened(match)
        await asyncio.sleep(0.05)
        return browser, shelf

    browser, shelf = asyncio.run(play())
    assert "Ben could not think and played by rule of thumb." in browser.html
    assert len(shelf.record("id").splitlines()) == len(match.record.splitlines()) + 1


def asked_for_a_hint() -> Pretended:
    """The page on which a person has asked what a bot would do."""

    async def ask() -> Pretended:
        browser, _ = opened(table(veins_of=("1/2/3/1", "2/1/3/2"), bots={1: "greenhorn"}))
        browser.handler({"do": "hint", "id": "menu-hint"})
        for _ in range(200):
            await asyncio.sleep(0.01)
            if "A bot" in browser.html or "No bot" in browser.html:
                break
        return browser

    return asyncio.run(ask())


def test_a_hint_is_said():
    assert "A bot would call a" in asked_for_a_hint().html


def test_a_hint_that_fails_costs_nothing(monkeypatch):
    monkeypatch.setattr("fortyniner.bots.gold_hunting.advise", lambda chair: 1 / 0)
    assert "No bot knows what to do here." in asked_for_a_hint().html


def test_a_forced_move_is_played_without_a_tap(monkeypatch):
    match = table(veins_of=("1/2/3/1", "2/1/3/2"))
    one_way(monkeypatch, 0, "call 3 at 1")
    monkeypatch.setattr("table.playing.MOMENT", 0)

    async def play() -> Shelf:
        browser, shelf = opened(match)
        for message in ({"do": "call", "number": "1"}, {"do": "vein", "vein": "1"}, {"do": "play"}):
            browser.handler(message)
        await asyncio.sleep(0.05)
        return shelf

    assert asyncio.run(play()).record("id").splitlines()[-1].startswith("call 3 at 1 ")


def test_a_forced_move_that_breaks_a_law_is_tried_once(monkeypatch):
    match = table(veins_of=("1/2/3/1", "2/1/3/2"))
    one_way(monkeypatch, 0, "call 3 at 1")
    monkeypatch.setattr("table.playing.MOMENT", 0)
    tried = []
    law = Law("gold weighs something", lambda *_: tried.append(1))
    monkeypatch.setattr(match.game, "laws", (law,))

    async def play() -> Pretended:
        browser, _ = opened(match)
        await asyncio.sleep(0.05)
        return browser

    assert "Save the report" in asyncio.run(play()).html
    assert len(tried) == 1


@pytest.mark.parametrize(
    ("law", "words"),
    [(lambda *_: False, "Save the report"), (lambda *_: 1 / 0, "Something of ours went wrong")],
)
def test_an_error_of_ours_leaves_the_match_as_it_was_and_is_told(monkeypatch, law, words):
    match = table(veins_of=("1/2/3/1", "2/1/3/2"), bots={1: "greenhorn"})
    monkeypatch.setattr(match.game, "laws", (Law("gold weighs something", law),))

    async def play() -> tuple[Pretended, Shelf]:
        browser, shelf = opened(match)
        for message in ({"do": "call", "number": "1"}, {"do": "vein", "vein": "1"}, {"do": "play"}):
            browser.handler(message)
        return browser, shelf

    browser, shelf = asyncio.run(play())
    assert shelf.record("id") == match.record
    assert words in browser.html


ENTER = {"do": "key", "key": "Enter", "id": ""}


@pytest.mark.rule("SM-23", "SM-24")
def test_enter_takes_the_bonus_that_is_offered_beside_what_the_businesses_brought(monkeypatch):
    monkeypatch.setattr("table.playing.MOMENT", 0)
    deeds = {"MILL": "a9", "BATH": "b3", "HALL": "b4"}
    match = Match.at(
        "sutters-mill", coloma.position("RIVER MILL", "HILL", **deeds), ["Ann", "Ben"], bots={1: "greenhorn"}
    )
    for move in ("prospect", "dig HALL"):
        match.play(move)

    async def play() -> tuple[str, str, str]:
        browser, shelf = opened(match)
        await asyncio.sleep(0.05)  # that it is enough goes without saying
        before, html = shelf.record("id"), browser.html
        browser.handler(ENTER)
        return before, html, shelf.record("id")

    before, html, after = asyncio.run(play())
    assert 'id="go-on"' not in html
    assert after.splitlines()[len(before.splitlines())].startswith("bonus")


def test_enter_goes_on_where_nothing_is_asked_beside_what_is_shown():
    match = table(veins_of=("1/2/3/1", "2/1/3/2"), bots={1: "greenhorn"})

    async def play() -> tuple[str, str]:
        browser, _ = opened(match)
        for message in ({"do": "call", "number": "1"}, {"do": "vein", "vein": "1"}, {"do": "play"}):
            browser.handler(message)
        browser.handler(ENTER)  # it is announced, and is turned now
        shown = browser.html
        browser.handler(ENTER)
        return shown, browser.html

    shown, after = asyncio.run(play())
    assert 'id="go-on"' in shown
    assert 'id="go-on"' not in after


def test_what_is_on_its_way_to_town_survives_a_closed_page_there():
    match = Match.at("sutters-mill", coloma.position("RIVER", "HILL"), ["Ann", "Ben"], bots={1: "greenhorn"})

    async def play() -> tuple[str, str]:
        browser, shelf = opened(match)
        for message in ({"do": "crew"}, {"do": "place", "place": "STORE"}, {"do": "town"}):
            browser.handler(message)
        there = shelf.draft("id")
        browser.handler({"do": "play"})
        return there, shelf.draft("id")

    there, after = asyncio.run(play())
    assert there == "0 1 bring STORE"
    assert after == ""


def test_what_is_said_aloud_is_one_sentence_after_the_other():
    match = river.river("", "", "", offer="A-GOLD")

    async def play() -> list[str]:
        browser, _ = opened(match)
        browser.handler({"do": "open-curtain"})
        await asyncio.sleep(0.3)
        browser.handler({"do": "card", "card": "A-GOLD"})
        browser.handler({"do": "play"})
        return browser.said

    said = asyncio.run(play())
    assert said
    assert said[0].startswith("Ann took Gold! ")
    assert said[0].endswith(".")
    assert not any(pair in said[0] for pair in ("!.", "..", " ."))
