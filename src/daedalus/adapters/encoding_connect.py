"""Connect as numbers: lays in a window around the maze, then the choice of a catch.

A lay and its catch are two actions, like push and walk: there are many lays of a tile, and the sets
that each may catch differ.  A lay that can catch nothing is a whole turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from daedalus.adapters.encoding import OPEN_TO, TURNS, DecisionPoint, around, full, others_of
from daedalus.adapters.grid_connect import Grid, grid_of
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.maze import Sides, cells_of, turns
from daedalus.editions.connect.maze import ROW, Cell, Lying, place, survey
from daedalus.editions.connect.rules import HAND, JOINED, Connect
from daedalus.editions.connect.text import Lay, State
from daedalus.editions.connect.tiles import CREATURES, CREATURES_ON, SHARERS, UNSEEN

WINDOW: Final = 24
"""The rows and columns of an observation: in 400 random games no maze was wider than 14."""
_SMALLEST: Final = 4
CATCH: Final = 2 * (SHARERS - 1)
"""The most tiles a lay can catch: two creatures, each on this many others."""


class _Sight(NamedTuple):
    """A maze, and the origin of its window."""

    lying: Lying
    grid: Grid | None  # None for a maze that is too wide for the window, or in pieces
    origin: Cell
    shift: int  # offset from window indices to grid indices


class _Catch(NamedTuple):
    """What a lay can catch."""

    lying: Lying
    lay: Lay
    sets: list[int]  # the allowed catches, as bits among the cells
    grid: Grid | None = None  # with the new tile
    caught: int = 0  # everything that could be caught, as indices in the grid
    found: tuple[Cell, ...] = ()  # the same as cells, if there is no grid

    @property
    def cells(self) -> Sequence[Cell]:
        """The cells of everything that could be caught, in reading order."""
        grid = self.grid
        return self.found if grid is None else [grid.cell(place) for place in cells_of(self.caught)]


class ConnectEncoding:
    """Lays by tile of the hand, rotation and cell of the window; then the sets that may be caught.

    A lay has the number (tile * 4 + rotation) * cells + cell.  After all lays come the catches, as
    bits: the lowest bit is the first catchable tile in reading order.
    """

    def __init__(self, rules: Connect, seats: int, window: int = WINDOW) -> None:
        if window < _SMALLEST:
            raise OptionError(f"no such window: {window}: from {_SMALLEST} cells on")
        self.rules, self.seats, self.size = rules, seats, window
        self.cells = window * window
        self.lays = HAND * TURNS * self.cells
        self.actions = self.lays + (1 << CATCH)
        self._none = bytes(self.actions)
        self._sight = _Sight((), None, 0, 0)
        self._known = _Catch((), Lay(), [0])
        self._made: tuple[State | None, Lay | None, int, Lay] = (None, None, -1, Lay())
        sides = ("north", "east", "south", "west")
        others = others_of(seats)
        self.planes = (
            *(f"open to the {side}" for side in sides),
            "a tile lies here",
            *(f"shows the creature {name}" for name in CREATURES),
            *(
                f"{name} of the hand: {what}"
                for name in ("first tile", "second tile")
                for what in ("shares a creature", *(f"open to the {side}" for side in sides))
            ),
            *(f"tiles of the hand with the creature {name}" for name in CREATURES),
            *(f"tiles caught with the creature {name}" for name in CREATURES),
            "tiles caught by oneself",
            *(f"tiles caught by the {who}" for who in others),
            *(f"tiles in the hand of the {who}" for who in others),
            "tiles in the pile",
            "in turn",
            "a catch is to be chosen",
            "the tile just laid",
            *(f"tile {at} of those that could be caught" for at in range(CATCH)),
        )

    def origin(self, spot: DecisionPoint) -> Cell:
        """Return the cell in the top left corner of the window, which is centred on the maze."""
        return self._look(spot.state.lying).origin

    def _look(self, lying: Lying) -> _Sight:
        """Return the maze, cached: a step asks for the same one many times."""
        sight = self._sight
        if sight.lying is not lying:
            grid = grid_of(lying, self.size)
            sight = _Sight(lying, None, _origin(lying, self.size), 0)
            if grid is not None:
                sight = _Sight(lying, grid, grid.origin, grid.shift)
            self._sight = sight
        return sight

    def _index(self, cell: Cell, origin: Cell) -> int:
        """Return the index of a cell in the window, or -1."""
        # Left of the window the column becomes large, since rows of the maze are long.
        row, column = divmod(cell - origin, ROW)
        size = self.size
        return row * size + column if column < size and 0 <= row < size else -1

    def mask(self, spot: DecisionPoint, seat: int) -> bytes:
        mask = bytearray(self.actions)
        for number in self.legal(spot, seat):
            mask[number] = 1
        return bytes(mask)

    def _lays_beside(self, spot: DecisionPoint, seat: int, sight: _Sight) -> list[int]:
        """Return all lays in the window when nothing fits there: a tile may lie beside any other.

        If something fits outside the window, the rules do not allow these.
        """
        return sorted(
            self._lay_number(spot, seat, lay)
            for lay in self.rules.legal(spot.state, seat)
            if not lay.take and self._index(lay.cell, sight.origin) >= 0
        )

    def legal(self, spot: DecisionPoint, seat: int) -> list[int]:
        state: State = spot.state
        if seat != state.seat or not state.hands[seat]:
            return []
        if spot.lay is not None:
            # In a position made by hand more tiles may be linked than there are numbers for.
            sets = self._catch_of(state, spot.lay).sets
            return [self.lays + part for part in sets if part < 1 << CATCH]
        sight = self._look(state.lying)
        if self.rules.laying != JOINED:
            return self._lays_beside(spot, seat, sight)
        hand = tuple([tile & 15 for tile in state.hands[seat]])
        firsts = _firsts(hand, self.cells, sight.shift)
        ends = self._ends_seen(sight) if sight.grid is None else sight.grid.ends
        numbers = [first + at for at, ways in ends.items() for first in firsts[ways]]
        numbers.sort()
        return numbers or self._lays_beside(spot, seat, sight)

    def _ends_seen(self, sight: _Sight) -> dict[int, Sides]:
        """Return the window indices that paths lead into, and the sides where they arrive."""
        return {
            at: sum(ways)
            for cell, ways in survey(sight.lying).ends.items()
            if (at := self._index(cell, sight.origin)) >= 0
        }

    def _catch_of(self, state: State, lay: Lay) -> _Catch:
        """Return what a lay can catch, cached: a step asks for it several times."""
        known = self._known
        if known.lying is not state.lying or known.lay is not lay:
            known = self._known = self._find_catch(state, lay)
        return known

    def _find_catch(self, state: State, lay: Lay) -> _Catch:
        lying = state.lying
        before = self._look(lying).grid
        grid = before and before.with_tile(lay.cell, lay.tile << 4 | lay.sides)
        if grid is None:
            cells = self.rules.catchable(state, lay)
            takes = self.rules.takes(state, lay)
            sets = sorted(sum(1 << cells.index(cell) for cell in take) for take in takes)
            return _Catch(lying, lay, sets, found=cells)
        caught = grid.caught(lay.cell, lay.tile)
        return _Catch(lying, lay, grid.sets(caught) if caught else [0], grid, caught)

    def _lay(self, spot: DecisionPoint, seat: int, number: int) -> Lay:
        made = self._made
        if made[0] is spot.state and made[1] is None and made[2] == number:
            return made[3]
        held, rest = divmod(number, TURNS * self.cells)
        turn, at = divmod(rest, self.cells)
        row, column = divmod(at, self.size)
        tile = spot.state.hands[seat][held]
        cell = self._look(spot.state.lying).origin + row * ROW + column
        lay = self.rules.trial(tile >> 4, cell, turns(tile & 15)[turn])
        self._made = (spot.state, None, number, lay)
        return lay

    def _catch(self, spot: DecisionPoint, number: int) -> Lay:
        state, lay = spot
        made = self._made
        if made[0] is state and made[1] is lay and made[2] == number:
            return made[3]
        part = number - self.lays
        catch: Lay = lay
        if part or lay.take:
            cells = self._catch_of(state, lay).cells
            taken = tuple([cell for at, cell in enumerate(cells) if part >> at & 1])
            catch = self.rules.with_take(lay, taken)
        self._made = (state, lay, number, catch)
        return catch

    def apply(self, spot: DecisionPoint, seat: int, number: int) -> DecisionPoint:
        state: State = spot.state
        if spot.lay is None:
            action = self._lay(spot, seat, number)
            known = self._catch_of(state, action)
            if len(known.sets) > 1:
                return DecisionPoint(state, action)
        else:
            action = self._catch(spot, number)
            known = self._catch_of(state, spot.lay)
        new = self.rules.apply(state, seat, action)
        grid = known.grid
        if grid is not None:
            if action.take:
                grid = grid.without([pair for pair in state.lying if pair[0] in action.take])
            self._sight = _Sight(new.lying, grid, grid.origin, grid.shift)
        return DecisionPoint(new)

    def completed(self, spot: DecisionPoint, seat: int, number: int) -> Lay | None:
        if spot.lay is not None:
            return self._catch(spot, number)
        lay = self._lay(spot, seat, number)
        return lay if len(self._catch_of(spot.state, lay).sets) == 1 else None

    def text(self, spot: DecisionPoint, seat: int, number: int) -> str:
        if spot.lay is not None:
            return str(self._catch(spot, number)).partition(" ")[2].partition(" ")[2] or "take none"
        return str(self._lay(spot, seat, number))

    def _lay_number(self, spot: DecisionPoint, seat: int, action: Lay) -> int:
        held = next(
            at
            for at, tile in enumerate(spot.state.hands[seat])
            if tile >> 4 == action.tile and action.sides in turns(tile & 15)
        )
        turn = turns(spot.state.hands[seat][held] & 15).index(action.sides)
        at = self._index(action.cell, self.origin(spot))
        if at < 0:
            raise NotationError(f"no number: {quoted(str(action))}: outside the window")
        return (held * TURNS + turn) * self.cells + at

    def meaning(self, number: int) -> str:
        if number >= self.lays:
            return f"catch the tiles {number - self.lays:0{CATCH}b}, the lowest bit first"
        held, rest = divmod(number, TURNS * self.cells)
        turn, at = divmod(rest, self.cells)
        row, column = divmod(at, self.size)
        return f"lay tile {held + 1}, rotation {turn}, at row {row}, column {column}"

    def numbers(self, spot: DecisionPoint, seat: int, action: Lay) -> tuple[int, ...]:
        """Return the number of the lay, unless it is already made, and that of its catch.

        :raises NotationError: when it is outside the window.
        """
        lay = (self._lay_number(spot, seat, action),) if spot.lay is None else ()
        bare = self.rules.bare(action)
        if spot.lay is None and len(self._catch_of(spot.state, bare).sets) == 1:
            return lay
        state: State = spot.state
        places = self._catch_of(state, bare).cells
        return (*lay, self.lays + sum(1 << places.index(cell) for cell in action.take))

    def observe(self, spot: DecisionPoint, seat: int) -> bytes:
        view: State = self.rules.view(spot.state, seat)
        lay: Lay | None = spot.lay
        cells = self.cells
        origin = self.origin(spot)
        lying = [(at, tile) for cell, tile in view.lying if (at := self._index(cell, origin)) >= 0]
        paths, tiles = bytearray(cells), bytearray(cells)
        shows = [bytearray(cells) for _ in CREATURES]
        if lay is not None:
            lying.append((self._index(lay.cell, origin), lay.tile << 4 | lay.sides))
        for at, tile in lying:
            paths[at], tiles[at] = tile & 15, 1
            for creature in CREATURES_ON[tile >> 4]:
                shows[creature][at] = 1
        hand = [tile for tile in view.hands[seat] if tile != UNSEEN]
        if lay is not None:
            hand = [tile for tile in hand if tile >> 4 != lay.tile]
        of_hand = []
        for held in range(HAND):
            if held >= len(hand):
                of_hand.append(bytes((1 + TURNS) * cells))
                continue
            one, two = CREATURES_ON[hand[held] >> 4]
            kin = int.from_bytes(shows[one], "big") | int.from_bytes(shows[two], "big")
            sides = turns(hand[held] & 15)[0]
            of_hand += [
                kin.to_bytes(cells, "big"),
                *[full(sides >> side & 1, cells) for side in range(TURNS)],
            ]
        order = around(seat, self.seats)
        gone = tuple(tile for won in view.caught for tile in won)
        laid, catches = bytearray(cells), [bytearray(cells) for _ in range(CATCH)]
        if lay is not None:
            laid[self._index(lay.cell, origin)] = 1
            for at, cell in enumerate(self._catch_of(view, lay).cells[:CATCH]):
                place_of = self._index(cell, origin)
                if place_of >= 0:
                    catches[at][place_of] = 1
        turn = view.seat == seat and any(view.hands)
        return b"".join(
            [
                *[bytes(paths).translate(table) for table in OPEN_TO],
                tiles,
                *shows,
                *of_hand,
                *_counts(tuple(hand), cells),
                *_counts(gone, cells),
                *[full(len(view.caught[who]), cells) for who in order],
                *[full(len(view.hands[who]), cells) for who in order[1:]],
                full(len(view.pile), cells),
                full(turn, cells),
                full(lay is not None, cells),
                laid,
                *catches,
            ]
        )

    def score(self, spot: DecisionPoint, seat: int) -> int:
        return len(spot.state.caught[seat])

    def whole(self, spot: DecisionPoint) -> bool:
        return spot.lay is None


@lru_cache(4096)
def _firsts(hand: tuple[Sides, ...], cells: int, shift: int) -> list[tuple[int, ...]]:
    """Return the lays by the sides on which paths arrive: their numbers less the index.

    *shift* is already subtracted.
    """
    lies = [
        ((held * TURNS + turn) * cells - shift, sides)
        for held, printed in enumerate(hand)
        for turn, sides in enumerate(turns(printed))
    ]
    return [tuple([first for first, sides in lies if sides & ways]) for ways in range(16)]


def _counts(tiles: tuple[int, ...], cells: int) -> list[bytes]:
    """Return for each creature a plane with the number of *tiles* that show it."""
    counts = [0] * len(CREATURES)
    for tile in tiles:
        for creature in CREATURES_ON[tile >> 4]:
            counts[creature] += 1
    return [full(count, cells) for count in counts]


def _origin(lying: Lying, size: int) -> Cell:
    """Return the origin of the window around a maze that may be too wide for it."""
    columns = [cell % ROW for cell, _ in lying]
    left, top = min(columns), lying[0][0] // ROW
    width, height = max(columns) - left + 1, lying[-1][0] // ROW - top + 1
    middle = (top + height // 2) * ROW + left + width // 2
    if max(width, height) + 2 > size:
        # Too wide for the window: it must contain a cell where a tile can be laid.
        exits = list(survey(lying).ends) or [cell for cell, _ in lying]
        if not any(_shown(cell, middle, size) for cell in exits):
            middle = exits[0]
    return middle - size // 2 * (ROW + 1)


def _shown(cell: Cell, middle: Cell, size: int) -> bool:
    x, y = place(cell)
    across, down = place(middle)
    return -(size // 2) <= x - across < size // 2 and -(size // 2) <= y - down < size // 2
