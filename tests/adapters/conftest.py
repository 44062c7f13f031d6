from collections.abc import Iterator

import pytest

from tests.adapters.mazenet_client import LINES


@pytest.fixture
def closed_lines() -> Iterator[None]:
    """Close the connections of all clients of MazeNet at the end."""
    yield
    while LINES:
        LINES.pop().close()
