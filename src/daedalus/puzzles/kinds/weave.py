"""weave: link the roll of Go! with as few more tiles as possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from daedalus.core.errors import IllegalAction, quoted
from daedalus.core.game import play
from daedalus.editions.go import board as ground
from daedalus.editions.go.actions import LIFT, PLACE
from daedalus.editions.go.board import HOLED, JOKER, PLACEMENTS, TILES, Board
from daedalus.editions.go.position import State
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solutions
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.verdict import (
    GIVEN_MOVED,
    LOOSE_TILE,
    NOT_LINKED,
    OPEN,
    SOLVED,
    TOO_MANY_TILES,
    WRONG,
    Verdict,
)

PLAIN: Final = len(TILES) - len(HOLED) - 1
"""How many tiles have no hole, without the joker."""


def prove(rules: Go, state: State, turns: int, limit: int = MANY) -> Proof:
    """Return every board that links the roll with the fewest tiles added to what lies there."""
    laid = state.boards[0]
    used, under = {way.tile for way in laid}, ground.covered(laid)
    targets = ground.cells_of_roll(state.roll)
    # Placements that cover no treasure but show one: the solver builds its boards from these.
    nodes = sum(
        way.tile not in used
        and way.tile != JOKER
        and not way.cells & under
        and way.cells & targets == way.hole
        for way in PLACEMENTS.values()
    )
    for plain in range(PLAIN + 1):
        found = list(islice(solutions(state.roll, laid, False, plain), limit + 1))
        if found:
            texts = tuple(_placed(board, laid) for board in found[:limit])
            return Proof(len(texts[0]), texts, nodes, len(found) <= limit)
    return Proof(0, (), nodes)


def _placed(board: Board, laid: Board) -> tuple[str, ...]:
    return tuple(f"place {way.name}" for way in board if way not in laid)


def judge(rules: Go, first: State, turns: int, actions: Sequence[str]) -> Verdict:
    """Return whether the tiles laid link the roll, and are as few as can be."""
    state = first
    for text in actions:
        action = rules.parse(text)
        if action.word not in (PLACE, LIFT) or action.tile == JOKER:
            raise IllegalAction(f"not allowed: {quoted(text)}: tiles are placed or lifted", "weave")
        state = play(rules, state, 0, action)
    laid, given = state.boards[0], first.boards[0]
    if any(way not in laid for way in given):
        return Verdict(WRONG, GIVEN_MOVED)
    count = len(laid) - len(given)
    if ground.solved(laid, state.roll):
        if count > turns:
            return Verdict(WRONG, TOO_MANY_TILES, count=count, best=turns)
        return Verdict(SOLVED)
    if count < turns:
        return Verdict(OPEN)
    shown = ground.found(laid, state.roll)
    missing = "".join(letter for letter in state.roll if letter not in shown)
    if missing:
        return Verdict(WRONG, NOT_LINKED, missing[0], letters=missing)
    return Verdict(WRONG, LOOSE_TILE, letters="".join(way.tile for way in ground.loose(laid)))
