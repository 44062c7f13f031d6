"""The public history holds what everybody saw and nothing else, and so does its text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.bots import make
from daedalus.core.errors import NotationError
from daedalus.core.game import Setup
from daedalus.core.history import History, read_history, write_history
from daedalus.core.record import Game, begin
from daedalus.editions import edition

EDITIONS = st.sampled_from(["classic", "pirates", "galaxy", "connect"])


def played(name: str, seed: int, plies: int) -> Game:
    game: Game = begin(edition(name), Setup(2, str(seed)))
    bot = make("medium" if name != "connect" else "random", str(seed))
    while len(game.events) < plies and game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, bot.choose(game.rules, game.view(seat), seat, 5, len(game.events)))
    return game


@given(EDITIONS, st.integers(0, 99), st.integers(0, 30))
def test_a_history_is_read_as_it_was_written(name: str, seed: int, plies: int) -> None:
    game = played(name, seed, plies)
    history = game.history(1)
    text = write_history(game.rules, history)
    assert "\n" not in text
    assert read_history(game.rules, text) == history
    assert len(history.moves) == len(game.events)


@given(st.integers(0, 99), st.integers(0, 40))
def test_its_finds_are_those_of_the_position(seed: int, plies: int) -> None:
    game = played("classic", seed, plies)
    finds = ["", ""]
    for move in game.history(0).moves:
        finds[move.seat] += move.found
    assert tuple(finds) == game.state.found


@given(st.integers(0, 99), st.integers(0, 40))
def test_who_sees_other_hands_tells_no_other_history(seed: int, plies: int) -> None:
    """The cards that nobody has seen may be dealt anew: the history stays the same."""
    game = played("classic", seed, plies)
    history = game.history(0)
    assert set(history.first.left[1]) == {"?"}
    assert set(history.first.left[0][1:]) == {"?"}


def test_a_history_grows_by_what_is_done() -> None:
    game = played("classic", 3, 12)
    history = History(game.rules.view(game.first, 0))
    state = game.first
    for event in game.events:
        after = game.rules.apply(state, event.seat, game.rules.parse(event.action))
        history = history.after(state, after, event.seat, event.action)
        state = after
    assert history == game.history(0)


@pytest.mark.parametrize("text", ["", "moves", "classic 6a moves 1 b1=6", "x moves 1 b1=6"])
def test_what_tells_no_history_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_history(edition("classic"), text)


@pytest.mark.parametrize("move", ["b1=6", "1", "one b1=6", "1 zz", "999 b1=6"])
def test_a_history_with_a_broken_move_is_refused(move: str) -> None:
    game = played("classic", 1, 0)
    with pytest.raises(NotationError):
        read_history(game.rules, f"{game.position} moves {move}")
