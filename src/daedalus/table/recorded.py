"""A finished game from elsewhere: its record, checked and written as the log of a table."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from daedalus.core.errors import IllegalAction, OptionError, quoted
from daedalus.core.game import HOUSE, Timed
from daedalus.core.record import Game, Player, verify
from daedalus.editions import read_game
from daedalus.table import events as ev
from daedalus.table.budget import MOST_ACTIONS, TooLarge
from daedalus.table.events import Place, Row, read_row, write_event
from daedalus.table.messages import Clock, NewSeat, NewTable
from daedalus.table.openings import check_size
from daedalus.table.settings import settings_of
from daedalus.table.table import Table
from daedalus.table.terms import Terms

_LONGEST_MS: Final = 366 * 86_400_000
"""The longest game: by mail, turns take days."""
_NOBODY = ""  # the host of a table that is over before anybody comes: no token has this hash


def log_of_record(record: str, at: int) -> bytes:
    """Return the log of a table at which the game of *record* has ended at a moment, as JSON.

    :raises TooLarge: when the game is too long for a table.
    :raises IllegalAction: when it is not over.
    :raises GameError: when the record breaks the rules, or its seed deals something else.
    """
    if record.count("\n") > MOST_ACTIONS + 100:
        raise TooLarge(f"too long: a record may have {MOST_ACTIONS} actions")
    game = read_game(record)
    verify(game)
    if game.outcome is None:
        raise IllegalAction("the game is not over: only finished games are kept")
    check_size(game.rules, game.first)
    spent = sum(event.ms for event in game.events)
    if spent > _LONGEST_MS:
        raise TooLarge("too long: a game may take a year")
    rows = _rows(game, at - spent)
    _absorb(rows)
    return msgspec.json.encode([(row.at, write_event(row.event)) for row in rows])


def read_log(text: bytes) -> list[Row]:
    """Return the rows that `log_of_record` has written."""
    lines = msgspec.json.decode(text, type=list[tuple[int, str]])
    return [read_row(ply, at, event) for ply, (at, event) in enumerate(lines)]


def admitted(rows: list[Row], terms: Terms) -> list[Row]:
    """Return the rows if the names and levels in them are allowed here.

    :raises OptionError: when they are not.
    """
    first = rows[0].event
    assert isinstance(first, ev.Made)
    places = tuple(
        msgspec.structs.replace(
            place,
            name=terms.name(place.name),
            level=terms.level(place.level) if place.kind == "bot" else "",
        )
        for place in first.seats
    )
    return [
        msgspec.structs.replace(rows[0], event=msgspec.structs.replace(first, seats=places)),
        *rows[1:],
    ]


def _absorb(rows: list[Row]) -> None:
    """Check that a table can be opened from these rows, before anybody stores them.

    :raises Unreadable: when it cannot.
    """
    table = Table("")
    for row in rows:
        table.absorb(row)


def _rows(game: Game, at: int) -> list[Row]:
    wish = NewTable(game.rules.id, [NewSeat() for _ in game.players])
    places = tuple(map(_place, game.players))
    made = ev.Made(settings_of(wish, game.rules), places, _NOBODY, game.given or "")
    assert game.seed is not None
    rows = [Row(0, at, made), Row(1, at, ev.Began(game.seed))]
    for event in game.events:
        at += event.ms
        done = ev.Acted(event.seat, (event.action,), _cause(game, event.seat))
        rows.append(Row(len(rows), at, done))
    return rows


def table_of_game(game: Game, at: int, clock: Clock) -> Table:
    """Return a table at which a game goes on from where it is, at a moment."""
    wish = NewTable(game.rules.id, [NewSeat() for _ in game.players], clock=clock)
    places = tuple(
        Place("bot", player.name, player.kind.removeprefix("bot:"))
        if player.kind.startswith("bot:")
        else Place("human", player.name, keys=("here",))
        for player in game.players
    )
    table = Table("here")
    table.absorb(Row(0, at, ev.Made(settings_of(wish, game.rules), places, _NOBODY)))
    table.rules, table.seed, table.began_at = game.rules, game.seed or "", at
    table.deal(game.first, at)
    for event in game.events:
        done = ev.Acted(event.seat, (event.action,), _cause(game, event.seat))
        table.absorb(Row(table.rows, at, done))
    if isinstance(table.rules, Timed):
        table.began_at = at - table.rules.elapsed(table.state)
    return table


def _cause(game: Game, seat: int) -> Literal["act", "time", "bot"]:
    if seat == HOUSE:
        return "time"
    return "act" if game.players[seat].kind == "human" else "bot"


def _place(player: Player) -> Place:
    kind, _, level = player.kind.partition(":")
    if kind == "human":
        return Place("human", player.name)
    if kind == "bot" and level:
        return Place("bot", player.name, level)
    raise OptionError(f"not at a table: {quoted(player.kind)}: people play there, and our bots")
