"""The table: each route has its screen, each message finds whom it concerns, all is drawn anew."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from urllib.parse import unquote

from htpy import fragment

from fortyniner.refusal import Fault
from table.browser import Browser, Message
from table.kept import Kept, told
from table.links import from_link
from table.matches import Damaged, Matches, Shared, read, relabel
from table.notice import Answer, Toast, question, sentence, toasts
from table.playing import Playing
from table.screen import Screen, Surroundings
from table.screens import Lobby, Lost, NewMatch, Rules, SettingsScreen
from table.settings import Settings
from table.sitting import Sitting
from table.storage import Shelf

SLICE = 4.0
"""Milliseconds of drawing before the page gets its turn."""


class App:
    """One page of the browser. `fresh` gives a new random number whenever one is needed."""

    def __init__(self, browser: Browser, shelf: Shelf, fresh: Callable[[], int]) -> None:
        self._browser = browser
        settings = Settings.read(shelf.settings)
        self._jobs: set[asyncio.Task[None]] = set()
        self._around = Surroundings(browser, shelf, settings, self.redraw, self._run, fresh)
        self._screen: Screen = Lobby(self._around)
        self._aside: Playing | None = None  # a match whose rules are being looked up
        self._toast: Toast | None = None
        self._answering = False  # somebody has tapped and waits for the answer
        self._drawing: asyncio.Task[None] | None = None
        self._focus = ""
        self._kept: dict[str, Kept] = {}  # as it is on the page

    def start(self) -> None:
        """Takes over the page."""
        self._browser.listen(self.on)
        relabel(self._around)
        self._answering = True
        self._show(self._browser.route())
        if self._browser.update_waiting():
            self._offer_update()
        self._answering = False

    def on(self, message: Message) -> bool:
        """Answers what a person did. An error of ours is said and leaves everything as it was."""
        self._answering = True
        try:
            return self._answer(message)
        except Exception as error:
            self._apologise(error)
            return True
        finally:
            self._answering = False

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._jobs.add(task)  # a task nobody holds may vanish
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._jobs.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._apologise(error)

    def _apologise(self, error: BaseException) -> None:
        traceback.print_exception(error)
        words = f"Something of ours went wrong ({type(error).__name__}). Your matches are kept."
        self._toast = Toast(words, answer=Answer("reload", "Load the page again", "refresh-cw"))
        try:
            self._draw()
        except Exception:  # this screen cannot be drawn
            self._screen = Lobby(self._around)
            self._draw()

    def _answer(self, message: Message) -> bool:
        match message["do"]:
            case "route":
                self._show(message["route"])
            case "stored":
                self._screen.stored(str(message["key"]))
            case "update-ready":
                self._offer_update()
            case "update":
                self._browser.update()
            case "reload":
                self._browser.reload()
            case "dismiss" if self._toast:
                self._toast = None
                self.redraw("")
            case _:
                return self._screen.on(message)
        return True

    def _offer_update(self) -> None:
        words = "A new version is ready. Your matches stay as they are."
        self._toast = Toast(words, good=True, answer=Answer("update", "Update", "refresh-cw"))
        self.redraw("")

    def _show(self, route: str) -> None:
        self._screen.leave()
        if isinstance(self._screen, Playing):
            self._aside = self._screen
        if not route.startswith(("#/rules/", "#/settings", "#/match/")):
            self._aside = None
        try:
            self._screen = self._at(route)
        except Fault as fault:
            self._screen = Lost(self._around, sentence(str(fault)))
        self._browser.arrive(self._screen.title)
        self._screen.start()

    def _at(self, route: str) -> Screen:
        """The screen of a route. Raises Fault where it leads nowhere."""
        around = self._around
        aside = self._aside.sitting.id if self._aside else None
        match [unquote(part) for part in route.removeprefix("#/").split("/")]:
            case [""]:
                return Lobby(around)
            case ["new", game]:
                return NewMatch(around, game)
            case ["matches"]:
                return Matches(around)
            case ["settings"]:
                return SettingsScreen(around, aside)
            case ["rules", game, *rule] if len(rule) < 2:
                return Rules(around, game, rule[0] if rule else None, aside)
            case ["match", id]:
                return self._open(id)
            case ["read", packed]:
                return Shared(around, from_link(packed))
        raise Fault("There is no such page here")

    def _open(self, id: str) -> Screen:
        record = self._around.shelf.record(id)
        if record is None:
            raise Fault("This match is not kept on this device")
        try:
            match = read(record)
        except Fault as fault:
            return Damaged(self._around, id, record, fault)
        if self._aside and self._aside.goes_on_from(id, record):
            return self._aside  # who looked still looks
        return Playing(self._around, Sitting(id, match, self._around.fresh()))

    def redraw(self, focus: str) -> None:
        """Draws the screen as it is now; `focus` names the element to have the focus. Who has tapped sees it
        at once; what happens by itself is drawn a part at a time, so that the page always answers."""
        self._focus = focus or self._focus
        if self._answering:
            self._draw()
        else:
            self._stop_drawing()
            self._drawing = self._run(self._draw_in_parts())

    def _draw(self) -> None:
        self._stop_drawing()
        kept: dict[str, Kept] = {}
        self._hand_over("".join(self._drawn(kept)), kept, later=False)

    async def _draw_in_parts(self) -> None:
        parts, kept = list[str](), dict[str, Kept]()
        await asyncio.sleep(0)
        pause = self._browser.now() + SLICE
        for part in self._drawn(kept):
            parts.append(part)
            if self._browser.now() > pause:
                await asyncio.sleep(0)
                pause = self._browser.now() + SLICE
        await asyncio.sleep(0)
        self._hand_over("".join(parts), kept, later=True)

    def _stop_drawing(self) -> None:
        if self._drawing:
            self._drawing.cancel()
            self._drawing = None

    def _drawn(self, kept: dict[str, Kept]) -> Iterator[str]:
        """The screen as it is to be told to the browser; adds to `kept` what that may keep."""
        screen = self._screen
        page = fragment[screen.draw(), question(screen.question), toasts(screen.toast or self._toast)]
        return told(page.iter_chunks(), self._kept, kept)

    def _hand_over(self, html: str, kept: dict[str, Kept], *, later: bool) -> None:
        self._kept = {}
        if not self._browser.draw(html, self._focus, later):
            kept = {}
            self._browser.draw("".join(self._drawn(kept)), self._focus, later)
        self._kept, self._focus = kept, ""
