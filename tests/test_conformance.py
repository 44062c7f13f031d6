"""The laws that every edition keeps, run on each edition found."""

from contextlib import suppress
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE, Timed
from daedalus.svg import picture
from tests.strategies import SEEDS, actors, games, players

pytestmark = pytest.mark.parametrize("edition", daedalus.edition_names())


@given(st.data())
def test_a_record_tells_the_whole_game(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    assert daedalus.read_game(game.record()) == game
    daedalus.verify(game)


@given(st.data())
def test_replay_rebuilds_the_state(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    events = [(event.seat, event.action) for event in game.events]
    assert daedalus.replay(game.rules, game.first, events) == game.state
    assert game.at(len(game.events)) == game


@given(st.data())
def test_whoever_may_act_can_and_nobody_else(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    for seat in actors(game):
        assert bool(game.legal(seat)) == (seat in game.to_act)
    assert bool(game.to_act) == (game.outcome is None)
    assert HOUSE not in game.to_act[:-1]  # the house comes last


@given(st.data())
def test_every_legal_action_plays(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    before = game.position
    for seat in game.to_act:
        actions = game.legal(seat)
        assert len(set(actions)) == len(actions)
        assert actions == game.legal(seat)
        for action in data.draw(st.lists(st.sampled_from(actions), max_size=20)):
            after = game.rules.apply(game.state, seat, action)
            assert daedalus.play(game.rules, game.state, seat, action) == after
            assert game.play(seat, str(action)).state == after
    assert game.position == before


@given(st.data())
def test_nothing_else_plays(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    other = data.draw(games(edition))
    before = game.position
    known = {action for seat in actors(other) for action in other.legal(seat)}
    for action in data.draw(st.lists(st.sampled_from(sorted(known) or ["x"]), max_size=20)):
        for seat in actors(game):
            if action not in game.legal(seat):
                with pytest.raises(GameError, match=r"not a|not allowed"):
                    game.play(seat, str(action))
    assert game.position == before


@given(st.data())
def test_actions_are_their_texts(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    for seat in game.to_act:
        for action in game.legal(seat):
            text = str(action)
            assert type(text) is str
            assert text == action
            again = game.rules.parse(text)
            assert again == action
            assert type(again) is type(action)


@given(st.data())
def test_positions_and_views_are_lines_of_text(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    for state in [game.state, *(game.view(seat) for seat in players(game))]:
        text = game.rules.write(state)
        assert "\n" not in text
        assert game.rules.read(text) == state
        rules, again = daedalus.read_position(text)
        assert rules.write(again) == text


@given(st.data(), SEEDS)
def test_what_is_imagined_from_a_view_looks_like_it(
    edition: str, data: st.DataObject, seed: str
) -> None:
    game = data.draw(games(edition))
    for seat in players(game):
        view = game.view(seat)
        full = game.rules.imagine(view, seed)
        assert game.rules.view(full, seat) == view
        assert game.rules.view(view, seat) == view
        assert game.rules.imagine(view, seed) == full
        assert game.rules.imagine(full, seed) == full  # nothing is left to imagine
        if seat is not None:
            assert game.rules.legal(full, seat) == game.legal(seat)
            assert game.rules.legal(view, seat) == game.legal(seat)


@given(st.data())
def test_a_view_tells_how_the_game_stands(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    for seat in players(game):
        view = game.view(seat)
        assert tuple(game.rules.to_act(view)) == game.to_act
        assert game.rules.outcome(view) == game.outcome
        assert game.rules.seated(view) == len(game.players)


@given(st.data())
def test_a_dealt_game_is_never_unusual(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    assert game.rules.status(game.state) == ()


@given(st.data())
def test_a_game_draws_itself_and_shows_no_more_than_the_view(
    edition: str, data: st.DataObject
) -> None:
    game = data.draw(games(edition))
    drawing = ElementTree.fromstring(game._repr_svg_())
    assert drawing.tag.endswith("svg")
    for seat in players(game):
        assert picture(game.rules, game.view(seat)) == game._repr_svg_()


@given(st.data())
def test_an_outcome_ranks_everyone(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition, most=150))
    outcome = game.outcome
    if outcome is not None:
        assert len(outcome.ranks) == len(outcome.scores) == len(game.players)
        assert outcome.winners
        for rank in outcome.ranks:
            assert rank == 1 + sum(other < rank for other in outcome.ranks)


@given(st.data())
def test_the_same_seed_deals_the_same_game(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    seats = len(game.players)
    again = game.rules.start(daedalus.Setup(seats, game.seed or ""))
    assert again == game.first


@given(st.text(max_size=40))
def test_no_text_breaks_the_readers(edition: str, text: str) -> None:
    rules = daedalus.edition(edition)
    for read in (rules.parse, rules.read, daedalus.read_game, daedalus.read_position):
        with suppress(GameError):  # any other error fails the test
            read(text)


@given(st.data())
def test_no_damaged_text_breaks_the_readers(edition: str, data: st.DataObject) -> None:
    game = data.draw(games(edition))
    for text, read in (
        (game.position, game.rules.read),
        (game.record(), daedalus.read_game),
    ):
        at = data.draw(st.integers(0, len(text)))
        to = data.draw(st.integers(at, min(len(text), at + 9)))
        damaged = text[:at] + data.draw(st.text(" ,:;!/?-=0123abcdABCD\n", max_size=6)) + text[to:]
        with suppress(GameError):  # any other error fails the test
            read(damaged)


@given(st.data(), SEEDS)
def test_what_is_done_for_someone_whose_time_is_up_is_legal(
    edition: str, data: st.DataObject, seed: str
) -> None:
    game = data.draw(games(edition))
    for seat in game.to_act:
        if seat == HOUSE:
            continue
        done = game.rules.idle(game.view(seat), seat, seed)
        assert done == game.rules.idle(game.state, seat, seed), "the view is enough"
        assert bool(done) != isinstance(game.rules, Timed), "who keeps its own time waits"
        after = game
        for action in done:
            after = after.play(seat, action)


@given(st.data())
def test_where_the_rules_keep_time_an_action_bears_its_moment(
    edition: str, data: st.DataObject
) -> None:
    game = data.draw(games(edition))
    rules = game.rules
    if isinstance(rules, Timed):
        for seat in game.to_act:
            for action in game.legal(seat)[:5]:
                later = rules.stamped(action, 61_200)
                assert rules.moment(later) == 61_200
                assert rules.moment(rules.bare(later)) is None
                assert rules.stamped(rules.bare(later), 61_200) == later


@given(st.data(), SEEDS)
def test_a_game_begins_from_any_position_or_view(
    edition: str, data: st.DataObject, seed: str
) -> None:
    before = data.draw(games(edition))
    if not before.to_act:
        return
    seat = data.draw(st.sampled_from([seat for seat in players(before) if seat is not None]))
    for state in (before.state, before.view(seat)):
        text = before.rules.write(state)
        options: dict[str, Any] = dict(before.rules.chosen)
        game = daedalus.new_game(edition, position=text, seed=seed, **options)
        assert game.to_act == before.to_act
        assert game.view(seat) == before.view(seat)
        assert game.first == (before.state if state is before.state else game.state)
        mover = game.to_act[0]
        game = game.play(mover, str(game.legal(mover)[0]))
        assert daedalus.read_game(game.record()) == game
        daedalus.verify(game)
