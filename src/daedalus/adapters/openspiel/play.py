"""A game between two of its actions or draws, as one value: the contents of an OpenSpiel state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import repeat
from typing import Any, NamedTuple

import pyspiel

from daedalus.adapters.encoding import DecisionPoint
from daedalus.adapters.openspiel.deal import Dealer, Draw, Outcomes

CHANCE: int = pyspiel.PlayerId.CHANCE
OVER: int = pyspiel.PlayerId.TERMINAL
_TRIES = 64


class _Drawn(NamedTuple):
    """A draw, as everyone else sees it and as the drawing seat does."""

    text: str
    seat: int
    own: str


class GameNode(NamedTuple):
    """A moment of a game, and everything that led to it from the first complete board."""

    player: int  # who acts: a seat, CHANCE or OVER
    dealt: tuple[int, ...] = ()  # outcomes, until the board is complete
    first: Any = None  # the complete board, or the position the game began with
    spot: DecisionPoint = DecisionPoint(None)
    draw: Draw | None = None  # at a chance node after the deal: who draws
    turns: int = 0
    log: tuple[str | _Drawn, ...] = ()  # what players did is public
    pool: tuple[int, ...] | None = None  # what nobody has drawn yet; cached

    def __deepcopy__(self, memo: object) -> GameNode:
        return self  # immutable, and states are cloned all the time


class Play:
    """The rules in OpenSpiel's terms: numbers in, the next moment out."""

    def __init__(self, dealer: Dealer, turn_limit: int) -> None:
        self.dealer, self.code, self.turn_limit = dealer, dealer.code, turn_limit
        self.rules, self.seats = dealer.code.rules, dealer.code.seats
        self._draws: dict[tuple[int, int], _Drawn] = {}  # by seat and outcome; a small cache

    def start(self) -> GameNode:
        return GameNode(CHANCE)

    def begin(self, spot: DecisionPoint, turns: int) -> GameNode:
        """Return the moment of a game that begins with a position."""
        return self._next(spot.state, turns, (), spot, None)

    # --- chance ----------------------------------------------------------------------------------

    def chances(self, moment: GameNode) -> Outcomes:
        if moment.draw is None:
            return self.dealer.laying(moment.dealt)
        pool = self._pool(moment)
        return list(zip(pool, repeat(1 / len(pool))))

    def _pool(self, moment: GameNode) -> tuple[int, ...]:
        pool = moment.pool
        return tuple(self.dealer.pool(moment.spot.state)) if pool is None else pool

    def chance_text(self, moment: GameNode, outcome: int) -> str:
        if moment.draw is None:
            return self.dealer.lay_text(moment.dealt, outcome)
        return f"{moment.draw.seat + 1} {self.dealer.draw_text(outcome)}"

    def after_chance(self, moment: GameNode, outcome: int) -> GameNode:
        dealer, draw = self.dealer, moment.draw
        if draw is None:
            dealt = (*moment.dealt, outcome)
            state = dealer.laid(dealt)
            if state is None:
                return GameNode(CHANCE, dealt)
            return self._next(state, 0, (), DecisionPoint(state), None)
        _, _, first, spot, _, turns, log, pool = moment
        state = dealer.drawn(spot.state, draw, outcome)
        told = self._draws.get((draw.seat, outcome)) or self._tell_draw(draw.seat, outcome)
        if pool is None:
            pool = self._pool(moment)
        at = pool.index(outcome)
        rest = pool[:at] + pool[at + 1 :]
        return self._next(first, turns, log + (told,), DecisionPoint(state), rest)  # noqa: RUF005

    def _tell_draw(self, seat: int, outcome: int) -> _Drawn:
        text = self.dealer.draw_text(outcome)
        told = _Drawn(f"{seat + 1} {text if self.dealer.all_see() else 'draws'}", seat, text)
        self._draws[seat, outcome] = told
        return told

    def _next(
        self,
        first: Any,
        turns: int,
        log: tuple[str | _Drawn, ...],
        spot: DecisionPoint,
        pool: tuple[int, ...] | None,
    ) -> GameNode:
        """Return the moment with a new spot, and who acts there."""
        state = spot.state
        draw = None if spot.lay is not None else self.dealer.due(state)
        if draw is not None:
            player = CHANCE
        elif turns >= self.turn_limit > 0 and self.code.whole(spot):
            player = OVER
        else:
            player = state.seat if self.rules.to_act(state) else OVER
        return GameNode(player, (), first, spot, draw, turns, log, pool)

    # --- players ---------------------------------------------------------------------------------

    def legal(self, moment: GameNode, seat: int) -> list[int]:
        if seat != moment.player:
            return []
        return self.code.legal(moment.spot, seat)

    def text(self, moment: GameNode, number: int) -> str:
        return self.code.text(moment.spot, moment.player, number)

    def after(self, moment: GameNode, number: int) -> GameNode:
        seat, _, first, spot, _, turns, log, pool = moment
        told = f"{seat + 1} {self.code.text(spot, seat, number)}"
        new = self.code.apply(spot, seat, number)
        turns += self.code.whole(new)
        # Players' actions draw nothing, so the pool stays the same.
        return self._next(first, turns, log + (told,), new, pool)  # noqa: RUF005

    def returns(self, moment: GameNode) -> list[float]:
        """Return every seat's returns: each loser pays 1, and the winners share that."""
        outcome = self.rules.outcome(moment.spot.state) if moment.player == OVER else None
        if outcome is None:
            return [0.0] * self.seats
        winners = outcome.winners
        share = (self.seats - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(self.seats)]

    # --- what a seat knows -----------------------------------------------------------------------

    def view_text(self, moment: GameNode, seat: int | None) -> str:
        """Return what a seat sees now; None means a spectator."""
        if moment.spot.state is None:
            return "deal " + ",".join(map(str, moment.dealt))
        text = str(self.rules.write(self.rules.view(moment.spot.state, seat)))
        return text if moment.spot.lay is None else f"{text} {moment.spot.lay}"

    def known_text(self, moment: GameNode, seat: int | None) -> str:
        """Return everything a seat has seen since the beginning."""
        if moment.first is None:
            return self.view_text(moment, seat)
        first = self.rules.write(self.rules.view(moment.first, seat))
        told = [one if isinstance(one, str) else _seen(one, seat) for one in moment.log]
        return "\n".join((first, *told))

    def own_text(self, moment: GameNode, seat: int) -> str:
        """Return what a seat sees and the others do not."""
        if moment.spot.state is None or self.dealer.all_see():
            return ""
        hand = self.dealer.hand(DecisionPoint(self.rules.view(moment.spot.state, seat)), seat)
        return " ".join(map(self.dealer.draw_text, hand))

    # --- guessing --------------------------------------------------------------------------------

    def resample(
        self, root: GameNode, history: Iterable[int], seat: int, chance: Callable[[], float]
    ) -> tuple[GameNode, list[int]]:
        """Return a beginning and a history in which the others may hold different cards.

        *seat* cannot tell them from the true ones.  If every guess fails, the true ones are
        returned: then the known facts leave hardly anything to guess.
        """
        actions = list(history)
        hidden, pool, known = self._hidden(root, actions, seat)
        allowed = [
            [outcome for outcome in pool if self.dealer.fits(outcome, clues)] for _, clues in hidden
        ]
        for attempt in range(2 * _TRIES if hidden else 0):
            guess = _assign(allowed, chance, greedy=attempt >= _TRIES)
            if guess is None:
                continue
            told, state = actions.copy(), root.spot.state
            for (place, _), outcome in zip(hidden, guess, strict=True):
                if isinstance(place, Draw):
                    state = self.dealer.drawn(state, place, outcome)
                else:
                    told[place] = outcome
            start = root
            if root.spot.state is not None:
                start = self.begin(DecisionPoint(state, root.spot.lay), root.turns)
            if self._known_after(start, told, seat) == known:
                return start, told
        return root, actions

    def _hidden(
        self, root: GameNode, actions: list[int], seat: int
    ) -> tuple[list[tuple[int | Draw, list[Any]]], list[int], str]:
        """Return the draws that *seat* must guess, with clues; the pool they came from; and what it
        knows.

        A draw is identified by its index in the history, or in a hand of the first position.
        """
        dealer, moment = self.dealer, root
        draws: dict[tuple[int, int], tuple[int | Draw, list[Any]]] = {}  # by seat and outcome
        if root.spot.state is not None:
            for who in range(self.seats):
                for at, outcome in enumerate(dealer.hand(root.spot, who)):
                    draws[who, outcome] = (Draw(who, at), [])
        for place, number in enumerate(actions):
            if moment.player == CHANCE:
                if moment.draw is not None:
                    draws[moment.draw.seat, number] = (place, [])
                moment = self.after_chance(moment, number)
                continue
            who = moment.player
            clue = dealer.clue(moment.spot, who, number)
            if clue is not None:
                for held in dealer.hand(moment.spot, who):
                    draws[who, held][1].append(clue)
            moment = self.after(moment, number)
        spot = moment.spot
        if spot.state is None or dealer.all_see():
            return [], [], ""
        others = [other for other in range(self.seats) if other != seat]
        kept = [(other, outcome) for other in others for outcome in dealer.hand(spot, other)]
        pool = sorted({*dealer.pool(spot.state), *(outcome for _, outcome in kept)})
        return [draws[key] for key in kept], pool, self.known_text(moment, seat)

    def _known_after(self, root: GameNode, actions: list[int], seat: int) -> str | None:
        """Return what *seat* knows after *actions*; None if one of them is illegal."""
        moment = root
        for number in actions:
            if moment.player == CHANCE:
                moment = self.after_chance(moment, number)
            elif number in self.legal(moment, moment.player):
                moment = self.after(moment, number)
            else:
                return None
        return self.known_text(moment, seat)


def _seen(draw: _Drawn, seat: int | None) -> str:
    return f"{seat + 1} {draw.own}" if seat == draw.seat else draw.text


def _assign(
    allowed: list[list[int]], chance: Callable[[], float], *, greedy: bool
) -> list[int] | None:
    """Return one of the allowed values for each, all different, or None.

    Drawn independently and retried, all answers are equally likely, but few attempts succeed when
    nearly everything is given out; the greedy way skips what is taken.
    """
    guess: list[int] = []
    for choices in allowed:
        left = [choice for choice in choices if choice not in guess] if greedy else choices
        if not left:
            return None
        outcome = left[min(int(chance() * len(left)), len(left) - 1)]
        if outcome in guess:
            return None
        guess.append(outcome)
    return guess
