"""How lively Connect games are, how strong its bots, how fast its rules: figures and targets.

`python -m tools.bench.connect [GAMES] [SHORT]` prints the table: GAMES greedy games for each
number of players, and GAMES or SHORT games for each pair of bots.
"""

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from daedalus.arena.contest import Contest, Matchup, play_game
from daedalus.arena.table import interval
from daedalus.bots import make
from daedalus.core.game import Setup
from daedalus.editions.connect.maze import survey
from daedalus.editions.connect.rules import RULES, State
from tools.bench.report import Report, seconds_each

GAMES: Final = 1000


class Figures(NamedTuple):
    """Averages over some games."""

    catches: float
    winner: float  # the winner's catches
    turns: float  # the share of turns with a catch
    several: float  # the share of turns with more than one tile caught
    held: float  # the share of turns with links, none of which could be caught


WANTED: Final = {2: (37.1, 20.2), 4: (37.6, 11.4), 6: (37.6, 8.4)}
"""Catches and winner's catches of greedy players, measured with an independent program."""
MATCHES: Final = (
    (Matchup("hard", "medium"), 2, 55),
    (Matchup("expert", "hard"), 2, 53),
    (Matchup("easy", "random"), 2, 50),
    (Matchup("medium", "easy"), 2, 50),
)
"""Who should beat whom, at which table, in how many of 100 games; a shared win counts half."""


def figures(seats: int, games: int, level: str = "medium") -> Figures:
    """Return the averages over games of bots of one level."""
    catches = winner = turns = several = held = lays = 0
    for game in range(games):
        state = RULES.start(Setup(seats, f"figures {game}"))
        bot = make(level, f"figures {game}")
        for ply in range(46):
            seat = state.seat
            action = bot.choose(RULES, RULES.view(state, seat), seat, None, ply)
            if not action.take:
                held += any(RULES.catchable(state, lay) for lay in RULES.legal(state, seat))
            several += len(action.take) > 1
            turns += bool(action.take)
            lays += 1
            state = RULES.apply(state, seat, action)
        outcome = RULES.outcome(state)
        assert outcome is not None, "46 lays are a game"
        catches += sum(outcome.scores)
        winner += max(outcome.scores)
    return Figures(
        catches / games, winner / games, 100 * turns / lays, 100 * several / lays, 100 * held / lays
    )


def match(pairing: Matchup, seats: int, games: int) -> tuple[float, float, float]:
    """Return the first bot's win rate in percent, and the 95 % interval."""
    contest = Contest(tuple(pairing), "connect", seats=seats, games=games, seed="connect")
    played = [play_game(contest, pairing, game) for game in range(games)]
    deals = [[each.won for each in played if each.deal == deal] for deal in range(games // seats)]
    rate, low, high = interval(deals)
    return 100 * rate, 100 * low, 100 * high


def middle_games(count: int) -> list[State]:
    """Return positions from the middle of greedy games."""
    states = []
    for game in range(count):
        state = RULES.start(Setup(2 + game % 5, f"middle {game}"))
        bot = make("medium", f"middle {game}")
        for ply in range(23):
            action = bot.choose(RULES, RULES.view(state, state.seat), state.seat, None, ply)
            state = RULES.apply(state, state.seat, action)
        states.append(state)
    return states


def speed(report: Report) -> None:
    """Add the time for the legal actions of a position and for a whole greedy game."""
    states = middle_games(50)

    def all_legal() -> None:
        survey.cache_clear()  # as for an unseen position
        for state in states:
            RULES.legal(state, state.seat)

    took = seconds_each({"legal": all_legal, "game": lambda: figures(2, 1)}, rounds=5)
    report.add("legal actions, middle game", took["legal"] / len(states) * 1000, "ms", "< 2")
    report.add("a greedy game of two", took["game"] * 1000, "ms", "< 100")


def run(games: int = GAMES, in_match: int | None = None) -> Report:
    """Measure everything: *games* for the figures, and for every match unless told otherwise."""
    report = Report("connect")
    report.notes.append(
        f"{games} greedy games for each number of players, {in_match or games} in each match."
    )
    speed(report)
    for seats, (catches, winner) in WANTED.items():
        found = figures(seats, games)
        report.add(f"{seats} players: catches a game", found.catches)
        report.add("  off the figure of the rules", _off(found.catches, catches), "%", "< 5")
        report.add(f"{seats} players: winner's catches", found.winner)
        report.add("  off the figure of the rules", _off(found.winner, winner), "%", "< 5")
        report.add(f"{seats} players: turns with a catch", found.turns, "%")
        report.add(f"{seats} players: turns with several", found.several, "%")
        report.add(f"{seats} players: turns with links that all stay", found.held, "%")
    report.add("2 random players: catches a game", figures(2, games, "random").catches)
    for pairing, seats, least in MATCHES:
        rate, low, high = match(pairing, seats, in_match or games)
        name = f"{pairing}, {seats} players: won (95 %: {low:.1f} to {high:.1f})"
        report.add(name, rate, "%", f">= {least}")
    return report


def _off(found: float, wanted: float) -> float:
    return abs(found / wanted - 1) * 100


def main(arguments: Sequence[str]) -> None:
    print(run(*map(int, arguments)).text(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
