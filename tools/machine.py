"""Makes a machine ready: the virtual environment, the npm packages, a browser for tests.

A step is skipped while what it is made from has not changed. Standard library only, for it runs before
anything is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.browser import installed
from tools.project import CACHE, NODE_MODULES, ROOT, digest

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def say(words: str) -> None:
    print(f"· {words}", flush=True)


def run(*command: str | Path, **options: object) -> None:
    """Run a command in the project; stop with its exit code if it fails."""
    code = subprocess.call([str(word) for word in command], cwd=ROOT, **options)  # type: ignore[call-overload]
    if code:
        raise SystemExit(code if code > 0 else 1)


def apt(*packages: str) -> None:
    """Install Debian packages; the caller has made sure that this is root with apt-get."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-qq", env=environment)
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages, env=environment)


def can_apt() -> bool:
    return AS_ROOT and shutil.which("apt-get") is not None


def due(name: str, stamp: str, place: Path) -> bool:
    """Whether a step has to run: its inputs are not those of its last success, or its result is gone."""
    note = CACHE / f"{name}.stamp"
    return not (place.exists() and note.exists() and note.read_text() == stamp)


def done(name: str, stamp: str) -> None:
    CACHE.mkdir(exist_ok=True)
    (CACHE / f"{name}.stamp").write_text(stamp)


def check_node() -> None:
    """Say when Node is too old or missing, before anything else fails less clearly."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        raise SystemExit("Fortyniner needs Node.js 20 or newer with npm: https://nodejs.org")
    version = subprocess.check_output([node, "--version"], text=True).strip()
    if int(re.findall(r"\d+", version)[0]) < 20:
        raise SystemExit(f"Fortyniner needs Node.js 20 or newer; this is {version}.")


def python_packages() -> None:
    lock = (ROOT / "requirements.lock").read_bytes()
    stamp = digest(lock, sys.version)
    if not due("python", stamp, PYTHON):
        return
    if not PYTHON.exists():
        say("making a virtual environment in .venv")
        try:
            import ensurepip  # noqa: F401  (Debian leaves it out of python3)
        except ImportError:
            package = f"python3.{sys.version_info.minor}-venv"
            if not can_apt():
                raise SystemExit(
                    f"Python's venv module is missing. On Debian: apt install {package}"
                ) from None
            say(f"installing Debian's {package}")
            apt(package)
        run(sys.executable, "-m", "venv", VENV)
    say("installing the locked Python packages")
    run(
        PYTHON,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--require-hashes",
        "-r",
        "requirements.lock",
    )
    done("python", stamp)


def npm_packages() -> None:
    stamp = digest((ROOT / "package-lock.json").read_bytes(), (ROOT / ".npmrc").read_bytes())
    if due("npm", stamp, NODE_MODULES):
        say("installing the locked npm packages")
        run(shutil.which("npm") or "npm", "ci", "--silent")
        done("npm", stamp)


def browser() -> None:
    """A Chromium for the tests: an installed one, else Playwright's own, else Debian's."""
    if installed():
        return
    stamp = digest((ROOT / "requirements.lock").read_bytes())
    home = CACHE / "playwright.stamp"
    if not due("playwright", stamp, home):
        return
    say("fetching Playwright's Chromium for the tests")
    extra = ["--with-deps"] if can_apt() else []
    if not subprocess.call([str(PYTHON), "-m", "playwright", "install", *extra, "chromium"], cwd=ROOT):
        done("playwright", stamp)
    elif can_apt():
        say("that could not be had; installing Debian's Chromium instead")
        apt("chromium-headless-shell")
    else:
        raise SystemExit("The tests need a browser: please install Chromium or Chrome.")


def packages() -> None:
    """All that building needs."""
    check_node()
    python_packages()
    npm_packages()
