"""The figures of Connect in a short form; `python -m tools.bench.connect` has the whole."""

import pytest

from daedalus.arena.contest import Matchup
from tools.bench.connect import MATCHES, WANTED, figures, main, match, speed
from tools.bench.report import Report


@pytest.mark.parametrize("seats", WANTED)
def test_greedy_players_catch_as_much_as_the_rules_say(seats: int) -> None:
    # 60 games: the mean wanders by less than 1 % a standard error, the winner's by 2 %.
    catches, winner = WANTED[seats]
    found = figures(seats, 60)
    assert found.catches == pytest.approx(catches, rel=0.04)
    assert found.winner == pytest.approx(winner, rel=0.07)
    assert 68 < found.turns < 78
    assert 5 < found.several < 11


def test_random_players_catch_half_as_much() -> None:
    assert 14 < figures(2, 60, "random").catches < 22


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [
        ("easy", "random", 30, 70),
        ("medium", "easy", 60, 55),
        pytest.param("hard", "medium", 30, 55, marks=pytest.mark.long),
        pytest.param("expert", "medium", 4, 50, marks=pytest.mark.long),
    ],
)
def test_each_level_beats_a_lower_one(one: str, other: str, games: int, least: int) -> None:
    rate, low, high = match(Matchup(one, other), 2, games)
    assert low <= rate <= high
    assert rate >= least


@pytest.mark.long
@pytest.mark.parametrize(("pairing", "seats", "least"), MATCHES, ids=str)
def test_each_level_beats_the_one_below_in_many_games(
    pairing: Matchup, seats: int, least: int
) -> None:
    rate, _, _ = match(pairing, seats, 1000)
    assert rate >= least


def test_the_table_says_what_was_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    main(["1", "2"])
    shown = capsys.readouterr().out
    assert "legal actions, middle game" in shown
    assert "expert v hard, 2 players: won (95 %:" in shown
    assert "1 greedy games for each number of players, 2 in each match." in shown


def test_the_rules_are_fast_enough() -> None:
    report = Report("connect")
    speed(report)
    assert [line.met for line in report.lines] == [True, True]
