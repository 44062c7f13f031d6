"""Connect line by line: `lay 3@2,-1=e take 0,0` lays and catches; words ask questions."""

import re
from collections.abc import Iterator
from typing import Final

from daedalus.cli.connect.draw import TILE_SIZES, ConnectScene, draw
from daedalus.cli.connect.view import (
    cell_spoken,
    creature_names,
    tile_name,
    tile_names,
    tile_spoken,
)
from daedalus.cli.plain import PlainTable
from daedalus.core.errors import GameError
from daedalus.core.maze import HEX
from daedalus.editions.connect.maze import Cell, cell_name, read_cell
from daedalus.editions.connect.rules import Connect, Lay, State
from daedalus.editions.connect.tiles import PAIRS

_BEST: Final = " best"
"""At the end of a lay, this stands for the largest set that may be caught."""


class ConnectPlain(PlainTable[Connect, State]):
    """Connect as a dialogue."""

    acts = ("lay", "take", "best")
    orders = ("board", "hand", "fits", "try", "tile", "creatures", "position")

    # --- what is said by itself -----------------------------------------------------------------

    def welcome(self) -> Iterator[str]:
        yield from super().welcome()
        yield from self.order_board("")

    def turn(self, seat: int) -> Iterator[str]:
        view = self.view
        last = self.table.game.events[-1].action if self.table.game.events else ""
        if last:
            yield from self.order_board("")
        yield self.words("connect-turn", name=self.table.name(seat), pile=len(view.pile))
        yield from self.order_hand("")

    def act(self, seat: int, line: str) -> Iterator[str]:
        self.table.act(seat, str(self._read(seat, line)))
        yield from ()

    def _read(self, seat: int, line: str) -> Lay:
        """Return the action a line stands for, with the best catch if requested."""
        text = line if line.startswith("lay ") else f"lay {line}"
        if text.endswith(_BEST):
            return self.rules.suggest(self.view, seat, self.rules.parse(text.removesuffix(_BEST)))
        return self.rules.parse(text)

    # --- what can be asked ----------------------------------------------------------------------

    def order_board(self, rest: str) -> Iterator[str]:
        view = self.view
        spots = frozenset(self.rules.spots(view))
        size = next(size for size in TILE_SIZES if size.rows == 3 and size.columns == 7)
        for line in draw(ConnectScene(dict(view.lying), spots=spots), size).lines():
            yield line.rstrip()
        yield self.words("connect-board-rule")

    def order_hand(self, rest: str) -> Iterator[str]:
        seat = self.table.looker
        if seat is None:
            yield self.words("connect-hand-hidden")
            return
        for tile in self.view.hands[seat]:
            yield "  " + tile_spoken(self.words, tile)

    def order_fits(self, rest: str) -> Iterator[str]:
        """Say where the tiles of the hand fit, cell by cell, and what the best lay catches."""
        words, seat = self.words, self.table.human_to_act
        if seat is None or seat != self.table.looker:
            yield words("connect-hand-hidden")
            return
        best: dict[tuple[int, Cell], dict[int, int]] = {}
        for action in self.rules.legal(self.view, seat):
            ways = best.setdefault((action.tile, action.cell), {})
            ways[action.sides] = max(ways.get(action.sides, 0), len(action.take))
        for tile in dict.fromkeys(number for number, _ in best):
            yield f"{tile} ({PAIRS[tile]}), {tile_name(words, tile << 4)}:"
            for (number, cell), ways in best.items():
                if number == tile:
                    turns = ", ".join(
                        HEX[sides] + (f" (+{count})" if count else "")
                        for sides, count in ways.items()
                    )
                    yield f"  {number}@{cell_name(cell)}: {turns}"

    def order_try(self, rest: str) -> Iterator[str]:
        """Say what a lay would be linked to and catch, without doing it."""
        words, seat = self.words, self.table.human_to_act
        if seat is None or seat != self.table.looker:
            yield words("connect-hand-hidden")
            return
        view, rules = self.view, self.rules
        try:
            action = rules.suggest(view, seat, self._read(seat, self.notation(rest)))
        except GameError as error:
            yield words.refused(error)
            return
        lying = dict(view.lying)
        names = [cell_name(cell) for cell in rules.linked(view, action)]
        yield words("connect-try-linked", cells=", ".join(names) or "-")
        for cell in rules.catchable(view, action):
            way = " > ".join(map(cell_name, rules.way(view, action, cell)))
            yield words("connect-try-way", tile=tile_name(words, lying[cell]), way=way)
        for cells in rules.takes(view, action)[1:]:
            tiles = tile_names(words, [lying[cell] for cell in cells])
            taking = self.spoken(rules.with_take(action, cells))
            yield words("connect-try-take", action=taking, tiles=tiles)
        if not action.take:
            yield words("connect-try-none")

    def order_tile(self, rest: str) -> Iterator[str]:
        try:
            cell = read_cell(re.sub(r"\s*,\s*", ",", rest.strip()))
        except GameError as error:
            yield self.words.refused(error)
            return
        yield cell_spoken(self.words, self.view, cell)

    def order_creatures(self, rest: str) -> Iterator[str]:
        """List what the letters stand for and where each creature is."""
        view = self.view
        wish = rest.strip().casefold()
        for letter, name in creature_names(self.words).items():
            if wish and wish != letter.casefold() and wish not in name.casefold():
                continue
            cells = [cell_name(cell) for cell, tile in view.lying if letter in PAIRS[tile >> 4]]
            yield f"{letter}  {name}: {'; '.join(cells) or '-'}"


PLAIN = ConnectPlain
