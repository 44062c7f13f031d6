"""Every sentence of a language as people read it: rendered with arguments that break sentences.

`python -m tests.locales.rendering` writes the golden files in `tests/locales/rendered`, one for
each language. Their diff is what gets reviewed.
"""

from __future__ import annotations

import datetime
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.dates import format_skeleton, get_day_names
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import daedalus
from daedalus.cli.grammar import Noun, form_in
from daedalus.cli.words import Words
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
    r"connect-(hint|catches|told|end)|evening-here|review-note|mine-(all|waits|free|cleared)|film|carry|seats-taken|"
    r"rank|puzzle-(proof|try|tries|effort|task|note|hint)|analyse-secret|who-me"
)
"""What nobody counts from 0."""
MOTIFS = ("classic-owl", "classic-dragon", "classic-emerald", "pirates-octopus", "galaxy-comet")
LINES = 16  # of one message: more would hide what is new in a diff


NUMBERS = re.compile(
    "turns?|count|players?|seconds|most|number|step|stars|found|left|last|round|place|low|high|"
    "level|before|after|all|best|wrong|n|of|games|won|taken|solved|seated|rows?|column|points|"
    "positions|seats|fewest|feathers|claims|deals|levels"
)
"""What is a number where no message chooses by it: there one and three are tried."""
SEVERAL = re.compile(
    r"error-(go-end-early|name-long|position-(size|shared)|review-long|seed|cards|seats|start)|"
    r"print-part|puzzle-(task-run|proof-run|why-(too_many|more))|kernels|since-days|"
    r"eve-cert-of|sliding-no-row|admin-more|review-fact-tiles|box-checked|sheet-of|puzzle-level-stones"
)
"""Sentences with a number that is never one: nobody can claim once in a row."""
LARGE = {
    **{"nodes": 1234, "percent": 40, "bytes": 40960, "megabytes": 12, "minutes": 20, "port": 9000},
    **dict.fromkeys(("of", "all", "last", "levels", "most", "total", "high", "games"), 24),
}
"""Numbers that are never one."""


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
        counts = (0, 1, 2, 3) if name == "stars" else COUNTS
        tried = dict.fromkeys([1, *counts, *exact, *most])
        return [each for each in tried if each or not ONE_OR_MORE.match(id)]
    if keys:
        return [key for key in keys if key != "other"] + [f"‹{name}›"] * ("other" in keys)
    if said := _composed(language, id, name):
        return said
    if name in LARGE:
        return [LARGE[name]]
    if NUMBERS.fullmatch(name):
        return [8] if SEVERAL.match(id) else [1, 3]
    if name == "rival":  # of the lessons: always the same
        return [NAMES[0]]
    if name in PEOPLE and id not in THINGS:
        if id in ("sliding-is-at", "sliding-told-rode", "sliding-told-wrapped"):
            return [*NAMES, noun(language, "cast-lord")]
        return list(NAMES) if name == "name" else [*NAMES[1:], NAMES[0]]
    if name in NOUNS:
        if name == "lord":
            return [noun(language, "cast-lord")]
        home = [noun(language, "puzzle-home")] if name == "goal" and AT_HOME.match(id) else []
        return [*(noun(language, f"motif-{key}") for key in MOTIFS), *home]
    return [f"‹{name}›"]


def _says(language: str, id: str, **about: object) -> str:
    bundle = bundle_of(language)
    message = bundle.get_message(id)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, about)
    assert not errors, (id, errors)
    return str(text)


def _listed(language: str, parts: Sequence[str]) -> str:
    return Words(language).listed(parts)


@cache
def _composed(language: str, id: str, name: str) -> tuple[str, ...]:
    """Return what stands in a sentence where page or terminal put another one in."""
    return tuple(_in_sentence(language, id, name))


def _in_sentence(language: str, id: str, name: str) -> Iterator[str]:
    on_page = id.startswith(("sliding-", "connect-told", "connect-p")) and id != "cell-at"
    sides = _listed(language, [_says(language, f"side-{side}") for side in ("north", "east")])
    cell = _says(language, "cell-at", row=3, column=5)
    owls = ("classic-owl", "classic-dragon", "classic-emerald")
    the = [noun(language, f"motif-{key}") for key in owls]
    creatures = [_says(language, f"motif-connect-{key}") for key in ("fox", "eel")]
    pair = _listed(language, [each if language == "de" else each.lower() for each in creatures])
    match name:
        case "to" | "at" if id.startswith("sliding-"):
            about = {"owner": "Anna", "cell": cell, "motif": the[1]}
            yield from (
                _says(language, f"sliding-{name}", what=what, **about)
                for what in ("motif", "own", "home", "cell")
            )
        case "gate" | "line" if name == "gate" or id.startswith(("ask-", "hint-")):
            yield from (_says(language, "sliding-gate", side=s, line=2) for s in ("north", "east"))
        case "cell":
            yield cell if on_page else "d4"
        case "cells":
            yield _listed(language, [f"{the[0]} ({cell})", cell]) if on_page else "d4, e5"
        case "sides" if id == "puzzle-opens":
            yield _says(language, "puzzle-side-north")
        case "sides":
            yield sides
        case "tile" if id.startswith(("sliding-", "connect-turned", "connect-hand-tile")):
            lies = _says(language, "tile-lies", shape=3, sides=sides)
            on_tile = lies if id.startswith("sliding-") else f"{pair}, {lies}"
            yield capital(on_tile) if id == "connect-turned" else on_tile
        case "place" if id == "connect-told-lay":
            yield _says(language, "connect-beside", side="right", pair=pair)
        case "places":
            yield _says(language, "connect-beside", side="above", pair=pair)
        case "pair":
            yield pair
        case "tiles" if id.startswith("connect-"):
            yield pair
        case "creature":
            yield creatures[0]
        case "again":
            yield creatures[0] if language == "de" else creatures[0].lower()
        case "caught":
            yield from (_says(language, "connect-caught", count=count) for count in (1, 5))
        case "motifs" | "goals":
            yield _listed(language, the)
        case "names":
            yield _listed(language, NAMES[:3])
        case "until":
            yield _says(language, "until-tomorrow-evening")
        case "since":
            yield _says(language, "since-yesterday")
        case "luck" | "others" if id == "review-accounts":
            yield from (_says(language, "review-strength", strength=n) for n in (1, 0, -3))
        case "length":
            yield _says(language, "review-length", unit="turns", count=12)
        case "what" if id in ("fewer", "more-of"):
            yield _says(language, "players-label")
        case "day" if id == "until-day":
            yield get_day_names("wide", locale=language)[3]
        case "day":
            yield format_skeleton("MMMMd", datetime.date(2026, 12, 8), locale=language)


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
                    if "names" in about and about.get("count") == 1:
                        about["names"] = NAMES[0]
                    text, errors = bundle.format_pattern(compiled, about)
                    assert not errors, (id, errors)
                    said = str(text).strip()
                    if isinstance(about.get("name"), Noun):
                        said = capital(said)  # as `sentences` in web/src/speech.ts does
                    yield Line(file, id, _said(about), said)
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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
