"""What must hold of dist/, the folder that a static host serves, without starting a browser."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import tomllib
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import build, bundle
from tools.project import DIST, NODE_MODULES, ROOT, files
from tools.serve import COMPRESSED

# Every allowance of the Content-Security-Policy, and what needs it. Nothing else is allowed.
POLICY = {
    "default-src": {"'none'": "what is not named below"},
    "script-src": {
        "'self'": "shell, page, PyScript, Pyodide, all from our own files; nothing inline",
        "'wasm-unsafe-eval'": "Pyodide is WebAssembly",
    },
    "style-src": {"'self'": "one stylesheet"},
    "style-src-attr": {
        "'unsafe-inline'": "custom properties on drawn elements (style='--at: 3'); htpy escapes all values"
    },
    "font-src": {"'self'": "the two typefaces"},
    "img-src": {"'self'": "the icons"},
    "connect-src": {"'self'": "PyScript and the shell fetch wasm and archives"},
    "worker-src": {"'self'": "the service worker, and the worker that makes a snapshot"},
    "manifest-src": {"'self'": "the web app manifest"},
    "base-uri": {"'none'": "no <base> can turn our relative paths elsewhere"},
    "form-action": {"'none'": "forms are read by the page, never sent"},
}
BYTES_TO_FETCH = 5_500_000


class Page(HTMLParser):
    """The elements of index.html with their attributes, and the text of its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, text: str) -> None:
        if self.elements:
            tag = self.elements[-1][0]
            self.texts[tag] = self.texts.get(tag, "") + text

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module")
def index() -> Page:
    return Page((DIST / "index.html").read_text())


@pytest.fixture(scope="module")
def config(index: Page) -> dict[str, object]:
    return json.loads(index.texts["py-config"])


