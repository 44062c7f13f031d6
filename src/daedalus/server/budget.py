"""A limit on the CPU time that a stranger's request may cost."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from daedalus.table.budget import TooLarge

CPU_S: Final = 4.0
"""The CPU time of one piece of reading."""


def spend(seconds: float, do: Callable[..., Any], *given: Any) -> Any:
    """Call *do* within a limit of CPU time: runs in a worker.

    :raises TooLarge: when it takes more.
    """
    with _limit(seconds):
        return do(*given)


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer"):  # then the pool's time limit is all there is
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
    raise TooLarge("this takes too long to compute")
