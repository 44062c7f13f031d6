"""The network of these examples: one look at the maze after every push.

Nothing is made by hand but the look at a glance that the observation has: for every push the cells
in reach and one's goals, and while walking the cells from which a push would open a way to one.  No
edition and no number of seats is built in, and boards of other sizes are looked at alike.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import torch
from torch import nn

LARGEST = 9
"""The widest board: what lies up to eight rows or columns away is looked at."""
FACTS = 5


class Looks(NamedTuple):
    """What a position shows: cells in reach and own goals, now and after every push."""

    now: Any
    own: Any
    reach: Any
    goals: Any
    left: Any  # own cards


def looks(seen: torch.Tensor) -> Looks:
    """Return what the planes of an observation say."""
    size = seen.shape[-1]
    pushes = 16 * (size // 2)
    first = seen.shape[1] - 2 * pushes - 1  # planes of the position itself
    seats = (first - 15) // 5
    flat = seen.flatten(2)
    return Looks(
        flat[:, first],
        flat[:, 4 + seats],
        flat[:, first + 1 : first + 1 + pushes],
        flat[:, first + 1 + pushes :],
        flat[:, first - seats, 0] / 6,
    )


class Network(nn.Module):
    """Weighs where a turn ends by where the goal lies from there, and by what may come next."""

    def __init__(self) -> None:
        super().__init__()
        side = 2 * LARGEST - 1
        self.offsets = nn.Parameter(torch.zeros(side * side))
        self.next = nn.Sequential(nn.Linear(1, 8), nn.Tanh(), nn.Linear(8, 1, bias=False))
        self.worth = nn.Sequential(nn.Linear(FACTS, 32), nn.Tanh(), nn.Linear(32, 1))
        self._places: dict[int, torch.Tensor] = {}

    def groups(self, rate: float) -> list[dict[str, Any]]:
        """Return what is learned, and how fast: a table faster than what is multiplied."""
        rest = [*self.next.parameters(), *self.worth.parameters()]
        return [{"params": [self.offsets], "lr": 30 * rate}, {"params": rest, "lr": rate}]

    def _place(self, size: int) -> torch.Tensor:
        """Return which offset leads from each cell to each other one."""
        if size not in self._places:
            at = torch.arange(size * size)
            rows = at[:, None] // size - at[None] // size + LARGEST - 1
            columns = at[:, None] % size - at[None] % size + LARGEST - 1
            self._places[size] = rows * (2 * LARGEST - 1) + columns
        return self._places[size]

    def cells(self, seen: torch.Tensor) -> tuple[Looks, torch.Tensor, torch.Tensor]:
        """Return the looks, and what it weighs to end on each cell: now, and after every push."""
        here = looks(seen)
        table = self.offsets[self._place(seen.shape[-1])]
        opens = here.reach.sum(1)[..., None] / 8  # while walking: pushes that lead to a goal
        return here, here.own @ table + self.next(opens)[..., 0], here.goals @ table

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions, and the worth of the position."""
        here, now, after = self.cells(seen)
        pushes = after.shape[1]
        best = after.masked_fill(here.reach == 0, -1e9)
        # A push weighs what the walks after it weigh together.
        logits = torch.cat((torch.logsumexp(best, 2), now), 1)
        logits = nn.functional.pad(logits, (0, mask.shape[1] - logits.shape[1]))
        logits = logits.masked_fill(mask == 0, -1e9)
        walking = (mask[:, :pushes].sum(1) == 0).float()
        return logits, self.value(here, walking)

    def turns(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the same for whole turns, push * cells + cell, as the vector environment plays."""
        here, _, after = self.cells(seen)
        logits = after.flatten(1).masked_fill(mask == 0, -1e9)
        return logits, self.value(here, torch.zeros(len(seen)))

    def value(self, here: Looks, walking: torch.Tensor) -> torch.Tensor:
        hits = (here.reach * here.goals).amax(2).sum(1)
        there = (here.now * here.own).amax(1)
        ways = (here.reach.sum(1) * here.now).amax(1)
        facts = (walking, (1 - walking) * hits / 8, walking * there, walking * ways / 8, here.left)
        return self.worth(torch.stack(facts, 1))[:, 0]


def policy(path: str | None = None) -> Any:
    """Return the network of a file as a policy of the benchmark: its likeliest action."""
    torch.set_num_threads(1)
    network = Network()
    network.load_state_dict(torch.load(path or os.environ.get("LEARNED", "runs/Solo3.pt")))

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            look = torch.tensor(seen[None], dtype=torch.float32)
            return int(network(look, torch.tensor(mask[None]))[0].argmax())

    return choose
