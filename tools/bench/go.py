"""Go!: how quickly rolls are solved, what the full table holds, and whether better bots win."""

import time
from itertools import combinations, product
from statistics import median
from typing import Final

from daedalus.bots.go.levels import play_match
from daedalus.core.game import Setup
from daedalus.editions.go.board import CELL_OF, DICE
from daedalus.editions.go.rules import RULES
from daedalus.editions.go.solver import count, solve
from daedalus.fast import ready
from tools.bench.report import Report

GAMES: Final = 200
MATCHES: Final = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("master", "expert"))


def first_solutions(report: Report, step: int) -> None:
    """Measure the time to the first solution, which has as few tiles as possible."""
    for dice in DICE:
        times = []
        for roll in list(map("".join, product(*DICE[dice])))[::step]:
            start = time.process_time()
            solve(roll)
            times.append((time.process_time() - start) * 1000)
        report.add(f"{dice}: first solution, median", median(times), "ms", "< 5")
        report.add(f"{dice}: first solution, worst of {len(times)}", max(times), "ms", "< 200")
    start = time.process_time()
    count("NBUW")
    report.add("all 6556 solutions of one roll", time.process_time() - start, "s")


def tables(report: Report) -> None:
    """Make the full tables, compiled, and report what they hold."""
    from tools.bench.go_table import table, unsolvable

    unsolvable(["SGCW"])  # compile now, not while measuring
    start = time.process_time()
    rows = {dice: table(dice) for dice in DICE}
    report.add("both full tables, compiled", time.process_time() - start, "s", "< 60")
    for dice, each in rows.items():
        found = sorted(row.solutions for row in each)
        report.add(f"{dice}: rolls without a solution", found.count(0))
        report.add(f"{dice}: solutions of a roll, fewest", found[0])
        report.add(f"{dice}: solutions of a roll, median", found[len(found) // 2])
        report.add(f"{dice}: solutions of a roll, most", found[-1])
        for tiles in (4, 5, 6):
            enough = sum(row.fewest == tiles for row in each)
            report.add(f"{dice}: rolls for which {tiles} tiles suffice", enough)
    start = time.process_time()
    missing = unsolvable("".join(four) for four in combinations(CELL_OF, 4))
    report.add("sets of four treasures without a solution, of 10626", len(missing))
    report.add("finding that out, compiled", time.process_time() - start, "s")


def match(better: str, worse: str, games: int) -> float:
    """Return the percentage of games that *better* wins against *worse* at a table of two."""
    wins = 0
    for game in range(games):
        levels = [better, worse] if game % 2 == 0 else [worse, better]
        state = RULES.start(Setup(2, f"match {game // 2}"))
        state, _, _ = play_match(RULES, state, levels, f"match {game}")
        outcome = RULES.outcome(state)
        wins += outcome is not None and levels[outcome.winners[0]] == better
    return 100 * wins / games


def run(games: int = GAMES, step: int = 1, whole: bool = True) -> Report:
    """Measure everything; *step* selects some of the rolls, and the full tables are optional."""
    report = Report("go")
    first_solutions(report, step)
    if whole and ready():
        tables(report)
    for better, worse in MATCHES:
        share = match(better, worse, games)
        report.add(f"{better} against {worse}, {games} games: won", share, "%", ">= 60")
    return report
