"""`daedalus print`: the game on paper, as SVG files to print, cut out and play."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from daedalus.box import load
from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told, told_editions, told_languages
from daedalus.core.errors import OptionError, quoted
from daedalus.editions import edition_names
from daedalus.svg.sheets import INKS, PAPERS, sheets


def print(
    out: Annotated[Path, Option(help=told("help-print-out"))],
    edition: Annotated[str | None, Argument(help=told_editions())] = None,
    box: Annotated[Path | None, Option(help=told("help-print-box"))] = None,
    paper: Annotated[str, Option(help=told("help-print-paper"))] = PAPERS[0],
    ink: Annotated[str, Option(help=told("help-print-ink"))] = INKS[0],
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    words, own = Words(lang), load(box) if box else None
    edition = edition or (own.dress if own else "")
    _among("edition", edition, edition_names())
    _among("paper", paper, PAPERS)
    _among("ink", ink, INKS)
    made = list(sheets(edition, paper=paper, ink=ink, language=words.language, box=own))
    out.mkdir(parents=True, exist_ok=True)
    counted: Counter[str] = Counter()
    for number, sheet in enumerate(made, start=1):
        counted[sheet.part] += 1
        name = f"{number:02}-{edition}-{sheet.part}-{counted[sheet.part]}.svg"
        (out / name).write_text(sheet.svg, encoding="utf-8", newline="\n")
    sys.stdout.write(words("print-written", count=len(made), folder=str(out)) + "\n")


def _among(what: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise OptionError(f"no such {what}: {quoted(given)}: there are {', '.join(known)}")
