"""The bots' compiled kernels, where they are installed: made before anyone has to wait for them.

Compiling takes up to a minute, once on a machine.  A bot that had to do it would run out of its
time at every turn.  So a process of its own does it when a level first asks for kernels; bots do
without until it is done.
"""

from __future__ import annotations

import asyncio
import sys

import structlog

from daedalus import fast

log = structlog.get_logger()

WITH_KERNELS = ("hard", "expert", "master")
"""The levels that use them."""
PATIENCE_S = 6.0
"""How long the first who ask wait: enough where they only have to be read from the disk."""


class Kernels:
    """Whether the kernels can be used; becomes true at some time after somebody has asked."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self.usable = False
        self._patience_s = patience_s
        self._making: asyncio.Task[None] | None = None
        self._asked_at = 0.0

    async def wait(self, level: str) -> None:
        """Wait a moment for what *level* needs, the first ones only."""
        if self.usable or level not in WITH_KERNELS or not fast.installed():
            return
        clock = asyncio.get_running_loop().time
        if self._making is None:
            self._asked_at = clock()
            self._making = asyncio.create_task(self._make(), name="kernels")
        left = self._asked_at + self._patience_s - clock()
        if left > 0:
            await asyncio.wait((self._making,), timeout=left)

    async def _make(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *self.command(), stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            code = await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        self.usable = code == 0
        log.log(20 if self.usable else 30, "kernels", usable=self.usable)

    def command(self) -> list[str]:
        """Return what makes them."""
        return [sys.executable, "-m", "daedalus.server.kernels"]

    async def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)


def make() -> None:
    """Let everyone who uses kernels play a turn, with two and with the dark lord."""
    from daedalus.editions import new_game
    from daedalus.server.pool import be_nice
    from daedalus.server.workers import choose

    be_nice()
    for game in (
        new_game("classic", seats=2, seed="kernels"),
        new_game("galaxy", seats=4, seed="kernels", dark_lord=True),
    ):
        rules, seat = game.rules, game.to_act[0]
        view = rules.write(game.view(seat))
        for level in WITH_KERNELS:
            choose(rules.id, dict(rules.chosen), view, seat, level, "kernels", 50, 0)


if __name__ == "__main__":
    make()
