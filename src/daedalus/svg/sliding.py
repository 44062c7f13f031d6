"""Drawings of the sliding editions: a position, and a game as a film of slides and walks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from daedalus.box import OwnBox
from daedalus.core.game import HOUSE
from daedalus.core.maze import (
    BARE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    Maze,
    Sides,
    Slot,
    line,
    turned,
    way,
)
from daedalus.editions.sliding.actions import Action, Out, Push, Walk
from daedalus.editions.sliding.box import fixed_paths, slot_at
from daedalus.editions.sliding.position import ENDED, NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.svg.film import Actor, Film
from daedalus.svg.look import (
    PLAYS,
    TILE,
    WINS,
    Tally,
    box_around,
    foot_of,
    letters_look,
    mark_look,
    middle_of,
    piece_look,
    place_look,
    ring_look,
    tile_look,
)

_FADE, _SLIDE, _STEP, _BREATH = 0.3, 0.7, 0.16, 0.35  # seconds
_OUTWARDS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
_NEAR: Final = 1.12  # tiles from a border cell to a tile beside the board


def _standing(state: State) -> dict[int | None, tuple[int, int]]:
    """Return the column and row of each piece, by seat; None is the dark lord."""
    cells: dict[int | None, Cell] = {**dict(enumerate(state.pieces)), None: state.lord}
    width = state.maze.width
    return {who: (cell % width, cell // width) for who, cell in cells.items() if cell != NOWHERE}


def _tallies(state: State) -> list[Tally]:
    sign = WINS if state.phase == ENDED else PLAYS
    return [
        Tally(f"{len(found)}/{len(found) + len(left)}", sign if seat == state.seat else "")
        for seat, (found, left) in enumerate(zip(state.found, state.left, strict=True))
    ]


def _beside(slot: Slot, width: int) -> tuple[float, float]:
    """Return the position outside the maze next to a slot."""
    right, down = _OUTWARDS[slot.side]
    return slot.cell % width + right * _NEAR, slot.cell // width + down * _NEAR


def draw(state: State, title: str | None = None) -> str:
    """Return a position as SVG: the maze, the pieces, and the spare where it was pushed out."""
    return _Stage(state, title or f"seat {state.seat + 1}{state.phase}").film.still()


def picture(rules: Sliding, state: State, box: OwnBox | None = None) -> str:
    """Return a position as SVG, with the edition's name."""
    return _Stage(state, f"{rules.id}, seat {state.seat + 1}{state.phase}", box).film.still()


def film(rules: Sliding, first: State, events: Iterable[tuple[int, str, int]]) -> Film:
    """Return a game as a film."""
    stage = _Stage(first, f"{rules.id}, {len(first.pieces)} seats")
    for seat, text, _ in events:
        stage.act(rules, seat, rules.parse(text))
    return stage.film


def _treasure(letter: str, box: OwnBox | None) -> str:
    place = box.places.get(letter) if box else None
    return place_look(place) if place else letters_look(letter)


class _Tile:
    """A tile in the film: its paths turn, its motif stays upright."""

    __slots__ = ("letters", "paths", "sides")

    def __init__(
        self,
        film: Film,
        maze: Maze,
        index: int,
        fixed: bool,
        x: float,
        y: float,
        box: OwnBox | None,
    ) -> None:
        at, motif = middle_of(x, y), maze.motifs[index]
        self.sides: Sides = maze.paths[index]
        self.paths = film.add(tile_look(self.sides, fixed), *at)
        self.letters = None if motif == BARE else film.add(_treasure(chr(motif), box), *at)

    def move(self, film: Film, x: float, y: float, seconds: float, turn: float = 0) -> None:
        at = middle_of(x, y)
        film.move(self.paths, *at, seconds, turn=turn)
        if self.letters is not None:
            film.move(self.letters, *at, seconds)

    def show(self, film: Film, shown: bool) -> None:
        for actor in (self.paths, self.letters):
            if actor is not None:
                film.show(actor, shown, _FADE / 2)


