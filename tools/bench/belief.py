"""How well a master guesses what the other is after, from the turns of bots of every level."""

import time
from collections.abc import Iterator
from statistics import mean, quantiles

from daedalus.bots import LEVELS, make
from daedalus.bots.clock import count_cpu_time
from daedalus.bots.sliding.belief import suspects, turns_of
from daedalus.core.game import Setup
from daedalus.core.history import History, Move, moved
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.position import TO_PUSH
from tools.bench.report import Report

GAMES = 8
LONGEST = 80  # turns after which a game is stopped: random players hardly ever finish one
MASTER_MS = 20


def guesses(level: str, deal: int) -> Iterator[tuple[float, float, float]]:
    """Play a game; yield the weight of the true card, its weight by chance, and CPU milliseconds.

    It does so after each turn that found nothing: after a find nothing is known about the next
    card.
    """
    state = first = RULES.start(Setup(2, f"belief/{deal}"))
    moves: list[Move] = []
    while RULES.to_act(state) and len(moves) < 2 * LONGEST:
        seat, other = state.seat, 1 - state.seat
        view, history = RULES.view(state, seat), History(RULES.view(first, seat), tuple(moves))
        if state.phase == TO_PUSH and state.left[other]:
            seen = turns_of(RULES, view, other, history)
            if seen and not seen[-1].found:
                start = time.process_time()
                weights = suspects(RULES, view, other, history)
                took = (time.process_time() - start) * 1000
                yield weights[state.left[other][0]], 1 / len(weights), took
        bot = make(level, f"{deal}/{seat}")
        for action in bot.turn(RULES, view, seat, MASTER_MS, len(moves)):
            after = RULES.apply(state, seat, action)
            moves.append(moved(state, after, seat, action))
            state = after


def run(games: int = GAMES) -> Report:
    """Measure the weight of the true card, without and with the history."""
    report = Report("belief")
    count_cpu_time(True)
    took: list[float] = []
    for level in LEVELS:
        found = [each for deal in range(games) for each in guesses(level, deal)]
        report.add(
            f"{level}: the true card weighs, without a history", mean(c for _, c, _ in found), ""
        )
        report.add(f"{level}: the true card weighs, with it", mean(w for w, _, _ in found), "")
        took += [ms for _, _, ms in found]
    count_cpu_time(False)
    report.add("a thought, CPU, mean", mean(took), "ms")
    report.add("a thought, CPU, 99th percentile", quantiles(took, n=100)[-1], "ms")
    return report
