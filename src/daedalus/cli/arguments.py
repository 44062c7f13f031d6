"""Commands are functions: argparse reads their parameters, types and defaults."""

from __future__ import annotations

import inspect
import re
import types
from argparse import Action, ArgumentParser, ArgumentTypeError, BooleanOptionalAction
from argparse import RawDescriptionHelpFormatter as Formatter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn, Union, get_args, get_origin, get_type_hints

from daedalus.core.errors import Cause, OptionError, quoted

Command = Callable[..., int | None]


@dataclass(frozen=True)
class Argument:
    """A positional parameter."""

    help: str = ""
    metavar: str | None = None


class Option:
    """A named parameter: ``Option("-o", "--option")``, or just its own name."""

    def __init__(self, *names: str, help: str = "") -> None:
        self.names, self.help = names, help


def number(given: str) -> int:
    """Return an argument as a number.

    :raises OptionError: when it is not a number.
    """
    if not re.fullmatch("-?[0-9]{1,9}", given):
        raise OptionError(f"not a number: {quoted(given)}", "number", text=given)
    return int(given)


def _number(given: str, read: Callable[[str], float] = number) -> float:
    """Read a number for argparse, which formats other errors itself."""
    try:
        return read(given)
    except ValueError as error:
        raise ArgumentTypeError(
            Cause(f"not a number: {quoted(given)}", "number", text=given)
        ) from error


_READERS: Final[dict[object, Callable[[str], Any]]] = {
    int: _number,
    float: partial(_number, read=float),
    str: str,
    Path: Path,
}


class Parser(ArgumentParser):
    """A parser that refuses in one sentence, with a suggestion."""

    def error(self, message: str) -> NoReturn:
        """Refuse.

        :raises OptionError: always.
        """
        raise OptionError(message, "arguments", command=self.prog)

    @property
    def told_by_name(self) -> dict[str, Action]:
        """The options by all of their names."""
        return {name: action for action in self._actions for name in action.option_strings}

    @property
    def told_by_place(self) -> list[Action]:
        """The arguments, in order."""
        return [action for action in self._actions if not action.option_strings]

    def read(self, argv: Sequence[str]) -> dict[str, Any]:
        """Return the values of all parameters.

        :raises OptionError: when *argv* does not match them.
        """
        found, rest = self.parse_known_intermixed_args(argv)
        if rest:
            unknown = next((word for word in rest if word.startswith("-")), None)
            if unknown is None:
                raise OptionError(
                    f"too many arguments: {quoted(rest[0])}", "too-many", text=rest[0]
                )
            name = unknown.partition("=")[0]
            guess = meant(name, self.told_by_name)
            raise OptionError(f"no such option: {quoted(name)}{guess}", "no-option", text=name)
        return vars(found)


def meant(word: str, known: Iterable[str]) -> str:
    """Return a "did you mean" suggestion, or "" if there is none.

    >>> meant("arean", ["arena", "play"]), meant("x", ["play"])
    (': did you mean arena?', '')
    """
    guesses = get_close_matches(word, sorted(known), 1, 0.6)
    return f": did you mean {guesses[0]}?" if guesses else ""


def parser_of(command: Command, name: str, about: str = "") -> Parser:
    """Return the parser for a command's arguments."""
    parser = Parser(
        prog=f"daedalus {name}",
        description=about.replace("%", "%%"),
        allow_abbrev=False,
        formatter_class=Formatter,
    )
    hints = get_type_hints(command, include_extras=True)
    for each in inspect.signature(command).parameters.values():
        hint = hints[each.name]
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{name}: what is {each.name}?")
        kind, told = get_args(hint)[:2]
        _add(parser, each.name, _bare(kind), told, each.default)
    return parser


def _bare(kind: object) -> Any:
    """Return a type without its None."""
    if get_origin(kind) in (Union, types.UnionType):
        [kind] = [part for part in get_args(kind) if part is not type(None)]
    return kind


def _add(parser: Parser, name: str, kind: Any, told: Argument | Option, default: object) -> None:
    several = get_origin(kind) is list
    reader = _READERS.get(get_args(kind)[0] if several else kind, str)
    needed = default is inspect.Parameter.empty
    help = told.help.replace("%", "%%")
    if isinstance(told, Argument):
        count = ("+" if needed else "*") if several else None if needed else "?"
        parser.add_argument(
            name,
            type=reader,
            nargs=count,
            default=None if needed else default,
            help=help,
            metavar=told.metavar or name,
        )
        return
    names = told.names or (f"--{name.replace('_', '-')}",)
    if kind is bool:
        switch = names[0].partition("/")[0]
        action: Any = BooleanOptionalAction if "/" in names[0] else "store_true"
        parser.add_argument(switch, dest=name, action=action, default=default, help=help)
        return
    if default not in (None, "", inspect.Parameter.empty):
        help = f"{help} [{default}]".strip()
    parser.add_argument(
        *names,
        dest=name,
        type=reader,
        action="append" if several else "store",
        default=default,
        required=needed,
        help=help or None,
        metavar=(name if not several else names[-1].lstrip("-")).upper(),
    )
