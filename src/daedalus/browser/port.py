"""What JavaScript calls: texts and numbers in, JSON out; and where time and chance come from."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from daedalus.browser.bots import BUDGET_MS, Bots
from daedalus.browser.device_tables import Chance, DeviceTables
from daedalus.browser.routes import ask
from daedalus.core.errors import GameError
from daedalus.table.caller import ANYONE
from daedalus.table.duties import PAUSE_MS
from daedalus.table.events import read_row, write_event
from daedalus.table.messages import ENCODER, OneTable, Refusal

_PREFIX = "own-"  # of the ids of tables that live in a browser; a server's have no hyphen


def _new_id() -> str:
    return _PREFIX + secrets.token_hex(6)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


class Effects(msgspec.Struct):
    """What a call leads to; `rows` are stored before `told` is delivered."""

    rows: list[tuple[str, int, int, str]]  # table, number, time, event
    summaries: dict[str, OneTable]  # of the tables that have new rows, as anyone sees them
    told: list[tuple[int, str]]  # connections, and messages
    wait: int | None  # milliseconds until `work` should be called
    status: int = 0
    body: str = ""
    type: str = ""


class Port:
    """A home of tables whose calls take and return texts."""

    def __init__(
        self,
        clock: Callable[[], int] = _now_ms,
        chance: Chance | None = None,
        pause_ms: int = PAUSE_MS,
        budget_ms: int = BUDGET_MS,
    ) -> None:
        chance = chance or Chance(
            _new_id, lambda: secrets.token_urlsafe(24), lambda: secrets.token_hex(16)
        )
        self._home = DeviceTables(clock, chance, Bots(chance.seed(), budget_ms), pause_ms)

    def knows(self, table: str) -> bool:
        return self._home.knows(table)

    def load(self, table: str, rows: str) -> str:
        """Take the stored rows of a table: a list of number, time and event.

        Returns "", or a `Refusal` that says why it cannot be opened.
        """
        kept = msgspec.json.decode(rows, type=list[tuple[int, int, str]])
        try:
            self._home.load(table, [read_row(*row) for row in kept])
        except GameError as error:
            return ENCODER.encode(Refusal(error.code, str(error))).decode()
        return ""

    def watch(self, table: str, yes: bool) -> None:
        self._home.watch(table, yes)

    def ask(self, method: str, address: str, tokens: str, body: str) -> str:
        answer = ask(self._home, method, address, tokens.split(), body.encode())
        return self._outcome(status=answer.status, body=answer.body.decode(), type=answer.type)

    def bring_puzzles(self, text: str) -> None:
        """Take the collection of puzzles, which is fetched separately."""
        from daedalus.puzzles.collection import bring  # only now: tables start without it

        bring(text)

    def join(self, connection: int, table: str) -> str:
        self._home.join(connection, table)
        return self._outcome()

    def hear(self, connection: int, text: str) -> str:
        self._home.hear(connection, text)
        return self._outcome()

    def leave(self, connection: int) -> str:
        self._home.leave(connection)
        return self._outcome()

    def work(self) -> str:
        self._home.work()
        return self._outcome()

    def _outcome(self, **more: Any) -> str:
        delivery = self._home.take()
        rows = [(id, row.ply, row.at, write_event(row.event)) for id, row in delivery.rows]
        touched = dict.fromkeys(id for id, _ in delivery.rows)
        summaries = {id: self._home.open(id).summary(ANYONE) for id in touched}
        made = Effects(rows, summaries, delivery.told, self._home.wait(), **more)
        return ENCODER.encode(made).decode()
