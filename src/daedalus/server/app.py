"""The paths of the server: `make_app` joins store, bus and rooms; refusals end here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

import structlog
from litestar import Litestar, MediaType, Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    SerializationException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from daedalus.bots import LEVELS
from daedalus.core.errors import GameError
from daedalus.editions import shelf
from daedalus.locales import LANGUAGES
from daedalus.review.slices import review_of_record, review_of_table
from daedalus.server import admin, bodies, puzzles
from daedalus.server.asking import Asks, SeatNumber, TableId
from daedalus.server.bus import Bus, NoBus, RedisBus
from daedalus.server.fair import Claim
from daedalus.server.headers import Headers
from daedalus.server.home import HomeNetwork, need_owner, on_this_machine
from daedalus.server.hub import Hub
from daedalus.server.lessons import list_lessons, take_step
from daedalus.server.limits import Limits, TooMany, address_of
from daedalus.server.logs import set_up_logs
from daedalus.server.metrics import Metrics
from daedalus.server.qr import qr_code
from daedalus.server.ratings import Ratings
from daedalus.server.room import Busy, Room
from daedalus.server.settings import ServerSettings, load
from daedalus.server.static import StaticFiles
from daedalus.server.store import Store, Unavailable
from daedalus.server.talk import talk
from daedalus.server.tokens import new_seed, new_token
from daedalus.table import messages, refusals, seats, views
from daedalus.table.budget import MOST_ACTIONS, MOST_FRAMES
from daedalus.table.caller import Caller
from daedalus.table.keys import hashed
from daedalus.table.making import change_settings
from daedalus.table.positions import position_dealt, position_seen
from daedalus.table.replays import Piece, record_of_table, replay_of_record, replay_of_table
from daedalus.table.settings import edition_form
from daedalus.table.table import need_phase

log = structlog.get_logger()

BODY_LIMIT = 500_000

FromPly = Annotated[int, QueryParameter(name="from", ge=0, le=MOST_ACTIONS)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]


def hub_of(request: Any) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def caller_of(request: Asks) -> Caller:
    """Return the caller by the tokens of a request: ``Authorization: Bearer token ...``."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    tokens = rest.split(None, 8)[:8] if kind.lower() == "bearer" else []
    return Caller(frozenset(map(hashed, tokens)), None)


def need(request: Asks, what: str) -> None:
    limits: Limits = request.app.state.limits
    limits.need(what, address_of(request))


