"""The bodies of the HTTP paths beside the tables: the home network, codes, the admin's page."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from daedalus.core.options import Value
from daedalus.table.messages import Level, Name, SeatView
from daedalus.table.route import SeatNumber, TableId


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
    """The table, or the evening, that a code leads to."""

    id: str
    link: str


class CarriedSeat(Struct, forbid_unknown_fields=True):
    """A seat that goes to another device, and its pairing code."""

    table: TableId
    seat: SeatNumber
    code: Annotated[str, Meta(min_length=20, max_length=64)]


class CarriedSeats(Struct, forbid_unknown_fields=True):
    """What a code takes along."""

    seats: Annotated[list[CarriedSeat], Meta(min_length=1, max_length=48)]


class CarryCode(Struct):
    """Eight letters that take seats along, once."""

    code: str
    seconds: int  # how long it is valid


class TypedCode(Struct, forbid_unknown_fields=True):
    code: Typed


BoxKey: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""What opens the box of a table; those who are there know it."""


class BoxText(Struct, forbid_unknown_fields=True):
    """A box with treasures of one's own: its file."""

    box: Annotated[str, Meta(max_length=500_000)]


EveningId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
GuestNumber: TypeAlias = Annotated[int, Meta(ge=0, le=95)]


class NewEvening(Struct, forbid_unknown_fields=True):
    """What the host of an evening with many chooses."""

    edition: Annotated[str, Meta(max_length=32)]
    by: Name = ""  # the host's name: it is their evening
    size: Annotated[int, Meta(ge=2, le=4)] = 4  # of a table
    rounds: Annotated[int, Meta(ge=1, le=32)] = 3
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0  # for a turn; 0: as long as one likes
    door: bool = False  # names pass the host before anybody sees them
    options: dict[
        Annotated[str, Meta(max_length=32)], bool | int | Annotated[str, Meta(max_length=64)]
    ] = {}


class CreatedEvening(Struct):
    """An evening and the token of its host."""

    id: str
    link: str  # for others: "/e/..."
    code: str
    host: str


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who comes to an evening."""

    name: Name
    sign: Annotated[str, Meta(max_length=24)] = ""  # a treasure of the edition; "": any free one


class GuestKey(Struct):
    """The token of somebody at an evening: it opens their seat at every table there, too."""

    number: int
    name: str
    token: str


class ChangedEvening(Struct, forbid_unknown_fields=True):
    """What the host changes; what is not given stays."""

    rounds: Annotated[int, Meta(ge=1, le=32)] | None = None  # as many as were played: it is over
    door: bool | None = None


class ChangedGuest(Struct, forbid_unknown_fields=True):
    """What the host changes about somebody; what is not given stays."""

    name: Name | None = None
    waits: Literal[False] | None = None  # no longer at the door
    deputy: bool | None = None  # may do what the host may


class EveningGuest(Struct):
    """Somebody at an evening; hidden names are empty."""

    name: str
    sign: str
    here: bool
    waits: bool = False  # at the door: only the host sees the name


class EveningTable(Struct):
    """A table of a round; `places` as soon as it is done, in the order of `guests`."""

    id: str
    guests: list[int]
    places: list[int] | None


class EveningPlace(Struct):
    """How somebody stands: people with the same points share a place."""

    place: int
    guest: int
    points: int
    rounds: list[int | None]  # the place in each; null: was not there


class EveningBoard(Struct):
    """A table of the round as everybody sees it now."""

    id: str
    phase: Literal["open", "playing", "over"]
    pos: str | None  # null: it has not begun
    to_act: list[int]  # seats
    here: list[int]  # seats whose players are connected


class EveningView(Struct):
    """An evening with many as the caller sees it."""

    id: str
    edition: str
    options: dict[str, Value]  # all of them, chosen or default
    by: str
    size: int
    planned: int  # rounds
    seconds: int
    door: bool
    phase: Literal["doors", "round", "between", "over"]
    events: int  # that have happened: a view with fewer is older
    calls: int  # how often the host has called everybody back
    guests: list[EveningGuest]
    deputy: int | None
    rounds: list[list[EveningTable]]
    standings: list[EveningPlace]
    you: int | None
    host: bool  # the caller is the host, or the deputy
    alone: bool  # the host has been gone for a while: somebody else may take over
    code: str | None = None  # leads here until it is over
    boards: list[EveningBoard] | msgspec.UnsetType = msgspec.UNSET  # where asked for


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
