"""Vector environments for every edition and all its options, played by the rules themselves.

`StepsVectorEnv` plays any edition with turns: a step is one numbered action in every game, a push
or a walk, a lay or the choice of a catch.  `TicksVectorEnv` plays Go!: a step is a tick of every
match, and each seat is a row.  The compiled `adapters.vector` is faster where it plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from daedalus.extras import extra

with extra("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from daedalus.adapters.drawing import check_mode, render
from daedalus.adapters.encoding import LARGEST, Encoding
from daedalus.adapters.episode import Episode, Explained
from daedalus.adapters.match_go import TICK_MS, GoMatch
from daedalus.adapters.rewards import Rewards
from daedalus.core.errors import OptionError, quoted

_Told = tuple[dict[str, NDArray[Any]], dict[str, Any]]
_TURNS: Final = 1000
_TICKS: Final = 3600


class _VectorEnv(Explained, VectorEnv[Any, Any, Any]):
    """Many games, a row or more of each.  What has ended is dealt again in the same step."""

    def _begin(self, code: Encoding, games: int, each: int, render_mode: str | None) -> None:
        self.code, self._each = code, each
        self.num_envs = rows = games * each
        shape = (len(code.planes), code.size, code.size)
        self.single_action_space = spaces.Discrete(code.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, shape, np.int8),
                "action_mask": spaces.Box(0, 1, (code.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, rows)
        self.observation_space = batch_space(self.single_observation_space, rows)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "autoreset_mode": AutoresetMode.SAME_STEP,
            "render_modes": ["ansi", "svg", "rgb_array"],
        }
        self._seen = np.zeros((rows, *shape), np.int8)
        self._masks = np.zeros((rows, code.actions), np.int8)
        self._chance = Random(0)

    def _seeds(self, seed: int | None, games: int) -> list[int]:
        super().reset(seed=seed)
        seeds: list[int] = self.np_random.integers(2**63, size=games + 1).tolist()
        self._chance = Random(seeds.pop())
        return seeds

    def _look(self, row: int, seen: NDArray[np.int8], mask: bytes) -> None:
        self._seen[row] = seen
        self._masks[row] = np.frombuffer(mask, np.int8)

    def _told(self, info: dict[str, Any]) -> _Told:
        return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}, info

    def _numbers(self, actions: Any) -> list[int]:
        wanted = np.asarray(actions)
        if wanted.shape != (self.num_envs,):
            raise OptionError(f"not an action for each of {self.num_envs}: shape {wanted.shape}")
        numbers: list[int] = wanted.tolist()
        return numbers

    def _final(self, last: NDArray[Any], row: int) -> None:
        last[row] = {
            "observation": self._seen[row].copy(),
            "action_mask": self._masks[row].copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of every row."""
        return self._masks.astype(np.bool_)

    def sample_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for every row, or 0 where there is none."""
        chosen = np.zeros(self.num_envs, np.int64)
        for row, mask in enumerate(self._masks):
            legal = mask.nonzero()[0]
            if len(legal):
                chosen[row] = legal[int(self._chance.random() * len(legal))]
        return chosen


def _checked(num_envs: int) -> int:
    if type(num_envs) is not int or num_envs < 1:
        raise OptionError(f"num_envs cannot be {quoted(num_envs)}: a number from 1")
    return num_envs


class StepsVectorEnv(_VectorEnv):
    """Many games of an edition with turns, for any number of its players, all controlled.

    An observation is what the player in turn sees: `info["seat"]` says who that is.  The reward
    goes to the player who has just acted, `info["rewards"]` has those of all.  What is illegal does
    nothing and costs `rewards.illegal`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "connect",
        players: int = 2,
        rewards: Mapping[str, float] | Rewards | None = None,
        turn_limit: int | None = _TURNS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._tables = [
            Episode(edition, players, rewards, turn_limit, **options)
            for _ in range(_checked(num_envs))
        ]
        self._begin(self._tables[0].code, num_envs, 1, render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> _Told:
        """Deal all games again."""
        seeds = self._seeds(seed, len(self._tables))
        for row, (table, dealt) in enumerate(zip(self._tables, seeds, strict=True)):
            table.reset(dealt, options)
            self._look(row, table.observe(table.seat), table.mask)
        return self._told({"seat": self._seats()})

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act once in every game."""
        rows = self.num_envs
        paid, over, cut = np.zeros(rows), np.zeros(rows, np.bool_), np.zeros(rows, np.bool_)
        pays = np.zeros((rows, self._tables[0].seats))
        last, seats = np.full(rows, None, object), np.zeros(rows, np.int8)
        for row, number in enumerate(self._numbers(actions)):
            table, mover = self._tables[row], self._tables[row].seat
            if table.legal(number):
                pays[row] = table.step(number)
            else:
                pays[row, mover] = table.rewards.illegal
            paid[row] = pays[row, mover]
            over[row], cut[row] = table.over, table.truncated
            self._look(row, table.observe(table.seat), table.mask)
            seats[row] = table.seat
            if table.over or table.truncated:
                self._final(last, row)
                table.reset(None, None)
                self._look(row, table.observe(table.seat), table.mask)
        info: dict[str, Any] = {"seat": self._seats(), "rewards": pays}
        ended = over | cut
        if ended.any():
            info |= {"final_obs": last, "_final_obs": ended}
            info |= {"final_info": {"seat": seats, "_seat": ended}, "_final_info": ended.copy()}
        observation, told = self._told(info)
        return observation, paid, over, cut, told

    def _seats(self) -> NDArray[np.int8]:
        return np.array([table.seat for table in self._tables], np.int8)

    def render(self) -> tuple[Any, ...] | None:
        """Return a picture of every game."""
        if self.render_mode is None:
            return None
        return tuple(
            render(self.render_mode, table.rules, table.spot.state) for table in self._tables
        )


class TicksVectorEnv(_VectorEnv):
    """Many matches of Go!; row *match * players + seat* is a seat, and all act in every tick."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        rewards: Mapping[str, float] | Rewards | None = None,
        tick_limit: int | None = _TICKS,
        tick_ms: int = TICK_MS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._matches = [
            GoMatch(players, None, rewards, tick_limit, tick_ms, **options)
            for _ in range(_checked(num_envs))
        ]
        self._begin(self._matches[0].code, num_envs, players, render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> _Told:
        """Begin all matches again."""
        seeds = self._seeds(seed, len(self._matches))
        for at, (match, dealt) in enumerate(zip(self._matches, seeds, strict=True)):
            match.reset(dealt, options)
            self._look_at(at)
        return self._told({"seat": self._seats()})

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Let a tick pass in every match."""
        rows, each = self.num_envs, self._each
        numbers = self._numbers(actions)
        paid, over, cut = np.zeros(rows), np.zeros(rows, np.bool_), np.zeros(rows, np.bool_)
        last = np.full(rows, None, object)
        for at, match in enumerate(self._matches):
            own = slice(at * each, (at + 1) * each)
            paid[own] = match.step(dict(enumerate(numbers[own])))
            over[own], cut[own] = match.over, match.truncated
            self._look_at(at)
            if match.over or match.truncated:
                for row in range(own.start, own.stop):
                    self._final(last, row)
                match.reset(None, None)
                self._look_at(at)
        info: dict[str, Any] = {"seat": self._seats()}
        ended = over | cut
        if ended.any():
            info |= {"final_obs": last, "_final_obs": ended}
            info |= {"final_info": {"seat": self._seats(), "_seat": ended}}
            info |= {"_final_info": ended.copy()}
        observation, told = self._told(info)
        return observation, paid, over, cut, told

    def _look_at(self, at: int) -> None:
        match = self._matches[at]
        for seat in range(self._each):
            self._look(at * self._each + seat, match.observe(seat), match.mask(seat))

    def _seats(self) -> NDArray[np.int8]:
        return np.tile(np.arange(self._each, dtype=np.int8), len(self._matches))

    def render(self) -> tuple[Any, ...] | None:
        """Return a picture of every match."""
        if self.render_mode is None:
            return None
        return tuple(render(self.render_mode, match.rules, match.state) for match in self._matches)
