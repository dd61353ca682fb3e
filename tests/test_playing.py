"""A match in a page that is only pretended: bots that fail, moves that break a law, errors of ours."""

import asyncio

import pytest

from fortyniner.game import Law
from table.app import App
from table.storage import Shelf
from tests.tables import table
from tests.test_table import Memory, entry


class Pretended:
    """A browser that remembers what it was asked to show."""

    def __init__(self, route: str) -> None:
        self.html = ""
        self.handler = None
        self._route = route

    def listen(self, handler) -> None:
        self.handler = handler

    def draw(self, html: str, focus: str) -> None:
        self.html = html

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


def opened(match) -> tuple[Pretended, Shelf]:
    """The page with that match open, in a running loop."""
    shelf = Shelf(Memory())
    shelf.save(entry("id"), match.record)
    browser = Pretended("#/match/id")
    App(browser, shelf, lambda: 7).start()
    return browser, shelf


def test_a_bot_that_fails_plays_any_move_and_says_so(monkeypatch):
    match = table(veins_of=("1/2/3/1", "2/1/3/2"), turn=1, bots={1: "greenhorn"})
    monkeypatch.setattr("table.playing.MOMENT", 0)
    monkeypatch.setattr("fortyniner.bots.greenhorn.Greenhorn.think", lambda self, chair: 1 / 0)

    async def play() -> tuple[Pretended, Shelf]:
        browser, shelf = opened(match)
        await asyncio.sleep(0.05)
        return browser, shelf

    browser, shelf = asyncio.run(play())
    assert "Ben could not think and played any move." in browser.html
    assert len(shelf.record("id").splitlines()) == len(match.record.splitlines()) + 1


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
