"""The sentences of Go! that browser and terminal share."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from daedalus.cli.words import Words
from daedalus.editions.go.rules import GRADES, grade
from daedalus.locales import LANGUAGES

LOCALES = Path(__file__).parents[2] / "src" / "daedalus" / "locales"


class Arguments(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((LOCALES / lang / "go.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            collector = Arguments()
            collector.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = collector.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_sentences_of_go(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_every_grade_and_the_rules_have_the_same(lang: str) -> None:
    words, rules = Words(lang), re.sub(r"\s+", " ", Words(lang).rules("go"))
    said = [words(f"go-grade-{grade(solved)}") for solved in (0, *GRADES)]
    assert len(set(said)) == 6
    for sentence in said:
        assert re.sub(r"\s+", " ", sentence) in rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_every_size_make_a_sentence(lang: str) -> None:
    words = Words(lang)
    for number in (0, 1, 2, 10, 21):
        for said in (words("go-solved", solved=number), words("points", count=number)):
            assert "{" not in said
            assert "$" not in said
    assert len({words("go-solved", solved=number) for number in (0, 1, 2)}) == 3
