"""Gymnasium environments: solo play, and play against our bots.

Importing this registers `Daedalus/ClassicSolo-v0`, `Daedalus/GoSolo-v0`, one environment against
bots for every edition, like `Daedalus/ConnectAgainstBots-v0`, and for `gymnasium.make_vec` one for
every edition, like `Daedalus/ConnectSteps-v0`, and the compiled `Daedalus/ClassicTurns-v0`, also of
the other sliding editions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from daedalus.extras import extra

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from daedalus.adapters.drawing import MODES, check_mode, render
from daedalus.adapters.encoding import LARGEST, Encoding
from daedalus.adapters.episode import Episode, Explained, array
from daedalus.adapters.match_go import TICK_MS, GoMatch
from daedalus.adapters.registration import register
from daedalus.adapters.rewards import Rewards
from daedalus.bots import make
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import Timed
from daedalus.core.history import History, Move, moved
from daedalus.editions import shelf

__all__ = ["AgainstBots", "GoSoloEnv", "SoloEnv", "register"]

_Observed = tuple[dict[str, Any], dict[str, Any]]
_ALONE: Final = Rewards(goal=1.0, turn=-0.1)
"""Rewards of a solo game: every goal, less the cost of the turns."""


class _Env(Explained, gymnasium.Env[Any, Any]):
    """The common base.  An illegal number does nothing and costs `rewards.illegal`."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def _begin(self, code: Encoding, render_mode: str | None) -> None:
        self.render_mode = check_mode(render_mode)
        self.code = code
        actions, shape = code.actions, (len(code.planes), code.size, code.size)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, shape, np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def _mask(self) -> bytes:
        raise NotImplementedError

    def _seen(self) -> NDArray[np.int8]:
        raise NotImplementedError

    def _told(self) -> _Observed:
        mask = self._mask()
        seen = {"observation": self._seen(), "action_mask": array(mask)}
        return seen, {"action_mask": array(mask)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, for MaskablePPO."""
        return array(self._mask()).astype(np.bool_)

    def _deal_seed(self, seed: int | None) -> int | None:
        """Return the seed of the next game: the given one, or a random one."""
        if seed is not None:
            return seed
        return int(self.np_random.integers(2**63))


class SoloEnv(_Env):
    """One player and a sliding maze: find all cards and come home in few turns.

    Push and walk are two steps, numbered as in `adapters.encoding`.
    """

    def __init__(
        self,
        edition: str = "classic",
        cards: int | str = "all",
        rewards: Mapping[str, float] | Rewards | None = None,
        step_limit: int | None = 400,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Episode(edition, 1, rewards, None, _ALONE, cards=cards, **options)
        self.step_limit, self.steps = step_limit, 0
        self._begin(self.table.code, render_mode)

    def _mask(self) -> bytes:
        return self.table.mask

    def _seen(self) -> NDArray[np.int8]:
        return self.table.observe(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> _Observed:
        super().reset(seed=seed)
        self.table.reset(self._deal_seed(seed), options)
        self.steps = 0
        if self.render_mode == "human":
            self.render()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table, number = self.table, int(action)
        self.steps += 1
        paid = table.step(number)[0] if table.legal(number) else table.rewards.illegal
        cut = not table.over and self.step_limit is not None and self.steps >= self.step_limit
        seen, told = self._told()
        if self.render_mode == "human":
            self.render()
        return seen, paid, table.over, cut, told

    def render(self) -> Any:
        return render(self.render_mode, self.table.rules, self.table.spot.state)


class GoSoloEnv(_Env):
    """One player and five minutes of Go!: solve as many rolls as possible.

    A step is a tick of the clock in which one thing is done, numbered as in `adapters.encoding_go`;
    every solved roll pays `rewards.goal`, running out of time pays nothing.
    """

    def __init__(
        self,
        rewards: Mapping[str, float] | Rewards | None = None,
        tick_ms: int = TICK_MS,
        tick_limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        default = Rewards(win=0.0, goal=1.0)
        self.match = GoMatch(
            1, None, rewards, tick_limit=tick_limit, tick_ms=tick_ms, default=default, **options
        )
        self._begin(self.match.code, render_mode)

    def _mask(self) -> bytes:
        return self.match.mask(0)

    def _seen(self) -> NDArray[np.int8]:
        return self.match.observe(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> _Observed:
        super().reset(seed=seed)
        self.match.reset(self._deal_seed(seed), options)
        if self.render_mode == "human":
            self.render()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        paid = self.match.step({0: int(action)})[0]
        seen, told = self._told()
        if self.render_mode == "human":
            self.render()
        return seen, paid, self.match.over, self.match.truncated, told

    def render(self) -> Any:
        return render(self.render_mode, self.match.rules, self.match.state)


class AgainstBots(_Env):
    """A seat at a table where our bots play all others; they only ever get their own views.

    Push and walk, or lay and catch, are two steps; the bots' turns happen in between.  In Go! every
    step is a tick of the clock.  If *seat* is None, a seat is drawn for every game.
    """

    def __init__(
        self,
        edition: str = "classic",
        bots: Sequence[str] = ("medium",),
        seat: int | None = None,
        rewards: Mapping[str, float] | Rewards | None = None,
        step_limit: int | None = 2000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.levels = (bots,) if isinstance(bots, str) else tuple(bots)
        for level in self.levels:
            make(level)
        players = 1 + len(self.levels)
        if seat is not None and seat not in range(players):
            raise OptionError(f"no such seat: {quoted(seat)}: {players} sit here, from 0")
        self._fixed, self.seat = seat, seat or 0
        self.step_limit, self.steps = step_limit, 0
        self.game: _TurnsGame | _RaceGame = (
            _RaceGame(self.levels, rewards, **options)
            if isinstance(shelf().get(edition), Timed)
            else _TurnsGame(edition, self.levels, rewards, **options)
        )
        self._begin(self.game.code, render_mode)

    def _mask(self) -> bytes:
        return self.game.mask(self.seat)

    def _seen(self) -> NDArray[np.int8]:
        return self.game.observe(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> _Observed:
        super().reset(seed=seed)
        deal = self._deal_seed(seed)
        players = 1 + len(self.levels)
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        self.seat = (options or {}).get("seat", self.seat)
        self.steps = 0
        self.game.reset(deal, options, self.seat)
        if self.render_mode == "human":
            self.render()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.steps += 1
        paid = self.game.step(int(action))
        over = self.game.over
        cut = not over and self.step_limit is not None and self.steps >= self.step_limit
        seen, told = self._told()
        if self.render_mode == "human":
            self.render()
        return seen, paid, over, cut, told

    def render(self) -> Any:
        return render(self.render_mode, self.game.rules, self.game.state)


class _TurnsGame:
    """A turn-based game in which bots play all seats but one."""

    def __init__(self, edition: str, levels: Sequence[str], rewards: Any, **options: Any) -> None:
        self._table = Episode(edition, 1 + len(levels), rewards, None, **options)
        self._levels = levels
        self.code, self.rules = self._table.code, self._table.rules
        self._seat, self._bots = 0, {}  # type: ignore[var-annotated]
        self._first: Any = None
        self._moves: list[Move] = []

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def state(self) -> Any:
        return self._table.spot.state

    def mask(self, seat: int) -> bytes:
        return self.code.mask(self._table.spot, seat)

    def observe(self, seat: int) -> NDArray[np.int8]:
        return self._table.observe(seat)

    def reset(self, seed: int | None, options: Mapping[str, Any] | None, seat: int) -> None:
        self._table.reset(seed, options)
        others = [other for other in range(1 + len(self._levels)) if other != seat]
        self._bots = {
            other: make(level, f"{seed}/{other}")
            for other, level in zip(others, self._levels, strict=True)
        }
        self._seat, self._first, self._moves = seat, self.state, []
        self._others()

    def _others(self) -> float:
        """Let the bots play until it is the player's turn; return the player's reward."""
        table, paid = self._table, 0.0
        while not table.over and table.seat != self._seat:
            seat = table.seat
            seen = History(self.rules.view(self._first, seat), tuple(self._moves))
            view, ply = self.rules.view(self.state, seat), len(self._moves)
            for action in self._bots[seat].turn(self.rules, view, seat, None, ply, seen):
                before = self.state
                paid += table.play(action)[self._seat]
                self._moves.append(moved(before, self.state, seat, action))
                if table.over:  # truncated in the middle of a turn
                    break
        return paid

    def step(self, number: int) -> float:
        if not self._table.legal(number):
            return self._table.rewards.illegal
        before, seat = self._table.spot, self._table.seat
        paid = self._table.step(number)[self._seat]
        text = self.code.text(before, seat, number)
        self._moves.append(moved(before.state, self.state, seat, text))
        return paid + self._others()


class _RaceGame:
    """A match of Go! in which bots play all seats but one."""

    def __init__(self, levels: Sequence[str], rewards: Any, **options: Any) -> None:
        self._arguments = {"rewards": rewards, **options}
        self._levels, self._seat = levels, 0
        self._race = self._made(0)
        self.code, self.rules = self._race.code, self._race.rules

    def _made(self, seat: int) -> GoMatch:
        others = [other for other in range(1 + len(self._levels)) if other != seat]
        bots = dict(zip(others, self._levels, strict=True))
        return GoMatch(1 + len(self._levels), bots, **self._arguments)

    @property
    def over(self) -> bool:
        return self._race.over

    @property
    def state(self) -> Any:
        return self._race.state

    def mask(self, seat: int) -> bytes:
        return self._race.mask(seat)

    def observe(self, seat: int) -> NDArray[np.int8]:
        return self._race.observe(seat)

    def reset(self, seed: int | None, options: Mapping[str, Any] | None, seat: int) -> None:
        self._seat, self._race = seat, self._made(seat)
        self._race.reset(seed, options)

    def step(self, number: int) -> float:
        return self._race.step({self._seat: number})[self._seat]


register()
