"""The master's look at replies is what experts would do, and the likeliest worlds come first."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import fast
from daedalus.bots.kernels import guessing
from daedalus.bots.sliding import compiled as sliding_compiled
from daedalus.bots.sliding import search as sliding_search
from daedalus.bots.sliding import static as sliding_static
from daedalus.bots.sliding.expert import turn_scores
from daedalus.bots.sliding.sight import look, tiles_of
from daedalus.core.maze import turns
from daedalus.editions.sliding.actions import pushes, walks
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import ENDED, NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from tests.fast.test_kernels import ANY_VARIANT, rules_of, some_way_in

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from daedalus.fast.arrays import SIGHT_RECORD  # noqa: E402
from daedalus.fast.block import Block  # noqa: E402
from daedalus.fast.judgement import WON  # noqa: E402
from daedalus.fast.lanes import CELLS, LANES, U  # noqa: E402
from daedalus.fast.replies import best_turn, fill_odds  # noqa: E402
from daedalus.fast.rollout import likely_tile  # noqa: E402
from daedalus.fast.static import ride_along  # noqa: E402

Choice = tuple[int, int, int]
Variant = tuple[str, dict[str, Any]]
SALTS, TURNS = st.integers(0, 10_000), st.integers(0, 40)


def seen(rules: Sliding, state: State) -> State:
    view: State = rules.view(state, state.seat)
    return view


def judged_few(rules: Sliding, state: State, width: int) -> tuple[float, Any]:
    picked, block = np.zeros(4, np.int64), Block()
    sliding_compiled.put_sight(block, look(rules, seen(rules, state)))
    sight = np.frombuffer(block, SIGHT_RECORD, 1)[0]
    value = best_turn(
        sight, np.zeros(1, SIGHT_RECORD)[0], width, picked, np.zeros((2, CELLS)),
        np.zeros((2, LANES), np.int64), np.zeros(LANES, U), np.zeros((12, LANES), U),
    )  # fmt: skip
    return value, picked


@pytest.mark.long  # numba compiles; the built kernel shows the same in the next test, twice a turn
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
    """Return what the other really goes for, and one's own next card."""
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
    block.world[:], block.weight, block.width = true_world(rules, state), 1.0, LANES
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
    field = sliding_search.survey(sight, [(0, 0, 0)], {(0, 0, 0): 0.0}, salt)
    plain, signed = sight.unseen
    truth, worlds = true_world(rules, state), sliding_search.worlds(field)
    assert len(worlds) >= 1
    if rules.variant.hands != "own":
        assert truth[:2] in {world[:2] for world in worlds}
    for theirs, dark, own, _ in worlds:
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


@given(TURNS, SALTS)
def test_who_suspects_a_card_looks_at_the_likeliest_worlds_first(played: int, salt: int) -> None:
    rules = rules_of(("classic", {}))
    state = some_way_in(rules, 2, played, salt)
    sight = look(rules, seen(rules, state))
    if sight.goals[1].kind != 0:
        return
    guessed = guessing(sight, salt)
    field = sliding_search.survey(guessed, [(0, 0, 0)], {(0, 0, 0): 0.0}, salt)
    worlds = sliding_search.worlds(field)
    weights = [world.weight for world in worlds]
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) > min(sliding_search.ENOUGH, 1 - 1e-9)
    assert sum(weights[:-1]) <= sliding_search.ENOUGH
    for world in worlds:
        assert world.weight == guessed.likely[(world.plain | world.signed).bit_length() - 1]


@given(st.lists(st.floats(0, 1), min_size=50, max_size=50), st.integers(0, 11))
def test_what_is_thought_of_a_tile_rides_along_with_it(likely: list[float], at: int) -> None:
    after = np.zeros(50)
    ride_along(np.array(likely), at, after)
    slot = slots(7, 7)[at]
    assert tuple(after) == sliding_static.likely_after(tuple(likely), slot, 7, 7)
    for tile in range(50):
        there = sliding_static.tiles_after(1 << tile, slot, 7, 7).bit_length() - 1
        assert after[there] == likely[tile]


@given(st.lists(st.floats(0.01, 1), min_size=1, max_size=20), st.integers(1, 1 << 60))
def test_cards_are_dealt_as_often_as_they_are_likely(weights: list[float], seed: int) -> None:
    likely, state = np.zeros(50), np.array([seed], U)
    likely[: len(weights)] = np.array(weights) / sum(weights)
    drawn = np.zeros(50)
    for _ in range(400):
        drawn[int(likely_tile(likely, state)).bit_length() - 1] += 1 / 400
    assert abs(drawn - likely).max() < 0.15
    assert not drawn[likely == 0].any()
