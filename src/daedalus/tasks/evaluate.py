"""Evaluation by protocol: fixed deals, an interval, and a report that others can check again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any, Final

from daedalus import __version__
from daedalus.arena import jobs as work
from daedalus.core.errors import OptionError, quoted
from daedalus.core.sums import added
from daedalus.tasks.deals import FINGERPRINTS, fingerprint
from daedalus.tasks.play import Contestant, DealResult, play
from daedalus.tasks.task import DEALS, Task, task

FORMAT: Final = 1
_OF_95: Final = 1.96
_CHUNK: Final = 20
"""Deals in a job, so that starting one costs little beside it."""


def evaluate(
    given: Task,
    player: Contestant,
    games: int = DEALS,
    jobs: int | None = 1,
    cluster: bool = False,
    tell: Callable[[int], None] = lambda played: None,
) -> dict[str, Any]:
    """Play the first *games* fixed deals of a task, and report what came of them.

    The report is the same on every machine and in every Python, unless the player's choices are
    not: nothing in it depends on time.

    :raises OptionError: when there are no such deals, or they are not those of this version.
    """
    if not 1 <= games <= DEALS:
        raise OptionError(f"not a number of deals: {games}: 1 to {DEALS}")
    if fingerprint(given) != FINGERPRINTS[given.id]:
        raise OptionError(f"these are not the deals of {given.id}: install a version that has them")
    results: dict[int, DealResult] = {}
    parts = [
        (given, player, first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK)
    ]
    for first, played in work.done(_play_some, parts, jobs, cluster):
        results |= {first + at: result for at, result in enumerate(played)}
        tell(len(results))
    return report(given, player.name, [results[number] for number in range(games)])


def _play_some(
    given: Task, player: Contestant, first: int, end: int
) -> tuple[int, list[DealResult]]:
    return first, [play(given, player, number) for number in range(first, end)]


def report(given: Task, player: str, results: list[DealResult]) -> dict[str, Any]:
    """Return the results of the first deals as a value for JSON."""
    scores = [result.score for result in results]
    mean = added(scores) / len(scores)
    spread = added((score - mean) ** 2 for score in scores) / max(len(scores) - 1, 1)
    half = _OF_95 * sqrt(spread / len(scores))
    forfeits = sorted({result.forfeit for result in results if result.forfeit})
    return {
        "format": FORMAT,
        "task": given.id,
        "deals": len(scores),
        "deals_sha256": FINGERPRINTS[given.id],
        "player": player,
        "daedalus": __version__,
        "score": round(mean, 4),
        "interval": [round(mean - half, 4), round(mean + half, 4)],
        "forfeits": sum(bool(result.forfeit) for result in results),
        "reasons": forfeits[:5],
        "scores_sha256": hashed(scores),
        "scores": scores,
    }


def hashed(scores: list[float]) -> str:
    """Return the hash of the scores of all deals, in their order."""
    return sha256(" ".join(f"{score:.6f}" for score in scores).encode()).hexdigest()[:32]


def write_report(found: Mapping[str, Any]) -> str:
    """Return a report as text, the same bytes for the same results."""
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def read_report(path: Path) -> dict[str, Any]:
    """Return a report that adds up.

    :raises OptionError: when it is none, or says of itself what is not true.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        given = task(found["task"])
        results = [DealResult(float(score)) for score in found["scores"]]
        again = report(given, found["player"], results)
    except (ValueError, KeyError, TypeError, ZeroDivisionError) as error:
        raise OptionError(f"not a report of a task: {quoted(str(path))}") from error
    for name in ("format", "deals", "deals_sha256", "score", "interval", "scores_sha256"):
        if found.get(name) != again[name]:
            raise OptionError(f"{quoted(str(path))} does not add up: {name}")
    return dict(found)
