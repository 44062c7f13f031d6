"""Starting and stopping a server process: what `daedalus serve` calls."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from daedalus.core.errors import OptionError, quoted
from daedalus.server.app import make_app
from daedalus.server.logs import set_up_logs
from daedalus.server.settings import Settings, load, toml
from daedalus.server.talk import MESSAGE_LIMIT

PING_S = 20.0  # a client whose machine does not even answer pings is gone


def run(flags: Mapping[str, Any], *, show_config: bool = False, open_browser: bool = False) -> int:
    """Serve until told to stop; return the exit code."""
    settings = load(flags)
    if show_config:
        print(toml(settings), end="")
        return 0
    set_up_logs(settings.log)
    try:
        listener = _listen(settings)
    except OSError as error:
        raise OptionError(
            f"cannot listen on {quoted(settings.host)} port {settings.port}: {error.strerror}"
        ) from error
    port = listener.getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    shown = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(shown, shown)
    address = f"http://{shown}:{port}/"
    server = Server(make_app(settings), settings)
    server.announce = lambda: _announce(address, open_browser)
    server.run(sockets=[listener])
    return 0


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    listener.listen(1024)
    listener.set_inheritable(True)
    return listener


def _announce(address: str, open_browser: bool) -> None:
    print(f"Daedalus is at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def settle() -> None:
    """Prepare the interpreter for many tables: measured, these were the longest waits of players.

    What is there after the start stays for ever, so no garbage is looked for in it; and a thread
    that has a commit to finish need not wait 5 ms for the event loop to let go.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.0005)


class Server(uvicorn.Server):
    """uvicorn that says where it is, and says good-bye before it closes."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,  # paths hold table ids
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=MESSAGE_LIMIT * 4,
                ws_ping_interval=PING_S,
                ws_ping_timeout=PING_S,
                ws_per_message_deflate=False,  # costs more memory per client than a table does
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies or None,
                timeout_graceful_shutdown=5,
                lifespan="on",
            )
        )
        self._app, self._settings = app, settings
        self._told_to_stop = 0
        self.announce: Any = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            settle()
            self.announce()

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
        """Stop serving; unlike uvicorn's own way this does not raise the signal once more."""
        self.should_exit = True


if __name__ == "__main__":
    sys.exit(run({}))
