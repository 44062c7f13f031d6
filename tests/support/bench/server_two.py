"""Load of two table servers with PostgreSQL and Valkey; the two clients of a table never meet."""

from tests.support.bench.server import measure
from tools.bench.report import Report


def run() -> Report:
    """Measure two processes; every act crosses the bus."""
    return measure("server, two processes", processes=2, kind="postgresql")
