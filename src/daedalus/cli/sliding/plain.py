"""A sliding game line by line: `b1=6` pushes, `d4` walks; words ask questions."""

from collections.abc import Iterator

from daedalus.cli.canvas import SIZES
from daedalus.cli.plain import PlainTable
from daedalus.cli.sliding.draw import SlidingScene, draw
from daedalus.cli.sliding.play import key_of, where
from daedalus.cli.sliding.view import (
    cell_spoken,
    goals_of,
    lord_of,
    name_of,
    pushes,
    tile_spoken,
)
from daedalus.cli.tiles import sides_of
from daedalus.core.errors import NotationError
from daedalus.core.maze import cell_name, cells_of, open_border, reach, read_cell_on, turns
from daedalus.editions.sliding.actions import OUT, Action, Push, Walk
from daedalus.editions.sliding.box import deck, fixed_paths, homes
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, TO_WALK, State
from daedalus.editions.sliding.rules import Sliding


class SlidingPlain(PlainTable[Sliding, State]):
    """A sliding game as a dialogue."""

    acts = (str(OUT),)
    orders = ("board", "goal", "reach", "spare", "where", "cell", "letters", "position")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.table.name(seat) for seat in range(len(self.view.pieces)))

    # --- what is said by itself ---------------------------------------------------------------

    def welcome(self) -> Iterator[str]:
        yield from super().welcome()
        yield from self.order_board("")

    def turn(self, seat: int) -> Iterator[str]:
        words, view = self.words, self.view
        name = self.table.name(seat)
        if view.phase == TO_PUSH:
            example = self.table.game.legal(seat)[0]
            yield words("plain-turn-push", name=name, turn=self._turn(seat), example=example)
            yield from self.order_goal("")
            yield from self.order_spare("")
        else:
            yield words("plain-turn-walk", name=name)
            yield from self.order_reach("")

    def _turn(self, seat: int) -> int:
        return 1 + pushes(self.table.game, seat)

    def can_undo(self) -> bool:
        return bool(self.view.phase == TO_WALK)

    def act(self, seat: int, line: str) -> Iterator[str]:
        action: Action = self.rules.parse(line.lower() if line[1:2].isdigit() else line)
        if isinstance(action, Walk) and str(action) in self._ways_out(seat):
            action = OUT  # ruling G14: choosing a border cell whose path leads out leaves the maze
        self.table.act(seat, str(action))
        if isinstance(action, Push):
            yield from self.order_board("")

    # --- what can be asked --------------------------------------------------------------------

    def order_board(self, rest: str) -> Iterator[str]:
        view, rules = self.view, self.rules
        maze = view.maze
        width, height = maze.width, maze.height
        lit = frozenset(self._reach()) if view.phase == TO_WALK else frozenset()
        scene = SlidingScene(
            maze,
            view.pieces,
            view.lord,
            homes(width, height, len(view.pieces), rules.variant.league),
            frozenset(fixed_paths(width)) if width == height else frozenset(),
            lit,
            barred=view.barred if view.phase == TO_PUSH else NOWHERE,
            point=rules.goal(view, 0) if rules.variant.ending.startswith("point:") else NOWHERE,
            mover=view.seat,
        )
        size = next(size for size in SIZES if size.rows == 3 and size.columns == 5)
        for line in draw(scene, size).lines():
            yield line.rstrip()
        yield self.words("plain-board-rule")

    def order_goal(self, rest: str) -> Iterator[str]:
        seat = self.table.looker
        if seat is None:
            yield self.words("goal-hidden")
            return
        goals = goals_of(self.words, self.rules, self.view, seat)
        if not goals:
            yield self.words("goal-sealed")
        for goal in goals:
            yield self.words("plain-goal", name=goal.name, place=goal.place, letter=goal.letter)

    def order_spare(self, rest: str) -> Iterator[str]:
        maze, words = self.view.maze, self.words
        yield words("sliding-spare-is", tile=tile_spoken(words, self.rules, maze, maze.cells))
        ways = [f"{sides:x} ({sides_of(words, sides)})" for sides in turns(maze.spare)]
        yield words("plain-turns", turns="; ".join(ways))
        if self.view.barred != NOWHERE and self.view.phase == TO_PUSH:
            yield words("plain-barred", slot=cell_name(self.view.barred, maze.width))

    def _reach(self) -> list[int]:
        view = self.view
        own, lord = self.rules.walkers(view)
        bits = 0
        if own and view.pieces[view.seat] != NOWHERE:
            bits |= reach(view.maze, view.pieces[view.seat])
        if lord:
            bits |= reach(view.maze, view.lord)
        return cells_of(bits)

    def order_reach(self, rest: str) -> Iterator[str]:
        view, words = self.view, self.words
        own, lord = self.rules.walkers(view)
        name, width = self.table.name(view.seat), view.maze.width

        def spoken(start: int, who: str, *more: str) -> str:
            cells = [cell_name(cell, width) for cell in cells_of(reach(view.maze, start))]
            return words("plain-reach", name=who, cells=words.listed([*cells, *more]))

        out = self._ways_out(view.seat)
        if own and view.pieces[view.seat] != NOWHERE:
            yield spoken(view.pieces[view.seat], name, *([self.spoken(OUT)] if out else []))
        if lord:
            yield spoken(view.lord, lord_of(words))
        if out:
            yield words("plain-ways-out", cells=words.listed(out), out=self.spoken(OUT))

    def _ways_out(self, seat: int) -> list[str]:
        """Return the cells from which the piece of *seat* would walk out of the maze now."""
        view = self.view
        if OUT not in self.rules.legal(view, seat):
            return []
        way = reach(view.maze, view.pieces[seat]) & open_border(view.maze)
        return [cell_name(cell, view.maze.width) for cell in cells_of(way)]

    def order_where(self, rest: str) -> Iterator[str]:
        """Say where a motif lies, or where somebody stands."""
        words, rules, view = self.words, self.rules, self.view
        wish = rest.casefold()
        if not wish:
            yield words("plain-where-what")
            return
        maze, found = view.maze, False
        for letter in deck(maze):
            name = name_of(words, rules, letter)
            if wish in (letter.casefold(), key_of(rules, letter)) or wish in name.casefold():
                cell = where(maze, letter)
                place = words("goal-at", cell=cell) if cell else words("goal-on-spare")
                found = True
                yield words("plain-goal", name=name, place=place, letter=letter)
        people = [*zip(self.names, view.pieces, strict=True), (lord_of(words), view.lord)]
        for name, cell_at in people:
            if wish in name.casefold() and cell_at != NOWHERE:
                found = True
                yield cell_spoken(words, rules, view, cell_at, self.names)
        if not found:
            yield words("plain-where-nothing", what=rest)

    def order_cell(self, rest: str) -> Iterator[str]:
        view = self.view
        try:
            cell = read_cell_on(rest.lower(), view.maze.width, view.maze.height)
        except NotationError as error:
            yield self.words.refused(error)
            return
        yield cell_spoken(self.words, self.rules, view, cell, self.names)

    def order_letters(self, rest: str) -> Iterator[str]:
        for letter in deck(self.view.maze):
            yield f"{letter}  {name_of(self.words, self.rules, letter)}"


PLAIN = SlidingPlain
