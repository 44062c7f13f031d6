"""Rendering of positions for environments: text for a terminal, SVG, or an array of pixels.

All of them show what a spectator may see.
"""

from __future__ import annotations

import zlib
from functools import singledispatch
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from daedalus.adapters.strokes import without_fonts
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.core.maze import BARE
from daedalus.editions.connect.maze import place
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.connect.tiles import PAIRS
from daedalus.editions.go import board as go_board
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import State as SlidingState
from daedalus.svg import picture

MODES: Final = ("human", "ansi", "svg", "rgb_array")
_BOXES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def check_mode(mode: str | None) -> str | None:
    """Return *mode* if it is a known render mode.

    :raises OptionError: when it is unknown.
    """
    if mode is not None and mode not in MODES:
        raise OptionError(f"no such render mode: {quoted(mode)}: there are {', '.join(MODES)}")
    return mode


def render(mode: str | None, rules: AnyRules, state: Any) -> Any:
    """Return the position in the given mode; "human" prints it and returns None."""
    view = rules.view(state, None)
    if mode == "human":
        print(text(rules, view))
    if mode == "ansi":
        return text(rules, view)
    if mode == "svg":
        return picture(rules, view)
    if mode == "rgb_array":
        return pixels(picture(rules, view))
    return None


def text(rules: AnyRules, view: Any) -> str:
    """Return a position as lines of box characters, followed by its notation."""
    return "\n".join((*_drawn(view), rules.write(view)))


@singledispatch
def _drawn(view: Any) -> list[str]:
    """Draw nothing: the notation of a position has to do if it has no drawing here."""
    return []


@_drawn.register
def _(view: SlidingState) -> list[str]:
    """Draw a tile: the number of a piece on it, its paths, and its letter."""
    maze = view.maze
    on = {view.lord: "!"} | {cell: str(seat + 1) for seat, cell in enumerate(view.pieces)}
    tiles = [
        on.get(cell, " ") + _BOXES[sides] + (" " if motif == BARE else chr(motif))
        for cell, (sides, motif) in enumerate(zip(maze.paths, maze.motifs, strict=True))
    ]
    rows = ["".join(tiles[at : at + maze.width]) for at in range(0, maze.cells, maze.width)]
    return [*rows, f"spare {tiles[-1].strip()}, seat {view.seat + 1} {view.phase}"]


@_drawn.register
def _(view: ConnectState) -> list[str]:
    places = {place(cell): tile for cell, tile in view.lying}
    xs, ys = {x for x, _ in places}, {y for _, y in places}
    return [
        "".join(
            _BOXES[tile & 15] + PAIRS[tile >> 4]
            if (tile := places.get((x, y))) is not None
            else "   "
            for x in range(min(xs), max(xs) + 1)
        )
        for y in range(min(ys), max(ys) + 1)
    ]


@_drawn.register
def _(view: GoState) -> list[str]:
    lines = [""] * go_board.WIDTH
    for board in view.boards:
        ends = go_board.MIDDLE_ENDS
        for way in board:
            ends |= way.ends
        hidden = go_board.covered(board) & ~go_board.shown(board)
        for cell in range(go_board.CELLS):
            sides = sum(1 << side for side in range(4) if ends >> side * go_board.CELLS + cell & 1)
            letter = " " if hidden >> cell & 1 else go_board.PRINT[cell]
            mark = "*" if letter in view.roll and letter.strip() else " "
            lines[cell // go_board.WIDTH] += f"{_BOXES[sides]}{letter}{mark}"
        lines = [f"{line}   " for line in lines]
    return [line.rstrip() for line in lines]


# --- pixels -------------------------------------------------------------------------------------


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a drawing as rows of RGB pixels, the same on machines with other fonts or none."""
    import resvg_py

    return decode(bytes(resvg_py.svg_to_bytes(svg_string=without_fonts(svg))))


def decode(png: bytes) -> NDArray[np.uint8]:
    """Return the pixels of a PNG with eight bits per channel, in RGBA."""
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert png[24:29] == b"\x08\x06\x00\x00\x00", "as resvg writes them"
    packed, at = b"", 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 4 * width)
    rows = np.zeros((height + 1, 4 * width), np.uint8)
    for row, line in enumerate(lines):
        rows[row + 1] = _unfiltered(int(line[0]), line[1:], rows[row])
    return np.ascontiguousarray(rows[1:].reshape(height, width, 4)[:, :, :3])


def _unfiltered(kind: int, line: NDArray[np.uint8], above: NDArray[np.uint8]) -> Any:
    """Return a row of a PNG, undoing its filter (differences to the bytes around)."""
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line.reshape(-1, 4), axis=0, dtype=np.uint8).ravel()
    if kind == 2:
        return line + above
    there, up = line.tolist(), above.tolist()
    # shifted by four bytes, so that the first pixel has a left neighbour
    row = [0] * (len(there) + 4)
    up_left = [0] * 4 + up
    for at, byte in enumerate(there):
        a, b, c = row[at], up[at], up_left[at]
        if kind == 3:
            near = (a + b) >> 1
        else:
            to_a, to_b, to_c = abs(b - c), abs(a - c), abs(a + b - c - c)
            near = a if to_a <= to_b and to_a <= to_c else b if to_b <= to_c else c
        row[at + 4] = (byte + near) & 255
    return row[4:]
