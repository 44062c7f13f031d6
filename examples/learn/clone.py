"""Clone an expert: the network of `network.py` learns to do what our `expert` did.

    python examples/learn/clone.py --games 150 --out runs/Duel.pt
    export LEARNED=runs/Duel.pt
    daedalus bench-task evaluate --task Duel --policy examples.learn.network:policy

Games are played from a seed, so the same command makes the same network.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))

from network import Network

from daedalus.tasks.dataset import decisions, played

PART, RATE = 256, 1e-2


def main() -> None:
    parser = argparse.ArgumentParser(description="Clone an expert.")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", default="clone")
    parser.add_argument("--out", type=Path, default=Path("runs/Duel.pt"))
    given = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(1)
    start = time.process_time()
    games = played("classic", given.games, 2, given.seed, levels=("expert",), options={"cards": 6})
    done = [each for game in games for each in decisions(game, glance=True)]
    seen = torch.from_numpy(np.stack([each.observation for each in done]))
    mask = torch.from_numpy(np.stack([each.mask for each in done]))
    action = torch.tensor([each.action for each in done])
    print(f"{len(done)} decisions ({time.process_time() - start:.0f} s)", flush=True)
    network = Network()
    steps = given.epochs * -(-len(done) // PART)
    optimiser = torch.optim.Adam(network.groups(RATE))
    rates = [group["lr"] for group in optimiser.param_groups]
    slower = torch.optim.lr_scheduler.OneCycleLR(optimiser, rates, total_steps=steps)
    for epoch in range(given.epochs):
        missed, right = 0.0, 0
        for part in torch.randperm(len(done)).split(PART):
            logits, _ = network(seen[part].float(), mask[part])
            loss = torch.nn.functional.cross_entropy(logits, action[part])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            slower.step()
            missed += float(loss.detach()) * len(part)
            right += int((logits.argmax(1) == action[part]).sum())
        spent = time.process_time() - start
        print(
            f"epoch {epoch + 1}: loss {missed / len(done):.3f}, "
            f"the expert's choice {right / len(done):.1%} ({spent:.0f} s)",
            flush=True,
        )
    given.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), given.out)


if __name__ == "__main__":
    sys.exit(main())
