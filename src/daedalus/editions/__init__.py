"""The editions: every module in this folder that defines RULES is one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules, Setup
from daedalus.core.options import split_options
from daedalus.core.record import Game, Player, begin, read_record

if TYPE_CHECKING:  # lets type checkers infer an edition's types from its name
    from daedalus.editions.connect.rules import Connect
    from daedalus.editions.connect.text import Lay
    from daedalus.editions.connect.text import State as ConnectState
    from daedalus.editions.go.actions import Action as GoAction
    from daedalus.editions.go.position import State as GoState
    from daedalus.editions.go.rules import Go
    from daedalus.editions.sliding.actions import Action
    from daedalus.editions.sliding.position import State
    from daedalus.editions.sliding.rules import Sliding

    SlidingName: TypeAlias = Literal["classic", "pirates", "galaxy"]
    SlidingGame: TypeAlias = Game[State, Action, Sliding]
    GoGame: TypeAlias = Game[GoState, GoAction, Go]
    ConnectGame: TypeAlias = Game[ConnectState, Lay, Connect]


@cache
def shelf() -> dict[str, AnyRules]:
    """Return the rules of all editions by name, in the order of the shelf."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    rules: list[AnyRules] = [module.RULES for module in modules if "RULES" in vars(module)]
    return {each.id: each for each in sorted(rules, key=lambda each: (each.shelf, each.id))}


def editions() -> tuple[str, ...]:
    """Return the names of all editions."""
    return tuple(shelf())


@overload
def edition(name: SlidingName, **options: object) -> Sliding: ...
@overload
def edition(name: Literal["go"], **options: object) -> Go: ...
@overload
def edition(name: Literal["connect"], **options: object) -> Connect: ...
@overload
def edition(name: str, **options: object) -> AnyRules: ...
def edition(name: str, **options: object) -> AnyRules:
    """Return the rules of an edition, with *options* chosen.

    :raises OptionError: when there is no such edition, option or value.
    """
    if not isinstance(name, str) or name not in shelf():
        raise OptionError(f"no such edition: {quoted(name)}: there are {', '.join(shelf())}")
    return shelf()[name].with_options(**options)


@overload
def new_game(
    name: SlidingName,
    *,
    seats: int = 2,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> SlidingGame: ...
@overload
def new_game(
    name: Literal["go"],
    *,
    seats: int = 2,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> GoGame: ...
@overload
def new_game(
    name: Literal["connect"],
    *,
    seats: int = 2,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> ConnectGame: ...
@overload
def new_game(
    name: str,
    *,
    seats: int = 2,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> Game: ...
def new_game(
    name: str,
    *,
    seats: int = 2,
    seed: str | int = "",
    players: tuple[Player, ...] | None = None,
    **options: object,
) -> Game:
    """Return a new game of an edition; the same *seed* always deals the same game.

    :raises OptionError: when the edition, an option, a value or the number of seats is invalid.
    """
    if isinstance(seed, int) and seed is not True and seed is not False:
        seed = str(seed)  # a number is taken as its digits
    return begin(edition(name, **options), Setup(seats, seed), players)  # type: ignore[arg-type]


def read_game(text: str) -> Game:
    """Return the game in the text of a `.game` file.

    :raises GameError: naming the line, when it is not a record or its game breaks the rules.
    """
    return read_record(text, edition)


def read_position(text: str) -> tuple[AnyRules, Any]:
    """Return the position described by *text*, and the rules it names.

    :raises GameError: when it is not well-formed, or its edition is unknown.
    """
    name, *options = str(text).partition(" ")[0].split(";")
    rules = edition(name)
    known = [option.name for option in (*rules.options, *rules.unlisted)]
    given = split_options(options)
    rules = rules.with_options(**{name: given[name] for name in given if name in known})
    return rules, rules.read(text)
