"""A position and its text: writing, reading and validating it.  See docs/notation.md."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from daedalus.core.drawing import pictures
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.maze import (
    BARE,
    HEX,
    LONGEST,
    SIDES_OF,
    Cell,
    Maze,
    cell_name,
    read_cell_on,
    turns,
)
from daedalus.core.notation import split_fields
from daedalus.core.options import settle, show_options, split_options
from daedalus.core.remark import remark
from daedalus.editions.sliding.box import deck, fixed_paths, slot_at, tile_set
from daedalus.editions.sliding.options import IN_PLAY, Variant, chosen_of

if TYPE_CHECKING:
    from daedalus.editions.sliding.rules import Sliding

NOWHERE: Final = -1
UNSEEN: Final = "?"
TO_PUSH, TO_WALK, ENDED = "p", "w", "e"
MOST_CARDS: Final = 99  # of a seat: so no game makes a text longer than those that are read


class State(NamedTuple):
    """A position.  A player's view is the same, with `UNSEEN` for every card it may not see."""

    maze: Maze
    pieces: tuple[Cell, ...]  # a cell per seat; NOWHERE once it has left the maze
    lord: Cell  # the dark lord's, or NOWHERE
    seat: int  # whose turn it is, or who won once the game has ended
    phase: str  # TO_PUSH, TO_WALK or ENDED
    barred: Cell  # the slot that would undo the last push, or NOWHERE
    found: tuple[str, ...]  # for each seat the letters of the cards it has found, in order
    left: tuple[str, ...]  # for each seat the letters of the cards left, next one first
    sealed: tuple[int, ...] = ()  # seats that may not look at their next card until their turn
    gone: tuple[int, ...] = ()  # seats that no longer take turns, in a league

    def _repr_svg_(self) -> str:
        return pictures().draw("sliding", self)


# --- written ----


def write_position(rules: Sliding, state: State) -> str:
    """Return a position as one line, for `Sliding.write`."""
    width = state.maze.width
    pieces = ",".join(["-" if cell == NOWHERE else cell_name(cell, width) for cell in state.pieces])
    if state.lord != NOWHERE:
        pieces += f"!{cell_name(state.lord, width)}"
    return " ".join(
        (
            _write_header(rules.id, rules.defaults, rules.variant, state.sealed, state.gone),
            _write_maze(state.maze),
            pieces,
            f"{state.seat + 1}{state.phase}",
            "-" if state.barred == NOWHERE else cell_name(state.barred, width),
            ",".join(map(":".join, zip(state.found, state.left, strict=True))),
        )
    )


@lru_cache(1024)
def _write_header(
    edition: str,
    defaults: Variant,
    variant: Variant,
    sealed: tuple[int, ...],
    gone: tuple[int, ...],
) -> str:
    chosen = chosen_of(defaults, variant)
    options = {name: value for name, value in chosen.items() if name in IN_PLAY}
    if sealed:
        options["sealed"] = "".join(str(seat + 1) for seat in sealed)
    if gone:
        options["gone"] = "".join(str(seat + 1) for seat in gone)
    return ";".join((edition, *show_options(options, " ").split()))


_DIGITS: Final = bytes(HEX[sides & 15].encode()[0] for sides in range(256))


@lru_cache(256)  # the views of all seats share one board
def _write_maze(maze: Maze) -> str:
    """Return the board and the spare: a digit for each tile, and its letter if it has one."""
    tiles = bytearray(2 * len(maze.paths))
    tiles[::2] = maze.paths.translate(_DIGITS)
    tiles[1::2] = maze.motifs
    row, bare = 2 * maze.width, bytes((BARE,))
    parts = [tiles[at : at + row].replace(bare, b"") for at in range(0, len(tiles), row)]
    return b"/".join(parts[:-1]).decode() + " " + parts[-1].decode()


# --- read ----

_TILE: Final = re.compile(f"([{''.join(SIDES_OF)}])([A-Z]?)")
_FIELDS: Final = ("edition", "board", "spare", "pieces", "turn", "barred", "goals")


