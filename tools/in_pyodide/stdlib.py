"""Writes the part of the standard library that the page needs as one zip of bytecode, not packed; runs inside
Pyodide.

Arguments: the zip to write, then the modules that our code and PyScript import. What those import in turn,
and what Pyodide itself needs to start, unpack a zip and report an error, is found by doing it.
"""

import importlib
import io
import re
import shutil
import sys
import tempfile
import traceback
import zipfile
from pathlib import Path

from compile import library

TARGET, WANTED = sys.argv[1], sys.argv[2:]
# Imported only in passing by what we use, so the run below may miss them.
ALSO = [
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "pyodide._package_loader",
    "pyodide.ffi",
]
# Whoever imports these does without them just as well: no page unpacks such files or opens a socket.
LEFT_OUT = ("bz2", "compression", "lzma", "ssl", "_ssl")
# The two thousand names that characters have in HTML: nobody here reads HTML.
EMPTY = {"html/entities.py": b"html5 = {}"}


def touch() -> None:
    """Bring in whatever starting and running the page brings in."""
    for name in WANTED + ALSO:
        importlib.import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, "a.zip")
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as new:
            new.writestr("a.txt", "a")
        shutil.unpack_archive(archive, folder, "zip")
    try:
        exec("1 / 0")
    except ZeroDivisionError:
        traceback.print_exc(file=io.StringIO())


touch()
stock_library = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(stock_library) as stock:
    names = set(stock.namelist())
    chosen = set()
    for module in list(sys.modules):
        path = module.replace(".", "/")
        chosen |= names & {f"{path}.py", f"{path}/__init__.py"}
    chosen -= {"compile.py"} | {name for name in chosen if re.split(r"[/.]", name)[0] in LEFT_OUT}
    with zipfile.ZipFile(TARGET, "w") as trimmed:
        for name in sorted(chosen):
            entry = zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0))
            trimmed.writestr(entry, library(EMPTY.get(name) or stock.read(name), f"/lib/{name}"))
print(f"{len(chosen)} modules of the standard library, {Path(TARGET).stat().st_size / 1e6:.2f} MB")
