"""The expert's and the master's judgement by the compiled kernels (extra `fast`), on 7x7 boards.

Import this only where `fast.ready()`.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from daedalus.bots.clock import seconds
from daedalus.bots.race import Pace, Racer, finish
from daedalus.bots.sliding_near import Aim
from daedalus.bots.sliding_sight import HIDDEN, Sight
from daedalus.bots.sliding_static import ends_now
from daedalus.core.maze import Maze, turns
from daedalus.editions.sliding import NOWHERE, State
from daedalus.fast import boards
from daedalus.fast.lanes import CELLS, LANES, SLOTS, U
from daedalus.fast.rollout import rollouts
from daedalus.fast.search import two_turns
from daedalus.fast.static import NOT_POSSIBLE, WON, evaluate, judge

Choice = tuple[int, int, int]

Array = Any


class Packed(NamedTuple):
    """A sight as arrays; see fast.static.judge."""

    board: Array
    bar: int
    pieces: Array
    mine: Array
    masks: Array
    kinds: Array
    odds: Array
    values: Array
    means: Array
    flags: Array


def pack(sight: Sight) -> Packed:
    """Return what the kernels need of *sight*."""
    view = sight.view
    pieces = np.full(5, -1, np.int64)
    pieces[: len(sight.pieces)] = sight.pieces
    pieces[4] = sight.lord
    masks, odds = np.zeros((4, 3), U), np.zeros((4, 64))
    kinds, means = np.zeros(6, np.int64), np.zeros(4)
    for at, goals in enumerate(sight.goals):
        masks[at] = (goals.plain, goals.signed, goals.home)
        kinds[at], means[at] = goals.kind, goals.mean
        if goals.kind == HIDDEN:
            odds[at, : len(goals.odds)] = goals.odds
    kinds[4], kinds[5] = sight.next_kind, sight.find
    mine = np.array([sight.goals[0].plain, sight.goals[0].signed, *sight.unseen], U)
    flags = np.array([len(sight.pieces), sight.edge, sight.own, sight.lord_too], np.int64)
    return Packed(
        boards.board(view.maze),
        boards.bar(view.barred),
        pieces,
        mine,
        masks,
        kinds,
        odds,
        np.array(sight.values),
        means,
        flags,
    )


TABLE: Final = 1 << 14  # positions of which a search knows the best turn


class Workspace:
    """Room for the kernels, kept between calls of one thread."""

    def __init__(self) -> None:
        self.work = boards.workspace()
        self.scores = np.zeros((LANES, 2, CELLS))
        self.names, self.known = np.zeros(TABLE, U), np.zeros((TABLE + 1, LANES + 2), np.uint16)


_OWN: Final = threading.local()


def _space() -> Workspace:
    """Return this thread's room: the kernels let other threads run."""
    if not hasattr(_OWN, "space"):
        _OWN.space = Workspace()
    space: Workspace = _OWN.space
    return space


def lane_order(maze: Maze) -> list[int]:
    """Return the kernels' numbers of all lanes, in the order of `core.lanes`."""
    ways = range(len(turns(maze.spare)))
    return [way * SLOTS + slot for slot in range(SLOTS) for way in ways]


def second_turns(view: State, aim: Aim) -> list[tuple[int, int]]:
    """Return for every lane the most second pushes that reach a goal, and the cells to end on."""
    board, best, ends = boards.board(view.maze), np.zeros(LANES, np.int64), np.zeros(LANES, U)
    tiles = sum(1 << tile for tile in aim.tiles)
    spot = 0 if aim.spot == NOWHERE else 1 << aim.spot
    two_turns(
        board, boards.bar(view.barred), U(1 << aim.start), U(tiles), U(spot), aim.edge,
        best, ends, _space().work, np.zeros(5, U),
    )  # fmt: skip
    return [(int(best[lane]), int(ends[lane])) for lane in lane_order(view.maze)]


def _choices(scores: Array, order: list[int]) -> dict[tuple[int, int, int], float]:
    """Return the scores that are possible by lane (numbered by *order*), walker and cell."""
    picked = scores[order]
    lanes, walkers, cells = np.nonzero(picked > NOT_POSSIBLE)
    values = picked[lanes, walkers, cells].tolist()
    keys = np.stack((lanes, walkers, cells), axis=1).tolist()
    return {
        (lane, walker, cell): value
        for (lane, walker, cell), value in zip(keys, values, strict=True)
    }


