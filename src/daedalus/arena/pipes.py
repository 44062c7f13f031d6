"""The pipes to a program, and how to end it: with a selector on POSIX, with threads elsewhere.

Whatever the program does, nobody waits longer than requested, and its children end with it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Any, Final, Protocol

_CHUNK: Final = 65_536
_PENDING: Final = 1 << 20
"""Bytes that a program may leave unread before it counts as not reading."""
OUT, ERR = "out", "err"
POSIX: Final = os.name == "posix"


class _Pipes(Protocol):
    """The streams to and from a program."""

    @property
    def listening(self) -> bool:
        """Whether more may come on its standard output."""

    def write(self, data: memoryview) -> int:
        """Write as much as possible without blocking; return how much that was.

        :raises OSError: when nobody will ever read it.
        """

    def hear(self, seconds: float) -> list[tuple[str, bytes]]:
        """Return what was written within *seconds*, and to which stream; b"" means end of file."""

    def close(self) -> None: ...


def start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program in a process group of its own, so that its children can be ended with it.

    :raises OSError: when it cannot be started.
    """
    apart: dict[str, Any] = (
        {"start_new_session": True}
        if POSIX
        else {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    )
    pipe = subprocess.PIPE
    return subprocess.Popen(list(command), stdin=pipe, stdout=pipe, stderr=pipe, **apart)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and everything it started, including what outlived it."""
    if sys.platform != "win32":
        import signal

        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        with suppress(OSError):
            tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
    process.kill()
    process.wait()


def pipes_of(process: subprocess.Popen[bytes]) -> _Pipes:
    """Return the pipes of a program, in the form this system supports."""
    return _Selected(process) if POSIX else Threaded(process)


class _Selected:
    """Non-blocking pipes with a selector."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        import selectors

        self._stdin, out, err = _streams(process)
        for stream in (self._stdin, out, err):
            os.set_blocking(stream.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(out, selectors.EVENT_READ, OUT)
        self._selector.register(err, selectors.EVENT_READ, ERR)

    @property
    def listening(self) -> bool:
        return any(key.data == OUT for key in self._selector.get_map().values())

    def write(self, data: memoryview) -> int:
        try:
            return os.write(self._stdin.fileno(), data)
        except BlockingIOError:
            return 0

    def hear(self, seconds: float) -> list[tuple[str, bytes]]:
        heard = []
        for key, _ in self._selector.select(seconds):
            try:
                text = os.read(key.fd, _CHUNK)
            except BlockingIOError:
                continue
            if not text:
                self._selector.unregister(key.fileobj)
            heard.append((key.data, text))
        return heard

    def close(self) -> None:
        self._selector.close()


class Threaded:
    """Blocking pipes, each with a thread."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        stdin, out, err = _streams(process)
        self._heard: Queue[tuple[str, bytes]] = Queue(64)  # bounded: a flooding program has to wait
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._pending, self._gone, self._closed = 0, False, False
        self.listening = True
        self._threads = [
            threading.Thread(target=self._read, args=(out, OUT), daemon=True),
            threading.Thread(target=self._read, args=(err, ERR), daemon=True),
            threading.Thread(target=self._send, args=(stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, stream: IO[bytes], kind: str) -> None:
        text = b"?"
        while text and not self._closed:
            try:
                text = os.read(stream.fileno(), _CHUNK)
            except (OSError, ValueError):
                text = b""
            while not self._closed:
                with suppress(Full):
                    self._heard.put((kind, text), timeout=0.1)
                    break

    def _send(self, stream: IO[bytes]) -> None:
        while (data := self._unsent.get()) is not None:
            try:
                while data:
                    data = data[os.write(stream.fileno(), data) :]
            except (OSError, ValueError):
                self._gone = True
            self._pending = 0 if self._unsent.empty() else self._pending

    def write(self, data: memoryview) -> int:
        if self._gone:
            raise BrokenPipeError
        if self._pending + len(data) > _PENDING:
            return 0
        self._pending += len(data)
        self._unsent.put(bytes(data))
        return len(data)

    def hear(self, seconds: float) -> list[tuple[str, bytes]]:
        heard = []
        with suppress(Empty):
            heard.append(
                self._heard.get(timeout=seconds) if seconds > 0 else self._heard.get_nowait()
            )
            while True:
                heard.append(self._heard.get_nowait())
        if (OUT, b"") in heard:
            self.listening = False
        return heard

    def close(self) -> None:
        """End the threads; the program has ended, so no pipe blocks them."""
        self._closed = True
        self._unsent.put(None)
        for thread in self._threads:
            thread.join(1)


def _streams(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr
