"""The compiled table of Go! and the facts that an exhaustive search has established."""

from itertools import combinations

import pytest

pytest.importorskip("numba")

from daedalus.editions.go.board import CELL_OF
from daedalus.editions.go.solver import count, solve
from daedalus.fast.go_table import RollRow, table, unsolvable


@pytest.mark.parametrize(
    ("dice", "solutions", "fewest"),
    [
        ("pinwheel", (68, 5100, 20280), [585, 622, 89]),
        pytest.param("spread", (33, 2450, 17116), [747, 504, 45], marks=pytest.mark.long),
    ],
)
def test_the_full_table_shows_the_checked_facts(
    dice: str, solutions: tuple[int, int, int], fewest: list[int]
) -> None:
    rows = table(dice)
    assert len({row.roll for row in rows}) == 1296
    counts = sorted(row.solutions for row in rows)
    assert (counts[0], counts[len(counts) // 2], counts[-1]) == solutions
    tiles = [row.fewest for row in rows]
    assert [tiles.count(size) for size in (4, 5, 6)] == fewest
    interpreted = {
        row.roll: (count(row.roll), len(solve(row.roll) or ()))
        for row in rows
        if row.solutions < 80 or row.roll in ("EXVA", "SHEG")
    }
    assert interpreted
    for row in rows:
        if row.roll in interpreted:
            assert row == RollRow(row.roll, *interpreted[row.roll])


def test_of_all_sets_of_four_treasures_exactly_100_have_no_solution() -> None:
    sets = ["".join(letters) for letters in combinations(CELL_OF, 4)]
    assert len(sets) == 10626
    assert len(unsolvable(sets)) == 100
