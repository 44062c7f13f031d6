"""The parts for browsers, once for all tests; where they cannot be fetched, tests are skipped."""

from __future__ import annotations

import pytest

from tests.support.parts import parts_or_skip


@pytest.fixture(scope="session")
def parts() -> dict[str, bytes]:
    return parts_or_skip()
