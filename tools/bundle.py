"""The two Python archives of the page: the part of the standard library it needs, and our own code."""

from __future__ import annotations

import ast
import io
import json
import os
import subprocess
import sysconfig
import zipfile
from pathlib import Path

from tools.project import CACHE, NODE_MODULES, ROOT, digest, digest_files, files

PYSCRIPT = NODE_MODULES / "@pyscript/core/src/stdlib/pyscript"
IN_PYODIDE = ROOT / "tools/in_pyodide"
NOT_FOR_THE_PAGE = {
    # for libraries that study play
    *(path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py/adapters").glob("*.py")),
    "fortyniner/arena.py",  # plays bots against each other, in several processes
    "htpy/django.py",
    "htpy/html2htpy.py",
    "htpy/starlette.py",
    "pyscript/media.py",
    "pyscript/web.py",
}


def pyscript() -> dict[Path, Path]:
    """PyScript's Python modules: it writes their sources at every start, and bytecode lies beside them."""
    text = PYSCRIPT.with_suffix(".js").read_text()
    modules = json.loads(text[text.index("{") :].rstrip("\n;"))["pyscript"]
    folder = CACHE / "pyscript"
    folder.mkdir(exist_ok=True)
    for name, source in modules.items():
        (folder / name).write_text(source)
    return {folder / name: Path("pyscript", name) for name in modules}


def packages() -> dict[str, Path]:
    """Every file of the bundle: engine, table, htpy, markupsafe without its C part, PyScript's modules."""
    site = Path(sysconfig.get_path("purelib"))
    sources = {path: path.relative_to(ROOT / "py") for path in files(ROOT / "py")}
    sources |= {path: path.relative_to(site) for path in files(site / "htpy")}
    sources |= {
        site / "markupsafe" / name: Path("markupsafe", name) for name in ("__init__.py", "_native.py")
    }
    sources |= pyscript()
    return {
        name.as_posix(): path
        for path, name in sources.items()
        if path.suffix in (".py", ".md", ".json") and name.as_posix() not in NOT_FOR_THE_PAGE
    }


def bytecode_name(name: str) -> str:
    """Where Python looks for the bytecode of a module: in its place, or beside a source that is there."""
    if not name.startswith("pyscript/"):
        return f"{name}c"
    version = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text())["info"]["python"]
    tag = "cpython-" + "".join(version.split(".")[:2])
    return f"pyscript/__pycache__/{Path(name).stem}.{tag}.pyc"


def imported(path: Path) -> set[str]:
    """The modules that a file may import, wherever in it that is written."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes(), path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def in_pyodide(script: str, *args: str | Path, stdlib: Path | None = None) -> None:
    """Run one of our scripts inside Pyodide."""
    chosen = ["--stdlib", stdlib] if stdlib else []
    command = ["node", ROOT / "tools/pyodide_run.mjs", *chosen, IN_PYODIDE / script, *args]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def wanted(bundle: dict[str, Path]) -> list[str]:
    """The modules of Pyodide's standard library that our code or PyScript imports."""
    with zipfile.ZipFile(NODE_MODULES / "pyodide/python_stdlib.zip") as stock:
        modules = {
            name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in stock.namelist()
        }
    sources = [path for name, path in bundle.items() if name.endswith(".py")] + files(PYSCRIPT)
    return sorted(set().union(*map(imported, sources)) & modules)


def stdlib(bundle: dict[str, Path]) -> Path:
    """The trimmed standard library; made anew only when what we import from it, or Pyodide, changes."""
    names = wanted(bundle)
    version = (NODE_MODULES / "pyodide/package.json").read_bytes()
    target = CACHE / f"stdlib-{digest(version, digest_files(files(IN_PYODIDE)), *names)}.zip"
    if not target.exists():
        for stale in CACHE.glob("stdlib-*.zip"):
            stale.unlink()
        in_pyodide("stdlib.py", target, *names)
    return target


def app(bundle: dict[str, Path], library: Path) -> bytes:
    """Our code as bytecode in a zip that is not packed, the same bytes for the same sources; only what has
    changed is compiled."""
    kept = CACHE / "bytecode"
    kept.mkdir(exist_ok=True)
    compiler = digest_files([IN_PYODIDE / "compile.py"]) + library.stem
    compiled, jobs = {}, []
    for name, path in bundle.items():
        if path.suffix == ".py":
            compiled[name] = kept / f"{digest(compiler, name, path.read_bytes())}.pyc"
            if not compiled[name].exists():
                jobs.append([str(path), name, str(compiled[name])])
    if jobs:
        (kept / "jobs.json").write_text(json.dumps(jobs))
        in_pyodide("compile.py", kept / "jobs.json", stdlib=library)
    for stale in set(kept.glob("*.pyc")) - set(compiled.values()):
        stale.unlink()
    entries = {
        bytecode_name(name) if name in compiled else name: compiled.get(name, path).read_bytes()
        for name, path in bundle.items()
    }
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as new:
        for name in sorted(entries):
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), entries[name])
    return archive.getvalue()
