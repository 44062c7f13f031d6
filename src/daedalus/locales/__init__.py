"""The supported languages: the only list of them, each with its own name for itself."""

from typing import Final

OWN_NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español (España)",
    "pt": "Português (Portugal)",
}
LANGUAGES: Final = tuple(OWN_NAMES)


def region_of(language: str) -> str:
    """Return a language with the country whose plurals and numbers it has, if that matters.

    >>> region_of("pt"), region_of("de")  # in Brazil it is "0 ponto", in Portugal "0 pontos"
    ('pt-PT', 'de')
    """
    return {"pt": "pt-PT"}.get(language, language)
