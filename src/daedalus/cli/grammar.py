"""Nouns and names inside a sentence: every language keeps its forms in its Fluent files.

A sentence asks for one: { FORM($motif, as: "to") }, { FORM($name, as: "of") }.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Noun(str):
    """A thing with its article, as a subject; it knows the message that has its other forms.

    Somebody's own word for it has no other form, and no message.
    """

    message: str

    def __new__(cls, text: str, message: str) -> Noun:
        noun = super().__new__(cls, text)
        noun.message = message
        return noun


def form_in(bundle: Callable[[], FluentBundle]) -> Callable[..., Any]:
    """Return the function FORM of a language."""

    def form(noun: str, **wanted: str) -> str:
        if isinstance(noun, Noun) and not noun.message:
            return noun
        if isinstance(noun, Noun):
            pattern = bundle().get_message(noun.message).attributes.get(wanted["as"])
        elif bundle().has_message(f"form-{wanted['as']}"):
            pattern = bundle().get_message(f"form-{wanted['as']}").value
        else:
            pattern = None
        if pattern is None:
            return noun
        text, _ = bundle().format_pattern(pattern, {"name": noun, **_marks_of(noun)})
        return str(text)

    return form


def _marks_of(name: str) -> Mapping[str, str]:
    """Return how a name begins (vowel, h, consonant; its letter) and ends (s or not).

    >>> _marks_of("Ève"), _marks_of("Hugo")["begins"], _marks_of("Jonas")["ends"]
    ({'begins': 'vowel', 'first': 'e', 'ends': 'other'}, 'h', 's')
    """
    plain = unicodedata.normalize("NFD", name).casefold()
    first = plain[:1]
    begins = "vowel" if first and first in "aeiouæœ" else "h" if first == "h" else "consonant"
    ends = "s" if plain[-1:] in ("s", "x", "z") else "other"
    return {"begins": begins, "first": first, "ends": ends}
