"""Load of the table server on PostgreSQL, one process: what the database costs."""

from tests.support.bench.server import measure
from tools.bench.report import Report


def run() -> Report:
    """Measure one process on a PostgreSQL that writes to disk at every commit."""
    return measure("server, PostgreSQL", kind="postgresql")
