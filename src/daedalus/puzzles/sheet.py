"""A page to print: puzzles with their tasks, six to a sheet, as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from daedalus.puzzles.puzzle import Puzzle

SIX: Final = 6
STYLE: Final = """
@page { size: A4; margin: 12mm; }
body { font: 11pt/1.35 system-ui, sans-serif; margin: 0; color: #222; }
main { display: grid; grid-template: repeat(3, 86mm) / 1fr 1fr; gap: 5mm 8mm; }
main + main { break-before: page; }
section { display: flex; flex-direction: column; min-width: 0; overflow: hidden; }
h2 { font-size: 11pt; margin: 0 0 2mm; }
p { margin: 2mm 0 0; }
svg { display: block; flex: 1; width: 100%; min-height: 0; }
small { color: #555; }
"""


def sheet(
    puzzles: Sequence[Puzzle],
    texts: Sequence[tuple[str, str]],
    title: str,
    language: str,
) -> str:
    """Return a page with the puzzles, each with its task and legend, six to a sheet of paper."""
    parts = [
        f"<section><h2>{escape(task)}</h2>{picture(puzzle)}"
        f"<p>{escape(legend)} <small>{puzzle.id}</small></p></section>"
        for puzzle, (task, legend) in zip(puzzles, texts, strict=True)
    ]
    sheets = (parts[start : start + SIX] for start in range(0, len(parts), SIX))
    papers = "\n".join("<main>\n" + "\n".join(each) + "\n</main>" for each in sheets)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body>\n{papers}\n</body></html>\n"
    )


def picture(puzzle: Puzzle) -> str:
    """Return a puzzle's position as SVG."""
    return puzzle._repr_svg_()
