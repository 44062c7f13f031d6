"""docs/rules/house.md lists what is ours; what is called after the box switches none of it on."""

import re
from pathlib import Path

import pytest

import daedalus
from daedalus.cli.menu import Menu
from daedalus.cli.words import Words
from daedalus.editions import shelf
from daedalus.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rules" / "house.md").read_text(encoding="utf-8")
OF_A_BOOK = ("classic", "eclipse", "children")
"""The presets that are named after a box or a variant of its book; the others are ours."""


def rows() -> list[list[str]]:
    """Return the cells of the table of house rules."""
    table = TEXT.split("## Presets")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def listed(form: str = "[a-z_]+") -> dict[str, set[str]]:
    """Return the options (or values, of another form) that the table calls ours, by edition."""
    found: dict[str, set[str]] = {name: set() for name in daedalus.edition_names()}
    for editions, _, option, *_ in rows():
        match = re.fullmatch(f"`({form})`", option)
        for name in editions.split(", "):
            if match and name in found:
                found[name].add(match[1])
    return found


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_the_table_lists_exactly_the_options_that_are_marked_as_ours(name: str) -> None:
    ours = {option.name for option in daedalus.edition(name).options if option.ours}
    assert listed()[name] == ours


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_the_table_lists_exactly_the_values_that_are_borrowed(name: str) -> None:
    borrowed = {
        f"{option.name}={value}"
        for option in daedalus.edition(name).options
        for value in option.borrowed
    }
    assert listed("[a-z_]+=.+")[name] == borrowed
    for option in daedalus.edition(name).options:
        assert set(option.borrowed) <= {*option.words, option.shape}
        assert option.default not in option.borrowed


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_what_is_named_after_the_box_switches_on_no_house_rule(name: str) -> None:
    rules = daedalus.edition(name)
    assert rules.presets[0].name == "classic"
    for preset in rules.presets:
        values = {f"{option}={value}" for option, value in preset.options.items()}
        named = set(preset.options) & listed()[name] | values & listed("[a-z_]+=.+")[name]
        assert bool(named) == (preset.name in ("quick", "clock"))
        if preset.name in OF_A_BOOK:
            assert not named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_calls_every_borrowed_value_a_house_rule(lang: str) -> None:
    words = Words(lang)
    menu = Menu(words)
    for name, rules in shelf().items():
        menu._set_edition(name)
        rows = {row.id: row for row in menu.rows()}
        for option in rules.options:
            if option.borrowed:
                marked = [words("house-rule") in value for value in rows[option.name].values]
                kinds = [*option.words, *filter(None, [option.shape])]
                assert marked == [kind in option.borrowed for kind in kinds]


def test_children_play_their_books_variant_and_nothing_else() -> None:
    variants = {
        name: dict(preset.options)
        for name, rules in shelf().items()
        for preset in rules.presets
        if preset.name == "children"
    }
    assert variants == {
        "classic": {"hands": "own"},
        "pirates": {"hands": "open"},
        "galaxy": {"hands": "own"},
    }


def test_every_ruling_that_the_table_names_is_there() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs" / "rules").glob("*.md"))
    for row in rows():
        for ruling in row[-1].split():
            assert f"| {ruling} |" in pages, ruling


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_call_every_house_option_one(lang: str) -> None:
    """The rules as players read them say so in the item of the option."""
    words = Words(lang)("house-rule")
    for name, rules in shelf().items():
        path = Path(daedalus.__file__).parent / "locales" / lang / "rules" / f"{name}.md"
        items = re.findall(r"^- (.*(?:\n  .*)*)$", path.read_text("utf-8"), re.MULTILINE)
        for option in rules.options:
            pattern = rf"\(`{option.name}`\s?:[^()]*\)$"
            (item,) = [flat for each in items if re.search(pattern, flat := " ".join(each.split()))]
            assert (words in item) == (option.ours or bool(option.borrowed)), (name, option.name)
            for value in (*option.words, *filter(None, [option.shape])):
                kind = str(value).partition(":")[0]
                if not Words(lang).knows(f"value-{option.name}-{kind}"):
                    continue
                called = Words(lang)(f"value-{option.name}-{kind}")
                said = [
                    each
                    for each in re.split(r"(?<=[.?!]) ", item)
                    if words in each and called in each
                ]
                assert bool(said) == (value in option.borrowed), (name, option.name, value)
