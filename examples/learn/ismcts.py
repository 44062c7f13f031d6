"""Information-set MCTS of OpenSpiel against one of our bots, on a small game.

    pip install open_spiel
    python examples/learn/ismcts.py --simulations 100 --against easy --games 40 --out runs

It samples what it cannot see from what it knows, and searches; the search is the library's.  Where
it stops, `--leaf chances` asks our review for everybody's chance to win, and `--leaf rollout` plays
at random to the end, as the library does by default.  Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import daedalus.adapters.openspiel  # noqa: F401  (registers)
from daedalus.bots import make
from daedalus.review import chances

GAME = "python_daedalus_classic(size=7,cards={cards},turn_limit=80)"
EXPLORE = 0.7


class Chances(mcts.Evaluator):  # type: ignore[misc]
    """Everybody's chance to win, as the player in turn sees it, and no favourite action."""

    def evaluate(self, state: Any) -> Any:
        rules, now = state.play.rules, state.position
        seen = chances(rules, rules.view(now, now.seat), now.seat)
        return np.array([2 * chance - 1 for chance in seen])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def level(name: str, seed: str) -> Any:
    """Return one of our bots as a player of numbers."""
    bot, planned = make(name, seed), list[int]()

    def choose(state: Any) -> int:
        if not planned:
            play, now = state.play, state.position
            spot = state.at.spot
            view = play.rules.view(now, now.seat)
            for action in bot.turn(play.rules, view, now.seat, ply=len(state.history())):
                planned.extend(play.code.numbers(spot, now.seat, action))
                spot = play.code.apply(spot, now.seat, planned[-1])
        return planned.pop(0)

    return choose


def played(given: argparse.Namespace, number: int) -> float:
    """Return what the search won: 1, 0, or half of a game that nobody has won."""
    chance = np.random.RandomState(given.seed * 100_000 + number // 2)
    game = pyspiel.load_game(GAME.format(cards=given.cards))
    leaf = Chances() if given.leaf == "chances" else mcts.RandomRolloutEvaluator(1, chance)
    search = ismcts.ISMCTSBot(
        game=game, evaluator=leaf, uct_c=EXPLORE, max_simulations=given.simulations,
        random_state=np.random.RandomState(number),
    )  # fmt: skip
    seat, rival = number % 2, level(given.against, f"{given.seed}/{number}")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(actions, p=odds))
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(rival(state))
    return (state.returns()[seat] + 1) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--leaf", choices=("chances", "rollout"), default="chances")
    parser.add_argument("--against", default="easy")
    parser.add_argument("--cards", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("runs"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    won, start = list[float](), time.process_time()
    with (given.out / "ismcts.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("game", "won", "cpu_seconds"))
        for number in range(given.games):
            won.append(played(given, number))
            spent = time.process_time() - start
            rows.writerow((number, won[-1], f"{spent:.1f}"))
            share, half = np.mean(won), 1.96 * np.std(won) / len(won) ** 0.5
            text = f"{len(won)} of {given.games} games: won {share:.0%} ± {half:.0%}"
            end = "\r" if sys.stdout.isatty() and number + 1 < given.games else "\n"
            print(f"{text} ({spent:.0f} s of CPU time)", end=end, flush=True)


if __name__ == "__main__":
    sys.exit(main())
