"""Builds dist/, exactly what a static host serves under any path: python -m tools.build"""

from __future__ import annotations

import gzip
import html
import importlib
import json
import re
import subprocess
import sys
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

from tools import bundle
from tools.project import CACHE, DIST, NODE_MODULES, ROOT, digest, digest_files, files
from tools.sprite import sprite

WEB = ROOT / "web"
# The stylesheets that set what the others use come first.
STYLES_FIRST = ["tokens", "base", "components"]
# Scripts that no start waits for.
LATER = ["idle.js", "snapshot.js"]
FONTS = {
    "rye": "@fontsource/rye/files/rye-latin-400-normal.woff2",
    "atkinson": "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
}


class Site:
    """The files of dist/. What a person's browser may keep for good has its revision in its name.

    Sources write the plain name, as in "./app.zip"; `revised` puts the real one in its place.
    """

    def __init__(self) -> None:
        self.contents: dict[str, bytes] = {}
        self.names: dict[str, str] = {}
        self.fixed: list[str] = []

    def add(self, name: str, content: bytes | str) -> None:
        """A file whose name carries its revision."""
        content = self.revised(content) if isinstance(content, str) else content
        path = Path(name)
        self.names[name] = path.with_name(f"{path.stem}-{digest(content)}{path.suffix}").as_posix()
        self.contents[self.names[name]] = content

    def add_packed(self, name: str, content: bytes) -> None:
        """An archive that travels, and is kept, as one gzip file: together its parts take a fifth less
        than one by one. Whoever asks for the plain name is given it unpacked, by shell.js or snapshot.js."""
        path = Path(name)
        self.names[name] = f"{path.stem}-{digest(content)}{path.suffix}"
        self.contents[f"{self.names[name]}.gz"] = gzip.compress(content, 9, mtime=0)

    def add_package(self, name: str, package: str, wanted: list[str]) -> None:
        """Files of one npm package, as they are, in a folder that carries its version."""
        home = NODE_MODULES / package
        version = json.loads((home / "package.json").read_text())["version"]
        self.names[f"{name}/"] = f"{name}-{version}/"
        for pattern in wanted:
            for path in sorted(home.glob(pattern)):
                self.contents[f"{name}-{version}/{path.name}"] = path.read_bytes()

    def add_fixed(self, name: str, content: bytes | str) -> None:
        """A file that others ask for by this very name."""
        self.contents[name] = self.revised(content) if isinstance(content, str) else content
        self.fixed.append(name)

    def plain(self, real: str) -> str:
        """The name that sources write for a file."""
        return next((name for name, revised in self.names.items() if revised == real), real)

    def revised(self, text: str) -> bytes:
        for name, real in self.names.items():
            text = text.replace(f"./{name}", f"./{real}")
        return text.encode()

    def write(self) -> None:
        for path in files(DIST) if DIST.exists() else []:
            if path.relative_to(DIST).as_posix() not in self.contents:
                path.unlink()
        for name, content in self.contents.items():
            path = DIST / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or path.read_bytes() != content:
                path.write_bytes(content)
        for folder in sorted((path for path in DIST.rglob("*") if path.is_dir()), reverse=True):
            if not any(folder.iterdir()):
                folder.rmdir()


def styles() -> str:
    """All stylesheets as one, without comments and line breaks."""
    paths = sorted(
        (WEB / "styles").glob("*.css"),
        key=lambda path: (
            STYLES_FIRST.index(path.stem) if path.stem in STYLES_FIRST else len(STYLES_FIRST),
            path.stem,
        ),
    )
    text = "\n".join(path.read_text() for path in paths)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).replace('url("fonts/', 'url("./fonts/')
    return re.sub(r"\s*\n\s*", "\n", text).strip()


def python(script: str) -> str:
    """web/python.js with what Pyodide says of itself."""
    info = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    return script.replace("PYODIDE_INFO", json.dumps(info))


def idiomorph() -> str:
    """The small build of idiomorph, made a module."""
    return (NODE_MODULES / "idiomorph/dist/idiomorph.min.js").read_text() + "\nexport { Idiomorph };\n"


def first_paint() -> str:
    """What the table draws before Python is there, by the same code that draws it afterwards."""
    sys.path.insert(0, str(ROOT / "py"))
    return str(importlib.import_module("table.first_paint").first_paint())


