"""What a game can be, in a word: presets stand on the edition, their words in every language."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import daedalus
from daedalus.core.game import Setup
from daedalus.editions import shelf
from daedalus.locales import LANGUAGES

LOCALES = Path(daedalus.__file__).parent / "locales"


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_presets_can_be_played_and_differ(edition: str) -> None:
    rules = daedalus.edition(edition)
    assert rules.presets
    chosen = [rules.with_options(**preset.options).chosen for preset in rules.presets]
    assert all(sum(each == other for other in chosen) == 1 for each in chosen)
    for preset in rules.presets:
        for seats in rules.seats:
            rules.with_options(**preset.options).start(Setup(seats, "7"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name(language: str) -> None:
    text = (LOCALES / language / "presets.ftl").read_text(encoding="utf-8")
    known = {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
    presets = [each for rules in shelf().values() for each in rules.presets]
    assert known == {"preset-own", "preset-own-note", *(f"preset-{each.name}" for each in presets)}
