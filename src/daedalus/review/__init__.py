"""Looking back at a game: what decided it, how lucky everyone was, which turn was better.

`chances` gives everyone's chance to win from a view, `look_back` an account of a whole game that
adds up: for every seat start + own turns + others' turns + luck = result.  Each engine has a module
of its name here that implements `Judge`; docs/review.md explains how they judge.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol

from daedalus.bots.advice import Advice
from daedalus.core.deprecated import called_before
from daedalus.core.errors import IllegalAction, OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.core.record import Game
from daedalus.review.marks import account
from daedalus.review.moments import moments
from daedalus.review.values import Best, Chances, Hindsight, Line, Moment, Review, Total, Turn

__all__ = [
    "Best",
    "Chances",
    "Hindsight",
    "Judge",
    "Line",
    "Moment",
    "Review",
    "Total",
    "Turn",
    "chances",
    "judge_of",
    "look_back",
    "reviewing",
]


class Judge(Protocol):
    """How games of one engine are judged."""

    def chances(self, rules: Any, view: Any, seat: int | None) -> Chances: ...
    def turns(self, game: Any, seats: tuple[int, ...]) -> Iterator[Turn]: ...
    def judged(self, game: Any) -> str: ...
    def hindsight(self, game: Any, turns: Sequence[Turn]) -> Hindsight | None: ...
    def lines(self, rules: Any, view: Any, top: int) -> list[Line]: ...
    def secret(self, rules: Any, view: Any, seat: int) -> int: ...
    def advice(self, ask: Any) -> Advice | None: ...


def judge_of(rules: AnyRules) -> Judge:
    """Return the judge of the games of these rules."""
    return import_module(f"{__name__}.{rules.engine}")


def chances(rules: AnyRules, view: Any, seat: int | None) -> Chances:
    """Return everyone's chance to win, as *seat* sees it; None is a spectator.  The sum is 1."""
    return judge_of(rules).chances(rules, view, seat)


def look_back(
    game: Game,
    seat: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Return the review of a game, as far as it was played.

    With *seat* it uses only the views of that seat, so nothing hidden from it shows, and makes only
    its account; no more than this may be shown of a game that is still running.  *tell* is called
    after every turn with the number of actions done and their total; to stop, it may raise.

    :raises IllegalAction: when there is no such seat.
    :raises OptionError: when this is not a game.
    """
    work = reviewing(game, seat)
    while True:
        try:
            tell(*next(work))
        except StopIteration as end:
            found: Review = end.value
            return found


def reviewing(game: Game, seat: int | None = None) -> Generator[tuple[int, int], None, Review]:
    """Work on a review turn by turn: yield the number of actions done and their total, then return.

    :raises IllegalAction: when there is no such seat.
    :raises OptionError: when this is not a game, or its cards are hidden.
    """
    if not isinstance(game, Game):
        raise OptionError(f"not a game: {quoted(game)}", "record", text=game)
    everyone = range(len(game.players))
    if seat is not None and (type(seat) is not int or seat not in everyone):
        raise IllegalAction(f"no such seat: {quoted(seat)}: {len(everyone)} sit here, from 0")
    seats = tuple(everyone) if seat is None else (seat,)
    rules, judge = game.rules, judge_of(game.rules)
    if seat is None and rules.imagine(game.first, "") != game.first:
        raise OptionError(
            "this record hides cards: it was saved before the game was over", "record-hides"
        )
    found = []
    for turn in judge.turns(game, seats):
        found.append(turn)
        yield turn.ply + len(turn.actions), len(game.events)
    start = chances(rules, rules.view(game.first, None), None)
    first = found[0].before if found else start
    over = game.outcome is not None
    return Review(
        game=game,
        judged=judge.judged(game),
        finished=over,
        seat=seat,
        start=start,
        turns=tuple(found),
        totals=tuple(account(each, found, first[each]) for each in seats),
        moments=moments(found, seats),
        hindsight=judge.hindsight(game, found) if over and seat is None else None,
    )


called_before(__name__, look_back, "daedalus.look_back")
