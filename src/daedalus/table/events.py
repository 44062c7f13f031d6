"""What can happen at a table: the rows of the append-only log, from which everything is derived."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from daedalus.core.errors import GameError
from daedalus.table.settings import TableSettings


class Place(Struct, frozen=True):
    """A seat of a new table; *keys* are the hashes of the tokens that open it."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str = ""
    keys: tuple[str, ...] = ()
    piece: int = 0  # which figure, from 1; 0: the seat's default


class TableEvent(Struct, tag_field="k", frozen=True, omit_defaults=True):
    """Anything that happened."""


class OfSeat(TableEvent, frozen=True):
    """Anything that happened to a seat."""

    seat: int


class Made(TableEvent, tag="made", frozen=True):
    settings: TableSettings
    seats: tuple[Place, ...]
    host: str  # the hash of the host's token
    position: str = ""  # where the game begins; "": it is dealt
    code: str = ""  # leads here before the game begins; "": there is none
    part: str = ""  # the host's part of a seed that is made together; "": the shell gives one
    root: str = ""  # what the host's parts of its rematches follow from
    chances: tuple[str, ...] = ()  # what those who sit here have brought to the deals before
    evening: str = ""  # the evening with many that it belongs to; "": none


class Changed(TableEvent, tag="changed", frozen=True):
    settings: TableSettings
    seats: int
    position: str = ""


class Sat(OfSeat, tag="sat", frozen=True):
    name: str
    key: str
    chance: str = ""  # what they bring to a deal that is made together


class Left(OfSeat, tag="left", frozen=True):
    """Somebody left a seat."""


class Named(OfSeat, tag="named", frozen=True):
    name: str


class Given(OfSeat, tag="given", frozen=True):
    """The host gave a seat to a bot, or opened it."""

    kind: Literal["open", "bot"]
    level: str = ""


class Removed(OfSeat, tag="removed", frozen=True):
    """The host removed a seat; those behind it move up."""


class Chose(OfSeat, tag="chose", frozen=True):
    """Someone took another piece; whoever had it gets the old one."""

    piece: int


class Readied(OfSeat, tag="ready", frozen=True):
    yes: bool


class Held(TableEvent, tag="held", frozen=True):
    """Someone asked to hold the start, or to continue."""

    yes: bool


class Began(TableEvent, tag="began", frozen=True):
    seed: str
    fill: str = ""  # the level of the bots in the seats that were still open


class Acted(OfSeat, tag="acted", frozen=True):
    do: tuple[str, ...]
    cause: Literal["act", "time", "bot"] = "act"


class StoodIn(OfSeat, tag="stood-in", frozen=True):
    level: str


class CameBack(OfSeat, tag="came-back", frozen=True):
    """Somebody took over from the bot that stood in."""


class AskedBack(OfSeat, tag="asked-back", frozen=True):
    to: int
    waiting: tuple[int, ...] | None = None  # who is asked; null in old logs: all other humans


class Answered(OfSeat, tag="answered", frozen=True):
    yes: bool


class TookBack(OfSeat, tag="took-back", frozen=True):
    to: int


class Offered(OfSeat, tag="offered", frozen=True):
    """A pairing code was given out for a seat."""

    code: str  # its hash
    until: int


class Paired(OfSeat, tag="paired", frozen=True):
    code: str
    key: str


class Zoned(OfSeat, tag="zoned", frozen=True):
    """The device of a player told how far its clock is ahead of UTC, in minutes."""

    minutes: int


class Paused(TableEvent, tag="paused", frozen=True):
    """Nobody has been at the table for a while: clocks and bots stop."""


class Resumed(TableEvent, tag="resumed", frozen=True):
    """Somebody is back: time continues where it stopped."""


class Handed(OfSeat, tag="handed", frozen=True):
    """The host has been gone for a while: the player there may do what the host may."""


class Rematched(TableEvent, tag="rematched", frozen=True):
    id: str


class Boxed(TableEvent, tag="boxed", frozen=True):
    """The host laid a box of treasures on the table, which this key opens; "": it was taken off."""

    key: str = ""
    barred: bool = False  # the operator took it off: no other may be laid


class Hidden(TableEvent, tag="hidden", frozen=True):
    """The operator took the table off the public list."""


class Closed(TableEvent, tag="closed", frozen=True):
    """The operator closed the table for good."""


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
    | Zoned
    | Paused
    | Resumed
    | Handed
    | Rematched
    | Boxed
    | Hidden
    | Closed
)


class Row(Struct, frozen=True):
    """A row of the log: its number, its time, and the event."""

    ply: int
    at: int
    event: AnyEvent


class Unreadable(GameError):
    """A log with an invalid row: damaged, or written by a newer version."""

    code = "cannot-open"


_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> str:
    return msgspec.json.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    return _DECODER.decode(text)


def read_row(ply: int, at: int, text: str) -> Row:
    """Return a row from its columns in the database.

    :raises Unreadable: when it is damaged, or of a kind that this version does not know.
    """
    if type(ply) is not int or type(at) is not int:  # SQLite stores anything in any column
        raise Unreadable(f"row {ply!r} cannot be read: its number or its time is not a number")
    try:
        return Row(ply, at, read_event(text))
    except Exception as error:  # not JSON, not text, a million brackets, a future kind
        raise Unreadable(f"row {ply!r} cannot be read: {type(error).__name__}") from error
