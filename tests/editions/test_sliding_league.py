"""The league's table: homes row by row, and a referee who goes on without a player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.errors import GameError, IllegalAction, NotationError
from daedalus.core.game import HOUSE, perft
from daedalus.core.maze import cell_name
from daedalus.core.record import begin, verify
from daedalus.editions import read_position
from daedalus.editions.sliding.rules import Sliding
from daedalus.svg import Replay
from tests.strategies import SEEDS


def game_of(seats: int, seed: str = "7", **options: object) -> daedalus.Game:
    rules = daedalus.edition("classic", league=True, start=1, **options)
    return begin(rules, daedalus.Setup(seats, seed))


@pytest.mark.parametrize(
    ("seats", "corners"), [(1, "a1"), (2, "a1 g1"), (3, "a1 g1 a7"), (4, "a1 g1 a7 g7")]
)
def test_homes_go_row_by_row(seats: int, corners: str) -> None:
    game = game_of(seats)
    assert [cell_name(cell, 7) for cell in game.state.pieces] == corners.split()
    assert isinstance(game.rules, Sliding)
    homes = [game.rules.goal(game.state, seat) for seat in range(seats)]
    assert tuple(homes) == game.state.pieces


def test_no_menu_offers_it_and_records_name_it() -> None:
    game = game_of(2)
    assert "league" not in [option.name for option in game.rules.options]
    assert "options start=1 league=true" in game.record()
    assert game.position.startswith("classic;league=true ")
    verify(daedalus.read_game(game.record()))
    rules, state = read_position(game.position)
    assert (rules.chosen["league"], state) == (True, game.state)


@given(st.integers(1, 4), SEEDS, st.data())
def test_games_go_on_without_those_who_are_gone(seats: int, seed: str, data: st.DataObject) -> None:
    game = game_of(seats, seed, cards=2)
    for _ in range(30):
        if not game.to_act:
            break
        seat = data.draw(st.sampled_from(game.to_act))
        action = data.draw(st.sampled_from(game.legal(seat)))
        before, game = game, game.play(seat, action)
        gone = game.state.gone
        assert game.state.seat not in gone
        assert len(gone) < seats
        assert (HOUSE in game.to_act) == (len(gone) + 1 < seats and game.outcome is None)
        if seat == HOUSE:
            assert set(gone) - set(before.state.gone) == {int(action[-1]) - 1}
            assert game.state.maze == before.state.maze
            assert game.state.pieces == before.state.pieces
        for looks in (*range(seats), None):
            view = game.view(looks)
            assert game.rules.read(game.rules.write(view)) == view
            assert game.rules.view(game.rules.imagine(view, "x"), looks) == view
    assert daedalus.read_game(game.record()) == game


def test_turns_skip_players_who_are_gone() -> None:
    game = game_of(4)
    movers = []

    def turn(game: daedalus.Game) -> daedalus.Game:
        movers.append(game.to_act[0])
        for _ in range(2):
            game = game.play(movers[-1], game.legal(movers[-1])[0])
        return game

    game = turn(game).play(HOUSE, "drop 4")
    game = turn(turn(turn(game)))
    game = game.play(1, game.legal(1)[0]).play(HOUSE, "drop 2")
    game = turn(turn(turn(game)))
    assert movers == [0, 1, 2, 0, 2, 0, 2]
    assert game.state.gone == (1, 3)


def test_who_is_dropped_in_turn_loses_the_rest_of_it() -> None:
    game = game_of(3)
    game = game.play(0, game.legal(0)[0])
    game = game.play(HOUSE, "drop 1")
    assert game.to_act == (1, HOUSE)
    assert game.state.phase == "p"
    assert "gone=1" in game.position
    game = game.play(HOUSE, "drop 2")
    assert game.to_act == (2,)
    with pytest.raises(IllegalAction, match="not the last one"):
        game.play(HOUSE, "drop 3")


def test_the_next_card_is_seen_when_the_turn_comes_early() -> None:
    text = game_of(3).position.replace("league=true", "league=true;sealed=23")
    rules, state = read_position(text)
    after = rules.apply(state, HOUSE, rules.parse("drop 1"))
    assert (after.seat, after.sealed) == (1, (2,))


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "drop 2"), (HOUSE, "b1=5"), (HOUSE, "drop 3"), (HOUSE, "drop 9")]
)
def test_nobody_else_drops_anybody(seat: int, text: str) -> None:
    with pytest.raises(GameError):
        game_of(2).play(seat, text)


def test_elsewhere_nobody_is_dropped() -> None:
    game = daedalus.new_game("classic", seats=3, seed="7")
    assert HOUSE not in game.to_act
    assert game.legal(HOUSE) == ()
    with pytest.raises(IllegalAction, match="referee of a league"):
        game.play(HOUSE, "drop 2")
    with pytest.raises(NotationError, match="only in a league"):
        game.rules.read(game.position.replace("classic", "classic;gone=2"))


@pytest.mark.parametrize("gone", ["1", "21", "3", "x"])
def test_positions_name_seats_that_are_gone_in_order(gone: str) -> None:
    game = game_of(2)
    text = game.position.replace("league=true", f"league=true;gone={gone}")
    with pytest.raises(NotationError):
        game.rules.read(text)


def test_who_has_won_may_be_read_after_others_left() -> None:
    game = game_of(2, cards=1, ending="last-card")
    text = game.position.replace("league=true", "league=true;gone=2").replace(" 1p ", " 1e ")
    assert game.rules.read(text).gone == (1,)


def test_counts() -> None:
    rules = daedalus.edition("classic", league=True, start=1)
    state = rules.start(daedalus.Setup(2, "a"))
    plain = daedalus.edition("classic", start=1)
    dealt = plain.start(daedalus.Setup(2, "a"))
    # The referee's two drops come on top of the pushes; tiles are dealt as ever.
    assert perft(rules, state, 1) == perft(plain, dealt, 1) + 2
    assert state.maze == dealt.maze


def test_a_replay_shows_it() -> None:
    game = game_of(3).play(HOUSE, "drop 1")
    assert "drop 1" in Replay(game.play(1, game.legal(1)[0])).svg()