def read_position(rules: Sliding, text: str) -> State:
    """Return the position written as *text*, for `Sliding.read`."""
    header, board, spare, pieces, turn, barred, goals = split_fields(text, _FIELDS)
    maze = _read_maze(board, spare)
    width, height = maze.width, maze.height
    cells, lord = _read_pieces(rules, pieces, maze)
    seats = len(cells)
    match = re.fullmatch("([1-4])([pwe])", turn)
    if match is None or int(match[1]) > seats:
        raise NotationError(
            f"not a turn: {quoted(turn)}: a seat from 1 to {seats} and p, w or e",
            "position-part",
            text=turn,
        )
    seat, phase = int(match[1]) - 1, match[2]
    if NOWHERE in (piece for other, piece in enumerate(cells) if phase != ENDED or other != seat):
        raise NotationError(
            f"not the pieces: {quoted(pieces)}: only a winner may have left the maze",
            "position-part",
            text=pieces,
        )
    slot = NOWHERE if barred == "-" else read_cell_on(barred, width, height)
    if slot != NOWHERE and slot not in slot_at(width, height):
        raise NotationError(f"not a slot: {quoted(barred)}", "position-part", text=barred)
    hands = [re.fullmatch("([A-Z]*):([A-Z?]*)", hand) for hand in goals.split(",")]
    if len(hands) != seats or None in hands:
        raise NotationError(
            f"not the goals of {seats}: {quoted(goals)}: found:left for each, like AB:CD",
            "position-part",
            text=goals,
        )
    if max(len(hand[1] + hand[2]) for hand in hands if hand) > MOST_CARDS:
        raise NotationError(
            f"not the goals: {quoted(goals)}: more than {MOST_CARDS} cards each",
            "position-part",
            text=goals,
        )
    sealed, gone = _read_header(rules, header, maze, seats)
    if seat in gone and phase != ENDED:
        raise NotationError(
            f"not a turn: {quoted(turn)}: this seat is gone", "position-part", text=turn
        )
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
                f"not tiles: {quoted(text)}: a hex digit of open sides each, a capital for a motif",
                "position-part",
                text=text,
            )
    width, height = len(rows[0]), len(rows) - 1
    if any(len(row) != width for row in rows[:-1]):
        raise NotationError(
            f"not a board: {quoted(board)}: its rows differ in length", "position-rows"
        )
    if not (3 <= width <= LONGEST and 3 <= height <= LONGEST):
        raise NotationError(
            f"not a board: {width} by {height}: its sides may be 3 to {LONGEST} long",
            "position-size",
            most=LONGEST,
        )
    if len(rows[-1]) != 1:
        raise NotationError(
            f"not a spare: {quoted(spare)}: it is one tile", "position-part", text=spare
        )
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
            f"not the pieces: {quoted(text)}: {len(cells)} players, 1 to 4 can play",
            "position-part",
            text=text,
        )
    if bool(sign) != rules.variant.dark_lord:
        there = "has no" if rules.variant.dark_lord else "has an"
        raise NotationError(
            f"not the pieces: {quoted(text)}: it {there} Eclipse, these rules differ",
            "position-rules",
        )
    return cells, read_cell_on(lord, width, height) if sign else NOWHERE


def _read_header(
    rules: Sliding, header: str, maze: Maze, seats: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    edition, *options = header.split(";")
    if edition != rules.id:
        raise NotationError(
            f"not a position of {rules.id}: {quoted(edition)}", "position-edition", text=edition
        )
    try:
        values = split_options(options)
        sealed, gone = values.pop("sealed", ""), values.pop("gone", "")
        theirs = settle((*rules.options, *rules.unlisted), values, rules.id) if values else {}
    except OptionError as error:
        raise NotationError(str(error), "position-rules") from error
    for name in IN_PLAY:
        ours = getattr(rules.variant, name)
        if theirs.get(name, getattr(rules.defaults, name)) != ours:
            raise NotationError(
                f"not of these rules: {quoted(header)}: they have {show_options({name: ours})}",
                "position-rules",
            )
    if rules.variant.ending.startswith("point:"):
        read_cell_on(rules.variant.ending.removeprefix("point:"), maze.width, maze.height)
    if gone and not rules.variant.league:
        raise NotationError(
            f"not of these rules: {quoted(header)}: only in a league seats are gone",
            "position-rules",
        )
    return _read_seats(sealed, seats), _read_seats(gone, seats)


def _read_seats(text: str, seats: int) -> tuple[int, ...]:
    if not re.fullmatch("1?2?3?4?", text) or not all(int(seat) <= seats for seat in text):
        raise NotationError(
            f"not seats: {quoted(text)}: in ascending order, each once", "position-part", text=text
        )
    return tuple(int(seat) - 1 for seat in text)


# --- judged ----


def unusual(rules: Sliding, state: State) -> tuple[str, ...]:
    """Name what is unusual about a position, for `Sliding.status`."""
    maze = state.maze
    size = maze.width
    remarks = []
    if maze.height != size or size not in (5, 7, 9):
        remarks.append(
            remark(
                "size", f"no box has a board of {size} by {maze.height}", f"{size} × {maze.height}"
            )
        )
    else:
        wrong = [cell for cell, sides in fixed_paths(size).items() if maze.paths[cell] != sides]
        if wrong:
            names = " ".join(cell_name(cell, size) for cell in wrong)
            remarks.append(remark("fixed", f"other tiles than in the box lie on {names}", names))
        mixes = {
            mix: Counter(
                [turns(sides) for sides in fixed_paths(size).values()]
                + [turns(sides) for sides, _ in tile_set(size, mix).loose]
            )
            for mix in ("13-15-6", "12-16-6")
        }
        if Counter(turns(sides) for sides in maze.paths) not in mixes.values():
            remarks.append(remark("mix", "no box has these tiles"))
        if deck(maze) != list(tile_set(size, rules.variant.tiles).letters):
            remarks.append(remark("treasures", "not those of a box"))
    lying = Counter(chr(motif) for motif in maze.motifs if motif != BARE)
    for letter, times in sorted(lying.items()):
        if times > 1:
            remarks.append(remark("twice", f"{letter} lies on {times} tiles", letter))
    cards = Counter("".join((*state.found, *state.left)).replace(UNSEEN, ""))
    for letter, times in sorted(cards.items()):
        if times > 1:
            remarks.append(remark("cards", f"{letter} is on {times} cards", letter))
        if letter not in lying:
            remarks.append(remark("missing", f"{letter} is a card and lies nowhere", letter))
    if len({len(found + left) for found, left in zip(state.found, state.left, strict=True)}) > 1:
        remarks.append(remark("deal", "the players did not get the same number of cards"))
    if state.phase == TO_WALK and state.barred == NOWHERE:
        remarks.append(remark("barred", "after a push a slot is barred"))
    return tuple(remarks)
