"""Letters as lines, so that a picture made of pixels needs no font.

A glyph is a few lines through points of a small grid, x from 0 to 4, y from 0 (top) to 6 (base).
"""

from __future__ import annotations

import re
from typing import Final

_GLYPHS: Final = {
    "A": "06 20 46,14 34", "B": "06 00 30 41 42 33 03,33 44 45 36 06",
    "C": "41 30 10 01 05 16 36 45", "D": "06 00 20 42 44 26 06", "E": "40 00 06 46,03 33",
    "F": "40 00 06,03 33", "G": "41 30 10 01 05 16 36 45 43 23", "H": "00 06,40 46,03 43",
    "I": "10 30,20 26,16 36", "J": "40 45 36 16 05", "K": "00 06,40 03 46", "L": "00 06 46",
    "M": "06 00 23 40 46", "N": "06 00 46 40", "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03", "Q": "10 30 41 45 36 16 05 01 10,24 46",
    "R": "06 00 30 41 42 33 03,23 46", "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40,20 26", "U": "00 05 16 36 45 40", "V": "00 26 40", "W": "00 16 23 36 40",
    "X": "00 46,40 06", "Y": "00 23 40,23 26", "Z": "00 40 06 46",
    "0": "10 30 41 45 36 16 05 01 10", "1": "11 20 26,16 36", "2": "01 10 30 41 42 06 46",
    "3": "00 40 23 33 44 45 36 16 05", "4": "36 30 04 44", "5": "40 00 03 33 44 45 36 06",
    "6": "30 10 01 05 16 36 45 44 33 03", "7": "00 40 16",
    "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33", "9": "16 36 45 41 30 10 01 02 13 43",
    "a": "12 32 43 46 16 05 14 44", "b": "00 06 36 45 43 32 02", "c": "43 32 12 03 05 16 36 45",
    "d": "40 46 16 05 03 12 42", "e": "04 44 43 32 12 03 05 16 36", "f": "41 30 21 26,13 43",
    "g": "42 12 03 04 15 45,42 46 37 07", "h": "00 06,03 12 32 43 46", "i": "20 21,22 26",
    "/": "06 40", "★": "20 36 02 42 06 20",
}  # fmt: skip
_TEXT: Final = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')
_HEIGHT: Final = 0.7
"""Of a capital, as a part of the font's size."""
_ADVANCE: Final = 5.6
"""From one letter to the next, in units of the grid."""


def without_fonts(svg: str) -> str:
    """Return a drawing whose texts are lines.

    >>> without_fonts('<text y="6" font-size="60" fill="#fff">L</text>')
    '<path d="M0 -36L0 6L28 6" fill="none" stroke="#fff" stroke-width="6"/>'
    """
    return _TEXT.sub(_lines, svg)


def _lines(found: re.Match[str]) -> str:
    known = dict(_ATTRIBUTE.findall(found[1]))
    size = float(known["font-size"])
    unit = _HEIGHT * size / 6
    x, y = float(known.get("x", 0)), float(known.get("y", 0))
    if known.get("text-anchor") == "middle":
        x -= unit * (_ADVANCE * len(found[2]) - _ADVANCE + 4) / 2
    strokes = [
        [
            f"{x + unit * (_ADVANCE * at + int(point[0])):g} {y - unit * (6 - int(point[1])):g}"
            for point in stroke.split()
        ]
        for at, letter in enumerate(found[2])
        for stroke in _GLYPHS.get(letter, "").split(",")
        if stroke
    ]
    path = "".join("M" + "L".join(points) for points in strokes)
    look = f'fill="none" stroke="{known["fill"]}" stroke-width="{size / 10:g}"'
    return f'<path d="{path}" {look}/>'
