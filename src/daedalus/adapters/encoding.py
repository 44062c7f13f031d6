"""Games as numbers: every action has a number, and an observation is a stack of small planes.

Learning programs need a fixed number of actions and arrays of a fixed shape.  An `Encoding`
provides both for one edition and one number of seats; docs/adapters.md lists the numbers and
planes.  Masks and planes are bytes, one for each action or cell, so this needs only the standard
library: `numpy.frombuffer(bytearray(...), numpy.int8)` turns them into arrays.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any, Final, NamedTuple, Protocol

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.core.lanes import Lanes, lanes
from daedalus.core.maze import BARE, Maze, cell_name, open_border, reach, reached, turns
from daedalus.editions.connect import Connect
from daedalus.editions.go import Go
from daedalus.editions.sliding.actions import OUT, Action, Push, Walk, pushes, walks
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, TO_WALK, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding

TURNS: Final = 4
"""The number of rotations in the numbering; those a tile does not have are never legal."""
LARGEST: Final = 127
"""The maximum of a counting plane."""
_SIDES: Final = ("north", "east", "south", "west")


class DecisionPoint(NamedTuple):
    """A moment of a game between two numbered actions."""

    state: Any
    lay: Any = None  # in Connect: a laid tile whose catch has not been chosen yet


class Encoding(Protocol):
    """The actions and observations of one edition for one number of seats, as numbers."""

    @property
    def rules(self) -> Any: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...  # the number of actions
    @property
    def planes(self) -> tuple[str, ...]: ...  # what each plane of an observation means
    @property
    def size(self) -> int: ...  # the width and height of a plane
    def mask(self, spot: DecisionPoint, seat: int) -> bytes: ...  # 1 for every legal number
    def legal(self, spot: DecisionPoint, seat: int) -> list[int]: ...  # the legal numbers
    def apply(
        self, spot: DecisionPoint, seat: int, number: int
    ) -> DecisionPoint: ...  # does not check legality
    def completed(
        self, spot: DecisionPoint, seat: int, number: int
    ) -> Any: ...  # the action of the rules that a number completes, or None
    def text(self, spot: DecisionPoint, seat: int, number: int) -> str: ...
    def meaning(self, number: int) -> str: ...  # in any position
    def numbers(
        self, spot: DecisionPoint, seat: int, action: Any
    ) -> tuple[int, ...]: ...  # of an action
    def observe(self, spot: DecisionPoint, seat: int) -> bytes: ...  # plane by plane, row by row
    def score(self, spot: DecisionPoint, seat: int) -> int: ...  # cards found, tiles caught, points
    def whole(self, spot: DecisionPoint) -> bool: ...  # no turn is half done


def encoding(
    rules: AnyRules, seats: int, window: int | None = None, glance: bool = False
) -> Encoding:
    """Return the encoding for an edition; Connect is seen through a *window*.

    With *glance*, planes of a sliding edition also show the cells in reach after each push, and
    while walking from where the next push would open a way to a goal.

    :raises OptionError: when the window is invalid, or there is nothing to see at a glance.

    >>> from daedalus.editions.classic import RULES
    >>> encoding(RULES, 2).actions
    97
    """
    if window is not None and (not isinstance(rules, Connect) or type(window) is not int):
        raise OptionError(f"no window for {rules.id}: {quoted(window)}: Connect has one")
    if glance and not isinstance(rules, Sliding):
        raise OptionError(f"no glance for {rules.id}: it shows what pushes bring into reach")
    match rules:
        case Sliding():
            return SlidingEncoding(rules, seats, glance)
        case Connect():
            from daedalus.adapters.encoding_connect import WINDOW, ConnectEncoding

            return ConnectEncoding(rules, seats, window or WINDOW)
        case Go():
            from daedalus.adapters.encoding_go import GoEncoding

            return GoEncoding(rules, seats)
    raise OptionError(f"no encoding for {rules.id}")


# --- bytes of zeros and ones --------------------------------------------------------------------

_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
_LETTER_NUMBERS: Final = bytes(
    code - ord("A") + 1 if ord("A") <= code <= ord("Z") else 0 for code in range(256)
)
"""Maps motifs to numbers: 0 for none, 1 for A, 2 for B."""
OPEN_TO: Final = tuple(bytes(sides >> side & 1 for sides in range(256)) for side in range(4))
"""Maps open sides to ones where a tile is open to the north, east, south, west."""


def spread(bits: int, cells: int) -> bytes:
    """Return a set of cells as one byte per cell.

    >>> spread(0b1010, 5)
    b'\\x00\\x01\\x00\\x01\\x00'
    """
    return f"{bits:0{cells}b}"[::-1].encode().translate(_DIGITS)


@lru_cache(1024)
def ones(mask: bytes) -> tuple[int, ...]:
    """Return the indices of the ones in a mask.

    >>> ones(bytes([0, 1, 1]))
    (1, 2)
    """
    return tuple(compress(range(len(mask)), mask))


@lru_cache(65536)
def full(value: int, cells: int) -> bytes:
    """Return a constant plane."""
    return bytes((min(max(value, 0), LARGEST),)) * cells


@lru_cache(1024)
def _one_hot(cells: int) -> tuple[bytes, ...]:
    """Return for every cell the plane that marks it, and last, for NOWHERE, an empty one."""
    return (*(spread(1 << cell, cells) for cell in range(cells)), bytes(cells))


@lru_cache(16384)
def marks(letters: str) -> bytes:
    """Return the table that maps motifs to ones where one of *letters* lies."""
    wanted = {ord(letter) for letter in letters if letter != UNSEEN}
    return bytes(code in wanted for code in range(256))


def around(seat: int, seats: int) -> list[int]:
    """Return all seats in order of play, starting with *seat*: players see themselves first.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + at) % seats for at in range(seats)]


