"""What is written once above all editions."""

import pytest

import daedalus
from daedalus.core.game import ranks


def test_perft_counts_lists_of_actions() -> None:
    game = daedalus.new_game("classic", seats=2, seed="a")
    assert daedalus.perft(game.rules, game.state, 0) == 1
    assert daedalus.perft(game.rules, game.state, 1) == len(game.legal(game.to_act[0]))


def test_a_game_that_is_over_has_nothing_to_follow() -> None:
    rules, state = daedalus.read_position("classic fff/fff/fff f a1,c3 1e - A:,B:C")
    assert daedalus.perft(rules, state, 1) == 0
    assert rules.to_act(state) == ()


def test_replay_stops_at_the_first_action_that_is_not_allowed() -> None:
    game = daedalus.new_game("classic", seats=2, seed="7", start=1)
    with pytest.raises(daedalus.IllegalAction, match="'d4': push first, then walk"):
        daedalus.replay(game.rules, game.first, [(0, "d4"), (0, "b1=5")])


def test_equal_scores_share_a_rank_and_the_next_is_left_out() -> None:
    assert ranks(()) == ()
    assert ranks((5, 5, 5)) == (1, 1, 1)
    assert ranks((1, 2, 2, 3)) == (4, 2, 2, 1)
