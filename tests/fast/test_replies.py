"""The master's look at replies is what experts would do, and it remembers what was passed by."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import fast
from daedalus.bots import make
from daedalus.bots.sliding import compiled as sliding_compiled
from daedalus.bots.sliding import memory as sliding_memory
from daedalus.bots.sliding import search as sliding_search
from daedalus.bots.sliding.expert import turn_scores
from daedalus.bots.sliding.near import play_out
from daedalus.bots.sliding.sight import look, tiles_of
from daedalus.core.game import Setup
from daedalus.core.maze import turns
from daedalus.editions import edition
from daedalus.editions.sliding.actions import pushes, walks
from daedalus.editions.sliding.position import ENDED, NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from tests.fast.test_kernels import ANY_VARIANT, rules_of, some_way_in

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from daedalus.fast.block import Block  # noqa: E402
from daedalus.fast.lanes import CELLS, LANES, U  # noqa: E402
from daedalus.fast.layout import FIELDS  # noqa: E402
from daedalus.fast.replies import best_turn, fill_odds  # noqa: E402
from daedalus.fast.static import WON  # noqa: E402

Choice = tuple[int, int, int]
Variant = tuple[str, dict[str, Any]]
SALTS, TURNS = st.integers(0, 10_000), st.integers(0, 40)


def seen(rules: Sliding, state: State) -> State:
    view: State = rules.view(state, state.seat)
    return view


def held(block: Block, name: str) -> Any:
    """Return a field of a block as an array."""
    kinds = {"u64": np.uint64, "i64": np.int64, "f64": np.float64}
    field = FIELDS[name]
    row = np.frombuffer(block, kinds[field.type], field.length, field.offset)
    return row.reshape(field.shape)


def judged_few(rules: Sliding, state: State, width: int) -> tuple[float, Any]:
    picked, block = np.zeros(4, np.int64), Block()
    sliding_compiled.put_sight(block, look(rules, seen(rules, state)))
    sight = ("pieces", "mine", "masks", "kinds", "odds", "values", "means", "flags")
    value = best_turn(
        held(block, "board"), block.bar, *(held(block, name) for name in sight), width, picked,
        np.zeros((2, CELLS)), np.zeros(5, U), np.zeros((2, LANES), np.int64), np.zeros(LANES, U),
        held(block, "work"),
    )  # fmt: skip
    return value, picked


@given(ANY_VARIANT, TURNS, SALTS)
def test_who_judges_all_lanes_is_an_expert(variant: Variant, played: int, salt: int) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, 2, played, salt)
    scores = turn_scores(look(rules, seen(rules, state)))
    best = max(scores.values())
    value, (slot, way, walker, cell) = judged_few(rules, state, LANES)
    assert value == pytest.approx(best, abs=1e-9)
    lane = sliding_compiled.kernel_lanes(state.maze).index(way * 12 + slot)
    assert scores[lane, walker, cell] == pytest.approx(best, abs=1e-9)
    assert judged_few(rules, state, 3)[0] <= best + 1e-9


def played(rules: Sliding, state: State, choice: Choice) -> State:
    lane, walker, cell = choice
    maze = state.maze
    push = pushes(maze.width, maze.height, turns(maze.spare), NOWHERE)[lane]
    state = rules.apply(state, state.seat, push)
    return rules.apply(state, state.seat, walks(maze.width, maze.height, bool(walker))[cell])


def worth_by_hand(rules: Sliding, state: State, choice: Choice) -> list[float]:
    """Return what a turn is worth after an expert's reply; one value for each of its best."""
    after = played(rules, state, choice)
    if after.phase == ENDED:
        return [1.0]
    scores = turn_scores(look(rules, seen(rules, after)))
    best = max(scores.values())
    if best >= WON:
        return [0.0]
    worths = []
    for reply, score in scores.items():
        if score > best - 1e-12:
            mine = turn_scores(look(rules, seen(rules, played(rules, after, reply))))
            worths.append(min(max(mine.values()), 1.0))
    return worths


