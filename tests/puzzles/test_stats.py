"""Tables about a collection: how many there are, and who solves them at first sight."""

from __future__ import annotations

import pytest

from daedalus import puzzles
from daedalus.puzzles import stats
from daedalus.puzzles.puzzle import Puzzle

SOME = list(puzzles.load()[::150])


def cells(table: str) -> list[list[str]]:
    return [line.strip("| ").split(" | ") for line in table.splitlines()]


def test_counts_are_those_of_every_kind_and_step_with_sums() -> None:
    head, ruler, *rows = cells(stats.count_table(SOME))
    assert head == ["kind", "step 1", "2", "3", "4", "5", "all"]
    assert len(ruler[0].split("|")) == len(head)
    assert [row[0] for row in rows] == [*puzzles.KINDS, "all"]
    for kind, *numbers, total in rows:
        of = [each for each in SOME if kind in (each.kind, "all")]
        wanted = [sum(each.level == step for each in of) for step in puzzles.STEPS]
        assert [int(number) for number in numbers] == wanted
        assert int(total) == len(of)


def test_every_level_has_a_row_with_its_share_of_each_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told(puzzle: Puzzle, level: str, seed: str) -> bool:
        assert puzzle.kind not in ("weave", "harvest")  # bots of those games do not solve
        assert seed == "table"
        return puzzle.level <= ("easy", "medium", "hard", "expert").index(level) + 1

    monkeypatch.setattr(stats, "tried", told)
    head, ruler, *rows = cells(stats.solved_table(SOME))
    assert head == ["level", "step 1", "2", "3", "4", "5"]
    assert len(ruler[0].split("|")) == len(head)
    shares = {row[0]: [cell.split()[0] for cell in row[1:]] for row in rows}
    assert shares == {
        "easy": ["100%", "0%", "0%", "0%", "0%"],
        "medium": ["100%", "100%", "0%", "0%", "0%"],
        "hard": ["100%", "100%", "100%", "0%", "0%"],
        "expert": ["100%", "100%", "100%", "100%", "0%"],
    }


def test_a_sample_is_spread_over_all_and_few_are_all() -> None:
    assert stats.spread(SOME, len(SOME)) == SOME
    assert stats.spread(SOME, len(SOME) + 1) == SOME
    assert stats.spread(SOME[:10], 5) == SOME[:10:2]
    assert stats._share([]) == ""
