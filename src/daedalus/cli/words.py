"""The terminal's texts in the user's language: the messages of locales/<language>/*.ftl."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from daedalus.core.errors import OptionError, quoted
from daedalus.editions import editions
from daedalus.extras import extra, installed
from daedalus.locales import LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_ONE_LINE: Final = re.compile(r"^([a-z][\w-]*) = (\S.*)(?=\n(?!\s+\S)|\Z)", re.MULTILINE)
_VALUE: Final = re.compile(r"\{ \$(\w+) \}")
SHARED: Final = (
    "admin.ftl",
    "cast.ftl",
    "go.ftl",
    "lessons.ftl",
    "options.ftl",
    "presets.ftl",
    "table.ftl",
    "web-positions.ftl",
    "web-puzzles.ftl",
    "web-review.ftl",
)
"""The files of the browser that the terminal reads too: one source for each sentence."""
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(environment: Mapping[str, str] | None = None) -> str:
    """Return the language requested by the environment, or English if it is not one of ours.

    >>> spoken({"LANG": "de_AT.UTF-8"}), spoken({"LC_ALL": "C", "LANG": "fr_FR"}), spoken({})
    ('de', 'en', 'en')
    """
    known = os.environ if environment is None else environment
    wish = next((known[name] for name in _LOCALE_VARIABLES if known.get(name)), "")
    language = wish.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else "en"


def _sources(language: str) -> Iterator[Traversable]:
    """Yield the files the terminal reads: those of the browser, and terminal*.ftl."""
    folder = _folder(language)
    for source in sorted(folder.iterdir(), key=lambda each: each.name):
        if source.name in SHARED or (
            source.name.startswith("terminal") and source.name.endswith(".ftl")
        ):
            yield source
    yield from sorted((folder / "editions").iterdir(), key=lambda each: each.name)


@cache
def _bundle(language: str) -> FluentBundle:
    """Read the messages of a language, once in a process: a tenth of a second."""
    with extra("terminal"):
        from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The messages of one language: `words("seat-turn", name="Orla")`."""

    def __init__(self, language: str | None = None) -> None:
        """Use *language*, or that of the environment.

        :raises OptionError: when there is no such language.
        """
        language = language or spoken()
        if language not in LANGUAGES:
            raise OptionError(
                f"no such language: {quoted(language)}: there are {', '.join(LANGUAGES)}"
            )
        self.language = language

    @property
    def _bundles(self) -> Iterator[FluentBundle]:
        """The messages of the language, and English as a fallback, read only when it is needed."""
        return map(_bundle, dict.fromkeys((self.language, "en")))

    @cached_property
    def _plain_sentences(self) -> Mapping[str, str]:
        """The messages that fit on one line and have nothing but values to fill in: mainly help."""
        return {
            name: text
            for language in dict.fromkeys(("en", self.language))
            for source in _sources(language)
            for name, text in _ONE_LINE.findall(source.read_text(encoding="utf-8"))
            if "{" not in _VALUE.sub("", text)
        }

    def __call__(self, sentence: str, attribute: str = "", /, **about: object) -> str:
        """Return a message, or an attribute of it, with the values of *about* filled in.

        :raises ModuleNotFoundError: without Fluent, unless the message is a plain one.
        """
        if not installed("terminal") and sentence in self._plain_sentences:
            return _VALUE.sub(lambda value: str(about[value[1]]), self._plain_sentences[sentence])
        for bundle in self._bundles:
            if bundle.has_message(sentence):
                message = bundle.get_message(sentence)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, dict(about))
                    return str(text)
        return sentence

    def knows(self, sentence: str) -> bool:
        """Return whether there is such a message."""
        return any(bundle.has_message(sentence) for bundle in self._bundles)

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a number as the language writes it; what rounds to 0 has no sign.

        >>> Words("de").number(43.71), Words("en").number(-0.001, 2)
        ('43,7', '0.00')
        """
        text = f"{value:z.{digits}f}"
        if signed and float(text) > 0:
            text = f"+{text}"
        return text if self.language == "en" else text.replace(".", ",")

    def motif(self, edition: str, key: str, attribute: str = "") -> str:
        """Return the name of a motif; attribute "the" adds the article."""
        return self(f"motif-{edition}-{key}", attribute)

    def title(self, edition: str) -> str:
        """Return the display name of an edition: the heading of its rules."""
        return self.rules(edition).partition("\n")[0].removeprefix("# ") or edition

    def rules(self, edition: str) -> str:
        """Return the rules of an edition as players read them, in Markdown."""
        for language in dict.fromkeys((self.language, "en")):
            text = _folder(language) / "rules" / f"{edition}.md"
            if text.is_file():
                return text.read_text(encoding="utf-8")
        return ""


def _folder(language: str) -> Traversable:
    return files("daedalus") / "locales" / language


def told(sentence: str) -> str:
    """Return a message for --help; nothing, and quickly, if help was not requested."""
    words = sys.argv[1:]
    if not {"-h", "--help"} & set(words):
        return ""
    wish = [after for word, after in pairwise(words) if word == "--lang"]
    return _speaker(wish[0] if wish and wish[0] in LANGUAGES else spoken())(sentence)


def told_list(sentence: str, values: Callable[[], Iterable[str]]) -> str:
    """Return a message that ends with a list, for --help."""
    asked = told(sentence)
    return f"{asked} {', '.join(values())}." if asked else ""


def told_editions() -> str:
    """Return the list of editions, for --help."""
    return told_list("help-edition", editions)


def told_languages() -> str:
    """Return the list of languages, for --help."""
    return told_list("help-lang", lambda: LANGUAGES)


@cache
def _speaker(language: str) -> Words:
    """Return the words of a language; cached, since help needs many messages."""
    return Words(language)
