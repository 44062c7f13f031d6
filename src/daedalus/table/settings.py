"""The settings of a table, and whether it can be played with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from daedalus.core.errors import OptionError
from daedalus.core.game import AnyRules, Setup, Timed
from daedalus.core.options import Value
from daedalus.table.messages import Clock, EditionForm, NewTable, OptionForm, PresetForm, Slow


class TableSettings(Struct, frozen=True):
    """What the host chose."""

    edition: str
    options: dict[str, Value]  # those that differ from the defaults
    clock: Clock
    listed: bool
    start: Literal["full", "host", "soon"]
    hints: bool
    free_text: bool
    grace: int
    keep_days: int
    rules: int = 1  # the version of the edition's rules; absent in logs of version 1
    pace: Literal["calm", "normal", "quick"] = "normal"  # of the bots; absent in older logs
    stand_in_by: Literal["players", "host"] = "players"  # absent in older logs
    previews: bool = True  # where a push leads is shown before it is made; absent in older logs
    again: int = 0  # the turn of an earlier game that is tried again; absent in older logs
    slow: Slow = Slow()  # a turn a day or a week; absent in older logs


def settings_of(wish: NewTable, rules: AnyRules) -> TableSettings:
    """Return the settings of a new table that is played by *rules*."""
    return TableSettings(
        edition=rules.id,
        options=dict(rules.chosen),
        clock=wish.clock,
        listed=wish.listed,
        start=wish.start,
        hints=wish.hints,
        free_text=wish.free_text,
        grace=wish.grace,
        keep_days=wish.keep_days,
        rules=rules.version,
        pace=wish.pace,
        stand_in_by=wish.stand_in_by,
        previews=wish.previews,
        again=wish.again,
        slow=wish.slow,
    )


def all_options(rules: AnyRules) -> dict[str, Value]:
    """Return every option of *rules* with the value it has."""
    chosen = rules.chosen
    return {option.name: chosen.get(option.name, option.default) for option in rules.options}


def edition_form(rules: AnyRules, levels: Sequence[str]) -> EditionForm:
    """Return the options of an edition, for clients."""
    now = all_options(rules)
    return EditionForm(
        id=rules.id,
        engine=rules.engine,
        version=rules.version,
        seats_min=rules.seats[0],
        seats_max=rules.seats[-1],
        options=[
            OptionForm(
                option.name,
                now[option.name],
                list(option.words),
                option.low,
                option.high,
                option.shape or None,
                {str(size): count for size, count in option.deck} or None,
                option.ours,
                list(option.borrowed),
            )
            for option in rules.options
        ],
        levels=list(levels),
        motifs=list(rules.motifs),
        signed=rules.signed,
        timed=isinstance(rules, Timed),
        presets=[PresetForm(each.name, dict(each.options), each.front) for each in rules.presets],
        minutes=rules.minutes,
    )


def check_table(rules: AnyRules, seats: int, clock: Clock, days: int = 0) -> None:
    """Check that an edition can be played by this many players, with this clock, *days* for a turn.

    :raises OptionError: when they cannot.
    """
    if seats not in rules.seats:
        raise OptionError(
            f"{rules.id} cannot be played by {seats}: "
            f"it is for {rules.seats[0]} to {rules.seats[-1]}"
        )
    rules.start(Setup(seats, "try"))
    if clock.kind != "none":
        if clock.seconds < 1:
            raise OptionError("a clock needs at least a second", "clock")
        if isinstance(rules, Timed):
            raise OptionError(f"{rules.id} keeps its own time: no clock", "clock-own")
        if seats == 1:
            raise OptionError("a clock needs two seats", "clock-alone")
    if days:
        if isinstance(rules, Timed):
            raise OptionError(f"{rules.id} keeps its own time: no turn takes a day", "clock-own")
        if clock.kind != "none":
            raise OptionError("where a turn may take days there is no other clock")


def check_pieces(rules: AnyRules, pieces: Sequence[int]) -> None:
    """Check that an edition has these pieces, each used once.

    :raises OptionError: when not.
    """
    if len(set(pieces)) < len(pieces) or any(piece > rules.seats[-1] for piece in pieces):
        raise OptionError(f"not {len(pieces)} of the {rules.seats[-1]} pieces: {pieces}")
