"""The judge of Connect: tiles caught and to come, and what a lay leaves to the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.connect.advice import explain
from daedalus.bots.connect.plan import Ahead, judge
from daedalus.bots.connect.worth import Worth, expected_best_with
from daedalus.core.game import HOUSE
from daedalus.core.sums import added
from daedalus.editions.connect.maze import Survey
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import Lay, State
from daedalus.review.marks import LOSSES, marked
from daedalus.review.moments import LEAST
from daedalus.review.points import result, shares
from daedalus.review.upright_connect import upright
from daedalus.review.values import Best, Chances, Line, Turn

if TYPE_CHECKING:
    from daedalus.editions.known import ConnectGame

GAIN: Final = 0.76  # tiles that a turn catches, on average
CALM, STIR = 0.16, 0.36  # how much may still change: at the end, and with every turn to come
OWN: Final = 0.3  # the weight of one's own next turn in a lay's estimate
KEPT: Final = 6  # lays that are looked at
_SAME: Final = 0.0015
_AHEAD: Final = LOSSES[1][0]


def judged(game: ConnectGame) -> str:
    """Return how turns were judged."""
    return "points"


def hindsight(game: ConnectGame, turns: Sequence[Turn]) -> None:
    """Return nothing: nobody knows the tiles to come."""


def to_come(view: State) -> list[int]:
    """Return how many turns everyone still has."""
    seats, pile = len(view.hands), len(view.pile)
    whole, rest = divmod(pile, seats)
    return [
        len(hand) + whole + ((seat - view.seat) % seats < rest)
        for seat, hand in enumerate(view.hands)
    ]


def _shares(view: State, turns: list[int], ahead: Chances) -> Chances:
    points = [
        len(caught) + GAIN * left + more
        for caught, left, more in zip(view.caught, turns, ahead, strict=True)
    ]
    return shares(points, spread(turns))


def spread(turns: Sequence[float], calm: float = CALM, stir: float = STIR) -> float:
    """Return how many tiles may still change who is ahead, by everyone's turns to come."""
    return calm + stir * sqrt(added(turns) / len(turns))


def chances(rules: Connect, view: State, seat: int | None) -> Chances:
    """Return everyone's chance to win, as *seat* sees it; the sum is 1."""
    outcome = rules.outcome(view)
    if outcome is not None:
        return result(outcome)
    if seat is not None and seat == view.seat:
        return _after(rules, view, *_best(rules, view)[0])
    return _shares(view, to_come(view), (0.0,) * len(view.hands))


def _best(rules: Connect, view: State) -> list[tuple[Lay, float]]:
    """Return the best lays of the seat in turn with their estimates."""
    straight = upright(view)
    found = judge(rules, straight.view, view.seat, "review", OWN, KEPT)
    return [(straight.back(each.action), each.score) for each in found]


def _estimate(rules: Connect, view: State, lay: Lay) -> float:
    """Return how good a lay is that is not among the best."""
    straight = upright(view)
    return Ahead(rules, straight.view, view.seat, OWN).of(straight.there(lay))


def _after(rules: Connect, view: State, lay: Lay, estimate: float) -> Chances:
    """Return everyone's chance after a lay of the seat in turn, before it draws."""
    seat = view.seat
    left = rules.apply(view, seat, lay)
    outcome = rules.outcome(left)
    if outcome is not None:
        return result(outcome)
    turns = to_come(view)
    turns[seat] -= 1
    ahead = tuple(estimate if each == seat else 0.0 for each in range(len(view.hands)))
    return _shares(view, turns, ahead)


def lines(rules: Connect, view: State, top: int) -> list[Line]:
    """Return the *top* best lays of the seat in turn with its chance after each."""
    seat = view.seat
    told = [
        Line((str(lay),), _after(rules, view, lay, score)[seat])
        for lay, score in _best(rules, view)
    ]
    return sorted(told, key=lambda line: -line.chance)[:top]


def advice(ask: Ask[Connect, State]) -> Advice:
    """Return the best lay, and why."""
    rules, view = ask.rules, ask.view
    [line] = lines(rules, view, 1)
    lay = rules.parse(line.actions[0])
    return Advice(lay, reasons=explain(rules, view, ask.seat, lay))


def secret(rules: Connect, view: State, seat: int) -> int:
    """Return 0: hands lie open, and nobody holds cards to guess."""
    return 0


class _Decision(NamedTuple):
    """A decision: the best lay and the played one, and what each is worth."""

    best: Lay
    chance: float
    second: float
    played: float
    most: int  # the largest catch there was


def decide(rules: Connect, view: State, played: Lay) -> _Decision:
    """Return what the seat in turn could choose from, and what it chose."""
    seat, found = view.seat, _best(rules, view)
    worth = {lay: _after(rules, view, lay, score)[seat] for lay, score in found}
    if played not in worth:
        worth[played] = _after(rules, view, played, _estimate(rules, view, played))[seat]
    best = max(worth, key=worth.__getitem__)
    if worth[played] > worth[best] - _SAME:
        best, worth[played] = played, worth[best]
    chance = worth[best]
    legal = rules.legal(view, seat)
    lower = [each for each in worth.values() if each < chance - _SAME]
    # Those that were not looked at are worse than the best.
    second = max(lower, default=chance if len(legal) <= len(worth) else chance - 2 * _SAME)
    return _Decision(best, chance, second, worth[played], max(len(lay.take) for lay in legal))


