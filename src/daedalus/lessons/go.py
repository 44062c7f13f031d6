"""The lesson of Go!: one tile, two, one to turn over, a whole roll, then against the clock."""

from __future__ import annotations

from typing import Final

from daedalus.editions.go.actions import CLAIM, LIFT, PLACE
from daedalus.editions.go.rules import Go
from daedalus.lessons.lesson import PLAYER, Attempt, Lesson, LessonStep


def solves(tried: Attempt) -> bool | None:
    """The player claims a solved maze, before the time runs out."""
    assert isinstance(tried.rules, Go)
    if tried.late:
        return False
    if not tried.did or not tried.did[-1].startswith(CLAIM):
        return None
    return tried.rules.solved(tried.after, PLAYER)


def deal(roll: str, board: str = "-", due: str = "-") -> str:
    """Return the text of a round in which both build: the rival has laid nothing yet."""
    return f"go;version=3 1 b 0,0,{due} {roll} 7,7 -- -- - {board}/- {'0' * 32} -,- -"


def laid(*tiles: str) -> tuple[str, ...]:
    return (*(f"place {tile}" for tile in tiles), CLAIM)


def _next_tile(step: LessonStep, tried: Attempt) -> tuple[str, ...]:
    """Return what to do next for the board of the answer: lift what is wrong, lay what is missing.

    >>> from daedalus.lessons.lesson import attempt
    >>> _next_tile(GO.steps[2], attempt(GO, 2, ()))
    ('lift 3', 'place 3B@c5n')
    """
    laid = {way.tile: way.name for way in tried.after.boards[PLAYER]}
    wanted = {text[6]: text[6:] for text in step.answer if text.startswith(PLACE)}
    lying = {way.tile: way.name for way in tried.before.boards[PLAYER]} | wanted
    wrong = [f"{LIFT} {tile}" for tile, name in laid.items() if lying.get(tile) != name]
    missing = [f"{PLACE} {name}" for tile, name in lying.items() if laid.get(tile) != name]
    return (*wrong, *missing[:1]) if wrong or missing else (CLAIM,)


_FIRST: Final = deal("PBVA", "1A@b5w,2B@c1s,3B@c5n")

GO: Final = Lesson(
    id="go",
    edition="go",
    title="title-go",
    deal=_FIRST,
    shows=_next_tile,
    steps=(
        LessonStep("go-one", solves, laid("4A@d3s")),
        LessonStep("go-two", solves, laid("2B@d2s", "4A@d5n"), deal=deal("HTIJ", "1B@a2s,3B@b3s")),
        LessonStep(
            "go-over",
            solves,
            ("lift 3", *laid("3B@c5n")),
            deal=deal("NDVA", "1A@b5w,2B@b2e,3A@c5n,4A@e2w"),
        ),
        LessonStep(
            "go-roll", solves, laid("1A@a1s", "2A@d2s", "3B@c4w", "4A@a4n"), deal=deal("STCF")
        ),
        LessonStep(
            "go-clock",
            solves,
            laid("1A@c4s", "2A@b3w", "3B@c1s", "4B@d2n"),
            deal=deal("PTCJ", due="180000"),
        ),
    ),
)
