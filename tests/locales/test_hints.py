"""What a hint says beside the board: one short sentence, in every language and for every motif."""

import pytest

import daedalus
from daedalus.locales import LANGUAGES
from tests.locales.rendering import bundle_of, noun

MOST_WORDS = 10
LONGEST = {  # the sentences of a hint that the board shows, and what they name
    "go": ("go-hint-shows", "go-hint-leads", "go-hint-blocks", "go-hint-solved", "go-hint-seen"),
    "connect": (
        "connect-hint-meets",
        "connect-hint-several",
        "connect-hint-none",
        "connect-hint-wins",
    ),
}


def said(language: str, id: str, **about: object) -> str:
    bundle = bundle_of(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, about)
    assert not errors, id
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", LONGEST)
def test_a_hint_has_at_most_ten_words(edition: str, language: str) -> None:
    for key in daedalus.edition(edition).motifs:
        message = f"motif-{edition}-{key}"
        name = said(language, message)
        for count in (1, 2, 7):
            about = {
                "motif": noun(language, message),
                "creature": name,
                "again": name.lower(),
                "count": count,
            }
            for id in LONGEST[edition]:
                text = said(language, id, **about)
                words = [word for word in text.split() if word.strip("«»“”„ :.")]
                assert len(words) <= MOST_WORDS, text
