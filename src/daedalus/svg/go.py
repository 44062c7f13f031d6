"""Drawings of Go!: all boards of a position side by side, and a game as a film."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from daedalus.core.game import HOUSE
from daedalus.core.maze import cells_of
from daedalus.editions.go.actions import LIFT, PLACE, Action
from daedalus.editions.go.board import CELL_OF, CELLS, MIDDLE, PRINT, WIDTH, Placement
from daedalus.editions.go.position import State
from daedalus.svg.film import Actor, Film
from daedalus.svg.look import (
    TILE,
    WINS,
    Tally,
    box_around,
    letters_look,
    middle_of,
    ring_look,
    tile_look,
)

if TYPE_CHECKING:
    from daedalus.editions.go.rules import Go

_TOUCH, _WORD = 0.35, 0.9  # seconds for a tile laid or lifted, and for anything else
_APART: Final = WIDTH + 0.5  # from one board to the next


def draw(state: State, title: str | None = None, winners: Sequence[int] = ()) -> str:
    """Return all boards as SVG, with rings around the rolled treasures."""
    title = title or f"round {state.round}, roll {state.roll or '-'}"
    return _Stage(state, title, winners).film.still()


def picture(rules: Go, state: State) -> str:
    """Return all boards as SVG, side by side; letters are visible where no tile covers them."""
    outcome = rules.outcome(state)
    title = f"{rules.id}, round {state.round}, roll {state.roll or '-'}"
    return draw(state, title, outcome.winners if outcome else ())


def film(rules: Go, first: State, events: Iterable[tuple[int, str, int]]) -> Film:
    """Return a game as a film."""
    stage = _Stage(first, f"{rules.id}, {len(first.scores)} seats")
    for seat, text, _ in events:
        stage.act(rules, seat, rules.parse(text))
    return stage.film


def _tallies(state: State, winners: Sequence[int]) -> list[Tally]:
    return [
        Tally(f"{score}{f' +{tile}' if tile else ''}", WINS if seat in winners else "")
        for seat, (score, tile) in enumerate(zip(state.scores, state.taken, strict=True))
    ]


def _placement_look(placement: Placement) -> str:
    """Return a tile centred on the cell a1 of its board."""
    cells = cells_of(placement.cells)
    places = [(cell % WIDTH * TILE, cell // WIDTH * TILE) for cell in cells]
    (left, top), (right, bottom) = places[0], places[-1]
    parts = []
    for cell, (x, y) in zip(cells, places, strict=True):
        sides = sum(1 << side for side in range(4) if placement.ends >> side * CELLS + cell & 1)
        seen = letters_look(PRINT[cell]) if placement.hole >> cell & 1 else ""
        parts.append(f'<g transform="translate({x} {y})">{tile_look(sides)}{seen}</g>')
    return "".join(parts) + (
        f'<rect x="{left - 18}" y="{top - 18}" width="{right - left + 36}" '
        f'height="{bottom - top + 36}" rx="5" fill="none" stroke="#f4e6c3" stroke-width="2"/>'
    )


class _Stage:
    """All boards, while the film is made."""

    def __init__(self, first: State, title: str, winners: Sequence[int] = ()) -> None:
        self.state = first
        seats = range(len(first.scores))
        ends = [(_APART * seat + column, row) for seat in seats for column, row in ((0, 0), (4, 4))]
        self.film = film = Film(title, box_around(ends, 8, len(first.scores)))
        for seat in seats:
            for cell in range(CELLS):
                middle = cell == MIDDLE
                look = tile_look(15) if middle else _ground_look() + letters_look(PRINT[cell])
                film.add(look, *middle_of(*self._place(seat, cell)))
        self.lying: dict[tuple[int, str], Actor] = {}
        self.rings: list[Actor] = []
        for seat, board in enumerate(first.boards):
            for placement in board:
                self._lay(seat, placement)
        self._mark(first.roll)
        film.tell(_tallies(first, winners))

    def _place(self, seat: int, cell: int) -> tuple[float, float]:
        return _APART * seat + cell % WIDTH, cell // WIDTH

    def _lay(self, seat: int, placement: Placement) -> None:
        shown = not self.film.now
        place = middle_of(*self._place(seat, 0))
        actor = self.film.add(_placement_look(placement), *place, shown=shown, layer=1)
        if not shown:
            self.film.show(actor, True, _TOUCH)
        self.lying[seat, placement.name] = actor

    def _mark(self, roll: str) -> None:
        shown = not self.film.now
        for ring in self.rings:
            self.film.show(ring, False)
        self.rings = [
            self.film.add(
                ring_look(13),
                *middle_of(*self._place(seat, CELL_OF[letter])),
                shown=shown,
                layer=2,
            )
            for seat in range(len(self.state.scores))
            for letter in roll
        ]
        if not shown:
            for ring in self.rings:
                self.film.show(ring)

    def act(self, rules: Go, seat: int, action: Action) -> None:
        """Play one action."""
        before = self.state
        self.state = after = rules.apply(before, seat, action)
        self.film.wait(0.01)  # what is present at the very first moment does not fade in
        who = "" if seat == HOUSE else f"{seat + 1}: "
        self.film.caption(f"{who}{action.bare}")
        lying = {
            (other, placement.name): placement
            for other, board in enumerate(after.boards)
            for placement in board
        }
        for key in [key for key in self.lying if key not in lying]:
            self.film.show(self.lying.pop(key), False, _TOUCH)
        for key, placement in lying.items():
            if key not in self.lying:
                self._lay(key[0], placement)
        if after.roll != before.roll:
            self._mark(after.roll)
        outcome = rules.outcome(after)
        self.film.tell(_tallies(after, outcome.winners if outcome else ()))
        self.film.wait(_TOUCH if action.word in (PLACE, LIFT) else _WORD)


def _ground_look() -> str:
    return '<rect x="-19" y="-19" width="38" height="38" rx="3" fill="#3a4d43"/>'
