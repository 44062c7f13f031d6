"""The solver of Go!: it finds what trying everything finds, it is exact, and it is quick."""

from itertools import combinations, product
from statistics import median
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.editions.go.board import CELL_OF, DICE, PLACEMENTS, Board, solved
from daedalus.editions.go.solver import count, solutions, solvable, solve
from tests.editions import go_plain
from tests.editions.test_go_board import ROLLS, boards, names

ALL_ROLLS = {dice: ["".join(roll) for roll in product(*DICE[dice])] for dice in DICE}


def board_of(text: str) -> Board:
    return tuple(PLACEMENTS[name] for name in text.split())


def sets(found: list[Board]) -> set[frozenset[str]]:
    return {frozenset(names(board)) for board in found}


@pytest.mark.parametrize("roll", ["KTLJ", "NBUW"])
def test_with_the_four_holed_tiles_alone_it_finds_what_trying_everything_finds(roll: str) -> None:
    found = list(solutions(roll, most=0))
    assert len(sets(found)) == len(found)
    assert sets(found) == go_plain.all_solutions(roll, "")


@pytest.mark.parametrize(
    ("roll", "laid", "plain"),
    [
        ("KTLJ", "2A@c2n 3A@e4n 4B@d2n", "5J"),  # two of them not linked yet
        ("SGCW", "1A@c4s 2B@a3e 4A@d1s", "5J"),
        ("SGCW", "1A@c4s 2B@a3e 3B@a1e", "6J"),
        ("SGCW", "1A@c4s 2B@a3e 3B@a1e 4A@d1s", "6J"),
        ("SGCW", "1A@c4s 2B@a3e 3B@a1e 6B@e5n", "5J"),  # a tile apart is in nobody's way
        ("SGCW", "1A@c4s 3B@a1e 4A@d1s 5A@c1s", "6J"),
    ],
)
def test_from_tiles_already_laid_it_finds_what_trying_everything_finds(
    roll: str, laid: str, plain: str
) -> None:
    board = board_of(laid)
    # The referee tries some of the tiles without a hole, so only those are looked at.
    found = [
        solution
        for solution in solutions(roll, board, joker=True)
        if all(way.hole or way in board or way.tile in plain for way in solution)
    ]
    assert len(sets(found)) == len(found) > 0
    assert sets(found) == go_plain.all_solutions(roll, plain, tuple(laid.split()))


@given(ROLLS, st.booleans())
def test_a_solution_is_solved_and_has_no_superfluous_tile(roll: str, joker: bool) -> None:
    for board, _ in zip(solutions(roll, joker=joker), range(50), strict=False):
        assert go_plain.fits(names(board))
        assert go_plain.is_solved(names(board), roll)
        for way in board:
            rest = tuple(other for other in board if other != way)
            assert not solved(rest, roll)
        assert joker or "J" not in {way.tile for way in board}


@given(boards(), ROLLS, st.booleans())
def test_what_is_laid_stays(board: Board, roll: str, joker: bool) -> None:
    board = board[:2]
    solution = solve(roll, board, joker)
    assert solvable(roll, board, joker) == (solution is not None)
    if solution is not None:
        assert set(board) <= set(solution)
        assert solved(solution, roll)
        assert [way.tile for way in solution] == sorted({way.tile for way in solution})


@given(ROLLS)
def test_the_first_tiles_of_a_solution_lead_to_a_solution_with_no_more_tiles(roll: str) -> None:
    whole = solve(roll)
    assert whole is not None
    for size in range(len(whole) + 1):
        again = solve(roll, whole[:size])
        assert again is not None
        assert len(again) == len(whole)


def test_a_solved_board_is_its_own_solution() -> None:
    board = solve("SGCW")
    assert board is not None
    assert list(solutions("SGCW", board)) == [board]
    assert count("SGCW", board) == 1


def test_a_hole_over_another_treasure_spoils_it() -> None:
    assert not solvable("SGCW", board_of("1A@b1e"), joker=True)
    assert not solvable("SGCW", board_of("5A@a1e"), joker=True)


@pytest.mark.exhaustive
def test_not_even_the_joker_helps_where_no_tile_fits() -> None:
    assert not solvable("SEHN", joker=True)  # the corner lies between two rolled treasures


@pytest.mark.exhaustive
def test_the_joker_makes_some_solutions_shorter() -> None:
    rolls = ALL_ROLLS["pinwheel"][::50]
    saved = [len(solve(roll) or ()) - len(solve(roll, joker=True) or ()) for roll in rolls]
    assert min(saved) >= 0
    assert max(len(list(solutions(roll, joker=True, most=1))) for roll in rolls[:5]) > max(
        len(list(solutions(roll, most=1))) for roll in rolls[:5]
    )


@pytest.mark.parametrize(
    ("dice", "fewest"), [("pinwheel", [585, 622, 89]), ("spread", [747, 504, 45])]
)
@pytest.mark.exhaustive
def test_every_roll_has_a_solution_and_it_is_found_at_once(dice: str, fewest: list[int]) -> None:
    times, tiles = [], []
    for roll in ALL_ROLLS[dice]:
        start = process_time()
        board = solve(roll)
        times.append(process_time() - start)
        assert board is not None
        assert solved(board, roll)
        tiles.append(len(board))
    assert [tiles.count(size) for size in (4, 5, 6)] == fewest
    assert median(times) < 0.005
    assert max(times) < 0.2


@pytest.mark.exhaustive
def test_some_rolls_have_as_many_solutions_as_the_full_table_says() -> None:
    known = {"EXVA": 2575, "KTLJ": 3303, "SDVR": 8522, "NBUW": 6556}
    assert {roll: count(roll) for roll in known} == known


@pytest.mark.exhaustive
def test_four_treasures_have_no_solution_only_where_no_tile_fits() -> None:
    """A treasure whose neighbours are all rolled, or the middle, leaves no cell for its tile."""
    shut = []
    for letters in combinations(CELL_OF, 4):
        cells = {CELL_OF[letter] for letter in letters}
        for cell in cells:
            row, column = divmod(cell, 5)
            around = {
                (row + down) * 5 + column + right
                for down, right in go_plain.STEPS.values()
                if 0 <= row + down < 5 and 0 <= column + right < 5
            }
            if around <= cells | {12}:
                shut.append("".join(letters))
                break
    assert len(shut) == 100
    assert not any(solvable(roll) for roll in shut)
