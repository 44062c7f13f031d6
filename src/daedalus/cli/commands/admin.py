"""`daedalus admin`: inspect a server's tables; close, hide or moderate them (docs/hosting.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told

_Data = Annotated[str | None, Option(help=told("help-admin-data"))]
Database = Annotated[str | None, Option(help=told("help-admin-db"))]
_BusOption = Annotated[str | None, Option(help=told("help-admin-bus"))]
_ConfigOption = Annotated[str | None, Option(help=told("help-admin-config"))]
_AsJson = Annotated[bool, Option("--json", help=told("help-admin-json"))]
_TableName = Annotated[str, Argument(metavar="ID", help=told("help-admin-id"))]
_SeatArgument = Annotated[int, Argument(metavar="SEAT", help=told("help-admin-seat"))]


def _office() -> Any:
    # By name, since the command line must not depend on the server.
    return import_module("daedalus.server.admin_local")


def _flags(data: str | None, db: str | None, bus: str | None, config: str | None) -> dict[str, Any]:
    return {"data": data, "db": db, "bus": bus, "config": config}


def tables(
    data: _Data = None, db: Database = None, config: _ConfigOption = None, as_json: _AsJson = False
) -> None:
    found: list[dict[str, Any]] = _office().tables(_flags(data, db, None, config))
    if as_json:
        print(json.dumps(found, indent=1))
        return
    words = Words()
    if not found:
        print(words("admin-none"))
        return
    heads = ("edition", "phase", "age", "idle", "people", "bots", "load", "listed")
    rows: list[Sequence[str]] = [(words("admin-id"), *(words(f"admin-{head}") for head in heads))]
    for table in found:
        phase = words(f"admin-phase-{table['phase']}")
        ages = (_age(table["age"]), _age(table["idle"]))
        counts = (str(table[name]) for name in ("people", "bots", "load"))
        listed = words("admin-yes") if table["listed"] else "-"
        rows.append((table["id"], table["edition"], phase, *ages, *counts, listed))
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        print(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        )


def _age(seconds: int) -> str:
    """Return a duration in short form.

    >>> _age(59), _age(3600), _age(90_000)
    ('0:00', '1:00', '25:00')
    """
    minutes = seconds // 60
    return f"{minutes // 60}:{minutes % 60:02}"


def close(
    table: _TableName,
    data: _Data = None,
    db: Database = None,
    bus: _BusOption = None,
    config: _ConfigOption = None,
) -> None:
    _office().close(_flags(data, db, bus, config), table)
    print(Words()("admin-closed", id=table))


def hide(
    table: _TableName,
    data: _Data = None,
    db: Database = None,
    bus: _BusOption = None,
    config: _ConfigOption = None,
) -> None:
    _office().hide(_flags(data, db, bus, config), table)
    print(Words()("admin-hidden", id=table))


def send_off(
    table: _TableName,
    seat: _SeatArgument,
    level: Annotated[str | None, Option("--bot", help=told("help-admin-level"))] = None,
    data: _Data = None,
    db: Database = None,
    bus: _BusOption = None,
    config: _ConfigOption = None,
) -> None:
    _office().send_off(_flags(data, db, bus, config), table, seat, level)
    print(Words()("admin-sent-off", seat=seat, id=table))


def free_name(
    table: _TableName,
    seat: _SeatArgument,
    data: _Data = None,
    db: Database = None,
    bus: _BusOption = None,
    config: _ConfigOption = None,
) -> None:
    _office().free_name(_flags(data, db, bus, config), table, seat)
    print(Words()("admin-freed", seat=seat, id=table))


def drop_box(
    table: _TableName,
    data: _Data = None,
    db: Database = None,
    bus: _BusOption = None,
    config: _ConfigOption = None,
) -> None:
    _office().drop_box(_flags(data, db, bus, config), table)
    print(Words()("admin-unboxed", id=table))


def backup(
    target: Annotated[str, Argument(metavar="FILE", help=told("help-admin-target"))],
    data: _Data = None,
    config: _ConfigOption = None,
) -> None:
    _office().backup(_flags(data, None, None, config), target)
    print(Words()("admin-backed-up", file=target))


def stats(
    data: _Data = None, db: Database = None, config: _ConfigOption = None, as_json: _AsJson = False
) -> None:
    told_numbers: dict[str, Any] = _office().stats(_flags(data, db, None, config))
    if as_json:
        print(json.dumps(told_numbers, indent=1))
        return
    words = Words()
    print(words("admin-games", games=told_numbers["games"]))
    most = max((day["games"] for day in told_numbers["days"]), default=0)
    for day in told_numbers["days"]:
        bar = "#" * (round(40 * day["games"] / most) if most else 0)
        print(f"  {day['date']}  {day['games']:>5}  {bar}".rstrip())
    for name, many in told_numbers["editions"].items():
        print(f"  {name:<10}  {many:>5}")
    for name, many in told_numbers["ends"].items():
        print(f"  {words(f'admin-end-{name}')}: {many}")
    if told_numbers["rivals"]:
        print(words("admin-rivals"))
        for met in told_numbers["rivals"]:
            share = round(100 * met["won"] / met["games"])
            who = f"{met['edition']:<10}  {met['seats']}  {met['level']:<8}"
            print(f"  {who}  {met['won']:>5} / {met['games']:<5}  {share:>3} %")
    if told_numbers["busiest_hour"] is not None:
        print(words("admin-hour", hour=f"{told_numbers['busiest_hour']}:00"))


PARTS: Final = {
    "tables": tables,
    "close": close,
    "hide": hide,
    "send-off": send_off,
    "free-name": free_name,
    "drop-box": drop_box,
    "backup": backup,
    "stats": stats,
}
