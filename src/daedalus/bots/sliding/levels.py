"""Bots for the sliding editions, by level; docs/bots.md explains how each thinks.

All see a view, and the master what everybody saw before, and nothing else.  A turn is two
actions.  `turn` thinks once for both; `choose` thinks anew for each, and since the walk is judged
as it was when the push was chosen, both halves fit.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.dial import strength
from daedalus.bots.ladder import unknown
from daedalus.bots.sliding.advice import explain, seeks
from daedalus.bots.sliding.dial import CHANCE, Way, think_turn, think_walk, way_of
from daedalus.bots.sliding.expert import (
    MASTER_MS,
    expert_turn,
    expert_walk,
    master_turn,
    master_walk,
)
from daedalus.bots.sliding.near import nearest_turn, nearest_walk, some_lanes
from daedalus.bots.sliding.plan import plan_turn, plan_walk
from daedalus.core.chance import draw
from daedalus.editions.sliding.actions import Action, Push
from daedalus.editions.sliding.position import TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding

OVERLOOKED: Final = 45
"""The percentage of slots that an easy bot overlooks."""


def choose(ask: Ask[Sliding, State]) -> Action:
    """Return what a bot of *level* does.

    :raises OptionError: when there is no such bot.
    """
    if ask.view.phase == TO_PUSH:
        return turn(ask)[0]
    rules, view, salt = ask.rules, ask.view, _salt(ask.view, ask.salt)
    match ask.level:
        case "random":
            return _any(rules, view, ask.seat, salt)
        case "easy" | "medium":
            return nearest_walk(rules, view, salt)[0]
        case "hard":
            return plan_walk(rules, view, salt)
        case "expert":
            return expert_walk(rules, view, salt, ask.ply)
        case "master":
            return master_walk(rules, view, salt, ask.ply)
    way = _way(ask)
    if way == CHANCE:
        return _any(rules, view, ask.seat, salt)
    return think_walk(way, ask, salt)


def turn(ask: Ask[Sliding, State]) -> tuple[Action, ...]:
    """Return the rest of a bot's turn: a push and the walk planned with it.

    :raises OptionError: when there is no such bot.
    """
    if ask.view.phase != TO_PUSH:
        return (choose(ask),)
    rules, view, salt = ask.rules, ask.view, _salt(ask.view, ask.salt)
    match ask.level:
        case "random":
            return _any_turn(ask, salt)
        case "easy":
            seen = some_lanes(rules.lanes(view), view.barred, OVERLOOKED, salt)
            planned = nearest_turn(rules, view, salt, seen)
        case "medium":
            planned = nearest_turn(rules, view, salt)
        case "hard":
            planned = plan_turn(rules, view, salt).turn
        case "expert":
            planned = expert_turn(rules, view, salt, ask.ply)
        case "master":
            search_ms = MASTER_MS if ask.budget_ms is None else ask.budget_ms
            planned = master_turn(rules, view, salt, ask.ply, search_ms, ask.history)
        case _:
            way = _way(ask)
            if way == CHANCE:
                return _any_turn(ask, salt)
            planned = think_turn(way, ask, salt)
    return planned.push, planned.walk


def _way(ask: Ask[Sliding, State]) -> Way:
    number = strength(ask.level)
    if number is None:
        raise unknown(ask.level, ask.rules.id)
    return way_of(number, ask.salt)


def _salt(view: State, seed: str) -> int:
    """Return what breaks ties; the position is part of it, even if the caller omits the ply."""
    maze = view.maze
    place = crc32(maze.paths + maze.motifs + bytes(cell & 255 for cell in view.pieces))
    return draw(1 << 31, f"{seed}/{place}")


def _any(rules: Sliding, view: State, seat: int, salt: int) -> Action:
    actions = rules.legal(view, seat)
    return actions[salt % len(actions)]


def _any_turn(ask: Ask[Sliding, State], salt: int) -> tuple[Action, ...]:
    push = _any(ask.rules, ask.view, ask.seat, salt)
    pushed = ask.rules.apply(ask.view, ask.seat, push)
    return push, _any(ask.rules, pushed, ask.seat, _salt(pushed, ask.salt))


def advise(ask: Ask[Sliding, State]) -> Advice:
    """Return what a bot of *level* does in this turn, push and walk, and why."""
    rules, view = ask.rules, ask.view
    *push, walk = turn(ask)
    if not push:
        return explain(rules, view, None, walk)
    assert isinstance(push[0], Push)
    advice = explain(rules, view, push[0], walk)
    return advice._replace(reasons=(*advice.reasons, *seeks(rules, view, ask.history)))
