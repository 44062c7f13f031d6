"""Headers of every answer: what browsers may do with our pages."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from daedalus.offline.policy import policy
from daedalus.server.settings import ServerSettings

_CSP = policy("'self'", "frame-ancestors 'none'")
_EVERYWHERE = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_DOCUMENTS = (
    (b"content-security-policy", _CSP.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
_WORKER = "/assets/worker-"  # compiles WebAssembly, and fetches what it runs
_WORKERS_CSP = b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
PARTS = ("/assets/", "/locales/")  # scripts, styles, fonts and texts: forty on a first load


class Headers(ASGIMiddleware):
    """Adds the headers, and "no-store" to responses without cache headers."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: list[Any] = list(message["headers"])
                names = {name.lower() for name, _ in headers}
                part = scope["path"].startswith(PARTS) and message["status"] in (200, 304)
                fixed = _EVERYWHERE if part else _EVERYWHERE + _DOCUMENTS
                headers += [pair for pair in fixed if pair[0] not in names]
                if scope["path"].startswith(_WORKER):
                    headers.append((b"content-security-policy", _WORKERS_CSP))
                if b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await next_app(scope, receive, send_with)
