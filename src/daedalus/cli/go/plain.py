"""Go! line by line: `1A@b2e` lays a tile, `lift 1` takes it up, `claim` finishes.

Time runs while somebody types, and the next line reports what others did meanwhile.  When the input
is a pipe, waiting for others takes no time.
"""

import re
from collections.abc import Iterator

from daedalus.cli.go.draw import TILE_SIZES, GoScene, draw, small
from daedalus.cli.go.view import left, loose, motif_names, question, rolled
from daedalus.cli.plain import PlainTable
from daedalus.core.maze import cell_name
from daedalus.editions.go.board import CELL_OF, TILES, WIDTH
from daedalus.editions.go.position import BUILD, PAUSE, State, rack
from daedalus.editions.go.rules import Go

_LONGEST_WAIT = 3600


class GoPlain(PlainTable[Go, State]):
    """Go! as a dialogue."""

    acts = ("ready", "claim", "lift", "place", "end")
    orders = ("board", "dice", "tiles", "rivals", "letters", "wait", "position")

    @property
    def seat(self) -> int:
        """The seat whose board is meant: the one that may act, or the first human."""
        humans = self.table.humans
        seat = self.table.human_to_act
        return seat if seat is not None else humans[0] if humans else 0

    # --- what is said by itself -----------------------------------------------------------------

    def turn(self, seat: int) -> Iterator[str]:
        words, view = self.words, self.view
        if asked := question(words, self.table, view, seat):
            yield f"{asked} ({self.spoken('end')})"
        if view.phase == PAUSE:
            yield f"{words('go-get-ready')} ({self.spoken('ready')})"
        elif view.phase == BUILD:
            good = self.rules.found(view, seat)
            yield words(
                "go-plain-build",
                name=self.table.name(seat),
                count=len(good),
                tiles=" ".join(rack(view, seat)) or "-",
                seconds=left(self.table) or 0,
            )
            yield from loose(words, self.rules, view, seat)
        else:
            sought = rolled(words, self.rules, view)
            yield f"{words('go-search')} {sought} ({self.spoken('ready')})"

    def act(self, seat: int, line: str) -> Iterator[str]:
        # When several humans share a keyboard, "2: claim" is for the second seat.
        if (match := re.fullmatch(r"([1-4])\s*:\s*(.*)", line)) and int(match[1]) - 1 in (
            self.table.humans
        ):
            seat, line = int(match[1]) - 1, match[2]
        text = f"place {line}" if "@" in line and not line.startswith("place ") else line
        self.table.catch_up()
        self.table.act(seat, text)
        self.table.catch_up()
        yield from ()

    # --- what can be asked ----------------------------------------------------------------------

    def order_board(self, rest: str) -> Iterator[str]:
        view = self.view
        size = next(size for size in TILE_SIZES if (size.columns, size.rows) == (7, 3))
        for line in draw(GoScene(view.boards[self.seat], view.roll), size).lines():
            yield line.rstrip()
        yield self.words("go-board-rule")

    def order_dice(self, rest: str) -> Iterator[str]:
        """Say where the rolled treasures are, and which of them are linked."""
        view = self.view
        names = motif_names(self.words, self.rules)
        good = self.rules.found(view, self.seat)
        for letter in view.roll:
            mark = "✓" if letter in good else "»"
            yield f"{mark} {letter}  {names[letter]}: {cell_name(CELL_OF[letter], WIDTH)}"

    def order_tiles(self, rest: str) -> Iterator[str]:
        """Describe the tiles beside the board and on it."""
        view = self.view
        lying = {way.tile: way.name for way in view.boards[self.seat]}
        for tile in (*rack(view, self.seat), *lying):
            faces = " / ".join(
                f"{'AB'[at]} " + " ".join(f"{sides:x}" for sides in face)
                for at, face in enumerate(TILES[tile])
            )
            yield f"{tile}: {faces}  {lying.get(tile, '')}".rstrip()
        yield self.words("go-tiles-rule")

    def order_rivals(self, rest: str) -> Iterator[str]:
        """Show the boards of the others."""
        view, table = self.view, self.table
        for seat, board in enumerate(view.boards):
            if seat != self.seat:
                yield table.name(seat)
                yield from (f"  {line}" for line in small(board))

    def order_letters(self, rest: str) -> Iterator[str]:
        for letter, name in motif_names(self.words, self.rules).items():
            yield f"{letter}  {name}: {cell_name(CELL_OF[letter], WIDTH)}"

    def order_wait(self, rest: str) -> Iterator[str]:
        """Let some seconds pass."""
        seconds = int(rest) if re.fullmatch("[0-9]{1,4}", rest) else 1
        told = len(self.table.log)
        self.table.skip(1000 * min(seconds, _LONGEST_WAIT))
        changed = self.table.catch_up()
        yield from self.news(told)
        seat = self.table.human_to_act
        if seat is not None and not changed:  # otherwise it is said anyway
            yield from self.turn(seat)


PLAIN = GoPlain
