"""Sentences as people read them: rendered with 0, 1, Orla and one's own home."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from daedalus.locales import LANGUAGES
from tests.locales.rendering import (
    LOCALES,
    NAMES,
    RENDERED,
    Line,
    lines,
    messages_of,
    noun_messages,
    rendered,
)

every_language = pytest.mark.parametrize("lang", LANGUAGES)

FORMS = {  # beside the name itself: what sentences of a language may ask of a noun, and of a name
    "en": ({"the"}, set()),
    "de": ({"the", "acc", "to", "at"}, set()),
    "fr": ({"the", "to"}, {"of", "than"}),
    "nl": ({"the"}, set()),
    "it": ({"the", "to", "at"}, {"to", "To"}),
    "es": ({"the", "to"}, set()),
    "pt": ({"the", "to"}, set()),
}
ARTICLES = {
    "en": "the|a|an",
    "de": "der|die|das|den|dem|des|ein|eine|zum|zur|beim",
    "fr": "le|la|les|un|une|du|au|l’",
    "nl": "de|het|een",
    "it": "il|lo|la|l’|un|una|al|allo|alla|sul|sulla",
    "es": "el|los|las|un|una|al|del",
    "pt": "o|os|um|uma|ao|do|no",
}
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|push|walk|undo|again|quit|allowed|cannot|not|like|turn|tile|board|"
    r"this|that|there|there’s|is|are|was|have|has|of|to|from|who|which|what|here|where|when|only|"
    r"more|than|too|out|every|everyone|ready|claim|lift|take|best|player|players|card|cards|maze|"
    r"please|page|settings|share|spare|arrow|treasure|goal|win|wins|won|found)\b"
)
MAY_BE_ENGLISH = re.compile(r"`[^`]*`|--[\w-]+|\b[a-z_]+=\S+|daedalus [\w -]+|Push|Web Push")
LIKE_ENGLISH = {  # words of a language that look like English ones
    "de": {"was"},
    "fr": {"page"},
    "nl": {"is", "of", "was", "win"},
    "it": set(),
    "es": {"has"},
    "pt": set(),
}
SMALL = re.compile(r"[¡¿«“„(]*(?![a-i][1-9]\b)[a-zà-ÿ]")  # d4 is a square
STOP = ".!?"
PARTS = frozenset({"go-took-note", "go-goal-framed"})
"""What stands behind something else: "The 6 is yours" "if the check finds …"."""
ORDINALS = frozenset({"turn", "round", "place", "step", "player", "number", "level", "n", "row"})
"""Numbers of one thing among others: "round 1 begins"."""
SAME = {  # what stands behind one as behind many: "step 1 of 5", "1 found"
    "en": "found|left|sit|can|cannot|solved|of|here",
    "de": "[a-zäöü].*|Plättchen",
    "fr": "avec|sur|par|est",
    "nl": "gevonden|met|van|tot|vangen|per|opnieuw|opgelost",
    "it": "manche|con|non|della|avresti",
    "es": "como|por|podrías",
    "pt": "deles|não|por|podias",
}


def named(line: Line) -> str:
    return f"{line.file}: {line.id} ({line.about}): {line.text}"


@every_language
def test_the_golden_file_is_what_people_read(lang: str) -> None:
    golden = (RENDERED / f"{lang}.txt").read_text(encoding="utf-8")
    assert golden == rendered(lang), "python -m tests.locales.rendering, and read the diff"


def sentences(lang: str) -> Iterator[Line]:
    """Yield what is a sentence, not a label or a part of one."""
    for line in lines(lang):
        if (
            line.text.endswith(tuple(STOP))
            and line.id not in PARTS
            and not line.id.startswith("help-")
        ):
            yield line


@every_language
def test_a_sentence_begins_with_a_capital(lang: str) -> None:
    small = [named(line) for line in sentences(lang) if SMALL.match(line.text)]
    assert small == []


@every_language
def test_a_sentence_ends_once(lang: str) -> None:
    twice = re.compile(r"[.!?…]\s?[.,;](?![\w/])|\.{2}|\s[.,](?!/|game)|[,;:]\s?[.]|\(\)")
    found = [named(line) for line in lines(lang) if twice.search(line.text)]
    assert found == []


@every_language
def test_a_noun_has_one_article(lang: str) -> None:
    twice = re.compile(rf"(?<!\w)({ARTICLES[lang]}) ({ARTICLES[lang]})(?!\w)", re.IGNORECASE)
    nouns = [line for line in lines(lang) if re.search("motif|goal", line.about + line.file)]
    assert nouns
    assert [named(line) for line in nouns if twice.search(line.text)] == []


@pytest.mark.parametrize("lang", ["fr", "it", "es", "pt"])
def test_no_name_stands_behind_a_word_that_should_have_bent(lang: str) -> None:
    """*de Orla* and *que Anna* are no French: such words ask for a form of the name."""
    bends = {
        "fr": "de|que|le|la|si",
        "it": "il|lo",
        "es": "de el|a el",
        "pt": "de o|de a|em o|em a",
    }
    wrong = re.compile(
        rf"(?<![\w’])({bends[lang]}) ({'|'.join(NAMES[:3])})\b"
        + r"|(?<![\w’])[Aa] Anna\b" * (lang == "it")  # ad Anna
    )
    assert [named(line) for line in lines(lang) if wrong.search(line.text)] == []


@every_language
def test_every_id_has_a_text(lang: str) -> None:
    """What the golden file shows is a text, never the name of a message."""
    ids = set(messages_of(lang))
    bare = [named(line) for line in lines(lang) if "-" in line.text and line.text in ids]
    assert bare == []


@every_language
def test_one_is_not_many(lang: str) -> None:
    """Where a number stands before a word, one and five are told differently."""
    by_about: dict[tuple[str, str, str], str] = {
        (line.file, line.id, line.about): line.text for line in lines(lang)
    }
    found = []
    for (file, id, about), text in by_about.items():
        noun = re.search(r"(?<![\w.:‹])1 ([^\W\d]{3,})", text)
        if not noun or re.fullmatch(SAME[lang], noun[1]):
            continue
        for name in set(re.findall(r"(\w+)=1(?=,|$)", about)) - ORDINALS:
            for number in (3, 5, 7):
                others = re.sub(rf"\b{name}=1(?=,|$)", f"{name}={number}", about)
                many = by_about.get((file, id, others))
                if many and many == text.replace("1 ", f"{number} "):
                    found.append(f"{file}: {id}: {text}")
    assert found == []


@every_language
def test_no_english_in_another_language(lang: str) -> None:
    if lang == "en":
        return
    found = [
        named(line)
        for line in lines(lang)
        if set(ENGLISH.findall(MAY_BE_ENGLISH.sub("", re.sub("‹[^›]*›", "", line.text))))
        - LIKE_ENGLISH[lang]
    ]
    assert found == []


@every_language
def test_nothing_is_quoted_as_python_does(lang: str) -> None:
    found = [named(line) for line in lines(lang) if re.search(r"(^|\s)'[^']*'", line.text)]
    assert found == []


@every_language
def test_the_page_names_no_coordinates(lang: str) -> None:
    """The board of the page shows none."""
    found = [
        named(line)
        for line in lines(lang)
        if line.file.startswith(("web-sliding", "web-puzzles", "lessons"))
        and re.search(r"(?<![\w.])[a-i][1-9](?!\w)", line.text)
    ]
    assert found == []


@every_language
def test_every_noun_has_the_forms_of_its_language(lang: str) -> None:
    wanted, _ = FORMS[lang]
    for name, message in noun_messages(lang).items():
        forms = {each.id.name for each in message.attributes} - {"is"}
        assert forms == wanted, name


@every_language
def test_sentences_ask_for_forms_that_there_are(lang: str) -> None:
    nouns, names = FORMS[lang]
    texts = "\n".join(path.read_text("utf-8") for path in (LOCALES / lang).rglob("*.ftl"))
    asked = set(re.findall(r'FORM\(\$\w+, as: "(\w+)"\)', texts))
    assert asked - {"is"} <= (nouns | names)
    assert {f"form-{form}" for form in names} <= set(messages_of(lang))
    assert all(isinstance(message, ast.Message) for message in messages_of(lang).values())
