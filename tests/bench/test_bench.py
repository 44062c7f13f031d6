"""Benchmarks: their references are right, and reports keep what they are told."""

from pathlib import Path

import pytest

from daedalus import extras
from daedalus.cli import main
from daedalus.core.errors import OptionError
from daedalus.core.maze import HEX
from daedalus.editions.classic import RULES
from tools.bench import benchmarks, run
from tools.bench.belief import guesses
from tools.bench.foundation import plain_board, positions
from tools.bench.report import Measure, Report, seconds_each


def test_objects_and_a_queue_reach_what_the_lanes_reach() -> None:
    for state in positions(5):
        there = RULES.lanes(state)
        reached = there.split(there.reach(state.maze, 1 << state.pieces[state.seat]))
        pushes = [there.push_of(lane * there.cells) for lane in range(len(reached))]
        ours = {
            (divmod(slot.cell, 7), HEX[sides]): bits
            for (slot, sides), bits in zip(pushes, reached, strict=True)
        }
        theirs = {
            ((row, column), HEX[sum(1 << "NESW".index(side) for side in tile.sides)]): sum(
                1 << 7 * down + right for down, right in cells
            )
            for row, column, tile, cells in plain_board(state).expand()
        }
        assert ours == theirs


def test_belief_is_measured_after_turns_that_found_nothing() -> None:
    found = list(guesses("medium", 1))
    assert found
    for weight, by_chance, ms in found:
        assert 0 < weight <= 1
        assert 1 / 23 <= by_chance <= 1
        assert ms >= 0


def test_a_wish_is_met_or_not() -> None:
    assert Measure("x", 4, "ms", "< 5").met is True
    assert Measure("x", 5, "ms", "< 5").met is False
    assert Measure("x", 25, "", ">= 25").met is True
    assert Measure("x", 25, "").met is None


def test_a_page_keeps_other_sections(tmp_path: Path) -> None:
    page = tmp_path / "measurements.md"
    for title, value in (("b", 1.0), ("a", 2.0), ("b", 3.0)):
        report = Report(title)
        report.add("thing", value, "us", "< 5")
        report.write(page)
    text = page.read_text()
    assert text.startswith("# Measurements")
    assert text.index("## a") < text.index("## b")
    assert "1 us" not in text
    assert "| thing | 3 us | < 5 | yes |" in text


def test_times_are_per_call() -> None:
    took = seconds_each({"none": lambda: None, "some": lambda: sum(range(20_000))}, 3, 0.005)
    assert took["some"] > 20 * took["none"]


def test_only_benchmarks_can_be_run() -> None:
    assert {"foundation", "kernels", "bots"} <= set(benchmarks())
    with pytest.raises(OptionError, match="nothing"):
        run("nothing")


def test_what_needs_services_is_among_them() -> None:
    assert {"server", "server_postgresql", "server_two", "web"} <= set(benchmarks())


@pytest.mark.parametrize("argv", ["bench", "bench server", "kernels build"])
def test_an_installed_package_says_where_its_tools_are(
    argv: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(extras, "CLONE", tmp_path)
    assert main(argv.split()) == 2
    told = capsys.readouterr().err
    assert "in a clone of the repository" in told
    assert told.count("\n") == 1
