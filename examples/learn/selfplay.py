"""Train a network by play against itself, on the vector environment: masked PPO over whole turns.

    python examples/learn/selfplay.py --turns 400000 --out runs
    export LEARNED=runs/Duel.pt
    daedalus bench-task evaluate --task Duel --policy examples.learn.network:policy

The curve is the share of turns that find something.  It needs the extra `fast`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).parent))

from network import Network
from progress import Curve

from daedalus.adapters.vector import ClassicVectorEnv

GAMES, TURNS, EPOCHS, PARTS = 64, 16, 2, 4
DISCOUNT, TRACE, CLIP, VARIETY, RATE = 0.97, 0.9, 0.2, 0.01, 3e-3
PAYS = {"win": 1.0, "lose": -1.0, "goal": 0.3}


def train(seed: int, turns: int, curve: Curve) -> Network:
    """Return a network that has taken so many turns, those of both players."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = ClassicVectorEnv(
        GAMES, players=2, cards=6, masks="bools", glance=True, turn_limit=200, rewards=PAYS
    )
    network = Network()
    optimiser = torch.optim.Adam(network.groups(RATE), eps=1e-5)
    told, _ = games.reset(seed=seed)
    for done in range(GAMES * TURNS, turns + 1, GAMES * TURNS):
        seen, masks, actions, odds, worths, pays, ends = [], [], [], [], [], [], []
        for _ in range(TURNS):
            mask = torch.from_numpy(told["action_mask"])
            with torch.no_grad():
                logits, worth = network.turns(torch.from_numpy(told["observation"]).float(), mask)
            chosen = torch.distributions.Categorical(logits=logits)
            action = chosen.sample()
            seen.append(told["observation"])
            masks.append(mask)
            actions.append(action)
            odds.append(chosen.log_prob(action))
            worths.append(worth)
            told, paid, over, cut, _ = games.step(action.numpy())
            pays.append(torch.from_numpy(paid).float())
            ends.append(torch.from_numpy(over | cut).float())
        with torch.no_grad():
            mask = torch.from_numpy(told["action_mask"])
            last = network.turns(torch.from_numpy(told["observation"]).float(), mask)[1]
        gains, gain = [], torch.zeros(GAMES)
        for at in reversed(range(TURNS)):
            # What is good for the player after me is bad for me.
            after = -(last if at == TURNS - 1 else worths[at + 1])
            goes_on = 1 - ends[at]
            better = pays[at] + DISCOUNT * after * goes_on - worths[at]
            gain = better - DISCOUNT * TRACE * goes_on * gain
            gains.append(gain)
        advantage = torch.stack(gains[::-1]).flatten()
        aim = advantage + torch.stack(worths).flatten()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        look = torch.from_numpy(np.concatenate(seen))
        legal, took, before = torch.cat(masks), torch.cat(actions), torch.cat(odds)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(took)).chunk(PARTS):
                logits, worth = network.turns(look[part].float(), legal[part])
                chosen = torch.distributions.Categorical(logits=logits)
                ratio = torch.exp(chosen.log_prob(took[part]) - before[part])
                wins = advantage[part]
                pull = torch.min(ratio * wins, ratio.clamp(1 - CLIP, 1 + CLIP) * wins).mean()
                missed = (worth - aim[part]).square().mean()
                optimiser.zero_grad()
                (missed / 2 - pull - VARIETY * chosen.entropy().mean()).backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimiser.step()
        curve.finished(float((torch.stack(pays) > 0).float().mean()))
        curve.point(done)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs"))
    given = parser.parse_args()
    for seed in range(given.seeds):
        with Curve("selfplay", seed, given.turns, given.out, last=8) as curve:
            network = train(seed, given.turns, curve)
    torch.save(network.state_dict(), given.out / "Duel.pt")


if __name__ == "__main__":
    sys.exit(main())
