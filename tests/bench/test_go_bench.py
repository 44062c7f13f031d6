"""The benchmark of Go! in a short form."""

from tools.bench.go import run


def test_rolls_are_solved_in_time_and_better_bots_win() -> None:
    report = run(games=10, step=36, whole=False)
    assert [line.what for line in report.lines if line.met is False] == []
    assert "first solution, worst of 36" in report.text()
