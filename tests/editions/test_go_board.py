"""The geometry of Go!: every placement and every link against a referee that walks the paths."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.maze import cells_of
from daedalus.editions.go.board import (
    CELL_OF,
    CELLS,
    DICE,
    HOLED,
    PLACEMENTS,
    TILES,
    Board,
    Placement,
    cells_of_roll,
    covered,
    found,
    put,
    solved,
)
from daedalus.editions.go.solver import solve
from tests.editions import go_plain

ROLLS = st.sampled_from(sorted(DICE)).flatmap(
    lambda dice: st.tuples(*(st.sampled_from(die) for die in DICE[dice])).map("".join)
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw tiles that lie apart, wherever they were put."""
    board: Board = ()
    for tile in draw(st.lists(st.sampled_from(list(TILES)), unique=True)):
        free = [
            way
            for way in PLACEMENTS.values()
            if way.tile == tile and not way.cells & covered(board)
        ]
        if free:
            board = put(board, draw(st.sampled_from(free)))
    return board


@st.composite
def nearly_solved(draw: st.DrawFn) -> tuple[Board, str]:
    """Draw a solution, most often with one tile laid otherwise or taken away."""
    roll = draw(ROLLS)
    board = solve(roll)
    assert board is not None
    at = draw(st.integers(0, len(board)))
    if at < len(board):
        rest = board[:at] + board[at + 1 :]
        free = [
            way
            for way in PLACEMENTS.values()
            if way.tile == board[at].tile and not way.cells & covered(rest)
        ]
        board = draw(st.sampled_from([rest, *(put(rest, way) for way in free)]))
    return board, roll


def names(board: Board) -> list[str]:
    return [way.name for way in board]


def test_there_are_24_treasures_and_each_is_on_one_die_of_each_set() -> None:
    assert len(CELL_OF) == 24
    for dice in DICE.values():
        assert sorted("".join(dice)) == sorted(CELL_OF)
        assert [len(die) for die in dice] == [6] * 4


def test_the_dice_of_the_pinwheel_are_blocks_around_the_middle() -> None:
    for die in DICE["pinwheel"]:
        rows, columns = zip(*(divmod(CELL_OF[letter], 5) for letter in die), strict=True)
        assert sorted((len(set(rows)), len(set(columns)))) == [2, 3]


def test_every_placement_that_fits_is_there_once() -> None:
    assert Counter(way.tile for way in PLACEMENTS.values()) == {
        tile: 24 if tile == "J" else 144 for tile in TILES
    }
    for tile in TILES:
        mine = sorted(name for name, way in PLACEMENTS.items() if way.tile == tile)
        assert mine == sorted(go_plain.ways(tile))


def test_no_two_placements_of_a_tile_look_the_same() -> None:
    looks = {(way.tile, way.cells, way.hole, way.ends) for way in PLACEMENTS.values()}
    assert len(looks) == len(PLACEMENTS)


def test_placements_cover_and_open_what_the_referee_says() -> None:
    for name, way in PLACEMENTS.items():
        paths = go_plain.paths(name)
        assert sorted(row * 5 + column for row, column in paths) == cells_of(way.cells)
        ends = {
            plane * CELLS + row * 5 + column
            for (row, column), sides in paths.items()
            for plane, side in enumerate("NESW")
            if side in sides
        }
        assert ends == set(cells_of(way.ends))
        row, column = next(iter(paths))
        assert way.hole == (1 << row * 5 + column if way.tile in HOLED else 0)


def would_link(one: Placement, other: Placement) -> bool:
    """Walk from the first tile to the second."""
    inside, outside = go_plain.paths(one.name), go_plain.paths(other.name)
    return any(
        (row + down, column + right) in outside
        and "SWNE"["NESW".index(side)] in outside[row + down, column + right]
        for (row, column), sides in inside.items()
        for side, (down, right) in go_plain.STEPS.items()
        if side in sides
    )


@given(st.lists(st.sampled_from(list(PLACEMENTS.values())), min_size=2, max_size=2))
def test_tiles_that_meet_are_linked(pair: list[Placement]) -> None:
    one, other = pair
    if not one.cells & other.cells:
        assert bool(one.meets & other.ends) == would_link(one, other)
        assert bool(other.meets & one.ends) == would_link(one, other)


@given(boards(), ROLLS)
def test_solved_agrees_with_walking_the_paths(board: Board, roll: str) -> None:
    assert solved(board, roll) == go_plain.is_solved(names(board), roll)


@given(nearly_solved())
def test_solved_agrees_with_walking_the_paths_of_a_near_miss(case: tuple[Board, str]) -> None:
    board, roll = case
    assert solved(board, roll) == go_plain.is_solved(names(board), roll)
    for letter in roll:  # each treasure by itself, too
        assert (letter in found(board, roll)) == go_plain.sees(names(board), letter)


def test_the_cells_of_a_roll_are_where_its_treasures_are() -> None:
    assert cells_of(cells_of_roll("SMX")) == [0, 4, 24]
