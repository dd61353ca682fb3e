"""Byte-compiles Python files for the browser; runs inside Pyodide, whose bytecode it must be.

Arguments: a JSON file with a list of [source, name shown in tracebacks, target].
"""

import json
import sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path


def bytecode(source: bytes, name: str, optimize: int) -> bytes:
    """A .pyc that is never checked against its source: the same bytes on every build."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


if __name__ == "__main__":
    for source, name, target in json.loads(Path(sys.argv[1]).read_text()):
        # Level 0: the assertions that the tests ran with, and docstrings, without which every dataclass
        # would work out a signature for itself at import.
        Path(target).write_bytes(bytecode(Path(source).read_bytes(), name, 0))
