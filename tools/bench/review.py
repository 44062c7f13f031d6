"""How long looking back at a game takes, with kernels and without."""

import time
from collections.abc import Callable
from unittest.mock import patch

from daedalus import fast
from daedalus.arena.contest import Contest, play_game
from daedalus.core.record import Game
from daedalus.editions import read_game
from daedalus.review import look_back
from tools.bench.report import Report

GAMES = 3
TURNS = 60  # of a game of four


def games(edition: str, seats: int, one: str, other: str, count: int = GAMES) -> list[Game]:
    """Return games of bots."""
    contest = Contest((one, other), edition, {}, seats, seed="bench")
    pairing = contest.pairings()[0]
    return [read_game(play_game(contest, pairing, game).record) for game in range(count)]


def seconds_a_turn(played: list[Game], review: Callable[[Game], object] = look_back) -> float:
    """Return the CPU seconds of a review for each turn of these games."""
    review(played[0].at(8))  # warm up: tables of the race
    start = time.process_time()
    for game in played:
        review(game)
    turns = sum(len(game.events) // 2 for game in played)
    return (time.process_time() - start) / turns


def run() -> Report:
    """Measure a review, scaled to a game of four with 60 turns."""
    report = Report("review")
    four = games("classic", 4, "hard", "medium")
    if fast.ready():
        took = TURNS * seconds_a_turn(four)
        report.add(f"classic, four, {TURNS} turns, with kernels", took, "s", "< 2")
        two = TURNS * seconds_a_turn(games("classic", 2, "hard", "medium"))
        report.add(f"classic, two, {TURNS} turns, with kernels", two, "s", "< 2")
    with patch.object(fast, "ready", lambda: False):
        took = TURNS * seconds_a_turn([four[0].at(24)])
    report.add(f"classic, four, {TURNS} turns, interpreted", took, "s", "< 20")
    for edition in ("connect", "go"):
        played = games(edition, 4, "hard", "medium", 1)
        start = time.process_time()
        look_back(played[0])
        report.add(f"{edition}, four, a whole game", time.process_time() - start, "s")
    return report
