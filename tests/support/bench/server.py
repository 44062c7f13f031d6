"""Load of the table server: live tables over real sockets, the server in a process of its own.

First the wanted load, then more and more until it no longer keeps up; on SQLite, on PostgreSQL,
and with two processes, PostgreSQL and Valkey.  What counts is the time from an `act` to the
other client's `now`.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support.services import Postgres, Served, Valkey, postgres
from tools.bench.report import Report

TABLES, EVERY_S = 500, 2.0
SECONDS, WARM_S = 20.0, 4.0
STEPS = (800, 1100, 1400, 1700, 2000, 2500)  # acts a second


class House:
    """Server processes with their database and bus."""

    def __init__(
        self, served: list[Served], database: Postgres | None = None, bus: Valkey | None = None
    ) -> None:
        self.served, self.database, self.bus = served, database, bus

    @property
    def bases(self) -> list[str]:
        return [served.base for served in self.served]

    @property
    def memory(self) -> int:
        return sum(served.memory for served in self.served)

    def metric(self, name: str) -> float:
        return sum(served.metrics().get(name, 0.0) for served in self.served)

    def cpu(self) -> tuple[float, float, float, float, float, float]:
        """Return CPU seconds: servers, database, bus, ourselves, everything; and the time."""
        return (
            sum(served.cpu for served in self.served),
            self.database.cpu if self.database else 0.0,
            self.bus.cpu if self.bus else 0.0,
            time.process_time(),
            machine_cpu(),
            time.perf_counter(),
        )


def machine_cpu() -> float:
    """Return the CPU seconds that all processes of the machine have used."""
    times = [int(part) for part in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return (sum(times) - times[3] - times[4]) / 100  # without idle and waiting


@contextlib.contextmanager
def house(processes: int = 1, kind: str = "sqlite") -> Iterator[House]:
    """Start *processes* servers on SQLite, or on PostgreSQL; several need a bus."""
    with contextlib.ExitStack() as stack:
        settings: dict[str, str] = {}
        database = bus = None
        if kind == "postgresql":
            database = stack.enter_context(postgres())
            settings["db"] = database.url
        if processes > 1:
            bus = Valkey()
            bus.start()
            stack.callback(bus.stop)
            settings["bus"] = bus.url
        served = []
        for _ in range(processes):
            served.append(Served(None, **settings))
            stack.callback(served[-1].close)
        yield House(served, database, bus)


class Load(NamedTuple):
    """What a run showed."""

    acts: float  # per second
    p50: float  # milliseconds
    p99: float
    worst: float
    errors: int
    skipped: float  # the share of moments at which a client had to wait
    server: float  # CPU, of one core
    database: float
    bus: float
    client: float
    others: float  # whoever else used the machine

    @property
    def keeps_up(self) -> bool:
        return self.p99 < 1000 and self.skipped < 0.02


class Run:
    """A crowd in a house."""

    def __init__(self, place: House, tables: int, addresses: int = 1) -> None:
        from tests.support.crowd import Crowd

        self._house, self._tables = place, tables
        self._crowd = Crowd(place.bases, tables, addresses)

    async def open(self) -> None:
        self._empty = self._house.memory
        await self._crowd.open()

    @property
    def memory(self) -> float:
        """Bytes per table."""
        return (self._house.memory - self._empty) / self._tables

    async def load(self, acts: float, warm_s: float, seconds: float) -> Load:
        """Play at this many acts a second."""
        marks: list[tuple[float, ...]] = []
        every_s = 2 * self._tables / acts
        seen = await self._crowd.play(
            every_s, warm_s, seconds, lambda: marks.append(self._house.cpu())
        )
        *used, took = (after - before for before, after in zip(*marks, strict=True))
        times = seen.times or [float("inf")]
        return Load(
            seen.acts / took,
            1000 * times[len(times) // 2],
            1000 * times[len(times) * 99 // 100],
            1000 * times[-1],
            seen.errors,
            seen.skipped / max(seen.acts + seen.skipped, 1),
            server=used[0] / took,
            database=used[1] / took,
            bus=used[2] / took,
            client=used[3] / took,
            others=max((used[4] - sum(used[:4])) / took, 0.0),
        )

    async def close(self) -> None:
        await self._crowd.close()


async def _wanted(report: Report, place: House, tables: int, seconds: float) -> Run:
    """Measure the wanted load."""
    run = Run(place, tables)
    await run.open()
    load = await run.load(2 * tables / EVERY_S, WARM_S, seconds)
    what = f"{tables} tables, {2 * tables} clients, each acting every {EVERY_S:g} s"
    report.add(f"{what}: 99th percentile from act to the other's now", load.p99, "ms", "< 50")
    report.add("median", load.p50, "ms")
    report.add("worst", load.worst, "ms")
    report.add("errors", load.errors, "", "< 1")
    report.add("memory per table, both clients' lines included", run.memory / 1000, "kB", "< 200")
    report.add("acts per second", load.acts)
    users = [("server", load.server)]
    if place.database:
        users.append(("database", load.database))
    if place.bus:
        users.append(("bus", load.bus))
    for who, cpu in users:
        report.add(f"CPU of the {who} per act", 1000 * cpu / load.acts, "ms")
    report.add("CPU of the client, of a core", load.client)
    report.add("CPU of anything else on the machine, of a core", load.others)
    commits = place.metric('daedalus_database_seconds_count{what="append"}')
    spent = place.metric('daedalus_database_seconds_sum{what="append"}')
    report.add("mean time of a commit (acts that wait share one)", 1000 * spent / commits, "ms")
    return run


async def _more(report: Report, run: Run, steps: tuple[int, ...], seconds: float) -> None:
    """Raise the load until the server falls behind."""
    for acts in steps:
        load = await run.load(acts, 2, seconds)
        cpu = f"server {load.server:.2f}"
        if load.database:
            cpu += f", database {load.database:.2f}"
        if load.bus:
            cpu += f", bus {load.bus:.2f}"
        cpu += f", client {load.client:.2f}, others {load.others:.2f}"
        what = f"{acts} acts a second wanted, {load.acts:.0f} made"
        report.add(f"{what}; CPU {cpu}: 99th percentile", load.p99, "ms")
        if load.errors:
            report.add(f"{what}: errors", load.errors)
        if not load.keeps_up:
            report.notes.append(f"It falls behind at {acts} acts a second.")
            return
    report.notes.append(f"It keeps up with all that was asked for: {steps[-1]} acts a second.")


def measure(
    title: str,
    processes: int = 1,
    kind: str = "sqlite",
    tables: int = TABLES,
    seconds: float = SECONDS,
    steps: tuple[int, ...] = STEPS,
) -> Report:
    """Measure one kind of house."""
    import uvloop

    report = Report(title)
    report.notes.append(
        "Wall clock; client and servers share the machine. Clients act at moments fixed beforehand."
    )

    async def work() -> None:
        run = await _wanted(report, place, tables, seconds)
        await _more(report, run, steps, seconds / 3)
        await run.close()

    with house(processes, kind) as place:
        uvloop.run(work())  # the quicker loop: the client shares the servers' machine
    return report


def run() -> Report:
    """Measure one process on SQLite: what `daedalus serve` is."""
    return measure("server")
