"""One sentence, one source: what page and terminal both say stands in a file that both read."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from itertools import combinations
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import daedalus
from daedalus.locales import LANGUAGES

LOCALES = Path(daedalus.__file__).parent / "locales"
MOST = len(LANGUAGES) // 2 + 1
# Buttons of different meaning that happen to share a word in the Romance languages.
ANOTHER_MEANING = {
    frozenset(pair)
    for pair in (
        ("lesson-go-on", "go-ask-no"),  # go on with a lesson; keep building
        ("lesson-go-on", "mine-play"),  # play on at a table
        ("lesson-go-on", "review-go-on"),  # go on computing
        ("sheet-board", "word-board"),  # printed above a sheet; typed by a player
        ("sheet-tiles", "word-tiles"),
        ("sheet-tiles", "connect-key-tiles"),
        ("sheet-rules", "word-rules"),
        ("sheet-rules", "key-rules"),
    )
}


def readers(file: str) -> str:
    """Return who reads a file: the page, the terminal, or both."""
    return next((who for who in ("web", "terminal") if file.startswith(who)), "both")


@cache
def messages(language: str, file: str) -> dict[str, str]:
    """Return the texts of a file by their ids, whatever their variables are called."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    write = FluentSerializer().serialize_entry
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            values = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for name, value in values:
                if value is not None:
                    written = write(ast.Message(ast.Identifier("x"), value))
                    found[entry.id.name + name] = re.sub(r"\{ \$\w+", "{ $x", written)
    return found


def twins(files: list[str]) -> set[frozenset[str]]:
    """Return the pairs of ids that say the same in most languages, to different readers."""
    often: Counter[frozenset[tuple[str, str]]] = Counter()
    for language in LANGUAGES:
        same = defaultdict(set)
        for file in files:
            for name, text in messages(language, file).items():
                same[text].add((file, name))
        for places in same.values():
            often.update(
                frozenset(pair)
                for pair in combinations(sorted(places), 2)
                if readers(pair[0][0]) != readers(pair[1][0])
            )
    return {frozenset(name for _, name in pair) for pair, number in often.items() if number >= MOST}


def test_what_page_and_terminal_both_say_is_written_once() -> None:
    files = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
    assert twins(files) == ANOTHER_MEANING
