"""Threads of a crew do every row once, whoever does it."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from daedalus.fast.crew import (  # noqa: E402
    LEADER,
    Crew,
    apart,
    claim,
    look_out,
    post,
    report,
    wait_for_all,
)
from daedalus.fast.lanes import compiled  # noqa: E402


@compiled
def mark(board, me, rows, done, by):  # type: ignore[no-untyped-def]
    """Count how often each row is done, and write down who did it last."""
    if me == LEADER:
        post(board, rows[0])
    while True:
        low, high = claim(board, me)
        if low < high:
            for row in range(low, high):
                done[row] += 1
                by[row] = me
            report(board, high - low)
        elif me == LEADER:
            wait_for_all(board)
            return done[: rows[0]].sum()
        elif not look_out(board, me):
            return 0


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
def test_every_row_is_done_once_in_every_round(threads: int) -> None:
    rows, done, by = np.zeros(1, np.int64), np.zeros(1000, np.int64), np.zeros(1000, np.int64)
    crew = Crew(mark, [(rows, done, by)] * (threads - 1))
    expected = np.zeros(1000, np.int64)
    for count in [*range(40), *[1000] * 300, 7, 1]:
        rows[0] = count
        expected[:count] += 1
        assert crew.run((rows, done, by)) == expected[:count].sum()
        assert np.array_equal(done, expected)
    assert (by < threads).all()
    crew.dismiss()


def test_small_arrays_lie_apart() -> None:
    values: list[Any] = [np.arange(3), np.eye(3), [1.5]]
    copies = [apart(value) for value in values]
    for value, copy in zip(values, copies, strict=True):
        assert np.array_equal(copy, value)
        assert copy.ctypes.data % 64 == 0
    lines = [
        {byte // 64 for byte in range(copy.ctypes.data, copy.ctypes.data + copy.nbytes)}
        for copy in copies
    ]
    assert sum(map(len, lines)) == len(set.union(*lines))
