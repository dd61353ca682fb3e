"""Runs pytest inside Pyodide, where no plugin of the host can be loaded. Arguments: as for pytest."""

import importlib
import os
import sys

importlib.invalidate_caches()  # PYTHONPATH was looked at before its folders were mounted
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest  # noqa: E402 - found by the lines before

sys.exit(pytest.main(["-q", "--noconftest", "-p", "no:cacheprovider", *sys.argv[1:]]))
