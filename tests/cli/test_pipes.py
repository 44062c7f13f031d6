"""Who reads our programs through a pipe gets each line when it is printed, not when they end."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

import pytest

PATIENCE = 120
SERVE = ("serve", "--port", "0", "--data", "tables")


async def starts(folder: Path, *command: str) -> tuple[asyncio.subprocess.Process, str]:
    """Start one of our programs as a service would; return what it prints before it waits."""
    shell = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "daedalus"),
        *command,
        cwd=folder,
        env={**shell, "XDG_DATA_HOME": str(folder)},
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
    )
    assert program.stdout
    line = await asyncio.wait_for(program.stdout.readline(), PATIENCE)
    return program, line.decode()


async def ends(program: asyncio.subprocess.Process) -> None:
    if program.returncode is None:
        program.kill()
    await program.communicate()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("mazenet", "serve", "--port", "0"), "port"),
        (SERVE, "Daedalus is at http"),
        (("play", "classic", "--plain", "--seed", "7"), ""),
        (("learn", "classic"), ""),
        (("puzzle", "--plain"), ""),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else "",
)
async def test_a_command_that_waits_has_said_so(
    tmp_path: Path, command: tuple[str, ...], said: str
) -> None:
    program, line = await starts(tmp_path, *command)
    try:
        assert said in line
        assert line.endswith("\n")
        assert program.returncode is None
    finally:
        await ends(program)
