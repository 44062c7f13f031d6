"""Positions as arrays for the kernels, and their results as plain values: the only interface."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from daedalus.core.maze import BARE, EAST, NORTH, SOUTH, WEST, Cell, Maze, plane
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast import games
from daedalus.fast import lanes as kernels
from daedalus.fast.games import BY_EDGE, ON_LAST_CARD, TO_CELL
from daedalus.fast.lanes import CELLS, LANES, SIZE, SLOTS, U

_Array = Any
_BARS: Final = {slot.cell: at for at, slot in enumerate(slots(SIZE, SIZE))} | {NOWHERE: -1}


def fits(maze: Maze) -> bool:
    """Return whether the kernels support boards of this size."""
    return maze.width == SIZE and maze.cells == CELLS


def board(maze: Maze) -> _Array:
    """Return the planes and the spare."""
    sides = [plane(maze.paths, side) for side in (NORTH, EAST, SOUTH, WEST)]
    return np.array([*sides, maze.spare], U)


def bar(barred: Cell) -> int:
    """Return the index of the barred slot."""
    return _BARS[barred]


def workspace() -> _Array:
    """Return scratch memory for the kernels, one for every thread."""
    return np.zeros((12, LANES), U)


def expand(maze: Maze, cells: int) -> list[int]:
    """Return for every push where walks from *cells* can end, in the order of `core.lanes`."""
    return expand_many([(maze, cells)])[0]


def expand_many(positions: list[tuple[Maze, int]]) -> list[list[int]]:
    """Do what `expand` does, for many positions."""
    planes = np.array([board(maze) for maze, _ in positions], U).reshape(-1, 5)
    starts = np.array([cells for _, cells in positions], U)
    spares = planes[:, 4].astype(np.int64)
    reached = np.zeros((len(positions), LANES), U)
    columns = np.ascontiguousarray(planes[:, :4].T)
    kernels.expand_batch(columns, spares, starts, reached, workspace())
    ways = kernels.WAYS[spares]
    return [
        [int(bits) for bits in row[: SLOTS * count]]
        for row, count in zip(reached, ways, strict=True)
    ]


class Dealt(NamedTuple):
    """A position to play from in the kernels: their arrays, which a game modifies."""

    board: _Array
    bar: int
    pieces: _Array
    seat: int
    hands: _Array
    left: _Array
    where: _Array
    homes: _Array
    signed: int
    rules: _Array


def deal(rules: Sliding, state: State) -> Dealt:
    """Return a position as arrays; no letter may be on two tiles."""
    pieces, homes = np.full(5, -1, np.int64), np.zeros(4, np.int64)
    pieces[: len(state.pieces)] = state.pieces
    pieces[4] = state.lord if rules.variant.dark_lord else NOWHERE
    hands, left = np.zeros((4, 26), np.int64), np.zeros(4, np.int64)
    where = np.full(26, -1, np.int64)
    for cell, motif in enumerate(state.maze.motifs):
        if motif != BARE:
            where[motif - ord("A")] = cell
    ending = rules.variant.ending
    for seat, cards in enumerate(state.left):
        hands[seat, : len(cards)] = [ord(card) - ord("A") for card in cards]
        left[seat] = len(cards)
        homes[seat] = rules.goal(state, seat)
    kind = {"last-card": ON_LAST_CARD, "edge": BY_EDGE}.get(ending, TO_CELL)
    signed = sum(1 << ord(card) - ord("A") for card in rules.signed)
    chosen = (len(state.pieces), rules.variant.hands != "hidden", kind, rules.variant.dark_lord)
    return Dealt(
        board(state.maze),
        bar(state.barred),
        pieces,
        state.seat,
        hands,
        left,
        where,
        homes,
        signed,
        np.array(chosen, np.int64),
    )


def play_game(
    rules: Sliding, state: State, turns: int = 1000, salt: int = 0, greedy: bool = True
) -> tuple[int, int, Dealt]:
    """Play on one turn ahead, or at random; return who won (or -1), the turns, and the arrays."""
    dealt = deal(rules, state)
    winner, taken = games.play_game(*dealt, turns, salt, greedy, workspace())
    return winner, taken, dealt
