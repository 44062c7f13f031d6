"""One deal of a task, played by a level of our bots, a program, or a policy over numbers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, NamedTuple, Protocol

from daedalus.adapters.encoding import DecisionPoint, Encoding, encoding
from daedalus.arena.contest import take_turn
from daedalus.arena.engine import Engine, Forfeit, Program
from daedalus.bots import make
from daedalus.core.errors import OptionError
from daedalus.core.game import AnyRules, Timed
from daedalus.core.history import History, Move, moved
from daedalus.editions.go.rules import Go
from daedalus.editions.sliding.rules import Sliding
from daedalus.tasks.deals import deals
from daedalus.tasks.task import TURN_COST, Task

Policy = Callable[[Any, Any], int]
"""Given an observation and a mask, as `gymnasium.make(task.id)` shows them, the action."""

_SECOND_MS: Final = 1000


class DealResult(NamedTuple):
    """What came of a deal."""

    score: float
    forfeit: str = ""


class Contestant(Protocol):
    """Whoever is evaluated; it can be sent to another process."""

    @property
    def name(self) -> str: ...


class LevelPlayer(NamedTuple):
    """One of our bots."""

    name: str


class PolicyPlayer(NamedTuple):
    """A policy, made anew where it plays: *load* is called once in each process."""

    name: str
    load: Callable[[], Policy]


def play(task: Task, player: Contestant, number: int) -> DealResult:
    """Play one of the fixed deals; the agent sits at each seat in turn."""
    if isinstance(task.rules, Timed):
        return _race(task, player, number)
    with ExitStack() as running:
        return _turns(task, player, number, running)


def _turns(task: Task, player: Contestant, number: int, running: ExitStack) -> DealResult:
    rules, own = task.rules, number % task.seats
    state = first = deals(task)[number]
    rivals = [seat for seat in range(task.seats) if seat != own]
    players: dict[int, Any] = {
        seat: make(level, f"{task.id}/{number}/{seat}")
        for seat, level in zip(rivals, task.rivals, strict=True)
    }
    moves: list[Move] = []
    turns = 0
    try:
        players[own] = _seated(task, player, number, own, running)
        while (to_act := rules.to_act(state)) and turns < task.turns:
            seat = to_act[0]
            turns += seat == own
            seen = History(rules.view(first, seat), tuple(moves))
            for action, after in take_turn(rules, players[seat], state, seat, seen, None, []):
                moves.append(moved(state, after, seat, action))
                state = after
    except Forfeit as forfeit:
        return DealResult(0.0, forfeit.why)
    return DealResult(_score(task, state, own, turns))


def _seated(task: Task, player: Contestant, number: int, seat: int, running: ExitStack) -> Any:
    """Return whoever takes the turns of *seat*."""
    match player:
        case LevelPlayer(name=level):
            return make(level, f"{task.id}/{number}/{seat}")
        case PolicyPlayer():
            return _Numbers(policy_of(player), task)
    assert isinstance(player, Program)
    engine = running.enter_context(Engine(player))
    engine.greet()
    engine.new_game(task.rules, task.seats, seat)
    return engine


def _score(task: Task, state: Any, seat: int, turns: int) -> float:
    outcome = task.rules.outcome(state)
    winners = outcome.winners if outcome else ()
    if task.score == "found":
        return float(seat in winners)
    if task.score == "won":
        return 1 / len(winners) if seat in winners else 0.0
    cards = len(state.found[seat]) + (seat in winners and bool(homeward(task)))
    return round(cards - TURN_COST * turns, 6)


def homeward(task: Task) -> bool:
    """Return whether a game ends with the way home, which counts like a card."""
    rules = task.rules
    return isinstance(rules, Sliding) and rules.variant.ending != "last-card"


# --- policies -----------------------------------------------------------------------------------

_LOADED: dict[PolicyPlayer, Policy] = {}


def policy_of(player: PolicyPlayer) -> Policy:
    """Return the policy, loaded once in each process."""
    if player not in _LOADED:
        _LOADED[player] = player.load()
    return _LOADED[player]


def glances(rules: AnyRules) -> bool:
    """Return whether observations show what pushes bring into reach."""
    return isinstance(rules, Sliding)


class _Numbers:
    """A policy at a table: it sees planes of its view, and answers with numbers."""

    def __init__(self, policy: Policy, task: Task) -> None:
        self._policy = policy
        self._code = encoding(task.rules, task.seats, None, glances(task.rules))

    def turn(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
        history: History | None = None,
    ) -> tuple[Any, ...]:
        spot, actions = DecisionPoint(view), list[Any]()
        while True:
            number = choice(self._code, spot, seat, self._policy)
            action = self._code.completed(spot, seat, number)
            if action is not None:
                actions.append(action)
            spot = self._code.apply(spot, seat, number)
            if self._code.whole(spot):
                return tuple(actions)


def choice(code: Encoding, spot: DecisionPoint, seat: int, policy: Policy) -> int:
    """Return the number that a policy chooses.

    :raises Forfeit: when it is not a legal one.
    """
    import numpy as np

    shape = (len(code.planes), code.size, code.size)
    seen = np.frombuffer(code.observe(spot, seat), np.int8).reshape(shape)
    mask = np.frombuffer(code.mask(spot, seat), np.int8)
    number = int(policy(seen, mask))
    if not (0 <= number < len(mask) and mask[number]):
        raise Forfeit(f"cheats: {number} is not legal")
    return number


# --- Go! ----------------------------------------------------------------------------------------


def _race(task: Task, player: Contestant, number: int) -> DealResult:
    from daedalus.adapters.match_go import GoMatch

    rules, state = task.rules, deals(task)[number]
    assert isinstance(rules, Go)
    match player:
        case LevelPlayer(name=level):
            from daedalus.bots.go import play_match

            ended = play_match(rules, state, [level], f"{task.id}/{number}", [])[0]
            return DealResult(float(ended.scores[0]))
        case PolicyPlayer():
            game = GoMatch(
                1, None, tick_limit=task.turns, tick_ms=_SECOND_MS, **dict[str, Any](task.options)
            )
            game.reset(None, {"position": rules.write(state)})
            policy = policy_of(player)
            try:
                while not (game.over or game.truncated):
                    game.step({0: choice(game.code, DecisionPoint(game.state), 0, policy)})
            except Forfeit as forfeit:
                return DealResult(0.0, forfeit.why)
            return DealResult(float(game.state.scores[0]))
    raise OptionError("Go! is played in real time: engines play turn by turn, in other tasks")
