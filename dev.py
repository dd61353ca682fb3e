#!/usr/bin/env python3
"""Fortyniner for developers. Each command first makes ready what it needs, on a fresh machine too.

play            build the site, serve it on this machine, open it
test [WORDS]    every check; with words only pytest, which gets them, as in: dev.py test -k curtain
build           make dist/, the folder that a static host serves
bench [NAME]    the measurements in bench/, or one of them
"""

import os
import sys
import time
import webbrowser

if sys.version_info < (3, 11):  # noqa: UP036  (people do start it with less)
    sys.exit("Fortyniner needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from tools import machine, serve
from tools.machine import PYTHON, run, say
from tools.project import DIST, ROOT

CRASHED = "(Page|Target) crashed"
"""The browser did, under the page; once more, then."""
CHECKS = {
    "format": ["ruff", "format", "--check"],
    "lint": ["ruff", "check", "--quiet"],
    "types": ["mypy"],
    "imports": ["tools.imports"],
    "tests": ["pytest", "--numprocesses=auto", "--dist=worksteal", "--reruns=1", f"--only-rerun={CRASHED}"],
}


def build() -> None:
    machine.packages()
    run(PYTHON, "-m", "tools.build")


def has_screen() -> bool:
    """Whether a browser opened from here would be a window, and not take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def play() -> None:
    build()
    with serve.free(DIST, 8049, "/") as site:
        say(f"Fortyniner is at {site.address}  (Ctrl-C stops it)")
        if sys.stdout.isatty() and has_screen():
            webbrowser.open(site.address)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print("\n· stopped")


def test(words: list[str]) -> None:
    build()
    machine.browser()
    failed = []
    for name, command in ({"tests": ["pytest", *words]} if words else CHECKS).items():
        begun = time.monotonic()
        say(name)
        try:
            run(PYTHON, "-m", *command)
        except SystemExit:
            failed.append(name)
        say(f"{name}: {'FAILED' if name in failed else 'ok'}, {time.monotonic() - begun:.1f} s")
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}")


def bench(words: list[str]) -> None:
    build()
    machine.browser()
    for path in sorted((ROOT / "bench").glob("*.py")):
        if not words or path.stem in words:
            say(f"bench/{path.name}")
            run(PYTHON, "-m", f"bench.{path.stem}")


def main() -> None:
    os.chdir(ROOT)
    command, *words = sys.argv[1:] or [""]
    if command == "test":
        test(words)
    elif command == "bench":
        bench(words)
    elif command in ("play", "build") and not words:
        {"play": play, "build": build}[command]()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
