"""What a page is told about puzzles: views without solutions, verdicts, hints, proofs, ratings."""

from __future__ import annotations

import msgspec
import pytest

from daedalus.core.errors import GameError
from daedalus.puzzles import KINDS, Puzzle, api, load
from daedalus.puzzles.messages import PuzzleLook, PuzzleStrength
from daedalus.puzzles.rating import LEAST_DEVIATION, Strength, met

FIRST = {kind: next(each for each in load() if each.kind == kind) for kind in KINDS}
SLIDING = [puzzle for puzzle in FIRST.values() if puzzle.rules.engine == "sliding"]
NEWCOMER = PuzzleStrength(1200, 350, 0.06)


def of_kind(kind: str) -> Puzzle:
    return FIRST[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_shown_without_its_solution(kind: str) -> None:
    puzzle = of_kind(kind)
    shown = api.open_puzzle(puzzle.id)
    assert (shown.id, shown.kind, shown.turns) == (puzzle.id, kind, puzzle.turns)
    assert shown.look.outcome == "open"
    assert shown.look.legal
    assert not hasattr(shown, "solutions")
    assert msgspec.json.decode(msgspec.json.encode(shown))["look"]["did"] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_is_played_step_by_step_to_the_end(kind: str) -> None:
    puzzle = of_kind(kind)
    told = api.proof(puzzle.id)
    assert [look.outcome for look in told.frames[:-1]] == ["open"] * (len(told.frames) - 1)
    assert told.frames[-1].outcome == "solved"
    assert told.frames[-1].did == list(puzzle.solutions[0])
    assert (told.nodes, told.solutions) == (puzzle.nodes, len(puzzle.solutions))


@pytest.mark.parametrize("puzzle", SLIDING, ids=lambda puzzle: puzzle.kind)
def test_a_wrong_try_says_why_and_lets_nothing_more_be_done(puzzle: Puzzle) -> None:
    look = api.look(puzzle, ())
    while look.outcome == "open":
        [push, *_] = [text for text in look.legal if text not in sum(puzzle.solutions, ())]
        assert look.reach is None  # nothing tells beforehand where a push leads
        pushed = api.look(puzzle, [*look.did, push])
        if pushed.outcome == "wrong":  # no walk could solve it any more
            assert pushed.turn == look.turn + 1 == puzzle.turns
            look = pushed
            break
        look = api.look(puzzle, [*pushed.did, pushed.legal[0]])
    if look.outcome == "wrong":
        assert look.why is not None
        assert look.why.reason
        assert not look.legal


def test_a_wall_is_named_by_the_cell_before_it_and_its_side() -> None:
    assert [api._side("b5", far) for far in ("b4", "c5", "b6", "a5")] == [
        *("north", "east", "south", "west")
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_hint_says_where_and_the_second_what(kind: str) -> None:
    puzzle = of_kind(kind)
    where, what = api.hint(puzzle.id, 1), api.hint(puzzle.id, 2)
    assert where.actions == []
    assert where.line
    assert what.actions == [puzzle.solutions[0][0]]


def test_a_hint_of_a_harvest_names_the_tile_by_its_place_in_the_hand() -> None:
    assert {api.hint(each.id, 1).line for each in load() if each.kind == "harvest"} <= {
        "1",
        "2",
        "3",
    }


def test_what_cannot_be_done_is_refused() -> None:
    puzzle = of_kind("fetch")
    for actions in (["a1=3"], ["nonsense"], [*puzzle.solutions[0]] * 40):
        with pytest.raises(GameError):
            api.look(puzzle, actions)
    with pytest.raises(GameError):
        api.open_puzzle("nope")
    with pytest.raises(GameError):
        api.open_daily("2026-02-31")


def test_a_day_has_its_puzzle_and_its_number() -> None:
    first, later = api.open_daily("2026-01-01"), api.open_daily("2026-10-22")
    assert (first.number, later.number) == (1, 295)
    assert later.date == "2026-10-22"
    assert later == api.open_daily("2026-10-22")


def test_the_next_puzzle_is_unseen_and_of_the_kind_asked_for() -> None:
    ours = [puzzle.id for puzzle in load() if puzzle.kind == "guard"]
    found = api.open_next(1200, ours[:-1], "guard").puzzle
    assert found is not None
    assert found.id == ours[-1]
    assert api.open_next(1200, ours, "guard").puzzle is None


def test_an_attempt_moves_both_ratings_apart_and_makes_them_surer() -> None:
    person, puzzle = Strength(1200, 350), Strength(1500, 150)
    better, easier = met(person, puzzle, solved=True)
    worse, harder = met(person, puzzle, solved=False)
    assert worse.rating < person.rating < better.rating
    assert easier.rating < puzzle.rating < harder.rating
    assert better.deviation < person.deviation
    for _ in range(200):
        person, _puzzle = met(person, puzzle, solved=True)
    assert person.deviation >= LEAST_DEVIATION


def test_without_counting_an_attempt_changes_the_solver_but_not_the_puzzle() -> None:
    puzzle = of_kind("fetch")
    told = api.rated_here(puzzle.id, True, NEWCOMER)
    assert told.me.rating > NEWCOMER.rating
    assert (told.rating, told.counted) == (puzzle.rating, False)


def answered() -> PuzzleLook:
    """Return the board of a try that takes the treasure, and then the next player takes theirs."""
    for puzzle in load():
        if puzzle.kind != "guard":
            continue
        rules, seat = puzzle.rules, puzzle.seat
        for push in rules.legal(puzzle.state, seat):
            pushed = rules.apply(puzzle.state, seat, push)
            for walk in rules.legal(pushed, seat):
                look = api.look(puzzle, [str(push), str(walk)])
                if look.why is not None and look.why.reply:
                    return look
    raise AssertionError("the next player never has an answer")


def test_the_answer_of_the_next_player_comes_with_its_board() -> None:
    look = answered()
    assert look.why is not None
    assert look.why.seat == 1
    assert look.why.pos not in (None, look.pos)
