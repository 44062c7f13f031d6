"""The watch a bot with a time budget looks at: wall-clock, unless an arena counts CPU time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

_watch: Callable[[], float] = perf_counter


def seconds() -> float:
    """Return what the watch shows."""
    return _watch()


def count_cpu_time(yes: bool = True) -> None:
    """Let budgets be CPU time: on a machine that is shared, bots then think as on an idle one."""
    global _watch
    _watch = process_time if yes else perf_counter


@contextmanager
def watched_by(watch: Callable[[], float]) -> Iterator[None]:
    """Let budgets be kept by *watch* for a while: a watch that jumps ahead stops a search."""
    global _watch
    usual, _watch = _watch, watch
    try:
        yield
    finally:
        _watch = usual
