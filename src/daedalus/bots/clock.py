"""The clock of bots with a time budget: wall-clock time, unless an arena counts CPU time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

_watch: Callable[[], float] = perf_counter


def seconds() -> float:
    """Return the current time of this clock."""
    return _watch()


def count_cpu_time(yes: bool = True) -> None:
    """Count budgets in CPU time, so that bots on a shared machine think as on an idle one."""
    global _watch
    _watch = process_time if yes else perf_counter


@contextmanager
def watched_by(watch: Callable[[], float]) -> Iterator[None]:
    """Use *watch* as the clock for a while: one that jumps ahead stops a search."""
    global _watch
    usual, _watch = _watch, watch
    try:
        yield
    finally:
        _watch = usual