def others_of(seats: int) -> tuple[str, ...]:
    """Return what the other players are called, in order of play.

    >>> others_of(3)
    ('next player', 'player two seats on')
    """
    on = ("two", "three", "four", "five")
    return ("next player", *(f"player {far} seats on" for far in on))[: seats - 1]


# --- the sliding editions -----------------------------------------------------------------------


_Hands = tuple[list[tuple[bytes, bytes]], bytes, bytes]
"""What a seat knows of the hands: how to mark each player's goals, or the marks; card-count planes;
how to mark the goals of the dark lord."""
_HANDS_KEPT: Final = 4096


class SlidingEncoding:
    """Pushes, walks and, where the options require them, walks of the dark lord and leaving.

    A push has the number rotation * slots + slot, with the rotations in the order of
    `core.maze.turns`; then come the walks by cell, the dark lord's by cell, and `out`.
    """

    def __init__(self, rules: Sliding, seats: int, glance: bool = False) -> None:
        self.rules, self.seats, self.glance = rules, seats, glance
        size = self.size = rules.variant.size
        self.cells = cells = size * size
        self.slots = slots(size, size)
        self.pushes = TURNS * len(self.slots)
        dark, edge = rules.variant.dark_lord, rules.variant.ending == "edge"
        self.lord_from = self.pushes + cells
        self.out = self.lord_from + cells * dark
        self.actions = self.out + edge
        self._none = bytes(self.actions)
        self._spots = _one_hot(cells)
        self._slot_of = {slot.cell: at for at, slot in enumerate(self.slots)}
        self._push_masks = {
            (ways, barred): (bytes(slot.cell != barred for slot in self.slots) * ways).ljust(
                self.actions, b"\0"
            )
            for ways in (1, 2, 4)
            for barred in (NOWHERE, *self._slot_of)
        }
        homes = [rules.goal(_empty(size, seats), seat) for seat in range(seats)]
        if rules.variant.ending in ("edge", "last-card"):
            homes = [NOWHERE] * seats
        self._homes = [
            self._spots[homes[seat]] + spread(_bits(homes, seat), cells) for seat in range(seats)
        ]
        self._hidden = rules.variant.hands == "hidden"
        self._plain = not dark and not edge
        self._no_push = bytes(self.pushes)
        self._order = [around(seat, seats) for seat in range(seats)]
        self._full = [full(value, cells) for value in range(LARGEST + 1)]
        self._no_goal = bytes(cells + 1)
        self._of_spare = [
            b"".join(self._full[turns(sides)[0] >> side & 1] for side in range(4))
            for sides in range(16)
        ]
        self._board: tuple[Any, Any, bytes, bytes, bytes] = (None, None, b"", b"", b"")
        self._known: dict[tuple[tuple[str, ...], tuple[int, ...], int], _Hands] = {}
        self._push_of = [
            [pushes(size, size, turns(sides), NOWHERE)[slot * len(turns(sides)) + turn]
             for turn in range(len(turns(sides))) for slot in range(len(self.slots))]
            for sides in range(16)
        ]  # fmt: skip
        self._walk_of: tuple[Action, ...] = (
            *walks(size, size, False),
            *(walks(size, size, True) if dark else ()),
            OUT,
        )
        others = others_of(seats)
        self.planes = (
            *(f"open to the {side}" for side in _SIDES),
            "own piece",
            *(f"piece of the {who}" for who in others),
            "own goals",
            *(f"goals seen of the {who}" for who in others),
            "letters found by oneself",
            *(f"letters found by the {who}" for who in others),
            "own last cell",
            "last cells of the others",
            "barred slot",
            *(f"spare at rotation 0, open {side}" for side in _SIDES),
            "an own goal lies on the spare",
            *(f"a goal seen of the {who} lies on the spare" for who in others),
            "to walk, not to push",
            "in turn",
            "number of the letter on the tile",
            "number of the letter on the spare",
            "own cards left",
            *(f"cards left to the {who}" for who in others),
            *(("dark lord", "own goals of the dark lord") if dark else ()),
            *(self._glances() if glance else ()),
        )

    def _glances(self) -> tuple[str, ...]:
        """Return what the planes of a glance mean, in their order."""
        names = [self.meaning(number) for number in range(self.pushes)]
        return (
            "in reach without a push",
            *(f"in reach after {name}; to walk, from where it opens a way" for name in names),
            *(f"own goals after {name}" for name in names),
        )

    def mask(self, spot: DecisionPoint, seat: int) -> bytes:
        state: State = spot.state
        if seat != state.seat or state.phase == ENDED:
            return self._none
        if state.phase == TO_PUSH:
            return self._push_masks[len(turns(state.maze.spare)), state.barred]
        if self._plain:
            return self._no_push + reached(state.maze, state.pieces[seat])
        rules, cells = self.rules, self.cells
        own, lord = rules.walkers(state)
        maze, piece = state.maze, state.pieces[seat]
        parts = [self._no_push, reached(maze, piece) if own else bytes(cells)]
        if rules.variant.dark_lord:
            parts.append(reached(maze, state.lord) if lord else bytes(cells))
        if rules.variant.ending == "edge":
            leaves = own and not state.left[seat] and reach(maze, piece) & open_border(maze)
            parts.append(b"\1" if leaves else b"\0")
        return b"".join(parts)

    def legal(self, spot: DecisionPoint, seat: int) -> list[int]:
        return list(ones(self.mask(spot, seat)))

    def action(self, spot: DecisionPoint, number: int) -> Action:
        """Return the action with this number; it must be legal."""
        if number < self.pushes:
            state: State = spot.state
            return self._push_of[state.maze.paths[-1]][number]
        return self._walk_of[number - self.pushes]

    def apply(self, spot: DecisionPoint, seat: int, number: int) -> DecisionPoint:
        return DecisionPoint(self.rules.apply(spot.state, seat, self.action(spot, number)))

    def completed(self, spot: DecisionPoint, seat: int, number: int) -> Action:
        return self.action(spot, number)

    def text(self, spot: DecisionPoint, seat: int, number: int) -> str:
        return str(self.action(spot, number))

    def meaning(self, number: int) -> str:
        if number < self.pushes:
            way, slot = divmod(number, len(self.slots))
            return f"push at {cell_name(self.slots[slot].cell, self.size)}, rotation {way}"
        who = "the dark lord walks" if self.lord_from <= number < self.out else "walk"
        cell = cell_name((number - self.pushes) % self.cells, self.size)
        return "walk out" if number == self.out else f"{who} to {cell}"

    def numbers(self, spot: DecisionPoint, seat: int, action: Action) -> tuple[int, ...]:
        if isinstance(action, Push):
            cell = action.row * self.size + action.column
            turn = turns(spot.state.maze.spare).index(action.sides)
            return (turn * len(self.slots) + self._slot_of[cell],)
        if isinstance(action, Walk):
            first = self.lord_from if action.lord else self.pushes
            return (first + action.row * self.size + action.column,)
        return (self.out,)

    def observe(self, spot: DecisionPoint, seat: int) -> bytes:
        state: State = spot.state
        spots, full = self._spots, self._full
        maze, pieces, lord, turn, phase, barred, found, left, sealed, _ = state
        _, tiles, letters = maze
        board = self._board
        if board[0] is not maze or board[1] is not found:
            # Tiles change only with a push: every second observation shows the same ones.
            board = self._board = (maze, found, *self._tiles(maze, found))
        known = self._known.get((left, sealed, seat)) or self._look_at_hands(state, seat)
        parts = [board[2]]
        for who in self._order[seat]:
            parts.append(spots[pieces[who]])
        on_spare = []
        for table, cells in known[0]:
            goal = letters.translate(table) if table else cells or self._ways_out(maze)
            parts.append(goal[:-1])
            on_spare.append(full[goal[-1]])
        first = seat * self.cells
        parts += (
            board[3][first : first + self.seats * self.cells],
            self._homes[seat],
            spots[barred],
            self._of_spare[tiles[-1]],
            *on_spare,
            full[phase == TO_WALK],
            full[turn == seat and phase != ENDED],
            board[4],
            full[_LETTER_NUMBERS[letters[-1]]],
            known[1],
        )
        if known[2]:
            parts += (spots[lord], letters[:-1].translate(known[2]))
        if self.glance:
            parts.append(self._glance(state, seat, known[0][0]))
        return b"".join(parts)

    def _glance(self, state: State, seat: int, goals: tuple[bytes, bytes]) -> bytes:
        """Return what pushes bring into reach: now for who may push, next turn for who may walk.

        Others see only what is in reach now.
        """
        maze, cells = state.maze, self.cells
        now = reached(maze, state.pieces[seat]) if state.phase != ENDED else bytes(cells)
        if state.phase == ENDED or state.seat != seat:
            return now.ljust((1 + 2 * self.pushes) * cells, b"\0")
        ways = turns(maze.spare)
        here = lanes(self.size, self.size, self.slots, ways)
        goal_of = self._goals_after(state, goals, here)
        if state.phase == TO_PUSH:
            reach_of = here.reach(maze, 1 << state.pieces[seat])
        else:
            reach_of = here.sources(maze, goal_of)
        reach_planes, goal_planes = [], []
        there, wanted = here.split(reach_of), here.split(goal_of)
        for way in range(TURNS):
            for at, slot in enumerate(self.slots):
                allowed = way < len(ways) and slot.cell != state.barred
                lane = at * len(ways) + way
                reach_planes.append(spread(there[lane], cells) if allowed else bytes(cells))
                goal_planes.append(spread(wanted[lane], cells) if allowed else bytes(cells))
        return b"".join((now, *reach_planes, *goal_planes))

    def _goals_after(self, state: State, goals: tuple[bytes, bytes], here: Lanes) -> int:
        """Return where own goals are after every push."""
        cells, size = self.cells, self.size
        table, fixed = goals
        if table:
            letters = state.maze.motifs.translate(table)
            return sum(here.tile(cell) for cell in range(cells + 1) if letters[cell])
        if fixed:
            return sum(1 << cell for cell in range(cells) if fixed[cell]) * here.every
        # Out over the edge.
        free = state._replace(phase=TO_PUSH, barred=NOWHERE)
        pushed = (
            self.rules.apply(free, state.seat, push)
            for push in pushes(size, size, here.ways, NOWHERE)
        )
        return sum(open_border(each.maze) << cells * lane for lane, each in enumerate(pushed))

    def _tiles(self, maze: Maze, found: tuple[str, ...]) -> tuple[bytes, bytes, bytes]:
        """Return planes: the open sides; what each player has found, twice over; the letters."""
        paths, motifs = maze.paths[:-1], maze.motifs[:-1]
        return (
            b"".join([paths.translate(table) for table in OPEN_TO]),
            b"".join([motifs.translate(marks(letters)) for letters in found]) * 2,
            motifs.translate(_LETTER_NUMBERS),
        )

    def _look_at_hands(self, state: State, seat: int) -> _Hands:
        """Return what *seat* sees of the hands, cached because they change rarely."""
        left = self.rules.hands_seen(state, seat)
        goals = []
        for who in self._order[seat]:
            hand, home = left[who], self._homes[who][: self.cells] + b"\0"
            wanted = (hand[:1] if self._hidden else hand).strip(UNSEEN)
            if hand:
                goals.append((marks(wanted), b"") if wanted else (b"", self._no_goal))
            else:
                goals.append((b"", b"" if self.rules.variant.ending == "edge" else home))
        counts = b"".join([self._full[len(left[who])] for who in self._order[seat]])
        wanted = left[seat][:1] if self._hidden else left[seat]
        signed = "".join([card for card in wanted if card in self.rules.signed])
        lord = marks(signed) if self.rules.variant.dark_lord else b""
        if len(self._known) >= _HANDS_KEPT:
            self._known.clear()
        known = self._known[state.left, state.sealed, seat] = (goals, counts, lord)
        return known

    def _ways_out(self, maze: Maze) -> bytes:
        return spread(open_border(maze), self.cells) + b"\0"

    def score(self, spot: DecisionPoint, seat: int) -> int:
        return len(spot.state.found[seat])

    def whole(self, spot: DecisionPoint) -> bool:
        return bool(spot.state.phase != TO_WALK)


def _empty(size: int, seats: int) -> State:
    """Return a dummy position, used only to ask where the homes are."""
    maze = Maze(size, bytes(size * size + 1), bytes([BARE]) * (size * size + 1))
    nothing = ("",) * seats
    return State(maze, (0,) * seats, NOWHERE, 0, TO_PUSH, NOWHERE, nothing, nothing)


def _bits(homes: list[int], seat: int) -> int:
    bits = 0
    for other, cell in enumerate(homes):
        if other != seat and cell != NOWHERE:
            bits |= 1 << cell
    return bits
