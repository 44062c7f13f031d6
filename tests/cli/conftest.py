import pytest


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let puzzles be proved without kernels, which would be compiled first."""
    monkeypatch.setattr("daedalus.puzzles.kernels.compiled", lambda maze: False)
