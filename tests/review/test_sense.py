"""What reviews say about bots makes sense: who plays better loses less, and luck evens out."""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import correlation, fmean, stdev

import pytest

import daedalus
from daedalus.arena.contest import Contest, Matchup, play_game
from daedalus.bots import LEVELS, make
from daedalus.bots.clock import count_cpu_time
from daedalus.core.record import Game
from daedalus.editions import edition
from daedalus.review import chances, review
from daedalus.review.contest import reviewed
from daedalus.review.fit import chance_of
from daedalus.review.fit_points import connect_loss, loss, of_connect
from daedalus.review.parameters import fit_of
from daedalus.review.race import corners
from daedalus.review.reliability import Forecast, brier, by_cards, least, tenths
from daedalus.review.selfplay import EVERY, games, points, samples
from daedalus.review.sliding import standing
from tests.review.test_account import check, played

LONG = 1000
TURNS = 40  # players at random hardly ever end a game: it is reviewed that far


def self_play(level: str, games: int) -> Iterator[Game]:
    """Yield games of a level against itself."""
    bots = [make(level, str(seat)) for seat in range(2)]
    count_cpu_time(True)
    try:
        for number in range(games):
            game = daedalus.new_game("classic", seed=f"sense/{number}")
            while game.to_act and (level != "random" or len(game.events) < 2 * TURNS):
                seat, ply = game.to_act[0], len(game.events)
                turn = bots[seat].turn(game.rules, game.view(seat), seat, 20, ply)
                for action in turn:
                    game = game.play(seat, action)
            yield game
    finally:
        count_cpu_time(False)


def lost_by(level: str, games: int) -> float:
    """Return what a decision of *level* lost against itself, on average."""
    totals = [total for game in self_play(level, games) for total in review(game).totals]
    return -sum(total.own for total in totals) / sum(total.decisions for total in totals)


def test_in_a_sample_stronger_levels_lose_less_by_a_decision() -> None:
    levels = ("random", "medium", "expert")
    lost = [lost_by(level, 1) for level in levels]
    assert lost == sorted(lost, reverse=True)


@pytest.mark.long
def test_stronger_levels_lose_less_by_a_decision() -> None:
    lost = [lost_by(level, LONG) for level in LEVELS]
    assert all(weaker >= stronger for weaker, stronger in pairwise(lost)), lost


@pytest.mark.long
def test_the_account_of_a_thousand_games_adds_up() -> None:
    for number in range(LONG):
        seats = 2 + number % 3
        cards = 1 + number % (24 // seats)
        check(played("classic", seats, "hard", "medium", number, cards=cards))


@pytest.mark.long
def test_luck_averages_to_nothing_and_without_it_intervals_are_narrower() -> None:
    contest = Contest(("expert", "hard"), "classic", {}, 2, LONG, "sense")
    pairing = Matchup("expert", "expert")
    games = [reviewed(play_game(contest, pairing, game)) for game in range(LONG)]
    for total in zip(*(each.totals for each in games), strict=True):
        luck = [each.luck for each in total]
        assert abs(fmean(luck)) < 2.6 * stdev(luck) / sqrt(len(luck))
    told = correlation([each.edge for each in games], [each.played.won for each in games])
    assert sqrt(1 - told**2) <= 0.7  # as wide as plain results spread


def test_a_fit_sees_what_a_review_weighs() -> None:
    """Between the corners a chance is linear in the chances that the points of a fit hold."""
    rules, fit = edition("classic", cards=2), fit_of(edition("classic", cards=2), 3)
    sample = next(samples(rules, 3, 1, "sense", ("hard",)))
    waiting = [(sample.state, seat) for seat in range(3) if seat != sample.state.seat]
    found = list(points(rules, sample))
    for (state, seat), point in zip(waiting, found, strict=False):
        assert all(0 <= reach <= 1 for reach in point.reaches)
        direct = standing(rules, rules.view(state, seat), seat)
        values = corners(point.me, point.before, point.after, fit)
        assert chance_of(point, values) == pytest.approx(direct, abs=0.005)


def test_a_sample_keeps_what_the_seat_in_turn_sees_and_has_a_result_of_its_own() -> None:
    rules = edition("classic", cards=2)
    for level in ("medium", "expert"):
        (states,) = games(rules, 2, 1, "sense", (level,))
        seen = [rules.view(state, state.seat) for state in states]
        found = list(samples(rules, 2, 1, "sense", (level,), twice=True))
        assert len(found) == -(-(len(states) - 1) // EVERY)
        for sample in found:
            assert rules.view(sample.state, sample.state.seat) in seen
            assert {sample.winner, sample.again} <= {0, 1}
            assert not any("?" in hand for hand in sample.state.left)


def test_a_reliability_table_compares_what_was_said_with_what_came() -> None:
    rare = [Forecast(game, 0.25, (1, 1), game == 0, again=game == 0) for game in range(4)]
    found = [*rare, Forecast(4, 1.0, (0, 1), won=True, again=True)]
    low, high = tenths(found)
    assert (low.pushes, low.said, low.won, low.gap) == (4, 0.25, 0.25, 0)
    assert (high.pushes, high.won) == (1, 1)
    assert brier([(1.0, True), (0.5, False)]) == 0.125


def test_nobody_scores_better_than_two_results_of_one_view_agree() -> None:
    fair = [Forecast(game, 0.5, (3, 3), game % 4 < 2, again=game % 2 == 0) for game in range(400)]
    assert least(fair) == 0.25
    assert brier((each.chance, each.won) for each in fair) == 0.25
    assert by_cards(fair, 2) == pytest.approx(0.25, abs=0.01)
    known = [Forecast(game, 1.0, (0, 3), won=True, again=True) for game in range(400)]
    assert least(known) == 0
    assert by_cards(known, 2) < 1e-4


def test_numbers_where_points_decide_can_be_fitted_again() -> None:
    contest = Contest(("easy", "easy"), "connect", {}, 2, seed="sense")
    game = daedalus.read_game(play_game(contest, Matchup("easy", "easy"), 0).record)
    found = list(of_connect(game))
    assert len(found) == len(game.events)
    assert found[0].points == (0, 0)
    assert connect_loss(found, (0.8, 0.1, 0.4)) == pytest.approx(
        loss(
            found, [chances(game.rules, at.state, None) for at in map(game.at, range(len(found)))]
        ),
        abs=0.2,
    )
