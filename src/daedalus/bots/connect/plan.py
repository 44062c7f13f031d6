"""Judging lays of Connect by what they catch, what they leave to the others and what follows."""

from collections.abc import Iterator
from heapq import heappush, heapreplace
from itertools import islice
from typing import Final, NamedTuple

from daedalus.bots.clock import seconds
from daedalus.bots.connect.worth import Worth, expected_best, expected_best_with
from daedalus.core.chance import shuffled, words
from daedalus.core.maze import Sides, turns
from daedalus.editions.connect.maze import Cell, Set, Survey, survey
from daedalus.editions.connect.rules import Connect, Lay, State

_NOTHING: Final[list[Set]] = [0]
_HOPED: Final = 2
"""The most that anyone is expected to catch in the next turn."""


class _Judged(NamedTuple):
    """An action and its estimated value: tiles ahead."""

    score: float
    action: Lay


def greedy(rules: Connect, state: State, order: Iterator[int]) -> Lay:
    """Return a lay with the most catches; *order* breaks ties.

    This goes through the same actions as `rules.legal`, in the same order, but builds only the one
    lay: games are simulated a thousand times.
    """
    ground = survey(state.lying)
    most = 0
    best: list[tuple[int, Cell, Sides, Set]] = []
    for tile in rules.held(state, state.seat):
        number, kin = tile >> 4, ground.kin(tile >> 4)
        for cell in ground.exits:
            for sides in turns(tile & 15):
                linked = ground.linked(cell, sides)
                if not linked:
                    continue
                sets = ground.takes(cell, linked & kin) if linked & kin else _NOTHING
                size = sets[-1].bit_count()
                if size > most:
                    most, best = size, []
                if size == most:
                    best += [
                        (number, cell, sides, each) for each in sets if each.bit_count() == size
                    ]
    if not best:
        actions = rules.legal(state, state.seat)
        return actions[next(order) % len(actions)]
    number, cell, sides, taken = best[next(order) % len(best)]
    return rules.with_take(rules.trial(number, cell, sides), ground.places(taken))


class Ahead:
    """How many tiles ahead the lays of a view leave a seat, by estimate: see `judge`."""

    __slots__ = ("_next_hand", "_rules", "_seat", "_unseen", "_view", "own")

    def __init__(self, rules: Connect, view: State, seat: int, own: float) -> None:
        seats = len(view.hands)
        others = [len(view.hands[(seat + step) % seats]) for step in range(1, seats)]
        self._next_hand = next((size for size in others if size), 0)
        self._rules, self._view, self._seat = rules, view, seat
        self._unseen = rules.unseen(view)
        self.own = own / (seats - 1)

    def of(self, action: Lay) -> float:
        """Return the estimate for one lay."""
        view, seat = self._view, self._seat
        left = self._rules.apply(view, seat, action)
        worth = Worth(Survey(left.lying))
        values = [worth.catches(tile) for tile in self._unseen]
        loss = 1 / (len(view.hands) - 1)
        score = len(action.take) - loss * expected_best(values, self._next_hand)
        if self.own:
            # The hand as it was, without the laid tile: the drawn one is not known yet.
            held = [tile for tile in view.hands[seat] if tile >> 4 != action.tile]
            kept = max([worth.catches(tile) for tile in held], default=0)
            score += self.own * (expected_best_with(kept, values) if view.pile else kept)
        return score


def judge(
    rules: Connect, view: State, seat: int, seed: str, own: float = 0.0, keep: int = 1
) -> list[_Judged]:
    """Return the *keep* best actions, the best one first; *seed* breaks ties.

    A caught tile counts one.  What the next player is expected to catch, over all hands it may
    hold, counts against it, less so with more players; what one's own tiles and the one to be drawn
    would catch in the resulting maze counts for it with the weight *own*.
    """
    ahead = Ahead(rules, view, seat, own)
    # The largest catches come first: once even the highest estimate cannot lift the rest, stop.
    actions = sorted(shuffled(rules.legal(view, seat), seed), key=lambda lay: -len(lay.take))
    found: list[_Judged] = []
    best: list[float] = []
    for action in actions:
        if len(best) == keep and len(action.take) + _HOPED * ahead.own <= best[0]:
            break
        score = ahead.of(action)
        found.append(_Judged(score, action))
        if len(best) < keep:
            heappush(best, score)
        elif score > best[0]:
            heapreplace(best, score)
    return sorted(found, key=lambda each: -each.score)[:keep]


class Search(NamedTuple):
    """How far and how often a turn is simulated."""

    keep: int  # actions considered
    deals: int  # of the tiles nobody has seen
    own: float = 0.3  # the share that `judge` is given
    trust: float = 0.5  # the weight of simulations against the judgement


EXPERT: Final = Search(keep=6, deals=8)
MASTER: Final = Search(keep=8, deals=40)


def look_ahead(
    rules: Connect,
    view: State,
    seat: int,
    seed: str,
    search: Search,
    budget_ms: int | None = None,
) -> Lay:
    """Return the action after which the others' replies and one's own next turn come out best.

    The unseen tiles are dealt anew for every trial, the same for all actions, and everyone is
    assumed to be greedy.  With *budget_ms* there are as many trials as the time allows.
    """
    start = seconds()
    judged = judge(rules, view, seat, seed, search.own, search.keep)
    if len(judged) == 1:
        return judged[0].action
    gains = [0.0] * len(judged)
    trials = 0
    for trial in words(f"{seed}/trials"):
        full = rules.imagine(view, str(trial))
        for at, (_, action) in enumerate(judged):
            gains[at] += len(action.take) + _play_on(
                rules, rules.apply(full, seat, action), seat, trial
            )
        trials += 1
        if budget_ms is None:
            if trials == search.deals:
                break
        elif (seconds() - start) * 1000 >= budget_ms:
            break
    trust = search.trust
    best = max(
        range(len(judged)),
        key=lambda at: trust * gains[at] / trials + (1 - trust) * judged[at].score,
    )
    return judged[best].action


def _play_on(rules: Connect, state: State, seat: int, trial: int) -> float:
    """Return how many tiles *seat* gains on the others by the end of its next turn."""
    seats = len(state.hands)
    order = words(f"{trial}/ties")
    gain = 0.0
    for _ in islice(order, seats):
        if not rules.to_act(state):
            break
        action = greedy(rules, state, order)
        gain += len(action.take) if state.seat == seat else -len(action.take) / (seats - 1)
        state = rules.apply(state, state.seat, action)
    return gain
