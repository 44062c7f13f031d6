"""The compiled table of Go! and the facts that an exhaustive search has established."""

from itertools import combinations

import pytest

pytest.importorskip("numba")

from daedalus.editions.go.board import CELL_OF
from daedalus.editions.go.solver import count, solve
from tools.bench.go_table import RollRow, row, table, unsolvable

FACTS = {  # fewest, median and most solutions; rolls that 4, 5 and 6 tiles suffice for
    "pinwheel": ((68, 5100, 20280), [585, 622, 89]),
    "spread": ((33, 2450, 17116), [747, 504, 45]),
}


@pytest.mark.long
@pytest.mark.parametrize("dice", FACTS)
def test_the_full_table_shows_the_checked_facts(dice: str) -> None:
    solutions, fewest = FACTS[dice]
    rows = table(dice)
    assert len({each.roll for each in rows}) == 1296
    counts = sorted(each.solutions for each in rows)
    assert (counts[0], counts[len(counts) // 2], counts[-1]) == solutions
    tiles = [each.fewest for each in rows]
    assert [tiles.count(size) for size in (4, 5, 6)] == fewest


@pytest.mark.parametrize(
    ("roll", "solutions"),
    [
        *(("HGLA", 68), ("EGCW", 5100), ("PQVW", 20280)),  # the facts above, roll by roll
        *(("MCUL", 33), ("NBPJ", 2450), ("WVPT", 17116)),
    ],
)
def test_a_row_of_the_table_is_what_the_interpreted_search_finds(roll: str, solutions: int) -> None:
    assert row(roll) == RollRow(roll, solutions, len(solve(roll) or ()))
    assert count(roll) == solutions


def test_of_all_sets_of_four_treasures_exactly_100_have_no_solution() -> None:
    sets = ["".join(letters) for letters in combinations(CELL_OF, 4)]
    assert len(sets) == 10626
    assert len(unsolvable(sets)) == 100
