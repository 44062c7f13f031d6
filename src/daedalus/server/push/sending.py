"""One notice to one push service: within its time, without following it anywhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import httpx
import structlog

from daedalus.server.push.addresses import address_of, place_of
from daedalus.server.push.sealing import Signer, plain64, sealed

log = structlog.get_logger()

ANSWER_S: Final = 10.0
AT_ONCE: Final = 8
_KEPT_S: Final = 86_400  # by the push service, while the device is off
_SIGNED_S: Final = 6 * 3600

Became: TypeAlias = Literal["sent", "gone", "later", "never"]
"""What became of a notice; *gone*: the browser no longer wants any."""


class PushSender:
    """Sends notices to the push services that are allowed."""

    def __init__(
        self, signer: Signer, added: Sequence[str] = (), answer_s: float = ANSWER_S
    ) -> None:
        self.signer, self._added, self._answer_s = signer, added, answer_s
        self._turns = asyncio.Semaphore(AT_ONCE)
        # No proxies of the environment, no cookies, no redirections.
        self._client = httpx.AsyncClient(timeout=answer_s, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        await self._client.aclose()

    async def send(
        self, endpoint: str, p256dh: str, auth: str, message: bytes, about: str
    ) -> Became:
        """Send a message; one that waits there *about* the same is replaced."""
        place = place_of(endpoint, self._added)
        if place is None:
            return "never"
        headers = {
            "Host": place.origin.partition("://")[2],
            "Authorization": self.signer.header(place.origin, int(time.time()) + _SIGNED_S),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_S),
            "Topic": plain64(sha256(about.encode()).digest())[:32],
            "Urgency": "normal",
        }
        try:
            body = sealed(message, p256dh, auth)
        except ValueError:
            return "never"
        try:
            async with self._turns, asyncio.timeout(self._answer_s):
                address = await address_of(place)
                host = f"[{address}]" if ":" in address else address
                async with self._client.stream(
                    "POST",
                    f"{place.scheme}://{host}:{place.port}{place.path}",
                    content=body,
                    headers=headers,
                    extensions={"sni_hostname": place.host},
                ) as answer:
                    return _became(answer.status_code)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            log.warning("notice not sent", host=place.host, error=type(error).__name__)
            return "later"


def _became(status: int) -> Became:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status in (408, 425, 429) or status >= 500 else "never"
