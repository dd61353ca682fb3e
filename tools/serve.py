"""Serves a folder on this machine only, as a static host would: python -m tools.serve [FOLDER]"""

from __future__ import annotations

import argparse
import gzip
import sys
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.project import DIST

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".gz": "application/gzip",
}
# As GitHub Pages does: text and wasm travel compressed, what is compressed already does not.
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}


@lru_cache(maxsize=64)
def compressed(path: Path, changed: int) -> bytes:
    """The file as it travels; `changed` makes an edited file another one."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Handler(BaseHTTPRequestHandler):
    """Answers GET for files of one folder under one path."""

    protocol_version = "HTTP/1.1"
    server: Site

    def do_GET(self) -> None:
        path = self.server.file(unquote(urlsplit(self.path).path))
        if path is None:
            self.send_error(404)
            return
        packed = path.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        body = compressed(path, path.stat().st_mtime_ns) if packed else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        if packed:
            self.send_header("Content-Encoding", "gzip")
        # Names with a revision in them may be kept; the rest is asked for again, so a rebuild shows at once.
        self.send_header("Cache-Control", "max-age=600" if self.server.revised(path) else "no-cache")
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    do_HEAD = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


class Site(ThreadingHTTPServer):
    """A folder under a path of 127.0.0.1; port 0 takes any free one."""

    daemon_threads = True

    def __init__(self, folder: Path = DIST, port: int = 0, prefix: str = "/") -> None:
        self.folder, self.prefix = folder.resolve(), prefix
        super().__init__(("127.0.0.1", port), Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser that left is no fault of ours
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def file(self, path: str) -> Path | None:
        """The file that an address means, if it lies in the folder."""
        if not path.startswith(self.prefix):
            return None
        found = (self.folder / path.removeprefix(self.prefix)).resolve()
        if found.is_dir() and path.endswith("/"):
            found /= "index.html"
        return found if found.is_relative_to(self.folder) and found.is_file() else None

    def revised(self, path: Path) -> bool:
        name = path.relative_to(self.folder).as_posix()
        return (
            path.suffix not in (".html", ".webmanifest") and name != "sw.js" and not name.startswith("icons/")
        )


def free(folder: Path, port: int, prefix: str) -> Site:
    """A site on this port, or on any other when it is taken."""
    try:
        return Site(folder, port, prefix)
    except OSError:
        return Site(folder, 0, prefix)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    parser.add_argument("--port", type=int, default=8049)
    parser.add_argument("--prefix", default="/")
    options = parser.parse_args()
    with free(options.folder, options.port, options.prefix) as site:
        print(f"Fortyniner is at {site.address}  (Ctrl-C stops it)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")
