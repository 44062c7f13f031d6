"""The lesson of Connect: laying, catching, what must stay joined, choosing between catches."""

from __future__ import annotations

from typing import Final

from daedalus.lessons.lesson import PLAYER, Attempt, Lesson, LessonStep


def lays(tried: Attempt) -> bool | None:
    """The player lays a tile anywhere."""
    return True if tried.did else None


def catches(tried: Attempt) -> bool | None:
    """The player catches a tile."""
    return _caught(tried) > 0 if tried.did else None


def _catches_two(tried: Attempt) -> bool | None:
    """The player catches two tiles at once."""
    return _caught(tried) > 1 if tried.did else None


def _caught(tried: Attempt) -> int:
    return len(tried.after.caught[PLAYER]) - len(tried.before.caught[PLAYER])


CONNECT: Final = Lesson(
    id="connect",
    edition="connect",
    title="title-connect",
    then={"start": 1},
    deal="connect 0,0=aVW/1,0=5HO/0,1=dLM/1,1=6OV 3GH7GN3HI 1 :3DE5JK,:3EW7BI",
    steps=(
        LessonStep("connect-lay", lays, ("lay 10@-1,0=a",), ("lay 48@1,-1=c",)),
        LessonStep("connect-catch", catches, ("lay 4@0,-1=3 take 1,-1",), ("lay 27@1,-1=b",)),
        LessonStep("connect-joined", catches, ("lay 8@0,-2=6 take 1,-1",), ("lay 32@1,-1=7",)),
        LessonStep("connect-choose", _catches_two, ("lay 7@1,-2=c take 0,-2 1,0",)),
    ),
)
