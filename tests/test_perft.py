"""Counts of what can follow a deal: a wrong rule shows as a wrong number.

A file of tests/perft has blocks of lines: `id` names one, `setup` gives seats, seed and options (or
`position` a text), and each `perft` a depth and its count.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import daedalus
from daedalus.core.game import AnyRules
from daedalus.core.options import split_options


class Count(NamedTuple):
    name: str
    rules: AnyRules
    state: Any
    depth: int
    lists: int


def counts() -> Iterator[Count]:
    for path in sorted((Path(__file__).parent / "perft").glob("*.perft")):
        edition = path.stem.split("-")[0]
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(" ")
            value = value.strip()
            if key == "id":
                name = f"{path.stem}: {value}"
            elif key == "setup":
                seats, seed, *options = value.split()
                rules = daedalus.edition(edition, **split_options(options))
                state = rules.start(daedalus.Setup(int(seats), seed))
            elif key == "position":
                rules, state = daedalus.read_position(value)
            elif key == "perft":
                depth, count = map(int, value.split())
                yield Count(name, rules, state, depth, count)
            else:
                assert not key or key.startswith("#"), f"{path.name}: {line}"


@pytest.mark.parametrize("case", list(counts()), ids=lambda case: f"{case.name} {case.depth}")
def test_perft(case: Count, request: pytest.FixtureRequest) -> None:
    if case.lists > 50_000 and not request.config.getoption("--long"):
        pytest.skip("long: runs with --long")
    assert daedalus.perft(case.rules, case.state, case.depth) == case.lists
