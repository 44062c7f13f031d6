"""What holds for the sentences of the terminal in all seven languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.numbers import format_decimal
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import daedalus.cli
from daedalus import bots, edition_names
from daedalus.cli.commands import COMMANDS, parts_of
from daedalus.cli.commands.arena import SKILLS
from daedalus.cli.commands.learn import ORDERS as OF_LESSONS
from daedalus.cli.commands.puzzle import ORDERS as PUZZLE_ORDERS
from daedalus.cli.commands.review import ACCOUNTS
from daedalus.cli.engines import plain_of, playable
from daedalus.cli.tiles import SIDE_NAMES
from daedalus.cli.words import SHARED, Words, spoken
from daedalus.core.options import show_value
from daedalus.editions import edition
from daedalus.locales import LANGUAGES
from daedalus.review.moments import (
    FINE,
    HELPED,
    HINDERED,
    HOWS,
    KINDS,
    LAY,
    LUCKY,
    MISSED,
    OPEN,
    UNLUCKY,
    WAY,
)

CLI = Path(daedalus.cli.__file__).parent
LOCALES = CLI.parent / "locales"
SHARED_ORDERS = ("help", "hint", "log", "seats", "rules", "undo", "quit")


class Placeables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    """Return the messages of a language: arguments, and those of each attribute."""
    found = {}
    for source in sorted((LOCALES / language).glob("terminal*.ftl")):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{source.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"twice: {entry.id.name}"
                found[entry.id.name] = (
                    arguments(entry.value),
                    {each.id.name: arguments(each.value) for each in entry.attributes},
                )
    return found


def arguments(pattern: ftl.Pattern | None) -> set[str]:
    collector = Placeables()
    collector.visit(pattern)
    return collector.names


ENGLISH = messages("en")


def literals() -> Iterator[str]:
    """Yield every string in the code of the terminal."""
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def asked_for() -> Iterator[str]:
    """Yield the first argument of every call of words(...) or told(...) that is a plain text."""
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = ast.unparse(node.func)
                first = node.args[0]
                if re.search(r"(^|\.)(words|told)$", called) and isinstance(first, ast.Constant):
                    yield str(first.value)


def composed() -> Iterator[str]:
    """Yield the sentences whose names are put together when they are needed."""
    for name in COMMANDS:
        yield f"help-{name}"
        for part in parts_of(name):
            yield f"help-{name}-{part}"
    for side in SIDE_NAMES.values():
        yield f"side-{side}"
    for order in (*SHARED_ORDERS, *PUZZLE_ORDERS, *OF_LESSONS):
        yield f"word-{order}"
    for name in playable():
        rules = edition(name)
        yield f"guide-{rules.engine}"
        yield f"plain-{rules.engine}"
        for preset in rules.presets:
            yield f"preset-{preset.name}"
        for order in plain_of(rules.engine).orders:
            yield f"word-{order}"
        for act in plain_of(rules.engine).acts:
            yield f"act-{act}"
    missed = {f"{MISSED}-{what}" for what in ("wins", "finds", "better", OPEN)}
    others = {f"{HINDERED}-{how}" for how in ({*HOWS, "turn"} - {WAY, OPEN})}
    others |= {f"{HELPED}-{how}" for how in (LAY, "turn")}
    cards = {f"{LUCKY}-card", f"{UNLUCKY}-card", f"{FINE}-wins"}
    for kind in {*KINDS, *missed, *others, *cards} - {MISSED}:
        yield f"review-{kind}"
    for head in (*ACCOUNTS, "now"):
        yield f"review-column-{head}"
    for head in SKILLS:
        yield f"look-back-{head}"
    yield from ("option-true", "option-false")
    for head in ("edition", "phase", "age", "idle", "people", "bots", "load", "listed"):
        yield f"admin-{head}"
    for phase in ("open", "playing", "over", "asleep", "unreadable"):
        yield f"admin-phase-{phase}"
    for end in ("finished", "closed", "given-up", "running"):
        yield f"admin-end-{end}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_sentences_with_the_same_arguments(language: str) -> None:
    assert messages(language) == ENGLISH


def test_no_sentence_is_missing() -> None:
    paths = [*(LOCALES / "en" / name for name in SHARED), *(LOCALES / "en" / "editions").iterdir()]
    shared = [path.read_text("utf-8") for path in paths]
    names = set(re.findall(r"^([a-z][a-z0-9_-]*) =", "\n".join(shared), re.MULTILINE))
    assert {*asked_for(), *composed()} - set(ENGLISH) - names == set()


def test_no_sentence_is_unused() -> None:
    assert set(ENGLISH) - {*literals(), *composed()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [43.7149, 0.0, -0.001, -2.25, 99.999, 0.04])
def test_numbers_are_written_as_the_language_writes_them(language: str, value: float) -> None:
    for digits in (1, 2):
        shown = format_decimal(f"{value:z.{digits}f}", f"0.{'0' * digits}", language)
        assert Words(language).number(value, digits) == shown
        sign = "+" if float(f"{value:.{digits}f}") > 0 else ""
        assert Words(language).number(value, digits, signed=True) == sign + shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words_that_page_and_terminal_share(language: str) -> None:
    words = Words(language)
    for name in playable():
        rules = edition(name)
        for option in rules.options:
            assert words.knows(f"option-{rules.engine}-{option.name}")
            for value in option.words:
                shown = show_value(value)
                known = (f"value-{option.name}-{shown}", f"value-{shown}", f"option-{shown}")
                assert any(map(words.knows, known)), (name, option.name, shown)
    assert all(words.knows(f"level-{level}") for level in bots.LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_every_size_make_a_sentence(language: str) -> None:
    words = Words(language)
    for number in (0, 1, 2, 5, 21, 100, 1_000_000):
        for sentence, names in (
            ("end-turns", {"turns": number}),
            ("menu-seats-value", {"seats": number}),
            ("replay-verified", {"actions": number, "file": "x"}),
        ):
            said = words(sentence, **names)
            assert said
            assert "$" not in said
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_one_language_do_not_mean_two_things(language: str) -> None:
    words = Words(language)
    for engine in {edition(name).engine for name in playable()}:
        meanings: dict[str, str] = {}
        for order in (*plain_of(engine).orders, *SHARED_ORDERS, *PUZZLE_ORDERS, *OF_LESSONS):
            for word in {order, *words(f"word-{order}").lower().split()}:
                assert meanings.setdefault(word, order) == order
                assert not re.fullmatch("[a-z][1-9][0-9]?", word)  # a cell


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_a_title_and_rules(language: str) -> None:
    words = Words(language)
    titles = [words.title(name) for name in edition_names()]
    assert len(set(titles)) == len(titles)
    for name in edition_names():
        assert (LOCALES / language / "rules" / f"{name}.md").is_file()


def test_the_language_is_taken_from_the_environment() -> None:
    assert spoken({"LANG": "nl_BE.UTF-8"}) == "nl"
    assert spoken({"LC_ALL": "pt_BR", "LANG": "de_DE"}) == "pt"
    assert spoken({"LC_MESSAGES": "it", "LANG": "de_DE"}) == "it"
    assert spoken({"LANG": "xx_YY"}) == "en"
    assert spoken({"LANG": ""}) == "en"
