"""Two homes behind routers of their own, and an internet between them with a STUN server in it.

Nothing of the machine's network takes part, and no program is needed but `ip`: a home is a network
namespace with one machine, whose packets come through a TUN device into this process.  It knows UDP
over IPv4 alone, which is all that browsers need to find each other.
"""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple, TypeAlias

from tests.support import home as inside

Kind: TypeAlias = Literal["full", "symmetric"]
"""Whether a router gives a machine's socket one port for all, or another one towards everybody."""

MACHINE = "192.168.1.10"  # in each of the homes
ROUTERS = ("203.0.113.2", "198.51.100.2")  # RFC 5737: nobody's
STUN = "192.0.2.9"
STUN_PORT = 3478
_UDP = 17
_COOKIE = 0x2112A442  # RFC 8489


class Place(NamedTuple):
    host: str
    port: int


class Datagram(NamedTuple):
    """What UDP carries from one place to another."""

    source: Place
    target: Place
    content: bytes


def read(packet: bytes) -> Datagram | None:
    """Return the datagram in an IP packet, if there is a whole one.

    >>> sent = Datagram(Place("192.168.1.10", 5), Place("192.0.2.9", 3478), b"who am I?")
    >>> read(written(sent)) == sent
    True
    """
    if len(packet) < 28 or packet[0] >> 4 != 4 or packet[9] != _UDP:
        return None
    begin = 4 * (packet[0] & 15)
    source, target, length = struct.unpack_from("!HHH", packet, begin)
    hosts = socket.inet_ntoa(packet[12:16]), socket.inet_ntoa(packet[16:20])
    content = packet[begin + 8 : begin + length]
    return Datagram(Place(hosts[0], source), Place(hosts[1], target), content)


def written(sent: Datagram) -> bytes:
    """Return the IP packet of a datagram."""
    length = 8 + len(sent.content)
    hosts = socket.inet_aton(sent.source.host) + socket.inet_aton(sent.target.host)
    head = struct.pack("!BBHHHBBH", 0x45, 0, 20 + length, 0, 0, 64, _UDP, 0) + hosts
    total = sum(struct.unpack("!10H", head))
    total = (total & 0xFFFF) + (total >> 16)
    head = head[:10] + struct.pack("!H", ~((total & 0xFFFF) + (total >> 16)) & 0xFFFF) + head[12:]
    # Over IPv4 a checksum of 0 says that there is none.
    return head + struct.pack("!HHHH", sent.source.port, sent.target.port, length, 0) + sent.content


def told_by_stun(request: bytes, who: Place) -> bytes | None:
    """Return what a STUN server answers: the place that a request came from."""
    kind, _, cookie = struct.unpack_from("!HHI", request) if len(request) >= 20 else (0, 0, 0)
    if (kind, cookie) != (1, _COOKIE):
        return None
    (host,) = struct.unpack("!I", socket.inet_aton(who.host))
    place = struct.pack("!BBHI", 0, 1, who.port ^ _COOKIE >> 16, host ^ _COOKIE)
    return struct.pack("!HHI", 0x0101, 12, _COOKIE) + request[8:20] + b"\0\x20\0\x08" + place


@dataclass
class Router:
    """A router that lets in only answers: what was asked of a place may come from that place."""

    address: str
    kind: Kind
    ports: dict[tuple[int, Place | None], int] = field(default_factory=dict)
    asked: set[tuple[int, Place]] = field(default_factory=set)  # our port, and whom it spoke to
    _fresh: Iterator[int] = field(default_factory=lambda: count(40_000))

    def out(self, sent: Datagram) -> Datagram:
        """Return what leaves the house for what a machine in it sends."""
        key = sent.source.port, None if self.kind == "full" else sent.target
        port = self.ports.setdefault(key, 0) or next(self._fresh)
        self.ports[key] = port
        self.asked.add((port, sent.target))
        return sent._replace(source=Place(self.address, port))

    def into(self, sent: Datagram) -> Datagram | None:
        """Return what comes into the house, if anything does."""
        if (sent.target.port, sent.source) not in self.asked:
            return None
        (inner,) = {own for (own, _), port in self.ports.items() if port == sent.target.port}
        return sent._replace(target=Place(MACHINE, inner))


class Internet:
    """What lies between the homes: it takes a packet of one, and says what comes to whom."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.routers = [Router(*each) for each in zip(ROUTERS, kinds, strict=True)]

    def take(self, home: int, packet: bytes) -> tuple[int, bytes] | None:
        """Return the home that a packet of *home* reaches, and the packet that arrives there."""
        sent = read(packet)
        if sent is None:
            return None
        sent = self.routers[home].out(sent)
        if sent.target == (STUN, STUN_PORT):
            told = told_by_stun(sent.content, sent.source)
            back = told and self.routers[home].into(Datagram(sent.target, sent.source, told))
            return (home, written(back)) if back else None
        for other, router in enumerate(self.routers):
            if router.address == sent.target.host and other != home:
                come = router.into(sent)
                return (other, written(come)) if come else None
        return None


@dataclass(frozen=True)
class Home:
    """A home with a host of files: what runs in it sees that and the internet, nothing else."""

    process: subprocess.Popen[str]
    address: str  # of the host of files, inside

    def command(self, *command: str) -> list[str]:
        """Return the command that runs another one in this home."""
        own = [] if os.geteuid() == 0 else ["--user", "--preserve-credentials"]
        return ["nsenter", "--target", str(self.process.pid), "--net", *own, "--", *command]


class NoHomes(Exception):
    """This machine does not allow networks of one's own."""


@contextmanager
def two_homes(folder: Path, kinds: Sequence[Kind] = ("full", "full")) -> Iterator[list[Home]]:
    """Build two homes in which a host of *folder* is, with routers of these *kinds*.

    :raises NoHomes: where that is not allowed.
    """
    with ExitStack() as stack:
        place = Path(stack.enter_context(TemporaryDirectory(prefix="homes-")))
        lines = [socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in ROUTERS]
        homes = []
        for number, line in enumerate(lines):
            stack.enter_context(line)
            line.bind(str(place / f"router-{number}"))
            homes.append(stack.enter_context(_home(place, number, folder)))
            line.connect(str(place / f"home-{number}"))
        internet = Internet(kinds)
        lock = threading.Lock()

        def serve(home: int) -> None:
            with suppress(OSError):  # it is over
                while packet := lines[home].recv(65_536):
                    with lock:
                        come = internet.take(home, packet)
                    if come:
                        lines[come[0]].send(come[1])

        for number in range(len(lines)):
            threading.Thread(target=serve, args=(number,), daemon=True).start()
        yield homes


@contextmanager
def _home(place: Path, number: int, folder: Path) -> Iterator[Home]:
    own = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    command = [sys.executable, inside.__file__, str(place), str(number), MACHINE, str(folder)]
    try:
        process = subprocess.Popen(
            ["unshare", "--net", *own, "--", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    except FileNotFoundError as error:
        raise NoHomes(str(error)) from error
    try:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().strip()
        if not address:
            raise NoHomes(process.stderr.read().strip())
        yield Home(process, address)
    finally:
        process.terminate()
        process.communicate()
