"""Connect as numbers: lays in a window around the maze, then the choice of a catch.

A lay and its catch are two actions, like push and walk: lays of a tile are many, and the sets that
may be caught with one differ from lay to lay.  A lay that can catch nothing is a whole turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from daedalus.adapters.encoding import OPEN_TO, TURNS, Spot, around, full
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.maze import turns
from daedalus.editions.connect import HAND, Connect
from daedalus.editions.connect_maze import Cell, Lying, bits, cell_at, place, survey
from daedalus.editions.connect_text import Lay, State
from daedalus.editions.connect_tiles import CREATURES, CREATURES_ON, SHARERS, UNSEEN

WINDOW: Final = 24
"""Rows and columns that an observation shows: in 400 games at random no maze was wider than 14."""
SMALLEST: Final = 4
CATCH: Final = 2 * (SHARERS - 1)
"""Tiles that a lay can catch at most: two creatures, each on so many others."""


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
        return _origin(spot.state.lying, self.size)

    def _index(self, cell: Cell, left: int, top: int) -> int:
        """Return the place of a cell in the window, or -1."""
        x, y = place(cell)
        column, row = x - left, y - top
        inside = 0 <= column < self.size and 0 <= row < self.size
        return row * self.size + column if inside else -1

    def mask(self, spot: Spot, seat: int) -> bytes:
        state: State = spot.state
        if seat != state.seat or not any(state.hands):
            return self._none
        mask = bytearray(self.actions)
        if spot.lay is not None:
            for part in self._sets(state, spot.lay):
                mask[self.lays + part] = 1
            return bytes(mask)
        left, top = place(self.origin(spot))
        hand = state.hands[seat]
        ground = survey(state.lying)
        cells = self.cells
        ends = [
            (at, sum(ways)) for cell, ways in ground.exits.items()
            if (at := self._index(cell, left, top)) >= 0
        ]  # fmt: skip
        for held, tile in enumerate(hand):
            for turn, sides in enumerate(turns(tile & 15)):
                first = (held * TURNS + turn) * cells
                for at, ways in ends:
                    if sides & ways:
                        mask[first + at] = 1
        if 1 not in mask:  # nothing fits, so a tile may be laid beside any other
            for lay in self.rules.legal(state, seat):
                if not lay.take and self._index(lay.cell, left, top) >= 0:
                    mask[self._lay_number(spot, seat, lay)] = 1
        return bytes(mask)

    def _caught(self, state: State, lay: Lay) -> int:
        ground = survey(state.lying)
        return ground.linked(lay.cell, lay.sides) & ground.kin(lay.tile)

    def _sets(self, state: State, lay: Lay) -> list[int]:
        """Return the sets that may be caught, as bits among those that could be."""
        caught = self._caught(state, lay)
        places = bits(caught)
        return [
            sum(1 << at for at, tile in enumerate(places) if part >> tile & 1)
            for part in survey(state.lying).takes(lay.cell, caught)
        ]

    def _lay(self, spot: Spot, seat: int, number: int) -> Lay:
        held, rest = divmod(number, TURNS * self.cells)
        turn, at = divmod(rest, self.cells)
        row, column = divmod(at, self.size)
        left, top = place(self.origin(spot))
        tile = spot.state.hands[seat][held]
        cell = cell_at(left + column, top + row)
        return self.rules.trial(tile >> 4, cell, turns(tile & 15)[turn])

    def _catch(self, spot: Spot, number: int) -> Lay:
        state, lay = spot
        places = bits(self._caught(state, lay))
        part = number - self.lays
        cells = survey(state.lying).cells
        taken = tuple(cells[tile] for at, tile in enumerate(places) if part >> at & 1)
        return self.rules.with_take(lay, taken)

    def apply(self, spot: Spot, seat: int, number: int) -> Spot:
        if spot.lay is not None:
            return Spot(self.rules.apply(spot.state, seat, self._catch(spot, number)))
        lay = self._lay(spot, seat, number)
        if len(self._sets(spot.state, lay)) > 1:
            return Spot(spot.state, lay)
        return Spot(self.rules.apply(spot.state, seat, lay))

    def text(self, spot: Spot, seat: int, number: int) -> str:
        if spot.lay is not None:
            return str(self._catch(spot, number)).partition(" ")[2].partition(" ")[2] or "take none"
        return str(self._lay(spot, seat, number))

    def _lay_number(self, spot: Spot, seat: int, action: Lay) -> int:
        left, top = place(self.origin(spot))
        held = next(
            at
            for at, tile in enumerate(spot.state.hands[seat])
            if tile >> 4 == action.tile and action.sides in turns(tile & 15)
        )
        turn = turns(spot.state.hands[seat][held] & 15).index(action.sides)
        at = self._index(action.cell, left, top)
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
        cells = survey(state.lying).cells
        places = [cells[tile] for tile in bits(self._caught(state, bare))]
        return (*lay, self.lays + sum(1 << places.index(cell) for cell in action.take))

    def observe(self, spot: Spot, seat: int) -> bytes:
        view: State = self.rules.view(spot.state, seat)
        lay: Lay | None = spot.lay
        cells = self.cells
        left, top = place(self.origin(spot))
        lying = [
            (at, tile) for cell, tile in view.lying if (at := self._index(cell, left, top)) >= 0
        ]
        paths, tiles = bytearray(cells), bytearray(cells)
        shows = [bytearray(cells) for _ in CREATURES]
        if lay is not None:
            lying.append((self._index(lay.cell, left, top), lay.tile << 4 | lay.sides))
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
            laid[self._index(lay.cell, left, top)] = 1
            ground = survey(view.lying)
            for at, tile in enumerate(bits(self._caught(view, lay))):
                place_of = self._index(ground.cells[tile], left, top)
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


@lru_cache(64)
def _origin(lying: Lying, size: int) -> Cell:
    xs, ys = zip(*[place(cell) for cell, _ in lying], strict=True)
    middle = cell_at((min(xs) + max(xs) + 1) // 2, (min(ys) + max(ys) + 1) // 2)
    if max(max(xs) - min(xs), max(ys) - min(ys)) >= size - 2:
        # Too wide to be seen whole: there must be a cell in the window where a tile can be laid.
        exits = list(survey(lying).exits) or [cell for cell, _ in lying]
        if not any(_shown(cell, middle, size) for cell in exits):
            middle = exits[0]
    x, y = place(middle)
    return cell_at(x - size // 2, y - size // 2)


def _shown(cell: Cell, middle: Cell, size: int) -> bool:
    x, y = place(cell)
    across, down = place(middle)
    return -(size // 2) <= x - across < size // 2 and -(size // 2) <= y - down < size // 2
