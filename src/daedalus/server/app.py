"""The paths of the server: `make_app` joins store, bus and rooms; refusals end here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    SerializationException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from daedalus.core.errors import GameError
from daedalus.extras import extra
from daedalus.lessons import routes as lessons
from daedalus.puzzles import routes as puzzles
from daedalus.review import routes as review
from daedalus.server import admin, boxes, carrying, codes, evening_routes, lan, share
from daedalus.server import notice_routes as push
from daedalus.server.bus import Bus, NoBus, RedisBus
from daedalus.server.headers import Headers
from daedalus.server.hub import Hub
from daedalus.server.jobs import Waiting
from daedalus.server.lan import LocalNetwork
from daedalus.server.limits import Limits, TooMany, address_of
from daedalus.server.logs import set_up_logs
from daedalus.server.metrics import Metrics
from daedalus.server.mount import Request, mounted
from daedalus.server.ratings import Ratings
from daedalus.server.room import Busy
from daedalus.server.settings import ServerSettings, load
from daedalus.server.share import Sharing
from daedalus.server.static_files import StaticFiles
from daedalus.server.store import Store, Unavailable
from daedalus.server.websocket import table_socket
from daedalus.table import messages, refusals
from daedalus.table import routes as tables

log = structlog.get_logger()

_BODY_LIMIT = 500_000

ROUTES: Final = (
    *tables.route,
    *codes.route,
    *carrying.route,
    *review.route,
    *lessons.route,
    *puzzles.route,
    *lan.route,
    *share.route,
    *push.route,
    *admin.route,
    *boxes.route,
    *evening_routes.route,
)
"""Every path below /api."""


def _hub_of(request: Any) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def need(request: Request, what: str) -> None:
    limits: Limits = request.app.state.limits
    limits.need(what, address_of(request))


async def _check_request(request: Request) -> None:
    """Count a request against its address; below /api, accept only JSON schemas.

    :raises TooMany: when there are too many requests.
    :raises ClientException: when the body is of another type; a foreign page could send it.
    """
    if not request.scope["path"].startswith("/api/"):
        need(request, "fetch")
        return
    need(request, "ask")
    headers = request.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ClientException("send JSON, as application/json", status_code=415)


# --- operation ----------------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT, summary="Is this process fit to serve?")
async def health(request: Request) -> Response[str]:
    hub = _hub_of(request)
    if hub.closing:
        return Response("closing\n", status_code=503, media_type="text/plain")
    if not await hub.store.alive():
        return Response("no database\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request) -> Response[bytes]:
    hub = _hub_of(request)
    text = hub.metrics.text(len(hub.rooms), hub.connected)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


# --- refusals -----------------------------------------------------------------------------------

_STATUS = {**refusals.STATUS, TooMany: 429, Busy: 503}


def _refuse(request: Request, error: Exception) -> Response[messages.Refusal]:
    """Answer a refusal: the one place where a GameError ends."""
    if isinstance(error, GameError):
        status = refusals.status_of(error, _STATUS)
        refusal = refusals.refusal(error)
    elif isinstance(error, ValidationException):
        status, refusal = 400, messages.Refusal("unreadable", _explained(error))
    elif isinstance(error, RecursionError):  # from the JSON decoder: the handlers do not recurse
        status, refusal = 400, messages.Refusal("unreadable", "this is nested too deeply")
    elif isinstance(error.__cause__, SerializationException):  # neither is this JSON
        status, refusal = 400, messages.Refusal("unreadable", str(error.__cause__))
    elif isinstance(error, HTTPException):
        status, refusal = error.status_code, messages.Refusal("refused", error.detail)
    elif isinstance(error, SQLAlchemyError | Unavailable) or (
        isinstance(error, OSError) and error.filename is None  # else it is about a file
    ):
        log.error("database failed", error=type(error).__name__)
        status, refusal = 503, messages.Refusal("busy", "the database does not answer: try again")
    else:
        log.exception("failed", method=request.method, error=type(error).__name__)
        status, refusal = 500, messages.Refusal("failed", "something went wrong here; it is logged")
    _hub_of(request).metrics.refused.labels(refusal.code).inc()
    return Response(refusal, status_code=status, media_type=MediaType.JSON)


def _keep_waiting(request: Request, error: Waiting) -> Response[messages.InLine]:
    """Tell somebody who wants to know it (RFC 7240) their place in line."""
    applied = {"preference-applied": "respond-async", "retry-after": "0"}
    line = messages.InLine(error.place)
    return Response(line, status_code=202, media_type=MediaType.JSON, headers=applied)


def _explained(error: ValidationException) -> str:
    parts = error.extra if isinstance(error.extra, list) else []
    said = [
        f"{part.get('key', '')}: {part.get('message', '')}".removeprefix(": ")
        for part in parts
        if isinstance(part, dict)
    ]
    return "; ".join(said)[:300] or "this cannot be read"


# --- joining the parts --------------------------------------------------------------------------


class App(Litestar):
    """Litestar that answers HEAD wherever it answers GET: the same headers, and no body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def send_headers(message: Any) -> None:
            is_body = message["type"] == "http.response.body"
            await send({**message, "body": b""} if is_body else message)

        asked: Any = {**scope, "method": "GET"}
        await super().__call__(asked, receive, send_headers)


def make_app(
    settings: ServerSettings, store: Store | None = None, bus: Bus | None = None
) -> Litestar:
    """Return the app; its hub is at `app.state.hub`."""
    metrics_ = Metrics()
    store = store or Store(
        settings.database, settings.durable, metrics_.database_took, metrics_.database_failed
    )
    bus = bus or (RedisBus(settings.bus) if settings.bus else NoBus())
    hub = Hub(settings, store, bus, metrics_)
    limits = Limits(settings.limits, settings.max_connections)
    hub.on_guess = partial(codes.count_guess, limits)

    if settings.push_contact:
        with extra("push"):
            from daedalus.server.push.notices import Notices
        hub.notices = Notices(hub, settings.push_contact, settings.push_services)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await app.state.sharing.stop()
            await hub.close()

    static = StaticFiles(site=settings.offline, admin=bool(settings.admin_token))
    return App(
        route_handlers=[
            *map(mounted, ROUTES),
            health,
            metrics,
            table_socket,
            *static.routes(),
        ],
        lifespan=[living],
        before_request=_check_request,
        state=State(
            {
                "hub": hub,
                "limits": limits,
                "static": static,
                "home": LocalNetwork(settings),
                "sharing": Sharing(settings),
                "ratings": Ratings(store) if settings.puzzles_rating else None,
            }
        ),
        exception_handlers={Exception: _refuse, HTTPException: _refuse, Waiting: _keep_waiting},
        middleware=[Headers(settings)],
        request_max_body_size=_BODY_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Daedalus",
            version=version("daedalus"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=False,
        ),
    )


def app() -> Litestar:
    """Return the app with the settings of the environment: for `uvicorn --factory`."""
    settings = load({})
    set_up_logs(settings.log)
    return make_app(settings)
