"""The options of an edition: declared once, checked once, shown everywhere."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from daedalus.core.errors import OptionError, quoted

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its default, and its possible values (words, a range of numbers, a pattern)."""

    name: str
    default: Value
    words: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None
    form: str = ""  # a regular expression for values with a variable part
    shape: str = ""  # the form as shown to people: "point:<cell>"
    deck: tuple[tuple[int, int], ...] = ()  # board sizes, and how many the seats share on each
    ours: bool = False  # a house rule: every value but the default is in no book
    borrowed: tuple[Value, ...] = ()  # words (or the shape) of another book: house rules here
    unsaid: Value | None = None  # what a position means that does not name it, if not the default

    @property
    def allowed(self) -> str:
        """Describe the possible values, for messages and help."""
        parts = [show_value(word) for word in self.words]
        if self.low is not None:
            parts.append(f"{self.low} to {self.high}")
        if self.shape:
            parts.append(self.shape)
        return ", ".join(parts)

    def read(self, given: object) -> Value:
        """Return *given*, a value or its text, as a value of this option.

        :raises OptionError: when the option has no such value.
        """
        for word in self.words:
            if given == show_value(word) or (type(given) is type(word) and given == word):
                return word
        if self.low is not None and self.high is not None:
            number = given
            if isinstance(number, str) and re.fullmatch("[0-9]{1,9}", number):
                number = int(number)
            if type(number) is int and self.low <= number <= self.high:
                return number
        if self.form and isinstance(given, str) and re.fullmatch(self.form, given):
            return given
        raise OptionError(
            f"option {self.name} cannot be {quoted(given)}: allowed is {self.allowed}",
            "option-value",
            option=self.name,
            text=given,
            known=self.allowed,
        )


def show_value(value: Value) -> str:
    """Return the text of a value, as in headers, records and command lines.

    >>> show_value(True)
    'true'
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(
    declared: Sequence[Option], given: Mapping[str, object], edition: str
) -> dict[str, Value]:
    """Return the values of *given*, checked against the options that *edition* has *declared*.

    :raises OptionError: when an option is unknown or its value invalid.
    """
    known = {option.name: option for option in declared}
    values = {}
    for name, value in given.items():
        if name not in known:
            raise OptionError(
                f"{edition} has no option {quoted(name)}: there are {', '.join(known)}",
                "option-unknown",
                option=name,
                known=tuple(known),
            )
        values[name] = known[name].read(value)
    return values


def show_options(values: Mapping[str, Value], separator: str = " ") -> str:
    """Return options as text, for headers.

    >>> show_options({"cards": 6, "dark_lord": True}, ";")
    'cards=6;dark_lord=true'
    """
    return separator.join(f"{name}={show_value(value)}" for name, value in values.items())


def split_options(parts: Sequence[str]) -> dict[str, str]:
    """Return the names and values in *parts*, each ``name=value``, unchecked.

    :raises OptionError: when a part is not such a pair or a name occurs twice.
    """
    values: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals:
            raise OptionError(
                f"not an option: {quoted(part)}: write name=value", "option-form", text=part
            )
        if name in values:
            raise OptionError(f"option {quoted(name)} is given twice", "option-twice", option=name)
        values[name] = value
    return values
