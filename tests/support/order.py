"""Tests in an order that differs from run to run: what one leaves behind another will find."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest


def shuffled(items: list[pytest.Item], seed: str) -> list[pytest.Item]:
    """Return the files in another order, and in each its tests.

    Those of a file stay together, so that what they share is still made once.
    """
    chance = Random(seed)
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    chance.shuffle(files)
    for tests in files:
        chance.shuffle(tests)
    return [test for tests in files for test in tests]
