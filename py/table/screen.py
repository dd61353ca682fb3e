"""What the app shows at a route, and who answers there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from htpy import Node

from table.browser import Browser, Message
from table.notice import Question, Toast
from table.settings import Settings
from table.storage import Shelf


@dataclass
class Surroundings:
    """What every screen may use. `redraw` takes the id of the element to focus, `fresh` gives random numbers,
    `run` does work beside the page and answers its task."""

    browser: Browser
    shelf: Shelf
    settings: Settings
    redraw: Callable[[str], None]
    run: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    fresh: Callable[[], int]


class Screen:
    """The base of all screens; each says its title, draws itself and answers messages."""

    title = "Fortyniner"

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.toast: Toast | None = None
        self.question: Question | None = None

    def draw(self) -> Node:
        """The whole screen but for toast and question."""
        raise NotImplementedError

    def start(self) -> None:
        """It is shown for the first time."""
        self.around.redraw("")

    def leave(self) -> None:
        """Another screen is shown."""

    def stored(self, key: str) -> None:
        """Another window has written to the storage."""

    def on(self, message: Message) -> bool:
        """Answers what a person did; says whether it meant anything here."""
        match message["do"]:
            case "dismiss":
                self.toast = None
            case "close":
                self.question = None
            case _:
                return False
        self.around.redraw("")
        return True
