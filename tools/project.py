"""Where things are in the project, and digests that say whether they changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
NODE_MODULES = ROOT / "node_modules"


def digest(*parts: bytes | str) -> str:
    """A short digest of texts and bytes."""
    sha = hashlib.sha256()
    for part in parts:
        piece = part.encode() if isinstance(part, str) else part
        sha.update(b"%d:" % len(piece) + piece)
    return sha.hexdigest()[:12]


def files(*places: Path) -> list[Path]:
    """Every file in these places, in a fixed order."""
    found = [path for place in places for path in ([place] if place.is_file() else place.rglob("*"))]
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def digest_files(paths: Iterable[Path]) -> str:
    """One digest of the names and contents of files."""
    return digest(
        *(part for path in paths for part in (path.relative_to(ROOT).as_posix(), path.read_bytes()))
    )