@pytest.fixture(scope="module")
def stdlib(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked("stdlib", tmp_path_factory.mktemp("stdlib"))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked("app", tmp_path_factory.mktemp("app"))


def unpacked(name: str, folder: Path) -> Path:
    """An archive of dist/ as the page unpacks it."""
    (path,) = DIST.glob(f"{name}-*.zip.gz")
    archive = folder / path.stem
    archive.write_bytes(gzip.decompress(path.read_bytes()))
    return archive


def is_there(reference: str) -> bool:
    """Whether dist/ has that file; an archive is asked for by its plain name."""
    return (DIST / (f"{reference}.gz" if reference.endswith(".zip") else reference)).exists()


def travelling(path: Path) -> int:
    """Bytes of a file on the wire from a host that compresses as GitHub Pages does."""
    content = path.read_bytes()
    return len(gzip.compress(content, 6)) if path.suffix in COMPRESSED else len(content)


def test_dist_is_built_from_what_is_here() -> None:
    assert (ROOT / ".cache/dist.stamp").read_text() == build.inputs(), "run: python3 dev.py build"


def test_policy_allows_only_what_has_a_reason(index: Page) -> None:
    (policy,) = (
        meta["content"] for meta in index.all("meta") if meta.get("http-equiv") == "Content-Security-Policy"
    )
    directives = {words[0]: set(words[1:]) for words in map(str.split, policy.split(";"))}
    assert directives == {name: set(reasons) for name, reasons in POLICY.items()}


def test_policy_comes_before_anything_it_governs(index: Page) -> None:
    tags = [
        tag for tag, attributes in index.elements if tag in ("script", "link") or "http-equiv" in attributes
    ]
    assert tags[0] == "meta"


def test_no_script_of_the_page_is_inline(index: Page) -> None:
    inline = [script for script in index.all("script") if "src" not in script]
    assert inline == [{"type": "py"}]  # which no browser runs itself
    handlers = [name for _, attributes in index.elements for name in attributes if name.startswith("on")]
    assert handlers == []


def test_every_reference_of_the_page_is_relative_and_there(index: Page) -> None:
    references = [
        attributes[name]
        for tag, attributes in index.elements
        for name in ("href", "src")
        if name in attributes and not attributes[name].startswith("#") and tag != "a"
    ]
    assert len(references) > 10
    for reference in references:
        assert reference.startswith("./"), reference
        assert (DIST / reference).is_file(), reference


def test_every_link_of_the_page_stays_in_it(index: Page) -> None:
    for link in index.all("a"):
        assert link.get("href", "#").startswith("#"), link


@pytest.mark.parametrize("kind", ["css", "js", "webmanifest"])
def test_every_reference_of_our_other_files_is_relative_and_there(kind: str) -> None:
    ours = [path for path in DIST.glob(f"*.{kind}") if path.name != "sw.js"]
    assert ours
    for path in ours:
        text = path.read_text()
        assert not re.search(r"https?://(?!www\.w3\.org/)", text), path.name
        assert not re.findall(r"""(?:url\(|from |import\()\s*["']?/""", text), path.name
        for reference in re.findall(r"""["'(](\./[^"')#]+)["')]""", text):
            assert is_there(reference), f"{path.name}: {reference}"


def test_no_selector_has_the_browser_style_the_whole_page_after_every_change() -> None:
    """Chromium does where whatever lies somewhere is styled for what an ancestor has."""
    for path in (ROOT / "web/styles").glob("*.css"):
        assert not re.findall(r":has\([^{},]*\)[^{}]*[\s>]\*.*", path.read_text()), path.name


def test_pyscript_fetches_only_our_own_files(config: dict[str, object]) -> None:
    written = tomllib.loads((ROOT / "pyscript.toml").read_text())
    assert config.keys() == written.keys()
    assert "packages" not in config
    modules = config["js_modules"]["main"]  # type: ignore[index]
    for path in [config["interpreter"], *config["files"], *modules]:  # type: ignore[misc]
        assert is_there(path), path


def test_every_file_that_runs_is_kept_for_offline_use() -> None:
    text = (DIST / "sw.js").read_text()
    kept = {
        entry["url"]: entry["revision"]
        for entry in json.loads(re.search(r'\[\{"url".*?\}\]', text)[0])  # type: ignore[index]
    }
    there = {path.relative_to(DIST).as_posix() for path in files(DIST)}
    icons = {name for name in there if name.endswith(".png")}
    assert there - kept.keys() == {"sw.js", "third_party.txt"} | icons
    assert kept.keys() <= there
    named_by_revision = {name for name, revision in kept.items() if revision is None}
    assert all(re.search(r"-[0-9a-f]{12}(\.\w+)+$|^vendor/\w+-[\d.]+/", name) for name in named_by_revision)


def test_a_new_version_waits_until_it_is_asked_for() -> None:
    text = (DIST / "sw.js").read_text()
    assert text.count("skipWaiting()") == 1
    assert re.search(r'"SKIP_WAITING"===\w+\.data\.type&&self\.skipWaiting\(\)', text)
    assert "clientsClaim" not in text


def test_all_that_is_fetched_stays_within_its_budget() -> None:
    once = [
        path for path in files(DIST) if path.name not in ("third_party.txt",) and path.parent.name != "icons"
    ]
    assert sum(map(travelling, once)) < BYTES_TO_FETCH


def test_archives_hold_bytecode_only(stdlib: Path, app: Path) -> None:
    for path in (stdlib, app):
        with zipfile.ZipFile(path) as archive:
            sources = [name for name in archive.namelist() if name.endswith(".py")]
            assert sources == [], path.name
            # Unchecked: nothing asks for a source that is not there.
            flags = {archive.read(name)[4:8] for name in archive.namelist() if name.endswith(".pyc")}
            assert flags == {(1).to_bytes(4, "little")}


def test_an_error_is_told_with_our_lines_and_the_librarys_functions(stdlib: Path, tmp_path: Path) -> None:
    """The library has no lines of its own, and a report must not fail of that."""
    script = tmp_path / "fails.py"
    script.write_text("import json\n\njson.loads('{')\n")
    command = ["node", "tools/pyodide_run.mjs", "--stdlib", stdlib, "--mount", tmp_path, script]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert f'File "{script}", line 3, in <module>' in ran.stderr
    assert re.search(r'File "/lib/json/decoder.py", line \d+, in raw_decode', ran.stderr)
    assert "JSONDecodeError" in ran.stderr


def test_our_bytecode_keeps_its_lines_but_no_docstrings(app: Path, tmp_path: Path) -> None:
    script = tmp_path / "look.py"
    script.write_text(
        "import sys\n"
        "sys.path.insert(0, sys.argv[1])\n"
        "from fortyniner.match import Match\n"
        "lines = {line for *_, line in Match.play.__code__.co_lines() if line}\n"
        "print(repr(Match.__doc__), Match.play.__doc__, len(lines) > 9)\n"
    )
    folders = ["--mount", tmp_path, "--mount", app.parent]
    command = ["node", "tools/pyodide_run.mjs", *folders, script, app]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout == "'-' None True\n", ran.stderr


def test_bundle_holds_every_module_and_no_c_extension(app: Path) -> None:
    with zipfile.ZipFile(app) as archive:
        names = set(archive.namelist())
    ours = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py").rglob("*.py")}
    assert {f"{name}c" for name in ours - bundle.NOT_FOR_THE_PAGE} <= names
    tag = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text())["info"]["python"].split(".")
    assert f"pyscript/__pycache__/context.cpython-{tag[0]}{tag[1]}.pyc" in names
    assert {"htpy/__init__.pyc", "markupsafe/__init__.pyc", "markupsafe/_native.pyc"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def test_trimmed_library_can_import_all_that_we_import(stdlib: Path, app: Path, tmp_path: Path) -> None:
    """In the pinned Pyodide with only the two archives, every module that needs no browser."""
    script = tmp_path / "import_all.py"
    script.write_text(
        "import importlib, sys, zipfile\n"
        "sys.path[:] = [path for path in sys.path if path.startswith('/lib')] + [sys.argv[1]]\n"
        "from html import escape; import asyncio, base64, json, re, zlib, urllib.parse\n"
        "for name in sorted(zipfile.ZipFile(sys.argv[1]).namelist()):\n"
        "    if name.endswith('.pyc') and not name.startswith(('table/dom.', 'table/main.', 'pyscript/')):\n"
        "        importlib.import_module(name[:-4].replace('/', '.').removesuffix('.__init__'))\n"
        "import htpy\n"
        "print(htpy.p['<'], len([name for name in sys.modules if name.startswith('fortyniner')]) > 10)\n"
    )
    folders = ["--mount", tmp_path, "--mount", app.parent]
    command = ["node", "tools/pyodide_run.mjs", "--stdlib", stdlib, *folders, script, app]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout == "<p>&lt;</p> True\n", ran.stderr


def test_build_is_the_same_byte_for_byte() -> None:
    sources = bundle.packages()
    library = bundle.stdlib(sources)
    again = library.with_name("again.zip")
    try:
        bundle.in_pyodide("stdlib.py", again, *bundle.wanted(sources))
        assert again.read_bytes() == library.read_bytes()
    finally:
        again.unlink(missing_ok=True)
    assert build.made().contents == {
        path.relative_to(DIST).as_posix(): path.read_bytes() for path in files(DIST)
    }


def test_manifest_makes_the_site_installable() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    shown = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert shown >= {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            content = (DIST / icon["src"]).read_bytes()
            width, height = int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
            assert f"{width}x{height}" == icon["sizes"]
