"""The load benchmark in small: its clients play, and what it reports is what happened."""

from __future__ import annotations

import pytest

from tests.support.bench.server import measure


@pytest.mark.long  # in every check others crowd: test_attack, test_fair, test_stall, test_cluster
@pytest.mark.parametrize("processes", [1, 2])
def test_a_small_crowd_is_served_without_errors(processes: int) -> None:
    kind = "sqlite" if processes == 1 else "postgresql"
    try:
        report = measure("small", processes, kind, tables=8, seconds=3, steps=(20,))
    except ModuleNotFoundError as missing:
        pytest.skip(str(missing))
    lines = {line.what: line.value for line in report.lines}
    assert lines["errors"] == 0
    assert 0 < lines["acts per second"] < 9, "eight tables, a turn a second each, if it can"
    assert 0 < lines["median"] <= lines["worst"] < float("inf")
    assert ("CPU of the bus per act" in lines) == (processes == 2)
    assert any("20 acts a second wanted" in what for what in lines)
