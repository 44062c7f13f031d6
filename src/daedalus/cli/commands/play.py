"""`daedalus play`: a game in the terminal, full-screen or line by line."""

import sys
from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.engines import playable
from daedalus.cli.letters import full_screen
from daedalus.cli.request import (
    GameRequest,
    kinds_of,
    make_table,
    options_of,
    read_pairs,
    resume_table,
)
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words, told, told_editions, told_languages
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.editions import edition as rules_of
from daedalus.editions import named_rules


def play(
    edition: Annotated[str | None, Argument(help=told_editions())] = None,
    seats: Annotated[int | None, Option(help=told("help-seats"))] = None,
    seed: Annotated[str | None, Option(help=told("help-seed"))] = None,
    option: Annotated[list[str] | None, Option("-o", "--option", help=told("help-option"))] = None,
    bots: Annotated[str | None, Option(help=told("help-bots"))] = None,
    bot: Annotated[list[str] | None, Option(help=told("help-bot"))] = None,
    name: Annotated[list[str] | None, Option(help=told("help-name"))] = None,
    position: Annotated[str | None, Option(help=told("help-position"))] = None,
    clock: Annotated[int | None, Option(help=told("help-clock"))] = None,
    save: Annotated[Path | None, Option(help=told("help-save"))] = None,
    resume: Annotated[Path | None, Option(help=told("help-resume"))] = None,
    box: Annotated[Path | None, Option(help=told("help-print-box"))] = None,
    plain: Annotated[bool, Option("--plain", help=told("help-plain"))] = False,
    motion: Annotated[bool, Option("--motion/--no-motion", help=told("help-motion"))] = True,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    words = Words(lang)
    if box is not None:
        dressed = words.dress(edition, box)
        edition = edition or (dressed if position is None and resume is None else None)
    lines = plain or not full_screen(sys.stdin, sys.stdout)
    if resume is not None:
        _start(resume_table(resume, words, save), lines, motion)
        return
    if edition is None and not (lines or option or position):
        from daedalus.cli.screens.app import run_menu

        run_menu(words, motion)
        return
    if edition is None and position is None and sys.stdin.isatty():
        from daedalus.cli.menu import ask

        request = ask(words, sys.stdin, sys.stdout)
        _start(make_table(request, words), lines, motion)
        return
    chosen = options_of(option or [])
    if position is not None:
        rules = named_rules(position, edition, chosen)
    else:
        rules = rules_of(edition or playable()[0], **chosen)
    edition = rules.id
    if edition not in playable():
        raise OptionError(f"{quoted(edition)} cannot be played in the terminal yet", "not-here")
    if position is not None and seats is None:
        seats = rules.seated(rules.read(position))
    count = min(max(2, rules.seats[0]), rules.seats[-1]) if seats is None else seats
    if count not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        why = f"{edition} cannot be played by {count}: it is for {low} to {high}"
        raise OptionError(why, "seats", low=low, high=high)
    names = read_pairs(name or [], count, "name")
    request = GameRequest(
        edition,
        kinds_of(count, bots, bot or []),
        chosen,
        tuple(names.get(seat, "") for seat in range(count)),
        seed,
        position,
        save,
        seconds=_seconds(rules, count, clock),
        keep=not lines,  # lines are often a script, which says where to save the game, if at all
    )
    _start(make_table(request, words), lines, motion)


def _seconds(rules: AnyRules, seats: int, clock: int | None) -> int:
    """Return the time for each turn, if the game can be played with such a clock."""
    if clock is None:
        return 0
    from daedalus.table.messages import Clock
    from daedalus.table.settings import check_table

    if not 1 <= clock <= 3600:
        raise OptionError(
            f"not a time for a turn: {quoted(clock)}: 1 to 3600 seconds", "clock-turn"
        )
    check_table(rules, seats, Clock("turn", clock))
    return clock


def _start(table: LocalTable, lines: bool, motion: bool) -> None:
    if table.path is not None:  # complain now, not after the game
        table.path.parent.mkdir(parents=True, exist_ok=True)
    if lines:
        from daedalus.cli.plain import converse

        converse(table)
    else:
        from daedalus.cli.screens.app import run_table

        run_table(table, motion)
