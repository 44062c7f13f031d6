"""The server's paths for tables, answered in the browser; what needs a server says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from daedalus import __version__
from daedalus.bots import LEVELS
from daedalus.browser.home import TERMS, DeviceTables
from daedalus.core.errors import GameError
from daedalus.editions import shelf
from daedalus.lessons import told
from daedalus.locales import LANGUAGES
from daedalus.review.slices import review_of_record, review_of_table
from daedalus.table import messages, refusals, seats, views
from daedalus.table.budget import MOST_FRAMES
from daedalus.table.caller import Caller
from daedalus.table.keys import Forbidden, NotFound, hashed
from daedalus.table.making import change_settings
from daedalus.table.people import NOBODY
from daedalus.table.positions import position_dealt, position_seen
from daedalus.table.replays import Piece, record_of_table, replay_of_record, replay_of_table
from daedalus.table.settings import edition_form
from daedalus.table.table import need_phase

T = TypeVar("T")

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


class NeedsServer(Forbidden):
    """Only a server can do this."""

    code = "needs-server"


class HttpRequest(NamedTuple):
    """A request, taken apart."""

    home: DeviceTables
    table: str
    seat: int
    caller: Caller
    body: bytes
    piece: Piece
    token: Callable[[], str]
    lesson: str = ""

    def read(self, kind: type[T]) -> T:
        """Return the body as a value of *kind*."""
        return msgspec.json.decode(self.body, type=kind)


class HttpResponse(NamedTuple):
    """What HTTP would send."""

    status: int
    body: bytes
    type: str = JSON


def ask(
    home: DeviceTables,
    method: str,
    address: str,
    tokens: Iterable[str],
    body: bytes,
    token: Callable[[], str],
) -> HttpResponse:
    """Answer a request; a refusal is an answer too."""
    try:
        return _answer(home, method, address, tokens, body, token)
    except GameError as error:
        return _refused(refusals.status_of(error), error.code, str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, KeyError) as error:
        return _refused(400, "unreadable", str(error)[:300])


def _refused(status: int, code: str, why: str) -> HttpResponse:
    return HttpResponse(status, messages.ENCODER.encode(messages.Refusal(code, why)))


def _answer(
    home: DeviceTables,
    method: str,
    address: str,
    tokens: Iterable[str],
    body: bytes,
    token: Callable[[], str],
) -> HttpResponse:
    parts = urlsplit(address)
    query = parse_qs(parts.query)
    piece = Piece(int(query.get("from", ["0"])[0]), int(query.get("count", [str(MOST_FRAMES)])[0]))
    caller = Caller(frozenset(map(hashed, tokens)), None)
    if re.fullmatch("/api/puzzles(/.*)?", parts.path):
        from daedalus.browser import puzzles  # only now: tables start without the collection

        return _told(puzzles.answer(method, parts.path, query, body))
    for pattern, routes in ROUTES.items():
        found = re.fullmatch(pattern, parts.path)
        if found and method in routes:
            named = found.groupdict()
            table, seat = named.get("table", ""), int(named.get("seat", 0))
            lesson = named.get("lesson", "")
            asked = HttpRequest(home, table, seat, caller, body, piece, token, lesson)
            said = routes[method](asked)
            return said if isinstance(said, HttpResponse) else _told(said)
    raise NotFound("no such path")


def _told(value: Any) -> HttpResponse:
    if value is None:
        return HttpResponse(204, b"")
    created = isinstance(value, messages.Created | messages.SeatKey | messages.Next)
    return HttpResponse(201 if created else 200, messages.ENCODER.encode(value))


# --- tables -------------------------------------------------------------------------------------


def list_editions(asked: HttpRequest | None = None) -> messages.EditionList:
    """Return what can be played."""
    forms = [edition_form(rules, LEVELS) for rules in shelf().values()]
    return messages.EditionList(forms, list(messages.PHRASES), list(LANGUAGES), __version__)


def make_table(asked: HttpRequest) -> messages.Created:
    return asked.home.create(asked.read(messages.NewTable))


def see_table(asked: HttpRequest) -> messages.OneTable:
    return asked.home.summary(asked.table, asked.caller)


def change_table(asked: HttpRequest) -> messages.OneTable:
    wanted = asked.read(messages.Changes)
    asked.home.change(
        asked.table, lambda table, moment: change_settings(table, asked.caller, wanted)
    )
    return asked.home.summary(asked.table, asked.caller)


def take_seat(asked: HttpRequest) -> messages.SeatKey:
    wish = asked.read(messages.TakeSeat)
    token, name, seat = asked.token(), TERMS.name(wish.name), asked.seat
    asked.home.change(
        asked.table,
        lambda table, moment: seats.sit(table, moment, seat, name, hashed(token), wish.piece),
    )
    return messages.SeatKey(seat, token)


def leave_seat(asked: HttpRequest) -> None:
    asked.home.change(
        asked.table, lambda table, moment: seats.leave(table, asked.caller, asked.seat)
    )


def rematch(asked: HttpRequest) -> messages.Next:
    following = asked.home.rematch(asked.table, asked.caller)
    return messages.Next(following, f"/t/{following}")


def see_record(asked: HttpRequest) -> HttpResponse:
    return HttpResponse(200, record_of_table(_played(asked)), TEXT)


def see_replay(asked: HttpRequest) -> HttpResponse:
    return HttpResponse(200, replay_of_table(_played(asked), asked.piece))


def replay_record(asked: HttpRequest) -> HttpResponse:
    return HttpResponse(200, replay_of_record(asked.read(messages.RecordText).record, asked.piece))


def list_lessons(asked: HttpRequest) -> told.LessonList:
    return told.listed()


def take_step(asked: HttpRequest) -> told.LessonNow:
    return told.step(asked.lesson, asked.read(told.LessonTry))


def look_at_position(asked: HttpRequest) -> HttpResponse:
    wish = asked.read(messages.PositionText)
    if wish.position:
        return HttpResponse(200, position_seen(wish.position))
    return HttpResponse(200, position_dealt(wish.edition, wish.seats, asked.token()))


def see_review(asked: HttpRequest) -> HttpResponse:
    table = asked.home.table(asked.table)
    need_phase(table, "over")
    return HttpResponse(200, review_of_table(views.played(table, NOBODY, None)))


def review_record(asked: HttpRequest) -> HttpResponse:
    return HttpResponse(200, review_of_record(asked.read(messages.RecordText).record))


def needs_server(asked: HttpRequest) -> None:
    raise NeedsServer("this needs a server: this game is played on this device alone")


def _played(asked: HttpRequest) -> Any:
    table = asked.home.table(asked.table)
    own = asked.caller.at(table).seats
    return views.played(table, NOBODY, own[0] if len(own) == 1 else None)


_TABLE = "/api/tables/(?P<table>[a-z0-9-]{1,40})"
_SEAT = rf"{_TABLE}/seats/(?P<seat>[0-9]|1[0-5])"
ROUTES: Final[dict[str, dict[str, Callable[[HttpRequest], Any]]]] = {
    "/api/editions": {"GET": list_editions},
    "/api/lessons": {"GET": list_lessons},
    "/api/lessons/(?P<lesson>[a-z]{1,16})": {"POST": take_step},
    "/api/tables": {"POST": make_table},
    _TABLE: {"GET": see_table, "PATCH": change_table},
    _SEAT: {"POST": take_seat, "DELETE": leave_seat},
    f"{_SEAT}/pair": {"POST": needs_server},
    f"{_TABLE}/rematch": {"POST": rematch},
    f"{_TABLE}/record": {"GET": see_record},
    f"{_TABLE}/replay": {"GET": see_replay},
    "/api/replay": {"POST": replay_record},
    "/api/records": {"POST": needs_server},
    f"{_TABLE}/review": {"GET": see_review},
    "/api/review": {"POST": review_record},
    "/api/position": {"POST": look_at_position},
}
