"""Go! as a PettingZoo environment: a parallel one, since everyone acts at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from daedalus.adapters.drawing import MODES, check_mode, render
from daedalus.adapters.encoding import LARGEST
from daedalus.adapters.episode import Explained, array
from daedalus.adapters.match_go import TICK_MS, GoMatch
from daedalus.adapters.rewards import Rewards

_TICK_LIMIT = 2000


class parallel_env(Explained, ParallelEnv, EzPickle):
    """A match of Go!: every step is one tick of the clock, in which each agent does one thing.

    An illegal number does nothing and costs `rewards.illegal`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "go_v0",
        "render_modes": list(MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        rewards: Mapping[str, float] | Rewards | None = None,
        tick_limit: int | None = _TICK_LIMIT,
        tick_ms: int = TICK_MS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, players, rewards, tick_limit, tick_ms, render_mode, **options)
        self.match = GoMatch(
            players, rewards=rewards, tick_limit=tick_limit, tick_ms=tick_ms, **options
        )
        self.code = self.match.code
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        numbers = self.match.code.actions
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, LARGEST, self.match.shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match; *options* may contain the text of a position to start from."""
        self.match.reset(seed, options)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._told()

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, masks = {}, {}
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            mask = array(self.match.mask(seat))
            seen[agent] = {"observation": self.match.observe(seat), "action_mask": mask}
            masks[agent] = {"action_mask": mask}
        return seen, masks

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        seats = self.possible_agents
        numbers = {
            seats.index(agent): int(number)
            for agent, number in actions.items()
            if agent in self.agents
        }
        paid = self.match.step(numbers)
        seen, masks = self._told()
        rewards = {agent: paid[seats.index(agent)] for agent in self.agents}
        terminations = dict.fromkeys(self.agents, self.match.over)
        truncations = dict.fromkeys(self.agents, self.match.truncated)
        if self.match.over or self.match.truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminations, truncations, masks

    def render(self) -> Any:
        return render(self.render_mode, self.match.rules, self.match.state)

    def close(self) -> None:
        """Do nothing: no resources are open."""


def raw_env(**arguments: Any) -> AECEnv:
    """Return an AEC environment, in which the tick passes when all agents have chosen."""
    return parallel_to_aec(parallel_env(**arguments))


def env(**arguments: Any) -> AECEnv:
    """Return the AEC environment, with a check that it is reset before use."""
    return wrappers.OrderEnforcingWrapper(raw_env(**arguments))
