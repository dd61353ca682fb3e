"""A page of Fortyniner before a person: what can be done there, in the words of the rules."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Self

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, Position, TimeoutError, expect

from fortyniner.match import Match

NUMBERS = ("", "one", "two", "three")
KINDS = ("", "single", "double", "triple")

# A choice hides its native input; the face beside it shows the ring. A heading has the focus to be read out.
RING = """() => {
  const focused = document.activeElement;
  const shown = focused.matches(".sr") ? focused.nextElementSibling : focused;
  return focused.matches("[tabindex='-1']") || getComputedStyle(shown).outlineStyle !== "none";
}"""

IMPATIENT = 0.45
"""Seconds that a person takes before tapping the same place again."""

Veins = list[list[int]]


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

    # What is on the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

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
    def curtain(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile("^Pass to "))

    def vein(self, number: int) -> Locator:
        return self.button(re.compile(f"^Vein {number},"))

    def pile(self, nuggets: int) -> None:
        """The pile of the one who looks counts so much."""
        expect(self.page.locator(".hunt-pile")).to_contain_text(re.compile(rf"pile {nuggets}\b"))

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
        """The focus is moved there from control to control."""
        for _ in range(60):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def shows_focus(self) -> None:
        """Something on the screen has the focus, and a control that has it shows a ring."""
        focused = self.page.locator("#app :focus:not(.sr), #app .sr:focus + *")
        expect(focused).to_have_count(1)
        expect(focused).to_be_in_viewport()
        assert self.page.evaluate(RING), "nothing shows where the focus is"

    def deal(self, **people: str | None) -> None:
        """A new match from the lobby: names with None for a person or a bot's level, as in
        Ann=None. The first of them starts."""
        self.tap(self.link(re.compile("Gold Hunting")))
        for number, (name, level) in enumerate(people.items(), 1):
            place = self.page.get_by_role("group", name=re.compile(f"^Seat {number}"))
            place.get_by_label("Name").fill(name)
            self.tap(
                place.locator("label", has=self.page.get_by_label("Bot" if level else "Person", exact=True))
            )
            if level:
                self.tap(place.locator("label", has_text=level))
        starts = self.page.get_by_role("radiogroup", name=re.compile("^Who starts"))
        self.tap(starts.locator("label").nth(1))
        self.tap(self.button("Deal"))

    def open_curtain(self, name: str) -> None:
        expect(self.curtain).to_have_text(f"Pass to {name}")
        self.tap(self.button(f"I am {name}, open the curtain"))
        expect(self.curtain).to_have_count(0)

    def hide(self, veins: Veins) -> None:
        """Every piece by two taps: its kind, then its vein."""
        for number, vein in enumerate(veins, 1):
            for kind in vein:
                if self.kind(kind).get_attribute("aria-pressed") == "false":
                    self.tap(self.kind(kind))
                self.put_on(number)
        self.tap(self.button("Hide it so"))

    def put_on(self, vein: int) -> None:
        """The kind in hand goes on top of a vein: a tap above what lies there."""
        self.tap(self.vein(vein), at={"x": 30, "y": 12})

    def hide_at_random(self) -> None:
        self.tap(self.button("Shuffle"))
        self.tap(self.button("Hide it so"))

    def holds(self, vein: int, *kinds: int) -> None:
        """The vein that is being filled has these pieces, from bottom to top."""
        expect(self.placed(vein)).to_have_count(len(kinds))
        for piece, kind in zip(self.placed(vein).all(), kinds, strict=True):
            expect(piece).to_have_accessible_name(re.compile(rf"the {KINDS[kind]}\b", re.IGNORECASE))

    def placed(self, vein: int) -> Locator:
        """The pieces in a vein that is being filled."""
        well = self.page.get_by_role("group", name=f"Vein {vein}", exact=True)
        return well.get_by_role("button", name=re.compile("^(Take the|The) "))

    def kind(self, kind: int) -> Locator:
        """The pieces of a kind that are still to be placed."""
        return self.page.get_by_role("region", name="Pieces to place").get_by_title(KINDS[kind].capitalize())

    def number(self, number: int) -> Locator:
        return self.page.get_by_title(f"Call {NUMBERS[number]}")

    def choose(self, number: int, vein: int) -> None:
        """What to call, and where; not called yet."""
        self.tap(self.number(number))
        self.tap(self.vein(vein))

    def call(self, number: int, vein: int) -> None:
        """The call, up to what comes of it."""
        self.choose(number, vein)
        self.tap(self.button(f"Call {NUMBERS[number]} at vein {vein}"))
        expect(self.verdict).to_be_visible()

    def rush(self, vein: int) -> None:
        """A goldrush, up to what comes of it."""
        self.tap(self.button("Goldrush"))
        self.tap(self.vein(vein))
        self.tap(self.button(re.compile(f"^Goldrush: call .* at vein {vein}")))
        expect(self.verdict).to_be_visible()

    def store(self) -> None:
        self.tap(self.button("Store"))

    def stop(self) -> None:
        self.tap(self.button(re.compile("^Stop and keep")))

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
