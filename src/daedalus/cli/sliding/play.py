"""A turn at a sliding board in progress: what the keys mean, what is previewed; no screen.

In a turn the player looks, aims (chooses a slot and sees its push previewed), then walks.  Nothing
is sent before the walk is confirmed, so every step can be undone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

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
    cell_name,
    cells_of,
    open_border,
    opposite,
    reach,
    turned,
)
from daedalus.editions.sliding.actions import OUT, Push, parse_action
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE, TO_WALK, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding


class Stance(Enum):
    """The step the player is at."""

    LOOK = "look"  # the board as it is
    AIM = "aim"  # a slot is chosen, its push is previewed
    WALK = "walk"  # the push is decided, a cell is being chosen


STEPS = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


@dataclass
class PlayerTurn:
    """The turn of *seat*, based on what it sees."""

    rules: Sliding
    view: State
    seat: int
    slot: Slot | None = None
    pushed: bool = False
    cursor: Cell = NOWHERE
    lord: bool = False  # the dark lord is the one to walk
    blind: bool = False  # a push is decided before it shows where it leads
    sides: Sides = field(init=False)  # the rotation of the spare in hand

    def __post_init__(self) -> None:
        self.sides = self.view.maze.spare
        if self.view.phase == TO_WALK:
            self._start_walk()

    # --- what is shown ------------------------------------------------------------------------

    @property
    def stance(self) -> Stance:
        if self.pushed or self.view.phase == TO_WALK:
            return Stance.WALK
        return Stance.LOOK if self.slot is None else Stance.AIM

    @property
    def barred(self) -> bool:
        """Return whether the chosen slot is the one that would undo the last push."""
        return self.slot is not None and self.slot.cell == self.view.barred

    @property
    def push(self) -> Push | None:
        """The push aimed at or decided, unless its slot is barred."""
        if self.slot is None or self.barred:
            return None
        name = cell_name(self.slot.cell, self.view.maze.width)
        action = parse_action(f"{name}={self.sides:x}")
        assert isinstance(action, Push), "a slot and sides make a push"
        return action

    @property
    def shown(self) -> State:
        """The position on the screen: after the push, if one is aimed at."""
        push = self.push
        if push is None or (self.blind and not self.pushed):
            return self.view
        return self.rules.apply(self.view, self.seat, push)

    @property
    def walkers(self) -> tuple[bool, bool]:
        """Return whether one's own piece may walk, and whether the dark lord."""
        return self.rules.walkers(self.view)

    @property
    def walks_lord(self) -> bool:
        own, lord = self.walkers
        return lord and (self.lord or not own)

    @property
    def lit(self) -> frozenset[Cell]:
        """The cells the walk could end on; none while only looking."""
        if self.stance is Stance.LOOK or (self.push is None and self.view.phase != TO_WALK):
            return frozenset()
        if self.blind and self.stance is Stance.AIM:
            return frozenset()
        shown = self.shown
        start = shown.lord if self.walks_lord else shown.pieces[self.seat]
        return frozenset(cells_of(reach(shown.maze, start)))

    @property
    def targets(self) -> frozenset[Cell]:
        """The cells where the walk would count; the index past the last cell is the spare."""
        return self.rules.targets(self.shown, self.seat)

    @property
    def counting(self) -> frozenset[Cell]:
        """The lit cells where a walk of the chosen piece would count."""
        shown, rules = self.shown, self.rules
        hits = self.lit & self.targets
        if rules.variant.dark_lord and shown.left[self.seat]:
            hits = frozenset(
                cell
                for cell in hits
                if (chr(shown.maze.motifs[cell]) in rules.signed) == self.walks_lord
            )
        return hits

    # --- what the keys mean -------------------------------------------------------------------

    def arrow(self, side: Sides) -> None:
        """Move the cursor towards *side*: along the slots, or over the lit cells."""
        if self.stance is Stance.WALK:
            self.cursor = nearest(self.cursor, side, self.lit, self.view.maze.width)
        elif self.slot is None:
            self.slot = _middle_slot(self.view.maze, side)
        else:
            self.slot = next_slot(self.view.maze, self.slot, side)

    def cycle(self, step: int) -> None:
        """Go to the next slot clockwise, or to the next lit cell; *step* -1 goes back."""
        if self.stance is Stance.WALK:
            cells = sorted(self.lit)
            self.cursor = cells[(cells.index(self.cursor) + step) % len(cells)]
            return
        around = slots(self.view.maze.width, self.view.maze.height)
        if self.slot is None:
            self.slot = around[0 if step > 0 else -1]
        else:
            self.slot = around[(around.index(self.slot) + step) % len(around)]

    def turn_spare(self, quarters: int = 1) -> None:
        """Turn the spare in hand clockwise."""
        if self.stance is not Stance.WALK:
            self.sides = turned(self.sides, quarters)

    def jump(self, letter: str) -> bool:
        """Put the cursor on the lit cell that shows *letter*; return whether there is one."""
        motifs = self.shown.maze.motifs
        cells = [cell for cell in sorted(self.lit) if chr(motifs[cell]) == letter]
        if self.stance is Stance.WALK and cells:
            self.cursor = cells[0]
            return True
        return False

    def swap(self) -> bool:
        """Walk the other piece, if there is a choice; return whether there is."""
        if self.walkers != (True, True):
            return False
        self.lord = not self.lord
        if self.stance is Stance.WALK:
            self._start_walk()
        return True

    def confirm(self) -> tuple[str, ...]:
        """Decide the push, or return all actions of the turn once its walk is decided too.

        What is decided blind is done at once: the push alone.
        """
        if self.stance is Stance.WALK:
            push = self.push
            return (*((str(push),) if push else ()), self._walk())
        if self.push is not None:
            if self.blind:
                return (str(self.push),)
            self.pushed = True
            self._start_walk()
        return ()

    def back(self) -> bool:
        """Undo the last step; return whether there was one."""
        if self.pushed:
            self.pushed = False
            self.cursor = NOWHERE
            return True
        if self.slot is not None:
            self.slot = None
            return True
        return False

    def _start_walk(self) -> None:
        shown, counting = self.shown, sorted(self.counting)
        here = shown.lord if self.walks_lord else shown.pieces[self.seat]
        self.cursor = counting[0] if counting else here

    @property
    def leaves(self) -> bool:
        """Return whether a walk to the cursor would leave over the edge and end the game."""
        shown = self.shown
        if self.rules.variant.ending != "edge" or shown.left[self.seat]:
            return False
        return bool(open_border(shown.maze) >> self.cursor & 1) and self.cursor in self.lit

    def _walk(self) -> str:
        if self.leaves:
            return str(OUT)
        sign = "!" if self.walks_lord else ""
        return sign + cell_name(self.cursor, self.view.maze.width)


