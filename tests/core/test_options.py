"""Options: values and their texts, and messages that quote anything."""

import pytest
from hypothesis import given

import daedalus
from daedalus.core.errors import OptionError, quoted
from daedalus.core.options import Option, settle, show_options, show_value, split_options
from tests.strategies import Anything

CARDS = Option("cards", "all", ("all",), 1, 24)
ENDING = Option("ending", "home", ("home", "edge"), form="point:[a-z][0-9]", shape="point:<cell>")


@pytest.mark.parametrize(
    ("option", "given_", "value"),
    [
        (CARDS, "all", "all"),
        (CARDS, 6, 6),
        (CARDS, "6", 6),
        (CARDS, 24, 24),
        (ENDING, "edge", "edge"),
        (ENDING, "point:d4", "point:d4"),
        (Option("flag", False, (False, True)), "true", True),
        (Option("flag", False, (False, True)), True, True),
    ],
)
def test_a_value_is_taken_as_itself_or_as_its_text(
    option: Option, given_: object, value: object
) -> None:
    assert option.read(given_) == value
    assert type(option.read(given_)) is type(value)


@given(Anything)
def test_anything_else_is_refused_and_quoted(value: object) -> None:
    for option in (CARDS, ENDING):
        try:
            read = option.read(value)
        except OptionError as error:
            assert quoted(value) in str(error)  # noqa: PT017 - only some values are refused
        else:
            assert show_value(read) == str(value)


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_every_edition_accepts_its_own_defaults(edition: str) -> None:
    rules = daedalus.edition(edition)
    assert rules.chosen == {}
    defaults = {option.name: option.default for option in rules.options}
    assert rules.with_options(**defaults) == rules
    texts = {name: show_value(value) for name, value in defaults.items()}
    assert rules.with_options(**texts) == rules
    for option in rules.options:
        assert option.allowed
        assert settle(rules.options, {option.name: option.default}, edition)


def test_options_are_written_and_split_again() -> None:
    text = show_options({"cards": 6, "dark_lord": True})
    assert split_options(text.split()) == {"cards": "6", "dark_lord": "true"}


def test_a_number_too_long_to_be_written_can_be_quoted() -> None:
    assert quoted(10**5000) == "<int>"
    assert quoted([0] * 1000).endswith("...")
    assert quoted(None) == "None"
