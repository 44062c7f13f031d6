"""The same bot does the same, a puzzle is as hard and a review says the same: in every Python."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from daedalus.puzzles import difficulty
from tests.same.table import hashes
from tests.support.parts import parts_or_skip
from tests.support.pyodide import run_in_pyodide

HERE = Path(__file__).parent
TABLE = HERE / "table.py"

# Browsers rate no puzzles, so this module is not among what they fetch.
LOADED = """
import sys, types
_module = sys.modules["daedalus.puzzles.difficulty"] = types.ModuleType("difficulty")
exec({source!r}, _module.__dict__)
"""


def expected() -> dict[str, str]:
    lines = (HERE / "hashes.txt").read_text(encoding="ascii").splitlines()
    return {name.rstrip(): found for name, _, found in (line.rpartition(" ") for line in lines)}


def test_this_python_decides_as_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.sum

    def only_ints(numbers: Iterable[Any], start: Any = 0) -> Any:
        found = usual(numbers, start)
        assert not isinstance(found, float), "since 3.12 another sum: use daedalus.core.sums.added"
        return found

    monkeypatch.setattr(builtins, "sum", only_ints)
    assert hashes() == expected()


def test_the_python_of_browsers_decides_as_the_table_says(tmp_path: Path) -> None:
    source = Path(difficulty.__file__).read_text(encoding="utf-8")
    both = tmp_path / "both.py"
    both.write_text(LOADED.format(source=source) + TABLE.read_text("utf-8"), encoding="utf-8")
    assert run_in_pyodide(parts_or_skip(), tmp_path, both, "hashes()") == expected()
