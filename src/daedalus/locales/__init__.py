"""The supported languages: the only list of them, each with its own name for itself."""

from typing import Final

OWN_NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español",
    "pt": "Português",
}
LANGUAGES: Final = tuple(OWN_NAMES)
