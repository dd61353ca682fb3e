"""A page of Fortyniner before a person: what can be done there, whatever is played."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, Self

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, Position, TimeoutError, expect

from fortyniner.match import Match

# A choice hides its native input; the face beside it shows the ring. A heading has the focus to be read out.
RING = """() => {
  const focused = document.activeElement;
  const shown = focused.matches(".sr") ? focused.nextElementSibling : focused;
  return focused.matches("[tabindex='-1']") || getComputedStyle(shown).outlineStyle !== "none";
}"""

SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("#app *")]
  .filter(part => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
  .filter(part => part.scrollWidth > part.clientWidth)
  .map(part => `${part.scrollWidth - part.clientWidth} px too wide: ${part.outerHTML.slice(0, 90)}`)"""

# Bots and what is forced take their moment, so that people can follow; a test need not.
HASTE = """() => {
  const later = setTimeout;
  const hasty = delay => delay >= 100 && delay <= 1000 ? delay / 20 : delay;
  window.setTimeout = (call, delay, ...more) => later(call, hasty(delay), ...more);
}"""

BEHIND = """element => Boolean(
  document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)"""

Waits = Literal["beat", "person", "curtain", "over"]
WAITS: dict[str, Waits] = {"go-on": "beat", "prospect": "person", "play": "person", "end": "over"}
"""What the page waits for, by what is on it; a curtain that goes up already waits for nobody."""

IMPATIENT = 0.45
"""Seconds that a person takes before tapping the same place again."""


