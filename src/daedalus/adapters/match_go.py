"""A match of Go! with numbered actions: everyone acts at once, and time passes in ticks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from daedalus.adapters.encoding import DecisionPoint
from daedalus.adapters.encoding_go import WAIT, GoEncoding
from daedalus.adapters.episode import Bytes, Deals, array
from daedalus.adapters.rewards import Rewards, at_the_end, read_rewards
from daedalus.bots import make
from daedalus.core.chance import shuffled
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.game import HOUSE, Setup
from daedalus.editions import edition
from daedalus.editions.go.position import State
from daedalus.editions.go.rules import Go

TICK_MS: Final = 1000


class GoMatch:
    """One match at a time.  A step is one tick, in which each seat does one thing or waits.

    The actions of a tick happen at its end, in an order drawn anew for every tick, so that no seat
    has an advantage.  Bots and the house act at their own times.  Ticks in which no player could do
    anything are skipped.
    """

    def __init__(
        self,
        players: int,
        bots: Mapping[int, str] | None = None,
        rewards: Mapping[str, float] | Rewards | None = None,
        tick_limit: int | None = None,
        tick_ms: int = TICK_MS,
        default: Rewards = Rewards(),  # noqa: B008  (a tuple of numbers)
        **options: Any,
    ) -> None:
        rules = edition("go", **options)
        assert isinstance(rules, Go)
        if type(players) is not int or players not in rules.seats:
            raise OptionError(
                f"go cannot be played by {quoted(players)}: "
                f"it is for {rules.seats[0]} to {rules.seats[-1]}"
            )
        if type(tick_ms) is not int or tick_ms < 1:
            raise OptionError(f"not a number of milliseconds: {quoted(tick_ms)}: from 1")
        self.rules, self.seats = rules, players
        self.code = GoEncoding(rules, players)
        self.shape = (len(self.code.planes), self.code.size, self.code.size)
        self.rewards = read_rewards(rewards, default)
        self.tick_limit, self.tick_ms = tick_limit, tick_ms
        self._levels = dict(bots or {})
        self.players = [seat for seat in range(players) if seat not in self._levels]
        self._deals = Deals()
        self._seed = ""
        self._bots = {seat: make(level) for seat, level in self._levels.items()}
        self.state: State = rules.start(Setup(players, ""))
        self.ticks, self.over, self.truncated = 0, False, False

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Start a match, or set up the position in *options*; other keys are ignored.

        :raises NotationError: when the position is invalid, or for a different number of seats.
        """
        self._seed = self._deals.next(seed)
        position = (options or {}).get("position")
        if position is None:
            self.state = self.rules.start(Setup(self.seats, self._seed))
        else:
            self.state = self.rules.read(position)
            if self.rules.seated(self.state) != self.seats:
                raise NotationError(
                    f"{self.rules.seated(self.state)} sit in the position, {self.seats} here"
                )
        self._bots = {
            seat: make(level, f"{self._seed}/{seat}") for seat, level in self._levels.items()
        }
        self.ticks, self.over, self.truncated = 0, False, False
        self._pass_over()

    def mask(self, seat: int) -> bytes:
        return self.code.mask(DecisionPoint(self.state), seat)

    def observe(self, seat: int) -> Bytes:
        return array(self.code.observe(DecisionPoint(self.state), seat)).reshape(self.shape)

    def step(self, numbers: Mapping[int, int]) -> list[float]:
        """Play one tick with the given action numbers; return every seat's reward.

        An illegal number does nothing and costs `rewards.illegal`.
        """
        paid = [0.0] * self.seats
        before = self.state.scores
        wishes = {}
        for seat, number in numbers.items():
            mask = self.mask(seat)
            if not (0 <= number < len(mask) and mask[number]):
                paid[seat] += self.rewards.illegal
            elif number != WAIT:
                wishes[seat] = number
        end = self.state.now + self.tick_ms
        self._pass(end)
        for seat in shuffled(wishes, f"{self._seed}/tick/{self.ticks}"):
            # Someone else may have ended the round in the meantime.
            if self.mask(seat)[wishes[seat]]:
                action = self.code.action(wishes[seat])
                assert action is not None
                self.state = self.rules.apply(self.state, seat, action)
        self.ticks += 1
        self._pass_over()
        outcome = self.rules.outcome(self.state)
        self.over = outcome is not None
        self.truncated = (
            not self.over and self.tick_limit is not None and self.ticks >= self.tick_limit
        )
        for seat in range(self.seats):
            paid[seat] += self.rewards.goal * (self.state.scores[seat] - before[seat])
            paid[seat] += self.rewards.turn if seat in numbers else 0
        if outcome is not None:
            ends = at_the_end(self.rewards, outcome)
            paid = [part + end for part, end in zip(paid, ends, strict=True)]
        return paid

    def _next(self) -> tuple[int, int, Any] | None:
        """Return the next event of the house or a bot: time, seat, action."""
        rules, state = self.rules, self.state
        wishes = []
        for seat in rules.to_act(state):
            if seat == HOUSE:
                action = rules.legal(state, HOUSE)[0]
            elif seat in self._bots:
                action = self._bots[seat].choose(rules, rules.view(state, seat), seat)
            else:
                continue
            assert action.moment is not None
            wishes.append((action.moment, seat, action))
        return min(wishes) if wishes else None

    def _pass(self, end: int) -> None:
        """Advance to *end*, playing the events of the house and the bots on the way."""
        while (wish := self._next()) is not None and wish[0] <= end:
            _, seat, action = wish
            self.state = self.rules.apply(self.state, seat, action)
        if self.rules.to_act(self.state):
            self.state = self.state._replace(now=max(end, self.state.now))

    def _pass_over(self) -> None:
        """Advance until a player can do something, or the match is over."""
        while (to_act := self.rules.to_act(self.state)) and not set(to_act) & set(self.players):
            wish = self._next()
            assert wish is not None, "someone acts next"
            self._pass(wish[0])
