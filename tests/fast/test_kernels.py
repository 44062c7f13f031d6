"""The kernels and the interpreted path agree on every input."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.bots.kernels import guessing
from daedalus.bots.sliding import compiled as sliding_compiled
from daedalus.bots.sliding import static as sliding_static
from daedalus.bots.sliding.near import aims, nearest_turn, play_out, play_randomly
from daedalus.bots.sliding.plan import second_turns_plainly
from daedalus.bots.sliding.sight import look
from daedalus.core.bits import flood
from daedalus.core.game import Setup
from daedalus.core.maze import Maze
from daedalus.editions import edition
from daedalus.editions.sliding.position import ENDED, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import HIDDEN
from tools.bench.foundation import one_by_one
from tools.bench.native import native_expand

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from daedalus.fast import boards, lanes, rollout  # noqa: E402

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("classic", {"hands": "open"}),
    ("classic", {"hands": "own", "cards": 3}),
    ("classic", {"ending": "edge", "cards": 1}),
    ("classic", {"ending": "last-card", "cards": 2}),
    ("classic", {"ending": "point:d4", "cards": 1}),
    ("galaxy", {"dark_lord": True}),
    ("galaxy", {"dark_lord": True, "hands": "own"}),
    ("galaxy", {"dark_lord": True, "hands": "open", "ending": "edge", "cards": 2}),
]
ANY_VARIANT = st.sampled_from(VARIANTS)
MAZES = st.lists(st.integers(0, 15), min_size=50, max_size=50).map(
    lambda paths: Maze(7, bytes(paths), b"." * 50)
)
CELLS = st.integers(1, (1 << 49) - 1)


def rules_of(variant: tuple[str, dict[str, Any]]) -> Sliding:
    name, options = variant
    rules = edition(name, **options)
    assert isinstance(rules, Sliding)
    return rules


def some_way_in(rules: Sliding, seats: int, turns: int, salt: int) -> State:
    """Return a position to push in, some turns into a greedy game, or its deal if it is over."""
    deal = rules.start(Setup(seats, str(salt)))
    state, _ = play_out(rules, deal, turns, salt)
    return deal if state.phase == ENDED else state


@given(MAZES, CELLS)
def test_a_compiled_expand_equals_the_lanes(maze: Maze, cells: int) -> None:
    state = State(maze, (0,), -1, 0, TO_PUSH, -1, ("",), ("",))
    rules = rules_of(("classic", {}))
    there = rules.lanes(state)
    plainly = there.split(there.reach(maze, cells))
    assert boards.expand(maze, cells) == plainly
    assert sliding_compiled.expand(maze, cells) == plainly


@given(st.lists(st.tuples(MAZES, CELLS), min_size=1, max_size=5))
def test_a_batch_is_its_positions_one_by_one(positions: list[tuple[Maze, int]]) -> None:
    singly = [boards.expand(maze, cells) for maze, cells in positions]
    assert boards.expand_many(positions) == singly


@given(MAZES, CELLS)
def test_plain_c_gives_the_same(maze: Maze, cells: int) -> None:
    native = native_expand() if not hasattr(test_plain_c_gives_the_same, "native") else None
    if native is not None:
        test_plain_c_gives_the_same.native = native  # type: ignore[attr-defined]
    built = getattr(test_plain_c_gives_the_same, "native", None)
    if built is None:
        pytest.skip("no C compiler here")
    packed = boards.board(maze)
    reached = np.zeros((1, 48), lanes.U)
    built(
        np.ascontiguousarray(packed[:4].reshape(4, 1)),
        packed[4:].astype(np.int64),
        np.array([cells], lanes.U),
        reached,
    )
    assert [int(bits) for bits in reached[0] if bits] == boards.expand(maze, cells)


@given(*[st.integers(0, (1 << 49) - 1)] * 3)
def test_the_flood_of_the_core_compiles_as_it_is(seen: int, east: int, south: int) -> None:
    to_east, to_south = int(lanes.TO_EAST), int(lanes.TO_SOUTH)
    links = (seen, east & to_east, south & to_south)
    assert lanes.flood_one(*links, 7) == flood(*links, 7)


@given(ANY_VARIANT, st.integers(1, 4), st.integers(0, 30), st.integers(0, 999))
def test_two_turns_are_searched_alike(
    variant: tuple[str, dict[str, Any]], seats: int, turns: int, salt: int
) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, seats, turns, salt)
    if nearest_turn(rules, state).far:
        for aim in aims(rules, state, state.seat):
            assert sliding_compiled.second_turns(state, aim) == second_turns_plainly(state, aim)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("guessed", [False, True])
def test_turns_are_judged_alike(
    variant: tuple[str, dict[str, Any]], seats: int, guessed: bool
) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, seats, 5 * seats, seats)
    sight = look(rules, rules.view(state, state.seat))
    if guessed and (seats == 1 or sight.goals[1].kind != HIDDEN):
        pytest.skip("nothing to guess here")
    sight = guessing(sight, seats) if guessed else sight
    plainly = {
        (lane, *end): score
        for lane, scores in sliding_static.score_turns(sight).items()
        for end, score in scores.items()
    }
    compiled = sliding_compiled.score_turns(sight)
    assert compiled == plainly  # to the last bit


@pytest.mark.long  # numba compiles for ten seconds what benchmarks alone use
@given(ANY_VARIANT, st.integers(1, 4), st.integers(0, 9999))
def test_greedy_games_go_alike(variant: tuple[str, dict[str, Any]], seats: int, salt: int) -> None:
    rules = rules_of(variant)
    deal = rules.start(Setup(seats, str(salt)))
    last, turns = play_out(rules, deal, 300, salt)
    winner, taken, dealt = boards.play_game(rules, deal, 300, salt)
    assert_same_end(last, turns, winner, taken, dealt)


@pytest.mark.long
@given(ANY_VARIANT, st.integers(1, 4), st.integers(0, 9999))
def test_random_games_go_alike(variant: tuple[str, dict[str, Any]], seats: int, salt: int) -> None:
    rules = rules_of(variant)
    deal = rules.start(Setup(seats, str(salt)))
    last, turns = play_randomly(rules, deal, 40, salt)
    winner, taken, dealt = boards.play_game(rules, deal, 40, salt, greedy=False)
    assert_same_end(last, turns, winner, taken, dealt)


def test_random_games_go_alike_before_anything_is_compiled() -> None:
    """The same source as Python: quick, since nothing is compiled for it."""
    import subprocess

    done = subprocess.run(
        [sys.executable, "-m", "tests.fast.uncompiled"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{4 * len(VARIANTS)} games\n"), done.stderr


def assert_same_end(last: State, turns: int, winner: int, taken: int, dealt: boards.Dealt) -> None:
    assert (winner, taken) == (last.seat if last.phase == ENDED else -1, turns)
    assert dealt.board.tolist() == boards.board(last.maze).tolist()
    assert tuple(dealt.pieces[: len(last.pieces)].tolist()) == last.pieces
    assert dealt.left[: len(last.left)].tolist() == [len(hand) for hand in last.left]


def test_one_board_at_a_time_is_the_lanes() -> None:
    rules = rules_of(("classic", {}))
    state = some_way_in(rules, 2, 9, 1)
    assert one_by_one(rules, state) == boards.expand(state.maze, 1 << state.pieces[state.seat])


def test_nothing_heavy_is_imported_with_the_package() -> None:
    import subprocess

    code = "import daedalus, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@given(
    st.lists(
        st.tuples(st.integers(0, 11), st.integers(0, 3), st.integers(0, 1), st.integers(0, 48)),
        min_size=1,
        max_size=48,
    ),
    st.integers(1, 1 << 60),
)
def test_who_thinks_of_many_turns_takes_the_best_and_of_one_any(
    turns: list[tuple[int, int, int, int]], seed: int
) -> None:
    ranked, picked = np.zeros(50, np.uint16), np.zeros(4, np.int64)
    ranked[: len(turns)] = [rollout.written(*turn) for turn in turns]
    ranked[48], ranked[49] = len(turns), 1
    state = np.array([seed], lanes.U)
    assert rollout.pick(ranked, 2000, picked, state) == 1
    assert tuple(picked) == turns[0]
    rollout.pick(ranked, 1, picked, state)
    assert tuple(picked) in turns


def test_a_table_of_positions_keeps_what_it_has_and_says_when_it_is_full() -> None:
    names = np.zeros(4, lanes.U)
    for name in range(1, 5):
        at = rollout.place_of(lanes.U(name), names)
        assert names[at] == 0
        names[at] = name
    assert sorted(names) == [1, 2, 3, 4]
    assert [names[rollout.place_of(lanes.U(name), names)] for name in range(1, 5)] == [1, 2, 3, 4]
    assert rollout.place_of(lanes.U(5), names) == -1


def test_cells_within_some_steps_are_those_of_a_walk_through_walls() -> None:
    from daedalus.fast.games import WIDEST, WITHIN

    for steps in range(WIDEST + 1):
        for cell in range(49):
            near = {
                other
                for other in range(49)
                if abs(other % 7 - cell % 7) + abs(other // 7 - cell // 7) <= steps
            }
            assert {other for other in range(49) if int(WITHIN[steps, cell]) >> other & 1} == near
        assert not WITHIN[steps, 49:].any()
