"""A table at which Gold Country is played: what can be done there, in the words of its rules."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Self

from playwright.sync_api import Locator, expect

from e2e.table import Table
from fortyniner.gold_country.board import Space, board, space_at
from fortyniner.match import Match
from table.boards.gold_country.walking import walk

_WALKING = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "q", "e", "a", "d")


class Country(Table):
    """A person's taps on tokens, spaces, cards and trades."""

    def deal(self, *options: str, **people: str | None) -> None:
        """A new match from the lobby: see `Table.set_up`."""
        self.set_up("Gold Country", people, options)

    def opened(self, name: str) -> Self:
        """The curtain before that person is opened."""
        self.open_curtain(name)
        return self

    # What is on the page

    def space(self, place: str) -> Locator:
        """A space of the board, by its coordinates "q,r"."""
        return self.page.locator(f"#at-{number(place)}")

    def token(self, name: str) -> Locator:
        """A token that may be placed: of a mine, a bandit, or the "store"'s."""
        return self.page.locator(f"#pool-{name}")

    def seat(self, number: int) -> Locator:
        """The card of a seat, by its number from 1: name, coins, open cards."""
        return self.page.locator(f"#seat-{number}")

    @property
    def zoom(self) -> Locator:
        """The button for a larger board, and for the whole of it."""
        return self.page.locator("#zoom")

    @property
    def board(self) -> Locator:
        """The board as it is drawn, larger than its window or not."""
        return self.page.locator("#country-board")

    def foretells(self, text: str | re.Pattern[str]) -> None:
        """What is said of the choice before it is played, or asked of who is to choose."""
        expect(self.page.locator(".country-preview")).to_contain_text(text)

    # Acts

    def do(self, move: str) -> None:
        """A move of the match by taps, up to what comes of it."""
        verb, *words = move.split()
        match verb:
            case "buy" | "sell":
                self.trade(f"{verb}-{words[0]}")
            case "redraw" | "claim" | "bandit" | "third":
                self.use_card(move)
            case _:
                self.choose(move)
                self.tap(self.play)

    def choose(self, move: str) -> None:
        """What the move is made of is chosen, not played yet."""
        verb, *words = move.split()
        match verb:
            case "place" | "boat" | "tunnel":
                self.take(words[0])
                for place in words[1:]:
                    self.point(place)
            case "discard":
                self.take(words[0])
            case "return":
                self.tap(self.page.locator(f"#return-{words[0]}"))

    def take(self, name: str) -> None:
        """A token is taken up, unless it is chosen already; the store's where no other is of its kind."""
        token = self.token(name)
        if token.count() == 0:
            token = self.token("store")
        if token.get_attribute("aria-pressed") != "true":
            self.tap(token)
        expect(token).to_have_attribute("aria-pressed", "true")

    def point(self, place: str) -> None:
        """A space is shown where that is to go."""
        space = self.space(place)
        if "chosen" not in (space.get_attribute("aria-label") or ""):
            self.tap(space)
        expect(space).to_have_accessible_name(re.compile("chosen|can (enter|cross)|tunnel|river"))

    def trade(self, deal: str) -> None:
        """A trade: beside the board, or on its sheet, which is closed then."""
        beside = self.page.locator(f"#{deal}")
        if beside.is_visible():
            self.tap(beside)
            return
        if not self.page.locator("#trade").is_visible():
            self.tap(self.page.locator("#open-trade"))
        expect(self.page.locator("#trade")).to_be_visible()
        traded = self.page.locator(".country-trade.made")
        before = traded.count()
        self.tap(self.page.locator(f"#sheet-{deal}"))
        expect(traded).to_have_count(before + 1)
        self.tap(self.page.locator("#sheet-close"))

    def use_card(self, move: str) -> None:
        """An action card: beside the board, or on its sheet."""
        card = f"[data-card='{move}']:not([aria-disabled])"
        beside = self.page.locator(f".country-cards {card}").first
        if beside.is_visible():
            self.tap(beside)
            self.tap(self.play)
            return
        self.tap(self.page.locator("#open-cards"))
        self.tap(self.page.locator(f"#cards {card}").first)
        self.tap(self.page.locator("#cards-use"))
        if move == "third":
            self.tap(self.page.locator("#sheet-close"))

    # The same by keys

    def keys_for(self, move: str) -> None:
        """A move of the match by keys alone, up to what comes of it."""
        verb, *words = move.split()
        match verb:
            case "place" | "boat" | "tunnel":
                self.key_token(words[0])
                for place in words[1:]:
                    self.key_at(place)
                self.press("Enter")
            case "buy" | "sell":
                self.key_on(self.page.locator(f"#{verb}-{words[0]}"))
            case "redraw" | "claim" | "bandit" | "third":
                self.key_on(
                    self.page.locator(f".country-cards [data-card='{move}']:not([aria-disabled])").first
                )
                self.key_on(self.play)
            case "discard":
                self.key_token(words[0])
                self.key_on(self.play)
            case "return":
                self.key_on(self.page.locator(f"#return-{words[0]}"))
                self.key_on(self.play)
            case _:
                self.key_on(self.play)

    def key_on(self, what: Locator) -> None:
        """The focus goes to a control, which is then used."""
        self.tab_to(what)
        self.press("Enter")

    def key_token(self, name: str) -> None:
        """Tokens have the numbers of their order."""
        view = self.match.view(self.match.turn)
        pool = [*view["seats"][view["player"]]["tokens"], view["store"]]
        self.page.keyboard.press(str(1 + pool.index(_TOKENS.index(name))))
        token = self.token(name).or_(self.token("store")).first
        expect(token).to_have_attribute("aria-pressed", "true")

    def key_at(self, place: str) -> None:
        """The focus walks over the board to a space, which is then used."""
        wanted = number(place)
        if not self._focused.startswith("at-"):
            self.press("ArrowUp")
        start = int(self._focused.removeprefix("at-"))
        for key in _way(self.match.view(None)["board"], start, wanted):
            self.press(key)
        expect(self.space(place)).to_be_focused()
        self.press("Enter")

    def shows_focus(self) -> None:
        """See `Table.shows_focus`; a space has its ring on its face."""
        if self._focused.startswith("at-"):
            face = self.page.locator(".country-space:focus > .face")
            expect(face).to_have_css("stroke", "rgb(255, 255, 255)")
            expect(face).to_be_in_viewport()
        else:
            super().shows_focus()

    @property
    def _focused(self) -> str:
        return str(self.page.evaluate("() => document.activeElement.id"))


