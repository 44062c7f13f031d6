"""Sums of floats that are the same in every Python."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(numbers: Iterable[float]) -> float:
    """Return the sum of *numbers*, added from left to right, as the compiled kernels add.

    Since Python 3.12 the built-in `sum` makes up for lost digits: what is decided by its result
    depends on the version.  For ints it is as good as ever.

    >>> added([1e16, 1.0, -1e16])
    0.0
    """
    return reduce(add, numbers, 0.0)
