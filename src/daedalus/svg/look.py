"""The look of the SVG drawings for notebooks and reports: tiles, letters, pieces, scores.

Small and self-contained; the web app has drawings of its own.  Everything is drawn around its own
centre; a `Film` positions and moves it.
"""

from base64 import b64encode
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from daedalus.box import Treasure
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides

TILE: Final = 40  # pixels
_COLOURS: Final = ("#c8452f", "#a86f00", "#2b6cb0", "#1c8a63", "#8a4fbf", "#6b5b4d")
"""One colour per seat; a piece also shows its seat number."""
_GROUND: Final = "#26332c"
STRIP: Final = 50
"""The height of the strip below a drawing: a line for the caption, a line for the scores."""
_GAP: Final = 70  # from one seat's score to the next
_ENDS: Final = {NORTH: "v-20", EAST: "h20", SOUTH: "v20", WEST: "h-20"}


class Tally(NamedTuple):
    """A seat's score, and whether it may act or has won."""

    text: str
    sign: str = ""  # PLAYS, WINS or ""


PLAYS, WINS = "plays", "wins"


class Box(NamedTuple):
    """The part of the plane that a drawing shows, in pixels."""

    x: float
    y: float
    width: float
    height: float


def tile_look(sides: Sides, fixed: bool = False) -> str:
    """Return a tile, centred."""
    ways = "".join(f"M0 0{end}" for side, end in _ENDS.items() if sides & side)
    wall = "#5d7a68" if fixed else "#6f8f7b"
    middle = '<circle r="7.5" fill="#f4e6c3"/>' if sides else ""
    return (
        f'<rect x="-19" y="-19" width="38" height="38" rx="4" fill="{wall}"/>'
        f'<path d="{ways}" stroke="#f4e6c3" stroke-width="15" fill="none"/>{middle}'
    )


def letters_look(letters: str) -> str:
    """Return the motif of a tile, relative to the tile's centre."""
    size, down = (11, 4) if len(letters) == 1 else (9, 3.3)
    return (
        '<circle r="10" fill="#fffaf0" stroke="#b98a2f"/>'
        f'<text y="{down}" font-size="{size}" text-anchor="middle" fill="#2b2118">{letters}</text>'
    )


def place_look(place: Treasure) -> str:
    """Return the treasure of a box, relative to the tile's centre."""
    if place.picture:
        data = b64encode(place.picture).decode()
        return (
            '<circle r="11" fill="#fffaf0"/><clipPath id="own"><circle r="10"/></clipPath>'
            '<image x="-10" y="-10" width="20" height="20" clip-path="url(#own)" '
            f'href="data:image/jpeg;base64,{data}"/>'
            '<circle r="10" fill="none" stroke="#b98a2f"/>'
        )
    shown = place.emoji or place.word
    size = 13 if place.emoji else min(9.0, 34 / len(shown))
    return (
        '<circle r="10" fill="#fffaf0" stroke="#b98a2f"/>'
        f'<text y="{size * 0.35:.2g}" font-size="{size:.3g}" text-anchor="middle" '
        f'fill="#2b2118">{escape(shown)}</text>'
    )


def piece_look(seat: int | None) -> str:
    """Return a piece, centred."""
    number = "" if seat is None else str(seat + 1)
    colour, edge = ("#1a1226", "#c9a6ff") if seat is None else (_COLOURS[seat], "#fff")
    return (
        f'<circle r="7" fill="{colour}" stroke="{edge}" stroke-width="1.5"/>'
        f'<text y="3.5" font-size="9" text-anchor="middle" fill="#fff">{number}</text>'
    )


def mark_look(text: str) -> str:
    """Return a small centred text, for the names of rows and columns."""
    return f'<text y="4" font-size="11" text-anchor="middle" fill="#b9cabf">{text}</text>'


def ring_look(radius: float) -> str:
    """Return the ring that highlights something."""
    return f'<circle r="{radius:g}" fill="none" stroke="#ffd75e" stroke-width="3"/>'


def middle_of(x: float, y: float) -> tuple[float, float]:
    """Return the centre, in pixels, of a tile at a position measured in tiles."""
    return (x + 0.5) * TILE, (y + 0.5) * TILE


def foot_of(x: float, y: float, seat: int | None) -> tuple[float, float]:
    """Return where a piece stands; those on one cell stand side by side, so none is hidden."""
    across, down = middle_of(x, y)
    return across + (10 if seat is None else 7 * (seat % 4) - 10.5), down + 11


def box_around(places: Iterable[tuple[float, float]], margin: float, seats: int) -> Box:
    """Return the box around the tiles, with a margin in pixels and the strip below."""
    across, down = zip(*places, strict=True)
    left, top = min(across) * TILE - margin, min(down) * TILE - margin
    right, bottom = (max(across) + 1) * TILE + margin, (max(down) + 1) * TILE + margin
    least = 24 + seats * _GAP
    lack = max(least - (right - left), 0)
    return Box(left - lack / 2, top, max(right - left, least), bottom - top + STRIP)


def seat_of_tally(box: Box, seat: int) -> tuple[float, float]:
    """Return where a seat's score is in the strip at the bottom of a box."""
    return box.x + 24 + seat * _GAP, box.y + box.height - 21


def tally_look(tally: Tally) -> str:
    """Return a seat's score, next to its disc."""
    star = '<text x="-13" y="4" font-size="13" text-anchor="middle" fill="#ffd75e">★</text>'
    ring = '<circle r="10" fill="none" stroke="#ffd75e" stroke-width="2"/>'
    sign = {PLAYS: ring, WINS: star}.get(tally.sign, "")
    return f'{sign}<text x="14" y="4" font-size="12" fill="#eef3ee">{tally.text}</text>'


def frame(title: str, box: Box, inside: str) -> str:
    """Return the complete SVG; *title* is for screen readers."""
    x, y, width, height = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" '
        'font-family="sans-serif" font-weight="bold" role="img">'
        f"<title>{title}</title>"
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="{_GROUND}"/>'
        f"{inside}</svg>"
    )
