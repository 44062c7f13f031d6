"""Puzzles are proved without kernels here: compiling them would take longer than the proofs."""

import pytest


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daedalus.puzzles.kernels.compiled", lambda maze: False)
