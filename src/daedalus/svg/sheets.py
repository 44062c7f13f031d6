"""Sheets of paper to print and play: drawn when the web app was built, filled in here.

The pieces are drawn once, in web/src/print: the page draws them in the browser, and a build writes
them down with gaps for words and colours, since whoever has the wheel has neither browser nor deno.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from daedalus.box import OwnBox
from daedalus.core.errors import OptionError, quoted
from daedalus.svg.own_sheets import dressed

PAPERS: Final = ("a4", "letter")
INKS: Final = ("full", "saving")
_COLOUR: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
_GAP: Final = re.compile(r"\{\{(\w+)\}\}")


class PrintedSheet(NamedTuple):
    """One sheet as an SVG file in millimetres."""

    part: str  # board, tiles, cards ...
    svg: str


def sheets(
    edition: str, *, paper: str, ink: str, language: str, box: OwnBox | None = None
) -> Iterator[PrintedSheet]:
    """Yield all sheets of an edition, with the treasures of a box that dresses it.

    :raises OptionError: when the build of this package has no sheets for the edition, or the box
        dresses another one.
    """
    kit = _kit(edition)
    if box is not None:
        if box.dress != edition:
            raise OptionError(f"this box dresses {box.dress}, not {edition}")
        kit = dressed(kit, box)
    inks, words = kit["inks"][ink], kit["words"][language]
    for sheet, frame in zip(kit["sheets"], kit["papers"][paper], strict=True):
        around = {
            "style": kit["style"],
            "defs": "".join(kit["defs"][name] for name in sheet["needs"]),
            "art": sheet["art"],
        }
        yield PrintedSheet(sheet["part"], _painted(_filled(_filled(frame, around), words), inks))


def _kit(edition: str) -> Any:
    source = files("daedalus") / "web" / "sheets" / f"{edition}.json"
    if not source.is_file():
        raise OptionError(f"there are no sheets for {quoted(edition)} in this build")
    return json.loads(source.read_text(encoding="utf-8"))


def _filled(template: str, given: Mapping[str, str] | list[str]) -> str:
    """Fill the gaps for which something is given: by name, or by number."""

    def put(gap: re.Match[str]) -> str:
        name = gap[1]
        if isinstance(given, list):
            return given[int(name)] if name.isdigit() else gap[0]
        return given.get(name, gap[0])

    return _GAP.sub(put, template)


def _painted(markup: str, inks: Mapping[str, str]) -> str:
    """Write out every custom property, the innermost first.

    >>> _painted('fill="var(--a,var(--b))"', {"--b": "#fff"})
    'fill="#fff"'
    """
    before = ""
    while before != markup:
        before, markup = (
            markup,
            _COLOUR.sub(lambda name: inks.get(name[1], name[2] or "none"), markup),
        )
    return markup
