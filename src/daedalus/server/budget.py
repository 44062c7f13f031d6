"""What a stranger's request may cost: so much CPU time, so many actions, so large an answer."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from daedalus.core.errors import GameError

CPU_S: Final = 4.0
"""The CPU time of one piece of reading."""
MOST_ACTIONS: Final = 10_000
"""Of a game, at a table or in a record; four bots that play at random need about 4,000."""
MOST_ROWS: Final = 20_000
"""Of a table's log, all that ever happened there."""
MOST_FRAMES: Final = 2_000
"""In one piece of a replay."""
MOST_BYTES: Final = 500_000
"""Of positions in one piece of a replay."""


class TooLarge(GameError):
    """More than one request may ask for."""

    code = "too-large"


def spend(seconds: float, do: Callable[..., Any], *given: Any) -> Any:
    """Do something within so much CPU time: runs in a worker.

    :raises TooLarge: when it takes more.
    """
    with _limit(seconds):
        return do(*given)


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer"):  # then the time limit of the pool is all there is
        yield
        return
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(*_: Any) -> None:
    raise TooLarge("this takes too long to work out")
