"""The route table over HTTP: what a request brings to it, and litestar's handlers made from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.metadata import version
from inspect import Parameter, Signature
from typing import Annotated, Any, get_args, get_origin

import litestar
from litestar import HttpMethod, MediaType, Response
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from daedalus.bots import LEVELS
from daedalus.locales import LANGUAGES
from daedalus.server.fair_queue import Claim
from daedalus.server.hub import Hub
from daedalus.server.limits import Limits, address_of
from daedalus.server.ratings import Ratings
from daedalus.server.room import Room
from daedalus.server.tokens import new_seed, new_token
from daedalus.table import messages
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Decide
from daedalus.table.keys import hashed
from daedalus.table.route import ATTEMPT, About, Alias, Download, Encoded, Route, Shell
from daedalus.table.terms import Terms

Request = litestar.Request[Any, Any, State]
_DOES_NOTHING = "default-src 'none'; sandbox"  # a file to be saved, whoever wrote what is in it


def _caller_of(request: Request) -> Caller:
    """Return the caller by the tokens of a request: ``Authorization: Bearer token ...``."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    tokens = rest.split(None, 8)[:8] if kind.lower() == "bearer" else []
    return Caller(frozenset(map(hashed, tokens)), None)


def _claim_of(request: Request, table: str = "") -> Claim:
    """Return for whom something is computed, and whether they want to know their place in line."""
    wishes = request.headers.get("prefer", "")
    found = re.search(r"\bwait=(\d{1,2})\b", wishes) if "respond-async" in wishes else None
    return Claim(address_of(request), table, patient_s=max(1, int(found[1])) if found else None)


def _encoded(answer: Callable[..., Any], *given: Any) -> bytes:
    """Return an answer as JSON: runs in a worker."""
    value = answer(*given)
    return value if isinstance(value, bytes) else messages.ENCODER.encode(value)


class _ServerShell:
    """What this server brings to one request."""

    def __init__(self, request: Request) -> None:
        state: Any = request.app.state
        self.request, self.address, self.caller = request, address_of(request), _caller_of(request)
        self.hub: Hub = state.hub
        self.limits: Limits = state.limits
        self.terms: Terms = self.hub.terms
        self._ratings: Ratings | None = state.ratings
        self.counts_attempts = self._ratings is not None

    @property
    def about(self) -> About:
        offline = self.request.app.state.static.offline
        return About(LEVELS, LANGUAGES, version("daedalus"), offline)

    def token(self) -> str:
        return new_token()

    def seed(self) -> str:
        return new_seed()

    async def open(self, table: str) -> Room:
        return await self.hub.room(table)

    async def change(self, table: str, decide: Decide) -> Change:
        return await (await self.hub.room(table)).change(decide)

    async def create(self, wish: messages.NewTable) -> messages.Created:
        return await self.hub.create(wish, self.address)

    async def rematch(self, table: str) -> str:
        return await self.hub.rematch(await self.hub.room(table), self.caller, self.address)

    async def compute(
        self, do: Callable[..., Any], *given: Any, table: str = "", again: bool = True
    ) -> Encoded[Any]:
        """Let another process answer, within a budget."""
        claim = _claim_of(self.request, table) if again else Claim(self.address, table)
        return Encoded(await self.hub.jobs.ask(claim, _encoded, do, *given))

    async def tables(self) -> Encoded[messages.TableList]:
        return Encoded(await self.hub.listed())

    async def keep(self, record: str) -> str:
        return await self.hub.keep(record, Claim(self.address))

    async def counted(self) -> Mapping[str, float] | None:
        return None if self._ratings is None else await self._ratings.all()

    async def count(self, puzzle: str, attempt: Any) -> Encoded[Any]:
        assert self._ratings is not None
        self.limits.need(ATTEMPT.name, self.address)
        return Encoded(messages.ENCODER.encode(await self._ratings.count(puzzle, attempt)))


def at_server(shell: Shell) -> _ServerShell:
    """Return what only this server brings, for its own paths."""
    assert isinstance(shell, _ServerShell)
    return shell


def mounted(route: Route) -> HTTPRouteHandler:
    """Return litestar's handler of a path, with the signature of what is done there."""

    async def handle(request: Request, **named: Any) -> Any:
        shell = _ServerShell(request)
        if route.cost is not None:
            shell.limits.need(route.cost.name, shell.address)
        return _response(await route.do(shell, **named))

    kinds, defaults = route.signature()
    told = kinds.pop("return")
    path = route.path
    for name, kind in kinds.items():
        if name == "data":
            kinds[name] = JSONBody[kind]  # type: ignore[valid-type, misc]
        elif f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", f"{{{name}:{get_args(kind)[0].__name__}}}")
            kinds[name] = _checked(kind, PathParameter)
        else:
            kinds[name] = _checked(kind, QueryParameter)
    handle.__name__ = route.do.__name__
    handle.__annotations__ = {"request": Request, **kinds, "return": _shown(told)}
    handle.__signature__ = Signature(  # type: ignore[attr-defined]
        [
            Parameter(name, Parameter.KEYWORD_ONLY, default=defaults.get(name, Parameter.empty))
            for name in ("request", *kinds)
        ]
    )
    media = MediaType.TEXT if told is Download else MediaType.JSON
    method = HttpMethod(route.method)
    made = HTTPRouteHandler(
        path,
        http_method=method,
        summary=route.summary,
        status_code=route.status,
        media_type=media,
    )
    return made(handle)


def _checked(kind: Any, parameter: Callable[..., Any]) -> Any:
    """Return the type of a parameter with its limits as litestar writes them."""
    plain, *notes = get_args(kind)
    given: dict[str, Any] = {}
    for note in notes:
        if isinstance(note, Alias):
            given["name"] = note.name
        else:
            limits = {"pattern": note.pattern, "ge": note.ge, "le": note.le}
            given |= {name: limit for name, limit in limits.items() if limit is not None}
    return Annotated[plain, parameter(**given)]


def _shown(told: Any) -> Any:
    """Return the type of an answer as the schema shows it."""
    if told is type(None):
        return None
    inner: Any = get_args(told)[0] if get_origin(told) is Encoded else told
    return Response[bytes] if inner is Download else Response[inner]


def _response(value: Any) -> Any:
    match value:
        case None | Response():
            return value
        case Download(text, name):
            disposition = {"content-disposition": f'attachment; filename="{name}"'}
            headers = {**disposition, "content-security-policy": _DOES_NOTHING}
            return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
    content = value if isinstance(value, bytes) else messages.ENCODER.encode(value)
    return Response(content, media_type=MediaType.JSON)
