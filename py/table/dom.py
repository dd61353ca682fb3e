"""The page as Python sees it: a few calls out, one callback in. Keeps `table.browser.Browser`."""

import json
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy
from pyscript.js_modules import page

from table.browser import Message
from table.storage import NoRoom

draw: Callable[[str, str, bool], bool] = page.draw
announce: Callable[[str], None] = page.announce
arrive: Callable[[str], None] = page.arrive
scroll_to: Callable[[str], None] = page.scrollTo
download: Callable[[str, str], None] = page.download
share: Callable[[str, str], Any] = page.share
persist: Callable[[], Any] = page.persist
storage_state: Callable[[], Any] = page.storageState
draft: Callable[[], str] = page.draft
now: Callable[[], float] = page.now


def listen(handler: Callable[[Message], bool]) -> None:
    """Calls `handler` for everything a person does; its answer says whether a key was used."""
    page.listen(create_proxy(lambda text: handler(json.loads(text))))


def ready() -> None:
    """The page is drawn and listens: what was tapped early is done now."""
    js.fortyniner.ready()


def update() -> None:
    """Change to the new version and load the page again."""
    js.fortyniner.update()


def apply_settings() -> None:
    """Theme and motion, from the stored settings."""
    js.fortyniner.applySettings()


def update_waiting() -> bool:
    """Whether a new version is ready."""
    return bool(js.fortyniner.updateWaiting)


def can_install() -> bool:
    """Whether the browser offers to put the page on the home screen."""
    return bool(page.canInstall())


def install() -> None:
    """Takes up that offer."""
    page.install()


def reload() -> None:
    """Loads the page again."""
    js.location.reload()


def route() -> str:
    """The part of the address behind the #."""
    return str(js.location.hash)


def go(route: str, replace: bool = False) -> None:
    """Go to a page of the app."""
    if replace:
        js.location.replace(route)
    else:
        js.location.hash = route


def address(route: str) -> str:
    """The whole address of a page of the app, to give away."""
    return str(js.location.href).split("#")[0] + route


def clock() -> float:
    """Milliseconds since 1970, for saying when a match was played."""
    return float(js.Date.now())


class LocalStorage:
    """The browser's localStorage as a `table.storage.Store`."""

    def read(self, key: str) -> str | None:
        text = js.localStorage.getItem(key)
        return text if isinstance(text, str) else None  # null is neither None nor a string

    def write(self, key: str, text: str) -> None:
        try:
            js.localStorage.setItem(key, text)
        except JsException as error:
            raise NoRoom(str(error)) from None

    def remove(self, key: str) -> None:
        js.localStorage.removeItem(key)

    def all_keys(self) -> list[str]:
        return [str(js.localStorage.key(at)) for at in range(js.localStorage.length)]
