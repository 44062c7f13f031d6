"""A page to print: puzzles with their tasks, six to a sheet, as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from daedalus.puzzles.puzzle import Puzzle

_SIX: Final = 6
_STYLE: Final = """
@page { size: A4; margin: 0; }
body { font: 11pt/1.35 system-ui, sans-serif; margin: 0; color: #222; }
main {
  display: grid; grid-template: repeat(3, 86mm) / 1fr 1fr; gap: 5mm 8mm;
  box-sizing: border-box; position: relative; width: 210mm; height: 296.9mm; padding: 12mm;
}
main > .marks { position: absolute; inset: 0; width: 210mm; height: 297mm; }
main + main { break-before: page; }
section { display: flex; flex-direction: column; min-width: 0; overflow: hidden; }
h2 { font-size: 11pt; margin: 0 0 2mm; }
p { margin: 2mm 0 0; }
section svg { display: block; flex: 1; width: 100%; min-height: 0; }
small { color: #555; }
"""
# Ticks where the puzzles are cut apart, and a ruler: as on the sheets of web/src/print.
_CUTS: Final = "M105 4v3.5M105 283v3.5M4 100.5h3.5M202.5 100.5h3.5M4 191.5h3.5M202.5 191.5h3.5"
_RULER: Final = "M15 289h50" + "".join(f"M{15 + at} 288v2" for at in range(0, 51, 10))


def sheet(
    puzzles: Sequence[Puzzle],
    texts: Sequence[tuple[str, str]],
    title: str,
    language: str,
    ruler: str = "50 mm",
) -> str:
    """Return a page with the puzzles, each with its task and legend, six to a sheet of paper.

    *ruler* is what stands beside the ruler, by which one sees that nothing was scaled.
    """
    marks = (
        '<svg class="marks" viewBox="0 0 210 297" fill="none" stroke="#222" stroke-width=".3" '
        f'aria-hidden="true"><path class="cut" d="{_CUTS}"/><path class="ruler" d="{_RULER}"/>'
        f'<text x="67" y="290.2" font-size="3.4" fill="#222" stroke="none">{escape(ruler)}</text>'
        "</svg>"
    )
    parts = [
        f"<section><h2>{escape(task)}</h2>{picture(puzzle)}"
        f"<p>{escape(legend)} <small>{puzzle.id}</small></p></section>"
        for puzzle, (task, legend) in zip(puzzles, texts, strict=True)
    ]
    sheets = (parts[start : start + _SIX] for start in range(0, len(parts), _SIX))
    papers = "\n".join("<main>\n" + "\n".join(each) + f"\n{marks}\n</main>" for each in sheets)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body>\n{papers}\n</body></html>\n"
    )


def picture(puzzle: Puzzle) -> str:
    """Return a puzzle's position as SVG."""
    return puzzle._repr_svg_()
