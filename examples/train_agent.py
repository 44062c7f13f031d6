"""Train an agent by playing against itself: PPO with masks, in plain numpy, in less than a minute.

    python examples/train_agent.py                      # learn, then play whole games against bots
    python examples/train_agent.py --rounds 40 --save agent.npz
    python examples/train_agent.py --load agent.npz --games 200 --against random easy medium

docs/tutorials/train-an-agent.md explains it step by step.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

import daedalus
from daedalus.adapters.encoding import DecisionPoint, SlidingEncoding
from daedalus.adapters.vector import ClassicVectorEnv
from daedalus.core.game import Setup
from daedalus.core.maze import rides
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.actions import walks
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import ENDED, State

CELLS, TURNS, SPARE, FAR = 49, 48 * 49, 49, 13 * 13
KINDS = 2 * (FAR + 1)
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.9, 0.2, 0.003, 0.1

Array = Any


def kinds_of_turns() -> Array:
    """Return the kind of each turn for every place of the goal: kinds[goal, turn].

    The kind says where a turn ends relative to the goal: the rows below it and the columns to its
    right.  A goal on a tile rides with it (0 to 48, and 49 for the spare); a home (50 + cell)
    stays, and going home has kinds of its own.
    """
    kinds = np.zeros((50 + CELLS, 48, CELLS), np.int16)
    rows, columns = np.divmod(np.arange(CELLS), 7)
    for lane in range(48):
        slot = slots(7, 7)[lane % 12]
        ride = [*rides(slot, 7, 7), slot.cell]
        ride[rides(slot, 7, 7).index(slot.cell)] = SPARE  # a piece there is pushed out
        for goal in range(50 + CELLS):
            home = goal >= 50
            there = goal - 50 if home else ride[goal]
            row, column = divmod(there, 7)
            kind = (rows - row + 6) * 13 + columns - column + 6 if there != SPARE else FAR
            kinds[goal, lane] = kind + home * (FAR + 1)
    return kinds.reshape(50 + CELLS, TURNS)


KINDS_OF_TURNS = kinds_of_turns()


class Choice(NamedTuple):
    """All legal turns of many games, one after the other: row by row, without masked ones."""

    kinds: Array  # of every legal turn
    turns: Array  # their numbers
    starts: Array  # where the turns of each game begin
    rows: Array  # the game of every turn


def choices(goals: Array, masks: Array) -> Choice:
    rows, turns = np.nonzero(masks)
    starts = np.searchsorted(rows, np.arange(len(masks)))
    return Choice(KINDS_OF_TURNS[goals[rows], turns], turns, starts, rows)


def goals_of(sets: Array) -> Array:
    """Return where the goals are, from the observation of two players in `masks="bits"`."""
    cell = np.log2(sets[:, 8].astype(np.float64)).astype(int)  # one bit is set: which?
    return np.where(sets[:, 10] == 0, 50 + cell, cell)


class Agent:
    """A weight for every kind of turn, and the value of a position by the cards left to both."""

    def __init__(self) -> None:
        self.weights, self.worth = np.zeros(KINDS), np.zeros((25, 25))
        self._moments, self._updates = np.zeros((2, KINDS)), 0

    def odds(self, among: Choice) -> Array:
        """Return the probability of each legal turn: a softmax for every game."""
        scores = np.exp(self.weights - self.weights.max())[among.kinds]
        return scores / np.add.reduceat(scores, among.starts)[among.rows]

    def learn(self, among: Choice, taken: Array, old: Array, gain: Array) -> None:
        """Take a step of PPO: towards turns that gained more than expected, but not too far."""
        odds = self.odds(among)
        ratio = odds[taken] / old
        clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
        pull = np.where(clipped, 0.0, ratio * gain)
        slope = -odds * pull[among.rows]
        slope[taken] += pull
        logs = np.log(odds)
        mean = np.add.reduceat(odds * logs, among.starts)
        slope -= ENTROPY * odds * (logs - mean[among.rows])
        self._adam(np.bincount(among.kinds, slope, KINDS) / len(taken))

    def _adam(self, slope: Array) -> None:
        self._updates += 1
        mean, square = self._moments
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        step = mean / (1 - 0.9**self._updates)
        self.weights += RATE * step / (np.sqrt(square / (1 - 0.99**self._updates)) + 1e-8)

    def choose(self, code: SlidingEncoding, view: State, seat: int) -> list[Any]:
        """Return the push and the walk it prefers, from the view of *seat* in a game of two."""
        (goal,) = code.rules.targets(view, seat)
        goals = np.array([goal if view.left[seat] else 50 + goal])
        among = choices(goals, legal_turns(code, view)[None, :])
        best = among.turns[self.weights[among.kinds].argmax()]
        push, cell = divmod(int(best), CELLS)
        return [code.action(DecisionPoint(view), push), walks(7, 7, False)[cell]]


def legal_turns(code: SlidingEncoding, view: State) -> Array:
    """Return the mask of all turns of a position, from the rules."""
    lanes, mask = code.rules.lanes(view), np.zeros((48, CELLS), np.bool_)
    reached = lanes.split(lanes.reach(view.maze, 1 << view.pieces[view.seat]))
    allowed = code.mask(DecisionPoint(view), view.seat)
    ways = len(reached) // len(code.slots)
    for at, cells in enumerate(reached):
        slot, way = divmod(at, ways)
        push = way * len(code.slots) + slot
        if allowed[push]:
            mask[push] = [cells >> cell & 1 for cell in range(CELLS)]
    return mask.ravel()


def train(agent: Agent, rounds: int, games: int = 256, steps: int = 16, seed: int = 0,
          ) -> Iterator[float]:  # fmt: skip
    """Let the agent play both seats of many games and learn; yield how many turns found a card."""
    chance = np.random.default_rng(seed)
    env = ClassicVectorEnv(
        games, players=2, cards=3, turn_limit=100, rewards={"win": 1, "goal": 1, "turn": -0.05}
    )
    told, _ = env.reset(seed=seed)
    for _ in range(rounds):
        seen, paid, over, left = [], [], [], []
        for _ in range(steps + 2):
            sets = told["observation"]
            among = choices(goals_of(sets), env.action_masks())
            odds = agent.odds(among)
            # The odds of each game add up to 1: a ticket for every game, on one long line.
            tickets = np.arange(games) + chance.random(games)
            taken = np.searchsorted(np.cumsum(odds), tickets)
            taken = np.clip(taken, among.starts, [*(among.starts[1:] - 1), len(odds) - 1])
            told, pay, won, cut, _ = env.step(among.turns[taken])
            seen.append((among, taken, odds[taken]))
            paid.append(pay)
            over.append(won | cut)
            left.append(sets[:, 10:12].astype(int))
        values = [agent.worth[cards[:, 0], cards[:, 1]] for cards in left]
        gain = advantages(paid, over, values)
        for cards, more in zip(left, gain, strict=False):
            np.add.at(agent.worth, (cards[:, 0], cards[:, 1]), 0.3 * more / games)
        batch = joined(seen[:steps])
        flat = gain.ravel()
        for _ in range(4):
            agent.learn(*batch, (flat - flat.mean()) / (flat.std() + 1e-6))
        yield float(np.mean(np.array(paid) > 0))
    env.close()


def joined(seen: Sequence[tuple[Choice, Array, Array]]) -> tuple[Choice, Array, Array]:
    """Return the choices of many steps as one."""
    games = len(seen[0][1])
    chosen = [among for among, _, _ in seen]
    before = np.cumsum([0, *(len(among.kinds) for among in chosen[:-1])])
    all_turns = Choice(
        np.concatenate([among.kinds for among in chosen]),
        np.concatenate([among.turns for among in chosen]),
        np.concatenate([among.starts + at for among, at in zip(chosen, before, strict=True)]),
        np.concatenate([among.rows + games * step for step, among in enumerate(chosen)]),
    )
    taken = np.concatenate([each + at for (_, each, _), at in zip(seen, before, strict=True)])
    return all_turns, taken, np.concatenate([old for _, _, old in seen])


def advantages(paid: list[Array], over: list[Array], values: list[Array]) -> Array:
    """Return how much better than expected every turn was, except in the last two steps.

    The players take turns: for the player who moved, the next position is two steps later, unless
    the game ended with this turn, or with the other's reply, which then was a loss.
    """
    steps = len(paid) - 2
    gain = np.zeros((steps + 2, len(paid[0])))
    for at in reversed(range(steps)):
        answered = over[at + 1] & ~over[at]
        lost = answered & (paid[at + 1] > 0.5)
        goes_on = ~(over[at] | answered)
        thought = paid[at] - lost + GAMMA * values[at + 2] * goes_on - values[at]
        gain[at] = thought + GAMMA * LAMBDA * goes_on * gain[at + 2]
    return gain[:steps]


def contest(agent: Agent, level: str, games: int, turns: int = 1000) -> float:
    """Return the share of *games* the agent wins against a bot: whole classic games of two."""
    code, won = SlidingEncoding(RULES, 2), 0
    for game in range(games):
        state = RULES.start(Setup(2, f"contest {game // 2}"))  # each deal from both seats
        seat, bot = game % 2, daedalus.bots.make(level, str(game))
        for ply in range(turns):
            if state.phase == ENDED:
                won += state.seat == seat
                break
            if state.seat == seat:
                for action in agent.choose(code, RULES.view(state, seat), seat):
                    state = RULES.apply(state, seat, action)
            else:
                for action in bot.turn(RULES, RULES.view(state, 1 - seat), 1 - seat, ply=2 * ply):
                    state = RULES.apply(state, 1 - seat, action)
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--rounds", type=int, default=30, help="of playing and learning")
    parser.add_argument("--games", type=int, default=100, help="games against each bot")
    parser.add_argument("--against", nargs="*", default=["random", "easy", "medium", "hard"])
    parser.add_argument("--save", help="keep what was learned in this file")
    parser.add_argument("--load", help="learn nothing, take it from this file")
    chosen = parser.parse_args(arguments)
    agent = Agent()
    if chosen.load:
        with np.load(chosen.load) as kept:
            agent.weights = kept["weights"]
    else:
        start = time.process_time()
        for at, found in enumerate(train(agent, chosen.rounds), start=1):
            if at % 10 == 0 or at == 1:
                spent = time.process_time() - start
                said = f"round {at:3}: {found:.1%} of all turns find something ({spent:.0f} s)"
                print(said, flush=True)
    if chosen.save:
        np.savez_compressed(chosen.save, weights=agent.weights)
    for level in chosen.against:
        rate = contest(agent, level, chosen.games)
        print(f"against {level}: {rate:.0%} of {chosen.games} games won")


if __name__ == "__main__":
    main()
