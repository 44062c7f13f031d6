"""A turn-based game with numbered actions: what environments of all packages share."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import numpy as np
from numpy.typing import NDArray

from daedalus.adapters.encoding import DecisionPoint, Encoding, encoding
from daedalus.adapters.rewards import Rewards, at_the_end, read_rewards
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.game import Setup, Slides
from daedalus.editions import edition

Bytes = NDArray[np.int8]
_INT8 = np.dtype(np.int8)


def array(raw: bytes) -> Bytes:
    """Return bytes as a writable array."""
    return np.ndarray(len(raw), _INT8, bytearray(raw))


class Explained:
    """An environment that says what its numbers mean."""

    code: Encoding

    @property
    def planes(self) -> tuple[str, ...]:
        """What each plane of an observation means."""
        return self.code.planes

    def action_meaning(self, number: int) -> str:
        """Return what an action means.

        :raises OptionError: when there is no such action.
        """
        if number not in range(self.code.actions):
            raise OptionError(f"no such action: {quoted(number)}: 0 to {self.code.actions - 1}")
        return self.code.meaning(int(number))


class Deals:
    """The seeds of successive games: reset(seed=7) deals what the seed "7" deals.

    A reset without a seed continues the sequence that the last seed began, so a program that sets a
    seed once always plays the same games.
    """

    def __init__(self) -> None:
        self._seed, self._dealt = token_hex(8), 0

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self._seed, self._dealt = str(seed), 0
        text = f"{self._seed}/{self._dealt}" if self._dealt else self._seed
        self._dealt += 1
        return text


class Episode:
    """One game at a time, for a fixed number of seats."""

    def __init__(
        self,
        name: str,
        seats: int,
        rewards: Mapping[str, float] | Rewards | None = None,
        turn_limit: int | None = None,
        default: Rewards = Rewards(),  # noqa: B008  (a tuple of numbers)
        window: int | None = None,
        glance: bool = False,
        **options: Any,
    ) -> None:
        self.rules = edition(name, **options)
        if type(seats) is not int or seats not in self.rules.seats:
            raise OptionError(
                f"{name} cannot be played by {quoted(seats)}: "
                f"it is for {self.rules.seats[0]} to {self.rules.seats[-1]}"
            )
        self.seats, self.turn_limit = seats, turn_limit
        self.code = encoding(self.rules, seats, window, glance)
        self.rewards = read_rewards(rewards, default)
        self.shape = (len(self.code.planes), self.code.size, self.code.size)
        self._deals = Deals()
        self.spot = DecisionPoint(self.rules.start(Setup(seats, "")))
        self.seat, self.turns, self.mask = 0, 0, b""
        self.over = self.truncated = False

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Deal again, or set up the position in *options*; other keys are ignored.

        :raises NotationError: when the position is invalid, or does not fit this table.
        """
        dealt = self._deals.next(seed)
        position = (options or {}).get("position")
        if position is None:
            state = self.rules.start(Setup(self.seats, dealt))
        else:
            state = self._read(position)
        self.spot, self.turns = DecisionPoint(state), 0
        self.over = self.truncated = False
        self._look()

    def _read(self, position: Any) -> Any:
        state = self.rules.read(position)
        seated = self.rules.seated(state)
        if seated != self.seats:
            raise NotationError(f"{seated} sit in the position, {self.seats} at this table")
        if isinstance(self.rules, Slides) and (
            (state.maze.width, state.maze.height) != self.shape[1:]
        ):
            raise NotationError(
                f"a board of {state.maze.width} by {state.maze.height} does not fit: "
                f"this one has {self.shape[1]} rows"
            )
        if not self.rules.to_act(state):
            raise NotationError(f"the game is over: {quoted(position)}")
        return state

    def _look(self) -> None:
        """Update whose turn it is and what is legal."""
        self.seat = self.spot.state.seat
        self.mask = self.code.mask(self.spot, self.seat)

    def legal(self, number: int) -> bool:
        return 0 <= number < len(self.mask) and self.mask[number] == 1

    def step(self, number: int) -> list[float]:
        """Play a legal number and return every seat's reward."""
        before, seat = self.spot, self.seat
        self.spot = self.code.apply(before, seat, number)
        return self._settle(before, seat)

    def play(self, action: Any) -> list[float]:
        """Play a legal action, which need not have a number, and return every seat's reward."""
        before, seat = self.spot, self.seat
        self.spot = DecisionPoint(self.rules.apply(before.state, seat, action))
        return self._settle(before, seat)

    def _settle(self, before: DecisionPoint, seat: int) -> list[float]:
        code, rewards, spot = self.code, self.rewards, self.spot
        paid = [0.0] * self.seats
        if rewards.goal:
            paid[seat] += rewards.goal * (code.score(spot, seat) - code.score(before, seat))
        if code.whole(spot):
            self.turns += 1
            paid[seat] += rewards.turn
            outcome = self.rules.outcome(spot.state)
            if outcome is not None:
                self.over = True
                ends = at_the_end(rewards, outcome)
                paid = [part + end for part, end in zip(paid, ends, strict=True)]
            elif self.turn_limit is not None and self.turns >= self.turn_limit:
                self.truncated = True
        self._look()
        return paid

    def observe(self, seat: int) -> Bytes:
        return np.ndarray(self.shape, _INT8, bytearray(self.code.observe(self.spot, seat)))
