"""`daedalus kernels`: says what runs the kernels, and why; verifies that all agree."""

import sys

import pytest

from daedalus import fast
from daedalus.bots import kernels as engines
from daedalus.cli import main, words
from daedalus.cli.words import Words


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize("kind", [fast.LIBRARY, fast.NUMBA, fast.INTERPRETED])
def test_it_says_what_runs_them_and_why(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast, "chosen", lambda: fast.Chosen(kind, "kernels.so is damaged"))
    assert main(["kernels"]) == 0
    told = capsys.readouterr().out
    assert told == Words("en")(f"kernels-{kind}", why="kernels.so is damaged") + "\n"
    assert "damaged" in told


def test_it_needs_no_other_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody who has only the wheel can ask and verify, too."""
    monkeypatch.setattr(words, "installed", lambda extra: False)
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    there = {name: one for name, one in engines.engines().items() if name == fast.LIBRARY}
    monkeypatch.setattr(engines, "engines", lambda: there)
    assert main(["kernels", "verify", "--positions", "3"]) == 0
    assert capsys.readouterr().out.endswith("All agree bit for bit, on 3 positions.\n")
    monkeypatch.setattr(fast, "chosen", lambda: fast.Chosen(fast.LIBRARY, "kernels.so"))
    assert main(["kernels"]) == 0
    assert capsys.readouterr().out == "The kernels come from the library kernels.so.\n"


def test_verified_kernels_agree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = {name: one for name, one in engines.engines().items() if name == fast.LIBRARY}
    monkeypatch.setattr(engines, "engines", lambda: there)
    assert main(["kernels", "verify", "--positions", "3"]) == 0
    assert "All agree" in capsys.readouterr().out


def test_a_kernel_that_differs_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(asked: object, times: int) -> list[engines.KernelRun]:
        assert isinstance(asked, list)
        return [engines.KernelRun(case.told, 0.0) for case in asked]  # nothing is answered

    monkeypatch.setattr(engines, "engines", lambda: {"wrong": wrong})
    assert main(["kernels", "verify", "--positions", "3"]) == 1
    assert "Not all agree" in capsys.readouterr().out


@pytest.mark.parametrize("argv", ["kernels nonsense", "kernels verify --positions 0"])
def test_what_is_not_known_is_refused(argv: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv.split()) == 2
    assert capsys.readouterr().err.startswith("daedalus: n")
