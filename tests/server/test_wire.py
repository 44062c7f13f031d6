"""Bytes that never become a message: others' acts do not wait for them, nor does memory grow.

With `--long` it measures; `test_budgets.py` has the short forms, which measure nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from daedalus.offline.cut import own_hash
from tests.server.raw import WIRE
from tests.server.stage import Process
from tests.server.test_attack import Times, attacked, people
from tests.server.test_offline import site
from tools.bench.report import Report

QUIET_S, ATTACK_S = 10, int(os.environ.get("ATTACK_S", "20"))
LIMIT_MS, LIMIT_MB, KEPT_MB = 250, 50, 10


def memory_of(pid: int) -> float:
    """Return what a process holds in memory, in MB."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0]) / 1000


def keep_a_copy(base: str) -> None:
    """Let a server read what `unread` fetches: it keeps one copy, which everybody shares."""
    with urlopen(f"{base}/api/editions") as answer:
        folder = json.load(answer)["offline"]
    with urlopen(f"{base}{folder}python.zip") as answer:
        answer.read()


@pytest.mark.long
@pytest.mark.parametrize("attack", WIRE)
async def test_no_byte_of_a_stranger_costs_anothers_turn(
    tmp_path: Path, finding: Report, attack: str
) -> None:
    finding.title = f"server, bytes of a stranger: {attack}"
    parts = site(tmp_path / "site", own_hash(), bytes(20_000_000))
    server = Process(tmp_path, limits="true", bot_pause_ms=700, offline=parts).ready()
    keep_a_copy(f"http://127.0.0.1:{server.port}")
    times = [Times()]
    highest = 0.0
    try:
        async with people(server.port, times):
            await asyncio.sleep(QUIET_S)
            quiet, memory = times[-1], memory_of(server.popen.pid)
            before, before_p99 = quiet.longest(), quiet.p99()
            with attacked(server.port, [(attack, "127.0.0.2")]):
                await asyncio.sleep(3)  # it has to begin
                times.append(quiet.following())
                for _ in range(ATTACK_S * 2):
                    await asyncio.sleep(0.5)
                    highest = max(highest, memory_of(server.popen.pid))
                seen = times[-1]
                longest, p99 = seen.longest(), seen.p99()
            for _ in range(40):
                after = memory_of(server.popen.pid)
                if after - memory < KEPT_MB:
                    break
                await asyncio.sleep(0.5)
    finally:
        code = server.stop()
    limit = max(LIMIT_MS, 3 * before)
    finding.add(f"longest act of {len(seen.acts)}", longest, "ms", f"< {limit:.0f}")
    finding.add(f"longest act of {len(quiet.acts)} before it began", before, "ms")
    finding.add("99th percentile, and before", p99 / before_p99, "times")
    finding.add("memory, more than before", highest - memory, "MB", f"< {LIMIT_MB}")
    finding.add("memory afterwards, more than before", after - memory, "MB", f"< {KEPT_MB}")
    print(finding.text())
    assert code == 0
    assert "Traceback" not in server.log.read_text()
    assert all(line.met is not False for line in finding.lines), finding.text()
