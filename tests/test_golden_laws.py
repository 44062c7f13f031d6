"""The laws of every edition on its golden games: stored once, they go through every line."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import daedalus
from daedalus.core.game import HOUSE, Timed
from daedalus.core.history import read_history, write_history
from tests.strategies import players, stages

NAMES = ("classic-two", "pirates-four", "galaxy-dark-lord", "connect-six", "go-two")
FOLDER = Path(__file__).parent / "games"


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> daedalus.Game:
    return daedalus.read_game((FOLDER / f"{request.param}.game").read_text(encoding="utf-8"))


@pytest.fixture
def half(game: daedalus.Game) -> daedalus.Game:
    """The game some way into it."""
    return game.at(len(game.events) // 2)


def seats_to_act(game: daedalus.Game) -> list[int]:
    return [seat for seat in game.to_act if seat != HOUSE]


def test_replay_rebuilds_the_last_position(game: daedalus.Game) -> None:
    events = [(event.seat, event.action) for event in game.events]
    assert daedalus.replay(game.rules, game.first, events) == game.state


def test_what_is_imagined_from_a_view_looks_like_it(half: daedalus.Game) -> None:
    rules = half.rules
    for seat in players(half):
        view = half.view(seat)
        full = rules.imagine(view, "golden")
        assert rules.view(full, seat) == view
        assert rules.imagine(full, "golden") == full, "nothing is left to imagine"


def test_what_is_done_for_someone_whose_time_is_up_is_legal(half: daedalus.Game) -> None:
    for seat in seats_to_act(half):
        done = half.rules.idle(half.view(seat), seat, "golden")
        assert bool(done) != isinstance(half.rules, Timed), "who keeps its own time waits"
        after = half
        for action in done:
            after = after.play(seat, action)


def test_an_action_bears_its_moment_where_the_rules_keep_time(half: daedalus.Game) -> None:
    rules: Any = half.rules
    if isinstance(rules, Timed):
        for seat in half.to_act:
            later = rules.stamped(half.legal(seat)[0], 61_200)
            assert rules.moment(later) == 61_200
            assert rules.moment(rules.bare(later)) is None


def test_a_history_is_what_a_seat_saw(game: daedalus.Game) -> None:
    for seat in players(game):
        seen = game.history(seat)
        assert [move.action for move in seen.moves] == [event.action for event in game.events]
        if not isinstance(game.rules, Timed):
            assert read_history(game.rules, write_history(game.rules, seen)) == seen


def test_who_looks_on_plays_along_what_others_lay() -> None:
    game = daedalus.read_game((FOLDER / "connect-six.game").read_text(encoding="utf-8"))
    view = game.rules.view(game.first, None)
    for event in game.events:
        view = game.rules.apply(view, event.seat, game.rules.parse(event.action))
    assert game.rules.outcome(view) == game.outcome


def test_a_position_draws_itself(half: daedalus.Game) -> None:
    drawn: Any = half.state
    assert ElementTree.fromstring(drawn._repr_svg_()).tag.endswith("svg")


def test_the_treasures_that_are_linked_are_named() -> None:
    game = daedalus.read_game((FOLDER / "go-two.game").read_text(encoding="utf-8"))
    rules: Any = game.rules
    for stage in stages(game):
        state: Any = stage.state
        if state.roll:
            solved = [rules.solved(state, seat) for seat in range(2)]
            assert solved == [len(rules.found(state, seat)) == 4 for seat in range(2)]
