"""`daedalus perft`: count the lists of actions that can follow, as chess programs do."""

import sys
from typing import Annotated

import typer

from daedalus.cli.wish import number, options_of
from daedalus.cli.words import told
from daedalus.core.errors import OptionError


def perft(
    edition: Annotated[str, typer.Argument(help=told("help-edition"))],
    depth: Annotated[int, typer.Argument(parser=number, help=told("help-depth"))],
    seats: Annotated[int, typer.Option(parser=number, help=told("help-seats"))] = 2,
    seed: Annotated[str, typer.Option(help=told("help-seed"))] = "",
    option: Annotated[
        list[str] | None, typer.Option("-o", "--option", help=told("help-option"))
    ] = None,
    position: Annotated[str | None, typer.Option(help=told("help-position"))] = None,
    divide: Annotated[bool, typer.Option("--divide", help=told("help-divide"))] = False,
) -> None:
    from daedalus import Setup
    from daedalus import perft as count
    from daedalus.core.record import begin
    from daedalus.editions import edition as rules_of

    rules = rules_of(edition, **options_of(option or []))
    dealt = begin(rules, Setup(seats, seed)).state if position is None else None
    state = dealt if position is None else rules.read(position)
    if depth < 0:
        raise OptionError(f"no such depth: {depth}: it is 0 or more")
    if depth == 0:
        typer.echo(1)
        return
    moves = [(seat, each) for seat in rules.to_act(state) for each in rules.legal(state, seat)]
    total = 0
    # The bar goes to stderr, and only to a person: a pipe gets the numbers alone.
    hidden = not sys.stderr.isatty()
    with typer.progressbar(moves, file=sys.stderr, hidden=hidden or depth < 3) as bar:
        for seat, action in bar:
            below = count(rules, rules.apply(state, seat, action), depth - 1)
            total += below
            if divide:
                typer.echo(f"{seat + 1} {action} {below}")
    typer.echo(total)
