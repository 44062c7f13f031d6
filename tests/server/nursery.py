"""Servers forked from a process that has imported everything: each is ready at once.

They are processes of their own like any other, with their own memory and files, and die alone.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.stage import Process

MOTHER = """
import json, os, signal, sys
import aiosqlite, alembic.command, asyncpg, uvloop
import sqlalchemy.dialects.postgresql.asyncpg, sqlalchemy.dialects.sqlite.aiosqlite
import uvicorn.protocols.websockets.websockets_sansio_impl, uvicorn.protocols.http.httptools_impl
from daedalus.editions import shelf
from daedalus.server.run import run
shelf()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        out = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        os.environ.update(order["environ"])
        os._exit(run({}))
    print(child, flush=True)
"""


class Nursery:
    """Where forked servers come from."""

    def __init__(self) -> None:
        self._mother = subprocess.Popen(
            [sys.executable, "-c", MOTHER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, log: Path, environ: dict[str, str]) -> Child:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(json.dumps({"log": str(log), "environ": environ}) + "\n")
        self._mother.stdin.flush()
        return Child(int(self._mother.stdout.readline()))

    def close(self) -> None:
        self._mother.kill()
        self._mother.wait()
        for pipe in (self._mother.stdin, self._mother.stdout):
            assert pipe is not None
            pipe.close()


class Child:
    """A forked process, with what `Process` needs of a Popen."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return -signal.SIGKILL
        return None

    def send_signal(self, sign: int) -> None:
        os.kill(self.pid, sign)

    def wait(self, timeout: float = 60) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None and time.monotonic() < end:
            time.sleep(0.002)
        code = self.poll()
        assert code is not None, "it lives on"
        return code


class Forked(Process):
    """A server from a nursery."""

    def __init__(self, nursery: Nursery, folder: Path, port: int, **settings: Any) -> None:
        self._nursery = nursery
        super().__init__(folder, port, **settings)

    def start(self, environ: dict[str, str]) -> Any:
        return self._nursery.fork(self.log, environ)
