"""The expert's judgement by the compiled kernels (extra `fast`), on 7x7 boards.

Import this only where `fast.ready()`.
"""

from __future__ import annotations

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from daedalus.bots.sliding_near import Aim
from daedalus.bots.sliding_sight import HIDDEN, Sight
from daedalus.bots.sliding_static import ends_now
from daedalus.core.maze import Maze, turns
from daedalus.editions.sliding import NOWHERE, State
from daedalus.fast import boards
from daedalus.fast.lanes import CELLS, LANES, SLOTS, U
from daedalus.fast.search import two_turns
from daedalus.fast.static import NOT_POSSIBLE, evaluate, judge

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


TABLE: Final = 1 << 14  # positions whose turns a search has ranked


class Workspace:
    """Room for the kernels, kept between calls of one thread."""

    def __init__(self) -> None:
        self.work = boards.workspace()
        self.scores = np.zeros((LANES, 2, CELLS))
        self.names, self.known = np.zeros(TABLE, U), np.zeros((TABLE + 1, LANES + 2), np.uint16)


_OWN: Final = threading.local()


def space() -> Workspace:
    """Return this thread's room: the kernels let other threads run."""
    if not hasattr(_OWN, "space"):
        _OWN.space = Workspace()
    mine: Workspace = _OWN.space
    return mine


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
        best, ends, space().work, np.zeros(5, U),
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
    room = space()
    evaluate(*pack(sight), room.scores, room.work)
    return _choices(room.scores, lane_order(sight.view.maze))


def score_walks(sight: Sight) -> dict[tuple[int, int, int], float]:
    """Return the score of every walk, the push being made; the lane is 0."""
    ends, goals = ends_now(sight)
    found, room = any(goals), space()
    room.scores[0] = NOT_POSSIBLE
    picked = np.array(goals if found else ends, U)
    judge(*pack(sight), found, picked, room.scores[0], room.work)
    return _choices(room.scores, [0])
