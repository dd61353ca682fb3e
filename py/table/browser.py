"""What the table asks of the browser. `table.dom` is the real one."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Message = dict[str, Any]
"""What a person did: `do` names it, the rest are the data attributes of what was tapped."""


class Browser(Protocol):
    """A page that can be drawn into, and its surroundings."""

    def listen(self, handler: Callable[[Message], bool]) -> None:
        """Calls `handler` for everything a person does; its answer says whether a key was used."""

    def draw(self, html: str, focus: str, later: bool) -> bool:
        """Shows `html`, keeping what is there for each stub in it (see `table.kept`); answers whether it was
        there. Gives the focus to the element with the id `focus`, if any: at once, or `later` in a task of
        its own."""

    def announce(self, text: str) -> None:
        """Says `text` to those who listen instead of looking."""

    def arrive(self, title: str) -> None:
        """Names the page, and shows it from its beginning."""

    def scroll_to(self, id: str) -> None:
        """Brings the element with that id into view."""

    def download(self, name: str, text: str) -> None:
        """Gives `text` to the person as a file."""

    def share(self, title: str, url: str) -> Awaitable[str]:
        """Shares or copies a link; answers "shared", "copied" or "" when neither is allowed."""

    def persist(self) -> Awaitable[bool]:
        """Asks for what is stored to be kept even when room is scarce."""

    def storage_state(self) -> Awaitable[str]:
        """ "kept" or "loose", and the bytes in use."""

    def route(self) -> str:
        """The part of the address from the # on."""

    def go(self, route: str, replace: bool = False) -> None:
        """Goes to a page of the app; `replace`: without a way back to the present one."""

    def address(self, route: str) -> str:
        """The whole address of a page of the app."""

    def draft(self) -> str:
        """The form on the page as JSON, where a person has changed it before Python was there; else ""."""

    def now(self) -> float:
        """Milliseconds on a clock that only goes forward."""

    def clock(self) -> float:
        """Milliseconds since 1970."""

    def apply_settings(self) -> None:
        """Theme and motion, from the stored settings."""

    def can_install(self) -> bool:
        """Whether the browser offers to put the page on the home screen."""

    def install(self) -> None:
        """Takes up that offer."""

    def reload(self) -> None:
        """Loads the page again."""

    def update_waiting(self) -> bool:
        """Whether a new version is ready."""

    def update(self) -> None:
        """Changes to the new version."""