def score_turns(sight: Sight) -> dict[tuple[int, int, int], float]:
    """Return the score of every turn by lane (as `core.lanes` counts), walker and cell."""
    space = _space()
    evaluate(*pack(sight), space.scores, space.work)
    return _choices(space.scores, lane_order(sight.view.maze))


def score_walks(sight: Sight) -> dict[tuple[int, int, int], float]:
    """Return the score of every walk, the push being made; the lane is 0."""
    ends, goals = ends_now(sight)
    found, space = any(goals), _space()
    space.scores[0] = NOT_POSSIBLE
    picked = np.array(goals if found else ends, U)
    judge(*pack(sight), found, picked, space.scores[0], space.work)
    return _choices(space.scores, [0])


# --- the master's search --------------------------------------------------------------------------

CANDIDATES: Final = 24
DEPTH: Final = 4  # turns played on after the own one
TRIED: Final = 4  # lanes a player there thinks of
WHOLE: Final = 2  # of those turns, for how many all lanes are ranked once, then drawn from
TRUST: Final = 0.9  # in what many runs found; the rest is the expert's judgement
DOUBT: Final = 64  # so many runs are trusted half as much
_TURNS: Final = 96  # after which a race is broken off at the end of a rollout
_MOST_FINDS: Final = 5


@lru_cache(512)
def _race(racers: tuple[Racer, ...], pace: Pace) -> tuple[Array, Array]:
    """Return done and running[player, finds, fresh, turns] for the leaves of the search."""
    done = np.zeros((len(racers), _MOST_FINDS + 1, 2, _TURNS))
    for player, racer in enumerate(racers):
        for finds in range(_MOST_FINDS + 1):
            after = racer._replace(cards=max(racer.cards - finds, 0))
            new, missed = finish(after, pace)
            done[player, finds] = (missed[:_TURNS], new[:_TURNS])
    return done, 1.0 - np.cumsum(done, axis=3)


def search(
    sight: Sight, scores: dict[Choice, float], budget_ms: float, salt: int
) -> dict[Choice, float]:
    """Return better scores for the best turns, from playing them on until the time is over."""
    end = seconds() + budget_ms / 1000
    best = sorted(scores, key=scores.__getitem__, reverse=True)[:CANDIDATES]
    if len(best) == 1 or scores[best[0]] >= WON:
        return scores
    packed = pack(sight)
    order = lane_order(sight.view.maze)
    turns = np.array([(order[lane], walker, cell) for lane, walker, cell in best], np.int64)
    left = np.array([racer.cards for racer in sight.racers], np.int64)
    done, running = _race(sight.racers, sight.pace)
    flags = np.array([len(left), sight.edge, sight.next_kind != HIDDEN, sight.ends_on_card])
    alive, sums = np.ones(len(best), np.bool_), np.zeros(len(best))
    played, start, first = np.zeros(len(best)), seconds(), salt % 1_000_000
    static = np.array([scores[choice] for choice in best])
    values = static.copy()
    space = _space()
    space.names[:] = 0
    number = 4
    stage, stages = 0, max((len(best) - 1).bit_length(), 1)
    while True:
        now = seconds()
        rollouts(
            packed.board, packed.bar, packed.pieces, packed.mine, packed.masks, packed.kinds, flags,
            left, done, running, turns, alive, sums, first, number, DEPTH, TRIED,
            WHOLE, space.names, space.known, space.work,
        )  # fmt: skip
        first += number
        played[alive] += number
        trust = TRUST * played / (played + DOUBT)
        values = trust * sums / played + (1 - trust) * static
        after = seconds()
        if after + (after - now) >= end:
            break
        if after - start > (end - start) * (stage + 1) / stages and alive.sum() > 2:
            stage += 1
            keep = np.argsort(np.where(alive, values, -1.0))[-max(int(alive.sum()) // 2, 2) :]
            alive[:] = False
            alive[keep] = True
        if after - now < 0.001:
            number = min(number * 2, 256)
    values[~alive] = -1.0
    return {choice: float(value) for choice, value in zip(best, values, strict=True)}