async def check_request(request: Asks) -> None:
    """Count a request against its address; below /api, accept only JSON bodies.

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


# --- tables -------------------------------------------------------------------------------------


@post("/api/tables", summary="Make a table")
async def make_table(request: Asks, data: JSONBody[messages.NewTable]) -> messages.Created:
    need(request, "create")
    return await hub_of(request).create(data, address_of(request))


@get("/api/tables", summary="List the tables that want to be listed")
async def list_tables(request: Asks) -> Response[messages.TableList]:
    return as_json(await hub_of(request).listed())


@get("/api/tables/{table:str}", summary="Look at a table")
async def see_table(request: Asks, table: TableId) -> messages.OneTable:
    room = await hub_of(request).room(table)
    return room.summary(caller_of(request))


@patch("/api/tables/{table:str}", summary="Change the settings before the start (host)")
async def change_table(
    request: Asks, table: TableId, data: JSONBody[messages.Changes]
) -> messages.OneTable:
    room, caller = await hub_of(request).room(table), caller_of(request)
    await room.change(lambda table, moment: change_settings(table, caller, data))
    return room.summary(caller)


@post("/api/tables/{table:str}/seats/{seat:int}", summary="Take a seat")
async def take_seat(
    request: Asks, table: TableId, seat: SeatNumber, data: JSONBody[messages.TakeSeat]
) -> messages.SeatKey:
    need(request, "seat")
    room = await hub_of(request).room(table)
    token, name = new_token(), hub_of(request).terms.name(data.name)
    await room.change(
        lambda table, moment: seats.sit(table, moment, seat, name, hashed(token), data.piece)
    )
    return messages.SeatKey(seat, token)


@delete("/api/tables/{table:str}/seats/{seat:int}", summary="Leave a seat")
async def leave_seat(request: Asks, table: TableId, seat: SeatNumber) -> None:
    room, caller = await hub_of(request).room(table), caller_of(request)
    await room.change(lambda table, moment: seats.leave(table, caller, seat))


@post("/api/tables/{table:str}/seats/{seat:int}/pair", summary="Get a link for a second device")
async def offer_pairing(request: Asks, table: TableId, seat: SeatNumber) -> messages.Pairing:
    need(request, "seat")
    room, caller = await hub_of(request).room(table), caller_of(request)
    code = new_token()
    await room.change(lambda table, moment: seats.offer(table, moment, caller, seat, hashed(code)))
    return messages.Pairing(code, f"/t/{table}#pair={code}", seats.PAIR_S)


@post("/api/tables/{table:str}/pair", summary="Use a pairing link, once")
async def use_pairing(
    request: Asks, table: TableId, data: JSONBody[messages.Pair]
) -> messages.SeatKey:
    need(request, "seat")
    room = await hub_of(request).room(table)
    token, code = new_token(), hashed(data.code)
    change = await room.change(lambda table, moment: seats.pair(table, moment, code, hashed(token)))
    return messages.SeatKey(seats.paired_seat(change), token)


@post("/api/tables/{table:str}/rematch", summary="Play again with the same people")
async def rematch(request: Asks, table: TableId) -> messages.Next:
    need(request, "create")
    room = await hub_of(request).room(table)
    following = await hub_of(request).rematch(room, caller_of(request), address_of(request))
    return messages.Next(following, f"/t/{following}")


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, summary="Get the record")
async def see_record(request: Asks, table: TableId) -> Response[bytes]:
    room = await hub_of(request).room(table)
    played = views.played(room.table, room.people, only_seat(room, request))
    text = await hub_of(request).desk.ask(claim_of(request, table), record_of_table, played)
    name = f"{room.table.rules.id}-{table}.game"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=disposition)


@get("/api/tables/{table:str}/replay", summary="Get all positions so far, as the caller saw them")
async def see_replay(
    request: Asks, table: TableId, start: FromPly = 0, count: Count = MOST_FRAMES
) -> Response[messages.Replay]:
    room = await hub_of(request).room(table)
    given = views.played(room.table, room.people, only_seat(room, request)), Piece(start, count)
    claim = claim_of(request, table)
    return as_json(await hub_of(request).desk.ask(claim, replay_of_table, *given))


@post("/api/replay", summary="Get all positions of a record", status_code=200)
async def replay_record(
    request: Asks,
    data: JSONBody[messages.RecordText],
    start: FromPly = 0,
    count: Count = MOST_FRAMES,
) -> Response[messages.Replay]:
    need(request, "create")
    given = data.record, Piece(start, count)
    return as_json(await hub_of(request).desk.ask(claim_of(request), replay_of_record, *given))


@post("/api/records", summary="Store a finished game that was played elsewhere")
async def keep_record(request: Asks, data: JSONBody[messages.RecordText]) -> messages.Recorded:
    need(request, "create")
    id = await hub_of(request).keep(data.record, claim_of(request))
    return messages.Recorded(id, f"/replay/{id}")


@post("/api/position", summary="Ask the rules about a position, or for a new one", status_code=200)
async def look_at_position(
    request: Asks, data: JSONBody[messages.PositionText]
) -> Response[messages.PositionSeen]:
    desk, claim = hub_of(request).desk, claim_of(request)
    if data.position:
        return as_json(await desk.ask(claim, position_seen, data.position))
    return as_json(await desk.ask(claim, position_dealt, data.edition, data.seats, new_seed()))


@get("/api/tables/{table:str}/review", summary="Look back at a game that is over")
async def see_review(request: Asks, table: TableId) -> Response[bytes]:
    room = await hub_of(request).room(table)
    need_phase(room.table, "over")
    played, claim = views.played(room.table, room.people, None), claim_of(request, table)
    return as_json(await hub_of(request).desk.ask(claim, review_of_table, played, claim.address))


@post("/api/review", summary="Look back at the game of a record", status_code=200)
async def review_record(request: Asks, data: JSONBody[messages.RecordText]) -> Response[bytes]:
    desk, claim = hub_of(request).desk, claim_of(request)
    return as_json(await desk.ask(claim, review_of_record, data.record, claim.address))


def only_seat(room: Room, request: Asks) -> int | None:
    """Return the caller's seat, if they have exactly one."""
    own = caller_of(request).at(room.table).seats
    return own[0] if len(own) == 1 else None


def claim_of(request: Asks, table: str = "") -> Claim:
    return Claim(address_of(request), table)


