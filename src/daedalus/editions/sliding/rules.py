"""The engine of the sliding editions: a push, a walk, the next player.

An edition is an instance of `Sliding` with its own motifs and defaults.  From top to bottom: the
values, the deal, a turn, what a seat may see, the end, the texts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from string import ascii_uppercase
from typing import Final, NamedTuple, TypeAlias

from daedalus.core.chance import below, draw, shuffled, words
from daedalus.core.drawing import pictures
from daedalus.core.errors import IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import HOUSE, Outcome, Preset, Setup, ranks
from daedalus.core.lanes import Lanes, lanes
from daedalus.core.maze import (
    BARE,
    EAST,
    HEX,
    LONGEST,
    NORTH,
    SIDES_OF,
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
    read_cell,
    read_cell_on,
    rides,
    slid,
    track,
    turned,
    turns,
)
from daedalus.core.options import Option, Value, settle, show_options, split_options

NOWHERE: Final = -1
UNSEEN: Final = "?"
TO_PUSH, TO_WALK, ENDED = "p", "w", "e"


class Push(str):
    """Put the spare in at a slot, so that it lies open to *sides*: ``b1=6``."""

    __slots__ = ("column", "row", "sides")
    row: int
    column: int
    sides: Sides

    @property
    def slot(self) -> str:
        """The cell where the tile enters: ``b1``."""
        return self.partition("=")[0]


class Walk(str):
    """Walk the own piece, or the dark lord, to a cell or let it stand: ``d4``, ``!d4``."""

    __slots__ = ("column", "lord", "row")
    row: int
    column: int
    lord: bool


class Out(str):
    """Leave the maze over its edge: ``out``."""

    __slots__ = ()


class Drop(str):
    """The referee of a league goes on without a player: ``drop 2``."""

    __slots__ = ("seat",)
    seat: int


Action: TypeAlias = Push | Walk | Out | Drop
OUT: Final = Out("out")


class State(NamedTuple):
    """A position.  A player's view is the same, with `UNSEEN` for every card it may not see."""

    maze: Maze
    pieces: tuple[Cell, ...]  # a cell per seat; NOWHERE once it has left the maze
    lord: Cell  # the dark lord's, or NOWHERE
    seat: int  # whose turn it is; once the game has ended, who won
    phase: str  # TO_PUSH, TO_WALK or ENDED
    barred: Cell  # the slot that would undo the last push, or NOWHERE
    found: tuple[str, ...]  # per seat the letters of its cards found, in that order
    left: tuple[str, ...]  # per seat the letters of its cards left, the next one first
    sealed: tuple[int, ...] = ()  # seats that may look at their next card only in their next turn
    gone: tuple[int, ...] = ()  # seats that have no turn any more, in a league

    def _repr_svg_(self) -> str:
        return str(pictures().draw("sliding", self))


# --- the board ----------------------------------------------------------------------------------


@cache
def slots(width: int, height: int) -> tuple[Slot, ...]:
    """Return the slots clockwise from the top left: both ends of every second row and column.

    The last line of an even side is left out, so that a cell names one slot only.
    """
    columns = range(1, width - 1, 2)
    rows = range(1, height - 1, 2)
    return (
        *(Slot(column, NORTH) for column in columns),
        *(Slot(row * width + width - 1, EAST) for row in rows),
        *(Slot((height - 1) * width + column, SOUTH) for column in reversed(columns)),
        *(Slot(row * width, WEST) for row in reversed(rows)),
    )


@cache
def slot_at(width: int, height: int) -> dict[Cell, Slot]:
    return {slot.cell: slot for slot in slots(width, height)}


@cache
def course(width: int, cells: int, cell: Cell) -> tuple[slice, tuple[Cell, ...], Cell]:
    """Return the line of the slot at a cell, where a push carries pieces, and what it bars."""
    height = cells // width
    slot = slot_at(width, height)[cell]
    barred = opposite(slot, width, height).cell
    return track(slot, width, height), rides(slot, width, height), barred


@cache
def homes(width: int, height: int, seats: int, league: bool = False) -> tuple[Cell, ...]:
    """Return the home corner of each seat, clockwise from the top left; two sit opposite.

    In a league they go row by row.
    """
    if league:
        return (0, width - 1, width * (height - 1), width * height - 1)[:seats]
    corners = (0, width - 1, width * height - 1, width * (height - 1))
    return (corners[0], corners[2]) if seats == 2 else corners[:seats]


