"""What computes for a server ends with it, however that ends."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

PARENT = """
import asyncio, os, time
from daedalus.server.fair_queue import Claim
from daedalus.server.pool import Pool, PoolJob

async def main():
    pool = Pool(1)
    print(await pool.ask(lambda waited: PoolJob(os.getpid, (), 60.0), Claim("")), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name != "posix", reason="kills by signal")
def test_the_processes_of_a_killed_server_end(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT, "utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert lives(worker)
        parent.kill()
    until = time.monotonic() + 60
    while lives(worker):
        assert time.monotonic() < until, "it goes on without its server"
        time.sleep(0.05)