class Table:
    """The page, and the device that shows it. Whatever a method does, it does by tap, key or address."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        """Errors that the page has met, but for those that the test provokes."""
        self.provoked = False
        self._tapped = 0.0
        self._place: FloatRect | None = None
        self.touch: bool | None = None
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._met(str(error)))

    @classmethod
    def of(cls, table: Table) -> Self:
        """The same page, before people who play this game at it."""
        same = object.__new__(cls)
        same.__dict__ = table.__dict__
        return same

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._met(message.text)

    def _met(self, trouble: str) -> None:
        if not self.provoked:
            self.troubles.append(trouble)

    # Coming and going

    def arrive(self, route: str = "#/") -> Self:
        """The address is opened; Python need not be ready."""
        self.page.goto(self.address + route, wait_until="domcontentloaded")
        return self

    def ready(self) -> Self:
        """Python has drawn its page."""
        self.page.locator("html:not([data-start]) #loading[hidden]").wait_for(
            state="attached", timeout=60_000
        )
        return self

    def visit(self, route: str = "#/") -> Self:
        return self.arrive(route).ready()

    def reload(self) -> Self:
        self.page.reload(wait_until="domcontentloaded")
        return self.ready()

    def keep(self, record: str, id: str = "kept") -> str:
        """As if a match had been played on this device earlier; returns its route."""
        self.page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)", [f"fortyniner/match/{id}", record]
        )
        return f"#/match/{id}"

    def resume(self, match: Match | str, id: str = "kept") -> Self:
        """Opens a match that was played on this device earlier."""
        record = match if isinstance(match, str) else match.record
        return self.visit(self.keep(record, id))

    def bring(self, record: str) -> Self:
        """Opens a match file."""
        self.visit("#/matches")
        self.page.get_by_label("Open a match file").set_input_files(
            {"name": "match.txt", "mimeType": "text/plain", "buffer": record.encode()}
        )
        return self

    def hasten(self) -> Self:
        """From the next visit on, bots and what is forced take less of a moment."""
        self.page.add_init_script(f"({HASTE})()")
        return self

    def unhurried(self) -> Self:
        """Bots show what they do until a tap, as the settings can have it; then at the lobby."""
        self.visit("#/settings")
        self.tap(self.page.locator("label", has=self.page.locator("input[name=pace][value=tap]")))
        return self.visit("#/")

    # What is on the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def tile(self, game: str) -> Locator:
        """The way from the lobby to a new match of that game."""
        return self.link(re.compile(f"^{game} .*players:"))

    def says(self, text: str | re.Pattern[str]) -> None:
        """The text is to be seen."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    @property
    def headline(self) -> Locator:
        """Whom the match waits for, in the bar above the board."""
        return self.page.locator("header .match-place")

    @property
    def toast(self) -> Locator:
        return self.page.locator("#toasts")

    @property
    def verdict(self) -> Locator:
        """What has just happened."""
        return self.page.get_by_role("region", name="What happened")

    @property
    def primary(self) -> Locator:
        """The one button that goes on."""
        return self.page.locator(".btn.primary:visible")

    @property
    def play(self) -> Locator:
        """The button that plays what is chosen."""
        return self.page.locator("#play")

    def refuses(self, reason: str, rule: str) -> None:
        """What cannot be done is said, with its rule."""
        expect(self.toast).to_contain_text(reason)
        link = self.toast.get_by_role("link", name=rule)
        expect(link).to_have_attribute("href", f"#/rules/{self.match.game.id}/{rule}")

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile("^Pass to "))

    def waits(self) -> Waits:
        """For whom or what the page waits, once bots have moved and what is forced has been done."""
        due = self.page.locator(", ".join([*(f"#{id}" for id in WAITS), ".falling #open-curtain"])).first
        expect(due).to_be_visible(timeout=30_000)  # bots may make many moves before one is shown
        return WAITS.get(due.get_attribute("id") or "", "curtain")

    def see(self) -> Waits:
        """Everything that is shown is seen; then whom the match waits for."""
        while (waits := self.waits()) == "beat":
            self.fits()
            self.go_on()
        self.fits()
        return waits

    def settled(self) -> None:
        """Nothing moves or fades any more."""
        self.page.evaluate(
            "() => Promise.allSettled(document.getAnimations().map(animation => animation.finished))"
        )

    def fits(self) -> None:
        """Nothing scrolls sideways."""
        assert self.page.evaluate(SIDEWAYS) == []

    def shows_the_end_of(self, match: Match) -> None:
        """The end scene tells every score and what it is made of, from the most points to the fewest."""
        scores, names = match.standings()["scores"], match.game.words.PARTS
        told_of = [part for part in names if any(score["parts"][part] for score in scores)]
        results = self.page.get_by_role("listitem").filter(has_text="points:")
        expect(results).to_have_count(len(scores))
        shown = results.all_text_contents()
        for seat, score in zip(match.seats, scores, strict=True):
            parts = ", ".join(f"{names[part]} {score['parts'][part]}" for part in told_of)
            words = f"{seat.name}{'bot' * bool(seat.bot)}{score['total']} points: {parts}".replace("-", "−")
            assert any(text.startswith(words) for text in shown), (words, shown)
        found = re.findall(r"(−?\d+) points:", " ".join(shown))
        totals = [int(total.replace("−", "-")) for total in found]
        assert totals == sorted((score["total"] for score in scores), reverse=True)

    # Acts

    def tap(self, what: Locator, at: Position | None = None) -> None:
        """With a finger where there is a touch screen, else with the mouse; `at` counts from the corner."""
        if self.touch is None:
            self.touch = bool(self.page.evaluate("() => navigator.maxTouchPoints > 0"))
        # What follows too soon would be taken for an impatient second tap.
        time.sleep(max(0, self._tapped + IMPATIENT - time.monotonic()) if self._same_place(what) else 0)
        if self.touch:
            what.tap(position=at)
        else:
            what.click(position=at)
        self._tapped = time.monotonic()

    def _same_place(self, what: Locator) -> bool:
        """Whether this lies where the last tap fell; it becomes the last."""
        before, self._place = self._place, what.bounding_box()
        return bool(before and self._place and abs(before["y"] - self._place["y"]) < 80)

    def tap_anyway(self, what: Locator) -> None:
        """A tap on what says that it cannot be used now."""
        expect(what).to_be_disabled()
        self.settled()
        box = what.bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def press(self, *keys: str) -> None:
        """Keys, as long as it is plain to see where the focus is."""
        for key in keys:
            self.page.keyboard.press(key)
            self.shows_focus()

    def tab_to(self, wanted: Locator) -> None:
        """The focus is moved there from control to control, the way on which it lies."""
        for _ in range(60):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press("Shift+Tab" if wanted.evaluate(BEHIND) else "Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def shows_focus(self) -> None:
        """Something on the screen has the focus, and a control that has it shows a ring."""
        focused = self.page.locator("#app :focus:not(.sr), #app .sr:focus + *")
        expect(focused).to_have_count(1)
        expect(focused).to_be_in_viewport()
        self.page.wait_for_function(RING)

    def set_up(self, game: str, people: Mapping[str, str | None], options: Sequence[str] = ()) -> None:
        """A new match of that game from the lobby: names with None for a person or a bot's level, and the
        switches that are turned on. The first of them starts."""
        self.tap(self.tile(game))
        expect(self.button("Deal")).to_be_visible()
        for number, (name, level) in enumerate(people.items(), 1):
            place = self.page.get_by_role("group", name=re.compile(f"^Seat {number}"))
            if not place.is_visible():
                self.tap(self.button("Add a seat"))
            place.get_by_label("Name").fill(name)
            self.tap(
                place.locator("label", has=self.page.get_by_label("Bot" if level else "Person", exact=True))
            )
            if level:
                self.tap(place.locator("label", has_text=level))
        starts = self.page.get_by_role("radiogroup", name=re.compile("^Who starts"))
        self.tap(starts.locator("label").nth(1))
        for option in options:
            self.tap(self.page.locator("label", has=self.page.get_by_role("switch", name=option)))
        self.tap(self.button("Deal"))

    def open_curtain(self, name: str) -> None:
        expect(self.curtain).to_have_text(f"Pass to {name}")
        self.tap(self.button(f"I am {name}, open the curtain"))
        expect(self.curtain).to_have_count(0)

    def watch(self) -> None:
        """A bot's move is seen. It passes by itself when nobody taps in time."""
        try:
            self.page.locator("#go-on").tap(timeout=2000)
        except TimeoutError:
            return

    def go_on(self) -> None:
        """What happened has been seen."""
        self.tap(self.page.locator("#go-on"))

    def undo(self) -> None:
        self.tap(self.button("Undo (U)"))

    def redo(self) -> None:
        self.tap(self.button("Redo (R)"))

    def menu(self, choice: str) -> None:
        self.tap(self.button("Menu (M)"))
        self.tap(self.page.get_by_role("dialog").get_by_text(choice))

    # What is taken along

    def saved_file(self, tapped: Locator) -> str:
        """The text of the file that the tap gives."""
        with self.page.expect_download() as download:
            self.tap(tapped)
        return Path(download.value.path()).read_text()

    def stored_record(self) -> str:
        """The record of the match that is open, as it lies in the storage."""
        key = f"fortyniner/match/{self.page.url.rpartition('/')[2]}"
        return str(self.page.evaluate("key => localStorage.getItem(key)", key))

    @property
    def match(self) -> Match:
        """The match as it is kept."""
        return Match.read(self.stored_record())

    @property
    def moves(self) -> list[str]:
        """The moves that are kept."""
        return [ply.move for ply in self.match.log]
