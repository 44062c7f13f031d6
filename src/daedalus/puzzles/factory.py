"""Makes collections: attempts on all cores or on a Ray cluster, in order, without two alike."""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from itertools import count
from typing import Any, Final, NamedTuple

from daedalus.cluster import connected
from daedalus.core.errors import OptionError, quoted
from daedalus.puzzles.alike import key
from daedalus.puzzles.difficulty import rated
from daedalus.puzzles.make import FAMILY, TURNS, attempt
from daedalus.puzzles.puzzle import Puzzle


class Batch(NamedTuple):
    """A number of puzzles of a kind; at most *steps* of each difficulty step, if given.

    A run has as many treasures as turns, or *cards* if given.
    """

    kind: str
    turns: int
    many: int
    steps: tuple[int, ...] = ()
    cards: int = 0


SHIPPED_SEED: Final = "daedalus"
SHIPPED: Final = (
    Batch("fetch", 1, 200),
    Batch("fetch", 2, 400),
    Batch("fetch", 3, 200),
    Batch("run", 2, 250),
    Batch("run", 3, 400),
    Batch("run", 4, 400),
    Batch("run", 5, 300),
    Batch("guard", 1, 1000),
    Batch("duel", 2, 950, steps=(40, 280, 300, 100, 230)),
    Batch("weave", 4, 600),
    Batch("harvest", 1, 250),
    Batch("harvest", 2, 250),
    Batch("fetch", 4, 60),
    Batch("guard", 2, 30),
    Batch("run", 3, 118, cards=2),
    Batch("run", 4, 84, cards=3),
    Batch("run", 5, 9, cards=4),
    Batch("run", 4, 24, cards=2),
    Batch("harvest", 3, 13),
)
"""What the shipped collection is made of, with `SHIPPED_SEED`."""


def batches(kind: str, turns: int | None, count: int) -> tuple[Batch, ...]:
    """Return what to make for this many puzzles of a kind: of every length it has, or of one.

    :raises OptionError: when there is no such kind, or it has no puzzles of that many turns.
    """
    if kind not in TURNS:
        raise OptionError(
            f"no such kind: {quoted(kind)}: there are {', '.join(TURNS)}",
            "puzzle-kind",
            text=kind,
            known=tuple(TURNS),
        )
    if count < 1:
        raise OptionError(f"not a number of puzzles: {count}")
    lengths = TURNS[kind] if turns is None else (turns,)
    if turns is not None and turns not in TURNS[kind]:
        known = ", ".join(map(str, TURNS[kind]))
        raise OptionError(f"no {kind} of {turns} turns: there are {known}")
    # Puzzles of four turns take minutes each, so they are made only on request.
    lengths = tuple(length for length in lengths if turns or (kind, length) != ("fetch", 4))
    share, rest = divmod(count, len(lengths))
    every = (Batch(kind, length, share + (at < rest)) for at, length in enumerate(lengths))
    return tuple(batch for batch in every if batch.many)


Found = tuple[Puzzle | None, ...]
"""What a range of attempts found."""


def made(
    batches: tuple[Batch, ...],
    seed: str,
    jobs: int = 1,
    cluster: bool = False,
    tell: Callable[[Batch, int], None] = lambda batch, done: None,
) -> Iterator[Puzzle]:
    """Yield the puzzles of *batches*, named and rated; *tell* is called after each."""
    seen: set[object] = set()
    numbers: Counter[str] = Counter()
    with connected() if cluster else nullcontext():  # once for all batches
        for batch in batches:
            done = 0
            levels: Counter[int] = Counter()
            for puzzle in _found(batch, seed, jobs, cluster):
                own = key(puzzle.kind, puzzle.state, puzzle.turns)
                if own in seen or (
                    batch.steps and levels[puzzle.level] == batch.steps[puzzle.level - 1]
                ):
                    continue
                seen.add(own)
                levels[puzzle.level] += 1
                prefix = f"{puzzle.kind[0]}{puzzle.turns}"
                numbers[prefix] += 1
                yield replace(puzzle, id=f"{prefix}-{numbers[prefix]:06d}")
                done += 1
                tell(batch, done)
                if done == batch.many:
                    break


def _found(batch: Batch, seed: str, jobs: int, cluster: bool) -> Iterator[Puzzle]:
    """Yield what the attempts find, in their order and without end."""
    size = {("fetch", 3): 1, ("fetch", 4): FAMILY}.get((batch.kind, batch.turns), 16)
    ranges = (range(start, start + size) for start in count(0, size))
    work = _on_ray if cluster else _on_cores
    results = work(batch, seed, ranges, jobs) if jobs > 1 or cluster else None
    if results is None:
        results = (_attempts(batch, seed, numbers) for numbers in ranges)
    for found in results:
        yield from (puzzle for puzzle in found if puzzle is not None)


def _attempts(batch: Batch, seed: str, numbers: range) -> Found:
    found = (attempt(batch.kind, batch.turns, seed, number, batch.cards) for number in numbers)
    return tuple(puzzle and rated(puzzle) for puzzle in found)


def _on_cores(batch: Batch, seed: str, ranges: Iterator[range], jobs: int) -> Iterator[Found]:
    context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        running: deque[Any] = deque()
        try:
            for numbers in ranges:
                running.append(pool.submit(_attempts, batch, seed, numbers))
                if len(running) > 2 * jobs:
                    yield running.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(batch: Batch, seed: str, ranges: Iterator[range], jobs: int) -> Iterator[Found]:
    with connected() as (ray, cpus):
        work = ray.remote(_attempts)
        running: deque[Any] = deque()
        for numbers in ranges:
            running.append(work.remote(batch, seed, numbers))
            if len(running) > 2 * cpus:
                yield ray.get(running.popleft())
