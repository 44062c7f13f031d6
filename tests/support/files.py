"""A host of plain files, as small as can be: nothing is compressed, rewritten or configured."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

KNOWN = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}


class Files(SimpleHTTPRequestHandler):
    """Serves files, says nothing about it, and knows the types that every host knows."""

    def guess_type(self, path: object) -> str:
        return KNOWN.get(Path(str(path)).suffix, "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")  # no browser may guess better
        super().end_headers()

    def log_message(self, format: str, *given: object) -> None:
        pass


class Host:
    """A host of a folder, which can go and come back."""

    def __init__(self, folder: Path, path: str = "") -> None:
        self._folder, self._path, self.port = folder, path, 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{self._path}"

    def start(self) -> None:
        handler = partial(Files, directory=str(self._folder))
        self._host = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._host.server_port
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._host.shutdown()
        self._host.server_close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder; yield its address."""
    host = Host(folder)
    try:
        yield host.address
    finally:
        host.stop()
