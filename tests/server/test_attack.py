"""Strangers who respect every limit: nobody's act waits for them, and no bot stops.

With `--long` it measures; the short forms, which measure nothing, are in `test_freeze.py`,
`test_stall.py`, `test_half_open.py` and `test_costs.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import ROOT, Place, Process, turn_of
from tools.bench.report import Report

PAIRS, AGAINST_BOTS = 16, 10
QUIET_S, ATTACK_S = 20, 40
LIMIT_MS = 250
ATTACKS = {  # who attacks from where
    "the largest record read in a loop from three addresses": [
        ("replay", f"127.0.0.{number}") for number in (2, 3, 4)
    ],
    "forty tables of four experts from one address": [("experts", "127.0.0.2")],
    "500 half-open requests": [("half", "127.0.0.2")],
    "hints at fifty tables, as often as allowed": [("hints", "127.0.0.2")],
    "a hundred who come and go at one table": [("crowd", "127.0.0.2")],
    "codes, lists and pages from three addresses": [
        ("pages", f"127.0.0.{number}") for number in (2, 3, 4)
    ],
    "all of these together": [
        (what, f"127.0.0.{number}")
        for number, what in enumerate(("replay", "experts", "half", "hints", "crowd", "pages"), 2)
    ],
}


class Times:
    """What those who only wanted to play have seen."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.bots: list[float] = []
        self.waiting: dict[int, float] = {}  # who waits for a bot, since when
        self.asking: dict[object, float] = {}  # who waits for an answer, since when

    def following(self) -> Times:
        """Return times that begin now, with those who are waiting."""
        begun = Times()
        begun.waiting, begun.asking = dict(self.waiting), self.asking
        return begun

    def waits(self) -> list[float]:
        """Return how long acts took, and how long those that are not answered have waited."""
        now = time.perf_counter()
        return [*self.acts, *(now - since for since in self.asking.values())]

    def longest(self) -> float:
        return 1000 * max(self.waits())

    def p99(self) -> float:
        waits = sorted(self.waits())
        return 1000 * waits[int(len(waits) * 0.99)]

    def longest_bot(self) -> float:
        now = time.monotonic()
        return max([*self.bots, *(now - since for since in self.waiting.values())])


async def play_two(place: Place, times: list[Times]) -> None:
    """Play both seats of a table, a turn every half second."""
    while True:
        made = await place.make(seats="mm")
        client = await place.join(made["id"], *(key["token"] for key in made["seats"]))
        while not client.last["outcome"]:
            (seat,) = client.last["to_act"]
            await client.send(t="eyes", seat=seat)
            await client.until(lambda each, seat=seat: each["you"]["eyes"] == seat)
            texts, ply = turn_of(client, len(times[-1].acts)), client.last["echo"]
            start = times[-1].asking[client] = time.perf_counter()
            await client.send(t="act", ply=ply, do=texts, seat=seat)
            await client.until(lambda each: each["cause"] == "act")
            times[-1].acts.append(time.perf_counter() - start)
            del times[-1].asking[client]
            await asyncio.sleep(0.5)
        await client.close()


async def play_a_bot(place: Place, number: int, times: list[Times]) -> None:
    """Play against `hard`, a turn every second."""
    while True:
        made = await _against_hard(place)
        client = await place.join(made["id"], made["seats"][0]["token"])
        while not client.last["outcome"]:
            if client.last["to_act"] != [0]:
                await client.now()
                continue
            if number in times[-1].waiting:
                times[-1].bots.append(time.monotonic() - times[-1].waiting.pop(number))
            await asyncio.sleep(1)
            ply = client.last["echo"]
            await client.send(t="act", ply=ply, do=turn_of(client, number), seat=0)
            await client.until(lambda each: each["cause"] == "act")
            times[-1].waiting[number] = time.monotonic()
        times[-1].waiting.pop(number, None)
        await client.close()


async def _against_hard(place: Place) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
    answer = await place.http.post("/api/tables", json={"edition": "classic", "seats": seats})
    made: dict[str, Any] = answer.json()
    return made


@contextlib.contextmanager
def attacked(port: int, strangers: Sequence[tuple[str, str]]) -> Iterator[None]:
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.attackers", what, str(port), address],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        for what, address in strangers
    ]
    try:
        yield
        assert [program.poll() for program in programs] == [None] * len(programs), "they gave up"
    finally:
        for program in programs:
            program.kill()
            program.wait()


@contextlib.asynccontextmanager
async def people(port: int, times: list[Times]) -> AsyncIterator[None]:
    """Let people play who know nothing of any attack."""
    place = Place(port)
    playing = [
        *(asyncio.create_task(play_two(place, times)) for _ in range(PAIRS)),
        *(asyncio.create_task(play_a_bot(place, who, times)) for who in range(AGAINST_BOTS)),
    ]
    try:
        yield
        for task in playing:
            assert not task.done(), task.exception()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await place.close()


@pytest.mark.long
async def test_no_stranger_makes_an_act_wait_or_stops_a_bot(
    tmp_path: Path, finding: Report
) -> None:
    finding.title = "server, attacked by strangers who respect every limit"
    for number, attack in enumerate(ATTACKS):
        folder = tmp_path / str(number)
        folder.mkdir()
        server = Process(folder, limits="true", bot_pause_ms=700).ready()
        times = [Times()]
        try:
            async with people(server.port, times):
                await asyncio.sleep(QUIET_S)
                while len(times[-1].bots) < 2 * AGAINST_BOTS:  # the workers have begun, too
                    await asyncio.sleep(0.1)
                quiet = times[-1]
                with attacked(server.port, ATTACKS[attack]):
                    await asyncio.sleep(3)  # they have to begin
                    times.append(quiet.following())
                    await asyncio.sleep(ATTACK_S)
                    seen = times[-1]
                    answered = len(seen.bots)
                    longest_bot = seen.longest_bot()
        finally:
            code = server.stop()
        print(
            f"{attack}: {len(seen.acts)} acts, longest {seen.longest():.0f} ms, "
            f"p99 {seen.p99():.0f} ms (before: {quiet.longest():.0f}, {quiet.p99():.0f}); "
            f"{answered} turns of bots, longest wait {longest_bot:.1f} s"
        )
        assert code == 0
        assert answered >= AGAINST_BOTS, "bots play on"
        finding.add(
            f"{attack}: longest act of {len(seen.acts)}", seen.longest(), "ms", f"< {LIMIT_MS}"
        )
        finding.add(f"{attack}: longest act before it began", quiet.longest(), "ms")
        finding.add(f"{attack}: longest wait for a bot (of {answered})", longest_bot, "s")
    assert all(line.met is not False for line in finding.lines), finding.text()
