"""The editions: every module in this folder that defines RULES is one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, overload

from daedalus.core.deprecated import called_before
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules, Setup
from daedalus.core.options import split_options
from daedalus.core.record import Game, Player, begin, begin_from, read_record

if TYPE_CHECKING:  # lets type checkers infer an edition's types from its name
    from daedalus.editions.connect.rules import Connect
    from daedalus.editions.go.rules import Go
    from daedalus.editions.known import (
        ConnectGame,
        ConnectName,
        GoGame,
        GoName,
        SlidingGame,
        SlidingName,
    )
    from daedalus.editions.sliding.rules import Sliding


@cache
def shelf() -> dict[str, AnyRules]:
    """Return the rules of all editions by name, in the order of the shelf."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    rules: list[AnyRules] = [module.RULES for module in modules if "RULES" in vars(module)]
    return {each.id: each for each in sorted(rules, key=lambda each: (each.shelf, each.id))}


def edition_names() -> tuple[str, ...]:
    """Return the names of all editions."""
    return tuple(shelf())


@overload
def edition(name: SlidingName, **options: object) -> Sliding: ...
@overload
def edition(name: GoName, **options: object) -> Go: ...
@overload
def edition(name: ConnectName, **options: object) -> Connect: ...
@overload
def edition(name: str, **options: object) -> AnyRules: ...
def edition(name: str, **options: object) -> AnyRules:
    """Return the rules of an edition, with *options* chosen.

    :raises OptionError: when there is no such edition, option or value.
    """
    if not isinstance(name, str) or name not in shelf():
        raise OptionError(
            f"no such edition: {quoted(name)}: there are {', '.join(shelf())}",
            "edition",
            text=name,
            known=tuple(shelf()),
        )
    return shelf()[name].with_options(**options)


class _Unsaid(int):
    """A number of seats that nobody asked for: a position brings its own."""


TWO: Final = _Unsaid(2)


@overload
def new_game(
    name: SlidingName,
    *,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    position: str | None = None,
    **options: object,
) -> SlidingGame: ...
@overload
def new_game(
    name: GoName,
    *,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    position: str | None = None,
    **options: object,
) -> GoGame: ...
@overload
def new_game(
    name: ConnectName,
    *,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    position: str | None = None,
    **options: object,
) -> ConnectGame: ...
@overload
def new_game(
    name: str,
    *,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    position: str | None = None,
    **options: object,
) -> Game: ...
@overload
def new_game(
    name: None = None,
    *,
    position: str,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> Game: ...
def new_game(
    name: str | None = None,
    *,
    seats: int = TWO,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    position: str | None = None,
    **options: object,
) -> Game:
    """Return a new game of an edition; the same *seed* always deals the same game.

    Without *position* it is for two, unless *seats* says otherwise.  A game may also begin from a
    position, or from somebody's view of one: what that hides is dealt from the seed.  Its text
    names the edition, so that *name* may be left out.

    :raises OptionError: when the edition, an option, a value or the number of seats is invalid.
    :raises GameError: when *position* is not one of this edition, or is the end of a game.
    """
    if isinstance(seed, int) and seed is not True and seed is not False:
        seed = str(seed)  # a number is taken as its digits
    if position is None:
        if name is None:
            raise OptionError("a new game needs the name of an edition, or a position")
        setup = Setup(2 if seats is TWO else seats, seed)  # type: ignore[arg-type]
        return begin(edition(name, **options), setup, players)
    rules = named_rules(position, name, options)
    game = begin_from(rules, position, seed, players)  # type: ignore[arg-type]
    if seats is not TWO and seats != len(game.players):
        raise OptionError(
            f"{quoted(seats)} do not fit a position of {len(game.players)}",
            "position-seats",
            given=seats,
            seated=len(game.players),
        )
    return game


def read_game(text: str) -> Game:
    """Return the game in the text of a `.game` file.

    :raises GameError: naming the line, when it is not a record or its game breaks the rules.
    """
    return read_record(text, edition)


def read_position(text: str) -> tuple[AnyRules, Any]:
    """Return the position described by *text*, and the rules it names.

    :raises GameError: when it is not well-formed, or its edition is unknown.
    """
    rules = named_rules(text)
    return rules, rules.read(text)


def named_rules(
    position: str, name: str | None = None, options: Mapping[str, object] | None = None
) -> AnyRules:
    """Return the rules that the text of a position names; *name* and *options* come first.

    :raises OptionError: when there is no such edition, option or value.
    """
    named, *said = str(position).partition(" ")[0].split(";")
    rules = edition(named if name is None else name)
    values = split_options(said)
    meant = {
        option.name: values.get(option.name, option.unsaid)
        for option in (*rules.options, *rules.unlisted)
        if option.name in values or option.unsaid is not None
    }
    return rules.with_options(**{**meant, **(options or {})})


called_before(__name__, edition_names, "daedalus.edition_names")