def as_json(content: bytes) -> Response[Any]:
    return Response(content, media_type=MediaType.JSON)


@get("/api/editions", summary="What can be played")
async def list_editions(request: Asks) -> messages.EditionList:
    forms = [edition_form(rules, LEVELS) for rules in shelf().values()]
    static: StaticFiles = request.app.state.static
    return messages.EditionList(
        forms, list(messages.PHRASES), list(LANGUAGES), version("daedalus"), static.offline
    )


@get("/api/home", summary="See who can reach this server (on its own machine)")
async def see_home(request: Asks) -> bodies.Home:
    home: HomeNetwork = request.app.state.home
    return await home.look() if home.possible and on_this_machine(request) else bodies.Home()


@put("/api/home", summary="Let others at home join, or not (on its own machine)")
async def open_home(request: Asks, data: JSONBody[bodies.OpenHome]) -> bodies.Home:
    need_owner(request)
    home: HomeNetwork = request.app.state.home
    return await home.choose(data.open)


@post("/api/qr", summary="Draw a QR code", status_code=200)
async def draw_code(request: Asks, data: JSONBody[bodies.QrText]) -> Response[bytes]:
    need(request, "seat")
    drawn = await hub_of(request).desk.ask(claim_of(request), qr_code, data.text)
    return Response(drawn, media_type="image/svg+xml")


# --- operation ----------------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT, summary="Is this process fit to serve?")
async def health(request: Asks) -> Response[str]:
    hub = hub_of(request)
    if hub.closing:
        return Response("closing\n", status_code=503, media_type="text/plain")
    if not await hub.store.alive():
        return Response("no database\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asks) -> Response[bytes]:
    hub = hub_of(request)
    text = hub.metrics.text(len(hub.rooms), hub.connected)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


# --- refusals -----------------------------------------------------------------------------------

STATUS = {**refusals.STATUS, TooMany: 429, Busy: 503}


def refuse(request: Asks, error: Exception) -> Response[messages.Refusal]:
    """Answer a refusal: the one place where a GameError ends."""
    if isinstance(error, GameError):
        status = refusals.status_of(error, STATUS)
        refusal = messages.Refusal(error.code, str(error))
    elif isinstance(error, ValidationException):
        status, refusal = 400, messages.Refusal("unreadable", _explained(error))
    elif isinstance(error, RecursionError):  # from the JSON decoder: the handlers do not recurse
        status, refusal = 400, messages.Refusal("unreadable", "this is nested too deeply")
    elif isinstance(error.__cause__, SerializationException):  # neither is this JSON
        status, refusal = 400, messages.Refusal("unreadable", str(error.__cause__))
    elif isinstance(error, HTTPException):
        status, refusal = error.status_code, messages.Refusal("refused", error.detail)
    elif isinstance(error, SQLAlchemyError | OSError | Unavailable):
        log.error("database failed", error=type(error).__name__)
        status, refusal = 503, messages.Refusal("busy", "the database does not answer: try again")
    else:
        log.exception("failed", method=request.method, error=type(error).__name__)
        status, refusal = 500, messages.Refusal("failed", "something went wrong here; it is logged")
    hub_of(request).metrics.refused.labels(refusal.code).inc()
    return Response(refusal, status_code=status, media_type=MediaType.JSON)


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

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    static = StaticFiles(site=settings.offline, admin=bool(settings.admin_token))
    return App(
        route_handlers=[
            make_table,
            list_tables,
            see_table,
            change_table,
            take_seat,
            leave_seat,
            offer_pairing,
            use_pairing,
            rematch,
            see_record,
            see_replay,
            replay_record,
            keep_record,
            look_at_position,
            see_review,
            review_record,
            list_editions,
            list_lessons,
            take_step,
            draw_code,
            see_home,
            open_home,
            health,
            metrics,
            talk,
            *admin.routes(),
            *puzzles.routes(),
            *static.routes(),
        ],
        lifespan=[living],
        before_request=check_request,
        state=State(
            {
                "hub": hub,
                "limits": Limits(settings.limits, settings.max_connections),
                "static": static,
                "home": HomeNetwork(settings),
                "ratings": Ratings(store) if settings.puzzles_rating else None,
            }
        ),
        exception_handlers={Exception: refuse, HTTPException: refuse},
        middleware=[Headers(settings)],
        request_max_body_size=BODY_LIMIT,
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