def drawn(rules: Connect, view: State) -> float:
    """Return how many more tiles the last drawn tile lets a hand catch than an average one."""
    hand = view.hands[view.seat]
    if len(hand) < 2:
        return 0.0
    worth = Worth(Survey(upright(view).view.lying))
    kept = max(worth.catches(tile) for tile in hand[:-1])
    others = [worth.catches(tile) for tile in (*rules.unseen(view), hand[-1])]
    return max(kept, worth.catches(hand[-1])) - expected_best_with(kept, others)


def lucky(view: State, more: float) -> float:
    """Return what the chance of the seat in turn owes to a hand that catches *more*."""
    seat, turns = view.seat, to_come(view)
    level = [0.0] * len(view.hands)
    with_it = _shares(view, turns, tuple(level))[seat]
    level[seat] = -more
    return with_it - _shares(view, turns, tuple(level))[seat]


@dataclass(frozen=True, slots=True)
class _Played:
    ply: int
    seat: int
    lay: Lay
    first: State
    last: State


def turns(game: ConnectGame, seats: tuple[int, ...]) -> Iterator[Turn]:
    """Yield the turns of a game with what each changed, for *seats* by their own views."""
    rules = game.rules
    many = range(len(game.players))
    done, state = [], game.first
    for ply, event in enumerate(game.events):
        lay = rules.parse(event.action)
        led = rules.apply(state, event.seat, lay)
        done.append(_Played(ply, event.seat, lay, state, led))
        state = led
    drew: set[int] = set()

    def decision(at: int) -> _Decision | None:
        if at == len(done) or done[at].seat not in seats:
            return None
        return decide(rules, rules.view(done[at].first, done[at].seat), done[at].lay)

    def seen(state: State, choice: _Decision | None) -> list[float]:
        plain = chances(rules, rules.view(state, None), None)
        if choice is None:
            return list(plain)
        return [choice.chance if seat == state.seat else plain[seat] for seat in many]

    chosen = decision(0)
    before = seen(game.first, chosen) if done else []
    for at, turn in enumerate(done):
        following = decision(at + 1)
        after = seen(turn.last, following)
        own, luck = [0.0] * len(many), [0.0] * len(many)
        over = rules.outcome(turn.last) is not None
        if chosen is not None:
            own[turn.seat] = min(chosen.played - chosen.chance, 0.0)
            if not over and turn.last.seat != turn.seat:
                after[turn.seat] = before[turn.seat] + own[turn.seat]
        if following is not None and turn.last.seat in drew:
            seat = turn.last.seat
            luck[seat] = lucky(turn.last, drawn(rules, rules.view(turn.last, seat)))
        if turn.first.pile:
            drew.add(turn.seat)
        else:
            drew.discard(turn.seat)
        others = [after[seat] - before[seat] - own[seat] - luck[seat] for seat in many]
        if over or chosen is None or turn.last.seat == turn.seat:
            luck[turn.seat] += others[turn.seat]  # the last tiles could not be foreseen
            others[turn.seat] = 0.0
        yield _turn(rules, turn, at + 1, chosen, before, after, own, others, luck)
        before, chosen = after, following


def _turn(
    rules: Connect,
    turn: _Played,
    number: int,
    chosen: _Decision | None,
    before: list[float],
    after: list[float],
    own: list[float],
    others: list[float],
    luck: list[float],
) -> Turn:
    facts: list[dict[str, Any]] = [{} for _ in before]
    for seat, change in enumerate(others):
        if abs(change) >= LEAST and seat != turn.seat:
            facts[seat]["catch"] = [
                _catch_of(rules, state, seat) for state in (turn.first, turn.last)
            ]
    best, only = None, False
    if chosen is not None and turn.seat != HOUSE:
        reasons = explain(rules, rules.view(turn.first, turn.seat), turn.seat, chosen.best)
        best = Best((str(chosen.best),), chosen.chance, reasons)
        ahead = chosen.chance - chosen.second
        only = own[turn.seat] == 0.0 and ahead >= _AHEAD
        facts[turn.seat] = {
            "ahead": ahead,
            "caught": len(turn.lay.take),
            "most": chosen.most,
            "left": _left(rules, turn),
        }
    return marked(
        Turn(
            number=number,
            ply=turn.ply,
            seat=turn.seat,
            actions=(str(turn.lay),),
            found="",
            before=tuple(before),
            after=tuple(after),
            table=chances(rules, rules.view(turn.last, None), None),
            own=tuple(own),
            others=tuple(others),
            luck=tuple(luck),
            best=best,
            forced=chosen is not None and chosen.second >= chosen.chance,
            facts=tuple(facts),
        ),
        only,
    )


def _catch_of(rules: Connect, state: State, seat: int) -> int:
    """Return the most tiles that *seat* could catch, counted and not estimated."""
    lays = rules.legal(state._replace(seat=seat), seat)
    return max((len(lay.take) for lay in lays), default=0)


def _left(rules: Connect, turn: _Played) -> int:
    """Return the largest catch that was left to whoever came next, whatever it held; counted."""
    state, unseen = turn.last, rules.unseen(rules.view(turn.last, turn.seat))
    hands = list(state.hands)
    hands[state.seat] = tuple(unseen)
    return _catch_of(rules, state._replace(hands=tuple(hands)), state.seat)
