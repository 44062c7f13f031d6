"""The sentences of the web app: complete, alike in every language, all used; wire.ts is current."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from daedalus.locales import LANGUAGES
from daedalus.server.typescript import typescript

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "src" / "daedalus" / "locales"
SOURCE = ROOT / "web" / "src"
FILES = sorted(
    str(path.relative_to(LOCALES / "en"))
    for pattern in (
        *("admin.ftl", "cast.ftl", "lessons.ftl", "options.ftl", "presets.ftl", "table.ftl"),
        *("web*.ftl", "editions/*.ftl"),
    )
    for path in (LOCALES / "en").glob(pattern)
)
TESTS = "*.test.ts"
# What a noun has beside `.the`, and which messages make the forms of names (`form-of`), is for each
# language to say: tests/locales/test_rendered.py.
FORMS = frozenset({"acc", "to", "at"})


def messages(language: str, file: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Return the ids with their attributes and the variables they mention."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (language, file, entry.content)
        if isinstance(entry, ast.Message):
            variables = frozenset(re.findall(r"\{\s*\$(\w+)", text_of(text, entry)))
            attributes = frozenset(each.id.name for each in entry.attributes)
            assert len(attributes) == len(entry.attributes), f"{entry.id.name} has one twice"
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = (
                attributes - FORMS if "the" in attributes else attributes,
                variables,
            )
    return {name: of for name, of in found.items() if not name.startswith("form-")}


def text_of(text: str, entry: ast.Message) -> str:
    span = entry.span
    assert span is not None
    return text[span.start : span.end]


def code() -> str:
    """Return all TypeScript but tests, art and boards that no table loads yet."""
    boards = (SOURCE / "board" / "engines.ts").read_text(encoding="utf-8")
    waiting = {
        path.name
        for path in (SOURCE / "board").iterdir()
        if (path / "index.ts").is_file() and f"./{path.name}/index.ts" not in boards
    }
    return "\n".join(
        path.read_text(encoding="utf-8")
        for pattern in ("*.ts", "*.tsx")
        for path in sorted(SOURCE.rglob(pattern))
        if not path.match(TESTS) and not {"art", *waiting} & set(path.parts)
    )


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str, file: str) -> None:
    ours, theirs = messages("en", file), messages(language, file)
    assert list(theirs) == list(ours)
    for name, (attributes, _) in ours.items():
        assert theirs[name][0] == attributes, name


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_asks_for_an_argument_of_its_own(language: str, file: str) -> None:
    ours, theirs = messages("en", file), messages(language, file)
    for name, (_, variables) in theirs.items():
        assert variables <= ours[name][1] | {"piece"}, name


def test_every_sentence_that_is_asked_for_exists() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    known |= set(messages("en", "go.ftl"))
    asked = set(re.findall(r"\bwords\(\s*\"([a-z][\w.-]*)\"", code()))
    assert {name.partition(".")[0] for name in asked} <= known


def unused(source: str, names: Iterable[str]) -> list[str]:
    """Return the ids that stand nowhere, neither as they are nor as a template that is filled."""
    quoted = set(re.findall(r"[\"'`]([a-z][\w.-]+)[\"'`]", source))
    quoted |= {name.partition(".")[0] for name in quoted}
    begins = set(re.findall(r"[\"'`]([a-z][a-z]+-[\w-]*?)\$\{", source))
    begins |= set(re.findall(r"[\"']([a-z][\w-]*-)[\"'] \+", source))
    begins.add("option-")  # idOf in options.tsx puts these together
    return [
        name
        for name in names
        if name not in quoted and not any(name.startswith(start) for start in begins)
    ]


@pytest.mark.parametrize("file", FILES)
def test_every_sentence_is_asked_for(file: str) -> None:
    assert unused(code(), messages("en", file)) == []


def test_an_unused_sentence_is_found() -> None:
    source = 'words("menu"); words(`level-${level}`); words("motif-x.the")'
    names = ("menu", "level-easy", "motif-x", "nobody-asks", "levels")
    assert unused(source, names) == ["nobody-asks", "levels"]


def test_the_types_of_the_messages_are_current() -> None:
    """After a change of the wire: python -m daedalus.server.typescript > web/src/wire.ts."""
    assert (SOURCE / "wire.ts").read_text(encoding="utf-8") == typescript()


def test_no_line_of_french_begins_with_a_mark() -> None:
    for path in (LOCALES / "fr").rglob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            broken = re.search(r"\S [:;?!»]|« ", line)  # a space that does not break is needed
            assert line.startswith("#") or not broken, f"{path.name}: {line}"