def page(site: Site) -> str:
    """index.html with what the build knows put in."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text())
    big = {
        name: len(content) for name, content in site.contents.items() if name.endswith((".zip.gz", ".wasm"))
    }
    text = (ROOT / "index.html").read_text()
    # Every module that a start will run, found at once instead of one import after the other.
    modules = [
        name
        for name in site.contents
        if re.fullmatch(r"(vendor/.*|[a-z_]+-\w+)\.m?js", name)
        and site.plain(name) not in LATER
        and f'src="./{site.plain(name)}"' not in text
    ]
    parts = {
        "pyscript.toml": html.escape(json.dumps(config), quote=False),
        "plugins": html.escape(json.dumps({"plugins": config["plugins"]}), quote=False),
        "sprite": sprite(),
        "first paint": first_paint(),
        "modules": "\n".join(f'<link rel="modulepreload" href="./{name}">' for name in modules),
        "big files": "\n".join(
            f'<link rel="preload" as="fetch" crossorigin href="./{name}" data-bytes="{size}">'
            for name, size in big.items()
        ),
    }
    return re.sub(
        r"<!-- (build: )?(.+?) -->(\n?)",
        lambda match: parts[match[2]] + match[3] if match[1] else "",
        text,
        flags=re.DOTALL,
    )


def service_worker(site: Site) -> str:
    """The worker that keeps everything offline, with the list of every file."""
    script = ROOT / "tools/service_worker.mjs"
    lock = (NODE_MODULES / "workbox-build/package.json").read_bytes()
    kept = CACHE / f"service-worker-{digest(lock, script.read_bytes())}"
    if not kept.exists():
        subprocess.run(["node", script, kept], check=True, cwd=ROOT)
    entries = [
        {"url": name, "revision": digest(content) if name in site.fixed else None}
        for name, content in sorted(site.contents.items())
        if name != "third_party.txt"
        and not name.endswith(".png")  # the system keeps the icons of an installed app
    ]
    empty = '{url:"PRECACHE",revision:null}'
    text = (kept / "sw.js").read_text()
    if empty not in text:
        raise SystemExit("workbox writes its list of files differently now: see tools/service_worker.mjs")
    return text.replace(empty, json.dumps(entries, separators=(",", ":"))[1:-1])


def made() -> Site:
    """Everything that dist/ holds."""
    site = Site()
    for name, path in FONTS.items():
        site.add(f"fonts/{name}.woff2", (NODE_MODULES / path).read_bytes())
    site.add_package("vendor/pyodide", "pyodide", ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
    site.add_package(
        "vendor/pyscript", "@pyscript/core", ["dist/core.js", "dist/core-*.js", "dist/error-*.js"]
    )
    site.add("vendor/idiomorph.js", idiomorph())
    sources = bundle.packages()
    library = bundle.stdlib(sources)
    site.add_packed("stdlib.zip", library.read_bytes())
    site.add_packed("app.zip", bundle.app(sources, library))
    site.add("style.css", styles())
    scripts = {path.name: path.read_text() for path in WEB.glob("*.js")}
    scripts["python.js"] = python(scripts["python.js"])
    mentions = {
        name: {other for other in scripts if f"./{other}" in text} for name, text in sorted(scripts.items())
    }
    for name in TopologicalSorter(mentions).static_order():
        site.add(name, scripts[name])
    for path in files(WEB / "icons"):
        site.add_fixed(f"icons/{path.name}", path.read_bytes())
    site.add_fixed("manifest.webmanifest", (WEB / "manifest.webmanifest").read_text())
    site.add_fixed("index.html", page(site))
    site.add_fixed("third_party.txt", (ROOT / "THIRD_PARTY.md").read_bytes())
    site.add_fixed("sw.js", service_worker(site))
    return site


def inputs() -> str:
    """A digest of everything that dist/ is made from."""
    places = ["py", "web", "tools", "index.html", "pyscript.toml", "THIRD_PARTY.md"]
    locks = ["package-lock.json", "requirements.lock"]
    return digest_files(files(*(ROOT / place for place in places + locks)))


if __name__ == "__main__":
    CACHE.mkdir(exist_ok=True)
    stamp, now = CACHE / "dist.stamp", inputs()
    if not (DIST.exists() and stamp.exists() and stamp.read_text() == now):
        stamp.unlink(missing_ok=True)
        made().write()
        stamp.write_text(now)
        total = sum(path.stat().st_size for path in files(DIST))
        print(f"dist/ is built: {len(files(DIST))} files, {total / 1e6:.1f} MB")
