"""Every sentence of a language as people read it: rendered with arguments that break sentences.

`python -m tests.locales.rendering` writes the golden files in `tests/locales/rendered`, one for
each language. Their diff is what gets reviewed.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import daedalus
from daedalus.cli.grammar import Noun, form_in
from daedalus.locales import LANGUAGES, region_of

LOCALES = Path(daedalus.__file__).parent / "locales"
RENDERED = Path(__file__).parent / "rendered"
NAMES = ("Orla", "Anna", "Œdipe", "Jonas")
COUNTS = (0, 1, 2, 5)
PEOPLE = frozenset({"name", "by", "owner", "rival", "host", "other", "who-name"})
NOUNS = frozenset({"motif", "goal", "card", "theirs", "lord"})
THINGS = frozenset({"kernels-built", "box-checked", "site-fetching"})
"""Whose name is no person's."""
AT_HOME = re.compile(r"puzzle-(task-duel$|why-(one_wall|too_far|opponent_blocks)|on-cal|day-done)")
"""Where the goal may be home: in duels, and where no treasure was found."""
ONE_OR_MORE = re.compile(
    r"rank|puzzle-(proof|try|tries|effort|task|note|hint)|analyse-secret|who-me"
)
"""What nobody counts from 0."""
MOTIFS = ("classic-owl", "classic-dragon", "classic-emerald", "pirates-octopus", "galaxy-comet")
LINES = 16  # of one message: more would hide what is new in a diff


class Line(NamedTuple):
    """One rendering: the file and id of the message, its arguments, and what people read."""

    file: str
    id: str
    about: str
    text: str


class Asked(Visitor):
    """What a message needs to know: its variables, and the variants that it chooses between."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.variables: dict[str, list[str]] = {}
        self.counted: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value
            for variant in node.variants
        ]
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.variables.setdefault(name, []).extend(keys)
            if {"one", "two", "few", "many"} & set(keys) or all(
                key.lstrip("-").isdigit() or key == "other" for key in keys
            ):
                self.counted.add(name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name].value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, [])


@cache
def bundle_of(language: str, terminal: bool = False) -> FluentBundle:
    """Return all messages of a language; where page and terminal differ, those of one of them."""
    bundle = FluentBundle(
        [region_of(language)], {"FORM": form_in(lambda: bundle)}, use_isolating=False
    )
    paths = sorted((LOCALES / language).rglob("*.ftl"))
    for path in sorted(paths, key=lambda path: path.name.startswith("terminal") != terminal):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def messages_of(language: str) -> Mapping[str, ast.Message]:
    return {
        entry.id.name: entry
        for path in sorted((LOCALES / language).rglob("*.ftl"))
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def noun_messages(language: str) -> Mapping[str, ast.Message]:
    """Return the things that sentences name with an article."""
    return {
        name: message
        for name, message in messages_of(language).items()
        if name.startswith("motif-") or name in ("cast-lord", "puzzle-home")
    }


def noun(language: str, message: str) -> Noun:
    bundle = bundle_of(language)
    text, _ = bundle.format_pattern(bundle.get_message(message).attributes["the"])
    return Noun(str(text), message)


def _values(language: str, id: str, name: str, asked: Asked) -> Sequence[object]:
    """Return what a variable is tried with, the most telling first."""
    keys = list(dict.fromkeys(asked.variables[name]))
    if name in asked.counted:
        exact = [int(key) for key in keys if key.lstrip("-").isdigit()]
        most = [max(exact) + 2] if 5 in exact else []  # many, where even five have a word
        tried = dict.fromkeys([1, *COUNTS, *exact, *most])
        return [each for each in tried if each or not ONE_OR_MORE.match(id)]
    if keys:
        return [key for key in keys if key != "other"] + [f"‹{name}›"] * ("other" in keys)
    if name == "rival":  # of the lessons: always the same
        return [NAMES[0]]
    if name in PEOPLE and id not in THINGS:
        return list(NAMES) if name == "name" else [*NAMES[1:], NAMES[0]]
    if name in NOUNS:
        if name == "lord":
            return [noun(language, "cast-lord")]
        home = [noun(language, "puzzle-home")] if name == "goal" and AT_HOME.match(id) else []
        return [*(noun(language, f"motif-{key}") for key in MOTIFS), *home]
    return [f"‹{name}›"]


def _tries(language: str, id: str, asked: Asked) -> Iterator[dict[str, object]]:
    """Yield arguments: every variant with every other, then one value after the other."""
    values = {name: _values(language, id, name, asked) for name in asked.variables}
    chosen = [name for name in values if asked.variables[name]]
    first = {name: tried[0] for name, tried in values.items()}
    for picks in itertools.product(*(values[name] for name in chosen)):
        yield first | dict(zip(chosen, picks, strict=True))
    for name, tried in values.items():
        if name not in chosen:
            yield from (first | {name: value} for value in tried[1:])


@cache
def lines(language: str) -> Sequence[Line]:
    """Return every message and attribute of a language, rendered."""
    return tuple(_lines(language))


def _lines(language: str) -> Iterator[Line]:
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        bundle = bundle_of(language, path.name.startswith("terminal"))
        file = path.relative_to(LOCALES / language).as_posix()
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if not isinstance(entry, ast.Message):
                continue
            name = entry.id.name
            if name.startswith(("motif-", "form-")):
                continue  # forms of nouns and names: they stand in the sentences
            message = bundle.get_message(name)
            parts = [(name, entry.value, message.value)] if entry.value else []
            parts += [
                (f"{name}.{each.id.name}", each.value, message.attributes[each.id.name])
                for each in entry.attributes
                if name not in ("cast-lord", "puzzle-home")
            ]
            for id, pattern, compiled in parts:
                assert compiled is not None
                asked = Asked(messages_of(language))
                asked.visit(pattern)
                for about in itertools.islice(_tries(language, id, asked), LINES):
                    text, errors = bundle.format_pattern(compiled, about)
                    assert not errors, (id, errors)
                    yield Line(file, id, _said(about), str(text).strip())
    yield from _every_motif(language)


def _every_motif(language: str) -> Iterator[Line]:
    """Yield the sentences that children hear most with every motif there is."""
    bundle = bundle_of(language)
    for edition in daedalus.edition_names():
        for key in daedalus.edition(edition).motifs:
            motif = noun(language, f"motif-{edition}-{key}")
            about = {"motif": motif, "name": "Orla", "what": "motif", "piece": "other"}
            for id in ("sliding-told-find", "sliding-to", "sliding-at", "hint-finds"):
                pattern = bundle.get_message(id).value
                assert pattern is not None
                text, _ = bundle.format_pattern(pattern, about)
                yield Line(f"motif {edition}", id, key, str(text))


def _said(about: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in about.items() if f"‹{name}›" != value)


def rendered(language: str) -> str:
    """Return the golden file of a language: a sentence a line, under the name of its message."""
    told: list[str] = []
    for file, of_file in itertools.groupby(lines(language), key=lambda line: line.file):
        told.append(f"\n## {file}")
        for id, group in itertools.groupby(of_file, key=lambda line: line.id):
            texts = list(dict.fromkeys(line.text for line in group))
            told += [f"{id}: {texts[0]}", *(f"    {text}" for text in texts[1:])]
    return "\n".join(told).lstrip() + "\n"


if __name__ == "__main__":
    RENDERED.mkdir(exist_ok=True)
    for each in LANGUAGES:
        (RENDERED / f"{each}.txt").write_text(rendered(each), encoding="utf-8")
