"""The built site on this machine, as a static host would serve it, with a plug to pull."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

from tools.serve import Site

PREFIX = "/fortyniner/"


class Host(Site):
    """Serves a folder until it is stopped; connections that are still open end with it."""

    def __init__(self, folder: Path) -> None:
        self._connections: list[socket.socket] = []
        super().__init__(folder, 0, PREFIX)
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def get_request(self) -> tuple[socket.socket, object]:
        connection, address = super().get_request()
        self._connections.append(connection)
        return connection, address

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that leaves in the middle of an answer is no error of the site."""

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        for connection in self._connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # it has ended by itself
