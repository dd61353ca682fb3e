"""Byte-compiles Python files for the browser; runs inside Pyodide, whose bytecode it must be.

Arguments: a JSON file with a list of [source, name shown in tracebacks, target].
"""

import ast
import json
import sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

SAME_LINE = bytes([0x80 | 13 << 3 | 7, 0])
"""An entry of a table of lines: eight units of code, all of them on the line that came before."""


def library(source: bytes, name: str) -> bytes:
    """A .pyc of the standard library, without assertions, docstrings and lines."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return _pyc(without_lines(code), source)


def ours(source: bytes, name: str) -> bytes:
    """A .pyc of our own, with the assertions that the tests ran with and lines for reports."""
    return _pyc(compile(without_docs(source), name, "exec", dont_inherit=True, optimize=0), source)


def _pyc(code: CodeType, source: bytes) -> bytes:
    """Never checked against its source: the same bytes on every build."""
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


def without_docs(source: bytes) -> ast.Module:
    """The module without docstrings. A class keeps a dash: for one with nothing, a dataclass would work out
    its signature at import."""
    module = ast.parse(source)
    for node in ast.walk(module):
        match node:
            case ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *_]):
                first.value = ast.copy_location(ast.Constant("-"), first.value)
            case (
                ast.Module(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
                | ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
                | ast.AsyncFunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
            ):
                node.body = rest or [ast.copy_location(ast.Pass(), first)]
    return module


def without_lines(code: CodeType) -> CodeType:
    """The code with only the first line of each function in its tracebacks: a fifth of its bytes less."""
    units = len(code.co_code) // 2
    table = SAME_LINE * (units // 8)
    if units % 8:
        table += bytes([SAME_LINE[0] - 8 + units % 8, 0])
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


if __name__ == "__main__":
    for source, name, target in json.loads(Path(sys.argv[1]).read_text()):
        Path(target).write_bytes(ours(Path(source).read_bytes(), name))
