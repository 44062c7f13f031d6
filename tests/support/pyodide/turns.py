"""How long bots think and a review takes, measured by the browser's Python: handed over as a text.

It imports nothing of the tests; `report` is what it found.
"""

import json
from collections.abc import Callable
from typing import Any

from daedalus import new_game
from daedalus.bots import LEVELS, reads_history, texts
from daedalus.core.game import HOUSE
from daedalus.core.history import write_history
from daedalus.review import look_back

BUDGET_MS = 100
EDITIONS = ("classic", "connect")
TURNS = 60
SEED = "bench"

Clock = Callable[[], float]


def played(name: str, seats: int, level: str, cpu: Clock) -> tuple[Any, list[float]]:
    """Return a game of bots, and for each turn its milliseconds of CPU time."""
    game = new_game(name, seats=seats, seed=SEED)
    took: list[float] = []
    while game.outcome is None and len(took) < TURNS:
        seat = game.to_act[0]
        if seat == HOUSE:
            game = game.play(seat, str(game.legal(seat)[0]))
            continue
        rules = game.rules
        past = write_history(rules, game.history(seat)) if reads_history(rules, level) else ""
        view, ply = rules.write(game.view(seat)), len(game.events)
        asked = texts.BotQuestion(name, {}, view, seat, level, SEED, BUDGET_MS, ply, past)
        start = cpu()
        did = texts.choose(asked)
        took.append(1000 * (cpu() - start))
        for action in did:
            game = game.play(seat, action)
    return game, took


def report(cpu: Clock) -> dict[str, Any]:
    """Measure everything."""
    turns = {
        f"{name}, {level}": played(name, 2, level, cpu)[1] for name in EDITIONS for level in LEVELS
    }
    game, _ = played("classic", 4, "hard", cpu)
    look_back(game.at(8))  # warm up: tables of the race
    start = cpu()
    look_back(game)
    seconds = (cpu() - start) * TURNS / (len(game.events) / 2)
    return {"turns": turns, "review": seconds}


if __name__ == "__main__":
    import time

    print(json.dumps(report(time.process_time)))
