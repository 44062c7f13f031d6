"""What acts without a browser: bots, clocks, the house's own actions, and who counts as absent."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import structlog

from daedalus.bots import reads_history
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE, Timed
from daedalus.server.room import Busy, Room, now_ms
from daedalus.server.workers import Workers
from daedalus.table.acts import act
from daedalus.table.change import Decide
from daedalus.table.clocks import house_due, play_for_house, play_for_idle
from daedalus.table.hosts import GONE_S, hand_on
from daedalus.table.pauses import pause, resume
from daedalus.table.sights import sight
from daedalus.table.starts import begin
from daedalus.table.table import Table

log = structlog.get_logger()

MERCY_S = 15.0  # after a start of the server, nobody runs out of time for this long
AGAIN_S = 1.0  # the wait before a failed duty is taken up again
STUCK_S = 60.0  # a bot asks again if its worker has not answered for this long


class House:
    """Plays bots and keeps clocks in the rooms that this process is responsible for."""

    def __init__(
        self,
        workers: Workers,
        pause_ms: int = 700,
        ours: Callable[[str], bool] = lambda id: True,
        rest_s: float = 120,
    ) -> None:
        self._workers, self._pause_s, self._ours = workers, pause_ms / 1000, ours
        self._rest_s = rest_s
        self._duties: dict[tuple[str, object], asyncio.Task[None]] = {}
        self._asked: dict[tuple[str, object], float] = {}  # when a bot's worker was asked
        self._closed = False
        self._born = time.monotonic()

    def look(self, room: Room) -> None:
        """Take up whatever there is to do at a table; called after every change."""
        table = room.table
        if table.begins_at and not room.gone and self._ours(table.id):
            self._take_up(room, "begin", self._count_down)
        if table.phase != "playing" or table.spent or room.gone:
            return
        if room.presence.away:
            self._take_up(room, "absence", self._watch_absence)
        if table.paused_at:
            if room.presence.attended(table):
                self._take_up(room, "resume", self._resume)
            return
        if not self.cares(table) or not self._ours(table.id):
            return
        for seat in table.acting:
            if seat == HOUSE:
                self._take_up(room, HOUSE, self._keep_time)
            elif table.chairs[seat].by_bot:
                self._take_up(room, seat, partial(self._play_bot, seat=seat))
        if table.left:
            self._take_up(room, "clock", self._watch_clock)

    def prod(self, room: Room, now: float | None = None) -> None:
        """Restart duties of a table that are missing or stuck."""
        now = time.monotonic() if now is None else now
        for key, since in tuple(self._asked.items()):
            if key[0] == room.table.id and now - since > STUCK_S:
                self._duties[key].cancel()  # its guard takes it up again
        self.look(room)

    def cares(self, table: Table) -> bool:
        """Return whether a table waits for a bot, a clock or the house itself."""
        return (table.phase == "playing" and not table.paused_at) and (
            bool(table.left)
            or any(seat == HOUSE or table.chairs[seat].by_bot for seat in table.acting)
        )

    def rest(self, room: Room, now: float) -> None:
        """Pause a table that nobody has attended for a while; called now and then."""
        long = room.presence.unattended_s(room.table, now) >= self._rest_s
        table = room.table
        if long and self.cares(table) and not table.by_mail and self._ours(table.id):
            self._take_up(room, "rest", self._pause)

    def hand_on(self, room: Room, now: float) -> None:
        """Let a player run a table whose host has been gone for a while; called now and then."""
        long = room.presence.hostless_s(room.table, now) >= GONE_S
        if long and not room.table.spent and not room.gone and self._ours(room.table.id):
            self._take_up(room, "host", self._hand_on)

    def _take_up(
        self, room: Room, what: object, do: Callable[[Room], Coroutine[Any, Any, None]]
    ) -> None:
        key = (room.table.id, what)
        if self._closed or key in self._duties:
            return
        task = asyncio.create_task(self._guard(key, room, do(room)))
        self._duties[key] = task

    async def _guard(
        self, key: tuple[str, object], room: Room, work: Coroutine[Any, Any, None]
    ) -> None:
        """See a duty through; unless it succeeds, it is taken up again."""
        try:
            failed = await self._fails(key, room, work)
            if failed:
                await asyncio.sleep(AGAIN_S)
        finally:
            self._duties.pop(key, None)
        if failed or self._still(room, key[1]):
            self.look(room)

    async def _fails(
        self, key: tuple[str, object], room: Room, work: Coroutine[Any, Any, None]
    ) -> bool:
        try:
            await work
        except asyncio.CancelledError:
            if self._closed or room.gone:
                raise
            log.warning("duty ended", what=str(key[1]), edition=room.table.rules.id)
            return True
        except Exception:
            log.exception("duty failed", what=str(key[1]), edition=room.table.rules.id)
            return True
        finally:
            self._asked.pop(key, None)
        return False

    def _still(self, room: Room, what: object) -> bool:
        """Return whether a duty is due again; it may have become due while it was ending."""
        table = room.table
        if table.phase != "playing" or table.spent or not self._ours(table.id):
            return False
        if isinstance(what, int):
            return what in table.acting and (what == HOUSE or bool(table.chairs[what].by_bot))
        return False

    def busy(self, table: str) -> bool:
        return any(key[0] == table for key in self._duties)

    def drop(self, table: str) -> None:
        """Cancel all duties of a table."""
        for key, task in tuple(self._duties.items()):
            if key[0] == table:
                task.cancel()

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._duties.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- bots -----------------------------------------------------------------------------------

    async def _play_bot(self, room: Room, seat: int) -> None:
        began = time.monotonic()
        while True:
            table = room.table
            level = table.chairs[seat].by_bot
            if seat not in table.acting or not level or table.spent or not self._ours(table.id):
                return
            if table.paused_at:
                return
            echo, ply = table.echo(seat), table.ply
            view = table.rules.view(table.state, seat)
            history = table.history(seat) if reads_history(table.rules, level) else None
            self._asked[table.id, seat] = time.monotonic()
            texts = await self._workers.choose(
                table.rules, view, seat, level, ply, claim=room.claim, history=history
            )
            self._asked.pop((table.id, seat), None)
            if table.timed:
                texts = await self._wait_for_moment(room, texts[0])
            else:
                await asyncio.sleep(max(0, began + self._pause_s - time.monotonic()))
            try:
                await self._act(room, seat, echo, texts)
            except Busy:
                await asyncio.sleep(0.5)
            except GameError as error:
                table = room.table
                if table.echo(seat) == echo and table.ply == ply and not table.paused_at:
                    log.warning("bot refused", bot=level, code=error.code)
                    await self._act_anyhow(room, seat, echo)
            began = time.monotonic()

    async def _wait_for_moment(self, room: Room, text: str) -> list[str]:
        """Wait until the moment that a bot named for its action, and return the bare action."""
        rules = room.table.rules
        assert isinstance(rules, Timed)
        action = room.table.rules.parse(text)
        moment = rules.moment(action)
        if moment is None:
            await asyncio.sleep(self._pause_s)
            return [text]
        while not room.table.paused_at and (wait := moment - room.table.elapsed(now_ms())) > 0:
            await _first(room.changed.wait(), wait / 1000)
        return [str(rules.bare(action))]

    async def _act_anyhow(self, room: Room, seat: int, echo: int) -> None:
        """Do anything legal for a bot whose choice was refused."""
        if legal := sight(room.table, seat).legal:
            try:
                await self._act(room, seat, echo, [secrets.choice(legal)])
            except GameError:
                await asyncio.sleep(0.2)

    async def _act(self, room: Room, seat: int, echo: int, texts: list[str]) -> None:
        await room.change(lambda table, moment: act(table, moment.at, seat, echo, texts, "bot"))

    # --- time -----------------------------------------------------------------------------------

    async def _keep_time(self, room: Room) -> None:
        """Do the house's own actions when their moment has come."""
        await self._act_when_due(room, _until_house_acts, play_for_house)

    async def _watch_clock(self, room: Room) -> None:
        """Play for anyone whose time is up."""
        await self._act_when_due(room, self._until_time_is_up, play_for_idle)

    async def _act_when_due(
        self, room: Room, until_due: Callable[[Room], float | None], decide: Decide
    ) -> None:
        """Make a change whenever it is due, as long as it ever will be."""
        while True:
            changed, wait = room.changed, until_due(room)
            if wait is None or room.table.spent or not self._ours(room.table.id):
                return
            if wait > 0:
                await _first(changed.wait(), wait)
                continue
            try:
                await room.change(decide)
            except Busy:
                await asyncio.sleep(0.5)
            except GameError:
                await asyncio.sleep(0.05)  # someone was faster

    def _until_time_is_up(self, room: Room) -> float | None:
        """Return in how many seconds the time of a player is up; None: never."""
        due = room.table.deadline()
        if due is None:
            return None
        wait = (due - now_ms()) / 1000
        if self._recovered(room):
            return max(wait, self._born + MERCY_S - time.monotonic())
        return wait

    async def _count_down(self, room: Room) -> None:
        """Begin when the moment has come, unless someone asks to wait before it."""
        while (due := room.table.begins_at) and self._ours(room.table.id) and not room.gone:
            changed, wait = room.changed, (due - now_ms()) / 1000
            if wait > 0:
                await _first(changed.wait(), wait)
            else:
                await _until_written(room, begin)

    async def _pause(self, room: Room) -> None:
        await _until_written(room, pause)

    async def _hand_on(self, room: Room) -> None:
        await _until_written(room, hand_on)

    async def _resume(self, room: Room) -> None:
        await _until_written(room, resume)

    def _recovered(self, room: Room) -> bool:
        """Return whether the turn began before this server started."""
        uptime_ms = (time.monotonic() - self._born) * 1000
        return room.table.turn_at < now_ms() - uptime_ms

    async def _watch_absence(self, room: Room) -> None:
        """Tell everyone when somebody has been away for longer than the grace time."""
        while True:
            changed = room.changed
            if room.presence.look(room.table):
                room.tell()
            wait = room.presence.next_absence(room.table)
            if wait is None or room.table.phase != "playing":
                return
            await _first(changed.wait(), wait + 0.05)
            if not changed.is_set():
                room.tell()


def _until_house_acts(room: Room) -> float | None:
    """Return in how many seconds the house acts; None: never."""
    due = house_due(room.table)
    return None if due is None else (due - room.table.elapsed(now_ms())) / 1000


async def _until_written(room: Room, decide: Decide) -> None:
    """Make a change, however long the database is away."""
    while True:
        try:
            await room.change(decide)
            return
        except Busy:
            await asyncio.sleep(0.5)
        except GameError:  # it is no longer due
            return


async def _first(waiting: Coroutine[Any, Any, Any], seconds: float) -> None:
    """Wait for something, at most for the given seconds."""
    # Not wait_for: in Python 3.11 it loses a cancellation that arrives together with the result,
    # and then the house could not be closed.
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(min(seconds, 3600)):
            await waiting
