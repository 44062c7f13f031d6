"""How long the bots for the sliding editions think, compiled and interpreted."""

import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median, quantiles

from daedalus import fast
from daedalus.bots import make
from daedalus.bots.sliding import static as sliding_static
from daedalus.bots.sliding.sight import look
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.position import State
from tools.bench.foundation import positions
from tools.bench.report import Report


def thinking_ms(think: Callable[[State], object], states: list[State], wall: bool) -> list[float]:
    """Return how long each move took: wall-clock time if there is a budget, else CPU time."""
    clock = time.perf_counter if wall else time.process_time
    times = []
    for state in states:
        view = RULES.view(state, state.seat)
        start = clock()
        think(view)
        times.append((clock() - start) * 1000)
    return times


FIRST_MOVE = """
import time
start = time.process_time()
import daedalus
imported = time.process_time()
game = daedalus.new_game("classic", seats=2, seed="7")
daedalus.bots.make("master").choose(game.rules, game.view(0), 0, 100)
print((imported - start) * 1000, (time.process_time() - imported) * 1000)
"""


def first_move_ms(times: int = 5) -> tuple[float, float]:
    """Return how long the import and a master's first move take in a fresh process, at best."""
    command = [sys.executable, "-c", FIRST_MOVE]
    told = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        for _ in range(times)
    ]
    return min(float(each[0]) for each in told), min(float(each[1]) for each in told)


def run() -> Report:
    """Measure thinking times after warm-up."""
    report = Report("bots")
    states = positions(60)

    def chosen(level: str, budget_ms: int | None = None) -> Callable[[State], object]:
        bot = make(level)
        return lambda view: bot.choose(RULES, view, view.seat, budget_ms)

    for level in ("easy", "medium", "hard", "expert"):
        thinking_ms(chosen(level), states[:2], False)
        times = thinking_ms(chosen(level), states, False)
        wish = "< 5" if level == "expert" and fast.ready() else ""
        report.add(f"{level}, a push, median", median(times), "ms", wish)
    plainly = thinking_ms(
        lambda view: sliding_static.score_turns(look(RULES, view)), states[:20], False
    )
    report.add("expert, a push, median, interpreted", median(plainly), "ms", "< 1000")
    if fast.ready():
        imports, first = first_move_ms()
        report.add("import daedalus, fresh process, CPU", imports, "ms", "< 100")
        report.add("first move of a master with 100 ms, fresh process, CPU", first, "ms", "< 500")
        thinking_ms(chosen("master", 100), states[:2], True)
        times = thinking_ms(chosen("master", 100), states * 3, True)
        report.add("master with 100 ms, a push, median, wall", median(times), "ms")
        worst = quantiles(times, n=100)[-1]
        report.add("master with 100 ms, a push, 99th percentile, wall", worst, "ms", "< 150")
    return report
