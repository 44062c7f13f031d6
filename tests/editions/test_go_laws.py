"""The laws of Go!, on games with real claims: hypothesis lays, lifts, claims and waits."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.game import HOUSE
from daedalus.editions.go.position import (
    BUILD,
    ENDED,
    GOAL,
    NEVER,
    NOBODY,
    PAUSE,
    SCORE_TILES,
    SEARCH,
    State,
)
from daedalus.editions.go.rules import RULES
from tests.editions import go_plain
from tests.editions.go_play import build, new
from tests.editions.test_go_board import names
from tests.strategies import SEEDS


@st.composite
def steps(draw: st.DrawFn, least: int = 1, most: int = 60) -> list[daedalus.Game]:
    """Draw a game for *least* or more and return it as it was after each step."""
    red = draw(st.sampled_from(["half", "full"]))
    dice = draw(st.sampled_from(["pinwheel", "spread"]))
    game = new(draw(st.integers(least, 4)), draw(SEEDS), red=red, dice=dice)
    games = [game]
    for _ in range(draw(st.integers(0, most))):
        if not game.to_act:
            break
        seat = draw(st.sampled_from(game.to_act))
        state = game.state
        late = draw(st.integers(0, 3)) * 500
        in_time = seat != HOUSE and (state.phase != BUILD or state.now + late < state.due)
        stamp = f" +{state.now + late}" if late and in_time else ""
        if state.phase == BUILD and seat != HOUSE and draw(st.booleans()):
            if not state.boards[seat] and draw(st.booleans()):
                game = build(game, seat)
                games.append(game)
            action = f"claim{stamp}"
        else:
            action = draw(st.sampled_from(game.legal(seat)))
            action = action if seat == HOUSE else f"{action}{stamp}"
        game = game.play(seat, action)
        games.append(game)
    return games


def pairs(games: list[daedalus.Game]) -> list[tuple[State, State]]:
    states = [game.state for game in games]
    return list(pairwise(states))


@given(steps())
def test_tiles_stay_on_the_board_apart_and_off_the_middle(games: list[daedalus.Game]) -> None:
    for game in games:
        for board in game.state.boards:
            assert go_plain.fits(names(board))
            assert len({way.tile for way in board}) == len(board)


@given(steps())
def test_solved_agrees_with_the_referee(games: list[daedalus.Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.state.boards):
            roll = game.state.roll
            assert RULES.solved(game.state, seat) == (
                bool(roll) and go_plain.is_solved(names(board), roll)
            )
            found = {letter for letter in roll if go_plain.sees(names(board), letter)}
            assert set(RULES.found(game.state, seat)) == found
            assert names(RULES.loose(game.state, seat)) == go_plain.loose(names(board))


@given(steps())
def test_a_board_bears_the_moment_since_which_it_is_solved(games: list[daedalus.Game]) -> None:
    for before, after in pairs(games):
        for seat, board in enumerate(after.boards):
            solved = bool(after.roll) and go_plain.is_solved(names(board), after.roll)
            assert (after.solved[seat] != NEVER) == solved
            was = before.solved[seat] if before.round == after.round else NEVER
            if solved:
                assert after.solved[seat] == (after.now if was == NEVER else was)
    assert games[-1].rules.status(games[-1].state) == ()


@given(steps(least=2))
def test_unsolved_claims_are_counted_in_a_row_and_of_two_alone(games: list[daedalus.Game]) -> None:
    who, claims = NOBODY, 0
    for game, (before, after) in zip(games[1:], pairs(games), strict=True):
        event = game.events[-1]
        if event.action.startswith("claim") and len(after.scores) == 2:
            good = go_plain.is_solved(names(before.boards[event.seat]), before.roll)
            again = claims if event.seat == who else 0
            who, claims = (NOBODY, 0) if good else (event.seat, again + 1)
        assert after.hasty == (who, claims)
        waits = claims >= 2 and after.phase in (PAUSE, SEARCH)
        for seat, ready in enumerate(after.ready):
            assert ("end" in game.legal(seat)) == (waits and seat != who and not ready)


@given(steps())
def test_scores_change_at_the_check_alone_and_never_fall_below_0(
    games: list[daedalus.Game],
) -> None:
    for before, after in pairs(games):
        assert min(after.scores) >= 0
        checked = before.phase == BUILD and after.phase in (PAUSE, ENDED)
        if len(after.scores) > 1 and not checked:
            assert after.scores == before.scores
        if len(after.scores) == 1:
            solved = go_plain.is_solved(names(before.boards[0]), before.roll)
            assert after.scores[0] - before.scores[0] == (after.round - before.round) * (
                before.phase == BUILD
            )
            assert solved or before.phase != BUILD or after.round == before.round


@given(steps(least=2))
def test_the_check_follows_the_values_of_the_score_tiles(games: list[daedalus.Game]) -> None:
    full = games[0].rules.chosen.get("red") == "full"
    for before, after in pairs(games):
        if before.phase == BUILD and after.phase in (PAUSE, ENDED):
            for seat, tile in enumerate(after.taken):
                if tile == 1 or go_plain.is_solved(names(after.boards[seat]), after.roll):
                    gain = tile
                else:
                    gain = -tile if full else -tile // 2
                assert after.scores[seat] == max(0, before.scores[seat] + gain)
            assert (after.phase == ENDED) == (max(after.scores) >= GOAL)
        if after.phase == ENDED and max(after.scores) < GOAL:
            assert before.hasty.claims >= 2  # ended by the other one, as its winner
            assert RULES.outcome(after) == ((1, 2) if after.hasty.seat else (2, 1), after.scores)


@given(steps(least=2))
def test_the_score_tiles_of_a_round_are_handed_out_once_each(games: list[daedalus.Game]) -> None:
    for before, after in pairs(games):
        tiles = SCORE_TILES[len(after.scores)]
        held = [tile for tile in after.taken if tile]
        assert len(held) == len(set(held))
        assert sorted(held, reverse=True) == list(tiles[: len(held)])  # the highest go first
        if before.phase == SEARCH and after.phase == ENDED:
            assert not held  # ended by the other one, before anyone could build
        elif after.phase in (PAUSE, ENDED) and after.round:
            assert sorted(held, reverse=True) == list(tiles)
        if before.phase == after.phase == BUILD:
            for was, tile in zip(before.taken, after.taken, strict=True):
                assert was in (0, tile)  # no way back


@given(steps(least=2))
def test_a_claimed_board_is_frozen(games: list[daedalus.Game]) -> None:
    for before, after in pairs(games):
        if before.phase == BUILD:
            for seat, tile in enumerate(before.taken):
                if tile:
                    assert after.boards[seat] == before.boards[seat]


@given(steps(most=90))
def test_the_joker_is_where_the_rules_say(games: list[daedalus.Game]) -> None:
    due = NOBODY
    for before, after in pairs(games):
        if after.round > before.round:
            due = before.taken.index(1) if 1 in before.taken else NOBODY
            assert due == NOBODY or len(after.scores) > 2
        assert after.joker == due
        for seat, board in enumerate(after.boards):
            assert seat == due or "J" not in {way.tile for way in board}


@given(steps())
def test_time_never_goes_back_and_the_house_is_never_late(games: list[daedalus.Game]) -> None:
    for before, after in pairs(games):
        assert after.now >= before.now >= before.since
        if after.phase == BUILD:
            assert after.now < after.due


@given(steps())
def test_the_view_hides_the_dice_and_nothing_else(games: list[daedalus.Game]) -> None:
    game = games[-1]
    for seat in (*range(len(game.players)), None):
        assert game.view(seat) == game.state._replace(dice="?")
