"""The names of motifs and cast: complete, distinct and alike in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize

import daedalus
from daedalus.locales import LANGUAGES

LOCALES = Path(daedalus.__file__).parent / "locales"
CAST = [f"cast-{seat}" for seat in range(1, 7)]
ARTICLES = {
    "en": "the ",
    "de": "der |die |das ",
    "fr": "le |la |l’",
    "nl": "de |het ",
    "it": "il |lo |la |l’",
    "es": "el |la ",
    "pt": "o |a ",
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def source(lang: str) -> str:
    """Return the text of the cast's file and of every edition's, in the order of the shelf."""
    folder = LOCALES / lang
    files = ["cast.ftl", *(f"editions/{name}.ftl" for name in daedalus.edition_names())]
    return "\n".join((folder / file).read_text(encoding="utf-8") for file in files)


@cache
def entries(lang: str) -> tuple[ast.EntryType, ...]:
    """Return what names motifs and cast, and what cannot be read."""
    return tuple(
        entry
        for entry in parse(source(lang)).body
        if isinstance(entry, ast.Junk)
        or (isinstance(entry, ast.Message) and entry.id.name.startswith(("motif-", "cast-")))
    )


def plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    (element,) = pattern.elements
    assert isinstance(element, ast.TextElement)
    return element.value


@cache
def names(lang: str) -> dict[str, str]:
    """Return the plain name by id, in the order of the file."""
    messages = [entry for entry in entries(lang) if isinstance(entry, ast.Message)]
    found = {message.id.name: plain(message.value) for message in messages}
    assert len(found) == len(messages), "an id occurs twice"
    return found


@cache
def in_sentence(lang: str) -> dict[str, str]:
    """Return the name with its article by id."""
    return {
        entry.id.name: plain(attribute.value)
        for entry in entries(lang)
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == "the"
    }


def of_edition(lang: str, edition: str) -> dict[str, str]:
    start = f"motif-{edition}-"
    return {
        name.removeprefix(start): text
        for name, text in names(lang).items()
        if name.startswith(start)
    }


@every_language
def test_the_file_is_sound(lang: str) -> None:
    assert not [entry for entry in entries(lang) if isinstance(entry, ast.Junk)]
    text = source(lang)
    assert serialize(parse(text)).count("\n    .the = ") == text.count("\n    .the = ")


@every_language
def test_no_id_is_missing_and_none_is_extra(lang: str) -> None:
    assert list(names(lang)) == list(names("en"))
    assert set(in_sentence(lang)) == set(names("en")) - set(CAST)


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_the_keys_are_those_of_the_edition(edition: str) -> None:
    assert tuple(of_edition("en", edition)) == daedalus.edition(edition).motifs


@every_language
def test_go_and_classic_call_a_thing_the_same(lang: str) -> None:
    assert of_edition(lang, "go") == of_edition(lang, "classic")


@every_language
@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_the_names_of_an_edition_are_distinct(lang: str, edition: str) -> None:
    texts = of_edition(lang, edition)
    assert len({text.casefold() for text in texts.values()}) == len(texts)


@every_language
def test_a_name_is_short_and_has_no_article(lang: str) -> None:
    for name, text in names(lang).items():
        assert len(text) <= 28, name
        assert text[0].isupper(), name
        assert not re.match(f"({ARTICLES[lang]})", text.lower()), name


@every_language
def test_in_a_sentence_a_name_has_an_article(lang: str) -> None:
    for name, text in in_sentence(lang).items():
        article = re.match(f"({ARTICLES[lang]})", text)
        assert article, name
        # Words may change their ending and their first letter, never their stem.
        rest = text[article.end() :].casefold()
        assert rest[:4] == names(lang)[name][:4].casefold(), name


@every_language
def test_the_cast_keeps_its_names(lang: str) -> None:
    assert [names(lang)[seat] for seat in CAST] == ["Pip", "Orla", "Bram", "Juno", "Tavi", "Nell"]


@every_language
def test_readers_of_the_rules_meet_the_same_names(lang: str) -> None:
    galaxy = (LOCALES / lang / "rules" / "galaxy.md").read_text(encoding="utf-8")
    text = " ".join(galaxy.split())
    for key in ("orb", "black-hole", "ghost-ship", "dark-gate"):
        assert in_sentence(lang)[f"motif-galaxy-{key}"] in text
    assert names(lang)["cast-lord"] in text