_TOKENS = ("red", "white", "blue", "green", "bandit")


def number(place: str) -> Space:
    """The number of the space written q,r."""
    q, _, r = place.partition(",")
    return space_at(int(q), int(r))


def _way(ground: str, start: Space, end: Space) -> list[str]:
    """The fewest keys that lead from one space to another."""
    ways: dict[Space, list[str]] = {start: []}
    queue = [start]
    for at in queue:
        for key in _WALKING:
            beside = walk(board(ground), at, key)
            if beside not in ways:
                ways[beside] = [*ways[at], key]
                queue.append(beside)
    return ways[end]


class Chooser:
    """Plays for tiles and across the river, trades now and then, and remembers what was played."""

    def __init__(self, seed: int = 49) -> None:
        self.moves: list[str] = []
        self._plies = -1
        self._dice = random.Random(seed)

    @property
    def verbs(self) -> Counter[str]:
        """How often each kind of move was played."""
        return Counter(move.split()[0] for move in self.moves)

    def next(self, match: Match) -> str:
        """The move of whose turn it is; the last one has been played."""
        assert len(match.log) > self._plies, self.moves[-1]
        self._plies = len(match.log)
        self.moves.append(self._choice(match))
        return self.moves[-1]

    def _choice(self, match: Match) -> str:
        legal: dict[str, list[str]] = {}
        for move in match.moves():
            legal.setdefault(move.split()[0], []).append(move)
        rare = [verb for verb in ("redraw", "claim", "bandit", "third", "buy", "sell") if verb in legal]
        if rare and (len(rare) == len(legal) or self._dice.random() < 0.12):
            return self._dice.choice(legal[self._dice.choice(rare)])
        for verb in ("tunnel", "boat"):
            if verb in legal and self._dice.random() < 0.5:
                return self._dice.choice(legal[verb])
        if "place" in legal:
            return self._dice.choice([*_onto_tiles(match, legal["place"])] or legal["place"])
        return self._dice.choice(next(legal[verb] for verb in legal if verb not in rare))


def _onto_tiles(match: Match, placings: list[str]) -> Iterator[str]:
    tiles = {space for space, _, _ in match.view(None)["tiles"]}
    return (move for move in placings if number(move.split()[2]) in tiles)
