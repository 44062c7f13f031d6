"""`daedalus perft`: count the sequences of actions that can follow, as chess programs do."""

from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.progress import Progress
from daedalus.cli.request import options_of
from daedalus.cli.words import told, told_editions
from daedalus.core.errors import OptionError


def perft(
    edition: Annotated[str, Argument(help=told_editions())],
    depth: Annotated[int, Argument(help=told("help-depth"))],
    seats: Annotated[int, Option(help=told("help-seats"))] = 2,
    seed: Annotated[str, Option(help=told("help-seed"))] = "",
    option: Annotated[list[str] | None, Option("-o", "--option", help=told("help-option"))] = None,
    position: Annotated[str | None, Option(help=told("help-position"))] = None,
    divide: Annotated[bool, Option("--divide", help=told("help-divide"))] = False,
) -> None:
    from daedalus import Setup
    from daedalus import perft as count
    from daedalus.core.record import begin
    from daedalus.editions import edition as rules_of
    from daedalus.editions import named_rules

    chosen = options_of(option or [])
    if position is None:
        rules = rules_of(edition, **chosen)
    else:
        rules = named_rules(position, edition, chosen)
    dealt = begin(rules, Setup(seats, seed)).state if position is None else None
    state = dealt if position is None else rules.read(position)
    if depth < 0:
        raise OptionError(f"no such depth: {depth}: it is 0 or more")
    if depth == 0:
        print(1)
        return
    moves = [(seat, each) for seat in rules.to_act(state) for each in rules.legal(state, seat)]
    total = 0
    with Progress(len(moves) if depth > 2 else 0) as progress:
        for seat, action in moves:
            below = count(rules, rules.apply(state, seat, action), depth - 1)
            total += below
            if divide:
                print(f"{seat + 1} {action} {below}")
            progress.step()
    print(total)
