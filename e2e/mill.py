"""A table at which Sutter's Mill is played: what can be done there, in the words of its rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from e2e.table import Table
from fortyniner.match import Match
from tests.coloma import NAMES, position


def mill(*standing: str, bots: Mapping[int, str] | None = None, **parts: object) -> Match:
    """Sutter's Mill from a position on, told as in `tests.coloma.position`."""
    return Match.at("sutters-mill", position(*standing, **parts), NAMES[: len(standing)], bots=bots)


class Mill(Table):
    """A person's taps on cards, prospectors and places."""

    def deal(self, *options: str, **people: str | None) -> None:
        """A new match from the lobby: see `Table.set_up`."""
        self.set_up("Sutter’s Mill", people, options)

    # What is on the page

    def card(self, rank: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f"#card-{rank}")

    def place(self, space: str) -> Locator:
        """A place of the map."""
        return self.page.locator(f"#place-{space}")

    def prospectors(self, space: str) -> Locator:
        """The own prospectors there: beside the place, or below it once Winding Down."""
        return self.page.locator(f"#tile-{space}, #man-{space}").last

    def seat(self, name: str) -> Locator:
        """A seat above the map: its phase, its deeds, its nuggets."""
        return self.button(re.compile(rf"^{name}( \(bot\))?, "))

    @property
    def panel(self) -> Locator:
        """An opened place, or the ledger."""
        return self.page.locator(".mill-panel")

    @property
    def chips_found(self) -> Locator:
        """The chips of this turn that one has turned up."""
        return self.page.locator(".mill-find", has_text="nugget")

    def asks(self, text: str | re.Pattern[str]) -> None:
        """What the tray asks of the one who looks, or says of what is chosen."""
        expect(self.page.locator(".mill-what")).to_contain_text(text)

    def holds(self, name: str, nuggets: int | None) -> None:
        """The purse of a seat, as it is shown; None: hidden."""
        said = r"chips: .*paid" if nuggets is None else f"{nuggets} nuggets?"
        expect(self.seat(name)).to_have_accessible_name(re.compile(rf", {said}(: whose turn it is)?$"))

    def has_done(self, actions: int, spent: int, following: int | None) -> None:
        """The ladder of costs: paid actions of this turn, what they cost, what one more would cost."""
        done = f"{actions} paid action{'s' * (actions != 1)} done for {spent}; "
        after = "none is left" if following is None else f"the next costs {following}"
        expect(self.page.locator(".mill-ladder")).to_have_accessible_name(done + after)

    # Acts

    def do(self, move: str) -> None:
        """A move of the match by taps, up to what comes of it."""
        if move in _BUTTONS:
            self.tap(self.page.locator(f"#{_BUTTONS[move]}"))
            return
        if move == "wind down":
            self.tap(self.page.locator("#wind"))
        elif move != "bonus":
            self.choose(move)
        self.tap(self.play)

    def choose(self, move: str) -> None:
        """What the move is made of is taken in hand and shown where to, not played yet."""
        verb, *words = re.sub("^free [A-Z]+ ", "", move).split()
        match verb:
            case "dig":
                self.point(words[0])
            case "play":
                self.take(self.card(words[0]))
                self.point(words[1])
            case "bring":
                self.take(self.page.locator("#crew"))
                self.point(words[0])
            case "move":
                self.take(self.prospectors(words[0]))
                self.point(words[1])
            case "leave" | "remove":
                self.take(self.prospectors(words[0]))
                self.take(self.page.locator(f"#do-{verb}"))
            case "shift":
                self.tap(self.place(words[0]))
                self.tap(self.page.locator(f"#shift-{words[1]}-{words[2]}"))

    def take(self, what: Locator) -> None:
        """Something is taken in hand, unless it is there already."""
        if what.get_attribute("aria-pressed") != "true":
            self.tap(what)
        expect(what).to_have_attribute("aria-pressed", "true")

    def point(self, space: str) -> None:
        """A place is shown where that is to go."""
        if self.place(space).get_attribute("aria-pressed") != "true":
            self.tap(self.place(space))
        expect(self.place(space)).to_have_attribute("aria-pressed", "true")

    def keys_for(self, move: str) -> None:
        """A move of the match by keys alone, up to what comes of it."""
        verb, *words = move.split()
        match verb:
            case "wind":
                self.press("w")
                self.key_on(self.play)
            case "bonus":
                self.key_on(self.play)
            case "dig":
                self.key_at(words[0])
            case "play":
                self.press("0" if words[0] == "10" else words[0].lower())
                self.key_at(words[1])
            case "bring":
                self.press("b")
                self.key_at(words[0])
            case "move":
                self.key_on(self.prospectors(words[0]))
                self.key_at(words[1])
            case "leave" | "remove":
                self.key_on(self.prospectors(words[0]))
                self.key_on(self.page.locator(f"#do-{verb}"))
                self.key_on(self.play)
            case _:
                self.press({"prospect": "p", "town": "t", "enough": "e", "end": "e", "no": "n"}[verb])

    def key_on(self, what: Locator) -> None:
        """The focus goes to a control, which is then used."""
        self.tab_to(what)
        self.press("Enter")

    def key_at(self, space: str) -> None:
        """A place is shown, and meant."""
        self.key_on(self.place(space))
        expect(self.place(space)).to_have_attribute("aria-pressed", "true")
        self.press("Enter")


_BUTTONS = {
    "prospect": "prospect",
    "town": "town",
    "enough": "enough",
    "no bonus": "no-bonus",
    "end": "end-turn",
}
"""Moves that are a button each."""
