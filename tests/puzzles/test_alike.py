"""Two puzzles are alike when one is the other turned or mirrored."""

from daedalus import puzzles
from daedalus.core.maze import Maze
from daedalus.core.symmetry import SYMMETRIES, Symmetry
from daedalus.editions.sliding.position import State
from daedalus.puzzles.alike import key
from daedalus.puzzles.puzzle import Puzzle
from daedalus.puzzles.stats import spread

ALL = puzzles.load()


def changed(state: State, symmetry: Symmetry) -> State:
    """Return a position as it looks turned and mirrored."""
    size = state.maze.width

    def to(cell: int) -> int:
        x, y = symmetry.place(cell % size, cell // size, size - 1)
        return y * size + x

    paths, motifs = bytearray(state.maze.paths), bytearray(state.maze.motifs)
    for cell in range(state.maze.cells):
        paths[to(cell)] = symmetry.sides(state.maze.paths[cell])
        motifs[to(cell)] = state.maze.motifs[cell]
    return state._replace(
        maze=Maze(size, bytes(paths), bytes(motifs)),
        pieces=tuple(map(to, state.pieces)),
        barred=to(state.barred),
    )


def own(puzzle: Puzzle) -> object:
    return key(puzzle.kind, puzzle.state, puzzle.turns)


def test_turned_and_mirrored_positions_are_alike() -> None:
    for puzzle in [each for each in ALL if each.kind in ("fetch", "guard")][:6]:
        forms = {
            key(puzzle.kind, changed(puzzle.state, symmetry), puzzle.turns)
            for symmetry in SYMMETRIES
        }
        assert forms == {own(puzzle)}


def test_a_quarter_turn_taken_four_times_changes_nothing() -> None:
    turn = SYMMETRIES[1]
    state = ALL[0].state
    for _ in range(4):
        state = changed(state, turn)
    assert state == ALL[0].state


def test_another_treasure_is_another_puzzle() -> None:
    puzzle = next(each for each in ALL if each.kind == "fetch")
    other = "A" if puzzle.state.left != ("A",) else "B"
    assert own(puzzle) != key(puzzle.kind, puzzle.state._replace(left=(other,)), puzzle.turns)


def test_no_two_of_the_collection_are_alike() -> None:
    some = spread(ALL, 1000)  # of all of them `verify` says it, with --long
    assert len({own(puzzle) for puzzle in some}) == len(some)
