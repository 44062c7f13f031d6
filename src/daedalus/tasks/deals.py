"""The fixed deals of a task, apart from all that an agent is trained on."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from itertools import count
from typing import Any, Final

from daedalus.core.game import Setup
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import search
from daedalus.tasks.task import DEALS, Task

FINGERPRINTS: Final = {
    "Daedalus/Fetch1-v1": "9ca9f2938cecbf6cb2944a4052216e1e",
    "Daedalus/Fetch2-v1": "9f476f1c8350f7748a7fee77df3e9b7e",
    "Daedalus/Run3-v1": "199d83786c18d606f6f20dc481e71026",
    "Daedalus/Solo1-v1": "e74c6909b5158e6375f8b4522a01d82b",
    "Daedalus/Solo3-v1": "18a732a753578a1323374e873993eacf",
    "Daedalus/Solo6-v1": "00f00c77834f389507d5aefcc2de6e33",
    "Daedalus/Solo24-v1": "7331dd198f90a7309112b8d88d9f9ace",
    "Daedalus/Small-v1": "a9f00d8c1477e252a9f8ee2a1d5a2ae2",
    "Daedalus/Large-v1": "332d5e9ba471e3ef46a0f9f9f1235de0",
    "Daedalus/Abroad-v1": "b8d2835c5a5f44fd068431f60e65c02a",
    "Daedalus/Duel-v1": "ff2e75e09e1c714675dc547e310c68d6",
    "Daedalus/DuelMedium-v1": "d17f9ba45e2bfac98d7382050ff911ba",
    "Daedalus/DuelExpert-v1": "216ca2ba682472eb37339f81553c1969",
    "Daedalus/DuelOpen-v1": "34cbba3752dd3298b91527d5c2e60919",
    "Daedalus/Four-v1": "3c8982bdbc59a5f8a10e45eaac2170d2",
    "Daedalus/Eclipse-v1": "262692d4b721ae289a83f99145f0ca6a",
    "Daedalus/Packing-v1": "4055a81a9456604b9a0bb7eb9f39f17a",
    "Daedalus/Garden-v1": "aa43e14deeb900e8a577e05608d6bc64",
}
"""The hash of the fixed deals of each task; see `fingerprint`."""


def fits(task: Task, state: Any) -> bool:
    """Return whether a deal belongs to a task: whether it needs as many turns as were asked for."""
    fewest, rules = task.fewest, task.rules
    if fewest is None:
        return True
    assert isinstance(rules, Sliding), "turns are counted where one pushes"
    return not any(search(rules, state, turns, 1).pushes for turns in range(1, fewest)) and bool(
        search(rules, state, fewest, 1).pushes
    )


@lru_cache(4)
def deals(task: Task) -> tuple[Any, ...]:
    """Return the first positions of the fixed deals.

    Their seeds begin with the task's id; environments deal from numbers, so no game of a training
    is among them.
    """
    rules = task.rules
    dealt = (rules.start(Setup(task.seats, f"{task.id}/{number}")) for number in count())
    fitting = (state for state in dealt if fits(task, state))
    return tuple(state for _, state in zip(range(DEALS), fitting, strict=False))


@lru_cache
def fingerprint(task: Task) -> str:
    """Return the hash of the fixed deals, written as positions."""
    rules = task.rules
    known = sha256()
    for state in deals(task):
        known.update(f"{rules.write(state)}\n".encode())
    return known.hexdigest()[:32]
