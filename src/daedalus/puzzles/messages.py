"""Puzzles on the wire: what a page asks and what it gets, whoever answers.

The same structs serve the HTTP paths of a server and a worker in the browser.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from daedalus.core.options import Value
from daedalus.table.messages import Reach

_PuzzleId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
_Deeds: TypeAlias = Annotated[
    list[Annotated[str, Meta(max_length=400)]], Meta(max_length=64)
]  # the actions of one's own turns, in order


class PuzzleWhy(Struct):
    """Why a try does not solve a puzzle, from what the board shows."""

    reason: str  # see daedalus.puzzles.verdict
    motif: str | None = None  # the key of the treasure it is about; null: one's home
    motifs: list[str] = []  # the treasures that are not linked
    reply: list[str] = []  # what the next player could do
    pos: str | None = None  # the position after that
    seat: int | None = None  # who that is
    count: int = 0  # walls, tiles laid, tiles caught
    best: int = 0  # what is needed
    cell: str | None = None  # the cell on the near side of a wall
    side: str | None = None  # "north", "east", "south" or "west": where the wall is
    open: list[str] = []  # the open sides of the treasure's tile


class PuzzleLook(Struct):
    """A board of a puzzle after some actions, and what is said about them."""

    pos: str
    seat: int  # the seat that solves it
    to_act: list[int]
    legal: list[str]
    reach: Reach | None
    did: list[str]  # all actions so far
    turn: int  # the solver's turns done
    outcome: Literal["open", "solved", "wrong"]
    why: PuzzleWhy | None


class PuzzleView(Struct):
    """A puzzle, without its solutions."""

    id: str
    kind: str
    edition: str
    engine: str
    options: dict[str, Value]
    turns: int  # the solver's; for weave: tiles to lay
    level: int  # the difficulty step, 1 to 5
    rating: int
    seats: int
    goals: list[str]  # keys of the treasures that are sought, in order; empty: home
    theirs: list[str]  # of the next player, as far as their cards lie open
    look: PuzzleLook
    date: str | None = None  # of a daily puzzle
    number: int | None = None  # of a daily puzzle


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """All actions of a try so far."""

    did: _Deeds


class PuzzleHint(Struct):
    """Where to look, then what to do first."""

    step: int
    line: str | None  # a slot of the line to look at, or the first cell or tile that matters
    actions: list[str]  # empty in the first step


class PuzzleProof(Struct):
    """Why a puzzle has the answer it has, with the solution to watch."""

    turns: int
    nodes: int  # boards that were looked at
    solutions: int
    frames: list[PuzzleLook]  # the first solution, turn by turn


class PuzzleStrength(Struct, forbid_unknown_fields=True):
    """How strong somebody is, by Glicko-2."""

    rating: Annotated[float, Meta(ge=0, le=4000)]
    deviation: Annotated[float, Meta(ge=1, le=500)]
    volatility: Annotated[float, Meta(ge=0.0001, le=1)]


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """The result of somebody's first attempt at a puzzle; anonymous."""

    solved: bool
    me: PuzzleStrength


class PuzzleRated(Struct):
    """The strength after an attempt."""

    me: PuzzleStrength
    rating: int  # of the puzzle
    counted: bool  # whether this server counts attempts


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """What the next puzzle should be like."""

    rating: Annotated[float, Meta(ge=0, le=4000)] = 1200.0
    kind: Annotated[str, Meta(max_length=20)] | None = None
    seen: Annotated[list[_PuzzleId], Meta(max_length=20_000)] = []


class PuzzleNext(Struct):
    """The next puzzle at somebody's level; null: all have been seen."""

    puzzle: PuzzleView | None


class PuzzleShelf(Struct):
    """What there is to solve."""

    kinds: dict[str, int]  # how many of each
    rated: bool  # whether this server counts attempts
