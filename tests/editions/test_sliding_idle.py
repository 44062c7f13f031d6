"""What is done for a player whose time is up: a push and no step."""

import pytest

from daedalus.editions import new_game


@pytest.mark.parametrize("edition", ["classic", "galaxy"])
@pytest.mark.parametrize("dark_lord", [False, True])
@pytest.mark.parametrize("pushed", [False, True])
def test_who_idles_pushes_anything_and_stays(edition: str, dark_lord: bool, pushed: bool) -> None:
    for number in range(12):
        game = new_game(edition, seats=3, seed=str(number), dark_lord=dark_lord)
        seat = game.to_act[0]
        if pushed:
            game = game.play(seat, game.legal(seat)[number])
        idle = game.rules.idle(game.state, seat, str(number))
        assert len(idle) == 2 - pushed
        before = game
        for action in idle:
            before, game = game, game.play(seat, action)
        assert game.state.pieces == before.state.pieces
        assert game.state.lord == before.state.lord
        assert game.to_act == ((seat + 1) % 3,)
