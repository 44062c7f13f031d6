"""Hill climbing: what a step changes, and which tiles matter."""

from typing import Any

from daedalus import puzzles
from daedalus.core.chance import words
from daedalus.core.maze import turned, turns
from daedalus.editions.sliding.box import fixed_paths
from daedalus.puzzles.climb import climb, trail, trails, varied, worth
from daedalus.puzzles.lines import search

FETCH = [each for each in puzzles.load() if each.kind == "fetch"]
TWO = next(each for each in FETCH if each.turns == 2)


def test_a_step_keeps_the_box_and_the_fixed_tiles() -> None:
    stream, maze = words("steps"), TWO.state.maze
    box = sorted(zip((turns(sides)[0] for sides in maze.paths), maze.motifs, strict=True))
    for _ in range(40):
        maze = varied(maze, [1, 3], stream)
        assert box == sorted(
            zip((turns(sides)[0] for sides in maze.paths), maze.motifs, strict=True)
        )
        assert all(maze.paths[cell] == sides for cell, sides in fixed_paths(7).items())


def test_most_steps_change_a_chosen_tile() -> None:
    stream, maze = words("steps"), TWO.state.maze
    after = [varied(maze, [1], stream) for _ in range(60)]
    assert sum(each.paths[1] != maze.paths[1] for each in after) > 20


def test_a_trail_leads_from_the_piece_to_the_treasure() -> None:
    for puzzle in FETCH[:5]:
        rules: Any = puzzle.rules
        state = puzzle.state
        [line] = search(rules, state, puzzle.turns).pushes[:1]
        tiles = trail(rules, state, line)
        assert state.maze.motifs.index(state.left[0].encode()) in tiles


def test_tiles_of_the_trails_matter_more_than_others() -> None:
    rules: Any = TWO.rules
    state = TWO.state
    lines = search(rules, state, 2).pushes
    ours = trails(rules, state, lines, words("trails"))
    fixed = fixed_paths(7)
    others = [cell for cell in range(50) if cell not in fixed and cell not in ours]

    def matters(cell: int) -> bool:
        paths = bytearray(state.maze.paths)
        paths[cell] = turned(paths[cell], 1)
        maze = state.maze._replace(paths=bytes(paths))
        return search(rules, state._replace(maze=maze), 2).pushes != lines

    assert not fixed.keys() & set(ours)
    assert sum(map(matters, ours)) / len(ours) > sum(map(matters, others)) / len(others)


def test_a_board_that_is_hard_enough_is_the_top() -> None:
    puzzle = next(each for each in FETCH if each.turns == 3 and len(each.solutions) == 1)
    rules: Any = puzzle.rules
    state = puzzle.state
    assert worth(rules, state, 3)[0] == (3, -1)
    assert climb(rules, state, 3, 1, words("top")) == state
