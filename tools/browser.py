"""Which Chromium the tests drive, and how it is started."""

from __future__ import annotations

import os
import shutil
from typing import Any

# Nothing that talks to the outside, and nothing that a machine without a screen lacks.
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed() -> str | None:
    """An installed Chromium or Chrome, without a window if possible; None: Playwright's own is to be used."""
    names = (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    )
    places = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
    return next(filter(None, map(shutil.which, (*names, *places))), None)


def launch_options() -> dict[str, Any]:
    """For Playwright's `launch`."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    options: dict[str, Any] = {"args": [*FLAGS, *(["--no-sandbox"] if as_root else [])]}
    if path := installed():
        options["executable_path"] = path
    return options
