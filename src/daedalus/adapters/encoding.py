"""Games as numbers: every action has one, and what a seat sees is a stack of small planes.

Learning programs want a fixed number of actions and arrays of one shape.  An `Encoding` gives both
for one edition and one number of seats; docs/adapters.md lists the numbers and planes.  Masks and
planes are bytes, a byte for each action or cell, so this needs the standard library alone:
`numpy.frombuffer(bytearray(...), numpy.int8)` makes an array of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.core.maze import BARE, Maze, open_border, reach, turns
from daedalus.editions.sliding import (
    ENDED,
    NOWHERE,
    OUT,
    TO_PUSH,
    TO_WALK,
    UNSEEN,
    Action,
    Push,
    Sliding,
    State,
    Walk,
    pushes,
    slots,
    walks,
)

TURNS: Final = 4
"""Turns of a tile that have a number; those a tile does not have are never legal."""
LARGEST: Final = 127
"""What is counted in a plane goes up to this."""
_SIDES: Final = ("north", "east", "south", "west")


class Spot(NamedTuple):
    """Where a game stands between two numbered actions."""

    state: Any
    lay: Any = None  # in Connect: a tile laid whose catch is still to be chosen


class Encoding(Protocol):
    """The actions and observations of one edition for one number of seats, as numbers."""

    @property
    def rules(self) -> Any: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...  # numbers run from 0 to this
    @property
    def planes(self) -> tuple[str, ...]: ...  # what each plane of an observation tells
    @property
    def size(self) -> int: ...  # cells in a row of a plane, and rows
    def mask(self, spot: Spot, seat: int) -> bytes: ...  # 1 for every number that is legal
    def apply(self, spot: Spot, seat: int, number: int) -> Spot: ...  # trusts the caller
    def text(self, spot: Spot, seat: int, number: int) -> str: ...
    def numbers(self, spot: Spot, seat: int, action: Any) -> tuple[int, ...]: ...  # that do it
    def observe(self, spot: Spot, seat: int) -> bytes: ...  # plane after plane, row after row
    def score(self, spot: Spot, seat: int) -> int: ...  # cards found, tiles caught, points
    def whole(self, spot: Spot) -> bool: ...  # no turn is half done


def encoding(rules: AnyRules, seats: int, window: int | None = None) -> Encoding:
    """Return the encoding of an edition's engine; Connect is shown through a *window*.

    :raises OptionError: when there is no such window.

    >>> from daedalus.editions.classic import RULES
    >>> encoding(RULES, 2).actions
    97
    """
    if window is not None and (rules.engine != "connect" or type(window) is not int):
        raise OptionError(f"no window for {rules.id}: {quoted(window)}: Connect has one")
    if rules.engine == "sliding":
        return SlidingEncoding(rules, seats)  # type: ignore[arg-type]
    if rules.engine == "connect":
        from daedalus.adapters.encoding_connect import WINDOW, ConnectEncoding

        return ConnectEncoding(rules, seats, window or WINDOW)  # type: ignore[arg-type]
    from daedalus.adapters.encoding_go import GoEncoding

    return GoEncoding(rules, seats)  # type: ignore[arg-type]


# --- bytes of zeros and ones --------------------------------------------------------------------

_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
LETTER_NUMBERS: Final = bytes(
    code - ord("A") + 1 if ord("A") <= code <= ord("Z") else 0 for code in range(256)
)
"""Turns motifs into numbers: 0 for none, 1 for A, 2 for B."""
OPEN_TO: Final = tuple(bytes(sides >> side & 1 for sides in range(256)) for side in range(4))
"""Turns open sides into ones where a tile is open to the north, east, south, west."""


def spread(bits: int, cells: int) -> bytes:
    """Return a set of cells as a byte for each.

    >>> spread(0b1010, 5)
    b'\\x00\\x01\\x00\\x01\\x00'
    """
    return f"{bits:0{cells}b}"[::-1].encode().translate(_DIGITS)


@lru_cache(65536)
def full(value: int, cells: int) -> bytes:
    """Return a plane that says the same everywhere."""
    return bytes((min(max(value, 0), LARGEST),)) * cells


@lru_cache(1024)
def one_hot(cells: int) -> tuple[bytes, ...]:
    """Return for every cell the plane that marks it, and last, for NOWHERE, an empty one."""
    return (*(spread(1 << cell, cells) for cell in range(cells)), bytes(cells))


@lru_cache(16384)
def marks(letters: str) -> bytes:
    """Return the table that turns motifs into ones where one of *letters* lies."""
    wanted = {ord(letter) for letter in letters if letter != UNSEEN}
    return bytes(code in wanted for code in range(256))


@lru_cache(16384)
def _same(cells: int, *values: int) -> bytes:
    """Return for every value a plane that is full of it."""
    return b"".join(full(value, cells) for value in values)


def around(seat: int, seats: int) -> list[int]:
    """Return all seats in the order of play, from *seat* on: a player is first to itself.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + at) % seats for at in range(seats)]


# --- the sliding editions -----------------------------------------------------------------------


