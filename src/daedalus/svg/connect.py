"""Drawings of Connect: a position, and a game as a film of tiles laid and caught."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from daedalus.editions.connect.maze import Cell, place
from daedalus.editions.connect.text import Lay, State
from daedalus.editions.connect.tiles import PAIRS, Tile
from daedalus.svg.film import Actor, Film
from daedalus.svg.look import (
    PLAYS,
    WINS,
    Tally,
    box_around,
    letters_look,
    middle_of,
    ring_look,
    seat_of_tally,
    tile_look,
)

if TYPE_CHECKING:
    from daedalus.editions.connect.rules import Connect

_FLIGHT, LOOK, _BREATH = 0.6, 0.45, 0.5  # seconds


def draw(state: State, title: str | None = None) -> str:
    """Return the laid tiles as SVG, and how many tiles each seat has caught."""
    title = title or f"seat {state.seat + 1}"
    return _Stage(state, title, [cell for cell, _ in state.lying]).film.still()


def picture(rules: Connect, state: State) -> str:
    """Return the laid tiles as SVG, with the edition's name."""
    return draw(state, f"{rules.id}, seat {state.seat + 1}")


def film(rules: Connect, first: State, events: Iterable[tuple[int, str, int]]) -> Film:
    """Return a game as a film."""
    actions = [(seat, rules.parse(text)) for seat, text, _ in events]
    cells = [*(cell for cell, _ in first.lying), *(action.cell for _, action in actions)]
    stage = _Stage(first, f"{rules.id}, {len(first.hands)} seats", cells)
    for seat, action in actions:
        stage.act(rules, seat, action)
    return stage.film


def _tallies(state: State) -> list[Tally]:
    scores = [len(tiles) for tiles in state.caught]
    over = not any(state.hands)
    signs = [
        (WINS if score == max(scores) else "") if over else (PLAYS if seat == state.seat else "")
        for seat, score in enumerate(scores)
    ]
    return [Tally(str(score), sign) for score, sign in zip(scores, signs, strict=True)]


class _Stage:
    """The growing maze, while the film is made."""

    def __init__(self, first: State, title: str, cells: Iterable[Cell]) -> None:
        self.state = first
        self.film = Film(title, box_around(map(place, cells), 10, len(first.hands)))
        self.lying: dict[Cell, tuple[Actor, Actor]] = {}
        for cell, tile in first.lying:
            self._add(cell, tile, *middle_of(*place(cell)))
        self.film.tell(_tallies(first))

    def _add(self, cell: Cell, tile: Tile, x: float, y: float, shown: bool = True) -> None:
        look = tile_look(tile & 15) + letters_look(PAIRS[tile >> 4])
        self.lying[cell] = (
            self.film.add(look, x, y, shown=shown),
            self.film.add(ring_look(17), x, y, shown=False, layer=1),
        )

    def act(self, rules: Connect, seat: int, action: Lay) -> None:
        """Play one action."""
        film = self.film
        self.state = rules.apply(self.state, seat, action)
        film.caption(f"{seat + 1}: {action}")
        hand = seat_of_tally(film.box, seat)
        caught = [self.lying.pop(cell) for cell in action.take]
        self._add(action.cell, action.tile << 4 | action.sides, *hand, shown=False)
        tile, _ = self.lying[action.cell]
        film.show(tile, True, 0.1)
        film.wait(0.1)
        film.move(tile, *middle_of(*place(action.cell)), _FLIGHT)
        film.wait(_FLIGHT + 0.1)
        for _, ring in caught:
            film.show(ring, True, 0.15)
        film.wait(LOOK * bool(caught))
        for won, ring in caught:
            film.show(ring, False, 0.1)
            film.move(won, *hand, _FLIGHT)
        film.wait(_FLIGHT * bool(caught))
        for won, _ in caught:
            film.show(won, False, 0.2)
        film.tell(_tallies(self.state))
        film.wait(_BREATH)
