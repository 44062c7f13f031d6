"""A position as an SVG drawing: tiles with paths, letters on them, pieces beside them.

Small and self-contained, for notebooks and reports; the web app has drawings of its own.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides

TILE: Final = 40  # pixels
COLOURS: Final = ("#c8452f", "#d99a14", "#2b6cb0", "#1c8a63", "#8a4fbf", "#6b5b4d")
"""One per seat; a piece also shows the number of its seat."""
_ENDS: Final = {NORTH: (20, 0), EAST: (40, 20), SOUTH: (20, 40), WEST: (0, 20)}


class Drawn(NamedTuple):
    """A tile to be drawn, at a place counted in tiles."""

    x: float
    y: float
    sides: Sides
    letters: str = ""
    fixed: bool = False


class Piece(NamedTuple):
    """A piece to be drawn: its seat from 0, or None for the dark lord."""

    x: float
    y: float
    seat: int | None


def _tile(tile: Drawn) -> str:
    ways = "".join(f"M20 20L{x} {y}" for side, (x, y) in _ENDS.items() if tile.sides & side)
    wall = "#5d7a68" if tile.fixed else "#6f8f7b"
    middle = '<circle cx="20" cy="20" r="7.5" fill="#f4e6c3"/>' if tile.sides else ""
    letters = (
        '<circle cx="20" cy="20" r="10" fill="#fffaf0" stroke="#b98a2f"/>'
        '<text x="20" y="24" font-size="11" text-anchor="middle" fill="#2b2118">'
        f"{tile.letters}</text>"
        if tile.letters
        else ""
    )
    return (
        f'<g transform="translate({tile.x * TILE:g} {tile.y * TILE:g})">'
        f'<rect x="1" y="1" width="38" height="38" rx="4" fill="{wall}"/>'
        f'<path d="{ways}" stroke="#f4e6c3" stroke-width="15" fill="none"/>{middle}{letters}</g>'
    )


def _piece(piece: Piece) -> str:
    number = "" if piece.seat is None else str(piece.seat + 1)
    colour = "#1a1226" if piece.seat is None else COLOURS[piece.seat]
    # Pieces on one cell stand side by side, so that none hides another.
    shift = 30 if piece.seat is None else 10 + 7 * (piece.seat % 4)
    x, y = piece.x * TILE + shift, piece.y * TILE + 31
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="{colour}" stroke="#fff" stroke-width="1.5"/>'
        f'<text x="{x:g}" y="{y + 3.5:g}" font-size="9" text-anchor="middle" fill="#fff">'
        f"{number}</text>"
    )


def picture(title: str, tiles: Iterable[Drawn], pieces: Iterable[Piece] = ()) -> str:
    """Return the SVG of a position; *title* is what a screen reader says of it.

    >>> picture("one tile", [Drawn(0, 0, 5)])[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    drawn = list(tiles)
    left, top = min(tile.x for tile in drawn), min(tile.y for tile in drawn)
    right, bottom = max(tile.x for tile in drawn) + 1, max(tile.y for tile in drawn) + 1
    width, height = (right - left) * TILE + 8, (bottom - top) * TILE + 8
    box = f"{left * TILE - 4:g} {top * TILE - 4:g} {width:g} {height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}" '
        f'height="{height:g}" font-family="sans-serif" font-weight="bold" role="img">'
        f"<title>{title}</title>"
        f'<rect x="{left * TILE - 4:g}" y="{top * TILE - 4:g}" width="{width:g}" '
        f'height="{height:g}" rx="8" fill="#26332c"/>'
        f"{''.join(map(_tile, drawn))}{''.join(map(_piece, pieces))}</svg>"
    )
