"""The route table in a browser: requests as texts, answered at once; some need a server."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from inspect import Parameter
from typing import Any, Final, NamedTuple, get_args
from urllib.parse import parse_qs, urlsplit

import msgspec

from daedalus import __version__
from daedalus.bots import LEVELS
from daedalus.browser.device_tables import TERMS, DeviceTables
from daedalus.core.errors import GameError
from daedalus.lessons import routes as lessons
from daedalus.locales import LANGUAGES
from daedalus.review import routes as review
from daedalus.table import messages, refusals
from daedalus.table import routes as tables
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Decide
from daedalus.table.keys import Forbidden, NotFound, hashed
from daedalus.table.route import About, Alias, Download, Open, Route

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
ABOUT: Final = About(LEVELS, LANGUAGES, __version__)


class NeedsServer(Forbidden):
    """Only a server can do this."""

    code = "needs-server"

    def __init__(self) -> None:
        super().__init__("this needs a server: this game is played on this device alone")


class _PageShell:
    """What the tables of a device bring to a request; nothing here waits."""

    about, address, terms, counts_attempts = ABOUT, "", TERMS, False

    def __init__(self, home: DeviceTables, caller: Caller) -> None:
        self._home, self.caller = home, caller
        self.token, self.seed = home.chance.token, home.chance.seed

    async def open(self, table: str) -> Open:
        return self._home.open(table)

    async def change(self, table: str, decide: Decide) -> Change:
        return self._home.change(table, decide)

    async def create(self, wish: messages.NewTable) -> messages.Created:
        return self._home.create(wish)

    async def rematch(self, table: str) -> str:
        return self._home.rematch(table, self.caller)

    async def compute(
        self, do: Callable[..., Any], *given: Any, table: str = "", again: bool = True
    ) -> Any:
        return do(*given)

    async def counted(self) -> None:
        return None

    async def tables(self) -> Any:
        raise NeedsServer

    async def keep(self, record: str) -> str:
        raise NeedsServer

    async def count(self, puzzle: str, attempt: Any) -> Any:
        raise NeedsServer


class _HttpResponse(NamedTuple):
    """What HTTP would send."""

    status: int
    body: bytes
    type: str = JSON


def ask(
    home: DeviceTables, method: str, address: str, tokens: Iterable[str], body: bytes
) -> _HttpResponse:
    """Answer a request; a refusal is an answer too."""
    try:
        return _answer(home, method, address, tokens, body)
    except GameError as error:
        return _refused(refusals.status_of(error), refusals.refusal(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, KeyError) as error:
        return _refused(400, messages.Refusal("unreadable", str(error)[:300]))


def _refused(status: int, refusal: messages.Refusal) -> _HttpResponse:
    return _HttpResponse(status, messages.ENCODER.encode(refusal))


def _answer(
    home: DeviceTables, method: str, address: str, tokens: Iterable[str], body: bytes
) -> _HttpResponse:
    parts = urlsplit(address)
    route, found = _found(method, parts.path)
    if route.needs_server:
        raise NeedsServer
    named = {name: values[0] for name, values in parse_qs(parts.query).items()} | found
    caller = Caller(frozenset(map(hashed, tokens)), None)
    said = _at_once(route.do(_PageShell(home, caller), **_given(route, named, body)))
    if isinstance(said, Download):
        return _HttpResponse(route.status, said.text, TEXT)
    if said is None or isinstance(said, bytes):
        return _HttpResponse(route.status, said or b"")
    return _HttpResponse(route.status, messages.ENCODER.encode(said))


def _given(route: Route, named: Mapping[str, str], body: bytes) -> dict[str, Any]:
    """Return the arguments of a route.

    :raises msgspec.ValidationError: when one is not allowed.
    """
    kinds, defaults = route.signature()
    given: dict[str, Any] = {}
    for name, default in defaults.items():
        kind = kinds[name]
        alias = next((each.name for each in get_args(kind) if isinstance(each, Alias)), name)
        if name == "data":
            given[name] = msgspec.json.decode(body, type=kind)
        elif alias not in named:
            if default is Parameter.empty:
                raise ValueError(f"{alias}: this is needed")
        elif name == "table":  # a device has ids of its own
            given[name] = named[name]
        else:
            given[name] = msgspec.convert(named[alias], kind, strict=False)
    return given


def _found(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Return the route of a path, and the parameters in it.

    :raises NotFound: when there is none.
    """
    for route in _routes(path):
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path)
        if method == route.method and (found := re.fullmatch(pattern, path)):
            return route, found.groupdict()
    raise NotFound("no such path")


def _routes(path: str) -> Iterator[Route]:
    yield from (*tables.route, *lessons.route, *review.route)
    if path.startswith("/api/puzzles"):
        from daedalus.puzzles import routes  # only now: tables start without the collection

        yield from routes.route


def _at_once(work: Any) -> Any:
    """Run a coroutine that waits for nothing, and return its result."""
    coroutine: Coroutine[None, None, Any] = work
    try:
        coroutine.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("nothing may wait in a browser")
