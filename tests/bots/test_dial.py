"""The dial: numbers as levels, and what they are made of."""

from __future__ import annotations

from itertools import count, pairwise
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import daedalus
from daedalus.bots import Bot, make, reads_history
from daedalus.bots.clock import watched_by
from daedalus.bots.connect.dial import STEPS as CONNECT
from daedalus.bots.dial import STEPS, STRONGEST, WEAKEST, level_at, step_now, strength
from daedalus.bots.go.levels import pace_of
from daedalus.bots.ladder import LEVELS, number_of
from daedalus.bots.sliding.dial import STEPS as SLIDING
from daedalus.bots.sliding.dial import Way, glance
from daedalus.core.errors import OptionError
from daedalus.core.game import Setup, Timed
from daedalus.core.record import Player, begin
from daedalus.editions import edition_names, read_game
from daedalus.editions.classic import RULES
from tools.ladder import (
    GAMES,
    PLOT,
    README,
    TABLE,
    Job,
    deal,
    digest,
    fresh,
    keep,
    pairs,
    plot,
    table,
)
from tools.ladder import SLIDING as SLIDING_EDITIONS


def turn(bot: Bot, game: Any) -> Any:
    seat = next(seat for seat in game.to_act if seat >= 0)
    return bot.turn(game.rules, game.view(seat), seat, 1, len(game.events), game.history(seat))


@pytest.mark.parametrize("name", edition_names())
def test_every_step_plays_every_edition(name: str) -> None:
    for level in ("0", *STEPS, "0.4", "7.5", "19.9"):
        timed = isinstance(daedalus.edition(name), Timed)
        options: dict[str, Any] = {"pause": 20} if timed else {}
        game: Any = daedalus.new_game(name, seats=2, seed=level, **options)
        if timed:
            game = game.play(-1, game.legal(-1)[0])
        seat = next(seat for seat in game.to_act if seat >= 0)
        for action in turn(make(level, "7"), game):
            game = game.play(seat, action)


@pytest.mark.parametrize(
    "level", ["", "21", "-1", "1.25", "7.", ".5", "\u0667", "nan", "1e1", "007"]
)
def test_what_is_not_on_the_dial_is_refused(level: str) -> None:
    with pytest.raises(OptionError, match="no such bot"):
        make(level)


@pytest.mark.parametrize("level", [True, -1, 20.5, float("nan"), float("inf")])
def test_a_number_off_the_dial_is_refused(level: float) -> None:
    with pytest.raises(OptionError, match="no such bot"):
        make(level)


def test_a_number_has_one_text() -> None:
    assert [make(level).level for level in (7, 7.0, "7", "7.0", 7.5)] == ["7", "7", "7", "7", "7.5"]
    assert [level_at(number) for number in (-1, 0.04, 7.26, 50)] == ["0", "0", "7.3", "20"]


def test_every_engine_has_a_way_of_thinking_for_every_step() -> None:
    assert len(STEPS) == STRONGEST - WEAKEST + 1
    assert len(SLIDING) == len(CONNECT) == STRONGEST + 1


def test_between_two_steps_both_think() -> None:
    thinks = [step_now(7.3, str(ply)) for ply in range(1000)]
    assert set(thinks) == {7, 8}
    assert 250 < thinks.count(8) < 350


@pytest.mark.parametrize("name", ["hard", "master"])
def test_two_names_are_steps_of_the_sliding_dial(name: str) -> None:
    step, moves = level_at(number_of(name)), []
    for level in (name, step):
        game: Any = daedalus.new_game("classic", seats=2, seed="stops", cards=3)
        ticks = count()
        with watched_by(lambda ticks=ticks: next(ticks) / 1000):  # type: ignore[misc]
            while game.to_act and len(game.events) < 20:
                seat = game.to_act[0]
                for action in turn(make(level, "7"), game):
                    game = game.play(seat, action)
        moves.append([event.action for event in game.events])
    assert moves[0] == moves[1]


def test_only_those_who_search_read_the_moves() -> None:
    readers = [level for level in (*LEVELS, *STEPS) if reads_history(RULES, level)]
    assert readers == ["master", "18", "19", "20"]


def test_a_glance_sees_as_many_pushes_as_it_looks_at() -> None:
    state = RULES.start(Setup(2, "glance"))
    lanes = RULES.lanes(state)
    for looks in (1, 2.5, 7, 30):
        many = []
        for salt in range(200):
            seen = glance(Way(looks=looks, strays=0.5), RULES, state, salt * 7919)
            boards = lanes.split(seen)
            assert all(board in (0, lanes.board) for board in boards)
            many.append(sum(board > 0 for board in boards))
        assert looks - 0.2 < sum(many) / len(many) < looks + 0.2
    assert glance(Way(), RULES, state, 1) == 0


def test_people_overlook_turned_tiles() -> None:
    state = RULES.start(Setup(2, "turned"))
    lanes = RULES.lanes(state)

    def turned(strays: float) -> int:
        found = 0
        for salt in range(300):
            seen = lanes.split(glance(Way(looks=1, strays=strays), RULES, state, salt * 7919))
            found += next(lane for lane, board in enumerate(seen) if board) % len(lanes.ways) > 0
        return found

    assert turned(0.3) < turned(1.0) - 30


def test_every_step_of_go_is_faster_and_slips_less() -> None:
    paces = [pace_of(step) for step in STEPS]
    for slower, faster in pairwise(paces):
        assert faster.look < slower.look
        assert faster.solve < slower.solve
        assert faster.slips < slower.slips


def test_a_record_names_a_number() -> None:
    game = begin(RULES, Setup(2, "1"), (Player(), Player("bot:7.5")))
    assert read_game(game.record()).players[1].kind == "bot:7.5"


def test_every_level_has_its_place() -> None:
    places = [number_of(level) for level in LEVELS]
    assert places == sorted(places)
    assert strength("hard") is None


def test_the_ladder_of_one_sliding_edition_is_that_of_all() -> None:
    """So docs/ladder.md needs one column for the three of them."""
    for number in range(4):
        with watched_by(process_time):  # the ladder's clock, which goes when this ends
            won = {
                deal(Job(name, 2, "9", "8", number, "same"))
                for name in SLIDING_EDITIONS.split(", ")
            }
        assert len(won) == 1


def test_the_pages_show_the_games_of_the_steps_as_they_think_today() -> None:
    assert table(GAMES) in TABLE.read_text()
    assert digest(GAMES) in README.read_text()
    assert PLOT.read_text() == plot(GAMES)


def test_a_step_that_thinks_in_another_way_is_played_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one, other = fresh("classic", 2, 7).plus(0.5), fresh("go", 2, 7).plus(1.0)
    keep([one, other], path)
    assert [pair.edition for pair in pairs(path)] == ["classic", "go"]
    keep([one._replace(ways=("(1.0,)", one.ways[1])), other], path)
    assert [pair.edition for pair in pairs(path)] == ["go"]
