"""Bots for Connect, by level.  All see a view and nothing else.

`medium` is greedy: a lay with the most catches, taking the largest set.  `easy` is too, but
overlooks long paths.  `hard` weighs what it leaves to the next player over all hands they may hold,
`expert` simulates the best lays for a round with dealt hands, `master` does so for longer.
"""

from typing import Final

from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.connect.advice import explain
from daedalus.bots.connect.dial import think
from daedalus.bots.connect.plan import EXPERT, MASTER, greedy, judge, look_ahead
from daedalus.bots.dial import strength
from daedalus.bots.ladder import unknown
from daedalus.core.chance import draw, words
from daedalus.editions.connect.rules import Connect, Lay, State

SHORT: Final = 2
"""The number of steps that an easy bot follows a path."""


def choose(ask: Ask[Connect, State]) -> Lay:
    """Return what a bot of *level* does; only master uses its time budget.

    :raises OptionError: when there is no such bot.
    """
    rules, view, seat = ask.rules, ask.view, ask.seat
    match ask.level:
        case "random":
            actions = rules.legal(view, seat)
            return actions[draw(len(actions), ask.salt)]
        case "easy":
            return overlooking(rules, view, seat, ask.salt)
        case "medium":
            return greedy(rules, view, words(ask.salt))
        case "hard":
            return judge(rules, view, seat, ask.salt)[0].action
        case "expert":
            return look_ahead(rules, view, seat, ask.salt, EXPERT)
        case "master":
            return look_ahead(rules, view, seat, ask.salt, MASTER, ask.budget_ms)
    number = strength(ask.level)
    if number is None:
        raise unknown(ask.level, rules.id)
    return think(number, ask)


def turn(ask: Ask[Connect, State]) -> tuple[Lay, ...]:
    """Return a bot's turn, which is one action here."""
    return (choose(ask),)


def advise(ask: Ask[Connect, State]) -> Advice:
    """Return what a bot would do, and why: it wins, or catches this many tiles."""
    lay = choose(ask)
    return Advice(lay, reasons=explain(ask.rules, ask.view, ask.seat, lay))


def overlooking(rules: Connect, view: State, seat: int, seed: str) -> Lay:
    """Return a lay with the most catches, among those that catch over short paths only."""
    actions = [
        action
        for action in rules.legal(view, seat)
        if all(len(rules.way(view, action, cell)) <= SHORT + 1 for cell in action.take)
    ]
    most = max(len(action.take) for action in actions)
    best = [action for action in actions if len(action.take) == most]
    return best[draw(len(best), seed)]
