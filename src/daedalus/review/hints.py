"""Hints: the turn that a look back would call the best one, so that both say the same."""

from __future__ import annotations

from typing import Any

from daedalus.bots import engine_of
from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.texts import BotQuestion
from daedalus.review import judge_of


def advice(ask: Ask[Any, Any]) -> Advice:
    """Return the best turn and why.

    Where no turns are compared, alone or in Go!, it is what the engine's bots advise.
    """
    return judge_of(ask.rules).advice(ask) or engine_of(ask.rules).advise(ask)


def advise(
    question: BotQuestion,
) -> tuple[list[str], list[tuple[str, dict[str, str | int]]]]:
    """Return what to do in this turn, and why, as ids and arguments of sentences."""
    found = advice(question.ask())
    actions = [str(action) for action in (found.action, *found.then)]
    return actions, [(reason.name, dict(reason.details)) for reason in found.reasons]
