"""A lesson: a prepared game in steps, each with a goal that the rules judge.

A lesson is data.  Where a step begins follows from the deal, or from the answers and replies of the
steps before it, so it can be resumed at any step, in the browser and in the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from daedalus.core.errors import GameError, quoted
from daedalus.core.game import HOUSE, AnyRules, Timed, play
from daedalus.core.options import Value
from daedalus.editions import edition

PLAYER: Final = 0
RIVAL: Final = 1

StepVerdict: TypeAlias = Literal["open", "done", "again"]


class Attempt(NamedTuple):
    """What a player has done in a step so far."""

    rules: AnyRules
    before: Any  # the position in which the step began
    did: tuple[str, ...]
    after: Any
    late: bool = False  # the time ran out

    @property
    def unfinished(self) -> bool:
        """Whether it is still the player's turn."""
        return PLAYER in self.rules.to_act(self.after)


_StepGoal: TypeAlias = Callable[[Attempt], bool | None]
"""Whether an attempt has reached what was asked; None: it is not finished yet."""


class LessonStep(NamedTuple):
    """One thing to learn, and a goal that shows it was understood."""

    name: str  # of its sentences: lesson-<name>, with .again for those who missed the goal
    goal: _StepGoal
    answer: tuple[str, ...]  # one way to reach it, which leads to the next step
    reply: tuple[str, ...] = ()  # what the rival does then
    deal: str = ""  # a position of its own; "": it continues where the step before ended


def _rest_of(step: LessonStep, tried: Attempt) -> tuple[str, ...]:
    """Return what is left of the answer, or all of it if the player went another way."""
    done = len(tried.did)
    return step.answer[done:] if step.answer[:done] == tried.did else step.answer


def _nothing_named(rules: Any, state: Any) -> Mapping[str, str]:
    """Name nothing: the sentences of a lesson are complete."""
    return {}


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of one lesson, and the game that follows it."""

    id: str
    edition: str
    title: str  # the id of a sentence
    deal: str
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Value] = field(default_factory=dict)  # of the deal
    then: Mapping[str, Value] = field(default_factory=dict)  # of the game against a gentle rival
    shows: Callable[[LessonStep, Attempt], tuple[str, ...]] = (
        _rest_of  # to players who ask what to do
    )
    names: Callable[[Any, Any], Mapping[str, str]] = (
        _nothing_named  # what the sentences of a step name, at its position: keys of motifs
    )

    @property
    def rules(self) -> AnyRules:
        return edition(self.edition, **self.options)


class LessonFrame(NamedTuple):
    """A position to show, and what led to it."""

    by: int | None  # None: nothing led to it
    did: tuple[str, ...]
    state: Any


def opening(lesson: Lesson, at: int) -> tuple[LessonFrame, ...]:
    """Return what a step begins with: a position, and what the rival does in it.

    :raises GameError: when the lesson has no such step.
    """
    if not 0 <= at < len(lesson.steps):
        raise GameError(f"no such step: {quoted(at)}: {lesson.id} has {len(lesson.steps)}")
    rules, step = lesson.rules, lesson.steps[at]
    if at == 0 or step.deal:
        return (LessonFrame(None, (), rules.read(step.deal or lesson.deal)),)
    last = lesson.steps[at - 1]
    state = opening(lesson, at - 1)[-1].state
    for action in last.answer:
        state = play(rules, state, PLAYER, rules.parse(action))
    first = LessonFrame(None, (), state)
    for action in last.reply:
        state = play(rules, state, RIVAL, rules.parse(action))
    return (first, LessonFrame(RIVAL, last.reply, state)) if last.reply else (first,)


def attempt(lesson: Lesson, at: int, did: Sequence[str], moment: int = 0) -> Attempt:
    """Return what *did* leads to; in games with a clock, actions without a time happen at *moment*.

    :raises GameError: when an action cannot be read or is not allowed.
    """
    rules, before = lesson.rules, opening(lesson, at)[-1].state
    state, done = before, list[str]()
    for text in did:
        action = rules.parse(text)
        if isinstance(rules, Timed):
            if rules.moment(action) is None:
                action = rules.stamped(action, moment)
            late = _timed_out(rules, state, rules.moment(action) or 0)
            if late is not None:
                return Attempt(rules, before, tuple(done), late, late=True)
        state = play(rules, state, PLAYER, action)
        done.append(str(action))
    late = _timed_out(rules, state, moment)
    if late is not None:
        return Attempt(rules, before, tuple(done), late, late=True)
    return Attempt(rules, before, tuple(done), state)


def _timed_out(rules: AnyRules, state: Any, moment: int) -> Any | None:
    """Return the position after what the house did by *moment*; None: nothing."""
    for action in _of_house(rules, state):
        assert isinstance(rules, Timed)
        if (rules.moment(action) or 0) <= moment:
            return rules.apply(state, HOUSE, action)
    return None


def _of_house(rules: AnyRules, state: Any) -> Sequence[Any]:
    """Return what the house will do next while the player acts."""
    waits = isinstance(rules, Timed) and PLAYER in rules.to_act(state)
    return rules.legal(state, HOUSE) if waits else ()


def due(tried: Attempt) -> int | None:
    """Return when the time is up, in milliseconds since the step began; None: never."""
    rules = tried.rules
    if tried.late or not isinstance(rules, Timed):
        return None
    return next((rules.moment(action) for action in _of_house(rules, tried.after)), None)


def verdict(lesson: Lesson, at: int, tried: Attempt) -> StepVerdict:
    """Judge an attempt by the goal of its step."""
    reached = lesson.steps[at].goal(tried)
    if reached is None:
        return "open"
    return "done" if reached else "again"


def kept(tried: Attempt) -> tuple[str, ...]:
    """Return what remains of an attempt that missed its goal: what was built in a game with a
    clock, unless the time is up; otherwise the turn starts over."""
    built = isinstance(tried.rules, Timed) and not tried.late
    return tried.did[:-1] if built else ()
