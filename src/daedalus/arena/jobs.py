"""Work that is cut into jobs: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from daedalus.cluster import connected

T = TypeVar("T")


def processors() -> int:
    """Return how many processors this process may use."""
    known = hasattr(os, "sched_getaffinity")
    return len(os.sched_getaffinity(0)) if known else 1


def done(
    do: Callable[..., T],
    work: Iterable[tuple[Any, ...]],
    jobs: int | None = None,
    cluster: bool = False,
) -> Iterator[T]:
    """Yield what *do* returns for the arguments of each job, as each is done; in order if alone.

    *jobs*: how many processes; as many as there are processors by default.
    """
    if cluster:
        yield from _on_ray(do, work)
    elif (jobs or processors()) == 1:
        for each in work:
            yield do(*each)
    else:
        yield from _in_processes(do, work, jobs or processors())


def _in_processes(do: Callable[..., T], work: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    todo = iter(work)
    context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        running = {pool.submit(do, *each) for each in islice(todo, 2 * jobs)}
        try:
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    for each in islice(todo, 1):
                        running.add(pool.submit(do, *each))
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(do: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    with connected() as (ray, cpus):
        remote = ray.remote(do)
        todo = iter(work)
        running = [remote.remote(*each) for each in islice(todo, 2 * cpus)]
        while running:
            ready, running = ray.wait(running)
            running += [remote.remote(*each) for each in islice(todo, len(ready))]
            yield from ray.get(ready)
