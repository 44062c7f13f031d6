"""A lesson as messages: what a page says was done, and what it shows next.

Nothing is kept here.  A page remembers which step it has reached, and what it did in it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from daedalus.core.options import Value
from daedalus.lessons.lesson import (
    PLAYER,
    Lesson,
    LessonFrame,
    StepVerdict,
    attempt,
    due,
    kept,
    opening,
    verdict,
)
from daedalus.lessons.shelf import lesson, lessons
from daedalus.table import messages
from daedalus.table.messages import Now
from daedalus.table.seat_view import look_ahead, result

_GENTLE = "easy"


class LessonForm(Struct):
    """A lesson that can be taken."""

    id: str
    edition: str
    title: str  # the id of a sentence
    steps: list[str]  # the names of their sentences: lesson-<name>
    then: dict[str, Value]  # the options of the game that follows it


class LessonList(Struct):
    lessons: list[LessonForm]


_LessonDeeds = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=200)]


class LessonTry(Struct, forbid_unknown_fields=True):
    """What was done in a step so far, and what is done now; if nothing, the step begins."""

    step: Annotated[int, Meta(ge=0, le=99)]
    did: _LessonDeeds = []
    do: _LessonDeeds = []
    at: Annotated[int, Meta(ge=0, le=86_400_000)] = 0  # milliseconds since the step began


class LessonNow(Struct):
    """What follows: positions to show one after the other, and whether the goal is reached."""

    verdict: Literal["open", "done", "again"]
    did: list[str]  # as it was played, with its times
    frames: list[Now]
    kept: list[str]  # what remains of it when the goal was missed
    answer: list[str]  # a way to go on to the goal
    due: int | None  # when the time is up, in milliseconds since the step began
    about: dict[str, str]  # what its sentences name: motifs by their keys


def listed() -> LessonList:
    """Return all lessons."""
    return LessonList(
        [
            LessonForm(
                each.id,
                each.edition,
                each.title,
                [step.name for step in each.steps],
                dict(each.then),
            )
            for each in lessons().values()
        ]
    )


def step(name: str, data: LessonTry) -> LessonNow:
    """Return what follows an attempt at a step.

    :raises GameError: when there is no such lesson or step, or an action is not allowed.
    """
    taught = lesson(name)
    start = opening(taught, data.step)
    tried = attempt(taught, data.step, (*data.did, *data.do), data.at)
    said = verdict(taught, data.step, tried)
    if tried.late:
        frames = [LessonFrame(None, (), tried.after)]
    elif data.do or said != "open":
        frames = [LessonFrame(PLAYER, tried.did[len(data.did) :], tried.after)]
    elif data.did:
        frames = [LessonFrame(None, (), tried.after)]
    else:
        frames = list(start)
    ply = 0 if frames == list(start) else sum(len(each.did) for each in start) + len(data.did)
    shown = []
    for frame in frames:
        ply += len(frame.did)
        shown.append(_now(taught, frame, ply, said, data.at))
    return LessonNow(
        verdict=said,
        did=list(tried.did),
        frames=shown,
        kept=list(kept(tried)),
        answer=list(taught.shows(taught.steps[data.step], tried)),
        due=due(tried),
        about=dict(taught.names(tried.rules, tried.before)),
    )


def _now(
    taught: Lesson, frame: LessonFrame, ply: int, said: StepVerdict, moment: int
) -> messages.Now:
    """Return a frame as a page shows it: at the table of a player and a gentle rival."""
    rules, state = taught.rules, frame.state
    view = rules.view(state, PLAYER)
    legal: list[str] = []
    reach = None
    if said == "open" and PLAYER in rules.to_act(state):
        actions = rules.legal(view, PLAYER)
        legal, reach = [str(each) for each in actions], look_ahead(rules, view)
    outcome = rules.outcome(state)
    options: dict[str, Any] = {option.name: option.default for option in rules.options}
    return messages.Now(
        ply=ply,
        echo=ply,
        cause="sync" if frame.by is None else "act" if frame.by == PLAYER else "bot",
        by=frame.by,
        did=list(frame.did),
        pos=rules.write(view),
        to_act=[seat for seat in rules.to_act(state) if seat >= 0],
        legal=legal,
        reach=reach,
        table=messages.TableView(
            id=f"lesson-{taught.id}",
            edition=taught.edition,
            engine=rules.engine,
            options={**options, **rules.chosen},
            phase="playing" if outcome is None else "over",
            seats=[
                messages.SeatView("human", here=True, ready=True),
                messages.SeatView("bot", level=_GENTLE, here=True, ready=True),
            ],
            clock=messages.Clock(),
            start="full",
            listed=False,
            hints=False,
            free_text=False,
            grace=0,
        ),
        you=messages.You([PLAYER], False, PLAYER),
        times=None,
        at=moment,
        since=0,
        outcome=result(outcome),
        seed_sha256=None,
        seed=None,
        log=None,
    )
