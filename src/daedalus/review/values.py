"""What a review says, as values: its turns, the account of every seat, the moments that decided.

`Review.plain` is the same as dictionaries and lists, which is what `--json` writes and the page
reads; docs/review.md describes it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from daedalus.bots.advice import Reason
from daedalus.core.game import HOUSE, AnyRules
from daedalus.core.record import Game, Player
from daedalus.core.sums import added

FORMAT: Final = 2
"""Incremented when a field changes its meaning; new fields may be added at any time."""
Chances = tuple[float, ...]
"""A number for each seat."""


class Line(NamedTuple):
    """A turn, and the chance of the seat in turn after it."""

    actions: tuple[str, ...]
    chance: float
    found: str = ""  # letters of the cards that it finds
    wins: bool = False


class Best(NamedTuple):
    """The best turn that was possible, how good it was, and why."""

    actions: tuple[str, ...]
    chance: float  # of the seat in turn, after it
    reasons: tuple[Reason, ...] = ()

    def plain(self) -> dict[str, Any]:
        return {
            "actions": list(self.actions),
            "chance": self.chance,
            "reasons": _plain_reasons(self.reasons),
        }


def _plain_reasons(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
    """Return reasons as the wire writes them."""
    return [{"name": reason.name, "details": dict(reason.details)} for reason in reasons]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or a round where all play at once, and what it changed for every seat.

    For every seat before + own + others + luck = after.  A seat judges by its own view alone.
    """

    number: int  # from 1
    ply: int  # actions before it
    seat: int  # whose turn it was; HOUSE where all play at once
    actions: tuple[str, ...]
    found: str  # letters of the cards that it found
    before: Chances
    after: Chances
    table: Chances  # everyone's chance after it to a spectator: the sum is 1
    own: Chances  # what one's own turn lost against the best one: never above 0
    others: Chances
    luck: Chances
    best: Best | None = None
    forced: bool = False  # there was nothing to choose
    marks: tuple[str, ...] = ()  # for every seat: "", or one of MARKS
    facts: tuple[dict[str, Any], ...] = ()  # for every seat: what else this edition can tell

    def plain(self) -> dict[str, Any]:
        return {
            "turn": self.number,
            "ply": self.ply,
            "seat": self.seat,
            "actions": list(self.actions),
            "found": self.found,
            "before": list(self.before),
            "after": list(self.after),
            "table": list(self.table),
            "own": list(self.own),
            "others": list(self.others),
            "luck": list(self.luck),
            "best": None if self.best is None else self.best.plain(),
            "forced": self.forced,
            "marks": list(self.marks),
            "facts": [dict(fact) for fact in self.facts],
        }


class Total(NamedTuple):
    """The account of one seat: start + own + others + luck = end."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    end: float  # the result if the game is over: 1, 0 or a share; else the chance now
    decisions: int  # own turns that were not forced
    marks: dict[str, int]
    per_decision: float  # what an own decision lost on average: 0 or below
    performance: float  # 500 times what a decision lost: 0 is flawless
    feathers: int  # 0 to 5 that were kept: one's own turns
    wind: int  # -3 to 3: luck
    pushes: int  # -3 to 3: the others' turns

    def plain(self) -> dict[str, Any]:
        return self._asdict()


class _SpectatorTotal(NamedTuple):
    """The account of one seat as a spectator sees it: start + own + others = end.

    Everybody's starts sum to 1, and what a turn gives to one it takes from the others.
    """

    seat: int
    start: float
    own: float  # by one's own turns, for better or worse
    others: float  # by everything else
    end: float


class Moment(NamedTuple):
    """A turn that decided much, for the seat that it mattered to most."""

    turn: int  # its number, from 1
    seat: int
    kind: str  # one of KINDS
    size: float  # how much the seat's chance changed by it
    before: float
    after: float
    by: int = HOUSE  # another seat that did it
    letter: str = ""  # the treasure it is about
    how: str = ""  # how another's turn helped or hindered: one of HOWS, or "" if nobody can say

    def plain(self) -> dict[str, Any]:
        return self._asdict()


class Hindsight(NamedTuple):
    """What knowing every card would have been worth: never an error, nobody could have known."""

    turn: int  # its number, from 1
    seat: int  # whose turn it was
    by: int  # who came next, and found a card that the better turn would have kept away
    letter: str  # of that card
    size: float  # of the chance to win
    actions: tuple[str, ...]  # of the better turn

    def plain(self) -> dict[str, Any]:
        return self._asdict() | {"actions": list(self.actions)}


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, looked back at."""

    game: Game
    judged: str  # "search" with compiled kernels, "race" without
    finished: bool
    seat: int | None  # whose view alone was used; None: everybody's, after the game
    start: Chances
    turns: tuple[Turn, ...]
    totals: tuple[Total, ...]
    moments: tuple[Moment, ...]
    hindsight: Hindsight | None = None  # only of a whole game, once it is over

    @property
    def rules(self) -> AnyRules:
        rules: AnyRules = self.game.rules
        return rules

    @property
    def players(self) -> tuple[Player, ...]:
        return self.game.players

    @property
    def curve(self) -> tuple[Chances, ...]:
        """Everyone's chance to a spectator, at the start and after every turn."""
        return (self.start, *(turn.table for turn in self.turns))

    @property
    def spectator(self) -> tuple[_SpectatorTotal, ...]:
        """What everyone's own turns and the others' changed to a spectator: it sums to 1."""
        if self.seat is not None:
            return ()
        found = []
        for seat, start in enumerate(self.start):
            own: list[float] = []
            others: list[float] = []
            before = start
            for turn in self.turns:
                (own if turn.seat == seat else others).append(turn.table[seat] - before)
                before = turn.table[seat]
            found.append(_SpectatorTotal(seat, start, added(own), added(others), before))
        return tuple(found)

    def plain(self) -> dict[str, Any]:
        """Return the review, with what is told about it, as plain values."""
        from daedalus.review import told

        turns = [turn.plain() | told.of_turn(turn) for turn in self.turns]
        moments = [
            moment.plain() | told.of_moment(moment, self.turns[moment.turn - 1])
            for moment in self.moments
        ]
        hindsight = self.hindsight
        return {
            "review": FORMAT,
            "edition": self.rules.id,
            "engine": self.rules.engine,
            "options": dict(self.rules.chosen),
            "players": [asdict(player) for player in self.players],
            "judged": self.judged,
            "finished": self.finished,
            "seat": self.seat,
            "start": list(self.start),
            "turns": turns,
            "totals": [total.plain() for total in self.totals],
            "spectator": [seen._asdict() for seen in self.spectator],
            "moments": moments,
            "hindsight": None
            if hindsight is None
            else hindsight.plain() | {"told": told.hindsight(hindsight).plain()},
        }

    def json(self) -> str:
        """Return the review as JSON text."""
        return json.dumps(self.plain(), ensure_ascii=False, separators=(",", ":"))

    def svg(self) -> str:
        """Return the curve of everyone's chance as a picture."""
        from daedalus.review.curve import draw

        return draw(self)

    def _repr_svg_(self) -> str:
        return self.svg()
