"""What the server's tests share: servers inside this process or in others, databases, clients."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, Literal, Protocol

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from daedalus.server.app import make_app
from daedalus.server.hub import Hub
from daedalus.server.room import Room
from daedalus.server.run import Server
from daedalus.server.settings import ServerSettings
from daedalus.table import acts
from tests.support import services
from tests.support.services import Valkey

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds; a busy machine is not a bug
UNENCRYPTED = SSLContext(PROTOCOL_TLS_CLIENT)  # reading every authority anew takes 30 ms


# --- a server in this process -------------------------------------------------------------------


class Place:
    """A running server and how to reach it."""

    def __init__(self, port: int, hub: Hub | None = None) -> None:
        self.port, self._hub = port, hub
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            verify=UNENCRYPTED,
            limits=httpx.Limits(max_keepalive_connections=0),  # none that was closed meanwhile
        )
        self.clients: list[Client] = []
        self.app: Any = None

    @property
    def hub(self) -> Hub:
        assert self._hub is not None
        return self._hub

    async def close(self) -> None:
        await asyncio.gather(*(client.close() for client in self.clients))
        await self.http.aclose()

    async def make(
        self, edition: str = "classic", seats: str = "mm", **more: Any
    ) -> dict[str, Any]:
        """Make a table; a letter per seat: m mine, o open, b bot."""
        kinds = {"m": "me", "o": "open", "b": "bot"}
        body = {
            "edition": edition,
            "seats": [{"kind": kinds[letter], "level": "random"} for letter in seats],
            **more,
        }
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, table: str, *tokens: str, **more: Any) -> Client:
        client = await Client.connect(self.port, table)
        self.clients.append(client)
        await client.send(t="hello", tokens=list(tokens), **more)
        await client.now()
        return client


@contextlib.asynccontextmanager
async def live(tmp_path: Path, **more: Any) -> AsyncIterator[Place]:
    """Run a server in this event loop."""
    given: dict[str, Any] = {"limits": False, "bot_pause_ms": 0, "bot_ms": 50, "drain_s": 0}
    settings = ServerSettings(data=str(tmp_path), **{**given, **more})
    app = make_app(settings)
    listener = socket.socket()
    listener.bind(("127.0.0.1", services.free_port()))  # free at other addresses, too
    listener.listen(128)
    server = Server(app, settings)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    place = Place(listener.getsockname()[1], app.state.hub)
    place.app = app
    try:
        yield place
    finally:
        await place.close()
        server.should_exit = True
        await serving
        listener.close()


class Client:
    """A client that remembers all it got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.legal: list[str] = []

    @classmethod
    async def connect(cls, port: int, table: str, **more: Any) -> Client:
        return cls(
            await websockets.connect(
                f"ws://127.0.0.1:{port}/ws/tables/{table}",
                open_timeout=PATIENCE,
                close_timeout=1,
                **more,
            )
        )

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def get(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 may lose a cancellation
            text = await self.socket.recv()
        message: dict[str, Any] = json.loads(text)
        self.got.append(message)
        now = message if message["t"] == "now" else message.get("now")
        if now:
            if now["legal"] is not None:
                self.legal = now["legal"]
            self.last = now
        return message

    async def now(self) -> dict[str, Any]:
        """Return the next `now`."""
        return await self.until(lambda message: message["t"] == "now")

    async def until(self, what: Any) -> dict[str, Any]:
        """Read until *what* holds for a message."""
        # Other messages may come for ever.
        async with asyncio.timeout(3 * PATIENCE):
            while not what(message := await self.get()):
                pass
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and return the first answer of the kind `now` or `no`."""
        await self.catch_up()
        await self.send(**message)
        return await self.until(lambda answer: answer["t"] in ("now", "no"))

    async def catch_up(self) -> None:
        """Read all that was sent up to now."""
        number = time.monotonic_ns() % 1_000_000
        await self.send(t="ping", n=number)
        await self.until(lambda answer: answer["t"] == "pong" and answer["n"] == number)

    async def act(self, *texts: str, **more: Any) -> dict[str, Any]:
        return await self.ask(t="act", ply=self.last["echo"], do=list(texts), **more)

    async def close(self) -> None:
        await self.socket.close()


class Knows(Protocol):
    """Anything that knows its legal actions."""

    last: dict[str, Any]
    legal: list[str]


def turn_of(client: Knows, pick: int = 0) -> list[str]:
    """Return some whole turn that *client* may do."""
    first = client.legal[pick % len(client.legal)]
    reach = client.last["reach"]
    if not reach:
        return [first]
    bits = int(reach["after"][first], 16)
    walks = [walk for at, walk in enumerate(reach["walks"]) if bits >> at & 1]
    return [first, walks[pick % len(walks)]]


async def act(
    room: Room, seat: int, ply: int, texts: list[str], cause: Literal["act", "time", "bot"] = "act"
) -> None:
    """Play for a seat, whoever sits there."""
    await room.change(lambda table, moment: acts.act(table, moment.at, seat, ply, texts, cause))


# --- servers in other processes -----------------------------------------------------------------


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int = 0, **settings: Any) -> None:
        values = {"limits": "false", "bot_pause_ms": 0, "data": folder / "data", **settings}
        self.port = port
        self.folder = folder
        self.log = folder / f"log-{time.monotonic_ns()}.txt"
        environ = {f"DAEDALUS_{name.upper()}": str(value) for name, value in values.items()}
        self.popen = self.start(environ | {"DAEDALUS_PORT": str(port)})

    def start(self, environ: dict[str, str]) -> Any:
        """Start a process that writes to the log."""
        others = {name: value for name, value in os.environ.items() if "DAEDALUS" not in name}
        with self.log.open("wb") as out:
            return subprocess.Popen(
                [sys.executable, "-m", "daedalus.server.run"],
                env=others | environ,
                cwd=self.folder,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def ready(self) -> Process:
        """Wait until it serves."""
        end = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < end:
            said = self.log.read_text(errors="replace") if self.log.exists() else ""
            if found := re.search(r"Daedalus is at http://\S+:(\d+)/", said):
                self.port = int(found[1])
                return self
            assert self.popen.poll() is None, said
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()

    def stop(self) -> int:
        self.popen.send_signal(signal.SIGTERM)
        try:
            code: int = self.popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return code

    @property
    def alive(self) -> bool:
        return self.popen.poll() is None


# --- databases ----------------------------------------------------------------------------------


@contextlib.contextmanager
def postgres_server() -> Iterator[services.Postgres]:
    """Run a PostgreSQL."""
    with contextlib.ExitStack() as stack:
        try:
            server = stack.enter_context(services.postgres("fsync=off"))
        except ModuleNotFoundError as missing:
            pytest.skip(str(missing))
        yield server


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL and return its URL."""
    with postgres_server() as server:
        yield server.url


def new_valkey() -> Valkey:
    """Return a Valkey that is not started yet."""
    try:
        return Valkey()
    except ModuleNotFoundError as missing:
        pytest.skip(str(missing))
