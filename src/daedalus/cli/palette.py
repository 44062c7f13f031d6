"""Colour roles of the terminal, never the only cue; each edition's colours are in palettes/."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple


class Palette(NamedTuple):
    """The colour of each role."""

    table: str  # behind everything
    paper: str  # panels
    ink: str
    ink2: str  # less important text
    accent: str  # the one thing to do
    gold: str  # ornaments, the preview of a push
    reach: str  # floor that can be walked to
    frame: str  # around the board
    wall: str
    edge: str  # the line between wall and floor
    floor: str
    dim: str  # floor out of reach
    mark: str  # letters on the floor
    fixed: str  # walls of fixed tiles
    track: str = "#8a6a2a"  # walls of the moving line


PLAYERS: Final = ("#d03b26", "#f6bb1e", "#1f62cf", "#1ba57c", "#b04fc4", "#8a6a4a")
HALO: Final = "#ffffff"  # around every piece
PLAYERS_ON_HALO: Final = ("#d03b26", "#9a6700", "#1f62cf", "#0a7a58", "#8e2fa3", "#6b4d30")
PLAYERS_ON_DARK: Final = ("#ff8a73", "#f6bb1e", "#79adff", "#46d6a8", "#e39bf2", "#d3ab80")
LORD: Final = "#17122b"
LORD_ON_DARK: Final = "#c79bff"

PLAIN: Final = Palette(
    table="#12161c",
    paper="#1c232c",
    ink="#eef1f5",
    ink2="#b5bfcc",
    accent="#9cc4ee",
    gold="#e3b04b",
    reach="#ffef9a",
    frame="#2d3745",
    wall="#424e60",
    edge="#1a212b",
    floor="#dcd5c2",
    dim="#8a8471",
    mark="#1f2630",
    fixed="#525f73",
)
"""The colours of an edition that has none of its own."""


@cache
def palette_of(edition: str) -> Palette:
    """Return the colours of an edition."""
    module = f"daedalus.cli.palettes.{edition}"
    palette: Palette = import_module(module).PALETTE if find_spec(module) else PLAIN
    return palette
