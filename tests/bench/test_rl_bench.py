"""The benchmark of environments in a short form: what it measures is what it says."""

import sys

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("numba")

from tools.bench import rl
from tools.bench.report import Report


def test_agents_are_compared_with_connect_four() -> None:
    report = Report("rl")
    rl._agents(report, rounds=1)
    lines = {line.what: line.value for line in report.lines}
    # Far less than wanted, for a busy machine: a hundred times slower would show.
    assert lines["classic_v0, observation and mask"] > 2_000
    assert lines["classic_v0: times faster than connect_four_v3"] > 0.7
    assert "pygame" not in sys.modules


def test_recorded_turns_are_legal_when_played_again() -> None:
    from daedalus.adapters.vector import ClassicVectorEnv

    env = ClassicVectorEnv(8)
    env.reset(seed=1)
    for actions in rl.recorded(8, 5):
        assert env.action_masks()[range(8), actions].all()
        env.step(actions)


def test_batches_are_measured_in_both_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rl, "GAMES", 64)
    monkeypatch.setattr(rl, "TURNS", 4)
    report = Report("rl")
    rl._batches(report, rounds=1)
    assert [line.wish for line in report.lines] == [">= 1500000", ">= 500000"]
    assert all(line.value > 0 for line in report.lines)


@pytest.mark.parametrize("cores", [1.0, 2.0])
def test_threads_are_judged_only_while_there_are_two_cores(
    cores: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rl, "GAMES", 64)
    monkeypatch.setattr(rl, "LONG_TURNS", 4)
    monkeypatch.setattr(rl, "_ceiling", lambda: lambda: cores)
    report = Report("rl")
    rl._threads(report, rounds=rl.FEWEST_ROUNDS)
    assert [line.wish for line in report.lines if line.wish] == [">= 1.8"] * (cores == 2.0)
    assert [line.value for line in report.lines if "rounds with two cores" in line.what] == [
        rl.FEWEST_ROUNDS if cores == 2.0 else 0
    ] * 2
    assert "share nothing" in report.notes[0]


def test_what_a_second_thread_can_give_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rl, "LOOPS", 1000)
    assert rl._ceiling()() > 0
