"""Where notices may be sent: a subscription is an address that a stranger gives us."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

KNOWN: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of the browsers; a dot stands for every host below."""


class PushAddress(NamedTuple):
    """A push service as a connection needs it."""

    scheme: str
    host: str
    port: int
    path: str
    own: bool  # the operator of this server has named it

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{host}" + (f":{self.port}" if self.port != usual else "")


def place_of(endpoint: str, added: Sequence[str] = ()) -> PushAddress | None:
    """Return where a subscription leads, or None if nothing may be sent there.

    >>> place_of("https://fcm.googleapis.com/fcm/send/abc").host
    'fcm.googleapis.com'
    >>> place_of("https://fcm.googleapis.com.example.org/abc"), place_of("http://10.0.0.7/abc")
    (None, None)
    """
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname or ""
    if parts.scheme not in ("https", "http") or not host or "@" in parts.netloc or parts.fragment:
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    port = port or {"https": 443, "http": 80}[parts.scheme]
    found = PushAddress(parts.scheme, host, port, path, own=False)
    if found.origin in (each.rstrip("/") for each in added):
        return found._replace(own=True)
    known = any(host.endswith(each) if each.startswith(".") else host == each for each in KNOWN)
    return found if known and found.scheme == "https" and found.port == 443 else None


async def address_of(place: PushAddress) -> str:
    """Return the internet address of a push service; a private one only if the operator named it.

    :raises OSError: when there is none.
    """
    try:
        written = ip_address(place.host)
    except ValueError:
        found = await asyncio.get_running_loop().getaddrinfo(place.host, place.port)
        for *_, (address, *_rest) in found:
            if ip_address(str(address)).is_global:
                return str(address)
        raise OSError(f"{place.host} has no public address") from None
    if written.is_global or place.own:
        return place.host
    raise OSError(f"{place.host} is no public address")
