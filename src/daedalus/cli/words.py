"""The terminal's texts in the user's language: the messages of locales/<language>/*.ftl."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from daedalus.box import LETTERS, OwnBox, Treasure, load
from daedalus.cli.grammar import Noun, form_in
from daedalus.core.errors import Cause, GameError, OptionError, quoted, shortened
from daedalus.editions import edition as rules_of
from daedalus.editions import edition_names
from daedalus.extras import extra, installed
from daedalus.locales import LANGUAGES, region_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_ONE_LINE: Final = re.compile(r"^([a-z][\w-]*) = (\S.*)(?=\n(?!\s+\S)|\Z)", re.MULTILINE)
_VALUE: Final = re.compile(r"\{ \$(\w+) \}")
_SAME_VOWEL: Final = {  # *nord ed est*, *Anna e Inés*: "and" keeps apart from what begins like it
    "it": (re.compile(r"(?<= )e (?=[eè])", re.IGNORECASE), "ed "),
    "es": (re.compile(r"(?<= )y (?=h?i(?!e))", re.IGNORECASE), "e "),
}
SHARED: Final = (
    "admin.ftl",
    "cast.ftl",
    "errors.ftl",
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

    forms = {"FORM": form_in(lambda: bundle)}
    bundle = FluentBundle([region_of(language)], functions=forms, use_isolating=False)
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
                f"no such language: {quoted(language)}: there are {', '.join(LANGUAGES)}",
                "language",
                text=language,
                known=LANGUAGES,
            )
        self.language = language
        self.own: Mapping[str, Treasure] = {}  # by the messages of the treasures they replace

    def wear(self, box: OwnBox) -> None:
        """Call the treasures of a world by the words of a box."""
        keys = zip(LETTERS, rules_of(box.dress).motifs, strict=True)
        self.own = {
            f"motif-{box.dress}-{key}": box.places[letter]
            for letter, key in keys
            if letter in box.places
        }

    def dress(self, edition: str | None, file: Path | None) -> str:
        """Wear the box in a *file*, if there is one, and return the edition that it dresses.

        :raises OptionError: when that is another *edition*.
        """
        if file is None:
            return ""
        box = load(file)
        if edition not in (None, box.dress):
            raise OptionError(f"this box dresses {box.dress}, not {edition}")
        self.wear(box)
        return box.dress

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

    def refused(self, error: GameError) -> str:
        """Return why something was refused, as a sentence of this language and no other.

        >>> Words("de").refused(OptionError("no such edition: 'x'", "edition", text="x", known="a"))
        'Ein Spiel „x“ gibt es nicht. Es gibt: a.'
        """
        return self._reason(error.why, error.code)

    def _reason(self, why: Cause, code: str) -> str:
        sentence = f"error-{why.id}"
        if why.id and self.knows(sentence):
            about = {name: self._argument(value, code) for name, value in why.about.items()}
            return self(sentence, **about)
        if self.language == "en":
            return str(why)
        return self(sentence if self.knows(sentence := f"error-of-{code}") else "error-of-refused")

    def _argument(self, value: object, code: str) -> object:
        """Return an argument of a reason: a reason in words, a list as it is said, a short text."""
        if isinstance(value, Cause):
            return self._reason(value, code)
        if isinstance(value, tuple):
            return ", ".join(map(str, value))
        return value if isinstance(value, int) else shortened(value)

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a number as the language writes it; what rounds to 0 has no sign.

        >>> Words("de").number(43.71), Words("en").number(-0.001, 2)
        ('43,7', '0.00')
        """
        text = f"{value:z.{digits}f}"
        if signed and float(text) > 0:
            text = f"+{text}"
        return text if self.language == "en" else text.replace(".", ",")

    def listed(self, parts: Iterable[str]) -> str:
        """Return a list as the language says it.

        >>> Words("de").listed(["Norden", "Osten", "Süden"])
        'Norden, Osten und Süden'
        >>> Words("it").listed(["nord", "est"]), Words("es").listed(["Anna", "Inés"])
        ('nord ed est', 'Anna e Inés')
        """
        from babel.lists import format_list

        said: str = format_list(list(parts), locale=self.language)
        if (apart := _SAME_VOWEL.get(self.language)) is not None:
            said = apart[0].sub(apart[1], said)
        return said

    def motif(self, edition: str, key: str, attribute: str = "") -> str:
        """Return the name of a motif; with attribute "the", as a noun inside a sentence."""
        sentence = f"motif-{edition}-{key}"
        if place := self.own.get(sentence):
            return Noun(place.said, "") if attribute == "the" else place.word
        return self.noun(sentence) if attribute == "the" else self(sentence, attribute)

    def noun(self, sentence: str) -> Noun:
        """Return a thing with its article: a sentence may ask for another form of it."""
        return Noun(self(sentence, "the"), sentence)

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
    return asked_for(words)(sentence) if {"-h", "--help"} & set(words) else ""


def asked_for(argv: Sequence[str]) -> Words:
    """Return the words of the language that a command line asks for, or else the environment."""
    wishes = [after for word, after in pairwise(argv) if word == "--lang"]
    wishes += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    return _speaker(wishes[0] if wishes and wishes[0] in LANGUAGES else spoken())


def told_list(sentence: str, values: Callable[[], Iterable[str]]) -> str:
    """Return a message that ends with a list, for --help."""
    asked = told(sentence)
    return f"{asked} {', '.join(values())}." if asked else ""


def told_editions() -> str:
    """Return the list of editions, for --help."""
    return told_list("help-edition", edition_names)


def told_languages() -> str:
    """Return the list of languages, for --help."""
    return told_list("help-lang", lambda: LANGUAGES)


@cache
def _speaker(language: str) -> Words:
    """Return the words of a language; cached, since help needs many messages."""
    return Words(language)
