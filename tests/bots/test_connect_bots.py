"""The bots of Connect: they play by the rules, see only their view, and mind what they leave."""

from itertools import combinations, count
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import daedalus
from daedalus import bots
from daedalus.bots.ask import Ask
from daedalus.bots.clock import watched_by
from daedalus.bots.connect.levels import choose
from daedalus.bots.connect.plan import EXPERT, Search, look_ahead
from daedalus.bots.connect.worth import Worth, expected_best, expected_best_with
from daedalus.bots.ladder import LEVELS
from daedalus.core.errors import OptionError
from daedalus.core.game import Setup
from daedalus.editions.connect.maze import Survey
from daedalus.editions.connect.rules import RULES, State
from tests.editions.connect_plain import all_lays
from tests.strategies import games


def played(seats: int, seed: str, *levels: str) -> State:
    """Return the end of a game of bots, with every action checked."""
    state = RULES.start(Setup(seats, seed))
    ply = 0
    while RULES.to_act(state):
        seat = state.seat
        bot = bots.make(levels[seat % len(levels)], seed)
        action = bot.choose(RULES, RULES.view(state, seat), seat, 5, ply)
        state = daedalus.play(RULES, state, seat, action)
        ply += 1
    assert ply == 46
    return state


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_level_plays_whole_games_by_the_rules(seats: int) -> None:
    played(seats, "levels", *LEVELS)


def test_all_levels_there_are_play_connect() -> None:
    assert LEVELS == bots.LEVELS
    state = RULES.start(Setup(2, "a"))
    with pytest.raises(OptionError, match="no such bot for connect: 'god': there are random"):
        choose(Ask("god", RULES, state, state.seat, None, "a"))


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
@settings(max_examples=20)
@given(game=games("connect", most=45), seed=st.text(max_size=3))
def test_what_a_seat_cannot_see_changes_nothing(level: str, game: daedalus.Game, seed: str) -> None:
    """The same bot with the same view does the same, whatever the others hold."""
    seat = game.to_act[0]
    view = game.view(seat)
    action = bots.make(level, seed).choose(game.rules, view, seat, None, 7)
    other = game.rules.view(game.rules.imagine(view, f"{seed}!"), seat)
    assert bots.make(level, seed).choose(game.rules, other, seat, None, 7) == action
    assert action in game.legal(seat)


@settings(max_examples=12)
@given(game=games("connect", most=45), seed=st.text(max_size=3))
def test_a_search_sees_no_more_and_is_the_same_every_time(game: daedalus.Game, seed: str) -> None:
    seat = game.to_act[0]
    view = game.view(seat)
    search = Search(keep=3, deals=2)
    action = look_ahead(RULES, view, seat, seed, search)
    other = RULES.view(RULES.imagine(view, f"{seed}!"), seat)
    assert look_ahead(RULES, other, seat, seed, search) == action
    assert action in game.legal(seat)


def test_medium_takes_a_largest_catch() -> None:
    state = RULES.read("connect 0,0=aAB/2,0=aAY - 1 :7AH,:7GN")
    assert len(choose(Ask("medium", RULES, state, 0, None, "a")).take) == 2


def test_medium_does_what_a_look_at_all_actions_finds_best() -> None:
    for seed in range(10):
        state = RULES.start(Setup(2 + seed % 5, f"medium {seed}"))
        for ply in range(46):
            actions = RULES.legal(state, state.seat)
            most = max(len(action.take) for action in actions)
            action = choose(Ask("medium", RULES, state, state.seat, None, str(seed), ply))
            assert action in actions
            assert len(action.take) == most
            state = RULES.apply(state, state.seat, action)


def test_where_no_path_leads_out_every_level_lays_beside_the_maze() -> None:
    closed = RULES.read("connect 0,0=6AB/1,0=cCD/0,1=3EF/1,1=9GH - 1 :5IP3KL,:7BT")
    for level in LEVELS:
        assert choose(Ask(level, RULES, closed, 0, 5, "a")) in RULES.legal(closed, 0)


def test_easy_overlooks_long_paths() -> None:
    far = RULES.read("connect 0,0=2AB/1,0=aCD/2,0=aEF/3,0=aGH - 1 :5AY,:7NO")
    assert choose(Ask("medium", RULES, far, 0, None, "a")) == "lay 25@4,0=a take 0,0"
    assert choose(Ask("easy", RULES, far, 0, None, "a")) == "lay 25@4,0=a"
    near = RULES.read("connect 0,0=2AB/1,0=aCD - 1 :5AY,:7NO")
    assert choose(Ask("easy", RULES, near, 0, None, "a")) == "lay 25@2,0=a take 0,0"


