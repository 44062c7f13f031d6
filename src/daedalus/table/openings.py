"""Tables whose games begin from a position: by which rules, and whether they can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from daedalus.core.errors import Cause, OptionError
from daedalus.core.game import AnyRules, Unbounded
from daedalus.core.record import opened
from daedalus.editions import edition, named_rules


class CardsMissing(OptionError):
    """Cards of a position are on no tile, so nobody could find them."""

    def __init__(self, letters: str) -> None:
        super().__init__(
            Cause(
                f"cards that lie nowhere: {' '.join(letters)}: nobody could find them",
                "position-cards",
                cards=tuple(letters),
            )
        )
        self.letters = letters


def played_by(name: str, options: Mapping[str, object], position: str) -> AnyRules:
    """Return the rules of a table; a position adds the options that its text names.

    :raises OptionError: when there is no such edition, option or value.
    """
    return named_rules(position, name, options) if position else edition(name, **options)


def check_position(rules: AnyRules, position: str, seats: int) -> None:
    """Check that a game for *seats* can begin from a position at a table, and can end.

    :raises GameError: when it cannot.
    """
    check_size(rules, rules.read(position))
    first = opened(rules, position, "try")
    if rules.seated(first) != seats:
        raise OptionError(
            f"{seats} do not fit a position of {rules.seated(first)}",
            "position-seats",
            given=seats,
            seated=rules.seated(first),
        )
    nowhere = rules.unfindable(first) if isinstance(rules, Unbounded) else ""
    if nowhere:
        raise CardsMissing(nowhere)


def check_size(rules: AnyRules, state: Any) -> None:
    """Check that a position is small enough for a table.

    :raises OptionError: when it is too large.
    """
    why = rules.too_large(state) if isinstance(rules, Unbounded) else ""
    if why:
        raise OptionError(f"too large: {why}", "position-large")
