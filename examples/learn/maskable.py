"""Train on a task with MaskablePPO of sb3-contrib, the library of the field.

    pip install stable-baselines3 sb3-contrib
    python examples/learn/maskable.py --task Fetch1 --steps 30000 --out runs

writes the curve of every seed as CSV, and the network of the last as `runs/<task>-sb3.pt`, which

    export LEARNED=runs/Fetch1-sb3.pt
    daedalus bench-task evaluate --task Fetch1 --policy examples.learn.network:policy

plays.  All of MaskablePPO is as it comes; only its network is that of `network.py`, which looks at
the maze after every push with the same weights, instead of a layer for each number of an action.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from torch import nn

sys.path.insert(0, str(Path(__file__).parent))

from network import Network
from progress import Curve

import daedalus.tasks.environment  # noqa: F401  (registers)
from daedalus.tasks import task as task_of

GAMES, STEPS, RATE = 16, 128, 3e-3


class Looking(MaskableMultiInputActorCriticPolicy):
    """A policy of MaskablePPO that asks our network for logits and worth."""

    def _build(self, lr_schedule: Any) -> None:
        self.network = Network()
        self.value_net = self.action_net = nn.Identity()  # not asked
        self.optimizer = torch.optim.Adam(self.network.groups(RATE), eps=1e-5)

    def _ask(self, told: Any) -> tuple[torch.Tensor, torch.Tensor]:
        return self.network(told["observation"].float(), told["action_mask"])

    def forward(self, obs: Any, deterministic: bool = False, action_masks: Any = None) -> Any:
        logits, worth = self._ask(obs)
        chosen = self._odds(logits, action_masks)
        actions = chosen.get_actions(deterministic=deterministic)
        return actions, worth[:, None], chosen.log_prob(actions)

    def evaluate_actions(self, obs: Any, actions: Any, action_masks: Any = None) -> Any:
        logits, worth = self._ask(obs)
        chosen = self._odds(logits, action_masks)
        return worth[:, None], chosen.log_prob(actions), chosen.entropy()

    def get_distribution(self, obs: Any, action_masks: Any = None) -> Any:
        return self._odds(self._ask(obs)[0], action_masks)

    def predict_values(self, obs: Any) -> torch.Tensor:
        return self._ask(obs)[1][:, None]

    def _odds(self, logits: torch.Tensor, action_masks: Any) -> Any:
        chosen = self.action_dist.proba_distribution(action_logits=logits)
        chosen.apply_masking(action_masks)
        return chosen


class Told(BaseCallback):
    """Follows the returns of finished games."""

    def __init__(self, curve: Curve) -> None:
        super().__init__()
        self.curve = curve

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self.curve.finished(float(info["episode"]["r"]))
        return True

    def _on_rollout_end(self) -> None:
        self.curve.point(self.num_timesteps)


def train(name: str, seed: int, steps: int, out: Path) -> Network:
    torch.set_num_threads(1)
    task = task_of(name)
    games = make_vec_env(lambda: gymnasium.make(task.id), GAMES, seed=seed * 1000)
    model = MaskablePPO(
        Looking, games, n_steps=STEPS, batch_size=GAMES * STEPS // 4, n_epochs=2, gamma=0.97,
        gae_lambda=0.9, ent_coef=0.01, seed=seed, device="cpu",
    )  # fmt: skip
    model._update_learning_rate = lambda optimisers: None  # type: ignore[method-assign]  # own rates
    with Curve(f"{task.name}-sb3", seed, steps, out) as curve:
        model.learn(steps, callback=Told(curve))
    network: Network = model.policy.network
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--task", default="Fetch1")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("runs"))
    given = parser.parse_args()
    start = time.process_time()
    for seed in range(given.seeds):
        network = train(given.task, seed, given.steps, given.out)
    torch.save(network.state_dict(), given.out / f"{task_of(given.task).name}-sb3.pt")
    print(f"{time.process_time() - start:.0f} s of CPU time")


if __name__ == "__main__":
    sys.exit(main())
