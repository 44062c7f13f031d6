"""Train a network on a task of the benchmark by masked PPO, in plain PyTorch.

    python examples/learn/ppo.py --task Solo3 --seeds 3 --steps 40000 --out runs

writes the curve of every seed as CSV and the network of the last as `runs/<task>.pt`, which

    daedalus bench-task evaluate --task Solo3 --policy examples.learn.network:policy

plays (the file is named by LEARNED, by default runs/Solo3.pt).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).parent))

from network import Network
from progress import Curve

import daedalus.tasks.environment  # noqa: F401  (registers)
from daedalus.tasks import task as task_of

GAMES, STEPS, EPOCHS, PARTS = 16, 128, 2, 4
DISCOUNT, TRACE, CLIP, VARIETY, RATE = 0.97, 0.9, 0.2, 0.01, 3e-3


class Batch(NamedTuple):
    """What was seen and done in a stretch of all games."""

    seen: Any
    mask: Any
    action: Any
    odds: Any
    gain: Any
    aim: Any


def train(name: str, seed: int, steps: int, curve: Curve) -> Network:
    """Return a network that has taken so many steps."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    task = task_of(name)
    games = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make(task.id) for _ in range(GAMES)],
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    network = Network()
    optimiser = torch.optim.Adam(network.groups(RATE), eps=1e-5)
    told, _ = games.reset(seed=seed * 1000)
    so_far, done = np.zeros(GAMES), 0
    while done < steps:
        seen, masks, actions, odds, worths, pays, ends = [], [], [], [], [], [], []
        for _ in range(STEPS):
            look = torch.from_numpy(told["observation"]).float()
            mask = torch.from_numpy(told["action_mask"])
            with torch.no_grad():
                logits, worth = network(look, mask)
            chosen = torch.distributions.Categorical(logits=logits)
            action = chosen.sample()
            seen.append(told["observation"].copy())
            masks.append(told["action_mask"].copy())
            actions.append(action)
            odds.append(chosen.log_prob(action))
            worths.append(worth)
            told, paid, over, cut, _ = games.step(action.numpy())
            so_far += paid
            for at in np.flatnonzero(over | cut):
                curve.finished(float(so_far[at]))
                so_far[at] = 0.0
            pays.append(torch.from_numpy(paid).float())
            ends.append(torch.from_numpy(over | cut).float())
        done += GAMES * STEPS
        with torch.no_grad():
            last = network(
                torch.from_numpy(told["observation"]).float(), torch.from_numpy(told["action_mask"])
            )[1]
        gains, gain = [], torch.zeros(GAMES)
        for at in reversed(range(STEPS)):
            after = last if at == STEPS - 1 else worths[at + 1]
            goes_on = 1 - ends[at]
            better = pays[at] + DISCOUNT * after * goes_on - worths[at]
            gain = better + DISCOUNT * TRACE * goes_on * gain
            gains.append(gain)
        advantage = torch.stack(gains[::-1]).flatten()
        batch = Batch(
            torch.from_numpy(np.concatenate(seen)),
            torch.from_numpy(np.concatenate(masks)),
            torch.cat(actions),
            torch.cat(odds),
            (advantage - advantage.mean()) / (advantage.std() + 1e-8),
            advantage + torch.stack(worths).flatten(),
        )
        learn(network, optimiser, batch)
        curve.point(done)
    return network


def learn(network: Network, optimiser: torch.optim.Optimizer, batch: Batch) -> None:
    """Move the network so that what went better than expected becomes likelier, but not by much."""
    count = len(batch.action)
    for _ in range(EPOCHS):
        for part in torch.randperm(count).chunk(PARTS):
            logits, worth = network(batch.seen[part].float(), batch.mask[part])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = torch.exp(chosen.log_prob(batch.action[part]) - batch.odds[part])
            gain = batch.gain[part]
            pull = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            variety = chosen.entropy().mean()
            missed = (worth - batch.aim[part]).square().mean()
            optimiser.zero_grad()
            (missed / 2 - pull - VARIETY * variety).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--task", default="Solo3")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("runs"))
    given = parser.parse_args()
    for seed in range(given.seeds):
        with Curve(given.task, seed, given.steps, given.out) as curve:
            network = train(given.task, seed, given.steps, curve)
    torch.save(network.state_dict(), given.out / f"{given.task}.pt")


if __name__ == "__main__":
    sys.exit(main())