class SlidingEncoding:
    """Pushes, walks and, where the options ask for them, walks of the dark lord and leaving.

    A push has the number turn * slots + slot, the turns being those of `core.maze.turns` in that
    order; then follow the walks by cell, the dark lord's by cell, and `out`.
    """

    def __init__(self, rules: Sliding, seats: int) -> None:
        self.rules, self.seats = rules, seats
        size = self.size = rules.variant.size
        self.cells = cells = size * size
        self.slots = slots(size, size)
        self.pushes = TURNS * len(self.slots)
        dark, edge = rules.variant.dark_lord, rules.variant.ending == "edge"
        self.lord_from = self.pushes + cells
        self.out = self.lord_from + cells * dark
        self.actions = self.out + edge
        self._none = bytes(self.actions)
        self._spots = one_hot(cells)
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
        self._of_spare = [[turns(sides)[0] >> side & 1 for side in range(4)] for sides in range(16)]
        others = range(1, seats)
        self.planes = (
            *(f"open to the {side}" for side in _SIDES),
            "own piece",
            *(f"piece of the player {at} after" for at in others),
            "own goals",
            *(f"goals seen of the player {at} after" for at in others),
            "letters found by oneself",
            *(f"letters found by the player {at} after" for at in others),
            "own last cell",
            "last cells of the others",
            "barred slot",
            *(f"spare, in its first turn, open to the {side}" for side in _SIDES),
            "an own goal lies on the spare",
            *(f"a goal seen of the player {at} after lies on the spare" for at in others),
            "to walk, not to push",
            "in turn",
            "number of the letter on the tile",
            "number of the letter on the spare",
            "own cards left",
            *(f"cards left to the player {at} after" for at in others),
            *(("dark lord", "own goals of the dark lord") if dark else ()),
        )

    def mask(self, spot: Spot, seat: int) -> bytes:
        state: State = spot.state
        if seat != state.seat or state.phase == ENDED:
            return self._none
        if state.phase == TO_PUSH:
            return self._push_masks[len(turns(state.maze.spare)), state.barred]
        if self._plain:
            return self._no_push + spread(reach(state.maze, state.pieces[seat]), self.cells)
        rules, cells = self.rules, self.cells
        own, lord = rules.walkers(state)
        reached = reach(state.maze, state.pieces[seat]) if own else 0
        parts = [self._no_push, spread(reached, cells)]
        if rules.variant.dark_lord:
            parts.append(spread(reach(state.maze, state.lord), cells) if lord else bytes(cells))
        if rules.variant.ending == "edge":
            leaves = not state.left[seat] and reached & open_border(state.maze)
            parts.append(b"\1" if leaves else b"\0")
        return b"".join(parts)

    def action(self, spot: Spot, number: int) -> Action:
        """Return the action with this number; trusts that it is legal."""
        size = self.size
        if number < self.pushes:
            turn, slot = divmod(number, len(self.slots))
            ways = turns(spot.state.maze.spare)
            return pushes(size, size, ways, NOWHERE)[slot * len(ways) + turn]
        if number < self.lord_from:
            return walks(size, size, False)[number - self.pushes]
        if number < self.out:
            return walks(size, size, True)[number - self.lord_from]
        return OUT

    def apply(self, spot: Spot, seat: int, number: int) -> Spot:
        return Spot(self.rules.apply(spot.state, seat, self.action(spot, number)))

    def text(self, spot: Spot, seat: int, number: int) -> str:
        return str(self.action(spot, number))

    def numbers(self, spot: Spot, seat: int, action: Action) -> tuple[int, ...]:
        if isinstance(action, Push):
            cell = action.row * self.size + action.column
            turn = turns(spot.state.maze.spare).index(action.sides)
            return (turn * len(self.slots) + self._slot_of[cell],)
        if isinstance(action, Walk):
            first = self.lord_from if action.lord else self.pushes
            return (first + action.row * self.size + action.column,)
        return (self.out,)

    def observe(self, spot: Spot, seat: int) -> bytes:
        rules, spots = self.rules, self._spots
        view = rules.view(spot.state, seat)
        maze, pieces, lord, turn, phase, barred, found, left = view[:8]
        _, tiles, letters = maze
        paths, motifs = tiles[:-1], letters[:-1]
        parts = [paths.translate(table) for table in OPEN_TO]
        goals, finds, counts = [], [], []
        for who in self._order[seat]:
            parts.append(spots[pieces[who]])
            goals.append(self._goals(maze, left[who], who))
            finds.append(motifs.translate(marks(found[who])))
            counts.append(len(left[who]))
        on_spare = [goal[-1] for goal in goals]
        parts += [goal[:-1] for goal in goals]
        parts += finds
        in_turn = turn == seat and phase != ENDED
        parts += (
            self._homes[seat],
            spots[barred],
            _same(self.cells, *self._of_spare[tiles[-1]], *on_spare, phase == TO_WALK, in_turn),
            motifs.translate(LETTER_NUMBERS),
            _same(self.cells, LETTER_NUMBERS[letters[-1]], *counts),
        )
        if rules.variant.dark_lord:
            wanted = left[seat][:1] if self._hidden else left[seat]
            signed = "".join([card for card in wanted if card in rules.signed])
            parts += (spots[lord], motifs.translate(marks(signed)))
        return b"".join(parts)

    def score(self, spot: Spot, seat: int) -> int:
        return len(spot.state.found[seat])

    def whole(self, spot: Spot) -> bool:
        return bool(spot.state.phase != TO_WALK)

    def _goals(self, maze: Maze, hand: str, seat: int) -> bytes:
        """Return where a walk would count, as `Sliding.targets` does; the spare is the last."""
        if hand:
            return maze.motifs.translate(marks(hand[0] if self._hidden else hand))
        if self.rules.variant.ending == "edge":
            return spread(open_border(maze), self.cells) + b"\0"
        return self._homes[seat][: self.cells] + b"\0"


def _empty(size: int, seats: int) -> State:
    """Return a position that is good for nothing but asking where the homes are."""
    maze = Maze(size, bytes(size * size + 1), bytes([BARE]) * (size * size + 1))
    nothing = ("",) * seats
    return State(maze, (0,) * seats, NOWHERE, 0, TO_PUSH, NOWHERE, nothing, nothing)


def _bits(homes: list[int], seat: int) -> int:
    bits = 0
    for other, cell in enumerate(homes):
        if other != seat and cell != NOWHERE:
            bits |= 1 << cell
    return bits
