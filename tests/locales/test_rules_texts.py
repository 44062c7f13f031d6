"""The rules that players read: complete, alike in every language, and in words of our own."""

import re
from pathlib import Path

import pytest

import daedalus
from daedalus.cli.words import Words
from daedalus.locales import LANGUAGES

LOCALES = Path(daedalus.__file__).parent / "locales"
EDITIONS = daedalus.edition_names()

# Names of printed games and of what they show; they belong to others.  "Labyrinth" is also the
# plain German word for a maze, so only the names made with it are barred.
BRANDS = re.compile(
    r"\b(ravensburger|kobbert|labyrinth[ -]*(go|connect)|verrücktes? labyrinth|labirinto magico"
    r"|labyrinthe (loufoque|magique)|laberinto (encantado|mágico)|betoverde doolhof"
    r"|one piece|luffy|ruffy|rufy|straw hat|strohhut|chapeau de paille|sombrero de paja"
    r"|star ?wars|guerre stellari|darth|vader|vador|fener|skywalker|yoda|jedi|sith|droids?|droïdes?"
    r"|pok[eé]mon|psyduck|enton|glumanda|charmander|salamèche|nintendo)\b",
    re.IGNORECASE,
)

every_text = pytest.mark.parametrize("edition", EDITIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def rules(lang: str, edition: str) -> str:
    return (LOCALES / lang / "rules" / f"{edition}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[str]:
    return re.findall(r"^(#+) \S", text, re.MULTILINE)


def shape(text: str) -> list[str]:
    """Return the kind of every block: ``##``, ``1.``, ``-`` or ``text``, each once per item.

    >>> shape("# A\\n\\nfirst\\nline\\n\\n- one\\n  more\\n- two\\n")
    ['#', 'text', '-', '-']
    """
    kinds = ["blank"]
    for line in text.splitlines():
        if not line.strip():
            kinds.append("blank")
        elif found := re.match(r"(#+|-|\d+\.) ", line):
            kinds.append(found[1])
        elif kinds[-1] == "blank":
            kinds.append("text")
    return [kind for kind in kinds if kind != "blank"]


def quoted(text: str) -> list[str]:
    """Return everything in backticks, sorted: the words a player may type."""
    return sorted(re.findall(r"`([^`]+)`", text))


def items(text: str) -> list[str]:
    """Return the items of all lists, each in one line."""
    found = re.findall(r"^- (.*(?:\n  .*)*)$", text, re.MULTILINE)
    return [re.sub(r"\n +", " ", item) for item in found]


def named_options(text: str) -> list[str]:
    """Return the options a text explains, in order: the words to type end an item, in brackets."""
    ends = (re.search(r"\(`(\w+)`\s?:[^()]*\)$", item) for item in items(text))
    return [end[1] for end in ends if end]


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
    folders = [path.name for path in LOCALES.iterdir() if path.is_dir()]
    assert sorted(set(folders) - {"__pycache__"}) == sorted(LANGUAGES)


@every_language
def test_every_edition_has_its_rules(lang: str) -> None:
    texts = sorted(path.name for path in (LOCALES / lang / "rules").iterdir())
    assert texts == sorted(f"{edition}.md" for edition in EDITIONS)


@every_language
@every_text
def test_a_text_has_one_title_and_then_sections(lang: str, edition: str) -> None:
    first, *rest = headings(rules(lang, edition))
    assert first == "#"
    assert len(rest) >= 8
    assert set(rest) == {"##"}


@every_language
@every_text
def test_all_languages_have_the_same_headings_and_lists(lang: str, edition: str) -> None:
    assert headings(rules(lang, edition)) == headings(rules("en", edition))
    assert shape(rules(lang, edition)) == shape(rules("en", edition))


@every_language
@every_text
def test_all_languages_quote_the_same_words(lang: str, edition: str) -> None:
    assert quoted(rules(lang, edition)) == quoted(rules("en", edition))


@every_language
@every_text
def test_all_languages_name_the_same_numbers(lang: str, edition: str) -> None:
    digits = re.compile(r"\d+")
    assert sorted(digits.findall(rules(lang, edition))) == sorted(
        digits.findall(rules("en", edition))
    )


@every_language
@every_text
def test_every_option_is_explained(lang: str, edition: str) -> None:
    options = [option.name for option in daedalus.edition(edition).options]
    assert named_options(rules(lang, edition)) == options


@every_language
@every_text
def test_options_have_the_words_of_the_options_sheet(lang: str, edition: str) -> None:
    words, rules_of = Words(lang), daedalus.edition(edition)
    text = " ".join(rules(lang, edition).split(" ")).replace("\n  ", " ")
    for option in rules_of.options:
        label = words(f"option-{rules_of.engine}-{option.name}")
        assert f"- **{label}**" in text
        for value in option.words:
            name = f"value-{option.name}-{value}"
            if words.knows(name):
                assert words(name) in text, (option.name, value)
    if any(option.name == "ending" for option in rules_of.options):
        assert words("value-ending-point") in text


@every_language
@every_text
def test_words_to_type_stand_in_brackets_only(lang: str, edition: str) -> None:
    outside = re.sub(r"\([^()]*\)", "", " ".join(rules(lang, edition).split()))
    assert "`" not in outside


@every_language
@pytest.mark.parametrize("edition", ["go", "connect"])
def test_what_is_our_reconstruction_is_told(lang: str, edition: str) -> None:
    assert re.search("reconstr|reconstitution|ricostruzione|nachempfunden", rules(lang, edition))


@every_text
def test_every_value_of_an_option_can_be_typed_as_the_text_shows_it(edition: str) -> None:
    for option in daedalus.edition(edition).options:
        words = {str(word).lower() for word in (option.default, *option.words)}
        assert words <= set(quoted(rules("en", edition))), option.name


@every_language
@every_text
def test_a_text_fits_a_terminal(lang: str, edition: str) -> None:
    lines = rules(lang, edition).splitlines()
    assert 60 <= len(lines) <= 140
    assert max(map(len, lines)) <= 110
    assert not [line for line in lines if line != line.rstrip()]


@every_language
def test_titles_differ(lang: str) -> None:
    assert len({rules(lang, edition).splitlines()[0] for edition in EDITIONS}) == len(EDITIONS)


@every_language
def test_the_sliding_editions_tell_the_same_rules(lang: str) -> None:
    # Same blocks in the same order; only galaxy has a section more, about the Eclipse.
    assert shape(rules(lang, "classic")) == shape(rules(lang, "pirates"))
    sections = re.split(r"^(?=## )", rules(lang, "galaxy"), flags=re.MULTILINE)
    eclipse = Words(lang)("cast-lord")
    without = "".join(part for part in sections if eclipse not in part.splitlines()[0])
    assert shape(without) == shape(rules(lang, "classic"))


@every_language
@every_text
def test_no_name_of_a_printed_game_occurs(lang: str, edition: str) -> None:
    assert not BRANDS.search(" ".join(rules(lang, edition).split()))


@every_language
def test_no_motif_has_the_name_of_others(lang: str) -> None:
    for path in (LOCALES / lang / "editions").iterdir():
        assert not BRANDS.search(path.read_text(encoding="utf-8")), path


@every_text
def test_the_english_word_is_maze(edition: str) -> None:
    assert "labyrinth" not in rules("en", edition).lower()
