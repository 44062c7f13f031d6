"""A host that has files only, for tests of the static site."""

from __future__ import annotations

import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tests.support.files import Files


class Host:
    """A host of files, which can go and come back."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.port = folder, 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/games/daedalus/"

    def start(self) -> None:
        handler = partial(Files, directory=str(self._folder))
        self._host = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._host.server_port
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._host.shutdown()
        self._host.server_close()
