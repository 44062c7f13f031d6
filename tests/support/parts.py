"""What browsers need of Python, for tests: fetched once, and skipped where that is impossible."""

from __future__ import annotations

from functools import cache

import pytest

from daedalus.offline.parts import make_parts
from daedalus.offline.sources import Unfetched


@cache
def _parts() -> dict[str, bytes] | str:
    try:
        return make_parts(lambda name: None)
    except Unfetched as error:
        return str(error)


def parts_or_skip() -> dict[str, bytes]:
    """Return the parts, or skip the test and say why."""
    found = _parts()
    if isinstance(found, str):
        pytest.skip(f"NOT TESTED: no Python for browsers here ({found})")
    return found
