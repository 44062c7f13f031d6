"""The bodies of the HTTP paths beside the tables: the home network, codes, the admin's page."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from daedalus.table.messages import Level, SeatView


class Share(Struct):
    """Whether the internet can reach this server, through a tunnel program that is installed."""

    state: Literal["off", "starting", "on", "failed"] = "off"
    by: str = ""  # the program
    address: str | None = None  # like "https://some-words.trycloudflare.com"
    reads: str = ""  # who can read along, in English
    why: str = ""  # it failed: the last thing that the program said
    ways: list[str] = []  # the programs that could be started, the best first


class OpenShare(Struct, forbid_unknown_fields=True):
    """Open it to the internet with an installed program, or close it."""

    open: bool
    by: Annotated[str, Meta(max_length=20)] = ""  # "": the first one


class Home(Struct):
    """Who can reach this server, as a page opened on its own machine may know."""

    here: bool = False  # the caller is on that machine; otherwise nothing else is revealed
    open: bool = False  # others at home can reach it, at `address`
    fixed: bool = False  # by its settings: it cannot be closed from a page
    address: str | None = None  # like "http://192.168.1.20:8000"
    network: bool = False  # there is a home network
    share: Share = msgspec.field(default_factory=Share)


class OpenHome(Struct, forbid_unknown_fields=True):
    """Let others at home join, or close it again."""

    open: bool


class NoticeKey(Struct):
    """The key that browsers want when they subscribe; null: this server sends no notices."""

    key: str | None


class Endpoint(Struct, forbid_unknown_fields=True):
    """Where a browser wants its notices."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class Subscription(Struct, forbid_unknown_fields=True):
    """A browser's subscription at its push service, and when it wants to hear something."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=32)]
    zone: Annotated[int, Meta(ge=-840, le=840)] = 0  # minutes ahead of UTC
    daily: bool = False  # at most one notice a day, for all tables together


Typed: TypeAlias = Annotated[str, Meta(pattern=r"^[^/]{1,40}$")]
"""A code as somebody typed it."""


class Coded(Struct):
    """The table that a code leads to."""

    id: str
    link: str


BoxKey: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""What opens the box of a table; those who are there know it."""


class BoxText(Struct, forbid_unknown_fields=True):
    """A box with treasures of one's own: its file."""

    box: Annotated[str, Meta(max_length=500_000)]


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
    box: bool = False  # treasures of the host's own lie there


class AdminTables(Struct):
    tables: list[AdminTable]
    unfinished: int  # of all tables; the list may be shorter


class AdminDay(Struct):
    date: str
    games: int  # tables made
    finished: int  # of these, played to the end


class AdminRival(Struct):
    """How people fare alone against bots of one level: no names, no tables."""

    edition: str
    seats: int
    level: str
    games: int
    won: int


class AdminStats(Struct):
    """Statistics for people."""

    games: int
    days: list[AdminDay]
    editions: dict[str, int]
    ends: dict[str, int]  # "finished", "closed", "given-up", "running"
    hours: list[int]  # tables made per hour of the day, the server's own time
    busiest_hour: int | None
    rivals: list[AdminRival] = []  # empty too where the setting `rival_stats` is off


class AdminSeat(Struct, forbid_unknown_fields=True):
    """Who gets a seat after its player was sent off."""

    kind: Literal["open", "bot"] = "bot"
    level: Level = "medium"
