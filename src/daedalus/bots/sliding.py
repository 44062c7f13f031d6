"""Bots for the sliding editions, by level; docs/bots.md says how each thinks and what it beats.

All see a view and nothing else; only the master remembers views that it has seen.  A turn is two
actions: each call thinks anew, and since the walk is judged as it was when the push was chosen,
both halves fit.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from daedalus.bots.advice import Advice
from daedalus.bots.sliding_advice import explain
from daedalus.bots.sliding_expert import expert_turn, expert_walk, master_turn, master_walk
from daedalus.bots.sliding_near import nearest_turn, nearest_walk
from daedalus.bots.sliding_plan import plan_turn, plan_walk
from daedalus.core.chance import draw
from daedalus.core.errors import OptionError, quoted
from daedalus.editions.sliding import TO_PUSH, Action, Push, Sliding, State

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")
MASTER_MS: Final = 100
"""The time a master takes if nobody says how much it has."""
OVERLOOKED: Final = 45
"""How many of 100 slots an easy bot does not think of."""


def choose(
    level: str, rules: Sliding, view: State, seat: int, budget_ms: int | None, seed: str
) -> Action:
    """Return what a bot of *level* does.

    :raises OptionError: when there is no such bot.
    """
    # The position is part of it: so ties are broken anew even for who forgets to tell the ply.
    maze = view.maze
    place = crc32(maze.paths + maze.motifs + bytes(cell & 255 for cell in view.pieces))
    salt, to_push = draw(1 << 31, f"{seed}/{place}"), view.phase == TO_PUSH
    if level == "random":
        actions = rules.legal(view, seat)
        return actions[salt % len(actions)]
    if level == "easy":
        if to_push:
            return nearest_turn(rules, view, salt, OVERLOOKED).push
        return nearest_walk(rules, view, salt)[0]
    if level == "medium":
        if to_push:
            return nearest_turn(rules, view, salt).push
        return nearest_walk(rules, view, salt)[0]
    if level == "hard":
        return plan_turn(rules, view, salt).turn.push if to_push else plan_walk(rules, view, salt)
    if level in ("expert", "master"):
        ply = int(seed.rpartition("/")[2])
        if level == "expert":
            if to_push:
                return expert_turn(rules, view, salt, ply).push
            return expert_walk(rules, view, salt, ply)
        search_ms = MASTER_MS if budget_ms is None else budget_ms
        if to_push:
            return master_turn(rules, view, salt, ply, search_ms).push
        return master_walk(rules, view, salt, ply)
    raise OptionError(f"no such bot for {rules.id}: {quoted(level)}: there are {', '.join(LEVELS)}")


def advise(
    level: str, rules: Sliding, view: State, seat: int, budget_ms: int | None, seed: str
) -> Advice:
    """Return what a bot of *level* does in this turn, the walk with the push, and why."""
    first = choose(level, rules, view, seat, budget_ms, seed)
    if not isinstance(first, Push):
        return explain(rules, view, None, first)
    walk = choose(level, rules, rules.apply(view, seat, first), seat, budget_ms, seed)
    return explain(rules, view, first, walk)
