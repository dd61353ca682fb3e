"""Checks who may import whom, the contracts in pyproject.toml: python -m tools.imports"""

import sys

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tools.project import ROOT

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "py"))
    if lint_imports(no_cache=True, no_logo=True) != EXIT_STATUS_SUCCESS:
        sys.exit(1)
