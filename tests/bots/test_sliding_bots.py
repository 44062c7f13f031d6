"""The bots for the sliding editions: always legal, from views alone, and never blind to a goal."""

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import fast
from daedalus.bots import LEVELS, make
from daedalus.bots.sliding.near import aims, near, nearest_turn, play_out, some_bit
from daedalus.bots.sliding.plan import plan_turn
from daedalus.bots.sliding.race import Racer, TurnOdds, corners, finish
from daedalus.core.errors import OptionError
from daedalus.core.game import Setup, play
from daedalus.core.maze import cells_of, push, reach, rides, turns
from daedalus.editions import edition
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.actions import pushes
from daedalus.editions.sliding.box import slot_at
from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("pirates", {"hands": "open"}),
    ("classic", {"hands": "own", "cards": 3}),
    ("galaxy", {"ending": "edge", "cards": 2}),
    ("galaxy", {"ending": "last-card", "cards": 2}),
    ("classic", {"ending": "point:d4", "cards": 1}),
    ("galaxy", {"dark_lord": True, "cards": 5}),
    ("galaxy", {"dark_lord": True, "hands": "own", "cards": 5}),
    ("classic", {"size": 5, "cards": 1}),
    ("classic", {"size": 9, "cards": 2}),
]
ANY_VARIANT = st.sampled_from(VARIANTS)


def rules_of(variant: tuple[str, dict[str, Any]]) -> Sliding:
    rules = edition(variant[0], **variant[1])
    assert isinstance(rules, Sliding)
    return rules


def some_way_in(rules: Sliding, seats: int, plies: int, salt: int) -> State:
    deal = rules.start(Setup(seats, str(salt)))
    state, _ = play_out(rules, deal, plies, salt)
    return deal if state.phase == ENDED else state


def finds_something(rules: Sliding, before: State, after: State) -> bool:
    seat = before.seat
    return after.phase == ENDED or len(after.found[seat]) > len(before.found[seat])


def can_find(rules: Sliding, state: State) -> bool:
    """Try every turn there is."""
    seat = state.seat
    for first in rules.legal(state, seat):
        pushed = rules.apply(state, seat, first)
        for walk in rules.legal(pushed, seat):
            if finds_something(rules, state, rules.apply(pushed, seat, walk)):
                return True
    return False


def turn_of(level: str, rules: Sliding, state: State, ply: int, ms: int | None = None) -> State:
    """Let a bot make its turn, each action checked."""
    bot, seat = make(level, "t"), state.seat
    for step in range(2):
        action = bot.choose(rules, rules.view(state, seat), seat, ms, ply + step)
        state = play(rules, state, seat, action)
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_all_levels_play_every_variant_to_its_end(
    level: str, variant: tuple[str, dict[str, Any]]
) -> None:
    rules = rules_of(variant)
    slow = rules.variant.size != 7 and level in ("expert", "master")  # interpreted
    for seats in (2,) if slow else (1, 2, 3, 4):
        state, ply = rules.start(Setup(seats, "all")), 0
        while state.phase != ENDED and ply < (12 if slow or level == "random" else 120):
            state = turn_of(level, rules, state, ply, 2)
            ply += 2


@given(ANY_VARIANT, st.integers(1, 4), st.integers(0, 25), st.integers(0, 999))
def test_no_goal_within_one_turn_is_missed(
    variant: tuple[str, dict[str, Any]], seats: int, plies: int, salt: int
) -> None:
    rules = rules_of(variant)
    state = some_way_in(rules, seats, plies, salt)
    if can_find(rules, state):
        levels = ("medium", "hard") if rules.variant.size != 7 else LEVELS[2:]
        for level in levels:
            assert finds_something(rules, state, turn_of(level, rules, state, 0, 2)), level


def turns_needed(state: State, limit: int = 2) -> int:
    """Search whole turns for the next card, plainly, as if nobody pushed in between."""
    letter = state.left[state.seat][:1].encode()
    spots = [(state.maze, state.pieces[state.seat], state.barred)]
    for turn in range(1, limit + 1):
        after = []
        for maze, cell, barred in spots:
            width, height = maze.width, maze.height
            for action in pushes(width, height, turns(maze.spare), barred):
                slot = slot_at(width, height)[action.row * width + action.column]
                moved = push(maze, slot, action.sides)
                reached = reach(moved, rides(slot, width, height)[cell])
                goal = moved.motifs.index(letter)
                if reached >> goal & 1:
                    return turn
                undo = rides(slot, width, height).index(slot.cell)
                after += [(moved, end, undo) for end in cells_of(reached)]
        spots = after
    return limit + 1


def check_planner(count: int) -> None:
    for at in range(count):
        state = some_way_in(RULES, 2, at % 40, at)
        if state.left[state.seat]:
            assert plan_turn(RULES, state).turns == turns_needed(state), RULES.write(state)


def test_the_planner_needs_as_many_turns_as_a_full_search() -> None:
    check_planner(25)


@pytest.mark.long
def test_the_planner_needs_as_many_turns_as_a_full_search_on_2000_positions() -> None:
    check_planner(2000)