def true_world(rules: Sliding, state: State) -> tuple[int, int, int]:
    """Return what the other really goes for, and the own next card."""
    hands = rules.variant.hands
    own, other = state.left[state.seat], state.left[1 - state.seat]
    goals = other[:1] if hands == "hidden" else other
    signed = rules.signed if rules.variant.dark_lord else ""
    dark = "".join(letter for letter in goals if letter in signed)
    plain = "".join(letter for letter in goals if letter not in signed)
    after = own[1:2] if hands == "hidden" else ""
    maze = state.maze
    return tiles_of(maze, plain), tiles_of(maze, dark), tiles_of(maze, after)


@given(ANY_VARIANT, TURNS, SALTS)
def test_a_turn_is_worth_what_is_left_after_an_experts_reply(
    variant: Variant, played: int, salt: int
) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, 2, played, salt)
    sight = look(rules, seen(rules, state))
    scores = turn_scores(sight)
    choices = sorted(scores, key=scores.__getitem__, reverse=True)[:2]
    if scores[choices[0]] >= WON:
        return
    block = Block()
    sliding_search.put_candidates(block, sight, choices)
    sliding_search.put_race(block, *sliding_search.race_after(sight.racers, sight.pace))
    block.world[:], block.width = true_world(rules, state), LANES
    block.alive[: len(choices)] = [True] * len(choices)
    fast.run("replies", block)
    for choice, worth in zip(choices, block.sums, strict=False):
        by_hand = worth_by_hand(rules, state, choice)
        assert min(abs(worth - one) for one in by_hand) < 1e-9, (choice, worth, by_hand)


@given(ANY_VARIANT, TURNS, SALTS)
def test_the_truth_is_among_the_worlds(variant: Variant, played: int, salt: int) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, 2, played, salt)
    sight = look(rules, seen(rules, state))
    field = sliding_search.survey(sight, [(0, 0, 0)], {(0, 0, 0): 0.0}, salt, frozenset())
    plain, signed = sight.unseen
    truth, worlds = true_world(rules, state), sliding_search.worlds(field)
    assert len(worlds) >= 1
    if rules.variant.hands != "own":
        assert truth[:2] in {world[:2] for world in worlds}
    for theirs, dark, own in worlds:
        assert not own & (theirs | dark)
        if sight.goals[1].kind == 0:
            assert not theirs & ~plain
            assert not dark & ~signed
            assert (theirs | dark).bit_count() == truth[0].bit_count() + truth[1].bit_count()


@given(st.integers(1, 24), st.integers(1, 12), st.booleans())
def test_odds_are_those_of_the_sight(unseen: int, cards: int, any_order: bool) -> None:
    from daedalus.bots.sliding.sight import _odds

    odds = np.zeros(64)
    fill_odds(odds, unseen, cards, any_order)
    assert odds[: unseen + 1] == pytest.approx(_odds(cards, unseen, any_order))


@pytest.mark.parametrize("options", [{}, {"dark_lord": True}])
def test_nobody_is_thought_to_have_passed_by_its_own_card(options: dict[str, Any]) -> None:
    rules = edition("galaxy", **options)
    assert isinstance(rules, Sliding)
    thought = 0
    for deal in range(2):
        state = rules.start(Setup(2, f"memory {deal}"))
        bots = [make("master", "a"), make("expert", "b")]
        for ply in range(60):
            if state.phase == ENDED:
                break
            seat = state.seat
            if seat == 0 and ply % 2 == 0:
                passed = sliding_memory.passed_by(rules, seen(rules, state))
                thought += bool(passed)
                assert not set(state.left[1][:1]) & passed
            state = rules.apply(
                state, seat, bots[seat].choose(rules, rules.view(state, seat), seat, 3, ply)
            )
    assert thought > 4


def test_who_saw_nothing_remembers_nothing() -> None:
    rules = rules_of(("classic", {}))
    state, _ = play_out(rules, rules.start(Setup(2, "a stranger")), 9, 1)
    assert sliding_memory.passed_by(rules, seen(rules, state)) == frozenset()
