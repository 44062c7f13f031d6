"""Connect as numbers: lays in a window around the maze, then the choice of a catch.

A lay and its catch are two actions, like push and walk: lays of a tile are many, and the sets that
may be caught with one differ from lay to lay.  A lay that can catch nothing is a whole turn.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final, NamedTuple

from daedalus.adapters.encoding import OPEN_TO, TURNS, Spot, around, full
from daedalus.core.bits import flood
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.maze import turns
from daedalus.editions.connect import HAND, Connect
from daedalus.editions.connect_maze import ROW, Cell, Lying, place, survey
from daedalus.editions.connect_text import Lay, State
from daedalus.editions.connect_tiles import CREATURES, CREATURES_ON, SHARERS, UNSEEN

WINDOW: Final = 24
"""Rows and columns that an observation shows: in 400 games at random no maze was wider than 14."""
SMALLEST: Final = 4
CATCH: Final = 2 * (SHARERS - 1)
"""Tiles that a lay can catch at most: two creatures, each on so many others."""


FITTING: Final = tuple(bytes((ways & sides) != 0 for ways in range(256)) for sides in range(16))
"""Turns sides on which paths arrive into ones where a tile that is open so can be laid."""


KIN: Final = tuple(
    frozenset(other for other, shown in enumerate(CREATURES_ON) if {*shown} & {*creatures})
    for creatures in CREATURES_ON
)
"""For every tile, by its number, those that share a creature with it, itself among them."""
LIES: Final = 16  # with the open sides in a byte of the grid


class _Grid(NamedTuple):
    """A maze as one int, a byte for every cell of its bounds and of a rim around them."""

    lying: Lying
    corner: Cell
    width: int
    cells: int
    ones: int  # a one in every byte
    sides: int  # the open sides, and that a tile lies there

    def after(self, lay: Lay, lying: Lying) -> _Grid | None:
        """Return the grid after a lay unless, which is not likely, its bounds may be narrower."""
        corner, width, height = self.corner, self.width, self.cells // self.width
        sides = self.sides
        for cell in lay.take:
            row, column = divmod(cell - corner, ROW)
            if not (1 < row < height - 2 and 1 < column < width - 2):
                return None
            sides &= ~(31 << 8 * (row * width + column))
        row, column = divmod(lay.cell - corner, ROW)
        if not 0 < column < width - 1:  # on the rim: that moves on by one
            left, right = (b"\0", b"") if column == 0 else (b"", b"\0")
            rows = sides.to_bytes(self.cells, "little")
            starts = range(0, self.cells, width)
            wider = [left + rows[start : start + width] + right for start in starts]
            sides = int.from_bytes(b"".join(wider), "little")
            corner, width = corner - len(left), width + 1
        elif row == height - 1:
            height += 1
        elif row == 0:
            sides <<= 8 * width
            corner, height = corner - ROW, height + 1
        row, column = divmod(lay.cell - corner, ROW)
        sides |= (lay.sides | LIES) << 8 * (row * width + column)
        cells = width * height
        ones = self.ones if cells == self.cells else _ones(cells)
        return _Grid(lying, corner, width, cells, ones, sides)

    def arriving(self) -> bytes:
        """Return for every free cell the sides on which paths arrive."""
        sides, ones, down = self.sides, self.ones, 8 * self.width
        north = (sides >> 2 & ones) << down  # the one above is open to the south
        east = (sides >> 3 & ones) >> 8 << 1
        south = (sides & ones) >> down << 2
        west = (sides >> 1 & ones) << 8 << 3
        free = (sides >> 4 & ones ^ ones) * 15
        return ((north | east | south | west) & free).to_bytes(self.cells, "little")

    def caught(self, lay: Lay) -> list[Cell]:
        """Return the cells of all tiles linked to a new one that share a creature with it."""
        kin = KIN[lay.tile]
        cells = [cell for cell, tile in self.lying if tile >> 4 in kin]
        if not cells:
            return cells
        at = self._at(lay.cell)
        sides, down = self.sides | lay.sides << at, 8 * self.width
        east = sides >> 1 & sides >> 11 & self.ones
        south = sides >> 2 & sides >> down & self.ones
        linked = flood(1 << at, east, south, down, 8)
        return [cell for cell in cells if linked >> self._at(cell) & 1]

    def sets(self, lay: Lay, caught: list[Cell]) -> list[int]:
        """Return the sets of what is caught that may go: all others hang together without them."""
        down, new = 8 * self.width, 1 << self._at(lay.cell)
        bits = [1 << self._at(cell) for cell in caught]
        everything = self.sides >> 4 & self.ones | new
        sets = [0]
        for part in range(1, 1 << len(caught)):
            rest = everything
            for at, bit in enumerate(bits):
                if part >> at & 1:
                    rest ^= bit
            if flood(new, rest & rest >> 8, rest & rest >> down, down, 8) == rest:
                sets.append(part)
        return sets

    def _at(self, cell: Cell) -> int:
        row, column = divmod(cell - self.corner, ROW)
        return 8 * (row * self.width + column)


def _grid(lying: Lying) -> _Grid:
    columns = [cell % ROW for cell, _ in lying]
    left, top = min(columns) - 1, lying[0][0] // ROW - 1
    width = max(columns) - left + 2
    cells = width * (lying[-1][0] // ROW - top + 2)
    corner = top * ROW + left
    tiles = bytearray(cells)
    for cell, tile in lying:
        row, column = divmod(cell - corner, ROW)
        tiles[row * width + column] = tile & 15 | LIES
    return _Grid(lying, corner, width, cells, _ones(cells), int.from_bytes(tiles, "little"))


@lru_cache(4096)
def _places(width: int, cells: int, size: int, first: int) -> list[int]:
    """Return for every cell of a grid its place in a window, that of its corner being *first*."""
    return [first + at // width * size + at % width for at in range(cells)]


@lru_cache(1024)
def _ones(cells: int) -> int:
    return int.from_bytes(b"\1" * cells, "little")


class _Sight(NamedTuple):
    """A maze, and where its window begins."""

    grid: _Grid
    origin: Cell


class ConnectEncoding:
    """Lays by tile of the hand, turn and cell of the window; then the sets that may be caught.

    A lay has the number (tile * 4 + turn) * cells + cell; after all lays follow the sets, as bits:
    the first tile that could be caught, in reading order, is the lowest bit.
    """

    def __init__(self, rules: Connect, seats: int, window: int = WINDOW) -> None:
        if window < SMALLEST:
            raise OptionError(f"no such window: {window}: from {SMALLEST} cells on")
        self.rules, self.seats, self.size = rules, seats, window
        self.cells = window * window
        self.lays = HAND * TURNS * self.cells
        self.actions = self.lays + (1 << CATCH)
        self._none = bytes(self.actions)
        self._lies = [  # per place in the hand and shape: the first number of a turn, open sides
            [
                [((held * TURNS + at) * self.cells, way) for at, way in enumerate(turns(sides))]
                for sides in range(16)
            ]
            for held in range(HAND)
        ]
        self._no_turns = [bytes((TURNS - count) * self.cells) for count in range(TURNS + 1)]
        self._sight = _Sight(_grid(((0, 0),)), 0)
        self._known: tuple[Lying, Lay, list[Cell], list[int]] = ((), Lay(), [], [])
        self._made: tuple[State | None, Lay | None, int, Lay] = (None, None, -1, Lay())
        sides = ("north", "east", "south", "west")
        others = range(1, seats)
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
            *(f"tiles caught by the player {at} after" for at in others),
            *(f"tiles in the hand of the player {at} after" for at in others),
            "tiles in the pile",
            "in turn",
            "a catch is to be chosen",
            "the tile just laid",
            *(f"tile {at} of those that could be caught" for at in range(CATCH)),
        )

    def origin(self, spot: Spot) -> Cell:
        """Return the cell in the top left corner of the window: the maze is in its middle."""
        return self._look(spot.state.lying).origin

    def _look(self, lying: Lying) -> _Sight:
        """Return the maze as it was looked at last: a step asks for the same one many times."""
        sight = self._sight
        if sight.grid.lying is not lying:
            grid = _grid(lying)
            sight = self._sight = _Sight(grid, _origin(grid, self.size))
        return sight

    def _index(self, cell: Cell, origin: Cell) -> int:
        """Return the place of a cell in the window, or -1."""
        # Left of the window the column is large: rows of the maze are long.
        row, column = divmod(cell - origin, ROW)
        size = self.size
        return row * size + column if column < size and 0 <= row < size else -1

    def mask(self, spot: Spot, seat: int) -> bytes:
        state: State = spot.state
        if seat != state.seat or not any(state.hands):
            return self._none
        if spot.lay is not None:
            mask = bytearray(self.actions)
            for part in self._sets(state, spot.lay):
                mask[self.lays + part] = 1
            return bytes(mask)
        sight = self._look(state.lying)
        arriving = self._window(sight)
        parts = []
        for tile in state.hands[seat]:
            ways_to_lie = turns(tile & 15)
            parts += [arriving.translate(FITTING[sides]) for sides in ways_to_lie]
            parts.append(self._no_turns[len(ways_to_lie)])
        lays = b"".join(parts).ljust(self.actions, b"\0")
        if 1 in lays:
            return lays
        beside = set(self._lays_beside(spot, seat, sight))
        return bytes(number in beside for number in range(self.actions))

    def _lays_beside(self, spot: Spot, seat: int, sight: _Sight) -> list[int]:
        """Return all lays in the window when nothing fits there: a tile may lie beside any other.

        What fits outside the window only keeps the rules from allowing that.
        """
        return sorted(
            self._lay_number(spot, seat, lay)
            for lay in self.rules.legal(spot.state, seat)
            if not lay.take and self._index(lay.cell, sight.origin) >= 0
        )

    def legal(self, spot: Spot, seat: int) -> list[int]:
        """Return what the mask allows; this is quicker, for nearly all of a mask is noughts."""
        state: State = spot.state
        if seat != state.seat or not any(state.hands):
            return []
        if spot.lay is not None:
            return [self.lays + part for part in self._sets(state, spot.lay)]
        sight = self._look(state.lying)
        grid, size = sight.grid, self.size
        width = grid.width
        row, column = divmod(grid.corner - sight.origin, ROW)
        if row < 0 or max(row + grid.cells // width, column + width) > size:
            return list(compress(range(self.actions), self.mask(spot, seat)))
        arriving = grid.arriving()
        places = compress(_places(width, grid.cells, size, row * size + column), arriving)
        ends = list(zip(places, arriving.replace(b"\0", b""), strict=True))
        numbers: list[int] = []
        for held, tile in enumerate(state.hands[seat]):
            lies = self._lies[held][tile & 15]
            numbers += [first + at for first, sides in lies for at, ways in ends if ways & sides]
        return numbers or self._lays_beside(spot, seat, sight)

    def _window(self, sight: _Sight) -> bytes:
        """Return for every cell of the window the sides on which paths arrive, if it is free."""
        grid, size, width = sight.grid, self.size, sight.grid.width
        seen, arriving = bytearray(self.cells), grid.arriving()
        row, column = divmod(grid.corner - sight.origin, ROW)
        if column + width <= size:
            first = row * size + column
            for start in range(0, grid.cells, width):
                if 0 <= first < self.cells:
                    seen[first : first + width] = arriving[start : start + width]
                first += size
            return bytes(seen)
        for start, ways in enumerate(arriving):  # too wide to be seen whole
            cell = grid.corner + start // width * ROW + start % width
            at = self._index(cell, sight.origin)
            if at >= 0:
                seen[at] = ways
        return bytes(seen)

    def _caught(self, state: State, lay: Lay) -> list[Cell]:
        """Return the cells of what could be caught, in reading order."""
        return self._catch_of(state, lay)[2]

    def _sets(self, state: State, lay: Lay) -> list[int]:
        """Return the sets that may be caught, as bits among those that could be."""
        return self._catch_of(state, lay)[3]

    def _catch_of(self, state: State, lay: Lay) -> tuple[Lying, Lay, list[Cell], list[int]]:
        known = self._known
        if known[0] is not state.lying or known[1] is not lay:
            grid = self._look(state.lying).grid
            caught = grid.caught(lay)
            sets = grid.sets(lay, caught) if caught else [0]
            known = self._known = (state.lying, lay, caught, sets)
        return known

    def _lay(self, spot: Spot, seat: int, number: int) -> Lay:
        made = self._made
        if made[0] is spot.state and made[1] is None and made[2] == number:
            return made[3]
        held, rest = divmod(number, TURNS * self.cells)
        turn, at = divmod(rest, self.cells)
        row, column = divmod(at, self.size)
        tile = spot.state.hands[seat][held]
        cell = self.origin(spot) + row * ROW + column
        lay = self.rules.trial(tile >> 4, cell, turns(tile & 15)[turn])
        self._made = (spot.state, None, number, lay)
        return lay

    def _catch(self, spot: Spot, number: int) -> Lay:
        state, lay = spot
        made = self._made
        if made[0] is state and made[1] is lay and made[2] == number:
            return made[3]
        part = number - self.lays
        taken = tuple([cell for at, cell in enumerate(self._caught(state, lay)) if part >> at & 1])
        catch = self.rules.with_take(lay, taken)
        self._made = (state, lay, number, catch)
        return catch

    def apply(self, spot: Spot, seat: int, number: int) -> Spot:
        state: State = spot.state
        if spot.lay is not None:
            lay = self._catch(spot, number)
        else:
            lay = self._lay(spot, seat, number)
            if len(self._sets(state, lay)) > 1:
                return Spot(state, lay)
        new = self.rules.apply(state, seat, lay)
        after = self._look(state.lying).grid.after(lay, new.lying)
        if after is not None:
            self._sight = _Sight(after, _origin(after, self.size))
        return Spot(new)

    def text(self, spot: Spot, seat: int, number: int) -> str:
        if spot.lay is not None:
            return str(self._catch(spot, number)).partition(" ")[2].partition(" ")[2] or "take none"
        return str(self._lay(spot, seat, number))

    def _lay_number(self, spot: Spot, seat: int, action: Lay) -> int:
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

    def numbers(self, spot: Spot, seat: int, action: Lay) -> tuple[int, ...]:
        """Return the number of the lay, if it is still to be made, and that of its catch.

        :raises NotationError: when it is laid outside the window.
        """
        lay = (self._lay_number(spot, seat, action),) if spot.lay is None else ()
        bare = self.rules.bare(action)
        if spot.lay is None and len(self._sets(spot.state, bare)) == 1:
            return lay
        state: State = spot.state
        places = self._caught(state, bare)
        return (*lay, self.lays + sum(1 << places.index(cell) for cell in action.take))

    def observe(self, spot: Spot, seat: int) -> bytes:
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
            for at, cell in enumerate(self._caught(view, lay)):
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

    def score(self, spot: Spot, seat: int) -> int:
        return len(spot.state.caught[seat])

    def whole(self, spot: Spot) -> bool:
        return spot.lay is None


def _counts(tiles: tuple[int, ...], cells: int) -> list[bytes]:
    """Return for each creature a plane with the number of *tiles* that show it."""
    counts = [0] * len(CREATURES)
    for tile in tiles:
        for creature in CREATURES_ON[tile >> 4]:
            counts[creature] += 1
    return [full(count, cells) for count in counts]


def _origin(grid: _Grid, size: int) -> Cell:
    """Return where the window begins: the maze, or at least some of its ends, is in the middle."""
    width, height = grid.width, grid.cells // grid.width
    middle = grid.corner + height // 2 * ROW + width // 2
    if max(width, height) > size:
        # Too wide to be seen whole: there must be a cell in the window where a tile can be laid.
        exits = list(survey(grid.lying).ends) or [cell for cell, _ in grid.lying]
        if not any(_shown(cell, middle, size) for cell in exits):
            middle = exits[0]
    return middle - size // 2 * (ROW + 1)


def _shown(cell: Cell, middle: Cell, size: int) -> bool:
    x, y = place(cell)
    across, down = place(middle)
    return -(size // 2) <= x - across < size // 2 and -(size // 2) <= y - down < size // 2
