"""Vectors of lanes compute what numpy does, lane by lane."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")
numba = pytest.importorskip("numba")

from daedalus.fast.vectors import anything, put_some, some  # noqa: E402

WIDTH = 8
SHIFT = np.uint64(7)


def compute(left: Any, right: Any, number: Any, out: Any) -> tuple[bool, bool, bool]:
    one, two = some(left, 2, WIDTH), some(right, 0, WIDTH)
    put_some(out[0], 0, (one & two) | (one ^ number))
    put_some(out[1], 0, (one + two) << SHIFT)
    put_some(out[2], 0, (one + number) >> SHIFT)
    return anything(one), anything(one ^ one), anything(two & number)


def test_every_lane_is_computed_by_itself() -> None:
    dice = np.random.default_rng(3)
    left, right = (dice.integers(0, 1 << 64, WIDTH + 2, np.uint64) for _ in range(2))
    right[:WIDTH] &= ~np.uint64(1)
    number = np.uint64(1)
    out = np.zeros((3, WIDTH), np.uint64)
    assert numba.njit(compute)(left, right, number, out) == (True, False, False)
    one, two = left[2:], right[:WIDTH]
    assert (out[0] == (one & two) | (one ^ number)).all()
    assert (out[1] == (one + two) << SHIFT).all()
    assert (out[2] == (one + number) >> SHIFT).all()
