"""Starts the table in the page."""

import os

from table import dom
from table.app import App
from table.storage import Shelf


async def main() -> None:
    """Takes over the page that was drawn before Python was there."""
    App(dom, Shelf(dom.LocalStorage()), lambda: int.from_bytes(os.urandom(7), "big")).start()
    dom.ready()
