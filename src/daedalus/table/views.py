"""The state of a table as messages: for those at it, for the list of tables, for replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from daedalus.core.errors import IllegalAction
from daedalus.core.game import HOUSE
from daedalus.core.record import Player, seed_hash
from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.events import AnyEvent
from daedalus.table.people import People
from daedalus.table.replays import Played
from daedalus.table.seat_view import result, seen_by, seen_together
from daedalus.table.table import Table

_Cause: TypeAlias = Literal["sync", "act", "time", "bot", "undo", "table"]


class News(NamedTuple):
    """What everyone is told, along with the current state."""

    cause: _Cause = "sync"
    by: int | None = None
    did: Sequence[str] = ()
    log: bool = False  # whether to include the log


SYNC = News()
CHANGED = News("table")
SENT_OFF = messages.No("sent-off", "the host has given your seat to somebody else")
OPENS_NOTHING = messages.No("forbidden", "a token opens nothing here")


def news_of(event: AnyEvent) -> News | None:
    """Return what everyone is told after *event*; None: nothing."""
    match event:
        case ev.Acted():
            return News(event.cause, event.seat, event.do)
        case ev.TookBack():
            return News("undo", event.seat, log=True)
        case ev.Offered() | ev.Closed():
            return None
    return CHANGED


def sent_off(event: AnyEvent, you: messages.You) -> bool:
    """Return whether *event* sends *you*, as you were before it, off a seat."""
    return isinstance(event, ev.Given) and event.seat in you.seats


def now(
    table: Table,
    you: messages.You,
    people: People,
    at: int,
    news: News = SYNC,
    shared: messages.TableView | None = None,
) -> messages.Now:
    """Return the state as *you* see it; *shared* is `table_view`, if it is known."""
    shown: list[messages.Holding] | msgspec.UnsetType = msgspec.UNSET
    around = you.around
    if around is msgspec.UNSET:
        seen = seen_by(table, you.eyes)
    else:
        seen, shown = seen_together(table, you.seats, around), hands(table, around)
    over = table.phase == "over"
    return messages.Now(
        ply=table.ply,
        echo=seen.echo,
        cause=news.cause,
        by=news.by,
        did=list(news.did),
        pos=seen.pos,
        to_act=seen.to_act,
        legal=seen.legal,
        reach=seen.reach,
        table=shared or table_view(table, people),
        you=you,
        times=times(table, at),
        at=at,
        since=at - table.elapsed(at) if table.began_at else 0,
        outcome=result(table.outcome),
        seed_sha256=table.seed_sha256 or None,
        seed=table.seed if over else None,
        log=log(table) if news.log else None,
        hands=shown,
    )


def hands(table: Table, seats: Sequence[int]) -> list[messages.Holding]:
    """Return what each of *seats* sees."""
    seen = [(seat, seen_by(table, seat).pos) for seat in seats]
    return [messages.Holding(seat, pos) for seat, pos in seen if pos is not None]


def summary(table: Table, you: messages.You, people: People, at: int) -> messages.OneTable:
    """Return a short form of the state, for a single request."""
    acting = list(table.acting)
    quiet = max(at - table.turn_at, 0) // 1000 if acting else 0
    return messages.OneTable(
        table_view(table, people),
        you,
        table.ply,
        result(table.outcome),
        table.seed_sha256 or None,
        acting,
        quiet,
    )


def log(table: Table) -> list[messages.Done]:
    """Return the log; encoded once, since many may ask for it."""
    if "log" not in table.memo:
        done = [
            messages.Done(each.ply, each.seat, list(each.do), each.ms, each.cause)
            for each in table.steps
        ]
        table.memo["log"] = msgspec.Raw(messages.ENCODER.encode(done))
    return table.memo["log"]  # type: ignore[no-any-return]  # it encodes as what it is


def times(table: Table, at: int) -> messages.Times | None:
    """Return the clocks at a moment; None: there are none."""
    if not table.left:
        return None
    running = [seat for seat in table.acting if seat != HOUSE and not table.paused_at]
    return messages.Times(table.times(at), running)


def table_view(table: Table, people: People) -> messages.TableView:
    """Return the table as everyone sees it."""
    settings, asked = table.settings, table.take_back
    return messages.TableView(
        id=table.id,
        edition=table.rules.id,
        engine=table.rules.engine,
        options=table.options,
        phase=table.phase,
        seats=seat_views(table, people),
        clock=settings.clock,
        start=settings.start,
        listed=table.listed,
        hints=settings.hints,
        free_text=settings.free_text,
        grace=settings.grace,
        watching=people.watching,
        ask=messages.TakeBackRequest(asked.seat, asked.to, list(asked.waiting)) if asked else None,
        next=table.next or None,
        paused=bool(table.paused_at),
        begins=table.begins_at or None,
        held=table.held,
        position=_starts_from(table),
        previews=settings.previews,
        again=settings.again,
        deputy=msgspec.UNSET if (seat := table.deputy_seat) is None else seat,
        stand_in_by=settings.stand_in_by,
        code=table.code if table.code and table.calls else msgspec.UNSET,
        seal=seed_hash(table.part) if table.part else msgspec.UNSET,
        slow=settings.slow if table.slow else msgspec.UNSET,
        until=msgspec.UNSET if (late := table.late_at()) is None else late,
        turn_at=table.turn_at if table.slow and table.acting else msgspec.UNSET,
        box=table.box or msgspec.UNSET,
        evening=table.evening or msgspec.UNSET,
    )


def _starts_from(table: Table) -> str | msgspec.UnsetType:
    """Return the position that the game begins from as everyone sees it; unset: it is dealt."""
    if not table.position:
        return msgspec.UNSET
    if "position" not in table.memo:
        state = table.rules.read(table.position)
        table.memo["position"] = table.rules.write(table.rules.view(state, None))
    return str(table.memo["position"])


def seat_views(table: Table, people: People) -> list[messages.SeatView]:
    """Return the seats as everyone sees them."""
    return [
        messages.SeatView(
            kind=chair.kind,
            name=chair.name,
            level=chair.level or None,
            here=chair.kind == "bot" or seat in people.here,
            absent=seat in people.absent,
            stand_in=chair.stand_in or None,
            ready=chair.ready or chair.kind == "bot",
            piece=chair.piece,
            free=chair.free,
            apart=True if seat in people.apart else msgspec.UNSET,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def listed(table: Table, people: People, at: int) -> messages.Listed:
    """Return the table as an entry of the list."""
    view, age = table_view(table, people), max(at - table.made_at, 0) // 1000
    return messages.Listed(
        view.id, view.edition, view.options, view.phase, view.seats, view.clock, age
    )


def played(table: Table, people: People, seat: int | None) -> Played:
    """Return the game so far, as the player of *seat* may see it (None: a spectator).

    :raises IllegalAction: when there is no game yet.
    """
    if table.first is None:
        raise IllegalAction("the game has not begun", "not-begun")
    players = tuple(
        Player(f"bot:{chair.level}" if chair.kind == "bot" else "human", chair.name)
        for chair in table.chairs
    )
    return Played(
        table.rules.id,
        dict(table.rules.chosen),
        table.rules.write(table.first),
        tuple(table.steps),
        seat,
        seat_views(table, people),
        players,
        table.phase == "over",
        result(table.outcome),
        table.seed,
        table.seed_sha256,
        table.position or None,
        seed_hash(table.part) if table.part else None,
    )
