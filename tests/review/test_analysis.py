"""The best turns of a position: legal, sorted, judged from what the seat in turn sees."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.cli.commands.analyse import lines
from daedalus.cli.words import Words
from daedalus.core.errors import OptionError
from daedalus.core.record import Game
from daedalus.review import look_back
from daedalus.review.analysis import analyse
from daedalus.review.sliding import SAME
from tests.review.test_account import played
from tests.strategies import games


@given(st.data())
@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_every_line_is_a_turn_and_the_best_comes_first(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition, most=6))
    if not game.to_act:
        return
    found = analyse(game.rules, game.state, top=3)
    assert found.seat == game.to_act[0]
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.lines) <= 3
    assert bool(found.lines) == (edition != "go")
    assert [*found.lines] == sorted(found.lines, key=lambda line: -line.chance)
    for line in found.lines:
        assert 0 <= line.chance <= 1
        after = game
        for action in line.actions:
            after = after.play(found.seat, action)
        assert line.wins == (after.outcome is not None)


def turns(game: Game) -> int:
    """Return how many ways there are to end the turn."""
    legal = game.rules.legal(game.state, game.to_act[0])
    if len(game.events) % 2:
        return len(legal)
    return sum(turns(game.play(game.to_act[0], push)) for push in legal)


@pytest.mark.parametrize("top", [1, 5, 50])
def test_as_many_turns_are_told_as_were_asked_for_also_where_a_card_can_be_found(top: int) -> None:
    game = played("classic", 2, "hard", "medium", 0, cards=3)
    for ply in range(len(game.events)):
        at = game.at(ply)
        lines = analyse(at.rules, at.state, top).lines
        assert len(lines) == min(top, turns(at))
        assert len({line.actions for line in lines}) == len(lines)


def test_the_best_turn_is_as_good_as_the_one_that_a_review_calls_best() -> None:
    """Only where finding a card does not help can it be better: a review asks finders alone."""
    game = played("classic", 2, "hard", "medium", 1, cards=3)
    for turn in look_back(game).turns:
        at = game.at(turn.ply)
        found = analyse(at.rules, at.state)
        assert turn.best is not None
        if turn.found:
            assert found.lines[0].chance >= turn.best.chance - SAME
        else:
            assert found.lines[0].chance == pytest.approx(turn.best.chance, abs=SAME)
        assert found.chances[found.seat] == found.lines[0].chance


def test_what_the_seat_does_not_see_makes_no_difference() -> None:
    game = daedalus.new_game("classic", seed="7", cards=6)
    other = daedalus.new_game(
        "classic", position=game.rules.write(game.view(game.to_act[0])), seed="other"
    )
    assert other.state != game.state
    assert analyse(other.rules, other.state) == analyse(game.rules, game.state)


def test_a_treasure_within_reach_comes_first_and_is_named() -> None:
    position = "classic 6Aac/5.5/3a9 5 a1,c3 1p - :BC,:A".replace("5.5", "5B55")
    rules, state = daedalus.read_position(position)
    told = list(lines(rules, state, analyse(rules, state, 1), Words("en")))
    assert any("Unusual: No printed game has a board of 3 × 3" in line for line in told)
    assert told[-1].startswith("  1. ")


def test_remarks_name_players_and_creatures() -> None:
    rules, state = daedalus.read_position("connect 0,0=aAC - 1 :5CD,:")
    told = list(lines(rules, state, analyse(rules, state, 1), Words("en")))
    assert "Unusual: No printed game has these tiles: Otter, Owl" in told
    rules, state = daedalus.read_position("go 3 b 0,5,9 SGCW 9,7 -- -- - -/- ? -,3 -")
    told = list(lines(rules, state, analyse(rules, state, 1), Words("en")))
    assert told[1].endswith("is Orla’s board solved?")


def test_how_little_the_others_know_of_a_card_is_said_where_it_is_hidden() -> None:
    game = daedalus.new_game("classic", seed="7", cards=6)
    found = analyse(game.rules, game.state, 1)
    assert found.secret == 24
    assert "any of 24" in "".join(lines(game.rules, game.state, found, Words("en")))
    shown = daedalus.new_game("classic", seed="7", cards=6, hands="open")
    assert not analyse(shown.rules, shown.state, 1).secret


@pytest.mark.parametrize(("language", "share"), [("en", r" \d+\.\d%"), ("de", r" \d+,\d %")])
def test_chances_are_written_as_the_language_writes_numbers(language: str, share: str) -> None:
    game = daedalus.new_game("classic", seed="7")
    *_, last = lines(game.rules, game.state, analyse(game.rules, game.state, 1), Words(language))
    assert re.search(share, last)


@pytest.mark.parametrize("top", [0, 51, -1, True, "5"])
def test_a_wrong_number_of_turns_is_refused(top: int) -> None:
    game = daedalus.new_game("classic")
    with pytest.raises(OptionError, match="not a number of turns"):
        analyse(game.rules, game.state, top)


def test_the_end_of_a_game_is_refused() -> None:
    rules, state = daedalus.read_position("classic 555/555/555 5 a1,c3 1e - :,:")
    with pytest.raises(OptionError, match="over"):
        analyse(rules, state)
