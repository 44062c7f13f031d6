"""One word for each thing in every language: rules, page and terminal use the glossary's."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import daedalus
from daedalus.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALES = Path(daedalus.__file__).parent / "locales"
[_LISTED] = re.findall(
    r"one word for each of these:\s+\*([^*]+)\*",
    (ROOT / "docs/words.md").read_text(encoding="utf-8"),
)
THINGS = _LISTED.replace("\n", " ").split(", ")


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Yield every line that people read, with where it stands."""
    for path in sorted((LOCALES / lang).rglob("*")):
        if path.suffix not in (".ftl", ".md"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{path.relative_to(LOCALES)}:{number}"
            if path.suffix == ".md":
                yield where, line
            elif not line.startswith("#"):  # without ids and names of variables
                text = re.sub(r"\{ FORM\([^)]*\) (\}|->)", "}", line)
                text = re.sub(r"^ *[.a-z][\w-]* =|\{ ?[^}\"]*->", "", text)
                yield where, re.sub(r"\{ ?[^}\"]*\}", "}", text)  # something stands there


def glossary(lang: str) -> list[tuple[re.Pattern[str], str, str]]:
    entries = tomllib.loads((LOCALES / lang / "glossary.toml").read_text(encoding="utf-8"))
    return [
        (re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE), thing["is"], thing["word"])
        for thing in entries["thing"]
        for pattern in thing["not"]
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_uses_the_words_of_its_glossary(lang: str) -> None:
    banned = glossary(lang)
    found = [
        f"{where}: {match[0]!r}: the {thing} is {word!r} here"
        for where, line in sentences(lang)
        for pattern, thing, word in banned
        if (match := pattern.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_set_as_its_language_is(lang: str) -> None:
    entries = tomllib.loads((LOCALES / lang / "glossary.toml").read_text(encoding="utf-8"))
    found = [
        f"{where}: {match[0]!r}: {habit['is']}"
        for where, line in sentences(lang)
        for habit in entries.get("typography", ())
        if (match := re.search(habit["not"], line))
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_glossary_names_what_all_games_share(lang: str) -> None:
    entries = tomllib.loads((LOCALES / lang / "glossary.toml").read_text(encoding="utf-8"))
    assert entries["register"]
    assert {"is", "word", "not"} == {key for thing in entries["thing"] for key in thing}
    named = [thing["is"] for thing in entries["thing"]]
    assert [thing for thing in THINGS if thing not in named] == []
    assert len(named) == len(set(named))
    assert all(thing["not"] for thing in entries["thing"])


def test_a_banned_word_is_found() -> None:
    pattern, thing, word = glossary("de")[0]
    assert pattern.search("Die Gangkarte fällt heraus.")
    assert not pattern.search("Das Plättchen fällt heraus.")
    assert (thing, word) == ("tile", "Plättchen")