class _Stage:
    """The board, while the film is made."""

    def __init__(self, first: State, title: str, treasures: OwnBox | None = None) -> None:
        self.state = first
        self.width, height = first.maze.width, first.maze.height
        cells = [(cell % self.width, cell // self.width) for cell in range(first.maze.cells)]
        box = box_around(cells, TILE * _NEAR + 6, len(first.pieces))
        self.film = film = Film(title, box)
        for column in range(self.width):
            film.add(mark_look(chr(ord("a") + column)), *middle_of(column, -0.72))
        for row in range(height):
            film.add(mark_look(str(row + 1)), *middle_of(-0.72, row))
        fixed = fixed_paths(self.width) if self.width == height else {}
        self.lying = [
            _Tile(film, first.maze, cell, cell in fixed, *cells[cell], treasures)
            for cell in range(first.maze.cells)
        ]
        out = slot_at(self.width, height).get(first.barred)
        place = (self.width - 1 + _NEAR, 0.0) if out is None else _beside(out, self.width)
        self.lying.append(_Tile(film, first.maze, first.maze.cells, False, *place, treasures))
        self.ring = film.add(ring_look(TILE / 2 - 3), 0, 0, shown=False)
        self.standing = {
            who: film.add(piece_look(who), *foot_of(*place, who))
            for who, place in _standing(first).items()
        }
        film.tell(_tallies(first))

    def act(self, rules: Sliding, seat: int, action: Action) -> None:
        """Play one action."""
        film, before = self.film, self.state
        self.state = rules.apply(before, seat, action)
        film.caption(str(action) if seat == HOUSE else f"{seat + 1}: {action}")
        if isinstance(action, Push):
            self._push(before, action)
        elif isinstance(action, Walk):
            self._walk(before, seat, action)
        elif isinstance(action, Out):
            film.show(self.standing[seat], False, 0.5)
            film.wait(0.5)
        film.tell(_tallies(self.state))
        film.wait(_BREATH)

    def _push(self, before: State, action: Push) -> None:
        film, width = self.film, self.width
        height = before.maze.height
        slot = slot_at(width, height)[action.row * width + action.column]
        cells = line(slot, width, height)
        spare = self.lying[-1]
        # The spare fades out where it lies and reappears at its slot; it never flies over the maze.
        spare.show(film, False)
        film.wait(_FADE / 2)
        quarters = next(at for at in (0, 1, 2, 3) if turned(spare.sides, at) == action.sides)
        spare.move(film, *_beside(slot, width), 0, turn=90 * (quarters - 4 * (quarters == 3)))
        spare.sides = action.sides
        film.wait(0.01)
        spare.show(film, True)
        film.wait(_FADE / 2 + 0.1)
        out = Slot(cells[-1], turned(slot.side, 2))
        for cell, target in pairwise(cells):
            self.lying[cell].move(film, target % width, target // width, _SLIDE)
        self.lying[out.cell].move(film, *_beside(out, width), _SLIDE)
        spare.move(film, slot.cell % width, slot.cell // width, _SLIDE)
        order = [spare, *(self.lying[cell] for cell in cells)]
        self.lying[-1] = order.pop()
        for cell, tile in zip(cells, order, strict=True):
            self.lying[cell] = tile
        now = _standing(self.state)
        for who, (x, y) in _standing(before).items():
            if now[who] != (x, y):
                gone = abs(now[who][0] - x) + abs(now[who][1] - y) > 1
                self._ride(self.standing[who], foot_of(*now[who], who), gone)
        film.wait(_SLIDE)

    def _ride(self, piece: Actor, foot: tuple[float, float], gone: bool) -> None:
        """Let a piece ride on its tile; one that is pushed out re-enters on the opposite side."""
        film = self.film
        if not gone:
            film.move(piece, *foot, _SLIDE)
            return
        start = film.now
        film.show(piece, False, _SLIDE / 2)
        film.wait(_SLIDE / 2)
        film.move(piece, *foot, 0)
        film.wait(0.01)
        film.show(piece, True, _SLIDE / 2 - 0.01)
        film.now = start

    def _walk(self, before: State, seat: int, action: Walk) -> None:
        film, width = self.film, self.width
        who = None if action.lord else seat
        start = before.lord if action.lord else before.pieces[seat]
        trail = way(before.maze, start, action.row * width + action.column)
        for cell, steps in _legs(trail):
            foot = foot_of(cell % width, cell // width, who)
            film.move(self.standing[who], *foot, _STEP * steps)
            film.wait(_STEP * steps)
        if self.state.found != before.found:
            x, y = middle_of(action.column, action.row)
            film.move(self.ring, x, y, 0)
            film.show(self.ring, True, 0.15)
            film.wait(0.5)
            film.show(self.ring, False, 0.3)


def _legs(trail: Sequence[Cell]) -> list[tuple[Cell, int]]:
    """Return the straight segments of a walk: where each ends, and its number of steps.

    >>> _legs([0, 1, 2, 9])
    [(2, 2), (9, 1)]
    """
    legs: list[tuple[Cell, int]] = []
    heading = 0
    for cell, other in pairwise(trail):
        if other - cell == heading:
            legs[-1] = (other, legs[-1][1] + 1)
        else:
            legs.append((other, 1))
        heading = other - cell
    return legs
