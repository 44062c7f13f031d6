"""What reviews say about bots makes sense: who plays better loses less, and luck evens out."""

from itertools import pairwise

import pytest

import daedalus
from daedalus.arena.contest import Contest, Matchup, play_game
from daedalus.bots import LEVELS
from daedalus.editions import edition
from daedalus.review import chances, look_back
from daedalus.review.parameters import fit_of
from daedalus.review.race import corners
from daedalus.review.sliding import standing
from tests.review.test_account import check, played
from tools.bench.reliability import gaps, row, tell
from tools.bench.report import Report
from tools.review import levels
from tools.review.fit import forecasts, in_arrays
from tools.review.fit_points import connect_loss, loss, of_connect
from tools.review.reliability import Forecast, brier, by_cards, least, tenths
from tools.review.selfplay import EVERY, games, points, samples

LONG = levels.GAMES


def test_in_a_sample_stronger_levels_lose_less_by_a_decision() -> None:
    sample = ("random", "medium", "expert")
    lost = [levels.per_decision([levels.lost(levels.played(level, 0))]).value for level in sample]
    assert lost == sorted(lost, reverse=True)


def test_decisions_lose_what_a_review_says() -> None:
    game = levels.played("random", 1).at(20)
    own, decisions = levels.lost(game)
    totals = look_back(game).totals
    assert own == pytest.approx(-sum(total.own for total in totals))
    assert decisions == sum(total.decisions for total in totals)


def test_the_doubt_of_a_mean_is_that_of_whole_games() -> None:
    alike = [levels.Loss(0.5, 10)] * 4
    assert levels.per_decision(alike) == (0.05, 0)
    apart = [levels.Loss(1.0, 10), levels.Loss(0.0, 10)] * 2
    assert levels.per_decision(apart).doubt == pytest.approx(0.049)


def test_luck_that_tells_the_results_leaves_little_doubt() -> None:
    lost = levels.Loss(0.0, 1)
    told = [levels.Luck(lost, (0.3, -0.3), 0.0, 1.0), levels.Luck(lost, (-0.3, 0.3), 0.0, 0.0)]
    assert levels.per_game(told * 2).value == 0
    assert levels.narrower(told * 2) == pytest.approx(0, abs=1e-6)


@pytest.mark.long
def test_stronger_levels_lose_less_by_a_decision() -> None:
    lost = [
        levels.per_decision([levels.lost(levels.played(level, number)) for number in range(LONG)])
        for level in LEVELS
    ]
    assert all(weaker.value >= stronger.value for weaker, stronger in pairwise(lost)), lost


@pytest.mark.long
def test_the_account_of_a_thousand_games_adds_up() -> None:
    for number in range(LONG):
        seats = 2 + number % 3
        cards = 1 + number % (24 // seats)
        check(played("classic", seats, "hard", "medium", number, cards=cards))


@pytest.mark.long
def test_luck_averages_to_nothing_and_without_it_intervals_are_narrower() -> None:
    games = [levels.luck(levels.played(levels.LUCK_OF, number)) for number in range(LONG)]
    mean, doubt = levels.per_game(games)
    assert abs(mean) < 2.6 / levels.SURE * doubt
    assert levels.narrower(games) <= 0.7


def test_a_fit_sees_what_a_review_weighs() -> None:
    """All points at once have the chances that a review gives to each of them."""
    rules = edition("classic", cards=2)
    fit = fit_of(rules, 3)._replace(trust=0.7, home=0.4)
    found = list(points(rules, next(samples(rules, 3, 1, "sense", ("hard",), twice=True))))
    direct = []
    for point in found:
        values = list(corners(point.me, point.before, point.after, fit)[: 2 << len(point.before)])
        for reach in point.reaches:
            assert 0 <= reach <= 1
            values = [
                miss + reach * (hit - miss)
                for miss, hit in zip(values[::2], values[1::2], strict=True)
            ]
        direct.append((values[0], float(point.won)))
    at_once = [
        pair for batch in forecasts(in_arrays(found), fit) for pair in zip(*batch, strict=True)
    ]
    assert sorted(at_once) == [pytest.approx(each) for each in sorted(direct)]


def test_what_is_in_reach_is_what_a_review_weighs() -> None:
    rules = edition("classic", cards=2)
    fit = fit_of(rules, 3)
    sample = next(samples(rules, 3, 1, "sense", ("hard",)))
    waiting = [(sample.state, seat) for seat in range(3) if seat != sample.state.seat]
    for (state, seat), point in zip(waiting, points(rules, sample), strict=False):
        (((chance,), _),) = forecasts(in_arrays([point]), fit)
        direct = standing(rules, rules.view(state, seat), seat)
        assert chance == pytest.approx(direct, abs=0.005)


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


def test_the_command_tells_for_each_tenth_how_many_more_were_won_than_was_said() -> None:
    found = [Forecast(game, 0.25, (1, 1), game % 2 == 0, again=game % 2 == 0) for game in range(20)]
    report = Report("reliability")
    tell(report, "hidden", 2, found)
    assert gaps(found)[2] == "+25.0 ± 11.2"
    assert set(gaps(found)[3:]) == {"-"}
    assert report.notes == [row(["hidden", "2", "20", "0.312", "0.274", "0.000", *gaps(found)])]
