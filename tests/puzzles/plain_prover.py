"""A second prover: plain search over `Rules`, walk by walk, without lanes, kernels or solvers.

It is slow and says so: positions that it cannot finish raise `TooMuch`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from daedalus.core.game import AnyRules
from daedalus.core.maze import turns as rotations
from daedalus.editions.connect.tiles import PAIRS
from daedalus.puzzles import Puzzle

STEPS = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
BACK = {1: 4, 2: 8, 4: 1, 8: 2}


class TooMuch(Exception):
    """There are more positions than it is willing to examine."""


def solutions(puzzle: Puzzle, patience: int) -> set[object]:
    """Return the boards of all solutions; empty if it cannot be solved in its turns.

    :raises TooMuch: when more than *patience* positions would have to be looked at.
    """
    rules, state = puzzle.rules, puzzle.state
    match puzzle.kind:
        case "fetch" | "run":
            return _alone(rules, state, puzzle.turns, patience)
        case "guard":
            return (
                _guard(rules, state) if puzzle.turns == 1 else _guard_later(rules, state, patience)
            )
        case "duel":
            return _duel(rules, state, patience)
        case "weave":
            return _weave(rules, state, puzzle.turns, patience)
    return _harvest(state, puzzle.turns, patience)


def _turns(rules: AnyRules, state: Any) -> list[tuple[Any, Any]]:
    """Return all whole turns of the seat in turn: the board after the push, and what follows."""
    seat = state.seat
    found = []
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        for walk in rules.legal(pushed, seat):
            found.append((pushed.maze, rules.apply(pushed, seat, walk)))
    return found


def _alone(rules: AnyRules, state: Any, turns: int, patience: int) -> set[object]:
    layer: set[tuple[Any, Any]] = {((), state)}
    looked = 0
    for left in range(turns, 0, -1):
        following: set[tuple[Any, Any]] = set()
        for boards, now in layer:
            for maze, after in _turns(rules, now):
                looked += 1
                if looked > patience:
                    raise TooMuch
                if not after.left[0]:
                    following.add(((*boards, maze), after._replace(pieces=(0,), phase="e")))
                elif len(after.left[0]) < left:  # a turn finds one treasure at most
                    following.add(((*boards, maze), after))
        done: set[object] = {boards for boards, after in following if not after.left[0]}
        if done:
            return set() if left > 1 else done  # fewer turns suffice: nothing solves it in *turns*
        layer = following
    return set()


def _guard(rules: AnyRules, state: Any) -> set[object]:
    return {
        maze
        for maze, after in _turns(rules, state)
        if after.left[state.seat] != state.left[state.seat] and not _reaches(rules, after)
    }


def _guard_later(rules: AnyRules, state: Any, patience: int) -> set[object]:
    """Refute turn after turn: the reply that refuted one often refutes the next."""
    seat, rival = state.seat, (state.seat + 1) % len(state.pieces)
    if _guard(rules, state):
        return set()  # it can be done at once
    found: set[object] = set()
    takes: dict[object, bool] = {}  # boards on which the other one takes its treasure
    known: dict[object, bool] = {}
    refuting: list[tuple[Any, Any]] = []
    for maze, after in _turns(rules, state):
        if maze in found or after.left[seat] != state.left[seat]:
            continue
        if maze not in takes:
            takes[maze] = _reaches(rules, after)
        if takes[maze]:
            continue
        replies = [
            (push, walk)
            for push in rules.legal(after, rival)
            for walk in rules.legal(rules.apply(after, rival, push), rival)
        ]
        first = [reply for reply in refuting if reply in replies]
        for push, walk in (*first, *replies):
            then = rules.apply(rules.apply(after, rival, push), rival, walk)
            where = (then.maze, then.pieces, then.barred)
            if where not in known:
                if len(known) == patience:
                    raise TooMuch
                known[where] = bool(_guard(rules, then))
            if not known[where]:
                refuting = [(push, walk), *(each for each in refuting if each != (push, walk))]
                break
        else:
            found.add(maze)
    return found


def _reaches(rules: AnyRules, state: Any) -> bool:
    """Return whether a turn of the seat in turn finds its treasure or brings it home."""
    seat = state.seat
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        for walk in rules.legal(pushed, seat):
            cell = walk.row * pushed.maze.width + walk.column
            card = pushed.left[seat][:1]
            if card and pushed.maze.motifs[cell] == ord(card):
                return True
            if not card and rules.apply(pushed, seat, walk).phase == "e":
                return True
    return False


def _duel(rules: AnyRules, state: Any, patience: int) -> set[object]:
    """Refute turn after turn: the reply that refuted one often refutes the next."""
    seat, rival = state.seat, 1 - state.seat
    if _reaches(rules, state):
        return set()  # it can be had at once
    found: set[object] = set()
    lost: dict[object, bool] = {}  # boards on which the other one gets home
    known: dict[object, bool] = {}
    refuting: list[Any] = []
    for maze, after in _turns(rules, state):
        if maze in found:
            continue
        if not after.left[rival]:
            if maze not in lost:
                lost[maze] = _reaches(rules, after)
            if lost[maze]:
                continue
        replies = rules.legal(after, rival)
        first = [push for push in refuting if push in replies]
        for push in (*first, *(push for push in replies if push not in first)):
            pushed = rules.apply(after, rival, push)
            where = (pushed.maze, pushed.pieces[seat], pushed.barred)
            if where not in known:
                if len(known) == patience:
                    raise TooMuch
                known[where] = _reaches(rules, pushed._replace(seat=seat, phase="p"))
            if not known[where]:
                refuting = [push, *(each for each in refuting if each != push)]
                break
        else:
            found.add(maze)
    return found


def _weave(rules: AnyRules, state: Any, turns: int, patience: int) -> set[object]:
    """Lay tile after tile, each linked to the middle by those before it; see which solve it."""
    given = state.boards[0]
    layer = {given: state}
    looked = 0
    for count in range(1, turns + 1):
        following = {}
        for now in layer.values():
            for action in rules.legal(now, 0):
                way = action.placement
                if way is None or way.cells & _targets(state.roll) != way.hole:
                    continue  # it covers a treasure, or shows one that is not wanted
                looked += 1
                if looked > patience:
                    raise TooMuch
                after = rules.apply(now, 0, action)
                if set(rules.loose(after, 0)) <= set(given):  # type: ignore[attr-defined]
                    following[after.boards[0]] = after
        done = {board for board, after in following.items() if rules.solved(after, 0)}  # type: ignore[attr-defined]
        if done:
            return done if count == turns else set()
        layer = following
    return set()


def _targets(roll: str) -> int:
    from daedalus.editions.go.board import PRINT

    return sum(1 << PRINT.index(letter) for letter in roll)


Tiles = dict[tuple[int, int], tuple[int, int]]
"""What lies where: the number of a tile and its open sides."""


def _harvest(state: Any, turns: int, patience: int) -> set[object]:
    from daedalus.editions.connect.maze import place

    lying: Tiles = {place(cell): (tile >> 4, tile & 15) for cell, tile in state.lying}
    hand = tuple((tile >> 4, tile & 15) for tile in state.hands[state.seat])
    best, looked = 0, 0
    ends: set[object] = set()
    todo: list[tuple[Tiles, tuple[tuple[int, int], ...], int, int]] = [(lying, hand, 0, 0)]
    while todo:
        now, held, caught, done = todo.pop()
        if done == turns:
            if caught > best:
                best = caught
                ends.clear()
            if caught == best and best:
                ends.add(frozenset((at, *tile) for at, tile in now.items()))
            continue
        for tile in held:
            rest = tuple(each for each in held if each != tile)
            for after, more in _lays(now, tile):
                looked += 1
                if looked > patience:
                    raise TooMuch
                todo.append((after, rest, caught + more, done + 1))
    return ends


def _lays(lying: Tiles, tile: tuple[int, int]) -> list[tuple[Tiles, int]]:
    """Return the mazes after every lay of a tile, with what was caught."""
    number, printed = tile
    spots = {
        (x + dx, y + dy)
        for (x, y), (_, sides) in lying.items()
        for side, (dx, dy) in STEPS.items()
        if sides & side and (x + dx, y + dy) not in lying
    }
    found = []
    for spot in spots:
        for sides in rotations(printed):
            linked = _linked({**lying, spot: (number, sides)}, spot)
            if not linked:
                continue
            kin = [at for at in linked if set(PAIRS[lying[at][0]]) & set(PAIRS[number])]
            for size in range(len(kin) + 1):
                for taken in combinations(kin, size):
                    left = {at: lying[at] for at in lying if at not in taken}
                    left[spot] = (number, sides)
                    if not size or _whole(left):
                        found.append((left, size))
    return found


def _linked(tiles: Tiles, start: tuple[int, int]) -> set[tuple[int, int]]:
    seen, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for side, (dx, dy) in STEPS.items():
            other = (x + dx, y + dy)
            if (
                tiles[x, y][1] & side
                and other in tiles
                and tiles[other][1] & BACK[side]
                and other not in seen
            ):
                seen.add(other)
                todo.append(other)
    return seen - {start}


def _whole(tiles: Tiles) -> bool:
    """Return whether the tiles hang together side by side."""
    start = next(iter(tiles))
    seen, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS.values():
            other = (x + dx, y + dy)
            if other in tiles and other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(tiles)
