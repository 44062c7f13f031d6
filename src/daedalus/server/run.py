"""Starting and stopping a server process: what `daedalus serve` calls."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from types import FrameType
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from daedalus import fast
from daedalus.core.errors import IllegalAction, OptionError, quoted
from daedalus.server.app import make_app
from daedalus.server.lan import LocalNetwork
from daedalus.server.limits import Guests
from daedalus.server.logs import announce, set_up_logs
from daedalus.server.patience import watch_for_stalls
from daedalus.server.protocols import Config, Gate
from daedalus.server.schemas import Share
from daedalus.server.settings import ServerSettings, load, toml
from daedalus.server.share import Sharing
from daedalus.server.store import DatabaseUnusable
from daedalus.table.answers import MESSAGE_LIMIT

log = structlog.get_logger()

_MOST_FILES = 65_536
_UNSENT = 131_072  # bytes that the system keeps for a client that does not read; else megabytes
TUNNEL = "tunnel"  # the address of everybody who comes through a tunnel that names nobody
PING_S = 20.0  # a client whose machine does not even answer pings is gone


def run(flags: Mapping[str, Any], *, show_config: bool = False, open_browser: bool = False) -> int:
    """Serve until told to stop; return the exit code."""
    settings = load(flags)
    if show_config:
        print(toml(settings), end="")
        return 0
    set_up_logs(settings.log)
    _allow_many_files()
    try:
        listener = _listen_on(settings.host, settings.port)
    except OSError as error:
        raise OptionError(
            f"cannot listen on {quoted(settings.host)} port {settings.port}: {error.strerror}"
        ) from error
    port = listener.getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    shown = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(shown, shown)
    address = f"http://{shown}:{port}/"
    app = make_app(settings)
    server = Server(app, settings)
    server.announce = lambda: _announce(address, app.state.home, open_browser)
    server.run(sockets=[listener])
    if server.trouble is not None:
        raise server.trouble
    return 0


def _allow_many_files() -> None:
    """Allow as many open connections as the system permits; the default limit is soon reached."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen_on(host: str, port: int) -> socket.socket:
    """Return a socket that listens; inheritable, so that a process can hand it on.

    :raises OSError: when the address cannot be listened on.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # not on Windows
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _UNSENT)
        listener.bind((host, port))
        listener.listen(1024)
        listener.set_inheritable(True)
    except OSError:
        listener.close()
        raise
    return listener


def _announce(address: str, home: LocalNetwork, open_browser: bool) -> None:
    """Say where it is: to a person in a terminal as sentences, to a program as the first log."""
    key = home.make_key()
    own = address if key is None else f"{address}#owner={key}"
    announce(f"Daedalus is at {address}", address=address)
    if home.address is not None:
        announce(f"Others at home can join at {home.address}/", home=f"{home.address}/")
    if key is not None and sys.stdout.isatty():  # never into a log
        print(f"Your own page, which can let others at home join: {own}", flush=True)
    kernels = fast.available(numba=False)
    log.info("kernels", kind=kernels.kind, why=kernels.why)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()


def _announce_share(share: Share) -> None:
    if share.address is None:
        announce(f"Not open to the internet: {share.by} says: {share.why}")
    else:
        address = f"{share.address}/"
        announce(f"Friends anywhere can join at {address} {share.reads}", share=address)


def _settle() -> None:
    """Prepare the interpreter for many tables: these were the longest delays measured for players.

    What exists after the start stays forever, so garbage collection skips it; and a thread that has
    a commit to finish need not wait 5 ms for the event loop to yield.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.0005)


def _config(app: Litestar, settings: ServerSettings, proxies: str, stands_for: str = "") -> Config:
    """Return how connections are taken; *proxies* are believed when they name their clients."""
    return Config(
        Gate(app),
        Guests(None if proxies or not settings.limits else settings.max_connections),
        settings.limits,
        stands_for,
        log_config=None,
        access_log=False,  # paths hold table ids
        server_header=False,
        ws_max_size=MESSAGE_LIMIT * 4,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,  # costs more memory per client than a table does
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """uvicorn that announces its address, and says goodbye before it closes."""

    def __init__(self, app: Litestar, settings: ServerSettings) -> None:
        super().__init__(_config(app, settings, settings.proxies))
        self._app, self._settings = app, settings
        self._told_to_stop = 0
        self.trouble: DatabaseUnusable | None = None  # why it did not even start
        self.announce: Any = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:  # before the app starts, since a failure there would print a traceback
            await self._app.state.hub.store.open()
        except DatabaseUnusable as error:
            self.trouble, self.should_exit = error, True
            return
        await super().startup(sockets)
        if self.started:
            home: LocalNetwork = self._app.state.home
            if sockets and home.possible:
                home.port, home.listen = sockets[0].getsockname()[1], self.listen_also
                await home.look()
                self._app.state.sharing.open_door = self.open_door
            _settle()
            self.announce()
            if self._settings.share:
                await self._share()
            watch_for_stalls()

    async def _share(self) -> None:
        """Open it to the internet; without a program for that, say which to install."""
        sharing: Sharing = self._app.state.sharing
        sharing.on_change = _announce_share
        try:
            await sharing.start()
        except IllegalAction as error:
            announce(str(error))

    async def listen_also(self, address: str) -> _Door:
        """Listen on one more address, at the port we have."""
        return await self._listen(self.config, address, self._app.state.home.port)

    async def open_door(self, forwards: bool) -> _Door:
        """Listen for a tunnel, on this machine only; *forwards*: it names its clients."""
        config = _config(self._app, self._settings, TUNNEL if forwards else "", TUNNEL)
        config.load()
        return await self._listen(config, "127.0.0.1", 0)

    async def _listen(self, config: uvicorn.Config, address: str, port: int) -> _Door:
        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            return made

        loop = asyncio.get_running_loop()
        listener = _listen_on(address, port)
        opened = await loop.create_server(protocol, sock=listener)
        self.servers.append(opened)
        return _Door(self, opened, listener.getsockname())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._told_to_stop += 1
        if self._told_to_stop > 1 or sig == signal.SIGINT:
            self._app.state.hub.closing = True
            super().handle_exit(sig, frame)
            return
        loop = asyncio.get_event_loop()
        loop.call_soon_threadsafe(self._app.state.hub.say_goodbye)
        loop.call_soon_threadsafe(loop.call_later, self._settings.drain_s, self._end)

    def _end(self) -> None:
        """Stop serving; unlike uvicorn's own way, this does not raise the signal again."""
        self.should_exit = True


class _Door:
    """One more listener of a server, which can be closed while the others go on."""

    def __init__(
        self, server: Server, opened: asyncio.base_events.Server, place: tuple[str, int]
    ) -> None:
        self._server, self._opened, self._place = server, opened, place
        self.port = place[1]

    async def close(self) -> None:
        """Stop listening, and close the connections that came in here."""
        self._server.servers.remove(self._opened)
        self._opened.close()
        for connection in tuple(self._server.server_state.connections):
            transport = connection.transport
            if transport is not None and transport.get_extra_info("sockname") == self._place:
                transport.close()


if __name__ == "__main__":
    sys.exit(run({}))
