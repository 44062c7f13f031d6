"""One path of the HTTP interface as a value: a server mounts it, a browser's worker calls it.

What a path does is written once, as a coroutine whose signature says what it needs.  At a server it
waits for the database and for other processes; a browser's `Shell` never waits, so there it runs to
its end at once.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    get_type_hints,
)

from msgspec import Meta

from daedalus.table import messages
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Decide
from daedalus.table.people import People
from daedalus.table.table import Table
from daedalus.table.terms import Terms

T = TypeVar("T")
Do = TypeVar("Do", bound=Callable[..., Awaitable[Any]])

TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Who: TypeAlias = Literal["anyone", "seat", "host", "seat or host", "owner", "admin"]
"""Who may ask: the owner sits at the server's own machine, the admin has the server's token."""


class _Limit(NamedTuple):
    """How many requests of one address: so many at once, then so many a second."""

    name: str
    burst: int
    rate: float


CREATE: Final = _Limit("create", 60, 0.5)  # tables, records
SEAT: Final = _Limit("seat", 60, 1)  # taking seats, pairing: guesses
ATTEMPT: Final = _Limit("attempt", 120, 0.5)  # that count for the ratings of puzzles
BOX: Final = _Limit("box", 6, 1 / 300)  # treasures of one's own for a table
EVENING: Final = _Limit("evening", 12, 1 / 60)  # evenings with many
COME: Final = _Limit("come", 80, 1)  # to an evening: a whole club may have one address
LIMITS: Final = (CREATE, SEAT, ATTEMPT, BOX, EVENING, COME)


class Alias(NamedTuple):
    """The name of a parameter in an address, if Python cannot call it that."""

    name: str


class Encoded(bytes, Generic[T]):
    """A value that was encoded elsewhere."""


class Download(NamedTuple):
    """A text to be saved as a file."""

    text: bytes
    name: str


class About(NamedTuple):
    """What a shell offers."""

    levels: Sequence[str]  # of its bots
    languages: Sequence[str]
    version: str
    offline: str | None = None  # where a page finds what it needs to play without a server


class Open(Protocol):
    """A table that is in use."""

    @property
    def table(self) -> Table: ...
    @property
    def people(self) -> People: ...
    def summary(self, caller: Caller) -> messages.OneTable: ...


class Shell(Protocol):
    """What a server or a browser brings to a request."""

    @property
    def caller(self) -> Caller: ...
    @property
    def address(self) -> str: ...
    @property
    def about(self) -> About: ...
    @property
    def terms(self) -> Terms: ...
    @property
    def counts_attempts(self) -> bool: ...
    def token(self) -> str: ...
    def seed(self) -> str: ...
    async def open(self, table: str) -> Open: ...
    async def change(self, table: str, decide: Decide) -> Change: ...
    async def create(self, wish: messages.NewTable) -> messages.Created: ...
    async def rematch(self, table: str) -> str: ...
    async def compute(
        self, do: Callable[..., Any], *given: Any, table: str = "", again: bool = True
    ) -> Encoded[Any]: ...
    async def tables(self) -> Encoded[messages.TableList]: ...
    async def keep(self, record: str) -> str: ...
    async def counted(self) -> Mapping[str, float] | None: ...
    async def count(self, puzzle: str, attempt: Any) -> Encoded[Any]: ...


class Route(NamedTuple):
    """A path: who may ask, what it costs beside what every request does, and what is done."""

    method: str
    path: str
    do: Any  # a coroutine function
    who: Who = "anyone"
    cost: _Limit | None = None
    status: int = 200
    needs_server: bool = False  # a browser refuses it

    @property
    def summary(self) -> str:
        return (inspect.getdoc(self.do) or "").removesuffix(".")

    def signature(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the types of the parameters and of the answer, and the parameters' defaults."""
        kinds = get_type_hints(self.do, include_extras=True)
        kinds.pop("shell")
        given = inspect.signature(self.do).parameters
        return kinds, {name: given[name].default for name in kinds if name != "return"}


class RouteTable(list[Route]):
    """The paths of one subject, in the order in which they are declared."""

    def __call__(self, method: str, path: str, **more: Any) -> Callable[[Do], Do]:
        """Declare that a function answers a path."""

        def declare(do: Do) -> Do:
            self.append(Route(method, path, do, **more))
            return do

        return declare
