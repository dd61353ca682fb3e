"""The small screens: lobby, new match, rules, settings."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from htpy import Node

from fortyniner import __version__
from fortyniner.game import find_game, games
from fortyniner.refusal import Fault
from table import lobby, new_match, rules_page, setting_up, settings_page
from table.browser import Message
from table.matches import keep_new, open_matches
from table.notice import Answer, Toast, sentence
from table.screen import Screen, Surroundings
from table.settings_page import Facts
from table.storage import NoRoom


class Lobby(Screen):
    """The first page."""

    def draw(self) -> Node:
        return lobby.page(
            [tile(game) for game in games()], open_matches(self.around.shelf, self.around.browser.clock())
        )

    def stored(self, key: str) -> None:
        self.around.redraw("")


def tile(id: str) -> lobby.Tile:
    """A game as the lobby shows it."""
    game = find_game(id)
    first, last = game.seats[0], game.seats[-1]
    return lobby.Tile(
        id, game.name, game.motto, str(first) if first == last else f"{first}–{last}", game.minutes
    )


class NewMatch(Screen):
    """The form for a new match of one game."""

    def __init__(self, around: Surroundings, game: str) -> None:
        super().__init__(around)
        self.title = f"New match of {find_game(game).name}"
        self._game = game
        draft = around.browser.draft()
        self._setup = setting_up.setup(game, around.settings)
        if draft and "seat-1-name" in (form := setting_up.read_form(draft)):
            self._setup = setting_up.changed(game, form)

    def draw(self) -> Node:
        return new_match.page(self._setup)

    def on(self, message: Message) -> bool:
        match message["do"]:
            case "deal":
                self._deal(setting_up.read_form(message["form"]))
            case "seats":
                setup = setting_up.changed(self._game, setting_up.read_form(message["form"]))
                self._setup = setting_up.with_fitting_names(setup, self._setup)
                self.around.redraw("")
            case "add-seat":
                self._setup = setting_up.changed(self._game, setting_up.read_form(message["form"]), add=True)
                self.around.redraw(f"{self._game}-seat-{len(self._setup.players)}-name")
            case "remove-seat":
                form = setting_up.read_form(message["form"])
                self._setup = setting_up.changed(self._game, form, remove=int(message["seat"]))
                self.around.redraw(f"{self._game}-add-seat")
            case _:
                return super().on(message)
        return True

    def _deal(self, form: setting_up.Form) -> None:
        around = self.around
        try:
            match, table = setting_up.deal(self._game, form)
        except Fault as fault:
            self._setup = setting_up.changed(self._game, form)
            self.toast = Toast(sentence(str(fault)))
            around.redraw("")
            return
        around.settings = around.settings.with_table(self._game, table)
        with suppress(NoRoom):  # `keep_new` says so
            around.shelf.settings = around.settings.text
        keep_new(self, match)


class Rules(Screen):
    """The rulebook of a game, at one of its rules. `match` is the id of the match to go back to."""

    def __init__(self, around: Surroundings, game: str, rule: str | None, match: str | None) -> None:
        super().__init__(around)
        self._game = find_game(game)
        self._rule = rule
        self._match = match
        self._query = ""
        self.title = f"Rules of {self._game.name}"

    def draw(self) -> Node:
        book = self._game.rulebook
        return rules_page.page(self._game.id, book, self._rule, query=self._query, match=self._match)

    def start(self) -> None:
        self.around.redraw("")
        if self._rule:
            self.around.browser.scroll_to(self._rule)

    def on(self, message: Message) -> bool:
        if message["do"] != "search-rules":
            return super().on(message)
        self._query = str(message.get("value", "")).strip()
        if "form" in message:
            self._query = setting_up.read_form(message["form"]).get("query", "").strip()
        self.around.redraw("")
        return True


class SettingsScreen(Screen):
    """Settings, storage, version."""

    title = "Settings"

    def __init__(self, around: Surroundings, match: str | None) -> None:
        super().__init__(around)
        self._match = match
        self._facts = Facts(version=__version__)

    def draw(self) -> Node:
        settings = self.around.settings
        return settings_page.page(
            replace(
                self._facts,
                theme=settings.theme,
                motion=settings.motion,
                pace=settings.pace,
                thought=settings.thought,
                hints=settings.hints,
                update=self.around.browser.update_waiting(),
                install=self.around.browser.can_install(),
            ),
            self._match,
        )

    def start(self) -> None:
        self.around.redraw("")
        self.around.run(self._look_at_storage())

    async def _look_at_storage(self) -> None:
        kept, used = (await self.around.browser.storage_state()).split(" ")
        count = len(self.around.shelf.entries())
        words = (
            f"{count} match{'' if count == 1 else 'es'}, {max(1, round(int(used) / 1e6))} MB with the games"
        )
        self._facts = replace(self._facts, kept=kept == "kept", used=words)
        self.around.redraw("")

    async def _keep_for_good(self) -> None:
        if not await self.around.browser.persist():
            self.toast = Toast(
                "The browser does not promise it yet. It often does once the page is on the home screen.",
            )
        await self._look_at_storage()

    def on(self, message: Message) -> bool:
        around = self.around
        match message["do"]:
            case "setting":
                around.settings = around.settings.with_value(message["name"], message["value"])
                try:
                    around.shelf.settings = around.settings.text
                except NoRoom:
                    self.toast = Toast(
                        "This device has no room left: the setting holds until the page is closed."
                    )
                around.browser.apply_settings()
                around.redraw("")
            case "keep-storage":
                around.run(self._keep_for_good())
            case "install":
                around.browser.install()
            case "update":
                around.browser.update()
            case _:
                return super().on(message)
        return True


class Lost(Screen):
    """A route that leads nowhere, with the reason; the lobby stands behind it."""

    def __init__(self, around: Surroundings, reason: str) -> None:
        super().__init__(around)
        self.toast = Toast(reason, answer=Answer("lobby", "To the lobby"))

    def draw(self) -> Node:
        return lobby.page(
            [tile(game) for game in games()], open_matches(self.around.shelf, self.around.browser.clock())
        )

    def on(self, message: Message) -> bool:
        if message["do"] not in ("lobby", "dismiss"):
            return super().on(message)
        self.around.browser.go("#/")
        return True
