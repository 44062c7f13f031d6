"""A canvas on the full screen, in the colours of an edition."""

from itertools import groupby
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size as Geometry
from textual.strip import Strip
from textual.widget import Widget

from daedalus.cli.canvas import Canvas
from daedalus.cli.palette import (
    HALO,
    LORD_ON_DARK,
    PLAYERS,
    PLAYERS_ON_DARK,
    PLAYERS_ON_HALO,
    Palette,
)
from daedalus.cli.palette import LORD as LORD_COLOUR

PLAIN: Final = Style()  # NO_COLOR needs a style to remove the colour from
_BOLD: Final = frozenset(
    ("letter", "goal", "cursor", "chosen", "bars-chosen", "slot", "lord", "fresh")
)


class Paints:
    """The styles of one edition: how a ground and an ink, given by role, look together."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self._grounds = {
            "wall": palette.wall,
            "fixed": palette.fixed,
            "moving": palette.track,
            "floor": palette.floor,
            "dim": palette.dim,
            "lit": palette.reach,
            "frame": palette.frame,
        }
        self._inks = {
            "line": palette.edge,
            "fresh": "#ffffff",
            "texture": palette.edge,
            "trail": palette.dim,
            "letter": palette.mark,
            "goal": "#b3261e",
            "cursor": "#ffffff",
            "name": palette.ink2,
            "slot": palette.gold,
            "chosen": "#ffffff",
            "bars": palette.ink2,
            "bars-chosen": "#ffffff",
            "path-floor": palette.floor,
            "path-dim": palette.dim,
            "path-lit": palette.reach,
            **{f"seat{seat}": colour for seat, colour in enumerate(PLAYERS)},
        }
        self._on_dark = {
            "letter": palette.ink,
            "goal": "#ff9a8f",
            **{f"seat{seat}": colour for seat, colour in enumerate(PLAYERS_ON_DARK)},
        }
        self._styles: dict[tuple[str, str], Style] = {}

    def style(self, floor: str, ink: str) -> Style:
        """Return the style of *ink* on *floor*."""
        style = self._styles.get((floor, ink))
        if style is None:
            colour, ground = self._inks.get(ink, self.palette.ink), self._grounds[floor]
            if floor not in ("floor", "dim", "lit"):
                colour = self._on_dark.get(ink, colour)
            if ink.startswith("piece"):
                seat = int(ink.removeprefix("piece"))
                colour, ground = PLAYERS_ON_HALO[seat], HALO
            elif ink == "lord":
                colour, ground = LORD_ON_DARK, LORD_COLOUR
            bold = ink in _BOLD or ink.startswith(("seat", "piece"))
            style = Style(color=colour, bgcolor=ground, bold=bold)
            self._styles[floor, ink] = style
        return style

    def strips(self, canvas: Canvas) -> list[Strip]:
        """Return the rows of a canvas in colour."""
        strips = []
        for row in canvas.spots:
            segments = [
                Segment("".join(spot.char for spot in spots), self.style(*roles))
                for roles, spots in groupby(row, key=lambda spot: (spot.floor, spot.ink))
            ]
            strips.append(Strip(segments, canvas.columns))
        return strips


class Drawing(Widget):
    """A canvas on the screen."""

    DEFAULT_CSS = "Drawing { width: auto; height: auto; }"

    def __init__(self, paints: Paints, id: str) -> None:
        super().__init__(id=id)
        self.paints = paints
        self.canvas = Canvas(0, 0)
        self._strips: list[Strip] = []

    def show(self, canvas: Canvas) -> None:
        """Show another canvas."""
        same = (canvas.columns, canvas.rows) == (self.canvas.columns, self.canvas.rows)
        self.canvas, self._strips = canvas, self.paints.strips(canvas)
        self.refresh(layout=not same)

    def get_content_width(self, container: Geometry, viewport: Geometry) -> int:
        return self.canvas.columns

    def get_content_height(self, container: Geometry, viewport: Geometry, width: int) -> int:
        return self.canvas.rows

    def render_line(self, y: int) -> Strip:
        if y >= len(self._strips):
            return Strip.blank(self.size.width, PLAIN)
        return self._strips[y].adjust_cell_length(self.size.width, PLAIN)
