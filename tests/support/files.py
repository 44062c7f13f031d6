"""A host of plain files, as small as can be: nothing is compressed, rewritten or configured."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

KNOWN = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}


class Files(SimpleHTTPRequestHandler):
    """Serves files, says nothing about it, and knows the types that every host knows."""

    def __init__(self, *given: Any, host: Host, directory: str) -> None:
        self.host = host
        super().__init__(*given, directory=directory)

    def setup(self) -> None:
        super().setup()
        usual = self.wfile.write

        def counted(content: bytes) -> int:
            self.host.sent[getattr(self, "path", "")] += len(content)
            return usual(content)

        self.wfile.write = counted  # type: ignore[assignment, method-assign]

    def guess_type(self, path: object) -> str:
        return KNOWN.get(Path(str(path)).suffix, "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")  # no browser may guess better
        if self.host.max_age:
            self.send_header("Cache-Control", f"max-age={self.host.max_age}")
        super().end_headers()

    def send_head(self) -> Any:
        self.host.asked[self.path] += 1
        if self.path.endswith(self.host.held):
            self.host.let.wait()
        if self.host.answers == 200:
            return super().send_head()
        self.send_error(self.host.answers)
        return None

    def log_message(self, format: str, *given: object) -> None:
        pass


class Host:
    """A host of a folder, which can go and come back, and counts what it sends by path."""

    def __init__(self, folder: Path, path: str = "", max_age: int = 0) -> None:
        self._folder, self._path, self.port = folder, path, 0
        self.max_age, self.sent = max_age, Counter[str]()
        self.asked, self.held, self.let = Counter[str](), "no such file", threading.Event()
        self.answers = 200  # or the error that answers everything
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{self._path}"

    def start(self) -> None:
        handler = partial(Files, host=self, directory=str(self._folder))
        self._host = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._host.server_port
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def hold(self, name: str) -> None:
        """Answer requests for a file only later."""
        self.held = name

    def release(self) -> None:
        self.let.set()

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
