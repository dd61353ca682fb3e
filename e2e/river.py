"""A table at which Gold River is played: what can be done there, in the words of its rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.table import Table


class River(Table):
    """A person's taps on cards, seats, dice and numbers."""

    def deal(self, *options: str, **people: str | None) -> None:
        """A new match from the lobby: see `Table.set_up`."""
        self.set_up("Gold River", people, options)

    # What is on the page

    def card(self, id: str) -> Locator:
        """A card of the offer, or in front of a seat."""
        return self.page.locator(f"#card-{id}")

    def seat(self, name: str) -> Locator:
        """The row of a seat: who it is, how it stands, its stash."""
        return self.page.get_by_role("region", name=name, exact=True).locator(".river-head")

    @property
    def last_move(self) -> str:
        """The last move that is kept."""
        return self.match.log[-1].move

    def holds(self, name: str, nuggets: int | None) -> None:
        """The stash of a seat, as it is shown; None: hidden."""
        said = "hidden stash" if nuggets is None else f"{nuggets} nugget{'s' * (nuggets != 1)}"
        expect(self.seat(name)).to_have_accessible_name(re.compile(rf"; {said}(;|$)"))

    def lies_with(self, name: str, card: str) -> None:
        """In front of whom a card lies."""
        place = self.page.get_by_role("region", name=name, exact=True)
        expect(place.locator(f"#card-{card}")).to_have_count(1)

    def mayor_of(self, name: str, *towns: str) -> None:
        """The towns of which a seat is Mayor."""
        said = self.seat(name).get_attribute("aria-label") or ""
        found = re.search(r"Mayor of ([^;]*)", said)
        assert (re.split(", | and ", found[1]) if found else []) == list(towns)

    def asks(self, text: str) -> None:
        """What the sheet asks of the one who looks."""
        expect(self.page.locator(".river-prompt")).to_contain_text(text)

    def persons_turn(self) -> None:
        """Everything that is shown is seen, and a person decides."""
        assert self.see() == "person"

    # Acts

    def do(self, move: str) -> None:
        """A move of the match by taps, up to what comes of it."""
        verb, *words = move.split()
        match verb:
            case "pass":
                self.tap(self.button(re.compile("^Pass for good")))
                return
            case "hold" | "keep":
                self.tap(self.page.locator("#wait"))
                return
            case "take" if words == ["nuggets"]:
                self.tap(self.page.locator("#nuggets"))
                return
            case "bid":
                self.set_bid(int(words[0]))
            case "take" | "discard" | "bandit" | "dynamite" | "vein":
                self.pick(words[0])
            case "judge":
                self.pick(words[0])
                self.pick(words[2])
            case "holdup":
                self.choose_victim(int(words[0]))
                self.step_to(self.page.locator(".stepper output"), int(words[1]))
            case "telegraph":
                self.turn(int(words[0]), int(words[1]))
            case "bank":
                self.tap(self.page.locator(f"#bank-{words[0]}"))
        self.tap(self.play)

    def pick(self, card: str) -> None:
        """A card is chosen, not played yet."""
        if self.card(card).get_attribute("aria-pressed") != "true":
            self.tap(self.card(card))
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    def set_bid(self, nuggets: int) -> None:
        """The number in the stepper; not bid yet."""
        quick = self.button(re.compile(rf"^Bid (all )?{nuggets}$")).and_(self.page.locator(".river-quick"))
        if quick.is_visible():
            self.tap(quick)
        self.step_to(self.page.locator("#bid-now"), nuggets)
        expect(self.play).to_have_text(f"Bid {nuggets}")

    def step_to(self, shown: Locator, wanted: int) -> None:
        """Plus or minus until the number is there."""
        while (now := int(shown.inner_text())) != wanted:
            self.tap(self.button("One more" if now < wanted else "One less"))
        expect(shown).to_have_text(str(wanted))

    def choose_victim(self, seat: int) -> None:
        """A seat (from 1) to hold up; with two players it is chosen already."""
        row = self.page.locator(f"#seat-{seat}")
        if row.get_attribute("aria-pressed") != "true":
            self.tap(row)
        expect(row).to_have_attribute("aria-pressed", "true")

    def turn(self, die: int, face: int) -> None:
        """A die and the face it would be turned to; not turned yet."""
        self.tap(self.page.locator(f"#die-{die}"))
        self.tap(self.page.locator(f"#face-{face}"))

    def keys_for(self, move: str) -> None:
        """A move of the match by keys alone, up to what comes of it."""
        verb, *words = move.split()
        match verb:
            case "pass":
                self.press("p")
                return
            case "hold" | "keep":
                self.tab_to(self.page.locator("#wait"))
                self.press("Enter")
                return
            case "take" if words == ["nuggets"]:
                self.tab_to(self.page.locator("#nuggets"))
                self.press("Enter")
                return
            case "bid":
                more = int(words[0]) - int(self.page.locator("#bid-now").inner_text())
                self.press(*("+" if more > 0 else "-") * abs(more))
            case "take" | "discard" | "bandit" | "dynamite" | "vein":
                self.key_to(words[0])
            case "judge":
                self.key_to(words[0])
                self.key_to(words[2])
            case "holdup":
                more = int(words[1]) - int(self.page.locator(".stepper output").inner_text())
                self.press(words[0], *("+" if more > 0 else "-") * abs(more))
            case "telegraph":
                self.press("ArrowLeft" if words[0] == "1" else "ArrowRight", words[1])
            case "bank":
                self.press(words[0])
        self.press("Enter")

    def key_to(self, card: str) -> None:
        """The focus goes to a card, and it is chosen."""
        if self.card(card).get_attribute("aria-pressed") != "true":
            self.tab_to(self.card(card))
            self.press("Enter")
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")
