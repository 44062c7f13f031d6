"""The compiled searches are the interpreted ones: same solutions, same boards looked at."""

import pytest

from daedalus.bots.sliding import replies
from daedalus.core.chance import words
from daedalus.puzzles import kernels, lines
from daedalus.puzzles.deals import sliding_rules, tables

pytest.importorskip("numba")
pytestmark = pytest.mark.long  # numba compiles for eight seconds what only makers of puzzles use
SEEDS = [f"kernels-{at}" for at in range(6)]


@pytest.fixture
def _interpreted() -> None:
    """Kernels are what these tests are about."""


@pytest.mark.parametrize(("cards", "turns"), [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3)])
def test_both_find_the_same_lines(cards: int, turns: int) -> None:
    for seed in SEEDS:
        rules = sliding_rules(words(seed))
        state = next(tables(rules, seed, (cards,)))
        one = lines.search(rules, state, turns, 50)
        assert kernels.search(rules, state, turns, 50) == one


@pytest.mark.parametrize("hands", [(1, 1), (1, 0), (0, 1), (0, 0)])
def test_both_are_sure_of_the_same(hands: tuple[int, int]) -> None:
    for seed in SEEDS[:3]:
        rules = sliding_rules(words(seed))
        state = next(tables(rules, seed, hands))
        assert kernels.sure(rules, state) == replies.sure(rules, state)


def test_both_count_the_same_starts() -> None:
    rules = sliding_rules(words("starts"))
    state = next(tables(rules, "starts", (1, 1)))
    counts = kernels.starts(rules, state)
    assert counts == replies.starts(rules, state)
    for cell in (3, 20, 40):
        sure = kernels.sure(rules, state._replace(pieces=(cell, state.pieces[1])))
        assert counts[cell] == (-1 if sure.at_once else len(sure.pushes))
