"""Results of long tests go onto the page of measurements, like those of benchmarks."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.bench.report import Report

PAGE = Path(__file__).parents[2] / "docs" / "measurements.md"


@pytest.fixture
def finding(request: pytest.FixtureRequest) -> Iterator[Report]:
    """A report that a test fills in when it succeeds; written to the page if the test was long."""
    report = Report(f"server: {request.node.name}")
    yield report
    if report.lines and request.config.getoption("--long"):
        with PAGE.open() as page:
            fcntl.flock(page, fcntl.LOCK_EX)  # tests run side by side
            report.write(PAGE)
