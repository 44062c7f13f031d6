"""An AEC environment for any turn-based edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import turn_based_aec_to_parallel

from daedalus.adapters.drawing import MODES, check_mode, render
from daedalus.adapters.encoding import LARGEST
from daedalus.adapters.episode import Episode, Explained, array
from daedalus.adapters.rewards import Rewards

_TURN_LIMIT = 1000
"""The default number of turns, of all players together, after which a game is truncated."""

_SINCE_RESET = ("rewards", "terminations", "truncations", "infos", "agent_selection")


class TurnsEnv(Explained, AECEnv, EzPickle):
    """One turn-based game: a push and the walk after it, or a lay and its catch, are two steps.

    An illegal number ends the game for all; the agent that sent it gets `rewards.illegal`.
    """

    edition: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        players: int = 2,
        rewards: Mapping[str, float] | Rewards | None = None,
        turn_limit: int | None = _TURN_LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, players, rewards, turn_limit, render_mode, **options)
        super().__init__()
        self.table = Episode(self.edition, players, rewards, turn_limit, **options)
        self.code = self.table.code
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = self.table.code.actions
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, LARGEST, self.table.shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.agents
        }

    def __getattr__(self, name: str) -> Any:
        if name in _SINCE_RESET:
            raise AttributeError(f"{name} is not there before reset()")
        raise AttributeError(f"no such attribute: {name}")

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal again; *options* may contain the text of a position to start from."""
        self.table.reset(seed, options)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._no_mask()} for agent in agents}
        self._skip_agent_selection = None
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _no_mask(self) -> Any:
        return np.zeros(self.table.code.actions, np.int8)

    def _turn(self) -> None:
        """Select the agent to move, and update the mask."""
        table = self.table
        self.agent_selection = agent = self.possible_agents[table.seat]
        self.infos[agent] = {"action_mask": array(table.mask)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, rewards, sums = self.table, self.rewards, self._cumulative_rewards
        sums[agent] = 0.0
        number = int(action)
        if table.legal(number):
            paid = table.step(number)
            over, truncated = table.over, table.truncated
            for other, pay in zip(self.agents, paid, strict=True):
                rewards[other] = pay
                sums[other] += pay
        else:
            over, truncated = True, False
            for other in self.agents:
                rewards[other] = 0.0
            rewards[agent] = table.rewards.illegal
            sums[agent] = table.rewards.illegal
        if over or truncated:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.infos = {each: {"action_mask": self._no_mask()} for each in self.agents}
        else:
            if table.seat != self._seats[agent]:
                self.infos[agent] = {"action_mask": self._no_mask()}
            self._turn()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what *agent* may see now and its legal actions, which are none out of turn."""
        return {
            "observation": self.table.observe(self._seats[agent]),
            "action_mask": self.infos[agent]["action_mask"]
            if agent in self.infos
            else self._no_mask(),
        }

    def render(self) -> Any:
        return render(self.render_mode, self.table.rules, self.table.spot.state)

    def close(self) -> None:
        """Do nothing: no resources are open."""


def makers(name: str, edition: str) -> tuple[type[TurnsEnv], Any, Any]:
    """Return raw_env, env and parallel_env of an edition."""
    title = f"{edition}_v0"
    metadata = {
        "name": title,
        "render_modes": list(MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }
    kind: type[TurnsEnv] = type(
        "raw_env",
        (TurnsEnv,),
        {"edition": edition, "metadata": metadata, "__module__": name, "__doc__": TurnsEnv.__doc__},
    )

    def env(**arguments: Any) -> TurnsEnv:
        """Return the environment; it checks order and actions itself and needs no wrappers."""
        return kind(**arguments)

    def parallel_env(**arguments: Any) -> Any:
        """Return a parallel environment, in which only the action of the agent in turn counts."""
        return turn_based_aec_to_parallel(kind(**arguments))

    return kind, env, parallel_env