def test_hard_leaves_the_next_player_as_little_as_it_can() -> None:
    """With the pile gone the other hand is known, and a plain look at all replies is the judge."""
    as_good = 0
    for seed in range(15):
        state = RULES.start(Setup(2, f"hard {seed}"))
        for ply in range(42 + seed % 3):
            action = bots.make("medium", str(seed)).choose(RULES, state, state.seat, None, ply)
            state = RULES.apply(state, state.seat, action)
        assert not state.pile
        seat = state.seat
        gains = {}
        for action in RULES.legal(state, seat):
            after = RULES.apply(state, seat, action)
            replies = RULES.legal(after, after.seat)
            gains[action] = len(action.take) - max(len(reply.take) for reply in replies)
        chosen = choose(Ask("hard", RULES, RULES.view(state, seat), seat, None, "a"))
        as_good += gains[chosen] == max(gains.values())
    assert as_good >= 14


@settings(max_examples=20)
@given(games("connect", most=46))
def test_the_worth_of_a_maze_is_what_its_lays_catch(game: daedalus.Game) -> None:
    """Exact for one tile; for several never too many and seldom too few (see `Worth`)."""
    state = game.state
    worth = Worth(Survey(state.lying))
    for tile in RULES.unseen(RULES.view(state, None))[:6]:
        alone = state._replace(hands=((tile,), *state.hands[1:]), seat=0)
        most = max(len(taken) for *_, taken in all_lays(alone))
        assert worth.catches(tile) <= most
        if not worth.catches(tile):
            assert not any(len(taken) == 1 for *_, taken in all_lays(alone))


def test_the_worth_of_a_maze_is_seldom_too_low() -> None:
    right = lower = 0
    for seed in range(20):
        state = RULES.start(Setup(2, f"worth {seed}"))
        for ply in range(30):
            action = bots.make("medium", str(seed)).choose(RULES, state, state.seat, None, ply)
            state = RULES.apply(state, state.seat, action)
        worth = Worth(Survey(state.lying))
        for tile in state.pile:
            alone = state._replace(hands=((tile,), ()), seat=0)
            most = max(len(action.take) for action in RULES.legal(alone, 0))
            right += worth.catches(tile) == most
            lower += worth.catches(tile) < most
    assert right > 20 * lower


@given(st.lists(st.integers(0, 3), min_size=1, max_size=7), st.integers(1, 3))
def test_expectations_are_what_counting_gives(values: list[int], drawn: int) -> None:
    hands = [max(hand) for hand in combinations(values, min(drawn, len(values)))]
    assert expected_best(values, drawn) == pytest.approx(sum(hands) / len(hands))
    with_one = [max(1, value) for value in values]
    assert expected_best_with(1, values) == pytest.approx(sum(with_one) / len(with_one))


def test_nothing_is_expected_of_nobody() -> None:
    assert expected_best([], 2) == 0
    assert expected_best([1, 2], 0) == 0
    assert expected_best_with(2, []) == 2


def test_a_master_keeps_to_its_time() -> None:
    state = RULES.start(Setup(2, "time"))
    view = RULES.view(state, state.seat)
    quick = process_time()
    bots.make("master").choose(RULES, view, state.seat, 20)
    quick = process_time() - quick
    slow = process_time()
    bots.make("master").choose(RULES, view, state.seat, 400)
    slow = process_time() - slow
    assert quick < slow


def test_a_master_keeps_to_the_time_of_the_clock_that_all_bots_share() -> None:
    state = RULES.start(Setup(2, "time"))
    looks = count()
    with watched_by(lambda: 0.01 * next(looks)):  # an arena that counts CPU time, or a stop
        bots.make("master").choose(RULES, RULES.view(state, state.seat), state.seat, 100)
    assert next(looks) == 11


def test_a_single_way_is_taken_without_search() -> None:
    state = RULES.read("connect 0,0=2AB - 1 :5CD,:5FG")
    assert look_ahead(RULES, state, 0, "a", EXPERT) == "lay 3@1,0=a"


def test_the_last_tile_is_laid_with_nobody_left_to_hinder() -> None:
    state = RULES.read("connect 0,0=2AB/1,0=8CD/1,1=4EF - 1 :3AY5GH,:")
    for level in LEVELS:
        assert choose(Ask(level, RULES, state, 0, 5, "a")) in RULES.legal(state, 0)
