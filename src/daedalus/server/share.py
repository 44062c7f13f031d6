"""Open to the internet: a tunnel program that is installed, started only when somebody asks.

Its connections come in at a listener of their own, so nobody who comes through it can be taken for
the owner of this machine, and only there is a forwarded address believed.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol

from daedalus.core.errors import IllegalAction, quoted
from daedalus.server import schemas
from daedalus.server.lan import need_owner, reach
from daedalus.server.mount import at_server
from daedalus.server.settings import ServerSettings
from daedalus.table.route import RouteTable, Shell

ADDRESS_S = 45.0  # how long a program may take to name its address
_END_S = 5.0
OWN = "command"
INSTALL: Final = "To open it to the internet, install cloudflared, tailscale or ssh (OpenSSH)."


class TunnelProgram(NamedTuple):
    """A program that opens a tunnel; *says* finds the public address in what it prints."""

    arguments: Sequence[str]
    says: str
    forwards: bool  # it says from which address each request comes
    reads: str  # who can read along


WAYS: Final = {
    "cloudflared": TunnelProgram(
        ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com",
        True,
        "Cloudflare passes everything on and can read along.",
    ),
    "tailscale": TunnelProgram(
        ("funnel", "{port}"),
        r"https://[a-z0-9.-]+\.ts\.net",
        True,
        "Tailscale passes everything on and cannot read it.",
    ),
    "ssh": TunnelProgram(
        (
            *("-T", "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=accept-new"),
            *("-o", "ExitOnForwardFailure=yes", "-o", "ServerAliveInterval=30"),
            *("-R", "80:127.0.0.1:{port}", "nokey@localhost.run"),
        ),
        r"https://[a-z0-9-]+\.lhr\.(?:life|rocks|pro)",
        False,
        "localhost.run passes everything on and can read along.",
    ),
}
_ANY_ADDRESS: Final = r"https?://[^\s\"'<>|,]+[^\s\"'<>|,./)]"
_OWN_READS: Final = "Whoever runs the other end of your command can read along."


class Door(Protocol):
    """The listener that a tunnel leads to."""

    port: int

    async def close(self) -> None: ...


OpenDoor = Callable[[bool], Awaitable[Door]]


class Sharing:
    """Starts a tunnel and stops it; it ends with this process, however that ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.open_door: OpenDoor | None = None  # provided by a server that supports it
        self.on_change: Callable[[schemas.Share], None] = lambda share: None
        self._now = schemas.Share()
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._door: Door | None = None
        self._listening: asyncio.Task[None] | None = None
        self._failing: asyncio.Task[None] | None = None

    @property
    def ways(self) -> list[str]:
        """The installed programs, the best first."""
        if self.open_door is None:
            return []
        own = [OWN] if self._settings.share_command else []
        return own + [name for name in WAYS if shutil.which(name)]

    def look(self) -> schemas.Share:
        self._now.ways = self.ways
        return self._now

    async def start(self, by: str = "") -> None:
        """Open a tunnel with the program *by*, or the first that is installed.

        It comes back at once: the address follows some seconds later.

        :raises IllegalAction: when there is no such program here.
        """
        by = by or self._settings.share_by
        async with self._turn:
            if self._now.state in ("starting", "on"):
                return
            ways = self.ways
            if self.open_door is None:
                raise IllegalAction("the settings of this server decide who can reach it")
            if not ways or (by and by not in ways):
                raise IllegalAction(INSTALL if not by else f"{quoted(by)} is not installed")
            by = by or ways[0]
            way, command = self._command(by)
            self._door = await self.open_door(way.forwards)
            self._now = schemas.Share("starting", by, ways=ways)
            parts = [part.replace("{port}", str(self._door.port)) for part in command]
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "daedalus.server.tether", *parts),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                start_new_session=True,  # Ctrl+C is for us, who then end it
            )
            self._listening = asyncio.create_task(self._listen(self._process, way), name="tunnel")

    async def stop(self, why: str = "") -> None:
        """Close the tunnel, and the connections that came through it; *why*: it has failed."""
        async with self._turn:
            process, self._process = self._process, None
            door, self._door = self._door, None
            listening, self._listening = self._listening, None
            by = self._now.by if why else ""
            self._now = schemas.Share("failed" if why else "off", by, why=why)
            if listening is not None and listening is not asyncio.current_task():
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            if process is not None:
                await _end(process)
            if door is not None:
                await door.close()

    def _command(self, by: str) -> tuple[TunnelProgram, list[str]]:
        if by == OWN:
            return TunnelProgram((), _ANY_ADDRESS, False, _OWN_READS), shlex.split(
                self._settings.share_command
            )
        return WAYS[by], [shutil.which(by) or by, *WAYS[by].arguments]

    async def _listen(self, process: asyncio.subprocess.Process, way: TunnelProgram) -> None:
        """Read what the program prints: its address, and in the end why it ended."""
        assert process.stdout is not None
        last = ""
        late = asyncio.get_running_loop().call_later(ADDRESS_S, self._give_up)
        try:
            async for line in _lines(process.stdout):
                last = line or last
                found = re.search(way.says, line)
                if found and self._now.state == "starting":
                    late.cancel()
                    self._now = schemas.Share("on", self._now.by, found[0], way.reads)
                    self.on_change(self._now)
        finally:
            late.cancel()
        await self._fail(last or "it ended")

    def _give_up(self) -> None:
        self._failing = asyncio.create_task(self._fail("it named no address"))

    async def _fail(self, why: str) -> None:
        await self.stop(why)
        self.on_change(self._now)


async def _lines(stream: asyncio.StreamReader) -> AsyncIterator[str]:
    """Yield what a program prints, line by line, without what is meant for a terminal."""
    while raw := await _line(stream):
        text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", raw.decode(errors="replace"))
        yield "".join(char if char.isprintable() else " " for char in text).strip()[:300]


async def _line(stream: asyncio.StreamReader) -> bytes:
    try:
        return await stream.readline()
    except ValueError:  # longer than anybody reads
        return b"\n"


async def _end(process: asyncio.subprocess.Process) -> None:
    """Let go of a tethered program, and wait until it has ended."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        async with asyncio.timeout(_END_S):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


# --- over HTTP ----------------------------------------------------------------------------------

route = RouteTable()


@route("PUT", "/api/share", who="owner")
async def open_share(shell: Shell, data: schemas.OpenShare) -> schemas.Home:
    """Open it to the internet, or close it (on its own machine)."""
    request = at_server(shell).request
    sharing: Sharing = request.app.state.sharing
    need_owner(request)
    if data.open:
        await sharing.start(data.by)
    else:
        await sharing.stop()
    return await reach(request.app.state)
