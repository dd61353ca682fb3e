"""Writes the part of the standard library that the page needs as one zip of bytecode; runs inside Pyodide.

Arguments: the zip to write, then the modules that our code and PyScript import. What those import in turn,
and what Pyodide itself needs to start, unpack a zip and report an error, is found by doing it.
"""

import importlib
import io
import shutil
import sys
import tempfile
import traceback
import zipfile
from pathlib import Path

from compile import bytecode

TARGET, WANTED = sys.argv[1], sys.argv[2:]
# Imported only in passing by what we use, so the run below may miss them.
ALSO = [
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "pyodide._package_loader",
    "pyodide.ffi",
]


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
library = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(library) as stock:
    names = set(stock.namelist())
    chosen = set()
    for module in list(sys.modules):
        path = module.replace(".", "/")
        chosen |= names & {f"{path}.py", f"{path}/__init__.py"}
    chosen -= {"compile.py"}
    with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as trimmed:
        for name in sorted(chosen):
            entry = zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            trimmed.writestr(entry, bytecode(stock.read(name), f"/lib/{name}", 2))
print(f"{len(chosen)} modules of the standard library, {Path(TARGET).stat().st_size / 1e6:.2f} MB")
