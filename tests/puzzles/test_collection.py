"""The puzzle of the day and the next one."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from daedalus import puzzles
from daedalus.core.errors import OptionError
from daedalus.puzzles.collection import CLOSE
from daedalus.puzzles.difficulty import tried
from daedalus.puzzles.puzzle import KINDS
from daedalus.puzzles.stats import SOLVERS, spread

MONDAY = date(2026, 11, 16)
GOLDEN = Path(__file__).parent / "daily.txt"


def test_a_day_has_the_same_puzzle_as_text_and_as_date() -> None:
    assert puzzles.daily("2026-11-16") == puzzles.daily(MONDAY)


def test_six_days_in_a_row_have_six_kinds() -> None:
    days = [puzzles.daily(MONDAY + timedelta(day)) for day in range(6)]
    assert {puzzle.kind for puzzle in days} == set(KINDS)


def test_what_is_no_date_is_refused() -> None:
    with pytest.raises(OptionError, match="not a date"):
        puzzles.daily("tomorrow")


def test_the_next_one_has_not_been_seen() -> None:
    seen: list[str] = []
    for _ in range(20):
        puzzle = puzzles.next_for(1200, seen)
        assert puzzle is not None
        assert puzzle.id not in seen
        seen.append(puzzle.id)


def test_the_next_one_is_near_the_rating_and_of_the_kind() -> None:
    low, high = puzzles.next_for(0, kind="guard"), puzzles.next_for(3000, kind="guard")
    assert low is not None
    assert high is not None
    assert low.kind == high.kind == "guard"
    assert low.rating < high.rating


def test_what_attempts_say_counts_more_than_the_estimate() -> None:
    ours = puzzles.load()
    easy = {puzzle.id: 100.0 for puzzle in sorted(ours, key=lambda each: -each.rating)[:CLOSE]}
    found = puzzles.next_for(100, [ours[0].id], counted=easy)
    assert found is not None
    assert found.id in easy  # by its estimate it is among the hardest


def test_after_the_last_one_there_is_none() -> None:
    assert puzzles.next_for(1500, [puzzle.id for puzzle in puzzles.load()]) is None


def test_no_kind_is_made_up() -> None:
    with pytest.raises(OptionError, match="no such kind"):
        puzzles.next_for(1500, kind="chess")


def test_a_puzzle_is_found_by_its_id() -> None:
    puzzle = puzzles.load()[0]
    assert puzzles.find(puzzle.id) is puzzle
    with pytest.raises(OptionError, match="no such puzzle"):
        puzzles.find("f9-1")


def test_thirty_days_have_the_puzzles_they_always_had() -> None:
    days = [line.split() for line in GOLDEN.read_text().splitlines()]
    assert len(days) == 30
    assert [puzzles.daily(day).id for day, _ in days] == [name for _, name in days]


def test_the_week_begins_easily_and_ends_hard() -> None:
    mondays, sundays = (
        [puzzles.daily(MONDAY + timedelta(7 * week + day)).level for week in range(6)]
        for day in (0, 6)
    )
    assert set(mondays) <= {1, 2}
    assert sum(sundays) > 20


def test_four_years_have_no_puzzle_twice() -> None:
    names = [puzzles.daily(MONDAY + timedelta(day)).id for day in range(4 * 366)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kind", KINDS)
def test_no_puzzle_of_a_kind_comes_again_before_all_others_had_their_day(kind: str) -> None:
    many = sum(puzzle.kind == kind for puzzle in puzzles.load()) // 7 * 7
    every_day = [puzzles.daily(MONDAY + timedelta(day), kind).id for day in range(many)]
    assert len(set(every_day)) == many
    its_days = (MONDAY + timedelta(day) for day in range(len(KINDS) * many))
    on_its_days = [puzzle.id for puzzle in map(puzzles.daily, its_days) if puzzle.kind == kind]
    assert len(set(on_its_days)) == len(on_its_days) == many


def test_the_collection_is_large_small_and_has_every_kind_and_step() -> None:
    ours = puzzles.load()
    assert len(ours) >= 5000
    assert {(each.kind, each.level) for each in ours} == {
        (kind, step) for kind in KINDS for step in puzzles.STEPS
    }
    file = Path(puzzles.__file__).parent / "collection.jsonl"
    assert file.stat().st_size <= 1_600_000


def test_there_is_depth_in_every_kind_that_can_have_it() -> None:
    ours = Counter((puzzle.kind, puzzle.turns) for puzzle in puzzles.load())
    assert ours["fetch", 3] >= 200
    assert ours["fetch", 4] >= 60
    assert ours["guard", 2] >= 30
    assert ours["harvest", 3] >= 12
    assert ours["duel", 2] >= 900
    runs = [puzzle for puzzle in puzzles.load() if puzzle.kind == "run"]
    waits = Counter(puzzle.turns - len(puzzle.state.left[0]) for puzzle in runs)
    assert waits[1] >= 200
    assert waits[2] >= 24


def test_a_day_of_a_kind_has_that_kind() -> None:
    assert all(puzzles.daily(MONDAY, kind).kind == kind for kind in KINDS)


def test_every_kind_has_enough_of_every_step() -> None:
    cells = Counter((puzzle.kind, puzzle.level) for puzzle in puzzles.load())
    assert min(cells[kind, step] for kind in KINDS for step in puzzles.STEPS) >= 40


def test_the_steps_mean_something_to_a_bot() -> None:
    first, second, last = (shares("medium", 40)[step - 1] for step in (1, 2, 5))
    assert first >= 0.6
    assert last <= 0.1
    assert first >= second >= last


@pytest.mark.long
def test_each_step_is_harder_for_every_bot_and_none_is_easier_for_a_weaker_one() -> None:
    levels = {level: shares(level) for level in SOLVERS}
    luck = 0.05  # what chance alone may do to a share of 400 puzzles
    for easier, harder in pairwise(range(len(puzzles.STEPS))):
        assert all(share[harder] <= share[easier] + luck for share in levels.values())
    for strong in ("hard", "expert"):
        for medium, better in zip(levels["medium"], levels[strong], strict=True):
            assert better >= medium - luck


def shares(level: str, most: int = 9999) -> list[float]:
    """Return which share of each step a bot solves at first sight."""
    sliding = [each for each in puzzles.load() if each.kind in ("fetch", "run", "guard", "duel")]
    steps = ([each for each in sliding if each.level == step] for step in puzzles.STEPS)
    tries = [[tried(puzzle, level, "steps") for puzzle in spread(step, most)] for step in steps]
    return [sum(step) / len(step) for step in tries]


def test_a_newcomer_begins_with_an_easy_puzzle_that_teaches() -> None:
    first = puzzles.next_for(700)
    assert first is not None
    assert (first.kind, first.turns, first.level) == ("fetch", 1, 1)
