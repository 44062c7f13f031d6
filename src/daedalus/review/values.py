"""What a review says, as values: its turns, the account of every seat, the moments that decided.

`Review.plain` is the same as dictionaries and lists, which is what `--json` writes and the page
reads; docs/review.md describes it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from daedalus.bots.advice import Reason
from daedalus.core.game import HOUSE, AnyRules
from daedalus.core.record import Game, Player

FORMAT: Final = 1
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
            "reasons": plain_reasons(self.reasons),
        }


def plain_reasons(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
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

    def plain(self) -> dict[str, Any]:
        """Return the review as dictionaries, lists, texts and numbers."""
        return {
            "review": FORMAT,
            "edition": self.rules.id,
            "engine": self.rules.engine,
            "options": dict(self.rules.chosen),
            "players": [player._asdict() for player in self.players],
            "judged": self.judged,
            "finished": self.finished,
            "seat": self.seat,
            "start": list(self.start),
            "turns": [turn.plain() for turn in self.turns],
            "totals": [total.plain() for total in self.totals],
            "moments": [moment.plain() for moment in self.moments],
            "hindsight": None if self.hindsight is None else self.hindsight.plain(),
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
