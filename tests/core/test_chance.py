"""Chance is the same for ever; these vectors must never change."""

from collections import Counter
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.chance import below, draw, shuffled, words
from tests.strategies import SEEDS


def test_the_stream_of_a_seed_never_changes() -> None:
    assert list(islice(words("daedalus"), 3)) == [659622863, 967587920, 1123890852]
    assert list(islice(words("daedalus"), 10))[8:] == [2736190547, 1778529613]
    assert "".join(shuffled("ABCDEFGHIJKLMNOPQRSTUVWX", "7/cards")) == "PTCFMVQHDEBIRXGKLOWUJSAN"
    assert [draw(6, str(seed)) for seed in range(12)] == [4, 1, 2, 2, 3, 5, 4, 5, 5, 4, 5, 4]


@given(st.lists(st.integers()), SEEDS)
def test_a_shuffle_keeps_everything(items: list[int], seed: str) -> None:
    assert Counter(shuffled(items, seed)) == Counter(items)
    assert shuffled(items, seed) == shuffled(items, seed)


@given(st.integers(1, 1 << 32), SEEDS)
def test_a_draw_lies_below_its_limit(limit: int, seed: str) -> None:
    assert 0 <= draw(limit, seed) < limit


def test_an_unfair_word_is_passed_over() -> None:
    # 2**32 - 1 lies above the largest multiple of 3 below 2**32, so that taking it would favour 0.
    assert below(3, iter([(1 << 32) - 1, 7])) == 1


def test_all_orders_are_equally_likely() -> None:
    orders = Counter("".join(shuffled("abc", str(seed))) for seed in range(6000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())
