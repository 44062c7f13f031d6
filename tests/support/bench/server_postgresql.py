"""Load of the table server on PostgreSQL, one process: what the database costs."""

from daedalus.bench.report import Report
from tests.support.bench.server import measure


def run() -> Report:
    """Measure one process on a PostgreSQL that writes to disk at every commit."""
    return measure("server, PostgreSQL", kind="postgresql")