# --- moving a cursor --------------------------------------------------------------------------


def _middle_slot(maze: Maze, side: Sides) -> Slot:
    """Return the slot in the middle of the edge at *side*, or any slot if that edge has none."""
    around = slots(maze.width, maze.height)
    edge = [slot for slot in around if slot.side == side] or list(around)
    return edge[len(edge) // 2]


def next_slot(maze: Maze, slot: Slot, side: Sides) -> Slot:
    """Return the slot an arrow key leads to: along the edge, round the corner, or across.

    On the top edge right is clockwise, on the right edge down, and so on round the board.  The key
    that points across the board leads to the other end of the line; the key that points away from
    it leads clockwise.
    """
    if side == turned(slot.side, 2):
        return opposite(slot, maze.width, maze.height)
    around = slots(maze.width, maze.height)
    step = -1 if side == turned(slot.side, 3) else 1
    return around[(around.index(slot) + step) % len(around)]


def nearest(cell: Cell, side: Sides, cells: frozenset[Cell], width: int) -> Cell:
    """Return the cell of *cells* nearest towards *side*, or *cell* if there is none."""
    down, right = STEPS[side]
    row, column = divmod(cell, width)

    def cost(other: Cell) -> tuple[int, int]:
        rows, columns = other // width - row, other % width - column
        ahead = rows * down + columns * right
        astray = abs(rows * right) + abs(columns * down)
        return (ahead + 2 * astray, astray) if ahead > 0 else (1 << 30, 0)

    best = min(sorted(cells), key=cost, default=cell)
    return best if cost(best)[0] < 1 << 30 else cell


# --- for animations and words -----------------------------------------------------------------


def goals(rules: Sliding, view: State, seat: int) -> str:
    """Return the letters of the cards *seat* may go for now, as far as *view* shows."""
    hand = view.left[seat]
    wanted = hand[:1] if rules.variant.hands == "hidden" else hand
    return wanted.replace(UNSEEN, "")


def where(maze: Maze, letter: str) -> str:
    """Return the name of the cell that shows *letter*, "" if it is on the spare or nowhere."""
    cell = maze.motifs.find(letter.encode())
    return cell_name(cell, maze.width) if 0 <= cell < maze.cells else ""


def motif_at(maze: Maze, cell: Cell) -> str:
    """Return the letter on a cell's tile, "" if it is bare."""
    return "" if maze.motifs[cell] == BARE else chr(maze.motifs[cell])


def key_of(rules: Sliding, letter: str) -> str:
    """Return the key of a letter's motif, "" for letters that are not in the box.

    >>> from daedalus.editions import edition
    >>> key_of(edition("classic"), "S")
    'owl'
    """
    at = ord(letter) - ord("A")
    return rules.motifs[at] if 0 <= at < len(rules.motifs) else ""
