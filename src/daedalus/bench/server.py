"""Load of the table server: live tables over real sockets, the server in a process of its own.

Every client acts every two seconds; what counts is the time from an `act` to the other client's
`now`.  Then the load grows until it no longer keeps up.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from daedalus.bench.report import Report

TABLES, EVERY_S = 500, 2.0
SECONDS, WARM_S = 20.0, 4.0


class Served:
    """A server on a free port with its data in a folder that is removed."""

    def __init__(self, **settings: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="daedalus-bench-")
        environ = os.environ | {
            "DAEDALUS_PORT": "0",
            "DAEDALUS_DATA": self._folder.name,
            "DAEDALUS_LIMITS": "false",
            "DAEDALUS_LOG": "error",
            **{f"DAEDALUS_{name.upper()}": value for name, value in settings.items()},
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "daedalus.server.run"],
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.base = line.removeprefix("Daedalus is at ").strip().rstrip("/")
        assert self.base.startswith("http"), f"the server did not start: {line}"

    @property
    def memory(self) -> int:
        """Bytes of the server that are in use."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text()
        return 1024 * int(next(line for line in text.splitlines() if line[:4] == "Pss:").split()[1])

    @property
    def cpu(self) -> float:
        """CPU seconds of the server."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """Return one number of /metrics."""
        with urlopen(f"{self.base}/metrics") as page:
            lines = page.read().decode().splitlines()
        return next(float(line.split()[-1]) for line in lines if line.startswith(name))

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._folder.cleanup()


class Load(NamedTuple):
    """What a run showed."""

    tables: int
    acts: float  # per second
    p50: float  # milliseconds
    p99: float
    worst: float
    errors: int
    cpu: float  # of one core
    memory: float  # bytes per table
    own_cpu: float  # of the client


class Pair:
    """A table with two people who play for ever: whoever wins, the next table is made."""

    def __init__(self, base: str, every_s: float, offset: float) -> None:
        self._base, self._every, self._offset = base, every_s, offset
        self.sent: dict[tuple[str, int], float] = {}
        self.times: list[float] = []
        self.acts = self.errors = 0

    async def run(self, until: float) -> None:
        while time.perf_counter() < until:
            made = await asyncio.to_thread(_make, self._base)
            tokens = [key["token"] for key in made["seats"]]
            await asyncio.gather(
                *(self._play(made["id"], seat, tokens[seat], until) for seat in range(2))
            )

    async def _play(self, table: str, seat: int, token: str, until: float) -> None:
        import msgspec
        import websockets

        decode = msgspec.json.Decoder().decode
        address = f"{self._base.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with websockets.connect(address, compression=None, max_queue=64) as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": [token]}))
            await asyncio.sleep(self._offset)
            count = 0
            while time.perf_counter() < until:
                try:
                    text = await asyncio.wait_for(socket.recv(), self._every + 5)
                except TimeoutError:
                    continue
                arrived = time.perf_counter()
                now: Any = decode(text)
                if now["t"] != "now":
                    self.errors += 1
                    continue
                if now["by"] is not None and now["by"] != seat:
                    started = self.sent.pop((table, now["ply"]), None)
                    if started is not None:
                        self.times.append(arrived - started)
                if now["outcome"]:
                    return
                if seat in now["to_act"] and now["cause"] in ("sync", "act"):
                    # Both act every so often, so a table sees a turn in half the time.
                    await asyncio.sleep(self._every / 2)
                    count += 1
                    push = list(now["reach"]["after"])[(count * 7) % len(now["reach"]["after"])]
                    bits = int(now["reach"]["after"][push], 16)
                    walk = now["reach"]["walks"][(bits & -bits).bit_length() - 1]
                    self.sent[table, now["ply"] + 2] = time.perf_counter()
                    self.acts += 1
                    act = {"t": "act", "ply": now["echo"], "do": [push, walk]}
                    await socket.send(json.dumps(act))


def _make(base: str) -> Any:
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{base}/api/tables", json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def _load(served: Served, tables: int, seconds: float, every_s: float) -> Load:
    before = served.memory
    end = time.perf_counter() + WARM_S + tables / 40 + seconds
    pairs = [Pair(served.base, every_s, every_s * at / tables / 2) for at in range(tables)]
    running = []
    for at, pair in enumerate(pairs):
        running.append(asyncio.create_task(pair.run(end)))
        if at % 10 == 9:
            await asyncio.sleep(0.05)
    await asyncio.sleep(max(0, end - seconds - time.perf_counter()))
    for pair in pairs:
        pair.times.clear()
        pair.acts = 0
    start, cpu, own = time.perf_counter(), served.cpu, time.process_time()
    await asyncio.sleep(max(0, end - 0.5 - time.perf_counter()))
    took, cpu = time.perf_counter() - start, served.cpu - cpu
    own = time.process_time() - own
    memory = (served.memory - before) / tables
    results = await asyncio.gather(*running, return_exceptions=True)
    broken = sum(isinstance(result, BaseException) for result in results)
    times = sorted(each for pair in pairs for each in pair.times) or [float("inf")]
    return Load(
        tables=tables,
        acts=sum(pair.acts for pair in pairs) / took,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[len(times) * 99 // 100],
        worst=1000 * times[-1],
        errors=broken + sum(pair.errors for pair in pairs),
        cpu=cpu / took,
        memory=memory,
        own_cpu=own / took,
    )


def measure(
    tables: int, seconds: float = SECONDS, every_s: float = EVERY_S, **settings: str
) -> tuple[Load, float]:
    """Run one load; return what it showed, and the mean milliseconds of a commit."""
    served = Served(**settings)
    try:
        load = asyncio.run(_load(served, tables, seconds, every_s))
        commits = served.metric('daedalus_database_seconds_count{what="append"}')
        spent = served.metric('daedalus_database_seconds_sum{what="append"}')
        return load, 1000 * spent / max(commits, 1)
    finally:
        served.close()


def run(tables: int = TABLES, seconds: float = SECONDS, steps: tuple[int, ...] = ()) -> Report:
    """Measure the wanted load, then where it saturates."""
    report = Report("Table server")
    load, commit = measure(tables, seconds)
    what = f"{tables} tables, {2 * tables} clients, each acting every {EVERY_S:g} s"
    report.add(f"{what}: 99th percentile from act to the other's now", load.p99, "ms", "< 50")
    report.add("median", load.p50, "ms")
    report.add("worst", load.worst, "ms")
    report.add("errors", load.errors, "", "< 1")
    report.add("memory per table, both clients' lines included", load.memory / 1000, "kB", "< 200")
    report.add("acts per second", load.acts)
    report.add("CPU of the server, of one core", load.cpu)
    report.add("CPU of the client, of the other core", load.own_cpu)
    report.add("mean time of a commit (many acts share one)", commit, "ms")
    for more in steps or (2 * tables // 5, 2 * tables, 3 * tables):
        load, _ = measure(more, seconds / 2)
        report.add(f"{more} tables: 99th percentile", load.p99, "ms")
        report.add(f"{more} tables: acts per second", load.acts)
        report.add(f"{more} tables: CPU of the server, of one core", load.cpu)
        report.add(f"{more} tables: CPU of the client", load.own_cpu)
    report.notes.append(
        "Wall clock, not CPU time; client and server share the machine. "
        "A client near a whole core means that the client saturated, not the server."
    )
    return report
