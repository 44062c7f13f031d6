"""A page to print: six puzzles with their tasks, as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from daedalus.core.drawing import pictures
from daedalus.puzzles.puzzle import Puzzle

STYLE = """
@page { size: A4; margin: 12mm; }
body { font: 11pt/1.35 system-ui, sans-serif; margin: 0; color: #222; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 8mm; }
section { break-inside: avoid; }
h2 { font-size: 11pt; margin: 0 0 2mm; }
p { margin: 0 0 2mm; }
svg { display: block; width: 100%; height: 62mm; }
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
        f"<p>{escape(legend)}</p><small>{puzzle.id}</small></section>"
        for puzzle, (task, legend) in zip(puzzles, texts, strict=True)
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main>\n{chr(10).join(parts)}\n</main></body></html>\n"
    )


def picture(puzzle: Puzzle) -> str:
    """Return a puzzle's position as SVG."""
    return str(pictures().picture(puzzle.rules, puzzle.state))
