"""Hints for Go!: the next step of somebody who builds, from what lies on their own board.

Reasons: `shows` (letter) for a hole over a treasure, `leads` for a tile that only links, `blocks`
for one that is in the way, `solved` when only the claim is missing.
"""

from __future__ import annotations

from itertools import combinations

from daedalus.bots.advice import Advice, Reason
from daedalus.bots.ask import Ask
from daedalus.editions.go.actions import CLAIM, LIFT, PLACE, READY, parse_action
from daedalus.editions.go.board import PRINT, Board, Placement, solved
from daedalus.editions.go.position import BUILD, State
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solve


def advise(ask: Ask[Go, State]) -> Advice:
    """Return the next step: say that one is ready, lay a tile, take one up, or claim."""
    view, seat = ask.view, ask.seat
    if view.phase != BUILD:
        return Advice(parse_action(READY))
    board, joker = view.boards[seat], view.joker == seat
    if solved(board, view.roll):
        return Advice(parse_action(CLAIM), reasons=(Reason("solved"),))
    kept, goal = _continued(board, view.roll, joker)
    for way in board:
        if way not in kept:
            return Advice(parse_action(f"{LIFT} {way.tile}"), reasons=(Reason("blocks"),))
    left = [way for way in goal if way not in board]
    if not left:  # no solution: a roll of a position made by hand
        return Advice(parse_action(CLAIM))
    way = max(left, key=lambda way: bool(way.hole))  # what one sees at once, first
    return Advice(parse_action(f"{PLACE} {way.name}"), reasons=(_why(way),))


def _why(way: Placement) -> Reason:
    if not way.hole:
        return Reason("leads")
    return Reason("shows", (("letter", PRINT[way.hole.bit_length() - 1]),))


def _continued(board: Board, roll: str, joker: bool) -> tuple[Board, Board]:
    """Return as many tiles of *board* as can stay, and a solution with them."""
    for number in range(len(board), -1, -1):
        for kept in combinations(board, number):
            goal = solve(roll, kept, joker)
            if goal is not None:
                return kept, goal
    return board, board