@cache
def fixed_paths(size: int) -> dict[Cell, Sides]:
    """Return the fixed cells of a square board with their open sides.

    Homes are corners; every other fixed tile is a T with its back to the nearest edge.  Where two
    edges are as near, the quarters of the board turn like a pinwheel, as on the printed boards.
    """
    last = size - 1
    corners = {
        0: EAST | SOUTH,
        last: SOUTH | WEST,
        size * last: NORTH | EAST,
        size * size - 1: NORTH | WEST,
    }
    paths = dict(corners)
    for row in range(0, size, 2):
        for column in range(0, size, 2):
            near = {WEST: column, NORTH: row, EAST: last - column, SOUTH: last - row}
            backs = [side for side, steps in near.items() if steps == min(near.values())]
            back = SOUTH if backs == [WEST, SOUTH] else backs[0]
            paths.setdefault(row * size + column, 15 & ~back)
    return paths


class TileSet(NamedTuple):
    """The tiles of a box, made for a board of some size."""

    fixed: dict[Cell, str]  # the letters on the fixed tiles that carry one
    loose: tuple[tuple[Sides, str], ...]  # open sides and letter, or ""

    @property
    def letters(self) -> str:
        return "".join(
            sorted("".join([*self.fixed.values(), *(letter for _, letter in self.loose)]))
        )


ON_FIXED, ON_TEES, ON_CORNERS = ascii_uppercase[:12], ascii_uppercase[12:18], ascii_uppercase[18:24]
"""The 24 letters: of the fixed tiles row by row, of the loose T, of the loose corners."""
STRAIGHT, CORNER, TEE = NORTH | SOUTH, NORTH | EAST, NORTH | EAST | SOUTH


