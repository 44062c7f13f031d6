"""What can happen at a table: the rows of the append-only log, from which everything follows."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from daedalus.core.errors import GameError
from daedalus.table.settings import TableSettings


class Place(Struct, frozen=True):
    """A seat when the table is made; *keys* are the hashes of the tokens that open it."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str = ""
    keys: tuple[str, ...] = ()
    piece: int = 0  # which figure, from 1; 0: the one that goes with the seat


class Event(Struct, tag_field="k", frozen=True, omit_defaults=True):
    """Anything that happened."""


class Made(Event, tag="made", frozen=True):
    settings: TableSettings
    seats: tuple[Place, ...]
    host: str  # the hash of the host's token


class Changed(Event, tag="changed", frozen=True):
    settings: TableSettings
    seats: int


class Sat(Event, tag="sat", frozen=True):
    seat: int
    name: str
    key: str


class Left(Event, tag="left", frozen=True):
    seat: int


class Named(Event, tag="named", frozen=True):
    seat: int
    name: str


class Given(Event, tag="given", frozen=True):
    """The host gave a seat to a bot, or opened it."""

    seat: int
    kind: Literal["open", "bot"]
    level: str = ""


class Removed(Event, tag="removed", frozen=True):
    """The host took a seat away; those behind it move up."""

    seat: int


class Chose(Event, tag="chose", frozen=True):
    """Someone took another piece; whoever had it gets the old one."""

    seat: int
    piece: int


class Readied(Event, tag="ready", frozen=True):
    seat: int
    yes: bool


class Held(Event, tag="held", frozen=True):
    """Someone asked to wait before the start, or to go on."""

    yes: bool


class Began(Event, tag="began", frozen=True):
    seed: str
    fill: str = ""  # the level of the bots on the seats that were still open


class Acted(Event, tag="acted", frozen=True):
    seat: int
    do: tuple[str, ...]
    cause: Literal["act", "time", "bot"] = "act"


class StoodIn(Event, tag="stood-in", frozen=True):
    seat: int
    level: str


class CameBack(Event, tag="came-back", frozen=True):
    seat: int


class AskedBack(Event, tag="asked-back", frozen=True):
    seat: int
    to: int
    waiting: tuple[int, ...] | None = None  # who is asked; null in old logs: all other humans


class Answered(Event, tag="answered", frozen=True):
    seat: int
    yes: bool


class TookBack(Event, tag="took-back", frozen=True):
    seat: int
    to: int


class Offered(Event, tag="offered", frozen=True):
    """A pairing code was given out for a seat."""

    seat: int
    code: str  # its hash
    until: int


class Paired(Event, tag="paired", frozen=True):
    seat: int
    code: str
    key: str


class Paused(Event, tag="paused", frozen=True):
    """Nobody has attended the table for a while: clocks stop and bots rest."""


class Resumed(Event, tag="resumed", frozen=True):
    """Somebody is there again: time goes on where it stopped."""


class Rematched(Event, tag="rematched", frozen=True):
    id: str


class Hidden(Event, tag="hidden", frozen=True):
    """Whoever runs the server took the table off the public list."""


class Closed(Event, tag="closed", frozen=True):
    """Whoever runs the server closed the table for good."""


AnyEvent: TypeAlias = (
    Made
    | Changed
    | Sat
    | Left
    | Named
    | Given
    | Removed
    | Chose
    | Readied
    | Held
    | Began
    | Acted
    | StoodIn
    | CameBack
    | AskedBack
    | Answered
    | TookBack
    | Offered
    | Paired
    | Paused
    | Resumed
    | Rematched
    | Hidden
    | Closed
)


class Row(Struct, frozen=True):
    """A line of the log: its number, when, and what."""

    ply: int
    at: int
    event: AnyEvent


class Unreadable(GameError):
    """A log with a row that does not fit: damaged, or written by a newer version."""

    code = "cannot-open"


_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> str:
    return msgspec.json.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    return _DECODER.decode(text)


def read_row(ply: int, at: int, text: str) -> Row:
    """Return a row as the database holds it.

    :raises Unreadable: when it is damaged, or tells of something this version does not know.
    """
    if type(ply) is not int or type(at) is not int:  # SQLite keeps anything in any column
        raise Unreadable(f"row {ply!r} cannot be read: its number or its time is not a number")
    try:
        return Row(ply, at, read_event(text))
    except Exception as error:  # not JSON, not text, a million brackets, a kind of the future
        raise Unreadable(f"row {ply!r} cannot be read: {type(error).__name__}") from error
