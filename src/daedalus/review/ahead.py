"""Looking ahead with the master's kernels, equally often for every turn, so results repeat.

With two seats a turn is judged by the expert's reply to it, for every card that the other may hold,
and one's own best turn after it; with more seats, by games that are played on.  The judgement at
sight counts a little as well: together they are better than either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from daedalus import fast
from daedalus.bots.sliding import compiled, search
from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.race import Racer, duel
from daedalus.bots.sliding.sight import MoverView
from daedalus.review.race import Fit, corners

_RUNS: Final = 160  # games that are played on, with more than two seats
_WEIGHT: Final = (
    0.8  # of looking ahead; with less an expert, who judges at sight, would seem flawless
)
_SALT: Final = 7


def possible(sight: MoverView) -> bool:
    """Return whether there are kernels for this position."""
    leaving = sight.edge and not sight.racers[0].cards  # there a walk and leaving look alike
    return compiled.fits(sight.view.maze) and not leaving


def look_ahead(
    sight: MoverView, choices: list[Choice], static: list[float], fit: Fit
) -> list[float]:
    """Return the chances after these turns; *static* are those without looking ahead."""
    block, many = fast.own_block(), len(choices)
    field = search.survey(sight, choices, dict(zip(choices, static, strict=True)), _SALT)
    search.put_candidates(block, sight, choices)
    block.sums[:many], block.alive[:many] = [0.0] * many, [True] * many
    if len(sight.racers) == 2:
        search.put_race(block, *_race_after(sight.racers[0], sight.racers[1], fit))
        block.width, times = search.WIDTH, 0.0
        for world in search.worlds(field):
            block.world[:], block.weight = world[:3], world.weight
            fast.run("replies", block)
            times += world.weight
    else:
        search.put_runs(block, field)
        block.number, times = _RUNS, float(_RUNS)
        fast.run("rollouts", block)
    seen = [total / times for total in block.sums[:many]]
    return [
        min(max((1 - _WEIGHT) * now + _WEIGHT * then, 0.0), 1.0)
        for now, then in zip(static, seen, strict=True)
    ]


@lru_cache(256)
def _race_after(me: Racer, other: Racer, fit: Fit) -> tuple[list[float], list[float]]:
    """Return the race for the other, by our finds, and for us, by our finds and the other's."""
    return duel(me, other, lambda mover, rival: corners(mover, (rival,), (), fit))