@cache
def tile_set(size: int, mix: str) -> TileSet:
    """Return the tiles for a board of *size*, in the proportions of *mix* (of 34: I-L-T).

    A box has 24 motifs: a larger board has no more of them, a smaller one fewer.
    """
    paths = fixed_paths(size)
    count = size * size - len(paths) + 1
    shares = [int(part) * count for part in mix.split("-")]
    straights, corners, tees = (share // 34 for share in shares)
    by_rest = sorted(range(3), key=lambda at: -(shares[at] % 34))
    for at in by_rest[: count - straights - corners - tees]:
        straights, corners, tees = straights + (at == 0), corners + (at == 1), tees + (at == 2)
    marked = min(round(6 * count / 34), 6)
    last = size - 1
    border = {cell for cell in paths if cell // size in (0, last) or cell % size in (0, last)}
    bearers = sorted(cell for cell, sides in paths.items() if sides.bit_count() == 3)
    if len(bearers) > len(ON_FIXED):
        bearers = [cell for cell in bearers if cell in border]
    return TileSet(
        dict(zip(bearers, ON_FIXED, strict=False)),
        (
            *((STRAIGHT, "") for _ in range(straights)),
            *((CORNER, letter) for letter in ON_CORNERS[:marked]),
            *((CORNER, "") for _ in range(corners - marked)),
            *((TEE, letter) for letter in ON_TEES[: min(marked, tees)]),
            *((TEE, "") for _ in range(tees - min(marked, tees))),
        ),
    )


# --- options ------------------------------------------------------------------------------------


class Variant(NamedTuple):
    """What a table chose."""

    cards: int | str = "all"
    hands: str = "hidden"
    ending: str = "home"
    dark_lord: bool = False
    tiles: str = "13-15-6"
    size: int = 7
    start: int | str = "random"
    league: bool = False


LEAGUE: Final = Option("league", False, (False, True))
"""Not for the menu: games of MazeNet, where homes go row by row and players may drop out."""
PRINTED: Final = Variant()
AS_PRINTED: Final = Preset("classic", {})
QUICK: Final = Preset("quick", {"cards": 4, "ending": "last-card"})
IN_PLAY: Final = ("hands", "ending", "dark_lord", "league")
"""The options that matter after the deal: a position's text names them, the others show in it."""


@dataclass(frozen=True, slots=True)
class Sliding:
    """The rules of one sliding edition."""

    id: str
    shelf: int
    motifs: tuple[str, ...]  # the keys of what the letters A to X show
    signed: str = "MNOP"  # the cards that bear the dark lord's sign
    presets: tuple[Preset, ...] = (AS_PRINTED, QUICK)
    peeks_at_once: bool = True  # a new card may be looked at before the next turn begins
    defaults: Variant = PRINTED
    variant: Variant = PRINTED
    engine: str = "sliding"
    version: int = 1
    seats: range = range(1, 5)

    def __post_init__(self) -> None:
        assert len(self.motifs) == len(set(self.motifs)) == 24

    @property
    def options(self) -> tuple[Option, ...]:
        default = self.defaults
        return (
            Option("cards", default.cards, ("all",), 1, 24),
            Option("hands", default.hands, ("hidden", "own", "open")),
            Option(
                "ending",
                default.ending,
                ("home", "last-card", "edge"),
                form="point:[a-z][1-9][0-9]?",
                shape="point:<cell>",
            ),
            Option("dark_lord", default.dark_lord, (False, True)),
            Option("tiles", default.tiles, ("13-15-6", "12-16-6")),
            Option("size", default.size, (5, 7, 9)),
            Option("start", default.start, ("random",), 1, 4),
        )

    @property
    def unlisted(self) -> tuple[Option, ...]:
        """The options that no menu offers."""
        return (LEAGUE,)

    @property
    def chosen(self) -> Mapping[str, Value]:
        return _chosen(self.defaults, self.variant)

    def with_options(self, **options: object) -> Sliding:
        """Return the same edition with *options* changed.

        :raises OptionError: when there is no such option or value.
        """
        values = settle((*self.options, *self.unlisted), options, self.id)
        variant = self.variant._replace(**values)  # type: ignore[arg-type]
        if variant.ending.startswith("point:"):
            point = variant.ending.removeprefix("point:")
            row, column = read_cell(point)
            if max(row, column) >= variant.size:
                raise OptionError(
                    f"no such cell: {quoted(point)}: the board has {variant.size} rows"
                )
        return replace(self, variant=variant)

    # --- the deal --------------------------------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """Return the first position.

        :raises OptionError: when the options do not fit so many players.
        """
        size, seats = self.variant.size, setup.seats
        box = tile_set(size, self.variant.tiles)
        most = len(box.letters) // seats
        hand = most if self.variant.cards == "all" else int(self.variant.cards)
        if hand > most:
            raise OptionError(f"too many cards: {hand} each for {seats}: there are {most} at most")
        if self.variant.start != "random" and int(self.variant.start) > seats:
            raise OptionError(f"seat {self.variant.start} cannot start: there are {seats}")
        paths, motifs = bytearray(size * size + 1), bytearray([BARE]) * (size * size + 1)
        for cell, sides in fixed_paths(size).items():
            paths[cell] = sides
        for cell, letter in box.fixed.items():
            motifs[cell] = ord(letter)
        quarters = words(f"{setup.seed}/turns")
        free = [cell for cell in range(size * size + 1) if not paths[cell]]
        for cell, (sides, letter) in zip(
            free, shuffled(box.loose, f"{setup.seed}/tiles"), strict=True
        ):
            paths[cell] = turned(sides, below(4, quarters))
            motifs[cell] = ord(letter or ".")
        lord = NOWHERE
        if self.variant.dark_lord:
            # The sign is on a loose corner without a treasure that lies on the board.
            signs = [
                cell for cell in free[:-1] if motifs[cell] == BARE and paths[cell] in turns(CORNER)
            ]
            lord = signs[draw(len(signs), f"{setup.seed}/lord")]
        cards = shuffled(box.letters, f"{setup.seed}/cards")
        if self.variant.start == "random":
            first = draw(seats, f"{setup.seed}/start")
        else:
            first = int(self.variant.start) - 1
        return State(
            maze=Maze(size, bytes(paths), bytes(motifs)),
            pieces=homes(size, size, seats, self.variant.league),
            lord=lord,
            seat=first,
            phase=TO_PUSH,
            barred=NOWHERE,
            found=("",) * seats,
            left=tuple("".join(cards[seat * hand : (seat + 1) * hand]) for seat in range(seats)),
        )

    def seated(self, state: State) -> int:
        return len(state.pieces)

    # --- a turn ----------------------------------------------------------------------------------

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase == ENDED:
            return ()
        referee = self.variant.league and len(state.gone) + 1 < len(state.pieces)
        return (state.seat, HOUSE) if referee else (state.seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat != state.seat or state.phase == ENDED:
            if seat == HOUSE and HOUSE in self.to_act(state):
                return tuple(drop(at) for at in range(len(state.pieces)) if at not in state.gone)
            return ()
        maze = state.maze
        if state.phase == TO_PUSH:
            return pushes(maze.width, maze.height, turns(maze.spare), state.barred)
        own, lord = self.walkers(state)
        actions: list[Action] = []
        if own:
            reached = reach(maze, state.pieces[seat])
            table = walks(maze.width, maze.height, False)
            actions = [table[cell] for cell in cells_of(reached)]
            if (
                self.variant.ending == "edge"
                and not state.left[seat]
                and reached & open_border(maze)
            ):
                actions.append(OUT)
        if lord:
            table = walks(maze.width, maze.height, True)
            actions += [table[cell] for cell in cells_of(reach(maze, state.lord))]
        return tuple(actions)

    def walkers(self, state: State) -> tuple[bool, bool]:
        """Say whether the player in turn may walk its own piece, and whether the dark lord."""
        hand = state.left[state.seat]
        if not self.variant.dark_lord or not hand:
            return True, False  # the way home is walked by the own piece
        if self.variant.hands == "hidden":
            card = hand[0]
            return card == UNSEEN or card not in self.signed, card == UNSEEN or card in self.signed
        return True, any(card in self.signed or card == UNSEEN for card in hand)

    def lanes(self, state: State) -> Lanes:
        """Return the lanes that look at all pushes of this position at once, the barred one too."""
        maze = state.maze
        return lanes(maze.width, maze.height, slots(maze.width, maze.height), turns(maze.spare))

    def reach(self, state: State) -> tuple[str, ...]:
        """Return the names of the cells to which the player in turn can walk as the maze is now."""
        own, _ = self.walkers(state)
        cell = state.pieces[state.seat] if own else state.lord
        if cell == NOWHERE:
            return ()
        return tuple(cell_name(end, state.maze.width) for end in cells_of(reach(state.maze, cell)))

    def targets(self, state: State, seat: int) -> frozenset[Cell]:
        """Return the cells where a walk of *seat* would count now, as far as its cards are seen.

        The spare's place, one past the last cell, stands for a treasure that lies on the spare.
        """
        maze, hand = state.maze, state.left[seat]
        if hand:
            wanted = hand[0] if self.variant.hands == "hidden" else hand
            codes = [ord(card) for card in wanted if card != UNSEEN]
            return frozenset(cell for cell, motif in enumerate(maze.motifs) if motif in codes)
        if self.variant.ending == "edge":
            return frozenset(cells_of(open_border(maze)))
        return frozenset((self.goal(state, seat),))

    def goal(self, state: State, seat: int) -> Cell:
        """Return the cell where *seat* ends the game once it has found all its cards."""
        maze, ending = state.maze, self.variant.ending
        if ending.startswith("point:"):
            return read_cell_on(ending.removeprefix("point:"), maze.width, maze.height)
        return homes(maze.width, maze.height, len(state.pieces), self.variant.league)[seat]

    def apply(self, state: State, seat: int, action: Action) -> State:
        if isinstance(action, Push):
            return self._pushed(state, action)
        if isinstance(action, Walk):
            return self._walked(state, seat, action)
        if isinstance(action, Drop):
            return self._dropped(state, action)
        pieces = (*state.pieces[:seat], NOWHERE, *state.pieces[seat + 1 :])
        return state._replace(pieces=pieces, phase=ENDED)

    def _pushed(self, state: State, action: Push) -> State:
        maze, pieces, lord, seat, _, _, found, left, sealed, gone = state
        width = maze.width
        line, ride, barred = course(width, maze.cells, action.row * width + action.column)
        return State(
            slid(maze, line, action.sides),
            tuple([ride[cell] for cell in pieces]),
            lord if lord == NOWHERE else ride[lord],
            seat,
            TO_WALK,
            barred,
            found,
            left,
            sealed,
            gone,
        )

    def _walked(self, state: State, seat: int, action: Walk) -> State:
        maze, pieces, lord, _, _, barred, found, left, sealed, gone = state
        variant = self.variant
        cell = action.row * maze.width + action.column
        if action.lord:
            lord = cell
        else:
            pieces = (*pieces[:seat], cell, *pieces[seat + 1 :])
        hand, letter = left[seat], chr(maze.motifs[cell])
        wanted = hand[:1] if variant.hands == "hidden" else hand
        if letter in wanted and (not variant.dark_lord or (letter in self.signed) == action.lord):
            hand = hand.replace(letter, "", 1)
            found = (*found[:seat], found[seat] + letter, *found[seat + 1 :])
            left = (*left[:seat], hand, *left[seat + 1 :])
            if not hand and variant.ending == "last-card":
                return State(maze, pieces, lord, seat, ENDED, barred, found, left, sealed, gone)
            if hand and variant.hands == "hidden" and not self.peeks_at_once:
                sealed = (*sealed, seat)
        elif not hand and variant.ending != "edge" and cell == self.goal(state, seat):
            return State(maze, pieces, lord, seat, ENDED, barred, found, left, sealed, gone)
        turn = (seat + 1) % len(pieces)
        while turn in gone:
            turn = (turn + 1) % len(pieces)
        if sealed:
            sealed = tuple(sorted(other for other in sealed if other != turn))
        return State(maze, pieces, lord, turn, TO_PUSH, barred, found, left, sealed, gone)

    def _dropped(self, state: State, action: Drop) -> State:
        """Go on without a player: its piece stays and rides along, its turns are left out."""
        gone = tuple(sorted((*state.gone, action.seat)))
        if action.seat != state.seat:
            return state._replace(gone=gone)
        turn = next(
            seat
            for step in range(1, len(state.pieces))
            if (seat := (state.seat + step) % len(state.pieces)) not in gone
        )
        sealed = tuple(seat for seat in state.sealed if seat != turn)
        return state._replace(seat=turn, phase=TO_PUSH, gone=gone, sealed=sealed)

    def idle(self, state: State, seat: int, seed: str) -> tuple[Action, ...]:
        """Return what is done for *seat* when its time is up: any push, and its piece stays."""
        done: list[Action] = []
        if state.phase == TO_PUSH:
            choices = self.legal(state, seat)
            done.append(choices[draw(len(choices), seed)])
            state = self.apply(state, seat, done[0])
        own, _ = self.walkers(state)
        cell = state.pieces[seat] if own else state.lord
        done.append(walks(state.maze.width, state.maze.height, not own)[cell])
        return tuple(done)

    def why_not(self, state: State, seat: int, action: Action) -> str:
        """Say why *action* is not legal, and what would be."""
        maze = state.maze
        if state.phase == ENDED:
            return "the game is over"
        if isinstance(action, Drop) or seat == HOUSE:
            return "only the referee of a league drops players who still play, and not the last one"
        if seat != state.seat:
            return f"it is the turn of seat {state.seat + 1}"
        if isinstance(action, Push):
            if state.phase == TO_WALK:
                return "the push is made; now walk, or stay where you are"
            name, open_slots = action.partition("=")[0], slot_at(maze.width, maze.height)
            cells = [cell_name(cell, maze.width) for cell in open_slots]
            if name not in cells:
                return f"{name} is no slot: there are {', '.join(cells)}"
            if state.barred != NOWHERE and name == cell_name(state.barred, maze.width):
                return f"{name} is barred: it would undo the last push"
            ways = " ".join(HEX[sides] for sides in turns(maze.spare))
            return f"the spare cannot lie so: its turns are {ways}"
        if state.phase == TO_PUSH:
            return "push first, then walk"
        if isinstance(action, Out):
            return "leaving needs ending=edge, all cards found and an open way over the edge"
        own, lord = self.walkers(state)
        if action.lord and not lord:
            return "the dark lord is not yours to walk now"
        if not action.lord and not own:
            return "this card is the dark lord's: walk him, like !d4"
        cell = state.lord if action.lord else state.pieces[seat]
        cells = [cell_name(end, maze.width) for end in cells_of(reach(maze, cell))]
        return f"{action.removeprefix('!')} is out of reach; in reach are {', '.join(cells)}"

    # --- what a seat may see ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> State:
        left = self.hands_seen(state, seat)
        # _replace says the same, three times as slowly.
        return state if left is state.left else State(*state[:7], left, *state[8:])

    def hands_seen(self, state: State, seat: int | None) -> tuple[str, ...]:
        """Return the cards left to each player as *seat* sees them; None is anyone who looks on."""
        hands = self.variant.hands
        if hands == "open":
            return state.left
        left = [UNSEEN * len(hand) for hand in state.left]
        if seat is not None:
            if not 0 <= seat < len(left):
                raise IllegalAction(f"no such seat: {quoted(seat)}: {len(left)} sit here, from 0")
            if hands == "own":
                left[seat] = state.left[seat]
            elif seat not in state.sealed:
                left[seat] = state.left[seat][:1] + left[seat][1:]
        return tuple(left)

    def imagine(self, view: State, seed: str) -> State:
        """Return a full state that looks like *view*, dealing unseen cards from those nobody saw.

        :raises IllegalAction: when the board has too few treasures for so many cards.
        """
        seen = set("".join((*view.found, *view.left)))
        unseen = [letter for letter in deck(view.maze) if letter not in seen]
        if len(unseen) < sum(hand.count(UNSEEN) for hand in view.left):
            raise IllegalAction("no deal fits this view: it has more unseen cards than treasures")
        cards = iter(shuffled(unseen, seed))
        left = tuple(
            "".join([next(cards) if card == UNSEEN else card for card in hand])
            for hand in view.left
        )
        return view._replace(left=left)

    # --- the end ---------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != ENDED:
            return None
        rest = [-len(hand) for hand in state.left]
        rest[state.seat] = 1  # ahead of all who have no card left either and are not home
        return Outcome(ranks(rest), tuple(len(cards) for cards in state.found))

    # --- texts -----------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """Return the action that *text* means.

        :raises NotationError: when it means none.
        """
        if not isinstance(text, str):
            raise NotationError(f"not an action: {quoted(text)}")
        return parse_action(text)

    def write(self, state: State) -> str:
        """Return the position as one line (docs/notation.md)."""
        width = state.maze.width
        pieces = ",".join(
            ["-" if cell == NOWHERE else cell_name(cell, width) for cell in state.pieces]
        )
        if state.lord != NOWHERE:
            pieces += f"!{cell_name(state.lord, width)}"
        return " ".join(
            (
                _write_header(self.id, self.defaults, self.variant, state.sealed, state.gone),
                _write_maze(state.maze),
                pieces,
                f"{state.seat + 1}{state.phase}",
                "-" if state.barred == NOWHERE else cell_name(state.barred, width),
                ",".join(map(":".join, zip(state.found, state.left, strict=True))),
            )
        )

    def read(self, text: str) -> State:
        """Return the position that *text* describes: any well-formed one, however unusual.

        :raises NotationError: when it is not well-formed, or a position of other rules than these.
        """
        return read_position(self, text)

    def status(self, state: State) -> tuple[str, ...]:
        """Name what is unusual about a position: what no deal of this edition could have led to."""
        return unusual(self, state)


# --- actions ------------------------------------------------------------------------------------


def _chosen(defaults: Variant, variant: Variant) -> dict[str, Value]:
    default = defaults._asdict()
    return {name: value for name, value in variant._asdict().items() if value != default[name]}


@lru_cache(1024)
def _write_header(
    edition: str,
    defaults: Variant,
    variant: Variant,
    sealed: tuple[int, ...],
    gone: tuple[int, ...],
) -> str:
    chosen = _chosen(defaults, variant)
    options = {name: value for name, value in chosen.items() if name in IN_PLAY}
    if sealed:
        options["sealed"] = "".join(str(seat + 1) for seat in sealed)
    if gone:
        options["gone"] = "".join(str(seat + 1) for seat in gone)
    return ";".join((edition, *show_options(options, " ").split()))


_DIGITS: Final = bytes(HEX[sides & 15].encode()[0] for sides in range(256))


@lru_cache(256)  # the views of all seats have the same board
def _write_maze(maze: Maze) -> str:
    """Return the board and the spare: for each tile a digit, and its letter if it has one."""
    tiles = bytearray(2 * len(maze.paths))
    tiles[::2] = maze.paths.translate(_DIGITS)
    tiles[1::2] = maze.motifs
    row, bare = 2 * maze.width, bytes((BARE,))
    parts = [tiles[at : at + row].replace(bare, b"") for at in range(0, len(tiles), row)]
    return b"/".join(parts[:-1]).decode() + " " + parts[-1].decode()


def _push(name: str, row: int, column: int, sides: Sides) -> Push:
    action = Push(f"{name}={HEX[sides]}")
    action.row, action.column, action.sides = row, column, sides
    return action


def _walk(name: str, row: int, column: int, lord: bool) -> Walk:
    action = Walk(f"!{name}" if lord else name)
    action.row, action.column, action.lord = row, column, lord
    return action


@cache
def drop(seat: int) -> Drop:
    """Return the referee's action for a seat."""
    action = Drop(f"drop {seat + 1}")
    action.seat = seat
    return action


@cache
def pushes(width: int, height: int, ways: tuple[Sides, ...], barred: Cell) -> tuple[Push, ...]:
    """Return all pushes, slot by slot, without those at the barred one."""
    return tuple(
        _push(cell_name(slot.cell, width), *divmod(slot.cell, width), sides)
        for slot in slots(width, height)
        if slot.cell != barred
        for sides in ways
    )


@cache
def walks(width: int, height: int, lord: bool) -> tuple[Walk, ...]:
    """Return the walk to every cell, of the own piece or of the dark lord."""
    return tuple(
        _walk(cell_name(cell, width), *divmod(cell, width), lord) for cell in range(width * height)
    )


@lru_cache(4096)
def parse_action(text: str) -> Action:
    """Return the action that *text* means; straight tiles have two texts, not four.

    :raises NotationError: when it means none.

    >>> parse_action("b1=└")
    'b1=3'
    """
    if text == OUT:
        return OUT
    match = re.fullmatch("(!?)([a-z][1-9][0-9]?)(?:=(.))?", text)
    if match and not match[3]:
        return _walk(match[2], *read_cell(match[2]), lord=bool(match[1]))
    if match and not match[1] and match[3] in SIDES_OF:
        return _push(match[2], *read_cell(match[2]), SIDES_OF[match[3]])
    if re.fullmatch("drop [1-4]", text):
        return drop(int(text[-1]) - 1)
    raise NotationError(f"not an action: {quoted(text)}: like b1=6, d4, !d4 or out")


def deck(maze: Maze) -> list[str]:
    """Return the letters of all treasures in the maze: the cards of the game."""
    return sorted({chr(motif) for motif in maze.motifs if motif != BARE})


# --- positions read from outside ----------------------------------------------------------------

_LONGEST_TEXT: Final = 4096
_TILE: Final = re.compile(f"([{''.join(SIDES_OF)}])([A-Z]?)")
_FIELDS: Final = ("edition", "board", "spare", "pieces", "turn", "barred", "goals")


def read_position(rules: Sliding, text: str) -> State:
    """Return the position that *text* describes, for `Sliding.read`."""
    if not isinstance(text, str):
        raise NotationError(f"not a position: {quoted(text)}")
    if len(text) > _LONGEST_TEXT:
        raise NotationError(f"not a position: {quoted(text)}: too long")
    parts = text.split(" ")
    if len(parts) != len(_FIELDS):
        raise NotationError(
            f"not a position: {quoted(text)}: {len(parts)} fields, expected {' '.join(_FIELDS)}"
        )
    header, board, spare, pieces, turn, barred, goals = parts
    maze = _read_maze(board, spare)
    width, height = maze.width, maze.height
    cells, lord = _read_pieces(rules, pieces, maze)
    seats = len(cells)
    match = re.fullmatch("([1-4])([pwe])", turn)
    if match is None or int(match[1]) > seats:
        raise NotationError(f"not a turn: {quoted(turn)}: a seat from 1 to {seats} and p, w or e")
    seat, phase = int(match[1]) - 1, match[2]
    if NOWHERE in (piece for other, piece in enumerate(cells) if phase != ENDED or other != seat):
        raise NotationError(
            f"not the pieces: {quoted(pieces)}: only a winner may have left the maze"
        )
    slot = NOWHERE if barred == "-" else read_cell_on(barred, width, height)
    if slot != NOWHERE and slot not in slot_at(width, height):
        raise NotationError(f"not a slot: {quoted(barred)}")
    hands = [re.fullmatch("([A-Z]*):([A-Z?]*)", hand) for hand in goals.split(",")]
    if len(hands) != seats or None in hands:
        raise NotationError(
            f"not the goals of {seats}: {quoted(goals)}: found:left for each, like AB:CD"
        )
    sealed, gone = _read_header(rules, header, maze, seats)
    if seat in gone and phase != ENDED:
        raise NotationError(f"not a turn: {quoted(turn)}: this seat is gone")
    return State(
        maze=maze,
        pieces=cells,
        lord=lord,
        seat=seat,
        phase=phase,
        barred=slot,
        found=tuple(hand[1] for hand in hands if hand),
        left=tuple(hand[2] for hand in hands if hand),
        sealed=sealed,
        gone=gone,
    )


def _read_maze(board: str, spare: str) -> Maze:
    texts = [*board.split("/"), spare]
    rows = [_TILE.findall(text) for text in texts]
    for text, tiles in zip(texts, rows, strict=True):
        if not text or "".join(map("".join, tiles)) != text:
            raise NotationError(
                f"not tiles: {quoted(text)}: a hex digit of open sides each, a capital for a motif"
            )
    width, height = len(rows[0]), len(rows) - 1
    if any(len(row) != width for row in rows[:-1]):
        raise NotationError(f"not a board: {quoted(board)}: its rows differ in length")
    if not (3 <= width <= LONGEST and 3 <= height <= LONGEST):
        raise NotationError(
            f"not a board: {width} by {height}: its sides may be 3 to {LONGEST} long"
        )
    if len(rows[-1]) != 1:
        raise NotationError(f"not a spare: {quoted(spare)}: it is one tile")
    lying = [tile for row in rows for tile in row]
    return Maze(
        width,
        bytes([SIDES_OF[sides] for sides, _ in lying]),
        "".join([motif or "." for _, motif in lying]).encode(),
    )


def _read_pieces(rules: Sliding, text: str, maze: Maze) -> tuple[tuple[Cell, ...], Cell]:
    width, height = maze.width, maze.height
    own, sign, lord = text.partition("!")
    names = own.removesuffix(",").split(",") if sign else own.split(",")
    cells = tuple(NOWHERE if name == "-" else read_cell_on(name, width, height) for name in names)
    if len(cells) not in rules.seats:
        raise NotationError(
            f"not the pieces: {quoted(text)}: {len(cells)} players, 1 to 4 can play"
        )
    if bool(sign) != rules.variant.dark_lord:
        there = "has no" if rules.variant.dark_lord else "has a"
        raise NotationError(
            f"not the pieces: {quoted(text)}: it {there} dark lord, these rules differ"
        )
    return cells, read_cell_on(lord, width, height) if sign else NOWHERE


def _read_header(
    rules: Sliding, header: str, maze: Maze, seats: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    edition, *options = header.split(";")
    if edition != rules.id:
        raise NotationError(f"not a position of {rules.id}: {quoted(edition)}")
    try:
        values = split_options(options)
        sealed, gone = values.pop("sealed", ""), values.pop("gone", "")
        theirs = settle((*rules.options, *rules.unlisted), values, rules.id) if values else {}
    except OptionError as error:
        raise NotationError(str(error)) from error
    for name in IN_PLAY:
        ours = getattr(rules.variant, name)
        if theirs.get(name, getattr(rules.defaults, name)) != ours:
            raise NotationError(
                f"not of these rules: {quoted(header)}: they have {show_options({name: ours})}"
            )
    if rules.variant.ending.startswith("point:"):
        read_cell_on(rules.variant.ending.removeprefix("point:"), maze.width, maze.height)
    if gone and not rules.variant.league:
        raise NotationError(
            f"not of these rules: {quoted(header)}: only in a league seats are gone"
        )
    return _read_seats(sealed, seats), _read_seats(gone, seats)


def _read_seats(text: str, seats: int) -> tuple[int, ...]:
    if not re.fullmatch("1?2?3?4?", text) or not all(int(seat) <= seats for seat in text):
        raise NotationError(f"not seats: {quoted(text)}: in ascending order, each once")
    return tuple(int(seat) - 1 for seat in text)


def unusual(rules: Sliding, state: State) -> tuple[str, ...]:
    """Name what is unusual about a position, for `Sliding.status`."""
    maze = state.maze
    size = maze.width
    remarks = []
    if maze.height != size or size not in (5, 7, 9):
        remarks.append(f"size: no box has a board of {size} by {maze.height}")
    else:
        wrong = [cell for cell, sides in fixed_paths(size).items() if maze.paths[cell] != sides]
        if wrong:
            names = " ".join(cell_name(cell, size) for cell in wrong)
            remarks.append(f"fixed: other tiles than in the box lie on {names}")
        mixes = {
            mix: Counter(
                [turns(sides) for sides in fixed_paths(size).values()]
                + [turns(sides) for sides, _ in tile_set(size, mix).loose]
            )
            for mix in ("13-15-6", "12-16-6")
        }
        if Counter(turns(sides) for sides in maze.paths) not in mixes.values():
            remarks.append("mix: no box has these tiles")
        if deck(maze) != list(tile_set(size, rules.variant.tiles).letters):
            remarks.append("treasures: not those of a box")
    lying = Counter(chr(motif) for motif in maze.motifs if motif != BARE)
    for letter, times in sorted(lying.items()):
        if times > 1:
            remarks.append(f"twice: {letter} lies on {times} tiles")
    cards = Counter("".join((*state.found, *state.left)).replace(UNSEEN, ""))
    for letter, times in sorted(cards.items()):
        if times > 1:
            remarks.append(f"cards: {letter} is on {times} cards")
        if letter not in lying:
            remarks.append(f"missing: {letter} is a card and lies nowhere")
    if len({len(found + left) for found, left in zip(state.found, state.left, strict=True)}) > 1:
        remarks.append("deal: the players did not get the same number of cards")
    if state.phase == TO_WALK and state.barred == NOWHERE:
        remarks.append("barred: after a push a slot is barred")
    return tuple(remarks)
