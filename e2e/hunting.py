"""A table at which Gold Hunting is played: what can be done there, in the words of its rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.table import Table

NUMBERS = ("", "one", "two", "three")
KINDS = ("", "single", "double", "triple")

Veins = list[list[int]]


class Hunting(Table):
    """A person's taps on veins and pieces."""

    def vein(self, number: int) -> Locator:
        return self.button(re.compile(f"^Vein {number},"))

    def pile(self, nuggets: int) -> None:
        """The pile of the one who looks counts so much."""
        expect(self.page.locator(".hunt-pile")).to_contain_text(re.compile(rf"pile {nuggets}\b"))

    def deal(self, **people: str | None) -> None:
        """A new match from the lobby: see `Table.set_up`."""
        self.set_up("Gold Hunting", people)

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
