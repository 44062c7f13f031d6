"""The bodies of the HTTP paths beside the tables: the home network, codes, the admin's page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from daedalus.table.messages import Level, SeatView


class Home(Struct):
    """Who can reach this server, as a page opened on its own machine may know."""

    here: bool = False  # the caller is on that machine; otherwise nothing else is revealed
    open: bool = False  # others at home can reach it, at `address`
    fixed: bool = False  # by its settings: it cannot be closed from a page
    address: str | None = None  # like "http://192.168.1.20:8000"
    network: bool = False  # there is a home network


class OpenHome(Struct, forbid_unknown_fields=True):
    """Let others at home join, or close it again."""

    open: bool


class QrText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


# --- for the operator of the server --------------------------------------------------------------


class AdminTable(Struct):
    """A table as the operator of the server sees it: nothing that is hidden in the game."""

    id: str
    edition: str
    phase: Literal["open", "playing", "over", "asleep", "unreadable"]  # asleep: not in memory
    age: int  # seconds
    idle: int  # seconds since the last event
    listed: bool
    people: int  # seats that people hold
    bots: int
    here: int  # connections now, including spectators
    load: int  # events within the last ten minutes
    seats: list[SeatView]


class AdminTables(Struct):
    tables: list[AdminTable]
    unfinished: int  # of all tables; the list may be shorter


class AdminDay(Struct):
    date: str
    games: int  # tables made
    finished: int  # of these, played to the end


class AdminStats(Struct):
    """Statistics for people."""

    games: int
    days: list[AdminDay]
    editions: dict[str, int]
    ends: dict[str, int]  # "finished", "closed", "given-up", "running"
    hours: list[int]  # tables made per hour of the day, the server's own time
    busiest_hour: int | None


class AdminSeat(Struct, forbid_unknown_fields=True):
    """Who gets a seat after its player was sent off."""

    kind: Literal["open", "bot"] = "bot"
    level: Level = "medium"
