"""Replays of records: in pieces, each within its budget."""

from __future__ import annotations

import json
from random import Random

import pytest

from daedalus.core.record import Game
from daedalus.editions import new_game
from daedalus.table import replays
from daedalus.table.budget import MOST_ACTIONS, TooLarge
from daedalus.table.replays import Piece, replay_of_record


def long_game(actions: int, seed: str = "7") -> Game:
    """Return a game in which nobody gets anywhere: they play at random."""
    chance, game = Random(seed), new_game("classic", seats=4, seed=seed)
    while len(game.events) < actions and game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, chance.choice(game.legal(seat)))
    return game


def test_no_piece_is_larger_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", 2_000)
    record = long_game(100).record()
    start, pieces = 0, 0
    while start is not None:
        answer = replay_of_record(record, Piece(start))
        told = json.loads(answer)
        assert len(answer) < 6_000
        start, pieces = told["next"], pieces + 1
    assert pieces > 5


def test_a_record_of_too_many_actions_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "read_game", lambda record: pytest.fail("it was read"))
    with pytest.raises(TooLarge):
        replay_of_record("1 0 b1=6\n" * (MOST_ACTIONS + 101), Piece())
