"""The home network: whether others at home may join, decided on the machine itself only."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct

from daedalus.core.errors import IllegalAction
from daedalus.server import schemas
from daedalus.server.mount import at_server
from daedalus.server.settings import ServerSettings
from daedalus.server.tokens import new_token
from daedalus.table.keys import Forbidden
from daedalus.table.route import RouteTable, Shell

log = structlog.get_logger()

_LOOPBACK = ("127.0.0.1", "localhost", "::1")  # of this machine's own names, the ones we listen on
_EVERYWHERE = ("0.0.0.0", "::")
_PRIVATE = tuple(map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
_REMEMBERED = "home-network.json"
KEY_FILE = "owner.key"


class _Closable(Protocol):
    """A listener that can be closed again."""

    async def close(self) -> None: ...


Listen = Callable[[str], Awaitable[_Closable]]


class Remembered(Struct):
    """What was chosen last time."""

    open: bool = False


def home_address() -> str | None:
    """Return this machine's address in the home network, or None; nothing is sent.

    Connecting a datagram socket only asks the routing table which address would be used.
    """
    for target in ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
            except OSError:
                continue
            found: str = probe.getsockname()[0]
        if any(ipaddress.ip_address(found) in network for network in _PRIVATE):
            return found
    return None


class LocalNetwork:
    """Opens the server to the home network and closes it again, and remembers the choice."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._place = Path(settings.data) / _REMEMBERED
        self._key_file = Path(settings.data) / KEY_FILE
        self._listener: _Closable | None = None
        self._address: str | None = None  # where the listener is
        self._turn = asyncio.Lock()
        self.wanted = settings.lan or self._remembered().open
        self.port = settings.port  # the real one, once it is known
        self.listen: Listen | None = None  # provided by a server that supports it

    @property
    def address(self) -> str | None:
        """Where others at home can join now."""
        return self._shown(self._address)

    @property
    def everywhere(self) -> bool:
        """Whether the server listens on every address anyway."""
        return self._settings.host in _EVERYWHERE

    @property
    def possible(self) -> bool:
        """Whether this is a household's own server: hosted ones do not offer this."""
        settings = self._settings
        hosted = settings.proxies or settings.origins or settings.bus or settings.db
        return not hosted and (self.everywhere or settings.host in _LOOPBACK)

    @property
    def key(self) -> str | None:
        """What makes a page the owner's; None if there is none."""
        if not self.possible:
            return None
        try:
            return self._key_file.read_text("ascii").strip() or None
        except (OSError, UnicodeDecodeError):
            return None

    def make_key(self) -> str | None:
        """Return the owner's key, made at the first start; only the owner can read its file."""
        if self.possible and self.key is None:
            self._key_file.parent.mkdir(parents=True, exist_ok=True)
            self._key_file.unlink(missing_ok=True)
            made = os.open(self._key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(made, "w", encoding="ascii") as file:
                file.write(new_token() + "\n")
        return self.key

    def find(self) -> str | None:
        return self._settings.lan_address or home_address()

    async def look(self) -> schemas.Home:
        """Return the current state; if the network has changed, the listener follows it."""
        found = self.find() if self.possible else None
        if self.everywhere:
            return schemas.Home(
                True, found is not None, True, self._shown(found), found is not None
            )
        async with self._turn:
            if self._address != (found if self.wanted else None):
                await self._close()
                if self.wanted and found is not None:
                    await self._open(found)
        shown = self.address
        return schemas.Home(True, shown is not None, False, shown, found is not None)

    async def choose(self, wanted: bool) -> schemas.Home:
        """Let others at home join, or close it again; remembered for the next start."""
        if self.everywhere or not self.possible:
            raise IllegalAction("the settings of this server decide who can reach it")
        self.wanted = wanted
        self._remember(Remembered(wanted))
        return await self.look()

    async def _open(self, address: str) -> None:
        if self.listen is None:  # run by a program other than `daedalus serve`
            return
        try:
            self._listener = await self.listen(address)
        except OSError as error:
            log.warning("cannot listen in the home network", error=error.strerror)
            return
        self._address = address

    async def _close(self) -> None:
        listener, self._listener, self._address = self._listener, None, None
        if listener is not None:
            await listener.close()

    def _shown(self, address: str | None) -> str | None:
        return None if address is None else f"http://{address}:{self.port}"

    def _remembered(self) -> Remembered:
        try:
            return msgspec.json.decode(self._place.read_bytes(), type=Remembered)
        except (OSError, msgspec.DecodeError):
            return Remembered()

    def _remember(self, asked: Remembered) -> None:
        self._place.parent.mkdir(parents=True, exist_ok=True)
        self._place.write_bytes(msgspec.json.encode(asked))


def _on_this_machine(request: Any) -> bool:
    """Return whether a request was sent on this machine, to one of its own names.

    The name counts too: a foreign page whose name was made to point here (DNS rebinding) still
    carries that name.  So does a request through a proxy.
    """
    client = request.client.host if request.client else ""
    if client not in _LOOPBACK or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname in _LOOPBACK
    except ValueError:
        return False


def _is_owner(request: Any, key: str | None) -> bool:
    """Return whether a request has the owner's key.

    An address proves nothing: through a tunnel, strangers come from this machine.
    """
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    has_key = key is not None and secrets.compare_digest(given.encode(), key.encode())
    return kind.lower() == "bearer" and has_key and _on_this_machine(request)


def need_owner(request: Any) -> None:
    """Check that a change is requested by the owner's page, and not by a foreign one.

    :raises Forbidden: when it is not.
    """
    if not _is_owner(request, request.app.state.home.key):
        raise Forbidden("only from the page that was opened on the computer that runs the game")
    origin, host = request.headers.get("origin"), request.headers.get("host")
    foreign = origin is not None and origin not in (f"http://{host}", f"https://{host}")
    if foreign or request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Forbidden("only from the game's own page")


# --- over HTTP ----------------------------------------------------------------------------------

route = RouteTable()


@route("GET", "/api/home")
async def see_home(shell: Shell) -> schemas.Home:
    """See who can reach this server (on its own machine)."""
    state = at_server(shell).request.app.state
    is_owner = _is_owner(at_server(shell).request, state.home.key)
    return await reach(state) if is_owner else schemas.Home()


@route("PUT", "/api/home", who="owner")
async def open_home(shell: Shell, data: schemas.OpenHome) -> schemas.Home:
    """Let others at home join, or not (on its own machine)."""
    request = at_server(shell).request
    need_owner(request)
    await request.app.state.home.choose(data.open)
    return await reach(request.app.state)


async def reach(state: Any) -> schemas.Home:
    """Return who can reach this server, at home and from the internet."""
    home: LocalNetwork = state.home
    return msgspec.structs.replace(await home.look(), share=state.sharing.look())
