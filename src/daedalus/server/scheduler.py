"""Does what is due at the tables of this process: asks `Duties`, sleeps, and looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from daedalus.bots import reads_history
from daedalus.core.errors import GameError
from daedalus.server.room import Busy, Room, now_ms
from daedalus.server.workers import Workers
from daedalus.table.duties import Think

log = structlog.get_logger()

AGAIN_S = 1.0  # the wait before a failed duty is taken up again
_REFUSED_S = 0.05  # after a change that was refused, or changed nothing: someone was faster
_BUSY_S = 0.5  # while the database does not answer
_SOON_MS = 300_000  # a table with nothing to do for longer needs no room meanwhile
_LONGEST_S = 3600.0  # no timer is longer

_TaskKey = tuple[str, int | None]  # a table, and the seat of a bot that thinks; None: changes


class Scheduler:
    """Plays bots and keeps clocks in the rooms that this process is responsible for."""

    def __init__(self, workers: Workers, ours: Callable[[str], bool] = lambda id: True) -> None:
        self._workers, self._ours = workers, ours
        self._tasks: dict[_TaskKey, asyncio.Task[None]] = {}
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._closed = False

    def look(self, room: Room) -> None:
        """Do what is due at a table, or set a timer; called after every change."""
        table = room.table.id
        if self._closed or room.gone or (table, None) in self._tasks:
            return  # whoever is at work looks again
        due, now = room.duties.due(self._ours(table)), now_ms()
        if due is None:
            self._stop_timer(table)
        elif due <= now:
            self._start((table, None), room, self._work(room))
        else:
            self._set_timer(room, due, now)

    def busy(self, table: str) -> bool:
        """Return whether there is anything to do at a table, now or soon."""
        due = self._timers[table][0] if table in self._timers else None
        soon = due is not None and due < now_ms() + _SOON_MS
        return soon or any(key[0] == table for key in self._tasks)

    def drop(self, table: str) -> None:
        """Cancel everything at a table."""
        self._stop_timer(table)
        for key, task in tuple(self._tasks.items()):
            if key[0] == table:
                task.cancel()

    async def close(self) -> None:
        self._closed = True
        for table in tuple(self._timers):
            self._stop_timer(table)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- time -----------------------------------------------------------------------------------

    def _set_timer(self, room: Room, due: int, now: int) -> None:
        """Wake up at *due*; a timer that rings earlier is left alone, and looks again."""
        table = room.table.id
        set_for, handle = self._timers.get(table, (due + 1, None))
        if set_for <= due:
            return
        if handle is not None:
            handle.cancel()
        wait = min((due - now) / 1000, _LONGEST_S)
        ring = asyncio.get_running_loop().call_later(wait, self._ring, room)
        self._timers[table] = due, ring

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.table.id, None)
        self.look(room)

    def _stop_timer(self, table: str) -> None:
        if found := self._timers.pop(table, None):
            found[1].cancel()

    # --- work -----------------------------------------------------------------------------------

    def _start(self, key: _TaskKey, room: Room, work: Coroutine[Any, Any, float]) -> None:
        if key in self._tasks:
            log.warning("duty ended", seat=key[1], edition=room.table.rules.id)
            self._tasks[key].cancel()  # it is stuck
        self._tasks[key] = asyncio.create_task(self._guard(key, room, work))

    async def _guard(self, key: _TaskKey, room: Room, work: Coroutine[Any, Any, float]) -> None:
        """See some work through; after a failure it is taken up again."""
        mine = asyncio.current_task()
        try:
            try:
                wait = await work
            except asyncio.CancelledError:
                if self._closed or room.gone or self._tasks.get(key) is not mine:
                    raise
                log.warning("duty ended", seat=key[1], edition=room.table.rules.id)
                wait = AGAIN_S
            except Exception:
                log.exception("duty failed", seat=key[1], edition=room.table.rules.id)
                wait = AGAIN_S
            if wait:
                await asyncio.sleep(wait)
        finally:
            if self._tasks.get(key) is mine:
                del self._tasks[key]
                if key[1] is not None:
                    room.duties.answered(key[1])
        self.look(room)

    async def _work(self, room: Room) -> float:
        """Do what is due, and return how many seconds to wait before the next look."""
        done = False
        for duty in room.duties.work(now_ms(), self._ours(room.table.id)):
            if isinstance(duty.do, Think):
                done = True
                key = room.table.id, duty.do.seat
                self._start(key, room, self._think(room, duty.do))
            elif duty.do is None:
                done = True
                room.tell()
            else:
                try:
                    done = bool((await room.change(duty.do)).events) or done
                except Busy:
                    return _BUSY_S
                except GameError:  # it is no longer due
                    continue
        return 0 if done else _REFUSED_S

    async def _think(self, room: Room, think: Think) -> float:
        """Let a worker choose a bot's turn."""
        table, seat = room.table, think.seat
        view = table.rules.view(table.state, seat)
        history = table.history(seat) if reads_history(table.rules, think.level) else None
        texts = await self._workers.choose(
            table.rules, view, seat, think.level, table.ply, claim=room.claim, history=history
        )
        room.duties.planned(seat, texts)
        return 0