@given(st.sampled_from(VARIANTS[:8]), st.integers(2, 4), st.integers(0, 20), st.integers(0, 99))
def test_bots_know_their_view_and_nothing_more(
    variant: tuple[str, dict[str, Any]], seats: int, plies: int, salt: int
) -> None:
    """Full states that look the same to a seat lead to the same action, and so does its view."""
    rules = rules_of(variant)
    state = some_way_in(rules, seats, plies, salt)
    view = rules.view(state, state.seat)
    other = rules.imagine(view, "another deal")
    for level in LEVELS[:5]:
        bot = make(level, "s")
        actions = {
            str(bot.choose(rules, rules.view(truth, state.seat), state.seat, None, 4))
            for truth in (state, other)
        }
        assert len(actions) == 1


def test_the_seed_and_the_ply_decide_and_nothing_else() -> None:
    state = some_way_in(RULES, 2, 10, 3)
    view = RULES.view(state, state.seat)
    for level in LEVELS[:5]:
        chosen = [make(level, "x").choose(RULES, view, state.seat, None, 8) for _ in range(2)]
        assert chosen[0] == chosen[1]
    tried = {make("easy", "x").choose(RULES, view, state.seat, None, ply) for ply in range(40)}
    assert len(tried) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_everything_works_without_kernels(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "ready", lambda: False)
    state = some_way_in(RULES, 2, 6, 5)
    start = time.process_time()
    turn_of(level, RULES, state, 6, 100)
    assert time.process_time() - start < 5


@pytest.mark.skipif(not fast.ready(), reason="no kernels here")
def test_expert_thinks_alike_with_and_without_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [some_way_in(RULES, 2, 5 + at, at) for at in range(4)]
    compiled = [turn_of("expert", RULES, state, 0) for state in states]
    monkeypatch.setattr(fast, "ready", lambda: False)
    assert [turn_of("expert", RULES, state, 0) for state in states] == compiled


@pytest.mark.skipif(not fast.ready(), reason="no kernels here")
def test_master_keeps_its_time() -> None:
    bot, took = make("master"), []
    for at in range(6):
        state = some_way_in(RULES, 2, 8, at)
        start = time.perf_counter()
        bot.choose(RULES, RULES.view(state, state.seat), state.seat, 100)
        took.append(time.perf_counter() - start)
    # A busy machine may stretch one.
    assert sorted(took)[2] < 0.15


def test_there_is_no_other_level() -> None:
    with pytest.raises(OptionError, match="grandmaster"):
        make("grandmaster")


def test_a_bot_says_that_it_finds_and_what_it_leaves() -> None:
    state = next(
        state
        for state in (some_way_in(RULES, 2, 6, at) for at in range(99))
        if nearest_turn(RULES, state).far == 0
    )
    advice = make("hard").advise(RULES, RULES.view(state, state.seat), state.seat)
    assert advice.reasons[0].name == "finds"
    letter = dict(advice.reasons[0].details)["letter"]
    assert letter == state.left[state.seat][0]
    after = play(RULES, play(RULES, state, state.seat, advice.action), state.seat, advice.then[0])
    assert after.found[state.seat].endswith(letter)


def test_a_bot_says_what_it_plans_or_nears_or_blocks() -> None:
    names = set()
    for at in range(40):
        state = some_way_in(RULES, 2, 7, at)
        seat = state.seat
        advice = make("expert").advise(RULES, RULES.view(state, seat), seat)
        names |= {reason.name for reason in advice.reasons}
        pushed = play(RULES, state, seat, advice.action)
        walk = make("expert").advise(RULES, RULES.view(pushed, seat), seat)
        assert walk.then == ()
        of_the_push = ("blocks", "leaves")
        ends = [reason.name for reason in advice.reasons if reason.name not in of_the_push]
        # What the push has carried nearer, the walk alone need not bring nearer still.
        assert [reason.name for reason in walk.reasons] in (ends, [] if ends == ["nears"] else ends)
    assert names >= {"finds", "plans", "blocks"}


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_two_of_a_kind_do_not_stall(level: str) -> None:
    for at in range(6):
        state, ply = RULES.start(Setup(2, f"stall {at}")), 0
        while state.phase != ENDED:
            state = turn_of(level, RULES, state, ply)
            ply += 2
            assert ply < 800


@given(st.integers(1, (1 << 60) - 1), st.integers(0, 80))
def test_some_bit_is_a_bit_that_is_set(bits: int, start: int) -> None:
    assert bits >> some_bit(bits, start) & 1


def test_nothing_is_near_where_there_is_no_goal() -> None:
    far, ends = near(0b111, 0, (0, 0), 7)
    assert (far, ends) == (99, 0b111)


def test_an_aim_counts_every_tile_that_shows_the_card() -> None:
    text = "classic aKaaaKaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 5 d4 1p - :K"
    state = RULES.read(text)
    assert aims(RULES, state, 0)[0].tiles == (0, 3)


def test_races_are_chances() -> None:
    pace = TurnOdds()
    for racer in (Racer(0, True), Racer(3, True), Racer(2, False)):
        for table in finish(racer, pace):
            assert sum(table) == pytest.approx(1, abs=1e-6)
    ahead = corners(Racer(1, True), (Racer(5, True),), pace)
    behind = corners(Racer(5, True), (Racer(1, True),), pace)
    assert ahead[0] > 0.5 > behind[0]
    assert ahead[1] > ahead[0] > ahead[2]  # own chance helps, theirs hurts
    assert ahead[0] == ahead[4] == ahead[8]  # players who are not there
