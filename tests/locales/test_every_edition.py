"""Every text that an edition needs, in every language: whoever forgets one is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import daedalus
from daedalus.core.game import AnyRules, Preset
from daedalus.editions import classic, shelf
from daedalus.locales import LANGUAGES

LOCALES = Path(daedalus.__file__).parent / "locales"


def said(file: Path) -> set[str]:
    """Return the messages of a file, and those with an article; none if there is no such file.

    Which other forms a noun has is for its language to say: see test_rendered.py.
    """
    if not file.is_file():
        return set()
    messages = [
        entry
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    ]
    return {message.id.name for message in messages} | {
        f"{message.id.name}.{attribute.id.name}"
        for message in messages
        for attribute in message.attributes
        if attribute.id.name == "the" or not message.id.name.startswith("motif-")
    }


def wanted(rules: AnyRules) -> set[str]:
    """Return the messages that an edition's own file needs."""
    motifs = [f"motif-{rules.id}-{key}" for key in rules.motifs]
    return {
        *(f"{what}-{rules.id}" for what in ("title", "front-line", "end-won")),
        *(f"preset-note-{rules.id}-{preset.name}" for preset in rules.presets),
        *motifs,
        *(f"{motif}.the" for motif in motifs),
    }


def missing(rules: AnyRules, language: str, locales: Path = LOCALES) -> set[str]:
    """Return the texts that an edition lacks in a language."""
    folder = locales / language
    lacking = wanted(rules) - said(folder / "editions" / f"{rules.id}.ftl")
    lacking |= {f"preset-{each.name}" for each in rules.presets} - said(folder / "presets.ftl")
    book = f"rules/{rules.id}.md"
    return lacking if (folder / book).is_file() else {*lacking, book}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_an_edition_has_all_its_texts_and_no_others(edition: str, language: str) -> None:
    rules = shelf()[edition]
    assert missing(rules, language) == set()
    assert said(LOCALES / language / "editions" / f"{edition}.ftl") == wanted(rules)


def test_a_text_that_is_missing_is_found() -> None:
    glade = replace(classic.RULES, id="glade", presets=(Preset("windy", {}),))
    lacking = missing(glade, "de")
    assert {"title-glade", "motif-glade-owl", "motif-glade-owl.the"} <= lacking
    assert {"preset-windy", "preset-note-glade-windy", "rules/glade.md"} <= lacking


def test_no_file_is_left_of_an_edition_that_is_gone() -> None:
    for language in LANGUAGES:
        files = {path.stem for path in (LOCALES / language / "editions").iterdir()}
        assert files == set(daedalus.edition_names())
